//! A function as blocks of instructions.

use super::{
    module::{Code, Module},
    operands,
};
use rspirv::spirv::Op as Opcode;
use std::collections::HashMap;

/// A block: its instructions from `OpLabel` to the terminator.
pub type Block = Vec<Code>;

/// A function without its `OpFunctionEnd`.
#[derive(Default)]
pub struct Function {
    /// `OpFunction` and its parameters.
    head: Vec<Code>,
    pub blocks: Vec<Block>,
    /// The `OpLine` of the next instruction.
    line: Option<usize>,
}

/// The control-flow graph.
pub struct Flow {
    /// Block indices by label.
    pub places: HashMap<u32, usize>,
    /// The predecessors of each block, once for each edge.
    pub predecessors: Vec<Vec<usize>>,
    /// The number of merge instructions that name each block.
    pub mentions: Vec<u32>,
}

impl Function {
    /// Adds the next instruction of the binary; [`Self::is_known`] assigns it to a block. Lines are no instructions, so
    /// that the code is the same with and without them.
    pub fn push(&mut self, module: &Module, code: Code) {
        if module.is(code, Opcode::Line) || module.is(code, Opcode::NoLine) {
            self.line = Some(code.start);
            return;
        }
        let line = self.line.take();
        self.head.push(Code { line, ..code });
    }

    /// All instructions in order.
    pub fn all(&self) -> impl Iterator<Item = Code> {
        self.head
            .iter()
            .chain(self.blocks.iter().flatten())
            .copied()
    }

    /// Whether all instructions are known; if so, assigns them to blocks.
    pub fn is_known(&mut self, module: &mut Module) -> bool {
        let is_known = |code: &Code| {
            let words = &mut module.pool[code.start..code.start + code.length];
            operands::each(words, |_| {})
        };
        if !self.head.iter().all(is_known) {
            return false;
        }
        let code = std::mem::take(&mut self.head);
        for one in code {
            if module.is(one, Opcode::Label) {
                self.blocks.push(vec![one]);
            } else if let Some(block) = self.blocks.last_mut() {
                block.push(one);
            } else {
                self.head.push(one);
            }
        }
        true
    }

    /// The current control-flow graph.
    pub fn flow(&self, module: &Module) -> Flow {
        let labels = self.blocks.iter().map(|block| label(module, block));
        let places: HashMap<_, _> = labels.zip(0..).collect();
        let mut predecessors = vec![vec![]; self.blocks.len()];
        let mut mentions = vec![0; self.blocks.len()];
        for (block, from) in self.blocks.iter().zip(0..) {
            for target in targets(module, block) {
                if let Some(&to) = places.get(&target) {
                    predecessors[to].push(from);
                }
            }
            for &code in block {
                for &named in merge_targets(module.words(code)) {
                    if let Some(&to) = places.get(&named) {
                        mentions[to] += 1;
                    }
                }
            }
        }
        Flow {
            places,
            predecessors,
            mentions,
        }
    }
}

/// The label of a block.
pub fn label(module: &Module, block: &Block) -> u32 {
    module.words(block[0])[1]
}

/// The last instruction of a block.
pub fn terminator<'m>(module: &'m Module, block: &Block) -> &'m [u32] {
    block.last().map_or(&[], |&code| module.words(code))
}

/// The labels that the terminator of a block names.
fn targets(module: &Module, block: &Block) -> Vec<u32> {
    let words = terminator(module, block);
    match words
        .first()
        .and_then(|word| Opcode::from_u32(word & 0xffff))
    {
        Some(Opcode::Branch) => vec![words[1]],
        Some(Opcode::BranchConditional) => words[2..4].to_vec(),
        _ => vec![],
    }
}

/// The labels that a merge instruction names.
pub fn merge_targets(words: &[u32]) -> &[u32] {
    match Opcode::from_u32(words[0] & 0xffff) {
        Some(Opcode::SelectionMerge) => &words[1..2],
        Some(Opcode::LoopMerge) => &words[1..3],
        _ => &[],
    }
}
