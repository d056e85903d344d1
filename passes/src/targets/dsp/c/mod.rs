//! C for DSPs: C99 that the compilers of Texas Instruments, Qualcomm and Arm take.
//!
//! The passes of the host processor have made operations of those that LLVM has; [`WORKGROUPS`] makes loops over the
//! work-items as there, and numbers of vectors. [`language`] has the names and literals, [`preamble`] the first lines,
//! [`functions`] the functions that the text defines for itself, [`kernels`] the parameters of a kernel and
//! [`launcher`] the function that the host calls; [`copies`] has copies of engines;
//! [`registers`] has vectors and their intrinsics; [`atomics`], [`sections`], [`synchronization`], [`saturating`] and
//! [`floats`] have the operations that C spells in its own way; the rest is shared by the C family, and by
//! [`plain_c`](crate::targets::plain_c).

mod atomics;
mod copies;
mod floats;
mod functions;
mod kernels;
pub mod keywords;
pub mod language;
mod launcher;
pub mod lir_wait_for_copies;
mod loop_order;
pub mod lowerings;
mod preamble;
pub mod registers;
mod saturating;
mod sections;
mod synchronization;

use crate::{
    compiler::Compiler,
    lir::{
        arithmetic::{lir_expand_extended_ops, lir_guard_total_ops},
        exits::lir_recover_exits,
        globals::{lir_globals_to_parameters, lir_thread_globals},
        pointers::{lir_join_offsets, lir_store_addresses},
        serialize::{lir_bound_work_items, lir_merge_workgroups, lir_serialize_work_items},
        vectors::lir_split_vectors,
    },
    profile::Profile,
    step::{Setting, Step, Steps},
    targets::{c_like, dsp::lir_pad_storage},
};
use gir_dialects::ir::Op;
pub use launcher::PARAMETERS;
pub use preamble::GRID;

use language::C;
use registers::lir_mark_registers;

/// From LIR of work-items to LIR of workgroups that C has.
const WORKGROUPS: Steps = &[
    // While exits are flags: it splits kernels at barriers in structured control flow.
    Step::of(&lir_serialize_work_items::PASS),
    Step::of(&lir_merge_workgroups::PASS),
    Step::of(&lir_bound_work_items::PASS),
    // Once more: the rounds of a loop that is split are a quotient, and pointers that are kept for a later loop are
    // in memory.
    Step::of(&lir_guard_total_ops::PASS),
    Step::of(&lir_store_addresses::PASS),
    Step::of(&lir_globals_to_parameters::PASS),
    // Behind the parameters: what became one is an argument of functions as well.
    Step::of(&lir_thread_globals::PASS),
    Step::of(&lir_join_offsets::PASS),
    Step::of(&lir_expand_extended_ops::PASS),
    Step::of(&lir_mark_registers::PASS),
    Step::with(
        &lir_split_vectors::PASS,
        &[Setting::flag(&lir_split_vectors::NUMBERS, true)],
    ),
    Step::of(&lir_wait_for_copies::PASS),
    Step::of(&lir_pad_storage::PASS),
    Step::of(&lir_recover_exits::PASS),
];

/// The name of a kernel's launcher: its own, or a similar one where that is reserved.
pub fn entry_name(kernel: &str) -> String {
    c_like::names::entry_name(keywords::is_reserved, kernel)
}

/// The text of a module for a profile.
pub fn emit(module: Op<'_>, compiler: Compiler<'_>, profile: &Profile) -> Option<Vec<u8>> {
    compiler.run(module, WORKGROUPS).then_some(())?;
    let language = C::of(profile);
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    let functions = functions::used(&language, &text);
    let mut all = preamble::lines(&language, &text, &functions);
    all.push_str(&functions);
    all.push('\n');
    all.push_str(text.trim_start_matches('\n'));
    Some(all.into_bytes())
}
