//! The walk over a kernel, which handles one operation after another.

use super::{
    collectives, constructs,
    grid::{Grid, Id},
    kernel::{Class, Kernel},
    points::{self, Points},
    segments::Segment,
    uniform::Plan,
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{self, Block, Builder, Op},
    lir,
    mir::{PtrType, StorageSpace},
    names,
};
use std::collections::HashMap;

/// Makes a kernel compute a whole workgroup, with subgroups of `width` work-items unless the kernel
/// or target specifies a size; `None` after an error.
pub fn serialize(plan: &Plan<'_>, width: Option<i64>) -> Option<()> {
    let op = plan.kernel;
    let entry = op.region(0).first_block()?;
    let mut kernel = Kernel {
        points: Points::of(op),
        grid: Grid::of(op, entry, width)?,
        uniform: plan.uniform(),
        classes: HashMap::new(),
        slots: HashMap::new(),
        segments: vec![],
        open: None,
        mask: None,
        variables: vec![],
        removed: Block::new(&[]),
    };
    let done = kernel.ask_once().and_then(|()| kernel.block(entry));
    match done {
        Some(()) => {
            kernel.finish();
            op.set_attribute(names::LIR_SERIALIZED, ir::flag(op.context()));
        }
        None => kernel.give_up(),
    }
    done
}

impl<'c> Kernel<'c> {
    /// Replaces all queries of one property by a single value.
    fn ask_once(&mut self) -> Option<()> {
        let mut asked = vec![];
        let kernel = self.grid.kernel;
        kernel.walk_pre(|op| asked.extend(Id::of(op).map(|id| (id, op))));
        let mut values = HashMap::new();
        for (id, op) in asked {
            if matches!(id, Id::Subgroup | Id::Lane) {
                self.grid.width(op)?;
            }
            if let Some(&value) = values.get(&id) {
                op.result(0).replace_all_uses(value);
            } else if id.is_uniform() {
                let value = self.grid.first(id, op)?;
                values.insert(id, value);
                op.result(0).replace_all_uses(value);
            } else {
                values.insert(id, op.result(0));
                self.classes.insert(op.result(0), Class::Id(id));
            }
            op.move_to_end(self.removed);
        }
        Some(())
    }

    /// Handles a block that all work-items reach, except for its terminator, which is up to the
    /// caller.
    pub fn block(&mut self, block: Block<'c>) -> Option<()> {
        let mut next = block.first_op();
        while let Some(op) = next {
            next = op.next();
            if next.is_some() && op != self.grid.anchor {
                self.op(op)?;
            }
        }
        Some(())
    }

    /// Handles an operation that all work-items reach.
    pub fn op(&mut self, op: Op<'c>) -> Option<()> {
        if points::is_point(op) {
            self.point(op)
        } else if op.is::<lir::CheckBarrierOp<'c>>() {
            // It runs once for all work-items.
            self.close();
            Some(())
        } else if self.points.are_in(op) {
            constructs::rebuild(self, op)
        } else if let Some(var) = op.cast::<lir::VarOp<'c>>() {
            match is_private(var) {
                true => self.variable(var),
                false => self.hoist(op),
            }
        } else if self.is_shared(op) {
            self.hoist(op)
        } else {
            self.item(op)
        }
    }

    /// Moves an operation out of the open segment.
    fn hoist(&mut self, op: Op<'c>) -> Option<()> {
        if let Some(open) = self.open {
            op.move_before(self.segments[open].outer);
        }
        Some(())
    }

    /// Whether a single computation serves all work-items.
    fn is_shared(&self, op: Op<'c>) -> bool {
        let mut is_shared = op.is_effect_free();
        op.walk_pre(|op| {
            is_shared &= op
                .operands()
                .all(|value| !self.classes.contains_key(&value));
        });
        is_shared
    }

    /// Moves an operation into the loop over the work-items.
    fn item(&mut self, op: Op<'c>) -> Option<()> {
        let segment = self.open_before(op)?;
        self.localize(op, segment)?;
        op.move_before(self.segments[segment].end);
        for result in op.results() {
            self.classes.insert(result, Class::Item(segment));
        }
        Some(())
    }

    /// Handles a synchronisation point.
    fn point(&mut self, op: Op<'c>) -> Option<()> {
        let Some(barrier) = op.cast::<lir::BarrierOp<'c>>() else {
            return collectives::compute(self, op);
        };
        self.close();
        let (scope, semantics) = (barrier.mem_scope(), barrier.semantics());
        let is_wide = !matches!(
            scope,
            MemoryScope::Invocation | MemoryScope::Subgroup | MemoryScope::Workgroup
        );
        if is_wide && semantics != MemoryOrdering::Relaxed {
            lir::MemFenceOp::build(&Builder::before(op), scope, semantics);
        }
        op.erase();
        Some(())
    }

    /// Removes unused operations.
    fn finish(self) {
        let anchor = self.grid.anchor;
        if !anchor.has_uses() {
            anchor.move_to_end(self.removed);
        }
        for op in self.removed.ops() {
            op.set_operands(&[]);
        }
        self.removed.erase();
        self.segments.iter().rev().for_each(Segment::prune);
    }

    /// Leaves a module that is valid enough to be dropped.
    fn give_up(self) {
        let ops: Vec<_> = self.removed.ops().collect();
        for op in ops {
            op.move_before(self.grid.anchor);
        }
        self.removed.erase();
    }
}

fn is_private(var: lir::VarOp<'_>) -> bool {
    let pointer = PtrType::from_type(var.result().ty());
    pointer.is_some_and(|pointer| pointer.space() == StorageSpace::Private)
}
