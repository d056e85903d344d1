//! Lowering of operations on small floats.

use super::{lir_expand_small_floats::held, words::Words};
use crate::{
    analysis::initial_value,
    lir::vectors::split::{
        Replacement::{self, Nothing, PiecesOfEach, Whole},
        Split,
    },
};
use gir_dialects::{
    ir::{self, AttributeExt, Builder, Op, OpSpec, OpView, SmallFloat, Type, TypeExt, Value},
    lir,
    upstream::{
        arith::{self, RoundingMode},
        math, ub, vector,
    },
};

/// Operations that move numbers, whatever they mean.
const MOVES: &[&str] = &[
    arith::SelectOp::NAME,
    lir::AtomicCompareExchangeOp::NAME,
    lir::AtomicExchangeOp::NAME,
    lir::AtomicLoadOp::NAME,
    lir::AtomicStoreOp::NAME,
    lir::BufferLoadOp::NAME,
    lir::BufferStoreOp::NAME,
    lir::ExtractLaneOp::NAME,
    lir::FragmentLoadOp::NAME,
    lir::FragmentMulAddOp::NAME,
    lir::InsertLaneOp::NAME,
    lir::LoadOp::NAME,
    lir::StoreOp::NAME,
    lir::SubgroupBroadcastOp::NAME,
    lir::SubgroupShuffleOp::NAME,
    lir::SubgroupShuffleXorOp::NAME,
    ub::PoisonOp::NAME,
    vector::BroadcastOp::NAME,
    vector::ExtractOp::NAME,
    vector::FromElementsOp::NAME,
    vector::InsertOp::NAME,
    vector::ShuffleOp::NAME,
];

/// Operations whose result is one of their operands, or has no more digits than these.
const EXACT: &[&str] = &[
    arith::MaxNumFOp::NAME,
    arith::MaximumFOp::NAME,
    arith::MinNumFOp::NAME,
    arith::MinimumFOp::NAME,
    arith::RemFOp::NAME,
    math::CeilOp::NAME,
    math::FloorOp::NAME,
    math::RoundEvenOp::NAME,
    math::RoundOp::NAME,
    math::TruncOp::NAME,
];

/// Operations beside those of `arith` and `math` that are computed in f32.
const COMPUTED: &[&str] = &[
    lir::FPToSIOp::NAME,
    lir::FPToSISatOp::NAME,
    lir::FPToUIOp::NAME,
    lir::FPToUISatOp::NAME,
    lir::SubgroupReduceOp::NAME,
    lir::WorkgroupReduceOp::NAME,
];

/// The replacement of an operation on small floats; `None` if there is no counterpart.
pub fn replacement<'c>(split: &Split<'_, 'c>, op: Op<'c>) -> Option<Replacement<'c>> {
    Small {
        b: Builder::before(op),
        split,
        op,
    }
    .replacement()
}

/// An operation while it is replaced.
struct Small<'s, 'c> {
    b: Builder<'c>,
    split: &'s Split<'s, 'c>,
    op: Op<'c>,
}

