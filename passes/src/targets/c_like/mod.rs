//! One printer for the languages of the C family.
//!
//! lir is structured already, so printing is a walk: an operation becomes an expression or
//! statements by a function in a table. A [`Language`](language::Language) has the differences between languages that
//! expressions show: the names of types and storage spaces, literals, casts. A [`Printer`](printer::Printer) is a
//! language with the heads of its kernels, and a table of its own for the operations that it spells in its own way,
//! which is asked before the table that all [share](shared). An operation in neither table is an error at its place.
//! Passes before the printer replace the operations that a language cannot express: nothing here knows one language
//! from another.
//!
//! [`body`] is the walk, which gets the tables and does not know their families. An [`expression`] carries its
//! [`dependencies`]: the variables and the memory that it reads. [`scheduling`] decides by them where it is evaluated:
//! at its use, or in a variable before. [`variables`] gives variables names, and lets one hold several values;
//! [`declarations`] makes variables of values. [`control`] prints `if`, [`loops`] and [`tested_loops`] loops;
//! [`assignments`] orders the assignments at the ends of blocks. [`module`] puts functions in order, [`globals`]
//! declares storage. The other modules are tables by families of operations. [`atomics`], [`synchronization`],
//! [`subgroups`] and [`images`] are no tables of their own: a language implements their traits with the names and
//! arguments of its functions.

pub mod atomics;
pub mod attributes;
pub mod body;
pub mod compare;
pub mod constants;
pub mod expression;
pub mod functions;
pub mod images;
pub mod integers;
pub mod keywords;
pub mod language;
pub mod literals;
pub mod memory;
pub mod module;
pub mod names;
pub mod objects;
pub mod printer;
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
mod declarations;
mod dependencies;
mod globals;
pub mod loops;
pub mod lowerings;
mod math;
mod read_only;
mod regions;
mod schedule;
mod scheduling;
pub mod shared;
mod signs;
mod source_lines;
mod tested_loops;
mod variables;

use gir_dialects::ir::Value;

/// Whether the source has a name for a value.
fn has_name(value: Value<'_>) -> bool {
    value.name().is_some()
}
