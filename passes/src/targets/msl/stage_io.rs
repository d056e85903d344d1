//! Inputs and outputs of vertex and fragment kernels: members of two structures (MSL, section 5.2.3).
//!
//! ```metal
//! struct shade_in {
//!     float4 position [[position]];
//!     float3 normal [[user(locn0)]];
//!     int material [[user(locn1), flat]];
//! };
//! struct shade_out {
//!     float4 color0 [[color(0)]];
//! };
//! ```
//!
//! A location is `attribute(n)` for inputs of a vertex kernel, `user(locnN)` between the kernels and `color(n)`
//! for a target. Output members are named after their places. Metal's y axis points up, whereas Vulkan's and
//! gir's points down: a position is flipped when it is written.

use super::{fragment_inputs, keywords};
use crate::{
    analysis::stages,
    targets::{
        c_like::{
            attributes,
            body::Body,
            expression::{Expr, Precedence},
            printer::KernelResult,
            spellings::{Spelling, Spellings},
            types::{CType, Scalar},
        },
        text::Namer,
    },
};
use gir_dialects::{
    ir::{AttributeExt, LocationExt, Op, OpView, Signedness, Type, TypeExt},
    lir,
    mir::{Interpolation, IoAttr, IoBuiltin, ScreenAxis, Stage},
    names,
    upstream::func,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<lir::WriteOutputOp<'_>>(write)
        .value::<lir::DerivativeOp<'_>>(derivative)
        .statement::<lir::DiscardOp<'_>>(|body, op| {
            body.statement(op, "discard_fragment();");
            Some(())
        });
    // The head of a kernel defines their expressions.
    for operation in [lir::ReadInputOp::NAME, lir::FragCoordOp::NAME] {
        spellings.add(operation, Spelling::Statement(|_, _| Some(())));
    }
}

/// Metal's derivatives compare a fragment with its neighbour (MSL, section 6.10.2), which is right for each precision.
fn derivative<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let function = match op.cast::<lir::DerivativeOp<'c>>()?.axis() {
        ScreenAxis::X => "dfdx",
        ScreenAxis::Y => "dfdy",
    };
    let value = body.operand(op.operand(0));
    let ty = value.ty.clone();
    Some(Expr::call(function, &[&value], ty))
}

/// The declarations of a kernel's inputs and outputs.
pub struct Declared {
    /// The structures.
    pub lines: Vec<String>,
    /// The parameters that are inputs.
    pub parameters: Vec<String>,
    /// The result type of the kernel.
    pub result_type: String,
    /// The variable that the kernel returns.
    pub result: Option<KernelResult>,
}

/// An input or output, with the operation or kernel that reads or writes it.
#[derive(Clone, Copy)]
pub(super) struct Place<'c> {
    op: Op<'c>,
    /// Where it is.
    pub(super) io: IoAttr<'c>,
    ty: Type<'c>,
    /// Whether the source declares its integers as unsigned.
    is_unsigned: bool,
}

/// A member of a structure.
struct Member<'c> {
    io: IoAttr<'c>,
    name: String,
    line: String,
    ty: CType,
}

/// Declares the inputs and outputs of a kernel, and defines the expressions of its inputs.
pub fn declare<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>, stage: Stage) -> Option<Declared> {
    let name = body.module.function(attributes::symbol(kernel)).to_owned();
    let mut lines = vec![];
    let mut parameters = vec![];
    parameters.extend(fragment_inputs::declare(body, kernel));
    let inputs = inputs(body, kernel, stage)?;
    if !inputs.is_empty() || has_position(kernel) {
        let structure = body.fresh_name(&format!("{name}_in"));
        let variable = body.fresh_name("in");
        bind(body, kernel, &inputs, &variable);
        let position = has_position(kernel).then(|| "float4 position [[position]];".to_owned());
        let members = inputs.into_iter().map(|member| member.line);
        lines.extend(declaration(&structure, position.into_iter().chain(members)));
        parameters.insert(0, format!("{structure} {variable} [[stage_in]]"));
    }
    let outputs = outputs(body, kernel, stage)?;
    let mut declared = Declared {
        lines,
        parameters,
        result_type: "void".to_owned(),
        result: None,
    };
    if !outputs.is_empty() {
        let structure = body.fresh_name(&format!("{name}_out"));
        let variable = body.fresh_name("out");
        let value = match are_written(kernel, &outputs) {
            true => "",
            false => " = {}",
        };
        let members = outputs.into_iter().map(|member| member.line);
        declared.lines.extend(declaration(&structure, members));
        declared.result = Some(KernelResult {
            declaration: format!("{structure} {variable}{value};"),
            name: variable,
        });
        declared.result_type = structure;
    }
    Some(declared)
}

