//! The text of a program: its registers become values, with a phi where several meet.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::program::{
    Blocks, End, INPUT, Operand, Operator, REGISTERS, Register, Step, WORDS, is_signed,
};

/// A value: its text.
type Name = String;

/// The graph during printing.
struct Graph<'a> {
    blocks: &'a Blocks,
    /// The reachable blocks, each after one of its predecessors.
    order: Vec<usize>,
    sources: Vec<Vec<usize>>,
    live: Vec<BTreeSet<Register>>,
}

impl<'a> Graph<'a> {
    fn new(blocks: &'a Blocks) -> Self {
        let mut graph = Self {
            blocks,
            order: vec![],
            sources: vec![vec![]; blocks.len()],
            live: vec![BTreeSet::new(); blocks.len()],
        };
        let mut seen = BTreeSet::new();
        graph.visit(0, &mut seen);
        graph.order.reverse();
        for &block in &graph.order {
            for target in blocks[block].1.targets() {
                graph.sources[target].push(block);
            }
        }
        while graph.grow() {}
        graph
    }

    fn visit(&mut self, block: usize, seen: &mut BTreeSet<usize>) {
        if seen.insert(block) {
            for target in self.blocks[block].1.targets() {
                self.visit(target, seen);
            }
            self.order.push(block);
        }
    }

    /// Finds more that is live; whether there was any.
    fn grow(&mut self) -> bool {
        let mut any = false;
        for index in (0..self.order.len()).rev() {
            let block = self.order[index];
            let live = self.live_at(block);
            any |= self.live[block] != live;
            self.live[block] = live;
        }
        any
    }

    /// The registers that are read before they are written from a block on.
    fn live_at(&self, block: usize) -> BTreeSet<Register> {
        let (steps, end) = &self.blocks[block];
        let targets = end.targets();
        let mut live: BTreeSet<_> = targets
            .iter()
            .flat_map(|&to| self.live[to].clone())
            .collect();
        live.extend(end.registers());
        for step in steps.iter().rev() {
            let (read, written) = step.registers();
            live.retain(|register| !written.contains(register));
            live.extend(read);
        }
        live
    }
}

/// A phi: the values by their predecessors.
type Phis = BTreeMap<(usize, Register), Vec<(usize, Name)>>;

/// The function `@NAME` of a memory and an input that a program is.
pub fn function(blocks: &Blocks, name: &str, attribute: &str) -> String {
    let graph = Graph::new(blocks);
    let mut printed: BTreeMap<usize, String> = BTreeMap::new();
    let mut at_end: BTreeMap<usize, Vec<Name>> = BTreeMap::new();
    for &block in &graph.order {
        let mut values = match graph.sources[block].as_slice() {
            [] => first_values(),
            [source] => at_end[source].clone(),
            _ => (0..REGISTERS)
                .map(|register| phi_name(block, register))
                .collect(),
        };
        let mut printer = Printer {
            block,
            count: 0,
            values: &mut values,
            text: String::new(),
        };
        printer.block(&blocks[block]);
        printed.insert(block, printer.text);
        at_end.insert(block, values);
    }
    let mut phis = Phis::new();
    for &block in graph
        .order
        .iter()
        .filter(|&&block| graph.sources[block].len() > 1)
    {
        for &register in &graph.live[block] {
            let sources = graph.sources[block].iter();
            let values = sources.map(|source| (*source, at_end[source][register].clone()));
            phis.insert((block, register), values.collect());
        }
    }
    let same = unneeded(&mut phis);
    let mut text = format!(
        "func {attribute}@{name}(%m: ptr[global]<u32>, %input: u32) -> void {{\nentry:\n  br b0\n"
    );
    for block in &graph.order {
        let _ = writeln!(text, "b{block}:");
        for ((_, register), values) in phis.range((*block, 0)..(block + 1, 0)) {
            let values: Vec<_> = values
                .iter()
                .map(|(from, value)| format!("[ {value}, b{from} ]"))
                .collect();
            let (name, ty) = (phi_name(*block, *register), type_of(*register));
            let _ = writeln!(text, "  {name} = phi {ty} {}", values.join(", "));
        }
        text.push_str(&printed[block]);
    }
    text.push_str("}\n");
    replaced(&text, &same)
}

fn first_values() -> Vec<Name> {
    let of = |register| match register {
        INPUT => "%input".to_owned(),
        _ => number(0, register),
    };
    (0..REGISTERS).map(of).collect()
}

fn type_of(register: Register) -> &'static str {
    if is_signed(register) { "i32" } else { "u32" }
}

fn number(number: u32, register: Register) -> Name {
    match is_signed(register) {
        true => format!("{}i", number.cast_signed()),
        false => format!("{number}u"),
    }
}

fn phi_name(block: usize, register: Register) -> Name {
    format!("%r{register}.{block}")
}

