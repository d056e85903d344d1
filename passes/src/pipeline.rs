//! Pipelines that have a name, and the lists they are made of.

use crate::{
    gir_to_mir::convert_gir_to_mir,
    gpu_to_mir::{INDEX_BITWIDTH, MEMORY_SPACES, convert_gpu_to_mir},
    import::llvm::convert_llvm_to_mir,
    link,
    lir::{
        atomics::lir_lock_atomics,
        copies::lir_expand_copies,
        floats::lir_expand_small_floats,
        globals::lir_place_globals,
        integers::{lir_promote_integers, lir_store_booleans},
        legality::{lir_check_barriers, lir_check_target, lir_fold_target_queries},
        matrices::lir_scalarize_matrices,
        optimize::{
            lir_canonicalize, lir_cse, lir_eliminate_barriers, lir_forward_stores,
            lir_hoist_invariants, lir_inline_calls, lir_recover_conditions,
        },
        prints::lir_lower_printf,
        subgroups::{lir_expand_subgroups, lir_scalarize_subgroups},
    },
    lir_to_mir::lir_to_mir,
    mir::{
        mir_infer_address_spaces, mir_link_library, mir_lower_textures, mir_raise_loops,
        mir_structurize,
    },
    mir_to_gir::mir_to_gir,
    mir_to_gpu::convert_mir_to_gpu,
    mir_to_lir::mir_to_lir::{self, OPTIONS_OF_TARGETS, SIMPLIFY_OPTION},
    opt_level::{self, OptLevel},
    step::{self, Setting, Step, Steps, Upstream, text},
    targets::groups,
};
use gir_dialects::pass::{OptionKind, PassManager, PassOption, PipelineInfo};

/// `--gir-to-mir`
pub static GIR_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "gir-to-mir",
    description: "Convert gir to mir, with structured control flow and counted loops",
    options: &[],
    expand: |_| text(&[Step::of(&convert_gir_to_mir::PASS), Step::group(STRUCTURE)]),
};

/// `--gpu-to-mir`
pub static GPU_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "gpu-to-mir",
    description: "Convert kernels of upstream's gpu dialect to mir, with structured control flow and counted loops",
    options: &[INDEX_BITWIDTH, MEMORY_SPACES],
    expand: |values| {
        let settings = given(&GPU_TO_MIR, values);
        text(&[
            Step::with(&convert_gpu_to_mir::PASS, &settings),
            Step::group(STRUCTURE),
        ])
    },
};

/// `--llvm-to-mir`
pub static LLVM_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "llvm-to-mir",
    description: "Convert kernels of LLVM IR to mir, with structured control flow and counted loops",
    options: &[],
    expand: |_| {
        text(&[
            Step::of(&convert_llvm_to_mir::PASS),
            Step::group(PROMOTE),
            Step::group(STRUCTURE),
        ])
    },
};

/// `--spirv-to-mir`: the reader of SPIR-V makes functions of `cf`.
pub static SPIRV_TO_MIR: PipelineInfo = PipelineInfo {
    argument: "spirv-to-mir",
    description: "Structure kernels that were read from SPIR-V, with counted loops",
    options: &[],
    expand: |_| text(&[Step::group(PROMOTE), Step::group(STRUCTURE)]),
};

/// `--mir-to-gpu`, from mir or gir.
pub static MIR_TO_GPU: PipelineInfo = PipelineInfo {
    argument: "mir-to-gpu",
    description: "Convert kernels of gir or mir to upstream's gpu, memref and scf dialects",
    options: &[],
    expand: |_| {
        text(&[
            Step::group(link::TO_MIR),
            Step::of(&mir_link_library::PASS),
            Step::group(STRUCTURE),
            Step::of(&mir_infer_address_spaces::PASS),
            Step::of(&convert_mir_to_gpu::PASS),
        ])
    },
};

/// `--lower-to-lir`, from any level of the module.
pub static LOWER_TO_LIR: PipelineInfo = PipelineInfo {
    argument: "lower-to-lir",
    description: "Lower to lir for a target profile, from any level",
    options: &PassOption::join::<{ OPTIONS_OF_TARGETS.len() + 1 }>(
        &OPTIONS_OF_TARGETS,
        &[OPT_LEVEL_OPTION],
    ),
    expand: lower_to_lir,
};

/// The option of `lower-to-lir` for `-O`.
const OPT_LEVEL_OPTION: PassOption = PassOption {
    name: "opt-level",
    description: "Level of optimisation, 0 to 3; default: that of -O",
    kind: OptionKind::Int(-1),
};

/// From mir to gir, of which GIR text can be printed.
pub const RAISE: Steps = &[Step::of(&mir_to_gir::PASS)];

