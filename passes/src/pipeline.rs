//! Pipelines that have a name.

use crate::mir_to_lir::mir_to_lir::TARGET_OPTION;
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
    options: &[TARGET_OPTION],
    expand: |values| lower_to_lir(values.first().copied().unwrap_or("")),
};

/// The passes of `--lower-to-lir`; an empty target is the module's own.
pub fn lower_to_lir(target: &str) -> String {
    let option = if target.is_empty() {
        String::new()
    } else {
        format!("{{target={target}}}")
    };
    format!("{GIR_TO_MIR_PASSES},func.func(mir-infer-address-spaces),mir-to-lir{option}")
}
