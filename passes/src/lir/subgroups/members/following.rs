//! Passes the mask of participating members along control flow to operations.

use super::Plan;
use crate::lir::{arithmetic::Arithmetic, subgroups::among::Among};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt as _, Block, Builder, Op, OpSpec, OpView as _, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        func, scf, vector,
    },
};

/// The operations that need a mask of members, and the subgroup.
pub struct Following<'c, 'p> {
    /// The operations.
    pub plan: &'p Plan<'c>,
    /// The number of work-items of a subgroup, if it is a part of the target's.
    pub part: Option<Attribute<'c>>,
}

impl<'c> Following<'c, '_> {
    /// Passes the members that enter a block to its operations.
    pub fn block(&self, block: Block<'c>, members: Value<'c>) {
        let asked: Vec<_> = block.ops().filter(|op| self.plan.holds(*op)).collect();
        for op in asked {
            if let Some(choice) = op.cast::<scf::IfOp<'c>>() {
                self.choice(choice, members);
            } else if op.is::<scf::WhileOp<'c>>() {
                self.conditional_loop(op, members);
            } else if let Some(counted) = op.cast::<scf::ForOp<'c>>() {
                self.counted_loop(counted, members);
            } else if op.is::<scf::ExecuteRegionOp<'c>>() {
                self.inside(op, members);
            } else {
                append(op, members);
                describe_argument(op);
            }
        }
    }

    /// Handles an operation whose blocks are all entered by all members, as far as they are asked.
    fn inside(&self, op: Op<'c>, members: Value<'c>) {
        let blocks = op.regions().filter_map(|region| region.first_block());
        blocks.for_each(|block| self.block(block, members));
    }

    /// The members for which a condition holds.
    fn those(&self, b: &Builder<'c>, condition: Value<'c>, members: Value<'c>) -> Value<'c> {
        let among = Among {
            members: Some(members),
            part: self.part,
        };
        let ballot = among.ballot(b, condition);
        let first = ir::dense_i64(b.context(), &[0]);
        vector::ExtractOp::build(b, members.ty(), ballot, &[], first).result()
    }

    fn choice(&self, choice: scf::IfOp<'c>, members: Value<'c>) {
        let op = choice.op();
        if self.plan.goes_together(op) {
            return self.inside(op, members);
        }
        let b = Builder::before(op);
        let then = self.those(&b, choice.condition(), members);
        if let Some(block) = choice.then_region().first_block() {
            self.block(block, then);
        }
        let other = choice.else_region().first_block();
        if let Some(block) = other.filter(|block| self.plan.is_asked(*block)) {
            let others = Arithmetic::new(b).binary(arith::XOrIOp::NAME, members, then);
            self.block(block, others);
        }
    }

    /// The members vote before each further round on whether they take part in it.
    fn conditional_loop(&self, op: Op<'c>, members: Value<'c>) {
        if self.plan.goes_together(op) {
            return self.inside(op, members);
        }
        let new = with_one_more(op, members);
        let [before, after] = [0, 1].map(|region| new.region(region).first_block());
        let (Some(before), Some(after)) = (before, after) else {
            return;
        };
        let location = op.location();
        let in_test = before.add_argument(members.ty(), location);
        let in_body = after.add_argument(members.ty(), location);
        self.block(before, in_test);
        if let Some(end) = before.terminator() {
            let more = self.those(&Builder::before(end), end.operand(0), in_test);
            append(end, more);
        }
        self.block(after, in_body);
        if let Some(end) = after.terminator() {
            append(end, in_body);
        }
        op.erase();
    }

    /// The vote of a counted loop: the counter is still below the bound.
    fn counted_loop(&self, counted: scf::ForOp<'c>, members: Value<'c>) {
        let op = counted.op();
        if self.plan.goes_together(op) {
            return self.inside(op, members);
        }
        let (upper, step) = (counted.upper_bound(), counted.step());
        let less = match counted.unsigned_cmp() {
            true => CmpIPredicate::Ult,
            false => CmpIPredicate::Slt,
        };
        let b = Builder::before(op);
        let any = Arithmetic::new(b).cmpi(less, counted.lower_bound(), upper);
        let first = self.those(&b, any, members);
        let new = with_one_more(op, first);
        let Some(body) = new.region(0).first_block() else {
            return;
        };
        let inside = body.add_argument(members.ty(), op.location());
        self.block(body, inside);
        if let Some(end) = body.terminator() {
            let b = Builder::before(end);
            let a = Arithmetic::new(b);
            let next = a.binary(arith::AddIOp::NAME, body.argument(0), step);
            let more = self.those(&b, a.cmpi(less, next, upper), inside);
            append(end, more);
        }
        op.erase();
    }
}

/// A copy of a loop with the same regions that carries one more value, of the type of `initial`.
/// The old loop has no uses left.
fn with_one_more<'c>(op: Op<'c>, initial: Value<'c>) -> Op<'c> {
    let operands: Vec<_> = op.operands().chain([initial]).collect();
    let results: Vec<_> = op
        .result_types()
        .into_iter()
        .chain([initial.ty()])
        .collect();
    let spec = OpSpec {
        operands: &operands,
        results: &results,
        attributes: &op.attributes(),
        regions: op.region_count(),
        ..OpSpec::default()
    };
    let new = Builder::before(op).create(op.name(), spec);
    for (new, old) in new.regions().zip(op.regions()) {
        new.take_body(old);
    }
    for (old, new) in op.results().zip(new.results()) {
        old.replace_all_uses(new);
    }
    new
}

fn append<'c>(op: Op<'c>, value: Value<'c>) {
    let operands: Vec<_> = op.operands().chain([value]).collect();
    op.set_operands(&operands);
}

/// Extends the argument attributes of a call by an empty entry for the new argument.
fn describe_argument(op: Op<'_>) {
    let given = op.attribute(func::CallOp::ARG_ATTRS_ATTR);
    if let Some(mut given) = given.and_then(|given| given.as_array()) {
        given.push(ir::dictionary(op.context(), &[]));
        let given = ir::array(op.context(), &given);
        op.set_attribute(func::CallOp::ARG_ATTRS_ATTR, given);
    }
}
