//! `--lir-expand-workgroup-collectives`: what a workgroup computes together goes
//! through shared memory.
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
//! The order is the one of the operations' descriptions, the same for every size
//! of subgroups. A vote is a reduction of 0 and 1. Kernels have to state their
//! workgroup size: it is the number of slots. Reductions over the same type in
//! workgroups of as many work-items share their slots.

use super::{
    arithmetic::Arithmetic,
    workgroup_sizes::{self, WorkgroupSize},
};
use crate::mir_to_lir::layout;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, AttributeExt, Block, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{PtrType, ReduceKind, StorageSpace},
    pass::{PassInfo, PassRun, parallel_for},
    upstream::{
        arith::{self, CmpIPredicate},
        func, scf,
    },
};
use std::collections::{BTreeMap, BTreeSet};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-expand-workgroup-collectives",
    description: "Expand workgroup votes and reductions into trees in shared memory",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir", "scf"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    expand(pass.op());
}

/// Does the work of the pass on a module.
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

fn collectives<'c>(function: Op<'c>) -> Vec<Op<'c>> {
    let mut found = vec![];
    function.walk_pre(|op| {
        let is_one = op.is::<lir::WorkgroupAnyOp<'c>>()
            || op.is::<lir::WorkgroupAllOp<'c>>()
            || op.is::<lir::WorkgroupCountOp<'c>>()
            || op.is::<lir::WorkgroupReduceOp<'c>>();
        if is_one {
            found.push(op);
        }
    });
    found
}

/// Work-items that a workgroup can have; no device allows nearly as many.
const MAX_WORK_ITEMS: i64 = 1 << 20;

/// The one size of the workgroups; `None` after a diagnostic at `op`.
fn known_size(op: Op<'_>, size: Option<&WorkgroupSize>) -> Option<[i64; 3]> {
    let message = match size {
        Some(&WorkgroupSize::One(size)) if is_possible(size) => return Some(size),
        Some(WorkgroupSize::One(_)) => {
            "is reached from a kernel with a workgroup of more than a million work-items; make it smaller"
        }
        Some(WorkgroupSize::Unstated) => {
            "is reached from a kernel without workgroup_size, which says how much shared memory it needs; give the kernel one"
        }
        Some(WorkgroupSize::Several) => {
            "is reached from kernels with different workgroup sizes; make a function for each"
        }
        None => {
            "is not reached from any kernel, so that it has no workgroup; remove the function, or call it"
        }
    };
    op.error(message);
    None
}

fn is_possible(size: [i64; 3]) -> bool {
    let product = |product: i64, extent: &i64| product.checked_mul(*extent);
    let items = size.iter().try_fold(1, product);
    items.is_some_and(|items| items <= MAX_WORK_ITEMS)
}

/// The type of what work-items put together.
fn operand_type(op: Op<'_>) -> Type<'_> {
    match op.cast::<lir::WorkgroupReduceOp<'_>>() {
        Some(reduce) => reduce.value().ty(),
        None => ir::integer_type(op.context(), 32, ir::Signedness::Signless),
    }
}

/// The shared memory of a module.
struct Slots<'c> {
    /// Symbols of the module.
    taken: BTreeSet<&'c str>,
    /// By the spelling of the type and the number of work-items.
    globals: BTreeMap<(String, i64), (String, Type<'c>)>,
}

impl<'c> Slots<'c> {
    fn new(module: Op<'c>) -> Self {
        let top = module.region(0).blocks().flat_map(Block::ops);
        Self {
            taken: top
                .filter_map(|op| op.attribute("sym_name")?.as_str())
                .collect(),
            globals: BTreeMap::new(),
        }
    }

    /// The name of the memory for values of a type, one of each work-item.
    fn of(&mut self, ty: Type<'c>, count: i64) -> String {
        let taken = &self.taken;
        let new = |(ty_name, count): &(String, i64)| {
            let mut name = format!("gir_workgroup_{ty_name}_{count}");
            while taken.contains(name.as_str()) {
                name.push('_');
            }
            (name, ty)
        };
        let entry = self.globals.entry((ty.to_string(), count));
        entry.or_insert_with_key(new).0.clone()
    }

    fn declare(&self, module: Op<'c>) {
        let Some(body) = module.region(0).first_block() else {
            return;
        };
        let builder = Builder::at_end(body, module.location());
        for ((_, count), (name, ty)) in &self.globals {
            let pointer = PtrType::get(module.context(), StorageSpace::Workgroup, *ty);
            let align = layout::align(*ty);
            lir::GlobalOp::build(
                &builder, name, pointer, *count, align, false, *ty, None, None,
            );
        }
    }
}

