//! `--mir-to-lir{target=…}`: mir to lir for a target profile.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32>   func.func @k(%x: !mir.ptr<global, f32>
//!     {mir.resource = …},                      {lir.resource = …},
//!     %n: i32) attributes {mir.kernel = …}     %n: i32 {lir.push_constant =
//!                                                #lir.push_constant<offset = 0, size = 4>})
//!                                          →   attributes {lir.kernel = …}
//!   %i = mir.gpu.global_id x                 %i = lir.id_global_x
//!   %v = mir.gpu.load %x                     %v = lir.load %x align 4
//! ```
//!
//! The module records the profile as `lir.target`. The pass's option names it; without it a module keeps its recorded
//! one. A lowered module cannot be lowered for another profile. The options of targets, such as `spirv-version`, are
//! those of the command line. Scalars of a kernel get offsets, global storage
//! bindings, buffers a layout ([`super::resources`]); memory ops get alignment ([`crate::analysis::layout`]).
//! Parameters that are handles or inputs become ops ([`crate::analysis::handles`]). An operation of another dialect
//! is an error.
//!
//! Then operations on constants are folded, and unused ones removed, unless `simplify=false`.

use super::{
    accesses::Accesses, annotations, atomics, grid, matrices, memory, renamed, resources,
    subgroup_sizes,
};
use crate::{
    analysis::{
        converted::is_converted,
        handles::{self, Handles},
        stages,
    },
    profile::{
        self, AddressBits, Permissions, known,
        options::{self, Options},
        recorded,
    },
};
use gir_dialects::{
    fold,
    ir::{Block, Context, Op, TypeExt},
    pass::{self, OptionKind, PassInfo, PassOption, PassRun, State, parallel_for},
    rewrite::{PatternSet, Patterns},
    upstream::func,
};
use std::{path::Path, sync::Arc};

/// The target option of this pass and `lower-to-lir`.
pub const TARGET_OPTION: PassOption = PassOption {
    name: "target",
    description: "Target profile (see --list-targets); default: the module's, or generic",
    kind: OptionKind::String(""),
};

/// Like [`TARGET_OPTION`]: a file that defines profiles.
pub const TARGET_FILE_OPTION: PassOption = PassOption {
    name: "target-file",
    description: "TOML or JSON file with target profiles; its only profile is the target if none is named",
    kind: OptionKind::String(""),
};

/// Like [`TARGET_OPTION`]: every fallback is permitted.
pub const GPU_FALLBACK_OPTION: PassOption = PassOption {
    name: "allow-gpu-fallback",
    description: "Allow fallbacks for features that the target lacks: atomics, matrices, subgroups",
    kind: OptionKind::Bool(false),
};

/// Like [`TARGET_OPTION`]: the fallback of atomics is permitted.
pub const ATOMIC_FALLBACK_OPTION: PassOption = PassOption {
    name: "allow-atomic-fallback",
    description: "Allow fallbacks for atomics that the target lacks",
    kind: OptionKind::Bool(false),
};

/// Like [`TARGET_OPTION`]: barriers are the device's own or refused.
pub const STRICT_BARRIERS_OPTION: PassOption = PassOption {
    name: "strict-barriers",
    description: "Refuse barriers that the target does not support natively",
    kind: OptionKind::Bool(false),
};

/// The options of this pass and `lower-to-lir` that choose the target and its properties.
pub const OPTIONS_OF_TARGETS: [PassOption; 5 + options::ALL.len()] = PassOption::join(
    &[
        TARGET_OPTION,
        TARGET_FILE_OPTION,
        GPU_FALLBACK_OPTION,
        ATOMIC_FALLBACK_OPTION,
        STRICT_BARRIERS_OPTION,
    ],
    &options::OF_PASSES,
);

