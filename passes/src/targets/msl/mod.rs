//! The Metal Shading Language, 2.4 to 3.2.
//!
//! Passes shared between targets bring a kernel into the language's form: globals that the host provides become
//! parameters, functions get the workgroup storage that they use as arguments, atomics become relaxed ones
//! between fences. Some passes are Metal's own: [`lir_thread_builtins`] passes builtins, which only kernels can
//! read, to functions, [`lir_number_arguments`] assigns the indices of bound resources, [`argument_buffers`]
//! collects them where requested, [`lir_guard_discards`] prevents writes of discarded fragments.
//! [`super::cooperative`] turns matrices of integers into numbers. [`language`] has the names and literals,
//! [`kernels`] the parameters and [`builtins`] their attributes; [`atomics`], [`synchronization`],
//! [`subgroups`], [`matrices`], [`images`] and [`math`] the operations that Metal spells in its own way; the
//! rest is shared by the C family.
//!
//! "MSL" in comments is Apple's "Metal Shading Language Specification", version 3.2.

pub mod lir_guard_discards;
pub mod lir_number_arguments;
pub mod lir_thread_builtins;
pub mod lowerings;

mod argument_buffers;
mod atomics;
mod builtins;
mod fragment_inputs;
mod image_atomics;
mod images;
mod kernels;
mod keywords;
mod language;
mod math;
mod matrices;
mod preamble;
mod stage_io;
mod stages;
mod subgroups;
mod synchronization;
mod vectors;
mod version;

use super::{Format, c_like, cooperative::lir_spread_matrices, groups};
use crate::{
    compiler::Compiler,
    lir::{
        arithmetic::lir_expand_extended_ops,
        exits::lir_recover_exits,
        globals::{lir_constant_uniforms, lir_globals_to_parameters, lir_thread_globals},
        legality::lir_check_stages,
        math::lir_expand_math,
        matrices::{lir_scalarize_matrices, lir_tile_matrices},
        subgroups::{lir_expand_workgroup_collectives, lir_loop_wide_reductions},
        vectors::lir_split_vectors,
    },
    profile::{Family, recorded},
    step::{Setting, Step, Steps},
};
use gir_dialects::ir::Op;
use language::Metal;

/// `--emit-msl`
pub static SOURCE: Format = Format {
    flag: "emit-msl",
    description: "Emit the Metal Shading Language",
    is_binary: false,
    has_debug_info: true,
    default_target: "metal3.2",
    families: &[Family::Metal],
    entry_name: |_| str::to_owned,
    prepare: |_| PREPARE,
    is_verified: false,
    emit,
    files: None,
};

/// LIR of what Metal has. Functions have the same bits as on other targets: none is left to the
/// device's library but quotients, square roots and `fma`, which it rounds correctly (MSL, section
/// 8.4).
const PREPARE: Steps = &[
    // First: it refuses what the program says, at its place.
    Step::with(
        &lir_check_stages::PASS,
        &[Setting::flag(&lir_check_stages::VERTEX_SUBGROUPS, false)],
    ),
    groups::CONSTANTS,
    groups::BUFFERS,
    groups::GENERIC_CALLS,
    Step::with(
        &lir_globals_to_parameters::PASS,
        &[Setting::flag(&lir_globals_to_parameters::UNUSED, false)],
    ),
    // Behind the parameters: what became one is an argument of functions as well.
    Step::of(&lir_thread_globals::PASS),
    // Before updates of memory become loops.
    Step::of(&lir_guard_discards::PASS),
    Step::of(&lir_scalarize_matrices::PASS),
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::with(
        &lir_expand_math::PASS,
        &[groups::OWN_QUOTIENTS, groups::OWN_ROOTS, groups::OWN_FUSED],
    ),
    Step::group(groups::POINTERS),
    Step::of(&lir_loop_wide_reductions::PASS),
    Step::group(groups::ATOMICS),
    Step::group(groups::TOTAL_OPS),
    Step::of(&lir_expand_extended_ops::PASS),
    // Matrices of floats become tiles of the size that Metal has, those of integers numbers.
    Step::of(&lir_tile_matrices::PASS),
    Step::of(&lir_spread_matrices::PASS),
    Step::of(&lir_split_vectors::PASS),
    Step::of(&lir_recover_exits::PASS),
    Step::of(&lir_constant_uniforms::PASS),
    // Last: no pass behind adds a parameter.
    Step::of(&lir_thread_builtins::PASS),
    Step::of(&lir_number_arguments::PASS),
];

/// The name of a kernel in Metal: its own, or a similar one where that is reserved.
pub fn entry_name(kernel: &str) -> String {
    c_like::names::entry_name(keywords::is_reserved, kernel)
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    stages::bind_inputs(module);
    let language = Metal::of(&profile, module);
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    Some(text.into_bytes())
}
