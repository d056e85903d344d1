//! Structured control flow: `scf` to `spirv.mlir.selection` and `spirv.mlir.loop`.
//!
//! A loop is header → body → continue → header: the header's arguments are the
//! loop's phis, the continue block takes the next values as arguments of its own
//! and does nothing but count and branch back. Results of both constructs are
//! those of their merge blocks.

use super::types;
use gir_dialects::{
    ir::{Block, Builder, Location, Op, OpSpec, OpView, Region, Type, Value},
    upstream::{
        scf,
        spirv::{self, LoopControl, LoopControlAttr, SelectionControl, SelectionControlAttr},
    },
};

/// Lowers all structured control flow of a function, innermost first.
pub fn lower(function: Op<'_>) {
    let mut structured = vec![];
    function.walk_post(|op| {
        let name = op.name();
        if [scf::IfOp::NAME, scf::ForOp::NAME, scf::WhileOp::NAME].contains(&name) {
            structured.push(op);
        }
    });
    for op in structured {
        let lowered = lower_if(op)
            .or_else(|| lower_for(op))
            .or_else(|| lower_while(op));
        if let Some(lowered) = lowered {
            for (old, new) in op.results().zip(lowered.results()) {
                old.replace_all_uses(new);
            }
            op.erase();
        }
    }
}

fn lower_if(op: Op<'_>) -> Option<Op<'_>> {
    let selection = op.cast::<scf::IfOp<'_>>()?;
    let control = SelectionControlAttr::get(op.context(), SelectionControl::NONE);
    let new = spirv::SelectionOp::build(&Builder::before(op), &op.result_types(), control).op();
    let region = new.region(0);
    let header = new_block(region, &[], op.location());
    let then = adopt(region, selection.then_region())?;
    let otherwise = adopt(region, selection.else_region());
    let merge = new_block(region, &op.result_types(), op.location());
    branch_conditional(
        header,
        op.location(),
        selection.condition(),
        then,
        otherwise.unwrap_or(merge),
    );
    for block in [Some(then), otherwise].into_iter().flatten() {
        yield_to(block, merge, &[]);
    }
    let results: Vec<_> = merge.arguments().collect();
    end(merge, op.location(), &results);
    Some(new)
}

fn lower_for(op: Op<'_>) -> Option<Op<'_>> {
    let counted = op.cast::<scf::ForOp<'_>>()?;
    let mut initial = vec![counted.lower_bound()];
    initial.extend(counted.init_args());
    let frame = Loop::new(op, &initial);
    let body = adopt(frame.region, counted.region())?;
    frame.finish_blocks();
    let counter = frame.header.argument(0);
    take_arguments(body, &frame.header.arguments().collect::<Vec<_>>());
    let less = if counted.unsigned_cmp() {
        spirv::ULessThanOp::NAME
    } else {
        spirv::SLessThanOp::NAME
    };
    let spec = OpSpec {
        operands: &[counter, counted.upper_bound()],
        results: &[types::boolean(op.context())],
        ..OpSpec::default()
    };
    let goes_on = Builder::at_end(frame.header, op.location())
        .create(less, spec)
        .result(0);
    branch_conditional(frame.header, op.location(), goes_on, body, frame.merge);
    yield_to(body, frame.next, &[counter]);
    let count = Builder::at_end(frame.next, op.location());
    let (counter, step) = (frame.next.argument(0), counted.step());
    let following = spirv::IAddOp::build(&count, counter.ty(), counter, step).result();
    let mut values = vec![following];
    values.extend(frame.next.arguments().skip(1));
    spirv::BranchOp::build(&count, &values, frame.header);
    let results: Vec<_> = frame.header.arguments().skip(1).collect();
    end(frame.merge, op.location(), &results);
    Some(frame.op)
}

fn lower_while(op: Op<'_>) -> Option<Op<'_>> {
    let loop_op = op.cast::<scf::WhileOp<'_>>()?;
    let initial = loop_op.inits();
    let frame = Loop::new(op, &initial);
    let before = adopt(frame.region, loop_op.before())?;
    let body = adopt(frame.region, loop_op.after())?;
    frame.finish_blocks();
    take_arguments(before, &frame.header.arguments().collect::<Vec<_>>());
    spirv::BranchOp::build(&Builder::at_end(frame.header, op.location()), &[], before);
    let condition = before.terminator()?.cast::<scf::ConditionOp<'_>>()?;
    let passed = condition.args();
    take_arguments(body, &passed);
    let location = condition.op().location();
    branch_conditional(before, location, condition.condition(), body, frame.merge);
    condition.op().erase();
    yield_to(body, frame.next, &[]);
    let values: Vec<_> = frame.next.arguments().collect();
    spirv::BranchOp::build(
        &Builder::at_end(frame.next, op.location()),
        &values,
        frame.header,
    );
    end(frame.merge, op.location(), &passed);
    Some(frame.op)
}

/// The blocks every loop has.
struct Loop<'c> {
    op: Op<'c>,
    region: Region<'c>,
    header: Block<'c>,
    next: Block<'c>,
    merge: Block<'c>,
}

impl<'c> Loop<'c> {
    /// Entry and header; `initial` are the header's first arguments.
    fn new(op: Op<'c>, initial: &[Value<'c>]) -> Self {
        let control = LoopControlAttr::get(op.context(), LoopControl::NONE);
        let new = spirv::LoopOp::build(&Builder::before(op), &op.result_types(), control).op();
        let region = new.region(0);
        let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
        let entry = new_block(region, &[], op.location());
        let header = new_block(region, &types, op.location());
        spirv::BranchOp::build(&Builder::at_end(entry, op.location()), initial, header);
        Self {
            op: new,
            region,
            header,
            next: detached_block(&types, op.location()),
            merge: detached_block(&[], op.location()),
        }
    }

    /// Appends the continue and merge blocks, which come last.
    fn finish_blocks(&self) {
        self.region.append(self.next);
        self.region.append(self.merge);
    }
}

fn detached_block<'c>(types: &[Type<'c>], location: Location<'c>) -> Block<'c> {
    let arguments: Vec<_> = types.iter().map(|&ty| (ty, location)).collect();
    Block::new(&arguments)
}

