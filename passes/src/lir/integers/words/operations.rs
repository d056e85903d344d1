//! Lowering of operations on 64-bit integers.

use super::{
    bits::Shift,
    word::{Pair, Words},
};
use crate::lir::{
    arithmetic::Arithmetic,
    vectors::split::{
        Replacement::{self, Pieces, PiecesOfEach, Whole},
        Split,
    },
};
use gir_dialects::{
    ir::{AttributeExt, Builder, Op, OpView, TypeExt, Value},
    lir,
    upstream::{
        arith::{self, CmpIPredicate},
        math, ub,
    },
};

/// The replacement of an operation on 64-bit integers; `None` if there is no counterpart.
pub fn replacement<'c>(
    split: &Split<'_, 'c>,
    op: Op<'c>,
    address_bits: u32,
) -> Option<Replacement<'c>> {
    let b = Builder::before(op);
    let long = Long {
        words: Words {
            a: Arithmetic::new(b),
        },
        split,
        op,
    };
    match op.name() {
        lir::LoadOp::NAME => {
            let load = op.cast::<lir::LoadOp<'c>>()?;
            load.ordering().is_none().then(|| split.load(&b, load))?
        }
        lir::StoreOp::NAME => {
            let store = op.cast::<lir::StoreOp<'c>>()?;
            store.ordering().is_none().then(|| split.store(&b, store))
        }
        lir::GepOp::NAME => long.address(address_bits),
        arith::SelectOp::NAME
        | arith::AndIOp::NAME
        | arith::OrIOp::NAME
        | arith::XOrIOp::NAME
        | ub::PoisonOp::NAME
        | lir::SubgroupShuffleOp::NAME
        | lir::SubgroupShuffleXorOp::NAME
        | lir::SubgroupBroadcastOp::NAME => split.elementwise(&b, op),
        _ => long
            .integer()
            .map(|pair| Pieces(vec![pair.low, pair.high]))
            .or_else(|| long.other()),
    }
}

/// An operation while it is replaced.
struct Long<'s, 'c> {
    words: Words<'c>,
    split: &'s Split<'s, 'c>,
    op: Op<'c>,
}

