//! Function bodies: blocks, phis and terminators.

use super::{
    graph::{Graph, successors},
    instruction,
    module::Header,
    scope::Scope,
};
use crate::gir::text::{
    ast::{self, BlockId, Function, Instruction, Operand, OperandKind},
    opcodes::Opcode,
};
use gir_dialects::{
    diagnostic,
    gir::{BrIfOp, BrOp, FuncOp, ReturnOp},
    ir::{self, Block, Builder, Type, Value},
};

/// The text's blocks beside MLIR's.
struct Body<'c, 'a> {
    scope: Scope<'c, 'a>,
    texts: &'a [ast::Block<'a>],
    graph: Graph,
    blocks: Vec<Option<Block<'c>>>,
}

/// Builds the body of a function; `None` after diagnostics.
pub fn build<'c>(
    header: &Header<'c, '_>,
    function: &Function,
    op: FuncOp<'c>,
    inputs: &[Type<'c>],
) -> Option<()> {
    let texts = header.tree.blocks(function);
    let graph = Graph::new(header.tree, texts);
    let scope = Scope::new(header, function);
    let mut body = Body {
        scope,
        texts,
        graph,
        blocks: vec![None; texts.len()],
    };
    let mut complete = body.create_blocks(op, inputs).is_some();
    for index in body.graph.order.clone() {
        complete &= body.fill(index).is_some();
    }
    complete.then_some(())
}

fn phis<'a>(
    tree: &'a ast::Module<'a>,
    block: &'a ast::Block<'a>,
) -> impl Iterator<Item = &'a Instruction> {
    let instructions = tree.instructions(block);
    instructions
        .iter()
        .take_while(|instruction| instruction.opcode == Opcode::Phi)
}

impl<'c, 'a> Body<'c, 'a> {
    fn tree(&self) -> &'a ast::Module<'a> {
        self.scope.header.tree
    }