fn new_block<'c>(region: Region<'c>, types: &[Type<'c>], location: Location<'c>) -> Block<'c> {
    let block = detached_block(types, location);
    region.append(block);
    block
}

/// Moves the block of a region of `scf` to the end of another region.
fn adopt<'c>(region: Region<'c>, source: Region<'c>) -> Option<Block<'c>> {
    let block = source.first_block()?;
    block.detach();
    region.append(block);
    Some(block)
}

/// Replaces the arguments of a block by other values.
fn take_arguments<'c>(block: Block<'c>, values: &[Value<'c>]) {
    for index in (0..block.argument_count()).rev() {
        block.argument(index).replace_all_uses(values[index]);
        block.erase_argument(index);
    }
}

/// Turns the `scf.yield` of a block into a branch with its values behind others.
fn yield_to<'c>(block: Block<'c>, target: Block<'c>, before: &[Value<'c>]) {
    let Some(old) = block.terminator() else {
        return;
    };
    let mut values = before.to_vec();
    values.extend(old.operands());
    spirv::BranchOp::build(&Builder::before(old), &values, target);
    old.erase();
}

fn branch_conditional<'c>(
    block: Block<'c>,
    location: Location<'c>,
    condition: Value<'c>,
    yes: Block<'c>,
    no: Block<'c>,
) {
    let b = Builder::at_end(block, location);
    spirv::BranchConditionalOp::build(&b, condition, &[], &[], None, yes, no);
}

fn end<'c>(merge: Block<'c>, location: Location<'c>, results: &[Value<'c>]) {
    spirv::MergeOp::build(&Builder::at_end(merge, location), results);
}
