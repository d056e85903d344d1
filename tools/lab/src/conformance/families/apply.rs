//! Instructions on edge values: each kernel applies all instructions of a table that have the same operand types,
//! to numbers or to vectors of one length.
//!
//! Each work-item takes a pair of operands from two buffers. There is a buffer of results for each
//! result type.

use std::sync::Arc;

use crate::conformance::case::{Argument, Case, Difference, Form, Outputs, Plan};
use crate::conformance::instruction::Instruction;
use crate::conformance::instructions;
use crate::conformance::table::{Table, Type};

use super::LANES;

/// Work-items of a workgroup.
const WORKGROUP: usize = 64;

/// Lanes of storage that a buffer's element takes: a vector of three lanes takes the room of four.
#[must_use]
pub fn stored(lanes: usize) -> usize {
    if lanes == 3 { 4 } else { lanes }
}

/// Requirements by table.
const PROVES: &[(&str, &str)] = &[
    (
        "integers",
        "R-GIR-49 R-GIR-52 R-GIR-53 R-GIR-54 R-GIR-55 R-GIR-56 R-GIR-57 R-GIR-58 R-GIR-61 R-GIR-63 R-GIR-64",
    ),
    (
        "floats",
        "R-GIR-49 R-GIR-59 R-GIR-60 R-GIR-61 R-GIR-62 R-GIR-64",
    ),
    ("conversions", "R-GIR-71 R-GIR-72 R-GIR-73"),
    ("moves", "R-GIR-46 R-GIR-69 R-GIR-70"),
    ("exact_functions", "R-RUNA-49"),
    ("bounded_functions", "R-RUNA-49"),
];

/// The cases of all tables.
pub fn cases() -> Vec<Case> {
    instructions::ALL.iter().flat_map(of_table).collect()
}

/// Key of a kernel's instructions: their operand types, and the further type that some devices lack, if any.
type Kind = ([Type; 2], Option<Type>);

fn of_table(&(family, groups): &instructions::Table) -> Vec<Case> {
    let mut kernels: Vec<(Kind, Vec<Instruction>)> = vec![];
    for instruction in groups().into_iter().flat_map(|group| group.instructions) {
        let [x, y, _] = instruction.types;
        let kind = ([x, y], rare(&instruction));
        match kernels.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, instructions)) => instructions.push(instruction),
            None => kernels.push((kind, vec![instruction])),
        }
    }
    let with_lanes = LANES.iter().flat_map(|&lanes| {
        let kernels = kernels.iter();
        kernels.filter_map(move |(_, instructions)| Kernel::new(instructions, lanes))
    });
    with_lanes.map(|kernel| kernel.case(family)).collect()
}

/// A type of the instruction, besides those of its operands, that some targets lack, if any. Such instructions
/// have kernels of their own: a target without the type refuses the whole kernel.
fn rare(instruction: &Instruction) -> Option<Type> {
    let [x, y, _] = instruction.types;
    let text = instruction.text(0, ["%x", "%y"]);
    let is_named = |ty: &Type| text.contains(&ty.to_string());
    let rare = [Type::F64, Type::F16].into_iter();
    rare.filter(|ty| ![x, y].contains(ty)).find(is_named)
}

/// A kernel that applies instructions to pairs of operands.
struct Kernel {
    instructions: Vec<Instruction>,
    lanes: usize,
}

impl Kernel {
    /// The kernel of those instructions that exist for `lanes` lanes; none if there are none.
    fn new(instructions: &[Instruction], lanes: usize) -> Option<Self> {
        let apply = |one: &&Instruction| lanes == 1 || works_on_vectors(one);
        let instructions: Vec<_> = instructions.iter().filter(apply).copied().collect();
        (!instructions.is_empty()).then_some(Self {
            instructions,
            lanes,
        })
    }

