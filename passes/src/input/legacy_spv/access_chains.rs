//! `spv.AccessChain`, whose old syntax lacked the types of its indices and of its result.
//!
//! ```text
//! spv.AccessChain %p[%i, %j] : !spv.ptr<!spv.array<4 x f32>, Function>
//! spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<f32, Function>
//! ```
//!
//! The types of indices are found at their definitions in the text above. Upstream's parser checks the result.

use super::{
    Refusal,
    edits::{Edits, Insert},
    tokens::{Kind, Tokens},
    types,
};
use std::{collections::HashMap, ops::Range};

/// The values defined so far in the text.
#[derive(Default)]
pub struct Values<'s> {
    known: HashMap<&'s str, Known>,
}

/// The known properties of a value.
#[derive(Clone)]
struct Known {
    /// The tokens of its type.
    of_type: Range<usize>,
    constant: Option<usize>,
}

impl<'s> Values<'s> {
    /// Records the type of a value from a token: `%x = spv.… : i32`, or `(%x : i32`.
    pub fn note(&mut self, tokens: &Tokens<'s>, index: usize) {
        let Some(name) = tokens
            .of_kind(index, Kind::Sigil)
            .filter(|it| it.starts_with('%'))
        else {
            return;
        };
        let is_listed = index > 0 && (tokens.is(index - 1, "(") || tokens.is(index - 1, ","));
        if tokens.is(index + 1, ":") && is_listed {
            if let Some(end) = tokens.type_end(index + 2) {
                let known = Known {
                    of_type: index + 2..end,
                    constant: None,
                };
                self.known.insert(name, known);
            }
        } else if tokens.is(index + 1, "=") {
            match definition(tokens, index + 2) {
                Some(known) => _ = self.known.insert(name, known),
                None => _ = self.known.remove(name),
            }
        }
    }

    fn integer(&self, tokens: &Tokens<'s>, name: &str) -> Option<&Known> {
        let known = self.known.get(name)?;
        let word = tokens.text(known.of_type.start);
        let width = word.trim_start_matches("si").trim_start_matches("ui");
        let width = width.trim_start_matches('i');
        (known.of_type.len() == 1 && width.len() < word.len() && width.parse::<u32>().is_ok())
            .then_some(known)
    }
}

/// The result of the op that begins here, with the type after its colon, or after `to`.
fn definition(tokens: &Tokens<'_>, op: usize) -> Option<Known> {
    let mut index = op + 1;
    while index < tokens.len() && !tokens.is(index, ":") {
        let is_next = tokens.is(index + 1, "=") && tokens.text(index).starts_with('%');
        if is_next || tokens.text(index).starts_with("spv.") || tokens.is(index, "}") {
            return None;
        }
        let closing = tokens.partner(index).filter(|&close| close > index);
        index = closing.unwrap_or(index) + 1;
    }
    let mut of_type = index + 1..tokens.type_end(index + 1)?;
    if tokens.is(of_type.end, "to") {
        of_type = of_type.end + 1..tokens.type_end(of_type.end + 1)?;
    }
    let is_constant = matches!(tokens.text(op), "spv.constant" | "spv.Constant");
    let constant = is_constant.then(|| tokens.text(op + 1).parse().ok());
    Some(Known {
        of_type,
        constant: constant.flatten(),
    })
}

