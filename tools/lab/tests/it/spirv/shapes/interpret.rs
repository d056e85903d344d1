//! The meaning of a random program, block by block.

use super::program::{Block, End, Function, Operation, Value};

/// Fuel of a call: rounds of its loops.
pub const FUEL: u32 = 24;

/// Blocks that a call may run through.
const MOST_BLOCKS: usize = 4096;

/// The result of a call, and the numbers it noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its result.
    pub result: u32,
    /// The numbers it noted.
    pub noted: u32,
}

/// The outcome for a number.
pub fn call(function: &Function, number: u32) -> Outcome {
    let mut values = vec![None; function.truths.len()];
    values[0] = Some(number);
    let (mut fuel, mut noted) = (FUEL, 0);
    let mut block = &function.blocks[0];
    for _ in 0..MOST_BLOCKS {
        for instruction in &block.instructions {
            let value = |at: Value| values[at].expect("a value before its use");
            let result = match instruction.operation {
                Operation::Constant(number) => number,
                Operation::Mix(a, b, k) => mix(value(a), value(b), k),
                Operation::Bit(a, bit) => value(a) >> bit & 1,
                Operation::Rest(a, by) => value(a) % by,
                Operation::Select(truth, yes, no) => {
                    value(if value(truth) != 0 { yes } else { no })
                }
                Operation::Both(a, b) => value(a) & value(b),
                Operation::Not(a) => 1 - value(a),
                Operation::Burn => {
                    let had = fuel;
                    fuel = fuel.saturating_sub(1);
                    u32::from(had != 0)
                }
                Operation::Note(a) => {
                    noted = mix(noted, value(a), 1);
                    noted
                }
            };
            values[instruction.result] = Some(result);
        }
        let value = |at: Value| values[at].expect("a value before its use");
        let to = match &block.end {
            End::Branch(to) => *to,
            End::Choose(truth, yes, no) => [*no, *yes][value(*truth) as usize],
            End::Switch(selector, other, cases) => {
                let selector = value(*selector);
                let case = cases.iter().find(|(number, _)| *number == selector);
                case.map_or(*other, |(_, to)| *to)
            }
            End::Return(result) => {
                return Outcome {
                    result: value(*result),
                    noted,
                };
            }
            End::Unreachable => unreachable!("the end of block {} is reached", block.label),
        };
        let from = block.label;
        block = target(function, to);
        // All phis read before one writes.
        let passed: Vec<_> = block
            .phis
            .iter()
            .map(|phi| {
                let pair = phi.incoming.iter().find(|(label, _)| *label == from);
                values[pair.expect("a value for each edge").1]
            })
            .collect();
        for (phi, passed) in block.phis.iter().zip(passed) {
            values[phi.result] = passed;
        }
    }
    unreachable!("a call has no end");
}

fn target(function: &Function, label: usize) -> &Block {
    let found = function.blocks.iter().find(|block| block.label == label);
    found.expect("a block of each label")
}

fn mix(a: u32, b: u32, k: u32) -> u32 {
    (a ^ k).wrapping_mul(0x9e37_79b1).wrapping_add(b)
}
