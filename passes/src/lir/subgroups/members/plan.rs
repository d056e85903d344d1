//! The operations that need a mask of members, and the blocks that all members enter.

use crate::{
    analysis::uniformity::Analysis,
    lir::subgroups::{
        lir_mask_subgroups::is_untold,
        sites::{self, Meetings},
    },
};
use gir_dialects::{
    ir::{Block, Op, OpView as _},
    names,
    upstream::{builtin::ModuleOp, func::FuncOp, scf},
};
use std::collections::HashSet;

/// The operations that need the mask, and knowledge of the control flow around them.
pub struct Plan<'c> {
    /// These operations, and all that contain one of them.
    held: HashSet<Op<'c>>,
    /// Blocks entered by all or none of the work-items of a subgroup that reach the operation
    /// around.
    together: HashSet<Block<'c>>,
    /// Functions that get the members as a parameter.
    taking: HashSet<&'c str>,
}

/// The operations through which the mask is passed.
const FOLLOWED: [&str; 4] = [
    scf::ExecuteRegionOp::NAME,
    scf::ForOp::NAME,
    scf::IfOp::NAME,
    scf::WhileOp::NAME,
];

impl<'c> Plan<'c> {
    /// Reads a module; `None` after an error.
    pub fn of(module: Op<'c>, functions: &[FuncOp<'c>]) -> Option<Self> {
        let all = functions.iter();
        let all: Vec<Meetings<'c>> = all.map(|&one| sites::meetings(one, is_untold)).collect();
        let mut plan = Self {
            held: HashSet::new(),
            together: HashSet::new(),
            taking: HashSet::new(),
        };
        let leading = sites::leading(functions, &all);
        if leading.is_empty() {
            return Some(plan);
        }
        let mut analysis = Analysis::of_all(module);
        let led = functions.iter().filter(|function| {
            let is_kernel = function.op().attribute(names::LIR_KERNEL).is_some();
            !is_kernel && leading.contains(function.sym_name())
        });
        for function in led {
            let start = function.op().region(0).first_block();
            let start = start.and_then(Block::first_op);
            if start.is_some_and(|start| !analysis.arrive_together(start)) {
                plan.taking.insert(function.sym_name());
            }
        }
        for (joining, calls) in &all {
            let calls = calls
                .iter()
                .filter(|call| plan.taking.contains(call.callee()));
            let calls: Vec<_> = calls.map(|call| call.op()).collect();
            for op in joining.iter().copied().chain(calls) {
                plan.hold(op, &mut analysis)?;
            }
        }
        Some(plan)
    }

    /// Adds an operation and those around it; `None` after an error.
    fn hold(&mut self, op: Op<'c>, analysis: &mut Analysis<'c>) -> Option<()> {
        let mut inner = op;
        while self.held.insert(inner) {
            let (Some(block), Some(around)) = (inner.block(), inner.parent()) else {
                break;
            };
            if around.is::<ModuleOp<'c>>() {
                break;
            }
            let is_first = block.region().and_then(|region| region.first_block()) == Some(block);
            let is_function = around.is::<FuncOp<'c>>();
            if !is_first || !is_function && !FOLLOWED.contains(&around.name()) {
                op.error(format!(
                    "is in '{}', where the participating work-items cannot be determined; write that with 'scf.if', 'scf.for' and 'scf.while'",
                    around.name()
                ));
                return None;
            }
            if is_function || analysis.enter_together(block) {
                self.together.insert(block);
            }
            inner = around;
        }
        Some(())
    }

    /// Whether an operation needs the mask, or contains one that does.
    pub fn holds(&self, op: Op<'c>) -> bool {
        self.held.contains(&op)
    }

    /// Whether an operation of a block needs the mask, or contains one that does.
    pub fn is_asked(&self, block: Block<'c>) -> bool {
        block.ops().any(|op| self.holds(op))
    }

    /// Whether all members that reach an operation enter the same blocks, among those that need the
    /// mask.
    pub fn goes_together(&self, op: Op<'c>) -> bool {
        let blocks = op.regions().filter_map(|region| region.first_block());
        let mut asked = blocks.filter(|block| self.is_asked(*block));
        asked.all(|block| self.together.contains(&block))
    }

    /// Whether a function takes the mask as a parameter.
    pub fn takes_members(&self, function: &str) -> bool {
        self.taking.contains(function)
    }
}