/// Adds the missing types of the access chain with this token as its name.
///
/// # Errors
/// A type cannot be determined.
pub fn upgrade<'s>(
    tokens: &Tokens<'s>,
    index: usize,
    values: &Values<'s>,
    edits: &mut Edits,
) -> Result<(), Refusal> {
    let open = index + 2;
    let Some(close) = tokens.partner(open).filter(|_| tokens.is(open, "[")) else {
        return Ok(());
    };
    let Some(end) = tokens
        .type_end(close + 2)
        .filter(|_| tokens.is(close + 1, ":"))
    else {
        return Ok(());
    };
    let indices: Vec<_> = tokens.parts(open + 1..close);
    let after = match tokens.is(end, ",") {
        // The types of the indices are present, the result type is not.
        true => types_end(tokens, end + 1, indices.len()),
        false => end,
    };
    if tokens.is(after, "->") {
        return Ok(());
    }
    let refuse = |token: usize, what: &str| Refusal {
        token,
        message: format!(
            "{what} cannot be determined; write the types as in 'spirv.AccessChain %p[%i] : P, i32 -> R'"
        ),
    };
    let mut text = vec![];
    let mut element = pointee(tokens, close + 2)
        .ok_or_else(|| refuse(close + 2, "the pointee of this pointer"))?;
    for part in indices {
        let known = values.integer(tokens, tokens.text(part.start));
        let known = known.ok_or_else(|| refuse(part.start, "the type of this index"))?;
        if after == end {
            text.extend([", ".into(), Insert::Tokens(known.of_type.clone())]);
        }
        element = element
            .inside(tokens, known.constant)
            .ok_or_else(|| refuse(part.start, "the element that this index selects"))?;
    }
    text.push(" -> !spirv.ptr<".into());
    text.push(element.insert());
    text.push(", ".into());
    let class = tokens.parts(close + 4..end - 1).pop();
    text.extend(class.map(Insert::Tokens));
    text.push(">".into());
    edits.insert(after, text);
    Ok(())
}

/// The index of the token after a number of types.
fn types_end(tokens: &Tokens<'_>, mut index: usize, count: usize) -> usize {
    for number in 0..count {
        index += usize::from(number > 0);
        index = tokens.type_end(index).unwrap_or(index + 1);
    }
    index
}

fn pointee(tokens: &Tokens<'_>, index: usize) -> Option<Element> {
    let close = tokens
        .partner(index + 1)
        .filter(|_| tokens.is(index, "!spv.ptr"))?;
    let part = tokens.parts(index + 2..close).into_iter().next()?;
    Some(Element::Tokens(part))
}

/// The type of an element.
enum Element {
    Tokens(Range<usize>),
    /// A vector element, from the last word of the vector's type: `xf32`.
    Scalar(String),
}

impl Element {
    fn inside(&self, tokens: &Tokens<'_>, index: Option<usize>) -> Option<Self> {
        let Self::Tokens(range) = self else {
            return None;
        };
        let inner = range.start + 2..tokens.partner(range.start + 1)?;
        match tokens.text(range.start) {
            "!spv.array" => array_element(tokens, inner),
            "!spv.rtarray" => Some(Self::Tokens(without_brackets(tokens, inner))),
            "!spv.struct" => member(tokens, inner, index?),
            "vector" => {
                let word = tokens.text(inner.end - 1);
                Some(Self::Scalar(
                    word.strip_prefix('x').unwrap_or(word).to_owned(),
                ))
            }
            _ => None,
        }
    }

    fn insert(self) -> Insert {
        match self {
            Self::Tokens(range) => Insert::Tokens(range),
            Self::Scalar(word) => Insert::Text(word),
        }
    }
}

/// `4 x f32`, or `4xf32` with the type in the same word.
fn array_element(tokens: &Tokens<'_>, inner: Range<usize>) -> Option<Element> {
    let word = tokens.text(inner.start + 1);
    let scalar = word.strip_prefix('x')?;
    if scalar.is_empty() {
        let range = without_brackets(tokens, inner.start + 2..inner.end);
        return Some(Element::Tokens(range));
    }
    (inner.len() == 2 || !tokens.is(inner.start + 2, "<"))
        .then(|| Element::Scalar(scalar.to_owned()))
}

fn member(tokens: &Tokens<'_>, inner: Range<usize>, index: usize) -> Option<Element> {
    let members = match types::has_plain_members(tokens, &inner) {
        true => inner,
        false => {
            let open = inner.clone().find(|&it| tokens.is(it, "("))?;
            open + 1..tokens.partner(open)?
        }
    };
    let part = tokens.parts(members).into_iter().nth(index)?;
    Some(Element::Tokens(without_brackets(tokens, part)))
}

/// A type without the brackets or the stride after it.
fn without_brackets(tokens: &Tokens<'_>, range: Range<usize>) -> Range<usize> {
    let end = tokens.type_end(range.start).unwrap_or(range.end);
    range.start..end.min(range.end)
}
