//! Images and samplers for OpenCL.
//!
//! In OpenCL an image type states its access but no texel type, and one kind of instruction reads and writes
//! them all. Upstream's dialect has neither the types nor, without them, the instructions, so all are
//! [placeholders](super::placeholders). A texel has 32-bit floats or integers; a texel of f16 is converted.

use super::{
    capabilities::Capabilities,
    placeholder_types::Placeholder,
    placeholders::{call, call_with},
    synchronization, types, vectors,
};
use crate::{analysis::images::Image, targets::image_levels};
use gir_dialects::{
    common::MemoryScope,
    ir::{self, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{ImageAccess, ImageDim, SamplerType},
    rewrite::{PatternSet, Rewriter},
    upstream::{
        func,
        spirv::{self, Capability, MemorySemantics, MemorySemanticsAttr},
    },
};
use rspirv::spirv::{AccessQualifier, Dim, ImageOperands, Op as Instruction};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .rewrite::<lir::ImageSampleOp<'_>>(sample)
        .rewrite::<lir::ImageFetchOp<'_>>(fetch)
        .rewrite::<lir::ImageSizeOp<'_>>(size)
        .rewrite::<lir::ImageLevelsOp<'_>>(levels)
        .rewrite::<lir::ImageLoadOp<'_>>(load)
        .rewrite::<lir::ImageStoreOp<'_>>(store);
}

/// Dimensions and access of an image of 2 or 3 dimensions.
fn shape(ty: Type<'_>) -> Option<(Dim, ImageAccess)> {
    let image = Image::of(ty)?;
    let dim = match image.dim {
        ImageDim::Dim2 => Dim::Dim2D,
        ImageDim::Dim3 => Dim::Dim3D,
        _ => return None,
    };
    Some((dim, image.access))
}

/// The OpenCL type of an image or a sampler.
pub fn convert(ty: Type<'_>) -> Option<Type<'_>> {
    if SamplerType::from_type(ty).is_some() {
        return Placeholder::Sampler.ty(ty.ctx());
    }
    let (dim, access) = shape(ty)?;
    let access = match access {
        ImageAccess::Sampled | ImageAccess::Read => AccessQualifier::ReadOnly,
        ImageAccess::Write => AccessQualifier::WriteOnly,
        ImageAccess::ReadWrite => AccessQualifier::ReadWrite,
        ImageAccess::Depth | ImageAccess::Atomic => return None,
    };
    Placeholder::Image(dim, access).ty(ty.ctx())
}

/// Adds the capabilities of a kernel's images and samplers.
pub fn require(kernel: func::FuncOp<'_>, needed: &mut Capabilities) {
    let (inputs, _) = kernel.function_type().as_function().unwrap_or_default();
    for ty in inputs {
        if convert(ty).is_some() {
            needed.require(Capability::ImageBasic);
        }
        if let Some((_, ImageAccess::ReadWrite)) = shape(ty) {
            needed.require(Capability::ImageReadWrite);
        }
    }
}

/// On an operation with integer texels: the extension of those narrower than 32 bits.
const EXTENSION: &str = "lir.texel_extension";

/// Records the signedness of texels before images lose their texel type. SPIR-V states it from 1.4 on; before,
/// the format decides.
pub fn note_signs(function: Op<'_>) {
    let extension = |value: Value<'_>| {
        let (_, sign) = Image::of(value.ty())?.texel.as_integer()?;
        Some(match sign {
            Signedness::Unsigned => ImageOperands::ZERO_EXTEND,
            _ => ImageOperands::SIGN_EXTEND,
        })
    };
    function.walk_pre(|op| {
        if let Some(extension) = op.operands().find_map(extension) {
            let bits = ir::i64_attr(op.context(), extension.bits().into());
            op.set_attribute(EXTENSION, bits);
        }
    });
}

/// The type that an instruction moves: 32 bits wide.
fn moved(ty: Type<'_>) -> Type<'_> {
    match ty.lane().as_float() {
        Some(_) => ty.with_lane(Type::float32(ty.ctx())),
        None => ty,
    }
}

fn converted<'c>(b: &Builder<'c>, texel: Value<'c>, ty: Type<'c>) -> Value<'c> {
    match texel.ty() == ty {
        true => texel,
        false => spirv::FConvertOp::build(b, ty, texel).result(),
    }
}

/// Coordinates in OpenCL's form: three dimensions take four components.
fn coordinates<'c>(b: &Builder<'c>, at: Value<'c>) -> Value<'c> {
    let Some((3, lane)) = at.ty().as_vector() else {
        return at;
    };
    let rest = types::number(b, lane, 0);
    vectors::construct(b, ir::vector(4, lane), &[at, rest])
}

