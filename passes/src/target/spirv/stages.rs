//! The stages of kernels: what a vertex or fragment kernel must not do, and what Vulkan has to know
//! of it.

use super::{
    check::Uses,
    entry_points::{self, Reach},
    handles::Handle,
    source::Source,
    stage_io::StageIo,
    variables::Variables,
};
use crate::mir_to_lir::{handles::bound, stages::Reached};
use gir_dialects::{
    common::MemoryScope,
    ir::{AttributeExt, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{IoAttr, IoBuiltin, PtrType, Stage, StorageSpace},
    spirv::as_pointer,
    stages,
    upstream::{
        func,
        spirv::{ExecutionMode, ExecutionModel, StorageClass},
    },
};
use std::collections::{HashMap, HashSet};

/// The stage of a kernel that has no workgroups.
pub fn graphics(kernel: Op<'_>) -> Option<Stage> {
    crate::mir_to_lir::stages::of(kernel).filter(|stage| *stage != Stage::Compute)
}

/// What runs a stage of Vulkan.
pub fn execution_model(stage: Stage) -> Option<ExecutionModel> {
    match stage {
        Stage::Vertex => Some(ExecutionModel::Vertex),
        Stage::Fragment => Some(ExecutionModel::Fragment),
        _ => None,
    }
}

/// Reports what vertex and fragment kernels do that only compute kernels can, and vertex kernels
/// without a position.
pub fn check(source: &Source<'_>) {
    let functions: Vec<_> = source
        .functions
        .iter()
        .map(|function| function.op())
        .collect();
    let reached = Reached::new(&functions);
    functions
        .iter()
        .for_each(|&function| reached.check(function));
    let reach = Reach {
        functions: &source.uses,
    };
    let by_name: HashMap<_, _> = source
        .functions
        .iter()
        .map(|function| (function.sym_name(), *function))
        .collect();
    let workgroup_globals = workgroup_globals(source);
    let mut checked = HashSet::new();
    for kernel in &source.functions {
        let Some(stage) = graphics(kernel.op()) else {
            continue;
        };
        check_parameters(*kernel, stage);
        if stage == Stage::Vertex {
            check_position(kernel.op());
        }
        for name in reach.of(kernel.sym_name()) {
            if let Some(function) = by_name.get(name).filter(|_| checked.insert(name)) {
                let name = kernel.sym_name();
                let check = |op| check_op(op, &workgroup_globals, stage, name);
                function.op().walk_pre(check);
            }
        }
    }
}

/// The names of globals in workgroup storage.
fn workgroup_globals<'c>(source: &Source<'c>) -> HashSet<&'c str> {
    let globals = source.globals.iter();
    let shared = globals.filter(|global| space(global.type_()) == Some(StorageSpace::Workgroup));
    shared.map(|global| global.sym_name()).collect()
}

fn space(ty: Type<'_>) -> Option<StorageSpace> {
    PtrType::from_type(ty).map(PtrType::space)
}

fn check_parameters(kernel: func::FuncOp<'_>, stage: Stage) {
    let (types, _) = kernel.function_type().as_function().unwrap_or_default();
    let shared = types
        .iter()
        .position(|&ty| space(ty) == Some(StorageSpace::Workgroup));
    if let Some(index) = shared {
        kernel.op().error(format!(
            "has parameter {index} in workgroup storage, which a {} kernel does not have; use global storage",
            stage.keyword()
        ));
    }
}

fn check_position(kernel: Op<'_>) {
    let mut has_position = false;
    kernel.walk_pre(|op| {
        let write = op.cast::<lir::WriteOutputOp<'_>>();
        let io = write.and_then(|write| IoAttr::from_attribute(write.io()));
        has_position |= io.and_then(|io| io.builtin()) == Some(IoBuiltin::Position);
    });
    if !has_position {
        kernel.error(
            "is a vertex kernel that writes no position; write it with write_output to <builtin = position>",
        );
    }
}

/// Reports an operation that asks for the workgroup which a kernel does not have.
fn check_op(op: Op<'_>, workgroup_globals: &HashSet<&str>, stage: Stage, kernel: &str) {
    let stage = stage.keyword();
    let is_shared = op
        .cast::<lir::AddressOfOp<'_>>()
        .is_some_and(|address| workgroup_globals.contains(address.global()));
    if is_shared {
        op.error(format!(
            "is workgroup storage, which {stage} kernel '{kernel}' does not have; use global storage"
        ));
    } else if op.is::<lir::SubgroupIdOp<'_>>() || op.is::<lir::NumSubgroupsOp<'_>>() {
        op.error(format!(
            "asks for the subgroups of a workgroup, which {stage} kernel '{kernel}' does not have; pass the number"
        ));
    } else if has_workgroup_scope(op) {
        op.error(format!(
            "has scope workgroup, and {stage} kernel '{kernel}' has no workgroup; take scope device"
        ));
    }
}

fn has_workgroup_scope(op: Op<'_>) -> bool {
    // What only compute kernels have is reported for that.
    if stages::of(op).is_some() {
        return false;
    }
    let workgroup = MemoryScope::Workgroup as i64;
    let names = [
        lir::AtomicAddOp::SCOPE_ATTR,
        lir::MemFenceOp::MEM_SCOPE_ATTR,
    ];
    names.into_iter().any(|name| {
        let scope = op.attribute(name).and_then(AttributeExt::as_int);
        op.name().starts_with("lir.") && scope == Some(workgroup)
    })
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

/// Whether a parameter of a stage without workgroups is a storage buffer that it does not write;
/// see [`is_only_read`].
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

/// Whether nothing is written through a pointer. Devices may lack stores and atomics in vertex and
/// fragment kernels; for buffers that are only read they need not have them.
pub fn is_only_read(pointer: Value<'_>) -> bool {
    pointer.uses().all(|(user, _)| {
        if user.is::<lir::GepOp<'_>>() || user.is::<lir::PtrCastOp<'_>>() {
            return is_only_read(user.result(0));
        }
        // An atomic access wants memory that can be written, one that loads too.
        let load = user.cast::<lir::LoadOp<'_>>();
        load.is_some_and(|load| load.ordering().is_none())
    })
}