/// Removes phis of one value, as compilers do; returns the replacement of each.
fn unneeded(phis: &mut Phis) -> BTreeMap<Name, Name> {
    let mut same = BTreeMap::new();
    loop {
        let found = phis.iter().find_map(|(&(block, register), values)| {
            let own = phi_name(block, register);
            let mut others = values
                .iter()
                .map(|(_, value)| value)
                .filter(|value| **value != own);
            let first = others.next()?;
            others
                .all(|other| other == first)
                .then(|| ((block, register), own, first.clone()))
        });
        let Some((key, own, value)) = found else {
            return same;
        };
        phis.remove(&key);
        let values = phis.values_mut().flatten().map(|(_, value)| value);
        values
            .chain(same.values_mut())
            .filter(|known| **known == own)
            .for_each(|known| known.clone_from(&value));
        same.insert(own, value);
    }
}

/// The text with other names.
fn replaced(text: &str, names: &BTreeMap<Name, Name>) -> String {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || "%._".contains(letter);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('%') {
        out.push_str(&rest[..start]);
        let end = rest[start..]
            .find(|letter| !is_name(letter))
            .map_or(rest.len(), |end| start + end);
        let name = &rest[start..end];
        out.push_str(names.get(name).map_or(name, String::as_str));
        rest = &rest[end..];
    }
    out + rest
}

/// Prints a block.
struct Printer<'a> {
    block: usize,
    count: usize,
    values: &'a mut Vec<Name>,
    text: String,
}

impl Printer<'_> {
    fn block(&mut self, (steps, end): &(Vec<Step>, End)) {
        for step in steps {
            self.step(step);
        }
        match end {
            End::Jump(to) => self.line(format!("br b{to}")),
            End::Branch(a, b, [yes, no]) => {
                let like = a.register().unwrap_or(INPUT);
                let less = self.less(like, *a, *b);
                self.line(format!("br_if {less}, b{yes}, b{no}"));
            }
            End::Return => self.line("ret".to_owned()),
        }
    }

    fn line(&mut self, line: String) {
        let _ = writeln!(self.text, "  {line}");
    }

    /// A line with a new value.
    fn value(&mut self, what: &str) -> Name {
        let name = format!("%v{}.{}", self.block, self.count);
        self.count += 1;
        self.line(format!("{name} = {what}"));
        name
    }

    /// An operand as a value of a register's type.
    fn operand(&mut self, operand: Operand, like: Register) -> Name {
        match operand {
            Operand::Number(one) => number(one, like),
            Operand::Of(from) if is_signed(from) == is_signed(like) => self.values[from].clone(),
            Operand::Of(from) => {
                let what = format!("bitcast {} -> {}", self.values[from], type_of(like));
                // A literal has its type in its text.
                match self.values[from].starts_with('%') {
                    true => self.value(&what),
                    false => {
                        let digits = self.values[from].trim_end_matches(['u', 'i']);
                        number(digits.parse().unwrap_or(0), like)
                    }
                }
            }
        }
    }

    fn less(&mut self, like: Register, a: Operand, b: Operand) -> Name {
        let [a, b] = [a, b].map(|operand| self.operand(operand, like));
        let opcode = if is_signed(like) {
            "icmp.lt"
        } else {
            "ucmp.lt"
        };
        self.value(&format!("{opcode} {a}, {b}"))
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Compute(to, Operator::Less, [a, b]) => self.values[*to] = self.less(*to, *a, *b),
            Step::Compute(to, operator, operands) => {
                let [a, b] = operands.map(|operand| self.operand(operand, *to));
                let opcode = format!("{operator:?}").to_lowercase();
                self.values[*to] = self.value(&format!("{opcode} {a}, {b}"));
            }
            Step::Select(to, (by, bound), operands) => {
                let less = self.less(*by, Operand::Of(*by), Operand::Number(*bound));
                let [a, b] = operands.map(|operand| self.operand(operand, *to));
                self.values[*to] = self.value(&format!("select {less}, {a}, {b}"));
            }
            Step::Move(to, from) => self.values[*to] = self.operand(*from, *to),
            Step::Rotate(all) => {
                let first = self.values[all[0]].clone();
                for pair in all.windows(2) {
                    self.values[pair[0]] = self.values[pair[1]].clone();
                }
                self.values[all[all.len() - 1]] = first;
            }
            Step::Load(to, index) => {
                let from = self.word(*index, WORDS - 1, 0);
                self.values[*to] = self.value(&format!("load {from}"));
            }
            Step::Store(word, from) => {
                let to = self.value(&format!("gep %m, {word}u, stride=4"));
                let from = self.operand(*from, 0);
                self.line(format!("store {to}, {from}"));
            }
            Step::StoreAt(index, from) => {
                let from = self.operand(*from, 0);
                let to = self.word(*index, WORDS / 2 - 1, WORDS / 2);
                self.line(format!("store {to}, {from}"));
            }
        }
    }

    /// The address of a word that a register names.
    fn word(&mut self, index: Register, mask: usize, from: usize) -> Name {
        let index = self.operand(Operand::Of(index), 0);
        let mut index = self.value(&format!("and {index}, {mask}u"));
        if from > 0 {
            index = self.value(&format!("add {index}, {from}u"));
        }
        self.value(&format!("gep %m, {index}, stride=4"))
    }
}
