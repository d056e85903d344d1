//! Lowering of loops to `spirv.mlir.loop`.
//!
//! A loop is header → body → continue → header. The header's arguments are the loop's phis; the continue block
//! takes the next values as its own arguments and only counts and branches back. An if that breaks or continues
//! splits the body into two blocks with a conditional branch between them.
//!
//! If a loop has one exit, the values known there are the loop's results, since upstream writes no phis in a
//! loop's merge block. Results of a loop with several exits go through variables.

use super::{
    control::{
        adopt, branch_conditional, branch_from, detached_block, end, leaves_loop, new_block,
    },
    counted,
};
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Region, Type, Value},
    lir,
    spirv::pointer,
    upstream::{
        scf,
        spirv::{self, LoopControl, LoopControlAttr, StorageClass, StorageClassAttr},
    },
};

/// Lowers a loop; returns the values that replace its results.
pub fn lower<'c>(op: Op<'c>, function: Op<'c>) -> Option<Vec<Value<'c>>> {
    if let Some(while_) = op.cast::<scf::WhileOp<'c>>() {
        return lower_while(while_, function);
    }
    if let Some(endless) = op.cast::<lir::LoopOp<'c>>() {
        return lower_endless(endless, function);
    }
    counted::lower(op, function)
}

fn lower_while<'c>(old: scf::WhileOp<'c>, function: Op<'c>) -> Option<Vec<Value<'c>>> {
    let op = old.op();
    let mut frame = Loop::new(op, &old.inits(), 1, function);
    let before = adopt(frame.region, old.before())?;
    let body = adopt(frame.region, old.after())?;
    take_arguments(before, &frame.header.arguments().collect::<Vec<_>>());
    spirv::BranchOp::build(&Builder::at_end(frame.header, op.location()), &[], before);
    let condition = before.terminator()?.cast::<scf::ConditionOp<'c>>()?;
    let passed = condition.args();
    take_arguments(body, &passed);
    frame.leave(&Builder::before(condition.op()), &passed);
    let location = condition.op().location();
    branch_conditional(before, location, condition.condition(), body, frame.merge);
    condition.op().erase();
    branch_from(body.terminator()?, frame.next, &[]);
    let values: Vec<_> = frame.next.arguments().collect();
    Some(frame.finish(&values))
}

fn lower_endless<'c>(old: lir::LoopOp<'c>, function: Op<'c>) -> Option<Vec<Value<'c>>> {
    let op = old.op();
    let body = old.body().first_block()?;
    let mut frame = Loop::new(op, &old.inits(), breaks(body), function);
    let body = adopt(frame.region, old.body())?;
    take_arguments(body, &frame.header.arguments().collect::<Vec<_>>());
    spirv::BranchOp::build(&Builder::at_end(frame.header, op.location()), &[], body);
    frame.body(body, &[]);
    let values: Vec<_> = frame.next.arguments().collect();
    Some(frame.finish(&values))
}

/// The results of a loop.
enum Results<'c> {
    /// Values, known at the only exit.
    Values(Vec<Value<'c>>),
    /// Variables, where there are several exits.
    Variables(Vec<Value<'c>>),
}

/// The blocks every loop has.
pub struct Loop<'c> {
    old: Op<'c>,
    op: Op<'c>,
    /// The region of these blocks.
    pub region: Region<'c>,
    /// The header, whose arguments are the loop-carried values.
    pub header: Block<'c>,
    /// The continue block, whose arguments are the next values.
    pub next: Block<'c>,
    /// The merge block, to which all exits branch.
    pub merge: Block<'c>,
    results: Results<'c>,
}

