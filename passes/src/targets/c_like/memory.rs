//! Storage, addresses, loads and stores.
//!
//! A pointer is an expression that carries the object at its address: `x + i` has `x[i]`, `&v` has `v`.

use super::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    typedefs,
    types::{CType, Scalar},
};
use crate::lir::arithmetic::domains;
use gir_dialects::{
    ir::{Op, TypeExt},
    lir,
    mir::{PtrType, StorageSpace},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<lir::VarOp<'_>>(variable)
        .value::<lir::AddressOfOp<'_>>(address_of)
        .value::<lir::GepOp<'_>>(element)
        .value::<lir::PtrCastOp<'_>>(cast)
        .value::<lir::AddrSpaceCastOp<'_>>(space_cast)
        .value::<lir::PtrToIntOp<'_>>(to_number)
        .value::<lir::IntToPtrOp<'_>>(of_number)
        .value::<lir::LoadOp<'_>>(load)
        .statement::<lir::StoreOp<'_>>(store);
}

/// The address of an object, of the expression that names it.
pub fn named(name: Expr, is_array: bool) -> Expr {
    match is_array {
        true => name,
        false => Expr {
            object: Some(name.text.clone()),
            ..Expr::new(
                format!("&{}", name.text),
                Precedence::Unary,
                name.ty.clone(),
                [&name],
            )
        },
    }
}

fn variable<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let variable = op.cast::<lir::VarOp<'c>>()?;
    let value = op.result(0);
    // Passes that decide branches leave variables of the other arms behind.
    if !value.has_uses() {
        return Some(());
    }
    let ty = CType::of(value.ty())?;
    let CType::Pointer(space, element) = &ty else {
        return None;
    };
    let is_array = variable.count() != 1;
    let storage = body.new_variable(value, "v", ty.clone());
    let size = match is_array {
        true => format!("[{}]", variable.count()),
        false => String::new(),
    };
    // An operation declares a local variable, whoever shares it.
    let space = match space {
        StorageSpace::Workgroup => StorageSpace::Private,
        space => *space,
    };
    let declaration = body.language.declaration(
        space,
        element,
        &format!("{}{size}", storage.name),
        variable.align(),
    );
    body.out.line(format!("{declaration};"));
    body.directives(op, &storage.name);
    body.bind(value, named(storage.value(), is_array));
    Some(())
}

fn address_of<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let name = op.cast::<lir::AddressOfOp<'c>>()?.global();
    let found = body.module.global(name);
    if found.is_none() {
        op.error(format!(
            "names storage that no {} function has; --lir-thread-globals passes it to functions",
            body.language.name()
        ));
    }
    found
}

/// The type of addresses as numbers.
fn long() -> CType {
    CType::Scalar(Scalar::unsigned(64))
}

/// The type of offsets: 64 bits with the sign of the index. Memory that is not global has less than 2 GiB, so that
/// offsets from an index without a sign have 32 bits there.
fn offset_type(gep: lir::GepOp<'_>) -> Scalar {
    let is_signed = !gep.unsigned_index();
    let space = PtrType::from_type(gep.base().ty()).map(PtrType::space);
    let is_small = matches!(
        space,
        Some(StorageSpace::Private | StorageSpace::Workgroup | StorageSpace::Constant)
    );
    let is_word = gep.index().ty().number_bits() <= Some(32);
    let bits = if is_small && is_word && !is_signed {
        32
    } else {
        64
    };
    Scalar::Int { bits, is_signed }
}

fn element<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let gep = op.cast::<lir::GepOp<'c>>()?;
    let base = body.operand(gep.base());
    let index = index_of(body, op, gep);
    let (CType::Pointer(space, _), CType::Pointer(_, element)) =
        (&base.ty, CType::of(gep.base().ty())?)
    else {
        return None;
    };
    let size = element.stride(body.language.address_bits())?;
    let stride = gep.stride();
    if stride == size {
        return Some(at(&base, &index));
    }
    let times = |factor: i64| {
        let scalar = offset_type(gep);
        let wide = body.language.convert(&index, &CType::Scalar(scalar));
        let factor = body.language.integer(factor, scalar);
        Expr::binary(
            "*",
            Precedence::Multiplicative,
            [&wide, &factor],
            wide.ty.clone(),
        )
    };
    if size > 0 && stride % size == 0 {
        return Some(at(&base, &times(stride / size)));
    }
    let bytes = CType::Pointer(*space, Box::new(CType::Scalar(Scalar::unsigned(8))));
    let bytes = at(&body.language.convert(&base, &bytes), &times(stride));
    Some(body.language.convert(&bytes, &base.ty))
}

