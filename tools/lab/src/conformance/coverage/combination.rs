//! The combinations of a text: its instructions with types, orderings, scopes and spaces, without names and numbers.

use std::fmt;

use gir::compile;
use gir_dialects::{
    diagnostic,
    ir::{Block, Context, Op},
};

/// An instruction with its types, orderings, scopes and address spaces: `add i32`,
/// `atomic.rmw add acq_rel device ptr[global]<u32>`. Its words have the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Combination(Vec<String>);

/// A combination and the line on which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The instruction's combination.
    pub combination: Combination,
    /// Its line, from 1.
    pub line: usize,
}

impl Combination {
    /// The words; the first is the opcode.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.0
    }

    /// The opcode, with the operation that some have.
    #[must_use]
    pub fn instruction(&self) -> String {
        let words = self.0.iter();
        let is_part = |index: &usize| *index == 0 || is_operation(&self.0[0], *index);
        let parts = words.enumerate().filter(|(index, _)| is_part(index));
        let parts: Vec<_> = parts.map(|(_, word)| word.as_str()).collect();
        parts.join(" ")
    }
}

/// Whether the word at an index is an operation, as opposed to a type or an attribute.
fn is_operation(opcode: &str, index: usize) -> bool {
    let has_operation = matches!(
        opcode,
        "atomic.rmw" | "subgroup.reduce" | "icmp" | "ucmp" | "fcmp"
    );
    has_operation && index == 1
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

/// The combinations of a valid text; none of an invalid one.
#[must_use]
pub fn in_text(context: &Context, text: &str) -> Vec<Placed> {
    let parse = || compile::parse(context, text.as_bytes(), "k.gir");
    let (module, _) = diagnostic::keep_errors(context, parse);
    module.map_or(vec![], |module| in_module(module.op()))
}

/// The combinations of a module of the `gir` dialect.
#[must_use]
pub fn in_module(module: Op<'_>) -> Vec<Placed> {
    let mut placed = vec![];
    module.walk_pre(|op| {
        if op.name() == "gir.func" {
            placed.extend(op.region(0).blocks().skip(1).flat_map(phis));
        } else if op.name().starts_with("gir.") && op.name() != "gir.global" {
            placed.push(Placed {
                combination: of_op(op),
                line: op.line().unwrap_or_default(),
            });
        }
    });
    placed
}

/// The phis of a block: its arguments.
fn phis(block: Block<'_>) -> Vec<Placed> {
    let line = block.first_op().and_then(Op::line).unwrap_or_default();
    let phi = |ty: String| Placed {
        combination: Combination(vec!["phi".to_owned(), ty]),
        line: line.saturating_sub(1),
    };
    let types = block
        .arguments()
        .map(|value| spelled(&value.ty().to_string()));
    types.map(phi).collect()
}

fn of_op(op: Op<'_>) -> Combination {
    let text = op.to_string();
    let text = text.lines().next().unwrap_or_default();
    let start = text.find("gir.").map_or(0, |start| start + "gir.".len());
    let words = words(&spelled(&without_names(&text[start..])));
    Combination(match words[0].as_str() {
        // The memory type determines the types of operands and result.
        name if name.starts_with("atomic.") => through_first_type(words),
        "store" | "load" => words.into_iter().take(2).collect(),
        "vec" => [words.first(), words.last()]
            .into_iter()
            .flatten()
            .cloned()
            .collect(),
        "br" | "br_if" => words.into_iter().take(1).collect(),
        _ => words,
    })
}

fn through_first_type(words: Vec<String>) -> Vec<String> {
    let first = words.iter().position(|word| word.starts_with("ptr["));
    words
        .into_iter()
        .take(first.map_or(usize::MAX, |first| first + 1))
        .collect()
}

/// The text without `%values`, `^blocks` and `@symbols`.
fn without_names(text: &str) -> String {
    let mut kept = String::new();
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        if !matches!(character, '%' | '^' | '@') {
            kept.push(character);
            continue;
        }
        let ends = |c: &char| matches!(c, ' ' | ',' | ')' | ']' | '[' | '(' | ':');
        while characters.next_if(|c| !ends(c)).is_some() {}
    }
    kept
}

/// Words that only introduce other words.
const NOISE: [&str; 11] = [
    ":",
    "->",
    "ordering",
    "ordering_succ",
    "ordering_fail",
    "scope",
    "exec_scope",
    "mem_scope",
    "semantics",
    "stride",
    "loc",
];

fn words(text: &str) -> Vec<String> {
    let words = text.split([' ', ',']);
    let words = words.map(|word| word.trim_matches(['(', ')']).trim_end_matches("[]"));
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    let kept = words.filter(|word| !word.is_empty() && !NOISE.contains(word) && !is_number(word));
    kept.map(str::to_owned).collect()
}

/// MLIR's types as GIR text spells them.
#[must_use]
pub fn spelled(text: &str) -> String {
    let mut text = text.replace("!gir.ptr<", "<");
    for width in ["8", "16", "32", "64"] {
        text = text.replace(&format!("si{width}"), &format!("i{width}"));
        text = text.replace(&format!("ui{width}"), &format!("u{width}"));
    }
    for lanes in [2, 3, 4, 8, 16] {
        text = text.replace(&format!("vector<{lanes}x"), &format!("vec{lanes}<"));
    }
    for space in super::grammar::spaces() {
        text = text.replace(&format!("<{space}, "), &format!("ptr[{space}]<"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn combinations(body: &str) -> Vec<String> {
        let text = format!(
            "func @f(%p: ptr[global]<vec4<u32>>, %q: ptr[shared]<i16>, %x: i16, %c: u32) -> void {{
entry:
{body}
  ret
}}
"
        );
        let placed = in_text(&compile::new_context(), &text);
        let words = placed.iter().map(|one| one.combination.to_string());
        words.collect()
    }

    #[test]
    fn names_and_numbers_are_left_out() {
        let body = "  %v = load %p
  %e = extract %v, %c
  %y = add %x, -3i16
  %old = atomic.rmw min_s %q, %y ordering=acq_rel scope=workgroup
  %z = icmp.lt %x, %y
  %s = sext %x -> i64
  %i = global_id y";
        assert_eq!(
            combinations(body),
            [
                "load ptr[global]<vec4<u32>>",
                "extract vec4<u32>",
                "iconst i16",
                "add i16",
                "atomic.rmw min_s acq_rel workgroup ptr[shared]<i16>",
                "icmp lt i16",
                "sext i16 i64",
                "global_id y",
                "return",
            ]
        );
    }

    #[test]
    fn phis_are_arguments_of_blocks() {
        let body = "  br_if %c, one, two
one:
  br two
two:
  %y = phi i16 [ %x, entry ], [ 1i16, one ]";
        let expected = ["phi i16", "br_if", "iconst i16", "br", "return"];
        let mut found = combinations(body);
        found.sort();
        let mut expected = expected.map(str::to_owned);
        expected.sort();
        assert_eq!(found, expected);
    }
}
