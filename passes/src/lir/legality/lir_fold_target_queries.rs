//! `--lir-fold-target-queries`: folds the target queries of a module.
//!
//! ```mlir
//! %has = lir.target_supports "atomics"
//! scf.if %has {                                 // for c66x
//!   lir.atomic_add …                       →    %old = lir.load …
//! } else {                                      lir.store …
//!   %old = lir.load …
//!   lir.store …
//! }
//! ```
//!
//! `lir.target_supports` becomes a constant, and so does `lir.subgroup_size` if the kernel or the
//! target specifies a size, and `lir.subgroup_local_id` if that size is 1; then `lir.subgroup_id`
//! is the index of the work-item in its workgroup, and `lir.num_subgroups` the number of
//! work-items. Constants are propagated through `arith`'s logic, comparisons and casts of integers.
//! An `scf.if` whose condition is then known is replaced by the arm taken; the other arm is
//! removed, whatever it uses, and with it functions that are no longer called. A module without
//! queries does not change.

use crate::{
    analysis::{known_integers::KnownIntegers, linkage},
    lir::{
        subgroups::{subgroup_widths::SubgroupWidths, subgroups_of_one},
        workgroup_sizes::{self, WorkgroupSize},
    },
    profile::{Profile, recorded},
};
use gir_dialects::{
    census::Census,
    ir::{self, Block, Builder, Op, OpView, Value},
    lir,
    pass::{PassInfo, PassRun, parallel_for},
    upstream::{arith, func, scf},
};
use std::{
    collections::{BTreeSet, HashMap},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-fold-target-queries",
    description: "Fold target queries to constants and remove dead arms",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: Some(concerns),
    run,
};

fn run(pass: &PassRun<'_>) {
    if !fold(pass.op()) {
        pass.note_unchanged();
    }
}

fn concerns(census: Census<'_>) -> bool {
    census.any_name(is_question)
}

/// Runs the pass on a module; returns whether it had queries.
fn fold(module: Op<'_>) -> bool {
    let Some(profile) = recorded::profile(module) else {
        return false;
    };
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    let is_asked = AtomicBool::new(false);
    let functions: Vec<_> = top.iter().filter_map(|op| op.cast()).collect();
    let sizes = workgroup_sizes::by_function(&functions);
    let size_of = |op: Op<'_>| {
        let function = op.cast::<func::FuncOp<'_>>()?;
        match sizes.get(function.sym_name())? {
            WorkgroupSize::One(size) => Some(*size),
            _ => None,
        }
    };
    let widths = SubgroupWidths::new(&profile, &top);
    let no_longer_called = Mutex::new(BTreeSet::new());
    parallel_for(module.context(), &top, |&op| {
        if asks(op) {
            is_asked.store(true, Ordering::Relaxed);
            let mut folding = Folding::new(&profile, size_of(op), widths.of(op));
            folding.fold_regions(op);
            let mut all = no_longer_called
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            all.extend(folding.no_longer_called);
        }
    });
    let candidates = no_longer_called.into_inner();
    let is_asked = is_asked.into_inner();
    if is_asked {
        remove_uncalled(&top, candidates.unwrap_or_else(PoisonError::into_inner));
    }
    is_asked
}

