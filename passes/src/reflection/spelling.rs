//! Types in the spelling of reflection, which is that of GIR.

use gir_dialects::{
    gir,
    ir::{Signedness, Type, TypeExt},
    mir,
};

/// A number, vector or matrix, with its sign, such as `u32` or `vec4<f32>`; signless integers count as signed, those
/// of one bit are `bool`. Addresses are spelled as numbers, because the host writes them as such.
pub fn of(ty: Type<'_>) -> Option<String> {
    if let Some(atomic) = mir::AtomicType::from_type(ty) {
        return of(atomic.value());
    }
    if mir::PtrType::from_type(ty).is_some() || gir::PtrType::from_type(ty).is_some() {
        return Some("u64".to_owned());
    }
    if let Some(matrix) = mir::MatrixType::from_type(ty) {
        let (columns, rows) = (matrix.columns(), matrix.rows());
        return of(matrix.element()).map(|element| format!("mat{columns}x{rows}<{element}>"));
    }
    match ty.as_vector() {
        Some((lanes, lane)) => number(lane).map(|lane| format!("vec{lanes}<{lane}>")),
        None => number(ty),
    }
}

fn number(ty: Type<'_>) -> Option<String> {
    match (ty.as_integer(), ty.as_float()) {
        (Some((1, _)), _) => Some("bool".to_owned()),
        (Some((width, Signedness::Unsigned)), _) => Some(format!("u{width}")),
        (Some((width, _)), _) => Some(format!("i{width}")),
        (None, Some(width)) => Some(format!("f{width}")),
        (None, None) => ty.as_small_float().map(|format| format.name().to_owned()),
    }
}
