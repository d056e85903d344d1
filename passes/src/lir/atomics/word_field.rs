//! Atomics on some bits of a word of 32, by atomics on the word.
//!
//! `and`, `or` and `xor` leave the other bits alone if the operand says so; all others
//! are loops that put the other bits back as they found them.

use super::{bits, exchange_loop::ExchangeLoop, order};
use crate::lir::{arithmetic::Arithmetic, atomics::locked_updates};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, OpView, Type, Value},
    lir,
    upstream::arith::{self, CmpIPredicate},
};

/// Some bits of a word.
#[derive(Clone, Copy)]
pub struct WordField<'c> {
    /// Points to the word.
    pub word: Value<'c>,
    /// How many bits of the word are below them.
    pub shift: Value<'c>,
    /// The number they hold.
    pub ty: Type<'c>,
}

impl<'c> WordField<'c> {
    /// The number in a word.
    pub fn take(&self, b: &Builder<'c>, word: Value<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let low = a.binary(arith::ShRUIOp::NAME, word, self.shift);
        let bits = a.create(arith::TruncIOp::NAME, &[low], bits::integer_of(b, self.ty));
        bits::cast(b, bits, self.ty)
    }

    /// A number in its place, all other bits 0.
    pub fn place(&self, b: &Builder<'c>, number: Value<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let number = bits::of(b, number);
        let wide = a.create(arith::ExtUIOp::NAME, &[number], self.shift.ty());
        a.binary(arith::ShLIOp::NAME, wide, self.shift)
    }

    /// A word with 1 where the number is not.
    pub fn others(&self, b: &Builder<'c>) -> Value<'c> {
        let a = Arithmetic::new(*b);
        let ones = a.int(bits::integer_of(b, self.ty), -1);
        let mask = self.place(b, ones);
        a.binary(arith::XOrIOp::NAME, mask, a.int(mask.ty(), -1))
    }

    /// A word with another number in it; `others` are all other bits.
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

    /// Builds what an atomic on the number does; its result, if it has one.
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

    /// A loop that stores `next` of the number; the number before.
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

    /// One operation on the word, which leaves the other bits alone; the word before.
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

    /// A loop that ends where the number is another than is expected, or the word was
    /// as guessed. The first guess takes the other bits for 0.
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
