//! The figures counted in the text of a kernel.

use std::collections::BTreeSet;

use super::names::Names;
use super::tokens::{self, Token};

/// Words before a type or a statement that are no types themselves.
const QUALIFIERS: [&str; 10] = [
    "threadgroup",
    "device",
    "constant",
    "thread",
    "const",
    "volatile",
    "__local",
    "__global",
    "__constant",
    "__private",
];

/// Words that begin statements without declaring anything.
const STATEMENTS: [&str; 12] = [
    "return", "else", "goto", "if", "while", "for", "do", "switch", "case", "break", "continue",
    "using",
];

/// The counts of one file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Lines of kernels, from the attributes to the closing brace, without empty ones and comments.
    pub lines: usize,
    /// Local variables with a name that the source does not have.
    pub temporaries: usize,
    /// Names that are looked for and appear in kernels.
    pub kept: usize,
    /// `break`, `continue`, `goto`, `return` but as the last statement of a kernel, and `bool` variables that are
    /// assigned again, which steer loops or say how they ended.
    pub jumps: usize,
}

/// Counts in the kernels of a file.
pub fn count(text: &str, source: &Names, wanted: &Names) -> Counts {
    let tokens = tokens::of(text, "//");
    let mut counts = Counts::default();
    for kernel in kernels(&tokens) {
        counts.lines += kernel.lines();
        counts.kept += kept(kernel.tokens, wanted);
        let body = kernel.body();
        let locals = locals(body);
        let is_flag =
            |local: &&Local<'_>| local.type_name == "bool" && local.is_assigned_again(body);
        counts.jumps += jumps(body) + locals.iter().filter(is_flag).count();
        let is_new = |local: &&Local<'_>| source.source_of(local.name).is_none();
        counts.temporaries += locals.iter().filter(is_new).count();
    }
    counts
}

/// Whether a variable of workgroup memory is declared outside of functions.
pub fn has_shared_outside(text: &str) -> bool {
    let mut depth = 0_usize;
    tokens::of(text, "//").iter().any(|token| {
        match token.text {
            "{" | "(" => depth += 1,
            "}" | ")" => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && matches!(token.text, "threadgroup" | "__local" | "local")
    })
}

/// A kernel function: its tokens from the word `kernel` to the closing brace.
struct Kernel<'t, 'a> {
    tokens: &'t [Token<'a>],
    /// Lines of attributes before it.
    attributes: usize,
}

impl<'t, 'a> Kernel<'t, 'a> {
    fn lines(&self) -> usize {
        let lines: BTreeSet<_> = self.tokens.iter().map(|token| token.line).collect();
        lines.len() + self.attributes
    }

    /// Without the outermost braces.
    fn body(&self) -> &'t [Token<'a>] {
        let start = self.tokens.iter().position(|token| token.text == "{");
        match start {
            Some(start) => &self.tokens[start + 1..self.tokens.len() - 1],
            None => &[],
        }
    }
}

fn kernels<'t, 'a>(tokens: &'t [Token<'a>]) -> Vec<Kernel<'t, 'a>> {
    let mut kernels = vec![];
    for (start, token) in tokens.iter().enumerate() {
        let is_kernel = matches!(token.text, "kernel" | "__kernel");
        if is_kernel
            && tokens
                .get(start + 1)
                .is_some_and(|next| next.text == "void")
        {
            let mut depth = 0;
            let length = tokens[start..].iter().position(|token| {
                match token.text {
                    "{" => depth += 1,
                    "}" => depth -= 1,
                    _ => {}
                }
                token.text == "}" && depth == 0
            });
            kernels.push(Kernel {
                tokens: &tokens[start..=start + length.unwrap_or(0)],
                attributes: attributes(&tokens[..start]),
            });
        }
    }
    kernels
}

