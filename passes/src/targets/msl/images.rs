//! Textures and samplers (MSL, sections 2.8, 2.9 and 6.12).
//!
//! Texture functions take and return values of the texture's component type: `half`, `float`, `int` or `uint`.
//! Coordinates of texels are unsigned. The layer of an array and the face of a cube are arguments of their own. An
//! image of depths has one component, and takes no level where it has only one.

use super::image_atomics;
use crate::{
    analysis::images::Image,
    targets::c_like::{
        body::Body,
        expression::{Expr, Precedence},
        images::{self, lanes, repeated},
        spellings::Spellings,
        types::{CType, Scalar},
    },
};
use gir_dialects::{
    ir::{AttributeExt as _, Op, Signedness, Type, TypeExt, Value},
    lir,
    mir::{ImageAccess, ImageDim, SamplerType},
    upstream::arith,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::BindImageOp<'_>>(|body, op| body.resource(op))
        .value::<lir::BindSamplerOp<'_>>(|body, op| body.resource(op))
        .value::<lir::ImageSampleOp<'_>>(sample)
        .value::<lir::ImageGatherOp<'_>>(gather)
        .value::<lir::ImageFetchOp<'_>>(fetch)
        .value::<lir::ImageSizeOp<'_>>(size)
        .value::<lir::ImageLevelsOp<'_>>(|body, op| count(body, op, "get_num_mip_levels"))
        .value::<lir::ImageSamplesOp<'_>>(|body, op| count(body, op, "get_num_samples"))
        .value::<lir::ImageLoadOp<'_>>(load)
        .statement::<lir::ImageStoreOp<'_>>(store);
    image_atomics::add(spellings);
}

/// The type of a texel's components.
pub fn component(texel: Type<'_>) -> Scalar {
    match (texel.as_float(), texel.as_integer()) {
        (Some(16), _) => Scalar::Float(16),
        (_, Some((_, Signedness::Unsigned))) => Scalar::unsigned(32),
        (_, Some(_)) => Scalar::signed(32),
        _ => Scalar::Float(32),
    }
}

/// The type of an image or sampler parameter; images of depths have at least two dimensions. Texels of storage
/// images may have to be visible to other workgroups (MSL, section 4.8).
pub fn handle(ty: Type<'_>, is_coherent: bool) -> Option<CType> {
    if SamplerType::from_type(ty).is_some() {
        return Some(CType::Named("sampler".to_owned()));
    }
    let image = Image::of(ty)?;
    let component = match component(image.texel) {
        Scalar::Float(16) => "half",
        Scalar::Float(_) => "float",
        Scalar::Int {
            is_signed: false, ..
        } => "uint",
        _ => "int",
    };
    let fetches_only = image.has_samples() || image.dim == ImageDim::Buffer;
    let access = match image.access {
        ImageAccess::Sampled | ImageAccess::Depth if fetches_only => "read",
        ImageAccess::Sampled | ImageAccess::Depth => "sample",
        ImageAccess::Read => "read",
        ImageAccess::Write => "write",
        ImageAccess::ReadWrite | ImageAccess::Atomic => "read_write",
    };
    let kind = match image.has_depth() {
        true => "depth",
        false => "texture",
    };
    let dim = match image.dim {
        ImageDim::Dim1 | ImageDim::Dim1Array if image.has_depth() => return None,
        ImageDim::Dim1 => "1d",
        ImageDim::Dim1Array => "1d_array",
        ImageDim::Dim2 => "2d",
        ImageDim::Dim2Array => "2d_array",
        ImageDim::Dim2Samples => "2d_ms",
        ImageDim::Dim2SamplesArray => "2d_ms_array",
        ImageDim::Dim3 => "3d",
        ImageDim::Cube => "cube",
        ImageDim::CubeArray => "cube_array",
        ImageDim::Buffer => "_buffer",
    };
    let is_storage = !image.is_sampled();
    let coherence = match is_coherent && is_storage {
        true => ", memory_coherence_device",
        false => "",
    };
    Some(CType::Named(format!(
        "{kind}{dim}<{component}, access::{access}{coherence}>"
    )))
}