impl<'c> Long<'_, 'c> {
    fn pair(&self, index: usize) -> Pair<'c> {
        let value = self.op.operand(index);
        let [low, high] = [0, 1].map(|piece| self.split.piece(value, piece));
        Pair { low, high }
    }

    fn pairs(&self) -> [Pair<'c>; 2] {
        [0, 1].map(|index| self.pair(index))
    }

    /// The result of an operation with a single 64-bit result.
    fn integer(&self) -> Option<Pair<'c>> {
        use CmpIPredicate as P;
        let w = &self.words;
        let choose = |predicate| {
            let [x, y] = self.pairs();
            w.choose(predicate, x, y)
        };
        let shift = |to| w.shift(self.pair(0), self.pair(1).low, to);
        let of_two = |compute: fn(&Words<'c>, Pair<'c>, Pair<'c>) -> Pair<'c>| {
            let [x, y] = self.pairs();
            compute(w, x, y)
        };
        Some(match self.op.name() {
            arith::ConstantOp::NAME => {
                let constant = self.op.cast::<arith::ConstantOp<'c>>()?;
                w.long(constant.value().as_int()?)
            }
            arith::AddIOp::NAME => of_two(Words::plus),
            arith::SubIOp::NAME => of_two(Words::minus),
            arith::MulIOp::NAME => of_two(Words::times),
            arith::DivUIOp::NAME => of_two(|w, x, y| w.divide_unsigned(x, y).quotient),
            arith::RemUIOp::NAME => of_two(|w, x, y| w.divide_unsigned(x, y).remainder),
            arith::DivSIOp::NAME => of_two(|w, x, y| w.divide_signed(x, y).quotient),
            arith::RemSIOp::NAME => of_two(|w, x, y| w.divide_signed(x, y).remainder),
            arith::MinSIOp::NAME => choose(P::Slt),
            arith::MinUIOp::NAME => choose(P::Ult),
            arith::MaxSIOp::NAME => choose(P::Sgt),
            arith::MaxUIOp::NAME => choose(P::Ugt),
            arith::ShLIOp::NAME | lir::ShlIOp::NAME => shift(Shift::Left),
            arith::ShRUIOp::NAME | lir::ShrUIOp::NAME => shift(Shift::RightUnsigned),
            arith::ShRSIOp::NAME | lir::ShrSIOp::NAME => shift(Shift::RightSigned),
            arith::ExtUIOp::NAME => w.extend(self.op.operand(0), false),
            arith::ExtSIOp::NAME => w.extend(self.op.operand(0), true),
            arith::FPToUIOp::NAME => w.pair_of_float(self.op.operand(0), false),
            arith::FPToSIOp::NAME => w.pair_of_float(self.op.operand(0), true),
            arith::BitcastOp::NAME if self.op.operand(0).ty().as_float().is_some() => {
                w.bits_of(self.op.operand(0))
            }
            math::AbsIOp::NAME => w.magnitude(self.pair(0)).0,
            math::CtPopOp::NAME => w.population(self.pair(0)),
            math::CountLeadingZerosOp::NAME => w.unsigned(w.zeros_above(self.pair(0))),
            math::CountTrailingZerosOp::NAME => w.unsigned(w.zeros_below(self.pair(0))),
            lir::BitReverseOp::NAME => w.reversed(self.pair(0)),
            _ => return None,
        })
    }

    /// Operations with several results or results of other types.
    fn other(&self) -> Option<Replacement<'c>> {
        let (w, op) = (&self.words, self.op);
        let product = |is_signed| {
            let [x, y] = self.pairs();
            let halves = w.product(x, y, is_signed);
            PiecesOfEach(halves.map(|half| vec![half.low, half.high]).into())
        };
        Some(match op.name() {
            arith::CmpIOp::NAME => {
                let [x, y] = self.pairs();
                let predicate = op.cast::<arith::CmpIOp<'c>>()?.predicate();
                Whole(w.compare(predicate, x, y))
            }
            arith::TruncIOp::NAME => Whole(w.truncate(self.pair(0), op.result(0).ty())),
            arith::UIToFPOp::NAME => Whole(w.float_of(self.pair(0), op.result(0).ty(), false)),
            arith::SIToFPOp::NAME => Whole(w.float_of(self.pair(0), op.result(0).ty(), true)),
            arith::BitcastOp::NAME if op.result(0).ty().as_float().is_some() => {
                Whole(w.of_bits(self.pair(0), op.result(0).ty()))
            }
            arith::AddUIExtendedOp::NAME => {
                let [x, y] = self.pairs();
                let (sum, carry) = w.sum(x, y);
                PiecesOfEach(vec![vec![sum.low, sum.high], vec![carry]])
            }
            arith::MulUIExtendedOp::NAME => product(false),
            arith::MulSIExtendedOp::NAME => product(true),
            _ => return None,
        })
    }

    /// An address with a 64-bit index: steps by the two words of the index in turn if addresses
    /// have more than 32 bits.
    fn address(&self, address_bits: u32) -> Option<Replacement<'c>> {
        let gep = self.op.cast::<lir::GepOp<'c>>()?;
        let w = &self.words;
        let b = &w.a.builder;
        let index = self.pair(1);
        let (stride, is_unsigned) = (gep.stride(), gep.unsigned_index());
        let step = |base: Value<'c>, word, stride, is_unsigned| {
            lir::GepOp::build(b, base.ty(), base, word, stride, is_unsigned).result()
        };
        if let Some((word, is_unsigned)) = extended(gep.index()) {
            return Some(Whole(step(gep.base(), word, stride, is_unsigned)));
        }
        if address_bits <= 32 {
            return Some(Whole(step(gep.base(), index.low, stride, is_unsigned)));
        }
        // The upper word counts 2^32 strides, modulo 2^64: step by its product with the stride,
        // four times with stride 2^30, because LLVM truncates strides of more than 32 bits.
        let far = w.a.binary(arith::MulIOp::NAME, index.high, w.int(stride));
        let base = (0..4).fold(gep.base(), |base, _| step(base, far, 1 << 30, false));
        Some(Whole(step(base, index.low, stride, true)))
    }
}

/// The narrower number that an index extends, and whether it is zero-extended.
fn extended(index: Value<'_>) -> Option<(Value<'_>, bool)> {
    let op = index.defining_op()?;
    let is_unsigned = op.is::<arith::ExtUIOp<'_>>();
    let is_index = |value: &Value<'_>| value.ty().as_integer().is_some_and(|(width, _)| width > 1);
    let word = (is_unsigned || op.is::<arith::ExtSIOp<'_>>()).then(|| op.operand(0));
    word.filter(is_index).map(|word| (word, is_unsigned))
}
