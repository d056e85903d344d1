//! Indices as sums of multiples of the position in the workgroup and of values that are the same for all its
//! work-items.
//!
//! All numbers are taken modulo the width of the index, as the program computes them.

use crate::analysis::{
    affine::Affine,
    known_integers::{sign_extended, zero_extended},
    memory::is_parameter,
};
use gir_dialects::{
    common::Axis,
    ir::{Type, TypeExt as _, Value},
    mir,
    upstream::{arith, func},
};

/// The work-items of a workgroup along x, y and z.
pub type Extents = [i64; 3];

/// Operations followed from a value that may be uniform.
const MOST_STEPS: usize = 128;

/// An index: a constant, multiples of the local ids, and uniform parts.
#[derive(Clone, Debug)]
pub struct Index<'c> {
    /// Bytes from one element to the next.
    pub stride: i64,
    is_unsigned: bool,
    width: u32,
    constant: i64,
    /// The factors of the local ids.
    local: [i64; 3],
    uniform: Vec<(Part<'c>, i64)>,
}

/// A number that all work-items of a workgroup agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part<'c> {
    /// The global id of the first work-item of the workgroup.
    First(Axis),
    Value(Value<'c>),
}

impl<'c> Index<'c> {
    /// That of an address without an index.
    pub fn none() -> Self {
        Self {
            stride: i64::MAX,
            is_unsigned: false,
            width: 64,
            constant: 0,
            local: [0; 3],
            uniform: vec![],
        }
    }

    /// That of an address, if it is such a sum.
    pub fn of(gep: mir::GepOp<'c>) -> Option<Self> {
        let sum = Affine::of(gep.index())?;
        Self::of_sum(&sum, gep.stride(), gep.unsigned_index())
    }

    fn of_sum(sum: &Affine<'c>, stride: i64, is_unsigned: bool) -> Option<Self> {
        let mut index = Self {
            stride,
            is_unsigned,
            width: sum.width,
            constant: sum.constant,
            local: [0; 3],
            uniform: vec![],
        };
        for &(value, factor) in &sum.terms {
            index.add(value, factor)?;
        }
        Some(index)
    }

