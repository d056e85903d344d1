//! Builtin types.

use super::{Context, Type};
use melior::ir::r#type::TypeLike;
use mlir_sys::*;

/// The signedness of an integer type; mir and lir only use signless ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signedness {
    /// `iN`
    Signless,
    /// `siN`
    Signed,
    /// `uiN`
    Unsigned,
}

/// The integer type with a width in bits and a signedness.
pub fn integer<'c>(context: &'c Context, width: u32, sign: Signedness) -> Type<'c> {
    let raw = context.to_raw();
    unsafe {
        Type::from_raw(match sign {
            Signedness::Signless => mlirIntegerTypeGet(raw, width),
            Signedness::Signed => mlirIntegerTypeSignedGet(raw, width),
            Signedness::Unsigned => mlirIntegerTypeUnsignedGet(raw, width),
        })
    }
}

/// The function type.
pub fn function<'c>(context: &'c Context, inputs: &[Type<'c>], results: &[Type<'c>]) -> Type<'c> {
    melior::ir::r#type::FunctionType::new(context, inputs, results).into()
}

/// The vector type of a number of lanes.
pub fn vector(lanes: u32, lane: Type<'_>) -> Type<'_> {
    Type::vector(&[u64::from(lanes)], lane)
}

/// The vector type with dimensions of fixed sizes, outermost first.
pub fn vector_of<'c>(shape: &[i64], lane: Type<'c>) -> Type<'c> {
    let shape: Vec<_> = shape.iter().map(|&extent| extent.unsigned_abs()).collect();
    Type::vector(&shape, lane)
}

/// The type of the two parts of a complex number, if the type is one of these.
pub fn complex_part(ty: Type<'_>) -> Option<Type<'_>> {
    let raw = ty.to_raw();
    unsafe { mlirTypeIsAComplex(raw).then(|| Type::from_raw(mlirComplexTypeGetElementType(raw))) }
}

/// The width in bits of a floating-point type, if GIR has it.
pub fn float_width(ty: Type<'_>) -> Option<u32> {
    unsafe {
        let raw = ty.to_raw();
        (mlirTypeIsAF16(raw) || mlirTypeIsAF32(raw) || mlirTypeIsAF64(raw))
            .then(|| mlirFloatTypeGetWidth(raw))
    }
}

/// A float of a small format: stored and converted everywhere, computed with as f32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SmallFloat {
    /// `bf16`: the upper half of an f32.
    Bf16,
    /// `tf32`: an f32 with 10 bits of fraction.
    Tf32,
    /// `f8E4M3FN`: 4 bits of exponent, 3 of fraction, one NaN of each sign, and no infinity.
    F8E4M3FN,
    /// `f8E5M2`: 5 bits of exponent, 2 of fraction: the upper half of an f16.
    F8E5M2,
}

impl SmallFloat {
    /// Every format.
    pub const ALL: [Self; 4] = [Self::Bf16, Self::Tf32, Self::F8E4M3FN, Self::F8E5M2];

    /// The spelling of MLIR, which is that of GIR too.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bf16 => "bf16",
            Self::Tf32 => "tf32",
            Self::F8E4M3FN => "f8E4M3FN",
            Self::F8E5M2 => "f8E5M2",
        }
    }

    /// The bits that it takes in memory.
    pub const fn stored_bits(self) -> u32 {
        match self {
            Self::Bf16 => 16,
            Self::Tf32 => 32,
            Self::F8E4M3FN | Self::F8E5M2 => 8,
        }
    }

    /// The bits of infinity; of the NaN without sign where the format has no infinity.
    pub const fn beyond(self) -> u64 {
        match self {
            Self::Bf16 => 0x7f80,
            Self::Tf32 => 0x3fc00,
            Self::F8E4M3FN => 0x7f,
            Self::F8E5M2 => 0x7c,
        }
    }

    /// The builtin type.
    pub fn ty(self, context: &Context) -> Type<'_> {
        let raw = context.to_raw();
        unsafe {
            Type::from_raw(match self {
                Self::Bf16 => mlirBF16TypeGet(raw),
                Self::Tf32 => mlirTF32TypeGet(raw),
                Self::F8E4M3FN => mlirFloat8E4M3FNTypeGet(raw),
                Self::F8E5M2 => mlirFloat8E5M2TypeGet(raw),
            })
        }
    }
}

