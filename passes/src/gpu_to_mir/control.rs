//! Control flow that mir lacks: unreachable blocks, regions that only group, branches to many successors, parallel
//! loops; and shapes that are read from memory.

use super::{
    arith::{compare, number},
    buffers::is_memref,
    extent::constant,
    loops, reshape,
};
use crate::analysis::unreachable;
use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Builder, Op, OpView, TypeExt, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        cf, memref, scf, ub,
    },
};

/// Simplifies the control flow of a function to forms that mir has.
pub fn simplify(function: Op<'_>) {
    unreachable::erase(function.region(0));
    let mut found = vec![];
    function.walk_post(|op| found.push(op));
    for op in found {
        if op.is::<scf::ExecuteRegionOp<'_>>() || op.is::<memref::AllocaScopeOp<'_>>() {
            inline(op);
        } else if let Some(switch) = op.cast::<scf::IndexSwitchOp<'_>>() {
            choose(switch);
        } else if let Some(switch) = op.cast::<cf::SwitchOp<'_>>() {
            test_in_turn(switch);
        } else if let Some(reshape) = op.cast::<memref::ReshapeOp<'_>>() {
            reshape::lower(reshape);
        } else {
            loops::lower(op);
        }
    }
}

/// Inlines the body of a region that only groups.
fn inline(op: Op<'_>) {
    let Some(body) = op.region(0).first_block() else {
        return;
    };
    if body.next().is_some() {
        op.error(
            "contains several blocks; run `mlir-opt --canonicalize`, or `--convert-scf-to-cf`, first",
        );
        return;
    }
    let Some(end) = body.terminator() else { return };
    for inner in body.ops().filter(|&inner| inner != end) {
        inner.move_before(op);
    }
    for (old, new) in op.results().zip(end.operands()) {
        old.replace_all_uses(new);
    }
    op.erase();
}

/// Makes one `scf.if` for each case, in sequence: each yields the results of the previous ones, unless its case
/// matches.
fn choose<'c>(switch: scf::IndexSwitchOp<'c>) {
    let op = switch.op();
    let types = op.result_types();
    if op.results().any(is_memref) {
        op.error("selects memory; select it with 'arith.select' or 'scf.if'");
        return;
    }
    let b = Builder::before(op);
    let cases = switch.cases().as_dense_i64().unwrap_or_default();
    let is_case: Vec<_> = cases
        .into_iter()
        .map(|case| {
            let case = constant(&b, switch.arg().ty(), case);
            compare(&b, CmpIPredicate::Eq, switch.arg(), case)
        })
        .collect();
    let any = is_case
        .iter()
        .copied()
        .reduce(|any, one| arith::OrIOp::build(&b, any.ty(), any, one).result());
    // Without cases, the default always applies.
    let any = any.unwrap_or_else(|| {
        let flag =
            gir_dialects::ir::integer_type(b.context(), 1, gir_dialects::ir::Signedness::Signless);
        number(&b, flag, 0)
    });
    let last = scf::IfOp::build(&b, &types, any);
    let nothing = Block::new(&[]);
    last.then_region().append(nothing);
    let inside = Builder::at_end(nothing, op.location());
    let none: Vec<_> = types
        .iter()
        .map(|&ty| ub::PoisonOp::build(&inside, ty, None).result())
        .collect();
    scf::YieldOp::build(&inside, &none);
    last.else_region().take_body(switch.default_region());
    let mut values = last.results();
    for (condition, region) in is_case.into_iter().zip(switch.case_regions()) {
        let choice = scf::IfOp::build(&b, &types, condition);
        choice.then_region().take_body(region);
        let otherwise = Block::new(&[]);
        choice.else_region().append(otherwise);
        scf::YieldOp::build(&Builder::at_end(otherwise, op.location()), &values);
        values = choice.results();
    }
    for (old, new) in op.results().zip(values) {
        old.replace_all_uses(new);
    }
    op.erase();
}

/// Makes a chain of tests.
fn test_in_turn(switch: cf::SwitchOp<'_>) {
    let op = switch.op();
    let (Some(region), Some(mut here)) = (op.block().and_then(Block::region), op.block()) else {
        return;
    };
    let cases = Cases::of(switch);
    let location = op.location();
    let otherwise = (switch.default_destination(), switch.default_operands());
    let flag = switch.flag();
    let mut arms = cases.arms.into_iter().peekable();
    if arms.peek().is_none() {
        cf::BranchOp::build(&Builder::before(op), &otherwise.1, otherwise.0);
    }
    while let Some((case, to, values)) = arms.next() {
        let b = match op.block() == Some(here) {
            true => Builder::before(op),
            false => Builder::at_end(here, location),
        };
        let condition = compare(&b, CmpIPredicate::Eq, flag, constant(&b, flag.ty(), case));
        let (next, passed) = match arms.peek() {
            Some(_) => {
                let next = Block::new(&[]);
                region.append(next);
                (next, vec![])
            }
            None => otherwise.clone(),
        };
        cf::CondBranchOp::build(&b, condition, &values, &passed, None, to, next);
        here = next;
    }
    op.erase();
}

/// The cases of a `cf.switch`: value, block, arguments.
struct Cases<'c> {
    arms: Vec<(i64, Block<'c>, Vec<Value<'c>>)>,
}

impl<'c> Cases<'c> {
    fn of(switch: cf::SwitchOp<'c>) -> Self {
        let width = switch
            .flag()
            .ty()
            .as_integer()
            .map_or(32, |(width, _)| width)
            .div_ceil(8) as usize;
        let bytes = switch
            .case_values()
            .and_then(Attribute::as_dense_bytes)
            .unwrap_or_default();
        let values = bytes.chunks_exact(width).map(|chunk| {
            let mut wide = [0; 8];
            wide[..chunk.len()].copy_from_slice(chunk);
            i64::from_le_bytes(wide)
        });
        let mut operands = switch.case_operands().into_iter();
        let sizes = switch.case_operand_segments();
        let arms = values
            .zip(switch.case_destinations())
            .zip(sizes)
            .map(|((value, to), size)| {
                (value, to, operands.by_ref().take(size as usize).collect())
            });
        Self {
            arms: arms.collect(),
        }
    }
}
