//! `--lir-inline-calls`: inlines small functions.
//!
//! ```mlir
//! func.func @square(%v: f32) -> f32 {
//!   %r = arith.mulf %v, %v : f32              func.func @k(…) {
//!   return %r : f32                      →      %s = arith.mulf %x, %x : f32
//! }
//! func.func @k(…) {
//!   %s = call @square(%x) : (f32) -> f32
//! ```
//!
//! Inlined are functions of few operations, larger ones with a single call until their caller is long, and those
//! whose `lir.inline` says `inline`; a function marked `noinline` stays, and so does a recursive one. An
//! inlined function is removed afterwards, unless other modules call it. Operations that a function
//! has inlined itself count toward its size, so that a module grows only with the number of its
//! calls.

use super::inlining::{self, Inlining};
use crate::lir::pointers::lir_inline_pointer_calls::inline_within;
use gir_dialects::{
    ir::OpView,
    lir, names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::{HashMap, HashSet};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-inline-calls",
    description: "Inline small functions",
    anchor: "builtin.module",
    options: &[],
    dialects: &["func"],
    initialize: None,
    concerns: Some(|census| census.has::<func::CallOp<'_>>()),
    run,
};

/// The maximum number of operations of a small function.
const SMALL: usize = 32;

/// The maximum number of operations of a function with a single call. It bounds chains of these,
/// because each operation is copied on the way to the caller that keeps it.
const SINGLE: usize = 16 * SMALL;

/// The number of operations beyond which a function takes in small functions only: functions are compiled in parallel,
/// and compilers of devices take more than linear time for long ones.
const LONG: usize = 8 * SINGLE;

fn run(pass: &PassRun<'_>) {
    let mut is_changed = false;
    // The sizes of the chosen functions bound the growth.
    inline_within(usize::MAX, pass.op(), |functions| {
        let chosen = choose(functions);
        is_changed = !chosen.is_empty();
        chosen
    });
    if !is_changed {
        pass.note_unchanged();
    }
}

/// The properties that decide whether a function is inlined.
struct Candidate<'c> {
    function: func::FuncOp<'c>,
    /// The functions it calls, once for each call.
    callees: Vec<&'c str>,
    operations: usize,
    /// Whether it returns from inside a branch or loop, which must not be inlined.
    has_exits: bool,
}

impl<'c> Candidate<'c> {
    fn new(function: func::FuncOp<'c>) -> Self {
        let (mut callees, mut operations, mut has_exits) = (vec![], 0, false);
        function.op().walk_pre(|op| {
            operations += 1;
            has_exits |= op.is::<lir::ReturnOp<'_>>();
            callees.extend(op.cast::<func::CallOp<'c>>().map(func::CallOp::callee));
        });
        Self {
            function,
            callees,
            operations,
            has_exits,
        }
    }

    /// Whether its body can be inlined: it is a single block, and not a kernel.
    fn can_move(&self) -> bool {
        let op = self.function.op();
        let body = op.region(0).first_block();
        let is_one_block = body.is_some_and(|block| block.next().is_none());
        op.attribute(names::LIR_KERNEL).is_none()
            && is_one_block
            && !self.has_exits
            && self.wish() != Some(Inlining::Never)
    }

    fn wish(&self) -> Option<Inlining> {
        inlining::wish(self.function.op())
    }
}

/// The names of the functions to inline.
fn choose<'c>(functions: &[func::FuncOp<'c>]) -> HashSet<&'c str> {
    let candidates: HashMap<&str, Candidate<'c>> = functions
        .iter()
        .map(|&function| (function.sym_name(), Candidate::new(function)))
        .collect();
    let calls = calls(&candidates);
    let mut chosen = HashSet::new();
    // Including the functions inlined into each.
    let mut sizes: HashMap<&str, usize> = candidates
        .iter()
        .map(|(&name, candidate)| (name, candidate.operations))
        .collect();
    for name in callees_first(functions, &candidates) {
        let (candidate, size) = (&candidates[name], sizes[name]);
        let Some(callers) = calls.get(name) else {
            continue;
        };
        let is_worth_it = size <= SMALL
            || size <= SINGLE
                && match callers[..] {
                    [caller] => sizes[caller] + size <= LONG,
                    _ => candidate.wish() == Some(Inlining::Always),
                };
        if is_worth_it && candidate.can_move() {
            chosen.insert(name);
            for caller in callers {
                *sizes.entry(caller).or_default() += size;
            }
        }
    }
    chosen
}

/// The callers of each function, once for each call.
fn calls<'c>(candidates: &HashMap<&'c str, Candidate<'c>>) -> HashMap<&'c str, Vec<&'c str>> {
    let mut calls = HashMap::<&str, Vec<&str>>::new();
    for (caller, candidate) in candidates {
        for callee in &candidate.callees {
            calls.entry(callee).or_default().push(caller);
        }
    }
    calls
}

/// The functions, each after its callees. Recursive functions and their callers are left out.
fn callees_first<'c>(
    functions: &[func::FuncOp<'c>],
    candidates: &HashMap<&'c str, Candidate<'c>>,
) -> Vec<&'c str> {
    let mut callers = HashMap::<&str, Vec<&'c str>>::new();
    let mut open = HashMap::<&str, usize>::new();
    let mut ready = vec![];
    for function in functions {
        let name = function.sym_name();
        let callees = candidates[name].callees.iter();
        let known: Vec<_> = callees
            .filter(|callee| candidates.contains_key(*callee))
            .collect();
        if known.is_empty() {
            ready.push(name);
        }
        open.insert(name, known.len());
        for callee in known {
            callers.entry(callee).or_default().push(name);
        }
    }
    let mut next = 0;
    while let Some(&name) = ready.get(next) {
        next += 1;
        for &caller in callers.get(name).map_or(&[][..], Vec::as_slice) {
            if let Some(open) = open.get_mut(caller) {
                *open -= 1;
                if *open == 0 {
                    ready.push(caller);
                }
            }
        }
    }
    ready
}
