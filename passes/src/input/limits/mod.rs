//! Text that upstream's parser does not survive, detected before MLIR text is parsed: deep nesting, aliases that
//! expand too much, arrays of `index`.
//!
//! Upstream's parser and printer recurse without a limit of their own, and run out of stack at about ten thousand
//! levels. A level is
//! - an operator of an affine expression, whose operands are parsed one inside the
//!   other: `- - d0`, `d0 + d1 + d2`,
//! - an alias, with the levels of its definition: `!b = tuple<!a>`.
//!
//! One pass over the bytes counts all three. It knows no grammar beyond the ends of tokens, so it counts operators
//! everywhere; those that `,`, `:` or `=` separate belong to different expressions.
//!
//! An alias that names another one twice, `!b = tuple<!a, !a>`, is twice as long as that when it is written out.
//! Sixty of these exceed any memory, and MLIR's printer writes out most types and attributes. So the pass also adds
//! up the expanded lengths of aliases.
//!
//! The elements of `array<i32: 1, 2>` have a width in bits. Upstream's parser queries that of `index` as well, which
//! has none.

use std::{
    collections::{HashMap, HashSet},
    fmt::{self, Display},
    mem,
};

/// The maximum nesting of MLIR text, in levels.
pub const MAX_NESTING: usize = 1000;

/// The limit for the expanded aliases of a short text, in bytes. A long text may exceed it.
const MAX_WRITTEN_OUT: usize = 64 << 20;

/// The limit for the expanded aliases of a long text, as a multiple of its length.
const MAX_GROWTH: usize = 64;

/// The first place where text exceeds a limit.
#[derive(Debug, PartialEq, Eq)]
pub struct Excess {
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// The exceeded limit.
    pub limit: Limit,
}

/// A limit of MLIR text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The nesting of these, in the plural.
    Nesting(&'static str),
    /// The expanded length of aliases, in bytes.
    WrittenOut(usize),
    /// The absence of arrays with elements of type `index`.
    IndexArray,
}

impl Display for Limit {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nesting(what) => write!(
                text,
                "{what} nest deeper than {MAX_NESTING} levels; flatten the program"
            ),
            Self::WrittenOut(bytes) => write!(
                text,
                "aliases expand to more than {bytes} bytes of text; use smaller types and \
                 attributes"
            ),
            Self::IndexArray => text.write_str(
                "an array of 'index' has no width in bits; give its elements as 'i64' or 'i32'",
            ),
        }
    }
}

/// Finds the first place where the text exceeds a limit.
pub fn excess(source: &[u8]) -> Option<Excess> {
    let mut scanner = Scanner {
        source,
        max_written_out: MAX_WRITTEN_OUT.max(source.len().saturating_mul(MAX_GROWTH)),
        ..Scanner::default()
    };
    let mut index = 0;
    while index < source.len() {
        match scanner.token(index) {
            Ok(end) => {
                scanner.lengthen_definition(end - index);
                index = end;
            }
            Err(limit) => return Some(place(source, index, limit)),
        }
    }
    None
}

fn place(source: &[u8], index: usize, limit: Limit) -> Excess {
    let before = &source[..index];
    let newlines = before.iter().filter(|&&byte| byte == b'\n').count();
    let line_start = before.iter().rposition(|&byte| byte == b'\n');
    Excess {
        line: newlines + 1,
        column: index - line_start.map_or(0, |newline| newline + 1) + 1,
        limit,
    }
}

/// The alias that is being defined.
struct Definition<'s> {
    name: &'s [u8],
    /// The depth of the definition.
    base: usize,
    stands_for: Extent,
}

/// The size of an expanded alias.
#[derive(Clone, Copy, Default)]
struct Extent {
    /// Nested levels.
    height: usize,
    /// Bytes, nested aliases included.
    length: usize,
}

/// The previous token, if it decides the meaning of `index`.
#[derive(Clone, Copy, Default)]
enum Before<'s> {
    /// The keyword `array`.
    Array,
    /// Its `<`.
    ElementsOf,
    /// The `=` of an alias with this name.
    Defines(&'s [u8]),
    #[default]
    Another,
}

#[derive(Default)]
struct Scanner<'s> {
    source: &'s [u8],
    /// For each open bracket, the operators that wait outside of it.
    open: Vec<usize>,
    /// Operators that wait for an operand inside the innermost bracket.
    operators: usize,
    /// Operators that wait for an operand, in total.
    waiting: usize,
    /// The extent of each alias, by its name with the sigil.
    aliases: HashMap<&'s [u8], Extent>,
    /// Expanded bytes of aliases outside of definitions.
    written_out: usize,
    max_written_out: usize,
    definition: Option<Definition<'s>>,
    /// The alias before this token, which `=` would define.
    last_name: Option<&'s [u8]>,
    /// Whether a value must follow the previous token.
    value_expected: bool,
    before: Before<'s>,
    /// Aliases of `index`.
    indices: HashSet<&'s [u8]>,
}

