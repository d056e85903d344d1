//! Textures and samplers (MSL, sections 2.8, 2.9 and 6.12).
//!
//! Texture functions take and return values of the texture's component type: `half`, `float`, `int` or `uint`.
//! Coordinates of texels are unsigned.

use crate::targets::c_like::{
    body::Body,
    expression::Expr,
    images,
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{
    ir::{Op, Signedness, Type, TypeExt, Value},
    lir,
    mir::{ImageAccess, SamplerType},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::BindImageOp<'_>>(|body, op| body.resource(op))
        .value::<lir::BindSamplerOp<'_>>(|body, op| body.resource(op))
        .value::<lir::ImageSampleOp<'_>>(sample)
        .value::<lir::ImageFetchOp<'_>>(fetch)
        .value::<lir::ImageSizeOp<'_>>(size)
        .value::<lir::ImageLoadOp<'_>>(load)
        .statement::<lir::ImageStoreOp<'_>>(store);
}

/// The type of a texel's components.
fn component(texel: Type<'_>) -> Scalar {
    match (texel.as_float(), texel.as_integer()) {
        (Some(16), _) => Scalar::Float(16),
        (_, Some((_, Signedness::Unsigned))) => Scalar::unsigned(32),
        (_, Some(_)) => Scalar::signed(32),
        _ => Scalar::Float(32),
    }
}

/// The type of an image or sampler parameter.
pub fn handle(ty: Type<'_>) -> Option<CType> {
    if SamplerType::from_type(ty).is_some() {
        return Some(CType::Named("sampler".to_owned()));
    }
    let (dimensions, access, texel) = images::shape(ty)?;
    let component = match component(texel) {
        Scalar::Float(16) => "half",
        Scalar::Float(_) => "float",
        Scalar::Int {
            is_signed: false, ..
        } => "uint",
        _ => "int",
    };
    let access = match access {
        ImageAccess::Sampled => "sample",
        ImageAccess::Read => "read",
        ImageAccess::Write => "write",
        ImageAccess::ReadWrite => "read_write",
    };
    Some(CType::Named(format!(
        "texture{dimensions}d<{component}, access::{access}>"
    )))
}

/// A texel that a texture function returns.
fn texel<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    image: Value<'c>,
    (function, arguments): (&str, &[&Expr]),
) -> Option<Expr> {
    let (_, _, texel) = images::shape(image.ty())?;
    let image = body.operand(image);
    let given = CType::Vector(4, component(texel));
    let call = Expr::method(&image, function, arguments, given);
    images::taken(body, op, call)
}

/// Coordinates of a texel. Negative ones become large numbers.
fn place<'c>(body: &mut Body<'c, '_>, coordinates: Value<'c>) -> Expr {
    body.unsigned(coordinates)
}

fn sample<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let sample = op.cast::<lir::ImageSampleOp<'c>>()?;
    let (dimensions, _, _) = images::shape(sample.image().ty())?;
    let sampler = body.operand(sample.sampler());
    let at = body.operand(sample.coords());
    let nothing = || CType::Named(String::new());
    let detail = match (sample.lod(), sample.ddx(), sample.ddy()) {
        (Some(level), ..) => {
            let level = body.operand(level);
            Some(Expr::call("level", &[&level], nothing()))
        }
        (None, Some(x), Some(y)) => {
            let (x, y) = (body.operand(x), body.operand(y));
            let function = format!("gradient{dimensions}d");
            Some(Expr::call(&function, &[&x, &y], nothing()))
        }
        _ => None,
    };
    let arguments: Vec<_> = [&sampler, &at].into_iter().chain(&detail).collect();
    texel(body, op, sample.image(), ("sample", &arguments))
}

fn fetch<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let fetch = op.cast::<lir::ImageFetchOp<'c>>()?;
    let at = place(body, fetch.coords());
    let level = body.unsigned(fetch.lod());
    texel(body, op, fetch.image(), ("read", &[&at, &level]))
}

fn size<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let size = op.cast::<lir::ImageSizeOp<'c>>()?;
    let (dimensions, ..) = images::shape(size.image().ty())?;
    let image = body.operand(size.image());
    let lane = Scalar::unsigned(32);
    let extent = |name| Expr::method(&image, name, &[], CType::Scalar(lane));
    let extents: Vec<_> = ["get_width", "get_height", "get_depth"][..dimensions as usize]
        .iter()
        .map(|name| extent(name))
        .collect();
    Some(
        body.language
            .vector(&extents, &CType::Vector(dimensions, lane)),
    )
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let load = op.cast::<lir::ImageLoadOp<'c>>()?;
    let at = place(body, load.coords());
    texel(body, op, load.image(), ("read", &[&at]))
}

fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::ImageStoreOp<'c>>()?;
    let (_, access, texel) = images::shape(store.image().ty())?;
    let value = images::stored(body, store.value(), component(texel));
    let at = place(body, store.coords());
    let image = body.operand(store.image());
    let nothing = CType::Named("void".to_owned());
    let call = Expr::method(&image, "write", &[&value, &at], nothing);
    body.statement(op, format!("{};", call.text));
    // The same work-item reads its own writes only after a fence (MSL, section 6.12.17).
    if access == ImageAccess::ReadWrite {
        body.out_line(&format!("{}.fence();", image.text));
    }
    Some(())
}
