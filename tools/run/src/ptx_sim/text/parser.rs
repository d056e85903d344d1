//! From tokens to the tree: directives and bodies.

use super::super::fault::{Fault, Outcome};
use super::lexer::{Placed, Token, tokens};
use super::tree::{Function, Module, Number, Statement, Variable};

/// Braces in braces at most.
const DEPTH: usize = 64;

/// Parses a text.
///
/// # Errors
/// At the first token that does not fit.
pub fn parse(text: &str) -> Outcome<Module<'_>> {
    let tokens = tokens(text)?;
    let mut parser = Parser {
        tokens: &tokens,
        at: 0,
        depth: 0,
    };
    let mut module = Module::default();
    while parser.peek().is_some() {
        parser.item(&mut module)?;
    }
    Ok(module)
}

/// Linkage words, which change nothing here.
const LINKAGE: &[&str] = &[".visible", ".extern", ".weak", ".common"];

/// State spaces of variables outside of functions.
const SPACES: &[&str] = &[".global", ".const", ".shared", ".local", ".param"];

pub(super) struct Parser<'p, 't> {
    tokens: &'p [Placed<'t>],
    at: usize,
    depth: usize,
}

impl<'t> Parser<'_, 't> {
    pub fn peek(&self) -> Option<Token<'t>> {
        self.tokens.get(self.at).map(|placed| placed.token)
    }

    /// The line of the next token, or of the last.
    pub fn line(&self) -> u32 {
        let placed = self.tokens.get(self.at).or(self.tokens.last());
        placed.map_or(1, |placed| placed.line)
    }

    pub fn next(&mut self) -> Option<Token<'t>> {
        let token = self.peek();
        self.at += 1;
        token
    }

    pub fn wrong<T>(&self, wanted: &str) -> Outcome<T> {
        let found = match self.peek() {
            None => "the text ends".to_owned(),
            Some(Token::Word(word)) => format!("found '{word}'"),
            Some(Token::Sign(sign)) => format!("found '{sign}'"),
            Some(Token::Text(text)) => format!("found \"{text}\""),
            Some(Token::Integer(_) | Token::Float(_)) => "found a number".to_owned(),
        };
        Err(Fault::new(
            self.line(),
            format!("expected {wanted}, {found}"),
        ))
    }

    /// Whether a name and a colon come next.
    pub fn is_label(&self) -> bool {
        let second = self.tokens.get(self.at + 1);
        second.is_some_and(|placed| placed.token == Token::Sign(':'))
    }

    pub fn takes(&mut self, sign: char) -> bool {
        let is_it = self.peek() == Some(Token::Sign(sign));
        self.at += usize::from(is_it);
        is_it
    }

    pub fn expect(&mut self, sign: char) -> Outcome<()> {
        match self.takes(sign) {
            true => Ok(()),
            false => self.wrong(&format!("'{sign}'")),
        }
    }

    pub fn takes_word(&mut self, words: &[&str]) -> Option<&'t str> {
        match self.peek() {
            Some(Token::Word(word)) if words.contains(&word) => {
                self.at += 1;
                Some(word)
            }
            _ => None,
        }
    }

    /// A name or an opcode.
    pub fn word(&mut self, wanted: &str) -> Outcome<&'t str> {
        match self.peek() {
            Some(Token::Word(word)) => {
                self.at += 1;
                Ok(word)
            }
            _ => self.wrong(wanted),
        }
    }

    pub fn integer(&mut self) -> Outcome<u64> {
        match self.peek() {
            Some(Token::Integer(value)) => {
                self.at += 1;
                Ok(value)
            }
            _ => self.wrong("an integer"),
        }
    }

    /// Items with commas between them, up to a sign.
    pub fn list<T>(
        &mut self,
        end: char,
        mut item: impl FnMut(&mut Self) -> Outcome<T>,
    ) -> Outcome<Vec<T>> {
        let mut found = vec![];
        if self.takes(end) {
            return Ok(found);
        }
        loop {
            found.push(item(self)?);
            if !self.takes(',') {
                self.expect(end)?;
                return Ok(found);
            }
        }
    }

    fn item(&mut self, module: &mut Module<'t>) -> Outcome<()> {
        while self.takes_word(LINKAGE).is_some() {}
        if self.takes(';') {
            return Ok(());
        }
        match self.peek() {
            Some(Token::Word(".version" | ".target" | ".address_size" | ".alias")) => {
                self.next();
                while !self.is_at_directive() {
                    self.next();
                }
                Ok(())
            }
            Some(Token::Word(".section")) => self.section(),
            Some(Token::Word(".pragma")) => self.pragma(),
            Some(Token::Word(".entry" | ".func")) => {
                let function = self.function()?;
                module.functions.extend(function);
                Ok(())
            }
            Some(Token::Word(word)) if SPACES.contains(&word) => {
                module.variables.push(self.variable()?);
                self.expect(';')
            }
            _ => self.wrong("a directive"),
        }
    }

    /// Whether a directive comes next, or the end.
    fn is_at_directive(&self) -> bool {
        match self.peek() {
            Some(Token::Word(word)) => word.starts_with('.'),
            token => token.is_none(),
        }
    }

    /// Skips a section for debuggers.
    fn section(&mut self) -> Outcome<()> {
        while !self.takes('{') {
            if self.next().is_none() {
                return self.wrong("'{'");
            }
        }
        while !self.takes('}') {
            if self.next().is_none() {
                return self.wrong("'}'");
            }
        }
        Ok(())
    }

    pub fn pragma(&mut self) -> Outcome<()> {
        while !self.takes(';') {
            if self.next().is_none() {
                return self.wrong("';'");
            }
        }
        Ok(())
    }

    /// A function; none if it is declared only.
    fn function(&mut self) -> Outcome<Option<Function<'t>>> {
        let is_entry = self.word("a directive")? == ".entry";
        let mut results = vec![];
        if !is_entry && self.takes('(') {
            results = self.list(')', Self::variable)?;
        }
        let line = self.line();
        let name = self.word("the name of a function")?;
        let mut params = vec![];
        if self.takes('(') {
            params = self.list(')', Self::variable)?;
        }
        let required = self.performance_directives()?;
        if self.takes(';') {
            return Ok(None);
        }
        self.expect('{')?;
        let body = self.body()?;
        Ok(Some(Function {
            line,
            name,
            is_entry,
            results,
            params,
            required,
            body,
        }))
    }

    /// The directives before a body; the number of threads, if it is stated.
    fn performance_directives(&mut self) -> Outcome<Option<[u32; 3]>> {
        const ONE: &[&str] = &[".minnctapersm", ".maxnreg", ".maxclusterrank"];
        const THREE: &[&str] = &[".reqntid", ".maxntid"];
        const NONE: &[&str] = &[".noreturn"];
        let mut required = None;
        loop {
            if let Some(word) = self.takes_word(THREE) {
                let mut extents = [1; 3];
                for (axis, extent) in extents.iter_mut().enumerate() {
                    if axis > 0 && !self.takes(',') {
                        break;
                    }
                    let line = self.line();
                    *extent = u32::try_from(self.integer()?)
                        .map_err(|_| Fault::new(line, "a block has fewer threads"))?;
                }
                if word == ".reqntid" {
                    required = Some(extents);
                }
            } else if self.takes_word(ONE).is_some() {
                self.integer()?;
            } else if self.peek() == Some(Token::Word(".pragma")) {
                self.pragma()?;
            } else if self.takes_word(NONE).is_none() {
                return Ok(required);
            }
        }
    }

    /// `.global .align 4 .b8 name[16] = {1, 2}`, without the terminator.
    pub fn variable(&mut self) -> Outcome<Variable<'t>> {
        let Some(space) = self.takes_word(SPACES) else {
            return self.wrong("a state space");
        };
        let mut align = None;
        let mut element = None;
        let mut is_pointer = false;
        loop {
            if self.takes_word(&[".align"]).is_some() {
                let bytes = self.integer()?;
                // After `.ptr` it is the alignment of the pointee.
                align = if is_pointer { align } else { Some(bytes) };
            } else if self.takes_word(&[".ptr"]).is_some() {
                is_pointer = true;
            } else if self.takes_word(SPACES).is_none() {
                match self.peek() {
                    Some(Token::Word(word)) if word.starts_with('.') => {
                        self.next();
                        element = Some(&word[1..]);
                    }
                    _ => break,
                }
            }
        }
        let Some(element) = element else {
            return self.wrong("a type");
        };
        let line = self.line();
        let name = self.word("a name")?;
        let mut count = Some(1);
        if self.takes('[') {
            count = match self.takes(']') {
                true => None,
                false => {
                    let count = self.integer()?;
                    self.expect(']')?;
                    Some(count)
                }
            };
        }
        let mut initial = vec![];
        if self.takes('=') {
            initial = match self.takes('{') {
                true => self.list('}', Self::number)?,
                false => vec![self.number()?],
            };
        }
        if count.is_none() && !initial.is_empty() {
            count = Some(initial.len() as u64);
        }
        Ok(Variable {
            line,
            space: &space[1..],
            align,
            element,
            count,
            name,
            initial,
        })
    }

    pub fn number(&mut self) -> Outcome<Number> {
        let negative = self.takes('-');
        match self.peek() {
            Some(Token::Integer(value)) => {
                self.next();
                let value = if negative {
                    value.wrapping_neg()
                } else {
                    value
                };
                Ok(Number::Integer(value))
            }
            Some(Token::Float(literal)) => {
                self.next();
                Ok(Number::Float(if negative {
                    literal.negative()
                } else {
                    literal
                }))
            }
            _ => self.wrong("a number"),
        }
    }

    /// Statements up to the brace that ends them.
    pub fn body(&mut self) -> Outcome<Vec<Statement<'t>>> {
        self.depth += 1;
        if self.depth > DEPTH {
            return Err(Fault::new(self.line(), "braces nest too deep"));
        }
        let mut found = vec![];
        while !self.takes('}') {
            found.extend(self.statement()?);
        }
        self.depth -= 1;
        Ok(found)
    }
}
