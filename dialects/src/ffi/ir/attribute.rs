//! Builtin attributes.

use super::{Context, Type, TypeExt};
use crate::ffi::string as raw_string;
use melior::ir::{Attribute, Identifier, attribute::AttributeLike, r#type::TypeLike};
use mlir_sys::*;

fn wrap<'c>(raw: MlirAttribute) -> Attribute<'c> {
    unsafe { Attribute::from_raw(raw) }
}

/// A string.
pub fn string<'c>(context: &'c Context, text: &str) -> Attribute<'c> {
    wrap(unsafe { mlirStringAttrGet(context.to_raw(), raw_string::to_raw(text)) })
}

/// A reference to a symbol in the same table.
pub fn symbol_ref<'c>(context: &'c Context, name: &str) -> Attribute<'c> {
    wrap(unsafe { mlirFlatSymbolRefAttrGet(context.to_raw(), raw_string::to_raw(name)) })
}

/// An integer of an integer type; `value` is sign-extended.
pub fn integer(ty: Type<'_>, value: i64) -> Attribute<'_> {
    wrap(unsafe { mlirIntegerAttrGet(ty.to_raw(), value) })
}

/// An integer of type `i32`, as used for enums.
pub fn i32_attr(context: &Context, value: i64) -> Attribute<'_> {
    integer(
        super::integer_type(context, 32, super::Signedness::Signless),
        value,
    )
}

/// An integer of type `i64`.
pub fn i64_attr(context: &Context, value: i64) -> Attribute<'_> {
    integer(
        super::integer_type(context, 64, super::Signedness::Signless),
        value,
    )
}

/// A float of type f16, f32 or f64, given by its bits, all of which are kept.
pub fn float_bits(ty: Type<'_>, bits: u64) -> Attribute<'_> {
    wrap(unsafe { crate::ffi::sys::girFloatAttrGetFromBits(ty.to_raw(), bits) })
}

/// An `i1`.
pub fn boolean(context: &Context, value: bool) -> Attribute<'_> {
    wrap(unsafe { mlirBoolAttrGet(context.to_raw(), i32::from(value)) })
}

/// A unit attribute, whose presence is its value.
pub fn flag(context: &Context) -> Attribute<'_> {
    wrap(unsafe { mlirUnitAttrGet(context.to_raw()) })
}

/// A type.
pub fn type_attr(ty: Type<'_>) -> Attribute<'_> {
    wrap(unsafe { mlirTypeAttrGet(ty.to_raw()) })
}

/// An array of attributes.
pub fn array<'c>(context: &'c Context, elements: &[Attribute<'c>]) -> Attribute<'c> {
    let raw: Vec<_> = elements.iter().map(|element| element.to_raw()).collect();
    wrap(unsafe { mlirArrayAttrGet(context.to_raw(), raw.len() as isize, raw.as_ptr()) })
}

/// A dense array of `i32`.
pub fn dense_i32<'c>(context: &'c Context, values: &[i32]) -> Attribute<'c> {
    wrap(unsafe { mlirDenseI32ArrayGet(context.to_raw(), values.len() as isize, values.as_ptr()) })
}

/// A dense array of `i64`.
pub fn dense_i64<'c>(context: &'c Context, values: &[i64]) -> Attribute<'c> {
    wrap(unsafe { mlirDenseI64ArrayGet(context.to_raw(), values.len() as isize, values.as_ptr()) })
}

/// A vector with one value in every lane; `value` has the type of the lanes.
pub fn splat<'c>(ty: Type<'c>, value: Attribute<'c>) -> Attribute<'c> {
    wrap(unsafe { mlirDenseElementsAttrSplatGet(ty.to_raw(), value.to_raw()) })
}

/// A dictionary.
pub fn dictionary<'c>(context: &'c Context, entries: &[(&str, Attribute<'c>)]) -> Attribute<'c> {
    let raw: Vec<_> = entries
        .iter()
        .map(|(name, value)| unsafe {
            let name = mlirIdentifierGet(context.to_raw(), raw_string::to_raw(name));
            mlirNamedAttributeGet(name, value.to_raw())
        })
        .collect();
    wrap(unsafe { mlirDictionaryAttrGet(context.to_raw(), raw.len() as isize, raw.as_ptr()) })
}

/// Dense elements of this shape from raw little-endian bytes.
pub fn dense_elements<'c>(element: Type<'c>, shape: &[i64], bytes: &[u8]) -> Attribute<'c> {
    unsafe {
        let none = mlirAttributeGetNull();
        let rank = shape.len() as isize;
        let tensor = mlirRankedTensorTypeGet(rank, shape.as_ptr(), element.to_raw(), none);
        wrap(mlirDenseElementsAttrRawBufferGet(
            tensor,
            bytes.len(),
            bytes.as_ptr().cast(),
        ))
    }
}