/// A texel that a texture function returns. A depth is the first component; the others are those of formats without
/// them.
fn texel<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    image: Value<'c>,
    (function, arguments): (&str, &[Expr]),
) -> Option<Expr> {
    let shape = Image::of(image.ty())?;
    let image = body.operand(image);
    let given = component(shape.texel);
    let arguments: Vec<_> = arguments.iter().collect();
    let is_number = op.result(0).ty().as_vector().is_none();
    let is_depth = shape.has_depth() && !function.starts_with("gather");
    let ty = match is_number || is_depth {
        true => CType::Scalar(given),
        false => CType::Vector(4, given),
    };
    let mut call = Expr::method(&image, function, &arguments, ty);
    if is_depth && !is_number {
        let [zero, one] = [0.0, 1.0].map(float);
        let all = [call, zero.clone(), zero, one];
        call = body.language.vector(&all, &CType::Vector(4, given));
    }
    images::taken(body, op, call)
}

fn float(number: f32) -> Expr {
    Expr::primary(format!("{number:.1}f"), CType::Scalar(Scalar::Float(32)))
}

/// The arguments for a texel's place. Negative coordinates become large numbers.
pub fn place<'c>(body: &mut Body<'c, '_>, image: Image<'c>, coordinates: Value<'c>) -> Vec<Expr> {
    let at = body.unsigned(coordinates);
    let (inside, layer) = match image.dim {
        ImageDim::Dim1Array => ("x", "y"),
        ImageDim::Dim2Array | ImageDim::Dim2SamplesArray | ImageDim::Cube | ImageDim::CubeArray => {
            ("xy", "z")
        }
        _ => return vec![at],
    };
    let at = repeated(body, at);
    let (inside, layer) = (lanes(&at, inside), lanes(&at, layer));
    match image.dim {
        ImageDim::CubeArray => {
            let part = |operator: &str| {
                let text = format!("{} {operator} 6u", layer.text);
                Expr::new(text, Precedence::Multiplicative, layer.ty.clone(), [&layer])
            };
            vec![inside, part("%"), part("/")]
        }
        _ => vec![inside, layer],
    }
}

/// The arguments for the place of a sample: a layer is the nearest integer.
fn sampled_place<'c>(body: &mut Body<'c, '_>, image: Image<'c>, at: Value<'c>) -> Vec<Expr> {
    let at = body.operand(at);
    if !image.is_array() {
        return vec![at];
    }
    let at = repeated(body, at);
    let all = "xyzw";
    let count = image.directions() as usize;
    let layer = lanes(&at, &all[count..=count]);
    let layer = Expr::call("max", &[&layer, &float(0.0)], layer.ty.clone());
    let layer = Expr::call("rint", &[&layer], layer.ty.clone());
    let layer = Expr::call("uint", &[&layer], CType::Scalar(Scalar::unsigned(32)));
    vec![lanes(&at, &all[..count]), layer]
}

/// The argument for an offset.
fn constant_offset(offset: &[i32]) -> Expr {
    let numbers: Vec<_> = offset.iter().map(ToString::to_string).collect();
    let text = format!("int{}({})", offset.len(), numbers.join(", "));
    Expr::primary(text, CType::Named(String::new()))
}

/// Whether a level is the first, as a constant.
fn is_first(level: Value<'_>) -> bool {
    let constant = level
        .defining_op()
        .and_then(|op| op.cast::<arith::ConstantOp<'_>>());
    constant.is_some_and(|constant| {
        constant.value().as_float_bits() == Some(0) || constant.value().as_int() == Some(0)
    })
}

/// Reports a level of an image of one dimension, which Metal does not have.
fn check_levels(op: Op<'_>, image: Image<'_>, level: Option<Value<'_>>) -> Option<()> {
    if image.directions() != 1 || level.is_none_or(is_first) {
        return Some(());
    }
    op.error("reads a level of detail that may not be 0, but textures of Metal with one dimension have one level; use the constant 0, or two dimensions");
    None
}

fn sample<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let sample = op.cast::<lir::ImageSampleOp<'c>>()?;
    let image = Image::of(sample.image().ty())?;
    check_levels(op, image, sample.lod())?;
    let mut arguments = vec![body.operand(sample.sampler())];
    arguments.extend(sampled_place(body, image, sample.coords()));
    arguments.extend(sample.dref().map(|dref| body.operand(dref)));
    let nothing = || CType::Named(String::new());
    let is_flat = image.directions() == 1;
    match (sample.lod(), sample.ddx(), sample.ddy()) {
        (Some(level), ..) if !is_flat => {
            let level = body.operand(level);
            arguments.push(Expr::call("level", &[&level], nothing()));
        }
        (None, Some(x), Some(y)) if !is_flat => {
            let (x, y) = (body.operand(x), body.operand(y));
            let function = match image.is_cube() {
                true => "gradientcube".to_owned(),
                false => format!("gradient{}d", image.directions()),
            };
            arguments.push(Expr::call(&function, &[&x, &y], nothing()));
        }
        _ => {}
    }
    if let Some(bias) = sample.bias().filter(|_| !is_flat) {
        let bias = body.operand(bias);
        arguments.push(Expr::call("bias", &[&bias], nothing()));
    }
    if let Some(offset) = sample.offset() {
        if is_flat {
            op.error("has an offset in a texture of one dimension, which Metal lacks; add it to the coordinates");
            return None;
        }
        arguments.push(constant_offset(&offset));
    }
    let function = match sample.dref() {
        Some(_) => "sample_compare",
        None => "sample",
    };
    texel(body, op, sample.image(), (function, &arguments))
}

