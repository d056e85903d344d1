//! Globals, and what differs from other code generators in addresses.

use super::machine::Spir;
use crate::{
    analysis::initial_value,
    lir::arithmetic::Arithmetic,
    targets::llvm::{globals::constant, machine::Machine as _, types},
};
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView, Type, TypeExt, Value},
    lir, llvm,
    mir::{PtrType, StorageSpace},
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{
        arith,
        llvm::{AddressOfOp, GlobalOp},
    },
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::GlobalOp<'_>>(converter, global)
        .convert::<lir::AddressOfOp<'_>>(converter, address_of);
}

fn global<'c>(global: lir::GlobalOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let made = match PtrType::from_type(global.type_()).map(PtrType::space) {
        Some(StorageSpace::Constant) => table(global, rewriter),
        Some(StorageSpace::Workgroup) => declare(global, StorageSpace::Workgroup, None, rewriter),
        _ => None,
    };
    if made.is_some() {
        rewriter.erase(global.op());
    }
    made.is_some()
}

/// A constant table: numbers, or bytes for vectors.
fn table<'c>(global: lir::GlobalOp<'c>, rewriter: &Rewriter<'c>) -> Option<()> {
    let op = global.op();
    let bytes = initial_value::in_memory(global.initializer()?, global.elem_type())?;
    let element = element(global)?;
    if element.as_vector().is_none() {
        let value = ir::dense_elements(element, &[global.count()], &bytes);
        return declare(global, StorageSpace::Constant, Some(value), rewriter);
    }
    constant(
        &rewriter.before(op),
        global.sym_name(),
        llvm::internal_linkage(op.context()),
        &bytes,
        Some(global.align()),
        Some(Spir::space(StorageSpace::Constant) as i32),
    );
    Some(())
}

fn declare<'c>(
    global: lir::GlobalOp<'c>,
    space: StorageSpace,
    value: Option<Attribute<'c>>,
    rewriter: &Rewriter<'c>,
) -> Option<()> {
    let context = global.op().context();
    let new = GlobalOp::build(
        &rewriter.before(global.op()),
        types::elements::<Spir>(element(global)?, global.count().unsigned_abs()),
        value.is_some(),
        global.sym_name(),
        llvm::internal_linkage(context),
        false,
        false,
        false,
        value,
        Some(global.align()),
        Some(Spir::space(space) as i32),
        None,
        None,
        None,
        None,
        None,
        None,
    );
    super::module::carry(global.op(), new.op());
    Some(())
}

/// The type of the elements, whose integers have no sign.
fn element(global: lir::GlobalOp<'_>) -> Option<Type<'_>> {
    PtrType::from_type(global.type_()).map(PtrType::pointee)
}

fn address_of<'c>(address: lir::AddressOfOp<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = address.op();
    let Some(pointer) = PtrType::from_type(op.result(0).ty()) else {
        return false;
    };
    let ty = Spir::pointer(op.context(), pointer.space());
    let new = AddressOfOp::build(&rewriter.before(op), ty, address.global());
    rewriter.replace(op, &[new.res()]);
    true
}

/// Replaces the containing words of bytes before the conversion: SPIR-V masks no pointers, so the address without its
/// two lowest bits is a number in between.
pub fn replace_words(function: Op<'_>) {
    let mut found = vec![];
    function.walk_pre(|op| found.extend(op.cast::<lir::ContainingWordOp<'_>>()));
    for word in found {
        let op = word.op();
        let b = Builder::before(op);
        let a = Arithmetic::new(b);
        let [short, long] = [32, 64].map(|bits| types::int(op.context(), bits));
        let address = lir::PtrToIntOp::build(&b, long, op.operand(0))
            .op()
            .result(0);
        let start = a.binary(arith::AndIOp::NAME, address, a.int(long, -4));
        let start = lir::IntToPtrOp::build(&b, op.result(0).ty(), start)
            .op()
            .result(0);
        let low = a.create(arith::TruncIOp::NAME, &[address], short);
        let three = a.int(short, 3);
        let bytes = a.binary(arith::AndIOp::NAME, low, three);
        let shift = a.binary(arith::ShLIOp::NAME, bytes, three);
        op.result(0).replace_all_uses(start);
        op.result(1).replace_all_uses(shift);
        op.erase();
    }
}