/// A vector with lanes from raw little-endian bytes.
pub fn dense_vector<'c>(ty: Type<'c>, bytes: &[u8]) -> Attribute<'c> {
    unsafe {
        wrap(mlirDenseElementsAttrRawBufferGet(
            ty.to_raw(),
            bytes.len(),
            bytes.as_ptr().cast(),
        ))
    }
}

/// Accessors of builtin attributes.
pub trait AttributeExt<'c>: Copy {
    /// The value of an integer attribute, by the signedness of its type.
    fn as_int(self) -> Option<i64>;
    /// The bits of a float attribute.
    fn as_float_bits(self) -> Option<u64>;
    /// The text of a string.
    fn as_str(self) -> Option<&'c str>;
    /// The name that a flat symbol reference refers to.
    fn as_symbol(self) -> Option<&'c str>;
    /// The type that a type attribute holds.
    fn as_type(self) -> Option<Type<'c>>;
    /// The type of a typed attribute.
    fn value_type(self) -> Option<Type<'c>>;
    /// The elements of an array.
    fn as_array(self) -> Option<Vec<Attribute<'c>>>;
    /// The elements of a dense `i32` array.
    fn as_dense_i32(self) -> Option<Vec<i32>>;
    /// The elements of a dense `i64` array.
    fn as_dense_i64(self) -> Option<Vec<i64>>;
    /// The common value of all elements, if dense elements are stored as a splat.
    fn as_splat(self) -> Option<Attribute<'c>>;
    /// An entry of a dictionary.
    fn entry(self, name: &str) -> Option<Attribute<'c>>;
    /// All entries of a dictionary.
    fn entries(self) -> Option<Vec<(&'c str, Attribute<'c>)>>;
    /// The type of the elements of dense elements, and their dimensions.
    fn shape(self) -> Option<(Type<'c>, Vec<i64>)>;
    /// The bytes of dense elements, splats expanded, little-endian.
    fn as_dense_bytes(self) -> Option<Vec<u8>>;
    /// The values of dense elements of `i1`.
    fn as_dense_bools(self) -> Option<Vec<bool>>;
}

