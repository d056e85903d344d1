//! The place of a work-item in the grid: special registers (PTX ISA, "Special Registers").

use super::intrinsics;
use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, AttributeExt as _, Builder, Op, OpView, Signedness, Value},
    lir, names,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::arith,
};

/// Work-items of a warp.
pub const WARP: i64 = 32;

/// Work-items of the subgroup that an operation is about: a warp, or a part of one.
pub fn size(op: Op<'_>) -> i64 {
    let part = op.attribute(names::LIR_SUBGROUP_SIZE);
    part.and_then(|part| part.as_int()).unwrap_or(WARP)
}

fn bits_of(size: i64) -> i64 {
    i64::from(size.trailing_zeros())
}

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    add_places(patterns, converter);
    patterns
        .add_conversion::<lir::SubgroupIdOp<'_>>(converter, subgroup_id)
        .add_conversion::<lir::SubgroupSizeOp<'_>>(converter, subgroup_size)
        .add_conversion::<lir::SubgroupLocalIdOp<'_>>(converter, subgroup_local_id)
        .add_conversion::<lir::NumSubgroupsOp<'_>>(converter, num_subgroups);
}

/// Patterns of operations that are the same along each axis.
macro_rules! places {
    ($($value:ident: $x:ident, $y:ident, $z:ident;)*) => {
        fn add_places(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
            $(
                patterns
                    .add_conversion::<lir::$x<'_>>(converter, |op, _, rewriter| {
                        give(op, rewriter, |grid| grid.$value("x"))
                    })
                    .add_conversion::<lir::$y<'_>>(converter, |op, _, rewriter| {
                        give(op, rewriter, |grid| grid.$value("y"))
                    })
                    .add_conversion::<lir::$z<'_>>(converter, |op, _, rewriter| {
                        give(op, rewriter, |grid| grid.$value("z"))
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

fn give<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    value: impl FnOnce(&Grid<'c>) -> Value<'c>,
) -> bool {
    let value = value(&Grid(rewriter.before(op)));
    rewriter.replace(op, &[value]);
    true
}

fn subgroup_id<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give(op, rewriter, |grid| {
        let bits = grid.word(bits_of(size(op)));
        let a = grid.arithmetic();
        a.binary(arith::ShRUIOp::NAME, grid.number(), bits)
    })
}

fn subgroup_size<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give(op, rewriter, |grid| grid.word(size(op)))
}

/// Warps are filled in the order of the numbers of their work-items.
fn subgroup_local_id<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give(op, rewriter, |grid| match size(op) {
        WARP => grid.lane(),
        size => {
            let others = grid.word(size - 1);
            let a = grid.arithmetic();
            a.binary(arith::AndIOp::NAME, grid.lane(), others)
        }
    })
}

fn num_subgroups<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    give(op, rewriter, |grid| {
        let a = grid.arithmetic();
        let [x, y, z] = ["x", "y", "z"].map(|axis| grid.group_size(axis));
        let plane = a.binary(arith::MulIOp::NAME, x, y);
        let all = a.binary(arith::MulIOp::NAME, plane, z);
        let more = a.binary(arith::AddIOp::NAME, all, grid.word(size(op) - 1));
        a.binary(arith::ShRUIOp::NAME, more, grid.word(bits_of(size(op))))
    })
}

/// What a work-item knows of its place.
pub struct Grid<'c>(pub Builder<'c>);

impl<'c> Grid<'c> {
    /// The index in its subgroup.
    pub fn lane(&self) -> Value<'c> {
        self.register("laneid")
    }

    fn arithmetic(&self) -> Arithmetic<'c> {
        Arithmetic::new(self.0)
    }

    fn word(&self, value: i64) -> Value<'c> {
        let word = ir::integer_type(self.0.context(), 32, Signedness::Signless);
        self.arithmetic().int(word, value)
    }

    fn register(&self, name: &str) -> Value<'c> {
        let word = ir::integer_type(self.0.context(), 32, Signedness::Signless);
        let name = format!("llvm.nvvm.read.ptx.sreg.{name}");
        intrinsics::call(&self.0, &name, &[], word)
    }

    fn local_id(&self, axis: &str) -> Value<'c> {
        self.register(&format!("tid.{axis}"))
    }

    fn group_id(&self, axis: &str) -> Value<'c> {
        self.register(&format!("ctaid.{axis}"))
    }

    fn groups(&self, axis: &str) -> Value<'c> {
        self.register(&format!("nctaid.{axis}"))
    }

    fn group_size(&self, axis: &str) -> Value<'c> {
        self.register(&format!("ntid.{axis}"))
    }

    fn global_id(&self, axis: &str) -> Value<'c> {
        let a = self.arithmetic();
        let (group, size) = (self.group_id(axis), self.group_size(axis));
        let start = a.binary(arith::MulIOp::NAME, group, size);
        a.binary(arith::AddIOp::NAME, start, self.local_id(axis))
    }

    /// The number in its workgroup.
    fn number(&self) -> Value<'c> {
        let a = self.arithmetic();
        let step = |outer, axis| {
            let rows = a.binary(arith::MulIOp::NAME, outer, self.group_size(axis));
            a.binary(arith::AddIOp::NAME, rows, self.local_id(axis))
        };
        step(step(self.local_id("z"), "y"), "x")
    }
}
