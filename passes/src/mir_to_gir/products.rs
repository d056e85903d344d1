//! Products of twice the width, with the halves as two results.
//!
//! Up to 32 bits they are computed in integers of twice the width. For 64 bits, halves of 32 bits are multiplied, as
//! on paper; the high half of a signed product is the one of the unsigned product, minus each factor whose other
//! factor is negative.

use super::{
    site::{Rule, Site},
    types, values,
};
use gir_dialects::{
    gir,
    ir::{self, Op, OpView, Signedness, Type, TypeExt, Value},
    upstream::arith,
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        arith::MulUIExtendedOp::NAME => unsigned,
        arith::MulSIExtendedOp::NAME => signed,
        _ => return None,
    })
}

fn unsigned<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    product(op, site, Signedness::Unsigned)
}

fn signed<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    product(op, site, Signedness::Signed)
}

fn product<'c>(op: Op<'c>, site: &Site<'c, '_>, sign: Signedness) -> Option<Vec<Value<'c>>> {
    let ty = types::with_sign(site.result_type(op)?, Signedness::Unsigned);
    let words = Words { site, ty };
    let factors = [op.operand(0), op.operand(1)].map(|factor| values::cast(site, factor, ty));
    let (width, _) = ty.lane().as_integer()?;
    Some(match width {
        64 => words.by_halves(factors, sign),
        _ => words.widened(factors, width, sign),
    })
}

/// Arithmetic on unsigned integers of a type.
struct Words<'c, 'm, 's> {
    site: &'s Site<'c, 'm>,
    ty: Type<'c>,
}

impl<'c> Words<'c, '_, '_> {
    fn make(&self, name: &str, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        values::create(self.site, name, &[x, y], self.ty)
    }

    fn number(&self, number: i64) -> Value<'c> {
        values::splat(self.site, self.ty, number)
    }

    /// Computes the product in integers of twice the width.
    fn widened(&self, factors: [Value<'c>; 2], width: u32, sign: Signedness) -> Vec<Value<'c>> {
        let site = self.site;
        let wide = |sign| {
            self.ty
                .with_lane(ir::integer_type(site.context(), 2 * width, sign))
        };
        let (extend, wide) = match sign {
            Signedness::Signed => (gir::SExtOp::NAME, wide(sign)),
            _ => (gir::ZExtOp::NAME, wide(Signedness::Unsigned)),
        };
        let own = types::with_sign(self.ty, sign);
        let [x, y] = factors.map(|factor| {
            let factor = values::cast(site, factor, own);
            values::create(site, extend, &[factor], wide)
        });
        let all = values::create(site, gir::MulOp::NAME, &[x, y], wide);
        let shift = values::splat(site, wide, i64::from(width));
        let upper = values::create(site, gir::ShrOp::NAME, &[all, shift], wide);
        let half = |value| values::create(site, gir::TruncOp::NAME, &[value], own);
        vec![half(all), half(upper)]
    }

    /// The halves of a word of 64 bits.
    fn split(&self, word: Value<'c>) -> [Value<'c>; 2] {
        let low = self.make(gir::AndOp::NAME, word, self.number(0xffff_ffff));
        [low, self.make(gir::ShrOp::NAME, word, self.number(32))]
    }

    fn by_halves(&self, [x, y]: [Value<'c>; 2], sign: Signedness) -> Vec<Value<'c>> {
        let ([x0, x1], [y0, y1]) = (self.split(x), self.split(y));
        let times = |x, y| self.make(gir::MulOp::NAME, x, y);
        let plus = |x, y| self.make(gir::AddOp::NAME, x, y);
        let [_, carry] = self.split(times(x0, y0));
        // None of these sums overflows.
        let [middle, upper] = self.split(plus(times(x1, y0), carry));
        let [_, carry] = self.split(plus(times(x0, y1), middle));
        let mut high = plus(plus(times(x1, y1), upper), carry);
        if sign == Signedness::Signed {
            high = self.less_if_negative(high, x, y);
            high = self.less_if_negative(high, y, x);
        }
        vec![times(x, y), high]
    }

    /// `value - other` if `factor` is negative, else `value`.
    fn less_if_negative(&self, value: Value<'c>, factor: Value<'c>, other: Value<'c>) -> Value<'c> {
        let (site, signed) = (self.site, types::with_sign(self.ty, Signedness::Signed));
        let factor = values::cast(site, factor, signed);
        // All ones or none.
        let sign = values::create(
            site,
            gir::ShrOp::NAME,
            &[factor, values::splat(site, signed, 63)],
            signed,
        );
        let mask = values::cast(site, sign, self.ty);
        let taken = self.make(gir::AndOp::NAME, mask, other);
        self.make(gir::SubOp::NAME, value, taken)
    }
}
