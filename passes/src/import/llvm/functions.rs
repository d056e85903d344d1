//! The conversion of a function, by the rules of all families.

use super::{
    accesses, addresses, aggregates, arith, atomics,
    body::{Body, Rule, Rules},
    builtins, by_value, calls, constants, control,
    convert::Conversion,
    handles, intrinsics, kernels, memory, prints, spirv_metadata, warps, wide,
};
use crate::gpu_to_mir::foreign;
use gir_dialects::{
    ir::{Block, Op, OpView},
    upstream::{func, llvm},
};
use std::collections::{HashMap, HashSet};

const RULES: [Rules; 11] = [
    accesses::RULES,
    addresses::RULES,
    aggregates::RULES,
    arith::RULES,
    atomics::RULES,
    calls::RULES,
    constants::RULES,
    control::RULES,
    memory::RULES,
    prints::RULES,
    warps::RULES,
];

static BY_NAME: std::sync::LazyLock<HashMap<&'static str, Rule>> = std::sync::LazyLock::new(|| {
    let rules = RULES.iter().copied().flatten().copied();
    rules.collect()
});

/// The rules for integers of 128 bits.
static OF_WIDE: std::sync::LazyLock<HashMap<&'static str, Rule>> =
    std::sync::LazyLock::new(|| wide::RULES.iter().copied().collect());

/// Converts a body; false after a diagnostic.
pub fn convert<'c>(
    shared: &Conversion<'c>,
    function: llvm::LLVMFuncOp<'c>,
    new: func::FuncOp<'c>,
) -> bool {
    let (Some(old), Some(entry)) = (
        function.body().first_block(),
        new.op().region(0).first_block(),
    ) else {
        return true;
    };
    let mut body = Body::new(shared, function, new, (old, entry));
    let order = order(old);
    let started = start(&mut body, function, (old, entry));
    if let Err(why) = started.and_then(|()| body.add_blocks(&order)) {
        refuse(function.op(), function, &why);
        return false;
    }
    order.into_iter().all(|block| {
        block.ops().all(|op| {
            body.go_to(block, op);
            let converted = operation(&mut body, op);
            spirv_metadata::carry(&body, op);
            converted.map_err(|why| refuse(op, function, &why)).is_ok()
        })
    })
}

/// Reports the reason why an operation cannot be converted.
fn refuse(op: Op<'_>, function: llvm::LLVMFuncOp<'_>, why: &str) {
    let name = function.sym_name();
    op.error(format!("{why} (in '@{name}')"));
}

fn successors(block: Block<'_>) -> Vec<Block<'_>> {
    let end = block.terminator();
    end.map_or(vec![], |end| end.successors().collect())
}

/// The reachable blocks, each behind those that dominate it.
fn order(entry: Block<'_>) -> Vec<Block<'_>> {
    let mut seen = HashSet::from([entry]);
    let mut order = vec![];
    let mut path = vec![(entry, successors(entry))];
    while let Some((block, next)) = path.last_mut() {
        match next.pop() {
            Some(next) if seen.insert(next) => {
                path.push((next, successors(next)));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                path.pop();
            }
        }
    }
    order.reverse();
    order
}

/// Maps the parameters. One that the source has in memory is its parts, if they are only loaded one by one, or gets
/// memory of the work-item.
fn start<'c>(
    body: &mut Body<'_, 'c>,
    function: llvm::LLVMFuncOp<'c>,
    (old, entry): (Block<'c>, Block<'c>),
) -> Result<(), String> {
    let layout = body.shared.layout;
    let mut given = entry.arguments();
    for (at, value) in old.arguments().enumerate() {
        let Some(ty) = kernels::by_value(function, at) else {
            let parts = layout.leaf_count(value.ty());
            body.bind(value, given.by_ref().take(parts).collect());
            continue;
        };
        let leaves = layout.leaves(ty);
        if by_value::is_only_loaded(layout, &leaves, (value, 0)) {
            let parts: Vec<_> = given.by_ref().take(leaves.len()).collect();
            let parts = leaves.into_iter().zip(parts);
            let parts = parts.map(|((leaf, offset), part)| (offset, leaf, part));
            body.passed.insert(value, parts.collect());
            continue;
        }
        let memory = body.variable(value, ty)?;
        for (leaf, offset) in leaves {
            let part = given.next().ok_or("has too few parameters")?;
            let address = body.offset(memory, offset)?;
            body.store(address, part, leaf, None, false)?;
        }
        body.bind(value, vec![memory]);
    }
    // Behind them are the samplers that the source makes.
    body.samplers = handles::bound_samplers(function)
        .into_iter()
        .zip(given)
        .collect();
    Ok(())
}

fn operation<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    if wide::concerns(op) {
        let rule = OF_WIDE.get(op.name());
        return rule.map_or_else(|| Err(wide::refusal(op)), |rule| rule(body, op));
    }
    if let Some(rule) = BY_NAME.get(op.name()) {
        return rule(body, op);
    }
    if foreign::is_known(op) {
        return body.keep(op);
    }
    match builtins::meaning(op.name()) {
        Some(meaning) => intrinsics::build(body, op, meaning),
        None => Err(intrinsics::unknown(op)),
    }
}
