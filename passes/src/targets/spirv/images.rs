//! Images and samplers for Vulkan: their types and operations.
//!
//! An image holds 32-bit floats or integers, whatever its format: a sample of f16 is converted. Formats are
//! `Unknown`; the host knows them. Upstream's dialect has no samplers, cannot combine them with images, and
//! cannot fetch from a level or ask for the extents of one: these are [placeholders](super::placeholders).

use super::{placeholder_types::Placeholder, placeholders, types};
use gir_dialects::{
    ir::{self, Builder, Context, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{Image2DType, Image3DType, ImageAccess, SamplerType},
    rewrite::{PatternSet, Rewriter},
    spirv::{image, sampled_image},
    upstream::spirv::{self, Dim, ImageOperands, ImageOperandsAttr, ImageSamplerUseInfo},
};
use rspirv::spirv::{ImageOperands as Literal, Op as Instruction};

/// A fetch with a level, which upstream's operation refuses.
const IMAGE_FETCH: (Instruction, Literal) = (Instruction::ImageFetch, Literal::LOD);

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::ImageSampleOp<'_>>(sample)
        .rewrite::<lir::ImageFetchOp<'_>>(fetch)
        .rewrite::<lir::ImageSizeOp<'_>>(size)
        .rewrite::<lir::ImageLoadOp<'_>>(load)
        .rewrite::<lir::ImageStoreOp<'_>>(store);
}

/// The parts of an image type.
struct Shape<'c> {
    texel: Type<'c>,
    access: ImageAccess,
    dim: Dim,
}

impl<'c> Shape<'c> {
    fn of(ty: Type<'c>) -> Option<Self> {
        if let Some(image) = Image2DType::from_type(ty) {
            return Some(Self {
                texel: image.texel(),
                access: image.access(),
                dim: Dim::Dim2D,
            });
        }
        let image = Image3DType::from_type(ty)?;
        Some(Self {
            texel: image.texel(),
            access: image.access(),
            dim: Dim::Dim3D,
        })
    }
}

/// The SPIR-V type of an image or a sampler.
pub fn convert(ty: Type<'_>) -> Option<Type<'_>> {
    if SamplerType::from_type(ty).is_some() {
        return Placeholder::Sampler.ty(ty.ctx());
    }
    let shape = Shape::of(ty)?;
    let sampler_use = match shape.access {
        ImageAccess::Sampled => ImageSamplerUseInfo::NeedSampler,
        _ => ImageSamplerUseInfo::NoSampler,
    };
    Some(image(component(shape.texel), shape.dim, sampler_use))
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
fn accessed<'c>(image: Value<'c>, ty: Type<'c>) -> Type<'c> {
    let component = gir_dialects::spirv::image_component(image.ty());
    component.map_or(ty, |component| ty.with_lane(component))
}

/// A texel converted to another type: the same bits, or the nearest float.
fn converted<'c>(b: &Builder<'c>, texel: Value<'c>, ty: Type<'c>) -> Value<'c> {
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

fn sample<'c>(sample: lir::ImageSampleOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = sample.op();
    let (b, context) = (rewriter.before(op), op.context());
    let (image, at) = (sample.image(), sample.coords());
    let ty = accessed(image, op.result(0).ty());
    // SPIR-V requires it in the block of the sample.
    let both = sampled_image(image.ty());
    let pair = [image, sample.sampler()];
    let both = placeholders::call(&b, Instruction::SampledImage, &pair, Some(both)).result(0);
    let explicit = |which, arguments: &[Value<'c>]| {
        let which = operands(context, which);
        let op = spirv::ImageSampleExplicitLodOp::build(&b, ty, both, at, which, arguments);
        op.op().result(0)
    };
    let texel = match (sample.lod(), sample.ddx(), sample.ddy()) {
        (Some(lod), ..) => explicit(ImageOperands::LOD, &[lod]),
        (None, Some(x), Some(y)) => explicit(ImageOperands::GRAD, &[x, y]),
        _ => {
            let op = spirv::ImageSampleImplicitLodOp::build(&b, ty, both, at, None, &[]);
            op.op().result(0)
        }
    };
    finish(op, rewriter, texel)
}

fn fetch<'c>(fetch: lir::ImageFetchOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = fetch.op();
    let (b, image, at) = (rewriter.before(op), fetch.image(), fetch.coords());
    let ty = accessed(image, op.result(0).ty());
    let operands = [image, at, fetch.lod()];
    let texel = placeholders::call_with(&b, IMAGE_FETCH, &operands, Some(ty));
    finish(op, rewriter, texel.result(0))
}

/// The extents: of a sampled image those of its first level, a storage image has no others.
fn size<'c>(size: lir::ImageSizeOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = size.op();
    let (b, image) = (rewriter.before(op), size.image());
    let word = ir::integer_type(op.context(), 32, Signedness::Signless);
    // The type is converted already.
    let is_sampled = image.ty().to_string().contains("NeedSampler");
    let (instruction, operands) = match is_sampled {
        true => (
            Instruction::ImageQuerySizeLod,
            vec![image, types::number(&b, word, 0)],
        ),
        false => (Instruction::ImageQuerySize, vec![image]),
    };
    let extents = placeholders::call(&b, instruction, &operands, Some(op.result(0).ty()));
    rewriter.replace(op, &[extents.result(0)]);
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
