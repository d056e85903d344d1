//! Samples and gathers, with their operands beyond the coordinates.

use super::{
    body::{Body, Outcome},
    constants::{is_specialised, signed_of},
    images::{VOLATILE, component, described, texel},
    newer_values,
    words::{Id, Inst},
};
use gir_dialects::{
    ir::{OpView as _, Type, TypeExt, Value},
    mir,
    upstream::arith,
};
use rspirv::spirv::{ImageOperands, Op};

/// The operands beyond the coordinates.
#[derive(Default)]
pub struct Operands<'c> {
    /// The level of detail.
    pub lod: Option<Value<'c>>,
    /// The number that is added to the level of detail.
    pub bias: Option<Value<'c>>,
    /// The derivatives of the coordinates.
    pub gradients: Option<[Value<'c>; 2]>,
    /// Texels to move by.
    pub offset: Option<Value<'c>>,
    /// The numbers of the offset, if it is constant.
    pub known_offset: Option<Vec<i32>>,
    /// The array of offsets, one for each texel of a gather.
    pub offsets: Option<Id>,
    /// The number of a sample.
    pub sample: Option<Value<'c>>,
}

/// An image, its sampler and the coordinates.
struct Place<'c> {
    image: Value<'c>,
    sampler: Value<'c>,
    coords: Value<'c>,
    dref: Option<Value<'c>>,
}

