//! Selects by a flag that tells how a loop or an `if` was left.
//!
//! Paths that meet after a loop leave a flag and a select on it. Where an exit knows its flag, it
//! passes the value that will be selected:
//!
//! ```mlir
//! %r:2 = lir.loop … {                        %r = lir.loop … {
//!   lir.if %late {                             lir.if %late {
//!     lir.break %false, %i                       lir.break %limit
//!   }                                          }
//!   lir.if %far {                       →      lir.if %far {
//!     lir.break %true, %i                        lir.break %i
//!   }                                          }
//!   …                                          …
//! }                                          }
//! %n = arith.select %r#0, %r#1, %limit
//! ```
//!
//! A result used only by the select becomes the selected value.

use gir_dialects::{
    ir::{AttributeExt, Block, Builder, Op, OpView, Region, Value},
    lir,
    mir::PtrType,
    upstream::{arith, scf},
};

/// Resolves the selects in a block and its nested blocks.
pub(super) fn block(block: Block<'_>) {
    let mut choices = vec![];
    if let Some(function) = block.parent_op() {
        let mut plain = vec![];
        function.walk_post(|op| plain.extend(op.cast::<scf::IfOp<'_>>()));
        plain.into_iter().for_each(as_choices);
        function.walk_pre(|op| choices.extend(op.cast::<arith::SelectOp<'_>>()));
    }
    // Resolving one select may leave others at the exits, to be resolved in turn.
    while let Some(choice) = choices.pop() {
        if let Some(found) = Choice::of(choice) {
            choices.extend(found.make());
        }
    }
}

/// Turns an `if` on a flag, itself a result of an operation with regions, into selects, if its arms
/// only yield numbers.
fn as_choices(op: scf::IfOp<'_>) {
    let (flag, _) = without_negation(op.condition());
    let is_flag = flag.defining_op().is_some_and(|op| op.region_count() > 0);
    let ends = [op.then_region(), op.else_region()]
        .map(|region| region.first_block().and_then(Block::terminator));
    let [Some(yes), Some(no)] = ends else { return };
    let blocks = [yes, no].map(Op::block);
    let is_plain = |block: Option<Block<'_>>| {
        let mut ops = block.into_iter().flat_map(Block::ops);
        ops.all(|op| op.is::<arith::ConstantOp<'_>>() || op.is::<scf::YieldOp<'_>>())
    };
    let is_number = |result: Value<'_>| PtrType::from_type(result.ty()).is_none();
    if !is_flag || !blocks.into_iter().all(is_plain) || !op.op().results().all(is_number) {
        return;
    }
    let constants = blocks.into_iter().flatten().flat_map(Block::ops);
    let constants: Vec<_> = constants
        .filter(|op| !op.is::<scf::YieldOp<'_>>())
        .collect();
    for constant in constants {
        constant.move_before(op.op());
    }
    let builder = Builder::before(op.op());
    for (result, (yes, no)) in op.op().results().zip(yes.operands().zip(no.operands())) {
        let choice = arith::SelectOp::build(&builder, result.ty(), op.condition(), yes, no);
        result.replace_all_uses(choice.result());
    }
    op.op().erase();
}

/// A select between a result of an operation and a value known at its exits.
struct Choice<'c> {
    op: arith::SelectOp<'c>,
    /// The operation that is left.
    from: Op<'c>,
    exits: Vec<Op<'c>>,
    /// The index of the result that is the flag.
    flag: usize,
    /// The selected value where the flag is set, and where it is not.
    arms: [Value<'c>; 2],
    /// The index of the result that becomes the selected value.
    result: usize,
}

impl<'c> Choice<'c> {
    fn of(op: arith::SelectOp<'c>) -> Option<Self> {
        let (flag, is_negated) = without_negation(op.condition());
        let from = flag.defining_op()?;
        if from.block() != op.op().block() {
            return None;
        }
        let exits = exits(from)?;
        let mut arms = [op.true_value(), op.false_value()];
        if is_negated {
            arms.reverse();
        }
        let is_free = |arm: &Value<'c>| arm.defining_op() == Some(from) && arm.has_one_use();
        let result = arms.iter().find(|arm| is_free(arm))?.index();
        let is_known = |exit: &Op<'c>| constant(exit.operand(flag.index())).is_some();
        let is_available = |arm: &Value<'c>| match arm.defining_op() {
            Some(other) if other == from || other.is::<arith::ConstantOp<'_>>() => true,
            Some(other) if other.block() == from.block() => other.is_before(from),
            _ => true,
        };
        // A break may have to stand alone in its arm: it must compute nothing.
        let is_possible = match from.is::<lir::LoopOp<'_>>() {
            true => exits.iter().all(is_known),
            false => exits.iter().any(is_known),
        };
        let is_possible = is_possible && arms.iter().all(is_available);
        is_possible.then_some(Self {
            op,
            from,
            exits,
            flag: flag.index(),
            arms,
            result,
        })
    }

    /// Makes each exit pass the selected value; returns the selects that remain there.
    fn make(self) -> Vec<arith::SelectOp<'c>> {
        let mut left = vec![];
        for exit in &self.exits {
            let builder = Builder::before(*exit);
            let [yes, no] = self.arms.map(|arm| self.at(*exit, arm));
            let flag = exit.operand(self.flag);
            let value = match constant(flag) {
                Some(true) => yes,
                Some(false) => no,
                None => {
                    let choice = arith::SelectOp::build(&builder, yes.ty(), flag, yes, no);
                    left.push(choice);
                    choice.result()
                }
            };
            exit.set_operand(self.result, value);
        }
        let op = self.op.op();
        op.result(0).replace_all_uses(self.from.result(self.result));
        op.erase();
        left
    }

    /// The value of an arm at an exit.
    fn at(&self, exit: Op<'c>, arm: Value<'c>) -> Value<'c> {
        let Some(definition) = arm.defining_op() else {
            return arm;
        };
        if definition == self.from {
            return exit.operand(arm.index());
        }
        match definition.cast::<arith::ConstantOp<'c>>() {
            Some(constant) if definition.block() == self.from.block() => {
                let before = Builder::before(self.from);
                arith::ConstantOp::build(&before, arm.ty(), constant.value()).result()
            }
            _ => arm,
        }
    }
}

