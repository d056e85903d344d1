//! `--lir-recover-exits`: turns flags that encode control flow back into exits.
//!
//! ```mlir
//! %go = scf.if %c -> (i1) {            lir.if %c {
//!   lir.store %p, %x …                   lir.store %p, %x …
//!   scf.yield %false                     lir.return
//! } else {                             }
//!   scf.yield %true                    lir.store %p, %y …
//! }                              →     return
//! scf.if %go {
//!   lir.store %p, %y …
//! }
//! return
//! ```
//!
//! A path with known flags is followed through the guards after it. If it leaves the function, a
//! loop or an iteration without other effects, it leaves at once, and the code on the other paths
//! is no longer guarded. Loops left by exits become `lir.loop`, counted ones `lir.for`. Flags
//! without such an exit stay: where paths meet again before they leave, and where a break would
//! have to leave two loops.
//!
//! `exits` lists the exits that a target supports. With `nested=false` breaks and continues stand
//! in arms of their own at the level of the loop's body, as SPIR-V's structured constructs require.
//! Drivers may turn a return into a branch around all code after it; `nesting=N` limits the number
//! of returns so that such code stays within that depth.

use super::recovery::{Options, Recovery};
use gir_dialects::{
    census::Census,
    ir::Op,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::scf,
};
use std::collections::HashMap;

const EXITS_OPTION: PassOption = PassOption {
    name: "exits",
    description: "The exits to make: some of return,break,continue",
    kind: OptionKind::String("return,break,continue"),
};

/// Whether breaks and continues stand anywhere.
pub const NESTED_OPTION: PassOption = PassOption {
    name: "nested",
    description: "Whether breaks and continues may stand deeper than the loop's body",
    kind: OptionKind::Bool(true),
};

/// The depth up to which returns are made.
pub const NESTING_OPTION: PassOption = PassOption {
    name: "nesting",
    description: "Maximum nesting depth if each return moves the code after it into a branch; 0 is no limit",
    kind: OptionKind::Int(0),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-recover-exits",
    description: "Turn flags that encode control flow into break, continue and return",
    anchor: "func.func",
    options: &[EXITS_OPTION, NESTED_OPTION, NESTING_OPTION],
    dialects: &["arith", "lir", "scf", "ub"],
    initialize: None,
    concerns: None,
    run,
};

fn has_control_flow(census: Census<'_>) -> bool {
    census.has::<scf::IfOp<'_>>()
        || census.has::<scf::WhileOp<'_>>()
        || census.has::<scf::ForOp<'_>>()
}

fn run(pass: &PassRun<'_>) {
    let Some(options) = options(pass) else {
        return;
    };
    // The contents alone do not decide: a wrong option is an error in any case.
    if !has_control_flow(pass.census()) {
        return pass.note_unchanged();
    }
    let body = pass.op().region(0);
    let Some(block) = body.first_block().filter(|block| block.next().is_none()) else {
        return;
    };
    Recovery::run(pass.op(), block, options);
}

fn options(pass: &PassRun<'_>) -> Option<Options> {
    let mut options = Options {
        nested: pass.bool_option(NESTED_OPTION.name),
        max_returns: max_returns(pass),
        ..Options::default()
    };
    for exit in pass.string_option(EXITS_OPTION.name).split(',') {
        match exit.trim() {
            "return" => options.returns = true,
            "break" => options.breaks = true,
            "continue" => options.continues = true,
            "" => {}
            other => {
                pass.op().error(format!(
                    "cannot have exits '{other}'; the option takes some of return,break,continue"
                ));
                return None;
            }
        }
    }
    Some(options)
}

/// The number of returns that keep the function within the requested depth.
fn max_returns(pass: &PassRun<'_>) -> usize {
    match usize::try_from(pass.int_option(NESTING_OPTION.name)) {
        Ok(0) | Err(_) => usize::MAX,
        Ok(nesting) => nesting.saturating_sub(depth(pass.op())),
    }
}

/// The nesting depth of operations in a function.
fn depth(function: Op<'_>) -> usize {
    let mut depths: HashMap<Op<'_>, usize> = HashMap::new();
    let mut deepest = 0;
    function.walk_pre(|op| {
        if op == function || op.region_count() == 0 {
            return;
        }
        let around = op.parent().and_then(|parent| depths.get(&parent));
        let depth = 1 + around.copied().unwrap_or(0);
        deepest = deepest.max(depth);
        depths.insert(op, depth);
    });
    deepest
}