fn declaration(name: &str, members: impl Iterator<Item = String>) -> Vec<String> {
    let members = members.map(|line| format!("    {line}"));
    let all = [format!("struct {name} {{")].into_iter().chain(members);
    all.chain(["};".to_owned()]).collect()
}

/// The locations that a kernel reads: those of parameters, and those that only operations read.
fn inputs<'c>(body: &Body<'c, '_>, kernel: Op<'c>, stage: Stage) -> Option<Vec<Member<'c>>> {
    let mut namer = Namer::new(keywords::is_reserved);
    namer.name("position");
    let mut members: Vec<Member<'c>> = vec![];
    let mut is_fine = true;
    let mut add = |place: Place<'c>, name: Option<&str>| {
        if place.io.location().is_none() || members.iter().any(|other| other.io == place.io) {
            return;
        }
        let Some((attribute, otherwise)) = input_attribute(&place, stage) else {
            is_fine = false;
            return;
        };
        let Some(ty) = c_type(&place) else { return };
        let name = namer.name(name.unwrap_or(&otherwise));
        let line = format!("{} {name} [[{attribute}]];", body.language.type_name(&ty));
        let io = place.io;
        members.push(Member { io, name, line, ty });
    };
    for (place, name) in parameters(kernel) {
        add(place, name);
    }
    kernel.walk_pre(|op| {
        if let Some(place) = read(op) {
            add(place, op.result(0).location().value_name());
        }
    });
    is_fine.then_some(members)
}

/// The parameters of a kernel that are inputs, with their names.
fn parameters<'c>(kernel: Op<'c>) -> Vec<(Place<'c>, Option<&'c str>)> {
    let function = kernel.cast::<func::FuncOp<'c>>();
    let types = function.and_then(|function| function.function_type().as_function());
    let types = types.unwrap_or_default().0.into_iter().enumerate();
    let attribute = |index, name| attributes::argument_attribute(kernel, index, name);
    let inputs = types.filter_map(|(index, ty)| {
        let io = attribute(index, names::LIR_IO).and_then(IoAttr::from_attribute)?;
        let written = attribute(index, names::LIR_TYPE).and_then(AttributeExt::as_type);
        let sign = written.and_then(|ty| ty.lane().as_integer());
        let place = Place {
            op: kernel,
            io,
            ty,
            is_unsigned: sign.is_some_and(|(_, sign)| sign == Signedness::Unsigned),
        };
        let given = attribute(index, names::LIR_NAME).and_then(AttributeExt::as_str);
        let argument = kernel.region(0).first_block()?.argument(index);
        Some((place, given.or_else(|| argument.location().value_name())))
    });
    inputs.collect()
}

/// The input that an operation reads.
pub(super) fn read<'c>(op: Op<'c>) -> Option<Place<'c>> {
    let read = op.cast::<lir::ReadInputOp<'c>>()?;
    Some(Place {
        op,
        io: IoAttr::from_attribute(read.io())?,
        ty: read.result().ty(),
        is_unsigned: false,
    })
}

