//! One printer for the languages of the C family.
//!
//! lir is structured already, so printing is a walk: an operation becomes an expression or
//! statements by a function in a table. A [`Language`](language::Language) has the differences: the
//! names of types and storage spaces, literals, casts, the heads of kernels, and a table of its
//! own for the operations that it spells in its own way, which is asked before the table that all
//! [share](shared). An operation in neither table is an error at its place. Passes before the printer replace
//! the operations that a language cannot express: nothing here knows one language from another.
//!
//! [`body`] is the walk. An [`expression`] carries its [`dependencies`]: the variables and the memory that it
//! reads. [`scheduling`] decides by them where it is evaluated: at its use, or in a variable before.
//! [`variables`] names and declares variables, and lets one hold several values. [`control`] prints `if`,
//! [`loops`] and [`tested_loops`] loops; [`assignments`] orders the assignments at the ends of blocks.
//! [`module`] puts functions in order, [`globals`] declares storage. The other modules are tables by families of
//! operations. [`atomics`], [`synchronization`], [`subgroups`] and [`images`] are no tables of their own: a
//! language implements their traits with the names and arguments of its functions.

pub mod atomics;
pub mod body;
pub mod compare;
pub mod expression;
pub mod functions;
pub mod images;
pub mod keywords;
pub mod language;
pub mod literals;
pub mod memory;
pub mod module;
pub mod objects;
pub mod spellings;
pub mod subgroups;
pub mod synchronization;
pub mod typedefs;
pub mod types;
pub mod vectors;

mod arith;
mod assignments;
mod control;
mod conversions;
mod dependencies;
mod globals;
mod loops;
pub mod lowerings;
mod math;
mod read_only;
mod scheduling;
mod shared;
mod signs;
mod source_lines;
mod tested_loops;
mod variables;

use gir_dialects::ir::Value;

/// Whether the source has a name for a value.
fn has_name(value: Value<'_>) -> bool {
    value.name().is_some()
}
