//! Stages: the properties of vertex and fragment kernels that Vulkan requires.

use super::{
    check::Uses, entry_points, handles::Handle, source::Source, stage_io::StageIo,
    variables::Variables,
};
use crate::{analysis::handles::bound, lir::legality::lir_check_stages};
use gir_dialects::{
    ir::{Builder, Op, OpView, TypeExt, Value},
    lir,
    mir::{IoBuiltin, Stage},
    spirv::as_pointer,
    upstream::{
        func,
        spirv::{ExecutionMode, ExecutionModel, StorageClass},
    },
};
/// The stage of a kernel that has no workgroups.
pub fn graphics(kernel: Op<'_>) -> Option<Stage> {
    crate::analysis::stages::of(kernel).filter(|stage| *stage != Stage::Compute)
}

/// The execution model of a stage.
pub fn execution_model(stage: Stage) -> Option<ExecutionModel> {
    match stage {
        Stage::Vertex => Some(ExecutionModel::Vertex),
        Stage::Fragment => Some(ExecutionModel::Fragment),
        _ => None,
    }
}

/// Reports operations in vertex and fragment kernels that only compute kernels support, and vertex kernels
/// without a position.
pub fn check(source: &Source<'_>) {
    let functions = source.functions.iter().map(|function| function.op());
    lir_check_stages::check(&functions.collect::<Vec<_>>(), &source.globals);
}

/// The execution modes of a vertex or fragment kernel.
pub fn set_modes<'c>(
    builder: &Builder<'c>,
    kernel: func::FuncOp<'c>,
    stage: Stage,
    io: &StageIo<'c>,
) {
    if stage != Stage::Fragment {
        return;
    }
    entry_points::set_mode(builder, kernel, ExecutionMode::OriginUpperLeft);
    if io.writes(IoBuiltin::FragDepth) {
        entry_points::set_mode(builder, kernel, ExecutionMode::DepthReplacing);
    }
}

/// The builtins that a fragment kernel reads as integers, which are not interpolated.
pub fn flat_builtins(
    variables: &Variables<'_>,
    stage: Stage,
    uses: &[&Uses<'_>],
) -> Vec<(String, &'static str)> {
    if stage != Stage::Fragment {
        return vec![];
    }
    let read = uses.iter().flat_map(|uses| &uses.builtins);
    let read = read.filter_map(|number| variables.builtins.get(number));
    let integers = read.filter(|variable| variable.element.lane().as_integer().is_some());
    integers
        .map(|variable| (variable.name.clone(), "flat"))
        .collect()
}

/// Whether a parameter of a stage without workgroups is a storage buffer that is not written; see
/// [`is_only_read`].
pub fn is_only_read_buffer(kernel: Op<'_>, handle: &Handle<'_>) -> bool {
    let class = as_pointer(handle.variable.ty).map(|(_, class)| class);
    if graphics(kernel).is_none() || class != Some(StorageClass::StorageBuffer) {
        return false;
    }
    let mut is_only_read = true;
    kernel.walk_pre(|op| {
        let store = op.cast::<lir::BufferStoreOp<'_>>();
        let stored = store.and_then(|store| store.op().operand(0).defining_op());
        is_only_read &= stored.is_none_or(|buffer| bound(buffer) != Some(handle.slot));
    });
    is_only_read
}

/// Whether nothing is written through a pointer. Devices may lack stores and atomics in vertex and fragment
/// kernels, which read-only buffers do not need.
pub fn is_only_read(pointer: Value<'_>) -> bool {
    pointer.uses().all(|(user, _)| {
        if user.is::<lir::GepOp<'_>>() || user.is::<lir::PtrCastOp<'_>>() {
            return is_only_read(user.result(0));
        }
        // An atomic access requires writable memory, even if it only loads.
        let load = user.cast::<lir::LoadOp<'_>>();
        load.is_some_and(|load| load.ordering().is_none())
    })
}
