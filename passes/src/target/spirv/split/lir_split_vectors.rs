//! `--lir-split-vectors`: vectors of 8 and 16 lanes become vectors of four.
//!
//! ```mlir
//! %v = lir.load %p align 32             %a = lir.load %p align 16
//!   : <global, vector<8xf32>> → …  →      : <global, vector<4xf32>> → …
//! %w = arith.addf %v, %v                %q = lir.gep %p[%c1] stride 16
//!   : vector<8xf32>                     %b = lir.load %q align 16
//!                                       %c = arith.addf %a, %a : vector<4xf32>
//!                                       %d = arith.addf %b, %b : vector<4xf32>
//! ```
//!
//! Every value that is split stands as its pieces from then on: results and
//! arguments of control flow, of functions and calls, parameters of kernels.
//! Memory holds pieces, too; addresses count in bytes and stay what they are.

use super::{
    lanes::Replacement,
    pieces::{LANES, expand, is_wide, pieces, whole},
};
use crate::{lir::initial_value, mir_to_lir::layout};
use gir_dialects::{
    ir::{
        self, Attribute, AttributeExt, Block, Builder, Op, OpSpec, OpView, Region, Type, TypeExt,
        Value,
    },
    lir,
    mir::PtrType,
    names,
    pass::{PassInfo, PassRun, parallel_for},
    upstream::func,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-split-vectors",
    description: "Split vectors of 8 and 16 lanes into vectors of 4",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "vector"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let top: Vec<Op<'_>> = module.region(0).blocks().flat_map(Block::ops).collect();
    for global in top.iter().filter_map(|op| op.cast::<lir::GlobalOp<'_>>()) {
        split_global(global);
    }
    let functions: Vec<_> = top.iter().filter_map(|op| op.cast()).collect();
    parallel_for(module.context(), &functions, |&function| split(function));
}

/// Makes the elements of a global pieces, which are as many times more.
fn split_global(global: lir::GlobalOp<'_>) {
    let (op, ty) = (global.op(), global.type_());
    let Some((count, _)) = PtrType::from_type(ty).and_then(|ptr| pieces(ptr.pointee())) else {
        return;
    };
    let elements = ir::i64_attr(op.context(), global.count() * count as i64);
    op.set_attribute(lir::GlobalOp::COUNT_ATTR, elements);
    op.set_attribute(lir::GlobalOp::TYPE_ATTR, ir::type_attr(whole(ty)));
    let lane = PtrType::from_type(whole(ty)).map_or(ty, |pointer| pointer.pointee().lane());
    let element = ir::type_attr(ir::vector(LANES, global.elem_type().lane()));
    op.set_attribute(lir::GlobalOp::ELEM_TYPE_ATTR, element);
    if let Some(bytes) = global.initializer().and_then(initial_value::packed) {
        let rows = [global.count(), i64::from(LANES)];
        let pieces = ir::dense_elements(lane, &rows, &bytes);
        op.set_attribute(lir::GlobalOp::INITIALIZER_ATTR, pieces);
    }
}

/// Splits the vectors of a function, if it has any to split.
fn split(function: func::FuncOp<'_>) {
    let op = function.op();
    if !has_wide(function) {
        return;
    }
    split_signature(function);
    let mut split = Split::default();
    split.region(op.region(0));
    if split.failed {
        // What is left uses what would be erased.
        return;
    }
    // Users stand behind what they use.
    split.replaced.iter().rev().for_each(|op| op.erase());
    for (block, count) in split.arguments {
        (0..count)
            .rev()
            .for_each(|index| block.erase_argument(index));
    }
}

fn has_wide(function: func::FuncOp<'_>) -> bool {
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    let mut found = inputs.iter().chain(&results).any(|&ty| is_wide(ty));
    function.op().walk_pre(|op| {
        found = found || op.results().any(|result| is_wide(result.ty()));
    });
    found
}

fn split_signature(function: func::FuncOp<'_>) {
    let op = function.op();
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    let ty = ir::function(op.context(), &expand(&inputs), &expand(&results));
    op.set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ir::type_attr(ty));
    let lists = [
        (func::FuncOp::ARG_ATTRS_ATTR, function.arg_attrs(), inputs),
        (func::FuncOp::RES_ATTRS_ATTR, function.res_attrs(), results),
    ];
    for (name, given, types) in lists {
        let Some(given) = given.and_then(Attribute::as_array) else {
            continue;
        };
        let new: Vec<_> = std::iter::zip(given, types)
            .flat_map(|(given, ty)| describe_pieces(given, ty))
            .collect();
        op.set_attribute(name, ir::array(op.context(), &new));
    }
}

