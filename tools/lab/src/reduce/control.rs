//! Control flow: branches that become unconditional, and the remaining blocks.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use gir::gir::text::opcodes::Opcode;

use super::edit::substitute;
use super::tree::{Block, Function, Instruction, Module, Operand, Role};
use super::types::{Plain, plain};

/// A step: conditional branches become unconditional to one side, the first or the second.
pub fn choose(module: &mut Module, spots: Range<usize>, side: usize) {
    let mut spot = 0;
    for function in module.functions_mut() {
        for block in &mut function.blocks {
            let Some(last) = block.instructions.last_mut() else {
                continue;
            };
            if last.opcode != Opcode::BrIf {
                continue;
            }
            let label = last.targets().nth(side).cloned();
            if spots.contains(&spot)
                && let Some(label) = label
            {
                *last = Instruction::branch(&label);
            }
            spot += 1;
        }
        tidy(function);
    }
}

/// The number of conditional branches.
#[must_use]
pub fn branches(module: &Module) -> usize {
    let blocks = module.functions().flat_map(|function| &function.blocks);
    let last = blocks.filter_map(|block| block.instructions.last());
    last.filter(|last| last.opcode == Opcode::BrIf).count()
}

/// A step: blocks end with a return, of a literal if the function has a result.
pub fn stop(module: &mut Module, spots: Range<usize>) {
    let mut spot = 0;
    for function in module.functions_mut() {
        let Some(end) = end(function) else { continue };
        for block in function.blocks.iter_mut().filter(|block| goes_on(block)) {
            if spots.contains(&spot)
                && let Some(last) = block.instructions.last_mut()
            {
                last.clone_from(&end);
            }
            spot += 1;
        }
        tidy(function);
    }
}

/// The number of blocks that do not return, and could.
#[must_use]
pub fn stops(module: &Module) -> usize {
    let functions = module
        .functions()
        .filter(|function| end(function).is_some());
    let blocks = functions.flat_map(|function| &function.blocks);
    blocks.filter(|block| goes_on(block)).count()
}

/// A return from the function; none if there is no literal of its type.
fn end(function: &Function) -> Option<Instruction> {
    if function.result == "void" {
        return Some(Instruction::ret(None));
    }
    match plain(&function.result)? {
        Plain::Scalar(literal) => Some(Instruction::ret(Some(literal))),
        Plain::Vector(_) => None,
    }
}

fn goes_on(block: &Block) -> bool {
    let last = block.instructions.last();
    last.is_some_and(|last| last.opcode != Opcode::Ret)
}

/// A step: a block is merged with its only successor, if it is that one's only predecessor.
pub fn merge(module: &mut Module) {
    for function in module.functions_mut() {
        while let Some((first, second)) = mergeable(function) {
            join(function, first, second);
        }
    }
}

fn mergeable(function: &Function) -> Option<(usize, usize)> {
    let predecessors = predecessors(function);
    (0..function.blocks.len()).find_map(|first| {
        let last = function.blocks[first].instructions.last()?;
        let label = &last.operands.first()?.text;
        let second = function
            .blocks
            .iter()
            .position(|block| block.name == *label)?;
        let alone = predecessors
            .get(label.as_str())
            .is_some_and(|names| names.len() == 1);
        // The entry has no predecessor, or it has a block in front.
        (last.opcode == Opcode::Br && alone && second != 0 && second != first)
            .then_some((first, second))
    })
}

fn join(function: &mut Function, first: usize, second: usize) {
    let Block { name, instructions } = function.blocks.remove(second);
    let first = if second < first { first - 1 } else { first };
    let into = &mut function.blocks[first];
    into.instructions.pop();
    let mut values = vec![];
    for instruction in instructions {
        match (instruction.opcode, &instruction.result) {
            (Opcode::Phi, Some(result)) => {
                values.push((result.clone(), instruction.operands[0].clone()));
            }
            _ => into.instructions.push(instruction),
        }
    }
    let label = into.name.clone();
    for operand in operands(function) {
        if operand.role == Role::Label && operand.text == name {
            operand.text.clone_from(&label);
        }
    }
    for (result, value) in values {
        substitute(function, &result, &value);
    }
}

fn operands(function: &mut Function) -> impl Iterator<Item = &mut Operand> {
    let blocks = function.blocks.iter_mut();
    let instructions = blocks.flat_map(|block| &mut block.instructions);
    instructions.flat_map(|instruction| &mut instruction.operands)
}

/// The predecessors of each block.
fn predecessors(function: &Function) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut predecessors: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for block in &function.blocks {
        let last = block.instructions.last();
        for target in last.into_iter().flat_map(Instruction::targets) {
            let entry = predecessors.entry(&target.text).or_default();
            entry.insert(&block.name);
        }
    }
    predecessors
}

/// Removes unreachable blocks, and gives phis an entry for each predecessor of their block.
fn tidy(function: &mut Function) {
    let Some(entry) = function.blocks.first().map(|block| block.name.clone()) else {
        return;
    };
    let mut reached = BTreeSet::new();
    let mut rest = vec![entry];
    while let Some(name) = rest.pop() {
        let block = function.blocks.iter().find(|block| block.name == name);
        let last = block.and_then(|block| block.instructions.last());
        let targets = last.into_iter().flat_map(Instruction::targets);
        let targets: Vec<_> = targets.map(|target| target.text.clone()).collect();
        if reached.insert(name) {
            rest.extend(targets);
        }
    }
    function
        .blocks
        .retain(|block| reached.contains(&block.name));
    let edges: BTreeSet<(String, String)> = predecessors(function)
        .into_iter()
        .flat_map(|(to, from)| {
            from.into_iter()
                .map(move |from| (from.to_owned(), to.to_owned()))
        })
        .collect();
    for block in &mut function.blocks {
        let name = &block.name;
        let phis = block.instructions.iter_mut();
        for phi in phis.filter(|one| one.opcode == Opcode::Phi) {
            let entries = phi.operands.chunks(2);
            let entries = entries.filter(|entry| {
                let from = entry.get(1).map_or("", |label| label.text.as_str());
                edges.contains(&(from.to_owned(), name.clone()))
            });
            phi.operands = entries.flatten().cloned().collect();
        }
    }
}
