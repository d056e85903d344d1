//! CUDA C++, for compute capability 6.0 and later.
//!
//! Passes shared between targets bring a kernel into the language's form: globals that the host provides become
//! parameters, functions get the workgroup storage that they use as arguments, atomic updates become relaxed
//! ones between fences, vectors become numbers, subgroup operations get the mask of participating work-items,
//! and reductions become exchanges where there is no function. [`language`] has the names and literals,
//! [`kernels`] the parameters, [`preamble`] the first lines; [`grid`], [`atomics`], [`accesses`],
//! [`synchronization`], [`subgroups`], [`matrices`], [`floats`], [`integers`] and [`vectors`] the operations
//! that CUDA C++ spells in its own way; the rest is shared by the C family.
//!
//! "Guide" in comments is NVIDIA's "CUDA C++ Programming Guide", version 13.0.

pub mod lowerings;

mod accesses;
mod atomics;
mod floats;
mod grid;
mod integers;
mod kernels;
mod keywords;
mod language;
mod matrices;
mod preamble;
mod subgroups;
mod synchronization;
mod vectors;
mod version;

use super::{Format, c_like, cooperative::lir_expand_fragments, groups};
use crate::{
    compiler::Compiler,
    lir::{
        arithmetic::lir_expand_extended_ops,
        atomics::{lir_fence_atomics, lir_widen_atomics},
        exits::lir_recover_exits,
        globals::{lir_globals_to_parameters, lir_thread_globals},
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        pointers::lir_join_offsets,
        vectors::lir_split_vectors,
    },
    mir::mir_infer_address_spaces,
    profile::{Family, recorded},
    step::{Setting, Step, Steps},
};
use gir_dialects::ir::Op;
use version::Cuda;

/// `--emit-cuda`
pub static SOURCE: Format = Format {
    flag: "emit-cuda",
    description: "Emit CUDA C++",
    is_binary: false,
    has_debug_info: true,
    default_target: "cuda-sm_75",
    families: &[Family::Cuda],
    entry_name: |_| entry_name,
    prepare: |_| PREPARE,
    is_verified: false,
    emit,
    files: None,
};

/// LIR of what CUDA C++ has. Functions have the same bits as on other targets: none is left to the
/// device's library but quotients, square roots and `fma`, which it rounds correctly.
const PREPARE: Steps = &[
    groups::CONSTANTS,
    groups::GLOBALS,
    groups::BUFFERS,
    Step::of(&lir_globals_to_parameters::PASS),
    // Behind the parameters: what became one is an argument of functions as well.
    Step::of(&lir_thread_globals::PASS),
    Step::of(&lir_scalarize_matrices::PASS),
    Step::with(
        &lir_expand_fragments::PASS,
        &[Setting::flag(&lir_expand_fragments::LOADS_OPTION, true)],
    ),
    Step::group(groups::WARPS),
    Step::with(
        &lir_expand_math::PASS,
        &[groups::OWN_QUOTIENTS, groups::OWN_ROOTS, groups::OWN_FUSED],
    ),
    Step::of(&mir_infer_address_spaces::PASS),
    Step::of(&lir_join_offsets::PASS),
    Step::group(ATOMICS),
    Step::group(groups::TOTAL_OPS),
    Step::of(&lir_expand_extended_ops::PASS),
    Step::with(
        &lir_split_vectors::PASS,
        &[
            Setting::flag(&lir_split_vectors::ACCESSES, true),
            Setting::flag(&lir_split_vectors::NUMBERS, true),
        ],
    ),
    Step::of(&lir_recover_exits::PASS),
];

/// Atomics with fences around each update: functions of CUDA C++ that update are relaxed (Guide, section 10.14).
const ATOMICS: Steps = &groups::atomics(
    Step::with(
        &lir_fence_atomics::PASS,
        &[Setting::flag(&lir_fence_atomics::UPDATES, true)],
    ),
    Step::of(&lir_widen_atomics::PASS),
);

/// The name of a kernel in CUDA C++: its own, or a similar one where that is reserved.
fn entry_name(kernel: &str) -> String {
    c_like::names::entry_name(keywords::is_reserved, kernel)
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    let language = Cuda::of(&profile);
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    Some(text.into_bytes())
}