    fn case(self, family: &'static str) -> Case {
        let [x, y, _] = self.types();
        let values = if x == y {
            x.to_string()
        } else {
            format!("{x}_{y}")
        };
        let values = match rare(&self.instructions[0]) {
            Some(rare) => format!("{values}_with_{rare}"),
            None => values,
        };
        let (name, of) = match self.lanes {
            1 => (values, "numbers".to_owned()),
            lanes => (
                format!("vec{lanes}_{values}"),
                format!("vectors of {lanes}"),
            ),
        };
        let proves = PROVES.iter().find(|(table, _)| *table == family);
        let kernel = Arc::new(self);
        Case {
            family,
            name,
            about: format!("Instructions on pairs of edge values, {of}: a result for each."),
            proves: proves.map_or("", |(_, proves)| proves),
            form: Form::Gir,
            text: kernel.text(),
            plan: Box::new(move || Arc::clone(&kernel).plan()),
        }
    }

    fn types(&self) -> [Type; 3] {
        self.instructions[0].types
    }

    /// The result types, each once.
    fn results(&self) -> Vec<Type> {
        let mut types = vec![];
        for instruction in &self.instructions {
            if !types.contains(&instruction.types[2]) {
                types.push(instruction.types[2]);
            }
        }
        types
    }

    /// The instructions with a given result type.
    fn with_result(&self, ty: Type) -> Vec<&Instruction> {
        let instructions = self.instructions.iter();
        instructions.filter(|one| one.types[2] == ty).collect()
    }

    fn element(&self, ty: Type) -> String {
        match self.lanes {
            1 => ty.to_string(),
            lanes => format!("vec{lanes}<{ty}>"),
        }
    }

    fn stride(&self, ty: Type) -> usize {
        ty.size() * stored(self.lanes)
    }

    fn text(&self) -> String {
        let [x, y, _] = self.types();
        let mut text = format!(
            "func kernel workgroup_size({WORKGROUP}, 1, 1) @k(\n    %xs: ptr[global]<{}>,\n    %ys: ptr[global]<{}>",
            self.element(x),
            self.element(y)
        );
        for ty in self.results() {
            text += &format!(",\n    %{ty}s: ptr[global]<{}>", self.element(ty));
        }
        text += &format!(
            ") -> void {{
entry:
  %i = global_id x
  %x.at = gep %xs, %i, stride={}
  %y.at = gep %ys, %i, stride={}
  %x = load %x.at
  %y = load %y.at
",
            self.stride(x),
            self.stride(y)
        );
        for ty in self.results() {
            let count = self.with_result(ty).len();
            text += &format!("  %{ty}.first = mul %i, {count}u\n");
        }
        let mut next = std::collections::HashMap::new();
        for (number, instruction) in self.instructions.iter().enumerate() {
            let place: &mut usize = next.entry(instruction.types[2]).or_default();
            text += &self.application(number, instruction, *place);
            *place += 1;
        }
        text + "\n  ret\n}\n"
    }

    /// One instruction and the store of its result.
    fn application(&self, number: usize, instruction: &Instruction, place: usize) -> String {
        let r = instruction.types[2];
        let mut body = instruction.text(number, ["%x", "%y"]);
        if self.lanes > 1 {
            body = on_vectors(&body, self.lanes);
        }
        format!(
            "
  %place{number} = add %{r}.first, {place}u
  %at{number} = gep %{r}s, %place{number}, stride={}
{body}
  store %at{number}, %r{number}
",
            self.stride(r)
        )
    }

    /// Pairs of operands: all pairs of edge values for numbers, some of them for vectors.
    fn pairs(&self) -> Vec<(u64, u64)> {
        let [x, y, _] = self.types();
        let is_binary = self.instructions.iter().any(|one| one.reads("%y"));
        let [xs, ys] = match (self.lanes, is_binary) {
            (1, false) => [x.all_values(), vec![0]],
            (1, true) => [x.values(), y.values()],
            (_, false) => [x.values(), vec![0]],
            (_, true) => [x.folded_literals(), y.folded_literals()],
        };
        let row = |&x: &u64| ys.iter().map(move |&y| (x, y)).collect::<Vec<_>>();
        xs.iter().flat_map(row).collect()
    }