/// An operation, and where it is computed.
struct Plan<'c> {
    op: Op<'c>,
    size: [i64; 3],
    /// Name of the shared memory.
    slots: String,
}

/// The operation that combines two values.
pub fn combination(kind: ReduceKind) -> &'static str {
    match kind {
        ReduceKind::Add => arith::AddIOp::NAME,
        ReduceKind::Mul => arith::MulIOp::NAME,
        ReduceKind::MinS => arith::MinSIOp::NAME,
        ReduceKind::MinU => arith::MinUIOp::NAME,
        ReduceKind::MaxS => arith::MaxSIOp::NAME,
        ReduceKind::MaxU => arith::MaxUIOp::NAME,
        ReduceKind::And => arith::AndIOp::NAME,
        ReduceKind::Or => arith::OrIOp::NAME,
        ReduceKind::Xor => arith::XOrIOp::NAME,
        ReduceKind::FAdd => arith::AddFOp::NAME,
        ReduceKind::FMul => arith::MulFOp::NAME,
        ReduceKind::FMin => arith::MinNumFOp::NAME,
        ReduceKind::FMax => arith::MaxNumFOp::NAME,
    }
}

impl<'c> Plan<'c> {
    /// Puts the tree in the place of the operation.
    fn expand(&self) {
        let op = self.op;
        let b = Builder::before(op);
        let result = if let Some(reduce) = op.cast::<lir::WorkgroupReduceOp<'c>>() {
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
        };
        op.result(0).replace_all_uses(result);
        op.erase();
    }

    /// What `name` makes of the values of all work-items.
    fn tree(&self, b: &Builder<'c>, value: Value<'c>, name: &str) -> Value<'c> {
        let mut count: i64 = self.size.iter().product();
        let slots = self.slots(b, value.ty());
        let number = self.number(&Arithmetic::new(*b));
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
        // The slots may be written again once all have read the result.
        barrier(b);
        result
    }

    fn slots(&self, b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
        let pointer = PtrType::get(b.context(), StorageSpace::Workgroup, ty);
        lir::AddressOfOp::build(b, pointer, &self.slots).result()
    }

    /// The work-item's number in the workgroup: along x, then y, then z.
    fn number(&self, a: &Arithmetic<'c>) -> Value<'c> {
        let word = a.integer_like(operand_type(self.op).lane(), 32);
        let [width, height, depth] = self.size;
        let b = &a.builder;
        let mut number = lir::IdLocalXOp::build(b, word).result();
        let mut add = |id: Value<'c>, stride: i64| {
            let before = a.binary(arith::MulIOp::NAME, id, a.int(word, stride));
            number = a.binary(arith::AddIOp::NAME, number, before);
        };
        if height > 1 {
            add(lir::IdLocalYOp::build(b, word).result(), width);
        }
        if depth > 1 {
            add(lir::IdLocalZOp::build(b, word).result(), width * height);
        }
        number
    }
}

/// A reduction half done.
struct Tree<'c, 'n> {
    slots: Value<'c>,
    /// The work-item's number and slot.
    number: Value<'c>,
    mine: Value<'c>,
    /// The operation that combines two values.
    name: &'n str,
    /// The work-item's value so far.
    value: Value<'c>,
}

impl<'c> Tree<'c, '_> {
    /// Each of the first `partners` work-items combines its value with that of the
    /// one `step` behind it; the new value.
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

fn slot<'c>(b: &Builder<'c>, slots: Value<'c>, number: Value<'c>) -> Value<'c> {
    let stride = PtrType::from_type(slots.ty()).map_or(1, |ptr| layout::size(ptr.pointee()));
    lir::GepOp::build(b, slots.ty(), slots, number, stride, true).result()
}

fn load<'c>(b: &Builder<'c>, place: Value<'c>, ty: Type<'c>) -> Value<'c> {
    lir::LoadOp::build(b, ty, place, layout::align(ty), false, None, None).result()
}

fn store<'c>(b: &Builder<'c>, place: Value<'c>, value: Value<'c>) {
    lir::StoreOp::build(
        b,
        place,
        value,
        layout::align(value.ty()),
        false,
        None,
        None,
    );
}

fn barrier(b: &Builder<'_>) {
    let workgroup = MemoryScope::Workgroup;
    lir::BarrierOp::build(b, workgroup, workgroup, MemoryOrdering::AcqRel);
}
