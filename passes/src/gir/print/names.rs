//! What values and blocks are called.

use super::literal;
use crate::gir::text::{MAX_NAME_LENGTH, is_name};
use gir_dialects::{
    gir::{FConstOp, FuncOp, IConstOp, UConstOp},
    ir::{AttributeExt, Block, LocationExt, Op, Value},
    names,
};
use std::collections::{HashMap, HashSet};

/// The names of one function, unique and legal.
pub struct Names<'c> {
    values: HashMap<Value<'c>, String>,
    blocks: HashMap<Block<'c>, (usize, String)>,
}

impl<'c> Names<'c> {
    /// Names everything in a function; hints that are taken or illegal get a
    /// suffix or a number.
    pub fn new(function: FuncOp<'c>) -> Self {
        let mut names = Self {
            values: HashMap::new(),
            blocks: HashMap::new(),
        };
        names.name_blocks(function);
        names.name_values(function);
        names
    }

    fn name_blocks(&mut self, function: FuncOp<'c>) {
        let hints = function
            .block_names()
            .and_then(AttributeExt::as_array)
            .unwrap_or_default();
        let mut namer = Namer::default();
        for (index, block) in function.body().blocks().enumerate() {
            let hint = hints.get(index).and_then(|hint| hint.as_str());
            let label = namer.unique(hint.unwrap_or(if index == 0 { "entry" } else { "bb" }));
            self.blocks.insert(block, (index, label));
        }
    }

    fn name_values(&mut self, function: FuncOp<'c>) {
        let mut namer = Namer::default();
        let given = function
            .arg_attrs()
            .and_then(AttributeExt::as_array)
            .unwrap_or_default();
        for (index, block) in function.body().blocks().enumerate() {
            for (number, argument) in block.arguments().enumerate() {
                let written = || given.get(number)?.entry(names::GIR_NAME)?.as_str();
                let hint = if index == 0 { written() } else { None };
                self.name(&mut namer, argument, hint);
            }
            for result in block.ops().flat_map(Op::results) {
                if literal_of(result).is_none() {
                    self.name(&mut namer, result, None);
                }
            }
        }
    }

    fn name(&mut self, namer: &mut Namer, value: Value<'c>, hint: Option<&str>) {
        let hint = hint.or_else(|| value.location().value_name());
        let name = match hint {
            Some(hint) => namer.unique(hint),
            None => namer.number(),
        };
        self.values.insert(value, name);
    }

    /// The name of a value, without `%`.
    pub fn value(&self, value: Value<'c>) -> &str {
        self.values.get(&value).map_or("?", String::as_str)
    }

    /// A value where it is used: a literal for an unnamed constant.
    pub fn operand(&self, value: Value<'c>) -> String {
        literal_of(value).unwrap_or_else(|| format!("%{}", self.value(value)))
    }

    /// The label of a block.
    pub fn label(&self, block: Block<'c>) -> &str {
        self.blocks.get(&block).map_or("?", |(_, label)| label)
    }

    /// The place of a block in its function.
    pub fn position(&self, block: Block<'c>) -> usize {
        self.blocks.get(&block).map_or(0, |(position, _)| *position)
    }
}

/// The literal of a constant nobody named.
pub fn literal_of(value: Value<'_>) -> Option<String> {
    let op = value.defining_op()?;
    let is_constant = op.is::<IConstOp<'_>>() || op.is::<UConstOp<'_>>() || op.is::<FConstOp<'_>>();
    if !is_constant || op.location().value_name().is_some() {
        return None;
    }
    Some(literal::literal(op.attribute(IConstOp::VALUE_ATTR)?))
}

/// Hands out names once each.
#[derive(Default)]
struct Namer {
    taken: HashSet<String>,
    /// The last suffix of each name that was wanted again.
    suffixes: HashMap<String, usize>,
    next: usize,
}

impl Namer {
    fn unique(&mut self, hint: &str) -> String {
        let mut base = legal(hint);
        if self.taken.insert(base.clone()) {
            return base;
        }
        if base.starts_with(|c: char| c.is_ascii_digit()) {
            // A number takes no suffix.
            base.insert(0, '_');
        }
        let suffix = self.suffixes.entry(base.clone()).or_default();
        loop {
            *suffix += 1;
            let name = format!("{base}.{suffix}");
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }

    fn number(&mut self) -> String {
        loop {
            let name = self.next.to_string();
            self.next += 1;
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}

/// The hint with what no name may hold replaced, and with room for a suffix.
fn legal(hint: &str) -> String {
    const LONGEST: usize = MAX_NAME_LENGTH - 32;
    let is_legal = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    let mut name: String = hint
        .chars()
        .map(|c| if is_legal(c) { c } else { '_' })
        .take(LONGEST)
        .collect();
    if !is_name(&name) {
        name.insert(0, '_');
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hint_becomes_a_name() {
        let long = "x".repeat(2 * MAX_NAME_LENGTH);
        for hint in [
            "",
            "12",
            "a b",
            "1a",
            "$",
            ".x",
            "caf\u{e9}",
            "\u{1f600}",
            &long,
        ] {
            let mut namer = Namer::default();
            let names = [namer.unique(hint), namer.unique(hint), namer.unique(hint)];
            assert!(names.iter().all(|name| is_name(name)), "{names:?}");
        }
        for name in ["12", "x", "_", "a.b$c"] {
            assert_eq!(legal(name), name);
        }
    }
}
