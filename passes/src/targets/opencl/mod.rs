//! OpenCL C 1.2, 2.0 and 3.0.
//!
//! Passes shared between targets bring a kernel into the language's form: globals that the host provides become
//! parameters, functions get the workgroup storage that they use as arguments, atomics become those of the
//! version. [`language`] has the names, literals and kernels, [`atomics`], [`synchronization`], [`grid`] and
//! [`subgroups`] the operations that OpenCL C spells in its own way; the rest is shared by the C family.

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

use super::{Format, c_like};
use crate::{
    compile::Compiler,
    profile::{Family, Profile, recorded},
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
    emit,
};

/// LIR of what OpenCL C has. Functions have the same bits as on other targets: none is left to the
/// device's library but `fma`, which it rounds correctly (OpenCL C, section 7.4; cl_khr_fp16).
const PREPARE: &str = "lir-specialize-constants,lir-place-globals{declared=false},lir-lower-buffers{pointers=true},\
    lir-inline-pointer-calls{generic=true},\
    lir-globals-to-parameters,lir-thread-globals,lir-scalarize-matrices,\
    lir-expand-workgroup-collectives,lir-expand-math{quotients=false fused=false},lir-store-addresses,\
    func.func(mir-infer-address-spaces,lir-tag-pointers{generic=true},lir-join-offsets,lir-lower-atomic-flags,lir-fence-atomics,\
    lir-widen-atomics,lir-replace-atomic-accesses,lir-expand-atomics,\
    lir-expand-saturating,lir-guard-total-ops,lir-expand-bit-ops,\
    lir-expand-extended-ops,lir-recover-exits)";

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
    c_like::module::entry_name(keywords::is_reserved, kernel)
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    let language = OpenclC::of(profile);
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    Some(text.into_bytes())
}
