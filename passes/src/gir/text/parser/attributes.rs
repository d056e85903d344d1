//! Attributes of instructions: `{name '=' value}`, in any order, on any line.

use super::literals::{AMOUNTS, PlainIn};
use super::{Parse, Parser, Reported, Span};
use crate::gir::text::ast::{Attribute, AttributeValue};
use crate::gir::text::diagnostics::quote;
use crate::gir::text::keywords::{AttributeKey, Keyword, Ordering, Scope};
use crate::gir::text::opcodes::OpcodeInfo;

impl Parser<'_> {
    /// `{name '=' value}`; `first` is the index of the instruction's first attribute in the module.
    pub(super) fn attributes(&mut self, info: &OpcodeInfo, first: usize) -> Parse<()> {
        while self.at_attribute() {
            let start = self.token.start;
            let key = self.attribute_name(info)?;
            let previous = self.attribute_since(first, key);
            let value = self.attribute_value(key)?;
            let span = self.span_since(start);
            if let Some(previous) = previous {
                let message = format!("duplicate attribute '{key}' of '{}'", info.spelling);
                self.error_with_note(span, message, previous, "previously given here");
            }
            self.module.attributes.push(Attribute { key, value, span });
        }
        Ok(())
    }

    /// Checks that the attributes from `first` on are all that `info` requires.
    pub(super) fn check_attributes(
        &mut self,
        info: &OpcodeInfo,
        opcode: Span,
        first: usize,
    ) -> Parse<()> {
        let is_missing = |key: &AttributeKey| {
            !info.form.optional.contains(key) && self.attribute_since(first, *key).is_none()
        };
        let listed = info.form.attributes.iter().copied();
        let missing: Vec<AttributeKey> = listed.filter(is_missing).collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(self.missing_attributes(info, opcode, &missing))
    }

    /// The place of attribute `key` among those from `first` on.
    fn attribute_since(&self, first: usize, key: AttributeKey) -> Option<Span> {
        let attributes = self.module.attributes.get(first..).unwrap_or_default();
        let found = attributes.iter().find(|attribute| attribute.key == key);
        found.map(|attribute| attribute.span)
    }

    /// `name '='`
    fn attribute_name(&mut self, info: &OpcodeInfo) -> Parse<AttributeKey> {
        let text = self.text();
        let known = info.form.attributes.iter();
        let found = known.copied().find(|key| key.spelling() == text);
        let Some(key) = found else {
            return Err(self.unknown_attribute_name(info));
        };
        self.advance();
        self.advance();
        Ok(key)
    }

    fn unknown_attribute_name(&mut self, info: &OpcodeInfo) -> Reported {
        let names: Vec<&str> = info
            .form
            .attributes
            .iter()
            .map(|key| key.spelling())
            .collect();
        let takes = match names.as_slice() {
            [] => "no attributes".to_owned(),
            [name] => format!("only '{name}'"),
            names => names.join(", "),
        };
        let message = format!(
            "unknown attribute {}: '{}' takes {takes}",
            quote(self.text()),
            info.spelling
        );
        self.error(self.token.span(), message)
    }

    fn attribute_value(&mut self, key: AttributeKey) -> Parse<AttributeValue> {
        use AttributeKey as Key;
        match key {
            Key::Ordering | Key::OrderingSucc | Key::OrderingFail | Key::Semantics => {
                self.keyword("ordering").map(AttributeValue::Ordering)
            }
            Key::Scope | Key::ExecScope | Key::MemScope => {
                self.keyword("scope").map(AttributeValue::Scope)
            }
            Key::Stride => self
                .plain_number("stride", AMOUNTS, PlainIn::Extension)
                .map(AttributeValue::Integer),
            Key::Count => self
                .plain_number("count", AMOUNTS, PlainIn::Core)
                .map(AttributeValue::Integer),
            // Heads; no form lists them among its attributes.
            Key::Axis => self.keyword("axis").map(AttributeValue::Axis),
            Key::Update => self.keyword("atomic operation").map(AttributeValue::Update),
            Key::Reduce => self.keyword("reduction").map(AttributeValue::Reduce),
        }
    }

    /// The attribute of the instruction that the current word is a value of.
    pub(super) fn attribute_with_value(&self, info: &OpcodeInfo) -> Option<AttributeKey> {
        let word = self.text();
        let mut keys = info.form.attributes.iter().copied();
        keys.find(|&key| values(key).contains(&word))
    }

    fn missing_attributes(
        &mut self,
        info: &OpcodeInfo,
        opcode: Span,
        missing: &[AttributeKey],
    ) -> Reported {
        let wanted: Vec<String> = missing
            .iter()
            .map(|&key| format!("{key}={}", placeholder(key)))
            .collect();
        let message = format!("'{}' lacks {}", info.spelling, wanted.join(" and "));
        self.error(opcode, message)
    }
}

/// The values that may follow `key=`, for messages.
fn placeholder(key: AttributeKey) -> String {
    format!("<{}>", values(key).join("|"))
}

/// The words among the values of an attribute.
fn values(key: AttributeKey) -> Vec<&'static str> {
    use AttributeKey as Key;
    fn words<T: Keyword>(words: &[T]) -> Vec<&'static str> {
        words.iter().map(|word| word.spelling()).collect()
    }
    match key {
        Key::Scope | Key::MemScope => words(Scope::ALL),
        Key::ExecScope => words(&[Scope::Workgroup, Scope::Subgroup]),
        Key::Ordering | Key::OrderingSucc | Key::OrderingFail | Key::Semantics => {
            words(Ordering::ALL)
        }
        Key::Stride | Key::Count | Key::Axis | Key::Update | Key::Reduce => vec![],
    }
}
