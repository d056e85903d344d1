//! Operations of linalg that stand for several others, on memrefs: `linalg.softmax`.
//!
//! Upstream writes such an operation on tensors as others of linalg, and has no form on memrefs. It becomes parallel
//! loops over all dimensions but the one that it normalises, which in host code become a kernel, and in kernels run in
//! each work-item:
//!
//! ```mlir
//!                                       scf.parallel (%i) = (%c0) to (%n) step (%c1) {
//!                                         %max = scf.for %k = … // the greatest %x[%i, %k]
//! linalg.softmax dimension(1)             %sum = scf.for %k = … {
//!     ins(%x : memref<?x8xf32>)             %e = math.exp (%x[%i, %k] - %max)
//!     outs(%y : memref<?x8xf32>)   →        memref.store %e, %y[%i, %k]
//!                                           …
//!                                         }
//!                                         scf.for %k = … // %y[%i, %k] /= %sum
//!                                       }
//! ```

use gir_dialects::{
    driver,
    ir::{self, AttributeExt, Block, Builder, MemRef, Op, OpView, Type, TypeExt, Value},
    melior::ir::attribute::FloatAttribute,
    upstream::{arith, math, memref, scf},
};

/// Expands those operations below another.
pub fn lower(op: Op<'_>) {
    let mut found = vec![];
    op.walk_pre(|inner| {
        let is_softmax = inner.name() == "linalg.softmax" && inner.operand_count() == 2;
        let is_on_memory = || inner.operands().all(|it| MemRef::of(it.ty()).is_some());
        found.extend((is_softmax && is_on_memory()).then_some(inner));
    });
    if !found.is_empty() {
        // Those of a pass are loaded already.
        for dialect in ["arith", "math", "memref", "scf"] {
            driver::has_dialect(op.context(), dialect);
        }
    }
    found.into_iter().for_each(softmax);
}

fn softmax(op: Op<'_>) {
    let dimension = op.attribute("dimension").and_then(AttributeExt::as_int);
    let dimension = usize::try_from(dimension.unwrap_or_default()).unwrap_or_default();
    let [from, to] = [op.operand(0), op.operand(1)];
    let Some(memref) = MemRef::of(from.ty()) else {
        return;
    };
    let b = Builder::before(op);
    let (zero, one) = (index(&b, 0), index(&b, 1));
    let sizes = memref.shape.iter().enumerate();
    let sizes: Vec<_> = sizes
        .map(|(at, known)| size(&b, from, at, *known))
        .collect();
    let mut outer = sizes.clone();
    let row = outer.remove(dimension);
    // A loop over nothing but the row is a loop of one round.
    outer.resize(outer.len().max(1), one);
    let (lower, steps) = (vec![zero; outer.len()], vec![one; outer.len()]);
    let rows = scf::ParallelOp::build(&b, &[], &lower, &outer, &steps, &[]);
    let arguments: Vec<_> = outer.iter().map(|it| (it.ty(), b.location())).collect();
    let body = Block::new(&arguments);
    rows.op().region(0).append(body);
    let mut indices: Vec<_> = body.arguments().take(sizes.len() - 1).collect();
    indices.insert(dimension, zero);
    let row = Row {
        from,
        to,
        indices,
        dimension,
        bounds: (zero, row, one),
        element: memref.element,
    };
    let inside = Builder::at_end(body, b.location());
    row.normalise(&inside);
    scf::ReduceOp::build(&inside, &[], 0);
    op.erase();
}

/// The elements that are normalised together.
struct Row<'c> {
    from: Value<'c>,
    to: Value<'c>,
    /// The indices, with a place for that of the row's dimension.
    indices: Vec<Value<'c>>,
    dimension: usize,
    bounds: (Value<'c>, Value<'c>, Value<'c>),
    element: Type<'c>,
}

impl<'c> Row<'c> {
    fn normalise(&self, b: &Builder<'c>) {
        let ty = self.element;
        // A NaN is less than all numbers.
        let nothing = FloatAttribute::new(ty.ctx(), ty, f64::NAN).into();
        let nothing = arith::ConstantOp::build(b, ty, nothing).result();
        let zero = FloatAttribute::new(ty.ctx(), ty, 0.0).into();
        let zero = arith::ConstantOp::build(b, ty, zero).result();
        let greatest = self.each(b, Some(nothing), |b, indices, so_far| {
            let value = self.load(b, self.from, indices);
            Some(arith::MaxNumFOp::build(b, ty, so_far?, value, None).result())
        });
        let Some(greatest) = greatest else { return };
        let sum = self.each(b, Some(zero), |b, indices, so_far| {
            let value = self.load(b, self.from, indices);
            let below = arith::SubFOp::build(b, ty, value, greatest, None).result();
            let power = math::ExpOp::build(b, ty, below, None).result();
            memref::StoreOp::build(b, power, self.to, indices, None, None);
            Some(arith::AddFOp::build(b, ty, so_far?, power, None).result())
        });
        let Some(sum) = sum else { return };
        self.each(b, None, |b, indices, _| {
            let power = self.load(b, self.to, indices);
            let share = arith::DivFOp::build(b, ty, power, sum, None).result();
            memref::StoreOp::build(b, share, self.to, indices, None, None);
            None
        });
    }

    /// A loop over the row that carries a value, if one is given.
    fn each(
        &self,
        b: &Builder<'c>,
        initial: Option<Value<'c>>,
        body: impl FnOnce(&Builder<'c>, &[Value<'c>], Option<Value<'c>>) -> Option<Value<'c>>,
    ) -> Option<Value<'c>> {
        let (lower, upper, step) = self.bounds;
        let initial: Vec<_> = initial.into_iter().collect();
        let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
        let each = scf::ForOp::build(b, &types, lower, upper, step, &initial, false);
        let arguments = std::iter::once(lower.ty()).chain(types);
        let arguments: Vec<_> = arguments.map(|ty| (ty, b.location())).collect();
        let block = Block::new(&arguments);
        each.region().append(block);
        let mut indices = self.indices.clone();
        indices[self.dimension] = block.argument(0);
        let inside = Builder::at_end(block, b.location());
        let next: Vec<_> = body(&inside, &indices, block.arguments().nth(1))
            .into_iter()
            .collect();
        scf::YieldOp::build(&inside, &next);
        each.results().first().copied()
    }

    fn load(&self, b: &Builder<'c>, memory: Value<'c>, indices: &[Value<'c>]) -> Value<'c> {
        memref::LoadOp::build(b, self.element, memory, indices, None, None).result()
    }
}

/// The size of a dimension.
fn size<'c>(b: &Builder<'c>, memory: Value<'c>, at: usize, known: Option<i64>) -> Value<'c> {
    match known {
        Some(known) => index(b, known),
        None => {
            let place = index(b, at as i64);
            memref::DimOp::build(b, place.ty(), memory, place).result()
        }
    }
}

fn index<'c>(b: &Builder<'c>, value: i64) -> Value<'c> {
    let ty = Type::index(b.context());
    arith::ConstantOp::build(b, ty, ir::integer(ty, value)).result()
}
