//! The workgroup of a kernel: its extents, and the position of the current work-item in it.

use super::super::arithmetic::Arithmetic;
use crate::profile::recorded;
use gir_dialects::{
    ir::{self, Block, Builder, Op, OpView, Type, Value},
    lir,
    mir::KernelAttr,
    names,
    upstream::arith,
};
use std::collections::HashMap;

/// A property of a work-item's position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Id {
    /// The index in the workgroup along an axis.
    Local(usize),
    /// The index in the grid along an axis.
    Global(usize),
    /// The number of work-items of a workgroup along an axis.
    Extent(usize),
    /// The index of the subgroup.
    Subgroup,
    /// The index in the subgroup.
    Lane,
    /// The number of work-items of a subgroup.
    SubgroupSize,
    /// The number of subgroups of the workgroup.
    Subgroups,
}

impl Id {
    /// The property that an operation returns.
    pub fn of(op: Op<'_>) -> Option<Self> {
        Some(match op.name() {
            lir::IdLocalXOp::NAME => Self::Local(0),
            lir::IdLocalYOp::NAME => Self::Local(1),
            lir::IdLocalZOp::NAME => Self::Local(2),
            lir::IdGlobalXOp::NAME => Self::Global(0),
            lir::IdGlobalYOp::NAME => Self::Global(1),
            lir::IdGlobalZOp::NAME => Self::Global(2),
            lir::GroupSizeXOp::NAME => Self::Extent(0),
            lir::GroupSizeYOp::NAME => Self::Extent(1),
            lir::GroupSizeZOp::NAME => Self::Extent(2),
            lir::SubgroupIdOp::NAME => Self::Subgroup,
            lir::SubgroupLocalIdOp::NAME => Self::Lane,
            lir::SubgroupSizeOp::NAME => Self::SubgroupSize,
            lir::NumSubgroupsOp::NAME => Self::Subgroups,
            _ => return None,
        })
    }

    /// Whether it is the same for all work-items of the workgroup.
    pub fn is_uniform(self) -> bool {
        matches!(self, Self::Extent(_) | Self::SubgroupSize | Self::Subgroups)
    }
}

/// Whether an operation queries a position in the grid, workgroup or subgroup.
pub fn asks_position(op: Op<'_>) -> bool {
    const GROUPS: &[&str] = &[
        lir::IdGroupXOp::NAME,
        lir::IdGroupYOp::NAME,
        lir::IdGroupZOp::NAME,
        lir::NumGroupsXOp::NAME,
        lir::NumGroupsYOp::NAME,
        lir::NumGroupsZOp::NAME,
    ];
    Id::of(op).is_some() || GROUPS.contains(&op.name())
}

/// The workgroup of a kernel, with values shared by all its loops.
pub struct Grid<'c> {
    /// The kernel.
    pub kernel: Op<'c>,
    /// The number of work-items along each axis, if the kernel specifies it.
    pub extents: Option<[i64; 3]>,
    /// The number of work-items of a subgroup, if known.
    width: Option<i64>,
    /// Values computed once go before this operation of the entry block.
    pub anchor: Op<'c>,
    constants: HashMap<i64, Value<'c>>,
    /// Uniform values of the workgroup.
    shared: HashMap<Shared, Value<'c>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Shared {
    Extent(usize),
    /// The global index of the first work-item of the workgroup.
    Base(usize),
}

impl<'c> Grid<'c> {
    /// Reads the attributes of a kernel; adds a placeholder operation to its body as the anchor.
    pub fn of(kernel: Op<'c>, entry: Block<'c>, width: Option<i64>) -> Option<Self> {
        let attribute = KernelAttr::from_attribute(kernel.attribute(names::LIR_KERNEL)?)?;
        let profile = recorded::profile(kernel.parent()?)?;
        let of_target = profile.subgroup_size.map(|size| i64::from(size.get()));
        let a = Arithmetic::new(Builder::at_start(entry, kernel.location()));
        let anchor = a.int(word(kernel), 0).defining_op()?;
        Some(Self {
            kernel,
            extents: attribute.workgroup_size().try_into().ok(),
            width: attribute.subgroup_size().or(of_target).or(width),
            anchor,
            constants: HashMap::new(),
            shared: HashMap::new(),
        })
    }

