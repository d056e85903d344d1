//! Loops that stand for others: `scf.parallel` and `scf.forall` in a work-item, and copies of memrefs.
//!
//! A parallel loop inside of a kernel runs in each work-item. Its iterations are independent, so that they may run one
//! after the other, the last dimension fastest; values that they reduce go along.
//!
//! ```mlir
//! %s = scf.parallel (%i) = (%a) to (%b)       %s = scf.for %i = %a to %b step %c
//!     step (%c) init (%x) -> f32 {                iter_args(%l = %x) -> (f32) {
//!   %v = memref.load …                   →      %v = memref.load …
//!   scf.reduce(%v) { … }                        %t = arith.addf %l, %v
//! }                                             scf.yield %t
//! ```

use super::extent::mixed;
use crate::analysis::mapped_loops::{is_mapped, is_mapped_parallel};
use gir_dialects::{
    ir::{self, Block, Builder, MemRef, Op, OpView, Type, Value},
    upstream::{arith, memref, scf},
};

/// Replaces parallel loops and copies by nests of `scf.for`.
pub fn lower(op: Op<'_>) {
    if let Some(parallel) = op.cast::<scf::ParallelOp<'_>>() {
        in_turn(parallel);
    } else if let Some(forall) = op.cast::<scf::ForallOp<'_>>() {
        of_all(forall);
    } else if let Some(copy) = op.cast::<memref::CopyOp<'_>>() {
        each_element(copy);
    }
}

/// The bounds of a dimension: lower, upper, step.
type Bounds<'c> = (Value<'c>, Value<'c>, Value<'c>);

/// A nest of loops, each the last operation of the one around.
struct Nest<'c> {
    outermost: Option<scf::ForOp<'c>>,
    /// The indices, outermost first.
    indices: Vec<Value<'c>>,
    /// The carried values in the innermost loop.
    carried: Vec<Value<'c>>,
    /// The insertion point in the innermost loop.
    inside: Builder<'c>,
}

impl<'c> Nest<'c> {
    /// Nested loops that carry values; the innermost one has no terminator yet.
    fn new(b: Builder<'c>, bounds: &[Bounds<'c>], initial: Vec<Value<'c>>) -> Self {
        let location = b.location();
        let mut nest = Self {
            outermost: None,
            indices: vec![],
            carried: initial,
            inside: b,
        };
        for &(lower, upper, step) in bounds {
            let types: Vec<_> = nest.carried.iter().map(|value| value.ty()).collect();
            let carried = &nest.carried;
            let each = scf::ForOp::build(&nest.inside, &types, lower, upper, step, carried, false);
            if nest.outermost.is_some() {
                scf::YieldOp::build(&nest.inside, &each.results());
            }
            let arguments = std::iter::once(lower.ty()).chain(types);
            let arguments: Vec<_> = arguments.map(|ty| (ty, location)).collect();
            let body = Block::new(&arguments);
            each.region().append(body);
            nest.outermost.get_or_insert(each);
            nest.indices.push(body.argument(0));
            nest.carried = body.arguments().skip(1).collect();
            nest.inside = Builder::at_end(body, location);
        }
        nest
    }

    /// The results of the nest, whose innermost loop yields these values.
    fn finish(self, yielded: &[Value<'c>]) -> Vec<Value<'c>> {
        let Some(outermost) = self.outermost else {
            return yielded.to_vec();
        };
        scf::YieldOp::build(&self.inside, yielded);
        outermost.results()
    }
}

/// Moves the operations of a block but its terminator to the end of another.
fn move_body<'c>(from: Block<'c>, to: Block<'c>) {
    let end = from.terminator();
    let body: Vec<_> = from.ops().filter(|&op| Some(op) != end).collect();
    body.into_iter().for_each(|op| op.move_to_end(to));
}

