//! `--lir-expand-workgroup-collectives`: expands workgroup votes and reductions into trees in
//! shared memory.
//!
//! ```mlir
//! %r = lir.workgroup_reduce fadd %v : f32    →    %mine = lir.gep %slots[%i] stride 4
//!                                                 lir.store %mine, %v align 4
//!                                                 lir.barrier …
//!                                                 %a = scf.if %i < 32 {   // of 64 work-items
//!                                                   %there = lir.gep %slots[%i + 32] stride 4
//!                                                   %other = lir.load %there align 4
//!                                                   %sum = arith.addf %v, %other
//!                                                   lir.store %mine, %sum align 4
//!                                                   …
//!                                                 lir.barrier …
//!                                                 … // 16, 8, 4, 2, 1
//!                                                 %r = lir.load %slots align 4
//!                                                 lir.barrier …
//! ```
//!
//! The order of the operations is as in their descriptions, the same for every subgroup size. A
//! vote is a reduction of 0 and 1. Kernels must specify their workgroup size: it is the number of
//! slots. Reductions over the same type in workgroups of the same size share their slots.

use super::workgroup_slots::{self, Slots, barrier, known_size, load, slot, store};
use crate::{
    analysis::{reductions::combination, taken},
    lir::{arithmetic::Arithmetic, workgroup_sizes},
};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Type, Value},
    lir,
    pass::{PassInfo, PassRun, parallel_for},
    upstream::{
        arith::{self, CmpIPredicate},
        func, scf,
    },
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-workgroup-collectives",
    description: "Expand workgroup votes and reductions into trees in shared memory",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf"],
    initialize: None,
    concerns: Some(|census| census.any_name(is_collective)),
    run,
};

fn run(pass: &PassRun<'_>) {
    expand(pass.op());
}

/// Runs the pass on a module.
pub fn expand(module: Op<'_>) {
    let functions: Vec<func::FuncOp<'_>> = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter_map(Op::cast)
        .collect();
    let found: Vec<_> = functions
        .iter()
        .map(|function| (function, collectives(function.op())))
        .filter(|(_, ops)| !ops.is_empty())
        .collect();
    if found.is_empty() {
        return;
    }
    let sizes = workgroup_sizes::by_function(&functions);
    let mut slots = Slots::new(module);
    let mut plans = vec![];
    for (function, ops) in found {
        let Some(size) = known_size(ops[0], sizes.get(function.sym_name())) else {
            continue;
        };
        let plan = |op| Plan {
            op,
            size,
            slots: slots.of(operand_type(op), size.iter().product()),
        };
        plans.push(ops.into_iter().map(plan).collect::<Vec<_>>());
    }
    slots.declare(module);
    parallel_for(module.context(), &plans, |plans| {
        plans.iter().for_each(Plan::expand);
    });
}

/// Whether a module has collectives to expand, for which the workgroup size must be known.
pub fn needs_sizes(module: Op<'_>) -> bool {
    !collectives(module).is_empty()
}

fn collectives<'c>(function: Op<'c>) -> Vec<Op<'c>> {
    let mut found = vec![];
    function.walk_pre(|op| found.extend(is_collective(op.name()).then_some(op)));
    found
}

fn is_collective(name: &str) -> bool {
    [
        lir::WorkgroupAnyOp::NAME,
        lir::WorkgroupAllOp::NAME,
        lir::WorkgroupCountOp::NAME,
        lir::WorkgroupReduceOp::NAME,
    ]
    .contains(&name)
}

/// The type of the values combined.
fn operand_type(op: Op<'_>) -> Type<'_> {
    match op.cast::<lir::WorkgroupReduceOp<'_>>() {
        Some(reduce) => reduce.value().ty(),
        None => ir::integer_type(op.context(), 32, ir::Signedness::Signless),
    }
}

/// The expansion of an operation.
struct Plan<'c> {
    op: Op<'c>,
    size: [i64; 3],
    /// The name of the shared memory.
    slots: String,
}

impl<'c> Plan<'c> {
    /// Replaces the operation by the tree.
    fn expand(&self) {
        let result = taken::expansion(self.op, || self.result());
        self.op.result(0).replace_all_uses(result);
        self.op.erase();
    }

    fn result(&self) -> Value<'c> {
        let op = self.op;
        let b = Builder::before(op);
        if let Some(reduce) = op.cast::<lir::WorkgroupReduceOp<'c>>() {
            self.tree(&b, reduce.value(), combination(reduce.kind()))
        } else {
            let a = Arithmetic::new(b);
            let bit = a.create(arith::ExtUIOp::NAME, &[op.operand(0)], operand_type(op));
            let name = match op.name() {
                lir::WorkgroupAnyOp::NAME => arith::OrIOp::NAME,
                lir::WorkgroupAllOp::NAME => arith::AndIOp::NAME,
                _ => arith::AddIOp::NAME,
            };
            let total = self.tree(&b, bit, name);
            match op.is::<lir::WorkgroupCountOp<'c>>() {
                true => total,
                false => a.cmpi(CmpIPredicate::Ne, total, a.int(total.ty(), 0)),
            }
        }
    }

    /// Combines the values of all work-items with the operation `name`.
    fn tree(&self, b: &Builder<'c>, value: Value<'c>, name: &str) -> Value<'c> {
        let mut count: i64 = self.size.iter().product();
        let slots = workgroup_slots::address(b, &self.slots, value.ty());
        let number = workgroup_slots::number(b, self.size);
        let mut tree = Tree {
            mine: slot(b, slots, number),
            slots,
            number,
            name,
            value,
        };
        store(b, tree.mine, value);
        barrier(b);
        while count > 1 {
            let step = (count as u64).next_power_of_two() as i64 / 2;
            tree.value = tree.combine(b, step, count - step);
            barrier(b);
            count = step;
        }
        let result = load(b, slots, value.ty());
        // The slots may only be overwritten after all work-items have read the result.
        barrier(b);
        result
    }
}

/// The state of a reduction.
struct Tree<'c, 'n> {
    slots: Value<'c>,
    /// The index of the work-item, and its slot.
    number: Value<'c>,
    mine: Value<'c>,
    /// The operation that combines two values.
    name: &'n str,
    /// The current value of the work-item.
    value: Value<'c>,
}

impl<'c> Tree<'c, '_> {
    /// Each of the first `partners` work-items combines its value with that of the work-item `step`
    /// further on; returns the new value.
    fn combine(&self, b: &Builder<'c>, step: i64, partners: i64) -> Value<'c> {
        let (a, ty, word) = (Arithmetic::new(*b), self.value.ty(), self.number.ty());
        let takes_part = a.cmpi(CmpIPredicate::Ult, self.number, a.int(word, partners));
        let branch = scf::IfOp::build(b, &[ty], takes_part);
        let [then, otherwise] = [branch.then_region(), branch.else_region()].map(|region| {
            let block = Block::new(&[]);
            region.append(block);
            Builder::at_end(block, b.location())
        });
        let a = Arithmetic::new(then);
        let partner = a.binary(arith::AddIOp::NAME, self.number, a.int(word, step));
        let other = load(&then, slot(&then, self.slots, partner), ty);
        let combined = a.binary(self.name, self.value, other);
        store(&then, self.mine, combined);
        scf::YieldOp::build(&then, &[combined]);
        scf::YieldOp::build(&otherwise, &[self.value]);
        branch.results()[0]
    }
}