impl<'c> AttributeExt<'c> for Attribute<'c> {
    fn as_int(self) -> Option<i64> {
        let raw = self.to_raw();
        unsafe {
            if !mlirAttributeIsAInteger(raw) {
                return None;
            }
            let ty = mlirAttributeGetType(raw);
            Some(
                if !mlirTypeIsAInteger(ty) || mlirIntegerTypeIsSignless(ty) {
                    mlirIntegerAttrGetValueInt(raw)
                } else if mlirIntegerTypeIsSigned(ty) {
                    mlirIntegerAttrGetValueSInt(raw)
                } else {
                    mlirIntegerAttrGetValueUInt(raw) as i64
                },
            )
        }
    }

    fn as_float_bits(self) -> Option<u64> {
        let raw = self.to_raw();
        unsafe { mlirAttributeIsAFloat(raw).then(|| crate::ffi::sys::girFloatAttrGetBits(raw)) }
    }

    fn as_str(self) -> Option<&'c str> {
        let raw = self.to_raw();
        unsafe {
            mlirAttributeIsAString(raw).then(|| raw_string::text(mlirStringAttrGetValue(raw)))
        }
    }

    fn as_symbol(self) -> Option<&'c str> {
        let raw = self.to_raw();
        unsafe {
            mlirAttributeIsAFlatSymbolRef(raw)
                .then(|| raw_string::text(mlirFlatSymbolRefAttrGetValue(raw)))
        }
    }

    fn as_type(self) -> Option<Type<'c>> {
        let raw = self.to_raw();
        unsafe { mlirAttributeIsAType(raw).then(|| Type::from_raw(mlirTypeAttrGetValue(raw))) }
    }

    fn value_type(self) -> Option<Type<'c>> {
        let raw = unsafe { mlirAttributeGetType(self.to_raw()) };
        (!raw.ptr.is_null()).then(|| unsafe { Type::from_raw(raw) })
    }

    fn as_array(self) -> Option<Vec<Attribute<'c>>> {
        let raw = self.to_raw();
        unsafe {
            if !mlirAttributeIsAArray(raw) {
                return None;
            }
            let count = mlirArrayAttrGetNumElements(raw);
            Some(
                (0..count)
                    .map(|index| wrap(mlirArrayAttrGetElement(raw, index)))
                    .collect(),
            )
        }
    }

    fn as_dense_i32(self) -> Option<Vec<i32>> {
        let raw = self.to_raw();
        unsafe {
            if !mlirAttributeIsADenseI32Array(raw) {
                return None;
            }
            let count = mlirDenseArrayGetNumElements(raw);
            Some(
                (0..count)
                    .map(|index| mlirDenseI32ArrayGetElement(raw, index))
                    .collect(),
            )
        }
    }

    fn as_dense_i64(self) -> Option<Vec<i64>> {
        let raw = self.to_raw();
        unsafe {
            if !mlirAttributeIsADenseI64Array(raw) {
                return None;
            }
            let count = mlirDenseArrayGetNumElements(raw);
            Some(
                (0..count)
                    .map(|index| mlirDenseI64ArrayGetElement(raw, index))
                    .collect(),
            )
        }
    }

    fn as_splat(self) -> Option<Attribute<'c>> {
        let raw = self.to_raw();
        unsafe {
            (mlirAttributeIsADenseElements(raw) && mlirDenseElementsAttrIsSplat(raw))
                .then(|| wrap(mlirDenseElementsAttrGetSplatValue(raw)))
        }
    }

    fn entry(self, name: &str) -> Option<Attribute<'c>> {
        let raw = self.to_raw();
        unsafe {
            if !mlirAttributeIsADictionary(raw) {
                return None;
            }
            let entry = mlirDictionaryAttrGetElementByName(raw, raw_string::to_raw(name));
            (!entry.ptr.is_null()).then(|| wrap(entry))
        }
    }

    fn entries(self) -> Option<Vec<(&'c str, Attribute<'c>)>> {
        let raw = self.to_raw();
        unsafe {
            if !mlirAttributeIsADictionary(raw) {
                return None;
            }
            let count = mlirDictionaryAttrGetNumElements(raw);
            Some(
                (0..count)
                    .map(|index| {
                        let named = mlirDictionaryAttrGetElement(raw, index);
                        let name = raw_string::text(mlirIdentifierStr(named.name));
                        (name, wrap(named.attribute))
                    })
                    .collect(),
            )
        }
    }

    fn shape(self) -> Option<(Type<'c>, Vec<i64>)> {
        let ty = self.value_type()?.to_raw();
        unsafe {
            if !mlirTypeIsAShaped(ty) || !mlirShapedTypeHasRank(ty) {
                return None;
            }
            let dimensions = 0..mlirShapedTypeGetRank(ty) as isize;
            let dimensions = dimensions.map(|index| mlirShapedTypeGetDimSize(ty, index));
            let element = Type::from_raw(mlirShapedTypeGetElementType(ty));
            Some((element, dimensions.collect()))
        }
    }

    fn as_dense_bytes(self) -> Option<Vec<u8>> {
        let mut bytes: Vec<u8> = Vec::new();
        let data = std::ptr::from_mut(&mut bytes).cast();
        let ok = unsafe {
            crate::ffi::sys::girDenseElementsGetBytes(self.to_raw(), Some(raw_string::append), data)
        };
        ok.then_some(bytes)
    }

    fn as_dense_bools(self) -> Option<Vec<bool>> {
        let (element, _) = self.shape()?;
        if !matches!(element.as_integer(), Some((1, _))) {
            return None;
        }
        let raw = self.to_raw();
        let value = |place| unsafe { mlirDenseElementsAttrGetBoolValue(raw, place) };
        let count = unsafe { mlirElementsAttrGetNumElements(raw) };
        Some((0..count as isize).map(value).collect())
    }
}

/// Whether an attribute is an affine map that returns its last arguments in order.
pub fn is_minor_identity_map(attribute: Attribute<'_>) -> bool {
    let raw = attribute.to_raw();
    unsafe {
        mlirAttributeIsAAffineMap(raw)
            && mlirAffineMapIsMinorIdentity(mlirAffineMapAttrGetValue(raw))
    }
}

/// The number of arguments of an affine map, and for each result the argument that it is, `None` for the constant 0.
/// `None` for a map with other results.
pub fn projection(attribute: Attribute<'_>) -> Option<(usize, Vec<Option<usize>>)> {
    let raw = attribute.to_raw();
    unsafe {
        if !mlirAttributeIsAAffineMap(raw) {
            return None;
        }
        let map = mlirAffineMapAttrGetValue(raw);
        let argument = |at| {
            let result = mlirAffineMapGetResult(map, at);
            if mlirAffineExprIsADim(result) {
                Some(Some(mlirAffineDimExprGetPosition(result) as usize))
            } else {
                let is_zero = mlirAffineExprIsAConstant(result)
                    && mlirAffineConstantExprGetValue(result) == 0;
                is_zero.then_some(None)
            }
        };
        let results = (0..mlirAffineMapGetNumResults(map)).map(argument);
        Some((
            mlirAffineMapGetNumDims(map) as usize,
            results.collect::<Option<_>>()?,
        ))
    }
}

/// The text of an identifier.
pub fn identifier_text<'c>(identifier: Identifier<'c>) -> &'c str {
    unsafe { raw_string::text(mlirIdentifierStr(identifier.to_raw())) }
}

/// The bytes of a string, which need not be text.
pub fn string_bytes(attribute: Attribute<'_>) -> Option<Vec<u8>> {
    let raw = attribute.to_raw();
    unsafe {
        mlirAttributeIsAString(raw).then(|| raw_string::bytes(mlirStringAttrGetValue(raw)).to_vec())
    }
}
