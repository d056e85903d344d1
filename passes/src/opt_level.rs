//! `-O0` … `-O3`: the level of optimisation.
//!
//! `-O0` only legalises: every operation of the program is lowered as it is. `-O1`, the default, adds the passes of
//! [`crate::pipeline`] that make a program smaller or faster on all targets. `-O2` and `-O3` are the same as `-O1` in
//! this version. The results of a program do not depend on the level.

use std::{cell::Cell, fmt, str::FromStr};

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

thread_local! {
    static CURRENT: Cell<OptLevel> = const { Cell::new(OptLevel::O1) };
}

/// Runs `body`, on this thread, with the level of pipelines that state none. MLIR expands a named pipeline where only
/// the pipeline's own options are known.
pub fn during<T>(level: OptLevel, body: impl FnOnce() -> T) -> T {
    struct Restored(OptLevel);
    impl Drop for Restored {
        fn drop(&mut self) {
            CURRENT.set(self.0);
        }
    }
    let _restored = Restored(CURRENT.replace(level));
    body()
}

/// The level of pipelines that state none.
pub fn current() -> OptLevel {
    CURRENT.get()
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

    #[test]
    fn a_level_holds_for_a_part_of_a_thread() {
        during(OptLevel::O0, || {
            assert_eq!(current(), OptLevel::O0);
            during(OptLevel::O2, || assert_eq!(current(), OptLevel::O2));
            assert_eq!(current(), OptLevel::O0);
            let other = std::thread::spawn(current).join().unwrap();
            assert_eq!(other, OptLevel::O1);
        });
        assert_eq!(current(), OptLevel::O1);
    }
}
