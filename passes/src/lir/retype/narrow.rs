//! Accesses to parts of words, in memory declared as words.

use super::{offsets::in_a_word, pieces::Piece};
use crate::{
    analysis::taken,
    lir::{
        arithmetic::Arithmetic,
        atomics::{self, locked_updates},
    },
    profile::Atomics,
};
use gir_dialects::{
    ir::{Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    upstream::arith,
};

/// Rewrites all accesses by a pointer to words and by pointers derived from it.
pub fn rewrite(root: Value<'_>, atomics: &Atomics) {
    let mut steps = vec![];
    // Pointers, and their byte offsets from the root; none is 0.
    let mut places = vec![(root, None)];
    while let Some((pointer, offset)) = places.pop() {
        let uses: Vec<_> = pointer.uses().collect();
        // In reverse, as for a stack.
        for (user, operand) in uses.into_iter().rev() {
            if let Some(gep) = user.cast::<lir::GepOp<'_>>() {
                places.push((gep.result(), Some(behind(gep, offset))));
                steps.push(user);
            } else if user.is::<lir::PtrCastOp<'_>>() {
                places.push((user.result(0), offset));
                steps.push(user);
            } else {
                access(user, operand, &Words { root, atomics }, offset);
            }
        }
    }
    // Users come after the values they use.
    for step in steps.into_iter().rev() {
        if !step.has_uses() {
            step.erase();
        }
    }
}

/// Memory of words.
struct Words<'a, 'c> {
    root: Value<'c>,
    atomics: &'a Atomics,
}

/// The byte offset after a `gep`, in 32 bits: indices on such targets are no wider.
fn behind<'c>(gep: lir::GepOp<'c>, offset: Option<Value<'c>>) -> Value<'c> {
    let a = Arithmetic::new(Builder::before(gep.op()));
    let index = in_a_word(&a, gep);
    let bytes = match gep.stride() {
        1 => index,
        stride => a.binary(arith::MulIOp::NAME, index, a.int(index.ty(), stride)),
    };
    match offset {
        None => bytes,
        Some(offset) => a.binary(arith::AddIOp::NAME, offset, bytes),
    }
}

fn access<'c>(op: Op<'c>, operand: usize, words: &Words<'_, 'c>, offset: Option<Value<'c>>) {
    let b = Builder::before(op);
    if operand != 0 {
        return refuse(op);
    }
    if locked_updates::is_atomic(op) {
        return atomic(&b, op, words, offset);
    }
    let piece = Piece::at(words.root, offset);
    if let Some(load) = op.cast::<lir::LoadOp<'c>>() {
        let ty = load.result().ty();
        let value = taken::expansion(op, || piece.load(&b, ty, load.is_volatile()));
        load.result().replace_all_uses(value);
        op.erase();
    } else if let Some(store) = op.cast::<lir::StoreOp<'c>>() {
        if store.is_volatile() {
            op.error("is volatile and stores to parts of 32-bit words, because the same memory has atomics; declare that memory with 32 bits");
            return;
        }
        if piece.store(&b, store.value(), words.atomics) {
            op.remark("becomes atomics on the words around it, because other atomics access the same words");
            taken::note(op, "atomics on the words around it");
        }
        op.erase();
    } else {
        refuse(op);
    }
}

fn refuse(op: Op<'_>) {
    op.error("is neither a load, a store nor an atomic, but uses memory with atomics on 8 or 16 bits, which this target declares as 32-bit words; declare that memory with 32 bits");
}

fn atomic<'c>(b: &Builder<'c>, op: Op<'c>, words: &Words<'_, 'c>, offset: Option<Value<'c>>) {
    let piece = Piece::at(words.root, offset);
    // The root already points to words.
    let ty = match op.results().next() {
        Some(result) if !op.is::<lir::AtomicFlagTestAndSetOp<'c>>() => result.ty(),
        None if op.operand_count() > 1 => op.operand(1).ty(),
        _ => return op.set_operand(0, piece.word(b)),
    };
    match width(ty) {
        8 | 16 => {
            taken::remark(op, "an atomic on the word around it");
            let result = piece.field(b, ty).atomic(b, op);
            atomics::replace(op, result);
        }
        32 => op.set_operand(0, piece.word_as(b, ty)),
        // Already reported as an error: see `Demands`.
        _ => {}
    }
}

/// The width of a number.
fn width(ty: Type<'_>) -> u32 {
    let integer = ty.as_integer().map(|(width, _)| width);
    ty.as_float().or(integer).unwrap_or(0)
}
