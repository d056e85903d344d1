//! `--lir-cse`: eliminates common subexpressions.
//!
//! ```mlir
//! %p = lir.gep %x[%i] stride 4               %p = lir.gep %x[%i] stride 4
//! %v = lir.load %p align 4              →    %v = lir.load %p align 4
//! %q = lir.gep %x[%i] stride 4               lir.store %p, %w align 4
//! lir.store %q, %w align 4
//! ```
//!
//! Only of operations without effects and regions; loads are the job of `--lir-forward-stores`. A
//! region sees the values computed before it outside, and its own values are not visible after it.
//!
//! Unlike upstream's `--cse`, this removes no loop that may run forever, and it needs no dominance
//! analysis.

use gir_dialects::{
    ir::Op,
    pass::{PassInfo, PassRun},
};
use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{BuildHasherDefault, Hasher},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-cse",
    description: "Eliminate common subexpressions",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut known = Known::default();
    visit_regions(pass.op(), &mut known);
    if !known.is_changed {
        pass.note_unchanged();
    }
}

/// The computations available at a point, by hash.
#[derive(Default)]
struct Known<'c> {
    computed: HashMap<u64, Op<'c>, BuildHasherDefault<Hashed>>,
    /// Previous entries of the table, to be restored at the end of a region.
    replaced: Vec<(u64, Option<Op<'c>>)>,
    is_changed: bool,
}

/// The hasher for keys that are hashes already.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn visit_regions<'c>(op: Op<'c>, known: &mut Known<'c>) {
    for region in op.regions() {
        // Each block of a region with several sees the values before the region, which dominate it.
        for block in region.blocks() {
            let outside = known.replaced.len();
            let mut next = block.first_op();
            while let Some(op) = next {
                next = op.next();
                visit(op, known);
            }
            known.forget(outside);
        }
    }
}

fn visit<'c>(op: Op<'c>, known: &mut Known<'c>) {
    if op.region_count() > 0 {
        visit_regions(op, known);
    } else if op.result_count() > 0 && op.is_effect_free() {
        known.replace_or_learn(op);
    }
}

impl<'c> Known<'c> {
    /// Replaces an operation by an earlier one with the same computation.
    fn replace_or_learn(&mut self, op: Op<'c>) {
        let hash = op.hash_of_computation();
        match self.computed.entry(hash) {
            Entry::Occupied(mut earlier) if !earlier.get().computes_as(op) => {
                let before = earlier.insert(op);
                self.replaced.push((hash, Some(before)));
            }
            Entry::Occupied(earlier) => {
                let pairs = op.results().zip(earlier.get().results());
                pairs.for_each(|(result, value)| result.replace_all_uses(value));
                op.erase();
                self.is_changed = true;
            }
            Entry::Vacant(place) => {
                place.insert(op);
                self.replaced.push((hash, None));
            }
        }
    }

    /// Undoes all changes of the table after the first `until`.
    fn forget(&mut self, until: usize) {
        for (hash, before) in self.replaced.drain(until..).rev() {
            match before {
                Some(op) => self.computed.insert(hash, op),
                None => self.computed.remove(&hash),
            };
        }
    }
}
