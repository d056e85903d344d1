//! LLVM IR whose operations are those of SPIR-V: what LLVM's SPIR-V back end and Khronos' translator take
//! ("SPIR-V representation in LLVM IR").
//!
//! `convert-lir-to-llvm-spirv` converts in one step, with the parts that [`super::llvm`] shares between code
//! generators. An instruction of SPIR-V that LLVM IR lacks is a call of a function with a mangled name, which
//! [`mangle`] makes and [`instruction`] builds: [`grid`], [`synchronization`], [`atomics`], [`subgroups`], [`math`]
//! and [`images`] are the families. [`kernels`] has calling conventions and what the host reads about parameters,
//! [`module`] what stands once in a module. Metadata is an attribute, `lir.llvm_metadata`, until LLVM IR is printed.

pub mod convert_lir_to_llvm_spirv;
pub mod lowerings;

mod annotations;
mod atomics;
mod declarations;
mod grid;
mod images;
mod instruction;
mod kernels;
mod machine;
mod mangle;
mod math;
mod memory;
mod module;
mod specialisation;
mod subgroups;
mod synchronization;

use super::{
    Format, groups,
    llvm_gpu::{self, debug_attributes::Detail},
};
use crate::{
    compiler::Compiler,
    lir::exits::lir_control_to_cf,
    profile::{Family, recorded},
    step::{Step, Steps},
};
use gir_dialects::{
    ir::{Op, OpView as _},
    llvm,
};

/// `--emit-llvm-spir`
pub static TEXT: Format = Format {
    flag: "emit-llvm-spir",
    description: "Emit LLVM IR with the operations of SPIR-V, for LLVM's SPIR-V back end",
    is_binary: false,
    has_debug_info: true,
    default_target: "opencl2.1-spirv",
    families: &[Family::OpenclSpirv],
    entry_name: |_| str::to_owned,
    prepare: |_| groups::OPENCL_SPIRV,
    is_verified: true,
    emit,
    files: None,
};

/// From that to the `llvm` dialect.
pub(super) const CONVERT: Steps = &[
    Step::of(&lir_control_to_cf::PASS),
    Step::of(&convert_lir_to_llvm_spirv::PASS),
];

/// Whether control flow is structured, as in all of lir; reports functions where it is not.
fn is_structured(module: Op<'_>) -> bool {
    let mut is_good = true;
    for function in kernels::functions(module) {
        if function.op().region(0).blocks().count() > 1 {
            function.op().error("has branches, and control flow of lir is structured; lower the source of the module again");
            is_good = false;
        }
    }
    is_good
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    recorded::profile_for(module, TEXT.flag, TEXT.families)?;
    is_structured(module).then_some(())?;
    compiler.run(module, CONVERT).then_some(())?;
    if compiler.has_debug_info() {
        llvm_gpu::lines::keep(module, Detail::Full);
    }
    llvm::translate(module)
}
