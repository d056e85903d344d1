//! Loops around a compare-exchange.
//!
//! Each round computes the value to store from a guess of the value in memory, and stores it if the
//! guess is right; otherwise the value found becomes the next guess. The first guess is 0, which
//! costs one more round than a load where memory holds another value; but a load that is not atomic
//! would be a race, and not every target has atomic loads.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Block, Builder, OpView, Value},
    lir,
    upstream::{arith::CmpIPredicate, scf},
};

/// Operands and attributes common to all compare-exchanges of a loop.
pub struct ExchangeLoop<'c> {
    /// A pointer to an integer.
    pub pointer: Value<'c>,
    /// The memory ordering on success.
    pub ordering: MemoryOrdering,
    /// The memory ordering on failure.
    pub ordering_of_failure: MemoryOrdering,
    /// The scope of all of them.
    pub scope: MemoryScope,
}

impl<'c> ExchangeLoop<'c> {
    /// A loop whose failed exchanges order nothing.
    pub fn new(pointer: Value<'c>, (ordering, scope): (MemoryOrdering, MemoryScope)) -> Self {
        Self {
            pointer,
            ordering,
            ordering_of_failure: MemoryOrdering::Relaxed,
            scope,
        }
    }

    /// Applies `next` to the integer in memory and stores the result; returns the old integer.
    pub fn repeat(
        &self,
        b: &Builder<'c>,
        next: impl FnOnce(&Builder<'c>, Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let first = Arithmetic::new(*b).int(super::bits::number_at(self.pointer), 0);
        self.repeat_from(b, first, next, |_, failed, _| failed)
    }

    /// Like [`Self::repeat`], but takes the first guess and the condition of another round, which
    /// `again` computes from a flag that the last exchange failed and the value it found.
    pub fn repeat_from(
        &self,
        b: &Builder<'c>,
        first: Value<'c>,
        next: impl FnOnce(&Builder<'c>, Value<'c>) -> Value<'c>,
        again: impl FnOnce(&Builder<'c>, Value<'c>, Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let (location, ty) = (b.location(), first.ty());
        let new = scf::WhileOp::build(b, &[ty], &[first]);
        let before = Block::new(&[(ty, location)]);
        new.before().append(before);
        let inside = Builder::at_end(before, location);
        let guess = before.argument(0);
        let desired = next(&inside, guess);
        let found = self.exchange(&inside, guess, desired);
        let failed = Arithmetic::new(inside).cmpi(CmpIPredicate::Ne, found, guess);
        let repeats = again(&inside, failed, found);
        scf::ConditionOp::build(&inside, repeats, &[found]);
        let after = Block::new(&[(ty, location)]);
        new.after().append(after);
        scf::YieldOp::build(&Builder::at_end(after, location), &[after.argument(0)]);
        new.op().result(0)
    }

    /// A single compare-exchange.
    pub fn exchange(&self, b: &Builder<'c>, expected: Value<'c>, desired: Value<'c>) -> Value<'c> {
        lir::AtomicCompareExchangeOp::build(
            b,
            expected.ty(),
            self.pointer,
            expected,
            desired,
            self.ordering,
            self.ordering_of_failure,
            self.scope,
        )
        .result()
    }
}
