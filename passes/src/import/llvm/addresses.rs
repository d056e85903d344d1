//! Addresses as numbers: comparisons and differences of pointers, and pointers that are computed from numbers.
//!
//! A pointer that is made of the address of another is that pointer and an offset. Targets whose memory has no
//! addresses take comparisons and differences of pointers into one memory.

use super::{
    body::{Body, Rules},
    kernels,
    passing::{pointer_again, pointer_of_number},
    types::{int, pointer_type},
};
use crate::gpu_to_mir::foreign::{number, resize};
use gir_dialects::{
    ir::{self, Op, OpView, Signedness, TypeExt, Value},
    mir::{self, PtrType, StorageSpace},
    upstream::{
        arith::{self, CmpIPredicate},
        llvm,
    },
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::PtrToIntOp::NAME, to_integer),
    (llvm::IntToPtrOp::NAME, to_pointer),
    (llvm::PtrMaskOp::NAME, mask),
];

/// An address as an integer; nothing, where it only becomes a pointer again.
fn to_integer<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let mut users = op.result(0).uses();
    if users.all(|(user, _)| user.is::<llvm::IntToPtrOp<'_>>()) {
        return Ok(());
    }
    if op.operand(0).ty().as_vector().is_some() {
        return Err("makes numbers of a vector of addresses; make them one by one".to_owned());
    }
    let address = address(body, body.value(op.operand(0))?);
    let ty = body.ty(op.result(0))?;
    let value = resize(&body.b, address, ty, Signedness::Unsigned);
    body.set(op, vec![value]);
    Ok(())
}

fn to_pointer<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    if let Some(pointer) = pointer_again(op) {
        let types = body.types(op.result(0))?;
        let parts = body.parts_as(pointer, &types)?;
        body.set(op, parts);
        return Ok(());
    }
    let source = pointer_of_number(op);
    let source = source.ok_or("makes a pointer of a number; pass the memory as a parameter")?;
    let number = body.value(op.operand(0))?;
    moved_to(body, op, source, |body, address| {
        resize(&body.b, number, address.ty(), Signedness::Unsigned)
    })
}

/// A pointer with some bits cleared.
fn mask<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let mask = body.value(op.operand(1))?;
    moved_to(body, op, op.operand(0), |body, address| {
        let ty = address.ty();
        let mask = resize(&body.b, mask, ty, Signedness::Signed);
        arith::AndIOp::build(&body.b, ty, address, mask).result()
    })
}

/// A pointer at an address that is computed from that of another: beyond this one by their difference, so that it
/// stays in the same memory.
fn moved_to<'c>(
    body: &mut Body<'_, 'c>,
    op: Op<'c>,
    source: Value<'c>,
    place: impl FnOnce(&Body<'_, 'c>, Value<'c>) -> Value<'c>,
) -> Result<(), String> {
    let (pointer, ty) = (body.value(source)?, body.ty(op.result(0))?);
    let address = address(body, pointer);
    let place = place(body, address);
    let by = arith::SubIOp::build(&body.b, address.ty(), place, address, None).result();
    let moved = body.step(pointer, by, 1, false)?;
    let value = body.pointer_as(moved, ty)?;
    body.set(op, vec![value]);
    Ok(())
}

/// Whether a pointer is null, of any space.
fn is_null(value: Value<'_>) -> bool {
    value.defining_op().is_some_and(|op| {
        op.is::<llvm::ZeroOp<'_>>()
            || (op.is::<llvm::AddrSpaceCastOp<'_>>() && is_null(op.operand(0)))
    })
}

/// Compares addresses, those of several spaces as generic ones.
pub fn compare_pointers<'c>(
    body: &mut Body<'_, 'c>,
    comparison: llvm::ICmpOp<'c>,
) -> Result<(), String> {
    let (op, ty) = (comparison.op(), body.ty(comparison.res())?);
    if let Some(equal) = compared_with_null(comparison) {
        let value = number(&body.b, ty, i64::from(equal));
        body.set(op, vec![value]);
        return Ok(());
    }
    let predicate = CmpIPredicate::ALL[comparison.predicate() as usize];
    let sides = [comparison.lhs(), comparison.rhs()];
    let null = sides.iter().position(|&side| is_null(side));
    let numbers = if let Some(null) = null {
        let pointer = body.value(sides[1 - null])?;
        let space = PtrType::from_type(pointer.ty()).map(PtrType::space);
        if !matches!(space, Some(StorageSpace::Global | StorageSpace::Generic)) {
            return Err(
                "compares with null a pointer to memory that may be at address 0; keep a flag that \
                says whether it points to something"
                    .to_owned(),
            );
        }
        let address = address(body, pointer);
        let zero = number(&body.b, address.ty(), 0);
        if null == 0 {
            [zero, address]
        } else {
            [address, zero]
        }
    } else {
        let [l, r] = [body.value(sides[0])?, body.value(sides[1])?];
        let space = |value: Value<'_>| PtrType::from_type(value.ty()).map(PtrType::space);
        let [l, r] = match space(l) == space(r) {
            true => [l, r],
            false => {
                let generic = pointer_type(StorageSpace::Generic, int(op, 8));
                [body.pointer_as(l, generic)?, body.pointer_as(r, generic)?]
            }
        };
        [address(body, l), address(body, r)]
    };
    let value = arith::CmpIOp::build(&body.b, ty, predicate, numbers[0], numbers[1]).result();
    body.set(op, vec![value]);
    Ok(())
}

/// The address that a pointer is.
pub fn address<'c>(body: &Body<'_, 'c>, pointer: Value<'c>) -> Value<'c> {
    let number = ir::integer_type(body.b.context(), 64, Signedness::Signless);
    mir::PtrToIntOp::build(&body.b, number, pointer).result()
}

/// The result of a comparison of a kernel's parameter, a variable or a global with null, which none of them is.
fn compared_with_null(comparison: llvm::ICmpOp<'_>) -> Option<bool> {
    let (l, r) = (comparison.lhs(), comparison.rhs());
    let other = match (is_null(l), is_null(r)) {
        (true, false) => r,
        (false, true) => l,
        _ => return None,
    };
    let start = start_of(other);
    let is_memory = start
        .defining_op()
        .is_some_and(|op| op.is::<llvm::AllocaOp<'_>>() || op.is::<llvm::AddressOfOp<'_>>());
    let kernel = start.owner_block().and_then(|block| {
        let function = block.parent_op()?.cast::<llvm::LLVMFuncOp<'_>>()?;
        let is_entry = function.body().first_block() == Some(block);
        (is_entry && kernels::is_kernel(function)).then_some(function)
    });
    let is_known = is_memory || kernel.is_some();
    match comparison.predicate() {
        llvm::ICmpPredicate::Eq if is_known => Some(false),
        llvm::ICmpPredicate::Ne if is_known => Some(true),
        _ => None,
    }
}

/// The pointer that a pointer is computed from.
pub fn start_of(pointer: Value<'_>) -> Value<'_> {
    let op = pointer.defining_op();
    let moved = op.filter(|op| op.is::<llvm::GEPOp<'_>>() || op.is::<llvm::AddrSpaceCastOp<'_>>());
    moved.map_or(pointer, |op| start_of(op.operand(0)))
}
