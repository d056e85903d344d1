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

/// Accessors of builtin types.
pub trait TypeExt<'c>: Copy {
    /// The width and signedness, if it is an integer type.
    fn as_integer(self) -> Option<(u32, Signedness)>;
    /// The width in bits, if it is f16, f32 or f64.
    fn as_float(self) -> Option<u32>;
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
