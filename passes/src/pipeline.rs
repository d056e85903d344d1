//! Named pipelines.

use crate::{
    gpu_to_mir::{INDEX_BITWIDTH, MEMORY_SPACES},
    mir_to_lir::mir_to_lir::{
        ATOMIC_FALLBACK_OPTION, GPU_FALLBACK_OPTION, SIMPLIFY_OPTION, STRICT_BARRIERS_OPTION,
        TARGET_FILE_OPTION, TARGET_OPTION,
    },
    opt_level::{self, OptLevel},
};
use gir_dialects::pass::{OptionKind, PassOption, PipelineInfo};

/// The passes from a control-flow graph to structured code with counted loops.
const STRUCTURE_PASSES: &str = "func.func(mir-structurize,mir-raise-loops)";

/// `--gir-to-mir`
pub static GIR_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "gir-to-mir",
    description: "Convert gir to mir, with structured control flow and counted loops",
    options: &[],
    expand: |_| format!("convert-gir-to-mir,{STRUCTURE_PASSES}"),
};

/// `--gpu-to-mir`
pub static GPU_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "gpu-to-mir",
    description: "Convert kernels of upstream's gpu dialect to mir, with structured control flow and counted loops",
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

/// `--lower-to-lir`, from any level of the module.
pub static LOWER_TO_LIR: PipelineInfo = PipelineInfo {
    argument: "lower-to-lir",
    description: "Lower to lir for a target profile, from any level",
    options: &[
        TARGET_OPTION,
        TARGET_FILE_OPTION,
        GPU_FALLBACK_OPTION,
        ATOMIC_FALLBACK_OPTION,
        STRICT_BARRIERS_OPTION,
        OPT_LEVEL_OPTION,
    ],
    expand: lower_to_lir,
};

/// The option of `lower-to-lir` for `-O`.
const OPT_LEVEL_OPTION: PassOption = PassOption {
    name: "opt-level",
    description: "Level of optimisation, 0 to 3; default: that of -O",
    kind: OptionKind::Int(-1),
};

/// Promotes variables to values while control flow is still a graph.
const PROMOTE: &str = "mem2reg{region-simplify=false}";

/// The optimisation of a lir module that fits its target.
const OPTIMIZE: &str = ",lir-inline-calls,func.func(lir-canonicalize,lir-recover-conditions,lir-cse,\
    lir-forward-stores,lir-hoist-invariants,lir-eliminate-barriers)";

/// The passes on a lir module that depend on its target.
const CHECK_TARGET: &str = "lir-fold-target-queries,lir-check-barriers,\
    lir-scalarize-subgroups,lir-expand-subgroups,lir-lock-atomics,lir-scalarize-matrices{fallback=true},lir-check-target";

/// The passes of `--lower-to-lir` with the values of its options.
fn lower_to_lir(values: &[&str]) -> String {
    let options = LOWER_TO_LIR.options.iter().zip(values);
    let (level, options): (Vec<_>, Vec<_>) = options
        .filter(|(_, value)| !value.is_empty())
        .partition(|(option, _)| option.name == OPT_LEVEL_OPTION.name);
    let level = level.first().and_then(|(_, level)| level.parse().ok());
    let given = options.iter();
    let given = given.map(|(option, value)| format!("{}={value}", option.name));
    road_to_lir(
        given.collect(),
        level.map_or_else(opt_level::of_tool, OptLevel::of_number),
    )
}

/// The same for the module's own target.
pub fn lower_to_lir_at(level: OptLevel) -> String {
    road_to_lir(vec![], level)
}

/// The passes from any level to LIR that fits its target; the options are those of `mir-to-lir`.
fn road_to_lir(mut options: Vec<String>, level: OptLevel) -> String {
    let (promote, optimize) = match level {
        OptLevel::O0 => {
            options.push(format!("{}=false", SIMPLIFY_OPTION.name));
            (String::new(), "")
        }
        _ => (format!("func.func({PROMOTE}),"), OPTIMIZE),
    };
    format!(
        "convert-gpu-to-mir,convert-gir-to-mir,mir-link-library,{promote}{STRUCTURE_PASSES},mir-lower-textures,func.func(mir-infer-address-spaces),mir-to-lir{{{}}},lir-place-globals,lir-promote-integers,lir-store-booleans,{CHECK_TARGET}{optimize}",
        options.join(" ")
    )
}

/// Whether the last passes of a pipeline, in MLIR's textual form, are the final ones of `--lower-to-lir` at any
/// level.
pub fn ends_with_target_check(pipeline: &str) -> bool {
    let names = without_options(pipeline);
    let before = names.strip_suffix(')').and_then(|passes| {
        let unoptimized = passes.strip_suffix(without_options(OPTIMIZE).as_str());
        let passes = unoptimized.unwrap_or(passes);
        passes.strip_suffix(without_options(CHECK_TARGET).as_str())
    });
    before.is_some_and(|before| before.ends_with(['(', ',']))
}

/// The names of a pipeline's passes, with their nesting.
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
            format!("builtin.module(mir-to-lir{{target=c66x}},{CHECK_TARGET}{OPTIMIZE})"),
            format!("builtin.module({})", road_to_lir(vec![], OptLevel::O1)),
            format!("builtin.module(x{{a={{b}}}},{CHECK_TARGET})")
                .replace(",lir-lock", "{},lir-lock"),
        ] {
            assert!(ends_with_target_check(&pipeline), "{pipeline}");
        }
        for pipeline in [
            "builtin.module()".to_owned(),
            "builtin.module(lir-check-target)".to_owned(),
            format!("builtin.module({CHECK_TARGET},cse)"),
            format!("builtin.module({CHECK_TARGET}{OPTIMIZE},cse)"),
            format!("builtin.module(func.func(x-{CHECK_TARGET}))"),
            format!("builtin.module(cse{{{CHECK_TARGET}}})"),
        ] {
            assert!(!ends_with_target_check(&pipeline), "{pipeline}");
        }
    }
}
