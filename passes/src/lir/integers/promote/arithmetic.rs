//! Arithmetic on odd integers in wider ones, whose upper bits stay zero.

use crate::lir::{
    arithmetic::{Arithmetic, domains::width},
    vectors::split::{Replacement, Split},
};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpSpec, OpView, Type, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};

/// The signedness of an operation.
#[derive(Clone, Copy, PartialEq)]
pub enum Sign {
    /// The highest bit is the sign.
    Signed,
    /// All bits are digits.
    Unsigned,
}

/// An operation under replacement.
pub struct Promoted<'s, 'c> {
    /// Inserts before the operation.
    pub a: Arithmetic<'c>,
    /// The operation.
    pub op: Op<'c>,
    split: &'s Split<'s, 'c>,
}

impl<'s, 'c> Promoted<'s, 'c> {
    /// Wraps an operation with odd operands or results.
    pub fn new(split: &'s Split<'_, 'c>, op: Op<'c>) -> Self {
        let a = Arithmetic::new(Builder::before(op));
        Self { a, op, split }
    }

    /// The promoted form of an operand, zero-extended.
    pub fn operand(&self, index: usize) -> Value<'c> {
        self.split.piece(self.op.operand(index), 0)
    }

    /// Like [`Self::operand`], but sign-extended.
    pub fn signed(&self, index: usize) -> Value<'c> {
        self.sign_extended(self.operand(index), self.op.operand(index).ty())
    }

    /// An operand, sign- or zero-extended.
    pub fn operand_by(&self, index: usize, sign: Sign) -> Value<'c> {
        match sign {
            Sign::Signed => self.signed(index),
            Sign::Unsigned => self.operand(index),
        }
    }

    /// The promoted form of a type.
    pub fn promoted(&self, ty: Type<'c>) -> Type<'c> {
        super::widened(ty).unwrap_or(ty)
    }

    /// Sign-extends a value from the width of a type.
    pub fn sign_extended(&self, value: Value<'c>, of: Type<'c>) -> Value<'c> {
        let above = i64::from(width(value.ty()) - width(of));
        if above == 0 {
            return value;
        }
        let above = self.a.int(value.ty(), above);
        let left = self.a.binary(arith::ShLIOp::NAME, value, above);
        self.a.binary(arith::ShRSIOp::NAME, left, above)
    }

    /// Zeroes the bits of a value above the width of a type.
    pub fn masked_to(&self, value: Value<'c>, of: Type<'c>) -> Value<'c> {
        let bits = width(of);
        if bits == width(value.ty()) {
            return value;
        }
        let mask = self.a.int(value.ty(), ones(bits));
        self.a.binary(arith::AndIOp::NAME, value, mask)
    }

    /// The replacement of the operation's only result.
    pub fn result(&self, value: Value<'c>) -> Replacement<'c> {
        match super::is_odd(self.op.result(0).ty()) {
            true => Replacement::Pieces(vec![value]),
            false => Replacement::Whole(value),
        }
    }

    fn operands(&self, sign: Sign) -> Vec<Value<'c>> {
        let all = 0..self.op.operand_count();
        all.map(|index| self.operand_by(index, sign)).collect()
    }

    /// An operation that keeps zeros in the upper bits.
    pub fn plain(&self, name: &str) -> Replacement<'c> {
        let operands = self.operands(Sign::Unsigned);
        self.result(self.a.create(name, &operands, operands[0].ty()))
    }

    /// An operation that leaves arbitrary upper bits.
    pub fn masked(&self, name: &str, sign: Sign) -> Replacement<'c> {
        let operands = self.operands(sign);
        let value = self.a.create(name, &operands, operands[0].ty());
        self.result(self.masked_to(value, self.op.result(0).ty()))
    }

    /// An arithmetic right shift; its amount is unsigned.
    pub fn shift_right_signed(&self) -> Replacement<'c> {
        let name = gir_dialects::lir::ShrSIOp::NAME;
        let value = self.a.binary(name, self.signed(0), self.operand(1));
        self.result(self.masked_to(value, self.op.result(0).ty()))
    }

    /// A sum and its carry, which is the next upper bit.
    pub fn add_extended(&self) -> Replacement<'c> {
        let a = &self.a;
        let [sum_type, carry_type] = [0, 1].map(|index| self.op.result(index).ty());
        let sum = a.binary(arith::AddIOp::NAME, self.operand(0), self.operand(1));
        let bits = a.int(sum.ty(), i64::from(width(sum_type)));
        let carry = a.binary(arith::ShRUIOp::NAME, sum, bits);
        let carry = a.create(arith::TruncIOp::NAME, &[carry], carry_type);
        Replacement::PiecesOfEach(vec![vec![self.masked_to(sum, sum_type)], vec![carry]])
    }

    /// The lower and the upper half of a product.
    pub fn multiply_extended(&self, sign: Sign) -> Replacement<'c> {
        let (a, ty) = (&self.a, self.op.result(0).ty());
        let [lhs, rhs] = [0, 1].map(|index| self.operand_by(index, sign));
        let spec = OpSpec {
            operands: &[lhs, rhs],
            results: &[lhs.ty(), lhs.ty()],
            ..OpSpec::default()
        };
        let product = a.builder.create(self.op.name(), spec);
        let (low, high) = (product.result(0), product.result(1));
        let [bits, above] = [width(ty), width(lhs.ty()) - width(ty)]
            .map(|amount| a.int(lhs.ty(), i64::from(amount)));
        let upper = a.binary(arith::ShRUIOp::NAME, low, bits);
        let top = a.binary(arith::ShLIOp::NAME, high, above);
        let high = a.binary(arith::OrIOp::NAME, upper, top);
        let halves = [low, high].map(|half| vec![self.masked_to(half, ty)]);
        Replacement::PiecesOfEach(halves.into())
    }

    /// The leading zeros of the wider integer, less its upper bits.
    pub fn leading_zeros(&self) -> Replacement<'c> {
        let value = self.operand(0);
        let above = width(value.ty()) - width(self.op.result(0).ty());
        let zeros = self
            .a
            .create(math::CountLeadingZerosOp::NAME, &[value], value.ty());
        let above = self.a.int(value.ty(), i64::from(above));
        self.result(self.a.binary(arith::SubIOp::NAME, zeros, above))
    }

    /// A set bit above the number ends the count for 0.
    pub fn trailing_zeros(&self) -> Replacement<'c> {
        let value = self.operand(0);
        let end = self.a.int(value.ty(), 1 << width(self.op.result(0).ty()));
        let ended = self.a.binary(arith::OrIOp::NAME, value, end);
        let name = math::CountTrailingZerosOp::NAME;
        self.result(self.a.create(name, &[ended], value.ty()))
    }

    /// A comparison, signed if the predicate is.
    pub fn compare(&self) -> Option<Replacement<'c>> {
        use CmpIPredicate as P;
        let predicate = self.op.cast::<arith::CmpIOp<'c>>()?.predicate();
        let sign = match predicate {
            P::Slt | P::Sle | P::Sgt | P::Sge => Sign::Signed,
            _ => Sign::Unsigned,
        };
        let [lhs, rhs] = [0, 1].map(|index| self.operand_by(index, sign));
        Some(Replacement::Whole(self.a.cmpi(predicate, lhs, rhs)))
    }

    /// A constant, zero-extended.
    pub fn constant(&self) -> Option<Replacement<'c>> {
        let ty = self.op.result(0).ty();
        let value = self.op.cast::<arith::ConstantOp<'c>>()?.value();
        let (wide, mask) = (self.promoted(ty), ones(width(ty)));
        let value = match value.as_splat().unwrap_or(value).as_int() {
            Some(number) => self.a.int(wide, number & mask),
            None => {
                let bytes = value.as_dense_bytes()?;
                let lanes = bytes.chunks_exact(width(ty).div_ceil(8) as usize);
                let size = width(wide) as usize / 8;
                let lanes = lanes.flat_map(|lane| {
                    let mut number = [0; 8];
                    number[..lane.len()].copy_from_slice(lane);
                    let number = i64::from_le_bytes(number) & mask;
                    number.to_le_bytes().into_iter().take(size)
                });
                let lanes = ir::dense_vector(wide, &lanes.collect::<Vec<_>>());
                arith::ConstantOp::build(&self.a.builder, wide, lanes).result()
            }
        };
        Some(self.result(value))
    }

    /// An operation that only moves numbers.
    pub fn moved(&self) -> Replacement<'c> {
        let spec = OpSpec {
            operands: &self.operands(Sign::Unsigned),
            results: &[self.promoted(self.op.result(0).ty())],
            attributes: &self.op.attributes(),
            ..OpSpec::default()
        };
        self.result(self.a.builder.create(self.op.name(), spec).result(0))
    }
}

/// A mask of the lowest bits.
fn ones(bits: u32) -> i64 {
    (u64::MAX >> (64 - bits)) as i64
}
