//! Hardware: text for tool chains of FPGAs, which make circuits of loops.
//!
//! `lir-serialize-work-items` makes loops over the work-items of a workgroup, as on the host processor, and
//! [`lir_loop_workgroups`] loops over the workgroups around them: a kernel is one function that computes its whole
//! grid. Each tool chain has a module of its own, which prints such a kernel.

mod bit_casts;
pub mod circt;
pub mod lir_loop_workgroups;
mod oneapi;
pub mod vitis;

use super::Format;
use crate::{
    compiler::Compiler,
    profile::{Family, hls_flow::HlsFlow, keywords::Keyword as _, recorded},
    step::Steps,
};
use gir_dialects::ir::Op;

const FAMILIES: &[Family] = &[Family::Vitis, Family::Oneapi, Family::Circt];

/// `--emit-hls`
pub static SOURCE: Format = Format {
    flag: "emit-hls",
    description: "Emit a kernel for an FPGA, for the tool chain that --hls-flow names",
    is_binary: false,
    has_debug_info: false,
    default_target: "vitis",
    families: FAMILIES,
    entry_name,
    prepare,
    is_verified: false,
    emit: |module, compiler| {
        let files = files(module, compiler)?;
        files.into_iter().next().map(|(_, bytes)| bytes)
    },
    files: Some(files),
};

/// The input of the device that simulates: the kernel, with the function by which the host calls it.
pub static SIMULATED: Format = Format {
    flag: "emit-hls",
    description: "Emit a kernel for a simulated FPGA",
    is_binary: false,
    has_debug_info: false,
    default_target: "vitis",
    families: &[Family::Vitis],
    entry_name: |_| vitis::entry_name,
    prepare,
    is_verified: false,
    emit: vitis::simulated,
    files: None,
};

/// The input of the device that runs SYCL.
pub static TASK: Format = Format {
    flag: "emit-hls",
    description: "Emit a kernel for SYCL's run-time compiler",
    is_binary: false,
    has_debug_info: false,
    default_target: "oneapi",
    families: &[Family::Oneapi],
    entry_name: |_| vitis::entry_name,
    prepare,
    is_verified: false,
    emit: oneapi::simulated,
    files: None,
};

/// The input of a simulated circuit, which has integers only.
pub static CIRCUIT: Format = Format {
    flag: "emit-hls",
    description: "Emit a kernel for a simulated circuit",
    is_binary: false,
    has_debug_info: false,
    default_target: "circt",
    families: &[Family::Circt],
    entry_name: |_| str::to_owned,
    prepare,
    is_verified: false,
    emit: circt::simulated,
    files: None,
};

fn entry_name(family: Family) -> fn(&str) -> String {
    match family {
        Family::Circt => str::to_owned,
        _ => vitis::entry_name,
    }
}

fn prepare(family: Family) -> Steps {
    match family {
        Family::Circt => circt::PREPARE,
        _ => vitis::PREPARE,
    }
}

/// The files of a module: the source first.
fn files(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<(String, Vec<u8>)>> {
    let profile = recorded::profile_for(module, SOURCE.flag, FAMILIES)?;
    let flow = HlsFlow::of(module, &profile);
    if flow.family() != profile.family {
        let (flow, target) = (flow.keyword(), &profile.name);
        module.error(format!(
            "is for target '{target}', which is of another tool chain than --hls-flow={flow}; add --target={flow}"
        ));
        return None;
    }
    match flow {
        HlsFlow::Vitis => vitis::files(module, compiler, &profile),
        HlsFlow::Circt => circt::files(module, compiler, &profile),
        HlsFlow::Oneapi => oneapi::files(module, compiler, &profile),
    }
}
