//! Types of gir for those of mir: integers get a sign, pointers change dialect.
//!
//! Integers are unsigned by default, and signed where a host sees them: reflection calls integers without a sign
//! signed. An `i1` is a u32 of 0 or 1, and a vector of one lane is its lane.

use gir_dialects::{
    gir,
    ir::{self, Signedness, SmallFloat, Type, TypeExt},
    mir,
};

/// The gir type with unsigned integers; `None` if there is none.
pub fn convert(ty: Type<'_>) -> Option<Type<'_>> {
    if let Some((width, sign)) = ty.as_integer() {
        return match (width, sign) {
            (1, _) => Some(ir::integer_type(ty.ctx(), 32, Signedness::Unsigned)),
            (8 | 16 | 32 | 64, Signedness::Signless) => {
                Some(ir::integer_type(ty.ctx(), width, Signedness::Unsigned))
            }
            (8 | 16 | 32 | 64, _) => Some(ty),
            _ => None,
        };
    }
    if let Some((lanes, lane)) = ty.as_vector() {
        let lane = convert(lane)?;
        return match lanes {
            1 => Some(lane),
            2 | 3 | 4 | 8 | 16 => Some(ir::vector(lanes, lane)),
            _ => None,
        };
    }
    if let Some(pointer) = mir::PtrType::from_type(ty) {
        return pointer_to(pointer, pointer.pointee());
    }
    match ty.as_float() {
        Some(16 | 32 | 64) => ty.to_string().starts_with('f').then_some(ty),
        _ => (ty.as_small_float() == Some(SmallFloat::Bf16)).then_some(ty),
    }
}

/// The gir pointer for the space of a mir pointer, to a pointee that may have a sign.
pub fn pointer_to<'c>(pointer: mir::PtrType<'c>, pointee: Type<'c>) -> Option<Type<'c>> {
    let pointee = plain_element(pointee);
    let is_flag = matches!(pointee.lane().as_integer(), Some((1, _)));
    let is_single = matches!(pointee.as_vector(), Some((1, _)));
    if is_flag || is_single {
        return None;
    }
    let space = address_space(pointer.space());
    Some(gir::PtrType::get(pointee.ctx(), space, convert(pointee)?))
}

/// The address space of a storage space: the inverse of `gir_to_mir`'s `storage_space`.
fn address_space(space: mir::StorageSpace) -> gir::AddressSpace {
    match space {
        mir::StorageSpace::Generic => gir::AddressSpace::Generic,
        mir::StorageSpace::Global => gir::AddressSpace::Global,
        mir::StorageSpace::Workgroup => gir::AddressSpace::Shared,
        mir::StorageSpace::Private => gir::AddressSpace::Local,
        mir::StorageSpace::Constant => gir::AddressSpace::Const,
    }
}

/// An integer type, or a vector of such, with a sign; any other type stays the same.
pub fn with_sign(ty: Type<'_>, sign: Signedness) -> Type<'_> {
    match ty.lane().as_integer() {
        Some((width, _)) => ty.with_lane(ir::integer_type(ty.ctx(), width, sign)),
        None => ty,
    }
}

/// The gir type of a value of a mir type, with the sign that the source declares.
pub fn declared<'c>(ty: Type<'c>, source: Option<Type<'c>>) -> Option<Type<'c>> {
    let Some(source) = source else {
        return convert(ty);
    };
    let typed = match mir::PtrType::from_type(ty) {
        Some(pointer) => pointer_to(pointer, source),
        None => convert(source),
    };
    // The declared type is for reflection: it counts only if it is this type with a sign.
    typed
        .filter(|&typed| crate::gir_to_mir::types::convert(typed) == plain(ty))
        .or_else(|| convert(ty))
}

/// Like [`declared`], for a value that a host sees.
pub fn declared_to_host<'c>(ty: Type<'c>, source: Option<Type<'c>>) -> Option<Type<'c>> {
    let is_signless =
        |ty: Type<'c>| matches!(ty.lane().as_integer(), Some((_, Signedness::Signless)));
    let source = source.filter(|&source| !is_signless(source));
    let pointer = mir::PtrType::from_type(ty);
    let element = pointer.map_or(ty, |pointer| plain_element(pointer.pointee()));
    let signed = with_sign(element, Signedness::Signed);
    declared(ty, Some(source.unwrap_or(signed)))
}

/// A mir type without the atomic mark of its pointee.
fn plain(ty: Type<'_>) -> Type<'_> {
    let Some(pointer) = mir::PtrType::from_type(ty) else {
        return ty;
    };
    mir::PtrType::get(ty.ctx(), pointer.space(), plain_element(pointer.pointee()))
}

fn plain_element(ty: Type<'_>) -> Type<'_> {
    mir::AtomicType::from_type(ty).map_or(ty, mir::AtomicType::value)
}

/// Whether lanes are `i1`.
pub fn is_flag(ty: Type<'_>) -> bool {
    matches!(ty.lane().as_integer(), Some((1, _)))
}

/// Whether lanes are signless integers, or the type is a pointer of mir or a vector of one lane: not converted yet.
pub fn is_of_mir(ty: Type<'_>) -> bool {
    matches!(ty.lane().as_integer(), Some((_, Signedness::Signless)))
        || matches!(ty.as_vector(), Some((1, _)))
        || mir::PtrType::from_type(ty).is_some()
}
