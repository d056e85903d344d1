//! Makes candidates from the rows of the parser's table, and reads them.

use gir::compile;
use gir::gir::text::forms::{Head, Operands, ResultRule, Slot, Target};
use gir::gir::text::keywords::{
    AddressSpace, AttributeKey, Axis, Ordering, ReduceOp, Scalar, ScalarClass, Scope, UpdateOp,
};
use gir::gir::text::opcodes::OpcodeInfo;
use gir_dialects::{diagnostic, ir::Context};

use super::candidate::{Candidate, Ty, global};
use super::combination::{self, Combination};

/// The scalars of combinations. bf16 becomes integers and f32 in lir, for all targets alike: the tests of
/// `small_floats` run every number of it on every device.
fn scalars() -> impl Iterator<Item = &'static Scalar> {
    Scalar::ALL.iter().filter(|&&scalar| scalar != Scalar::BF16)
}

const LANES: [usize; 6] = [1, 2, 3, 4, 8, 16];

fn values() -> impl Iterator<Item = Ty> {
    (LANES.iter()).flat_map(|&lanes| scalars().map(move |&scalar| Ty::value(scalar, lanes)))
}

fn pointers() -> impl Iterator<Item = Ty> {
    let spaces = AddressSpace::ALL.iter();
    spaces.flat_map(|&space| values().map(move |ty| ty.pointer(space)))
}

/// Representative of all types of a kind in a first try.
const NUMBER: Ty = Ty::value(Scalar::U32, 1);
const POINTER: Ty = NUMBER.pointer(AddressSpace::Global);

/// Reads candidates and keeps the valid ones.
pub struct Reader<'c> {
    /// Context in which candidates are read.
    pub context: &'c Context,
    /// The combinations found so far, each with an instruction that has it.
    pub found: Vec<(Combination, Candidate)>,
}

