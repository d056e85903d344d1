//! Pipelines that have a name.

use crate::mir_to_lir::mir_to_lir::{
    ATOMIC_FALLBACK_OPTION, GPU_FALLBACK_OPTION, STRICT_BARRIERS_OPTION, TARGET_FILE_OPTION,
    TARGET_OPTION,
};
use gir_dialects::pass::PipelineInfo;

const GIR_TO_MIR_PASSES: &str = "convert-gir-to-mir,func.func(mir-structurize,mir-raise-loops)";

/// `--gir-to-mir`
pub static GIR_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "gir-to-mir",
    description: "gir to mir: sign into ops, structured control flow, counted loops",
    options: &[],
    expand: |_| GIR_TO_MIR_PASSES.to_owned(),
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
const CHECK_TARGET: &str = "lir-fold-target-queries,lir-check-target";

/// The passes of `--lower-to-lir` with the values of its options; without any, the
/// target is the module's own.
pub fn lower_to_lir(values: &[&str]) -> String {
    let options = LOWER_TO_LIR.options.iter().zip(values);
    let given: Vec<_> = options
        .filter(|(_, value)| !value.is_empty())
        .map(|(option, value)| format!("{}={value}", option.name))
        .collect();
    format!(
        "{GIR_TO_MIR_PASSES},func.func(mir-infer-address-spaces),mir-to-lir{{{}}},{CHECK_TARGET}",
        given.join(" ")
    )
}