/// Whether operations on constants are folded, and unused ones removed.
pub const SIMPLIFY_OPTION: PassOption = PassOption {
    name: "simplify",
    description: "Fold operations on constants and remove unused ones (default: true)",
    kind: OptionKind::Bool(true),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-to-lir",
    description: "Lower mir to lir for a target profile",
    anchor: "builtin.module",
    options: &PassOption::join::<{ OPTIONS_OF_TARGETS.len() + 1 }>(
        &OPTIONS_OF_TARGETS,
        &[SIMPLIFY_OPTION],
    ),
    dialects: &["arith", "func", "lir", "mir", "scf"],
    initialize: Some(initialize),
    concerns: None,
    run,
};

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    renamed::add_lowerings(&mut patterns);
    grid::add_lowerings(&mut patterns);
    memory::add_patterns(&mut patterns);
    atomics::add_patterns(&mut patterns);
    matrices::add_patterns(&mut patterns);
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    if !choose_target(pass) {
        return;
    }
    let top: Vec<Op<'_>> = module
        .region(0)
        .blocks()
        .flat_map(|block| block.ops())
        .collect();
    let functions: Vec<_> = top
        .iter()
        .copied()
        .filter(|op| op.is::<func::FuncOp<'_>>())
        .collect();
    let profile = recorded::profile(module);
    if let Some(profile) = profile.as_deref() {
        functions
            .iter()
            .for_each(|&function| subgroup_sizes::choose(function, profile));
    }
    let described = pass::succeeds(|| {
        stages::refuse_future(&functions);
        resources::assign(&top, &functions, profile.as_deref());
    });
    if !described {
        return;
    }
    let patterns: &Patterns = pass.state();
    let reached = stages::Reached::new(&functions);
    let address_bits = profile.and_then(|profile| profile.address_bits);
    let simplify = pass.bool_option(SIMPLIFY_OPTION.name);
    parallel_for(module.context(), &functions, |&function| {
        reached.check(function);
        let handles = Handles::bind(function);
        let accesses = Accesses {
            handles: &handles,
            stages: &reached.stages(function),
            address_bits: address_bits.map_or(64, AddressBits::get),
        };
        accesses.lower(function);
        patterns.walk(function);
        finish(function, &handles);
        if simplify {
            fold::fold_and_erase(function);
        }
    });
    // Globals of mir have been replaced, so the operations are collected again.
    let top = module.region(0).blocks().flat_map(|block| block.ops());
    top.filter(|op| !op.is::<func::FuncOp<'_>>() && !is_converted(*op))
        .for_each(refuse_foreign);
}

/// Reports operations that lir lacks, and renames the annotations of loops and variables.
fn finish<'c>(function: Op<'c>, handles: &Handles<'c>) {
    function.walk_pre(|op| {
        refuse_foreign(op);
        refuse_index(op);
        if handles.any {
            handles::check(op, &handles.layouts);
        }
        if op != function {
            annotations::rename(op);
        }
    });
}

/// Reports values without an explicit width.
fn refuse_index(op: Op<'_>) {
    let arguments = op
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(Block::arguments);
    if op
        .results()
        .chain(arguments)
        .any(|value| value.ty().lane().is_index())
    {
        op.error("has a value of type index, which lir does not have; use an integer as wide as the target's addresses");
    }
}

/// The dialects of a lowered module.
const LOWERED: &[&str] = &["lir", "arith", "math", "vector", "scf", "func", "ub"];

/// Reports an operation of a dialect that lowered modules lack.
fn refuse_foreign(op: Op<'_>) {
    let dialect = op.name().split_once('.').map(|(dialect, _)| dialect);
    if !dialect.is_some_and(|dialect| LOWERED.contains(&dialect)) {
        op.error("cannot be lowered to lir yet; express it with operations of gir, mir, arith, math, vector, scf or func");
    }
}

/// Records the profile, the module's own by default, and the permitted fallbacks; false after a diagnostic.
fn choose_target(pass: &PassRun<'_>) -> bool {
    let module = pass.op();
    let permissions = Permissions {
        gpu_fallback: pass.bool_option(GPU_FALLBACK_OPTION.name),
        atomic_fallback: pass.bool_option(ATOMIC_FALLBACK_OPTION.name),
        strict_barriers: pass.bool_option(STRICT_BARRIERS_OPTION.name),
    };
    permissions.record(module);
    let options = match Options::of(pass) {
        Ok(options) => options,
        Err(message) => {
            module.error(format!("cannot be lowered: {message}"));
            return false;
        }
    };
    options.record(module);
    let asked = pass.string_option(TARGET_OPTION.name);
    let mut name = match asked.as_str() {
        "" => recorded::name_of(module)
            .unwrap_or(profile::GENERIC)
            .to_owned(),
        asked => asked.to_owned(),
    };
    let file = pass.string_option(TARGET_FILE_OPTION.name);
    if !file.is_empty() {
        let file = Path::new(&file);
        match known::add_file(module.context(), file) {
            Ok(mut names) if asked.is_empty() && names.len() == 1 => name = names.remove(0),
            Ok(_) => {}
            Err(error) => {
                error.emit(module.context(), file);
                return false;
            }
        }
    }
    let is_recorded = recorded::record(module, &name);
    // Reading the profile checks the options.
    is_recorded && (options.is_empty() || recorded::profile(module).is_some())
}