impl Reader<'_> {
    /// Tries every candidate of a row of the table.
    pub fn opcode(&mut self, info: &OpcodeInfo) {
        let name = info.spelling;
        let (form, attributes) = (info.form, info.form.attributes);
        match (form.operands, form.head) {
            (Operands::Slots([]), Head::Axis) => {
                for axis in Axis::ALL {
                    self.keep(&[], format!("%r = {name} {axis}"));
                }
            }
            (Operands::Slots([]), Head::Type) => {
                for ty in values() {
                    self.keep(&[], format!("%r = {name} {ty} count=4"));
                }
            }
            (Operands::Slots(slots), Head::Reduce) => {
                for op in ReduceOp::ALL {
                    self.slots(&format!("%r = {name} {op}"), slots, form.target, attributes);
                }
            }
            (Operands::Slots(slots), _) if slots.contains(&Slot::Label) => self.branches(),
            (Operands::Slots(slots), _) => {
                let yields = form.result != ResultRule::None;
                let start = if yields {
                    format!("%r = {name}")
                } else {
                    name.to_owned()
                };
                self.slots(&start, slots, form.target, attributes);
            }
            (Operands::AtomicUpdate, _) => self.updates(name, attributes),
            (Operands::Elements, _) => self.elements(name),
            (Operands::Incoming, _) => self.phis(),
            (Operands::Call | Operands::OptionalValue, _) => self.calls(),
            // They yield text, which no buffer of a kernel has: the tests of `printf` compare it on all devices.
            (Operands::Print | Operands::Assert, _) => {}
        }
    }

    /// Keeps a candidate if it is valid; returns whether it is.
    fn keep(&mut self, operands: &[Ty], text: String) -> bool {
        self.keep_in(String::new(), operands, text)
    }

    fn keep_in(&mut self, before: String, operands: &[Ty], text: String) -> bool {
        let candidate = Candidate {
            before,
            operands: operands.to_vec(),
            text,
        };
        let function = candidate.function();
        let parse = || compile::parse(self.context, function.as_bytes(), "k.gir");
        let (module, _) = diagnostic::keep_errors(self.context, parse);
        let Some(module) = module else { return false };
        for placed in combination::in_module(module.op()) {
            self.found.push((placed.combination, candidate.clone()));
        }
        true
    }

    fn slots(&mut self, start: &str, slots: &[Slot], target: Target, keys: &[AttributeKey]) {
        if let [Slot::Literal(class)] = slots {
            for &scalar in scalars().filter(|scalar| scalar.class() == *class) {
                self.keep(&[], format!("{start} {}", Ty::value(scalar, 1).literal()));
            }
            return;
        }
        if slots.contains(&Slot::ValueOrSymbol) {
            self.symbols(start);
        }
        let lane = if slots.contains(&Slot::Lane) {
            ", 1"
        } else {
            ""
        };
        let count = slots.iter().filter(|slot| **slot != Slot::Lane).count();
        let names: Vec<_> = (0..count).map(|index| format!("%a{index}")).collect();
        let start = format!("{start} {}{lane}", names.join(", "));
        let crosses = target != Target::None && self.crosses_lanes(&start);
        for operands in self.shapes(&start, count, target, keys) {
            for end in targets(&operands, target, crosses) {
                let start = format!("{start}{end}");
                self.attributes(&operands, &start, keys);
            }
        }
    }

    /// Whether a conversion may change the number of lanes.
    fn crosses_lanes(&mut self, start: &str) -> bool {
        let kept = self.found.len();
        let makes_vector = self.keep(&[NUMBER], format!("{start} -> vec2<u16>"));
        self.keep(&[NUMBER], format!("{start} -> vec2<u32>"));
        let crosses = self.found.len() > kept;
        self.found.truncate(kept);
        crosses || makes_vector
    }

    /// The types that `count` operands may have. Pointers are tried with one type first.
    fn shapes(
        &mut self,
        start: &str,
        count: usize,
        target: Target,
        keys: &[AttributeKey],
    ) -> Vec<Vec<Ty>> {
        let with_condition = |ty: Ty| [vec![NUMBER, ty, ty], vec![ty.of(Scalar::U32), ty, ty]];
        let of_values = |ty: Ty| match count {
            0 => vec![],
            1 => vec![vec![ty]],
            2 => vec![
                vec![ty, ty],
                vec![ty, NUMBER],
                vec![ty, Ty::value(ty.scalar, 1)],
            ],
            _ => [vec![vec![ty; 3]], with_condition(ty).to_vec()].concat(),
        };
        if count == 0 {
            return vec![vec![]];
        }
        let mut shapes: Vec<_> = values().flat_map(of_values).collect();
        let memory = |pointer: Ty| {
            let mut shape = vec![pointer.pointee(); count];
            shape[0] = pointer;
            shape
        };
        if keys.contains(&AttributeKey::Stride) {
            shapes = addresses();
        } else if self.takes(&memory(POINTER), start, target, keys) {
            let takes_values = self.takes(&vec![NUMBER; count], start, target, keys);
            let is_memory = |ty: &Ty| !takes_values || ty.pointee() == NUMBER;
            let pointers: Vec<_> = pointers().filter(is_memory).collect();
            shapes.extend(pointers.into_iter().map(memory));
        }
        if target == Target::None && count == 3 {
            let choice = |space: &AddressSpace| {
                let pointer = NUMBER.pointer(*space);
                vec![NUMBER, pointer, pointer]
            };
            shapes.extend(AddressSpace::ALL.iter().map(choice));
        }
        if target != Target::None {
            let scalars = |ty: &Ty| ty.lanes == 1;
            shapes.extend(pointers().filter(scalars).map(|ty| vec![ty]));
        }
        shapes.sort_by_key(|shape| shape.iter().map(Ty::to_string).collect::<Vec<_>>());
        shapes.dedup();
        shapes
    }

    /// Whether an instruction accepts the operands with some attributes.
    fn takes(
        &mut self,
        operands: &[Ty],
        start: &str,
        target: Target,
        keys: &[AttributeKey],
    ) -> bool {
        if target != Target::None {
            return false;
        }
        let text = format!("{start}{}", usual(keys, operands));
        let candidate = Candidate {
            before: String::new(),
            operands: operands.to_vec(),
            text,
        };
        let function = candidate.function();
        let parse = || compile::parse(self.context, function.as_bytes(), "k.gir");
        diagnostic::keep_errors(self.context, parse).0.is_some()
    }

    /// Tries all values of attributes, if the usual ones are valid or there are no operands.
    fn attributes(&mut self, operands: &[Ty], start: &str, keys: &[AttributeKey]) {
        if !self.keep(operands, format!("{start}{}", usual(keys, operands))) && !operands.is_empty()
        {
            return;
        }
        for attributes in products(keys, operands) {
            self.keep(operands, format!("{start}{attributes}"));
        }
    }

    fn updates(&mut self, name: &str, keys: &[AttributeKey]) {
        for op in UpdateOp::ALL {
            let result = if op.yields() { "%r = " } else { "" };
            for pointer in pointers().filter(|ty| ty.lanes == 1) {
                let (operands, value) = match op.takes_value() {
                    true => (vec![pointer, pointer.pointee()], ", %a1"),
                    false => (vec![pointer], ""),
                };
                self.attributes(&operands, &format!("{result}{name} {op} %a0{value}"), keys);
            }
        }
    }

    fn elements(&mut self, name: &str) {
        for ty in values().filter(|ty| ty.lanes > 1) {
            let operands = vec![Ty::value(ty.scalar, 1); ty.lanes];
            let names: Vec<_> = (0..ty.lanes).map(|index| format!("%a{index}")).collect();
            self.keep(&operands, format!("%r = {name} {}", names.join(", ")));
        }
    }

    /// Tries the addresses of globals.
    fn symbols(&mut self, start: &str) {
        for pointer in pointers() {
            let before = global("g", pointer);
            self.keep_in(before, &[], format!("{start} @g"));
        }
    }

    fn branches(&mut self) {
        self.keep(
            &[NUMBER],
            "br_if %a0, one, two\none:\n  br two\ntwo:".to_owned(),
        );
    }

    fn phis(&mut self) {
        for ty in passed() {
            let text = format!(
                "br_if %a0, one, two\none:\n  br two\ntwo:\n  %r = phi {ty} [ %a1, entry ], [ %a2, one ]"
            );
            self.keep(&[NUMBER, ty, ty], text);
        }
    }

    /// Tries calls, and returns with and without a value.
    fn calls(&mut self) {
        let empty = "func @g() -> void {\nentry:\n  ret\n}\n\n".to_owned();
        self.keep_in(empty, &[], "call @g()".to_owned());
        for ty in passed() {
            let function = format!("func @g(%x: {ty}) -> {ty} {{\nentry:\n  ret %x\n}}\n\n");
            self.keep_in(function, &[ty], "%r = call @g(%a0)".to_owned());
        }
    }
}

