//! Entry points: kernels with their interfaces and workgroup sizes.

use super::{
    capabilities::Capabilities,
    check::Uses,
    flavour::Flavour,
    group_sizes::GroupSize,
    opencl_images,
    parameters::Parameter,
    source::Source,
    specialisation::SizeConstants,
    stage_io::StageIo,
    stages,
    variables::{Global, Variables},
};
use crate::profile::{FloatControls, FloatWidths, Profile, SpirvVersion};
use gir_dialects::{
    ir::{self, Builder, Context, Op, OpView as _},
    mir::{KernelAttr, Stage},
    names,
    upstream::{
        func,
        spirv::{self, Capability, ExecutionMode, ExecutionModeAttr, ExecutionModelAttr},
    },
};
use std::collections::{BTreeSet, HashMap};

/// Reports kernels that SPIR-V cannot express.
pub fn check(op: Op<'_>, flavour: &Flavour) {
    if let Some(stage) = stages::graphics(op) {
        let stage_name = stage.keyword();
        if flavour.is_physical() {
            op.error(format!(
                "is a {stage_name} kernel, and OpenCL has no graphics pipeline; emit it for Vulkan"
            ));
        } else if stages::execution_model(stage).is_none() {
            op.error(format!(
                "is a {stage_name} kernel, which cannot be emitted as SPIR-V yet; compute, vertex and fragment kernels can"
            ));
        }
    }
    if op.attribute(names::LIR_DSP_DMA).is_some() {
        op.error("has copies by a DMA engine, which no GPU has; copy in the kernel");
    }
}

/// The workgroup size of a kernel, if it has one; a diagnostic if one is required.
pub fn workgroup_size(kernel: Op<'_>, flavour: &Flavour) -> Option<GroupSize> {
    let attribute = kernel
        .attribute(names::LIR_KERNEL)
        .and_then(KernelAttr::from_attribute)?;
    if let [x, y, z] = attribute.workgroup_size()[..] {
        return Some(GroupSize::Stated([x, y, z]));
    }
    // Other stages have no workgroups; unsupported ones are refused elsewhere.
    if attribute.stage() != Stage::Compute || flavour.sized_at_launch {
        return None;
    }
    if let Some(constants) = SizeConstants::of(kernel) {
        return Some(GroupSize::Constants(constants));
    }
    kernel.error(
        "is a kernel without a workgroup size, which SPIR-V requires; write workgroup_size(x, y, z)",
    );
    None
}

/// The uses of a kernel, including those of the functions it calls.
pub struct Reach<'a, 'c> {
    /// The uses of each function, by name.
    pub functions: &'a HashMap<&'c str, Uses<'c>>,
}

