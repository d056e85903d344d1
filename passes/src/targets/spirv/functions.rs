//! Calls and returns.

use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView, Type, Value},
    lir,
    rewrite::{PatternSet, Rewriter},
    spirv::array,
    upstream::{func, spirv},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<func::CallOp<'_>>(call)
        .add::<func::ReturnOp<'_>>(return_)
        .add::<lir::ReturnOp<'_>>(return_);
}

fn call<'c>(call: func::CallOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = call.op();
    let arguments: Vec<_> = op.operands().collect();
    let b = rewriter.before(op);
    let ty = result_type(&op.result_types());
    let new = spirv::FunctionCallOp::build(&b, ty, call.callee(), &arguments, None, None);
    let values: Vec<_> = match new.op().results().next() {
        Some(array) if op.result_count() > 1 => {
            let values = op.results().enumerate();
            values
                .map(|(index, old)| element(&b, array, index, old.ty()))
                .collect()
        }
        result => result.into_iter().collect(),
    };
    rewriter.replace(op, &values);
    true
}

fn return_<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let b = rewriter.before(op);
    let values: Vec<_> = op.operands().collect();
    let types: Vec<_> = values.iter().map(|value| value.ty()).collect();
    match (values.as_slice(), result_type(&types)) {
        (&[], _) | (_, None) => spirv::ReturnOp::build(&b).op(),
        (&[value], _) => spirv::ReturnValueOp::build(&b, value).op(),
        (values, Some(array)) => {
            let new = spirv::CompositeConstructOp::build(&b, array, values);
            spirv::ReturnValueOp::build(&b, new.op().result(0)).op()
        }
    };
    rewriter.erase(op);
    true
}

/// The return type of a SPIR-V function with these results. Several results are the pieces of a vector, all of
/// one type, and are returned as an array.
pub fn result_type<'c>(results: &[Type<'c>]) -> Option<Type<'c>> {
    match results {
        [] => None,
        &[ty] => Some(ty),
        &[ty, ..] => Some(array(ty, results.len() as u32)),
    }
}

/// An element of an array.
fn element<'c>(b: &Builder<'c>, array: Value<'c>, index: usize, ty: Type<'c>) -> Value<'c> {
    let index: Attribute<'c> = ir::i32_attr(b.context(), index as i64);
    let indices = ir::array(b.context(), &[index]);
    let new = spirv::CompositeExtractOp::build(b, ty, array, indices);
    new.op().result(0)
}
