//! The attributes of functions and of their parameters that the printer reads.

use super::types::CType;
use gir_dialects::{
    ir::{Attribute, AttributeExt, Op, Signedness, Type, TypeExt},
    names,
    upstream::func,
};

/// Whether the launch starts the function.
pub fn is_kernel(function: Op<'_>) -> bool {
    function.attribute(names::LIR_KERNEL).is_some()
}

/// The name of a function in the module.
pub fn symbol(function: Op<'_>) -> &str {
    function
        .cast::<func::FuncOp<'_>>()
        .map_or("", |function| function.sym_name())
}

/// An attribute of a parameter.
pub fn argument_attribute<'c>(function: Op<'c>, index: usize, name: &str) -> Option<Attribute<'c>> {
    let all = function
        .attribute(func::FuncOp::ARG_ATTRS_ATTR)?
        .as_array()?;
    all.get(index)?.entry(name)
}

/// The type of a parameter, with the sign of the type in the source.
pub fn parameter_type(function: Op<'_>, index: usize, ty: Type<'_>) -> Option<CType> {
    let written =
        argument_attribute(function, index, names::LIR_TYPE).and_then(AttributeExt::as_type);
    let is_signed = written
        .and_then(|ty| ty.lane().as_integer())
        .is_some_and(|(_, sign)| sign == Signedness::Signed);
    CType::of(ty).map(|ty| ty.with_sign(is_signed))
}