/// The attribute of an input at a location, and its name in case the source has none; `None` after a
/// diagnostic.
fn input_attribute(place: &Place<'_>, stage: Stage) -> Option<(String, String)> {
    let location = place.io.location()?;
    if stage == Stage::Vertex {
        check_location(place, location, ATTRIBUTES)?;
        return Some((
            format!("attribute({location})"),
            format!("attribute{location}"),
        ));
    }
    check_width(place)?;
    let how = match place.io.interpolation() {
        Some(Interpolation::Flat) => ", flat",
        Some(Interpolation::Linear) => ", center_no_perspective",
        Some(Interpolation::Perspective) | None => "",
    };
    Some((
        format!("user(locn{location}){how}"),
        format!("locn{location}"),
    ))
}

/// A kind of locations in Metal (Metal Feature Set Tables): its name and the number of locations.
type Locations = (&'static str, i64);

const ATTRIBUTES: Locations = ("attributes of vertices", 31);
const COLORS: Locations = ("colour targets", 8);

fn check_location(place: &Place<'_>, location: i64, (what, most): Locations) -> Option<()> {
    if location >= most {
        place.op.error(format!(
            "has location {location}, and Metal has {what} from 0 to {}; take a smaller one",
            most - 1
        ));
        return None;
    }
    if lane_bits(place.ty) == Some(64) {
        refuse(
            place,
            "Metal has no 64-bit inputs and outputs; pass halves of 32 bits",
        );
        return None;
    }
    Some(())
}

/// Numbers between kernels and in targets have 16 or 32 bits.
fn check_width(place: &Place<'_>) -> Option<()> {
    match lane_bits(place.ty) {
        Some(8) => refuse(
            place,
            "Metal has 8-bit inputs of vertices only; extend it to 32 bits",
        ),
        Some(64) => refuse(
            place,
            "Metal has no 64-bit inputs and outputs; pass halves of 32 bits",
        ),
        _ => return Some(()),
    }
    None
}

fn refuse(place: &Place<'_>, mistake: &str) {
    let ty = place.ty;
    place.op.error(format!("has {ty} at a location: {mistake}"));
}

fn lane_bits(ty: Type<'_>) -> Option<u32> {
    let lane = CType::of(ty)?.lane()?;
    Some(lane.bits())
}

/// The type at a location: integers are signed, as in the reflection, unless the source declares an input from
/// the host otherwise. Both sides of an interface agree.
fn c_type(place: &Place<'_>) -> Option<CType> {
    let is_of_host = stages::of(place.op) == Some(Stage::Vertex);
    let is_signed = !(place.is_unsigned && (is_of_host || place.io.builtin().is_some()));
    CType::of(place.ty).map(|ty| ty.with_sign(is_signed))
}

/// Defines the expressions that input operations read.
fn bind<'c>(body: &mut Body<'c, '_>, kernel: Op<'c>, inputs: &[Member<'c>], variable: &str) {
    let member = |name: &str, ty: &CType| {
        let text = format!("{variable}.{name}");
        Expr::new(text, Precedence::Postfix, ty.clone(), [])
    };
    kernel.walk_pre(|op| {
        if op.is::<lir::FragCoordOp<'_>>() {
            let four = CType::Vector(4, Scalar::Float(32));
            body.bind(op.result(0), member("position", &four));
        } else if let Some(place) = read(op) {
            let found = inputs.iter().find(|input| input.io == place.io);
            if let Some(found) = found {
                body.bind(op.result(0), member(&found.name, &found.ty));
            }
        }
    });
}

