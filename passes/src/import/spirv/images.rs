//! Images and samplers: handles, texels, extents.

use super::{
    body::{Body, Outcome},
    image_shape::Shape,
    image_types::SUBPASS,
    image_uses::is_image_access,
    types::Ty,
    words::{Id, Inst},
};
use crate::{analysis::images::Image, gpu_to_mir::foreign::resize};
use gir_dialects::{
    ir::{self, Signedness, Type, TypeExt, Value},
    mir::{self, SamplerType},
};
use rspirv::spirv::{Decoration, Op};

/// The error of an access to a volatile image.
pub const VOLATILE: &str =
    "accesses a texel of a volatile image, which mir lacks; use atomics on texels, or a buffer";

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts an instruction of this family; false if it is none.
    pub fn image(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let is_image = inst.op == Op::SampledImage || inst.op == Op::Image;
        if (is_image || is_image_access(inst.op)) && self.chosen_image(inst)? {
            return Ok(true);
        }
        self.image_access(inst)
    }

    /// The same for an image that is known.
    pub fn image_access(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::SampledImage => {
                let parts = vec![self.arg(inst, 0)?, self.arg(inst, 1)?];
                described(parts[0])?;
                if SamplerType::from_type(parts[1].ty()).is_none() {
                    return Err("joins an image with a value that is no sampler".to_owned());
                }
                self.set(inst, parts)?;
            }
            Op::Image => {
                let image = self.parts(inst.word(0)?)?;
                let image = *image.first().ok_or("takes the image of nothing")?;
                self.set_one(inst, image)?;
            }
            Op::ImageFetch => self.fetch(inst)?,
            Op::ImageRead => self.read_texel(inst)?,
            Op::ImageWrite => {
                let (image, coords) = self.texel_place(inst)?;
                let value = self.whole_texel(self.arg(inst, 2)?, texel(image)?)?;
                mir::ResourceStoreOp::build(&self.b, image, coords, value);
            }
            Op::ImageQuerySize | Op::ImageQuerySizeLod => self.extents(inst)?,
            Op::ImageQueryLevels => {
                let image = self.image_operand(inst)?;
                let word = self.shared.int(32);
                let count = mir::ImageLevelsOp::build(&self.b, word, image).result();
                self.set_checked(inst, |_| Ok(count))?;
            }
            Op::ImageQuerySamples => {
                let image = self.image_operand(inst)?;
                let word = self.shared.int(32);
                let count = mir::ImageSamplesOp::build(&self.b, word, image).result();
                self.set_checked(inst, |_| Ok(count))?;
            }
            Op::ImageTexelPointer => self.texel_pointer(inst)?,
            Op::ImageQueryLod => {
                return Err(
                    "asks for the level that a sample takes, which mir lacks; state the level"
                        .to_owned(),
                );
            }
            _ => return self.sampling(inst),
        }
        Ok(true)
    }

    /// An operand that is an image.
    fn image_operand(&self, inst: &Inst<'w>) -> Result<Value<'c>, String> {
        let image = self.arg(inst, 0)?;
        described(image)?;
        Ok(image)
    }

    /// The extents of an image, or of a level.
    fn extents(&mut self, inst: &Inst<'w>) -> Outcome {
        let image = self.image_operand(inst)?;
        let shape = described(image)?;
        let level = match inst.op {
            Op::ImageQuerySizeLod if shape.has_levels() => {
                let level = self.arg(inst, 1)?;
                Some(resize(
                    &self.b,
                    level,
                    self.shared.int(32),
                    Signedness::Signed,
                ))
            }
            _ => None,
        };
        let ty = match shape.extents() {
            1 => self.shared.int(32),
            count => ir::vector(count, self.shared.int(32)),
        };
        let extents = mir::ImageSizeOp::build(&self.b, ty, image, level).result();
        let lane = self.ty(inst)?.lane();
        let lanes = self.lanes(extents).into_iter();
        let lanes: Vec<_> = lanes
            .map(|own| match lane.is_int() {
                true => resize(&self.b, own, lane, Signedness::Unsigned),
                false => own,
            })
            .collect();
        self.set_checked(inst, |body| Ok(body.vector(&lanes)))
    }

    /// The first coordinates of a vector, with lanes of a type.
    pub fn coordinates(
        &self,
        value: Value<'c>,
        count: u32,
        lane: Type<'c>,
    ) -> Result<Value<'c>, String> {
        let lanes = self.lanes(value);
        let lanes = lanes
            .get(..count as usize)
            .ok_or("has too few coordinates")?;
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

    /// The coordinates of a texel.
    pub fn texel_coordinates(&self, image: Value<'c>, at: Value<'c>) -> Result<Value<'c>, String> {
        let count = described(image)?.texel_coordinates();
        self.coordinates(at, count, self.shared.int(32))
    }

    fn texel_place(&self, inst: &Inst<'w>) -> Result<(Value<'c>, Value<'c>), String> {
        let image = self.arg(inst, 0)?;
        if let Ty::Image(Shape { dim: SUBPASS, .. }) = self.operand_type(inst, 0)? {
            return Err("reads the target that it draws to, which mir cannot".to_owned());
        }
        if self.is_volatile_image(inst.word(0)?) {
            return Err(VOLATILE.to_owned());
        }
        let operands = self.image_operands(inst, if inst.op == Op::ImageWrite { 3 } else { 2 })?;
        let has_place = operands.offset.is_some() || operands.offsets.is_some();
        if has_place || operands.lod.is_some() || operands.sample.is_some() {
            return Err(
                "accesses a level, a sample or an offset of a storage image, which mir lacks; use a fetch"
                    .to_owned(),
            );
        }
        let coords = self.texel_coordinates(image, self.arg(inst, 1)?)?;
        Ok((image, coords))
    }

    /// Whether an image comes from a variable or a parameter that is volatile.
    fn is_volatile_image(&self, image: Id) -> bool {
        let source = self.shared.source;
        let load = source.defs.get(&image).filter(|inst| inst.op == Op::Load);
        let pointer = load.and_then(|load| load.words.first().copied());
        let root = pointer.and_then(|pointer| self.shared.uses.root(pointer));
        let is_volatile = |id| source.decoration(id, Decoration::Volatile).is_some();
        pointer.into_iter().chain(root).any(is_volatile)
    }

    fn read_texel(&mut self, inst: &Inst<'w>) -> Outcome {
        let (image, coords) = self.texel_place(inst)?;
        let ty = texel(image)?;
        // A kernel of OpenCL reads from the images that it samples.
        let value = match described(image)?.is_sampled() {
            true => mir::FetchOp::build(&self.b, ty, image, coords, None).result(),
            false => mir::ResourceLoadOp::build(&self.b, ty, image, coords).result(),
        };
        self.set_texel(inst, value)
    }

    /// The result of an access: as many lanes as its type has.
    pub fn set_texel(&mut self, inst: &Inst<'w>, value: Value<'c>) -> Outcome {
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

    fn fetch(&mut self, inst: &Inst<'w>) -> Outcome {
        let image = self.arg(inst, 0)?;
        let shape = described(image)?;
        let mut coords = self.texel_coordinates(image, self.arg(inst, 1)?)?;
        let operands = self.image_operands(inst, 2)?;
        if operands.bias.is_some() || operands.gradients.is_some() || operands.offsets.is_some() {
            return Err(
                "fetches with a bias, gradients or several offsets, which no fetch takes"
                    .to_owned(),
            );
        }
        if let Some(offset) = operands.offset {
            coords = self.moved_texel(shape, coords, offset)?;
        }
        let level = match (shape.has_samples(), operands.lod, operands.sample) {
            (true, _, Some(sample)) => Some(sample),
            (true, _, None) => {
                return Err("fetches no sample of a texel that has several".to_owned());
            }
            (false, lod, None) => lod,
            (false, _, Some(_)) => {
                return Err("fetches a sample of a texel that has one".to_owned());
            }
        };
        let level =
            level.map(|level| resize(&self.b, level, self.shared.int(32), Signedness::Signed));
        let value = mir::FetchOp::build(&self.b, texel(image)?, image, coords, level).result();
        self.set_texel(inst, value)
    }

    /// The coordinates of a texel at an offset, which has no layer.
    fn moved_texel(
        &self,
        shape: Image<'c>,
        coords: Value<'c>,
        offset: Value<'c>,
    ) -> Result<Value<'c>, String> {
        let word = self.shared.int(32);
        let offset = self.coordinates(offset, shape.directions(), word)?;
        let mut lanes = self.lanes(offset);
        lanes.resize(shape.texel_coordinates() as usize, self.word(0));
        let offset = self.vector(&lanes);
        Ok(crate::gpu_to_mir::foreign::add(&self.b, coords, offset))
    }
}

/// The parameters of an image's type.
pub fn described(image: Value<'_>) -> Result<Image<'_>, String> {
    Image::of(image.ty()).ok_or_else(|| "takes a value that is no image".to_owned())
}

/// The type of a component of a texel as a value.
pub fn component(image: Value<'_>) -> Result<Type<'_>, String> {
    let texel = described(image)?.texel;
    Ok(match texel.as_integer() {
        Some((width, _)) => ir::integer_type(texel.ctx(), width, Signedness::Signless),
        None => texel,
    })
}

/// The type of a texel as a value.
pub fn texel(image: Value<'_>) -> Result<Type<'_>, String> {
    Ok(ir::vector(4, component(image)?))
}
