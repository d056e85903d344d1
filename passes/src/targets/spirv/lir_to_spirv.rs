//! `--lir-to-spirv`: lowers a LIR module to one `spirv.module`, for Vulkan or for OpenCL.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32>     spirv.GlobalVariable @k_x bind(0, 0) : …
//!     {lir.resource = …})                    spirv.func @k() "None" {
//!     attributes {lir.kernel = …} {            %a = spirv.mlir.addressof @k_x : …
//!   %i = lir.id_global_x                →      %i = spirv.CompositeExtract …
//!   %p = lir.gep %x[%i] stride 4               %p = spirv.AccessChain %a[%c0, %i] : …
//!   %v = lir.load %p align 4                   %v = spirv.Load "StorageBuffer" %p : f32
//! ```
//!
//! For OpenCL, parameters stay parameters and pointers are addresses (`spirv.PtrAccessChain`).
//!
//! The passes that bring lir to the form of SPIR-V run first, unless `prepare=false` says that they have: total
//! operations are guarded (`--lir-guard-total-ops`), pointers have one origin, and so on. Anything that the profile
//! lacks, or that this lowering does not support yet, is an error at its location.

use super::{
    addresses, arith, atomics, buffers,
    capabilities::Capabilities,
    check::Needed,
    coherence, compare, control, conversions, debug_info, derivatives,
    discards::Discards,
    entry_points::{self, Made},
    extended, extensions,
    flavour::{Flavour, Pointers, address_bits},
    functions, images, linkage, math, memory, memory_model, opencl, opencl_images,
    parameters::Parameter,
    physical,
    placeholders::Placeholders,
    prologue::{self, Setting},
    source::{Source, is_kernel},
    specialisation, stage_io, subgroups, synchronization, tables,
    variables::Variables,
    vectors,
};
use crate::{
    analysis::images::{mark_writers, unmark_writer, writers},
    lir::optimize::inlining::{self, Inlining},
    profile::{
        Family, Permissions, Profile, ProfileHandle, SpirvVersion, legality::Legality, recorded,
    },
    step::text,
};
use gir_dialects::{
    ir::{self, Attribute, Block, Builder, Context, Op, OpView, TypeExt},
    names,
    pass::{self, OptionKind, PassInfo, PassManager, PassOption, PassRun, parallel_for},
    rewrite::{PatternSet, Patterns},
    upstream::{
        func,
        spirv::{
            self, AddressingModel, AddressingModelAttr, FunctionControl, FunctionControlAttr,
            MemoryModel, MemoryModelAttr,
        },
    },
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-to-spirv",
    description: "Lower lir to a spirv.module for the profile the module records",
    anchor: "builtin.module",
    options: &[PREPARE_OPTION],
    dialects: &[
        "arith", "cf", "func", "lir", "math", "mir", "scf", "spirv", "ub", "vector",
    ],
    initialize: Some(|_| Arc::new(Prepared::default())),
    concerns: None,
    run,
};

/// The option for the passes before.
pub const PREPARE_OPTION: PassOption = PassOption {
    name: "prepare",
    description: "Run the passes first that --emit-spirv runs on lir",
    kind: OptionKind::Bool(true),
};

/// The patterns for each kind of pointer, built when the first module needs them.
#[derive(Default)]
struct Prepared {
    logical: OnceLock<Patterns>,
    physical: OnceLock<Patterns>,
}

impl Prepared {
    fn of(&self, context: &Context, pointers: Pointers) -> &Patterns {
        let patterns = match pointers {
            Pointers::Logical => &self.logical,
            Pointers::Physical => &self.physical,
        };
        patterns.get_or_init(|| patterns_for(context, pointers))
    }
}