/// The attributes of a parameter for each of its pieces.
fn describe_pieces<'c>(given: Attribute<'c>, ty: Type<'c>) -> Vec<Attribute<'c>> {
    let Some((count, piece)) = pieces(ty) else {
        return vec![given];
    };
    let entries = given.entries().unwrap_or_default();
    let size = layout::size(piece);
    let describe = |index: usize| {
        let entry = |&(name, value): &(&'c str, Attribute<'c>)| {
            let new = match name {
                names::LIR_PUSH_CONSTANT => lir::PushConstantAttr::from_attribute(value)
                    .map(|place| place.offset() + index as i64 * size)
                    .map(|offset| lir::PushConstantAttr::get(ty.ctx(), offset, size)),
                names::LIR_TYPE => value
                    .as_type()
                    .map(|ty| ir::type_attr(ir::vector(LANES, ty.lane()))),
                _ => None,
            };
            (name, new.unwrap_or(value))
        };
        let entries: Vec<_> = entries.iter().map(entry).collect();
        ir::dictionary(ty.ctx(), &entries)
    };
    (0..count).map(describe).collect()
}

/// A function while its vectors are split.
#[derive(Default)]
pub struct Split<'c> {
    /// What stands for the values that are split.
    pieces: HashMap<Value<'c>, Vec<Value<'c>>>,
    /// Operations that others have taken the place of, in program order.
    replaced: Vec<Op<'c>>,
    /// Blocks and how many of their first arguments others stand for.
    arguments: Vec<(Block<'c>, usize)>,
    /// Whether an error has been reported.
    failed: bool,
}

impl<'c> Split<'c> {
    /// A piece of a value that is split; any other value.
    pub fn piece(&self, value: Value<'c>, index: usize) -> Value<'c> {
        let piece = self.pieces.get(&value).and_then(|pieces| pieces.get(index));
        piece.copied().unwrap_or(value)
    }

    /// All that stands for a value: itself if it is not split.
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

    /// Gives a block new arguments behind the old ones.
    fn split_arguments(&mut self, block: Block<'c>) {
        let old: Vec<_> = block.arguments().collect();
        if !old.iter().any(|argument| is_wide(argument.ty())) {
            return;
        }
        for &argument in &old {
            let types = expand(&[argument.ty()]).into_iter();
            let new: Vec<_> = types
                .map(|ty| block.add_argument(ty, argument.location()))
                .collect();
            self.stand_for(argument, new);
        }
        self.arguments.push((block, old.len()));
    }

    /// Has values stand for a result or argument.
    fn stand_for(&mut self, old: Value<'c>, new: Vec<Value<'c>>) {
        match (pieces(old.ty()), new.as_slice()) {
            (None, &[new]) => old.replace_all_uses(new),
            _ => {
                self.pieces.insert(old, new);
            }
        }
    }

    fn op(&mut self, op: Op<'c>) {
        self.split_storage(op);
        let values = || op.operands().chain(op.results());
        if !values().any(|value| pieces(value.ty()).is_some()) {
            op.regions().for_each(|region| self.region(region));
            return;
        }
        if op.name().starts_with("scf.") || op.name().starts_with("func.") {
            let new = self.structure(op);
            new.regions().for_each(|region| self.region(region));
            return;
        }
        match self.replacement(op) {
            Some(Replacement::Pieces(new)) => self.stand_for(op.result(0), new),
            Some(Replacement::Whole(new)) => op.result(0).replace_all_uses(new),
            Some(Replacement::Nothing) => {}
            None => {
                op.error("cannot be split into vectors of four lanes, the longest of SPIR-V for Vulkan; take the vector apart");
                self.failed = true;
            }
        }
        self.replaced.push(op);
    }

    /// Has pointers point to pieces, and variables hold so many more.
    fn split_storage(&self, op: Op<'c>) {
        for result in op.results() {
            let ty = whole(result.ty());
            if ty == result.ty() {
                continue;
            }
            if let Some(variable) = op.cast::<lir::VarOp<'c>>() {
                let pointee = PtrType::from_type(result.ty()).map(|ptr| ptr.pointee());
                let (count, piece) = pointee.and_then(pieces).unwrap_or((1, ty));
                let elements = variable.count() * count as i64;
                let align = variable.align().min(layout::align(piece));
                op.set_attribute(lir::VarOp::COUNT_ATTR, ir::i64_attr(op.context(), elements));
                op.set_attribute(lir::VarOp::ALIGN_ATTR, ir::i64_attr(op.context(), align));
            }
            result.set_type(ty);
        }
    }

    /// An operation that hands values on, with the pieces instead.
    fn structure(&mut self, op: Op<'c>) -> Op<'c> {
        let operands: Vec<_> = op
            .operands()
            .flat_map(|operand| self.all(operand))
            .collect();
        let attributes = op.attributes();
        let spec = OpSpec {
            operands: &operands,
            results: &expand(&op.result_types()),
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
            let count = pieces(old.ty()).map_or(1, |(count, _)| count);
            let new = results.by_ref().take(count).collect();
            self.stand_for(old, new);
        }
        self.replaced.push(op);
        new
    }
}