impl<'c> Reach<'_, 'c> {
    /// The functions a kernel reaches, itself first.
    pub fn of(&self, kernel: &'c str) -> Vec<&'c str> {
        let mut reached = vec![kernel];
        let mut seen = BTreeSet::from([kernel]);
        let mut next = 0;
        while let Some(name) = reached.get(next) {
            next += 1;
            if let Some(uses) = self.functions.get(name) {
                let new = uses.callees.keys().filter(|callee| seen.insert(*callee));
                let new: Vec<_> = new.copied().collect();
                reached.extend(new);
            }
        }
        reached
    }

    /// The uses of these functions.
    pub fn uses(&self, kernel: &'c str) -> Vec<&Uses<'c>> {
        self.of(kernel)
            .iter()
            .filter_map(|name| self.functions.get(name))
            .collect()
    }
}

/// Declarations of kernels in the module, by kernel name.
pub struct Made<'a, 'c> {
    /// The places of their parameters.
    pub parameters: &'a HashMap<&'c str, Vec<Parameter<'c>>>,
    /// Their stage inputs and outputs.
    pub crossings: &'a HashMap<&'c str, StageIo<'c>>,
}

/// Declares all kernels as entry points; returns the capabilities that they need.
pub fn declare_all<'c>(
    builder: &Builder<'c>,
    source: &Source<'c>,
    variables: &mut Variables<'c>,
    made: &Made<'_, 'c>,
    (profile, version): (&Profile, SpirvVersion),
) -> Capabilities {
    let flavour = source.flavour;
    let reach = Reach {
        functions: &source.uses,
    };
    let is_1_4 = version >= SpirvVersion::V1_4;
    let (mut needed, no_io) = (Capabilities::default(), StageIo::default());
    for kernel in &source.functions {
        let name = kernel.sym_name();
        let size = source.sizes.kernels.get(name).map(|size| match size {
            GroupSize::Stated(size) => *size,
            GroupSize::Constants(constants) => constants.default,
        });
        let stage = stages::graphics(kernel.op());
        let is_declared = size.is_some() || flavour.sized_at_launch || stage.is_some();
        let Some(parameters) = made.parameters.get(name).filter(|_| is_declared) else {
            continue;
        };
        let uses = reach.uses(name);
        let io = made.crossings.get(name).unwrap_or(&no_io);
        let interface = interface(variables, &uses, parameters, io, is_1_4);
        let builder = builder.with_location(kernel.op().location());
        declare(&builder, *kernel, flavour, size, &interface);
        if let Some(stage) = stage {
            stages::set_modes(&builder, *kernel, stage, io);
            let flat = stages::flat_builtins(variables, stage, &uses);
            variables.decorations.extend(flat);
        }
        if flavour.is_physical() {
            opencl_images::require(*kernel, &mut needed);
            set_modes(&builder, *kernel, &uses, &mut needed);
        }
        let controls = &profile.float_controls;
        set_float_modes(&builder, *kernel, &uses, controls, &mut needed);
    }
    needed
}

/// Declares a kernel as an entry point.
fn declare<'c>(
    builder: &Builder<'c>,
    kernel: func::FuncOp<'c>,
    flavour: &Flavour,
    size: Option<[i64; 3]>,
    interface: &[String],
) {
    let context = builder.context();
    let name = kernel.sym_name();
    let interface: Vec<_> = interface
        .iter()
        .map(|name| ir::symbol_ref(context, name))
        .collect();
    let of_stage = stages::graphics(kernel.op()).and_then(stages::execution_model);
    let model = of_stage.unwrap_or(flavour.execution_model);
    let model = ExecutionModelAttr::get(context, model);
    spirv::EntryPointOp::build(builder, model, name, ir::array(context, &interface));
    if let Some(size) = size {
        let mode = ExecutionModeAttr::get(context, ExecutionMode::LocalSize);
        spirv::ExecutionModeOp::build(builder, name, mode, size_attribute(context, size));
    }
}

/// Sets an execution mode without operands.
pub fn set_mode<'c>(builder: &Builder<'c>, kernel: func::FuncOp<'c>, mode: ExecutionMode) {
    let mode = ExecutionModeAttr::get(builder.context(), mode);
    let values = ir::array(builder.context(), &[]);
    spirv::ExecutionModeOp::build(builder, kernel.sym_name(), mode, values);
}

/// Sets the subgroup size of a kernel for OpenCL, and forbids contraction of floats unless all its operations
/// allow it.
fn set_modes<'c>(
    builder: &Builder<'c>,
    kernel: func::FuncOp<'c>,
    uses: &[&Uses<'c>],
    needed: &mut Capabilities,
) {
    let context = builder.context();
    let attribute = kernel.op().attribute(names::LIR_KERNEL);
    let attribute = attribute.and_then(KernelAttr::from_attribute);
    if let Some(size) = attribute.and_then(|attribute| attribute.subgroup_size()) {
        let mode = ExecutionModeAttr::get(context, ExecutionMode::SubgroupSize);
        let size = ir::array(context, &[ir::i32_attr(context, size)]);
        spirv::ExecutionModeOp::build(builder, kernel.sym_name(), mode, size);
        needed.require(Capability::SubgroupDispatch);
    }
    if uses.iter().any(|uses| uses.rounds) {
        set_mode(builder, kernel, ExecutionMode::ContractionOff);
    }
}

