//! Images and samplers for Vulkan: their types and operations.
//!
//! An image holds 32-bit floats or integers, whatever its format: a sample of f16 is converted. Formats are
//! `Unknown`; the host knows them. Upstream's dialect has no samplers, cannot combine them with images, and
//! cannot fetch from a level, compare, gather or ask for extents: these are [placeholders](super::placeholders).

use super::{image_atomics, placeholder_types::Placeholder, placeholders, types};
use crate::analysis::images::Image;
use gir_dialects::{
    ir::{self, Builder, Context, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{ImageAccess, ImageDim, SamplerType},
    rewrite::{PatternSet, Rewriter},
    spirv::{ImageShape, image, image_shape, sampled_image},
    upstream::spirv::{
        self, Dim, ImageFormat, ImageOperands, ImageOperandsAttr, ImageSamplerUseInfo,
    },
};
use rspirv::spirv::{ImageOperands as Literal, Op as Instruction};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::ImageSampleOp<'_>>(sample)
        .rewrite::<lir::ImageGatherOp<'_>>(gather)
        .rewrite::<lir::ImageFetchOp<'_>>(fetch)
        .rewrite::<lir::ImageSizeOp<'_>>(size)
        .rewrite::<lir::ImageLevelsOp<'_>>(levels)
        .rewrite::<lir::ImageSamplesOp<'_>>(samples)
        .rewrite::<lir::ImageLoadOp<'_>>(load)
        .rewrite::<lir::ImageStoreOp<'_>>(store);
    image_atomics::add_patterns(patterns);
}

/// The SPIR-V type of an image or a sampler.
pub fn convert(ty: Type<'_>) -> Option<Type<'_>> {
    if SamplerType::from_type(ty).is_some() {
        return Placeholder::Sampler.ty(ty.ctx());
    }
    let found = Image::of(ty)?;
    let shape = ImageShape {
        dim: dim(found.dim),
        has_depth: found.has_depth(),
        is_array: found.is_array(),
        has_samples: found.has_samples(),
        sampler_use: match found.is_sampled() {
            true => ImageSamplerUseInfo::NeedSampler,
            false => ImageSamplerUseInfo::NoSampler,
        },
        format: format(found),
    };
    Some(image(component(found.texel), shape))
}

fn dim(dim: ImageDim) -> Dim {
    match dim {
        ImageDim::Dim1 | ImageDim::Dim1Array => Dim::Dim1D,
        ImageDim::Dim3 => Dim::Dim3D,
        ImageDim::Cube | ImageDim::CubeArray => Dim::Cube,
        ImageDim::Buffer => Dim::Buffer,
        _ => Dim::Dim2D,
    }
}

/// The format of an image: the host knows it, but that of atomics is stated.
fn format(image: Image<'_>) -> ImageFormat {
    if image.access != ImageAccess::Atomic {
        return ImageFormat::Unknown;
    }
    match image.texel.as_integer() {
        Some((_, Signedness::Signed)) => ImageFormat::R32i,
        Some(_) => ImageFormat::R32ui,
        None => ImageFormat::R32f,
    }
}

/// The type of a component as the image is accessed, with its sign.
fn component(texel: Type<'_>) -> Type<'_> {
    let context = texel.ctx();
    match texel.as_integer() {
        Some((_, Signedness::Signed)) => ir::integer_type(context, 32, Signedness::Signed),
        Some(_) => ir::integer_type(context, 32, Signedness::Signless),
        None => Type::float32(context),
    }
}

/// The type of a texel as the image is accessed, for texels that are values of type `ty`.
pub fn accessed<'c>(image: Value<'c>, ty: Type<'c>) -> Type<'c> {
    let component = gir_dialects::spirv::image_component(image.ty());
    component.map_or(ty, |component| ty.with_lane(component))
}

/// A texel converted to another type: the same bits, or the nearest float.
pub fn converted<'c>(b: &Builder<'c>, texel: Value<'c>, ty: Type<'c>) -> Value<'c> {
    if texel.ty() == ty {
        texel
    } else if ty.lane().as_float().is_some() {
        spirv::FConvertOp::build(b, ty, texel).result()
    } else {
        spirv::BitcastOp::build(b, ty, texel).result()
    }
}

