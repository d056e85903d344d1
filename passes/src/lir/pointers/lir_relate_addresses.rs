//! `--lir-relate-addresses`: compares and subtracts pointers into one memory by their offsets.
//!
//! ```mlir
//! %p = lir.gep %x[%i] stride 4                   %a = arith.muli %i, %c4
//! %q = lir.gep %x[%j] stride 4                   %b = arith.muli %j, %c4
//! %a = lir.ptr_to_int %p                    →    %less = arith.cmpi slt, %a, %b
//! %b = lir.ptr_to_int %q
//! %less = arith.cmpi ult, %a, %b
//! ```
//!
//! For targets whose memory has no addresses, SPIR-V for Vulkan among them. It runs after `--lir-index-pointers`, which
//! makes offsets of pointers that control flow chooses. Comparisons for equality with 0, the null pointer, are known:
//! no memory is there. Other uses of an
//! address are errors, but for those of buffers where `--lir-address-buffers` passes their addresses.

use super::{choices::Root, lir_address_buffers};
use gir_dialects::{
    ir::{self, AttributeExt as _, Builder, Op, OpView as _, Signedness, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun},
    upstream::arith::{self, CmpIPredicate},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-relate-addresses",
    description: "Compare and subtract pointers into one memory by their offsets",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: Some(|census| {
        census.has::<lir::PtrToIntOp<'_>>() || census.has::<lir::IntToPtrOp<'_>>()
    }),
    run,
};

fn run(pass: &PassRun<'_>) {
    let (mut addresses, mut pointers) = (vec![], vec![]);
    pass.op().walk_pre(|op| {
        addresses.extend(op.cast::<lir::PtrToIntOp<'_>>());
        pointers.extend(op.cast::<lir::IntToPtrOp<'_>>());
    });
    if addresses.is_empty() && pointers.is_empty() {
        return pass.note_unchanged();
    }
    let mut users: Vec<Op<'_>> = vec![];
    for address in &addresses {
        add_users(address.result(), &mut users);
    }
    let (done, mut rest): (Vec<_>, Vec<_>) = users.into_iter().partition(|&op| relate(op));
    done.into_iter().for_each(Op::erase);
    rest.extend(addresses.into_iter().map(|address| address.op()));
    erase_unused(rest);
    let may_stay = lir_address_buffers::may_have_addresses(pass.op());
    let mut left = vec![];
    pass.op().walk_pre(|op| {
        let address = op.cast::<lir::PtrToIntOp<'_>>();
        let pointer = op.cast::<lir::IntToPtrOp<'_>>();
        let pointer = address
            .map(lir::PtrToIntOp::operand)
            .or(pointer.map(lir::IntToPtrOp::result));
        if pointer.is_some_and(|it| !(may_stay && lir_address_buffers::is_global(it.ty()))) {
            left.push(op);
        }
    });
    for op in left {
        op.error(
            "needs an address as a number, which memory of this target does not have: it only compares and subtracts \
            pointers into one memory; use indices",
        );
    }
}

/// Adds the comparisons and differences of a number and of its sums with others.
fn add_users<'c>(number: Value<'c>, users: &mut Vec<Op<'c>>) {
    for (user, _) in number.uses() {
        if users.contains(&user) {
            continue;
        }
        if user.is::<arith::CmpIOp<'_>>() {
            users.push(user);
        } else if user.is::<arith::SubIOp<'_>>() || user.is::<arith::AddIOp<'_>>() {
            users.push(user);
            add_users(user.result(0), users);
        }
    }
}

/// Erases addresses, and sums of them, that nothing uses any more.
fn erase_unused(mut ops: Vec<Op<'_>>) {
    loop {
        let (used, unused): (Vec<_>, Vec<_>) = ops.into_iter().partition(|op| op.has_uses());
        if unused.is_empty() {
            return;
        }
        unused.into_iter().for_each(Op::erase);
        ops = used;
    }
}

/// An address: its memory, and the bytes from its start.
struct Place<'c> {
    root: Root<'c>,
    offset: Value<'c>,
}

/// The address that a number is, with operations before an operation.
fn place<'c>(b: &Builder<'c>, number: Value<'c>) -> Option<Place<'c>> {
    let op = number.defining_op()?;
    if op.is::<lir::PtrToIntOp<'_>>() {
        let (root, offset) = from_root(b, op.operand(0))?;
        return Some(Place { root, offset });
    }
    let is_sum = op.is::<arith::AddIOp<'_>>();
    if !is_sum && !op.is::<arith::SubIOp<'_>>() {
        return None;
    }
    let (one, other) = (op.operand(0), op.operand(1));
    let ty = number.ty();
    let moved = |place: Place<'c>, by: Value<'c>| {
        let offset = match is_sum {
            true => arith::AddIOp::build(b, ty, place.offset, by, None).result(),
            false => arith::SubIOp::build(b, ty, place.offset, by, None).result(),
        };
        Place { offset, ..place }
    };
    match (is_address(one), is_address(other)) {
        (true, false) => Some(moved(place(b, one)?, other)),
        (false, true) if is_sum => Some(moved(place(b, other)?, one)),
        _ => None,
    }
}