/// Lines of attributes at the end: of `[[…]]` and `__attribute__((…))`.
fn attributes(before: &[Token<'_>]) -> usize {
    let end = before
        .iter()
        .rposition(|token| matches!(token.text, "}" | ";"));
    let lines = before[end.map_or(0, |end| end + 1)..].iter();
    lines.map(|token| token.line).collect::<BTreeSet<_>>().len()
}

/// How many of the names appear; the components of vectors are none.
fn kept(tokens: &[Token<'_>], wanted: &Names) -> usize {
    let mut found = BTreeSet::new();
    for (place, token) in tokens.iter().enumerate() {
        let is_member = place > 0 && tokens[place - 1].text == ".";
        let is_component = is_member && matches!(token.text, "x" | "y" | "z" | "w");
        if token.is_word() && !is_component {
            found.extend(wanted.source_of(token.text));
        }
    }
    found.len()
}

/// A local variable.
struct Local<'a> {
    name: &'a str,
    type_name: &'a str,
    has_value: bool,
}

impl Local<'_> {
    /// Whether it is assigned after its declaration: more often than by its initial value.
    fn is_assigned_again(&self, body: &[Token<'_>]) -> bool {
        let is_assignment = |tokens: &&[Token<'_>]| {
            tokens[0].text == self.name && tokens[1].text == "=" && tokens[2].text != "="
        };
        body.windows(3).filter(is_assignment).count() > usize::from(self.has_value)
    }
}

/// The variables that are declared where a statement starts, and in the heads of loops.
fn locals<'a>(body: &[Token<'a>]) -> Vec<Local<'a>> {
    (0..body.len())
        .filter(|&start| {
            let before = start.checked_sub(1).map(|before| body[before].text);
            before.is_none_or(|before| matches!(before, "{" | "}" | ";" | "("))
        })
        .filter_map(|start| declaration(&body[start..]))
        .collect()
}

/// The variable that these tokens start to declare: qualifiers, a type, signs of pointers, a name, and an end.
fn declaration<'a>(tokens: &[Token<'a>]) -> Option<Local<'a>> {
    let mut rest = tokens;
    while rest
        .first()
        .is_some_and(|token| QUALIFIERS.contains(&token.text))
    {
        rest = &rest[1..];
    }
    let mut type_name = rest.first().filter(|token| token.is_word())?;
    if STATEMENTS.contains(&type_name.text) {
        return None;
    }
    rest = &rest[1..];
    while let [first, second, name, ..] = rest
        && (first.text, second.text) == (":", ":")
    {
        type_name = name;
        rest = &rest[3..];
    }
    if rest.first()?.text == "<" {
        let end = rest.iter().position(|token| token.text == ">")?;
        rest = &rest[end + 1..];
    }
    while matches!(rest.first()?.text, "*" | "&") || QUALIFIERS.contains(&rest.first()?.text) {
        rest = &rest[1..];
    }
    let [name, end, ..] = rest else { return None };
    let ends = matches!(end.text, "=" | ";" | "[" | "," | "{");
    (name.is_word() && ends).then_some(Local {
        name: name.text,
        type_name: type_name.text,
        has_value: end.text == "=",
    })
}

fn jumps(body: &[Token<'_>]) -> usize {
    let last = body.len().saturating_sub(2);
    let is_jump = |(place, token): &(usize, &Token<'_>)| match token.text {
        "break" | "continue" | "goto" => true,
        "return" => *place != last,
        _ => false,
    };
    body.iter().enumerate().filter(is_jump).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const KERNEL: &str = "\
#include <metal_stdlib>
struct S { float a; };

[[max_total_threads_per_threadgroup(64)]]
kernel void k(
    device float* x [[buffer(0)]]) {
    threadgroup float tile[4]; // four
    bool go_on = true;
    while (true) {
        for (uint j = 0u; j < 4u; ++j) {
            metal::float2 t = x[j];
            x[j] = t.x * i;

            if (!go_on) { break; }
            go_on = j == 2;
        }
        return;
    }
    return;
}
";

    #[test]
    fn a_kernel_is_counted() {
        let source = Names::of_words("x tile j");
        let wanted = Names::of_words("x j i n");
        let expected = Counts {
            lines: 16,
            temporaries: 2,
            kept: 3,
            jumps: 3,
        };
        assert_eq!(count(KERNEL, &source, &wanted), expected);
    }

    #[test]
    fn workgroup_memory_outside_of_functions_is_found() {
        assert!(!has_shared_outside(KERNEL));
        assert!(!has_shared_outside(
            "kernel void k(threadgroup float* x) {}"
        ));
        assert!(has_shared_outside(
            "threadgroup float tile[4];\nkernel void k() {}"
        ));
    }

    #[test]
    fn a_product_is_no_declaration() {
        let body = "a * b; i < n; f(x); x[i] = 1; uint* p = q;";
        let names: Vec<_> = locals(&tokens::of(body, "//"))
            .iter()
            .map(|local| local.name)
            .collect();
        // `a * b;` declares a pointer, as in C.
        assert_eq!(names, ["b", "p"]);
    }
}