fn operands(context: &Context, operands: ImageOperands) -> ir::Attribute<'_> {
    ImageOperandsAttr::get(context, operands)
}

/// Replaces the operation that reads a texel by the texel.
fn finish<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, texel: Value<'c>) -> bool {
    let value = converted(&rewriter.before(op), texel, op.result(0).ty());
    rewriter.replace(op, &[value]);
    true
}

/// An image with its sampler, which SPIR-V requires in the block of the sample.
fn with_sampler<'c>(b: &Builder<'c>, image: Value<'c>, sampler: Value<'c>) -> Value<'c> {
    let both = Some(sampled_image(image.ty()));
    placeholders::call(b, Instruction::SampledImage, &[image, sampler], both).result(0)
}

/// A constant offset as an operand.
fn constant_offset<'c>(b: &Builder<'c>, offset: &[i32]) -> Value<'c> {
    let word = types::int32(b.context());
    if let [only] = *offset {
        return types::number(b, word, only.into());
    }
    let ty = ir::vector(offset.len() as u32, word);
    let bytes: Vec<_> = offset.iter().flat_map(|lane| lane.to_le_bytes()).collect();
    let value = ir::dense_vector(ty, &bytes);
    spirv::ConstantOp::build(b, ty, value).op().result(0)
}

fn sample<'c>(sample: lir::ImageSampleOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = sample.op();
    let b = rewriter.before(op);
    let (image, at) = (sample.image(), sample.coords());
    let ty = accessed(image, op.result(0).ty());
    let both = with_sampler(&b, image, sample.sampler());
    let texel = match (sample.dref(), sample.offset(), sample.bias()) {
        (None, None, None) => plain_sample(&b, sample, both, ty),
        (dref, offset, bias) => {
            let mut which = Literal::NONE;
            let mut operands = vec![both, at];
            operands.extend(dref);
            match (sample.lod(), sample.ddx(), sample.ddy()) {
                (Some(lod), ..) => {
                    which |= Literal::LOD;
                    operands.push(lod);
                }
                (None, Some(x), Some(y)) => {
                    which |= Literal::GRAD;
                    operands.extend([x, y]);
                }
                _ => {}
            }
            let instruction = match (which == Literal::NONE, dref.is_some()) {
                (true, false) => Instruction::ImageSampleImplicitLod,
                (true, true) => Instruction::ImageSampleDrefImplicitLod,
                (false, false) => Instruction::ImageSampleExplicitLod,
                (false, true) => Instruction::ImageSampleDrefExplicitLod,
            };
            if let Some(bias) = bias {
                which |= Literal::BIAS;
                operands.push(bias);
            }
            if let Some(offset) = offset {
                which |= Literal::CONST_OFFSET;
                operands.push(constant_offset(&b, &offset));
            }
            placeholders::call_with(&b, (instruction, which), &operands, Some(ty)).result(0)
        }
    };
    finish(op, rewriter, texel)
}

/// A sample for which upstream's dialect has operations.
fn plain_sample<'c>(
    b: &Builder<'c>,
    sample: lir::ImageSampleOp<'c>,
    both: Value<'c>,
    ty: Type<'c>,
) -> Value<'c> {
    let at = sample.coords();
    let explicit = |which, arguments: &[Value<'c>]| {
        let which = operands(b.context(), which);
        let op = spirv::ImageSampleExplicitLodOp::build(b, ty, both, at, which, arguments);
        op.op().result(0)
    };
    match (sample.lod(), sample.ddx(), sample.ddy()) {
        (Some(lod), ..) => explicit(ImageOperands::LOD, &[lod]),
        (None, Some(x), Some(y)) => explicit(ImageOperands::GRAD, &[x, y]),
        _ => {
            let op = spirv::ImageSampleImplicitLodOp::build(b, ty, both, at, None, &[]);
            op.op().result(0)
        }
    }
}

