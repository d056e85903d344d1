//! SYCL for Intel's FPGAs, with a file for CMake. Intel has moved its support of FPGAs out of oneAPI: the flow is for
//! installations that have it still.
//!
//! A kernel is a function that computes its whole grid, as for Vitis, and a task of SYCL that calls it: [`language`]
//! has what differs from C++ for Vitis, [`attributes`] annotations, [`task`] the task and [`project`] the file for
//! CMake.

mod attributes;
mod language;
mod project;
mod task;

use super::vitis::{self, launcher};
use crate::{
    compiler::Compiler,
    profile::{Family, Profile, recorded},
    targets::{c_like, plain_c},
};
use gir_dialects::ir::Op;
use language::Sycl;

/// The files of a module: the source first.
pub fn files(
    module: Op<'_>,
    compiler: Compiler<'_>,
    profile: &Profile,
) -> Option<Vec<(String, Vec<u8>)>> {
    let language = Sycl::of(profile);
    let source = print(module, compiler, &language)?;
    let project = project::text();
    Some(vec![
        ("kernel.cpp".to_owned(), source.into_bytes()),
        ("CMakeLists.txt".to_owned(), project.as_bytes().to_vec()),
    ])
}

/// The text of a module with the functions by which the device `sycl` calls its kernels, from inside a task of its own.
pub fn simulated(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, super::SOURCE.flag, &[Family::Oneapi])?;
    let language = Sycl::of(&profile);
    let source = print(module, compiler, &language)?;
    let launchers = launcher::texts(&language, module)?;
    Some(
        [source.as_str(), "\n", launcher::GRID, &launchers]
            .concat()
            .into_bytes(),
    )
}

fn print(module: Op<'_>, compiler: Compiler<'_>, language: &Sycl) -> Option<String> {
    compiler.run(module, vitis::GRID).then_some(())?;
    compiler.run(module, vitis::EXITS).then_some(())?;
    let text = c_like::module::print(module, language, compiler.has_debug_info())?;
    let text = attributes::place(&text);
    let functions = plain_c::functions::used(vitis::functions::ALL, &text);
    let tasks = task::texts(language, module)?;
    let text = [text.trim_start_matches('\n'), &tasks].concat();
    Some(format!("{HEAD}{functions}\n{text}"))
}

/// The first lines.
const HEAD: &str = "\
// For oneapi, legacy: a SYCL compiler of Intel with support of FPGAs. Each kernel is one task that runs all its
// workgroups; buffers are pointers that the device can access. Floats are not reassociated or contracted:
// -fp-model=precise.
#include <stdint.h>
#include <sycl/sycl.hpp>
";
