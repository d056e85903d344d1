//! Loops around a compare-exchange.
//!
//! Each round computes what to store from a guess of what is in memory, and stores it
//! if the guess is right; else what is found there is the next guess. The first guess
//! is 0, which costs one round more than a load would, where the value in memory is
//! another; a load that is not atomic would be a race, and not every target has
//! atomic ones.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Block, Builder, OpView, Value},
    lir,
    upstream::{arith::CmpIPredicate, scf},
};

/// What every compare-exchange of a loop has.
pub struct ExchangeLoop<'c> {
    /// Points to an integer.
    pub pointer: Value<'c>,
    /// The ordering of the one that succeeds.
    pub ordering: MemoryOrdering,
    /// The ordering of those that fail.
    pub ordering_of_failure: MemoryOrdering,
    /// Their scope.
    pub scope: MemoryScope,
}

impl<'c> ExchangeLoop<'c> {
    /// A loop whose failures order nothing.
    pub fn new(pointer: Value<'c>, (ordering, scope): (MemoryOrdering, MemoryScope)) -> Self {
        Self {
            pointer,
            ordering,
            ordering_of_failure: MemoryOrdering::Relaxed,
            scope,
        }
    }

    /// Stores `next` of the integer in memory; the integer before.
    pub fn repeat(
        &self,
        b: &Builder<'c>,
        next: impl FnOnce(&Builder<'c>, Value<'c>) -> Value<'c>,
    ) -> Value<'c> {
        let first = Arithmetic::new(*b).int(super::bits::number_at(self.pointer), 0);
        self.repeat_from(b, first, next, |_, failed, _| failed)
    }

    /// As [`Self::repeat`], with a first guess, and a say in whether there is another round:
    /// of the flag that the last one has failed, and of what it found.
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
