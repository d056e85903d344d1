//! Constant tables. A target has made something else of other globals.

use super::types;
use crate::lir::initial_value;
use gir_dialects::{
    ir::{self, Op, Value},
    lir, llvm,
    mir::{PtrType, StorageSpace},
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{AddressOfOp, GlobalOp},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::GlobalOp<'_>>(converter, global)
        .add_conversion::<lir::AddressOfOp<'_>>(converter, address_of);
}

fn global<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let Some(global) = op.cast::<lir::GlobalOp<'c>>() else {
        return false;
    };
    let space = PtrType::from_type(global.type_()).map(PtrType::space);
    let value = global
        .initializer()
        .and_then(|value| initial_value::in_memory(value, global.elem_type()));
    let (Some(StorageSpace::Constant), Some(value)) = (space, value) else {
        return false;
    };
    let context = op.context();
    let byte = types::int(context, 8);
    let data = ir::dense_elements(byte, &[value.len() as i64], &value);
    GlobalOp::build(
        &rewriter.before(op),
        types::bytes(context, value.len() as u64),
        true,
        global.sym_name(),
        llvm::internal_linkage(context),
        false,
        false,
        false,
        Some(data),
        Some(global.align()),
        None,
        None,
        None,
        None,
        None,
        None,
        None,
    );
    rewriter.erase(op);
    true
}

fn address_of<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let Some(address) = op.cast::<lir::AddressOfOp<'c>>() else {
        return false;
    };
    let ty = llvm::pointer(op.context());
    let new = AddressOfOp::build(&rewriter.before(op), ty, address.global());
    rewriter.replace(op, &[new.res()]);
    true
}
