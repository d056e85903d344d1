//! PTX, through the dialects `nvvm` and `llvm` and LLVM's code generator.
//!
//! `convert-lir-to-nvvm` converts in one step, with the parts that [`super::llvm_gpu`] shares between GPUs.
//! [`machine`] has the address spaces and scopes, and the operations that are instructions, [`subgroups`]
//! those of warps, [`matrices`] those of tensor cores, [`tiles`] loads for these, and [`atomics`] those that
//! LLVM lacks. `lir-mask-subgroups` and `lir-shuffle-reductions`, which CUDA C++ uses too, express operations that PTX
//! lacks. [`code`] builds the requests to the code generator.
//!
//! "PTX ISA" in comments is NVIDIA's "Parallel Thread Execution ISA", version 9.0.

pub mod convert_lir_to_nvvm;
pub mod lowerings;

mod atomics;
mod check;
mod code;
mod machine;
mod matrices;
mod subgroups;
mod tiles;

use super::{
    Format, groups,
    llvm_gpu::{self, debug_attributes::Detail, lir_lay_out_arguments},
};
use crate::{
    compiler::Compiler,
    lir::{
        exits::{lir_control_to_cf, lir_recover_exits},
        math::lir_expand_math,
    },
    profile::{Family, ptx_version::PtxVersion},
    step::{Setting, Step, Steps, text},
};
use gir_dialects::{ir::Op, pass::PipelineInfo};

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
    is_verified: true,
    emit,
    files: None,
};

/// LIR of what PTX has. Instructions round quotients, square roots and `fma` correctly. LLVM has approximations of few
/// functions (PTX ISA, "sin", "cos", "ex2"); all others are ours, or those of a library that the module names, which is
/// NVIDIA's.
pub(super) const PREPARE: Steps = &llvm_gpu::prepare(
    groups::WARPS,
    &[
        groups::OWN_QUOTIENTS,
        groups::OWN_ROOTS,
        groups::OWN_FUSED,
        Setting::text(&lir_expand_math::APPROXIMATIONS, "sin+cos+exp2"),
        Setting::text(&lir_expand_math::LIBRARY, "__nv_"),
    ],
    &[Setting::number(
        &lir_lay_out_arguments::MAX_ALIGN,
        machine::MAX_ARGUMENT_ALIGN,
    )],
);

/// `--lir-to-nvvm`
pub static LIR_TO_NVVM: PipelineInfo = PipelineInfo {
    argument: "lir-to-nvvm",
    description: "Convert lir for a CUDA target to a gpu.module of upstream's nvvm and llvm dialects",
    options: &[],
    expand: |_| text(&[Step::group(PREPARE), Step::group(CONVERT)]),
};

/// From that to the dialects `nvvm` and `llvm`.
pub(super) const CONVERT: Steps = &[
    // Flags become exits here: LLVM threads no jumps where work-items of a subgroup may part.
    Step::of(&lir_recover_exits::PASS),
    Step::of(&lir_control_to_cf::PASS),
    Step::of(&convert_lir_to_nvvm::PASS),
];

/// The name by which the host finds a kernel.
pub fn entry_name(name: &str) -> String {
    llvm_gpu::names::entry_name::<machine::Nvptx>(name)
}

/// The LLVM IR of a module.
pub fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let detail = detail(module, compiler);
    compiler.run(module, CONVERT).then_some(())?;
    llvm_gpu::conversion::llvm_ir(module, compiler, detail)
}

/// The detail of debug information: ptxas does not optimise code with sections for debuggers, so `-O0` asks for them.
fn detail(module: Op<'_>, compiler: Compiler<'_>) -> Detail {
    if compiler.optimizes() || !compiler.has_debug_info() {
        return Detail::Lines;
    }
    let given = PtxVersion::of(module);
    if given.is_none_or(|version| version.includes(PtxVersion::DEBUG_SECTIONS)) {
        return Detail::Full;
    }
    module.remark(
        "has lines, but neither scopes, types nor variables for debuggers: they need PTX 7.5; give --ptx-version=7.5 or a later one",
    );
    Detail::Lines
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = crate::profile::recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    let has_sections = compiler.has_debug_info() && !compiler.optimizes();
    let (processor, features, library) = code::asked(module, &profile, has_sections);
    let ir = llvm_ir(module, compiler)?;
    code::generate(module, compiler, (&processor, &features, library), &ir)
}
