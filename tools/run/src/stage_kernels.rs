//! The compiler behind `gir-run --vertex`: a vertex and a fragment kernel of a file as one program.
//!
//! Both kernels of a pipeline see the same descriptor sets and the same push constants. Their parameters at the same
//! binding or offset are one parameter.

use crate::kernel::{check_private_memory, compile_file, format, reported, top_level};
use crate::kernel_description::{self, buffer, elem_type, param};
use crate::specialisation;
use crate::{
    graphics::{Crossing, GraphicsProgram, Stages},
    program::{CompileError, CompileRequest, Indices, Param, ParamKind, Program},
};
use gir::{
    compilation::Lowered,
    compile::Artifact,
    profile::{ProfileHandle, recorded},
    reflection::{
        schema::{Entry, Global, Io, PushConstants, Reflection},
        slots::Slot,
    },
};
use gir_dialects::{
    ir::{Op, OpView},
    mir::{KernelAttr, Stage},
    names,
    upstream::func,
};
use std::collections::BTreeSet;

/// Compiles two kernels of a file for one pipeline; the fields of the request about one kernel are for compute kernels.
///
/// # Errors
/// When the file cannot be read, is wrong, or has no such kernels, and when they do not match.
pub fn compile_stages(
    request: &CompileRequest<'_>,
    stages: Stages<'_>,
) -> Result<GraphicsProgram, CompileError> {
    compile_file(request, |lowered, request| {
        compile_lowered(lowered, request, stages)
    })
}

fn compile_lowered(
    lowered: Lowered<'_, '_>,
    request: &CompileRequest<'_>,
    stages: Stages<'_>,
) -> Result<GraphicsProgram, CompileError> {
    let module = lowered.module;
    select(module, stages)?;
    let values = specialisation::values(module, request.specialisations);
    let values = values.map_err(|what| CompileError::Invalid(format!("error: {what}")))?;
    specialisation::fix(module, &values);
    let format = format(
        module,
        &CompileRequest {
            check: false,
            ..*request
        },
    )?;
    let profile = recorded::known_profile(module).ok_or_else(reported)?;
    let artifact = lowered.emit(format).ok_or_else(reported)?;
    let Artifact {
        bytes, reflection, ..
    } = artifact;
    let mut program = describe(&reflection, stages, profile)?;
    program.program.code = bytes;
    program.program.format = format.name();
    Ok(program)
}

