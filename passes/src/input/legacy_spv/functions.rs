//! Functions, which used to belong to no dialect.
//!
//! `func @f() -> () { … return }` becomes `spirv.func @f() -> () "None" { … spirv.Return }`
//! inside a `spv.module`, and a `func.func` outside.

use super::{
    edits::{Edits, Insert},
    tokens::{Kind, Tokens},
};
use std::ops::Range;

/// Whether the word begins a function: `func @f` or `func private @f`.
pub fn is_function(tokens: &Tokens<'_>, index: usize) -> bool {
    tokens.is(index, "func") && symbol(tokens, index).is_some()
}

/// The index of a function's name.
fn symbol(tokens: &Tokens<'_>, index: usize) -> Option<usize> {
    let visibility = matches!(tokens.text(index + 1), "private" | "public" | "nested");
    let symbol = index + 1 + usize::from(visibility);
    let name = tokens.of_kind(symbol, Kind::Sigil)?;
    name.starts_with('@').then_some(symbol)
}

/// Upgrades the function that begins here; `in_module` is true inside a `spv.module`.
pub fn upgrade(tokens: &Tokens<'_>, index: usize, in_module: bool, edits: &mut Edits) {
    if !in_module {
        edits.replace(index, "func.func");
        return;
    }
    edits.replace(index, "spirv.func");
    let Some(end) = signature_end(tokens, index) else {
        return;
    };
    edits.insert(end, [Insert::from(" \"None\"")]);
    let body = body(tokens, end);
    for place in body.filter(|&place| tokens.is(place, "return")) {
        let has_value = tokens.text(place + 1).starts_with('%');
        let name = if has_value {
            "spirv.ReturnValue"
        } else {
            "spirv.Return"
        };
        edits.replace(place, name);
    }
}

/// The index of the token after the results.
fn signature_end(tokens: &Tokens<'_>, index: usize) -> Option<usize> {
    let parameters = tokens.partner(symbol(tokens, index)? + 1)? + 1;
    match tokens.is(parameters, "->") {
        true => tokens.type_end(parameters + 1),
        false => Some(parameters),
    }
}

/// The tokens of the body, which may follow attributes.
fn body(tokens: &Tokens<'_>, signature_end: usize) -> Range<usize> {
    let mut open = signature_end;
    if tokens.is(open, "attributes") {
        open = tokens.partner(open + 1).map_or(open, |close| close + 1);
    }
    match tokens.partner(open).filter(|_| tokens.is(open, "{")) {
        Some(close) => open + 1..close,
        None => open..open,
    }
}
