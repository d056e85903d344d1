//! From tokens to the tree: the statements of bodies.

use super::super::fault::{Fault, Outcome};
use super::lexer::{Literal, Token};
use super::parser::Parser;
use super::tree::{Instruction, Operand, Statement};

impl Literal {
    /// The same with the other sign.
    pub fn negative(self) -> Self {
        match self {
            Self::Single(bits) => Self::Single(bits ^ 1 << 31),
            Self::Double(bits) => Self::Double(bits ^ 1 << 63),
        }
    }
}

impl<'t> Parser<'_, 't> {
    /// A statement; none if it is empty.
    pub fn statement(&mut self) -> Outcome<Option<Statement<'t>>> {
        if self.takes(';') {
            return Ok(None);
        }
        if self.takes('{') {
            return Ok(Some(Statement::Scope(self.body()?)));
        }
        let line = self.line();
        match self.peek() {
            Some(Token::Word(".reg")) => self.registers().map(Some),
            Some(Token::Word(".pragma")) => self.pragma().map(|()| None),
            Some(Token::Word(word)) if word.starts_with('.') => {
                let variable = self.variable()?;
                self.expect(';')?;
                Ok(Some(Statement::Variable(variable)))
            }
            Some(Token::Sign('@')) => self.instruction(line).map(Some),
            Some(Token::Word(word)) => {
                if self.is_label() {
                    self.next();
                    self.next();
                    return self.label(line, word).map(Some);
                }
                self.instruction(line).map(Some)
            }
            _ => self.wrong("an instruction"),
        }
    }

    fn label(&mut self, line: u32, name: &'t str) -> Outcome<Statement<'t>> {
        if self.takes_word(&[".branchtargets"]).is_none() {
            return Ok(Statement::Label(line, name));
        }
        let labels = self.list(';', |parser| parser.word("a label"))?;
        Ok(Statement::Targets(line, name, labels))
    }

    fn registers(&mut self) -> Outcome<Statement<'t>> {
        let line = self.line();
        self.next();
        let ty = self.word("a type")?;
        let Some(ty) = ty.strip_prefix('.') else {
            return Err(Fault::new(line, format!("'{ty}' is not a type")));
        };
        let names = self.list(';', |parser| {
            let name = parser.word("the name of a register")?;
            if !parser.takes('<') {
                return Ok((name, None));
            }
            let count = parser.integer()?;
            parser.expect('>')?;
            Ok((name, Some(count)))
        })?;
        Ok(Statement::Registers { line, ty, names })
    }

    fn instruction(&mut self, line: u32) -> Outcome<Statement<'t>> {
        let mut guard = None;
        if self.takes('@') {
            let negated = self.takes('!');
            guard = Some((negated, self.word("a predicate")?));
        }
        let opcode = self.word("an instruction")?;
        let operands = self.list(';', Self::operand)?;
        Ok(Statement::Instruction(Instruction {
            line,
            guard,
            opcode,
            operands,
        }))
    }

    fn operand(&mut self) -> Outcome<Operand<'t>> {
        if self.takes('[') {
            return self.memory();
        }
        if self.takes('{') {
            let elements = self.list('}', Self::simple)?;
            return Ok(Operand::Vector(elements));
        }
        if self.takes('(') {
            let elements = self.list(')', Self::simple)?;
            return Ok(Operand::List(elements));
        }
        if self.takes('!') {
            return self.word("a predicate").map(Operand::Not);
        }
        let operand = self.simple()?;
        match operand {
            Operand::Name(name, 0) if self.takes('|') => {
                let second = self.word("a register")?;
                Ok(Operand::Pair(name, second))
            }
            Operand::Name(name, 0) => Ok(Operand::Name(name, self.offset()?)),
            _ => Ok(operand),
        }
    }

    fn memory(&mut self) -> Outcome<Operand<'t>> {
        let base = self.simple()?;
        let offset = self.offset()?;
        self.expect(']')?;
        Ok(Operand::Memory(Box::new(base), offset))
    }

    /// Bytes that are added to a name, if any.
    fn offset(&mut self) -> Outcome<i64> {
        let negative = match self.peek() {
            Some(Token::Sign('+')) => {
                self.next();
                self.takes('-')
            }
            Some(Token::Sign('-')) => {
                self.next();
                true
            }
            _ => return Ok(0),
        };
        let value = self.integer()? as i64;
        Ok(if negative {
            value.wrapping_neg()
        } else {
            value
        })
    }

    /// A name or a number.
    fn simple(&mut self) -> Outcome<Operand<'t>> {
        match self.peek() {
            Some(Token::Word(name)) => {
                self.next();
                Ok(Operand::Name(name, 0))
            }
            Some(Token::Integer(_) | Token::Float(_) | Token::Sign('-')) => {
                self.number().map(Operand::Number)
            }
            _ => self.wrong("an operand"),
        }
    }
}
