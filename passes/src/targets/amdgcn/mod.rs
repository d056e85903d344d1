//! Assembly for AMD's GPUs, through the dialects `rocdl` and `llvm` and LLVM's code generator.
//!
//! `convert-lir-to-rocdl` converts in one step, with the parts that [`super::llvm_gpu`] shares between GPUs.
//! [`machine`] has the address spaces and scopes, and the operations that are instructions. LLVM's atomics
//! keep their orderings and scopes (LLVM, "User Guide for AMDGPU Backend", "Memory Model"). Subgroups are
//! wavefronts, of 64 work-items on the accelerators and of 32 on graphics cards.
//!
//! The assembled and linked output is a code object of version 5. None of our devices runs it.

pub mod convert_lir_to_rocdl;
pub mod lowerings;

mod machine;
mod subgroups;

use super::{
    Format, groups,
    llvm_gpu::{self, debug_attributes::Detail},
};
use crate::{
    compiler::Compiler,
    lir::{
        exits::lir_control_to_cf,
        math::lir_expand_math,
        subgroups::{lir_expand_workgroup_collectives, lir_shuffle_reductions},
    },
    profile::{Family, Profile},
    step::{Setting, Step, Steps, text},
};
use gir_dialects::{ir::Op, pass::PipelineInfo};
use machine::Amdgpu;

/// `--emit-amdgcn`
pub static ASSEMBLY: Format = Format {
    flag: "emit-amdgcn",
    description: "Emit assembly for AMD's GPUs",
    is_binary: false,
    has_debug_info: true,
    default_target: "amdgcn-gfx90a",
    families: &[Family::Amdgcn],
    entry_name: |_| entry_name,
    prepare: |_| PREPARE,
    is_verified: true,
    emit,
    files: None,
};

/// LIR of what the GPUs have. Instructions round quotients, square roots and `fma` correctly; LLVM approximates all
/// functions but one.
pub(super) const PREPARE: Steps = &llvm_gpu::prepare(
    WAVEFRONTS,
    &[
        groups::OWN_QUOTIENTS,
        groups::OWN_ROOTS,
        groups::OWN_FUSED,
        Setting::text(
            &lir_expand_math::APPROXIMATIONS,
            "sin+cos+exp+exp2+log+log2+pow",
        ),
    ],
    &[],
);

/// Operations of workgroups and subgroups. Reductions of a wavefront have no instruction of their own.
const WAVEFRONTS: Steps = &[
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::of(&lir_shuffle_reductions::PASS),
];

/// `--lir-to-rocdl`
pub static LIR_TO_ROCDL: PipelineInfo = PipelineInfo {
    argument: "lir-to-rocdl",
    description: "Convert lir for one of AMD's GPUs to a gpu.module of upstream's rocdl and llvm dialects",
    options: &[],
    expand: |_| text(&[Step::group(PREPARE), Step::group(CONVERT)]),
};

/// From that to the dialects `rocdl` and `llvm`.
pub(super) const CONVERT: Steps = &[
    Step::of(&lir_control_to_cf::PASS),
    Step::of(&convert_lir_to_rocdl::PASS),
];

/// The name by which the host finds a kernel.
pub fn entry_name(name: &str) -> String {
    llvm_gpu::names::entry_name::<Amdgpu>(name)
}

/// The LLVM IR of a module.
pub fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler.run(module, CONVERT).then_some(())?;
    llvm_gpu::conversion::llvm_ir(module, compiler, Detail::Full)
}

/// LLVM's name of a profile's processor.
fn processor(profile: &Profile) -> &str {
    llvm_gpu::code::processor(profile, "amdgcn-").unwrap_or("gfx90a")
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = crate::profile::recorded::profile_for(module, ASSEMBLY.flag, ASSEMBLY.families)?;
    let processor = processor(&profile);
    let ir = llvm_ir(module, compiler)?;
    llvm_gpu::code::generate::<Amdgpu>(module, compiler, (processor, "", None), &ir)
}
