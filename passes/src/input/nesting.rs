//! How deep MLIR text nests, found before it is parsed.
//!
//! Upstream's parser and printer recurse without a limit of their own, and run out
//! of stack at about ten thousand levels. A level is
//! - an open bracket,
//! - an operator of an affine expression, whose operands are parsed one inside the
//!   other: `- - d0`, `d0 + d1 + d2`,
//! - an alias, which stands for all that its definition nests: `!b = tuple<!a>`.
//!
//! One pass over the bytes counts all three. It knows no more of the grammar than
//! where tokens end, so it counts operators wherever they stand; those that `,`,
//! `:` or `=` separate are not of one expression.

use std::collections::HashMap;

/// Levels that MLIR text may nest.
pub const MAX_NESTING: usize = 1000;

/// Where text first nests too deep.
#[derive(Debug, PartialEq, Eq)]
pub struct TooDeep {
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// What nests, in the plural.
    pub what: &'static str,
}

/// Finds the place at which the text nests too deep.
pub fn too_deep(source: &[u8]) -> Option<TooDeep> {
    let mut scanner = Scanner {
        source,
        ..Scanner::default()
    };
    let mut index = 0;
    while index < source.len() {
        match scanner.token(index) {
            Ok(end) => index = end,
            Err(what) => return Some(place(source, index, what)),
        }
    }
    None
}

fn place(source: &[u8], index: usize, what: &'static str) -> TooDeep {
    let before = &source[..index];
    let newlines = before.iter().filter(|&&byte| byte == b'\n').count();
    let line_start = before.iter().rposition(|&byte| byte == b'\n');
    TooDeep {
        line: newlines + 1,
        column: index - line_start.map_or(0, |newline| newline + 1) + 1,
        what,
    }
}

/// The alias that is being defined.
struct Definition<'s> {
    name: &'s [u8],
    /// The depth at which it stands.
    base: usize,
    /// Levels inside of it.
    height: usize,
}

#[derive(Default)]
struct Scanner<'s> {
    source: &'s [u8],
    /// For each open bracket, the operators that wait outside of it.
    open: Vec<usize>,
    /// Operators that wait for an operand inside the innermost bracket.
    operators: usize,
    /// Operators that wait for an operand, all together.
    waiting: usize,
    /// Levels inside of each alias, whose name has its sigil.
    aliases: HashMap<&'s [u8], usize>,
    definition: Option<Definition<'s>>,
    /// The alias before this token: what `=` defines.
    last_name: Option<&'s [u8]>,
    /// The token before this one ends no value: the one that follows belongs to it.
    value_expected: bool,
}

