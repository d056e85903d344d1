//! Private variables: kept in the loop that uses them if there is only one, otherwise in an array
//! for all work-items.
//!
//! A variable in a loop is storage of a single iteration.

use super::{
    kernel::{Class, Kernel},
    slots,
    transfer::is_address,
};
use crate::analysis::layout;
use gir_dialects::{
    ir::{Block, Builder, Op, OpView, Value},
    lir,
    mir::PtrType,
};

/// A private variable.
pub struct Variable<'c> {
    op: lir::VarOp<'c>,
    /// The block in which it is declared.
    home: Block<'c>,
    place: Place<'c>,
}

/// The location of a variable.
#[derive(Clone, Copy)]
enum Place<'c> {
    /// Not used yet.
    Nowhere,
    /// In the segment of this index.
    Local(usize),
    /// In an array, with `stride` bytes per work-item.
    Spread { base: Value<'c>, stride: i64 },
}

impl<'c> Kernel<'c> {
    /// Handles a variable; it is placed at its first use.
    pub fn variable(&mut self, op: lir::VarOp<'c>) -> Option<()> {
        let number = self.variables.len();
        self.variables.push(Variable {
            op,
            home: op.op().block()?,
            place: Place::Nowhere,
        });
        self.classes.insert(op.result(), Class::Variable(number));
        op.op().move_to_end(self.removed);
        match escapes(op) {
            true => self.spread(number),
            false => Some(()),
        }
    }

    /// The address of a variable in a segment; `None` after an error.
    pub fn address(&mut self, number: usize, segment: usize) -> Option<Value<'c>> {
        let Variable { op, home, place } = self.variables[number];
        match place {
            Place::Nowhere if self.segments[segment].home == home => {
                op.op().move_before(self.segments[segment].end);
                self.variables[number].place = Place::Local(segment);
                return Some(op.result());
            }
            Place::Local(at) if at == segment => return Some(op.result()),
            Place::Nowhere | Place::Local(_) => self.spread(number)?,
            Place::Spread { .. } => {}
        }
        let builder = self.segments[segment].builder();
        self.element(number, segment, builder)
    }

    /// The element of a work-item in the array of a variable.
    fn element(
        &mut self,
        variable: usize,
        segment: usize,
        builder: Builder<'c>,
    ) -> Option<Value<'c>> {
        let Place::Spread { base, stride } = self.variables[variable].place else {
            return None;
        };
        let number = self.segments[segment].number(&mut self.grid);
        let address = lir::GepOp::build(&builder, base.ty(), base, number, stride, true);
        Some(address.result())
    }

    /// Moves a variable to an array with one element per work-item; `None` after an error.
    pub fn spread(&mut self, number: usize) -> Option<()> {
        let Variable { op, place, .. } = self.variables[number];
        if let Place::Spread { .. } = place {
            return Some(());
        }
        let element = PtrType::from_type(op.result().ty())?.pointee();
        let (size, align) = (layout::size(element), op.align());
        let bytes = size.saturating_mul(op.count());
        let unit = align.max(size);
        let stride = bytes.saturating_add(unit - 1) / unit * unit;
        let base = slots::array(element, stride / size, align, &self.grid, op.op())?;
        self.variables[number].place = Place::Spread { base, stride };
        if let Place::Local(segment) = place {
            let address = self.element(number, segment, Builder::before(op.op()))?;
            op.result().replace_all_uses(address);
            op.op().move_to_end(self.removed);
            self.classes.insert(address, Class::Copy(op.result()));
            self.segments[segment].copies.insert(op.result(), address);
        }
        Some(())
    }
}

/// Whether the address of a variable escapes.
fn escapes(op: lir::VarOp<'_>) -> bool {
    let mut pending = vec![op.result()];
    while let Some(address) = pending.pop() {
        for (user, index) in address.uses() {
            if is_address(user) {
                pending.push(user.result(0));
            } else if index != 0 || !is_access(user) {
                return true;
            }
        }
    }
    false
}

/// Whether an operation on an address does not hand it on: a number of it may come back in another loop.
fn is_access(user: Op<'_>) -> bool {
    user.name().starts_with("lir.") && !user.is::<lir::PtrToIntOp<'_>>()
}
