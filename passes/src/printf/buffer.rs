//! The buffer of records: words of 32 bits, which kernels write and the host reads.
//!
//! | word | contents |
//! |---|---|
//! | 0 | the words that records have taken; more than there are if some did not fit |
//! | 1 | the number of records that did not fit |
//! | 2 + 2 n | how many work-items have failed assertion `n` |
//! | 3 + 2 n | the first of them: the complement of its linear index, 0 if there is none |
//! | [`Table::start`] and on | the records, one after the other |
//!
//! A record is the number of its format, counted from 1, the linear indices of its workgroup and of its work-item in
//! it, and the arguments: a word for each number, two for one of 64 bits, the low word first. Numbers of less than 32
//! bits are extended by zeros, floats of less than 32 bits are those of 32 bits with the same value.

use super::arguments::ArgumentType;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The words of a record before its arguments.
pub const HEADER: usize = 3;

/// The contents of a buffer: the formats of its records, and its assertions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Table {
    /// The formats, by number.
    pub formats: Vec<FormatOfRecord>,
    /// The assertions, by number.
    pub assertions: Vec<Assertion>,
}

/// A format, with the types of its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FormatOfRecord {
    /// The format of C's `printf`.
    pub format: String,
    /// The types of the arguments, such as `i32` and `vec4<f32>`.
    pub arguments: Vec<String>,
}

/// An assertion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Assertion {
    /// Its place in the source, if it has one.
    pub place: Option<Place>,
    /// Its message.
    pub message: String,
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// The file, as locations call it.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { file, line, column } = self;
        write!(f, "{file}:{line}:{column}")
    }
}

impl Table {
    /// The word that the records start at.
    pub fn start(&self) -> usize {
        2 + 2 * self.assertions.len()
    }

    /// The word with the number of failures of an assertion; the one behind has the first.
    pub fn failures(assertion: usize) -> usize {
        2 + 2 * assertion
    }

    /// The number of a format in records, which is added if it is new.
    pub fn number(&mut self, format: &str, arguments: &[ArgumentType]) -> usize {
        let wanted = FormatOfRecord {
            format: format.to_owned(),
            arguments: arguments.iter().map(ToString::to_string).collect(),
        };
        let known = self.formats.iter().position(|known| *known == wanted);
        known.unwrap_or_else(|| {
            self.formats.push(wanted);
            self.formats.len() - 1
        }) + 1
    }

    /// The number of an assertion, which is added if it is new.
    pub fn assertion(&mut self, wanted: Assertion) -> usize {
        let known = self.assertions.iter().position(|known| *known == wanted);
        known.unwrap_or_else(|| {
            self.assertions.push(wanted);
            self.assertions.len() - 1
        })
    }
}
