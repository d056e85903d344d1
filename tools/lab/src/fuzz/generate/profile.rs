//! Profiles: weights of the constructs of programs. All weights are in [`Shape`]s, a line for each kind.

use clap::ValueEnum;

use super::super::random::Generator;

/// The most frequent constructs of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Profile {
    /// Long programs of everything but pointers that are values
    #[default]
    Plain,
    /// Loops that carry values, permute them and hand them on, read behind the loop
    Loops,
    /// Pointers: chosen, carried by loops, kept in memory, generic
    Memory,
    /// Functions that return early, from loops too, and take pointers
    Calls,
    /// Constant tables of all types and sizes
    Tables,
    /// One of the others for each program
    Mixed,
}

/// The weight of each in a mixed campaign.
const MIXTURE: [(Profile, u32); 5] = [
    (Profile::Plain, 1),
    (Profile::Loops, 4),
    (Profile::Memory, 3),
    (Profile::Calls, 2),
    (Profile::Tables, 1),
];

/// A kind of statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Branch,
    Repeat,
    Tangle,
    Rotate,
    Store,
    Output,
    Update,
    /// Several variables at once, as loops do at the end of a round.
    Carry,
    /// A pointer variable gets another pointer.
    Point,
    /// A pointer goes to memory.
    Hold,
    /// A store through a pointer.
    Through,
    Assign,
}

/// A kind of loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repeats {
    For,
    CountFirst,
    DoWhile,
    While,
    /// With one way out, at the bottom.
    Bottom,
    /// With the test between two parts of the round.
    Middle,
}

/// The weights, percentages and limits of a profile.
#[derive(Debug)]
pub(super) struct Shape {
    /// Kinds of statements, by weight.
    pub statements: [(Wanted, u32); 12],
    /// Kinds of loops, by weight.
    pub loops: [(Repeats, u32); 6],
    /// Percentage of loop bodies that end by handing values on.
    pub hands_on: u32,
    /// Percentage of values that are loaded through a pointer.
    pub through: u32,
    /// Percentage of values that come from another constant table.
    pub tables: u32,
    /// Percentage of values that are results of helpers.
    pub calls: u32,
    /// Percentage of a helper's statements that return early.
    pub returns: u32,
    /// Helpers: the least number, and the exclusive limit of those beyond it.
    pub helpers: (u32, u32),
    /// Pointer variables of a function.
    pub pointers: u32,
    /// Arrays of pointers.
    pub holders: u32,
    /// Percentage of programs that begin with a part where work-items exchange values.
    pub together: u32,
    /// Operations inside of one value, at most.
    pub size: u32,
    /// Statements of a kernel and of a helper, at most.
    pub length: (u32, u32),
    /// Whether variables come in groups of one type, and programs are short.
    pub grouped: bool,
}

use Repeats::{Bottom, CountFirst, DoWhile, For, Middle, While};
use Wanted::{
    Assign, Branch, Carry, Hold, Output, Point, Repeat, Rotate, Store, Tangle, Through, Update,
};

const PLAIN: Shape = Shape {
    statements: [
        (Branch, 28),
        (Repeat, 16),
        (Tangle, 4),
        (Rotate, 8),
        (Store, 6),
        (Output, 4),
        (Update, 3),
        (Assign, 31),
        (Carry, 0),
        (Point, 0),
        (Hold, 0),
        (Through, 0),
    ],
    loops: [
        (For, 1),
        (CountFirst, 1),
        (DoWhile, 1),
        (While, 0),
        (Bottom, 0),
        (Middle, 0),
    ],
    hands_on: 0,
    through: 0,
    tables: 0,
    calls: 0,
    returns: 0,
    helpers: (0, 3),
    pointers: 0,
    holders: 0,
    together: 66,
    size: 40,
    length: (7, 5),
    grouped: false,
};

