//! `--lir-canonicalize`: simplifies each operation.
//!
//! ```mlir
//! %a = arith.addi %x, %c0 : i32              // %x
//! %b = lir.gep %p[%c0] stride 4         →    // %p
//! %t = arith.cmpi ult, %c1, %c2 : i32        // true
//! scf.if %t {                                // its operations
//! ```
//!
//! Folds operations by their folders, in one walk in program order, and removes unused ones;
//! branches between blocks are left alone. A branch on a constant is replaced by the arm taken.
//! This is upstream's `--canonicalize` without its patterns, and with two differences: mathematical
//! functions that the host's library would compute are left alone, and a loop that may run forever
//! stays.

use gir_dialects::{
    fold,
    ir::{AttributeExt, Block, Op, OpView},
    pass::{PassInfo, PassRun},
    upstream::{arith, scf},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-canonicalize",
    description: "Fold operations, resolve branches on constants, remove unused operations",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "ub"],
    initialize: None,
    concerns: None,
    run,
};

/// The maximum number of rounds: resolving a branch may decide others, but rarely more often.
const MOST_ROUNDS: usize = 4;

fn run(pass: &PassRun<'_>) {
    let mut is_changed = fold::simplify(pass.op());
    for _ in 0..MOST_ROUNDS {
        if !take_arms(pass.op()) {
            break;
        }
        is_changed = true;
        fold::simplify(pass.op());
    }
    if !is_changed {
        pass.note_unchanged();
    }
}

/// Replaces branches on constants by the arms taken; returns whether there was any.
fn take_arms(function: Op<'_>) -> bool {
    let mut is_changed = false;
    function.walk_post(|op| {
        if let Some(branch) = op.cast::<scf::IfOp<'_>>()
            && let Some(condition) = constant(branch)
        {
            take_arm(branch, condition);
            is_changed = true;
        }
    });
    is_changed
}

fn constant(branch: scf::IfOp<'_>) -> Option<bool> {
    let constant: arith::ConstantOp<'_> = branch.condition().defining_op()?.cast()?;
    constant.value().as_int().map(|value| value != 0)
}

fn take_arm(branch: scf::IfOp<'_>, condition: bool) {
    let op = branch.op();
    let arm = match condition {
        true => branch.then_region(),
        false => branch.else_region(),
    };
    for inner in arm.first_block().into_iter().flat_map(Block::ops) {
        if inner.is::<scf::YieldOp<'_>>() {
            for (result, value) in op.results().zip(inner.operands()) {
                result.replace_all_uses(value);
            }
        } else {
            inner.move_before(op);
        }
    }
    op.erase();
}
