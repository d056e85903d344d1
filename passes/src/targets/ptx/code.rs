//! Requests to the code generator.

use super::machine::Nvptx;
use crate::{
    compiler::Compiler,
    profile::{Profile, ptx_libdevice, ptx_version::PtxVersion},
    targets::{compute_capability::Architecture, cooperative::tensor_cores, llvm_gpu::code},
};
use gir_dialects::ir::Op;

/// The PTX of LLVM IR, for the processor, features and library that the module of lir has asked for; `None` after an
/// error. The IR was made from the module.
pub fn generate(
    module: Op<'_>,
    compiler: Compiler<'_>,
    (processor, features, library): (&str, &str, Option<&str>),
    ir: &[u8],
) -> Option<Vec<u8>> {
    let ptx = code::generate::<Nvptx>(module, compiler, (processor, features, library), ir)?;
    Some(match compiler.has_debug_info() {
        true => without_quotes(&String::from_utf8_lossy(&ptx)).into_bytes(),
        false => ptx,
    })
}

/// PTX whose names of files have other marks for quotes: strings of PTX have none.
fn without_quotes(ptx: &str) -> String {
    let lines =
        ptx.split_inclusive('\n')
            .map(|line| match line.trim_start().starts_with(".file") {
                true => line.replace("\\\"", "'"),
                false => line.to_owned(),
            });
    lines.collect()
}

/// LLVM's names of the processor and of the version of PTX for a module of lir, which may have sections for debuggers,
/// and the file of the library.
pub fn asked<'c>(
    module: Op<'c>,
    profile: &Profile,
    has_sections: bool,
) -> (String, String, Option<&'c str>) {
    let least = || match Architecture::of(profile).number {
        60..=88 if has_sections => Some(PtxVersion::DEBUG_SECTIONS),
        _ => least_version(module, profile),
    };
    let version = PtxVersion::of(module).or_else(least);
    let features = version.map_or_else(String::new, PtxVersion::feature);
    (
        Architecture::of(profile).name,
        features,
        ptx_libdevice::of(module),
    )
}

/// The version of PTX for a module of lir: that of the first driver for the processor, which LLVM knows.
/// Processors up to sm_75 get 6.3, the first version with all emitted instructions except matrix products.
fn least_version(module: Op<'_>, profile: &Profile) -> Option<PtxVersion> {
    match Architecture::of(profile).number {
        75 if tensor_cores::are_used(module) => Some(PtxVersion::TENSOR_CORES),
        89..=90 if tensor_cores::are_used_on_small_floats(module) => Some(PtxVersion::SMALL_FLOATS),
        60..=75 => Some(PtxVersion::FIRST_COMPLETE),
        _ => None,
    }
}