    /// The number of work-items of a workgroup, if the kernel specifies it.
    pub fn items(&self) -> Option<i64> {
        let product = |product: i64, extent: &i64| product.checked_mul(*extent);
        self.extents?.iter().try_fold(1, product)
    }

    /// The number of work-items of a subgroup; `None` after an error at `op`.
    pub fn width(&self, op: Op<'_>) -> Option<i64> {
        if self.width.is_none() {
            op.error(
                "needs a subgroup size, which neither the kernel nor the target specifies; give the kernel one, or set the pass option subgroup-size",
            );
        }
        self.width
    }

    /// i32.
    pub fn word(&self) -> Type<'c> {
        word(self.kernel)
    }

    /// Builds values for the whole kernel.
    pub fn arithmetic(&self) -> Arithmetic<'c> {
        Arithmetic::new(Builder::before(self.anchor))
    }

    /// A constant available in the whole kernel.
    pub fn constant(&mut self, value: i64) -> Value<'c> {
        let (a, word) = (self.arithmetic(), self.word());
        let constants = &mut self.constants;
        *constants.entry(value).or_insert_with(|| a.int(word, value))
    }

    /// The number of work-items along an axis.
    pub fn extent(&mut self, axis: usize) -> Value<'c> {
        if let Some(extents) = self.extents {
            return self.constant(extents[axis]);
        }
        let (b, word) = (self.arithmetic().builder, self.word());
        let build = || match axis {
            0 => lir::GroupSizeXOp::build(&b, word).result(),
            1 => lir::GroupSizeYOp::build(&b, word).result(),
            _ => lir::GroupSizeZOp::build(&b, word).result(),
        };
        *self
            .shared
            .entry(Shared::Extent(axis))
            .or_insert_with(build)
    }

    /// The global index of the first work-item of the workgroup along an axis.
    pub fn base(&mut self, axis: usize) -> Value<'c> {
        if let Some(&base) = self.shared.get(&Shared::Base(axis)) {
            return base;
        }
        let extent = self.extent(axis);
        let (a, word) = (self.arithmetic(), self.word());
        let group = match axis {
            0 => lir::IdGroupXOp::build(&a.builder, word).result(),
            1 => lir::IdGroupYOp::build(&a.builder, word).result(),
            _ => lir::IdGroupZOp::build(&a.builder, word).result(),
        };
        let base = a.binary(arith::MulIOp::NAME, group, extent);
        self.shared.insert(Shared::Base(axis), base);
        base
    }

    /// The value for work-item 0, which for a uniform property is that of all; `None` after an
    /// error at `op`.
    pub fn first(&mut self, id: Id, op: Op<'_>) -> Option<Value<'c>> {
        Some(match id {
            Id::Local(_) | Id::Subgroup | Id::Lane => self.constant(0),
            Id::Global(axis) => self.base(axis),
            Id::Extent(axis) => self.extent(axis),
            Id::SubgroupSize => {
                let width = self.width(op)?;
                self.constant(width)
            }
            Id::Subgroups => self.subgroups(op)?,
        })
    }

    /// The number of subgroups; `None` after an error at `op`.
    pub fn subgroups(&mut self, op: Op<'_>) -> Option<Value<'c>> {
        let width = self.width(op)?;
        if let Some(items) = self.items() {
            return Some(self.constant(items / width + i64::from(items % width != 0)));
        }
        let extents = [0, 1, 2].map(|axis| self.extent(axis));
        let (rest, width) = (self.constant(width - 1), self.constant(width));
        let a = self.arithmetic();
        let plane = a.binary(arith::MulIOp::NAME, extents[0], extents[1]);
        let items = a.binary(arith::MulIOp::NAME, plane, extents[2]);
        let rounded = a.binary(arith::AddIOp::NAME, items, rest);
        Some(a.binary(arith::DivUIOp::NAME, rounded, width))
    }
}

fn word(op: Op<'_>) -> Type<'_> {
    ir::integer_type(op.context(), 32, ir::Signedness::Signless)
}
