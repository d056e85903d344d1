//! Recovery of exits from flags.
//!
//! The structuriser encodes jumps across nesting levels as flags, and guards the code that follows.
//! [`recovery`] reads a function once, in program order: [`facts`] tracks the values of flags,
//! [`lookahead`] follows the paths they decide, [`ends`] places an exit where such a path leaves a
//! construct, [`choices`] and [`loops`] convert ifs and loops to the forms that take exits. Then
//! [`flatten`] moves code that is no longer guarded out of ifs, [`sink`] moves code to the only
//! exit that leads to it, [`choose`] makes an exit pass the value that its flag would select, and
//! [`prune`] removes unused code.
//!
//! Only constants and the next value of a counter are copied.

pub mod lir_control_to_cf;
pub mod lir_recover_exits;
pub mod recovery;

mod arms;
mod choices;
mod choose;
mod ends;
mod facts;
mod flatten;
mod lookahead;
mod loops;
mod prune;
mod sink;
mod values;
