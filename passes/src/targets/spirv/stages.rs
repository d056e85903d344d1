//! Stages: the properties of vertex and fragment kernels that Vulkan requires.

use super::{flavour::Flavour, handles::Handle, uses::Uses, variables::Variables};
use crate::analysis::handles::bound;
use gir_dialects::{
    ir::{Op, OpView, TypeExt, Value},
    lir,
    mir::Stage,
    names,
    spirv::as_pointer,
    upstream::spirv::{ExecutionModel, StorageClass},
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

/// Reports kernels that SPIR-V cannot express.
pub fn check(op: Op<'_>, flavour: &Flavour) {
    if let Some(stage) = graphics(op) {
        let stage_name = stage.keyword();
        if flavour.is_physical() {
            op.error(format!(
                "is a {stage_name} kernel, and OpenCL has no graphics pipeline; emit it for Vulkan"
            ));
        } else if execution_model(stage).is_none() {
            op.error(format!(
                "is a {stage_name} kernel, which cannot be emitted as SPIR-V yet; compute, vertex and fragment kernels can"
            ));
        }
    }
    if op.attribute(names::LIR_DSP_DMA).is_some() {
        op.error("has copies by a DMA engine, which no GPU has; run --lir-expand-copies first");
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
