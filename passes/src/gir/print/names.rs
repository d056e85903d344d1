//! Names of values and blocks in printed text.

use super::literal;
use crate::gir::text::{MAX_NAME_LENGTH, is_name};
use gir_dialects::{
    gir::{
        AtomicCmpxchgOp, AtomicFlagTestAndSetOp, AtomicRmwOp, CallOp, FConstOp, FuncOp, IConstOp,
        UConstOp,
    },
    ir::{AttributeExt, Block, Op, OpView, TypeExt, Value},
    names,
};
use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
    rc::Rc,
};

/// The names of one function, unique and legal.
pub struct Names<'c> {
    values: HashMap<Value<'c>, Rc<str>>,
    /// The values with a given name, in the order of the text.
    given: Vec<(Value<'c>, Rc<str>)>,
    blocks: HashMap<Block<'c>, (usize, Rc<str>)>,
    parameters: Vec<Rc<str>>,
}

impl<'c> Names<'c> {
    /// Names everything in a function; a hint that is taken or illegal gets a suffix or is replaced by a number.
    pub fn new(function: FuncOp<'c>) -> Self {
        let mut names = Self {
            values: HashMap::new(),
            given: vec![],
            blocks: HashMap::new(),
            parameters: vec![],
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
        let written = |number: usize| given.get(number)?.entry(names::GIR_NAME)?.as_str();
        if function.body().is_empty() {
            let types = function.function_type().as_function();
            let count = types.map_or(0, |(inputs, _)| inputs.len());
            let named = (0..count).map(|number| match written(number) {
                Some(hint) => namer.unique(hint),
                None => namer.number(),
            });
            self.parameters = named.collect();
        }
        for (index, block) in function.body().blocks().enumerate() {
            for (number, argument) in block.arguments().enumerate() {
                let hint = if index == 0 { written(number) } else { None };
                self.name(&mut namer, argument, hint);
                if index == 0 {
                    let name = self.values[&argument].clone();
                    self.parameters.push(name);
                }
            }
            for result in block.ops().flat_map(Op::results) {
                if !is_literal(result) && !is_left_out(result) {
                    self.name(&mut namer, result, None);
                }
            }
        }
    }

    fn name(&mut self, namer: &mut Namer, value: Value<'c>, hint: Option<&str>) {
        let hint = hint.or_else(|| value.name());
        let name = match hint {
            Some(hint) => {
                let name = namer.unique(hint);
                self.given.push((value, name.clone()));
                name
            }
            None => namer.number(),
        };
        self.values.insert(value, name);
    }

    /// The values whose name is not a number, in the order of the text, with their names without `%`.
    pub fn given(&self) -> impl Iterator<Item = (Value<'c>, &str)> {
        self.given.iter().map(|(value, name)| (*value, &**name))
    }

    /// The name of a value, without `%`; `None` if the text has none.
    pub fn value(&self, value: Value<'c>) -> Option<&str> {
        self.values.get(&value).map(|name| &**name)
    }

    /// The name of a parameter of the function, which may have no body.
    pub fn parameter(&self, index: usize) -> String {
        let name = self.parameters.get(index);
        format!("%{}", name.map_or("?", |name| &**name))
    }

    /// A value at a use: a literal for an unnamed constant.
    pub fn operand(&self, value: Value<'c>) -> String {
        literal_of(value).unwrap_or_else(|| self.definition(value))
    }

    /// A value at its definition.
    pub fn definition(&self, value: Value<'c>) -> String {
        format!("%{}", self.value(value).unwrap_or("?"))
    }

    /// The label of a block.
    pub fn label(&self, block: Block<'c>) -> &str {
        self.blocks.get(&block).map_or("?", |(_, label)| &**label)
    }

    /// The position of a block in its function.
    pub fn position(&self, block: Block<'c>) -> usize {
        self.blocks.get(&block).map_or(0, |(position, _)| *position)
    }
}

/// The literal of a constant without a name.
pub fn literal_of(value: Value<'_>) -> Option<String> {
    let op = value.defining_op().filter(|_| is_literal(value))?;
    Some(literal::literal(op.attribute(IConstOp::VALUE_ATTR)?))
}

fn is_literal(value: Value<'_>) -> bool {
    const CONSTANTS: [&str; 3] = [IConstOp::NAME, UConstOp::NAME, FConstOp::NAME];
    let is_constant = |op: Op<'_>| CONSTANTS.contains(&op.name());
    value.defining_op().is_some_and(is_constant) && value.name().is_none()
}

/// Whether an instruction is printed without its result, as its form allows: the result has no uses and no name.
fn is_left_out(result: Value<'_>) -> bool {
    const NEED_NO_NAME: [&str; 4] = [
        CallOp::NAME,
        AtomicRmwOp::NAME,
        AtomicFlagTestAndSetOp::NAME,
        AtomicCmpxchgOp::NAME,
    ];
    let need_no_name = |op: Op<'_>| NEED_NO_NAME.contains(&op.name());
    !result.has_uses() && result.defining_op().is_some_and(need_no_name) && result.name().is_none()
}

/// Generates unique names.
#[derive(Default)]
struct Namer {
    taken: HashSet<Rc<str>>,
    /// The last suffix given out for each name that was requested again.
    suffixes: HashMap<String, usize>,
    next: usize,
}

impl Namer {
    fn unique(&mut self, hint: &str) -> Rc<str> {
        let name = legal(hint);
        self.take(&name).unwrap_or_else(|| self.suffixed(&name))
    }

    fn suffixed(&mut self, name: &str) -> Rc<str> {
        // Room for the suffix.
        const LONGEST: usize = MAX_NAME_LENGTH - 32;
        let mut base: String = name.chars().take(LONGEST).collect();
        if base.starts_with(|c: char| c.is_ascii_digit()) {
            // A number takes no suffix.
            base.insert(0, '_');
        }
        let mut suffix = self.suffixes.get(&base).copied().unwrap_or_default();
        let name = loop {
            suffix += 1;
            if let Some(name) = self.take(&format!("{base}.{suffix}")) {
                break name;
            }
        };
        self.suffixes.insert(base, suffix);
        name
    }

    fn number(&mut self) -> Rc<str> {
        loop {
            let number = self.next.to_string();
            self.next += 1;
            if let Some(name) = self.take(&number) {
                return name;
            }
        }
    }

    /// Reserves the name if it is free.
    fn take(&mut self, name: &str) -> Option<Rc<str>> {
        if self.taken.contains(name) {
            return None;
        }
        let name: Rc<str> = name.into();
        self.taken.insert(name.clone());
        Some(name)
    }
}

/// The hint with illegal characters replaced.
fn legal(hint: &str) -> Cow<'_, str> {
    if is_name(hint) {
        return Cow::Borrowed(hint);
    }
    let is_legal = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    let mut name: String = hint
        .chars()
        .map(|c| if is_legal(c) { c } else { '_' })
        .take(MAX_NAME_LENGTH - 1)
        .collect();
    if !is_name(&name) {
        name.insert(0, '_');
    }
    Cow::Owned(name)
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
