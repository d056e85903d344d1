//! Images: texels by a sampler or by their place, and extents. One function for each meaning, whatever its name.

use super::super::call::{Call, Meaning::Build, Outcome, Row};
use crate::{
    analysis::images::Image,
    import::llvm::handles::{self, Addressing, Sampler},
};
use gir_dialects::{
    ir::{self, OpView, Type, TypeExt, Value},
    mir::{self, ImageAccess},
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};

/// The functions.
pub const ROWS: &[Row] = &[
    ("read_imagef", Build(read)),
    ("read_imageh", Build(read)),
    ("read_imagei", Build(read)),
    ("read_imageui", Build(read)),
    ("write_imagef", Build(write)),
    ("write_imageh", Build(write)),
    ("write_imagei", Build(write)),
    ("write_imageui", Build(write)),
    ("get_image_width", Build(|c| extent(c, 0))),
    ("get_image_height", Build(|c| extent(c, 1))),
    ("get_image_depth", Build(|c| extent(c, 2))),
    ("get_image_dim", Build(dimensions)),
    ("get_image_channel_order", Build(format)),
    ("get_image_channel_data_type", Build(format)),
    ("get_image_num_mip_levels", Build(levels)),
    ("get_image_num_samples", Build(levels)),
    ("get_image_array_size", Build(levels)),
];

const NO_LEVELS: &str = "is about levels of detail, layers or samples, which images of OpenCL do not have here; \
    use plain images of one to three dimensions";

fn levels<'c>(_: &Call<'_, 'c>) -> Outcome<'c> {
    Err(NO_LEVELS.to_owned())
}

fn format<'c>(_: &Call<'_, 'c>) -> Outcome<'c> {
    Err(
        "asks for the format of an image, which only the host knows on most targets; \
        pass it as a parameter"
            .to_owned(),
    )
}

/// The access and the dimensions of an image.
fn shape(image: Value<'_>) -> Result<(ImageAccess, usize), String> {
    let found = Image::of(image.ty()).map(|image| (image.access, image.directions() as usize));
    found.ok_or_else(|| "accesses an image that is no parameter of the kernel".to_owned())
}

/// `read_image*(image[, sampler], coordinates)`.
fn read<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let second = c.op.operand(1);
    let is_bound = |value: Value<'c>| mir::SamplerType::from_type(value.ty()).is_some();
    let is_sampler = handles::of(second.ty()).is_some() || c.arg(1).is_ok_and(is_bound);
    if !is_sampler {
        return no_more(c, 2).and_then(|()| texel(c, c.arg(0)?, c.arg(1)?));
    }
    match second.defining_op().and_then(handles::made) {
        Some(sampler) if !sampler.is_bound() => {
            no_more(c, 2)?;
            nearest(c, (c.arg(0)?, c.arg(1)?), sampler)
        }
        _ => {
            no_more(c, 3)?;
            sampled(c, (c.arg(0)?, c.arg(1)?), c.arg(2)?, None)
        }
    }
}

fn no_more(c: &Call<'_, '_>, count: usize) -> Result<(), String> {
    match c.args.len() > count {
        true => Err(NO_LEVELS.to_owned()),
        false => Ok(()),
    }
}

/// `write_image*(image, coordinates, texel)`.
fn write<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    no_more(c, 3)?;
    stored(c, (c.arg(0)?, c.arg(1)?), c.arg(2)?)
}

/// A texel by a sampler that the host binds, of a level if one is stated. Integer coordinates become those of the
/// middle of the texel.
pub fn sampled<'c>(
    c: &Call<'_, 'c>,
    (image, sampler): (Value<'c>, Value<'c>),
    coordinates: Value<'c>,
    level: Option<Value<'c>>,
) -> Outcome<'c> {
    let (_, count) = shape(image)?;
    let float = Type::float32(c.b.context());
    let half = c.float(float, 0.5);
    let lanes = c.lanes(coordinates).into_iter().take(count);
    let middle = |lane: Value<'c>| match lane.ty().is_float() {
        true => lane,
        false => {
            let corner = c.op_as(arith::SIToFPOp::NAME, float, &[lane]);
            c.op(arith::AddFOp::NAME, &[corner, half])
        }
    };
    let mut lanes: Vec<_> = lanes.map(middle).collect();
    // The middle of the only row of an image of one dimension, normalised or not.
    lanes.resize(count, half);
    let place = c.join(ir::vector(count as u32, float), &lanes);
    let ty = c.ty()?;
    let value = mir::SampleOp::build(
        &c.b, ty, image, sampler, place, None, level, None, None, None, None,
    );
    Ok(vec![value.result()])
}

/// A texel by its indices.
pub fn texel<'c>(c: &Call<'_, 'c>, image: Value<'c>, coordinates: Value<'c>) -> Outcome<'c> {
    let place = indices(c, image, coordinates)?;
    at(c, image, place)
}

/// A store to a texel by its indices.
pub fn stored<'c>(
    c: &Call<'_, 'c>,
    (image, coordinates): (Value<'c>, Value<'c>),
    value: Value<'c>,
) -> Outcome<'c> {
    let place = indices(c, image, coordinates)?;
    mir::ResourceStoreOp::build(&c.b, image, place, value);
    Ok(vec![])
}