/// Operands that neither the result nor its place depends on: they order accesses, or say how integers widen.
/// The scopes of the former stand behind all operands that count.
const WITHOUT_EFFECT: u32 = ImageOperands::NON_PRIVATE_TEXEL.bits()
    | ImageOperands::MAKE_TEXEL_AVAILABLE.bits()
    | ImageOperands::MAKE_TEXEL_VISIBLE.bits()
    | ImageOperands::SIGN_EXTEND.bits()
    | ImageOperands::ZERO_EXTEND.bits()
    | ImageOperands::NONTEMPORAL.bits();

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts a sample or a gather; false if the instruction is none.
    pub fn sampling(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        match inst.op {
            Op::ImageSampleImplicitLod | Op::ImageSampleExplicitLod => {
                self.sample(inst, false, 2)?
            }
            Op::ImageSampleProjImplicitLod | Op::ImageSampleProjExplicitLod => {
                self.sample(inst, true, 2)?;
            }
            Op::ImageSampleDrefImplicitLod | Op::ImageSampleDrefExplicitLod => {
                self.sample(inst, false, 3)?;
            }
            Op::ImageSampleProjDrefImplicitLod | Op::ImageSampleProjDrefExplicitLod => {
                self.sample(inst, true, 3)?;
            }
            Op::ImageGather | Op::ImageDrefGather => self.gather(inst)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A half, or a vector of these, as one of f32, which is exact.
    pub fn as_f32(&self, value: Value<'c>) -> Value<'c> {
        match value.ty().lane().as_float() {
            Some(16) => {
                let ty = value.ty().with_lane(Type::float32(self.b.context()));
                self.create(arith::ExtFOp::NAME, ty, &[value])
            }
            _ => value,
        }
    }

    /// The operands behind the mask at a place.
    pub fn image_operands(&self, inst: &Inst<'w>, at: usize) -> Result<Operands<'c>, String> {
        let mut found = Operands::default();
        let Some(&mask) = inst.words.get(at) else {
            return Ok(found);
        };
        let mut left = mask & !WITHOUT_EFFECT;
        let mut next = at + 1;
        let mut take = |bit: ImageOperands| {
            let has = left & bit.bits() != 0;
            left &= !bit.bits();
            next += usize::from(has);
            has.then(|| inst.word(next - 1)).transpose()
        };
        let value = |id: Option<Id>| id.map(|id| self.value(id)).transpose();
        found.bias = value(take(ImageOperands::BIAS)?)?;
        found.lod = value(take(ImageOperands::LOD)?)?;
        if let Some(x) = take(ImageOperands::GRAD)? {
            next += 1;
            found.gradients = Some([self.value(x)?, self.arg(inst, next - 1)?]);
        }
        // The closure borrows the place anew.
        let mut take = |bit: ImageOperands| {
            let has = left & bit.bits() != 0;
            left &= !bit.bits();
            next += usize::from(has);
            has.then(|| inst.word(next - 1)).transpose()
        };
        let constant = take(ImageOperands::CONST_OFFSET)?;
        if let Some(offset) = constant.or(take(ImageOperands::OFFSET)?) {
            found.offset = Some(self.value(offset)?);
            found.known_offset = self.known_offset(offset);
        }
        found.offsets = take(ImageOperands::CONST_OFFSETS)?;
        found.sample = value(take(ImageOperands::SAMPLE)?)?;
        match left {
            0 => Ok(found),
            _ if left & ImageOperands::VOLATILE_TEXEL.bits() != 0 => Err(VOLATILE.to_owned()),
            _ if left & ImageOperands::MIN_LOD.bits() != 0 => {
                Err("has a least level of detail, which mir lacks; state the level".to_owned())
            }
            _ => Err(format!(
                "has image operands of the mask {left:#x}, which mir lacks"
            )),
        }
    }

    /// The numbers of a constant offset.
    fn known_offset(&self, id: Id) -> Option<Vec<i32>> {
        let source = self.shared.source;
        let number = |id| {
            let is_known = !is_specialised(source, id);
            i32::try_from(is_known.then(|| signed_of(source, id))??).ok()
        };
        let inst = source.defs.get(&id)?;
        match inst.op {
            Op::ConstantComposite => {
                let parts = newer_values::constituents(self.shared.types, inst.ty?, inst).ok()?;
                parts.into_iter().map(number).collect()
            }
            Op::ConstantNull => {
                let ty = self.shared.parts(inst.ty?).ok()?;
                let lanes = ty.first()?.as_vector().map_or(1, |(lanes, _)| lanes);
                Some(vec![0; lanes as usize])
            }
            _ => number(id).map(|number| vec![number]),
        }
    }

    /// The offset of a sample as mir has it.
    fn offset(&self, operands: &Operands<'c>) -> Result<Option<Vec<i32>>, String> {
        match (operands.offset, &operands.known_offset) {
            (None, _) => Ok(None),
            (Some(_), Some(known)) => Ok(Some(known.clone())),
            (Some(_), None) => Err("has an offset that only the run tells, which targets lack; add it to the coordinates".to_owned()),
        }
    }

    fn place(
        &self,
        inst: &Inst<'w>,
        is_projective: bool,
        dref: Option<usize>,
    ) -> Result<Place<'c>, String> {
        let [image, sampler] = self.parts(inst.word(0)?)?[..] else {
            return Err("samples a value that is no image with a sampler".to_owned());
        };
        let shape = described(image)?;
        let f32 = Type::float32(self.b.context());
        let coords = self.as_f32(self.arg(inst, 1)?);
        if coords.ty().lane() != f32 {
            return Err("samples at coordinates that are no f32; use floats".to_owned());
        }
        let dref = dref.map(|at| self.arg(inst, at)).transpose()?;
        let dref = dref.map(|dref| self.as_f32(dref));
        if dref.is_some_and(|dref| dref.ty() != f32) {
            return Err("compares with a number that is no f32".to_owned());
        }
        let count = shape.sample_coordinates();
        let mut place = Place {
            image,
            sampler,
            coords: self.coordinates(coords, count, f32)?,
            dref,
        };
        if is_projective {
            let lanes = self.lanes(coords);
            let divisor = *lanes
                .get(count as usize)
                .ok_or("has no divisor behind its coordinates")?;
            let spread = self.splat(divisor, place.coords.ty());
            let divided = |value: Value<'c>, by| {
                arith::DivFOp::build(&self.b, value.ty(), value, by, None).result()
            };
            place.coords = divided(place.coords, spread);
            place.dref = dref.map(|dref| divided(dref, divisor));
        }
        Ok(place)
    }

    /// A sample, whose operands begin behind the coordinates and the number to compare with.
    fn sample(&mut self, inst: &Inst<'w>, is_projective: bool, operands: usize) -> Outcome {
        let place = self.place(inst, is_projective, (operands == 3).then_some(2))?;
        let Place {
            image,
            sampler,
            coords,
            dref,
        } = place;
        let f32 = Type::float32(self.b.context());
        let operands = self.image_operands(inst, operands)?;
        let offset = self.offset(&operands)?;
        if operands.offsets.is_some() || operands.sample.is_some() {
            return Err(
                "has several offsets or the number of a sample, which no sample takes".to_owned(),
            );
        }
        let directions = described(image)?.directions();
        let [dx, dy] = match operands.gradients {
            Some([dx, dy]) => [
                Some(self.coordinates(self.as_f32(dx), directions, f32)?),
                Some(self.coordinates(self.as_f32(dy), directions, f32)?),
            ],
            None => [None, None],
        };
        let level = |level: Option<Value<'c>>| level.map(|level| self.as_f32(level));
        let (lod, bias) = (level(operands.lod), level(operands.bias));
        if lod.into_iter().chain(bias).any(|level| level.ty() != f32) {
            return Err("has a level of detail that is no f32".to_owned());
        }
        let ty = match dref {
            Some(_) => component(image)?,
            None => texel(image)?,
        };
        let offset = offset.as_deref();
        let value = mir::SampleOp::build(
            &self.b, ty, image, sampler, coords, dref, lod, bias, dx, dy, offset,
        );
        self.set_texel(inst, value.result())
    }

    fn gather(&mut self, inst: &Inst<'w>) -> Outcome {
        let is_compared = inst.op == Op::ImageDrefGather;
        let place = self.place(inst, false, is_compared.then_some(2))?;
        let component = match is_compared {
            true => 0,
            false if is_specialised(self.shared.source, inst.word(2)?) => {
                return Err(
                    "gathers a component that the host chooses, which mir lacks; gather each"
                        .to_owned(),
                );
            }
            false => self.known(inst, 2)?,
        };
        let component = i64::try_from(component).unwrap_or(i64::MAX);
        if !(0..4).contains(&component) {
            return Err("gathers a component that is none of 0 to 3".to_owned());
        }
        let operands = self.image_operands(inst, 3)?;
        if operands.lod.or(operands.bias).is_some()
            || operands.gradients.is_some()
            || operands.sample.is_some()
        {
            return Err(
                "gathers at a level, with gradients or of a sample, which mir lacks".to_owned(),
            );
        }
        let value = match operands.offsets {
            Some(offsets) => self.gather_each(&place, component, offsets)?,
            None => {
                let offset = self.offset(&operands)?;
                self.gathered(&place, component, offset.as_deref())?
            }
        };
        self.set_texel(inst, value)
    }

    fn gathered(
        &self,
        place: &Place<'c>,
        component: i64,
        offset: Option<&[i32]>,
    ) -> Result<Value<'c>, String> {
        let &Place {
            image,
            sampler,
            coords,
            dref,
        } = place;
        let ty = texel(image)?;
        let op = mir::GatherOp::build(&self.b, ty, image, sampler, coords, dref, component, offset);
        Ok(op.result())
    }

    /// A gather of four texels, each at an offset of its own: the last texel of four gathers.
    fn gather_each(
        &self,
        place: &Place<'c>,
        component: i64,
        offsets: Id,
    ) -> Result<Value<'c>, String> {
        let inst = self.shared.source.defs.get(&offsets);
        let offsets = inst.map(|inst| inst.words).filter(|each| each.len() == 4);
        let mut texels = vec![];
        for &id in offsets.ok_or("has offsets that are no four constants")? {
            let offset = self
                .known_offset(id)
                .ok_or("has an offset that is no constant")?;
            let four = self.gathered(place, component, Some(&offset))?;
            texels.push(self.lane(four, 3));
        }
        Ok(self.vector(&texels))
    }
}