/// Like [`RAISE`], from LLVM IR.
pub const RAISE_IMPORTED: Steps = &[
    Step::of(&convert_llvm_to_mir::PASS),
    Step::group(STRUCTURE),
    Step::of(&mir_to_gir::PASS),
];

/// Like [`RAISE`], from lir.
pub const RAISE_LOWERED: Steps = &[Step::of(&lir_to_mir::PASS), Step::of(&mir_to_gir::PASS)];

/// From a control-flow graph to structured code with counted loops: these are found among structured ones.
const STRUCTURE: Steps = &[
    Step::of(&mir_structurize::PASS),
    Step::of(&mir_raise_loops::PASS),
];

/// Variables become values while control flow is still a graph: behind it, results of regions would carry them.
/// The graph itself stays as the program has it.
const PROMOTE: Steps = &[Step::upstream(&Upstream {
    argument: "mem2reg",
    anchor: "func.func",
    options: &[("region-simplify", "false")],
})];

/// The decisions of its target on a lir module. `remarks` are those on barriers.
const fn check_target(remarks: &'static [Setting<'static>]) -> [Step<'static>; 11] {
    const FALLBACK: &[Setting<'_>] = &[Setting::flag(
        &lir_scalarize_matrices::FALLBACK_OPTION,
        true,
    )];
    [
        // First: an arm that is not taken may use anything.
        Step::of(&lir_fold_target_queries::PASS),
        // No profile has small floats: the passes behind see integers and f32.
        Step::of(&lir_expand_small_floats::PASS),
        // Before the fallbacks of subgroups: it brings in shuffles.
        groups::FRAGMENTS,
        // Before the optimiser, for which memory that nobody writes has any value.
        Step::of(&lir_expand_copies::PASS),
        // Before the passes that bring in barriers of their own.
        Step::with(&lir_check_barriers::PASS, remarks),
        // Before the fallbacks: it brings in atomics, and votes of the workgroup.
        Step::of(&lir_lower_printf::PASS),
        // Each of these replaces operations of its own kind.
        Step::of(&lir_scalarize_subgroups::PASS),
        Step::of(&lir_expand_subgroups::PASS),
        Step::of(&lir_lock_atomics::PASS),
        Step::with(&lir_scalarize_matrices::PASS, FALLBACK),
        // Last: an operation that no fallback has replaced is an error.
        Step::of(&lir_check_target::PASS),
    ]
}

/// The check of a module that is lowered here.
const CHECK_TARGET: Steps = &check_target(&[]);

/// The check of a module that was lowered before, which has made the remarks then.
pub const CHECK_LOWERED: Steps =
    &check_target(&[Setting::flag(&lir_check_barriers::REMARKS_OPTION, false)]);

/// Optimisation of a lir module that fits its target. It is behind the check: an operation that the target
/// lacks is an error at every level, also where an optimisation would have removed it.
const OPTIMIZE: Steps = &[
    // First: a function is folded with the operands of its caller.
    Step::of(&lir_inline_calls::PASS),
    Step::of(&lir_canonicalize::PASS),
    Step::of(&lir_recover_conditions::PASS),
    // Addresses that are computed once are seen to be the same by the passes behind.
    Step::of(&lir_cse::PASS),
    Step::of(&lir_forward_stores::PASS),
    Step::of(&lir_hoist_invariants::PASS),
    // Last: accesses that are gone need no barrier.
    Step::of(&lir_eliminate_barriers::PASS),
];

/// The passes of `--lower-to-lir` with the values of its options.
fn lower_to_lir(values: &[&str]) -> String {
    let options = LOWER_TO_LIR.options.iter().zip(values);
    let level = options
        .filter(|(option, _)| option.name == OPT_LEVEL_OPTION.name)
        .find_map(|(_, level)| level.parse().ok());
    let level = level.map_or_else(opt_level::current, OptLevel::of_number);
    let mut settings = given(&LOWER_TO_LIR, values);
    settings.retain(|setting| !setting.is_empty() && !setting.is_of(&OPT_LEVEL_OPTION));
    settings.extend(simplification(level));
    text(&road_to_lir(link::TO_MIR, level, &settings))
}

/// The same for the module's own target, with the conversions to mir that concern the module.
pub fn lower_to_lir_at(to_mir: Steps, level: OptLevel) -> Vec<Step<'static>> {
    road_to_lir(to_mir, level, simplification(level))
}

/// The part of the road to lir that asks for no target; [`lower_structured_at`] is the rest.
pub fn lower_to_mir_at(to_mir: Steps, level: OptLevel) -> Vec<Step<'static>> {
    vec![
        Step::group(to_mir),
        // Before all passes on functions: definitions of the library are lowered like others.
        Step::of(&mir_link_library::PASS),
        optimizing(level, PROMOTE),
        Step::group(STRUCTURE),
    ]
}

/// The road to lir from structured mir, for the module's own target.
pub fn lower_structured_at(level: OptLevel) -> Vec<Step<'static>> {
    for_target(level, simplification(level))
}

