//! `report.json`: the cycles of circuits by estimate, from the rules of CIRCT's handshake road.
//!
//! - The circuit has a register in each of its cycles: an iteration takes one cycle, and in a loop inside another two,
//!   and so does the test that ends the loop. A loop of one iteration is no loop.
//! - A load or a store takes a cycle. It waits for its operands, a store for the accesses of its memory before it,
//!   and a load for the stores; the accesses of a block end before the next block starts.
//! - A branch takes a cycle, with a loop in it two. Arithmetic takes none.
//!
//! `docs/fpga-cycles.md` has estimates beside cycles of simulations.

use super::{
    super::vitis::loops,
    kernels::{PRIVATE, has_floats},
};
use crate::profile::{Fpga, Profile};
use gir_dialects::{
    ir::{Block, LocationExt as _, Op, OpView as _, Value},
    upstream::{func, memref, scf},
};
use serde::Serialize;
use std::{cell::RefCell, collections::HashMap};

/// The report on a module.
#[derive(Serialize)]
struct Report<'r> {
    /// How far to trust the numbers.
    basis: &'static str,
    target: &'r str,
    kernels: Vec<Kernel<'r>>,
}

/// The report on a kernel of integers.
#[derive(Serialize)]
struct Kernel<'r> {
    name: &'r str,
    /// Cycles of a run.
    cycles: u64,
    /// Those outside of its loops.
    outside: u64,
    loops: Vec<Loop>,
}

/// The report on a loop.
#[derive(Serialize)]
struct Loop {
    /// The line of the source; 0 where it is not known.
    line: usize,
    /// Iterations, if they are known.
    trips: Option<u64>,
    /// The iterations that the cycles are for.
    expected: u64,
    /// Cycles from one iteration to the next but for those of the loops in it.
    interval: u64,
    /// Cycles of the test that ends it.
    last: u64,
    /// Cycles of one run of the loop.
    cycles: u64,
    /// The loops in it.
    loops: Vec<Loop>,
}

