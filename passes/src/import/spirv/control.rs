//! Blocks, branches, phis and returns. Merge instructions are hints: the structuriser finds the structure itself.

use super::{
    body::{Body, Outcome},
    pointers::cast,
    source::BlockOf,
    words::{Id, Inst},
};
use gir_dialects::{
    ir::{self, Block, TypeExt, Value},
    mir::{self, PtrType},
    upstream::{cf, func},
};
use rspirv::spirv::Op;
use std::collections::{HashMap, HashSet};

/// The labels that a block's end names, in order.
pub fn successors(block: &BlockOf<'_>, selector_words: usize) -> Vec<Id> {
    let Some(end) = block.insts.last() else {
        return vec![];
    };
    match (end.op, end.words) {
        (Op::Branch, &[to, ..]) => vec![to],
        (Op::BranchConditional, &[_, yes, no, ..]) => vec![yes, no],
        (Op::Switch, &[_, otherwise, ref cases @ ..]) => {
            let targets = cases.chunks_exact(selector_words + 1);
            let targets = targets.filter_map(|case| case.last().copied());
            std::iter::once(otherwise).chain(targets).collect()
        }
        _ => vec![],
    }
}

/// The blocks without phis that follow on one block only, which has no other successor: they become one with it, so
/// that the header of a loop has the test. Each comes right behind its only predecessor.
fn joined(order: &[&BlockOf<'_>], before: &HashMap<Id, HashSet<Id>>) -> HashSet<Id> {
    let pairs = order.iter().zip(order.iter().skip(1));
    let follows = |&(block, next): &(&&BlockOf<'_>, &&BlockOf<'_>)| {
        let end = block.insts.last();
        let goes_on = end.is_some_and(|end| end.op == Op::Branch && end.words[..] == [next.label]);
        let is_only = before.get(&next.label).is_some_and(|all| all.len() == 1);
        let has_phis = next.insts.first().is_some_and(|inst| inst.op == Op::Phi);
        goes_on && is_only && !has_phis
    };
    pairs.filter(follows).map(|(_, next)| next.label).collect()
}

impl<'w, 'c> Body<'_, 'w, 'c> {
    /// Converts all blocks that can be reached; the reason is that of an instruction.
    ///
    /// # Errors
    /// At the first instruction that has no conversion.
    pub fn blocks(&mut self) -> Result<(), (Inst<'w>, String)> {
        let function = self.function;
        let by_label: HashMap<Id, &BlockOf<'w>> = function
            .blocks
            .iter()
            .map(|block| (block.label, block))
            .collect();
        let Some(first) = function.blocks.first() else {
            return Ok(());
        };
        for block in &function.blocks {
            let end = block
                .insts
                .last()
                .filter(|inst| super::source::is_end(inst));
            if end.is_none() {
                let inst = block.insts.last().copied().unwrap_or(function.inst);
                return Err((
                    inst,
                    "is the last of a block, which no branch ends".to_owned(),
                ));
            }
        }
        let order = self.order(first, &by_label)?;
        let numbered = function.blocks.iter().zip(0..);
        self.numbers = numbered.map(|(block, at)| (block.label, at)).collect();
        self.blocks.insert(first.label, self.here);
        self.add_blocks(&order)?;
        for block in order {
            if !self.joined.contains(&block.label) {
                self.go_on_in(self.blocks[&block.label]);
            }
            self.enter_held(block.label);
            for inst in &block.insts {
                self.b = self.b.with_location(self.shared.place(inst));
                let converted = match inst.op {
                    Op::Phi => Ok(()),
                    _ if super::source::is_end(inst) => {
                        self.leave_held(block.label);
                        self.end(inst, block.label)
                    }
                    _ => self.instruction(inst),
                };
                converted.map_err(|why| (*inst, why))?;
            }
        }
        self.drop_initial();
        Ok(())
    }

    /// The blocks that can be reached, each behind those that dominate it.
    fn order<'b>(
        &self,
        first: &'b BlockOf<'w>,
        by_label: &HashMap<Id, &'b BlockOf<'w>>,
    ) -> Result<Vec<&'b BlockOf<'w>>, (Inst<'w>, String)> {
        let mut seen = HashSet::from([first.label]);
        let mut order = vec![];
        let mut path = vec![(first, self.next(first))];
        while let Some((block, next)) = path.last_mut() {
            let end = block.insts[block.insts.len() - 1];
            match next.pop() {
                Some(label) if seen.insert(label) => {
                    let target = by_label.get(&label).copied();
                    let target = target.filter(|_| label != first.label);
                    let target = target.ok_or_else(|| {
                        (
                            end,
                            format!("branches to %{label}, which is no block of its function"),
                        )
                    })?;
                    path.push((target, self.next(target)));
                }
                Some(label) if label == first.label => {
                    return Err((
                        end,
                        "branches to the first block of its function".to_owned(),
                    ));
                }
                Some(_) => {}
                None => {
                    order.push(*block);
                    path.pop();
                }
            }
        }
        order.reverse();
        Ok(order)
    }

    fn next(&self, block: &BlockOf<'_>) -> Vec<Id> {
        successors(block, self.selector_words(block))
    }

    /// The words of the literals of a switch.
    fn selector_words(&self, block: &BlockOf<'_>) -> usize {
        let selector = block.insts.last().and_then(|end| end.words.first());
        let ty = selector.and_then(|id| self.shared.source.defs.get(id)?.ty);
        let width = ty.and_then(|ty| super::constants::width(self.shared.source, ty));
        if width.is_some_and(|width| width > 32) {
            2
        } else {
            1
        }
    }

    fn add_blocks(&mut self, order: &[&BlockOf<'w>]) -> Result<(), (Inst<'w>, String)> {
        let mut before: HashMap<Id, HashSet<Id>> = HashMap::new();
        for block in order {
            for label in self.next(block) {
                before.entry(label).or_default().insert(block.label);
            }
        }
        let labels: HashSet<Id> = self
            .function
            .blocks
            .iter()
            .map(|block| block.label)
            .collect();
        self.joined = joined(order, &before);
        let numbers = order.iter().enumerate();
        let numbers: HashMap<Id, usize> = numbers.map(|(at, block)| (block.label, at)).collect();
        let numbers_before = order.iter().map(|block| {
            let labels = before.get(&block.label).into_iter().flatten();
            let mut all: Vec<_> = labels.map(|label| numbers[label]).collect();
            all.sort_unstable();
            all
        });
        let numbers_before: Vec<_> = numbers_before.collect();
        self.hold_variables(order, &numbers_before)?;
        for block in order {
            let late = block.insts.iter().skip_while(|inst| inst.op == Op::Phi);
            if let Some(late) = late.into_iter().find(|inst| inst.op == Op::Phi) {
                return Err((
                    *late,
                    "stands behind other instructions of its block".to_owned(),
                ));
            }
            let new = match self.blocks.get(&block.label) {
                Some(&first) => first,
                None if self.joined.contains(&block.label) => continue,
                None => {
                    let new = self.new_block(&[]);
                    self.blocks.insert(block.label, new);
                    new
                }
            };
            let before = before.remove(&block.label).unwrap_or_default();
            for phi in block.insts.iter().take_while(|inst| inst.op == Op::Phi) {
                self.add_phi(phi, new, &before, &labels)
                    .map_err(|why| (*phi, why))?;
            }
            self.add_held(block.label, new);
        }
        Ok(())
    }

    fn add_phi(
        &mut self,
        phi: &Inst<'w>,
        block: Block<'c>,
        before: &HashSet<Id>,
        labels: &HashSet<Id>,
    ) -> Outcome {
        let named: HashSet<Id> = phi.words.chunks_exact(2).map(|pair| pair[1]).collect();
        if let Some(missing) = before.iter().find(|label| !named.contains(label)) {
            return Err(format!(
                "has no value for the block %{missing}, which branches to its own"
            ));
        }
        if let Some(other) = named.iter().find(|label| !labels.contains(label)) {
            return Err(format!(
                "has a value for %{other}, which is no block of its function"
            ));
        }
        let at = self.b.location();
        let types = self.shared.parts(phi.type_id()?)?.into_iter();
        let parts: Vec<_> = types.map(|ty| block.add_argument(ty, at)).collect();
        if let (Some(name), [only]) = (self.shared.source.name(phi.id()?), &parts[..]) {
            only.set_name(&super::body::plain(name));
        }
        let value = self.received(phi.type_id()?, parts)?;
        self.bind(phi.id()?, value);
        Ok(())
    }

    /// The values that a branch from a block passes to another.
    fn passed(&self, from: Id, to: Id) -> Result<Vec<Value<'c>>, String> {
        let target = self.numbers.get(&to).map(|&at| &self.function.blocks[at]);
        let phis = target.into_iter().flat_map(|block| &block.insts);
        let mut all = vec![];
        for phi in phis.take_while(|inst| inst.op == Op::Phi) {
            let pair = phi.words.chunks_exact(2).find(|pair| pair[1] == from);
            let value = pair.ok_or("passes no value to a phi of its target")?[0];
            let types = self.shared.parts(phi.type_id()?)?;
            all.extend(self.parts_as(value, &types)?);
        }
        all.extend(self.passed_held(to));
        Ok(all)
    }

    /// The leaves of a value as ones of given types: pointers change what they point to.
    ///
    /// # Errors
    /// If the types are others.
    pub fn parts_as(&self, id: Id, types: &[ir::Type<'c>]) -> Result<Vec<Value<'c>>, String> {
        let parts = self.parts(id)?;
        if parts.len() != types.len() {
            return Err(format!(
                "has %{id}, a value of another type, where it passes it on"
            ));
        }
        let parts = parts.into_iter().zip(types);
        parts
            .map(
                |(part, &ty)| match (PtrType::from_type(part.ty()), PtrType::from_type(ty)) {
                    (Some(own), Some(other)) if own.space() == other.space() => {
                        Ok(cast(&self.b, part, other.pointee()))
                    }
                    (Some(_), Some(other)) => {
                        let part = cast(&self.b, part, other.pointee());
                        Ok(mir::AddrSpaceCastOp::build(&self.b, ty, part).result())
                    }
                    _ if part.ty() == ty => Ok(part),
                    _ => Err(format!(
                        "has %{id}, a value of another type, where it passes it on"
                    )),
                },
            )
            .collect()
    }

    fn target(&self, label: Id) -> Result<Block<'c>, String> {
        let block = self.blocks.get(&label).copied();
        block.ok_or_else(|| format!("branches to %{label}, which is no block of its function"))
    }

    fn end(&mut self, inst: &Inst<'w>, from: Id) -> Outcome {
        match inst.op {
            // The code of the block follows.
            Op::Branch if self.joined.contains(&inst.word(0)?) => Ok(()),
            Op::Branch => {
                let to = inst.word(0)?;
                let values = self.passed(from, to)?;
                cf::BranchOp::build(&self.b, &values, self.target(to)?);
                Ok(())
            }
            Op::BranchConditional => self.choose(inst, from),
            Op::Switch => self.switch(inst, from),
            Op::Return => self.leave(vec![]),
            Op::ReturnValue => {
                let results = self.results.clone();
                let values = self.parts_as(inst.word(0)?, &results)?;
                self.leave(values)
            }
            Op::Unreachable => self.leave_anyhow(),
            Op::Kill | Op::TerminateInvocation => {
                mir::DiscardOp::build(&self.b);
                self.leave_anyhow()
            }
            _ => Err("ends a work-item of a stage that is not supported".to_owned()),
        }
    }

    fn choose(&mut self, inst: &Inst<'w>, from: Id) -> Outcome {
        let condition = self.arg(inst, 0)?;
        if !matches!(condition.ty().as_integer(), Some((1, _))) {
            return Err("branches on a value that is no truth".to_owned());
        }
        let (yes, no) = (inst.word(1)?, inst.word(2)?);
        let (taken, other) = (self.passed(from, yes)?, self.passed(from, no)?);
        let (yes, no) = (self.target(yes)?, self.target(no)?);
        cf::CondBranchOp::build(&self.b, condition, &taken, &other, None, yes, no);
        Ok(())
    }

    fn switch(&mut self, inst: &Inst<'w>, from: Id) -> Outcome {
        let selector = self.arg(inst, 0)?;
        let otherwise = inst.word(1)?;
        let Some((width @ (8 | 16 | 32 | 64), _)) = selector.ty().as_integer() else {
            return Err("chooses by a value that is no integer".to_owned());
        };
        let words = if width == 64 { 2 } else { 1 };
        let (bytes, mut seen) = ((width / 8) as usize, HashSet::new());
        let (mut data, mut operands, mut counts, mut blocks) = (vec![], vec![], vec![], vec![]);
        for case in inst.words[2..].chunks_exact(words + 1) {
            let literal: Vec<u8> = case[..words]
                .iter()
                .flat_map(|word| word.to_le_bytes())
                .collect();
            if !seen.insert(literal[..bytes].to_vec()) {
                return Err("has a case twice".to_owned());
            }
            data.extend_from_slice(&literal[..bytes]);
            let values = self.passed(from, case[words])?;
            counts.push(i32::try_from(values.len()).unwrap_or_default());
            operands.extend(values);
            blocks.push(self.target(case[words])?);
        }
        let values = self.passed(from, otherwise)?;
        let to = self.target(otherwise)?;
        if blocks.is_empty() {
            cf::BranchOp::build(&self.b, &values, to);
            return Ok(());
        }
        let shape = [blocks.len() as i64];
        let cases = ir::dense_elements(selector.ty(), &shape, &data);
        cf::SwitchOp::build(
            &self.b,
            selector,
            &values,
            &operands,
            Some(cases),
            &counts,
            to,
            &blocks,
        );
        Ok(())
    }

    fn leave_anyhow(&mut self) -> Outcome {
        let values = self.results.iter().map(|&ty| self.any(ty)).collect();
        self.leave(values)
    }

    fn leave(&mut self, values: Vec<Value<'c>>) -> Outcome {
        if values.len() != self.results.len() {
            return Err("returns another number of values than its function".to_owned());
        }
        if self.is_kernel {
            self.write_outputs()?;
        }
        let mut values = values;
        values.extend(self.returned_held());
        func::ReturnOp::build(&self.b, &values);
        Ok(())
    }

    /// A loop: the body gets the number of the turn.
    pub fn each(
        &mut self,
        count: Value<'c>,
        make: impl FnOnce(&mut Self, Value<'c>) -> Outcome,
    ) -> Outcome {
        use crate::gpu_to_mir::foreign::{add, compare};
        let ty = count.ty();
        let (head, inside, rest) = (
            self.new_block(&[ty]),
            self.new_block(&[]),
            self.new_block(&[]),
        );
        let number = |body: &Self, value| crate::gpu_to_mir::foreign::number(&body.b, ty, value);
        cf::BranchOp::build(&self.b, &[number(self, 0)], head);
        self.go_on_in(head);
        let index = head.argument(0);
        let goes_on = compare(
            &self.b,
            gir_dialects::upstream::arith::CmpIPredicate::Ult,
            index,
            count,
        );
        cf::CondBranchOp::build(&self.b, goes_on, &[], &[], None, inside, rest);
        self.go_on_in(inside);
        make(self, index)?;
        let next = add(&self.b, index, number(self, 1));
        cf::BranchOp::build(&self.b, &[next], head);
        self.go_on_in(rest);
        Ok(())
    }
}