/// Whether a fragment kernel reads its position.
fn has_position(kernel: Op<'_>) -> bool {
    let mut found = false;
    kernel.walk_pre(|op| found |= op.is::<lir::FragCoordOp<'_>>() && op.result(0).has_uses());
    found
}

/// The outputs of a kernel: builtins first, then locations, in their order.
fn outputs<'c>(body: &Body<'c, '_>, kernel: Op<'c>, stage: Stage) -> Option<Vec<Member<'c>>> {
    let mut members: Vec<Member<'c>> = vec![];
    let mut is_fine = true;
    kernel.walk_pre(|op| {
        let Some(place) = written(op) else { return };
        if members.iter().any(|member| is_same(member.io, place.io)) {
            return;
        }
        let attribute = output_attribute(&place, stage);
        let (Some(attribute), Some(ty)) = (attribute, c_type(&place)) else {
            is_fine = false;
            return;
        };
        let name = output_name(place.io, stage);
        let line = format!("{} {name} [[{attribute}]];", body.language.type_name(&ty));
        let io = place.io;
        members.push(Member { io, name, line, ty });
    });
    members.sort_by_key(|member| {
        (
            member.io.location(),
            member.io.builtin().map(|it| it as i64),
        )
    });
    is_fine.then_some(members)
}

/// Whether both are at the same place; only the reading kernel states the interpolation.
fn is_same(one: IoAttr<'_>, other: IoAttr<'_>) -> bool {
    (one.location(), one.builtin()) == (other.location(), other.builtin())
}

fn written<'c>(op: Op<'c>) -> Option<Place<'c>> {
    let write = op.cast::<lir::WriteOutputOp<'c>>()?;
    let io = IoAttr::from_attribute(write.io())?;
    Some(Place {
        op,
        io,
        ty: write.value().ty(),
        is_unsigned: io.builtin() == Some(IoBuiltin::SampleMask),
    })
}

/// The attribute of an output; `None` after a diagnostic.
fn output_attribute(place: &Place<'_>, stage: Stage) -> Option<String> {
    let Some(location) = place.io.location() else {
        return Some(match place.io.builtin()? {
            IoBuiltin::FragDepth => "depth(any)".to_owned(),
            IoBuiltin::SampleMask => "sample_mask".to_owned(),
            other => other.keyword().to_owned(),
        });
    };
    if stage == Stage::Fragment {
        check_location(place, location, COLORS)?;
    }
    check_width(place)?;
    Some(match stage {
        Stage::Fragment => format!("color({location})"),
        _ => format!("user(locn{location})"),
    })
}

/// The name of an output.
fn output_name(io: IoAttr<'_>, stage: Stage) -> String {
    match (io.builtin(), io.location(), stage) {
        (Some(IoBuiltin::FragDepth), ..) => "depth".to_owned(),
        (Some(IoBuiltin::SampleMask), ..) => "mask".to_owned(),
        (Some(builtin), ..) => builtin.keyword().to_owned(),
        (None, location, Stage::Fragment) => format!("color{}", location.unwrap_or_default()),
        (None, location, _) => format!("locn{}", location.unwrap_or_default()),
    }
}

/// Whether a kernel surely writes all its outputs; otherwise they are initialised with zeros.
fn are_written(kernel: Op<'_>, outputs: &[Member<'_>]) -> bool {
    let mut returns = false;
    kernel.walk_pre(|op| returns |= op.is::<lir::ReturnOp<'_>>());
    let entry = kernel.region(0).first_block();
    let writes: Vec<_> = entry
        .into_iter()
        .flat_map(|block| block.ops())
        .filter_map(written)
        .collect();
    let is_written = |member: &Member<'_>| writes.iter().any(|place| is_same(place.io, member.io));
    !returns && outputs.iter().all(is_written)
}

fn write<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let place = written(op)?;
    let kernel = std::iter::successors(op.parent(), |op| op.parent())
        .find(|op| op.is::<func::FuncOp<'_>>())?;
    let name = output_name(place.io, stages::of(kernel)?);
    let variable = body.result.clone()?;
    let ty = c_type(&place)?;
    let value = body.coerced(op.operand(0), &ty);
    body.statement(op, format!("{variable}.{name} = {};", value.argument()));
    if place.io.builtin() == Some(IoBuiltin::Position) {
        body.out_line(&format!("{variable}.{name}.y = -{variable}.{name}.y;"));
    }
    Some(())
}
