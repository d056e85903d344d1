//! Accesses to buffers and images.
//!
//! A buffer of lir is addressed in bytes: the index times the stride of the layout, in integers of the width of the
//! target's addresses. An image of lir states the sampled or fetched level.

use super::annotations;
use crate::analysis::{buffer_layout::Elements, handles::Handles, images::Image};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpView, Signedness, Type, TypeExt, Value},
    lir,
    melior::ir::attribute::FloatAttribute,
    mir::{self, Stage},
    upstream::arith,
};

/// A function and the properties that its accesses depend on.
pub struct Accesses<'a, 'c> {
    /// Its resource handles.
    pub handles: &'a Handles<'c>,
    /// The stages that run it, with a kernel for each.
    pub stages: &'a [(Stage, &'c str)],
    /// The width of an address in bits.
    pub address_bits: u32,
}

impl<'c> Accesses<'_, 'c> {
    /// Lowers the accesses of a function.
    pub fn lower(&self, function: Op<'c>) {
        if !self.handles.any {
            return;
        }
        let mut ops = vec![];
        function.walk_pre(|op| {
            let is_access = op.is::<mir::ResourceLoadOp<'c>>()
                || op.is::<mir::ResourceStoreOp<'c>>()
                || op.is::<mir::SampleOp<'c>>()
                || op.is::<mir::FetchOp<'c>>();
            if is_access {
                ops.push(op);
            }
        });
        for op in ops {
            self.replace(op);
        }
    }

    fn replace(&self, op: Op<'c>) {
        let Some(new) = self.lowered(op) else { return };
        annotations::carry(op, new);
        for (old, new) in op.results().zip(new.results()) {
            old.replace_all_uses(new);
        }
        op.erase();
    }

    fn lowered(&self, op: Op<'c>) -> Option<Op<'c>> {
        let b = Builder::before(op);
        match op.name() {
            mir::ResourceLoadOp::NAME => self.load(&b, op.cast()?),
            mir::ResourceStoreOp::NAME => self.store(&b, op.cast()?),
            mir::SampleOp::NAME => Some(self.sample(&b, op.cast()?)),
            mir::FetchOp::NAME => Some(fetch_texel(&b, op.cast()?)),
            _ => None,
        }
    }

    fn load(&self, b: &Builder<'c>, load: mir::ResourceLoadOp<'c>) -> Option<Op<'c>> {
        let (resource, index, ty) = (load.resource(), load.index(), load.result().ty());
        if Image::of(resource.ty()).is_some() {
            return Some(lir::ImageLoadOp::build(b, ty, resource, index).op());
        }
        let elements = &self.handles.layout(resource)?;
        let offset = self.byte_offset(b, index, elements);
        let (align, rules) = (elements.element.align, elements.rules);
        Some(lir::BufferLoadOp::build(b, ty, resource, offset, align, rules).op())
    }

    fn store(&self, b: &Builder<'c>, store: mir::ResourceStoreOp<'c>) -> Option<Op<'c>> {
        let (resource, index, value) = (store.resource(), store.index(), store.value());
        if Image::of(resource.ty()).is_some() {
            return Some(lir::ImageStoreOp::build(b, resource, index, value).op());
        }
        let elements = &self.handles.layout(resource)?;
        let offset = self.byte_offset(b, index, elements);
        let (align, rules) = (elements.element.align, elements.rules);
        Some(lir::BufferStoreOp::build(b, resource, offset, value, align, rules).op())
    }

    /// The offset of an element in bytes.
    fn byte_offset(&self, b: &Builder<'c>, index: Value<'c>, elements: &Elements) -> Value<'c> {
        let ty = ir::integer_type(b.context(), self.address_bits, Signedness::Signless);
        if let Some(index) = constant(index) {
            let offset = index.wrapping_mul(elements.stride);
            return arith::ConstantOp::build(b, ty, ir::integer(ty, offset)).result();
        }
        let index = resized(b, index, ty);
        if elements.stride == 1 {
            return index;
        }
        let stride = arith::ConstantOp::build(b, ty, ir::integer(ty, elements.stride)).result();
        arith::MulIOp::build(b, ty, index, stride, None).result()
    }

    fn sample(&self, b: &Builder<'c>, sample: mir::SampleOp<'c>) -> Op<'c> {
        let (mut lod, mut bias) = (sample.lod(), sample.bias());
        if lod.is_none() && sample.ddx().is_none() && !self.takes_derivatives(sample) {
            let float = Type::float32(b.context());
            let zero = FloatAttribute::new(b.context(), float, 0.0).into();
            let zero = || arith::ConstantOp::build(b, float, zero).result();
            lod = Some(bias.take().unwrap_or_else(zero));
        }
        let (image, sampler, coords) = (sample.image(), sample.sampler(), sample.coords());
        let (ddx, ddy, ty) = (sample.ddx(), sample.ddy(), sample.result().ty());
        let (dref, offset) = (sample.dref(), sample.offset());
        let offset = offset.as_deref();
        lir::ImageSampleOp::build(
            b, ty, image, sampler, coords, dref, lod, bias, ddx, ddy, offset,
        )
        .op()
    }

    /// Whether a sample without a level computes it from derivatives, as in fragment kernels; an error if only some
    /// of the kernels that run it are fragment kernels.
    fn takes_derivatives(&self, sample: mir::SampleOp<'c>) -> bool {
        let of = |is_fragment| {
            let mut stages = self.stages.iter();
            stages.find(|(stage, _)| (*stage == Stage::Fragment) == is_fragment)
        };
        if let (Some((_, fragment)), Some((_, other))) = (of(true), of(false)) {
            sample.op().error(format!(
                "has no level of detail, which fragment kernel '{fragment}' computes from derivatives and kernel '{other}' cannot; state lod or grad"
            ));
        }
        of(true).is_some()
    }
}

fn fetch_texel<'c>(b: &Builder<'c>, fetch: mir::FetchOp<'c>) -> Op<'c> {
    let lod = fetch.lod().unwrap_or_else(|| {
        let word = ir::integer_type(b.context(), 32, Signedness::Signless);
        arith::ConstantOp::build(b, word, ir::integer(word, 0)).result()
    });
    let ty = fetch.result().ty();
    lir::ImageFetchOp::build(b, ty, fetch.image(), fetch.coords(), lod).op()
}

/// The value of a constant index, which is unsigned.
fn constant(index: Value<'_>) -> Option<i64> {
    let constant = index.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    let (width, _) = index.ty().as_integer()?;
    let value = constant.value().as_int()?;
    Some(if width == 32 {
        i64::from(value as u32)
    } else {
        value
    })
}

/// An unsigned index in another width.
fn resized<'c>(b: &Builder<'c>, index: Value<'c>, ty: Type<'c>) -> Value<'c> {
    let width = |ty: Type<'_>| ty.as_integer().map_or(0, |(width, _)| width);
    match width(index.ty()).cmp(&width(ty)) {
        std::cmp::Ordering::Equal => index,
        std::cmp::Ordering::Less => arith::ExtUIOp::build(b, ty, index).op().result(0),
        std::cmp::Ordering::Greater => arith::TruncIOp::build(b, ty, index, None).op().result(0),
    }
}