/// The index of an element. An index with a name in the source becomes a variable if several accesses repeat it,
/// or if it is long.
fn index_of<'c>(body: &mut Body<'c, '_>, op: Op<'c>, gep: lir::GepOp<'c>) -> Expr {
    let index = counter(body, gep);
    let element = op.result(0);
    let is_access = |user: Op<'c>| user.is::<lir::LoadOp<'_>>() || user.is::<lir::StoreOp<'_>>();
    let users: Vec<_> = element.uses().map(|(user, _)| user).collect();
    let is_variable = match users.iter().all(|&user| is_access(user)) {
        true => !index.is_simple() && users.len() > 1,
        false => {
            let has_variable = users.iter().any(|user| user.block() != op.block());
            has_variable && index.is_long()
        }
    };
    if !is_variable || !super::has_name(gep.index()) || is_cast_of_name(&index) {
        return index;
    }
    body.note_line(op);
    body.separate(gep.index(), &index);
    counter(body, gep)
}

/// Whether an expression is a variable that is read with another sign.
fn is_cast_of_name(expr: &Expr) -> bool {
    let text = expr.text.as_str();
    let types = ["int", "uint", "int32_t", "uint32_t"];
    let inner = |ty: &str| {
        let function = || text.strip_prefix(ty)?.strip_prefix('(')?.strip_suffix(')');
        let prefix = || text.strip_prefix('(')?.strip_prefix(ty)?.strip_prefix(')');
        function().or_else(prefix)
    };
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut names = types.into_iter().filter_map(inner);
    names.any(|name| name.chars().all(is_part))
}

/// The expression of an index.
fn counter<'c>(body: &mut Body<'c, '_>, gep: lir::GepOp<'c>) -> Expr {
    match gep.unsigned_index() {
        true => body.unsigned(gep.index()).widest(),
        false => body.signed(gep.index()),
    }
}

/// The address of an element behind a pointer.
fn at(base: &Expr, index: &Expr) -> Expr {
    let sum = Expr::binary("+", Precedence::Additive, [base, index], base.ty.clone());
    let object = format!("{}[{}]", base.within(Precedence::Postfix), index.text);
    Expr {
        object: Some(object),
        update: None,
        ..sum
    }
}

/// A pointer to elements of another type. Its type tells compilers that they may overlap others.
fn cast<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let operand = body.operand(op.operand(0));
    let CType::Pointer(space, element) = CType::of(op.result(0).ty())? else {
        return None;
    };
    let element = typedefs::behind_cast(body.language, *element);
    Some(
        body.language
            .convert(&operand, &CType::Pointer(space, Box::new(element))),
    )
}

/// The same address as a pointer to another storage space: no cast where the types of both pointers have one
/// name.
fn space_cast<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let pointer = body.operand(op.operand(0));
    let CType::Pointer(space, _) = CType::of(op.result(0).ty())? else {
        return None;
    };
    let CType::Pointer(_, element) = &pointer.ty else {
        return None;
    };
    let ty = CType::Pointer(space, element.clone());
    let [old, new] = [&pointer.ty, &ty].map(|ty| body.language.type_name(ty));
    Some(match old == new {
        true => pointer.with_type(ty),
        false => body.language.convert(&pointer, &ty),
    })
}

/// An address as a number.
fn to_number<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let pointer = body.operand(op.operand(0));
    Some(body.language.convert(&pointer, &long()))
}

/// The pointer to an address. A constant address is hexadecimal, as in manuals of hardware.
fn of_number<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let ty = CType::of(op.result(0).ty())?;
    let number = match domains::constant(op.operand(0)) {
        Some(place) => {
            let suffix = body.language.long_suffix();
            Expr::primary(format!("{place:#x}u{suffix}"), long())
        }
        None => body.unsigned(op.operand(0)),
    };
    let ty = from_memory(body, ty);
    Some(body.language.convert(&number, &ty))
}

