//! Images and samplers: types of SPIR-V, and their instructions.
//!
//! As in OpenCL, an image type states its access and no texel type. A texel has 32-bit floats or integers; a texel of
//! f16 is converted.

use super::{
    instruction::{Instruction, Sign},
    synchronization,
};
use crate::{
    analysis::images::Image,
    lir::arithmetic::Arithmetic,
    targets::{
        image_levels,
        llvm::types,
        llvm_spirv::{machine::Spir, mangle::postfix},
    },
};
use gir_dialects::{
    ir::{self, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    mir::{ImageAccess, ImageDim, SamplerType},
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{arith, vector},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::ImageSampleOp<'_>>(converter, sample)
        .convert::<lir::ImageFetchOp<'_>>(converter, fetch)
        .convert::<lir::ImageSizeOp<'_>>(converter, size)
        .convert::<lir::ImageLevelsOp<'_>>(converter, levels)
        .convert::<lir::ImageLoadOp<'_>>(converter, load)
        .convert::<lir::ImageStoreOp<'_>>(converter, store);
}

/// Dimensions, access and texel type of an image.
struct Shape<'c> {
    /// The number of SPIR-V's `Dim`.
    dim: u32,
    access: ImageAccess,
    texel: Type<'c>,
}

impl<'c> Shape<'c> {
    fn of(ty: Type<'c>) -> Option<Self> {
        let image = Image::of(ty)?;
        let dim = match (image.dim, image.access) {
            (_, ImageAccess::Depth | ImageAccess::Atomic) => return None,
            (ImageDim::Dim2, _) => 1,
            (ImageDim::Dim3, _) => 2,
            _ => return None,
        };
        let (access, texel) = (image.access, image.texel);
        Some(Self { dim, access, texel })
    }

    /// SPIR-V's access qualifier.
    fn qualifier(&self) -> u32 {
        match self.access {
            ImageAccess::Write => 1,
            ImageAccess::ReadWrite => 2,
            _ => 0,
        }
    }

    /// The name that a mangled name states.
    fn name(&self, kind: &str) -> String {
        let (dim, access) = (self.dim, self.qualifier());
        format!("__spirv_{kind}__void_{dim}_0_0_0_0_0_{access}")
    }

    fn ty(&self, kind: &str, context: &'c ir::Context) -> Option<Type<'c>> {
        let (dim, access) = (self.dim, self.qualifier());
        let text =
            format!("!llvm.target<\"spirv.{kind}\", !llvm.void, {dim}, 0, 0, 0, 0, 0, {access}>");
        Type::parse(context, &text)
    }

    /// Whether texels are unsigned integers.
    fn sign(&self) -> Sign {
        match self.texel.as_integer() {
            Some((_, Signedness::Unsigned)) => Sign::Unsigned,
            _ => Sign::Signed,
        }
    }
}

/// The name of samplers that a mangled name states.
const SAMPLER: &str = "__spirv_Sampler";

/// A type for LLVM IR: an image, a sampler, or what other code generators convert.
pub fn convert(ty: Type<'_>) -> Option<Type<'_>> {
    if SamplerType::from_type(ty).is_some() {
        return Type::parse(ty.ctx(), "!llvm.target<\"spirv.Sampler\">");
    }
    match Shape::of(ty) {
        Some(shape) => shape.ty("Image", ty.ctx()),
        None => types::convert::<Spir>(ty),
    }
}

/// OpenCL's name of the type of an image or a sampler, and its access.
pub fn described(ty: Type<'_>) -> Option<(&'static str, &'static str)> {
    if SamplerType::from_type(ty).is_some() {
        return Some(("sampler_t", "none"));
    }
    let shape = Shape::of(ty)?;
    let name = match shape.dim {
        1 => "image2d_t",
        _ => "image3d_t",
    };
    let access = match shape.qualifier() {
        0 => "read_only",
        1 => "write_only",
        _ => "read_write",
    };
    Some((name, access))
}

/// Checks that operations read the first level of detail, while it is a constant; false after an error.
pub fn check(function: Op<'_>) -> bool {
    let mut is_good = true;
    function.walk_pre(|op| {
        let (level, has_offset) = if let Some(sample) = op.cast::<lir::ImageSampleOp<'_>>() {
            (Some(sample.lod()), sample.offset().is_some())
        } else if let Some(fetch) = op.cast::<lir::ImageFetchOp<'_>>() {
            (Some(Some(fetch.lod())), false)
        } else {
            let size = op.cast::<lir::ImageSizeOp<'_>>();
            (size.and_then(|size| size.lod()).map(Some), false)
        };
        if has_offset {
            op.error("has an offset in texels, which OpenCL lacks; add it to the coordinates");
            is_good = false;
        }
        if let Some(level) = level {
            let constant = level
                .and_then(|level| level.defining_op()?.cast::<arith::ConstantOp<'_>>())
                .map(|constant| constant.value());
            is_good &= image_levels::is_first(op, constant);
        }
    });
    is_good
}

/// The type that an instruction moves: 32 bits wide.
fn moved(ty: Type<'_>) -> Type<'_> {
    match ty.lane().as_float() {
        Some(_) => ty.with_lane(Type::float32(ty.ctx())),
        None => ty,
    }
}

fn converted<'c>(b: &Builder<'c>, texel: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let bits = |ty: Type<'_>| ty.lane().number_bits();
    let name = match bits(texel.ty()).cmp(&bits(ty)) {
        std::cmp::Ordering::Equal => return texel,
        std::cmp::Ordering::Less => arith::ExtFOp::NAME,
        std::cmp::Ordering::Greater => arith::TruncFOp::NAME,
    };
    Arithmetic::new(*b).create(name, &[texel], ty)
}

/// Coordinates in OpenCL's form: three dimensions take four components.
fn coordinates<'c>(b: &Builder<'c>, at: Value<'c>) -> Value<'c> {
    let Some((3, lane)) = at.ty().as_vector() else {
        return at;
    };
    let zero = match lane.as_float() {
        Some(_) => Arithmetic::new(*b).float(lane, 0.0),
        None => types::number(b, lane, 0),
    };
    let mut lanes: Vec<_> = (0..3)
        .map(|at_lane| {
            let place = ir::dense_i64(b.context(), &[at_lane]);
            vector::ExtractOp::build(b, lane, at, &[], place).result()
        })
        .collect();
    lanes.push(zero);
    vector::FromElementsOp::build(b, ir::vector(4, lane), &lanes).dest()
}

/// The operand mask for an explicit level of detail.
const LOD: u32 = 2;

fn sample<'c>(
    sample: lir::ImageSampleOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = sample.op();
    let (Some(shape), &[image, sampler, at, ..]) = (Shape::of(sample.image().ty()), operands)
    else {
        return false;
    };
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let Some(both) = shape.ty("SampledImage", op.context()) else {
        return false;
    };
    let both = Instruction::new(b, "SampledImage")
        .opaque(image, shape.name("Image"))
        .opaque(sampler, SAMPLER.to_owned())
        .result(both);
    let unsigned = shape.sign() == Sign::Unsigned;
    let name = format!("ImageSampleExplicitLod_R{}", postfix(moved(ty), unsigned));
    let level = Arithmetic::new(b).float(Type::float32(op.context()), 0.0);
    let texel = Instruction::new(b, &name)
        .opaque(both, shape.name("SampledImage"))
        .number(coordinates(&b, at), Sign::Signed)
        .literal(LOD)
        .number(level, Sign::Signed)
        .result(moved(ty));
    let value = converted(&b, texel, ty);
    rewriter.replace(op, &[value]);
    true
}