impl<'s> Scanner<'s> {
    /// Handles the token, blank or comment at `start`; returns its end, or the exceeded limit.
    fn token(&mut self, start: usize) -> Result<usize, Limit> {
        let next = self.source.get(start + 1).copied();
        let last_name = self.last_name;
        match self.source[start] {
            b' ' | b'\t' | b'\r' | b'\n' => return Ok(start + 1),
            b'/' if next == Some(b'/') => return Ok(self.end_of_line(start)),
            _ => self.last_name = None,
        }
        let before = mem::take(&mut self.before);
        match (self.source[start], next) {
            (b'-', Some(b'>')) => return Ok(self.sign(start + 2)),
            (b'<' | b'>', Some(b'=')) => return Ok(self.separator(start + 2)),
            (b'<', _) => {
                if matches!(before, Before::Array) {
                    self.before = Before::ElementsOf;
                }
                self.open()?;
            }
            (b'{' | b'(' | b'[', _) => self.open()?,
            (b'}' | b')' | b']' | b'>', _) => self.close(),
            (b'+' | b'*' | b'-', _) => {
                self.operator()?;
                return Ok(self.sign(start + 1));
            }
            (b'=', _) => {
                if let Some(name) = last_name.filter(|_| next != Some(b'=')) {
                    self.define(name);
                    self.before = Before::Defines(name);
                }
                return Ok(self.separator(start + 1));
            }
            (b',' | b':', _) => return Ok(self.separator(start + 1)),
            (byte, _) => {
                let end = self.value(byte, start)?;
                // An unterminated string ends beyond the text.
                self.name(self.source.get(start..end).unwrap_or_default(), before)?;
                return Ok(end);
            }
        }
        self.value_expected = false;
        Ok(start + 1)
    }

    /// A name, number, string or keyword.
    fn value(&mut self, first: u8, start: usize) -> Result<usize, Limit> {
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

    /// Tracks uses of `index`.
    fn name(&mut self, token: &'s [u8], before: Before<'s>) -> Result<(), Limit> {
        if token == b"array" {
            self.before = Before::Array;
        } else if token == b"index" || self.indices.contains(token) {
            match before {
                Before::ElementsOf => return Err(Limit::IndexArray),
                Before::Defines(alias) => {
                    self.indices.insert(alias);
                }
                Before::Array | Before::Another => {}
            }
        }
        Ok(())
    }

    /// Handles a token that a value must follow.
    fn sign(&mut self, end: usize) -> usize {
        self.value_expected = true;
        end
    }

    /// Handles a token that ends an expression; a value must follow.
    fn separator(&mut self, end: usize) -> usize {
        self.waiting -= self.operators;
        self.operators = 0;
        self.sign(end)
    }

    fn open(&mut self) -> Result<(), Limit> {
        self.open.push(self.operators);
        self.operators = 0;
        self.reach(0).ok_or(Limit::Nesting("brackets"))
    }

    fn close(&mut self) {
        self.waiting -= self.operators;
        self.operators = self.open.pop().unwrap_or(0);
    }

    fn operator(&mut self) -> Result<(), Limit> {
        self.operators += 1;
        self.waiting += 1;
        self.reach(0).ok_or(Limit::Nesting("operators"))
    }

    /// The name of an alias, or of a dialect's type or attribute.
    fn alias(&mut self, name: &'s [u8]) -> Result<(), Limit> {
        self.last_name = Some(name);
        let Some(&Extent { height, length }) = self.aliases.get(name) else {
            return Ok(());
        };
        self.reach(1 + height).ok_or(Limit::Nesting("aliases"))?;
        self.write_out(length)
    }

    /// Adds the expansion of an alias of this length.
    fn write_out(&mut self, length: usize) -> Result<(), Limit> {
        if self.definition.is_some() {
            self.lengthen_definition(length);
            return Ok(());
        }
        self.written_out = self.written_out.saturating_add(length);
        match self.written_out > self.max_written_out {
            true => Err(Limit::WrittenOut(self.max_written_out)),
            false => Ok(()),
        }
    }

    fn lengthen_definition(&mut self, bytes: usize) {
        if let Some(Definition { stands_for, .. }) = &mut self.definition {
            stands_for.length = stands_for.length.saturating_add(bytes);
        }
    }

    fn depth(&self) -> usize {
        self.open.len() + self.waiting
    }

    /// Adds `inside` levels at this place; `None` if those are too many.
    fn reach(&mut self, inside: usize) -> Option<()> {
        let depth = self.depth() + inside;
        if let Some(definition) = &mut self.definition {
            let height = depth.saturating_sub(definition.base);
            definition.stands_for.height = definition.stands_for.height.max(height);
        }
        (depth <= MAX_NESTING).then_some(())
    }

    fn define(&mut self, name: &'s [u8]) {
        self.end_definition();
        self.definition = Some(Definition {
            name,
            base: self.depth(),
            stands_for: Extent::default(),
        });
    }

    /// Ends the definition before a value that does not belong to it.
    fn end_definition(&mut self) {
        let depth = self.depth();
        if let Some(ended) = self.definition.take_if(|it| depth <= it.base) {
            let known = self.aliases.entry(ended.name).or_default();
            known.height = known.height.max(ended.stands_for.height);
            known.length = known.length.max(ended.stands_for.length);
        }
    }
}

/// The ends of tokens.
impl Scanner<'_> {
    fn end_while(&self, start: usize, belongs: impl Fn(u8) -> bool) -> usize {
        let rest = &self.source[start..];
        let length = rest.iter().position(|&byte| !belongs(byte));
        start + length.unwrap_or(rest.len())
    }

    fn end_of_line(&self, start: usize) -> usize {
        self.end_while(start, |byte| byte != b'\n')
    }

    /// The end of the text after a sigil: digits, or a name that may have dashes.
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
mod tests;
