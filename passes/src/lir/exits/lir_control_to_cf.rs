//! `--lir-control-to-cf`: lowers structured control flow, including exits, to branches.
//!
//! ```mlir
//! %r = lir.loop iter_args(%i = %a) : (i32) -> i32 {      cf.br ^body(%a : i32)
//!   lir.if %c {                                        ^body(%i: i32):
//!     lir.break %i : i32                                 cf.cond_br %c, ^then, ^join
//!   }                                              →   ^then:
//!   lir.continue %j : i32                                cf.br ^out(%i : i32)
//! }                                                    ^join:
//!                                                        cf.br ^body(%j : i32)
//!                                                      ^out(%r: i32):
//! ```
//!
//! For targets that take a control-flow graph, such as LLVM IR, and to execute the control flow
//! that other passes produce. `scf.if`, `scf.for`, `scf.while`, `lir.if`, `lir.for` and `lir.loop`
//! are lowered; regions of other operations stay. Code after a loop that is only left by returns is
//! erased.

use crate::analysis::{loop_dependences::is_loop, unreachable};
use gir_dialects::{
    ir::{self, Block, Builder, Location, Op, OpView, Signedness, Type, Value},
    lir, names,
    pass::{PassInfo, PassRun},
    upstream::{
        arith::{self, CmpIPredicate},
        cf, func, scf,
    },
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-control-to-cf",
    description: "Lower structured control flow, including exits, to branches",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "cf", "func"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    lower(pass.op());
}

/// Lowers the structured control flow of a function.
pub fn lower(function: Op<'_>) {
    let mut pending: Vec<_> = function
        .region(0)
        .blocks()
        .map(|block| (block, Targets::default()))
        .collect();
    while let Some((block, targets)) = pending.pop() {
        lower_block(block, targets, &mut pending);
    }
    unreachable::erase(function.region(0));
}

/// The successors of a block, by its kind of terminator.
#[derive(Clone, Copy, Default)]
struct Targets<'c> {
    /// Of a yield.
    yields: Option<Block<'c>>,
    /// Of an `scf.condition` that is false.
    leaves: Option<Block<'c>>,
    /// Of a break out of the innermost loop.
    breaks: Option<Block<'c>>,
    /// Of a continue in the innermost loop.
    continues: Option<Block<'c>>,
}

/// Blocks that are still to be lowered.
type Pending<'c> = Vec<(Block<'c>, Targets<'c>)>;

/// Lowers the ops of a block, the last first, so that each op after one of them moves only once.
fn lower_block<'c>(block: Block<'c>, targets: Targets<'c>, pending: &mut Pending<'c>) {
    let Some(terminator) = block.terminator() else {
        return;
    };
    let structured: Vec<_> = block.ops().filter(is_structured).collect();
    lower_end(terminator, targets);
    for op in structured.into_iter().rev() {
        let join = split_behind(op, block);
        let at = Builder::at_end(block, op.location());
        if let Some(choice) = op.cast::<scf::IfOp<'c>>() {
            let arms = [choice.then_region(), choice.else_region()].map(ir::Region::first_block);
            lower_if(&at, choice.condition(), arms, join, targets, pending);
        } else if let Some(choice) = op.cast::<lir::IfOp<'c>>() {
            let arms = [choice.then_region(), choice.else_region()].map(ir::Region::first_block);
            lower_if(&at, choice.condition(), arms, join, targets, pending);
        } else if let Some(while_) = op.cast::<scf::WhileOp<'c>>() {
            lower_while(&at, while_, join, pending);
        } else if let Some(endless) = op.cast::<lir::LoopOp<'c>>() {
            lower_loop(&at, endless, join, pending);
        } else if let Some(counted) = Counted::of(op) {
            counted.lower(&at, join, pending);
        }
        op.erase();
    }
}

fn is_structured(op: &Op<'_>) -> bool {
    [
        scf::IfOp::NAME,
        scf::ForOp::NAME,
        scf::WhileOp::NAME,
        lir::IfOp::NAME,
        lir::ForOp::NAME,
        lir::LoopOp::NAME,
    ]
    .contains(&op.name())
}

