//! Replaces a selection of two empty arms by `OpSelect`.

use super::{
    function::{Block, Flow, Function, label, terminator},
    module::{Code, Module, Shape},
};
use crate::targets::spirv::binary::first_word;
use rspirv::spirv::Op as Opcode;

/// Replaces selections whose arms only choose values, the innermost first.
pub fn fold(module: &mut Module, function: &mut Function) {
    let flow = function.flow(module);
    let mut gone = vec![false; function.blocks.len()];
    for header in (0..function.blocks.len()).rev() {
        if let Some(selection) = Selection::of(module, function, &flow, header)
            && !gone[selection.arms[0]]
            && !gone[selection.arms[1]]
        {
            for arm in selection.arms {
                gone[arm] |= arm != header;
            }
            selection.replace(module, function, header);
        }
    }
    let mut number = 0;
    function.blocks.retain(|_| {
        number += 1;
        !gone[number - 1]
    });
}

/// A selection whose arms are empty.
struct Selection {
    condition: u32,
    /// The predecessors of the end, if the condition holds and if not: an arm, or the header if there is no
    /// arm.
    arms: [usize; 2],
    end: usize,
}

impl Selection {
    fn of(module: &Module, function: &Function, flow: &Flow, header: usize) -> Option<Self> {
        let block = &function.blocks[header];
        let &merge = block.len().checked_sub(2).and_then(|at| block.get(at))?;
        let branch = terminator(module, block);
        if !module.is(merge, Opcode::SelectionMerge)
            || branch[0] & 0xffff != Opcode::BranchConditional as u32
        {
            return None;
        }
        let end_label = module.words(merge)[1];
        let &end = flow.places.get(&end_label)?;
        let arm = |target: u32| {
            if target == end_label {
                return Some(header);
            }
            let &arm = flow.places.get(&target)?;
            let is_empty = matches!(function.blocks[arm][..], [_, last]
                if module.words(last) == [first_word(Opcode::Branch, 2), end_label]);
            let is_own = flow.predecessors[arm] == [header] && flow.mentions[arm] == 0;
            (is_empty && is_own).then_some(arm)
        };
        let arms = [arm(branch[2])?, arm(branch[3])?];
        let is_end = flow.predecessors[end].len() == 2 && flow.mentions[end] == 1;
        let selection = Self {
            condition: branch[1],
            arms,
            end,
        };
        let phis = function.blocks[end].iter().copied();
        let mut phis = phis.filter(|&code| module.is(code, Opcode::Phi));
        let is_selectable = |code| {
            let ty = module.words(code)[1];
            match module.shapes.get(&ty) {
                Some(Shape::Scalar) => true,
                Some(Shape::Vector) => module.selects_vectors,
                None => false,
            }
        };
        (is_end && arms[0] != arms[1] && phis.all(is_selectable)).then_some(selection)
    }

    fn replace(&self, module: &mut Module, function: &mut Function, header: usize) {
        let labels = self.arms.map(|arm| label(module, &function.blocks[arm]));
        let end_label = label(module, &function.blocks[self.end]);
        let mut selects: Vec<Code> = vec![];
        let mut end: Block = vec![];
        for code in std::mem::take(&mut function.blocks[self.end]) {
            if !module.is(code, Opcode::Phi) {
                end.push(code);
                continue;
            }
            let words = module.words(code).to_vec();
            let value = |from: u32| {
                let mut pairs = words[3..].chunks_exact(2);
                let is_from = |pair: &&[u32]| module.resolve(pair[1]) == from;
                pairs.find(is_from).map_or(0, |pair| pair[0])
            };
            let [yes, no] = labels.map(value);
            let (ty, id) = (words[1], words[2]);
            let first = first_word(Opcode::Select, 6);
            selects.push(module.copy(&[first, ty, id, self.condition, yes, no]));
        }
        function.blocks[self.end] = end;
        let branch = module.copy(&[first_word(Opcode::Branch, 2), end_label]);
        let block = &mut function.blocks[header];
        let merge = block.split_off(block.len() - 2)[0];
        selects.push(branch);
        selects[0].line = merge.line;
        block.extend(selects);
    }
}
