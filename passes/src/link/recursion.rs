//! Recursion, across files too.

use super::symbols;
use gir_dialects::{
    diagnostic,
    ir::{Block, Location, Op},
};
use std::collections::HashMap;

/// The maximum number of a cycle's calls in a message.
const MAX_NOTES: usize = 8;

/// The state of a function in the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Its calls are being followed.
    Open,
    /// They are in no unreported cycle.
    Done,
}

/// A function, its calls, and the number of calls followed.
struct Step<'c> {
    function: Op<'c>,
    calls: Vec<Op<'c>>,
    followed: usize,
}

impl<'c> Step<'c> {
    fn new(function: Op<'c>) -> Self {
        let mut calls = vec![];
        function.walk_pre(|op| calls.extend(symbols::callee(op).map(|_| op)));
        Self {
            function,
            calls,
            followed: 0,
        }
    }

    /// The call that is being followed.
    fn current(&self) -> Option<Op<'c>> {
        self.calls.get(self.followed.checked_sub(1)?).copied()
    }
}

/// Reports the calls that make a function of the module recursive, each with the others of its cycle.
pub fn check(module: Op<'_>) {
    let table = symbols::table(module);
    let mut states = HashMap::new();
    for root in module.region(0).blocks().flat_map(Block::ops) {
        if states.contains_key(&root) {
            continue;
        }
        states.insert(root, State::Open);
        let mut path = vec![Step::new(root)];
        while let Some(step) = path.last_mut() {
            let Some(&call) = step.calls.get(step.followed) else {
                states.insert(step.function, State::Done);
                path.pop();
                continue;
            };
            step.followed += 1;
            let callee = symbols::callee(call).and_then(|name| table.get(name));
            let Some(&callee) = callee else { continue };
            match states.get(&callee) {
                Some(State::Done) => {}
                Some(State::Open) => report(&path, callee),
                None => {
                    states.insert(callee, State::Open);
                    path.push(Step::new(callee));
                }
            }
        }
    }
}

/// Reports the cycle that the last call of a path closes.
fn report(path: &[Step<'_>], callee: Op<'_>) {
    let start = path.iter().position(|step| step.function == callee);
    let cycle = &path[start.unwrap_or(0)..];
    let Some(last) = cycle.last().and_then(Step::current) else {
        return;
    };
    let name = |op| symbols::name(op).unwrap_or_default();
    let before = &cycle[..cycle.len() - 1];
    let notes = before.iter().take(MAX_NOTES).filter_map(|step| {
        let call = step.current()?;
        let callee = symbols::callee(call).unwrap_or_default();
        let what = format!("'@{}' calls '@{callee}' here", name(step.function));
        Some((call.location(), what))
    });
    let notes: Vec<(Location<'_>, String)> = notes.collect();
    let message = format!(
        "makes '@{}' recursive; recursion is not allowed",
        name(callee)
    );
    diagnostic::error_with_notes(last.location(), message, &notes);
}