impl<'c> Loop<'c> {
    /// Creates entry and header; `initial` are the header's arguments, `exits` is the number of exits.
    pub fn new(old: Op<'c>, initial: &[Value<'c>], exits: usize, function: Op<'c>) -> Self {
        let (location, builder) = (old.location(), Builder::before(old));
        let results = if exits > 1 {
            Results::Variables(variables(old, function))
        } else {
            // They have no uses if the loop never exits.
            let undefined = old.result_types().into_iter();
            let undefined = undefined.filter(|_| exits == 0);
            Results::Values(undefined.map(|ty| undef(&builder, ty)).collect())
        };
        let results_of_op = match results {
            Results::Values(_) => old.result_types(),
            Results::Variables(_) => vec![],
        };
        let control = LoopControlAttr::get(old.context(), LoopControl::NONE);
        let op = spirv::LoopOp::build(&builder, &results_of_op, control).op();
        let region = op.region(0);
        let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
        let entry = new_block(region, &[], location);
        let header = new_block(region, &types, location);
        spirv::BranchOp::build(&Builder::at_end(entry, location), initial, header);
        Self {
            old,
            op,
            region,
            header,
            next: detached_block(&types, location),
            merge: detached_block(&[], location),
            results,
        }
    }

    /// Records the results of the loop at an exit.
    pub fn leave(&mut self, at: &Builder<'c>, values: &[Value<'c>]) {
        match &mut self.results {
            Results::Values(results) => *results = values.to_vec(),
            Results::Variables(variables) => {
                for (&variable, &value) in variables.iter().zip(values) {
                    let undefined = value.defining_op();
                    if !undefined.is_some_and(|op| op.is::<spirv::UndefOp<'c>>()) {
                        spirv::StoreOp::build(at, variable, value, None, None);
                    }
                }
            }
        }
    }

    /// Lowers the branches of a body; a continue passes `counter` before its values.
    pub fn body(&mut self, block: Block<'c>, counter: &[Value<'c>]) {
        let mut choices: Vec<_> = block.ops().filter(|op| leaves_loop(*op)).collect();
        if let Some(last) = choices.iter().position(|choice| !goes_on(*choice)) {
            choices.truncate(last + 1);
            erase_behind(choices[last]);
        }
        if let Some(end) = block.terminator() {
            self.exit(end, counter);
        }
        // From the last to the first, so that each operation moves only once.
        for choice in choices.into_iter().rev() {
            self.cut(block, choice, counter);
        }
    }

    /// Lowers an exit, or the end of an `scf` body, to a branch.
    fn exit(&mut self, end: Op<'c>, counter: &[Value<'c>]) {
        if end.is::<lir::BreakOp<'c>>() {
            let values: Vec<_> = end.operands().collect();
            let at = Builder::before(end);
            self.leave(&at, &values);
            spirv::BranchOp::build(&at, &[], self.merge);
            end.erase();
        } else if end.is::<lir::ContinueOp<'c>>() || end.is::<scf::YieldOp<'c>>() {
            branch_from(end, self.next, counter);
        }
    }

    /// Splits a block after an if that leaves the loop.
    fn cut(&mut self, block: Block<'c>, choice: Op<'c>, counter: &[Value<'c>]) {
        let rest = goes_on(choice).then(|| self.split_behind(block, choice));
        let arms = [choice.region(0), choice.region(1)].map(Region::first_block);
        let exits = arms.map(|arm| arm.and_then(Block::terminator).filter(|end| is_exit(*end)));
        // SPIR-V would see two edges from here to one block as one.
        let direct = if exits[0].is_some() { 0 } else { 1 };
        let targets = [0, 1].map(|index| match (arms[index], exits[index], rest) {
            (Some(arm), Some(end), _) if index == direct => {
                hoist(arm, choice);
                Some(self.direct(end, choice, counter))
            }
            (Some(arm), ..) => {
                arm.detach();
                self.insert_behind(block, arm);
                self.through(arm, rest, choice, counter);
                Some((arm, vec![]))
            }
            (None, _, rest) => rest.map(|rest| (rest, vec![])),
        });
        if let [Some((yes, yes_values)), Some((no, no_values))] = &targets {
            let at = Builder::before(choice);
            let condition = choice.operand(0);
            spirv::BranchConditionalOp::build(
                &at, condition, yes_values, no_values, None, *yes, *no,
            );
        }
        choice.erase();
    }

    /// Moves the operations after an op to a block of their own.
    fn split_behind(&self, block: Block<'c>, op: Op<'c>) -> Block<'c> {
        let rest = detached_block(&[], op.location());
        self.insert_behind(block, rest);
        let mut next = op.next();
        while let Some(op) = next {
            next = op.next();
            op.move_to_end(rest);
        }
        rest
    }

    /// The target of an arm that contains only an exit.
    fn direct(
        &mut self,
        end: Op<'c>,
        choice: Op<'c>,
        counter: &[Value<'c>],
    ) -> (Block<'c>, Vec<Value<'c>>) {
        let mut values: Vec<_> = end.operands().collect();
        if end.is::<lir::BreakOp<'c>>() {
            self.leave(&Builder::before(choice), &values);
            return (self.merge, vec![]);
        }
        values.splice(..0, counter.iter().copied());
        (self.next, values)
    }

    /// Terminates an arm that has become a block of the loop.
    fn through(
        &mut self,
        arm: Block<'c>,
        rest: Option<Block<'c>>,
        choice: Op<'c>,
        counter: &[Value<'c>],
    ) {
        let Some(end) = arm.terminator() else { return };
        match rest.filter(|_| end.is::<lir::YieldOp<'c>>()) {
            Some(rest) => {
                for (result, value) in choice.results().zip(end.operands()) {
                    result.replace_all_uses(value);
                }
                end.set_operands(&[]);
                branch_from(end, rest, &[]);
            }
            None => self.exit(end, counter),
        }
    }

    fn insert_behind(&self, block: Block<'c>, new: Block<'c>) {
        match block.next() {
            Some(next) => self.region.insert_before(next, new),
            None => self.region.append(new),
        }
    }

    /// Appends the continue block, which passes values to the header, and the merge block; returns the values
    /// that replace the results.
    pub fn finish(self, values: &[Value<'c>]) -> Vec<Value<'c>> {
        let location = self.op.location();
        self.region.append(self.next);
        self.region.append(self.merge);
        spirv::BranchOp::build(&Builder::at_end(self.next, location), values, self.header);
        match self.results {
            Results::Values(values) => {
                end(self.merge, location, &values);
                self.op.results().collect()
            }
            Results::Variables(variables) => {
                end(self.merge, location, &[]);
                let b = Builder::before(self.old);
                let types = self.old.result_types().into_iter();
                let loads = types.zip(variables).map(|(ty, variable)| {
                    let load = spirv::LoadOp::build(&b, ty, variable, None, None);
                    load.op().result(0)
                });
                loads.collect()
            }
        }
    }
}

/// The number of breaks in the body of a loop.
pub fn breaks(body: Block<'_>) -> usize {
    let arms = body
        .ops()
        .filter(|op| leaves_loop(*op))
        .flat_map(Op::regions)
        .filter_map(|region| region.first_block()?.terminator());
    arms.chain(body.terminator())
        .filter(|end| end.is::<lir::BreakOp<'_>>())
        .count()
}

/// Whether control continues after the if from one of its arms.
fn goes_on(choice: Op<'_>) -> bool {
    choice.regions().any(|region| {
        let end = region.first_block().and_then(Block::terminator);
        end.is_none_or(|end| end.is::<lir::YieldOp<'_>>())
    })
}

/// Erases the unreachable operations after an op.
fn erase_behind(op: Op<'_>) {
    let mut dead = vec![];
    let mut next = op.next();
    while let Some(op) = next {
        dead.push(op);
        next = op.next();
    }
    dead.into_iter().rev().for_each(Op::erase);
}

fn is_exit(end: Op<'_>) -> bool {
    end.is::<lir::BreakOp<'_>>() || end.is::<lir::ContinueOp<'_>>()
}

/// Whether an arm has only constants before its terminator.
pub fn only_passes(arm: Block<'_>) -> bool {
    let end = arm.terminator();
    arm.ops().all(|op| Some(op) == end || is_constant(op))
}

fn is_constant(op: Op<'_>) -> bool {
    op.is::<spirv::ConstantOp<'_>>() || op.is::<spirv::UndefOp<'_>>()
}

/// Moves the constants of an arm before its if.
fn hoist(arm: Block<'_>, choice: Op<'_>) {
    for op in arm.ops().filter(|op| is_constant(*op)) {
        op.move_before(choice);
    }
}

/// Replaces the arguments of a block by other values.
pub fn take_arguments<'c>(block: Block<'c>, values: &[Value<'c>]) {
    for index in (0..block.argument_count()).rev() {
        block.argument(index).replace_all_uses(values[index]);
        block.erase_argument(index);
    }
}

/// A function variable for each result of an op.
fn variables<'c>(op: Op<'c>, function: Op<'c>) -> Vec<Value<'c>> {
    let Some(entry) = function.region(0).first_block() else {
        return vec![];
    };
    let class = StorageClassAttr::get(op.context(), StorageClass::Function);
    let b = Builder::at_start(entry, op.location());
    let variables = op.result_types().into_iter().map(|ty| {
        let ty = pointer(ty, StorageClass::Function);
        let variable = spirv::VariableOp::build(&b, ty, class, None);
        variable.op().result(0)
    });
    variables.collect()
}

fn undef<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    spirv::UndefOp::build(b, ty).op().result(0)
}