const LOOPS: Shape = Shape {
    statements: [
        (Branch, 14),
        (Repeat, 34),
        (Tangle, 1),
        (Rotate, 6),
        (Store, 2),
        (Output, 6),
        (Update, 2),
        (Assign, 22),
        (Carry, 13),
        (Point, 0),
        (Hold, 0),
        (Through, 0),
    ],
    loops: [
        (For, 1),
        (CountFirst, 1),
        (DoWhile, 1),
        (While, 2),
        (Bottom, 4),
        (Middle, 2),
    ],
    hands_on: 65,
    through: 0,
    tables: 2,
    calls: 2,
    returns: 0,
    helpers: (0, 2),
    pointers: 0,
    holders: 0,
    together: 15,
    size: 8,
    length: (4, 3),
    grouped: true,
};

const MEMORY: Shape = Shape {
    statements: [
        (Branch, 14),
        (Repeat, 18),
        (Tangle, 1),
        (Rotate, 2),
        (Store, 8),
        (Output, 4),
        (Update, 1),
        (Assign, 14),
        (Carry, 4),
        (Point, 14),
        (Hold, 8),
        (Through, 12),
    ],
    loops: LOOPS.loops,
    hands_on: 25,
    through: 30,
    tables: 3,
    calls: 4,
    returns: 5,
    helpers: (0, 2),
    pointers: 3,
    holders: 2,
    together: 15,
    size: 8,
    length: (5, 3),
    grouped: true,
};

const CALLS: Shape = Shape {
    statements: [
        (Branch, 20),
        (Repeat, 18),
        (Tangle, 2),
        (Rotate, 4),
        (Store, 6),
        (Output, 6),
        (Update, 2),
        (Assign, 28),
        (Carry, 5),
        (Point, 4),
        (Hold, 0),
        (Through, 5),
    ],
    loops: LOOPS.loops,
    hands_on: 25,
    through: 6,
    tables: 2,
    calls: 22,
    returns: 18,
    helpers: (2, 3),
    pointers: 1,
    holders: 0,
    together: 15,
    size: 8,
    length: (4, 4),
    grouped: true,
};

const TABLES: Shape = Shape {
    statements: [
        (Branch, 16),
        (Repeat, 22),
        (Tangle, 1),
        (Rotate, 4),
        (Store, 4),
        (Output, 8),
        (Update, 1),
        (Assign, 31),
        (Carry, 6),
        (Point, 5),
        (Hold, 0),
        (Through, 2),
    ],
    loops: LOOPS.loops,
    hands_on: 25,
    through: 8,
    tables: 30,
    calls: 4,
    returns: 5,
    helpers: (0, 2),
    pointers: 1,
    holders: 0,
    together: 15,
    size: 8,
    length: (5, 3),
    grouped: true,
};

impl Profile {
    /// The profile of a seed: a choice if it is mixed, else itself.
    #[must_use]
    pub fn of_seed(self, seed: u64) -> Self {
        match self {
            Self::Mixed => weighed(&mut Generator::new(seed ^ 0x0006_d157_0e5f), &MIXTURE),
            one => one,
        }
    }

    pub(super) fn shape(self) -> &'static Shape {
        match self {
            Self::Plain | Self::Mixed => &PLAIN,
            Self::Loops => &LOOPS,
            Self::Memory => &MEMORY,
            Self::Calls => &CALLS,
            Self::Tables => &TABLES,
        }
    }
}

/// A random item of a list, by its weight.
pub(super) fn weighed<T: Copy>(random: &mut Generator, list: &[(T, u32)]) -> T {
    let sum = list.iter().map(|(_, weight)| weight).sum();
    let mut rest = random.below(sum);
    for &(one, weight) in list {
        if rest < weight {
            return one;
        }
        rest -= weight;
    }
    list[0].0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_statements_are_hundredths() {
        for profile in Profile::value_variants() {
            let statements = profile.shape().statements;
            assert_eq!(
                statements.iter().map(|(_, weight)| weight).sum::<u32>(),
                100
            );
        }
    }

    #[test]
    fn a_mixture_has_every_profile() {
        for (wanted, _) in MIXTURE {
            assert!((0..100).any(|seed| Profile::Mixed.of_seed(seed) == wanted));
            assert_eq!(wanted.of_seed(7), wanted);
        }
    }
}
