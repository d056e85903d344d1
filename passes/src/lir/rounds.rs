//! The trip count of a counted loop.

use super::arithmetic::{Arithmetic, domains};
use gir_dialects::{
    ir::{OpView, Value},
    lir,
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};

/// The trip count of a loop, in the type of its bounds, computed at `a`.
pub fn of<'c>(a: &Arithmetic<'c>, counted: scf::ForOp<'c>) -> Value<'c> {
    let [low, high, step] = [counted.lower_bound(), counted.upper_bound(), counted.step()];
    let less = match counted.unsigned_cmp() {
        true => CmpIPredicate::Ult,
        false => CmpIPredicate::Slt,
    };
    let zero = a.int(low.ty(), 0);
    let length = a.binary(arith::SubIOp::NAME, high, low);
    let rounds = match domains::constant(step) {
        Some(1) => length,
        _ => {
            let one = a.int(low.ty(), 1);
            let whole = a.binary(lir::DivUIOp::NAME, length, step);
            let rest = a.binary(lir::RemUIOp::NAME, length, step);
            let more = a.select(a.cmpi(CmpIPredicate::Ne, rest, zero), one, zero);
            a.binary(arith::AddIOp::NAME, whole, more)
        }
    };
    a.select(a.cmpi(less, low, high), rounds, zero)
}
