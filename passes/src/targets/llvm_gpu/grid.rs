//! The position of a work-item in the grid.

use super::{Axis, Gpu, profile_of};
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, AttributeExt as _, Builder, Op, OpView, Signedness, Value},
    lir, names,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::arith,
};
use std::marker::PhantomData;

/// Adds the patterns of this family.
pub fn add_patterns<G: Gpu>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    add_places::<G>(patterns, converter);
    patterns
        .add_conversion::<lir::SubgroupIdOp<'_>>(converter, subgroup_id::<G>)
        .add_conversion::<lir::SubgroupSizeOp<'_>>(converter, subgroup_size::<G>)
        .add_conversion::<lir::SubgroupLocalIdOp<'_>>(converter, subgroup_local_id::<G>)
        .add_conversion::<lir::NumSubgroupsOp<'_>>(converter, num_subgroups::<G>);
}

/// Patterns of operations that exist for each axis.
macro_rules! places {
    ($($value:ident: $x:ident, $y:ident, $z:ident;)*) => {
        fn add_places<G: Gpu>(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
            $(
                patterns
                    .add_conversion::<lir::$x<'_>>(converter, |op, _, rewriter| {
                        give::<G>(op, rewriter, |grid| grid.$value(Axis::X))
                    })
                    .add_conversion::<lir::$y<'_>>(converter, |op, _, rewriter| {
                        give::<G>(op, rewriter, |grid| grid.$value(Axis::Y))
                    })
                    .add_conversion::<lir::$z<'_>>(converter, |op, _, rewriter| {
                        give::<G>(op, rewriter, |grid| grid.$value(Axis::Z))
                    });
            )*
        }
    };
}

places! {
    global_id: IdGlobalXOp, IdGlobalYOp, IdGlobalZOp;
    local_id: IdLocalXOp, IdLocalYOp, IdLocalZOp;
    group_id: IdGroupXOp, IdGroupYOp, IdGroupZOp;
    groups: NumGroupsXOp, NumGroupsYOp, NumGroupsZOp;
    group_size: GroupSizeXOp, GroupSizeYOp, GroupSizeZOp;
}

fn give<'c, G: Gpu>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    value: impl FnOnce(&Grid<'c, G>) -> Value<'c>,
) -> bool {
    let value = value(&Grid(rewriter.before(op), PhantomData));
    rewriter.replace(op, &[value]);
    true
}

/// Work-items in a subgroup of the module's target: a power of two.
fn own_size(op: Op<'_>) -> i64 {
    let size = profile_of(op).and_then(|profile| profile.subgroup_size);
    size.map_or(32, |size| size.get().into())
}

/// Work-items of an operation's subgroup: one of the target's, or a part of it.
pub fn size(op: Op<'_>) -> i64 {
    let part = op.attribute(names::LIR_SUBGROUP_SIZE);
    part.and_then(|part| part.as_int())
        .unwrap_or_else(|| own_size(op))
}

fn bits_of(size: i64) -> i64 {
    i64::from(size.trailing_zeros())
}

/// The index of the subgroup: subgroups are filled in the order of the linear indices of their work-items.
fn subgroup_id<'c, G: Gpu>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give::<G>(op, rewriter, |grid| {
        let bits = grid.word(bits_of(size(op)));
        let a = grid.arithmetic();
        a.binary(arith::ShRUIOp::NAME, grid.number(), bits)
    })
}

fn subgroup_size<'c, G: Gpu>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give::<G>(op, rewriter, |grid| grid.word(size(op)))
}

fn subgroup_local_id<'c, G: Gpu>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give::<G>(op, rewriter, |grid| {
        let (lane, size) = (G::lane(&grid.0), size(op));
        match size == own_size(op) {
            true => lane,
            false => {
                let others = grid.word(size - 1);
                grid.arithmetic().binary(arith::AndIOp::NAME, lane, others)
            }
        }
    })
}

fn num_subgroups<'c, G: Gpu>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give::<G>(op, rewriter, |grid| {
        let a = grid.arithmetic();
        let [x, y, z] = [Axis::X, Axis::Y, Axis::Z].map(|axis| grid.group_size(axis));
        let plane = a.binary(arith::MulIOp::NAME, x, y);
        let all = a.binary(arith::MulIOp::NAME, plane, z);
        let more = a.binary(arith::AddIOp::NAME, all, grid.word(size(op) - 1));
        a.binary(arith::ShRUIOp::NAME, more, grid.word(bits_of(size(op))))
    })
}

/// Queries of a work-item's position.
struct Grid<'c, G>(Builder<'c>, PhantomData<G>);

impl<'c, G: Gpu> Grid<'c, G> {
    fn arithmetic(&self) -> Arithmetic<'c> {
        Arithmetic::new(self.0)
    }

    fn word(&self, value: i64) -> Value<'c> {
        let word = ir::integer_type(self.0.context(), 32, Signedness::Signless);
        self.arithmetic().int(word, value)
    }

    fn local_id(&self, axis: Axis) -> Value<'c> {
        G::local_id(&self.0, axis)
    }

    fn group_id(&self, axis: Axis) -> Value<'c> {
        G::group_id(&self.0, axis)
    }

    fn groups(&self, axis: Axis) -> Value<'c> {
        G::groups(&self.0, axis)
    }

    fn group_size(&self, axis: Axis) -> Value<'c> {
        G::group_size(&self.0, axis)
    }

    fn global_id(&self, axis: Axis) -> Value<'c> {
        let a = self.arithmetic();
        let (group, size) = (self.group_id(axis), self.group_size(axis));
        let start = a.binary(arith::MulIOp::NAME, group, size);
        a.binary(arith::AddIOp::NAME, start, self.local_id(axis))
    }

    /// The linear index of the work-item in its workgroup.
    fn number(&self) -> Value<'c> {
        let a = self.arithmetic();
        let step = |outer, axis| {
            let rows = a.binary(arith::MulIOp::NAME, outer, self.group_size(axis));
            a.binary(arith::AddIOp::NAME, rows, self.local_id(axis))
        };
        step(step(self.local_id(Axis::Z), Axis::Y), Axis::X)
    }
}
