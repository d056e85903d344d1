//! What the code generator is asked for.

use crate::{
    compile::{CodeRequest, Compiler},
    target::{
        Profile, cooperative::tensor_cores, cuda::architecture::Architecture,
        ptx_version::PtxVersion,
    },
};
use gir_dialects::{
    ir::{Block, Op, OpView},
    upstream::llvm::LLVMFuncOp,
};

/// PTX of LLVM IR; `None` after an error. The module is what the IR was made of.
pub fn generate(
    module: Op<'_>,
    compiler: Compiler<'_>,
    (profile, least): (&Profile, Option<PtxVersion>),
    ir: &[u8],
) -> Option<Vec<u8>> {
    let architecture = Architecture::of(profile);
    let version = PtxVersion::of(module).or(least);
    let features = version.map_or_else(String::new, PtxVersion::feature);
    let request = CodeRequest {
        triple: "nvptx64-nvidia-cuda",
        processor: &architecture.name,
        features: &features,
        level: compiler.level(),
        ir,
    };
    let message = match compiler.generate_code(&request) {
        Ok(text) => return Some(text),
        Err(message) => message,
    };
    place(module, &message).error(format!("cannot be compiled to PTX: {message}"));
    None
}

/// The version of PTX for a module of lir: what the first driver for the processor takes, which LLVM
/// knows. Those up to sm_75 get 6.3, the first with all instructions that are emitted but for products
/// of matrices.
pub fn least_version(module: Op<'_>, profile: &Profile) -> Option<PtxVersion> {
    match Architecture::of(profile).number {
        75 if tensor_cores::are_used(module) => Some(PtxVersion::TENSOR_CORES),
        60..=75 => Some(PtxVersion::FIRST_COMPLETE),
        _ => None,
    }
}

/// The function that a message of LLVM's is about; else the module.
fn place<'c>(module: Op<'c>, message: &str) -> Op<'c> {
    let functions = module.region(0).blocks().flat_map(Block::ops);
    let mut functions = functions.filter_map(Op::cast::<LLVMFuncOp<'_>>);
    let named = functions.find(|function| message.contains(&format!("@{}'", function.sym_name())));
    named.map_or(module, LLVMFuncOp::op)
}