    /// Creates the reachable blocks in the order of the text, with the arguments
    /// of the function and of the phis. An entry that is branched to gets a block
    /// of its own in front.
    fn create_blocks(&mut self, op: FuncOp<'c>, inputs: &[Type<'c>]) -> Option<()> {
        let header = self.scope.header;
        let places = header.places;
        let params = header.tree.params(self.scope.function);
        let arguments: Vec<_> = std::iter::zip(params, inputs)
            .map(|(param, &ty)| {
                (
                    ty,
                    places.named(param.name_span.start, self.scope.name(param.value)),
                )
            })
            .collect();
        let entry = Block::new(&arguments);
        op.body().append(entry);
        for (index, param) in params.iter().enumerate() {
            self.scope.define(param.value, entry.argument(index));
        }
        let mut labels = Vec::with_capacity(self.texts.len() + 1);
        let needs_preheader = !self.graph.predecessors[0].is_empty();
        if needs_preheader {
            labels.push(ir::string(header.context(), "entry.preheader"));
        }
        let mut complete = true;
        for (index, text) in self.texts.iter().enumerate() {
            if !self.graph.reachable[index] {
                continue;
            }
            labels.push(ir::string(header.context(), text.name));
            let block = if index == 0 && !needs_preheader {
                entry
            } else {
                let block = Block::new(&[]);
                op.body().append(block);
                block
            };
            self.blocks[index] = Some(block);
            complete &= self.add_phis(index, block).is_some();
        }
        if let (true, Some(first)) = (needs_preheader, self.blocks[0]) {
            let location = places.at(self.texts[0].name_span.start);
            BrOp::build(&Builder::at_end(entry, location), &[], first);
        }
        op.set_block_names(Some(ir::array(header.context(), &labels)));
        complete.then_some(())
    }

    /// Makes the phis of a block its arguments.
    fn add_phis(&mut self, index: usize, block: Block<'c>) -> Option<()> {
        let header = self.scope.header;
        let mut complete = true;
        for phi in phis(self.tree(), &self.texts[index]) {
            complete &= self.check_phi(index, phi);
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
    fn check_phi(&self, index: usize, phi: &Instruction) -> bool {
        let places = self.scope.header.places;
        let predecessors = &self.graph.predecessors[index];
        let mut entries: Vec<usize> = vec![];
        let mut correct = true;
        for pair in self.tree().operands(phi).chunks(2) {
            let [
                _,
                Operand {
                    kind: OperandKind::Block(BlockId(label)),
                    span,
                },
            ] = pair
            else {
                continue;
            };
            let label = *label as usize;
            let name = self.texts.get(label).map_or("", |block| block.name);
            // An entry for a block that is dropped as unreachable may stay.
            if entries.contains(&label) {
                places.error(
                    span.start,
                    format!("'phi' has two entries for block '{name}'"),
                );
                correct = false;
            } else if self.graph.reachable.get(label) == Some(&true)
                && !predecessors.contains(&label)
            {
                let message = format!(
                    "'phi' has an entry for '{name}', which does not branch here; remove it"
                );
                places.error(span.start, message);
                correct = false;
            }
            entries.push(label);
        }
        for &predecessor in predecessors {
            if !entries.contains(&predecessor) {
                let name = self.texts[predecessor].name;
                let message =
                    format!("'phi' has no entry for predecessor '{name}'; add [ value, {name} ]");
                places.error(phi.opcode_start, message);
                correct = false;
            }
        }
        correct
    }

    /// Fills a block with its instructions.
    fn fill(&mut self, index: usize) -> Option<()> {
        let block = self.blocks[index]?;
        let mut complete = true;
        for instruction in self.tree().instructions(&self.texts[index]) {
            if instruction.opcode == Opcode::Phi {
                continue;
            }
            let builder = self.builder(block, instruction);
            let built = if instruction.opcode.info().form.terminator {
                self.terminator(&builder, index, instruction)
            } else {
                instruction::build(&mut self.scope, &builder, instruction)
            };
            complete &= built.is_some();
        }
        complete.then_some(())
    }

    fn builder(&self, block: Block<'c>, instruction: &Instruction) -> Builder<'c> {
        let places = self.scope.header.places;
        let location = match instruction.result {
            Some(result) => places.named(instruction.opcode_start, self.scope.name(result)),
            None => places.at(instruction.opcode_start),
        };
        Builder::at_end(block, location)
    }

    fn terminator(
        &self,
        builder: &Builder<'c>,
        index: usize,
        instruction: &Instruction,
    ) -> Option<()> {
        let operands = self.tree().operands(instruction);
        let targets: Vec<_> = successors(self.tree(), instruction).collect();
        match (instruction.opcode, targets.as_slice()) {
            (Opcode::Br, &[target]) => {
                let values = self.edge(builder, index, target)?;
                BrOp::build(builder, &values, self.blocks[target]?);
            }
            (Opcode::BrIf, &[yes, no]) => {
                let condition = self.scope.operand(builder, &operands[0])?;
                let on_yes = self.edge(builder, index, yes)?;
                let on_no = self.edge(builder, index, no)?;
                let (yes, no) = (self.blocks[yes]?, self.blocks[no]?);
                BrIfOp::build(builder, condition, &on_yes, &on_no, yes, no);
            }
            (Opcode::Ret, _) => {
                let value = match operands.first() {
                    Some(operand) => Some(self.scope.operand(builder, operand)?),
                    None => None,
                };
                ReturnOp::build(builder, value);
            }
            _ => {
                let message = format!("'{}' has no block to go to", instruction.opcode);
                diagnostic::error(builder.location(), message);
                return None;
            }
        }
        Some(())
    }

    /// What the phis of `target` receive from `source`.
    fn edge(&self, builder: &Builder<'c>, source: usize, target: usize) -> Option<Vec<Value<'c>>> {
        phis(self.tree(), &self.texts[target])
            .map(|phi| {
                let operands = self.tree().operands(phi);
                let label = OperandKind::Block(BlockId(source as u32));
                let entry = operands
                    .chunks(2)
                    .find(|pair| pair.len() == 2 && pair[1].kind == label)?;
                self.scope.operand(builder, &entry[0])
            })
            .collect()
    }
}
