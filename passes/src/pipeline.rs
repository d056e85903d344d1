//! Pipelines that have a name.

use crate::{
    gpu_to_mir::{INDEX_BITWIDTH, MEMORY_SPACES},
    mir_to_lir::mir_to_lir::{
        ATOMIC_FALLBACK_OPTION, GPU_FALLBACK_OPTION, STRICT_BARRIERS_OPTION, TARGET_FILE_OPTION,
        TARGET_OPTION,
    },
};
use gir_dialects::pass::PipelineInfo;

/// From a control-flow graph to structured code with counted loops.
const STRUCTURE_PASSES: &str = "func.func(mir-structurize,mir-raise-loops)";

/// `--gir-to-mir`
pub static GIR_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "gir-to-mir",
    description: "gir to mir: sign into ops, structured control flow, counted loops",
    options: &[],
    expand: |_| format!("convert-gir-to-mir,{STRUCTURE_PASSES}"),
};

/// `--gpu-to-mir`
pub static GPU_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "gpu-to-mir",
    description: "Kernels of upstream's gpu dialect to mir: structured control flow, counted loops",
    options: &[INDEX_BITWIDTH, MEMORY_SPACES],
    expand: |values| {
        let names = [INDEX_BITWIDTH.name, MEMORY_SPACES.name];
        let options: Vec<_> = names
            .iter()
            .zip(values)
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let options = options.join(" ");
        format!("convert-gpu-to-mir{{{options}}},{STRUCTURE_PASSES}")
    },
};

/// `--lower-to-lir`: from whatever level the module is at.
pub static LOWER_TO_LIR: PipelineInfo = PipelineInfo {
    argument: "lower-to-lir",
    description: "Lower to lir for a target profile, from whatever level the module is at",
    options: &[
        TARGET_OPTION,
        TARGET_FILE_OPTION,
        GPU_FALLBACK_OPTION,
        ATOMIC_FALLBACK_OPTION,
        STRICT_BARRIERS_OPTION,
    ],
    expand: lower_to_lir,
};

/// What of a lir module its target decides.
const CHECK_TARGET: &str = "lir-fold-target-queries,lir-check-barriers,\
    lir-scalarize-subgroups,lir-lock-atomics,lir-check-target";

/// The passes of `--lower-to-lir` with the values of its options; without any, the
/// target is the module's own.
pub fn lower_to_lir(values: &[&str]) -> String {
    let options = LOWER_TO_LIR.options.iter().zip(values);
    let given: Vec<_> = options
        .filter(|(_, value)| !value.is_empty())
        .map(|(option, value)| format!("{}={value}", option.name))
        .collect();
    format!(
        "convert-gpu-to-mir,convert-gir-to-mir,{STRUCTURE_PASSES},func.func(mir-infer-address-spaces),mir-to-lir{{{}}},{CHECK_TARGET}",
        given.join(" ")
    )
}