fn fetch<'c>(
    fetch: lir::ImageFetchOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    read(fetch.op(), operands, rewriter)
}

fn load<'c>(load: lir::ImageLoadOp<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    read(load.op(), operands, rewriter)
}

fn read<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let (Some(shape), &[image, at, ..]) = (Shape::of(op.operand(0).ty()), operands) else {
        return false;
    };
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let unsigned = shape.sign() == Sign::Unsigned;
    let name = format!("ImageRead_R{}", postfix(moved(ty), unsigned));
    let texel = Instruction::new(b, &name)
        .opaque(image, shape.name("Image"))
        .number(coordinates(&b, at), Sign::Signed)
        .result(moved(ty));
    let value = converted(&b, texel, ty);
    rewriter.replace(op, &[value]);
    true
}

fn store<'c>(
    store: lir::ImageStoreOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = store.op();
    let (Some(shape), &[image, at, value]) = (Shape::of(store.image().ty()), operands) else {
        return false;
    };
    let b = rewriter.before(op);
    let texel = converted(&b, value, moved(value.ty()));
    Instruction::new(b, "ImageWrite")
        .opaque(image, shape.name("Image"))
        .number(coordinates(&b, at), Sign::Signed)
        .number(texel, shape.sign())
        .run();
    if shape.access == ImageAccess::ReadWrite {
        synchronization::make_texels_visible(rewriter.before(op));
    }
    rewriter.erase(op);
    true
}

/// An image has one level.
fn levels<'c>(
    levels: lir::ImageLevelsOp<'c>,
    _operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = levels.op();
    let one = types::number(&rewriter.before(op), op.result(0).ty(), 1);
    rewriter.replace(op, &[one]);
    true
}

fn size<'c>(size: lir::ImageSizeOp<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let op = size.op();
    let (Some(shape), &[image, ..]) = (Shape::of(size.image().ty()), operands) else {
        return false;
    };
    let (b, ty) = (rewriter.before(op), op.result(0).ty());
    let word = types::int(op.context(), 32);
    let name = format!("ImageQuerySizeLod_R{}", postfix(ty, false));
    let extents = Instruction::new(b, &name)
        .opaque(image, shape.name("Image"))
        .number(types::number(&b, word, 0), Sign::Signed)
        .result(ty);
    rewriter.replace(op, &[extents]);
    true
}
