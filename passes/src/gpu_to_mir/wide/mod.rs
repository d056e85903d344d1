//! Vectors that mir lacks: of several dimensions or none, and of other lengths than 2, 3, 4, 8 and 16. They become
//! their elements.
//!
//! ```mlir
//! %s = arith.addf %v, %w :            %s0 = arith.addf %v0, %w0 : f32
//!     vector<2x3xf32>             →   …
//!                                     %s5 = arith.addf %v5, %w5 : f32
//! ```
//!
//! Operations that mir lacks for vectors of any shape are expanded here too: masks, transfers that pad or permute,
//! contractions. [`flow`] takes vectors apart where blocks and functions pass them on. An
//! `unrealized_conversion_cast` connects a vector with its elements until all of a function is expanded.
//!
//! [`elements`] connects, [`shape`] and [`numbers`] compute; the other files have the operations: [`moves`]
//! rearranges elements, [`compute`] computes lane by lane, [`reduce`] combines elements, [`masks`] makes masks, and
//! [`transfers`] and [`scattered`] access memory.

pub mod shape;

mod compute;
mod elements;
mod masks;
mod moves;
mod numbers;
mod reduce;
mod scattered;
mod transfers;

use super::{
    arith::select,
    check::input_types,
    flow::{self, Split},
    types::Role,
};
use elements::Elements;
pub use elements::element_of;
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Type, TypeExt, Value},
    upstream::{builtin, cf, func, gpu, scf, vector},
};
use shape::{count, is_wide};

/// Expands the vectors of a function that mir lacks, and operations that it lacks on all vectors.
pub fn lower(function: Op<'_>) {
    let is_passed = input_types(function).into_iter().any(is_wide);
    if concerned(function).is_empty() && !is_passed {
        return;
    }
    flow::split(function, Role::Value, &Vectors);
    describe(function);
    for op in concerned(function) {
        expand(op, &Elements, None);
    }
    elements::connect(function);
}

/// The operations of a function to expand; those in a `vector.mask` are part of it.
fn concerned(function: Op<'_>) -> Vec<Op<'_>> {
    let mut found = vec![];
    function.walk_pre(|op| {
        let is_masked = op
            .parent()
            .is_some_and(|outer| outer.is::<vector::MaskOp<'_>>());
        if !is_masked && is_concerned(op) {
            found.push(op);
        }
    });
    found
}

/// Vectors, by their elements.
struct Vectors;

impl Split for Vectors {
    fn parts<'c>(&self, ty: Type<'c>, _: Role) -> Option<Vec<Type<'c>>> {
        let (_, element) = ty.vector_shape().filter(|_| is_wide(ty))?;
        Some(vec![element; usize::try_from(count(ty)?).ok()?])
    }
}

/// Sets the type of a function whose vectors are passed as their elements. Attributes of parameters are by number.
fn describe(function: Op<'_>) {
    let Some(view) = function.cast::<func::FuncOp<'_>>() else {
        return;
    };
    let (inputs, results) = view.function_type().as_function().unwrap_or_default();
    if !inputs.iter().chain(&results).any(|&ty| is_wide(ty)) {
        return;
    }
    let (inputs, results) = (expanded(inputs), expanded(results));
    view.set_function_type(ir::function(function.context(), &inputs, &results));
    view.set_arg_attrs(None);
    view.set_res_attrs(None);
}

