//! Entry points: kernels with their interfaces and workgroup sizes.

use super::{
    capabilities::Capabilities,
    execution_modes,
    flavour::Flavour,
    group_sizes::GroupSize,
    opencl_images,
    parameters::Parameter,
    source::Source,
    stage_io::StageIo,
    stages,
    uses::{Reach, Uses},
    variables::{Global, Variables},
};
use crate::profile::{Profile, SpirvVersion};
use gir_dialects::{
    ir::{self, Builder, Context, OpView as _},
    upstream::{
        func,
        spirv::{self, ExecutionMode, ExecutionModeAttr, ExecutionModelAttr},
    },
};
use std::collections::{BTreeSet, HashMap};

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
            execution_modes::set_stage_modes(&builder, *kernel, stage, io);
            io.capabilities()
                .for_each(|needed_here| needed.require(needed_here));
            let flat = stages::flat_builtins(variables, stage, &uses);
            variables.decorations.extend(flat);
        }
        if flavour.is_physical() {
            opencl_images::require(*kernel, &mut needed);
            execution_modes::set_modes(&builder, *kernel, &uses, &mut needed);
        }
        let controls = &profile.float_controls;
        execution_modes::set_float_modes(&builder, *kernel, &uses, controls, &mut needed);
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
