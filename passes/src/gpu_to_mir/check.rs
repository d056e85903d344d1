//! Checks that kernels contain only the supported part of upstream's dialects.
//!
//! Everything is checked before anything changes, so that all errors are reported, in the order of the program.

use super::{
    advice, entry_point_abi, functions, instructions, parameters,
    types::{Role, Types, cooperative},
    wide::shape::{self, is_wide},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, MemRef, Op, OpView, Type, TypeExt, Value},
    mir::{PtrType, StorageSpace},
    names,
    upstream::{func, gpu, memref},
};

/// Reports the errors of a function of the device.
pub fn function<'c>(function: Op<'c>, is_kernel: bool, types: &Types) {
    check_parameters(function, is_kernel, types);
    check_sizes(function);
    let mut refused: Option<Op<'c>> = None;
    function.walk_pre(|op| {
        // The contents of a refused operation are part of it.
        if refused.is_some_and(|outer| is_inside(op, outer)) {
            return;
        }
        if instructions::is_known(op) {
            return;
        }
        if let Some(advice) = advice::about(op.name()) {
            op.error(advice);
            refused = Some(op);
            return;
        }
        let arguments: Vec<_> = op
            .regions()
            .flat_map(|region| region.blocks())
            .flat_map(|block| block.arguments())
            .collect();
        check_widths(op);
        let refused = |value: Value<'c>| Some((value.ty(), reason(value.ty(), types)?));
        let gaps = |value: Value<'c>| Some((value.ty(), strided(value.ty())?));
        let mut all = op.results().chain(arguments.iter().copied());
        let mut own = op.results().filter(|_| is_allocation(op));
        if let Some((ty, why)) = all.find_map(refused).or_else(|| own.find_map(gaps)) {
            op.error(format!("has a value of type {ty}: {why}"));
        }
    });
}

/// Reports a subgroup or workgroup operation on integers of odd widths.
fn check_widths(op: Op<'_>) {
    let is_between = op.is::<memref::AtomicRMWOp<'_>>()
        || op.is::<memref::GenericAtomicRMWOp<'_>>()
        || op.is::<gpu::ShuffleOp<'_>>()
        || op.is::<gpu::AllReduceOp<'_>>()
        || op.is::<gpu::SubgroupReduceOp<'_>>();
    let is_odd = |value: &Value<'_>| {
        let width = value.ty().lane().as_integer().map(|(width, _)| width);
        width.is_some_and(|width| !matches!(width, 1 | 8 | 16 | 32 | 64..))
    };
    if is_between && let Some(odd) = op.results().find(is_odd) {
        op.error(format!(
            "exchanges {} between work-items; extend it to 8, 16, 32 or 64 bits first",
            odd.ty()
        ));
    }
}

fn is_inside(op: Op<'_>, outer: Op<'_>) -> bool {
    let mut parent = op.parent();
    while let Some(around) = parent.filter(|&around| around != outer) {
        parent = around.parent();
    }
    parent.is_some()
}

/// Reports a workgroup size that no launch can have, and memory after the parameters of a `gpu.func` that no launch
/// can provide.
fn check_sizes(function: Op<'_>) {
    for name in [
        gpu::GPUFuncOp::KNOWN_BLOCK_SIZE_ATTR,
        names::GPU_KNOWN_BLOCK_SIZE,
    ] {
        let size = function.attribute(name).and_then(Attribute::as_dense_i32);
        if size.is_some_and(|size| size.len() != 3 || size.iter().any(|&extent| extent <= 0)) {
            function.error(entry_point_abi::NO_SIZE);
        }
    }
    let arguments = function
        .region(0)
        .first_block()
        .into_iter()
        .flat_map(|entry| entry.arguments());
    let attributions = arguments.skip(input_types(function).len());
    let mut attributions = attributions.inspect(|value| {
        if let Some(why) = strided(value.ty()) {
            function.error(format!("has memory of type {}: {why}", value.ty()));
        }
    });
    let is_open =
        |value: Value<'_>| MemRef::of(value.ty()).is_some_and(|memref| memref.count().is_none());
    if attributions.any(is_open) {
        function.error("has workgroup or private memory of dynamic size; give all sizes, or use 'gpu.dynamic_shared_memory'");
    }
}

/// Reports attributes of upstream's way to SPIR-V that would lose their meaning, and memory that no launch can pass.
fn check_parameters(function: Op<'_>, is_kernel: bool, types: &Types) {
    entry_point_abi::check(function, is_kernel);
    let inputs = input_types(function);
    check_bindings(function, is_kernel, &inputs);
    for (index, ty) in inputs.iter().enumerate().filter(|_| is_kernel) {
        if is_wide(*ty) && !parameters::is_single(*ty) {
            function.error(format!("has parameter {index} of type {ty}, which no launch passes; pass it in memory, or as a vector of 2, 3, 4, 8 or 16 numbers"));
        }
    }
    for (index, memref) in inputs
        .iter()
        .enumerate()
        .filter_map(|(index, &ty)| Some((index, MemRef::of(ty)?)))
    {
        let space = types.space(memref.space).ok().flatten();
        if is_kernel && space == Some(StorageSpace::Private) {
            function.error(format!("has parameter {index} in private memory, which belongs to a work-item; pass global memory"));
        }
    }
    if function.region(0).is_empty() {
        for &ty in &inputs {
            if let Some(why) = reason(ty, types) {
                function.error(format!("has a parameter of type {ty}: {why}"));
            }
        }
    }
}

