//! Loops over the workgroups of a tile, and the position of a work-item in the grid within them.

use super::{refusals::WorkgroupMemory, tile::Tile};
use crate::analysis::shared_memory;
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::{self, AttributeExt as _, Block, Builder, Op, OpView as _, Type, Value},
    mir, names,
    upstream::{arith, scf},
};

/// Puts the body of a kernel into loops over the workgroups of a tile.
pub fn tile<'c>(kernel: Op<'c>, tile: &Tile, memory: WorkgroupMemory) {
    let known = kernel
        .attribute(names::MIR_TILE)
        .and_then(|known| known.as_dense_i64());
    let known = known
        .and_then(|known| known.try_into().ok())
        .map_or(Tile([1; 3]), Tile);
    let Some(all) = known.times(tile) else {
        kernel.error("is tiled already, and would have more than 65535 workgroups in a tile; choose a smaller factor");
        return;
    };
    let Some(body) = kernel.region(0).first_block() else {
        return;
    };
    let extents = shared_memory::extents(kernel);
    let inner = wrap(kernel, body, tile);
    let Some(block) = inner.steps.last().and_then(|(_, step)| step.owner_block()) else {
        return;
    };
    if let (WorkgroupMemory::Used, Some(end)) = (memory, block.terminator()) {
        let b = Builder::before(end).with_location(kernel.location());
        let workgroup = MemoryScope::Workgroup;
        mir::BarrierOp::build(&b, workgroup, workgroup, MemoryOrdering::AcqRel);
    }
    inner.replace(block, extents);
    kernel.set_attribute(names::MIR_TILE, ir::dense_i64(kernel.context(), &all.0));
}

/// The loops of a kernel.
struct Loops<'c> {
    tile: Tile,
    /// The number of each loop's iteration, with its axis; the innermost one is last.
    steps: Vec<(Axis, Value<'c>)>,
}

/// Moves the operations of a body into new loops, but variables and the end.
fn wrap<'c>(kernel: Op<'c>, body: Block<'c>, tile: &Tile) -> Loops<'c> {
    let location = kernel.location();
    let int = i32(kernel);
    let moved: Vec<_> = body.ops().collect();
    let mut steps = vec![];
    let mut at = Builder::at_start(body, location);
    for axis in [Axis::Z, Axis::Y, Axis::X] {
        let count = tile.0[axis as usize];
        if count == 1 {
            continue;
        }
        let constant =
            |number| arith::ConstantOp::build(&at, int, ir::integer(int, number)).result();
        let (zero, count, one) = (constant(0), constant(count), constant(1));
        let each = scf::ForOp::build(&at, &[], zero, count, one, &[], true);
        let block = Block::new(&[(int, location)]);
        each.region().append(block);
        let end = scf::YieldOp::build(&Builder::at_end(block, location), &[]);
        at = Builder::before(end.op());
        steps.push((axis, block.argument(0)));
    }
    let inner = steps.last().and_then(|(_, step)| step.owner_block());
    let end = inner.and_then(Block::terminator);
    if let (Some(end), Some(first)) = (end, body.first_op()) {
        let last = body.terminator();
        for op in moved.into_iter().filter(|op| Some(*op) != last) {
            match op.is::<mir::AllocOp<'_>>() {
                true => op.move_before(first),
                false => op.move_before(end),
            }
        }
    }
    Loops { tile: *tile, steps }
}

/// The integers of builtins.
fn i32(op: Op<'_>) -> Type<'_> {
    ir::integer_type(op.context(), 32, ir::Signedness::Signless)
}

impl<'c> Loops<'c> {
    fn step(&self, axis: Axis) -> Option<Value<'c>> {
        let mut steps = self.steps.iter();
        steps.find(|(of, _)| *of == axis).map(|(_, step)| *step)
    }

    /// Replaces the positions in the grid.
    fn replace(&self, block: Block<'c>, extents: Option<shared_memory::Extents>) {
        let mut asked = vec![];
        for op in block.ops() {
            op.walk_pre(|op| asked.push(op));
        }
        for op in asked {
            if let Some(id) = op.cast::<mir::WorkgroupIdOp<'c>>() {
                self.replace_one(op, id.axis(), |b, group| group.id(b));
            } else if let Some(number) = op.cast::<mir::NumWorkgroupsOp<'c>>() {
                self.replace_one(op, number.axis(), |b, group| group.count(b));
            } else if let Some(id) = op.cast::<mir::GlobalIdOp<'c>>() {
                self.replace_one(op, id.axis(), |b, group| group.item(b, extents));
            }
        }
    }

    fn replace_one(
        &self,
        op: Op<'c>,
        axis: Axis,
        build: impl Fn(&Builder<'c>, &Group<'c>) -> Value<'c>,
    ) {
        let Some(step) = self.step(axis) else { return };
        let group = Group {
            axis,
            ty: op.result(0).ty(),
            count: self.tile.0[axis as usize],
            step,
        };
        let value = build(&Builder::before(op), &group);
        op.result(0).replace_all_uses(value);
        op.erase();
    }
}

/// A workgroup of the source, along an axis.
struct Group<'c> {
    axis: Axis,
    ty: Type<'c>,
    count: i64,
    step: Value<'c>,
}

impl<'c> Group<'c> {
    fn number(&self, b: &Builder<'c>, number: i64) -> Value<'c> {
        arith::ConstantOp::build(b, self.ty, ir::integer(self.ty, number)).result()
    }

    fn times(&self, b: &Builder<'c>, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        arith::MulIOp::build(b, self.ty, lhs, rhs, None).result()
    }

    fn plus(&self, b: &Builder<'c>, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        arith::AddIOp::build(b, self.ty, lhs, rhs, None).result()
    }

    /// Its number.
    fn id(&self, b: &Builder<'c>) -> Value<'c> {
        let own = mir::WorkgroupIdOp::build(b, self.ty, self.axis).result();
        let first = self.times(b, own, self.number(b, self.count));
        self.plus(b, first, self.step)
    }

    /// How many there are.
    fn count(&self, b: &Builder<'c>) -> Value<'c> {
        let own = mir::NumWorkgroupsOp::build(b, self.ty, self.axis).result();
        self.times(b, own, self.number(b, self.count))
    }

    /// The number of the work-item in the grid.
    fn item(&self, b: &Builder<'c>, extents: Option<shared_memory::Extents>) -> Value<'c> {
        let size = match extents {
            Some(extents) => self.number(b, extents[self.axis as usize]),
            None => mir::WorkgroupSizeOp::build(b, self.ty, self.axis).result(),
        };
        let first = self.times(b, self.id(b), size);
        let own = mir::LocalIdOp::build(b, self.ty, self.axis).result();
        self.plus(b, first, own)
    }
}