/// Accessors of builtin types.
pub trait TypeExt<'c>: Copy {
    /// The width and signedness, if it is an integer type.
    fn as_integer(self) -> Option<(u32, Signedness)>;
    /// The width in bits, if it is f16, f32 or f64.
    fn as_float(self) -> Option<u32>;
    /// The format, if it is a float of a small one.
    fn as_small_float(self) -> Option<SmallFloat>;
    /// Whether it is a float: f16, f32, f64 or one of a small format.
    fn is_float(self) -> bool {
        self.as_float().is_some() || self.as_small_float().is_some()
    }
    /// The bits that a number takes in memory; `None` if it is neither an integer nor a float.
    fn number_bits(self) -> Option<u32> {
        let integer = self.as_integer().map(|(width, _)| width);
        let small = || self.as_small_float().map(SmallFloat::stored_bits);
        integer.or_else(|| self.as_float()).or_else(small)
    }
    /// Whether it is an integer type of any signedness.
    fn is_int(self) -> bool {
        self.as_integer().is_some()
    }
    /// Whether it is `index`.
    fn is_index(self) -> bool;
    /// The number and the type of the lanes, if it is a one-dimensional vector type of fixed
    /// length.
    fn as_vector(self) -> Option<(u32, Type<'c>)>;
    /// The sizes of the dimensions and the type of the elements, if it is a vector type of fixed sizes.
    fn vector_shape(self) -> Option<(Vec<i64>, Type<'c>)>;
    /// The type of the lanes; the type itself if it is not a vector.
    fn lane(self) -> Self;
    /// The type with another lane type and as many lanes: `vector<4xi32>` with `f32` is
    /// `vector<4xf32>`. A type that is not a vector becomes the lane type.
    fn with_lane(self, lane: Self) -> Self;
    /// Inputs and results, if it is a function type.
    fn as_function(self) -> Option<(Vec<Type<'c>>, Vec<Type<'c>>)>;
    /// The context.
    fn ctx(self) -> &'c Context;
}

impl<'c> TypeExt<'c> for Type<'c> {
    fn as_integer(self) -> Option<(u32, Signedness)> {
        let raw = self.to_raw();
        unsafe {
            if !mlirTypeIsAInteger(raw) {
                return None;
            }
            let sign = if mlirIntegerTypeIsSignless(raw) {
                Signedness::Signless
            } else if mlirIntegerTypeIsSigned(raw) {
                Signedness::Signed
            } else {
                Signedness::Unsigned
            };
            Some((mlirIntegerTypeGetWidth(raw), sign))
        }
    }

    fn as_float(self) -> Option<u32> {
        float_width(self)
    }

    fn as_small_float(self) -> Option<SmallFloat> {
        let raw = self.to_raw();
        unsafe {
            match () {
                () if mlirTypeIsABF16(raw) => Some(SmallFloat::Bf16),
                () if mlirTypeIsATF32(raw) => Some(SmallFloat::Tf32),
                () if mlirTypeIsAFloat8E4M3FN(raw) => Some(SmallFloat::F8E4M3FN),
                () if mlirTypeIsAFloat8E5M2(raw) => Some(SmallFloat::F8E5M2),
                () => None,
            }
        }
    }

    fn is_index(self) -> bool {
        unsafe { mlirTypeIsAIndex(self.to_raw()) }
    }

    fn as_vector(self) -> Option<(u32, Type<'c>)> {
        let raw = self.to_raw();
        unsafe {
            if !mlirTypeIsAVector(raw)
                || mlirShapedTypeGetRank(raw) != 1
                || mlirVectorTypeIsScalable(raw)
            {
                return None;
            }
            let lanes = u32::try_from(mlirShapedTypeGetDimSize(raw, 0)).ok()?;
            Some((lanes, Type::from_raw(mlirShapedTypeGetElementType(raw))))
        }
    }

    fn vector_shape(self) -> Option<(Vec<i64>, Type<'c>)> {
        let raw = self.to_raw();
        unsafe {
            if !mlirTypeIsAVector(raw) || mlirVectorTypeIsScalable(raw) {
                return None;
            }
            let extents = 0..mlirShapedTypeGetRank(raw) as isize;
            let extents = extents.map(|at| mlirShapedTypeGetDimSize(raw, at));
            let element = Type::from_raw(mlirShapedTypeGetElementType(raw));
            Some((extents.collect(), element))
        }
    }

    fn lane(self) -> Self {
        self.as_vector().map_or(self, |(_, lane)| lane)
    }

    fn with_lane(self, lane: Self) -> Self {
        self.as_vector()
            .map_or(lane, |(lanes, _)| vector(lanes, lane))
    }

    fn as_function(self) -> Option<(Vec<Type<'c>>, Vec<Type<'c>>)> {
        let raw = self.to_raw();
        unsafe {
            if !mlirTypeIsAFunction(raw) {
                return None;
            }
            let inputs = (0..mlirFunctionTypeGetNumInputs(raw))
                .map(|index| Type::from_raw(mlirFunctionTypeGetInput(raw, index)))
                .collect();
            let results = (0..mlirFunctionTypeGetNumResults(raw))
                .map(|index| Type::from_raw(mlirFunctionTypeGetResult(raw, index)))
                .collect();
            Some((inputs, results))
        }
    }

    fn ctx(self) -> &'c Context {
        unsafe { crate::ffi::ir::context_ref(mlirTypeGetContext(self.to_raw())) }
    }
}