fn gather<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let gather = op.cast::<lir::ImageGatherOp<'c>>()?;
    let image = Image::of(gather.image().ty())?;
    let mut arguments = vec![body.operand(gather.sampler())];
    arguments.extend(sampled_place(body, image, gather.coords()));
    arguments.extend(gather.dref().map(|dref| body.operand(dref)));
    let component = gather.component() as usize;
    if image.has_depth() && component != 0 {
        op.error("gathers a component of depths other than 0, which Metal lacks; use component 0");
        return None;
    }
    // The offset stands before the component.
    let offset = gather.offset();
    match offset {
        Some(offset) => arguments.push(constant_offset(&offset)),
        None if component != 0 && !image.is_cube() => arguments.push(constant_offset(&[0, 0])),
        None => {}
    }
    if component != 0 {
        let name = format!("component::{}", &"xyzw"[component..=component]);
        arguments.push(Expr::primary(name, CType::Named(String::new())));
    }
    let function = match gather.dref() {
        Some(_) => "gather_compare",
        None => "gather",
    };
    texel(body, op, gather.image(), (function, &arguments))
}

fn fetch<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let fetch = op.cast::<lir::ImageFetchOp<'c>>()?;
    let image = Image::of(fetch.image().ty())?;
    check_levels(op, image, Some(fetch.lod()))?;
    let mut arguments = place(body, image, fetch.coords());
    if image.directions() != 1 {
        arguments.push(body.unsigned(fetch.lod()));
    }
    texel(body, op, fetch.image(), ("read", &arguments))
}

fn size<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let size = op.cast::<lir::ImageSizeOp<'c>>()?;
    let shape = Image::of(size.image().ty())?;
    let image = body.operand(size.image());
    let level = size.lod().map(|level| body.unsigned(level));
    let level: Vec<_> = level.iter().collect();
    let lane = Scalar::unsigned(32);
    let extent = |name: &str, arguments: &[&Expr]| {
        Expr::method(&image, name, arguments, CType::Scalar(lane))
    };
    let own = shape.extents() - u32::from(shape.is_array());
    let names = ["get_width", "get_height", "get_depth"];
    let own = names[..own as usize].iter();
    let mut extents: Vec<_> = own.map(|name| extent(name, &level)).collect();
    if shape.is_array() {
        extents.push(extent("get_array_size", &[]));
    }
    match &extents[..] {
        [only] => Some(only.clone()),
        all => Some(
            body.language
                .vector(all, &CType::Vector(shape.extents(), lane)),
        ),
    }
}

/// A number that a texture knows about itself.
fn count<'c>(body: &mut Body<'c, '_>, op: Op<'c>, function: &str) -> Option<Expr> {
    let image = body.operand(op.operand(0));
    let ty = CType::Scalar(Scalar::unsigned(32));
    Some(Expr::method(&image, function, &[], ty))
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let load = op.cast::<lir::ImageLoadOp<'c>>()?;
    let image = Image::of(load.image().ty())?;
    let at = place(body, image, load.coords());
    texel(body, op, load.image(), ("read", &at))
}

fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::ImageStoreOp<'c>>()?;
    let shape = Image::of(store.image().ty())?;
    let value = images::stored(body, store.value(), component(shape.texel));
    let mut arguments = vec![value];
    arguments.extend(place(body, shape, store.coords()));
    let image = body.operand(store.image());
    let nothing = CType::Named("void".to_owned());
    let arguments: Vec<_> = arguments.iter().collect();
    let call = Expr::method(&image, "write", &arguments, nothing);
    body.statement(op, format!("{};", call.text));
    // The same work-item reads its own writes only after a fence (MSL, section 6.12.17).
    if matches!(shape.access, ImageAccess::ReadWrite | ImageAccess::Atomic) {
        body.out_line(&format!("{}.fence();", image.text));
    }
    Some(())
}
