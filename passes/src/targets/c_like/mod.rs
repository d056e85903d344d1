//! One printer for the languages of the C family.
//!
//! lir is structured already, so printing is a walk: an operation becomes an expression or
//! statements by a function in a table. A [`Language`](language::Language) says what differs: the
//! names of types and storage spaces, literals, casts, how kernels begin; and it has a table of its
//! own for the operations that it spells in its own way, which is asked before the table that all
//! [share](shared). What neither has is an error at its place. What a language cannot express is
//! made of other things by passes before: nothing here knows one language from another.
//!
//! [`body`] decides what is an expression and what a variable; [`control`] prints `if`, [`loops`] loops,
//! and both let one variable carry a value through them. [`module`] puts functions in order, [`globals`]
//! declares storage. The other modules are tables by families of operations. [`atomics`],
//! [`synchronization`], [`subgroups`] and [`images`] are no tables of their own: a language says by their
//! traits what its functions are called and what they want.

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
mod globals;
mod loops;
mod math;
mod read_only;
mod shared;
mod signs;

use gir_dialects::ir::Value;

/// Whether the source has a name for a value.
fn has_name(value: Value<'_>) -> bool {
    value.name().is_some()
}
