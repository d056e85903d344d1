//! Inputs and outputs of vertex and fragment kernels: each location and each builtin is a variable of the
//! kernel that has it.

use super::{
    memory::int32,
    stages, types,
    variables::{Place, Variable, Variables},
};
use crate::analysis::handles;
use gir_dialects::{
    ir::{AttributeExt, Builder, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::{Interpolation, IoAttr, IoBuiltin, Stage},
    names, pass,
    spirv::{array, as_pointer, pointer},
    upstream::{
        func,
        spirv::{self, BuiltIn, Capability, StorageClass},
    },
};
use std::collections::HashMap;

/// The inputs and outputs of a kernel; a compute kernel has none.
#[derive(Default)]
pub struct StageIo<'c> {
    inputs: Vec<Crossing<'c>>,
    outputs: Vec<Crossing<'c>>,
}

/// An input or output of a stage.
struct Crossing<'c> {
    io: IoAttr<'c>,
    variable: Variable<'c>,
}

impl<'c> StageIo<'c> {
    /// Declares the variables of a kernel; `None` after a diagnostic.
    pub fn declare(
        variables: &mut Variables<'c>,
        builder: &Builder<'c>,
        kernel: func::FuncOp<'c>,
        stage: Stage,
    ) -> Option<Self> {
        let mut io = Self::default();
        let mut declared = true;
        let mut declare = |op, place: IoAttr<'c>, ty, is_output| {
            let list = io.list(is_output);
            if list.iter().any(|known| known.io == place) {
                return;
            }
            let what = Declaration {
                kernel: kernel.sym_name(),
                io: place,
                ty,
                is_output,
            };
            let is_fit = check_type(op, &what, stage) && check_apart(op, &what, list);
            match what.variable(op, variables, builder).filter(|_| is_fit) {
                Some(variable) => list.push(Crossing {
                    io: place,
                    variable,
                }),
                None => declared = false,
            }
        };
        // Parameters are part of the interface even if the kernel does not read them.
        for (place, ty) in parameters(kernel) {
            if own_op(place).is_none() {
                declare(kernel.op(), place, ty, false);
            }
        }
        kernel.op().walk_pre(|op| {
            if let Some((place, ty, is_output)) = crossing(op) {
                declare(op, place, ty, is_output);
            }
        });
        declared.then_some(io)
    }

    fn list(&mut self, is_output: bool) -> &mut Vec<Crossing<'c>> {
        match is_output {
            true => &mut self.outputs,
            false => &mut self.inputs,
        }
    }

    /// The names of its variables, for the interface of the entry point.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let all = self.inputs.iter().chain(&self.outputs);
        all.map(|crossing| crossing.variable.name.as_str())
    }

    /// Whether the kernel writes a builtin.
    pub fn writes(&self, builtin: IoBuiltin) -> bool {
        let mut outputs = self.outputs.iter();
        outputs.any(|output| output.io.builtin() == Some(builtin))
    }

    /// The capabilities that its builtins need.
    pub fn capabilities(&self) -> impl Iterator<Item = Capability> {
        let all = self.inputs.iter().chain(&self.outputs);
        all.filter_map(|crossing| capability(crossing.io.builtin()?))
    }

    /// Turns the operations that read inputs and write outputs into loads and stores.
    pub fn lower(&self, function: Op<'c>) {
        let mut ops = vec![];
        function.walk_pre(|op| ops.extend(crossing(op).map(|(io, ty, _)| (op, io, ty))));
        for (op, io, ty) in ops {
            let written = op.cast::<lir::WriteOutputOp<'c>>().map(|op| op.value());
            let list = match written {
                Some(_) => &self.outputs,
                None => &self.inputs,
            };
            let Some(found) = list.iter().find(|known| known.io == io) else {
                continue;
            };
            let b = Builder::before(op);
            let variable = &found.variable;
            let address = spirv::AddressOfOp::build(&b, variable.ty, &variable.name);
            let address = place_in(&b, address.op().result(0), ty);
            match written {
                Some(value) => {
                    spirv::StoreOp::build(&b, address, value, None, None);
                }
                None => {
                    let load = spirv::LoadOp::build(&b, ty, address, None, None);
                    op.result(0).replace_all_uses(load.op().result(0));
                }
            }
            op.erase();
        }
    }
}

