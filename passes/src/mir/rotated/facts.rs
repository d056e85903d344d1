//! Conditions around a loop and its bounds, and how often a loop of constants runs.

use gir_dialects::{
    ir::{AttributeExt, Op, OpView, TypeExt, Value},
    mir,
    upstream::{arith, arith::CmpIPredicate, scf},
};
use std::ops::Range;

/// A comparison that holds.
type Fact<'c> = (CmpIPredicate, Value<'c>, Value<'c>);

/// The integer that a value is.
pub fn constant_value(value: Value<'_>) -> Option<i64> {
    let constant = value.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    constant.value().as_int()
}

/// The comparison of the operands in the other order.
pub fn turned(predicate: CmpIPredicate) -> CmpIPredicate {
    use CmpIPredicate as P;
    match predicate {
        P::Slt => P::Sgt,
        P::Sle => P::Sge,
        P::Sgt => P::Slt,
        P::Sge => P::Sle,
        P::Ult => P::Ugt,
        P::Ule => P::Uge,
        P::Ugt => P::Ult,
        P::Uge => P::Ule,
        same => same,
    }
}

/// The comparison that holds where another does not.
pub fn inverse(predicate: CmpIPredicate) -> CmpIPredicate {
    use CmpIPredicate as P;
    match predicate {
        P::Eq => P::Ne,
        P::Ne => P::Eq,
        P::Slt => P::Sge,
        P::Sle => P::Sgt,
        P::Sgt => P::Sle,
        P::Sge => P::Slt,
        P::Ult => P::Uge,
        P::Ule => P::Ugt,
        P::Ugt => P::Ule,
        P::Uge => P::Ult,
    }
}

/// A condition without negations, and what it is.
pub fn plain(condition: Value<'_>, holds: bool) -> (Value<'_>, bool) {
    let negated = condition
        .defining_op()
        .and_then(|op| op.cast::<arith::XOrIOp<'_>>());
    match negated {
        Some(op) if constant_value(op.rhs()).is_some_and(|flag| flag & 1 == 1) => {
            plain(op.lhs(), !holds)
        }
        _ => (condition, holds),
    }
}

/// The integers of a width, with and without a sign.
pub fn ranges(width: u32) -> (Range<i128>, Range<i128>) {
    let half = 1_i128 << (width - 1);
    (-half..half, 0..2 * half)
}

/// An integer without a sign.
pub fn unsigned(width: u32, value: i128) -> i128 {
    value.rem_euclid(1 << width)
}

/// The bits of an integer, as a constant has them: with a sign.
pub fn wrapped(width: u32, value: i128) -> i64 {
    let bits = unsigned(width, value);
    let (signed, _) = ranges(width);
    let value = if signed.contains(&bits) {
        bits
    } else {
        bits - (1 << width)
    };
    i64::try_from(value).unwrap_or_default()
}

/// How often a loop runs whose first value, bound and step are known; `None` if the counter would wrap around.
pub fn rounds(
    width: u32,
    (first, bound, step): (i64, i64, i64),
    predicate: CmpIPredicate,
    is_old: bool,
) -> Option<i128> {
    use CmpIPredicate as P;
    let (signed_range, unsigned_range) = ranges(width);
    let (first, bound, step) = (i128::from(first), i128::from(bound), i128::from(step));
    let is_unsigned = matches!(predicate, P::Ult | P::Ule | P::Ugt | P::Uge);
    let (first, bound, range) = match is_unsigned {
        true => (
            unsigned(width, first),
            unsigned(width, bound),
            unsigned_range,
        ),
        false => (first, bound, signed_range),
    };
    // Rounds until the compared value is at the bound or beyond: the value after the first round, or before it.
    let start = if is_old { first } else { first + step };
    let distance = bound - start;
    let more = match predicate {
        P::Ne => {
            let whole = distance % step == 0 && distance / step >= 0;
            whole.then_some(distance / step)?
        }
        P::Slt | P::Ult if step > 0 => (distance + step - 1).div_euclid(step).max(0),
        P::Sle | P::Ule if step > 0 => (distance + step).div_euclid(step).max(0),
        P::Sgt | P::Ugt if step < 0 => (-distance + -step - 1).div_euclid(-step).max(0),
        P::Sge | P::Uge if step < 0 => (-distance + -step).div_euclid(-step).max(0),
        _ => return None,
    };
    let rounds = more + 1;
    // All values that are compared, and the counter behind the loop, are in range.
    let last = first + step * rounds;
    (range.contains(&first) && range.contains(&last)).then_some(rounds)
}

/// Whether one integer is known to be less than another, with and without signs.
#[derive(Clone, Copy, Default)]
pub struct Less {
    /// As numbers with a sign.
    pub signed: bool,
    /// As numbers without.
    pub unsigned: bool,
}

impl Less {
    /// The knowledge that the conditions around an operation give of a value and a bound.
    pub fn known<'c>(op: Op<'c>, low: Value<'c>, high: Value<'c>) -> Self {
        let mut known = Self::default();
        let mut inner = op;
        while let Some(outer) = inner.parent() {
            if let Some(branch) = outer.cast::<scf::IfOp<'c>>() {
                let is_then = branch.op().region(0).first_block() == inner.block();
                let mut facts = vec![];
                collect(branch.condition(), is_then, &mut facts);
                for fact in facts {
                    known.learn(fact, low, high);
                }
            }
            inner = outer;
        }
        known
    }

    fn learn(&mut self, (predicate, x, y): Fact<'_>, low: Value<'_>, high: Value<'_>) {
        for (predicate, x, y) in [(predicate, x, y), (turned(predicate), y, x)] {
            self.learn_of(predicate, (x, y), (low, high));
        }
    }

    /// Learns from a comparison whose first operand may be the bound, or what the bound is extended from.
    fn learn_of(
        &mut self,
        predicate: CmpIPredicate,
        (x, y): (Value<'_>, Value<'_>),
        of: (Value<'_>, Value<'_>),
    ) {
        use CmpIPredicate as P;
        let (low, high) = of;
        if let Some((whole, least, is_signed)) = part_of(high)
            && whole == x
            && constant_value(low) == Some(0)
        {
            let above = constant_value(y)
                .filter(|&than| than >= 0)
                .map(|than| match predicate {
                    P::Sgt => than + 1,
                    P::Sge => than,
                    P::Ugt if !is_signed => than + 1,
                    P::Uge if !is_signed => than,
                    _ => 0,
                });
            let holds = above.is_some_and(|above| above >= least);
            self.signed |= holds;
            self.unsigned |= holds;
        }
        let (source, is_zero_extended) = extended(high);
        if x != high && x != source {
            return;
        }
        let is_extended = x != high;
        if y == low && !is_extended {
            self.signed |= predicate == P::Sgt;
            self.unsigned |= predicate == P::Ugt;
            return;
        }
        let (Some(least), Some(than)) = (constant_value(low), constant_value(y)) else {
            return;
        };
        let width = x.ty().as_integer().map_or(64, |(width, _)| width);
        let (least_bits, than_bits) = (unsigned(width, least.into()), unsigned(width, than.into()));
        let is_above = match predicate {
            P::Sgt => than >= least,
            P::Sge => than > least,
            _ => false,
        };
        let is_above_unsigned = match predicate {
            P::Ugt => than_bits >= least_bits,
            P::Uge => than_bits > least_bits,
            P::Ne => than == 0 && least == 0,
            _ => false,
        };
        // Numbers above a positive one, or a zero, are the same with and without a sign, and so are wider ones.
        let is_positive = is_above && least >= 0;
        match is_extended {
            false => {
                self.signed |= is_above;
                self.unsigned |= is_above_unsigned || is_positive;
            }
            true => {
                let holds = is_positive || is_zero_extended && is_above_unsigned && least >= 0;
                self.signed |= holds;
                self.unsigned |= holds;
            }
        }
    }
}

