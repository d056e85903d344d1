//! Loops over the work-items.

use super::{
    super::arithmetic::Arithmetic,
    grid::{Grid, Id},
    slots::Slot,
};
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Value},
    names,
    upstream::{arith, scf},
};
use std::collections::HashMap;

/// Code that each work-item executes from start to end before the next one starts.
pub struct Segment<'c> {
    /// The outermost loop.
    pub outer: Op<'c>,
    /// The block of the kernel that contains the loop.
    pub home: Block<'c>,
    /// The terminator of the innermost loop's body.
    pub end: Op<'c>,
    /// The index of the work-item along each axis.
    indices: [Value<'c>; 3],
    /// The linear index of the work-item: x varies fastest, then y, then z.
    number: Option<Value<'c>>,
    ids: HashMap<Id, Value<'c>>,
    /// The local copies of values of other segments.
    pub copies: HashMap<Value<'c>, Value<'c>>,
}

impl<'c> Segment<'c> {
    /// Creates an empty loop before `place`, for the work-items of a mask.
    pub fn before(
        place: Op<'c>,
        home: Block<'c>,
        mask: Option<Slot<'c>>,
        grid: &mut Grid<'c>,
    ) -> Option<Self> {
        let mut indices = [grid.constant(0); 3];
        let mut builder = Builder::before(place).with_location(place.location());
        let mut outer = None;
        let mut end = None;
        for axis in axes(grid) {
            let (zero, one) = (grid.constant(0), grid.constant(1));
            let extent = grid.extent(axis);
            let nest = scf::ForOp::build(&builder, &[], zero, extent, one, &[], false);
            nest.op()
                .set_attribute(names::LIR_WORK_ITEMS, ir::flag(place.context()));
            let body = Block::new(&[(grid.word(), place.location())]);
            nest.region().append(body);
            let inside = Builder::at_end(body, place.location());
            let last = scf::YieldOp::build(&inside, &[]).op();
            indices[axis] = body.argument(0);
            outer = outer.or(Some(nest.op()));
            builder = Builder::before(last);
            end = Some(last);
        }
        let mut segment = Self {
            outer: outer?,
            home,
            end: end?,
            indices,
            number: None,
            ids: HashMap::new(),
            copies: HashMap::new(),
        };
        if let Some(mask) = mask {
            segment.restrict(mask, grid);
        }
        Some(segment)
    }

    /// Skips the work-items outside a mask.
    fn restrict(&mut self, mask: Slot<'c>, grid: &mut Grid<'c>) {
        let number = self.number(grid);
        let builder = self.builder();
        let takes_part = mask.load(builder, number);
        let branch = scf::IfOp::build(&builder, &[], takes_part);
        let body = Block::new(&[]);
        branch.then_region().append(body);
        self.end = scf::YieldOp::build(&Builder::at_end(body, builder.location()), &[]).op();
    }

    /// The insertion point for the next operation.
    pub fn builder(&self) -> Builder<'c> {
        Builder::before(self.end)
    }

    /// Builds at the start of the body, or just after a value computed in it.
    fn after(&self, value: Option<Value<'c>>) -> Arithmetic<'c> {
        let defined = value
            .and_then(Value::defining_op)
            .filter(|op| op.block() == self.end.block());
        let next = defined.and_then(Op::next);
        let first = || self.end.block().and_then(Block::first_op);
        let place = next.or_else(first).unwrap_or(self.end);
        Arithmetic::new(Builder::before(place).with_location(self.outer.location()))
    }

    /// The linear index of the work-item, available in the whole body.
    pub fn number(&mut self, grid: &mut Grid<'c>) -> Value<'c> {
        if let Some(number) = self.number {
            return number;
        }
        let a = self.after(None);
        let mut number = None;
        for axis in axes(grid) {
            number = Some(match number {
                None => self.indices[axis],
                Some(outer) => {
                    let scaled = a.binary(arith::MulIOp::NAME, outer, grid.extent(axis));
                    a.binary(arith::AddIOp::NAME, scaled, self.indices[axis])
                }
            });
        }
        let number = number.unwrap_or(self.indices[0]);
        self.number = Some(number);
        number
    }

    /// Removes computations that were repeated at all their uses, and a loop left empty.
    pub fn prune(&self) {
        let Some(body) = self.end.block() else { return };
        let mut ops: Vec<_> = body.ops().collect();
        ops.pop();
        for op in ops.into_iter().rev() {
            if !op.has_uses() && op.is_effect_free() {
                op.erase();
            }
        }
        if body.first_op() == Some(self.end) {
            self.outer.erase();
        }
    }

    /// A property of the work-item; `None` after an error at `op`.
    pub fn id(&mut self, id: Id, grid: &mut Grid<'c>, op: Op<'_>) -> Option<Value<'c>> {
        if let Some(&value) = self.ids.get(&id) {
            return Some(value);
        }
        let value = match id {
            Id::Local(axis) => self.indices[axis],
            Id::Global(axis) => {
                let base = grid.base(axis);
                let a = self.after(None);
                a.binary(arith::AddIOp::NAME, base, self.indices[axis])
            }
            Id::Subgroup | Id::Lane => {
                let width = grid.width(op)?;
                let width = grid.constant(width);
                let number = self.number(grid);
                let name = match id {
                    Id::Lane => arith::RemUIOp::NAME,
                    _ => arith::DivUIOp::NAME,
                };
                self.after(Some(number)).binary(name, number, width)
            }
            Id::Extent(_) | Id::SubgroupSize | Id::Subgroups => grid.first(id, op)?,
        };
        self.ids.insert(id, value);
        Some(value)
    }
}

/// The axes that have a loop, outermost first.
fn axes(grid: &Grid<'_>) -> Vec<usize> {
    let has_loop = |axis: &usize| {
        let known = grid.extents.map(|extents| extents[*axis]);
        *axis == 0 || known != Some(1)
    };
    [2, 1, 0].into_iter().filter(has_loop).collect()
}