impl<'s> Scanner<'s> {
    /// Handles the token, blank or comment at `start` and gives its end, or what
    /// nests too deep there.
    fn token(&mut self, start: usize) -> Result<usize, &'static str> {
        let next = self.source.get(start + 1).copied();
        let last_name = self.last_name;
        match self.source[start] {
            b' ' | b'\t' | b'\r' | b'\n' => return Ok(start + 1),
            b'/' if next == Some(b'/') => return Ok(self.end_of_line(start)),
            _ => self.last_name = None,
        }
        match (self.source[start], next) {
            (b'-', Some(b'>')) => return Ok(self.sign(start + 2)),
            (b'<' | b'>', Some(b'=')) => return Ok(self.separator(start + 2)),
            (b'{' | b'(' | b'[' | b'<', _) => self.open()?,
            (b'}' | b')' | b']' | b'>', _) => self.close(),
            (b'+' | b'*' | b'-', _) => {
                self.operator()?;
                return Ok(self.sign(start + 1));
            }
            (b'=', _) => {
                if let Some(name) = last_name.filter(|_| next != Some(b'=')) {
                    self.define(name);
                }
                return Ok(self.separator(start + 1));
            }
            (b',' | b':', _) => return Ok(self.separator(start + 1)),
            (byte, _) => return self.value(byte, start),
        }
        self.value_expected = false;
        Ok(start + 1)
    }

    /// A name, number, string or keyword.
    fn value(&mut self, first: u8, start: usize) -> Result<usize, &'static str> {
        if !self.value_expected {
            self.end_definition();
        }
        self.value_expected = false;
        let end = match first {
            b'#' | b'!' => {
                let end = self.end_of_name(start + 1);
                self.alias(&self.source[start..end])?;
                end
            }
            b'%' | b'^' => self.end_of_name(start + 1),
            b'"' => self.end_of_string(start) + 1,
            b'0'..=b'9' => self.end_of_number(start),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                let end = self.end_while(start, |byte| {
                    byte.is_ascii_alphanumeric() || b"_$.".contains(&byte)
                });
                if let b"mod" | b"floordiv" | b"ceildiv" = &self.source[start..end] {
                    self.operator()?;
                    self.value_expected = true;
                }
                end
            }
            _ => start + 1,
        };
        Ok(end)
    }

    /// After a token that a value must follow.
    fn sign(&mut self, end: usize) -> usize {
        self.value_expected = true;
        end
    }

    /// After a token that ends an expression; a value must follow.
    fn separator(&mut self, end: usize) -> usize {
        self.waiting -= self.operators;
        self.operators = 0;
        self.sign(end)
    }

    fn open(&mut self) -> Result<(), &'static str> {
        self.open.push(self.operators);
        self.operators = 0;
        self.reach(0).ok_or("brackets")
    }

    fn close(&mut self) {
        self.waiting -= self.operators;
        self.operators = self.open.pop().unwrap_or(0);
    }

    fn operator(&mut self) -> Result<(), &'static str> {
        self.operators += 1;
        self.waiting += 1;
        self.reach(0).ok_or("operators")
    }

    /// The name of an alias, or of a dialect's type or attribute.
    fn alias(&mut self, name: &'s [u8]) -> Result<(), &'static str> {
        self.last_name = Some(name);
        match self.aliases.get(name) {
            Some(&height) => self.reach(1 + height).ok_or("aliases"),
            None => Ok(()),
        }
    }

    fn depth(&self) -> usize {
        self.open.len() + self.waiting
    }

    /// Notes that the text nests `inside` levels here; `None` if those are too many.
    fn reach(&mut self, inside: usize) -> Option<()> {
        let depth = self.depth() + inside;
        if let Some(definition) = &mut self.definition {
            let height = depth.saturating_sub(definition.base);
            definition.height = definition.height.max(height);
        }
        (depth <= MAX_NESTING).then_some(())
    }

    fn define(&mut self, name: &'s [u8]) {
        self.end_definition();
        self.definition = Some(Definition {
            name,
            base: self.depth(),
            height: 0,
        });
    }

    /// Ends the definition before a value that does not belong to it.
    fn end_definition(&mut self) {
        let depth = self.depth();
        if let Some(ended) = self.definition.take_if(|it| depth <= it.base) {
            let height = self.aliases.entry(ended.name).or_default();
            *height = ended.height.max(*height);
        }
    }
}