/// Declares the inputs and outputs of vertex and fragment kernels, by kernel name.
pub fn declare_all<'c>(
    builder: &Builder<'c>,
    functions: &[func::FuncOp<'c>],
    variables: &mut Variables<'c>,
) -> Option<HashMap<&'c str, StageIo<'c>>> {
    let mut crossings = HashMap::new();
    let declared = pass::succeeds(|| {
        for function in functions {
            if let Some(stage) = stages::graphics(function.op()) {
                let builder = builder.with_location(function.op().location());
                let io = StageIo::declare(variables, &builder, *function, stage);
                crossings.extend(io.map(|io| (function.sym_name(), io)));
            }
        }
    });
    declared.then_some(crossings)
}

/// The parameters of a kernel that are inputs, with their types.
fn parameters<'c>(kernel: func::FuncOp<'c>) -> Vec<(IoAttr<'c>, Type<'c>)> {
    let given = kernel.arg_attrs().and_then(AttributeExt::as_array);
    let (types, _) = kernel.function_type().as_function().unwrap_or_default();
    let parameters = given.unwrap_or_default().into_iter().zip(types);
    parameters
        .filter_map(|(given, ty)| Some((IoAttr::from_attribute(given.entry(names::LIR_IO)?)?, ty)))
        .collect()
}

/// The builtin of an input that is read by an operation of its own, in any function.
fn own_op(io: IoAttr<'_>) -> Option<BuiltIn> {
    let builtin = built_in(io.builtin()?);
    [
        BuiltIn::VertexIndex,
        BuiltIn::InstanceIndex,
        BuiltIn::FragCoord,
    ]
    .contains(&builtin)
    .then_some(builtin)
}

/// The builtin inputs, by number, among a kernel's parameters that are read by operations of their own.
pub fn parameter_builtins(kernel: func::FuncOp<'_>) -> impl Iterator<Item = i64> {
    let inputs = parameters(kernel).into_iter();
    inputs.filter_map(|(io, _)| own_op(io).map(|builtin| builtin as i64))
}

/// Replaces input parameters by operations that read them, as `--mir-to-lir` does.
pub fn read_parameters(kernel: func::FuncOp<'_>) {
    let op = kernel.op();
    let given = kernel.arg_attrs().and_then(AttributeExt::as_array);
    let Some(first) = op
        .region(0)
        .first_block()
        .and_then(|block| block.first_op())
    else {
        return;
    };
    let b = Builder::before(first).with_location(op.location());
    for (index, attributes) in given.unwrap_or_default().into_iter().enumerate() {
        let io = attributes.entry(names::LIR_IO);
        let argument = op
            .region(0)
            .first_block()
            .map(|block| block.argument(index));
        if let (Some(io), Some(argument)) = (io.and_then(IoAttr::from_attribute), argument)
            && argument.uses().next().is_some()
        {
            argument.replace_all_uses(handles::input(&b, io, argument.ty()));
        }
    }
}

/// The place and type that an operation reads or writes, and whether it writes.
fn crossing<'c>(op: Op<'c>) -> Option<(IoAttr<'c>, Type<'c>, bool)> {
    if let Some(read) = op.cast::<lir::ReadInputOp<'c>>() {
        return Some((
            IoAttr::from_attribute(read.io())?,
            read.result().ty(),
            false,
        ));
    }
    let write = op.cast::<lir::WriteOutputOp<'c>>()?;
    Some((
        IoAttr::from_attribute(write.io())?,
        write.value().ty(),
        true,
    ))
}

/// A variable to be declared.
struct Declaration<'c> {
    kernel: &'c str,
    io: IoAttr<'c>,
    ty: Type<'c>,
    is_output: bool,
}

impl<'c> Declaration<'c> {
    fn variable(
        &self,
        op: Op<'c>,
        variables: &mut Variables<'c>,
        builder: &Builder<'c>,
    ) -> Option<Variable<'c>> {
        let (way, class) = match self.is_output {
            true => ("out", StorageClass::Output),
            false => ("in", StorageClass::Input),
        };
        let (place, what) = match (self.io.builtin(), self.io.location()) {
            (Some(builtin), _) => (
                Place::BuiltIn(built_in(builtin)),
                builtin.keyword().to_owned(),
            ),
            (None, location) => {
                let number = i32::try_from(location?).ok();
                if number.is_none() {
                    op.error("has a location above SPIR-V's maximum; use a smaller one");
                }
                (Place::Location(number?), location?.to_string())
            }
        };
        let name = format!("{}_{way}_{what}", self.kernel);
        let ty = pointer(contents(self.io, self.ty), class);
        let variable = variables.declare(builder, name, (ty, self.ty), place);
        let is_integer = self
            .ty
            .lane()
            .as_integer()
            .is_some_and(|(bits, _)| bits > 1);
        let decoration = match self.io.interpolation() {
            Some(Interpolation::Flat) => Some("flat"),
            // Integers that the device knows are flat in fragment kernels, which alone have them here.
            None if is_integer && !self.is_output && self.io.builtin().is_some() => Some("flat"),
            Some(Interpolation::Linear) => Some("no_perspective"),
            Some(Interpolation::Perspective) | None => None,
        };
        let name = variable.name.clone();
        variables
            .decorations
            .extend(decoration.map(|it| (name, it)));
        Some(variable)
    }

    /// The locations that it occupies.
    fn locations(&self) -> Option<std::ops::Range<i64>> {
        locations(self.io, self.ty)
    }
}

