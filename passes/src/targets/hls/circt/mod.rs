//! MLIR for CIRCT: kernels in upstream's dialects `func`, `scf`, `arith` and `memref`.
//!
//! The kernel becomes one sequential process. `lir-serialize-work-items` makes loops of a workgroup's work-items,
//! [`lir_loop_workgroups`] loops of the workgroups, and [`lir_to_memref`] memrefs of the pointers. The text is input of
//! stock `mlir-opt`, and, where all numbers are integers, of CIRCT's handshake dialect; [`estimate`] has the cycles.

pub mod lir_to_memref;
pub mod lowerings;

mod arithmetic;
mod estimate;
mod hardware;
mod kernels;
mod memory;
mod storage;

use super::lir_loop_workgroups;
use crate::{
    compiler::Compiler,
    lir::{
        arithmetic::{lir_expand_bit_ops, lir_expand_extended_ops, lir_guard_total_ops},
        atomics::lir_lower_atomic_flags,
        globals::lir_globals_to_parameters,
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        pointers::{lir_index_pointers, lir_inline_pointer_calls, lir_relate_addresses},
        retype::lir_retype_casts,
        serialize::lir_serialize_work_items,
        subgroups::lir_expand_workgroup_collectives,
        vectors::lir_split_vectors,
    },
    profile::Profile,
    step::{Setting, Step, Steps},
    targets::groups,
};
use gir_dialects::ir::Op;

/// LIR of what upstream's dialects have: no pointers that control flow chooses, no total operations.
pub const PREPARE: Steps = &[
    groups::CONSTANTS,
    groups::BUFFERS,
    Step::of(&lir_inline_pointer_calls::PASS),
    Step::of(&lir_scalarize_matrices::PASS),
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::with(&lir_expand_math::PASS, &[groups::OWN_QUOTIENTS]),
    Step::of(&lir_lower_atomic_flags::PASS),
    Step::of(&lir_index_pointers::PASS),
    Step::of(&lir_relate_addresses::PASS),
    Step::group(groups::TOTAL_OPS),
    Step::of(&lir_expand_bit_ops::PASS),
    Step::of(&lir_expand_extended_ops::PASS),
    // Behind the pointers: it needs to know the memory of each access.
    Step::of(&lir_retype_casts::PASS),
];

/// From that to upstream's dialects.
const CONVERT: Steps = &[
    // While exits are flags: it splits kernels at barriers in structured control flow.
    Step::of(&lir_serialize_work_items::PASS),
    // Once more: the rounds of a loop that is split are a quotient.
    Step::of(&lir_guard_total_ops::PASS),
    Step::of(&lir_loop_workgroups::PASS),
    Step::of(&lir_globals_to_parameters::PASS),
    Step::with(
        &lir_split_vectors::PASS,
        &[Setting::flag(&lir_split_vectors::NUMBERS, true)],
    ),
    Step::of(&lir_to_memref::PASS),
];

/// The files of a module: the text first.
pub fn files(
    module: Op<'_>,
    compiler: Compiler<'_>,
    profile: &Profile,
) -> Option<Vec<(String, Vec<u8>)>> {
    let files = [
        ("kernel.mlir", text(module, compiler)?),
        ("report.json", estimate::json(module, profile)),
    ];
    let files = files.into_iter();
    Some(
        files
            .map(|(name, text)| (name.to_owned(), text.into_bytes()))
            .collect(),
    )
}

fn text(module: Op<'_>, compiler: Compiler<'_>) -> Option<String> {
    compiler.run(module, CONVERT).then_some(())?;
    Some(kernels::notes(module) + &module.named_text())
}

/// The text of a module for a simulated circuit.
pub fn simulated(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    hardware::check(module)?;
    text(module, compiler).map(String::into_bytes)
}
