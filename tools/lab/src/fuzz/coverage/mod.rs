//! Coverage of programs: operations, by type and by the construct of control flow around them.
//!
//! An operation counts in every construct around it: one in an inner loop of a helper is in `helper`, `loop` and
//! `nested loop`. A value read in a statement after a loop is `behind a loop`.

mod walk;

use std::collections::BTreeMap;

use super::program::Program;

/// A construct that an operation stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Construct {
    /// None of the others.
    Straight,
    /// An arm of a branch.
    Branch,
    /// A loop.
    Loop,
    /// A loop in a loop.
    Nested,
    /// After a loop, in the same function.
    Behind,
    /// A block of a tangle.
    Tangle,
    /// A function that is no kernel.
    Helper,
}

impl Construct {
    /// All constructs, in the order of the columns.
    pub const ALL: [Self; 7] = [
        Self::Straight,
        Self::Branch,
        Self::Loop,
        Self::Nested,
        Self::Behind,
        Self::Tangle,
        Self::Helper,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Straight => "straight",
            Self::Branch => "branch",
            Self::Loop => "loop",
            Self::Nested => "nested",
            Self::Behind => "behind",
            Self::Tangle => "tangle",
            Self::Helper => "helper",
        }
    }
}

/// Counts of operations in programs.
#[derive(Debug, Default)]
pub struct Coverage {
    /// By operation and construct: the count for each type. All vectors of a scalar count as one type.
    cells: BTreeMap<(&'static str, Construct), BTreeMap<String, u64>>,
}

/// Operations that only the kernel has.
const OF_KERNEL: [&str; 6] = [
    "output",
    "atomic",
    "hold pointer",
    "load held pointer",
    "load input",
    "load own",
];

/// Operations that stand in a loop only.
const OF_LOOPS: [&str; 2] = ["break", "continue"];

/// Operations that need not stand in a tangle, whose blocks are only two statements long.
const SELDOM: [&str; 9] = [
    "loop for",
    "loop count first",
    "loop do-while",
    "loop while",
    "loop bottom",
    "loop middle",
    "return",
    "break",
    "continue",
];

impl Coverage {
    /// The coverage of programs.
    #[must_use]
    pub fn of(programs: impl Iterator<Item = Program>) -> Self {
        let mut coverage = Self::default();
        programs.for_each(|program| walk::program(&program, &mut coverage));
        coverage
    }

    fn add(&mut self, operation: &'static str, construct: Construct, ty: &str) {
        let cell = self.cells.entry((operation, construct)).or_default();
        match cell.get_mut(ty) {
            Some(count) => *count += 1,
            None => {
                cell.insert(ty.to_owned(), 1);
            }
        }
    }

    fn operations(&self) -> Vec<&'static str> {
        let mut operations: Vec<_> = self.cells.keys().map(|(operation, _)| *operation).collect();
        operations.dedup();
        operations
    }

    /// The count of an operation in a construct, and the number of its types there.
    #[must_use]
    pub fn cell(&self, operation: &'static str, construct: Construct) -> (u64, usize) {
        let cell = self.cells.get(&(operation, construct));
        cell.map_or((0, 0), |types| (types.values().sum(), types.len()))
    }

    /// The operations missing from constructs in which programs should have them.
    #[must_use]
    pub fn missing(&self) -> Vec<(&'static str, &'static str)> {
        let promised = walk::OPERATIONS.iter().flat_map(|&operation| {
            let constructs = Construct::ALL.into_iter();
            let constructs = constructs.filter(move |&construct| is_promised(operation, construct));
            constructs.map(move |construct| (operation, construct))
        });
        let missing =
            promised.filter(|&(operation, construct)| self.cell(operation, construct).0 == 0);
        missing
            .map(|(operation, construct)| (operation, construct.name()))
            .collect()
    }

    /// The table: for each operation and construct the count, and the number of types.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let columns = Construct::ALL.map(|construct| format!("{:>12}", construct.name()));
        let mut lines = vec![
            "operations by construct: how often/on how many types".to_owned(),
            format!("{:<20}{}", "", columns.concat()),
        ];
        for operation in self.operations() {
            let cells = Construct::ALL.map(|construct| match self.cell(operation, construct) {
                (0, _) => format!("{:>12}", "-"),
                (count, types) => format!("{:>12}", format!("{count}/{types}")),
            });
            lines.push(format!("{operation:<20}{}", cells.concat()));
        }
        lines
    }
}

/// Whether an operation can stand in a construct, and programs are made so that it does.
fn is_promised(operation: &str, construct: Construct) -> bool {
    match construct {
        Construct::Helper => !OF_KERNEL.contains(&operation),
        Construct::Straight | Construct::Branch | Construct::Behind => {
            !OF_LOOPS.contains(&operation)
        }
        Construct::Tangle => !SELDOM.contains(&operation),
        Construct::Loop | Construct::Nested => true,
    }
}

#[cfg(test)]
mod tests {
    use super::super::generate::{self, Language, Profile};
    use super::*;

    fn coverage(profile: Profile, count: u64) -> Coverage {
        let language = Language {
            profile,
            subgroup: None,
        };
        Coverage::of((0..count).map(|seed| generate::program(seed, language)))
    }

    /// The programs of any campaign have all that users write: every operation inside of every construct.
    #[test]
    fn a_mixed_campaign_has_every_operation_in_every_construct() {
        let missing = coverage(Profile::Mixed, 2000).missing();
        assert_eq!(missing, []);
    }

    /// Every scalar type, and vectors of nearly all, are added, stored, loaded through pointers and carried in nested
    /// loops.
    #[test]
    fn values_of_every_type_are_carried() {
        let coverage = coverage(Profile::Mixed, 2000);
        for operation in ["add", "hand on", "load through", "compare", "select"] {
            let (_, types) = coverage.cell(operation, Construct::Nested);
            assert!(types >= 17, "{operation}: {types} of 22");
        }
    }

    #[test]
    fn what_is_missing_is_said() {
        let missing = coverage(Profile::Plain, 3).missing();
        assert!(missing.contains(&("load through", "loop")), "{missing:?}");
    }
}
