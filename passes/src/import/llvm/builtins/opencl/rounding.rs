//! Conversions to floats that round up, down or to zero: the nearest float, and a step where it lies on the wrong side.

use super::super::call::Call;
use gir_dialects::{
    ir::{OpView, Signedness, TypeExt, Value},
    mir,
    upstream::arith::{self, CmpFPredicate, CmpIPredicate},
};

/// A direction of rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To zero.
    Zero,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Direction {
    /// The direction of a name; `None` for the nearest one.
    pub fn of(name: &str) -> Option<Self> {
        match name {
            "rtz" => Some(Self::Zero),
            "rtp" => Some(Self::Up),
            "rtn" => Some(Self::Down),
            _ => None,
        }
    }
}

/// Where the nearest float lies: whether it is above the exact value, and whether it is below.
type Sides<'c> = (Value<'c>, Value<'c>);

/// A float in a direction of a wider one, whose nearest it is.
pub fn of_float<'c>(
    c: &Call<'_, 'c>,
    exact: Value<'c>,
    nearest: Value<'c>,
    direction: Direction,
) -> Value<'c> {
    let back = c.op_as(arith::ExtFOp::NAME, exact.ty(), &[nearest]);
    let sides = (
        c.compare_floats(CmpFPredicate::OGT, back, exact),
        c.compare_floats(CmpFPredicate::OLT, back, exact),
    );
    stepped(c, nearest, sides, direction)
}

/// A float in a direction of an integer, whose nearest it is.
pub fn of_integer<'c>(
    c: &Call<'_, 'c>,
    (exact, sign): (Value<'c>, Signedness),
    nearest: Value<'c>,
    direction: Direction,
) -> Value<'c> {
    let bits = exact.ty().lane().number_bits().unwrap_or(32);
    let (back, bound, above, below) = match sign {
        Signedness::Unsigned => (
            mir::FPToUISatOp::NAME,
            bits,
            CmpIPredicate::Ugt,
            CmpIPredicate::Ult,
        ),
        _ => (
            mir::FPToSISatOp::NAME,
            bits - 1,
            CmpIPredicate::Sgt,
            CmpIPredicate::Slt,
        ),
    };
    let back = c.op_as(back, exact.ty(), &[nearest]);
    // The first float beyond the integers is above all of them.
    let beyond = c.float(nearest.ty(), (1_u128 << bound) as f64);
    let is_beyond = c.compare_floats(CmpFPredicate::OGE, nearest, beyond);
    let is_above = c.compare(above, back, exact);
    let sides = (
        c.op(arith::OrIOp::NAME, &[is_beyond, is_above]),
        c.compare(below, back, exact),
    );
    stepped(c, nearest, sides, direction)
}

/// A float, or its neighbour in a direction: floats of one sign are ordered as their bits.
fn stepped<'c>(
    c: &Call<'_, 'c>,
    nearest: Value<'c>,
    (is_above, is_below): Sides<'c>,
    direction: Direction,
) -> Value<'c> {
    let ty = nearest.ty();
    let bits = c.cast(nearest, c.bits_of(ty));
    let (zero, one) = (c.int(bits.ty(), 0), c.int(bits.ty(), 1));
    let is_negative = c.compare(CmpIPredicate::Slt, bits, zero);
    let outwards = c.add(bits, one);
    let inwards = c.op(arith::SubIOp::NAME, &[bits, one]);
    let (needs_step, step) = match direction {
        Direction::Zero => (c.select(is_negative, is_below, is_above), inwards),
        Direction::Up => (is_below, c.select(is_negative, inwards, outwards)),
        Direction::Down => (is_above, c.select(is_negative, outwards, inwards)),
    };
    c.cast(c.select(needs_step, step, bits), ty)
}
