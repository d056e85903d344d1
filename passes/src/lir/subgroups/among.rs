//! Subgroup operations for the same subgroup and members as another operation.

use crate::lir::subgroups::collectives;
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView as _, Signedness, Value},
    lir, names,
};

/// The participants of a subgroup operation, and of those derived from it.
#[derive(Clone, Copy)]
pub struct Among<'c> {
    /// A mask of the members, if the operation has one.
    pub members: Option<Value<'c>>,
    /// The number of work-items of the subgroup, if it is a part of the target's.
    pub part: Option<Attribute<'c>>,
}

impl<'c> Among<'c> {
    /// The participants of an operation.
    pub fn of(op: Op<'c>) -> Self {
        let own = match collectives::MOVES_OF_SUBGROUP.contains(&op.name()) {
            true => 2,
            false => 1,
        };
        Self {
            members: op.operands().nth(own),
            part: op.attribute(names::LIR_SUBGROUP_SIZE),
        }
    }

    fn marked(&self, op: Op<'c>) {
        if let Some(part) = self.part {
            op.set_attribute(names::LIR_SUBGROUP_SIZE, part);
        }
    }

    /// The participants for which a condition holds, as four words.
    pub fn ballot(&self, b: &Builder<'c>, condition: Value<'c>) -> Value<'c> {
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let words = ir::vector(4, word);
        let ballot = lir::SubgroupBallotOp::build(b, words, condition, self.members);
        self.marked(ballot.op());
        ballot.result()
    }

    /// The value of the participant at an index.
    pub fn shuffle(&self, b: &Builder<'c>, value: Value<'c>, index: Value<'c>) -> Value<'c> {
        let moved = lir::SubgroupShuffleOp::build(b, value.ty(), value, index, self.members);
        self.marked(moved.op());
        moved.result()
    }

    /// The value of the participant whose index is the own one XOR `index`.
    pub fn shuffle_xor(&self, b: &Builder<'c>, value: Value<'c>, index: Value<'c>) -> Value<'c> {
        let moved = lir::SubgroupShuffleXorOp::build(b, value.ty(), value, index, self.members);
        self.marked(moved.op());
        moved.result()
    }
}