/// Types passed to functions and phis: values, and pointers to u32.
fn passed() -> impl Iterator<Item = Ty> {
    values().chain(AddressSpace::ALL.iter().map(|&space| NUMBER.pointer(space)))
}

/// Pointers and indices: every index type for pointers to numbers, u32 for pointers to vectors.
fn addresses() -> Vec<Vec<Ty>> {
    let shape = |pointer: Ty| {
        let indices = scalars().filter(move |scalar| {
            scalar.class() != ScalarClass::Float && (pointer.lanes == 1 || **scalar == Scalar::U32)
        });
        indices.map(move |&index| vec![pointer, Ty::value(index, 1)])
    };
    pointers().flat_map(shape).collect()
}

/// The target types of a conversion, as the text behind its operand.
fn targets(operands: &[Ty], target: Target, crosses: bool) -> Vec<String> {
    let [from] = operands else {
        return vec![String::new()];
    };
    if target == Target::None {
        return vec![String::new()];
    }
    let all: Vec<Ty> = match from.space {
        None => values()
            .filter(|to| crosses || to.lanes == from.lanes)
            .collect(),
        Some(space) => {
            let same_space = scalars().map(|&to| from.of(to));
            let other_spaces = AddressSpace::ALL.iter().filter(|&&other| other != space);
            same_space
                .chain(other_spaces.map(|&other| from.pointer(other)))
                .collect()
        }
    };
    all.into_iter().map(|ty| format!(" -> {ty}")).collect()
}

/// The values of an attribute.
fn spellings(key: AttributeKey) -> Vec<&'static str> {
    match key {
        AttributeKey::Ordering
        | AttributeKey::OrderingSucc
        | AttributeKey::OrderingFail
        | AttributeKey::Semantics => Ordering::ALL.iter().map(|one| one.spelling()).collect(),
        AttributeKey::Scope | AttributeKey::ExecScope | AttributeKey::MemScope => {
            Scope::ALL.iter().map(|one| one.spelling()).collect()
        }
        _ => vec![],
    }
}

/// Attribute values that most instructions accept, as text.
fn usual(keys: &[AttributeKey], operands: &[Ty]) -> String {
    let attribute = |&key: &AttributeKey| match spellings(key).last() {
        None => stride(operands),
        Some(&"seq_cst") => format!(" {}=relaxed", key.spelling()),
        Some(_) => format!(" {}=device", key.spelling()),
    };
    keys.iter().map(attribute).collect()
}

/// A stride of one element.
fn stride(operands: &[Ty]) -> String {
    let size = operands
        .first()
        .map_or(1, |pointer| pointer.pointee().size());
    format!(", stride={size}")
}

/// All combinations of the attributes' values, as texts.
fn products(keys: &[AttributeKey], operands: &[Ty]) -> Vec<String> {
    let mut texts = vec![String::new()];
    for &key in keys {
        let values = match spellings(key) {
            values if values.is_empty() => vec![stride(operands)],
            values => values
                .iter()
                .map(|value| format!(" {}={value}", key.spelling()))
                .collect(),
        };
        let longer = |text: &String| {
            values
                .iter()
                .map(move |value| format!("{text}{value}"))
                .collect::<Vec<_>>()
        };
        texts = texts.iter().flat_map(longer).collect();
    }
    texts
}
