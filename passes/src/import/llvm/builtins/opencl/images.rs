//! Reads, writes and samples of images. What is in the name says the type of texels.

use super::super::call::{Call, Meaning::Build, Outcome, Row};
use gir_dialects::{
    ir::{self, Type, TypeExt as _, Value},
    mir::{self, Image2DType, Image3DType, ImageAccess},
};

/// The functions.
pub const ROWS: &[Row] = &[
    ("read_imagef", Build(read_or_sample)),
    ("read_imagei", Build(read_or_sample)),
    ("read_imageui", Build(read_or_sample)),
    ("write_imagef", Build(|c| write(c, c.arg(1)?, c.arg(2)?))),
    ("write_imagei", Build(|c| write(c, c.arg(1)?, c.arg(2)?))),
    ("write_imageui", Build(|c| write(c, c.arg(1)?, c.arg(2)?))),
];

/// The dimensions and the access of an image.
fn shape(image: Value<'_>) -> Result<(u32, ImageAccess), String> {
    let flat = Image2DType::from_type(image.ty()).map(|image| (2, image.access()));
    let shape =
        flat.or_else(|| Image3DType::from_type(image.ty()).map(|image| (3, image.access())));
    shape.ok_or_else(|| {
        "takes an image that is no parameter of the kernel; pass it directly".to_owned()
    })
}

/// Coordinates: as many as dimensions. Images of three have a fourth, of no meaning.
fn coordinates<'c>(c: &Call<'_, 'c>, at: Value<'c>, dimensions: u32) -> Result<Value<'c>, String> {
    let lanes = c.lanes(at);
    let count = dimensions as usize;
    if lanes.len() < count {
        return Err("has fewer coordinates than the image has dimensions".to_owned());
    }
    let ty = ir::vector(dimensions, at.ty().lane());
    Ok(match lanes.len() == count {
        true => at,
        false => c.join(ty, &lanes[..count]),
    })
}

/// A texel at integers.
pub fn read<'c>(c: &Call<'_, 'c>, at: Value<'c>) -> Outcome<'c> {
    let image = c.arg(0)?;
    let (dimensions, access) = shape(image)?;
    let at = coordinates(c, at, dimensions)?;
    if !at.ty().lane().is_int() {
        return Err("reads an image at coordinates that are no integers; sample it".to_owned());
    }
    let ty = c.ty()?;
    Ok(vec![match access {
        ImageAccess::Sampled => mir::FetchOp::build(&c.b, ty, image, at, None).result(),
        _ => mir::ResourceLoadOp::build(&c.b, ty, image, at).result(),
    }])
}

/// Writes a texel.
pub fn write<'c>(c: &Call<'_, 'c>, at: Value<'c>, texel: Value<'c>) -> Outcome<'c> {
    let image = c.arg(0)?;
    let (dimensions, _) = shape(image)?;
    let at = coordinates(c, at, dimensions)?;
    mir::ResourceStoreOp::build(&c.b, image, at, texel);
    Ok(vec![])
}

/// A texel at floats, by the sampler that the second argument is, at the first level where none is stated.
pub fn sample<'c>(c: &Call<'_, 'c>, at: Value<'c>, level: Option<Value<'c>>) -> Outcome<'c> {
    let (image, sampler) = (c.arg(0)?, c.arg(1)?);
    let (dimensions, _) = shape(image)?;
    let at = coordinates(c, at, dimensions)?;
    if at.ty().lane().is_int() {
        return Err("samples an image at coordinates that are integers; read it without a sampler, or use floats".to_owned());
    }
    let level = match level {
        Some(level) => level,
        None => c.float(Type::float32(c.b.context()), 0.0),
    };
    let ty = c.ty()?;
    let texel = mir::SampleOp::build(&c.b, ty, image, sampler, at, Some(level), None, None);
    Ok(vec![texel.result()])
}

/// With a sampler, three arguments; otherwise two.
fn read_or_sample<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    match c.args.len() {
        2 => read(c, c.arg(1)?),
        _ => sample(c, c.arg(2)?, None),
    }
}
