//! The uses of a function: the things outside it that it refers to, and properties of its arithmetic.

use gir_dialects::{ir::Op, lir};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// References of a function to things outside it.
#[derive(Default)]
pub struct Uses<'c> {
    /// The ids, variables and addresses that the start of the function provides.
    pub answered: Vec<Op<'c>>,
    /// The builtin inputs, by number.
    pub builtins: BTreeSet<i64>,
    /// The first operation that queries the workgroup size.
    pub group_size: Option<Op<'c>>,
    /// Whether it has float arithmetic that must not be contracted.
    pub rounds: bool,
    /// Whether an operation orders memory accesses.
    pub orders: bool,
    /// Whether its buffer pointers are addresses.
    pub is_addressed: bool,
    /// Casts that make views of buffers.
    pub views: Vec<lir::PtrCastOp<'c>>,
    /// Names of globals.
    pub globals: BTreeSet<&'c str>,
    /// Functions it calls, by name, with the first call.
    pub callees: BTreeMap<&'c str, Op<'c>>,
    /// The widths of floats it computes with.
    pub floats: BTreeSet<u32>,
    /// The widths in which an operation may ignore signs of zeros, and assume finite numbers.
    pub finite: BTreeSet<u32>,
    /// The widths in which an operation may not.
    pub infinite: BTreeSet<u32>,
    /// The widths to which it rounds wider floats.
    pub rounded: BTreeSet<u32>,
}

impl Uses<'_> {
    /// Assumes that a function defined elsewhere computes with floats of all widths, and that all signs of
    /// zeros, infinities and NaNs matter.
    pub fn assume_all(&mut self) {
        const WIDTHS: [u32; 3] = [16, 32, 64];
        self.rounds = true;
        self.orders = true;
        for widths in [&mut self.floats, &mut self.infinite, &mut self.rounded] {
            widths.extend(WIDTHS);
        }
    }
}

/// The uses of a kernel, including those of the functions it calls.
pub struct Reach<'a, 'c> {
    /// The uses of each function, by name.
    pub functions: &'a HashMap<&'c str, Uses<'c>>,
}

impl<'c> Reach<'_, 'c> {
    /// The functions a kernel reaches, itself first.
    pub fn of(&self, kernel: &'c str) -> Vec<&'c str> {
        let mut reached = vec![kernel];
        let mut seen = BTreeSet::from([kernel]);
        let mut next = 0;
        while let Some(name) = reached.get(next) {
            next += 1;
            if let Some(uses) = self.functions.get(name) {
                let new = uses.callees.keys().filter(|callee| seen.insert(*callee));
                let new: Vec<_> = new.copied().collect();
                reached.extend(new);
            }
        }
        reached
    }

    /// The uses of these functions.
    pub fn uses(&self, kernel: &'c str) -> Vec<&Uses<'c>> {
        self.of(kernel)
            .iter()
            .filter_map(|name| self.functions.get(name))
            .collect()
    }
}
