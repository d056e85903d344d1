//! Input of tools for high-level synthesis, which make hardware for FPGAs.
//!
//! Hardware has no threads: the work-items of a kernel are iterations of loops, as on the host processor
//! ([`super::cpu`]). Each flow has a folder: [`circt`] has MLIR for CIRCT.

pub mod circt;

use super::Format;
use crate::{
    compiler::Compiler,
    profile::{Family, hls_flow::HlsFlow, keywords::Keyword as _, recorded},
};
use gir_dialects::ir::Op;

const FAMILIES: &[Family] = &[Family::Circt];

/// `--emit-hls`
pub static SOURCE: Format = Format {
    flag: "emit-hls",
    description: "Emit the input of a tool for high-level synthesis, for the flow that --hls-flow names",
    is_binary: false,
    has_debug_info: false,
    default_target: "circt",
    families: FAMILIES,
    entry_name: |_| str::to_owned,
    prepare: |_| circt::PREPARE,
    emit,
};

/// The input of a simulated circuit, which has integers only.
pub static SIMULATED: Format = Format {
    flag: "emit-hls",
    description: "Emit the input of a simulated circuit",
    is_binary: false,
    has_debug_info: false,
    default_target: "circt",
    families: &[Family::Circt],
    entry_name: |_| str::to_owned,
    prepare: |_| circt::PREPARE,
    emit: |module, compiler| {
        circt::check_hardware(module)?;
        circt::emit(module, compiler)
    },
};

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, SOURCE.flag, FAMILIES)?;
    match (HlsFlow::of(module, &profile), profile.family) {
        (HlsFlow::Circt, Family::Circt) => circt::emit(module, compiler),
        (flow, _) => {
            let flow = flow.keyword();
            module.error(format!(
                "is for target '{}', and --hls-flow={flow} is a flow of target '{flow}'; name --target={flow}",
                profile.name
            ));
            None
        }
    }
}
