//! The accesses by a pointer and the pointers derived from it.

use super::fit::Fit;
use crate::{
    analysis::layout,
    lir::{
        arithmetic::gcd,
        atomics::{bits, locked_updates},
    },
};
use gir_dialects::{
    ir::{AttributeExt, Op, OpView, Type, TypeExt, Value},
    lir,
    mir::PtrType,
    upstream::arith,
};

/// A load, a store or an atomic.
pub struct Access<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// The pointer, as an index into [`Accesses::places`].
    pub place: usize,
    /// The type of the value.
    pub ty: Type<'c>,
    /// The size in bytes of the largest pieces it may be split into.
    pub unit: i64,
    /// Whether it must not be split.
    pub is_atomic: bool,
}

/// The place that a pointer derived from the root points to.
pub struct Place<'c> {
    /// The place it is derived from; for the root, the root itself.
    pub from: usize,
    /// The step from there; `None` for the root.
    pub step: Option<Step<'c>>,
    /// A divisor of all possible byte offsets from the root; 0 for the root itself.
    pub granule: i64,
}

/// A step from a place.
#[derive(Clone, Copy)]
pub struct Step<'c> {
    /// The `gep`.
    pub gep: lir::GepOp<'c>,
    /// The number of bytes, if constant.
    pub bytes: Option<i64>,
}

/// All accesses by a pointer.
pub struct Accesses<'c> {
    /// In an order that does not depend on addresses.
    pub list: Vec<Access<'c>>,
    /// Each after the place it is derived from.
    pub places: Vec<Place<'c>>,
    /// The operations that derive pointers.
    pub makers: Vec<Op<'c>>,
    /// Whether memory of the root's elements can be accessed this way unchanged.
    pub fit: bool,
}

impl<'c> Accesses<'c> {
    /// The accesses by a pointer; `None` if it has other uses.
    pub fn of(root: Value<'c>) -> Option<Self> {
        let element = PtrType::from_type(root.ty())?.pointee();
        let mut found = Self {
            list: vec![],
            places: vec![Place {
                from: 0,
                step: None,
                granule: 0,
            }],
            makers: vec![],
            fit: true,
        };
        let mut pointers = vec![(root, 0)];
        while let Some((pointer, place)) = pointers.pop() {
            let uses: Vec<_> = pointer.uses().collect();
            // In reverse, as for a stack.
            for (user, operand) in uses.into_iter().rev() {
                if let Some(gep) = user.cast::<lir::GepOp<'c>>() {
                    found.add_step(gep, place, element);
                    pointers.push((gep.result(), found.places.len() - 1));
                } else if let Some(cast) = user.cast::<lir::PtrCastOp<'c>>() {
                    found.add_cast(cast, element);
                    pointers.push((cast.result(), place));
                } else {
                    found.list.push(access(user, operand, place)?);
                }
            }
        }
        Some(found)
    }

    fn add_step(&mut self, gep: lir::GepOp<'c>, from: usize, element: Type<'c>) {
        let bytes = known_bytes(gep);
        let size = bytes.unwrap_or(gep.stride());
        self.fit &= size % layout::size(element) == 0;
        self.places.push(Place {
            from,
            step: Some(Step { gep, bytes }),
            granule: gcd(self.places[from].granule, size),
        });
        self.makers.push(gep.op());
    }

    /// Adds a cast, which stays at the same place.
    fn add_cast(&mut self, cast: lir::PtrCastOp<'c>, element: Type<'c>) {
        let pointee = PtrType::from_type(cast.result().ty()).map(PtrType::pointee);
        self.fit &= pointee.is_some_and(|ty| Fit::of(ty, element).is_some());
        self.makers.push(cast.op());
    }
}

/// The bytes that a `gep` with a constant index steps.
fn known_bytes(gep: lir::GepOp<'_>) -> Option<i64> {
    let constant = gep.index().defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    let index = constant.value().as_int()?;
    let (width, _) = gep.index().ty().as_integer()?;
    let index = match gep.unsigned_index() && index < 0 {
        true => i128::from(index) + (1 << width),
        false => i128::from(index),
    };
    i64::try_from(index.checked_mul(i128::from(gep.stride()))?).ok()
}

/// The access of a use of a pointer, if it accesses numbers or vectors of them.
fn access<'c>(op: Op<'c>, operand: usize, place: usize) -> Option<Access<'c>> {
    if operand != 0 {
        return None;
    }
    let is_atomic = locked_updates::is_atomic(op);
    let (ty, align) = if is_atomic {
        let ty = bits::number_at(op.operand(0));
        (ty, layout::size(ty))
    } else if let Some(load) = op.cast::<lir::LoadOp<'c>>() {
        (load.result().ty(), load.align())
    } else if let Some(store) = op.cast::<lir::StoreOp<'c>>() {
        (store.value().ty(), store.align())
    } else {
        return None;
    };
    let lane = ty.lane();
    let is_number =
        lane.as_float().is_some() || lane.as_integer().is_some_and(|(bits, _)| bits > 1);
    is_number.then(|| Access {
        op,
        place,
        ty,
        unit: layout::size(lane).min(align),
        is_atomic,
    })
}
