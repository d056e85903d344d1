//! Names for types that are accessed in a way their own names do not allow.

use super::{language::Language, types::CType};
use gir_dialects::{
    ir::{Op, Value},
    lir,
};
use std::collections::BTreeMap;

/// The name of a type of elements that may overlap others: C takes elements of different types for
/// different memory.
pub fn aliasing(language: &dyn Language, element: &CType) -> String {
    format!("{}_alias", identifier(language, element))
}

/// The name of a type whose elements are aligned to less than they are wide.
pub fn less_aligned(language: &dyn Language, element: &CType, align: i64) -> String {
    format!("{}_align{align}", identifier(language, element))
}

fn identifier(language: &dyn Language, element: &CType) -> String {
    let name = language.type_name(element);
    name.replace("__", "")
        .replace([' ', '*'], "_")
        .trim_matches('_')
        .to_owned()
}

/// The lines that define those that a module needs.
pub fn definitions(language: &dyn Language, module: Op<'_>) -> Vec<String> {
    let mut found = BTreeMap::new();
    module.walk_pre(|op| {
        if op.is::<lir::PtrCastOp<'_>>()
            && let Some(CType::Pointer(_, element)) = CType::of(op.result(0).ty())
        {
            let name = aliasing(language, &element);
            let line = format!(
                "typedef {} {name} __attribute__((may_alias));",
                language.type_name(&element)
            );
            found.insert(name, line);
        }
        if let Some((value, align)) = access(op)
            && let Some(ty) = CType::of(value.ty())
            && ty
                .stride(language.address_bits())
                .is_some_and(|natural| align < natural)
        {
            let name = less_aligned(language, &ty, align);
            let line = format!(
                "typedef {} {name} __attribute__((may_alias, aligned({align})));",
                language.type_name(&ty)
            );
            found.insert(name, line);
        }
    });
    found.into_values().collect()
}

/// What a load or store accesses, and how it is aligned.
fn access(op: Op<'_>) -> Option<(Value<'_>, i64)> {
    if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
        return Some((load.result(), load.align()));
    }
    let store = op.cast::<lir::StoreOp<'_>>()?;
    Some((store.value(), store.align()))
}
