//! Arithmetic on odd integers: done in the wider ones, the bits above kept zero.

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

/// How the bits of an integer count.
#[derive(Clone, Copy, PartialEq)]
pub enum Sign {
    /// The highest is the sign.
    Signed,
    /// All are digits.
    Unsigned,
}

/// An operation while it is replaced.
pub struct Promoted<'s, 'c> {
    /// Builds before it.
    pub a: Arithmetic<'c>,
    /// The operation.
    pub op: Op<'c>,
    split: &'s Split<'s, 'c>,
}

impl<'s, 'c> Promoted<'s, 'c> {
    /// Of an operation with odd operands or results.
    pub fn new(split: &'s Split<'_, 'c>, op: Op<'c>) -> Self {
        let a = Arithmetic::new(Builder::before(op));
        Self { a, op, split }
    }

    /// What stands for an operand, with zeros above.
    pub fn operand(&self, index: usize) -> Value<'c> {
        self.split.piece(self.op.operand(index), 0)
    }

    /// As [`Self::operand`], with copies of the sign above.
    pub fn signed(&self, index: usize) -> Value<'c> {
        self.sign_extended(self.operand(index), self.op.operand(index).ty())
    }

    /// An operand with its sign or zeros above.
    pub fn operand_by(&self, index: usize, sign: Sign) -> Value<'c> {
        match sign {
            Sign::Signed => self.signed(index),
            Sign::Unsigned => self.operand(index),
        }
    }

    /// The type that stands for another.
    pub fn promoted(&self, ty: Type<'c>) -> Type<'c> {
        super::widened(ty).unwrap_or(ty)
    }

    /// A value with copies of the highest bit of a type above it.
    pub fn sign_extended(&self, value: Value<'c>, of: Type<'c>) -> Value<'c> {
        let above = i64::from(width(value.ty()) - width(of));
        if above == 0 {
            return value;
        }
        let above = self.a.int(value.ty(), above);
        let left = self.a.binary(arith::ShLIOp::NAME, value, above);
        self.a.binary(arith::ShRSIOp::NAME, left, above)
    }

    /// A value with zeros above the bits of a type.
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

    /// An operation that leaves zeros above where it finds them.
    pub fn plain(&self, name: &str) -> Replacement<'c> {
        let operands = self.operands(Sign::Unsigned);
        self.result(self.a.create(name, &operands, operands[0].ty()))
    }

    /// An operation that leaves anything above.
    pub fn masked(&self, name: &str, sign: Sign) -> Replacement<'c> {
        let operands = self.operands(sign);
        let value = self.a.create(name, &operands, operands[0].ty());
        self.result(self.masked_to(value, self.op.result(0).ty()))
    }

    /// A shift that repeats the sign; the amount has none.
    pub fn shift_right_signed(&self) -> Replacement<'c> {
        let name = gir_dialects::lir::ShrSIOp::NAME;
        let value = self.a.binary(name, self.signed(0), self.operand(1));
        self.result(self.masked_to(value, self.op.result(0).ty()))
    }

    /// A sum and its carry, which is the bit above.
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

    /// Those of the wider integer, but for the bits above.
    pub fn leading_zeros(&self) -> Replacement<'c> {
        let value = self.operand(0);
        let above = width(value.ty()) - width(self.op.result(0).ty());
        let zeros = self
            .a
            .create(math::CountLeadingZerosOp::NAME, &[value], value.ty());
        let above = self.a.int(value.ty(), i64::from(above));
        self.result(self.a.binary(arith::SubIOp::NAME, zeros, above))
    }

    /// A bit above ends the zeros of 0.
    pub fn trailing_zeros(&self) -> Replacement<'c> {
        let value = self.operand(0);
        let end = self.a.int(value.ty(), 1 << width(self.op.result(0).ty()));
        let ended = self.a.binary(arith::OrIOp::NAME, value, end);
        let name = math::CountTrailingZerosOp::NAME;
        self.result(self.a.create(name, &[ended], value.ty()))
    }

    /// A comparison, by the sign if the predicate asks for it.
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

    /// A constant with zeros above.
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

    /// An operation that moves numbers and does not look at them.
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

/// So many bits of an odd integer, all set.
fn ones(bits: u32) -> i64 {
    (u64::MAX >> (64 - bits)) as i64
}
