//! `--emit-llvm`: LLVM IR for the targets that have a code generator in LLVM.

use super::{Format, amdgcn, cpu, ptx};
use crate::{
    compiler::Compiler,
    profile::{Family, known, recorded},
};
use gir_dialects::ir::Op;

/// `--emit-llvm`
pub static TEXT: Format = Format {
    flag: "emit-llvm",
    description: "Emit LLVM IR, for the host processor or for GPUs of NVIDIA and AMD",
    is_binary: false,
    has_debug_info: false,
    default_target: known::CPU,
    families: &[Family::Cpu, Family::Cuda, Family::Amdgcn],
    entry_name: |family| match family {
        Family::Cuda => ptx::entry_name,
        Family::Amdgcn => amdgcn::entry_name,
        _ => str::to_owned,
    },
    prepare: |family| match family {
        Family::Cuda => ptx::PREPARE,
        Family::Amdgcn => amdgcn::PREPARE,
        _ => cpu::PREPARE,
    },
    is_verified: true,
    emit,
    files: None,
};

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, TEXT.flag, TEXT.families)?;
    match profile.family {
        Family::Cuda => ptx::llvm_ir(module, compiler),
        Family::Amdgcn => amdgcn::llvm_ir(module, compiler),
        _ => cpu::llvm_ir(module, compiler),
    }
}