/// Moves the ops after an op to a new block, whose arguments replace the results.
fn split_behind<'c>(op: Op<'c>, block: Block<'c>) -> Block<'c> {
    let join = new_block(&op.result_types(), op.location());
    insert_behind(block, join);
    let mut next = op.next();
    while let Some(following) = next {
        next = following.next();
        following.move_to_end(join);
    }
    for (result, argument) in op.results().zip(join.arguments()) {
        result.replace_all_uses(argument);
    }
    join
}

/// Turns a structured terminator into a branch.
fn lower_end<'c>(end: Op<'c>, targets: Targets<'c>) {
    let at = Builder::before(end);
    let operands: Vec<_> = end.operands().collect();
    let target = match end.name() {
        scf::YieldOp::NAME | lir::YieldOp::NAME => targets.yields,
        lir::BreakOp::NAME => targets.breaks,
        lir::ContinueOp::NAME => targets.continues,
        lir::ReturnOp::NAME => {
            func::ReturnOp::build(&at, &operands);
            end.erase();
            return;
        }
        scf::ConditionOp::NAME => {
            if let (Some(stay), Some(leave), [condition, passed @ ..]) =
                (targets.yields, targets.leaves, operands.as_slice())
            {
                cf::CondBranchOp::build(&at, *condition, passed, passed, None, stay, leave);
                end.erase();
            }
            return;
        }
        _ => return,
    };
    if let Some(target) = target {
        let branch = cf::BranchOp::build(&at, &operands, target);
        carry(end, branch.op());
        end.erase();
    }
}

/// Moves a block out of its region, in front of another, and queues it for lowering.
fn place<'c>(
    block: Block<'c>,
    before: Block<'c>,
    targets: Targets<'c>,
    pending: &mut Pending<'c>,
) -> Block<'c> {
    block.detach();
    if let Some(region) = before.region() {
        region.insert_before(before, block);
    }
    pending.push((block, targets));
    block
}

fn lower_if<'c>(
    at: &Builder<'c>,
    condition: Value<'c>,
    arms: [Option<Block<'c>>; 2],
    join: Block<'c>,
    around: Targets<'c>,
    pending: &mut Pending<'c>,
) {
    let targets = Targets {
        yields: Some(join),
        ..around
    };
    let [then, otherwise] =
        arms.map(|arm| arm.map_or(join, |arm| place(arm, join, targets, pending)));
    cf::CondBranchOp::build(at, condition, &[], &[], None, then, otherwise);
}

fn lower_while<'c>(
    at: &Builder<'c>,
    op: scf::WhileOp<'c>,
    join: Block<'c>,
    pending: &mut Pending<'c>,
) {
    let (Some(before), Some(after)) = (op.before().first_block(), op.after().first_block()) else {
        return;
    };
    if let Some(end) = after.terminator() {
        carry(op.op(), end);
    }
    let targets = Targets {
        yields: Some(after),
        leaves: Some(join),
        ..Targets::default()
    };
    place(before, join, targets, pending);
    let targets = Targets {
        yields: Some(before),
        ..Targets::default()
    };
    place(after, join, targets, pending);
    cf::BranchOp::build(at, &op.inits(), before);
}

fn lower_loop<'c>(
    at: &Builder<'c>,
    op: lir::LoopOp<'c>,
    join: Block<'c>,
    pending: &mut Pending<'c>,
) {
    let Some(body) = op.body().first_block() else {
        return;
    };
    carry_to_continues(op.op());
    let targets = Targets {
        breaks: Some(join),
        continues: Some(body),
        ..Targets::default()
    };
    place(body, join, targets, pending);
    cf::BranchOp::build(at, &op.inits(), body);
}

/// A counted loop.
struct Counted<'c> {
    body: Block<'c>,
    lower: Value<'c>,
    upper: Value<'c>,
    step: Value<'c>,
    initial: Vec<Value<'c>>,
    unsigned: bool,
    /// The loop itself.
    op: Op<'c>,
}