/// Requests GIR's float semantics where SPIR-V leaves them to the driver: preserves the signs of zeros,
/// infinities and NaNs (`x * 0` may be `0` otherwise), preserves subnormals, and rounds narrowing conversions
/// to nearest even. The first two apply to the widths in which no operation's flags allow otherwise. Modes that
/// the profile lacks are left out.
fn set_float_modes<'c>(
    builder: &Builder<'c>,
    kernel: func::FuncOp<'c>,
    uses: &[&Uses<'c>],
    controls: &FloatControls,
    needed: &mut Capabilities,
) {
    let context = builder.context();
    let mut set = |mode, capability, has: FloatWidths, widths: &BTreeSet<u32>| {
        for &width in widths.iter().filter(|width| has.has(**width)) {
            let mode = ExecutionModeAttr::get(context, mode);
            let width = ir::array(context, &[ir::i32_attr(context, i64::from(width))]);
            spirv::ExecutionModeOp::build(builder, kernel.sym_name(), mode, width);
            needed.require(capability);
        }
    };
    let all = |widths: for<'u> fn(&'u Uses<'c>) -> &'u BTreeSet<u32>| -> BTreeSet<u32> {
        uses.iter().flat_map(|uses| widths(uses)).copied().collect()
    };
    let finite = &all(|uses| &uses.finite) - &all(|uses| &uses.infinite);
    let exact = &all(|uses| &uses.floats) - &finite;
    set(
        ExecutionMode::DenormPreserve,
        Capability::DenormPreserve,
        controls.denorm_preserve,
        &exact,
    );
    set(
        ExecutionMode::SignedZeroInfNanPreserve,
        Capability::SignedZeroInfNanPreserve,
        controls.signed_zero_inf_nan_preserve,
        &exact,
    );
    set(
        ExecutionMode::RoundingModeRTE,
        Capability::RoundingModeRTE,
        controls.rounding_mode_rte,
        &all(|uses| &uses.rounded),
    );
}

fn size_attribute(context: &Context, size: [i64; 3]) -> ir::Attribute<'_> {
    ir::array(context, &size.map(|extent| ir::i32_attr(context, extent)))
}

/// The variables that an entry point must list: inputs and outputs, and from SPIR-V 1.4 on all variables.
fn interface<'c>(
    variables: &Variables<'c>,
    uses: &[&Uses<'c>],
    parameters: &[Parameter<'c>],
    io: &StageIo<'c>,
    all: bool,
) -> Vec<String> {
    let mut names: BTreeSet<_> = io.names().map(str::to_owned).collect();
    for uses in uses {
        let inputs = uses
            .builtins
            .iter()
            .filter_map(|number| variables.builtins.get(number));
        names.extend(inputs.map(|variable| variable.name.clone()));
        if all {
            let views = uses
                .views
                .iter()
                .filter_map(|cast| variables.views_by_cast.get(cast));
            names.extend(views.map(|view| view.name.clone()));
            let globals = uses
                .globals
                .iter()
                .filter_map(|name| variables.globals.get(name));
            names.extend(globals.filter_map(|global| match global {
                Global::Variable(variable) => Some(variable.name.clone()),
                Global::Table(_) => None,
            }));
        }
    }
    if all {
        names.extend(parameters.iter().filter_map(|parameter| match parameter {
            Parameter::Buffer(variable) | Parameter::Shared(variable) => {
                Some(variable.name.clone())
            }
            Parameter::Handle(handle) => Some(handle.variable.name.clone()),
            Parameter::PushConstant { block, .. } => Some(block.name.clone()),
            Parameter::Input => None,
        }));
    }
    names.into_iter().collect()
}
