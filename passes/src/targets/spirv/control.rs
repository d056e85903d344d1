//! Structured control flow: `scf` and lir's control flow with exits become `spirv.mlir.selection` and
//! `spirv.mlir.loop`.
//!
//! Results of a selection are those of its merge block. A return may stand in any arm. A break or continue is a
//! branch between the loop's own blocks, since upstream's regions cannot express one out of a selection.
//! [`super::loops`] lowers loops.

use super::loops;
use gir_dialects::{
    ir::{Block, Builder, Location, Op, OpView, Region, Type, Value},
    lir, pass,
    upstream::{
        scf,
        spirv::{self, SelectionControl, SelectionControlAttr},
    },
};

/// Lowers all structured control flow of a function, innermost first; false after a
/// diagnostic.
pub fn lower(function: Op<'_>) -> bool {
    let mut structured = vec![];
    let possible = pass::succeeds(|| {
        function.walk_post(|op| {
            if is_structured(op.name()) {
                structured.push(op);
            }
            refuse_exit(op);
        });
    });
    if !possible {
        return false;
    }
    // An if that leaves its loop is lowered with the loop.
    structured.retain(|op| !leaves_loop(*op));
    for op in structured {
        let results = lower_if(op).or_else(|| loops::lower(op, function));
        if let Some(results) = results {
            for (old, new) in op.results().zip(results) {
                old.replace_all_uses(new);
            }
            op.erase();
        }
    }
    true
}

fn is_structured(name: &str) -> bool {
    [
        scf::IfOp::NAME,
        scf::ForOp::NAME,
        scf::WhileOp::NAME,
        lir::IfOp::NAME,
        lir::ForOp::NAME,
        lir::LoopOp::NAME,
    ]
    .contains(&name)
}

/// Whether an if has an arm that breaks or continues.
pub fn leaves_loop(op: Op<'_>) -> bool {
    let ends = op
        .regions()
        .filter_map(|region| region.first_block()?.terminator());
    op.is::<lir::IfOp<'_>>() && ends.into_iter().any(is_loop_exit)
}

fn is_loop_exit(op: Op<'_>) -> bool {
    op.is::<lir::BreakOp<'_>>() || op.is::<lir::ContinueOp<'_>>()
}

/// Reports a break or continue that SPIR-V's constructs cannot express.
fn refuse_exit(op: Op<'_>) {
    if !is_loop_exit(op) {
        return;
    }
    let Some(arm) = op.parent().filter(|arm| arm.is::<lir::IfOp<'_>>()) else {
        return;
    };
    if arm
        .parent()
        .is_some_and(|around| around.is::<lir::IfOp<'_>>())
    {
        op.error("is in an if inside an if, from which SPIR-V's constructs cannot leave a loop; set a flag, as lir-recover-exits with nested=false does");
    } else if !op.block().is_some_and(loops::only_passes) {
        op.error("follows other operations in its arm, which cannot be emitted as SPIR-V; move them before the if");
    }
}

fn lower_if(op: Op<'_>) -> Option<Vec<Value<'_>>> {
    if !op.is::<scf::IfOp<'_>>() && !op.is::<lir::IfOp<'_>>() {
        return None;
    }
    let control = SelectionControlAttr::get(op.context(), SelectionControl::NONE);
    let new = spirv::SelectionOp::build(&Builder::before(op), &op.result_types(), control).op();
    let region = new.region(0);
    let header = new_block(region, &[], op.location());
    let then = adopt(region, op.region(0))?;
    let otherwise = adopt(region, op.region(1));
    let merge = new_block(region, &op.result_types(), op.location());
    branch_conditional(
        header,
        op.location(),
        op.operand(0),
        then,
        otherwise.unwrap_or(merge),
    );
    for block in [Some(then), otherwise].into_iter().flatten() {
        yield_to(block, merge);
    }
    let results: Vec<_> = merge.arguments().collect();
    end(merge, op.location(), &results);
    Some(new.results().collect())
}

/// Turns the yield of a block into a branch; a return stays.
fn yield_to<'c>(block: Block<'c>, target: Block<'c>) {
    let is_yield = |end: &Op<'c>| end.is::<scf::YieldOp<'c>>() || end.is::<lir::YieldOp<'c>>();
    if let Some(end) = block.terminator().filter(is_yield) {
        branch_from(end, target, &[]);
    }
}

/// Replaces a terminator by a branch that passes `before` and the terminator's operands.
pub fn branch_from<'c>(end: Op<'c>, target: Block<'c>, before: &[Value<'c>]) {
    let mut values = before.to_vec();
    values.extend(end.operands());
    spirv::BranchOp::build(&Builder::before(end), &values, target);
    end.erase();
}

/// A block that is in no region yet.
pub fn detached_block<'c>(types: &[Type<'c>], location: Location<'c>) -> Block<'c> {
    let arguments: Vec<_> = types.iter().map(|&ty| (ty, location)).collect();
    Block::new(&arguments)
}

/// A block at the end of a region.
pub fn new_block<'c>(region: Region<'c>, types: &[Type<'c>], location: Location<'c>) -> Block<'c> {
    let block = detached_block(types, location);
    region.append(block);
    block
}

/// Moves the block of a region to the end of another region.
pub fn adopt<'c>(region: Region<'c>, source: Region<'c>) -> Option<Block<'c>> {
    let block = source.first_block()?;
    block.detach();
    region.append(block);
    Some(block)
}

/// Ends a block with a conditional branch.
pub fn branch_conditional<'c>(
    block: Block<'c>,
    location: Location<'c>,
    condition: Value<'c>,
    yes: Block<'c>,
    no: Block<'c>,
) {
    let b = Builder::at_end(block, location);
    spirv::BranchConditionalOp::build(&b, condition, &[], &[], None, yes, no);
}

/// Terminates a merge block.
pub fn end<'c>(merge: Block<'c>, location: Location<'c>, results: &[Value<'c>]) {
    spirv::MergeOp::build(&Builder::at_end(merge, location), results);
}