/// Erases those of the named functions that are no longer called, and then those that they called.
fn remove_uncalled(top: &[Op<'_>], mut candidates: BTreeSet<String>) {
    let mut functions: HashMap<_, _> = top
        .iter()
        .filter_map(|op| op.cast::<func::FuncOp<'_>>())
        .map(|function| (function.sym_name(), function.op()))
        .collect();
    let mut calls = HashMap::<String, usize>::new();
    for function in functions.values() {
        for callee in callees(*function) {
            *calls.entry(callee).or_default() += 1;
        }
    }
    while let Some(name) = candidates.pop_first() {
        if calls.get(&name).is_some_and(|&count| count > 0) {
            continue;
        }
        let is_kept = |op: &Op<'_>| op.cast().is_some_and(linkage::is_exported);
        let function = functions.remove(name.as_str());
        let Some(function) = function.filter(|op| !is_kept(op)) else {
            continue;
        };
        for callee in callees(function) {
            calls.entry(callee.clone()).and_modify(|count| *count -= 1);
            candidates.insert(callee);
        }
        function.erase();
    }
}

/// The functions called inside an operation, once for each call.
fn callees(op: Op<'_>) -> Vec<String> {
    let mut names = vec![];
    op.walk_pre(|op| {
        let call = op.cast::<func::CallOp<'_>>();
        names.extend(call.map(|call| call.callee().to_owned()));
    });
    names
}

fn asks(root: Op<'_>) -> bool {
    let mut found = false;
    root.walk_pre(|op| found |= is_question(op.name()));
    found
}

fn is_question(name: &str) -> bool {
    [
        lir::TargetSupportsOp::NAME,
        lir::SubgroupSizeOp::NAME,
        lir::SubgroupLocalIdOp::NAME,
    ]
    .contains(&name)
        || subgroups_of_one::is_question(name)
}

/// The folding of one function.
struct Folding<'c, 'p> {
    profile: &'p Profile,
    /// The workgroup size, if all kernels that reach the function have the same.
    size: Option<[i64; 3]>,
    /// The subgroup size, likewise.
    width: Option<i64>,
    known: KnownIntegers<'c>,
    no_longer_called: Vec<String>,
}

impl<'c, 'p> Folding<'c, 'p> {
    fn new(profile: &'p Profile, size: Option<[i64; 3]>, width: Option<i64>) -> Self {
        Self {
            profile,
            size,
            width,
            known: KnownIntegers::default(),
            no_longer_called: vec![],
        }
    }

    fn fold_regions(&mut self, op: Op<'c>) {
        for block in op.regions().flat_map(|region| region.blocks()) {
            let mut next = block.first_op();
            while let Some(op) = next {
                next = self.fold(op);
            }
        }
    }

    /// Folds an operation; returns the next one to visit.
    fn fold(&mut self, op: Op<'c>) -> Option<Op<'c>> {
        if let Some(answer) = self.answer(op).or_else(|| self.place(op)) {
            let next = op.next();
            if let Some(answer) = answer.defining_op() {
                self.known.learn(answer);
            }
            op.result(0).replace_all_uses(answer);
            op.erase();
            return next;
        }
        if let Some(branch) = op.cast::<scf::IfOp<'c>>()
            && let Some(condition) = self.known.get(branch.condition())
        {
            return self.take_arm(branch, condition != 0);
        }
        self.known.learn(op);
        self.fold_regions(op);
        op.next()
    }

    /// The result of a query that the profile determines, as a constant.
    fn answer(&self, op: Op<'c>) -> Option<Value<'c>> {
        let answer = self.number(op)?;
        let ty = op.result(0).ty();
        let value = ir::integer(ty, answer);
        Some(arith::ConstantOp::build(&Builder::before(op), ty, value).result())
    }

    /// The subgroup query of a work-item, if subgroups have size 1.
    fn place(&self, op: Op<'c>) -> Option<Value<'c>> {
        self.width.filter(|width| *width == 1)?;
        subgroups_of_one::answer(op, self.size)
    }

    fn number(&self, op: Op<'c>) -> Option<i64> {
        if let Some(query) = op.cast::<lir::TargetSupportsOp<'c>>() {
            return self.profile.answer(query.feature()).map(i64::from);
        }
        let size = self.width?;
        match op.name() {
            lir::SubgroupSizeOp::NAME => Some(size),
            lir::SubgroupLocalIdOp::NAME if size == 1 => Some(0),
            _ => None,
        }
    }

    /// Replaces a branch by one of its arms; returns the next operation to visit.
    fn take_arm(&mut self, branch: scf::IfOp<'c>, condition: bool) -> Option<Op<'c>> {
        let op = branch.op();
        let mut arms = [branch.then_region(), branch.else_region()];
        if !condition {
            arms.reverse();
        }
        let [taken, dead] = arms.map(|arm| arm.first_block());
        for inner in dead.into_iter().flat_map(Block::ops) {
            self.no_longer_called.extend(callees(inner));
        }
        let mut first = None;
        for inner in taken.into_iter().flat_map(Block::ops) {
            if inner.is::<scf::YieldOp<'_>>() {
                for (result, value) in op.results().zip(inner.operands()) {
                    result.replace_all_uses(value);
                }
            } else {
                inner.move_before(op);
                first.get_or_insert(inner);
            }
        }
        let next = first.or(op.next());
        op.erase();
        next
    }
}
