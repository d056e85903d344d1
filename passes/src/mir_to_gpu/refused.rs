//! Parts of a module without a counterpart, and the advice for each.

use super::{atomics, grid, places, total};
use gir_dialects::{
    ir::{Attribute, AttributeExt as _, Op, OpView, Type, TypeExt as _, Value},
    mir::{self, PtrType, StorageSpace},
    names,
    upstream::func,
};

/// Dialects of upstream that stay as they are.
const KEPT: [&str; 6] = ["arith", "cf", "math", "scf", "ub", "vector"];

/// Annotations that only a host of this project reads.
const FOR_HOST: [&str; 3] = [names::MIR_NAME, names::MIR_RESOURCE, names::MIR_TYPE];

/// Whether a function has counterparts for all its parts; reports those that have none.
pub fn check(function: func::FuncOp<'_>) -> bool {
    let op = function.op();
    let mut problems = vec![];
    if op.region(0).is_empty() {
        problems.push((op, "is only declared; link its definition".to_owned()));
    }
    problems.extend(signature_problem(function).map(|problem| (op, problem)));
    op.walk_pre(|inner| {
        if inner != op {
            problems.extend(problem(inner).map(|problem| (inner, problem)));
        }
    });
    for (op, problem) in &problems {
        op.error(problem);
    }
    problems.is_empty()
}

fn signature_problem(function: func::FuncOp<'_>) -> Option<String> {
    let op = function.op();
    // Only a host reads the size of the scalars' block, as the places of resources.
    let known = [
        names::MIR_KERNEL,
        names::MIR_INLINE,
        names::MIR_PUSH_CONSTANTS,
    ];
    let unknown = |name: &str, known: &[&str]| name.starts_with("mir.") && !known.contains(&name);
    let stage = op
        .attribute(names::MIR_KERNEL)
        .and_then(mir::KernelAttr::from_attribute);
    if stage.is_some_and(|kernel| kernel.stage() != mir::Stage::Compute) {
        return Some("is no compute kernel; 'gpu.func' has no other stages".into());
    }
    let of_arguments = function.arg_attrs().and_then(Attribute::as_array);
    let entries = of_arguments.unwrap_or_default().into_iter();
    let mut on_arguments = entries.flat_map(|entry| entry.entries().unwrap_or_default());
    // Upstream's operations tell that a kernel has a part in subgroups.
    let is_told = |(name, value): &(&str, Attribute<'_>)| {
        *name == names::MIR_LEAST_SUBGROUP_SIZE && value.as_int() == Some(1)
    };
    let on_function = op
        .attributes()
        .into_iter()
        .find(|entry| unknown(entry.0, &known) && !is_told(entry));
    let found = on_function.or_else(|| on_arguments.find(|(name, _)| unknown(name, &FOR_HOST)));
    if let Some((name, _)) = found {
        return Some(format!(
            "has '{name}', which 'gpu.func' cannot express; remove it"
        ));
    }
    let (inputs, results) = function.function_type().as_function()?;
    if results.into_iter().any(is_of_mir) {
        return Some(
            "returns a pointer, and a memref has no index with it; return the index".into(),
        );
    }
    let bad = inputs
        .into_iter()
        .find(|&ty| is_of_mir(ty) && places::memref_of(ty, None).is_none())?;
    Some(bad_type(bad))
}

fn is_of_mir(ty: Type<'_>) -> bool {
    ty.to_string().starts_with("!mir.")
}

fn bad_type(ty: Type<'_>) -> String {
    let is_generic = PtrType::from_type(ty).is_some_and(|it| it.space() == StorageSpace::Generic);
    match is_generic {
        true => format!("has the type {ty}; run --mir-infer-address-spaces, memrefs have a space"),
        false => {
            format!("has the type {ty}, which no memref has; use pointers to numbers or vectors")
        }
    }
}

fn problem(op: Op<'_>) -> Option<String> {
    let name = op.name();
    let dialect = name.split_once('.').map_or(name, |(dialect, _)| dialect);
    if let Some((name, _)) = op
        .attributes()
        .into_iter()
        .find(|(it, _)| it.starts_with("mir."))
    {
        return Some(format!(
            "has '{name}', which upstream cannot express; remove it"
        ));
    }
    if KEPT.contains(&dialect) {
        let arguments = op.regions().flat_map(|region| region.blocks());
        let arguments = arguments.flat_map(|block| block.arguments());
        let mut values = op.operands().chain(op.results()).chain(arguments);
        let carries = values.any(|value: Value<'_>| is_of_mir(value.ty()));
        return carries.then(|| {
            "carries a pointer, and a memref has no index with it; carry the index".into()
        });
    }
    problem_of_mir(op)
}

fn problem_of_mir(op: Op<'_>) -> Option<String> {
    let atomic =
        "is an atomic access, as 'memref.load' and 'memref.store' are not; use 'mir.gpu.atomic'";
    let volatile = "is volatile, as 'memref.load' and 'memref.store' are not; remove it";
    let access = |is_atomic, is_volatile| match (is_atomic, is_volatile) {
        (true, _) => Some(atomic.to_owned()),
        (_, true) => Some(volatile.to_owned()),
        _ => None,
    };
    if let Some(load) = op.cast::<mir::LoadOp<'_>>() {
        access(load.ordering().is_some(), load.is_volatile())
    } else if let Some(store) = op.cast::<mir::StoreOp<'_>>() {
        access(store.ordering().is_some(), store.is_volatile())
    } else if let Some(atomic) = op.cast::<mir::AtomicOp<'_>>() {
        atomics::problem(atomic).map(Into::into)
    } else if let Some(barrier) = op.cast::<mir::BarrierOp<'_>>() {
        grid::barrier_problem(barrier).map(Into::into)
    } else if let Some(alloc) = op.cast::<mir::AllocOp<'_>>() {
        let ty = alloc.result().ty();
        places::memref_of(ty, Some(1))
            .is_none()
            .then(|| bad_type(ty))
    } else {
        const OTHERS: &[&str] = &[
            mir::GepOp::NAME,
            mir::PtrCastOp::NAME,
            mir::AddressOfOp::NAME,
            func::CallOp::NAME,
            func::ReturnOp::NAME,
            mir::PrintfOp::NAME,
            mir::AssertOp::NAME,
        ];
        let is_known = OTHERS.contains(&op.name()) || grid::is_builtin(op) || total::is_known(op);
        (!is_known).then(|| {
            "has no counterpart in upstream's dialects; emit the kernel for its target from here".into()
        })
    }
}