impl<'c> Small<'_, 'c> {
    fn replacement(&self) -> Option<Replacement<'c>> {
        let op = self.op;
        Some(match op.name() {
            arith::ConstantOp::NAME => self.constant()?,
            arith::BitcastOp::NAME => self.bitcast()?,
            vector::BitCastOp::NAME => self.moved_bits()?,
            arith::NegFOp::NAME => self.on_bits(|w, bits, sign| w.xor(bits, sign))?,
            math::AbsFOp::NAME => self.on_bits(|w, bits, sign| {
                let ones = w.a.int(bits.ty(), -1);
                w.and(bits, w.xor(sign, ones))
            })?,
            math::CopySignOp::NAME => self.copy_sign()?,
            math::FmaOp::NAME => self.fused()?,
            arith::ExtFOp::NAME | arith::TruncFOp::NAME => self.convert()?,
            arith::SIToFPOp::NAME => self.of_integer(true)?,
            arith::UIToFPOp::NAME => self.of_integer(false)?,
            name if MOVES.contains(&name) => self.moved(),
            name if COMPUTED.contains(&name) => self.computed()?,
            name if name.starts_with("arith.") || name.starts_with("math.") => self.computed()?,
            _ => return None,
        })
    }

    fn operand(&self, index: usize) -> Value<'c> {
        self.split.piece(self.op.operand(index), 0)
    }

    fn words(&self, shape: Type<'c>) -> Words<'c> {
        Words::new(self.b, shape)
    }

    /// The only result, of whatever type.
    fn result(&self, value: Value<'c>) -> Replacement<'c> {
        PiecesOfEach(vec![vec![value]])
    }

    /// The same operation on other operands and with other types of results.
    fn again(&self, operands: &[Value<'c>], results: &[Type<'c>]) -> Op<'c> {
        let spec = OpSpec {
            operands,
            results,
            attributes: &self.op.attributes(),
            ..OpSpec::default()
        };
        self.b.create(self.op.name(), spec)
    }

    fn moved(&self) -> Replacement<'c> {
        let operands: Vec<_> = (0..self.op.operand_count())
            .map(|index| self.operand(index))
            .collect();
        let types: Vec<_> = self.op.result_types().into_iter().map(held).collect();
        let new = self.again(&operands, &types);
        match self.op.results().next() {
            None => Nothing,
            Some(_) => self.replaced(new.results().collect()),
        }
    }

    /// The replacements of all results.
    fn replaced(&self, new: Vec<Value<'c>>) -> Replacement<'c> {
        match (new.as_slice(), self.op.results().next()) {
            (&[only], Some(old)) if held(old.ty()) == old.ty() => Whole(only),
            _ => PiecesOfEach(new.into_iter().map(|value| vec![value]).collect()),
        }
    }

    fn constant(&self) -> Option<Replacement<'c>> {
        let ty = self.op.result(0).ty();
        let format = ty.lane().as_small_float()?;
        let value = self.op.cast::<arith::ConstantOp<'c>>()?.value();
        let ty = held(ty);
        let words = self.words(ty);
        let single = value.as_splat().unwrap_or(value).as_float_bits();
        Some(self.result(match single {
            Some(bits) => words.a.int(ty, initial_value::stored(format, bits) as i64),
            None => {
                let bytes = initial_value::packed(value)?;
                let lanes = ir::dense_vector(ty, &bytes);
                arith::ConstantOp::build(&self.b, ty, lanes).result()
            }
        }))
    }

    /// The bits stay. Those of tf32 in memory are not those of its type.
    fn bitcast(&self) -> Option<Replacement<'c>> {
        let (from, to) = (self.op.operand(0).ty(), self.op.result(0).ty());
        let is_tf32 = |ty: Type<'c>| ty.lane().as_small_float() == Some(SmallFloat::Tf32);
        if is_tf32(from) || is_tf32(to) {
            return None;
        }
        let (bits, ty) = (self.operand(0), held(to));
        let value = match bits.ty() == ty {
            true => bits,
            false => self.words(ty).a.create(arith::BitcastOp::NAME, &[bits], ty),
        };
        Some(self.replaced(vec![value]))
    }

    /// The same between vectors of other lengths.
    fn moved_bits(&self) -> Option<Replacement<'c>> {
        let ty = self.op.result(0).ty();
        match self.operand(0).ty() == held(ty) {
            true => Some(self.replaced(vec![self.operand(0)])),
            false => Some(self.moved()),
        }
    }

    /// An operation on the bits of one operand, given the bit of the sign.
    fn on_bits(
        &self,
        compute: impl Fn(&Words<'c>, Value<'c>, Value<'c>) -> Value<'c>,
    ) -> Option<Replacement<'c>> {
        let bits = self.operand(0);
        let words = self.words(bits.ty());
        let sign = self.sign(&words, bits.ty())?;
        Some(self.result(compute(&words, bits, sign)))
    }

    fn copy_sign(&self) -> Option<Replacement<'c>> {
        let (bits, other) = (self.operand(0), self.operand(1));
        let words = self.words(bits.ty());
        let sign = self.sign(&words, bits.ty())?;
        let ones = words.a.int(bits.ty(), -1);
        let magnitude = words.and(bits, words.xor(sign, ones));
        Some(self.result(words.or(magnitude, words.and(other, sign))))
    }

    fn sign(&self, words: &Words<'c>, ty: Type<'c>) -> Option<Value<'c>> {
        let bits = ty.lane().number_bits()?;
        Some(words.a.int(ty, i64::MIN >> (64 - bits)))
    }

    /// A small float as f32.
    fn widened(&self, index: usize) -> Value<'c> {
        let value = self.operand(index);
        let format = self.op.operand(index).ty().lane().as_small_float();
        format.map_or(value, |format| self.words(value.ty()).widen(format, value))
    }

    fn fused(&self) -> Option<Replacement<'c>> {
        let format = self.op.result(0).ty().lane().as_small_float()?;
        if format == SmallFloat::Tf32 {
            return None;
        }
        let words = self.words(self.op.result(0).ty());
        let odd = words.fused([0, 1, 2].map(|index| self.widened(index)));
        Some(self.result(words.narrow(format, odd)))
    }

    /// A conversion between floats.
    fn convert(&self) -> Option<Replacement<'c>> {
        let truncation = self.op.cast::<arith::TruncFOp<'c>>();
        let mode = truncation.and_then(|truncation| truncation.roundingmode());
        if mode.is_some_and(|mode| mode != RoundingMode::ToNearestEven) {
            return None;
        }
        let ty = self.op.result(0).ty();
        let words = self.words(ty);
        let value = self.widened(0);
        let single = match value.ty().lane().as_float() {
            Some(64) => words.float_of_double(value),
            Some(16) => words.a.create(arith::ExtFOp::NAME, &[value], words.real),
            _ => value,
        };
        Some(match (ty.lane().as_small_float(), ty.lane().as_float()) {
            (Some(format), _) => self.result(words.narrow(format, single)),
            (None, Some(32)) => Whole(single),
            (None, Some(16)) => Whole(words.a.create(arith::TruncFOp::NAME, &[single], ty)),
            _ => Whole(words.a.create(arith::ExtFOp::NAME, &[single], ty)),
        })
    }

    fn of_integer(&self, is_signed: bool) -> Option<Replacement<'c>> {
        let ty = self.op.result(0).ty();
        let words = self.words(ty);
        let odd = words.float_of_integer(self.op.operand(0), is_signed);
        Some(self.result(words.narrow(ty.lane().as_small_float()?, odd)))
    }

    /// The operation on f32, rounded once.
    fn computed(&self) -> Option<Replacement<'c>> {
        let op = self.op;
        let operands: Vec<_> = (0..op.operand_count())
            .map(|index| self.widened(index))
            .collect();
        let real = |ty: Type<'c>| match ty.lane().as_small_float() {
            Some(_) => ty.with_lane(Type::float32(ty.ctx())),
            None => ty,
        };
        let types: Vec<_> = op.result_types().into_iter().map(real).collect();
        let new = self.again(&operands, &types);
        let is_exact = EXACT.contains(&op.name());
        let narrowed = |(old, new): (Value<'c>, Value<'c>)| {
            let words = self.words(new.ty());
            match old.ty().lane().as_small_float() {
                Some(format) if is_exact => words.narrow_exact(format, new),
                Some(format) => words.narrow(format, new),
                None => new,
            }
        };
        let results = std::iter::zip(op.results(), new.results());
        Some(self.replaced(results.map(narrowed).collect()))
    }
}