/// The types of a list, with those of the elements in place of vectors.
fn expanded(types: Vec<Type<'_>>) -> Vec<Type<'_>> {
    let parts = |ty| Vectors.parts(ty, Role::Value).unwrap_or_else(|| vec![ty]);
    types.into_iter().flat_map(parts).collect()
}

/// The operations on vectors of any shape that mir lacks.
const LACKING: &[&str] = &[
    vector::CompressStoreOp::NAME,
    vector::ConstantMaskOp::NAME,
    vector::ContractionOp::NAME,
    vector::CreateMaskOp::NAME,
    vector::ExpandLoadOp::NAME,
    vector::ExtractStridedSliceOp::NAME,
    vector::GatherOp::NAME,
    vector::InsertStridedSliceOp::NAME,
    vector::MaskOp::NAME,
    vector::MaskedLoadOp::NAME,
    vector::MaskedStoreOp::NAME,
    vector::MultiDimReductionOp::NAME,
    vector::OuterProductOp::NAME,
    vector::ScanOp::NAME,
    vector::ScatterOp::NAME,
    vector::ShapeCastOp::NAME,
    vector::TransposeOp::NAME,
];

/// Operations that pass values on; the flow takes care of them.
const PASSING: &[&str] = &[
    builtin::UnrealizedConversionCastOp::NAME,
    cf::BranchOp::NAME,
    cf::CondBranchOp::NAME,
    func::CallOp::NAME,
    func::FuncOp::NAME,
    func::ReturnOp::NAME,
    gpu::ReturnOp::NAME,
    scf::ConditionOp::NAME,
    scf::ForOp::NAME,
    scf::IfOp::NAME,
    scf::WhileOp::NAME,
    scf::YieldOp::NAME,
];

/// Whether an operation is expanded.
fn is_concerned(op: Op<'_>) -> bool {
    let has_wide = || {
        let mut values = op.operands().chain(op.results());
        values.any(|value| is_wide(value.ty()))
    };
    LACKING.contains(&op.name()) || transfers::is_special(op) || has_wide()
}

/// Replaces an operation by others on elements, under a mask.
fn expand<'c>(op: Op<'c>, elements: &Elements, mask: Option<&[Value<'c>]>) {
    if PASSING.contains(&op.name()) {
        return;
    }
    if let Some(mask) = op.cast::<vector::MaskOp<'c>>() {
        open(mask, elements);
        return;
    }
    let done = moves::expand(op, elements)
        || reduce::expand(op, elements, mask)
        || masks::expand(op, elements)
        || transfers::expand(op, elements, mask)
        || scattered::expand(op, elements)
        || compute::expand(op, elements);
    if !done {
        op.error(format!(
            "has a vector of type {}, which mir lacks; its elements cannot be computed one by one here",
            wide_type(op).unwrap_or_default()
        ));
    }
}

/// Expands the operation in a `vector.mask`, and chooses the other values where the mask is not set.
fn open<'c>(mask: vector::MaskOp<'c>, elements: &Elements) {
    let op = mask.op();
    let Some(end) = mask
        .mask_region()
        .first_block()
        .and_then(|body| body.terminator())
    else {
        return;
    };
    let b = Builder::before(op);
    let flags = elements.of(&b, mask.mask());
    let inner = mask
        .mask_region()
        .first_block()
        .and_then(|body| body.first_op());
    let inner = inner.filter(|&inner| inner != end);
    let takes_mask = inner.is_some_and(|inner| masks::takes_mask(inner));
    if let Some(inner) = inner {
        inner.move_before(op);
        if takes_mask {
            expand(inner, elements, Some(&flags));
        } else if is_concerned(inner) {
            expand(inner, elements, None);
        }
    }
    let is_total = inner.is_some() && takes_mask && masks::flags_differ(op, flags.len());
    for (old, new) in op.results().zip(end.operands().collect::<Vec<_>>()) {
        let Some(other) = mask.passthru().filter(|_| !is_total) else {
            old.replace_all_uses(new);
            continue;
        };
        let both = elements.of(&b, new).into_iter().zip(elements.of(&b, other));
        let chosen = both
            .zip(&flags)
            .map(|((new, other), &flag)| select(&b, flag, new, other));
        let chosen: Vec<_> = chosen.collect();
        elements.replace(&b, old, &chosen);
    }
    op.erase();
}

fn wide_type(op: Op<'_>) -> Option<String> {
    let values: Vec<Value<'_>> = op.operands().chain(op.results()).collect();
    let wide = values.into_iter().find(|value| is_wide(value.ty()))?;
    Some(wide.ty().to_string())
}