    fn add(&mut self, value: Value<'c>, factor: i64) -> Option<()> {
        let local = value
            .defining_op()
            .and_then(|op| op.cast::<mir::LocalIdOp<'c>>());
        if let Some(id) = local {
            self.add_local(id.axis(), factor);
            return Some(());
        }
        let global = value
            .defining_op()
            .and_then(|op| op.cast::<mir::GlobalIdOp<'c>>());
        if let Some(id) = global {
            self.add_local(id.axis(), factor);
            self.add_uniform(Part::First(id.axis()), factor);
            return Some(());
        }
        is_uniform(value, &mut { MOST_STEPS }).then(|| self.add_uniform(Part::Value(value), factor))
    }

    fn add_local(&mut self, axis: Axis, factor: i64) {
        let known = &mut self.local[axis as usize];
        *known = sign_extended(known.wrapping_add(factor), self.width);
    }

    fn add_uniform(&mut self, part: Part<'c>, factor: i64) {
        match self.uniform.iter_mut().find(|(other, _)| *other == part) {
            Some((_, sum)) => *sum = sign_extended(sum.wrapping_add(factor), self.width),
            None => self.uniform.push((part, factor)),
        }
    }

    /// Whether the address has no index.
    pub fn is_none(&self) -> bool {
        self.stride == i64::MAX
    }

    /// Whether different work-items never have the same number in these two indices.
    pub fn is_apart(&self, other: &Self, extents: Extents) -> bool {
        let mut parts = self.uniform.iter();
        let are_alike = self.stride == other.stride
            && self.is_unsigned == other.is_unsigned
            && self.width == other.width
            && self.uniform.len() == other.uniform.len()
            && parts.all(|part| other.uniform.contains(part));
        if !are_alike {
            return false;
        }
        let distance = sign_extended(self.constant.wrapping_sub(other.constant), self.width);
        let ranges = [self.local, other.local].map(|factors| range(factors, extents));
        let [Some((least, most)), Some((others_least, others_most))] = ranges else {
            return false;
        };
        let first = distance
            .checked_add(least)
            .and_then(|sum| sum.checked_sub(others_most));
        let last = distance
            .checked_add(most)
            .and_then(|sum| sum.checked_sub(others_least));
        let (Some(first), Some(last)) = (first, last) else {
            return false;
        };
        // The differences of the two, none of which wraps around.
        let limit = i64::MAX >> (64 - self.width);
        if first < -limit || last > limit {
            return false;
        }
        first > 0
            || last < 0
            || distance == 0 && self.local == other.local && tells_apart(self.local, extents)
    }
}

/// The least and the greatest of the numbers that work-items have, if only the local ids and a constant make them.
pub fn item_range(sum: &Affine<'_>, extents: Extents) -> Option<(i64, i64)> {
    let index = Index::of_sum(sum, 1, true).filter(|index| index.uniform.is_empty())?;
    let (least, most) = range(index.local, extents)?;
    Some((
        index.constant.checked_add(least)?,
        index.constant.checked_add(most)?,
    ))
}

/// Whether any two work-items have different numbers, if only the local ids and a constant make them.
pub fn tells_items_apart(sum: &Affine<'_>, extents: Extents) -> bool {
    let index = Index::of_sum(sum, 1, true).filter(|index| index.uniform.is_empty());
    index.is_some_and(|index| tells_apart(index.local, extents))
}

/// The least and the greatest sum of local ids.
fn range(factors: [i64; 3], extents: Extents) -> Option<(i64, i64)> {
    let (mut least, mut most) = (0_i64, 0_i64);
    for (factor, extent) in factors.into_iter().zip(extents) {
        let reach = factor.checked_mul(extent - 1)?;
        least = least.checked_add(reach.min(0))?;
        most = most.checked_add(reach.max(0))?;
    }
    Some((least, most))
}

/// Whether the sums of local ids of any two work-items differ: each factor exceeds what the smaller ones add up to.
fn tells_apart(factors: [i64; 3], extents: Extents) -> bool {
    let axes = factors.into_iter().zip(extents);
    let mut axes: Vec<_> = axes.filter(|(_, extent)| *extent > 1).collect();
    axes.sort_unstable_by_key(|(factor, _)| factor.abs());
    let mut below = 0;
    axes.into_iter().all(|(factor, extent)| {
        let is_above = factor.abs() > below;
        below += factor.abs() * (extent - 1);
        is_above
    })
}

/// Whether a value is computed once in each run of a kernel, and the same by all work-items of the workgroup.
fn is_uniform(value: Value<'_>, steps: &mut usize) -> bool {
    let Some(left) = steps.checked_sub(1) else {
        return false;
    };
    *steps = left;
    let Some(op) = value.defining_op() else {
        return is_parameter(value);
    };
    let is_once = op
        .parent()
        .is_some_and(|parent| parent.is::<func::FuncOp<'_>>());
    let is_grid = op.is::<mir::WorkgroupIdOp<'_>>()
        || op.is::<mir::NumWorkgroupsOp<'_>>()
        || op.is::<mir::WorkgroupSizeOp<'_>>()
        || op.is::<mir::SpecConstantOp<'_>>();
    let is_computed = || {
        op.is_effect_free()
            && op.region_count() == 0
            && (op.operand_count() > 0 || op.is::<arith::ConstantOp<'_>>())
    };
    is_once && (is_grid || is_computed() && op.operands().all(|operand| is_uniform(operand, steps)))
}

/// A constant of a type without its sign.
pub fn unsigned(number: i64, ty: Type<'_>) -> i64 {
    ty.as_integer()
        .map_or(number, |(width, _)| zero_extended(number, width))
}