/// A parallel loop as loops that run one after the other.
fn in_turn(parallel: scf::ParallelOp<'_>) {
    let op = parallel.op();
    if is_mapped_parallel(op) {
        op.error("maps its iterations to work-items or workgroups, but stands in a kernel already; keep it in host code, or remove the mapping: each work-item then runs all iterations");
        return;
    }
    let Some(body) = op.region(0).first_block() else {
        return;
    };
    let bounds = parallel.lower_bound().into_iter();
    let bounds = bounds.zip(parallel.upper_bound()).zip(parallel.step());
    let bounds: Vec<_> = bounds.map(|((from, to), step)| (from, to, step)).collect();
    let nest = Nest::new(Builder::before(op), &bounds, parallel.init_vals());
    let (Some(end), Some(inside)) = (body.terminator(), nest.inside_block()) else {
        return;
    };
    for (old, &new) in body.arguments().zip(&nest.indices) {
        old.replace_all_uses(new);
    }
    move_body(body, inside);
    let joined: Vec<_> = nest
        .carried
        .iter()
        .zip(end.operands().zip(end.regions()))
        .filter_map(|(&so_far, (value, region))| {
            let reduction = region.first_block()?;
            reduction.argument(0).replace_all_uses(so_far);
            reduction.argument(1).replace_all_uses(value);
            move_body(reduction, inside);
            Some(reduction.terminator()?.operand(0))
        })
        .collect();
    let results = nest.finish(&joined);
    for (old, new) in op.results().zip(results) {
        old.replace_all_uses(new);
    }
    op.erase();
}

impl<'c> Nest<'c> {
    /// The block of the innermost loop.
    fn inside_block(&self) -> Option<Block<'c>> {
        self.indices.last().and_then(|index| index.owner_block())
    }
}

/// A loop over all indices, without results.
fn of_all(forall: scf::ForallOp<'_>) {
    let op = forall.op();
    if is_mapped(forall.mapping()) {
        op.error("maps its iterations to work-items or workgroups, which has not happened; run `mlir-opt --transform-interpreter` with 'transform.gpu.map_nested_forall_to_threads', or remove the mapping: each work-item then runs all iterations");
        return;
    }
    let Some(body) = forall.region().first_block() else {
        return;
    };
    let b = Builder::before(op);
    let ty = Type::index(b.context());
    let numbers = |fixed, dynamic| {
        let extents = mixed(fixed, dynamic).into_iter();
        let values = extents.filter_map(|extent| extent.value(&b, ty));
        values.collect::<Vec<_>>()
    };
    let lower = numbers(forall.static_lower_bound(), forall.dynamic_lower_bound());
    let upper = numbers(forall.static_upper_bound(), forall.dynamic_upper_bound());
    let steps = numbers(forall.static_step(), forall.dynamic_step());
    let bounds = lower.into_iter().zip(upper).zip(steps);
    let bounds: Vec<_> = bounds.map(|((from, to), step)| (from, to, step)).collect();
    let nest = Nest::new(b, &bounds, vec![]);
    let Some(inside) = nest.inside_block() else {
        return;
    };
    for (old, &new) in body.arguments().zip(&nest.indices) {
        old.replace_all_uses(new);
    }
    move_body(body, inside);
    nest.finish(&[]);
    op.erase();
}

/// A copy as loads and stores of all elements.
fn each_element(copy: memref::CopyOp<'_>) {
    let op = copy.op();
    let [from, to] = [copy.source(), copy.target()].map(|memref| MemRef::of(memref.ty()));
    let (Some(from), Some(to)) = (from, to) else {
        op.error("copies memory of unknown rank; cast it to a ranked memref first");
        return;
    };
    let b = Builder::before(op);
    let ty = Type::index(b.context());
    let number = |value: i64| arith::ConstantOp::build(&b, ty, ir::integer(ty, value)).result();
    let size = |(at, known): (usize, Option<i64>)| {
        let upper = match known.or(to.shape.get(at).copied().flatten()) {
            Some(known) => number(known),
            None => memref::DimOp::build(&b, ty, copy.source(), number(at as i64)).result(),
        };
        (number(0), upper, number(1))
    };
    let bounds: Vec<_> = from.shape.iter().copied().enumerate().map(size).collect();
    let nest = Nest::new(Builder::before(op), &bounds, vec![]);
    let (b, indices) = (&nest.inside, &nest.indices);
    let value = memref::LoadOp::build(b, from.element, copy.source(), indices, None, None);
    memref::StoreOp::build(b, value.result(), copy.target(), indices, None, None);
    nest.finish(&[]);
    op.erase();
}