/// Whether a number is an address, or the sum of one and a number.
fn is_address(number: Value<'_>) -> bool {
    let Some(op) = number.defining_op() else {
        return false;
    };
    let both = |op: Op<'_>| (is_address(op.operand(0)), is_address(op.operand(1)));
    if op.is::<arith::AddIOp<'_>>() {
        return matches!(both(op), (true, false) | (false, true));
    }
    if op.is::<arith::SubIOp<'_>>() {
        return matches!(both(op), (true, false));
    }
    op.is::<lir::PtrToIntOp<'_>>()
}

/// The memory of a pointer, and the bytes from its start.
fn from_root<'c>(b: &Builder<'c>, pointer: Value<'c>) -> Option<(Root<'c>, Value<'c>)> {
    let ty = ir::integer_type(b.context(), 64, Signedness::Signless);
    let zero = || arith::ConstantOp::build(b, ty, ir::integer(ty, 0)).result();
    let Some(op) = pointer.defining_op() else {
        return Some((Root::Value(pointer), zero()));
    };
    if op.is::<lir::PtrCastOp<'_>>() || op.is::<lir::AddrSpaceCastOp<'_>>() {
        return from_root(b, op.operand(0));
    }
    if let Some(address) = op.cast::<lir::AddressOfOp<'c>>() {
        return Some((Root::Global(address.global()), zero()));
    }
    if op.is::<lir::VarOp<'_>>() {
        return Some((Root::Value(pointer), zero()));
    }
    let gep = op.cast::<lir::GepOp<'c>>()?;
    let (root, start) = from_root(b, gep.base())?;
    let index = gep.index();
    let index = match (index.ty().as_integer()?, gep.unsigned_index()) {
        ((64, _), _) => index,
        (_, true) => arith::ExtUIOp::build(b, ty, index).op().result(0),
        (_, false) => arith::ExtSIOp::build(b, ty, index).op().result(0),
    };
    let stride = arith::ConstantOp::build(b, ty, ir::integer(ty, gep.stride())).result();
    let bytes = arith::MulIOp::build(b, ty, index, stride, None).result();
    let offset = arith::AddIOp::build(b, ty, start, bytes, None).result();
    Some((root, offset))
}

/// Replaces the result of a comparison or a difference of addresses, if it is one of pointers into one memory or with
/// null.
fn relate(op: Op<'_>) -> bool {
    let b = Builder::before(op);
    let (one, other) = (op.operand(0), op.operand(1));
    let value = match op.cast::<arith::CmpIOp<'_>>() {
        Some(comparison) => compared(&b, comparison),
        None if op.is::<arith::SubIOp<'_>>() && is_address(one) && is_address(other) => {
            offsets(&b, one, other).map(|(l, r)| {
                let ty = op.result(0).ty();
                arith::SubIOp::build(&b, ty, l, r, None).result()
            })
        }
        None => None,
    };
    if let Some(value) = value {
        op.result(0).replace_all_uses(value);
    }
    value.is_some()
}

/// The offsets of two addresses in one memory.
fn offsets<'c>(
    b: &Builder<'c>,
    one: Value<'c>,
    other: Value<'c>,
) -> Option<(Value<'c>, Value<'c>)> {
    let (one, other) = (place(b, one)?, place(b, other)?);
    (one.root == other.root).then_some((one.offset, other.offset))
}

fn compared<'c>(b: &Builder<'c>, comparison: arith::CmpIOp<'c>) -> Option<Value<'c>> {
    let (predicate, ty) = (comparison.predicate(), comparison.result().ty());
    let (one, other) = (comparison.lhs(), comparison.rhs());
    match (is_address(one), is_address(other)) {
        (true, true) => {
            let (l, r) = offsets(b, one, other)?;
            let predicate = match predicate {
                CmpIPredicate::Ult => CmpIPredicate::Slt,
                CmpIPredicate::Ule => CmpIPredicate::Sle,
                CmpIPredicate::Ugt => CmpIPredicate::Sgt,
                CmpIPredicate::Uge => CmpIPredicate::Sge,
                other => other,
            };
            Some(arith::CmpIOp::build(b, ty, predicate, l, r).result())
        }
        (true, false) => with_null(b, predicate, one, other, ty),
        (false, true) => with_null(b, predicate, other, one, ty),
        _ => None,
    }
}

/// A comparison with 0 of the address of something.
fn with_null<'c>(
    b: &Builder<'c>,
    predicate: CmpIPredicate,
    address: Value<'c>,
    other: Value<'c>,
    ty: ir::Type<'c>,
) -> Option<Value<'c>> {
    let constant = other.defining_op()?.cast::<arith::ConstantOp<'c>>()?;
    let is_null = constant.value().as_int() == Some(0);
    place(b, address).filter(|_| is_null)?;
    let truth = match predicate {
        CmpIPredicate::Eq => 0,
        CmpIPredicate::Ne => 1,
        _ => return None,
    };
    Some(arith::ConstantOp::build(b, ty, ir::integer(ty, truth)).result())
}
