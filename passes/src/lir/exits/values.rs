//! Constants, negations of flags, and comparisons with numbers.

use super::facts::{signed, width};
use gir_dialects::{
    ir::{self, Builder, Signedness, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        ub,
    },
};

/// A constant integer.
pub fn number<'c>(b: &Builder<'c>, bits: u64, ty: Type<'c>) -> Value<'c> {
    let width = width(ty).unwrap_or(64);
    let value = ir::integer(ty, signed(bits, width));
    arith::ConstantOp::build(b, ty, value).result()
}

/// A poison value, for operands that are never used.
pub fn poison<'c>(b: &Builder<'c>, ty: Type<'c>) -> Value<'c> {
    ub::PoisonOp::build(b, ty, None).result()
}

/// The negation of a flag.
pub fn negate<'c>(b: &Builder<'c>, flag: Value<'c>) -> Value<'c> {
    let yes = number(b, 1, flag.ty());
    arith::XOrIOp::build(b, flag.ty(), flag, yes).result()
}

/// A comparison with a constant.
pub fn compare<'c>(
    b: &Builder<'c>,
    predicate: CmpIPredicate,
    value: Value<'c>,
    key: u64,
) -> Value<'c> {
    let key = number(b, key, value.ty());
    let i1 = ir::integer_type(b.context(), 1, Signedness::Signless);
    arith::CmpIOp::build(b, i1, predicate, value, key).result()
}