/// Whether a level is the first; reports an error if not.
fn is_first_level(op: Op<'_>, level: Option<Value<'_>>) -> bool {
    let constant = level.and_then(|level| level.defining_op()?.cast::<spirv::ConstantOp<'_>>());
    image_levels::is_first(op, constant.map(|constant| constant.value()))
}

fn sample<'c>(sample: lir::ImageSampleOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = sample.op();
    if !is_first_level(op, sample.lod()) {
        return false;
    }
    if sample.offset().is_some() {
        op.error("has an offset in texels, which OpenCL lacks; add it to the coordinates");
        return false;
    }
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let dim = match sample.coords().ty().as_vector() {
        Some((3, _)) => Dim::Dim3D,
        _ => Dim::Dim2D,
    };
    let at = coordinates(&b, sample.coords());
    let lod = types::number(&b, Type::float32(op.context()), 0);
    let pair = [sample.image(), sample.sampler()];
    let Some(both) = Placeholder::SampledImage(dim).ty(op.context()) else {
        return false;
    };
    let both = call(&b, Instruction::SampledImage, &pair, Some(both)).result(0);
    let operands = ImageOperands::LOD | extension(op);
    let instruction = (Instruction::ImageSampleExplicitLod, operands);
    let texel = call_with(&b, instruction, &[both, at, lod], Some(moved(ty)));
    let value = converted(&b, texel.result(0), ty);
    rewriter.replace(op, &[value]);
    true
}

fn fetch<'c>(fetch: lir::ImageFetchOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = fetch.op();
    is_first_level(op, Some(fetch.lod())) && read(op, rewriter, fetch.image(), fetch.coords())
}

fn load<'c>(load: lir::ImageLoadOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    read(load.op(), rewriter, load.image(), load.coords())
}

fn read<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, image: Value<'c>, at: Value<'c>) -> bool {
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let operands = [image, coordinates(&b, at)];
    let instruction = (Instruction::ImageRead, extension(op));
    let texel = call_with(&b, instruction, &operands, Some(moved(ty)));
    let value = converted(&b, texel.result(0), ty);
    rewriter.replace(op, &[value]);
    true
}

fn size<'c>(size: lir::ImageSizeOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = size.op();
    if let Some(level) = size.lod()
        && !is_first_level(op, Some(level))
    {
        return false;
    }
    let b = rewriter.before(op);
    let word = ir::integer_type(op.context(), 32, Signedness::Signless);
    let operands = [size.image(), types::number(&b, word, 0)];
    let ty = op.result(0).ty();
    let extents = call(&b, Instruction::ImageQuerySizeLod, &operands, Some(ty));
    rewriter.replace(op, &[extents.result(0)]);
    true
}

/// An image has one level.
fn levels<'c>(levels: lir::ImageLevelsOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = levels.op();
    let one = types::number(&rewriter.before(op), op.result(0).ty(), 1);
    rewriter.replace(op, &[one]);
    true
}

fn store<'c>(store: lir::ImageStoreOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = store.op();
    let b = rewriter.before(op);
    let (value, at) = (store.value(), coordinates(&b, store.coords()));
    let texel = converted(&b, value, moved(value.ty()));
    let instruction = (Instruction::ImageWrite, extension(op));
    call_with(&b, instruction, &[store.image(), at, texel], None);
    if is_read_too(store.image().ty()) {
        make_visible(&b, op);
    }
    rewriter.erase(op);
    true
}

/// Whether kernels also read an image that they write to.
fn is_read_too(image: Type<'_>) -> bool {
    let both = |dim| Placeholder::Image(dim, AccessQualifier::ReadWrite).ty(image.ctx());
    [Dim::Dim2D, Dim::Dim3D]
        .into_iter()
        .any(|dim| both(dim) == Some(image))
}

/// A work-item reads its own texels behind a fence only (OpenCL C specification 3.0, section 6.15.15).
fn make_visible<'c>(b: &Builder<'c>, op: Op<'c>) {
    let semantics = MemorySemantics::ACQUIRE_RELEASE | MemorySemantics::IMAGE_MEMORY;
    let semantics = MemorySemanticsAttr::get(op.context(), semantics);
    let scope = synchronization::scope(op, MemoryScope::Invocation);
    spirv::MemoryBarrierOp::build(b, scope, semantics);
}

/// The extension that [`note_signs`] recorded.
fn extension(op: Op<'_>) -> ImageOperands {
    let bits = op.attribute(EXTENSION).and_then(AttributeExt::as_int);
    bits.map_or(ImageOperands::NONE, |bits| {
        ImageOperands::from_bits_truncate(bits as u32)
    })
}
