//! Constant tables. Targets have replaced all other globals.

use super::types;
use crate::analysis::initial_value;
use gir_dialects::{
    ir::{self, Attribute, Builder, OpView, Value},
    lir, llvm,
    mir::{PtrType, StorageSpace},
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::llvm::{AddressOfOp, GlobalOp},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::GlobalOp<'_>>(converter, global)
        .convert::<lir::AddressOfOp<'_>>(converter, address_of);
}

/// The alignment of the widest number.
const WIDEST: i64 = 8;

fn global<'c>(global: lir::GlobalOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = global.op();
    let space = PtrType::from_type(global.type_()).map(PtrType::space);
    let value = global
        .initializer()
        .and_then(|value| initial_value::in_memory(value, global.elem_type()));
    let (Some(StorageSpace::Constant), Some(value)) = (space, value) else {
        return false;
    };
    let linkage = llvm::internal_linkage(op.context());
    let b = rewriter.before(op);
    constant(
        &b,
        global.sym_name(),
        linkage,
        &value,
        // Kernels may read a table as numbers of another type.
        Some(global.align().max(WIDEST)),
        None,
    );
    rewriter.erase(op);
    true
}

/// A constant with these bytes, in an address space.
pub fn constant<'c>(
    b: &Builder<'c>,
    name: &str,
    linkage: Attribute<'c>,
    bytes: &[u8],
    align: Option<i64>,
    space: Option<i32>,
) -> GlobalOp<'c> {
    let context = b.context();
    let data = ir::dense_elements(types::int(context, 8), &[bytes.len() as i64], bytes);
    GlobalOp::build(
        b,
        types::bytes(context, bytes.len() as u64),
        true,
        name,
        linkage,
        false,
        false,
        false,
        Some(data),
        align,
        space,
        None,
        None,
        None,
        None,
        None,
        None,
    )
}

fn address_of<'c>(address: lir::AddressOfOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = address.op();
    let ty = llvm::pointer(op.context());
    let new = AddressOfOp::build(&rewriter.before(op), ty, address.global());
    rewriter.replace(op, &[new.res()]);
    true
}