/// The patterns for one kind of pointers.
pub fn patterns_for(context: &Context, pointers: Pointers) -> Patterns {
    let mut patterns = PatternSet::new(context);
    arith::add_patterns(&mut patterns);
    extended::add_patterns(&mut patterns);
    conversions::add_patterns(&mut patterns);
    math::add_patterns(&mut patterns);
    compare::add_patterns(&mut patterns);
    match pointers {
        Pointers::Logical => {
            memory::add_patterns(&mut patterns);
            buffers::add_patterns(&mut patterns);
            images::add_patterns(&mut patterns);
            derivatives::add_patterns(&mut patterns);
        }
        Pointers::Physical => {
            physical::add_patterns(&mut patterns);
            opencl_images::add_patterns(&mut patterns);
        }
    }
    atomics::add_patterns(&mut patterns);
    subgroups::add_patterns(&mut patterns);
    synchronization::add_patterns(&mut patterns);
    functions::add_patterns(&mut patterns);
    vectors::add_patterns(&mut patterns);
    patterns.freeze()
}

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let Some((profile, version)) = spirv_version(module) else {
        return;
    };
    let is_prepared = !pass.bool_option(PREPARE_OPTION.name);
    if !is_prepared && !prepare(module, profile.family) {
        return;
    }
    let legality = Legality::new(&profile, Permissions::of(module));
    let flavour = Flavour::of_profile(&profile);
    // The contents that MLIR knows are those before this pass.
    let needed = Needed::of(is_prepared.then(|| pass.census()), flavour);
    let Some(source) = Source::inspect(module, flavour, version, &legality, needed) else {
        return;
    };
    mark_writers(&writers(module));
    let Some(declared) = declare(module, &source, &profile, version) else {
        return;
    };
    let prepared: &Prepared = pass.state();
    let patterns = prepared.of(module.context(), flavour.pointers);
    // The accesses of a kernel are ordered by operations of its callees too.
    let orders = source.uses.values().any(|uses| uses.orders);
    let shares = orders && memory_model::applies(flavour);
    let found = Mutex::new((declared.needed, Placeholders::default()));
    parallel_for(module.context(), &declared.functions, |&function| {
        if flavour.is_physical() && version >= SpirvVersion::V1_4 {
            opencl_images::note_signs(function);
        }
        lower(function, patterns, flavour);
        unmark_writer(function);
        if shares {
            memory_model::share_accesses(function);
        }
        let (mut needs, mut called) = (Capabilities::default(), Placeholders::default());
        function.walk_pre(|op| {
            needs.require_op(op);
            if memory_model::applies(flavour) {
                memory_model::require_scope(op, &mut needs);
            }
            called.note(op);
        });
        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
        found.0.extend(needs);
        found.1.extend(called);
    });
    if orders && flavour.memory_model == MemoryModel::GLSL450 {
        coherence::decorate(declared.module.op(), &declared.functions);
    }
    let (needed, called) = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(first) = declared.functions.first() {
        called.declare(&Builder::before(*first));
    }
    declared
        .module
        .set_vce_triple(needed.triple(module.context(), flavour, version));
    if let Some(spirv) = &profile.spirv {
        extensions::check(declared.module.op(), &needed, (flavour, version), spirv);
    }
    for &op in &source.top {
        op.erase();
    }
}

/// Runs the passes before this one; false after a diagnostic. They depend on the target, which the module records, so
/// that no list of passes could name them.
fn prepare(module: Op<'_>, family: Family) -> bool {
    let mut passes = PassManager::on(module);
    if let Err(message) = passes.append(&text(super::prepare(family))) {
        module.error(format!("cannot be prepared for SPIR-V: {message}"));
        return false;
    }
    passes.verify_each(cfg!(debug_assertions));
    passes.run(module)
}

/// The module's profile and its SPIR-V version; `None` after a diagnostic.
fn spirv_version(module: Op<'_>) -> Option<(ProfileHandle, SpirvVersion)> {
    let profile = recorded::profile_for(module, PASS.argument, FAMILIES)?;
    let Some(version) = profile.spirv.as_ref().and_then(|spirv| spirv.version) else {
        module.error(format!(
            "is for target '{}', whose profile has no spirv.version; give it one",
            profile.name
        ));
        return None;
    };
    Some((profile, version))
}

