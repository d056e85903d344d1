//! The atomic operations: the value that each yields and the value that it stores.

use super::scalars::{on_floats, signed};
use crate::conformance::instruction::Equality;
use crate::conformance::table::Type;

/// Effect of an operation on memory that holds `x`, with the operand `y`.
#[derive(Clone, Copy)]
pub struct Operation {
    /// GIR spelling, up to the operands.
    pub name: &'static str,
    /// Value in memory afterwards.
    pub stores: fn(Type, u64, u64) -> u64,
    /// The yielded value, if any.
    pub yields: Yields,
    /// Comparison for the stored value.
    pub equality: Equality,
}

/// The value that an operation yields.
#[derive(Clone, Copy, PartialEq)]
pub enum Yields {
    Nothing,
    Old,
    /// Whether memory was not zero, as u32.
    WasSet,
}

pub const fn update(name: &'static str, stores: fn(Type, u64, u64) -> u64) -> Operation {
    Operation {
        name,
        stores,
        yields: Yields::Old,
        equality: Equality::Bits,
    }
}

/// `atomic.rmw` on all integers.
pub const OF_INTEGERS: [Operation; 6] = [
    update("add", |_, x, y| x.wrapping_add(y)),
    update("sub", |_, x, y| x.wrapping_sub(y)),
    update("and", |_, x, y| x & y),
    update("or", |_, x, y| x | y),
    update("xor", |_, x, y| x ^ y),
    EXCHANGE,
];
pub const EXCHANGE: Operation = update("exchange", |_, _, y| y);

/// `atomic.rmw` on signed integers only.
pub const OF_SIGNED: [Operation; 2] = [
    update("min_s", |ty, x, y| signed(ty, x).min(signed(ty, y)) as u64),
    update("max_s", |ty, x, y| signed(ty, x).max(signed(ty, y)) as u64),
];

/// `atomic.rmw` on unsigned integers only.
pub const OF_UNSIGNED: [Operation; 4] = [
    update("min_u", |_, x, y| x.min(y)),
    update("max_u", |_, x, y| x.max(y)),
    update("inc_wrap", |_, x, y| if x >= y { 0 } else { x + 1 }),
    update(
        "dec_wrap",
        |_, x, y| if x == 0 || x > y { y } else { x - 1 },
    ),
];

/// `atomic.rmw` on floats only; minimum and maximum ignore a NaN operand and may return either zero.
pub const OF_FLOATS: [Operation; 3] = [
    Operation {
        equality: Equality::AnyNan,
        ..update("fadd", |ty, x, y| on_floats(ty, x, y, |x, y| x + y))
    },
    Operation {
        equality: Equality::EITHER_ZERO,
        ..update("fmin", |ty, x, y| on_floats(ty, x, y, f64::min))
    },
    Operation {
        equality: Equality::EITHER_ZERO,
        ..update("fmax", |ty, x, y| on_floats(ty, x, y, f64::max))
    },
];

pub const LOAD: Operation = Operation {
    stores: |_, x, _| x,
    ..update("load", |_, x, _| x)
};
pub const STORE: Operation = Operation {
    yields: Yields::Nothing,
    ..update("store", |_, _, y| y)
};
pub const EXCHANGE_IF_EQUAL: Operation = update("cmpxchg", |ty, x, y| {
    let mask = u64::MAX >> (64 - 8 * ty.size());
    if x == y { !x & mask } else { x }
});
pub const TEST_AND_SET: Operation = Operation {
    yields: Yields::WasSet,
    ..update("flag_test_and_set", |_, _, _| 1)
};
pub const CLEAR: Operation = Operation {
    yields: Yields::Nothing,
    ..update("flag_clear", |_, _, _| 0)
};
