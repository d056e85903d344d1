//! Pipelines that have a name.

use crate::{
    gpu_to_mir::{INDEX_BITWIDTH, MEMORY_SPACES},
    mir_to_lir::mir_to_lir::{
        ATOMIC_FALLBACK_OPTION, GPU_FALLBACK_OPTION, SIMPLIFY_OPTION, STRICT_BARRIERS_OPTION,
        TARGET_FILE_OPTION, TARGET_OPTION,
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
    lir-scalarize-subgroups,lir-lock-atomics,lir-scalarize-matrices{fallback=true},lir-check-target";

/// The passes of `--lower-to-lir` with the values of its options; without any, the
/// target is the module's own.
pub fn lower_to_lir(values: &[&str]) -> String {
    let options = LOWER_TO_LIR.options.iter().zip(values);
    let given: Vec<_> = options
        .filter(|(_, value)| !value.is_empty())
        .map(|(option, value)| format!("{}={value}", option.name))
        .collect();
    road_to_lir(&given)
}

/// The same for the module's own target, with every operation as the program has it:
/// nothing computed before, and nothing dropped that has no use.
pub fn lower_to_lir_unsimplified() -> String {
    road_to_lir(&[format!("{}=false", SIMPLIFY_OPTION.name)])
}

/// From any level to LIR that its target takes; the options are those of `mir-to-lir`.
fn road_to_lir(options: &[String]) -> String {
    format!(
        "convert-gpu-to-mir,convert-gir-to-mir,mir-link-library,{STRUCTURE_PASSES},func.func(mir-infer-address-spaces),mir-to-lir{{{}}},lir-promote-integers,lir-store-booleans,{CHECK_TARGET}",
        options.join(" ")
    )
}

/// Whether the last passes of a pipeline, in MLIR's textual form, are those that
/// `--lower-to-lir` ends with.
pub fn ends_with_target_check(pipeline: &str) -> bool {
    let names = without_options(pipeline);
    let before = names
        .strip_suffix(')')
        .and_then(|passes| passes.strip_suffix(without_options(CHECK_TARGET).as_str()));
    before.is_some_and(|before| before.ends_with(['(', ',']))
}

/// The names of a pipeline's passes, with what nests them.
fn without_options(pipeline: &str) -> String {
    let mut depth = 0;
    let mut names = String::with_capacity(pipeline.len());
    for character in pipeline.chars() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => names.push(character),
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_is_found_at_the_end_only() {
        for pipeline in [
            format!("builtin.module({CHECK_TARGET})"),
            format!("builtin.module(mir-to-lir{{target=c66x}},{CHECK_TARGET})"),
            format!("builtin.module(x{{a={{b}}}},{CHECK_TARGET})")
                .replace(",lir-lock", "{},lir-lock"),
        ] {
            assert!(ends_with_target_check(&pipeline), "{pipeline}");
        }
        for pipeline in [
            "builtin.module()".to_owned(),
            "builtin.module(lir-check-target)".to_owned(),
            format!("builtin.module({CHECK_TARGET},cse)"),
            format!("builtin.module(func.func(x-{CHECK_TARGET}))"),
            format!("builtin.module(cse{{{CHECK_TARGET}}})"),
        ] {
            assert!(!ends_with_target_check(&pipeline), "{pipeline}");
        }
    }
}