/// The new module, before its functions are lowered.
struct Declared<'c> {
    module: spirv::ModuleOp<'c>,
    functions: Vec<Op<'c>>,
    /// The capabilities of everything except the functions.
    needed: Capabilities,
}

/// Creates the module with its variables, entry points and functions; the functions take over their bodies,
/// with the prologue lowered. `None` after a diagnostic.
fn declare<'c>(
    module: Op<'c>,
    source: &Source<'c>,
    profile: &Profile,
    version: SpirvVersion,
) -> Option<Declared<'c>> {
    let flavour = source.flavour;
    let is_addressed = source.uses.values().any(|uses| uses.is_addressed);
    let model = flavour.addressing_model(profile, is_addressed);
    let (new, block) = new_module(module, flavour, model)?;
    let builder = Builder::at_end(block, module.location());
    let sizes = &source.sizes;
    let names = source.functions.iter().map(|function| function.sym_name());
    let mut variables = Variables::new(flavour, id_bits(flavour, profile), names);
    let mut functions = linkage::import_readers(&builder, source, &mut variables);
    let parameters = declare_variables(&builder, source, &mut variables)?;
    let crossings = stage_io::declare_all(&builder, &source.functions, &mut variables)?;
    specialisation::declare(&builder, new.op(), source, &mut variables);
    note(new.op(), names::LIR_SPEC_IDS, &variables.sized_at_launch);
    note(new.op(), tables::TABLES, &variables.tables);
    note(new.op(), debug_info::MEMBERS, &variables.members);
    let discards = Discards::new(version, &mut variables);
    let mut has_discards = false;
    let lowered = pass::succeeds(|| {
        for function in source.functions_to_emit() {
            let name = function.sym_name();
            let setting = Setting {
                variables: &variables,
                parameters: parameters.get(name).map_or(&[], Vec::as_slice),
                answered: &source.uses[name].answered,
                views: &source.uses[name].views,
                group_size: sizes.inside(name),
            };
            let new = take_function(&builder, function, flavour);
            if source.uses[name].is_addressed {
                addresses::retype(new);
            }
            prologue::lower(new, &setting);
            if let Some(io) = crossings.get(name) {
                io.lower(new);
            }
            has_discards |= discards.lower(new);
            functions.push(new);
        }
    });
    functions.extend(linkage::export_readers(
        &builder,
        source,
        &mut variables,
        profile,
    ));
    if has_discards {
        functions.extend(discards.define(&builder));
    }
    let made = Made {
        parameters: &parameters,
        crossings: &crossings,
    };
    let mut needed =
        entry_points::declare_all(&builder, source, &mut variables, &made, (profile, version));
    for op in block.ops() {
        if let Some(variable) = op.cast::<spirv::GlobalVariableOp<'_>>() {
            needed.require_op(op);
            if let Some(decoration) = variables.decorations.get(variable.sym_name()) {
                op.set_attribute(decoration, ir::flag(module.context()));
            }
        }
    }
    lowered.then_some(Declared {
        module: new,
        functions,
        needed,
    })
}

/// The families that this pass accepts.
const FAMILIES: &[Family] = &[Family::Vulkan, Family::OpenclSpirv];

/// Bits of the ids that the device provides: on OpenCL those of an address.
fn id_bits(flavour: &Flavour, profile: &Profile) -> u32 {
    match flavour.pointers {
        Pointers::Logical => 32,
        Pointers::Physical => address_bits(profile),
    }
}