/// The comparisons that hold where a condition does, or does not.
fn collect<'c>(condition: Value<'c>, holds: bool, facts: &mut Vec<Fact<'c>>) {
    let (condition, holds) = plain(condition, holds);
    let Some(op) = condition.defining_op() else {
        return;
    };
    if let Some(compare) = op.cast::<arith::CmpIOp<'c>>() {
        let predicate = match holds {
            true => compare.predicate(),
            false => inverse(compare.predicate()),
        };
        facts.push((predicate, compare.lhs(), compare.rhs()));
    }
    let is_both = op.is::<arith::AndIOp<'c>>() && holds || op.is::<arith::OrIOp<'c>>() && !holds;
    if is_both {
        op.operands().for_each(|part| collect(part, holds, facts));
    }
}

/// For a quotient by a constant, the dividend, the least one whose quotient is not zero, and whether it has a sign.
fn part_of(value: Value<'_>) -> Option<(Value<'_>, i64, bool)> {
    let op = value.defining_op()?;
    let is = |names: [&str; 2]| names.contains(&op.name());
    let is_signed = is([arith::DivSIOp::NAME, mir::DivSIOp::NAME])
        || is([arith::ShRSIOp::NAME, mir::ShrSIOp::NAME]);
    let by = |name: [&str; 4]| {
        let by = name
            .contains(&op.name())
            .then(|| constant_value(op.operand(1)))?;
        by.filter(|&by| by > 0)
    };
    let (divsi, divui) = (arith::DivSIOp::NAME, arith::DivUIOp::NAME);
    let (shrsi, shrui) = (arith::ShRSIOp::NAME, arith::ShRUIOp::NAME);
    let quotient = by([divsi, divui, mir::DivSIOp::NAME, mir::DivUIOp::NAME]);
    let shifted = || by([shrsi, shrui, mir::ShrSIOp::NAME, mir::ShrUIOp::NAME]);
    let least = quotient.or_else(|| Some(1 << shifted().filter(|&by| by < 31)?))?;
    Some((op.operand(0), least, is_signed))
}

/// The value that another is extended from, itself if it is not, and whether by zeros.
fn extended(value: Value<'_>) -> (Value<'_>, bool) {
    let op = value.defining_op();
    match op {
        Some(op) if op.is::<arith::ExtUIOp<'_>>() => (op.operand(0), true),
        Some(op) if op.is::<arith::ExtSIOp<'_>>() => (op.operand(0), false),
        _ => (value, false),
    }
}
