//! Positions in the grid, barriers and fences.

use super::super::call::{
    Call,
    Meaning::{self, Build},
    Outcome, Row,
};
use gir_dialects::{
    common::{Axis, MemoryOrdering, MemoryScope},
    ir::Value,
    mir,
    upstream::arith::{self, CmpIPredicate},
};

/// The functions.
pub const ROWS: &[Row] = &[
    (
        "get_global_id",
        Build(|c| {
            c.by_axis(0, |c, axis| {
                mir::GlobalIdOp::build(&c.b, c.word(), axis).result()
            })
        }),
    ),
    (
        "get_local_id",
        Build(|c| {
            c.by_axis(0, |c, axis| {
                mir::LocalIdOp::build(&c.b, c.word(), axis).result()
            })
        }),
    ),
    (
        "get_group_id",
        Build(|c| {
            c.by_axis(0, |c, axis| {
                mir::WorkgroupIdOp::build(&c.b, c.word(), axis).result()
            })
        }),
    ),
    (
        "get_num_groups",
        Build(|c| {
            c.by_axis(1, |c, axis| {
                mir::NumWorkgroupsOp::build(&c.b, c.word(), axis).result()
            })
        }),
    ),
    ("get_local_size", Build(|c| c.by_axis(1, size))),
    ("get_enqueued_local_size", Build(|c| c.by_axis(1, size))),
    ("get_global_size", Build(|c| c.by_axis(1, global_size))),
    ("get_global_offset", Build(|c| c.one(c.int(c.word(), 0)))),
    (
        "get_local_linear_id",
        Build(|c| {
            c.one(linear(
                c,
                |c, axis| mir::LocalIdOp::build(&c.b, c.word(), axis).result(),
                size,
            ))
        }),
    ),
    (
        "get_global_linear_id",
        Build(|c| {
            c.one(linear(
                c,
                |c, axis| mir::GlobalIdOp::build(&c.b, c.word(), axis).result(),
                global_size,
            ))
        }),
    ),
    (
        "get_sub_group_id",
        Build(|c| c.one(mir::SubgroupIdOp::build(&c.b, c.word()).result())),
    ),
    (
        "get_sub_group_local_id",
        Build(|c| c.one(mir::SubgroupLocalIdOp::build(&c.b, c.word()).result())),
    ),
    (
        "get_sub_group_size",
        Build(|c| c.one(mir::SubgroupSizeOp::build(&c.b, c.word()).result())),
    ),
    (
        "get_max_sub_group_size",
        Build(|c| c.one(mir::SubgroupSizeOp::build(&c.b, c.word()).result())),
    ),
    (
        "get_num_sub_groups",
        Build(|c| c.one(mir::NumSubgroupsOp::build(&c.b, c.word()).result())),
    ),
    (
        "get_work_dim",
        Build(|_| {
            Err("asks for the number of dimensions of the launch, which only OpenCL's host knows; pass it as a parameter"
                .to_owned())
        }),
    ),
    ("prefetch", Meaning::Nothing),
    ("barrier", BARRIER),
    ("work_group_barrier", BARRIER),
    (
        "sub_group_barrier",
        Build(|c| {
            mir::BarrierOp::build(
                &c.b,
                MemoryScope::Subgroup,
                MemoryScope::Workgroup,
                MemoryOrdering::AcqRel,
            );
            Ok(vec![])
        }),
    ),
    (
        "mem_fence",
        Build(|c| fence(c, MemoryOrdering::AcqRel, MemoryScope::Workgroup)),
    ),
    (
        "read_mem_fence",
        Build(|c| fence(c, MemoryOrdering::Acquire, MemoryScope::Workgroup)),
    ),
    (
        "write_mem_fence",
        Build(|c| fence(c, MemoryOrdering::Release, MemoryScope::Workgroup)),
    ),
    (
        "atomic_work_item_fence",
        Build(|c| {
            let (order, scope) = (
                super::atomics::ordering(c.constant(1)?)?,
                super::atomics::scope(c.constant(2)?)?,
            );
            fence(c, order, scope)
        }),
    ),
];

/// A barrier of the workgroup orders workgroup and global memory, whatever its flags say.
pub const BARRIER: Meaning = Build(|c| {
    let group = MemoryScope::Workgroup;
    mir::BarrierOp::build(&c.b, group, group, MemoryOrdering::AcqRel);
    Ok(vec![])
});

/// A fence; a relaxed one, or one of the work-item, orders nothing.
pub fn fence<'c>(c: &Call<'_, 'c>, order: MemoryOrdering, scope: MemoryScope) -> Outcome<'c> {
    if order != MemoryOrdering::Relaxed && scope != MemoryScope::Invocation {
        mir::MemoryFenceOp::build(&c.b, scope, order);
    }
    Ok(vec![])
}

/// Work-items of a workgroup along an axis.
pub fn size<'c>(c: &Call<'_, 'c>, axis: Axis) -> Value<'c> {
    mir::WorkgroupSizeOp::build(&c.b, c.word(), axis).result()
}

fn global_size<'c>(c: &Call<'_, 'c>, axis: Axis) -> Value<'c> {
    let groups = mir::NumWorkgroupsOp::build(&c.b, c.word(), axis).result();
    arith::MulIOp::build(&c.b, c.word(), groups, size(c, axis), None).result()
}

/// A value for each axis.
type Places<'c> = fn(&Call<'_, 'c>, Axis) -> Value<'c>;

/// The number of a position in an order along x, then y, then z.
fn linear<'c>(c: &Call<'_, 'c>, id: Places<'c>, extent: Places<'c>) -> Value<'c> {
    let multiply = |l, r| arith::MulIOp::build(&c.b, c.word(), l, r, None).result();
    let plane = c.add(multiply(id(c, Axis::Z), extent(c, Axis::Y)), id(c, Axis::Y));
    c.add(multiply(plane, extent(c, Axis::X)), id(c, Axis::X))
}

/// The axes.
pub const AXES: [Axis; 3] = [Axis::X, Axis::Y, Axis::Z];

impl<'c> Call<'_, 'c> {
    /// A value by the axis that the argument names; `beyond` for others.
    fn by_axis(&self, beyond: i64, value: Places<'c>) -> Outcome<'c> {
        if let Ok(axis) = self.constant(0) {
            let axis = usize::try_from(axis).ok().and_then(|axis| AXES.get(axis));
            let found = axis.map(|&axis| value(self, axis));
            return self.one(found.unwrap_or_else(|| self.int(self.word(), beyond)));
        }
        let axis = self.arg(0)?;
        let mut chosen = self.int(self.word(), beyond);
        for (number, place) in (0..).zip(AXES) {
            let is_it = self.compare(CmpIPredicate::Eq, axis, self.int(axis.ty(), number));
            chosen = self.select(is_it, value(self, place), chosen);
        }
        self.one(chosen)
    }
}
