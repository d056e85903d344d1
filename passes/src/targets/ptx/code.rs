//! Requests to the code generator.

use super::machine::Nvptx;
use crate::{
    compiler::Compiler,
    profile::{Profile, ptx_libdevice, ptx_version::PtxVersion},
    targets::{compute_capability::Architecture, cooperative::tensor_cores, llvm_gpu::code},
};
use gir_dialects::ir::Op;

/// The PTX of LLVM IR; `None` after an error. The IR was made from the module.
pub fn generate(
    module: Op<'_>,
    compiler: Compiler<'_>,
    (profile, least): (&Profile, Option<PtxVersion>),
    ir: &[u8],
) -> Option<Vec<u8>> {
    let architecture = Architecture::of(profile);
    let version = PtxVersion::of(module).or(least);
    let features = version.map_or_else(String::new, PtxVersion::feature);
    let library = ptx_libdevice::of(module);
    let asked = (architecture.name.as_str(), features.as_str(), library);
    code::generate::<Nvptx>(module, compiler, asked, ir)
}

/// The version of PTX for a module of lir: that of the first driver for the processor, which LLVM knows.
/// Processors up to sm_75 get 6.3, the first version with all emitted instructions except matrix products.
pub fn least_version(module: Op<'_>, profile: &Profile) -> Option<PtxVersion> {
    match Architecture::of(profile).number {
        75 if tensor_cores::are_used(module) => Some(PtxVersion::TENSOR_CORES),
        60..=75 => Some(PtxVersion::FIRST_COMPLETE),
        _ => None,
    }
}