impl<'c> Counted<'c> {
    fn of(op: Op<'c>) -> Option<Self> {
        if let Some(op) = op.cast::<scf::ForOp<'c>>() {
            return Some(Self {
                op: op.op(),
                body: op.region().first_block()?,
                lower: op.lower_bound(),
                upper: op.upper_bound(),
                step: op.step(),
                initial: op.init_args(),
                unsigned: op.unsigned_cmp(),
            });
        }
        let op = op.cast::<lir::ForOp<'c>>()?;
        Some(Self {
            op: op.op(),
            body: op.body().first_block()?,
            lower: op.lower_bound(),
            upper: op.upper_bound(),
            step: op.step(),
            initial: op.inits(),
            unsigned: op.unsigned_cmp(),
        })
    }

    /// Emits a header, the body, a block that increments the counter, and the exit to the join.
    fn lower(self, at: &Builder<'c>, join: Block<'c>, pending: &mut Pending<'c>) {
        let location = at.location();
        let mut initial = vec![self.lower];
        initial.extend(&self.initial);
        let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
        let header = new_block(&types, location);
        let next = new_block(&types[1..], location);
        let Some(region) = join.region() else { return };
        region.insert_before(join, header);
        let targets = Targets {
            yields: Some(next),
            breaks: Some(join),
            continues: Some(next),
            ..Targets::default()
        };
        place(self.body, join, targets, pending);
        region.insert_before(join, next);
        cf::BranchOp::build(at, &initial, header);

        let at_header = Builder::at_end(header, location);
        let values: Vec<_> = header.arguments().collect();
        let less = if self.unsigned {
            CmpIPredicate::Ult
        } else {
            CmpIPredicate::Slt
        };
        let i1 = ir::integer_type(at.context(), 1, Signedness::Signless);
        let more = arith::CmpIOp::build(&at_header, i1, less, values[0], self.upper).result();
        let (body, passed) = (self.body, &values[1..]);
        cf::CondBranchOp::build(&at_header, more, &values, passed, None, body, join);

        let at_next = Builder::at_end(next, location);
        let counter = self.body.argument(0);
        let counted = arith::AddIOp::build(&at_next, counter.ty(), counter, self.step, None);
        let mut values = vec![counted.result()];
        values.extend(next.arguments());
        let back = cf::BranchOp::build(&at_next, &values, header);
        carry(self.op, back.op());
    }
}

/// The names of the attributes with what LLVM IR says about a loop.
const CARRIED: [&str; 2] = [names::LIR_LLVM_METADATA, names::LLVM_LOOP_ANNOTATION];

/// Copies what LLVM IR says about a loop to each `lir.continue` of it, which becomes a branch back.
fn carry_to_continues(each: Op<'_>) {
    if !CARRIED.iter().any(|name| each.attribute(name).is_some()) {
        return;
    }
    each.walk_pre(|op| {
        let mut around = std::iter::successors(op.parent(), |op| op.parent());
        if op.is::<lir::ContinueOp<'_>>() && around.find(|op| is_loop(*op)) == Some(each) {
            carry(each, op);
        }
    });
}

/// Copies what LLVM IR says about a loop to the branch back.
fn carry(from: Op<'_>, to: Op<'_>) {
    for name in CARRIED {
        if let Some(given) = from.attribute(name) {
            to.set_attribute(name, given);
        }
    }
}

fn new_block<'c>(types: &[Type<'c>], location: Location<'c>) -> Block<'c> {
    let arguments: Vec<_> = types.iter().map(|&ty| (ty, location)).collect();
    Block::new(&arguments)
}

fn insert_behind<'c>(block: Block<'c>, new: Block<'c>) {
    match (block.next(), block.region()) {
        (Some(next), Some(region)) => region.insert_before(next, new),
        (None, Some(region)) => region.append(new),
        (_, None) => {}
    }
}
