//! Function bodies.

use super::{header::Header, instruction, scope::Scope};
use crate::gir::text::{
    ast::{self, Function, Instruction},
    opcodes::Opcode,
};
use gir_dialects::{
    gir::{BrOp, FuncOp},
    ir::{self, Block, Builder, Type},
};

/// The blocks of the text and their MLIR blocks.
pub struct Body<'c, 'a> {
    pub scope: Scope<'c, 'a>,
    pub texts: &'a [ast::Block<'a>],
    /// One per block of the text; unreachable ones are in no region.
    pub blocks: Vec<Option<Block<'c>>>,
    /// The function's first block, and whether it is an extra one before the first of the text.
    entry: Block<'c>,
    has_preheader: bool,
}

/// Builds the body of a function; `None` after diagnostics.
pub fn build<'c>(
    header: &Header<'c, '_>,
    function: &Function,
    op: FuncOp<'c>,
    inputs: &[Type<'c>],
) -> Option<()> {
    let scope = Scope::new(header, function);
    let branched_to = scope.graph.predecessors[0]
        .iter()
        .any(|&source| scope.graph.reachable[source]);
    let texts = header.tree.blocks(function);
    let mut body = Body {
        entry: entry_block(&scope, inputs),
        scope,
        texts,
        blocks: vec![None; texts.len()],
        has_preheader: branched_to,
    };
    op.body().append(body.entry);
    let mut complete = body.create_blocks(op).is_some();
    for index in body.scope.graph.order.clone() {
        complete &= body.fill(index).is_some();
    }
    body.leave_preheader();
    body.drop_unreachable();
    complete.then_some(())
}

/// The block that has the function's parameters.
fn entry_block<'c>(scope: &Scope<'c, '_>, inputs: &[Type<'c>]) -> Block<'c> {
    let header = scope.header;
    let params = header.tree.params(scope.function);
    let arguments: Vec<_> = std::iter::zip(params, inputs)
        .map(|(param, &ty)| {
            let name = scope.name(param.value);
            (ty, header.places.named(param.name_span.start, name))
        })
        .collect();
    Block::new(&arguments)
}

impl<'c, 'a> Body<'c, 'a> {
    pub fn tree(&self) -> &'a ast::Module<'a> {
        self.scope.header.tree
    }

    /// Creates the blocks in the order of the text, with arguments for the function's parameters and for phis. An
    /// entry that is a branch target gets an extra block before it.
    fn create_blocks(&mut self, op: FuncOp<'c>) -> Option<()> {
        let header = self.scope.header;
        let params = header.tree.params(self.scope.function);
        for (index, param) in params.iter().enumerate() {
            self.scope.define(param.value, self.entry.argument(index));
        }
        let mut labels = Vec::with_capacity(self.texts.len() + 1);
        if self.has_preheader {
            labels.push(ir::string(header.context(), "entry.preheader"));
        }
        let mut complete = true;
        for (index, text) in self.texts.iter().enumerate() {
            let is_entry = index == 0 && !self.has_preheader;
            let block = if is_entry {
                self.entry
            } else {
                Block::new(&[])
            };
            if self.scope.graph.reachable[index] {
                labels.push(ir::string(header.context(), text.name));
                if !is_entry {
                    op.body().append(block);
                }
            }
            self.blocks[index] = Some(block);
            complete &= self.add_phis(index, block).is_some();
        }
        op.set_block_names(Some(ir::array(header.context(), &labels)));
        complete.then_some(())
    }

    /// Fills a block with its instructions.
    fn fill(&mut self, index: usize) -> Option<()> {
        let block = self.blocks[index]?;
        self.scope.block = index;
        let mut complete = true;
        for instruction in self.tree().instructions(&self.texts[index]) {
            if instruction.opcode == Opcode::Phi {
                self.forget_late(instruction);
                continue;
            }
            let builder = self.builder(block, instruction);
            let built = if instruction.opcode.info().form.terminator {
                self.terminator(&builder, index, instruction)
            } else {
                let entry = (index == 0).then_some(self.entry);
                instruction::build(&mut self.scope, &builder, entry, instruction)
            };
            complete &= built.is_some();
        }
        complete.then_some(())
    }

    /// Marks the result of a phi that comes too late in its block as wrong; the phi has been reported.
    fn forget_late(&mut self, phi: &Instruction) {
        if let Some(result) = phi.result
            && !self.scope.is_known(result)
        {
            self.scope.define_wrong(result);
        }
    }

    fn builder(&self, block: Block<'c>, instruction: &Instruction) -> Builder<'c> {
        let places = self.scope.header.places;
        let location = match instruction.result {
            Some(result) => places.named(instruction.opcode_start, self.scope.name(result)),
            None => places.at(instruction.opcode_start),
        };
        Builder::at_end(block, location)
    }

    fn leave_preheader(&self) {
        if let (true, Some(first)) = (self.has_preheader, self.blocks[0]) {
            let places = self.scope.header.places;
            let location = places.at(self.texts[0].name_span.start);
            BrOp::build(&Builder::at_end(self.entry, location), &[], first);
        }
    }

    /// Drops unreachable blocks, last read first: a later one may use values of an earlier one.
    fn drop_unreachable(&mut self) {
        let graph = &self.scope.graph;
        for &index in graph.order.iter().rev() {
            if !graph.reachable[index]
                && let Some(block) = self.blocks[index].take()
            {
                block.erase();
            }
        }
    }
}