/// The report on a converted module.
pub fn json(module: Op<'_>, profile: &Profile) -> String {
    let default = Fpga::default();
    let estimate = Estimate {
        module,
        fpga: profile.fpga.as_ref().unwrap_or(&default),
        called: RefCell::default(),
    };
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions = top.filter_map(Op::cast::<func::FuncOp<'_>>);
    let kernels = functions.filter(|function| function.op().attribute(PRIVATE).is_none());
    let report = Report {
        basis: "estimate of gir by the rules of CIRCT's handshake road; memories answer in the next cycle",
        target: &profile.name,
        kernels: kernels
            .filter(|kernel| !has_floats(kernel.op()))
            .map(|kernel| estimate.kernel(kernel))
            .collect(),
    };
    let text = serde_json::to_string_pretty(&report);
    text.map_or_else(|error| error.to_string(), |text| text + "\n")
}

/// Code: its cycles, and the loops in it.
#[derive(Default)]
struct Path {
    /// Cycles outside of the loops.
    own: u64,
    /// All cycles.
    all: u64,
    loops: Vec<Loop>,
}

impl Path {
    fn wait(&mut self, cycles: u64) {
        self.own = self.own.saturating_add(cycles);
        self.all = self.all.saturating_add(cycles);
    }

    fn follow(&mut self, next: Self) {
        self.own = self.own.saturating_add(next.own);
        self.all = self.all.saturating_add(next.all);
        self.loops.extend(next.loops);
    }

    /// The longer of two paths, with the loops of both.
    fn or(mut self, other: Self) -> Self {
        self.own = self.own.max(other.own);
        self.all = self.all.max(other.all);
        self.loops.extend(other.loops);
        self
    }
}

/// Cycles outside of loops, and all.
type Cycles = (u64, u64);

struct Estimate<'c, 'p> {
    module: Op<'c>,
    fpga: &'p Fpga,
    /// The cycles of functions that are called so many loops deep.
    called: RefCell<HashMap<(&'c str, u32), Cycles>>,
}

impl<'c> Estimate<'c, '_> {
    fn kernel(&self, kernel: func::FuncOp<'c>) -> Kernel<'c> {
        let mut path = self.region(kernel.op(), 0, 0);
        path.wait(1);
        Kernel {
            name: kernel.sym_name(),
            cycles: path.all,
            outside: path.own,
            loops: path.loops,
        }
    }

    /// The path through the blocks of a region, `depth` loops deep.
    fn region(&self, op: Op<'c>, number: usize, depth: u32) -> Path {
        let mut path = Path::default();
        for block in op.region(number).blocks() {
            path.follow(self.block(block, depth));
        }
        path
    }

    fn block(&self, block: Block<'c>, depth: u32) -> Path {
        let mut path = Path::default();
        let mut accesses = Accesses::default();
        for op in block.ops() {
            if let Some(nested) = self.nested(op, depth) {
                path.wait(std::mem::take(&mut accesses).last);
                path.follow(nested);
            } else {
                accesses.add(op);
            }
        }
        path.wait(accesses.last);
        path
    }

    /// The path through an operation with blocks of its own; `None` of another.
    fn nested(&self, op: Op<'c>, depth: u32) -> Option<Path> {
        if let Some(call) = op.cast::<func::CallOp<'c>>() {
            return self.call(call.callee(), depth);
        }
        if op.region_count() == 0 {
            return None;
        }
        if loops::is_loop(op) {
            return Some(self.repeated(op, depth));
        }
        let branches = (0..op.region_count()).map(|number| self.region(op, number, depth));
        let mut path = branches.fold(Path::default(), Path::or);
        path.wait(if path.loops.is_empty() { 1 } else { 2 });
        Some(path)
    }

    /// The path through a function, whose loops stand where the first call is.
    fn call(&self, callee: &'c str, depth: u32) -> Option<Path> {
        if let Some(&(own, all)) = self.called.borrow().get(&(callee, depth)) {
            return Some(Path {
                own,
                all,
                loops: vec![],
            });
        }
        let mut top = self.module.region(0).blocks().flat_map(Block::ops);
        let function = top.find(|op| {
            let function = op.cast::<func::FuncOp<'_>>();
            function.is_some_and(|function| function.sym_name() == callee)
        })?;
        let path = self.region(function, 0, depth);
        let cycles = (path.own, path.all);
        self.called.borrow_mut().insert((callee, depth), cycles);
        Some(path)
    }

    fn repeated(&self, op: Op<'c>, depth: u32) -> Path {
        let trips = loops::trips(op);
        if trips == Some(1) {
            return self.region(op, 0, depth);
        }
        let step = if depth == 0 { 1 } else { 2 };
        let (mut body, test) = match op.is::<scf::WhileOp<'_>>() {
            true => (self.region(op, 1, depth + 1), self.region(op, 0, depth + 1)),
            false => (self.region(op, 0, depth + 1), Path::default()),
        };
        let last = test.all.saturating_add(step);
        body.follow(test);
        body.wait(step);
        let expected = trips.unwrap_or_else(|| self.fpga.expected_trips());
        let cycles = expected.saturating_mul(body.all).saturating_add(last);
        let (_, line, _) = op.location().place().unwrap_or_default();
        Path {
            own: 0,
            all: cycles,
            loops: vec![Loop {
                line,
                trips,
                expected,
                interval: body.own,
                last,
                cycles,
                loops: body.loops,
            }],
        }
    }
}

/// The accesses of straight code.
#[derive(Default)]
struct Accesses<'c> {
    /// The cycle in which each value is there; the first is 0.
    ready: HashMap<Value<'c>, u64>,
    /// The cycles of the last answers of each memory: to a store, and to any access.
    done: HashMap<Value<'c>, (u64, u64)>,
    /// The cycle of the last answer.
    last: u64,
}

impl<'c> Accesses<'c> {
    fn add(&mut self, op: Op<'c>) {
        let operands = op.operands();
        let operands = operands.filter_map(|value| self.ready.get(&value).copied());
        let mut end = operands.max().unwrap_or(0);
        if let Some((memory, is_store)) = accessed(op) {
            let (store, any) = self.done.entry(memory).or_default();
            end = end.max(if is_store { *any } else { *store }) + 1;
            *any = end.max(*any);
            if is_store {
                *store = end;
            }
            self.last = self.last.max(end);
        }
        self.ready.extend(op.results().map(|result| (result, end)));
    }
}

/// The memory that an operation accesses, and whether it stores.
fn accessed(op: Op<'_>) -> Option<(Value<'_>, bool)> {
    match op.name() {
        memref::LoadOp::NAME => Some((op.operand(0), false)),
        memref::StoreOp::NAME => Some((op.operand(1), true)),
        _ => None,
    }
}
