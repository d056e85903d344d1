//! The combinations that GIR allows: candidates made from the parser's tables, kept
//! where the reader and the verifiers accept them.
//!
//! Types are every scalar and every vector. Left out, because their number has no bound: pointers
//! to vectors with indices other than u32; pointers as plain values (moved, selected, passed), except
//! those to u32; casts of pointers to vectors; calls with more than one parameter.

use std::collections::BTreeMap;

use gir::compile;
use gir::gir::text::keywords::AddressSpace;
use gir::gir::text::opcodes::OPCODES;
use rayon::prelude::*;

use super::candidate::Candidate;
use super::combination::Combination;
use super::reader::Reader;

/// The spellings of the address spaces.
pub fn spaces() -> impl Iterator<Item = &'static str> {
    AddressSpace::ALL.iter().map(|space| space.spelling())
}

/// The combinations that GIR allows, each with an instruction that has it.
pub struct Grammar {
    combinations: BTreeMap<Combination, Candidate>,
}

impl Grammar {
    /// Finds all combinations.
    #[must_use]
    pub fn find() -> Self {
        let rows: Vec<_> = OPCODES.iter().collect();
        let found: Vec<_> = rows
            .par_iter()
            .flat_map_iter(|info| {
                let context = compile::new_context();
                let mut reader = Reader {
                    context: &context,
                    found: vec![],
                };
                reader.opcode(info);
                reader.found
            })
            .collect();
        let mut combinations = BTreeMap::new();
        for (combination, candidate) in found {
            combinations.entry(combination).or_insert(candidate);
        }
        Self { combinations }
    }

    /// A grammar with the given combinations only.
    #[cfg(test)]
    pub fn of(combinations: BTreeMap<Combination, Option<Candidate>>) -> Self {
        let whole = combinations.into_iter();
        let combinations = whole.filter_map(|(one, candidate)| Some((one, candidate?)));
        Self {
            combinations: combinations.collect(),
        }
    }

    /// Whether GIR allows a combination.
    #[must_use]
    pub fn has(&self, combination: &Combination) -> bool {
        self.combinations.contains_key(combination)
    }

    /// All combinations, in order.
    pub fn combinations(&self) -> impl Iterator<Item = &Combination> {
        self.combinations.keys()
    }

    /// An instruction that has a combination.
    #[must_use]
    pub fn candidate(&self, combination: &Combination) -> Option<&Candidate> {
        self.combinations.get(combination)
    }
}
