//! OpenCL C 1.2, 2.0 and 3.0.
//!
//! Passes shared between targets bring a kernel into the language's form: globals that the host provides become
//! parameters, functions get the workgroup storage that they use as arguments, atomics become those of the
//! version. [`language`] has the names, literals and kernels, [`atomics`], [`synchronization`], [`grid`] and
//! [`subgroups`] the operations that OpenCL C spells in its own way; the rest is shared by the C family.

pub mod lowerings;

mod atomics;
mod extensions;
mod grid;
mod images;
mod keywords;
mod language;
mod loops;
mod math;
mod subgroups;
mod synchronization;

use super::{Format, c_like, groups};
use crate::{
    analysis::images::{mark_writers, writers},
    compiler::Compiler,
    lir::{
        exits::lir_recover_exits,
        globals::{lir_globals_to_parameters, lir_thread_globals},
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        subgroups::lir_expand_workgroup_collectives,
    },
    profile::{Family, Profile, recorded},
    step::{Step, Steps},
};
use gir_dialects::ir::Op;
use language::{OpenclC, Version};

/// `--emit-opencl`
pub static SOURCE: Format = Format {
    flag: "emit-opencl",
    description: "Emit OpenCL C",
    is_binary: false,
    has_debug_info: true,
    default_target: "opencl3.0",
    families: &[Family::Opencl],
    entry_name: |_| entry_name,
    prepare: |_| PREPARE,
    is_verified: false,
    emit,
    files: None,
};

/// LIR of what OpenCL C has. Functions have the same bits as on other targets: none is left to the
/// device's library but `fma`, which it rounds correctly (OpenCL C, section 7.4; cl_khr_fp16).
const PREPARE: Steps = &[
    groups::CONSTANTS,
    groups::GLOBALS,
    groups::BUFFERS,
    groups::GENERIC_CALLS,
    Step::of(&lir_globals_to_parameters::PASS),
    // Behind the parameters: what became one is an argument of functions as well.
    Step::of(&lir_thread_globals::PASS),
    Step::of(&lir_scalarize_matrices::PASS),
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::with(
        &lir_expand_math::PASS,
        &[groups::OWN_QUOTIENTS, groups::OWN_FUSED],
    ),
    Step::group(groups::POINTERS),
    Step::group(groups::ATOMICS),
    Step::group(groups::OPENCL_ARITHMETIC),
    Step::of(&lir_recover_exits::PASS),
];

/// Major and minor version of the language for a profile's kernels.
pub fn version(profile: &Profile) -> (u8, u8) {
    match OpenclC::of(profile).version() {
        Version::V1_2 => (1, 2),
        Version::V2_0 => (2, 0),
        Version::V3_0 => (3, 0),
    }
}

/// The name of a kernel in OpenCL C: its own, or a similar one where that is reserved.
fn entry_name(kernel: &str) -> String {
    c_like::names::entry_name(keywords::is_reserved, kernel)
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    let language = OpenclC::of(&profile);
    mark_writers(&writers(module));
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    Some(text.into_bytes())
}