/// Keeps the two kernels and drops the others.
fn select(module: Op<'_>, stages: Stages<'_>) -> Result<(), CompileError> {
    let kernels: Vec<_> = top_level(module)
        .filter_map(|op| Some((op.cast::<func::FuncOp<'_>>()?, stage(op)?)))
        .collect();
    let wanted = [
        (stages.vertex, Stage::Vertex),
        (stages.fragment, Stage::Fragment),
    ];
    for (name, stage) in wanted {
        let is_there =
            |kernel: &(func::FuncOp<'_>, Stage)| kernel.0.sym_name() == name && kernel.1 == stage;
        if !kernels.iter().any(is_there) {
            let of_stage = kernels.iter().filter(|(_, other)| *other == stage);
            let known: Vec<_> = of_stage.map(|(kernel, _)| kernel.sym_name()).collect();
            let known = match known.as_slice() {
                [] => "none".to_owned(),
                known => known.join(", "),
            };
            let stage = stage.keyword();
            return Err(CompileError::Invalid(format!(
                "error: no {stage} kernel '{name}': the file has {known}"
            )));
        }
    }
    for (kernel, stage) in kernels {
        if !wanted.contains(&(kernel.sym_name(), stage)) {
            kernel.op().erase();
        }
    }
    Ok(())
}

fn stage(function: Op<'_>) -> Option<Stage> {
    let kernel = function.attribute(names::LIR_KERNEL)?;
    KernelAttr::from_attribute(kernel).map(KernelAttr::stage)
}

fn describe(
    reflection: &Reflection,
    stages: Stages<'_>,
    profile: ProfileHandle,
) -> Result<GraphicsProgram, CompileError> {
    let entry = |name: &str| {
        let mut entries = reflection.entries.iter();
        entries
            .find(|entry| entry.name == name)
            .ok_or_else(reported)
    };
    let (vertex, fragment) = (entry(stages.vertex)?, entry(stages.fragment)?);
    check_private_memory(vertex)?;
    check_private_memory(fragment)?;
    check_interface(vertex, fragment)?;
    let used: BTreeSet<_> = vertex.globals.iter().chain(&fragment.globals).collect();
    let globals = reflection.globals.iter();
    let used = globals.filter(|global: &&Global| used.contains(&global.name));
    let writes = |entry: &Entry, builtin: &str| {
        let mut outputs = entry.outputs.iter();
        outputs.any(|output| output.builtin.as_deref() == Some(builtin))
    };
    Ok(GraphicsProgram {
        program: Program {
            code: vec![],
            format: "",
            profile,
            entry: format!("{}, {}", vertex.name, fragment.name),
            workgroup_size: [1; 3],
            subgroup_size: None,
            subgroup_choice: None,
            tile: [1; 3],
            params: parameters(vertex, fragment)?,
            globals: used.filter_map(|global| buffer(global, vertex)).collect(),
            dynamic_global: None,
            indices: indices(vertex, fragment)?,
            arguments: vec![],
            push_constants: block(vertex.push_constants, fragment.push_constants),
            shared_size: 0,
            specialised: vec![],
            variant: None,
        },
        vertex: vertex.name.clone(),
        fragment: fragment.name.clone(),
        attributes: crossings(&vertex.inputs),
        handed_on: crossings(&vertex.outputs),
        taken: crossings(&fragment.inputs),
        colors: crossings(&fragment.outputs),
        has_point_size: writes(vertex, "point_size"),
        has_depth: writes(fragment, "frag_depth"),
        has_mask: writes(fragment, "sample_mask"),
    })
}

/// The block of push constants that both kernels see.
fn block(vertex: Option<PushConstants>, fragment: Option<PushConstants>) -> Option<PushConstants> {
    let (Some(one), Some(other)) = (vertex, fragment) else {
        return vertex.or(fragment);
    };
    Some(PushConstants {
        size: one.size.max(other.size),
        align: one.align.max(other.align),
        index: one.index.or(other.index),
    })
}

/// The bindings of both kernels' resources in the target's API: a module has one number for one place.
///
/// # Errors
/// When argument buffers of one set differ between the kernels.
fn indices(vertex: &Entry, fragment: &Entry) -> Result<Indices, CompileError> {
    let (mut all, other) = (
        kernel_description::indices(vertex),
        kernel_description::indices(fragment),
    );
    let members = |of: &Indices, set| -> Vec<Slot> {
        let slots = of.members.keys().filter(|slot| slot.set == set);
        slots.copied().collect()
    };
    for Slot { set, .. } in all.members.keys() {
        let (own, others) = (members(&all, *set), members(&other, *set));
        if !others.is_empty() && own != others {
            return Err(CompileError::Unsupported(format!(
                "error: kernels '{}' and '{}' use different resources of set {set}, and gir-run binds one argument buffer for both; leave out --metal-argument-buffers, or use the same in both",
                vertex.name, fragment.name
            )));
        }
    }
    all.resources.extend(other.resources);
    all.members.extend(other.members);
    Ok(all)
}

/// The inputs or outputs at locations, in their order.
fn crossings(io: &[Io]) -> Vec<Crossing> {
    let located = io.iter().filter_map(|io| {
        Some(Crossing {
            location: io.location?,
            elem: elem_type(io.ty.as_deref())?,
        })
    });
    let mut crossings: Vec<_> = located.collect();
    crossings.sort_by_key(|crossing| crossing.location);
    crossings
}

/// Checks that the vertex kernel writes all inputs of the fragment kernel.
fn check_interface(vertex: &Entry, fragment: &Entry) -> Result<(), CompileError> {
    let outputs = crossings(&vertex.outputs);
    for read in crossings(&fragment.inputs) {
        let written = outputs
            .iter()
            .find(|output| output.location == read.location);
        let is_same = |written: &Crossing| {
            // Each kernel chooses its own signs.
            let bytes = written.elem.lane().size() == read.elem.lane().size();
            let kinds = [written.elem, read.elem].map(|elem| elem.lane().name().starts_with('f'));
            bytes && kinds[0] == kinds[1] && written.elem.lanes() >= read.elem.lanes()
        };
        if written.is_some_and(is_same) {
            continue;
        }
        let written = match written {
            Some(written) => format!("writes {}", written.elem),
            None => "writes nothing".to_owned(),
        };
        return Err(CompileError::Invalid(format!(
            "error: fragment kernel '{}' reads {} at location {}, where vertex kernel '{}' {written}",
            fragment.name, read.elem, read.location, vertex.name
        )));
    }
    Ok(())
}

/// The parameters of the vertex kernel, then the further ones of the fragment kernel.
fn parameters(vertex: &Entry, fragment: &Entry) -> Result<Vec<Param>, CompileError> {
    let mut all = own_parameters(vertex);
    let count = all.len();
    for new in own_parameters(fragment) {
        let mut known = all[..count].iter();
        let Some(old) = known.find(|old| overlap(&old.1.kind, &new.1.kind)) else {
            all.push(new);
            continue;
        };
        let names_differ = matches!((old.0, new.0), (Some(old), Some(new)) if old != new);
        if old.1.kind != new.1.kind || names_differ {
            return Err(CompileError::Invalid(format!(
                "error: parameter %{} of '{}' and %{} of '{}' are both at {}; give them one name and type, or places of their own",
                old.1.name,
                vertex.name,
                new.1.name,
                fragment.name,
                place(&new.1.kind)
            )));
        }
    }
    Ok(all.into_iter().map(|(_, param)| param).collect())
}

/// The parameters of a kernel that the host passes, with their names in the source.
fn own_parameters(entry: &Entry) -> Vec<(Option<&str>, Param)> {
    let parameters = entry.parameters.iter().enumerate();
    parameters
        .filter_map(|(index, given)| Some((given.name.as_deref(), param(index, given, entry)?)))
        .collect()
}

/// Whether two parameters have a byte or a binding in common.
fn overlap(one: &ParamKind, other: &ParamKind) -> bool {
    match (one, other) {
        (
            ParamKind::Scalar { ty, offset },
            ParamKind::Scalar {
                ty: other,
                offset: at,
            },
        ) => *offset < at + other.size() as u32 && *at < offset + ty.size() as u32,
        _ => slot(one).is_some() && slot(one) == slot(other),
    }
}

/// The descriptor slot of a parameter.
fn slot(kind: &ParamKind) -> Option<Slot> {
    match kind {
        ParamKind::Buffer { slot, .. }
        | ParamKind::Image { slot, .. }
        | ParamKind::Sampler { slot } => Some(*slot),
        ParamKind::Scalar { .. } | ParamKind::Address { .. } | ParamKind::DynamicShared(_) => None,
    }
}

fn place(kind: &ParamKind) -> String {
    match (slot(kind), kind) {
        (Some(slot), _) => format!("set {}, binding {}", slot.set, slot.binding),
        (None, ParamKind::Scalar { offset, .. }) => {
            format!("byte {offset} of the push constants")
        }
        (None, _) => "one place".to_owned(),
    }
}
