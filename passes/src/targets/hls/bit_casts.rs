//! Values of another type with the same bits, by a template of the text.

use crate::targets::c_like::{
    expression::Expr,
    language::Language,
    types::{CType, Scalar},
};

/// The bits of a number as one of another type of its size.
pub fn reinterpret(language: &dyn Language, value: &Expr, to: &CType) -> Expr {
    match (value.ty.lane(), to.lane()) {
        (Some(Scalar::Float(_)), Some(Scalar::Float(_))) => language.convert(value, to),
        (Some(Scalar::Float(bits)), Some(Scalar::Int { .. })) => {
            let made = CType::Scalar(Scalar::unsigned(bits));
            let function = format!("gir_bits<{}>", language.type_name(&made));
            language.convert(&Expr::call(&function, &[value], made), to)
        }
        (Some(from @ Scalar::Int { bits, .. }), Some(Scalar::Float(_))) => {
            let unsigned = Scalar::unsigned(bits);
            // A literal, or a sum, of fewer bits is an `int`.
            let value = match from == unsigned && bits >= 32 {
                true => value.clone(),
                false => {
                    let cast = format!("({})", language.scalar(unsigned));
                    Expr::prefix(&cast, value, CType::Scalar(unsigned))
                }
            };
            let function = format!("gir_bits<{}>", language.type_name(to));
            Expr::call(&function, &[&value], to.clone())
        }
        _ => language.convert(value, to),
    }
}
