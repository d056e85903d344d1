//! Images and samplers (OpenCL C specification 3.0, section 6.15.15).
//!
//! A texel has four floats or four integers of 32 bits; a texel of f16 is converted. An image has one level of
//! detail. Three-dimensional coordinates have four lanes.

use crate::targets::{
    c_like::{
        body::Body,
        expression::Expr,
        images, literals,
        spellings::Spellings,
        types::{CType, Scalar},
    },
    image_levels,
};
use gir_dialects::{
    ir::{Op, Signedness, Type, TypeExt, Value},
    lir,
    mir::{ImageAccess, SamplerType},
    upstream::arith,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::BindImageOp<'_>>(bound)
        .value::<lir::BindSamplerOp<'_>>(bound)
        .value::<lir::ImageSampleOp<'_>>(sample)
        .value::<lir::ImageFetchOp<'_>>(fetch)
        .value::<lir::ImageSizeOp<'_>>(size)
        .value::<lir::ImageLoadOp<'_>>(load)
        .statement::<lir::ImageStoreOp<'_>>(store);
}

/// The type of an image or sampler parameter.
pub fn handle(ty: Type<'_>) -> Option<CType> {
    if SamplerType::from_type(ty).is_some() {
        return Some(CType::Named("sampler_t".to_owned()));
    }
    let (dimensions, access, _) = images::shape(ty)?;
    let access = match access {
        ImageAccess::Sampled | ImageAccess::Read => "read_only",
        ImageAccess::Write => "write_only",
        ImageAccess::ReadWrite => "read_write",
    };
    Some(CType::Named(format!("{access} image{dimensions}d_t")))
}

fn bound<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    body.resource(op)
}

/// The letter of the functions for a texel type, and the lanes that they move.
fn texels(image: Value<'_>) -> Option<(&'static str, Scalar)> {
    let (_, _, texel) = images::shape(image.ty())?;
    Some(match texel.as_integer() {
        None => ("f", Scalar::Float(32)),
        Some((_, Signedness::Unsigned)) => ("ui", Scalar::unsigned(32)),
        Some(_) => ("i", Scalar::signed(32)),
    })
}

/// Coordinates in the form that the functions take: signed integers or floats.
fn coordinates<'c>(body: &mut Body<'c, '_>, at: Value<'c>) -> Expr {
    let at = body.signed(at);
    let (Some(3), Some(lane)) = (at.ty.lanes(), at.ty.lane()) else {
        return at;
    };
    let zero = literals::number(body.language, 0, lane);
    body.language.vector(&[at, zero], &CType::Vector(4, lane))
}

/// Whether a level is the first; reports an error if not.
fn is_first_level(op: Op<'_>, level: Option<Value<'_>>) -> bool {
    let constant = level.and_then(|level| level.defining_op()?.cast::<arith::ConstantOp<'_>>());
    image_levels::is_first(op, constant.map(|constant| constant.value()))
}

/// A texel that a function returns, converted to lir's type.
fn read<'c>(body: &mut Body<'c, '_>, op: Op<'c>, image: Value<'c>, rest: &[&Expr]) -> Option<Expr> {
    let (letter, lane) = texels(image)?;
    let image = body.operand(image);
    let arguments: Vec<_> = std::iter::once(&image)
        .chain(rest.iter().copied())
        .collect();
    let call = Expr::call(
        &format!("read_image{letter}"),
        &arguments,
        CType::Vector(4, lane),
    );
    images::taken(body, op, call)
}

fn sample<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let sample = op.cast::<lir::ImageSampleOp<'c>>()?;
    if !is_first_level(op, sample.lod()) {
        return None;
    }
    let sampler = body.operand(sample.sampler());
    let at = coordinates(body, sample.coords());
    read(body, op, sample.image(), &[&sampler, &at])
}

fn fetch<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let fetch = op.cast::<lir::ImageFetchOp<'c>>()?;
    if !is_first_level(op, Some(fetch.lod())) {
        return None;
    }
    let at = coordinates(body, fetch.coords());
    read(body, op, fetch.image(), &[&at])
}

fn size<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let size = op.cast::<lir::ImageSizeOp<'c>>()?;
    let (dimensions, ..) = images::shape(size.image().ty())?;
    let image = body.operand(size.image());
    let lane = Scalar::signed(32);
    let functions = ["get_image_width", "get_image_height", "get_image_depth"];
    let extents = functions[..dimensions as usize].iter();
    let extents = extents.map(|name| Expr::call(name, &[&image], CType::Scalar(lane)));
    let extents: Vec<_> = extents.collect();
    Some(
        body.language
            .vector(&extents, &CType::Vector(dimensions, lane)),
    )
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let load = op.cast::<lir::ImageLoadOp<'c>>()?;
    let at = coordinates(body, load.coords());
    read(body, op, load.image(), &[&at])
}

fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::ImageStoreOp<'c>>()?;
    let (letter, lane) = texels(store.image())?;
    let value = images::stored(body, store.value(), lane);
    let at = coordinates(body, store.coords());
    let image = body.operand(store.image());
    let function = format!("write_image{letter}");
    let call = Expr::call(
        &function,
        &[&image, &at, &value],
        CType::Named("void".to_owned()),
    );
    body.statement(op, format!("{};", call.text));
    Some(())
}
