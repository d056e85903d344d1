//! The device `msl-host`: kernels in the Metal Shading Language.

use super::{Arguments, BoundBuffer, Host};
use crate::run::launch::Launch;
use crate::run::program::ParamKind;

/// The files of a folder of shims.
macro_rules! headers {
    ($folder:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("shims/", $folder, "/", $file)))),*]
    };
}

pub(super) const HOST: Host = Host {
    name: "msl-host",
    language: "Metal",
    format: "msl",
    target: "metal3.2",
    headers: headers!["metal":
        "metal_stdlib"
        "gir/arguments.h"
        "gir/atomics.h"
        "gir/casts.h"
        "gir/groups.h"
        "gir/integers.h"
        "gir/lanes.h"
        "gir/language.h"
        "gir/math.h"
        "gir/packed.h"
        "gir/relational.h"
        "gir/vectors.h"
    ],
    prelude: "metal_stdlib",
    options: &[
        "-x",
        "clcpp",
        "-cl-std=clc++2021",
        "-cl-no-stdinc",
        "-Xclang",
        "-cl-ext=+all,-cl_khr_fp64,-__opencl_c_fp64",
        "-fdeclspec",
    ],
    extension: "metal",
    caller: |entry| format!("extern \"C\" void gir_kernel(void) {{ {entry}(); }}\n"),
    arguments,
    subgroup_size: 32,
    workgroup_items: 1024,
};

/// Parameters that are no workgroup memory have the numbers of their order as buffers, scalars among them; then come the
/// globals. Workgroup memory is counted by itself.
fn arguments(launch: &Launch<'_>) -> Arguments {
    let program = launch.program;
    let bindings = &launch.bindings;
    let mut found = Arguments::default();
    let mut buffers = 0..bindings.buffers.len();
    let shared_bytes = |shared: &crate::run::program::DynamicShared| {
        let mut counts = bindings.spec_constants.iter();
        let count = counts.find(|(id, _)| *id == shared.spec_id);
        count.map_or(0, |(_, count)| u64::from(*count)) * shared.elem.size() as u64
    };
    let number = |found: &Arguments| found.buffers.len() as u32;
    for param in &program.params {
        match &param.kind {
            ParamKind::Buffer { .. } | ParamKind::Address { .. } => {
                found.buffers.push(BoundBuffer {
                    number: number(&found),
                    buffer: buffers.next(),
                    bytes: vec![],
                })
            }
            ParamKind::Scalar { ty, offset } => {
                let start = *offset as usize;
                found.buffers.push(BoundBuffer {
                    number: number(&found),
                    buffer: None,
                    bytes: bindings.push_constants[start..start + ty.size()].to_vec(),
                });
            }
            ParamKind::DynamicShared(shared) => {
                let number = found.shared.len() as u32;
                found.shared.push((number, shared_bytes(shared)));
            }
            ParamKind::Image { .. } | ParamKind::Sampler { .. } => {}
        }
    }
    for _ in &program.globals {
        found.buffers.push(BoundBuffer {
            number: number(&found),
            buffer: buffers.next(),
            bytes: vec![],
        });
    }
    if let Some(global) = &program.dynamic_global {
        let number = found.shared.len() as u32;
        found.shared.push((number, shared_bytes(&global.shared)));
    }
    found
}
