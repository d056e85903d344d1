//! Types of mir for those of gir: integers lose their sign, pointers change dialect.

use gir_dialects::{
    gir, ir,
    ir::{Context, Signedness, Type, TypeExt},
    mir,
};

/// The mir type; a type of other dialects stays the same.
pub fn convert(ty: Type<'_>) -> Type<'_> {
    if let Some((width, sign)) = ty.as_integer() {
        return match sign {
            Signedness::Signless => ty,
            _ => ir::integer_type(ty.ctx(), width, Signedness::Signless),
        };
    }
    if let Some((_, lane)) = ty.as_vector() {
        return ty.with_lane(convert(lane));
    }
    if let Some(pointer) = gir::PtrType::from_type(ty) {
        let space = storage_space(pointer.space());
        return mir::PtrType::get(ty.ctx(), space, convert(pointer.pointee()));
    }
    if let Some((inputs, results)) = ty.as_function() {
        let [inputs, results] =
            [inputs, results].map(|types| types.into_iter().map(convert).collect::<Vec<_>>());
        return ir::function(ty.ctx(), &inputs, &results);
    }
    ty
}

/// `i1`
pub fn boolean(context: &Context) -> Type<'_> {
    ir::integer_type(context, 1, Signedness::Signless)
}

/// `i32`
pub fn int32(context: &Context) -> Type<'_> {
    ir::integer_type(context, 32, Signedness::Signless)
}

/// The storage space of a GIR address space (R-GIR-14).
pub fn storage_space(space: gir::AddressSpace) -> mir::StorageSpace {
    match space {
        gir::AddressSpace::Generic => mir::StorageSpace::Generic,
        gir::AddressSpace::Global => mir::StorageSpace::Global,
        gir::AddressSpace::Shared => mir::StorageSpace::Workgroup,
        gir::AddressSpace::Local => mir::StorageSpace::Private,
        gir::AddressSpace::Const => mir::StorageSpace::Constant,
    }
}

/// Whether the type is a signed integer, or a vector of such. Only valid for a type of gir.
pub fn is_signed(ty: Type<'_>) -> bool {
    matches!(ty.lane().as_integer(), Some((_, Signedness::Signed)))
}

/// A type with its sign, for reflection: the pointee of a pointer, or the type itself.
pub fn element_or_self(ty: Type<'_>) -> Type<'_> {
    gir::PtrType::from_type(ty).map_or(ty, gir::PtrType::pointee)
}
