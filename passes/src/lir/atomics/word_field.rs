//! Atomics on a bit field of a 32-bit word, by atomics on the word.
//!
//! `and`, `or` and `xor` preserve the other bits by a suitable operand; all other operations are
//! loops that put the other bits back unchanged.

use super::{bits, exchange_loop::ExchangeLoop, order};
use crate::lir::{arithmetic::Arithmetic, atomics::locked_updates};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, OpView, Type, Value},
    lir,
    upstream::arith::{self, CmpIPredicate},
};

/// A bit field of a word.
#[derive(Clone, Copy)]
pub struct WordField<'c> {
    /// A pointer to the word.
    pub word: Value<'c>,
    /// The number of bits below the field.
    pub shift: Value<'c>,
    /// The type of the number in the field.
    pub ty: Type<'c>,
}

impl<'c> WordField<'c> {
    /// Extracts the number from a word.
    pub fn take(&self, b: &Builder<'c>, word: Value<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let low = a.binary(arith::ShRUIOp::NAME, word, self.shift);
        let bits = a.create(arith::TruncIOp::NAME, &[low], bits::integer_of(b, self.ty));
        bits::cast(b, bits, self.ty)
    }

    /// A word with the number in its field and 0 in all other bits.
    pub fn place(&self, b: &Builder<'c>, number: Value<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let number = bits::of(b, number);
        let wide = a.create(arith::ExtUIOp::NAME, &[number], self.shift.ty());
        a.binary(arith::ShLIOp::NAME, wide, self.shift)
    }

    /// A mask of the bits outside the field.
    pub fn others(&self, b: &Builder<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let ones = a.int(bits::integer_of(b, self.ty), -1);
        let mask = self.place(b, ones);
        a.binary(arith::XOrIOp::NAME, mask, a.int(mask.ty(), -1))
    }

    /// Replaces the number in a word; `others` masks the bits outside the field.
    fn put(
        &self,
        b: &Builder<'c>,
        word: Value<'c>,
        others: Value<'c>,
        number: Value<'c>,
    ) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let rest = a.binary(arith::AndIOp::NAME, word, others);
        a.binary(arith::OrIOp::NAME, rest, self.place(b, number))
    }

    /// Builds the equivalent of an atomic on the number; returns its result, if it has one.
    pub fn atomic(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Value<'c>> {
        if let Some(exchange) = op.cast::<lir::AtomicCompareExchangeOp<'c>>() {
            return Some(self.compare_exchange(b, exchange));
        }
        let order = order(op);
        match op.name() {
            lir::AtomicLoadOp::NAME | lir::LoadOp::NAME => {
                let word =
                    lir::AtomicLoadOp::build(b, self.shift.ty(), self.word, order.0, order.1);
                Some(self.take(b, word.result()))
            }
            lir::AtomicStoreOp::NAME | lir::StoreOp::NAME => {
                self.repeat(b, order, |_, _| op.operand(1));
                None
            }
            lir::AtomicAndOp::NAME | lir::AtomicOrOp::NAME | lir::AtomicXorOp::NAME => {
                let word = self.bitwise(b, op, order);
                Some(self.take(b, word))
            }
            _ => Some(self.repeat(b, order, |b, old| {
                locked_updates::updated(&Arithmetic::new(*b), op, old)
            })),
        }
    }

    /// A loop that applies `next` to the number and stores the result; returns the old number.
    fn repeat(
        &self,
        b: &Builder<'c>,
        order: (MemoryOrdering, MemoryScope),
        next: impl FnOnce(&Builder<'c>, Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let others = self.others(b);
        let word = ExchangeLoop::new(self.word, order).repeat(b, |b, word| {
            let number = next(b, self.take(b, word));
            self.put(b, word, others, number)
        });
        self.take(b, word)
    }

    /// One bitwise atomic on the word, which preserves the other bits; returns the old word.
    fn bitwise(
        &self,
        b: &Builder<'c>,
        op: Op<'c>,
        (ordering, scope): (MemoryOrdering, MemoryScope),
    ) -> Value<'c> {
        let (word, ty) = (self.word, self.shift.ty());
        let value = self.place(b, op.operand(1));
        match op.name() {
            lir::AtomicAndOp::NAME => {
                let a = Arithmetic::new(*b);
                let value = a.binary(arith::OrIOp::NAME, value, self.others(b));
                lir::AtomicAndOp::build(b, ty, word, value, ordering, scope).result()
            }
            lir::AtomicOrOp::NAME => {
                lir::AtomicOrOp::build(b, ty, word, value, ordering, scope).result()
            }
            _ => lir::AtomicXorOp::build(b, ty, word, value, ordering, scope).result(),
        }
    }

    /// A loop that ends when the number differs from the expected one, or when the word was as
    /// guessed. The first guess assumes 0 in the other bits.
    fn compare_exchange(&self, b: &Builder<'c>, op: lir::AtomicCompareExchangeOp<'c>) -> Value<'c> {
        let expected = bits::of(b, op.expected());
        let loops = ExchangeLoop {
            pointer: self.word,
            ordering: op.ordering_succ(),
            ordering_of_failure: op.ordering_fail(),
            scope: op.scope(),
        };
        let field = Self {
            ty: expected.ty(),
            ..*self
        };
        let others = field.others(b);
        let word = loops.repeat_from(
            b,
            field.place(b, expected),
            |b, word| field.put(b, word, others, op.desired()),
            |b, failed, found| {
                let a = Arithmetic::new(*b);
                let same = a.cmpi(CmpIPredicate::Eq, field.take(b, found), expected);
                a.binary(arith::AndIOp::NAME, failed, same)
            },
        );
        self.take(b, word)
    }
}
