//! Which combinations of instruction, type, ordering, scope and address space have been executed.
//!
//! [`grammar`] finds the combinations that GIR allows, from the parser's tables and the verifiers;
//! [`combination`] finds those of a kernel. A combination counts as executed on a device if a kernel with
//! it passes; if none does, the target's own check must refuse it ([`refusal`]).

pub mod candidate;
pub mod combination;
pub mod grammar;
pub mod page;
pub mod part;
mod reader;
pub mod refusal;

use std::collections::{BTreeMap, BTreeSet};

use gir::compile;
use rayon::prelude::*;

use super::case::Case;
use super::runner::Verdict;
use combination::{Combination, Placed};
use grammar::Grammar;

/// Coverage of the allowed combinations on a device.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Combinations of kernels that pass.
    pub executed: BTreeSet<Combination>,
    /// Combinations refused by the target's check or by the device, with the reason.
    pub refused: BTreeMap<Combination, String>,
    /// Combinations neither executed nor refused.
    pub unexplained: BTreeSet<Combination>,
}

/// The combinations of each case, with their lines.
#[must_use]
pub fn of_cases(cases: &[Case]) -> Vec<Vec<Placed>> {
    let of_cases = |cases: &[Case]| {
        let context = compile::new_context();
        let texts = cases.iter().map(Case::placed_text);
        let placed = texts.map(|text| combination::in_text(&context, &text));
        placed.collect::<Vec<_>>()
    };
    let chunks: Vec<_> = cases.par_chunks(32).map(of_cases).collect();
    chunks.into_iter().flatten().collect()
}

impl Coverage {
    /// The coverage that follows from the verdicts of a device, compiled for a profile.
    #[must_use]
    pub fn of(
        grammar: &Grammar,
        placed: &[Vec<Placed>],
        verdicts: &[Verdict],
        target: &str,
    ) -> Self {
        let mut coverage = Self::default();
        for (placed, verdict) in placed.iter().zip(verdicts) {
            // A case that was left out compiles, and the device has all it needs: it counts as passed.
            if matches!(verdict, Verdict::Pass | Verdict::LeftOut) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::families;

    /// Without a kernel that contains it, a combination is neither executed nor refused; if the
    /// target refuses it, it has the target's reason.
    #[test]
    fn a_combination_that_no_kernel_has_is_a_problem() {
        let mut cases = families::all();
        cases.retain(|case| {
            case.id().starts_with("grid/") || case.id() == "atomics/access_u32_global_system"
        });
        let grammar = Grammar::find();
        let placed = of_cases(&cases);
        let pass = vec![Verdict::Pass; cases.len()];
        let only = |name: &str| {
            let of_name = |one: &&Combination| one.words()[0] == name;
            let combinations: BTreeMap<_, _> = grammar
                .combinations()
                .filter(of_name)
                .map(|one| (one.clone(), grammar.candidate(one).cloned()))
                .collect();
            Grammar::of(combinations)
        };
        let coverage = Coverage::of(&only("num_workgroups"), &placed, &pass, "cpu");
        assert_eq!(coverage.executed.len(), 3);
        assert!(coverage.unexplained.is_empty());
        let coverage = Coverage::of(&only("popcount"), &placed, &pass, "cpu");
        assert!(coverage.executed.is_empty() && coverage.refused.is_empty());
        assert_eq!(coverage.unexplained.len(), 48);
        let coverage = Coverage::of(&only("fence"), &placed, &pass, "vulkan1.3");
        let words = |one: &Combination| one.to_string();
        let unexplained: Vec<_> = coverage.unexplained.iter().map(words).collect();
        assert!(
            unexplained.contains(&"fence device acq_rel".to_owned()),
            "{unexplained:?}"
        );
        let refused: Vec<_> = coverage.refused.keys().map(words).collect();
        assert!(
            refused.contains(&"fence device seq_cst".to_owned()),
            "{refused:?}"
        );
    }
}
