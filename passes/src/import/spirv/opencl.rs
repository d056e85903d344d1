//! Functions of `OpenCL.std`.

use super::{
    body::{Body, Outcome},
    types::Ty,
    words::Inst,
};
use crate::{
    gpu_to_mir::foreign::resize,
    import::llvm::builtins::{self, Call, Name},
};
use gir_dialects::{
    ir::{self, OpView, Signedness, Type, TypeExt},
    mir,
    upstream::{arith, math},
};
use rspirv::spirv::{CLOp, GLOp};

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// A function of `OpenCL.std`.
    pub fn opencl(&mut self, inst: &Inst<'w>, number: u32) -> Outcome {
        let op = CLOp::from_u32(number);
        let op = op.ok_or_else(|| format!("is the unknown function {number} of OpenCL.std"))?;
        let name = format!("{op:?}");
        let (base, unsigned) = match name.as_bytes() {
            [b's', b'_', ..] => (&name[2..], Some(false)),
            [b'u', b'_', ..] => (&name[2..], Some(true)),
            _ => (name.as_str(), None),
        };
        match base {
            "fclamp" => self.opencl_call(inst, "clamp", unsigned),
            "fmin_common" => self.opencl_call(inst, "fmin", unsigned),
            "fmax_common" => self.opencl_call(inst, "fmax", unsigned),
            "printf" => self.printf(inst),
            "ldexp" => {
                let (x, by) = (self.floats(inst, 0)?, self.integers(inst, 1)?);
                let by = match (x.ty().as_vector(), by.ty().as_vector()) {
                    (Some((lanes, _)), None) => self.splat(by, ir::vector(lanes, by.ty())),
                    _ => by,
                };
                let value = self.scaled_by_power(x, by)?;
                self.set_checked(inst, |_| Ok(value))
            }
            "fract" | "modf" | "frexp" | "sincos" => self.through_pointer(inst, base),
            "vloadn" | "vload_half" | "vload_halfn" | "vloada_halfn" => {
                self.vector_load(inst, base)
            }
            _ if base.starts_with("vstore") => self.vector_store(inst, base),
            _ => self.opencl_call(inst, base, unsigned),
        }
    }

    fn opencl_call(&mut self, inst: &Inst<'w>, function: &str, unsigned: Option<bool>) -> Outcome {
        let args = self.arguments(inst)?;
        self.library_call(inst, function, args, unsigned)
    }

    /// Functions that store a second result.
    fn through_pointer(&mut self, inst: &Inst<'w>, function: &str) -> Outcome {
        let x = self.floats(inst, 0)?;
        let pointer = self.pointer(inst.word(3)?)?;
        let (value, other) = match function {
            "fract" => {
                let whole = self.same(math::FloorOp::NAME, &[x]);
                let rest = self.same(arith::SubFOp::NAME, &[x, whole]);
                // The greatest float below one.
                let below = match x.ty().lane().as_float() {
                    Some(32) => self.float(x.ty(), 0.999_999_94),
                    _ => return Err("takes the fraction of a float that is no f32".to_owned()),
                };
                (self.same(arith::MinNumFOp::NAME, &[rest, below]), whole)
            }
            "sincos" => (
                self.same(math::SinOp::NAME, &[x]),
                self.same(math::CosOp::NAME, &[x]),
            ),
            "frexp" => {
                let (significand, exponent) = self.significand(x);
                let ty = self.shared.leaf(pointer.ty)?;
                (
                    significand,
                    resize(&self.b, exponent, ty, Signedness::Signed),
                )
            }
            _ => return self.modf(inst, GLOp::Modf),
        };
        self.store(&pointer, &[other])?;
        self.set_checked(inst, |_| Ok(value))
    }

    /// The elements of memory that a function of vectors in memory counts, and the pointer to its own.
    fn vector_place(
        &self,
        inst: &Inst<'w>,
        at: usize,
        lanes: u64,
    ) -> Result<super::pointers::Bytes<'c>, String> {
        use super::pointers::{At, Bytes, cast, step};
        let (offset, pointer) = (self.integers(inst, at)?, self.pointer(inst.word(at + 3)?)?);
        let At::Bytes(place) = pointer.at else {
            return Err("accesses a variable by lanes; use an array".to_owned());
        };
        let element = self.shared.stored(pointer.ty)?;
        let size = super::shared::size(element);
        let base = cast(&self.b, place.base, element);
        let base = step(&self.b, base, offset, size * lanes, true);
        Ok(Bytes::new(base, size))
    }

    fn vector_load(&mut self, inst: &Inst<'w>, function: &str) -> Outcome {
        let ty = self.ty(inst)?;
        let lanes = ty.as_vector().map_or(1, |(lanes, _)| lanes);
        let counted = if function == "vloada_halfn" && lanes == 3 {
            4
        } else {
            lanes
        };
        let place = self.vector_place(inst, 0, counted.into())?;
        let memory = match function {
            "vloadn" => ty.lane(),
            _ => Type::float16(self.b.context()),
        };
        let each: Vec<_> = (0..u64::from(lanes))
            .map(|at| {
                let place = self.moved(place, at * super::shared::size(memory));
                let base = super::pointers::cast(&self.b, place.base, memory);
                mir::LoadOp::build(&self.b, memory, base, false, None, None).result()
            })
            .collect();
        let value = self.vector(&each);
        let value = match value.ty() == ty {
            true => value,
            false => self.create(arith::ExtFOp::NAME, ty, &[value]),
        };
        self.set_one(inst, value)
    }

    fn vector_store(&mut self, inst: &Inst<'w>, function: &str) -> Outcome {
        let value = self.arg(inst, 2)?;
        let lanes = value.ty().as_vector().map_or(1, |(lanes, _)| lanes);
        let mode = match function.ends_with("_r") {
            true => Some(inst.word(5)?),
            false => None,
        };
        let counted = if function.starts_with("vstorea") && lanes == 3 {
            4
        } else {
            lanes
        };
        let place = self.vector_place(inst, 1, counted.into())?;
        let value = match function.contains("half") {
            false => value,
            true => {
                let half = value.ty().with_lane(Type::float16(self.b.context()));
                if !matches!(value.ty().lane().as_float(), Some(32 | 64)) {
                    return Err("stores as f16 a value that is no wider float".to_owned());
                }
                self.narrowed(value, half, mode)?
            }
        };
        for (at, lane) in (0..).zip(self.lanes(value)) {
            let place = self.moved(place, at * super::shared::size(lane.ty()));
            let base = super::pointers::cast(&self.b, place.base, lane.ty());
            mir::StoreOp::build(&self.b, base, lane, false, None, None);
        }
        self.bind(inst.id()?, super::body::Val::Parts(vec![]));
        Ok(())
    }

    /// A call of a function that OpenCL C gives to kernels, by its mangled name.
    pub fn imported_call(&mut self, inst: &Inst<'w>, symbol: &str) -> Outcome {
        let name = Name::of(symbol);
        let meaning = builtins::meaning(&name.base);
        let meaning = meaning.ok_or_else(|| {
            format!("calls '{symbol}', which is only declared; link its definition before")
        })?;
        let mut args = vec![];
        for &id in &inst.words[1..] {
            args.extend(self.parts(id)?);
        }
        if args.len() < name.parameters.len() || args.is_empty() {
            return Err(format!("calls '{symbol}' with too few arguments"));
        }
        let results = match self.shared.types.get(inst.type_id()?) {
            Ty::Void => vec![],
            _ => self.shared.parts(inst.type_id()?)?,
        };
        let count = results.len();
        let call = Call {
            op: self.op,
            b: self.b,
            name: &name,
            args,
            results,
        };
        let parts = call.build(meaning)?;
        match parts.len() >= count {
            true => self.set_parts(inst, parts[..count].to_vec()),
            false => Err(format!("calls '{symbol}' for a value that it has not")),
        }
    }
}