/// A flag without its negation, and whether it was negated.
fn without_negation(flag: Value<'_>) -> (Value<'_>, bool) {
    let negated = flag
        .defining_op()
        .and_then(|op| op.cast::<arith::XOrIOp<'_>>())
        .filter(|op| constant(op.rhs()) == Some(true));
    negated.map_or((flag, false), |op| (op.lhs(), true))
}

fn constant(flag: Value<'_>) -> Option<bool> {
    let constant = flag.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    constant.value().as_int().map(|value| value != 0)
}

/// The operations that pass an operation its results: the breaks of a loop, the yields of an `if`.
fn exits(op: Op<'_>) -> Option<Vec<Op<'_>>> {
    if op.is::<scf::IfOp<'_>>() || op.is::<lir::IfOp<'_>>() {
        let ends = op
            .regions()
            .filter_map(|region| region.first_block()?.terminator());
        let is_yield = |end: &Op<'_>| end.is::<scf::YieldOp<'_>>() || end.is::<lir::YieldOp<'_>>();
        return Some(ends.filter(is_yield).collect());
    }
    let endless = op.cast::<lir::LoopOp<'_>>()?;
    let mut breaks = vec![];
    let mut pending = vec![endless.body()];
    while let Some(block) = pending.pop().and_then(Region::first_block) {
        breaks.extend(
            block
                .terminator()
                .filter(|end| end.is::<lir::BreakOp<'_>>()),
        );
        for choice in block.ops().filter(|op| op.is::<lir::IfOp<'_>>()) {
            pending.extend(choice.regions().filter(|region| !region.is_empty()));
        }
    }
    Some(breaks)
}
