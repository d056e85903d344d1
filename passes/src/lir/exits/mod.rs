//! `--lir-recover-exits` and its parts: exits out of flags.
//!
//! The structuriser says by flags where control goes where it crosses levels, and
//! guards what follows. [`recovery`] reads a function once, in program order:
//! [`facts`] tells what is known of flags, [`lookahead`] where a path goes that
//! knows them, [`ends`] puts an exit where that is out of something, [`choices`] and
//! [`loops`] give ifs and loops the form that takes exits. Then [`flatten`] moves
//! what is no longer guarded out of ifs, [`sink`] moves to an exit what only it leads
//! to, [`choose`] has an exit give what its flag would choose, and [`prune`] removes what is left without a use.
//!
//! Nothing is copied but constants and the next value of a counter.

pub mod lir_control_to_cf;
pub mod lir_recover_exits;
pub mod recovery;

mod choices;
mod choose;
mod ends;
mod facts;
mod flatten;
mod lookahead;
mod loops;
mod prune;
mod sink;
