//! The device `msl-host`: kernels in the Metal Shading Language.

use gir::targets::msl;

use super::{
    Arguments, BoundBuffer, Caller, Host,
    argument_buffers::{Members, Table},
    headers, images,
};
use crate::graphics::{Crossing, GraphicsProgram};
use crate::launch::Launch;
use crate::program::ParamKind;

pub(super) const HOST: Host = Host {
    name: "msl-host",
    language: "Metal",
    format: "msl",
    target: "metal3.2",
    headers: headers!["metal":
        "metal_atomic"
        "metal_stdlib"
        "gir/arguments.h"
        "gir/atomics.h"
        "gir/casts.h"
        "gir/groups.h"
        "gir/integers.h"
        "gir/lanes.h"
        "gir/language.h"
        "gir/math.h"
        "gir/matrices.h"
        "gir/names.h"
        "gir/packed.h"
        "gir/relational.h"
        "gir/stages.h"
        "gir/texels.h"
        "gir/texture_layers.h"
        "gir/textures.h"
        "gir/vectors.h"
        "simd/simd.h"
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
        Caller {
            before: String::new(),
            behind: format!("extern \"C\" void gir_kernel(void) {{ {entry}(); }}\n"),
        }
    },
    stage_caller: Some(stage_caller),
    arguments,
    subgroup_size: 32,
    has_parts: false,
    workgroup_items: 1024,
    shared_bytes: None,
};

/// The code that calls a vertex and a fragment kernel and passes on their results: the emission names members after
/// their places.
fn stage_caller(program: &GraphicsProgram) -> Caller {
    let before = "#include \"gir/stages.h\"\n".to_owned();
    let mut vertex = vec!["gir::put(gir_position(), out.position);".to_owned()];
    if program.has_point_size {
        vertex.push("gir_point_size(out.point_size);".to_owned());
    }
    vertex.extend(program.handed_on.iter().map(|Crossing { location, .. }| {
        format!("gir::put(gir_handed_on({location}), out.locn{location});")
    }));
    let mut fragment: Vec<_> = program
        .colors
        .iter()
        .map(|Crossing { location, .. }| {
            format!("gir::put(gir_color({location}), out.color{location});")
        })
        .collect();
    if program.has_depth {
        fragment.push("gir_depth(out.depth);".to_owned());
    }
    if program.has_mask {
        fragment.push("gir_mask(out.mask);".to_owned());
    }
    let function = |name: &str, entry: &str, hands_on: &[String]| {
        let entry = msl::entry_name(entry);
        let result = if hands_on.is_empty() {
            ""
        } else {
            "auto out = "
        };
        format!(
            "extern \"C\" void {name}(void) {{\n  {result}{entry}();\n  {}\n}}\n",
            hands_on.join("\n  ")
        )
    };
    let behind = function("gir_vertex", &program.vertex, &vertex)
        + &function("gir_fragment", &program.fragment, &fragment);
    Caller { before, behind }
}

/// The reflection has the number of each buffer, and of the block of scalars. Workgroup memory is numbered separately.
fn arguments(launch: &Launch<'_>) -> Arguments {
    let program = launch.program;
    let bindings = &launch.bindings;
    let mut members = Members::default();
    let (images, samplers) = images::bound(launch, &mut members);
    let mut found = Arguments {
        images,
        samplers,
        ..Arguments::default()
    };
    for (index, buffer) in bindings.buffers.iter().enumerate() {
        let slot = buffer.slot.as_ref();
        let number = slot.and_then(|slot| members.number(&program.indices, slot, Table::Buffers));
        // Resources that the kernel does not use have no number.
        if let Some(number) = number {
            found.buffers.push(BoundBuffer {
                number,
                buffer: Some(index),
                bytes: vec![],
            });
        }
    }
    let block = program.push_constants.and_then(|block| block.index);
    found.buffers.extend(block.map(|number| BoundBuffer {
        number,
        buffer: None,
        bytes: bindings.push_constants.clone(),
    }));
    found.buffers.extend(members.buffers());
    found.members = members;
    let params = program.params.iter().filter_map(|param| match &param.kind {
        ParamKind::DynamicShared(shared) => Some(shared),
        _ => None,
    });
    let global = program.dynamic_global.iter().map(|global| &global.shared);
    for (number, shared) in (0..).zip(params.chain(global)) {
        let mut counts = bindings.spec_constants.iter();
        let count = counts.find(|(id, _)| *id == shared.spec_id);
        let bytes = count.map_or(0, |(_, count)| u64::from(*count)) * shared.elem.size() as u64;
        found.shared.push((number, bytes));
    }
    found
}
