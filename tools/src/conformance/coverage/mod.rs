//! Which combinations of instruction, type, ordering, scope and address space have been executed.
//!
//! [`grammar`] finds the combinations that GIR allows, from the parser's tables and the verifiers,
//! [`combination`] those of a kernel. A combination is executed on a device where a kernel that has
//! it passes; where none does, the target's own check has to refuse it ([`refusal`]).

pub mod combination;
pub mod grammar;
pub mod page;
pub mod refusal;

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use super::case::Case;
use super::runner::Verdict;
use combination::{Combination, Placed};
use grammar::Grammar;

/// What a device has executed of the combinations that there are.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Those of kernels that pass.
    pub executed: BTreeSet<Combination>,
    /// Those that the target's check, or the device, refuses, with its reason.
    pub refused: BTreeMap<Combination, String>,
    /// Those that are neither.
    pub unexplained: BTreeSet<Combination>,
}

/// The combinations of each case, with their lines.
#[must_use]
pub fn of_cases(cases: &[Case]) -> Vec<Vec<Placed>> {
    let of_case = |case: &Case| combination::in_text(&case.placed_text());
    cases.par_iter().map(of_case).collect()
}

impl Coverage {
    /// What the verdicts of a device, compiled for a profile, come to.
    #[must_use]
    pub fn of(
        grammar: &Grammar,
        placed: &[Vec<Placed>],
        verdicts: &[Verdict],
        target: &str,
    ) -> Self {
        let mut coverage = Self::default();
        for (placed, verdict) in placed.iter().zip(verdicts) {
            if *verdict == Verdict::Pass {
                let combinations = placed.iter().map(|one| one.combination.clone());
                let known = combinations.filter(|one| grammar.has(one));
                coverage.executed.extend(known);
            }
        }
        let mut missing: BTreeSet<Combination> = grammar.combinations().cloned().collect();
        missing.retain(|one| !coverage.executed.contains(one));
        for (placed, verdict) in placed.iter().zip(verdicts) {
            if let Verdict::Unsupported(reasons) = verdict {
                coverage.refuse(refusal::in_kernel(placed, reasons), &mut missing);
            }
        }
        let probe = |one: &Combination| Some((one.clone(), refusal::alone(grammar, one, target)?));
        let refused: Vec<_> = missing.par_iter().filter_map(probe).collect();
        coverage.refuse(refused, &mut missing);
        coverage.unexplained = missing;
        coverage
    }

    fn refuse(&mut self, reasons: Vec<(Combination, String)>, missing: &mut BTreeSet<Combination>) {
        for (combination, reason) in reasons {
            if missing.remove(&combination) {
                self.refused.insert(combination, reason);
            }
        }
    }
}
