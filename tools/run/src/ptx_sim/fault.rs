//! Errors in a program, or in its execution.

use std::fmt::{Display, Formatter};

/// An error, with its place in the text of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 if it is about no line.
    pub line: u32,
    /// The error.
    pub what: String,
    /// The thread that did it, if one did.
    pub thread: Option<Thread>,
    /// Whether it is right, and not known here.
    pub is_unsupported: bool,
}

/// A thread of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thread {
    /// The index of its block.
    pub block: [u32; 3],
    /// Its index in the block.
    pub index: [u32; 3],
}

impl Fault {
    /// An error at a line.
    pub fn new(line: u32, what: impl Into<String>) -> Self {
        Self {
            line,
            what: what.into(),
            thread: None,
            is_unsupported: false,
        }
    }

    /// An unsupported construct at a line.
    pub fn unsupported(line: u32, what: impl Into<String>) -> Self {
        Self {
            is_unsupported: true,
            ..Self::new(line, what)
        }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        if self.line > 0 {
            write!(f, "line {} of the PTX: ", self.line)?;
        }
        f.write_str(&self.what)?;
        if let Some(Thread { block, index }) = self.thread {
            write!(f, " (thread {index:?} of block {block:?})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

/// The result of a step, or an error.
pub type Outcome<T> = Result<T, Fault>;
