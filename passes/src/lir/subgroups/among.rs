//! Operations of the subgroup, and among the members, that another operation has.

use crate::lir::subgroups::collectives;
use gir_dialects::{
    ir::{self, Attribute, Builder, Op, OpView as _, Signedness, Value},
    lir, names,
};

/// Who takes part in an operation of a subgroup, and in those that are made of it.
#[derive(Clone, Copy)]
pub struct Among<'c> {
    /// A bit for each, where the operation says so.
    pub members: Option<Value<'c>>,
    /// Work-items of the subgroup, where it is a part of the target's.
    pub part: Option<Attribute<'c>>,
}

impl<'c> Among<'c> {
    /// Those of an operation.
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

    /// For which a condition holds, as four words.
    pub fn ballot(&self, b: &Builder<'c>, condition: Value<'c>) -> Value<'c> {
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        let words = ir::vector(4, word);
        let ballot = lir::SubgroupBallotOp::build(b, words, condition, self.members);
        self.marked(ballot.op());
        ballot.result()
    }

    /// The value of the one of an index.
    pub fn shuffle(&self, b: &Builder<'c>, value: Value<'c>, index: Value<'c>) -> Value<'c> {
        let moved = lir::SubgroupShuffleOp::build(b, value.ty(), value, index, self.members);
        self.marked(moved.op());
        moved.result()
    }

    /// The value of the one across.
    pub fn shuffle_xor(&self, b: &Builder<'c>, value: Value<'c>, index: Value<'c>) -> Value<'c> {
        let moved = lir::SubgroupShuffleXorOp::build(b, value.ty(), value, index, self.members);
        self.marked(moved.op());
        moved.result()
    }
}
