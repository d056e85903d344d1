//! The modifiers of an opcode.

use super::super::fault::{Fault, Outcome};
use super::super::values::types::Type;

/// The modifiers of an opcode that are not used yet.
pub struct Modifiers<'t> {
    line: u32,
    opcode: &'t str,
    left: Vec<&'t str>,
}

impl<'t> Modifiers<'t> {
    /// The mnemonic and the modifiers of an opcode.
    pub fn of(line: u32, opcode: &'t str) -> (&'t str, Self) {
        let mut words = opcode.split('.');
        let mnemonic = words.next().unwrap_or_default();
        let left = words.collect();
        let modifiers = Self { line, opcode, left };
        (mnemonic, modifiers)
    }

    /// Consumes a modifier, if it is next.
    pub fn has(&mut self, word: &str) -> bool {
        self.one_of(&[word]).is_some()
    }

    /// Consumes the first of these that is next.
    pub fn one_of(&mut self, words: &[&str]) -> Option<&'t str> {
        let place = self.left.iter().position(|word| words.contains(word))?;
        Some(self.left.remove(place))
    }

    /// Takes all of these.
    pub fn skip(&mut self, words: &[&str]) {
        self.left.retain(|word| !words.contains(word));
    }

    /// Consumes all modifiers with this prefix.
    pub fn skip_starting(&mut self, start: &str) {
        self.left.retain(|word| !word.starts_with(start));
    }

    /// Takes the first type.
    pub fn ty(&mut self) -> Outcome<Type> {
        let found = self.left.iter().position(|word| Type::of(word).is_some());
        let ty = found.and_then(|place| Type::of(self.left.remove(place)));
        ty.ok_or_else(|| self.unknown())
    }

    /// Takes how many elements a vector has.
    pub fn lanes(&mut self) -> usize {
        match self.one_of(&["v2", "v4", "v8"]) {
            Some("v2") => 2,
            Some("v4") => 4,
            Some(_) => 8,
            None => 1,
        }
    }

    /// Ends the list: all modifiers have to be consumed.
    pub fn finish(&self) -> Outcome<()> {
        match self.left.is_empty() {
            true => Ok(()),
            false => Err(self.unknown()),
        }
    }

    /// The whole opcode is not known.
    pub fn unknown(&self) -> Fault {
        Fault::unsupported(
            self.line,
            format!("instruction '{}' is not supported", self.opcode),
        )
    }

    /// The line of the instruction.
    pub fn line(&self) -> u32 {
        self.line
    }
}