/// The locations that a value occupies: two for vectors of three and four 64-bit numbers.
fn locations(io: IoAttr<'_>, ty: Type<'_>) -> Option<std::ops::Range<i64>> {
    let first = io.location()?;
    let lanes = ty.as_vector().map_or(1, |(lanes, _)| lanes);
    let is_double = types::bits(ty) == Some(64) && lanes > 2;
    Some(first..first + 1 + i64::from(is_double))
}

/// Whether Vulkan permits the type at a location; false after a diagnostic.
fn check_type(op: Op<'_>, what: &Declaration<'_>, stage: Stage) -> bool {
    if what.io.location().is_none() {
        return true;
    }
    let is_target = what.is_output && stage == Stage::Fragment;
    let mistake = match types::bits(what.ty) {
        Some(8) => "Vulkan has no 8-bit inputs and outputs; extend it to 32 bits",
        Some(64) if is_target => "no colour target holds 64-bit numbers; write it as 32 bits",
        _ => return true,
    };
    op.error(format!("has {} at a location: {mistake}", what.ty));
    false
}

/// Whether no known variable occupies the same locations; false after a diagnostic. The verifier reports two
/// variables at one location, but does not know that one may occupy two.
fn check_apart(op: Op<'_>, what: &Declaration<'_>, known: &[Crossing<'_>]) -> bool {
    let Some(own) = what.locations() else {
        return true;
    };
    let other = known.iter().find_map(|known| {
        let taken = locations(known.io, known.variable.element)?;
        (own.start < taken.end && taken.start < own.end).then_some(known)
    });
    let Some(other) = other else { return true };
    op.error(format!(
        "is {} at location {}, beside {} at location {}: three or four 64-bit numbers take two locations; move one of them",
        what.ty,
        own.start,
        other.variable.element,
        other.io.location().unwrap_or_default(),
    ));
    false
}

/// The place of a value in its variable: masks of samples are in arrays of one word (Vulkan specification,
/// "SampleMask").
fn place_in<'c>(b: &Builder<'c>, variable: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match as_pointer(variable.ty()) {
        Some((contents, class)) if contents != ty => {
            let first = [int32(b, 0)];
            let chain = spirv::AccessChainOp::build(b, pointer(ty, class), variable, &first);
            chain.op().result(0)
        }
        _ => variable,
    }
}

/// The type of the variable for a value.
fn contents<'c>(io: IoAttr<'c>, ty: Type<'c>) -> Type<'c> {
    match io.builtin() {
        Some(IoBuiltin::SampleMaskIn | IoBuiltin::SampleMask) => array(ty, 1),
        _ => ty,
    }
}

/// The capability that a builtin needs.
fn capability(builtin: IoBuiltin) -> Option<Capability> {
    match builtin {
        IoBuiltin::SampleId | IoBuiltin::SamplePosition => Some(Capability::SampleRateShading),
        IoBuiltin::PrimitiveId | IoBuiltin::Layer => Some(Capability::Geometry),
        _ => None,
    }
}

fn built_in(builtin: IoBuiltin) -> BuiltIn {
    match builtin {
        IoBuiltin::VertexIndex => BuiltIn::VertexIndex,
        IoBuiltin::InstanceIndex => BuiltIn::InstanceIndex,
        IoBuiltin::FragCoord => BuiltIn::FragCoord,
        IoBuiltin::FrontFacing => BuiltIn::FrontFacing,
        IoBuiltin::Position => BuiltIn::Position,
        IoBuiltin::PointSize => BuiltIn::PointSize,
        IoBuiltin::FragDepth => BuiltIn::FragDepth,
        IoBuiltin::SampleId => BuiltIn::SampleId,
        IoBuiltin::SamplePosition => BuiltIn::SamplePosition,
        IoBuiltin::SampleMaskIn | IoBuiltin::SampleMask => BuiltIn::SampleMask,
        IoBuiltin::PointCoord => BuiltIn::PointCoord,
        IoBuiltin::PrimitiveId => BuiltIn::PrimitiveId,
        IoBuiltin::Layer => BuiltIn::Layer,
    }
}
