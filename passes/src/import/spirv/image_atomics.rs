//! Atomics on texels.
//!
//! A pointer to a texel is the image and the coordinates; only atomics take it.

use super::{
    atomics::{half, kind, ordering, scope},
    body::{Body, Outcome},
    images::{component, described},
    words::Inst,
};
use crate::gpu_to_mir::foreign::number;
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Type, TypeExt, Value},
    mir::{self, AtomicKind, ImageAccess},
};
use rspirv::spirv::Op;

/// A texel, and the order of an atomic on it.
struct Texel<'c> {
    image: Value<'c>,
    coords: Value<'c>,
    ty: Type<'c>,
    order: MemoryOrdering,
    scope: MemoryScope,
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// The image and the coordinates that a pointer to a texel is.
    pub fn texel_pointer(&mut self, inst: &Inst<'w>) -> Outcome {
        let pointer = self.pointer(inst.word(0)?)?;
        let [image] = self.load(&pointer)?[..] else {
            return Err("points to a texel of a value that is no image".to_owned());
        };
        let shape = described(image)?;
        if shape.access != ImageAccess::Atomic {
            return Err(format!(
                "points to a texel of {}, which atomics cannot update; use a storage image of one component of 32 bits",
                image.ty()
            ));
        }
        let coords = self.texel_coordinates(image, self.arg(inst, 1)?)?;
        self.set(inst, vec![image, coords])
    }

    /// Converts an atomic on a texel; false if the instruction is none.
    pub fn image_atomic(&mut self, inst: &Inst<'w>) -> Result<bool, String> {
        let first = inst
            .words
            .first()
            .and_then(|id| self.shared.source.defs.get(id));
        if first.is_none_or(|first| first.op != Op::ImageTexelPointer) {
            return Ok(false);
        }
        match (inst.op, kind(inst.op)) {
            (_, Some(kind)) => self.update_texel(inst, kind)?,
            (Op::AtomicLoad, _) => self.load_texel(inst)?,
            (Op::AtomicStore, _) => {
                let texel = self.texel(inst)?;
                let value = self.arg(inst, 3)?;
                self.build_update(&texel, AtomicKind::Exchange, value)?;
            }
            (Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak, _) => {
                self.exchange_texel(inst)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn texel(&self, inst: &Inst<'w>) -> Result<Texel<'c>, String> {
        let [image, coords] = self.parts(inst.word(0)?)?[..] else {
            return Err("updates a value that is no texel".to_owned());
        };
        Ok(Texel {
            image,
            coords,
            ty: component(image)?,
            scope: scope(self.known(inst, 1)?)?,
            order: ordering(self.known(inst, 2)?),
        })
    }

    fn build_update(
        &self,
        texel: &Texel<'c>,
        kind: AtomicKind,
        value: Value<'c>,
    ) -> Result<Value<'c>, String> {
        let of_floats = matches!(kind, AtomicKind::FAdd | AtomicKind::FMin | AtomicKind::FMax);
        if value.ty() != texel.ty
            || kind != AtomicKind::Exchange && texel.ty.is_float() != of_floats
        {
            return Err("updates a texel of another type".to_owned());
        }
        let &Texel {
            image,
            coords,
            ty,
            order,
            scope,
        } = texel;
        let op = mir::ImageAtomicOp::build(&self.b, ty, kind, image, coords, value, order, scope);
        Ok(op.result())
    }

    fn update_texel(&mut self, inst: &Inst<'w>, kind: AtomicKind) -> Outcome {
        let texel = self.texel(inst)?;
        let value = match inst.op {
            Op::AtomicIIncrement | Op::AtomicIDecrement => self.word(1),
            _ => self.arg(inst, 3)?,
        };
        let old = self.build_update(&texel, kind, value)?;
        self.set_checked(inst, |_| Ok(old))
    }

    /// A load is an update that changes nothing.
    fn load_texel(&mut self, inst: &Inst<'w>) -> Outcome {
        let texel = self.texel(inst)?;
        if texel.ty.is_float() {
            return Err(
                "loads a float texel atomically, which mir lacks; use an integer".to_owned(),
            );
        }
        let nothing = number(&self.b, texel.ty, 0);
        let old = self.build_update(&texel, AtomicKind::Or, nothing)?;
        self.set_checked(inst, |_| Ok(old))
    }

    fn exchange_texel(&mut self, inst: &Inst<'w>) -> Outcome {
        let Texel {
            image,
            coords,
            ty,
            order,
            scope,
        } = self.texel(inst)?;
        let failure = half(ordering(self.known(inst, 3)?), true);
        let (desired, expected) = (self.arg(inst, 4)?, self.arg(inst, 5)?);
        if !ty.is_int() || desired.ty() != ty || expected.ty() != ty {
            return Err("exchanges a texel that is no integer of its type".to_owned());
        }
        let op = mir::ImageCompareExchangeOp::build(
            &self.b, ty, image, coords, expected, desired, order, failure, scope,
        );
        self.set_checked(inst, |_| Ok(op.result()))
    }
}
