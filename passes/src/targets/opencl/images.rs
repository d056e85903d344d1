//! Images and samplers (OpenCL C specification 3.0, section 6.15.15).
//!
//! A texel has four floats or four integers of 32 bits; a texel of f16 is converted. An image has one level of
//! detail. Three-dimensional coordinates have four lanes.

use crate::{
    analysis::images::Image,
    targets::{
        c_like::{
            body::Body,
            expression::Expr,
            images, literals,
            spellings::Spellings,
            types::{CType, Scalar},
        },
        image_levels,
    },
};
use gir_dialects::{
    ir::{Op, Signedness, Type, TypeExt, Value},
    lir,
    mir::{ImageAccess, ImageDim, SamplerType},
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
        .value::<lir::ImageLevelsOp<'_>>(levels)
        .value::<lir::ImageLoadOp<'_>>(load)
        .statement::<lir::ImageStoreOp<'_>>(store);
}

/// The type of an image or sampler parameter.
pub fn handle(ty: Type<'_>) -> Option<CType> {
    if SamplerType::from_type(ty).is_some() {
        return Some(CType::Named("sampler_t".to_owned()));
    }
    let image = Image::of(ty)?;
    let access = match image.access {
        ImageAccess::Sampled | ImageAccess::Read => "read_only",
        ImageAccess::Write => "write_only",
        ImageAccess::ReadWrite => "read_write",
        ImageAccess::Depth | ImageAccess::Atomic => return None,
    };
    let dim = match image.dim {
        ImageDim::Dim1 => "1d",
        ImageDim::Dim1Array => "1d_array",
        ImageDim::Dim2 => "2d",
        ImageDim::Dim2Array => "2d_array",
        ImageDim::Dim3 => "3d",
        ImageDim::Buffer => "1d_buffer",
        ImageDim::Dim2Samples
        | ImageDim::Dim2SamplesArray
        | ImageDim::Cube
        | ImageDim::CubeArray => return None,
    };
    Some(CType::Named(format!("{access} image{dim}_t")))
}

fn bound<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    body.resource(op)
}

/// The letter of the functions for a texel type, and the lanes that they move.
fn texels(image: Value<'_>) -> Option<(&'static str, Scalar)> {
    let texel = Image::of(image.ty())?.texel;
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
    if sample.offset().is_some() {
        op.error("has an offset in texels, which OpenCL C lacks; add it to the coordinates");
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
    if let Some(level) = size.lod()
        && !is_first_level(op, Some(level))
    {
        return None;
    }
    let shape = Image::of(size.image().ty())?;
    let image = body.operand(size.image());
    let lane = Scalar::signed(32);
    let own = shape.extents() - u32::from(shape.is_array());
    let functions = ["get_image_width", "get_image_height", "get_image_depth"];
    let mut names = functions[..own as usize].to_vec();
    if shape.is_array() {
        names.push("(int)get_image_array_size");
    }
    let extents = names.into_iter();
    let extents = extents.map(|name| Expr::call(name, &[&image], CType::Scalar(lane)));
    let extents: Vec<_> = extents.collect();
    match &extents[..] {
        [only] => Some(only.clone()),
        all => Some(
            body.language
                .vector(all, &CType::Vector(shape.extents(), lane)),
        ),
    }
}

/// An image has one level.
fn levels<'c>(body: &mut Body<'c, '_>, _op: Op<'c>) -> Option<Expr> {
    Some(literals::number(body.language, 1, Scalar::signed(32)))
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
    // A work-item reads its own texels behind a fence only (section 6.15.15).
    if Image::of(store.image().ty()).is_some_and(|image| image.access == ImageAccess::ReadWrite) {
        body.out_line(
            "atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);",
        );
    }
    Some(())
}
