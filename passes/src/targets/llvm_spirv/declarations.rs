//! Declarations of the functions that stand for instructions.

use super::instruction::{PREFIX, convention};
use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Builder, Context, Op, OpView, Type, Value},
    llvm,
    upstream::llvm::{CallOp, LLVMFuncOp},
};
use std::collections::HashSet;

/// Declares all functions that a converted module calls and lacks, in the order of their names.
pub fn add(module: Op<'_>) {
    let Some(body) = module.region(0).first_block() else {
        return;
    };
    let known: HashSet<_> = body
        .ops()
        .filter_map(|op| op.attribute(LLVMFuncOp::SYM_NAME_ATTR)?.as_str())
        .collect();
    let mut calls = vec![];
    module.walk_pre(|op| calls.extend(op.cast::<CallOp<'_>>()));
    let mut calls: Vec<_> = calls
        .into_iter()
        .filter_map(|call| Some((call.callee()?, call)))
        .filter(|(name, _)| !known.contains(name))
        .collect();
    calls.sort_by_key(|(name, _)| *name);
    calls.dedup_by_key(|(name, _)| *name);
    let b = Builder::at_end(body, module.location());
    for (name, call) in calls {
        declare(&b, name, call);
    }
}

fn declare<'c>(b: &Builder<'c>, name: &str, call: CallOp<'c>) {
    let operands: Vec<_> = call
        .callee_operands()
        .iter()
        .map(|value| value.ty())
        .collect();
    let result = call.result().map(Value::ty);
    let ty = llvm::function(b.context(), result, &operands);
    let op = function(b, name, ty).op();
    match effects_of(name) {
        Effects::None => {
            if let Some(none) = no_memory(b.context()) {
                op.set_attribute(LLVMFuncOp::MEMORY_EFFECTS_ATTR, none);
            }
        }
        Effects::Together => op.set_attribute(
            LLVMFuncOp::CONVERGENT_ATTR,
            gir_dialects::ir::flag(b.context()),
        ),
        Effects::Any => {}
    }
}

/// The effects of a function.
enum Effects {
    /// It computes a value of its operands, or reads one that does not change.
    None,
    /// Work-items take part together.
    Together,
    /// It accesses memory.
    Any,
}

fn effects_of(symbol: &str) -> Effects {
    let name = symbol.split_once(PREFIX).map_or(symbol, |(_, name)| name);
    let starts = |with: &[&str]| with.iter().any(|with| name.starts_with(with));
    match () {
        () if starts(&[
            "BuiltIn",
            "ocl_",
            "BitCount",
            "SpecConstant",
            "SampledImage",
        ]) =>
        {
            Effects::None
        }
        () if starts(&["Group", "ControlBarrier", "MemoryBarrier"]) => Effects::Together,
        () => Effects::Any,
    }
}

fn no_memory(context: &Context) -> Option<Attribute<'_>> {
    let text = "#llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, \
        errnoMem = none, targetMem0 = none, targetMem1 = none>";
    Attribute::parse(context, text)
}

/// The declaration of a function of a type of the `llvm` dialect.
fn function<'c>(b: &Builder<'c>, name: &str, ty: Type<'c>) -> LLVMFuncOp<'c> {
    let spec = gir_dialects::ir::OpSpec {
        attributes: &[
            (
                LLVMFuncOp::SYM_NAME_ATTR,
                gir_dialects::ir::string(b.context(), name),
            ),
            (
                LLVMFuncOp::FUNCTION_TYPE_ATTR,
                gir_dialects::ir::type_attr(ty),
            ),
            (
                LLVMFuncOp::NO_UNWIND_ATTR,
                gir_dialects::ir::flag(b.context()),
            ),
            (
                LLVMFuncOp::WILL_RETURN_ATTR,
                gir_dialects::ir::flag(b.context()),
            ),
        ],
        regions: 1,
        ..gir_dialects::ir::OpSpec::default()
    };
    let function: LLVMFuncOp<'c> = b.create_as(spec);
    if let Some(convention) = convention(b.context()) {
        function
            .op()
            .set_attribute(LLVMFuncOp::C_CONV_ATTR, convention);
    }
    function
}

/// The functions of a converted module.
pub fn functions<'c>(module: Op<'c>) -> impl Iterator<Item = LLVMFuncOp<'c>> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    top.filter_map(Op::cast::<LLVMFuncOp<'c>>)
}
