//! LLVM IR for the host processor, through the `llvm` dialect.
//!
//! `lir-serialize-work-items` makes a kernel compute a workgroup by loops over its work-items,
//! `lir-mark-parallel-loops` tells LLVM's vectoriser that the iterations are independent, and
//! `lir-make-launchers` creates a function for each kernel that the host calls for a range of workgroups. LLVM
//! does all further optimisation; the output of this target is plain.
//!
//! For checked runs `lir-insert-checks` instruments the kernel while it is still code of one work-item, and
//! `lir-lower-checks` creates calls of the run time after the loops exist.

pub mod lir_lower_checks;
pub mod lir_make_launchers;
pub mod lir_mark_parallel_loops;
pub mod lowerings;

mod interleaved;
mod storage;

use super::{Format, groups, llvm::lir_to_llvm};
use crate::{
    compiler::Compiler,
    lir::{
        arithmetic::lir_guard_total_ops,
        checks::lir_insert_checks,
        exits::lir_control_to_cf,
        integers::lir_split_i64,
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        pointers::{lir_inline_pointer_calls, lir_store_addresses},
        serialize::{lir_bound_work_items, lir_merge_workgroups, lir_serialize_work_items},
        subgroups::lir_expand_workgroup_collectives,
        vectors::lir_split_vectors,
    },
    profile::{Family, known},
    step::{Setting, Step, Steps},
};
use gir_dialects::{bytecode, ir::Op, llvm};

/// The input of a launcher's compilation: bytecode of the `llvm` dialect. It is for tools that run it, and has
/// no flag of its own.
pub static LLVM_DIALECT: Format = Format {
    flag: "emit-llvm-dialect",
    description: "Emit bytecode of the llvm dialect for the host processor",
    is_binary: true,
    has_debug_info: false,
    default_target: known::CPU,
    families: &[Family::Cpu],
    entry_name: |_| str::to_owned,
    prepare: |_| PREPARE,
    is_verified: true,
    emit: emit_bytecode,
    files: None,
};

/// LIR of what LLVM has. Functions have the same bits as on other targets: none is left
/// to the library of the host.
pub(super) const PREPARE: Steps = &prepare(&[], groups::ATOMICS, FUNCTIONS, groups::TOTAL_OPS);

/// The same for DSPs, which have sums that saturate.
pub(super) const PREPARE_FOR_DSP: Steps = &prepare(
    ADDRESSES,
    groups::ATOMICS,
    FUNCTIONS,
    groups::TOTAL_OPS_BUT_SUMS,
);

/// The same for DSPs that do not divide floats.
pub(super) const PREPARE_WITHOUT_QUOTIENTS: Steps =
    &prepare(ADDRESSES, groups::ATOMICS, &[], groups::TOTAL_OPS_BUT_SUMS);

/// Memory holds all eight bytes of an address, where a processor has addresses of four.
const ADDRESSES: Steps = &[Step::of(&lir_store_addresses::PASS)];

const FUNCTIONS: &[Setting<'static>] = &[groups::OWN_QUOTIENTS];

/// The passes to LIR of what LLVM has, with some before those that expand operations.
const fn prepare(
    first: Steps,
    atomics: Steps,
    functions: &'static [Setting<'static>],
    totals: Steps,
) -> [Step<'static>; 12] {
    [
        groups::CONSTANTS,
        groups::GLOBALS,
        groups::BUFFERS,
        Step::of(&lir_inline_pointer_calls::PASS),
        Step::of(&lir_scalarize_matrices::PASS),
        // Before the passes that expand operations: those bring in accesses and shifts of their own.
        Step::group(first),
        Step::of(&lir_expand_workgroup_collectives::PASS),
        Step::with(&lir_expand_math::PASS, functions),
        Step::group(atomics),
        Step::group(totals),
        // Vectors of 64-bit words become numbers before these are split.
        Step::of(&lir_split_vectors::PASS),
        Step::of(&lir_split_i64::PASS),
    ]
}

/// From that to the `llvm` dialect.
pub(super) const CONVERT: Steps = &convert(MERGED, Step::of(&lir_mark_parallel_loops::PASS));

/// Loops over more work-items than those of a workgroup, without a test in each round.
pub(super) const MERGED: Steps = &[
    Step::of(&lir_merge_workgroups::PASS),
    Step::of(&lir_bound_work_items::PASS),
];

/// The passes to the `llvm` dialect, with one on the loops over work-items.
pub(super) const fn convert(merged: Steps, loops: Step<'static>) -> [Step<'static>; 7] {
    [
        // While exits are flags: it splits kernels at barriers in structured control flow.
        Step::of(&lir_serialize_work_items::PASS),
        Step::group(merged),
        // Once more: the rounds of a loop that is split are a quotient.
        Step::of(&lir_guard_total_ops::PASS),
        loops,
        Step::of(&lir_make_launchers::PASS),
        // Behind the launchers, which are loops themselves.
        Step::of(&lir_control_to_cf::PASS),
        Step::of(&lir_to_llvm::PASS),
    ]
}

/// Like [`LLVM_DIALECT`], for checked runs.
pub static CHECKED: Format = Format {
    flag: "emit-llvm-dialect",
    description: "Emit bytecode of the llvm dialect for a checked run on the host processor",
    is_binary: true,
    has_debug_info: false,
    default_target: known::CPU,
    families: &[Family::Cpu],
    entry_name: |_| str::to_owned,
    prepare: |_| PREPARE_CHECKED,
    is_verified: true,
    emit: emit_checked,
    files: None,
};

/// As [`PREPARE`], with checks. Atomics stay as the program has them, for the profile has all.
const PREPARE_CHECKED: Steps = &prepare(CHECKS, &[], FUNCTIONS, groups::TOTAL_OPS);

const CHECKS: Steps = &[Step::of(&lir_insert_checks::PASS)];

/// As [`CONVERT`], but for the loops: with calls in them they are not parallel.
pub(super) const CONVERT_CHECKED: Steps = &convert(&[], Step::of(&lir_lower_checks::PASS));

/// The LLVM IR of a module.
pub fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler.run(module, CONVERT).then_some(())?;
    llvm::translate(module)
}

fn emit_bytecode(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler
        .run(module, CONVERT)
        .then(|| bytecode::write(module))
}

fn emit_checked(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler
        .run(module, CONVERT_CHECKED)
        .then(|| bytecode::write(module))
}
