//! C++14 for Vitis HLS, with its pragmas.
//!
//! "UG1399" in comments is AMD's "Vitis High-Level Synthesis User Guide". A kernel is the top function of a
//! project: buffers are AXI masters, or streams where [`streams`] proves that a kernel goes through them once and
//! in order, and numbers are registers of an AXI slave. [`contradictions`] refuses annotations that exclude each
//! other, [`dataflow`] stages that share a memory in a way that the tool does not take. [`divisions`] decides on
//! the pragmas of arrays and [`directives`] on those of loops, by [`cost`] and [`recurrences`], and both put them
//! on the operations, which the shared printer prints; [`stages`] makes functions of the stages of a dataflow.
//!  [`language`] has names and literals, [`kernels`] the
//! parameters and ports, [`functions`] the functions that the text defines for itself. [`report`] states what the
//! pragmas promise, [`project`] has the files around the source, and [`launcher`] the function by which a program
//! on the host calls a kernel.

mod arrays;
mod atomics;
mod contradictions;
mod cost;
mod dataflow;
mod directives;
mod divisions;
pub(super) mod functions;
mod kernels;
mod keywords;
pub(super) mod language;
pub(super) mod launcher;
pub(super) mod loops;
pub mod lowerings;
mod memory;
mod printed;
mod project;
mod recurrences;
mod report;
mod stages;
mod streams;

use super::lir_loop_workgroups;
use crate::{
    compiler::Compiler,
    lir::{
        arithmetic::{lir_expand_extended_ops, lir_guard_total_ops},
        exits::lir_recover_exits,
        globals::{lir_globals_to_parameters, lir_thread_globals},
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        pointers::{
            lir_index_pointers, lir_inline_pointer_calls, lir_join_offsets, lir_relate_addresses,
            lir_tag_pointers,
        },
        retype::lir_retype_casts,
        serialize::lir_serialize_work_items,
        subgroups::lir_expand_workgroup_collectives,
        vectors::lir_split_vectors,
    },
    mir::mir_infer_address_spaces,
    profile::{Family, Profile, recorded},
    step::{Setting, Step, Steps},
    targets::{c_like, groups, plain_c},
};
use gir_dialects::ir::Op;
pub use keywords::{entry_name, is_reserved};
use language::Vitis;
use printed::Printed;

/// LIR of what C++ for Vitis has. Functions have the same bits as on other targets: none is left to the library but
/// quotients, square roots and `fma`, which it rounds correctly (UG1399, "HLS Math Library").
pub const PREPARE: Steps = &[
    groups::CONSTANTS,
    groups::BUFFERS,
    Step::of(&lir_inline_pointer_calls::PASS),
    Step::of(&lir_scalarize_matrices::PASS),
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::with(
        &lir_expand_math::PASS,
        &[groups::OWN_QUOTIENTS, groups::OWN_ROOTS, groups::OWN_FUSED],
    ),
    Step::of(&mir_infer_address_spaces::PASS),
    // A pointer is one port or one array for the tool: choices are indices, or branches.
    Step::of(&lir_index_pointers::PASS),
    Step::of(&lir_relate_addresses::PASS),
    Step::of(&lir_tag_pointers::PASS),
    Step::group(groups::TOTAL_OPS),
    Step::with(
        &lir_split_vectors::PASS,
        &[Setting::flag(&lir_split_vectors::NUMBERS, true)],
    ),
    // Behind the vectors: memory has the elements that are accessed then.
    Step::of(&lir_retype_casts::PASS),
];

/// From LIR of work-items to LIR of the whole grid.
pub(super) const GRID: Steps = &[
    // While exits are flags: it splits kernels at barriers in structured control flow.
    Step::of(&lir_serialize_work_items::PASS),
    // Once more: the rounds of a loop that is split are a quotient.
    Step::of(&lir_guard_total_ops::PASS),
    Step::of(&lir_loop_workgroups::PASS),
    Step::of(&lir_globals_to_parameters::PASS),
    // Behind the parameters: what became one is an argument of functions as well.
    Step::of(&lir_thread_globals::PASS),
    Step::of(&lir_join_offsets::PASS),
    Step::of(&lir_expand_extended_ops::PASS),
];

/// Early ends of iterations, last.
pub(super) const EXITS: Steps = &[Step::of(&lir_recover_exits::PASS)];

/// The files of a module: the source first.
pub fn files(
    module: Op<'_>,
    compiler: Compiler<'_>,
    profile: &Profile,
) -> Option<Vec<(String, Vec<u8>)>> {
    let printed = print(module, compiler, profile)?;
    let project = project::files(&printed, profile);
    let source = ("kernel.cpp".to_owned(), printed.source.into_bytes());
    Some(std::iter::once(source).chain(project).collect())
}

/// The text of a module with the functions by which a program calls its kernels.
pub fn simulated(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, super::SOURCE.flag, &[Family::Vitis])?;
    let printed = print(module, compiler, &profile)?;
    let text = [
        printed.source.as_str(),
        "\n",
        launcher::GRID,
        &printed.launchers,
    ]
    .concat();
    Some(text.into_bytes())
}

fn print(module: Op<'_>, compiler: Compiler<'_>, profile: &Profile) -> Option<Printed> {
    contradictions::refuse(module).then_some(())?;
    compiler.run(module, GRID).then_some(())?;
    // While exits are flags: a guard is a branch.
    streams::mark(module);
    compiler.run(module, EXITS).then_some(())?;
    dataflow::check(module).then_some(())?;
    let report = directives::decide(module, profile);
    let language = Vitis::of(profile);
    let launchers = launcher::texts(&language, module)?;
    let declarations = launcher::declarations(&language, module)?;
    // Behind the pragmas, which stay on its loops and arrays, and the launchers, which look at accesses of buffers.
    stages::outline(module).then_some(())?;
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    let functions = plain_c::functions::used(functions::ALL, &text);
    Some(Printed {
        source: language.around(&text, &functions),
        launchers,
        declarations,
        kernels: launcher::names(module),
        parameters: launcher::parameters(module),
        report,
    })
}