/// The type of a pointer that was in memory: it may point to elements of other types, if the program casts pointers.
fn from_memory(body: &Body<'_, '_>, ty: CType) -> CType {
    match ty {
        CType::Pointer(space, element) if body.module.has_casts => {
            let element = typedefs::behind_cast(body.language, *element);
            CType::Pointer(space, Box::new(element))
        }
        ty => ty,
    }
}

/// The object at a pointer, for an access to a value of lir's type.
fn accessed<'c>(
    body: &Body<'c, '_>,
    mut pointer: Expr,
    (align, is_volatile): (i64, bool),
    ty: &CType,
) -> Expr {
    let natural = ty.stride(body.language.address_bits()).unwrap_or(align);
    let space = match &pointer.ty {
        CType::Pointer(space, _) => *space,
        _ => StorageSpace::Private,
    };
    if align < natural {
        let element = CType::Named(typedefs::less_aligned(body.language, ty, align));
        let packed = CType::Pointer(space, Box::new(element));
        pointer = body.language.convert(&pointer, &packed);
    }
    if body.module.has_words && typedefs::stands_in_words(ty) && align >= natural {
        let element = CType::Named(typedefs::aliasing(body.language, ty));
        let alias = CType::Pointer(space, Box::new(element));
        pointer = body.language.convert(&pointer, &alias);
    }
    if is_volatile {
        let text = format!(
            "({}){}",
            body.language.qualified(&pointer.ty, "volatile"),
            pointer.within(Precedence::Unary)
        );
        let ty = pointer.ty.clone();
        pointer = Expr::new(text, Precedence::Unary, ty, [&pointer]);
    }
    let element = match &pointer.ty {
        CType::Pointer(_, element) if !matches!(**element, CType::Named(_)) => (**element).clone(),
        _ => ty.clone(),
    };
    if let Some(member) = body.language.packed_member(ty).filter(|_| align < natural) {
        let structure = pointer.within(Precedence::Postfix);
        let text = format!("{structure}->{}", typedefs::MEMBER);
        return Expr::new(text, Precedence::Postfix, member, [&pointer]);
    }
    let precedence = match pointer.object {
        Some(_) => Precedence::Postfix,
        None => Precedence::Unary,
    };
    Expr::new(pointer.pointed_to(), precedence, element, [&pointer])
}

/// Whether an access is to the bits of a value.
fn is_bits(object: &Expr, ty: &CType) -> bool {
    let is_float = |ty: &CType| matches!(ty.lane(), Some(Scalar::Float(_)));
    is_float(ty) && !is_float(&object.ty)
}

/// Loads from an address.
pub fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let load = op.cast::<lir::LoadOp<'c>>()?;
    let ty = CType::of(op.result(0).ty())?;
    let pointer = body.operand(load.ptr());
    let object = accessed(body, pointer, (load.align(), load.is_volatile()), &ty);
    Some(match (is_bits(&object, &ty), &object.ty) {
        (true, _) => body.language.reinterpret(&object, &ty),
        (false, CType::Pointer(..)) => {
            let ty = from_memory(body, object.ty.clone());
            body.language.convert(&object, &ty)
        }
        (false, _) => object,
    })
}

/// Stores a value at an address.
pub fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::StoreOp<'c>>()?;
    let ty = CType::of(store.value().ty())?;
    let pointer = body.operand(store.ptr());
    let takes_lanes = ty.lanes() == Some(3) && body.language.stores_lanes();
    if takes_lanes && !store.is_volatile() {
        let value = body.coerced(store.value(), &ty);
        let text = body.language.store_lanes(&pointer, &value);
        body.statement(op, text);
        return Some(());
    }
    let object = accessed(body, pointer, (store.align(), store.is_volatile()), &ty);
    let value = match is_bits(&object, &ty) {
        true => {
            let value = body.coerced(store.value(), &ty);
            body.language.reinterpret(&value, &object.ty)
        }
        false => body.coerced(store.value(), &object.ty),
    };
    body.statement(op, value.assigned_to(&object.text));
    Some(())
}
