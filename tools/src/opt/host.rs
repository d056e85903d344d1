//! The surroundings of a compilation: the command line of mlir-opt, or one of many compilations of a batch.

use gir::compiler::{Compiler, Instrument};
use gir_dialects::{driver::Driver, pass::PassManager, pass_cache::PassCache};

/// Times, instruments and extends a compilation as the command line asks.
#[derive(Clone, Copy)]
pub enum Host<'a> {
    /// A run of its own.
    Run(&'a Driver),
    /// An entry of a batch: other entries run on other threads, so nothing is timed or printed. Managers of passes stay
    /// for the next entry.
    Entry(&'a PassCache<'a>),
}

impl<'a> Host<'a> {
    /// A compiler that runs passes in these surroundings; `instrument` is [`Self::instrument`].
    pub fn compiler(self, instrument: Instrument<'a>) -> Compiler<'a> {
        match self {
            Self::Run(_) => Compiler::new(instrument),
            Self::Entry(cache) => Compiler::default().keeping(cache),
        }
    }

    /// Whether the command line may have passes.
    pub fn has_command_line(self) -> bool {
        matches!(self, Self::Run(_))
    }

    /// Measures a phase.
    pub fn time<T>(self, name: &str, body: impl FnOnce() -> T) -> T {
        match self {
            Self::Run(driver) => driver.time(name, body),
            Self::Entry(_) => body(),
        }
    }

    /// Sets up the passes of an emission; false after a diagnostic.
    pub fn instrument(self, passes: &PassManager<'_>) -> bool {
        match self {
            Self::Run(driver) => driver.instrument(passes),
            Self::Entry(_) => true,
        }
    }

    /// Appends the passes of the command line; false after a diagnostic.
    pub fn setup_passes(self, passes: &PassManager<'_>) -> bool {
        match self {
            Self::Run(driver) => driver.setup_passes(passes),
            Self::Entry(_) => true,
        }
    }

    /// Whether MLIR verifies what it has read.
    pub fn verifies_on_parsing(self) -> bool {
        match self {
            Self::Run(driver) => driver.verify_on_parsing(),
            Self::Entry(_) => true,
        }
    }

    /// Whether `--verify-each` is given.
    pub fn states_verify_each(self) -> bool {
        matches!(self, Self::Run(driver) if driver.states_verify_each())
    }
}
