//! Conversions from and to odd integers.

use super::arithmetic::{Promoted, Sign};
use crate::lir::{arithmetic::domains::width, vectors::split::Replacement};
use gir_dialects::{
    ir::{OpView, Type, Value},
    lir,
    upstream::arith::{self, CmpIPredicate},
};
use std::cmp::Ordering;

impl<'c> Promoted<'_, 'c> {
    /// Converts a value to the width of a promoted type, extended by `sign` if that is wider.
    fn resized(&self, value: Value<'c>, ty: Type<'c>, sign: Sign) -> Value<'c> {
        let name = match (width(value.ty()).cmp(&width(ty)), sign) {
            (Ordering::Equal, _) => return value,
            (Ordering::Greater, _) => arith::TruncIOp::NAME,
            (Ordering::Less, Sign::Signed) => arith::ExtSIOp::NAME,
            (Ordering::Less, Sign::Unsigned) => arith::ExtUIOp::NAME,
        };
        self.a.create(name, &[value], ty)
    }

    /// An extension to a wider integer.
    pub fn extend(&self, sign: Sign) -> Replacement<'c> {
        let ty = self.op.result(0).ty();
        let value = self.resized(self.operand_by(0, sign), self.promoted(ty), sign);
        self.result(match sign {
            Sign::Signed => self.masked_to(value, ty),
            Sign::Unsigned => value,
        })
    }

    /// A truncation.
    pub fn truncate(&self) -> Replacement<'c> {
        let ty = self.op.result(0).ty();
        let value = self.resized(self.operand(0), self.promoted(ty), Sign::Unsigned);
        self.result(self.masked_to(value, ty))
    }

    /// The float nearest to an odd integer.
    pub fn float_of_integer(&self, sign: Sign) -> Replacement<'c> {
        let value = self.operand_by(0, sign);
        self.result(
            self.a
                .create(self.op.name(), &[value], self.op.result(0).ty()),
        )
    }

    /// The integer part of a float; 0 if it does not fit.
    pub fn integer_of_float(&self, sign: Sign) -> Replacement<'c> {
        let (a, ty) = (&self.a, self.op.result(0).ty());
        let name = match sign {
            Sign::Signed => lir::FPToSIOp::NAME,
            Sign::Unsigned => lir::FPToUIOp::NAME,
        };
        let whole = a.create(name, &[self.op.operand(0)], self.promoted(ty));
        let cut = self.masked_to(whole, ty);
        let again = match sign {
            Sign::Signed => self.sign_extended(cut, ty),
            Sign::Unsigned => cut,
        };
        let fits = a.cmpi(CmpIPredicate::Eq, again, whole);
        self.result(a.select(fits, cut, a.int(whole.ty(), 0)))
    }
}