/// The extents of an image, as a vector.
pub fn extents<'c>(c: &Call<'_, 'c>, image: Value<'c>) -> Result<Value<'c>, String> {
    let (_, count) = shape(image)?;
    let ty = ir::vector(count as u32, c.word());
    Ok(mir::ImageSizeOp::build(&c.b, ty, image, None).result())
}

/// The texel at a vector of indices.
fn at<'c>(c: &Call<'_, 'c>, image: Value<'c>, place: Value<'c>) -> Outcome<'c> {
    let ty = c.ty()?;
    Ok(vec![match shape(image)?.0 {
        ImageAccess::Sampled => mir::FetchOp::build(&c.b, ty, image, place, None).result(),
        _ => mir::ResourceLoadOp::build(&c.b, ty, image, place).result(),
    }])
}

/// Indices as a vector with one for each dimension.
fn indices<'c>(
    c: &Call<'_, 'c>,
    image: Value<'c>,
    coordinates: Value<'c>,
) -> Result<Value<'c>, String> {
    let (_, count) = shape(image)?;
    let mut lanes = c.lanes(coordinates);
    lanes.resize(count, c.int(c.word(), 0));
    Ok(c.join(ir::vector(count as u32, c.word()), &lanes))
}

/// The nearest texel, by the formulas of the specification of OpenCL (3.0, "Image addressing and filtering").
fn nearest<'c>(
    c: &Call<'_, 'c>,
    (image, coordinates): (Value<'c>, Value<'c>),
    sampler: Sampler,
) -> Outcome<'c> {
    let (_, count) = shape(image)?;
    let needs_extents = sampler.is_normalized || sampler.addressing != Addressing::None;
    let extents = match needs_extents {
        true => c.lanes(extents(c, image)?),
        false => vec![c.int(c.word(), 0); count],
    };
    let lanes = c.lanes(coordinates).into_iter().zip(extents);
    let mut lanes: Vec<_> = lanes
        .map(|(lane, extent)| index(c, lane, extent, sampler))
        .collect();
    lanes.resize(count, c.int(c.word(), 0));
    let place = c.join(ir::vector(count as u32, c.word()), &lanes);
    at(c, image, place)
}

/// The index of the texel nearest to a coordinate.
fn index<'c>(
    c: &Call<'_, 'c>,
    coordinate: Value<'c>,
    extent: Value<'c>,
    sampler: Sampler,
) -> Value<'c> {
    let word = c.word();
    let last = c.op(arith::SubIOp::NAME, &[extent, c.int(word, 1)]);
    let ty = coordinate.ty();
    if !ty.is_float() {
        return clamped(c, coordinate, last, sampler.addressing);
    }
    let times = |l, r| c.op(arith::MulFOp::NAME, &[l, r]);
    let minus = |l, r| c.op(arith::SubFOp::NAME, &[l, r]);
    let whole = |x| {
        let below = c.op(math::FloorOp::NAME, &[x]);
        c.op_as(mir::FPToSISatOp::NAME, word, &[below])
    };
    if !sampler.is_normalized {
        return clamped(c, whole(coordinate), last, sampler.addressing);
    }
    let width = c.op_as(arith::SIToFPOp::NAME, ty, &[extent]);
    match sampler.addressing {
        Addressing::Repeat => {
            let part = minus(coordinate, c.op(math::FloorOp::NAME, &[coordinate]));
            let index = whole(times(part, width));
            let is_beyond = c.compare(CmpIPredicate::Sgt, index, last);
            let before = c.op(arith::SubIOp::NAME, &[index, extent]);
            c.select(is_beyond, before, index)
        }
        Addressing::MirroredRepeat => {
            let half = times(coordinate, c.float(ty, 0.5));
            let period = times(c.op(math::RoundEvenOp::NAME, &[half]), c.float(ty, 2.0));
            let part = c.op(math::AbsFOp::NAME, &[minus(coordinate, period)]);
            c.op(arith::MinSIOp::NAME, &[whole(times(part, width)), last])
        }
        addressing => clamped(c, whole(times(coordinate, width)), last, addressing),
    }
}

fn clamped<'c>(
    c: &Call<'_, 'c>,
    index: Value<'c>,
    last: Value<'c>,
    addressing: Addressing,
) -> Value<'c> {
    if addressing == Addressing::None {
        return index;
    }
    let above = c.op(arith::MaxSIOp::NAME, &[index, c.int(index.ty(), 0)]);
    c.op(arith::MinSIOp::NAME, &[above, last])
}

fn extent<'c>(c: &Call<'_, 'c>, axis: usize) -> Outcome<'c> {
    let all = c.lanes(extents(c, c.arg(0)?)?);
    let one = all
        .get(axis)
        .ok_or("asks for an extent that there is not")?;
    c.one(*one)
}

/// `get_image_dim`: the extents, and 0 as the fourth where there are three.
fn dimensions<'c>(c: &Call<'_, 'c>) -> Outcome<'c> {
    let ty = c.ty()?;
    let mut all = c.lanes(extents(c, c.arg(0)?)?);
    let count = ty.as_vector().map_or(1, |(lanes, _)| lanes as usize);
    all.resize(count, c.int(c.word(), 0));
    Ok(vec![c.join(ty, &all)])
}
