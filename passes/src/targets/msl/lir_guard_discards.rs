//! `--lir-guard-discards`: prevents writes of discarded fragments.
//!
//! ```mlir
//! lir.discard                              lir.store %dropped, %one
//!                                          lir.discard
//! lir.store %p, %x                    →    %d = lir.load %dropped
//!                                          %kept = arith.cmpi eq, %d, %zero
//!                                          scf.if %kept { lir.store %p, %x }
//! ```
//!
//! In Metal a discarded fragment continues to run, so that its neighbours have derivatives, and not every
//! device prevents it from writing to buffers and textures. Writes that surely precede any discard stay
//! unchanged. A skipped atomic operation yields zero, a skipped compare-exchange its expected value, so that
//! loops which wait for it end. Functions get the flag as an argument.

use crate::{
    analysis::{
        memory,
        stages::{Reached, of},
    },
    lir::{
        arithmetic::Arithmetic,
        globals::threaded_values::{self, Threaded},
    },
};
use gir_dialects::{
    ir::{
        self, Block, Builder, Context, LocationExt, Op, OpView, Region, Signedness, Type, TypeExt,
        Value,
    },
    lir,
    mir::{PtrType, Stage, StorageSpace},
    pass::{PassInfo, PassRun},
    upstream::{arith::CmpIPredicate, func, scf},
};
use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-guard-discards",
    description: "Prevent discarded fragments from writing to memory",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "func", "lir", "scf"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top.filter_map(Op::cast::<func::FuncOp<'_>>).collect();
    let mut has_discards = false;
    for function in &functions {
        function
            .op()
            .walk_pre(|op| has_discards |= op.is::<lir::DiscardOp<'_>>());
    }
    if has_discards {
        guard_all(module, &functions);
    }
}

/// A function of fragment kernels, with its discards and its writes that must not happen after a discard.
struct Function<'c> {
    op: func::FuncOp<'c>,
    discards: Vec<Op<'c>>,
    writes: Vec<Op<'c>>,
}

impl<'c> Function<'c> {
    fn new(op: func::FuncOp<'c>, discarding: &HashSet<&str>) -> Self {
        let mut discards = vec![];
        op.op()
            .walk_pre(|op| discards.extend(op.is::<lir::DiscardOp<'_>>().then_some(op)));
        let writes = writes(op.op(), discarding);
        Self {
            op,
            discards,
            writes,
        }
    }

    fn is_kernel(&self) -> bool {
        of(self.op.op()).is_some()
    }

    fn entry(&self) -> Option<Block<'c>> {
        self.op.op().region(0).first_block()
    }
}

fn guard_all<'c>(module: Op<'c>, functions: &[func::FuncOp<'c>]) {
    let ops: Vec<_> = functions.iter().map(|function| function.op()).collect();
    let reached = Reached::new(&ops);
    let in_fragments: Vec<_> = functions
        .iter()
        .filter(|function| {
            let kernels = reached.stages(function.op());
            kernels.iter().any(|(stage, _)| *stage == Stage::Fragment)
        })
        .copied()
        .collect();
    let discarding = discarding(&in_fragments);
    let functions: Vec<_> = in_fragments
        .iter()
        .map(|&function| Function::new(function, &discarding))
        .collect();
    if functions.iter().all(|function| function.writes.is_empty()) {
        return;
    }
    let flags = flags(module, &functions);
    for function in functions {
        let Some(&flag) = flags.get(function.op.sym_name()) else {
            continue;
        };
        function.writes.iter().for_each(|&op| guard(op, flag));
        for op in function.discards {
            let b = Builder::before(op);
            let one = Arithmetic::new(b).int(word(op.context()), 1);
            lir::StoreOp::build(&b, flag, one, 4, false, None, None);
        }
    }
}

/// The functions that discard a fragment, directly or through their callees.
fn discarding<'c>(functions: &[func::FuncOp<'c>]) -> HashSet<&'c str> {
    let mut known = HashSet::new();
    loop {
        let before = known.len();
        for function in functions {
            let mut drops = false;
            function
                .op()
                .walk_pre(|op| drops |= drops_fragment(op, &known));
            if drops {
                known.insert(function.sym_name());
            }
        }
        if known.len() == before {
            return known;
        }
    }
}

fn drops_fragment(op: Op<'_>, discarding: &HashSet<&str>) -> bool {
    let call = op.cast::<func::CallOp<'_>>();
    op.is::<lir::DiscardOp<'_>>() || call.is_some_and(|call| discarding.contains(call.callee()))
}

/// The writes of a function that a discarded fragment may reach. In a function that is not a kernel, the caller
/// may have discarded the fragment.
fn writes<'c>(function: Op<'c>, discarding: &HashSet<&str>) -> Vec<Op<'c>> {
    let mut search = Search {
        discarding,
        found: vec![],
    };
    search.visit(function.region(0), of(function).is_none());
    search.found
}

struct Search<'a, 'c> {
    discarding: &'a HashSet<&'a str>,
    found: Vec<Op<'c>>,
}

impl<'c> Search<'_, 'c> {
    /// Visits a region in order; returns whether the fragment may have been discarded at its end.
    fn visit(&mut self, region: Region<'c>, mut is_dropped: bool) -> bool {
        for op in region.blocks().flat_map(Block::ops) {
            if op.region_count() > 0 {
                // A loop returns to its beginning.
                let before = is_dropped || !is_choice(op) && self.drops(op);
                let behind = op.regions().fold(before, |behind, region| {
                    self.visit(region, before) || behind
                });
                is_dropped = behind;
            } else if is_dropped && is_write(op) {
                self.found.push(op);
            }
            is_dropped |= drops_fragment(op, self.discarding);
        }
        is_dropped
    }

    fn drops(&self, op: Op<'c>) -> bool {
        let mut drops = false;
        op.walk_pre(|op| drops |= drops_fragment(op, self.discarding));
        drops
    }
}