/// Where tokens end.
impl Scanner<'_> {
    fn end_while(&self, start: usize, belongs: impl Fn(u8) -> bool) -> usize {
        let rest = &self.source[start..];
        let length = rest.iter().position(|&byte| !belongs(byte));
        start + length.unwrap_or(rest.len())
    }

    fn end_of_line(&self, start: usize) -> usize {
        self.end_while(start, |byte| byte != b'\n')
    }

    /// The end of what follows a sigil: digits, or a name that may have dashes.
    fn end_of_name(&self, start: usize) -> usize {
        match self.source.get(start) {
            Some(b'0'..=b'9') => self.end_while(start, |byte| byte.is_ascii_digit()),
            _ => self.end_while(start, |byte| {
                byte.is_ascii_alphanumeric() || b"$._-".contains(&byte)
            }),
        }
    }

    fn end_of_number(&self, start: usize) -> usize {
        let digits = |from| self.end_while(from, |byte| byte.is_ascii_digit());
        let at = |index| self.source.get(index).copied().unwrap_or(0);
        let hexadecimal = at(start) == b'0' && at(start + 1) == b'x';
        if hexadecimal && at(start + 2).is_ascii_hexdigit() {
            return self.end_while(start + 2, |byte| byte.is_ascii_hexdigit());
        }
        let whole = digits(start);
        if at(whole) != b'.' {
            return whole;
        }
        let fraction = digits(whole + 1);
        let sign = usize::from(matches!(at(fraction + 1), b'+' | b'-'));
        if matches!(at(fraction), b'e' | b'E') && at(fraction + 1 + sign).is_ascii_digit() {
            return digits(fraction + 1 + sign);
        }
        fraction
    }

    /// Index of the closing quote, or of the end of the line for an open string.
    fn end_of_string(&self, start: usize) -> usize {
        let mut index = start + 1;
        while let Some(&byte) = self.source.get(index) {
            match byte {
                b'\\' => index += 1,
                b'"' => return index,
                b'\n' => return index - 1,
                _ => {}
            }
            index += 1;
        }
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(text: &str) -> Option<&'static str> {
        too_deep(text.as_bytes()).map(|place| place.what)
    }

    /// The limit is what `open` repeats up to, between the other parts.
    #[track_caller]
    fn limited(before: &str, open: &str, repeat: usize, what: &'static str) {
        let text = |count| format!("{before}{}", open.repeat(count));
        assert_eq!(reason(&text(repeat)), None);
        assert_eq!(reason(&text(repeat + 1)), Some(what));
    }

    #[test]
    fn brackets_nest() {
        limited("", "{", MAX_NESTING, "brackets");
        limited("f ", "(<[{", MAX_NESTING / 4, "brackets");
        let text = format!("a\n {}", "{".repeat(MAX_NESTING + 1));
        let place = TooDeep {
            line: 2,
            column: MAX_NESTING + 2,
            what: "brackets",
        };
        assert_eq!(too_deep(text.as_bytes()), Some(place));
    }

    #[test]
    fn brackets_in_strings_and_comments_do_not_nest() {
        let deep = "{".repeat(MAX_NESTING + 1);
        assert_eq!(reason(&format!("\"\\\"{deep}\"")), None);
        assert_eq!(reason(&format!("// {deep}")), None);
        assert_eq!(reason("\"open {{{"), None);
        assert_eq!(reason(&"a -> b <= c\n".repeat(5000)), None);
    }

    #[test]
    fn operators_of_one_expression_nest() {
        limited("(", "-", MAX_NESTING - 1, "operators");
        limited("(d0", " + (d0)", MAX_NESTING - 2, "brackets");
        limited("d0", "+d0", MAX_NESTING, "operators");
        limited("%0", "-%0", MAX_NESTING, "operators");
        limited("d0", " floordiv 2mod 3", MAX_NESTING / 2, "operators");
        limited("-", "(-", MAX_NESTING / 2 - 1, "operators");
    }

    #[test]
    fn operators_of_many_expressions_do_not() {
        for text in [
            "%c = arith.constant -1 : i32\n",
            "-1, ",
            "[-1.0e-5]",
            "%a-b ",
            "#map-1<(d0) -> (d0 - 1)>",
        ] {
            assert_eq!(reason(&text.repeat(5000)), None, "{text}");
        }
    }

    /// Each alias is a level itself, and the brackets around it are others.
    #[test]
    fn aliases_nest() {
        for chain in [
            |number| format!("!a{} = tuple<!a{number}>\n", number + 1),
            |number| format!("#a{} =\n[#a{number}]", number + 1),
            |number| format!("#a{} // =\n = loc(\"x\"(#a{number})) // \n", number + 1),
            |number: usize| format!("!a{} = () -> !a{number} ", number + 1),
        ] {
            let text = |count| (0..count).map(chain).collect::<String>();
            assert_eq!(reason(&text(MAX_NESTING / 3 - 2)), None);
            assert_eq!(reason(&text(MAX_NESTING + 2)), Some("aliases"));
        }
    }

    #[test]
    fn aliases_that_do_not_name_each_other_do_not_nest() {
        let text: String = (0..5000).map(|n| format!("#a{n} = [[#b]]\n")).collect();
        assert_eq!(reason(&format!("#b = [0]\n{text}")), None);
    }

    /// A program that uses an alias is not part of its definition.
    #[test]
    fn uses_of_an_alias_do_not_make_it_deeper() {
        for program in ["module {", "\"a.b\"() ({", "%0 = x {", "func @f {"] {
            let nest = format!("{program} #a\n").repeat(400);
            assert_eq!(reason(&format!("#a = [0]\n{nest} #a")), None, "{program}");
        }
    }

    #[test]
    fn an_alias_is_as_deep_as_its_definition() {
        let half = MAX_NESTING / 2;
        let text = format!("!a = {}i1{}", "t<".repeat(half), ">".repeat(half));
        let uses = |count: usize| format!("{text}\nf {}!a", "(".repeat(count));
        assert_eq!(reason(&uses(half - 1)), None);
        assert_eq!(reason(&uses(half)), Some("aliases"));
    }
}
