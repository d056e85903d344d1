//! PTX, through the `llvm` dialect and LLVM's code generator.
//!
//! `lir-to-nvptx` converts in one step, with what [`super::llvm`] shares among code generators.
//! [`machine`] has the address spaces and scopes, [`grid`], [`synchronization`], [`subgroups`],
//! [`matrices`] and [`atomics`] the instructions that LLVM has as functions or not at all, [`kernels`]
//! and [`copies`] what LLVM is to know of functions. `lir-mask-subgroups` and `lir-shuffle-reductions`,
//! which CUDA C++ has as well, and `lir-place-dynamic-shared` express what PTX lacks,
//! `lir-lay-out-arguments` tells the host where arguments go. The code generator itself is a program of
//! its own, which the tools start: [`code`] says what it is asked for.
//!
//! "PTX ISA" in comments is NVIDIA's "Parallel Thread Execution ISA", version 9.0.

pub mod lir_lay_out_arguments;
pub mod lir_place_dynamic_shared;
pub mod lir_to_nvptx;

mod atomics;
mod check;
mod code;
mod copies;
mod globals;
mod grid;
mod intrinsics;
mod kernels;
mod lines;
mod machine;
mod matrices;
mod names;
mod subgroups;
mod synchronization;

use super::{Family, Format};
use crate::compile::Compiler;
use gir_dialects::{ir::Op, llvm};
pub use names::entry_name;

/// `--emit-ptx`
pub static SOURCE: Format = Format {
    flag: "emit-ptx",
    description: "Emit PTX",
    is_binary: false,
    has_debug_info: true,
    default_target: "cuda-sm_75",
    families: &[Family::Cuda],
    entry_name: |_| entry_name,
    prepare: |_| PREPARE,
    emit,
};

/// LIR of what PTX has. Functions have the same bits as on other targets: none is left to a
/// library but quotients, square roots and `fma`, which have instructions that round correctly.
pub(super) const PREPARE: &str = "lir-specialize-constants,lir-lower-buffers{pointers=true},\
    lir-globals-to-parameters{dynamic=false},lir-scalarize-matrices,\
    lir-spread-matrices,lir-expand-workgroup-collectives,lir-mask-subgroups,lir-shuffle-reductions,\
    lir-expand-math{quotients=false roots=false},\
    func.func(mir-infer-address-spaces,lir-lower-atomic-flags,lir-fence-atomics,\
    lir-widen-atomics,lir-replace-atomic-accesses,lir-expand-atomics,\
    lir-expand-saturating,lir-guard-total-ops),lir-split-vectors,\
    lir-place-dynamic-shared,lir-lay-out-arguments";

/// From that to the `llvm` dialect. Flags become exits here: LLVM threads no jumps where work-items
/// of a subgroup may part.
const PASSES: &str = "func.func(lir-recover-exits,lir-control-to-cf),lir-to-nvptx";

/// LLVM IR of a module.
pub fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler.run(module, PASSES).then_some(())?;
    if compiler.has_debug_info() {
        lines::keep(module);
    }
    llvm::translate(module)
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = super::recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    let least = code::least_version(module, profile);
    let ir = llvm_ir(module, compiler)?;
    code::generate(module, compiler, (profile, least), &ir)
}