/// Reports bindings of upstream's way to SPIR-V that no launch can provide.
fn check_bindings(function: Op<'_>, is_kernel: bool, inputs: &[Type<'_>]) {
    let attributes = function.attribute(func::FuncOp::ARG_ATTRS_ATTR);
    let attributes = attributes.and_then(Attribute::as_array).unwrap_or_default();
    for (index, (given, ty)) in attributes.iter().zip(inputs).enumerate() {
        let Some(abi) = given.entry(names::SPIRV_INTERFACE_VAR_ABI) else {
            continue;
        };
        let advice = if !is_kernel {
            "which is for kernels; remove it"
        } else if MemRef::of(*ty).is_none() && !has_number(*ty, false) {
            "but is neither a memref nor a number; remove it"
        } else if given.entry(names::MIR_RESOURCE).is_some() {
            "and 'mir.resource'; keep one of them"
        } else if functions::binding_of(abi).is_none() {
            "of a storage class that is not StorageBuffer or CrossWorkgroup; choose one of these, or state none"
        } else {
            continue;
        };
        function.error(format!(
            "has parameter {index} with 'spirv.interface_var_abi', {advice}"
        ));
    }
}

/// The types of a function's parameters.
pub fn input_types(function: Op<'_>) -> Vec<Type<'_>> {
    let ty = function
        .attribute(func::FuncOp::FUNCTION_TYPE_ATTR)
        .and_then(Attribute::as_type);
    ty.and_then(Type::as_function)
        .map_or(vec![], |(inputs, _)| inputs)
}

/// The reason why mir has no value of a type.
fn reason(ty: Type<'_>, types: &Types) -> Option<String> {
    if ir::is_unranked_memref(ty) {
        return Some(
            "an unranked memref has no known rank; cast it to a ranked one on the host".to_owned(),
        );
    }
    if let Some(memref) = MemRef::of(ty) {
        return memory_reason(&memref, types);
    }
    if PtrType::from_type(ty).is_some() || has_number(ty, true) || cooperative(ty).is_some() {
        return None;
    }
    if shape::count(ty).is_some_and(|count| count > shape::MAX_ELEMENTS) {
        return Some(format!(
            "a vector has at most {} elements, which are computed one by one; tile it",
            shape::MAX_ELEMENTS
        ));
    }
    Some("values are index, integers of 1 to 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of fixed sizes of them, and memrefs".to_owned())
}

fn memory_reason(memref: &MemRef<'_>, types: &Types) -> Option<String> {
    if !has_number(memref.element, false) {
        return Some(format!(
            "memory holds index, integers of 1 to 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, and vectors of 2, 3, 4, 8 or 16 numbers, not {}",
            memref.element
        ));
    }
    if memref.strides.is_none() {
        return Some(
            "its layout is not a list of strides; run `mlir-opt --normalize-memrefs` first"
                .to_owned(),
        );
    }
    let is_static = memref.shape.iter().all(Option::is_some);
    let reachable = |count: i64| types.index_width == 64 || count <= i64::from(i32::MAX);
    if is_static && !memref.count().is_some_and(reachable) {
        return Some(format!(
            "it has more elements than indices of {} bits can address{}",
            types.index_width,
            if types.index_width == 64 {
                ""
            } else {
                "; use index-bitwidth=64"
            }
        ));
    }
    types.pointer(memref, Role::Value).err()
}

/// Whether a type is a number or a vector of numbers; vectors of `i1` exist as values only, not in memory.
fn has_number(ty: Type<'_>, is_value: bool) -> bool {
    let vector = ty.vector_shape();
    let is_vector = vector.is_some();
    let lane = vector.map_or(ty, |(_, element)| element);
    let is_number = match lane.as_integer() {
        Some((8 | 16 | 32 | 64, ir::Signedness::Signless)) => true,
        Some((1..64, ir::Signedness::Signless)) => is_value || !is_vector,
        _ => lane.is_index() || lane.is_float(),
    };
    let is_bounded = shape::count(ty).is_some_and(|count| count <= shape::MAX_ELEMENTS);
    let is_vector_of_mir = is_vector && !is_wide(ty);
    is_number && (!is_vector || is_vector_of_mir || is_value && is_bounded)
}

/// The reason why memory of the device's own cannot have a type.
fn strided(ty: Type<'_>) -> Option<String> {
    let memref = MemRef::of(ty)?;
    (!memref.is_contiguous()).then(|| {
        "memory of a kernel has no gaps between its elements; allocate it without a layout, and make the view where it is accessed".to_owned()
    })
}

/// Whether an operation makes memory.
fn is_allocation(op: Op<'_>) -> bool {
    op.is::<memref::AllocOp<'_>>()
        || op.is::<memref::AllocaOp<'_>>()
        || op.is::<memref::GetGlobalOp<'_>>()
}

/// Whether an operation returns another view of its operand's memory.
pub fn is_view(op: Op<'_>) -> bool {
    const VIEWS: &[&str] = &[
        memref::AssumeAlignmentOp::NAME,
        memref::CastOp::NAME,
        memref::CollapseShapeOp::NAME,
        memref::DistinctObjectsOp::NAME,
        memref::ExpandShapeOp::NAME,
        memref::ExtractStridedMetadataOp::NAME,
        memref::MemorySpaceCastOp::NAME,
        memref::ReinterpretCastOp::NAME,
        memref::SubViewOp::NAME,
        memref::TransposeOp::NAME,
        memref::ViewOp::NAME,
    ];
    VIEWS.contains(&op.name())
}

/// Reports the errors of a global of the device.
pub fn global(op: Op<'_>, types: &Types) {
    let Some(global) = op.cast::<memref::GlobalOp<'_>>() else {
        return;
    };
    let ty = global.type_();
    if let Some(why) = reason(ty, types).or_else(|| strided(ty)) {
        op.error(format!("has type {ty}: {why}"));
    }
}