fn gather<'c>(gather: lir::ImageGatherOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = gather.op();
    let (b, image) = (rewriter.before(op), gather.image());
    let ty = accessed(image, op.result(0).ty());
    let both = with_sampler(&b, image, gather.sampler());
    let component = types::number(&b, types::int32(b.context()), gather.component());
    let (instruction, third) = match gather.dref() {
        Some(dref) => (Instruction::ImageDrefGather, dref),
        None => (Instruction::ImageGather, component),
    };
    let mut operands = vec![both, gather.coords(), third];
    let mut which = Literal::NONE;
    if let Some(offset) = gather.offset() {
        which |= Literal::CONST_OFFSET;
        operands.push(constant_offset(&b, &offset));
    }
    let texel = placeholders::call_with(&b, (instruction, which), &operands, Some(ty));
    finish(op, rewriter, texel.result(0))
}

fn fetch<'c>(fetch: lir::ImageFetchOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = fetch.op();
    let (b, image, at) = (rewriter.before(op), fetch.image(), fetch.coords());
    let ty = accessed(image, op.result(0).ty());
    let shape = image_shape(image.ty());
    let has = |of: fn(ImageShape) -> bool| shape.is_some_and(of);
    let (which, operands) = match () {
        () if has(|shape| shape.has_samples) => (Literal::SAMPLE, vec![image, at, fetch.lod()]),
        () if has(|shape| shape.dim == Dim::Buffer) => (Literal::NONE, vec![image, at]),
        () => (Literal::LOD, vec![image, at, fetch.lod()]),
    };
    let instruction = (Instruction::ImageFetch, which);
    let texel = placeholders::call_with(&b, instruction, &operands, Some(ty));
    finish(op, rewriter, texel.result(0))
}

/// The extents of a level, which only some sampled images have.
fn size<'c>(size: lir::ImageSizeOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = size.op();
    let (b, image) = (rewriter.before(op), size.image());
    let word = ir::integer_type(op.context(), 32, Signedness::Signless);
    // The type is converted already.
    let has_levels = image_shape(image.ty()).is_some_and(|shape| {
        shape.sampler_use == ImageSamplerUseInfo::NeedSampler
            && !shape.has_samples
            && shape.dim != Dim::Buffer
    });
    let first = || types::number(&b, word, 0);
    let (instruction, operands) = match has_levels {
        true => (
            Instruction::ImageQuerySizeLod,
            vec![image, size.lod().unwrap_or_else(first)],
        ),
        false => (Instruction::ImageQuerySize, vec![image]),
    };
    let extents = placeholders::call(&b, instruction, &operands, Some(op.result(0).ty()));
    rewriter.replace(op, &[extents.result(0)]);
    true
}

fn levels<'c>(levels: lir::ImageLevelsOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    query(levels.op(), rewriter, Instruction::ImageQueryLevels)
}

fn samples<'c>(samples: lir::ImageSamplesOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    query(samples.op(), rewriter, Instruction::ImageQuerySamples)
}

/// A question about an image without further operands.
fn query<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, instruction: Instruction) -> bool {
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let answer = placeholders::call(&b, instruction, &[op.operand(0)], Some(ty));
    rewriter.replace(op, &[answer.result(0)]);
    true
}

fn load<'c>(load: lir::ImageLoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = load.op();
    let (b, image, at) = (rewriter.before(op), load.image(), load.coords());
    let ty = accessed(image, op.result(0).ty());
    let texel = spirv::ImageReadOp::build(&b, ty, image, at, None, &[]);
    finish(op, rewriter, texel.op().result(0))
}

fn store<'c>(store: lir::ImageStoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    let (b, image, at) = (rewriter.before(op), store.image(), store.coords());
    let value = store.value();
    let texel = converted(&b, value, accessed(image, value.ty()));
    spirv::ImageWriteOp::build(&b, image, at, texel, None, &[]);
    rewriter.erase(op);
    true
}
