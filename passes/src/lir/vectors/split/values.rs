//! The body of a function: split values and their pieces.

use super::{
    Replacement, Rules,
    declarations::{kept_parameters, split_signature},
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpSpec, OpView, Region, TypeExt, Value},
    lir,
    mir::PtrType,
    upstream::func,
};
use std::collections::HashMap;

/// Splits the values of a function, if any are to be split.
pub fn split(function: func::FuncOp<'_>, rules: &dyn Rules) {
    let op = function.op();
    if !concerns(function, rules) {
        return;
    }
    let kept = kept_parameters(function);
    split_signature(function, &kept, rules);
    let mut split = Split {
        rules,
        first_parameter: op
            .region(0)
            .first_block()
            .and_then(|b| b.arguments().next()),
        kept,
        pieces: HashMap::new(),
        replaced: vec![],
        arguments: vec![],
        failed: false,
    };
    split.region(op.region(0));
    if split.failed {
        // The remaining code uses the operations that would be erased.
        return;
    }
    // Users come after the values they use.
    split.replaced.iter().rev().for_each(|op| op.erase());
    for (block, count) in split.arguments {
        (0..count)
            .rev()
            .for_each(|index| block.erase_argument(index));
    }
}

/// Whether a function has values to split.
fn concerns(function: func::FuncOp<'_>, rules: &dyn Rules) -> bool {
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    let mut found = inputs.iter().chain(&results).any(|&ty| rules.concern(ty));
    function.op().walk_pre(|op| {
        found = found || op.results().any(|result| rules.concern(result.ty()));
    });
    found
}

/// A function while its values are split.
pub struct Split<'r, 'c> {
    rules: &'r dyn Rules,
    /// The first of the parameters.
    first_parameter: Option<Value<'c>>,
    /// Which parameters stay whole.
    kept: Vec<bool>,
    /// The pieces of the split values.
    pieces: HashMap<Value<'c>, Vec<Value<'c>>>,
    /// Replaced operations, in program order.
    replaced: Vec<Op<'c>>,
    /// Blocks, and the number of their leading arguments that are replaced.
    arguments: Vec<(Block<'c>, usize)>,
    /// Whether an error has been reported.
    failed: bool,
}

impl<'r, 'c> Split<'r, 'c> {
    /// The rules of the pass.
    pub fn rules(&self) -> &'r dyn Rules {
        self.rules
    }

    /// A piece of a split value; any other value itself.
    pub fn piece(&self, value: Value<'c>, index: usize) -> Value<'c> {
        let piece = self.pieces.get(&value).and_then(|pieces| pieces.get(index));
        piece.copied().unwrap_or(value)
    }

    /// All pieces of a value: the value itself if it is not split.
    pub fn all(&self, value: Value<'c>) -> Vec<Value<'c>> {
        let pieces = self.pieces.get(&value);
        pieces.cloned().unwrap_or_else(|| vec![value])
    }

    fn region(&mut self, region: Region<'c>) {
        for block in region.blocks() {
            let ops: Vec<_> = block.ops().collect();
            self.split_arguments(block);
            ops.into_iter().for_each(|op| self.op(op));
        }
    }

    /// Adds new arguments to a block after the old ones.
    fn split_arguments(&mut self, block: Block<'c>) {
        let old: Vec<_> = block.arguments().collect();
        if !old.iter().any(|argument| self.rules.concern(argument.ty())) {
            return;
        }
        let is_entry = old.first().copied() == self.first_parameter;
        for (index, &argument) in old.iter().enumerate() {
            if is_entry && self.kept.get(index) == Some(&true) {
                block.add_argument(argument.ty(), argument.location());
                continue;
            }
            let types = self.rules.expand(&[argument.ty()]).into_iter();
            let new: Vec<_> = types
                .map(|ty| block.add_argument(ty, argument.location()))
                .collect();
            self.stand_for(argument, new);
        }
        self.arguments.push((block, old.len()));
    }

    /// Represents a result or argument by new values.
    fn stand_for(&mut self, old: Value<'c>, new: Vec<Value<'c>>) {
        match (self.rules.pieces(old.ty()), new.as_slice()) {
            (None, &[new]) => old.replace_all_uses(new),
            _ => {
                self.pieces.insert(old, new);
            }
        }
    }

    fn op(&mut self, op: Op<'c>) {
        self.split_storage(op);
        let values = || op.operands().chain(op.results());
        if !values().any(|value| self.rules.pieces(value.ty()).is_some()) {
            op.regions().for_each(|region| self.region(region));
            return;
        }
        if hands_values_on(op) {
            let new = self.structure(op);
            new.regions().for_each(|region| self.region(region));
            return;
        }
        match self.rules.replacement(self, op) {
            Some(Replacement::Pieces(new)) => self.stand_for(op.result(0), new),
            Some(Replacement::PiecesOfEach(all)) => {
                for (result, new) in std::iter::zip(op.results(), all) {
                    self.stand_for(result, new);
                }
            }
            Some(Replacement::Whole(new)) => op.result(0).replace_all_uses(new),
            Some(Replacement::Nothing) => {}
            None => {
                op.error(self.rules.refusal());
                self.failed = true;
            }
        }
        self.replaced.push(op);
    }

    /// Makes pointers point to pieces, and multiplies the counts of variables accordingly.
    fn split_storage(&self, op: Op<'c>) {
        for result in op.results() {
            let ty = self.rules.whole(result.ty());
            if ty == result.ty() {
                continue;
            }
            if let Some(variable) = op.cast::<lir::VarOp<'c>>() {
                let pointee = PtrType::from_type(result.ty()).map(|ptr| ptr.pointee());
                let pieces = pointee.and_then(|pointee| self.rules.pieces(pointee));
                let piece = pieces.map_or(ty, |(_, piece)| piece);
                let room = pointee.map_or(1, |pointee| self.rules.room(pointee));
                let elements = variable.count() * room;
                let align = variable.align().min(layout::align(piece));
                op.set_attribute(lir::VarOp::COUNT_ATTR, ir::i64_attr(op.context(), elements));
                op.set_attribute(lir::VarOp::ALIGN_ATTR, ir::i64_attr(op.context(), align));
            }
            result.set_type(ty);
        }
    }

    /// Rebuilds an operation that passes values on, with pieces instead.
    fn structure(&mut self, op: Op<'c>) -> Op<'c> {
        let operands: Vec<_> = op
            .operands()
            .flat_map(|operand| self.all(operand))
            .collect();
        let attributes = op.attributes();
        let spec = OpSpec {
            operands: &operands,
            results: &self.rules.expand(&op.result_types()),
            attributes: &attributes,
            regions: op.region_count(),
            ..OpSpec::default()
        };
        let new = Builder::before(op).create(op.name(), spec);
        for (region, old) in std::iter::zip(new.regions(), op.regions()) {
            region.take_body(old);
        }
        let mut results = new.results();
        for old in op.results() {
            let count = self.rules.pieces(old.ty()).map_or(1, |(count, _)| count);
            let new = results.by_ref().take(count).collect();
            self.stand_for(old, new);
        }
        self.replaced.push(op);
        new
    }
}

/// Whether an operation passes values through without using them: control flow, terminators, calls.
fn hands_values_on(op: Op<'_>) -> bool {
    op.region_count() > 0 || op.next().is_none() || op.is::<func::CallOp<'_>>()
}
