//! What is accessed by a pointer, and by pointers made of it.

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
    /// The pointer, as a place of [`Accesses`].
    pub place: usize,
    /// The type of the value.
    pub ty: Type<'c>,
    /// The bytes at a time that it may be done in.
    pub unit: i64,
    /// Whether it has to be done at once.
    pub is_atomic: bool,
}

/// Where a pointer made of the root leads to.
pub struct Place<'c> {
    /// The place it is made of; the root is made of itself.
    pub from: usize,
    /// The step from there; the root has none.
    pub step: Option<Step<'c>>,
    /// A number of bytes that every place it may be at is a multiple of, behind the root; 0 for
    /// the root itself.
    pub granule: i64,
}

/// A step from a place.
#[derive(Clone, Copy)]
pub struct Step<'c> {
    /// The operation.
    pub gep: lir::GepOp<'c>,
    /// The bytes, if they are known.
    pub bytes: Option<i64>,
}

/// All that is accessed by a pointer.
pub struct Accesses<'c> {
    /// In an order that does not depend on addresses.
    pub list: Vec<Access<'c>>,
    /// Each behind the one that it is made of.
    pub places: Vec<Place<'c>>,
    /// The operations that make the pointers.
    pub makers: Vec<Op<'c>>,
    /// Whether memory with the root's elements can be accessed so as it is.
    pub fit: bool,
}

impl<'c> Accesses<'c> {
    /// What is accessed by a pointer; `None` if something else is done with it.
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
            // The last one comes first.
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

    /// It stays at the same place.
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

/// The access that a use of a pointer is, if it is one of numbers or vectors of them.
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