    /// The pairs in the lanes of whole workgroups of vectors; the padding behind a third lane is filled
    /// too.
    fn lanes_of_pairs(&self) -> Vec<Option<(u64, u64)>> {
        let pairs = self.pairs();
        let vectors = pairs.len().div_ceil(self.lanes).next_multiple_of(WORKGROUP);
        let mut pairs = pairs.into_iter().cycle();
        let room = stored(self.lanes);
        let places = 0..vectors * room;
        places
            .map(|place| (place % room < self.lanes).then(|| pairs.next()).flatten())
            .collect()
    }

    fn plan(self: Arc<Self>) -> Plan {
        const PADDING: u64 = 0x0bad_cafe_0bad_cafe;
        let [x, y, _] = self.types();
        let operands = self.lanes_of_pairs();
        let filled = operands
            .iter()
            .map(|pair| pair.unwrap_or((PADDING, PADDING)));
        let (xs, ys): (Vec<_>, Vec<_>) = filled.unzip();
        let mut arguments = vec![Argument::input(x, &xs), Argument::input(y, &ys)];
        for ty in self.results() {
            arguments.push(Argument::room(
                ty,
                operands.len() * self.with_result(ty).len(),
            ));
        }
        for argument in &mut arguments {
            if let Argument::Buffer { ty, .. } = argument
                && self.lanes > 1
            {
                *ty = format!("vec{}<{ty}>", self.lanes);
            }
        }
        let workgroups = operands.len() / stored(self.lanes) / WORKGROUP;
        let (kernel, judged) = (Arc::clone(&self), operands.clone());
        Plan {
            workgroups: [workgroups as u32, 1, 1],
            arguments,
            judge: Box::new(move |outputs| kernel.judge(&judged, outputs)),
            expected: Box::new(move || self.expected(&operands)),
        }
    }

    /// The expected results of each instruction on each pair.
    fn expected(&self, operands: &[Option<(u64, u64)>]) -> Vec<u64> {
        let mut results = vec![];
        for &(x, y) in operands.iter().flatten() {
            let settled = |one: &Instruction| {
                let expected = (one.expected)(x, y);
                one.equality.settled(one.types[2], expected)
            };
            results.extend(self.instructions.iter().filter_map(settled));
        }
        results
    }

    fn judge(&self, operands: &[Option<(u64, u64)>], outputs: &Outputs) -> Result<(), Difference> {
        let room = stored(self.lanes);
        for (parameter, ty) in self.results().into_iter().enumerate() {
            let instructions = self.with_result(ty);
            let results = outputs.of(2 + parameter, ty);
            for (place, pair) in operands.iter().enumerate() {
                let Some(pair) = *pair else { continue };
                for (number, instruction) in instructions.iter().enumerate() {
                    let vector = place / room * instructions.len() + number;
                    let index = vector * room + place % room;
                    let actual = results.get(index).copied().unwrap_or_default();
                    instruction.judge(pair, index, actual)?;
                }
            }
        }
        Ok(())
    }
}

impl Instruction {
    /// Compares one result.
    fn judge(&self, (x, y): (u64, u64), index: usize, actual: u64) -> Result<(), Difference> {
        let [x_type, y_type, r_type] = self.types;
        let expected = (self.expected)(x, y);
        if self.equality.holds(r_type, actual, expected) {
            return Ok(());
        }
        let body = self.body.split_whitespace().collect::<Vec<_>>().join(" ");
        Err(Difference {
            what: format!("{body} of {} and {}", x_type.show(x), y_type.show(y)),
            index,
            expected: r_type.show(expected),
            actual: r_type.show(actual),
        })
    }
}

/// Whether a body is also valid on vectors: it has no control flow, no pointers and no literals.
fn works_on_vectors(instruction: &Instruction) -> bool {
    let has_literal = instruction
        .body
        .split([' ', ',', '\n'])
        .any(|word| word.starts_with(|c: char| c.is_ascii_digit() || c == '-' && word.len() > 2));
    !has_literal && !instruction.body.contains(['#', '[']) && !instruction.reads("%at")
}

/// The body with vectors in place of the types of conversions.
fn on_vectors(body: &str, lanes: usize) -> String {
    let line = |line: &str| match line.split_once("-> ") {
        Some((start, ty)) => format!("{start}-> vec{lanes}<{ty}>"),
        None => line.to_owned(),
    };
    body.lines().map(line).collect::<Vec<_>>().join("\n")
}
