//! Images and samplers.

use super::{
    body::{Body, Outcome},
    types::{Shape, Ty},
    words::Inst,
};
use crate::gpu_to_mir::foreign::resize;
use gir_dialects::{
    ir::{OpView as _, Signedness, Type, TypeExt, Value},
    mir,
    upstream::arith,
};
use rspirv::spirv::{ImageOperands, Op};

/// The operands beyond the coordinates that a sample has.
#[derive(Default)]
struct Operands<'c> {
    lod: Option<Value<'c>>,
    gradients: Option<[Value<'c>; 2]>,
    offset: Option<Value<'c>>,
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn image(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::SampledImage => {
                let parts = vec![self.arg(inst, 0)?, self.arg(inst, 1)?];
                self.handle(parts[0])?;
                self.set(inst, parts)?;
            }
            Op::Image => {
                let image = self.parts(inst.word(0)?)?;
                let image = *image.first().ok_or("takes the image of nothing")?;
                self.set_one(inst, image)?;
            }
            Op::ImageSampleImplicitLod | Op::ImageSampleExplicitLod => self.sample(inst)?,
            Op::ImageFetch => self.fetch(inst)?,
            Op::ImageRead => {
                let (image, coords) = self.texel_place(inst)?;
                let ty = texel(image)?;
                let value = mir::ResourceLoadOp::build(&self.b, ty, image, coords).result();
                self.set_texel(inst, value)?;
            }
            Op::ImageWrite => {
                let (image, coords) = self.texel_place(inst)?;
                let value = self.whole_texel(self.arg(inst, 2)?, texel(image)?)?;
                mir::ResourceStoreOp::build(&self.b, image, coords, value);
            }
            Op::ImageQuerySize | Op::ImageQuerySizeLod => self.extent(inst)?,
            Op::ImageQueryLevels | Op::ImageQuerySamples => {
                return Err(
                    "asks for levels or samples of an image, which mir cannot; pass them from the host"
                        .to_owned(),
                );
            }
            Op::ImageTexelPointer => {
                return Err(
                    "points to a texel, which targets cannot; use a buffer for atomics".to_owned(),
                );
            }
            Op::ImageSampleDrefImplicitLod
            | Op::ImageSampleDrefExplicitLod
            | Op::ImageDrefGather
            | Op::ImageGather
            | Op::ImageSampleProjImplicitLod
            | Op::ImageSampleProjExplicitLod
            | Op::ImageSampleProjDrefImplicitLod
            | Op::ImageSampleProjDrefExplicitLod
            | Op::ImageQueryLod => {
                return Err("samples in a way that mir lacks; sample or fetch texels, and compute with them".to_owned());
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The extents of an image, which the host passes; those of a level are smaller.
    fn extent(&mut self, inst: &Inst<'w>) -> Outcome {
        let root = self.shared.uses.root(inst.word(0)?);
        let extent = root.and_then(|root| self.extents.get(&root).copied());
        let mut extent = extent.ok_or("asks for the extents of an image that is no variable's")?;
        if inst.op == Op::ImageQuerySizeLod {
            let level = resize(
                &self.b,
                self.arg(inst, 1)?,
                self.shared.int(32),
                Signedness::Signed,
            );
            let level = self.splat(level, extent.ty());
            extent = self.same(mir::ShrUIOp::NAME, &[extent, level]);
            extent = self.same(arith::MaxUIOp::NAME, &[extent, self.like(extent, 1)]);
        }
        self.set_checked(inst, |_| Ok(extent))
    }

    fn handle(&self, image: Value<'c>) -> Result<usize, String> {
        match () {
            () if mir::Image2DType::from_type(image.ty()).is_some() => Ok(2),
            () if mir::Image3DType::from_type(image.ty()).is_some() => Ok(3),
            () => Err("takes a value that is no image".to_owned()),
        }
    }

    /// As many coordinates as an image has dimensions, of a type.
    fn coordinates(
        &self,
        image: Value<'c>,
        value: Value<'c>,
        lane: Type<'c>,
    ) -> Result<Value<'c>, String> {
        let count = self.handle(image)?;
        let lanes = self.lanes(value);
        let lanes = lanes.get(..count).ok_or("has too few coordinates")?;
        let lanes =
            lanes.iter().map(
                |&own| match (own.ty() == lane, own.ty().is_int() && lane.is_int()) {
                    (true, _) => Ok(own),
                    (false, true) => Ok(resize(&self.b, own, lane, Signedness::Signed)),
                    (false, false) => Err("has coordinates of another kind".to_owned()),
                },
            );
        let lanes: Vec<_> = lanes.collect::<Result<_, _>>()?;
        Ok(self.vector(&lanes))
    }

    fn texel_place(&self, inst: &Inst<'w>) -> Result<(Value<'c>, Value<'c>), String> {
        let image = self.arg(inst, 0)?;
        if let Ty::Image(Shape { dim: 6, .. }) = self.operand_type(inst, 0)? {
            return Err("reads the target that it draws to, which mir cannot".to_owned());
        }
        let coords = self.coordinates(image, self.arg(inst, 1)?, self.shared.int(32))?;
        Ok((image, coords))
    }

    /// The result of an access: as many lanes as its type has.
    fn set_texel(&mut self, inst: &Inst<'w>, value: Value<'c>) -> Outcome {
        let ty = self.ty(inst)?;
        let count = ty.as_vector().map_or(1, |(lanes, _)| lanes);
        let value = match count {
            4 => value,
            _ => {
                let lanes = self.lanes(value);
                self.vector(lanes.get(..count as usize).ok_or("has too many lanes")?)
            }
        };
        self.set_checked(inst, |_| Ok(value))
    }

    /// A texel of four lanes; those that a value lacks are zero.
    fn whole_texel(&self, value: Value<'c>, ty: Type<'c>) -> Result<Value<'c>, String> {
        if value.ty() == ty {
            return Ok(value);
        }
        let mut lanes = self.lanes(value);
        lanes.resize(4, self.any(ty.lane()));
        match lanes.iter().all(|lane| lane.ty() == ty.lane()) {
            true => Ok(self.vector(&lanes)),
            false => Err("writes a texel of another type".to_owned()),
        }
    }

    fn image_operands(&self, inst: &Inst<'w>, at: usize) -> Result<Operands<'c>, String> {
        let mut found = Operands::default();
        let Some(&mask) = inst.words.get(at) else {
            return Ok(found);
        };
        let has = |bit: ImageOperands| mask & bit.bits() != 0;
        let mut next = at + 1;
        let mut take = || {
            next += 1;
            self.arg(inst, next - 1)
        };
        if has(ImageOperands::BIAS) {
            return Err(
                "has a bias of the level of detail, which mir lacks; state the level".to_owned(),
            );
        }
        if has(ImageOperands::LOD) {
            found.lod = Some(take()?);
        }
        if has(ImageOperands::GRAD) {
            found.gradients = Some([take()?, take()?]);
        }
        if has(ImageOperands::CONST_OFFSET) || has(ImageOperands::OFFSET) {
            found.offset = Some(take()?);
        }
        if has(ImageOperands::SAMPLE)
            || has(ImageOperands::MIN_LOD)
            || has(ImageOperands::CONST_OFFSETS)
        {
            return Err(
                "has operands that mir lacks: samples, the least level, or several offsets"
                    .to_owned(),
            );
        }
        Ok(found)
    }

    fn sample(&mut self, inst: &Inst<'w>) -> Outcome {
        let [image, sampler] = self.parts(inst.word(0)?)?[..] else {
            return Err("samples a value that is no image with a sampler".to_owned());
        };
        let f32 = Type::float32(self.b.context());
        let coords = self.arg(inst, 1)?;
        if coords.ty().lane() != f32 {
            return Err("samples at coordinates that are no f32; use floats".to_owned());
        }
        let coords = self.coordinates(image, coords, f32)?;
        let operands = self.image_operands(inst, 2)?;
        if operands.offset.is_some() {
            return Err(
                "samples at an offset in texels, which mir lacks; add it to the coordinates"
                    .to_owned(),
            );
        }
        let [dx, dy] = match operands.gradients {
            Some([dx, dy]) => [
                Some(self.coordinates(image, dx, f32)?),
                Some(self.coordinates(image, dy, f32)?),
            ],
            None => [None, None],
        };
        let lod = operands.lod.filter(|lod| lod.ty() == f32);
        if operands.lod.is_some() && lod.is_none() {
            return Err("has a level of detail that is no f32".to_owned());
        }
        let ty = texel(image)?;
        let value = mir::SampleOp::build(&self.b, ty, image, sampler, coords, lod, dx, dy).result();
        self.set_texel(inst, value)
    }

    fn fetch(&mut self, inst: &Inst<'w>) -> Outcome {
        let image = self.arg(inst, 0)?;
        let mut coords = self.coordinates(image, self.arg(inst, 1)?, self.shared.int(32))?;
        let operands = self.image_operands(inst, 2)?;
        if let Some(offset) = operands.offset {
            let offset = self.coordinates(image, offset, self.shared.int(32))?;
            coords = crate::gpu_to_mir::foreign::add(&self.b, coords, offset);
        }
        let lod = operands
            .lod
            .map(|lod| resize(&self.b, lod, self.shared.int(32), Signedness::Signed));
        let value = mir::FetchOp::build(&self.b, texel(image)?, image, coords, lod).result();
        self.set_texel(inst, value)
    }
}

/// The type of a texel as a value.
fn texel(image: Value<'_>) -> Result<Type<'_>, String> {
    let two = mir::Image2DType::from_type(image.ty()).map(mir::Image2DType::texel);
    let three = mir::Image3DType::from_type(image.ty()).map(mir::Image3DType::texel);
    let texel = two.or(three).ok_or("takes a value that is no image")?;
    let lane = match texel.as_integer() {
        Some((width, _)) => {
            gir_dialects::ir::integer_type(texel.ctx(), width, Signedness::Signless)
        }
        None => texel,
    };
    Ok(gir_dialects::ir::vector(4, lane))
}
