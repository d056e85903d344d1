//! `-O0` … `-O3`: the level of optimisation.
//!
//! `-O0` only legalises: every operation of the program is lowered as it is. `-O1`, the default, adds the passes of
//! [`crate::pipeline`] that make a program smaller or faster on all targets. `-O2` and `-O3` are the same as `-O1` in
//! this version. The results of a program do not depend on the level.

use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicU8, Ordering},
};

/// A level of optimisation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum OptLevel {
    /// Legalisation only.
    O0,
    /// Cheap optimisations that are always worthwhile.
    #[default]
    O1,
    /// The same as `O1`.
    O2,
    /// The same as `O1`.
    O3,
}

/// The description of the flag in a tool's help.
pub const DESCRIPTION: &str = "Level of optimisation: 0 only legalises; 1 is the default";

impl OptLevel {
    /// All levels, in ascending order.
    pub const ALL: [Self; 4] = [Self::O0, Self::O1, Self::O2, Self::O3];

    /// The level with a number; larger numbers mean the last level.
    pub fn of_number(number: u64) -> Self {
        let last = Self::ALL.len() - 1;
        let index = usize::try_from(number).map_or(last, |number| number.min(last));
        Self::ALL[index]
    }
}

impl fmt::Display for OptLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

impl FromStr for OptLevel {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().find(|level| level.to_string() == text);
        found
            .copied()
            .ok_or_else(|| format!("'{text}' is not a level of optimisation; use 0, 1, 2 or 3"))
    }
}

/// The value of [`of_tool`].
static OF_TOOL: AtomicU8 = AtomicU8::new(OptLevel::O1 as u8);

/// Sets the level of pipelines without an explicit one, for the whole command line of a tool. Pipelines are expanded
/// where only their own options are known.
pub fn set_of_tool(level: OptLevel) {
    OF_TOOL.store(level as u8, Ordering::Relaxed);
}

/// The level of pipelines without an explicit one.
pub fn of_tool() -> OptLevel {
    OptLevel::of_number(OF_TOOL.load(Ordering::Relaxed).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in OptLevel::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(OptLevel::of_number(level as u64), level);
        }
        assert!("4".parse::<OptLevel>().is_err());
        assert_eq!(OptLevel::of_number(u64::MAX), OptLevel::O3);
    }
}