fn is_choice(op: Op<'_>) -> bool {
    op.is::<scf::IfOp<'_>>() || op.is::<lir::IfOp<'_>>()
}

/// Whether an operation writes memory that is visible to others.
fn is_write(op: Op<'_>) -> bool {
    let is_own = op.is::<lir::WriteOutputOp<'_>>()
        || op.is::<lir::DiscardOp<'_>>()
        || op.is::<lir::MemFenceOp<'_>>()
        || op.is::<lir::VarOp<'_>>()
        || op.is::<func::CallOp<'_>>();
    !is_own && op.effects().writes && !memory::is_private_access(op)
}

/// The flag of each function that has one, by name: functions other than kernels get it as their last argument.
fn flags<'c>(module: Op<'c>, functions: &[Function<'c>]) -> HashMap<&'c str, Value<'c>> {
    // A placeholder that the argument replaces.
    let markers: HashSet<_> = functions
        .iter()
        .filter(|function| !function.is_kernel())
        .filter(|function| !function.discards.is_empty() || !function.writes.is_empty())
        .filter_map(|function| {
            let b = Builder::at_start(function.entry()?, function.op.op().location());
            variable(&b).defining_op()
        })
        .collect();
    let is_marked = |function: &Function<'c>| {
        let first = function.entry().and_then(|entry| entry.first_op());
        first.is_some_and(|op| markers.contains(&op))
    };
    let marked: Vec<_> = functions.iter().map(is_marked).collect();
    let made = RefCell::new(vec![]);
    let values = Threaded {
        types: &[PtrType::get(
            module.context(),
            StorageSpace::Private,
            word(module.context()),
        )],
        number: &|op| markers.contains(&op).then_some(0),
        make: &|b, _| {
            let flag = cleared(b);
            made.borrow_mut().push(flag);
            flag
        },
    };
    threaded_values::thread(module, &values);
    let made = made.into_inner();
    let mut flags = HashMap::new();
    for (function, is_marked) in functions.iter().zip(marked) {
        let Some(entry) = function.entry() else {
            continue;
        };
        let is_here = |flag: &&Value<'c>| flag.defining_op().and_then(Op::block) == Some(entry);
        let needs_own = !function.discards.is_empty() && !function.writes.is_empty();
        let flag = match (function.is_kernel(), made.iter().find(is_here)) {
            (true, Some(&flag)) => Some(flag),
            (true, None) => {
                needs_own.then(|| cleared(&Builder::at_start(entry, function.op.op().location())))
            }
            (false, _) => entry.arguments().last().filter(|_| is_marked),
        };
        flags.extend(flag.map(|flag| (function.op.sym_name(), flag)));
    }
    flags
}

fn word(context: &Context) -> Type<'_> {
    ir::integer_type(context, 32, Signedness::Signless)
}

fn variable<'c>(b: &Builder<'c>) -> Value<'c> {
    let ty = PtrType::get(b.context(), StorageSpace::Private, word(b.context()));
    let b = b.with_location(b.location().renamed("dropped"));
    lir::VarOp::build(&b, ty, 1, 4).result()
}

/// A cleared flag: the fragment has not been discarded.
fn cleared<'c>(b: &Builder<'c>) -> Value<'c> {
    let flag = variable(b);
    let zero = Arithmetic::new(*b).int(word(b.context()), 0);
    lir::StoreOp::build(b, flag, zero, 4, false, None, None);
    flag
}

/// Executes an operation only if the fragment has not been discarded.
fn guard<'c>(op: Op<'c>, flag: Value<'c>) {
    let b = Builder::before(op);
    let a = Arithmetic::new(b);
    let dropped = lir::LoadOp::build(&b, word(op.context()), flag, 4, false, None, None).result();
    let is_kept = a.cmpi(CmpIPredicate::Eq, dropped, a.int(word(op.context()), 0));
    let choice = scf::IfOp::build(&b, &op.result_types(), is_kept);
    for (old, new) in op.results().zip(choice.op().results()) {
        old.replace_all_uses(new);
    }
    let inside = Block::new(&[]);
    choice.then_region().append(inside);
    op.move_to_end(inside);
    let results: Vec<_> = op.results().collect();
    scf::YieldOp::build(&Builder::at_end(inside, op.location()), &results);
    if results.is_empty() {
        return;
    }
    let otherwise = Block::new(&[]);
    choice.else_region().append(otherwise);
    let b = Builder::at_end(otherwise, op.location());
    let results: Vec<_> = results
        .iter()
        .map(|result| left_out(&b, op, result.ty()))
        .collect();
    scf::YieldOp::build(&b, &results);
}

/// The result of a skipped atomic operation.
fn left_out<'c>(b: &Builder<'c>, op: Op<'c>, ty: Type<'c>) -> Value<'c> {
    if let Some(exchange) = op.cast::<lir::AtomicCompareExchangeOp<'c>>() {
        return exchange.expected();
    }
    let a = Arithmetic::new(*b);
    match ty.lane().as_float() {
        Some(_) => a.float(ty, 0.0),
        None => a.int(ty, 0),
    }
}
