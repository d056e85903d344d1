//! Values that are the same for all work-items, and the work-items that arrive at each place, in mir and in lir.
//!
//! A value is *uniform* over a group if all work-items of the group that compute it, in the same iteration of the
//! loops around it, get the same. This is proved by propagating the values that are not uniform ([`flow`]): indices
//! of work-items, memory that changes ([`memory`]), results of divergent branches and loops, and through direct
//! calls, arguments and results. A value is *divergent* if the position in the workgroup and constants alone
//! determine it, and it differs ([`lanes`]). [`paths`] derives from both the work-items that arrive at a place.
//!
//! The analysis is context-insensitive: a parameter combines the arguments of all callers, and a result goes to all
//! of them. The time is linear in the size of the program; [`lanes`] stops after a fixed number of integers.

mod classes;
mod flow;
mod group;
mod integers;
mod lanes;
mod memory;
mod paths;
mod program;

use flow::Flow;
use gir_dialects::ir::{Block, Op, Value};
pub use group::{Group, Uniformity};
use lanes::Fact;
use paths::Entries;
pub use paths::{Arrival, Cause, Path};
use program::Program;
pub use program::{Wait, waits};
use std::rc::Rc;

/// The uniformity of some functions of a module, which must not change meanwhile.
pub struct Analysis<'c> {
    flow: Flow<'c>,
    entries: Entries<'c>,
    functions: Vec<usize>,
}

impl<'c> Analysis<'c> {
    /// Analyses the functions that lead to a barrier; `None` if there are none.
    pub fn of_barriers(module: Op<'c>) -> Option<Self> {
        let program = Program::of(module);
        let functions = program.waiting();
        (!functions.is_empty()).then(|| Self::of(program, functions))
    }

    /// Analyses all functions.
    pub fn of_all(module: Op<'c>) -> Self {
        let program = Program::of(module);
        let functions = (0..program.functions.len()).collect();
        Self::of(program, functions)
    }

    fn of(program: Program<'c>, functions: Vec<usize>) -> Self {
        Self {
            flow: Flow::of(Rc::new(program), &functions),
            entries: Entries::default(),
            functions,
        }
    }

    /// The uniformity of a value.
    pub fn uniformity(&mut self, value: Value<'c>) -> Uniformity {
        match (self.flow.uniformity(value), self.flow.lanes.fact(value)) {
            (Uniformity::Workgroup, _) | (_, Fact::Constant(_) | Fact::Uniform) => {
                Uniformity::Workgroup
            }
            (_, Fact::Differs) => Uniformity::Divergent,
            (level, Fact::NotAll(_) | Fact::Unknown) => level,
        }
    }

    /// The places where work-items wait for each other, function by function.
    pub fn waits(&self) -> Vec<Wait<'c>> {
        let functions = self.functions.iter();
        functions
            .flat_map(|&index| self.flow.program.waits(index))
            .collect()
    }

    /// The work-items of a group that arrive at an operation, out of those in its function.
    pub fn path(&mut self, op: Op<'c>, group: Group) -> Path<'c> {
        self.entries.path(&mut self.flow, op, group)
    }

    /// Whether all or none of the work-items of a subgroup arrive at an operation, through any calls.
    pub fn arrive_together(&mut self, op: Op<'c>) -> bool {
        self.entries.together(&mut self.flow, op)
    }

    /// Whether all or none of the work-items of a subgroup enter a block, out of those that reach the operation
    /// around it in the same iteration of its loops.
    pub fn enter_together(&mut self, block: Block<'c>) -> bool {
        paths::enter_together(&mut self.flow, block)
    }
}
