//! Types and constants of the text as MLIR's.

use crate::gir::text::{
    ast::Constant,
    keywords::{AddressSpace, Scalar, ScalarClass},
    types::{Type as TextType, TypeId, TypeTable},
};
use gir_dialects::{
    gir::{self, PtrType},
    ir::{self, Attribute, Context, Signedness, Type},
};

/// The MLIR type of every type in the text; `None` if this version lacks it.
pub struct Types<'c> {
    all: Vec<Option<Type<'c>>>,
}

impl<'c> Types<'c> {
    /// Converts the table once, pointees before the pointers to them.
    pub fn new(context: &'c Context, table: &TypeTable) -> Self {
        let mut types = Self {
            all: Vec::with_capacity(table.iter().len()),
        };
        for (_, ty) in table.iter() {
            let converted = match ty {
                TextType::Scalar(scalar) => Some(scalar_type(context, scalar)),
                TextType::Vector { length, element } => {
                    let lane = scalar_type(context, element);
                    Some(ir::vector(u32::from(length), lane))
                }
                TextType::Pointer { space, pointee } => types
                    .get(pointee)
                    .map(|pointee| PtrType::get(context, address_space(space), pointee)),
            };
            types.all.push(converted);
        }
        types
    }

    /// The MLIR type.
    pub fn get(&self, id: TypeId) -> Option<Type<'c>> {
        self.all.get(id.index()).copied().flatten()
    }
}

/// The MLIR type of a scalar: integers keep their sign.
pub fn scalar_type<'c>(context: &'c Context, scalar: Scalar) -> Type<'c> {
    match scalar.class() {
        ScalarClass::Signed => ir::integer_type(context, scalar.width(), Signedness::Signed),
        ScalarClass::Unsigned => ir::integer_type(context, scalar.width(), Signedness::Unsigned),
        ScalarClass::Float => match scalar {
            Scalar::BF16 => Type::bfloat16(context),
            Scalar::F16 => Type::float16(context),
            Scalar::F32 => Type::float32(context),
            _ => Type::float64(context),
        },
    }
}

/// A literal's value as a typed attribute, every bit kept.
pub fn constant_attribute<'c>(context: &'c Context, constant: Constant) -> Attribute<'c> {
    let ty = scalar_type(context, constant.ty);
    match constant.ty.class() {
        ScalarClass::Float => ir::float_bits(ty, constant.bits),
        ScalarClass::Signed => {
            let unused = 64 - constant.ty.width();
            ir::integer(ty, ((constant.bits << unused) as i64) >> unused)
        }
        ScalarClass::Unsigned => ir::integer(ty, constant.bits as i64),
    }
}

/// The dialect's address space.
pub fn address_space(space: AddressSpace) -> gir::AddressSpace {
    match space {
        AddressSpace::Generic => gir::AddressSpace::Generic,
        AddressSpace::Global => gir::AddressSpace::Global,
        AddressSpace::Shared => gir::AddressSpace::Shared,
        AddressSpace::Local => gir::AddressSpace::Local,
        AddressSpace::Const => gir::AddressSpace::Const,
    }
}
