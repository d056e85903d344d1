//! `--lir-cse`: what is computed twice is computed once.
//!
//! ```mlir
//! %p = lir.gep %x[%i] stride 4               %p = lir.gep %x[%i] stride 4
//! %v = lir.load %p align 4              →    %v = lir.load %p align 4
//! %q = lir.gep %x[%i] stride 4               lir.store %p, %w align 4
//! lir.store %q, %w align 4
//! ```
//!
//! Of operations without effects and regions only; memory is `--lir-forward-stores`'s
//! business. A region sees what the code around it has computed before it, and keeps what
//! it computes to itself.
//!
//! Unlike upstream's `--cse` this takes nothing away that may run forever, and no graph of
//! blocks is needed to know what comes first.

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
    description: "Compute once what is computed twice",
    anchor: "func.func",
    options: &[],
    dialects: &[],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut known = Known::default();
    visit_regions(pass.op(), &mut known);
    if !known.is_changed {
        pass.note_unchanged();
    }
}

/// What has been computed on the way to a place, by its hash.
#[derive(Default)]
struct Known<'c> {
    computed: HashMap<u64, Op<'c>, BuildHasherDefault<Hashed>>,
    /// What stood for a hash before, to be put back at the end of a region.
    replaced: Vec<(u64, Option<Op<'c>>)>,
    is_changed: bool,
}

/// The hasher of what is a hash already.
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
        // A block of several sees what is around its region: that comes before each of them.
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
    /// Replaces an operation by an earlier one that computes the same.
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

    /// Forgets what was learnt since there were so many changes.
    fn forget(&mut self, until: usize) {
        for (hash, before) in self.replaced.drain(until..).rev() {
            match before {
                Some(op) => self.computed.insert(hash, op),
                None => self.computed.remove(&hash),
            };
        }
    }
}
