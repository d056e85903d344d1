//! Phis and terminators.

use super::{
    class::{self, Class},
    function::Body,
    graph::successors,
};
use crate::gir::text::{
    ast::{self, BlockId, Instruction, Operand, OperandKind},
    opcodes::Opcode,
};
use gir_dialects::{
    gir::{BrIfOp, BrOp, ReturnOp},
    ir::{Block, Builder, Type, Value},
};

/// The phis of a block.
fn phis<'a>(
    tree: &'a ast::Module<'a>,
    block: &'a ast::Block<'a>,
) -> impl Iterator<Item = &'a Instruction> {
    let instructions = tree.instructions(block);
    instructions
        .iter()
        .take_while(|instruction| instruction.opcode == Opcode::Phi)
}

/// The value and the label of each entry of a phi.
fn entries<'a>(
    tree: &'a ast::Module<'_>,
    phi: &Instruction,
) -> impl Iterator<Item = (&'a Operand, &'a Operand, usize)> {
    tree.operands(phi).chunks(2).filter_map(|pair| match pair {
        [value, label] => match label.kind {
            OperandKind::Block(BlockId(block)) => Some((value, label, block as usize)),
            _ => None,
        },
        _ => None,
    })
}

impl<'c> Body<'c, '_> {
    /// Makes the phis of a block its arguments; `None` after diagnostics.
    pub fn add_phis(&mut self, index: usize, block: Block<'c>) -> Option<()> {
        let header = self.scope.header;
        self.scope.block = index;
        let mut complete = true;
        for phi in phis(self.tree(), &self.texts[index]) {
            complete &= self.check_phi(index, phi).is_some();
            let (Some(written), Some(result)) = (phi.ty, phi.result) else {
                continue;
            };
            let Some(ty) = header.ty(written) else {
                self.scope.define_wrong(result);
                complete = false;
                continue;
            };
            let location = header.places.named(phi.span.start, self.scope.name(result));
            let argument = block.add_argument(ty, location);
            self.scope.define(result, argument);
        }
        complete.then_some(())
    }

    /// Checks that a phi has one entry for each predecessor.
    fn check_phi(&self, index: usize, phi: &Instruction) -> Option<()> {
        let places = self.scope.header.places;
        if index == 0 {
            let message = "'phi' is in the entry block, which the function enters without \
                           a label; branch to a separate block";
            places.error(phi.opcode_start, message);
            return None;
        }
        let predecessors = &self.scope.graph.predecessors[index];
        let mut seen: Vec<usize> = vec![];
        let mut correct = true;
        for (_, label, source) in entries(self.tree(), phi) {
            let name = self.texts.get(source).map_or("", |block| block.name);
            let message = if seen.contains(&source) {
                format!("'phi' has two entries for block '{name}'")
            } else if !predecessors.contains(&source) {
                format!("'phi' has an entry for '{name}', which does not branch here; remove it")
            } else {
                seen.push(source);
                continue;
            };
            places.error(label.span.start, message);
            correct = false;
        }
        for missing in predecessors.iter().filter(|block| !seen.contains(block)) {
            let name = self.texts[*missing].name;
            let message =
                format!("'phi' has no entry for predecessor '{name}'; add [ value, {name} ]");
            places.error(phi.opcode_start, message);
            correct = false;
        }
        correct.then_some(())
    }

    /// The values that `source` passes to the phis of `target`; `None` after diagnostics.
    fn edge(&self, builder: &Builder<'c>, source: usize, target: usize) -> Option<Vec<Value<'c>>> {
        let tree = self.tree();
        let values: Vec<_> = phis(tree, &self.texts[target])
            .map(|phi| {
                let entry = entries(tree, phi).find(|(_, _, block)| *block == source);
                let (operand, ..) = entry?;
                let value = self.scope.operand(builder, operand)?;
                self.check_entry(phi, operand, source, value.ty())?;
                Some(value)
            })
            .collect();
        values.into_iter().collect()
    }

    fn check_entry(
        &self,
        phi: &Instruction,
        operand: &Operand,
        source: usize,
        ty: Type<'c>,
    ) -> Option<()> {
        let header = self.scope.header;
        let wanted = header.types.get(phi.ty?.id)?;
        if ty == wanted {
            return Some(());
        }
        let message = format!(
            "'phi' '%{}' is {}, but {}, its entry for '{}', is {}; convert it there",
            self.scope.name(phi.result?),
            class::text(wanted),
            self.scope.written(operand),
            self.texts[source].name,
            class::text(ty),
        );
        header.places.error(operand.span.start, message);
        None
    }

    /// Builds the terminator of a block, or only checks it if the block is dropped.
    pub fn terminator(
        &self,
        builder: &Builder<'c>,
        index: usize,
        instruction: &Instruction,
    ) -> Option<()> {
        let is_kept = self.scope.graph.reachable[index];
        let operands = self.tree().operands(instruction);
        let targets: Vec<_> = successors(self.tree(), instruction).collect();
        match (instruction.opcode, targets.as_slice()) {
            (Opcode::Br, &[target]) => {
                let values = self.edge(builder, index, target)?;
                if is_kept {
                    BrOp::build(builder, &values, self.blocks[target]?);
                }
            }
            (Opcode::BrIf, &[yes, no]) => {
                let condition = self.condition(builder, instruction, &operands[0]);
                let on_yes = self.edge(builder, index, yes);
                let on_no = match yes == no {
                    true => on_yes.clone(),
                    false => self.edge(builder, index, no),
                };
                let (condition, on_yes, on_no) = (condition?, on_yes?, on_no?);
                if is_kept {
                    let (yes, no) = (self.blocks[yes]?, self.blocks[no]?);
                    BrIfOp::build(builder, condition, &on_yes, &on_no, yes, no);
                }
            }
            (Opcode::Ret, _) => {
                let value = match operands.first() {
                    Some(operand) => Some(self.scope.operand(builder, operand)?),
                    None => None,
                };
                self.check_return(instruction, value)?;
                if is_kept {
                    ReturnOp::build(builder, value);
                }
            }
            _ => {
                let message = format!("'{}' has no block to go to", instruction.opcode);
                self.fail(instruction, message)?;
            }
        }
        Some(())
    }

    fn fail<T>(&self, instruction: &Instruction, message: String) -> Option<T> {
        let places = self.scope.header.places;
        places.error(instruction.opcode_start, message);
        None
    }

    fn condition(
        &self,
        builder: &Builder<'c>,
        instruction: &Instruction,
        operand: &Operand,
    ) -> Option<Value<'c>> {
        let value = self.scope.operand(builder, operand)?;
        if Class::U32.has(value.ty()) {
            return Some(value);
        }
        let message = format!(
            "'br_if' needs {} as its condition, but {} is {}",
            Class::U32.describe(),
            self.scope.written(operand),
            class::text(value.ty())
        );
        self.fail(instruction, message)
    }

    fn check_return(&self, instruction: &Instruction, value: Option<Value<'c>>) -> Option<()> {
        let header = self.scope.header;
        let function = self.scope.function;
        let name = header.symbol_name(function.symbol);
        let wanted = match function.return_type {
            Some(written) => Some(header.types.get(written.id)?),
            None => None,
        };
        let given = value.map(Value::ty);
        if given == wanted {
            return Some(());
        }
        let describe = |ty: Option<Type<'c>>, nothing: &str| ty.map_or(nothing.into(), class::text);
        let message = format!(
            "'ret' returns {}, but '@{name}' returns {}",
            match wanted {
                Some(_) => describe(given, "nothing"),
                None => "a value".to_owned(),
            },
            describe(wanted, "void")
        );
        self.fail(instruction, message)
    }
}