/// Steps that run from `-O1` on.
fn optimizing(level: OptLevel, steps: Steps) -> Step<'static> {
    Step::group(match level {
        OptLevel::O0 => &[],
        _ => steps,
    })
}

/// The values of a pipeline's options, as MLIR gives them.
fn given<'a>(pipeline: &PipelineInfo, values: &[&'a str]) -> Vec<Setting<'a>> {
    let options = pipeline.options.iter().zip(values);
    let settings = options.filter_map(|(option, value)| Setting::given(option, value));
    settings.collect()
}

/// The option by which `mir-to-lir` lowers operations as they are.
fn simplification(level: OptLevel) -> &'static [Setting<'static>] {
    match level {
        OptLevel::O0 => const { &[Setting::flag(&SIMPLIFY_OPTION, false)] },
        _ => &[],
    }
}

/// From any level to LIR that its target takes; the settings are those of `mir-to-lir`.
fn road_to_lir<'a>(to_mir: Steps, level: OptLevel, settings: &'a [Setting<'a>]) -> Vec<Step<'a>> {
    let mut steps: Vec<Step<'a>> = lower_to_mir_at(to_mir, level);
    steps.extend(for_target(level, settings));
    steps
}

/// The part of the road that asks for the target.
fn for_target<'a>(level: OptLevel, settings: &'a [Setting<'a>]) -> Vec<Step<'a>> {
    vec![
        // It follows textures through structured control flow.
        Step::of(&mir_lower_textures::PASS),
        // Targets have operations in some storage spaces only.
        Step::of(&mir_infer_address_spaces::PASS),
        Step::with(&mir_to_lir::PASS, settings),
        Step::of(&lir_place_globals::PASS),
        // Before the check: lir has neither integers of odd widths nor kernels that take single bits.
        Step::of(&lir_promote_integers::PASS),
        Step::of(&lir_store_booleans::PASS),
        Step::group(CHECK_TARGET),
        optimizing(level, OPTIMIZE),
    ]
}

/// Whether the passes that a command line has asked for ended as `--lower-to-lir` does at any level. MLIR alone knows
/// them: a pipeline may be a flag, or be named in another.
pub fn ends_with_target_check(passes: &PassManager<'_>) -> bool {
    let ends = [
        CHECK_TARGET,
        &[Step::group(CHECK_TARGET), Step::group(OPTIMIZE)],
    ];
    ends.iter().any(|end| step::ends_with(passes, end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile;

    fn ends_with_check(pipeline: &str) -> bool {
        let context = compile::new_context();
        let mut passes = PassManager::new(&context);
        passes.append(pipeline).unwrap();
        ends_with_target_check(&passes)
    }

    #[test]
    fn the_check_is_found_at_the_end_only() {
        let check = text(CHECK_TARGET);
        for pipeline in [
            check.clone(),
            text(CHECK_LOWERED),
            format!("mir-to-lir{{target=c66x}},{check}"),
            format!("mir-to-lir{{target=c66x}},{check},{}", text(OPTIMIZE)),
            "lower-to-lir{target=c66x opt-level=0}".to_owned(),
            "lower-to-lir{target=c66x opt-level=2}".to_owned(),
        ] {
            assert!(ends_with_check(&pipeline), "{pipeline}");
        }
        for pipeline in [
            String::new(),
            "lir-check-target".to_owned(),
            "lower-to-lir,cse".to_owned(),
            format!("{check},cse"),
            format!("{check},{},cse", text(OPTIMIZE)),
        ] {
            assert!(!ends_with_check(&pipeline), "{pipeline}");
        }
    }

    #[test]
    fn options_of_a_pipeline_reach_its_passes() {
        let mut values: Vec<_> = (LOWER_TO_LIR.options.iter())
            .map(|option| match option.name {
                "allow-gpu-fallback" => "true",
                "opt-level" => "0",
                _ => match option.kind {
                    OptionKind::Bool(_) => "false",
                    _ => "",
                },
            })
            .collect();
        let as_it_is = lower_to_lir(&values);
        assert!(
            as_it_is.contains("mir-to-lir{allow-gpu-fallback=true allow-atomic-fallback=false")
        );
        assert!(as_it_is.contains(" simplify=false}"));
        values[0] = "c66x";
        *values.last_mut().unwrap() = "1";
        let optimized = lower_to_lir(&values);
        assert!(optimized.contains("mir-to-lir{target=c66x allow-gpu-fallback=true"));
        assert!(!optimized.contains(" simplify="));
        let gpu = (GPU_TO_MIR.expand)(&["64", "nvvm"]);
        assert!(gpu.starts_with("convert-gpu-to-mir{index-bitwidth=64 memory-spaces=nvvm},"));
    }
}
