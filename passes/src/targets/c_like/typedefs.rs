//! Names for types with properties of an access: elements that overlap others, or are aligned to less than their size.

use super::{
    language::Language,
    literals,
    types::{CType, Scalar, UINT},
};
use crate::targets::text::Float;
use gir_dialects::{
    ir::{AttributeExt, Op, OpView as _, Value},
    lir,
    mir::StorageSpace,
};
use std::collections::BTreeMap;

/// The member of the structure for elements aligned to less than their size.
pub const MEMBER: &str = "value";

/// The name of a type of elements that may overlap others: C assumes that elements of different types do not
/// overlap.
pub fn aliasing(language: &dyn Language, element: &CType) -> String {
    format!("{}_alias", identifier(language, element))
}

/// The type of elements behind a pointer that was cast from one to another type.
pub fn behind_cast(language: &dyn Language, element: CType) -> CType {
    match element {
        CType::Vector(..) if language.vectors_are_lanes() => element,
        element => CType::Named(aliasing(language, &element)),
    }
}

/// The name of a type whose elements are aligned to less than their size.
pub fn less_aligned(language: &dyn Language, element: &CType, align: i64) -> String {
    format!("{}_align{align}", identifier(language, element))
}

fn identifier(language: &dyn Language, element: &CType) -> String {
    let name = language.type_name(element);
    name.replace("__", "")
        .replace('*', "_pointer")
        .replace(' ', "_")
        .trim_matches('_')
        .to_owned()
}

/// The lines that define the types that a module needs.
pub fn definitions(language: &dyn Language, module: Op<'_>) -> Vec<String> {
    let mut found = BTreeMap::new();
    let (has_words, has_casts) = (has_words(module), has_casts(module));
    module.walk_pre(|op| {
        let in_word = access(op)
            .filter(|_| has_words)
            .and_then(|(value, _)| CType::of(value.ty()))
            .filter(stands_in_words);
        let behind = pointer_from_memory(op)
            .filter(|_| has_casts)
            .and_then(|element| aliased_element(language, element));
        if let Some(element) = aliased(language, op).or(in_word).or(behind) {
            let name = aliasing(language, &element);
            let line = language.aliasing(&name, &element);
            found.insert(name, line);
        }
        if let Some((value, align)) = access(op)
            && let Some(ty) = CType::of(value.ty())
            && ty
                .stride(language.address_bits())
                .is_some_and(|natural| align < natural)
        {
            let name = less_aligned(language, &ty, align);
            let line = language.less_aligned(&name, &ty, align);
            found.insert(name, line);
        }
    });
    found.into_values().collect()
}

/// The type of elements through which an operation accesses memory of others.
fn aliased(language: &dyn Language, op: Op<'_>) -> Option<CType> {
    if op.is::<lir::ContainingWordOp<'_>>() {
        return Some(UINT);
    }
    let ty = match op.cast::<lir::GlobalOp<'_>>() {
        Some(global) if is_table_of_bits(language, global) => global.type_(),
        Some(_) => return None,
        None => op.cast::<lir::PtrCastOp<'_>>()?.op().result(0).ty(),
    };
    match CType::of(ty)? {
        CType::Pointer(_, element) => aliased_element(language, *element),
        _ => None,
    }
}

/// The type of elements behind a cast, if it gets a name.
fn aliased_element(language: &dyn Language, element: CType) -> Option<CType> {
    matches!(behind_cast(language, element.clone()), CType::Named(_)).then_some(element)
}

/// The pointee of a pointer that an operation loads from memory or makes from an integer.
fn pointer_from_memory(op: Op<'_>) -> Option<CType> {
    if !op.is::<lir::LoadOp<'_>>() && !op.is::<lir::IntToPtrOp<'_>>() {
        return None;
    }
    match CType::of(op.result(0).ty())? {
        CType::Pointer(_, element) => Some(*element),
        _ => None,
    }
}

/// Whether a module casts pointers to others: memory that holds pointers may hold the results.
pub fn has_casts(module: Op<'_>) -> bool {
    let mut found = false;
    module.walk_pre(|op| found |= op.is::<lir::PtrCastOp<'_>>());
    found
}

/// Whether a table of constants has an element whose bits no constant expression has, such as a NaN.
pub fn is_table_of_bits(language: &dyn Language, global: lir::GlobalOp<'_>) -> bool {
    let element = match CType::of(global.type_()) {
        Some(CType::Pointer(StorageSpace::Constant, element)) => element,
        _ => return false,
    };
    let (Some(lane @ Scalar::Float(width)), Some(initializer)) =
        (element.lane(), global.initializer())
    else {
        return false;
    };
    let has_none = |bits: i64| {
        let bits = bits.cast_unsigned();
        !language.has_constant(Float { width, bits })
    };
    let single = initializer.as_splat().unwrap_or(initializer);
    match single.as_float_bits() {
        Some(bits) => has_none(bits.cast_signed()),
        None => literals::elements(initializer, lane)
            .is_some_and(|elements| elements.into_iter().any(has_none)),
    }
}

/// Whether a module accesses words that contain narrower elements.
pub fn has_words(function: Op<'_>) -> bool {
    let mut found = false;
    function.walk_pre(|op| found |= op.is::<lir::ContainingWordOp<'_>>());
    found
}

/// Whether words that are accessed may contain elements of a type. Bytes may overlap any type in C anyway.
pub fn stands_in_words(ty: &CType) -> bool {
    ty.lane().is_some_and(|lane| lane.bits() == 16)
}

/// The value of a load or store, and the alignment of the access.
fn access(op: Op<'_>) -> Option<(Value<'_>, i64)> {
    if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
        return Some((load.result(), load.align()));
    }
    let store = op.cast::<lir::StoreOp<'_>>()?;
    Some((store.value(), store.align()))
}
