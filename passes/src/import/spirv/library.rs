//! Functions of `GLSL.std.450` and `OpenCL.std`: those of the tables that LLVM IR's functions have too, and others.

use super::{
    body::{Body, Outcome},
    source::Library,
    types::Ty,
    words::Inst,
};
use crate::{
    gpu_to_mir::foreign::{compare, select},
    import::llvm::builtins::{self, CType, Call, Name},
};
use gir_dialects::{
    ir::{self, OpView, Type, TypeExt, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};
use rspirv::spirv::GLOp;

/// The function of the tables for one of `GLSL.std.450`, and whether its integers are unsigned.
fn of_glsl(op: GLOp) -> Option<(&'static str, Option<bool>)> {
    use GLOp as G;
    Some(match op {
        G::Round => ("round", None),
        G::RoundEven => ("rint", None),
        G::Trunc => ("trunc", None),
        G::FAbs => ("fabs", None),
        G::SAbs => ("abs", Some(false)),
        G::FSign => ("sign", None),
        G::Floor => ("floor", None),
        G::Ceil => ("ceil", None),
        G::Radians => ("radians", None),
        G::Degrees => ("degrees", None),
        G::Sin => ("sin", None),
        G::Cos => ("cos", None),
        G::Tan => ("tan", None),
        G::Asin => ("asin", None),
        G::Acos => ("acos", None),
        G::Atan => ("atan", None),
        G::Sinh => ("sinh", None),
        G::Cosh => ("cosh", None),
        G::Tanh => ("tanh", None),
        G::Asinh => ("asinh", None),
        G::Acosh => ("acosh", None),
        G::Atanh => ("atanh", None),
        G::Atan2 => ("atan2", None),
        G::Pow => ("pow", None),
        G::Exp => ("exp", None),
        G::Log => ("log", None),
        G::Exp2 => ("exp2", None),
        G::Log2 => ("log2", None),
        G::Sqrt => ("sqrt", None),
        G::InverseSqrt => ("rsqrt", None),
        G::FMin | G::NMin => ("fmin", None),
        G::FMax | G::NMax => ("fmax", None),
        G::UMin => ("min", Some(true)),
        G::UMax => ("max", Some(true)),
        G::SMin => ("min", Some(false)),
        G::SMax => ("max", Some(false)),
        G::FClamp | G::NClamp => ("clamp", None),
        G::UClamp => ("clamp", Some(true)),
        G::SClamp => ("clamp", Some(false)),
        G::Step => ("step", None),
        G::SmoothStep => ("smoothstep", None),
        G::Fma => ("fma", None),
        G::Length => ("length", None),
        G::Distance => ("distance", None),
        G::Cross => ("cross", None),
        G::Normalize => ("normalize", None),
        _ => return None,
    })
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// A function of a library.
    pub fn library(&mut self, inst: &Inst<'w>) -> Outcome {
        let (set, number) = (inst.word(0)?, inst.word(1)?);
        match self.shared.source.libraries.get(&set) {
            Some(Library::Glsl) => self.glsl(inst, number),
            Some(Library::OpenCl) => self.opencl(inst, number),
            Some(Library::Trinary) => self.of_three(inst, number),
            Some(Library::DebugPrintf) => self.debug_printf(inst),
            // Debug information: positions of the source are read with the instructions.
            Some(Library::NonSemantic) => Ok(()),
            Some(Library::Unknown) | None => Err(
                "is of a set of instructions that is not known; use GLSL.std.450 or OpenCL.std"
                    .to_owned(),
            ),
        }
    }

    /// The least, the greatest or the middle one of three values.
    fn of_three(&mut self, inst: &Inst<'w>, number: u32) -> Outcome {
        let args = self.arguments(inst)?;
        let kinds = [
            [arith::MinNumFOp::NAME, arith::MaxNumFOp::NAME],
            [arith::MinUIOp::NAME, arith::MaxUIOp::NAME],
            [arith::MinSIOp::NAME, arith::MaxSIOp::NAME],
        ];
        let (which, kind) = match number {
            1..=9 => ((number - 1) / 3, (number - 1) % 3),
            _ => return Err(format!("is the unknown function {number} of its set")),
        };
        let [x, y, z] = args[..] else {
            return Err("takes three values".to_owned());
        };
        let fits = x.ty() == y.ty() && y.ty() == z.ty() && x.ty().lane().is_float() == (kind == 0);
        if !fits {
            return Err("takes three values of one type".to_owned());
        }
        let [least, greatest] = kinds[kind as usize];
        let all = |name: &str| self.same(name, &[self.same(name, &[x, y]), z]);
        let value = match which {
            0 => all(least),
            1 => all(greatest),
            _ => {
                let (low, high) = (self.same(least, &[x, y]), self.same(greatest, &[x, y]));
                self.same(greatest, &[low, self.same(least, &[high, z])])
            }
        };
        self.set_checked(inst, |_| Ok(value))
    }

    /// The operands of a function of a library.
    pub fn arguments(&self, inst: &Inst<'w>) -> Result<Vec<Value<'c>>, String> {
        inst.words[2..].iter().map(|&id| self.value(id)).collect()
    }

    /// A function of the tables; its parameters have no signs, or all the same.
    pub fn library_call(
        &mut self,
        inst: &Inst<'w>,
        function: &str,
        args: Vec<Value<'c>>,
        unsigned: Option<bool>,
    ) -> Outcome {
        let ty = self.ty(inst)?;
        let value = self.call_library(function, args, ty, unsigned)?;
        self.set_checked(inst, |_| Ok(value))
    }

    /// The value of a function of the tables.
    fn call_library(
        &self,
        function: &str,
        args: Vec<Value<'c>>,
        ty: Type<'c>,
        unsigned: Option<bool>,
    ) -> Result<Value<'c>, String> {
        let meaning = builtins::meaning(function);
        let meaning =
            meaning.ok_or_else(|| format!("calls '{function}', which is not supported"))?;
        self.check_arguments(function, &args)?;
        let parameter = |value: &Value<'c>| {
            let lane = value.ty().lane();
            let lanes = value.ty().as_vector().map_or(1, |(lanes, _)| lanes);
            Some(CType {
                is_float: lane.is_float(),
                is_unsigned: unsigned.unwrap_or(false),
                bits: lane.number_bits().unwrap_or(32),
                lanes,
                is_pointer: false,
            })
        };
        let name = Name {
            base: function.to_owned(),
            parameters: args.iter().map(parameter).collect(),
        };
        let call = Call {
            op: self.op,
            b: self.b,
            name: &name,
            args,
            results: vec![ty],
        };
        let found = call.build(meaning)?;
        found
            .first()
            .copied()
            .ok_or_else(|| format!("calls '{function}' for a value that it has not"))
    }

    /// Functions of the tables take numbers and vectors of one type, and trust that.
    fn check_arguments(&self, function: &str, args: &[Value<'c>]) -> Outcome {
        let (least, most) = match function {
            "clamp" | "smoothstep" | "fma" | "mad" | "mix" | "bitselect" | "select" | "mad24"
            | "mad_hi" => (3, 3),
            "atan2" | "pow" | "powr" | "pown" | "fmin" | "fmax" | "min" | "max" | "step"
            | "distance" | "cross" | "fmod" | "fdim" | "hypot" | "copysign" | "add_sat"
            | "sub_sat" | "hadd" | "rhadd" | "mul_hi" | "rotate" | "upsample" | "abs_diff"
            | "mul24" | "dot" => (2, 2),
            _ => (1, 4),
        };
        if args.len() < least || args.len() > most {
            return Err(format!("calls '{function}' with {} arguments", args.len()));
        }
        let mixed = [
            "upsample",
            "pown",
            "select",
            "step",
            "clamp",
            "min",
            "max",
            "mix",
            "smoothstep",
        ];
        let first = args[0].ty();
        let fits = |value: &Value<'c>| match mixed.contains(&function) {
            true => value.ty().lane().is_int() || value.ty().lane().is_float(),
            false => value.ty() == first,
        };
        let is_integer = matches!(
            function,
            "abs"
                | "abs_diff"
                | "add_sat"
                | "sub_sat"
                | "clz"
                | "ctz"
                | "popcount"
                | "hadd"
                | "rhadd"
                | "mad24"
                | "mul24"
                | "mul_hi"
                | "mad_hi"
                | "rotate"
                | "upsample"
        );
        let either = matches!(function, "min" | "max" | "clamp" | "bitselect" | "select");
        let kind_fits = either || first.lane().is_int() == is_integer;
        match args.iter().all(fits) && kind_fits {
            true => Ok(()),
            false => Err(format!(
                "calls '{function}' with values of other types than it takes"
            )),
        }
    }

    fn glsl(&mut self, inst: &Inst<'w>, number: u32) -> Outcome {
        let op = GLOp::from_u32(number);
        let op = op.ok_or_else(|| format!("is the unknown function {number} of GLSL.std.450"))?;
        if let Some((function, unsigned)) = of_glsl(op) {
            let mut args = self.arguments(inst)?;
            let takes_integers = unsigned.is_some();
            if args
                .iter()
                .any(|arg| arg.ty().lane().is_int() != takes_integers)
            {
                return Err(format!("calls {op:?} with values of another kind"));
            }
            if !args.iter().all(|arg| arg.ty() == args[0].ty()) {
                return Err(format!("calls {op:?} with values of two types"));
            }
            if function == "length" || function == "distance" || function == "normalize" {
                return self.geometry(inst, function, args);
            }
            return self.library_call(inst, function, std::mem::take(&mut args), unsigned);
        }
        self.other_glsl(inst, op)
    }

    /// The length of a number is its magnitude.
    fn geometry(&mut self, inst: &Inst<'w>, function: &str, args: Vec<Value<'c>>) -> Outcome {
        if args[0].ty().as_vector().is_some() {
            return self.library_call(inst, function, args, None);
        }
        let x = match args[..] {
            [x, y] => self.same(arith::SubFOp::NAME, &[x, y]),
            _ => args[0],
        };
        match function {
            "normalize" => self.library_call(inst, "sign", vec![x], None),
            _ => self.library_call(inst, "fabs", vec![x], None),
        }
    }

    fn other_glsl(&mut self, inst: &Inst<'w>, op: GLOp) -> Outcome {
        use GLOp as G;
        match op {
            G::SSign => {
                let x = self.integers(inst, 0)?;
                let (zero, one) = (self.like(x, 0), self.like(x, 1));
                let below = compare(&self.b, CmpIPredicate::Slt, x, zero);
                let above = compare(&self.b, CmpIPredicate::Sgt, x, zero);
                let value = select(&self.b, above, one, zero);
                let value = select(&self.b, below, self.like(x, -1), value);
                self.set_checked(inst, |_| Ok(value))
            }
            G::Fract => {
                let x = self.floats(inst, 0)?;
                let whole = self.same(math::FloorOp::NAME, &[x]);
                let value = self.same(arith::SubFOp::NAME, &[x, whole]);
                self.set_checked(inst, |_| Ok(value))
            }
            G::FMix => {
                let [x, y, a] = [
                    self.floats(inst, 0)?,
                    self.floats(inst, 1)?,
                    self.floats(inst, 2)?,
                ];
                let one = self.float(a.ty(), 1.0);
                let rest = self.same(arith::SubFOp::NAME, &[one, a]);
                let times = |l: Value<'c>, r: Value<'c>| match l.ty() == r.ty() {
                    true => Ok(self.same(arith::MulFOp::NAME, &[l, r])),
                    false => Err("mixes values of two types".to_owned()),
                };
                let (low, high) = (times(x, rest)?, times(y, a)?);
                let value = self.same(arith::AddFOp::NAME, &[low, high]);
                self.set_checked(inst, |_| Ok(value))
            }
            G::FindILsb | G::FindSMsb | G::FindUMsb => self.find_bit(inst, op),
            G::Reflect | G::Refract | G::FaceForward => self.directions(inst, op),
            G::Ldexp => {
                let (x, by) = (self.floats(inst, 0)?, self.integers(inst, 1)?);
                let value = self.scaled_by_power(x, by)?;
                self.set_checked(inst, |_| Ok(value))
            }
            G::Modf | G::ModfStruct => self.modf(inst, op),
            G::Frexp | G::FrexpStruct => self.frexp(inst, op),
            G::Determinant | G::MatrixInverse => self.matrix_function(inst, op),
            _ => self.packing(inst, op),
        }
    }

    /// An operand that is an integer, or a vector of them.
    pub fn integers(&self, inst: &Inst<'w>, at: usize) -> Result<Value<'c>, String> {
        let value = self.arg(inst, at + 2)?;
        let is_int = matches!(value.ty().lane().as_integer(), Some((8.., _)));
        is_int
            .then_some(value)
            .ok_or_else(|| "takes an integer here".to_owned())
    }

    /// An operand that is a float, or a vector of them.
    pub fn floats(&self, inst: &Inst<'w>, at: usize) -> Result<Value<'c>, String> {
        let value = self.arg(inst, at + 2)?;
        let is_float = value.ty().lane().is_float();
        is_float
            .then_some(value)
            .ok_or_else(|| "takes a float here".to_owned())
    }

    /// A float constant, in every lane.
    pub fn float(&self, ty: Type<'c>, value: f32) -> Value<'c> {
        let bits = match ty.lane().as_float() {
            Some(64) => f64::from(value).to_bits(),
            Some(16) => u64::from(half::f16::from_f32(value).to_bits()),
            _ => u64::from(value.to_bits()),
        };
        let value = ir::float_bits(ty.lane(), bits);
        let value = ty.as_vector().map_or(value, |_| ir::splat(ty, value));
        arith::ConstantOp::build(&self.b, ty, value).result()
    }

    /// The type of an operand.
    pub fn operand_type(&self, inst: &Inst<'w>, at: usize) -> Result<&Ty, String> {
        Ok(self.shared.types.get(self.type_of(inst.word(at)?)?))
    }
}
