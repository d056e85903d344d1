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

mod argument_buffers;
mod atomics;
mod builtins;
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

use super::{Format, c_like};
use crate::{
    compile::Compiler,
    profile::{Family, recorded},
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
    emit,
};

/// LIR of what Metal has. Functions have the same bits as on other targets: none is left to the
/// device's library but quotients, square roots and `fma`, which it rounds correctly (MSL, section
/// 8.4).
const PREPARE: &str = "lir-check-stages{vertex-subgroups=false},\
    lir-specialize-constants,lir-lower-buffers{pointers=true},lir-inline-pointer-calls{generic=true},\
    lir-globals-to-parameters{unused=false},lir-thread-globals,lir-guard-discards,lir-scalarize-matrices,\
    lir-expand-workgroup-collectives,lir-expand-math{quotients=false roots=false fused=false},lir-store-addresses,\
    func.func(mir-infer-address-spaces,lir-tag-pointers{generic=true},lir-join-offsets,lir-loop-wide-reductions,lir-lower-atomic-flags,lir-fence-atomics,\
    lir-widen-atomics,lir-replace-atomic-accesses,lir-expand-atomics,\
    lir-expand-saturating,lir-guard-total-ops,lir-expand-extended-ops),\
    lir-tile-matrices,lir-spread-matrices,lir-split-vectors,func.func(lir-recover-exits,lir-constant-uniforms),lir-thread-builtins,lir-number-arguments";

/// The name of a kernel in Metal: its own, or a similar one where that is reserved.
pub fn entry_name(kernel: &str) -> String {
    c_like::module::entry_name(keywords::is_reserved, kernel)
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    stages::bind_inputs(module);
    let language = Metal::of(profile, module);
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    Some(text.into_bytes())
}