/// Attaches a dictionary to the new module, for the steps that complete the binary.
fn note<'c>(module: Op<'c>, name: &str, entries: &[(String, Attribute<'c>)]) {
    if !entries.is_empty() {
        let entries = entries.iter().map(|(name, value)| (name.as_str(), *value));
        let entries: Vec<_> = entries.collect();
        module.set_attribute(name, ir::dictionary(module.context(), &entries));
    }
}

/// Declares the variables of the module; returns the parameters of each kernel.
fn declare_variables<'c>(
    builder: &Builder<'c>,
    source: &Source<'c>,
    variables: &mut Variables<'c>,
) -> Option<HashMap<&'c str, Vec<Parameter<'c>>>> {
    let mut parameters = HashMap::new();
    let declared = pass::succeeds(|| {
        for global in &source.globals {
            let builder = builder.with_location(global.op().location());
            variables.add_global(&builder, *global);
        }
        for function in &source.functions {
            let uses = &source.uses[function.sym_name()];
            for &number in &uses.builtins {
                variables.add_builtin(builder, number);
            }
            if is_kernel(function.op()) {
                let builder = builder.with_location(function.op().location());
                let found = variables.add_kernel(&builder, *function);
                parameters.extend(found.map(|found| (function.sym_name(), found)));
            }
            let own = parameters.get(function.sym_name());
            variables.add_views(builder, &uses.views, own.map_or(&[], Vec::as_slice));
        }
    });
    declared.then_some(parameters)
}

/// Lowers the body of a function.
fn lower(function: Op<'_>, patterns: &Patterns, flavour: &Flavour) {
    if flavour.is_physical() {
        physical::retype(function);
    }
    if !pass::succeeds(|| patterns.walk(function)) || !control::lower(function) {
        return;
    }
    memory::erase_unused(function);
    if flavour.is_physical() {
        opencl::adapt(function);
    }
    reject_leftovers(function);
}

/// An empty `spirv.module` at the end of the module, and its block.
fn new_module<'c>(
    module: Op<'c>,
    flavour: &Flavour,
    model: AddressingModel,
) -> Option<(spirv::ModuleOp<'c>, Block<'c>)> {
    let context = module.context();
    let top = module.region(0).first_block()?;
    let new = spirv::ModuleOp::build(
        &Builder::at_end(top, module.location()),
        AddressingModelAttr::get(context, model),
        MemoryModelAttr::get(context, flavour.memory_model),
        None,
        None,
    );
    let body = Block::new(&[]);
    new.op().region(0).append(body);
    Some((new, body))
}

/// A `spirv.func` that takes over the body of a function.
fn take_function<'c>(
    builder: &Builder<'c>,
    function: func::FuncOp<'c>,
    flavour: &Flavour,
) -> Op<'c> {
    let old = function.op();
    let context = old.context();
    let (mut inputs, mut results) = function.function_type().as_function().unwrap_or_default();
    if flavour.is_physical() {
        let types = inputs.iter_mut().chain(&mut results);
        types.for_each(|ty| *ty = physical::convert(*ty));
    } else if is_kernel(old) {
        inputs.clear();
    }
    let result: Vec<_> = functions::result_type(&results).into_iter().collect();
    let ty = ir::function(context, &inputs, &result);
    let control = FunctionControlAttr::get(context, function_control(old));
    let builder = builder.with_location(old.location());
    let (name, linkage) = (function.sym_name(), linkage::of_function(function));
    let new = spirv::FuncOp::build(&builder, ty, None, None, name, control, linkage);
    new.op().region(0).take_body(old.region(0));
    if let Some(mark) = old.attribute(names::LIR_WRITES_IMAGES) {
        new.op().set_attribute(names::LIR_WRITES_IMAGES, mark);
    }
    new.op()
}

/// The function control of a function's inlining attribute.
fn function_control(function: Op<'_>) -> FunctionControl {
    match inlining::wish(function) {
        Some(Inlining::Always) => FunctionControl::INLINE,
        Some(Inlining::Never) => FunctionControl::DONT_INLINE,
        None => FunctionControl::NONE,
    }
}

/// Reports every operation that no pattern has lowered.
fn reject_leftovers(function: Op<'_>) {
    function.walk_pre(|op| {
        if !op.name().starts_with("spirv.") {
            op.error("cannot be emitted as SPIR-V yet");
        }
    });
}
