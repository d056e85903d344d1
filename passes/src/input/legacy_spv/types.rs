//! Types and attributes of `spv`: their names, and changes of their syntax.
//!
//! | old | today |
//! |---|---|
//! | `!spv.struct<f32 [0], i32 [4]>` | `!spirv.struct<(f32 [0], i32 [4])>` |
//! | `!spv.array<4 x f32 [16]>` | `!spirv.array<4 x f32, stride=16>` |
//! | `!spv.image<f32, 2D, …>` | `!spirv.image<f32, Dim2D, …>` |
//! | `spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}` | `spirv.entry_point_abi =
//! #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>` |
//! | `#spv.target_env<#spv.vce<…>, {…}>` | `#spirv.target_env<#spirv.vce<…>, #spirv.resource_limits<…>>` |

use super::{
    edits::{Edits, Insert},
    tokens::{Kind, Tokens},
};
use std::ops::Range;

/// Upgrades the type or attribute of `spv` that begins with the token, if there is one.
pub fn upgrade(tokens: &Tokens<'_>, index: usize, edits: &mut Edits) {
    let text = tokens.text(index);
    let split = text.split_once("spv.");
    let Some((sigil, name)) = split.filter(|(sigil, _)| matches!(*sigil, "!" | "#")) else {
        return;
    };
    edits.replace(index, format!("{sigil}spirv.{name}"));
    let Some(close) = tokens.partner(index + 1) else {
        return;
    };
    let inside = index + 2..close;
    match (sigil, name) {
        ("!", "struct") => struct_members(tokens, inside, edits),
        ("!", "array" | "rtarray") => stride(tokens, inside, edits),
        ("!", "image") => dimension(tokens, inside, edits),
        ("#", "entry_point_abi") => group_size(tokens, inside, edits),
        ("#", "target_env") => resource_limits(tokens, inside, edits),
        _ => {}
    }
}

/// Upgrades the value of an attribute that was a dictionary: `spv.entry_point_abi = {…}`.
pub fn upgrade_dictionary(tokens: &Tokens<'_>, key: usize, edits: &mut Edits) {
    if !tokens.is(key, "spv.entry_point_abi") || !tokens.is(key + 2, "{") {
        return;
    }
    if let Some(close) = tokens.partner(key + 2) {
        edits.replace(key + 2, "#spirv.entry_point_abi<");
        edits.replace(close, ">");
        group_size(tokens, key + 3..close, edits);
    }
}

/// Puts the members of an anonymous structure in parentheses.
fn struct_members(tokens: &Tokens<'_>, inside: Range<usize>, edits: &mut Edits) {
    for part in tokens.parts(inside.clone()) {
        decorations(tokens, part, edits);
    }
    if !has_plain_members(tokens, &inside) {
        return;
    }
    edits.insert(inside.start, [Insert::from("(")]);
    edits.insert(inside.end, [Insert::from(")")]);
}

/// Whether the members are neither in parentheses nor after a name.
pub fn has_plain_members(tokens: &Tokens<'_>, inside: &Range<usize>) -> bool {
    let first = inside.start;
    let is_name = match tokens.get(first).map(|token| token.kind) {
        _ if inside.is_empty() => false,
        Some(Kind::Mark) if tokens.is(first, "(") => true,
        Some(Kind::String) => true,
        Some(Kind::Word) => {
            tokens.is(first + 1, ",") && tokens.is(first + 2, "(")
                || inside.len() == 1 && !is_scalar(tokens.text(first))
        }
        _ => false,
    };
    !is_name
}

fn is_scalar(word: &str) -> bool {
    let width = word.trim_start_matches(char::is_alphabetic);
    !width.is_empty() && width.bytes().all(|byte| byte.is_ascii_digit())
}

/// Separates the decorations of a member in `[…]`: `[0 NonWritable]`.
fn decorations(tokens: &Tokens<'_>, member: Range<usize>, edits: &mut Edits) {
    let last = member.end.wrapping_sub(1);
    let Some(open) = tokens.partner(last).filter(|_| tokens.is(last, "]")) else {
        return;
    };
    for index in open + 2..last {
        let before = tokens.get(index - 1).map(|token| token.kind);
        let is_separate = tokens.is(index, ",") || tokens.is(index - 1, ",");
        if matches!(before, Some(Kind::Word | Kind::Number)) && !is_separate {
            edits.insert(index, [Insert::from(",")]);
        }
    }
}

/// `[16]` at the end of an array is the stride.
fn stride(tokens: &Tokens<'_>, inside: Range<usize>, edits: &mut Edits) {
    let Some(last) = inside.end.checked_sub(1).filter(|&it| it >= inside.start) else {
        return;
    };
    let is_number = tokens.of_kind(last.wrapping_sub(1), Kind::Number).is_some();
    if let Some(open) = tokens.partner(last)
        && tokens.is(open, "[")
        && open + 2 == last
        && is_number
    {
        edits.replace(open, ", stride=");
        edits.remove(last..last + 1);
    }
}

/// `2D` is a number and a word, and is now called `Dim2D`.
fn dimension(tokens: &Tokens<'_>, inside: Range<usize>, edits: &mut Edits) {
    let parts = tokens.parts(inside);
    let Some(part) = parts.get(1) else { return };
    if part.len() == 2 && tokens.is(part.start + 1, "D") {
        edits.replace(part.start, format!("Dim{}D", tokens.text(part.start)));
        edits.remove(part.start + 1..part.end);
    }
}

fn group_size(tokens: &Tokens<'_>, inside: Range<usize>, edits: &mut Edits) {
    for entry in tokens.parts(inside) {
        if tokens.is(entry.start, "local_size") {
            edits.replace(entry.start, "workgroup_size");
        }
        array(tokens, entry.start + 2..entry.end, edits);
    }
}

/// The dictionary of a target's limits is now an attribute of its own.
fn resource_limits(tokens: &Tokens<'_>, inside: Range<usize>, edits: &mut Edits) {
    let parts = tokens.parts(inside);
    let Some(limits) = parts.last().filter(|part| tokens.is(part.start, "{")) else {
        return;
    };
    edits.replace(limits.start, "#spirv.resource_limits<");
    edits.replace(limits.end - 1, ">");
    for entry in tokens.parts(limits.start + 1..limits.end - 1) {
        array(tokens, entry.start + 2..entry.end, edits);
    }
}

/// A value without its type, and `[1, 2, 3]` in place of `dense<[1, 2, 3]>`.
fn array(tokens: &Tokens<'_>, value: Range<usize>, edits: &mut Edits) {
    let mut end = value.end;
    if tokens.is(value.start, "dense")
        && let Some(close) = tokens.partner(value.start + 1)
    {
        edits.remove(value.start..value.start + 2);
        if !tokens.is(value.start + 2, "[") {
            // All three are equal.
            let number = tokens.text(value.start + 2);
            edits.replace(value.start + 2, format!("[{number}, {number}, {number}]"));
        }
        edits.remove(close..value.end);
        end = close;
    }
    let colon = value.clone().find(|&index| tokens.is(index, ":"));
    if let Some(colon) = colon.filter(|&colon| colon < end) {
        edits.remove(colon..end);
    }
}
