//! The device `msl-host`: kernels in the Metal Shading Language.

use gir::target::msl;

use super::{Arguments, BoundBuffer, Host};
use crate::run::launch::Launch;
use crate::run::program::{DynamicShared, Param, ParamKind, Program, Slot};

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
    caller: |entry| {
        let entry = msl::entry_name(entry);
        format!("extern \"C\" void gir_kernel(void) {{ {entry}(); }}\n")
    },
    arguments,
    subgroup_size: 32,
    workgroup_items: 1024,
};

/// Arguments have the numbers that `--lir-number-arguments` gives them: buffers by the order of their places, all scalars
/// together behind those, and workgroup memory by itself, in the order of the parameters.
fn arguments(launch: &Launch<'_>) -> Arguments {
    let bindings = &launch.bindings;
    let mut places: Vec<Slot> = bindings
        .buffers
        .iter()
        .filter_map(|buffer| buffer.slot)
        .collect();
    places.sort();
    places.dedup();
    let number = |slot: &Slot| places.binary_search(slot).ok()?.try_into().ok();
    let bound = bindings
        .buffers
        .iter()
        .enumerate()
        .filter_map(|(index, buffer)| {
            Some(BoundBuffer {
                number: number(&buffer.slot?)?,
                buffer: Some(index),
                bytes: vec![],
            })
        });
    let mut buffers: Vec<_> = bound.collect();
    if !bindings.push_constants.is_empty() {
        buffers.push(BoundBuffer {
            number: places.len() as u32,
            buffer: None,
            bytes: bindings.push_constants.clone(),
        });
    }
    let shared = shared(launch.program).map(|shared| {
        let mut counts = bindings.spec_constants.iter();
        let count = counts.find(|(id, _)| *id == shared.spec_id);
        count.map_or(0, |(_, count)| u64::from(*count)) * shared.elem.size() as u64
    });
    Arguments {
        buffers,
        shared: (0..).zip(shared).collect(),
    }
}

/// What gets its size at launch, the global behind the parameters.
fn shared(program: &Program) -> impl Iterator<Item = DynamicShared> {
    let of_param = |param: &Param| match param.kind {
        ParamKind::DynamicShared(shared) => Some(shared),
        _ => None,
    };
    let global = program.dynamic_global.iter().map(|global| global.shared);
    program.params.iter().filter_map(of_param).chain(global)
}
