//! `--lir-widen-bit-ops`: widens bit counts and reversals to 32 bits.
//!
//! ```mlir
//! %n = math.ctlz %x : i16    →    %w = arith.extui %x : i16 to i32
//!                                 %c = math.ctlz %w : i32
//!                                 %d = arith.subi %c, %c16_i32 : i32
//!                                 %n = arith.trunci %d : i32 to i16
//! ```
//!
//! Vulkan has these operations for 32 bits only. 64-bit words are handled by halves.

use crate::analysis::taken;
use gir_dialects::{
    ir::{self, Builder, Context, Op, OpSpec, OpView, Type, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::{
        arith::{self, CmpIPredicate},
        math,
    },
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-widen-bit-ops",
    description: "Widen bit counts and reversals to 32 bits",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir", "math"],
    initialize: Some(initialize),
    concerns: Some(|census| {
        census.has::<math::CtPopOp<'_>>()
            || census.has::<math::CountLeadingZerosOp<'_>>()
            || census.has::<math::CountTrailingZerosOp<'_>>()
            || census.has::<lir::BitReverseOp<'_>>()
    }),
    run,
};

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    patterns
        .add::<math::CtPopOp<'_>>(|op, rewriter| widen(op, rewriter, &POP_COUNT))
        .add::<math::CountLeadingZerosOp<'_>>(|op, rewriter| widen(op, rewriter, &LEADING_ZEROS))
        .add::<math::CountTrailingZerosOp<'_>>(|op, rewriter| widen(op, rewriter, &TRAILING_ZEROS))
        .add::<lir::BitReverseOp<'_>>(|op, rewriter| widen(op, rewriter, &REVERSAL));
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let patterns: &Patterns = pass.state();
    patterns.walk(pass.op());
}

/// Builds operations on 32-bit words before an operation.
struct Words<'c> {
    builder: Builder<'c>,
    /// The operation's type: words have the same number of lanes.
    shape: Type<'c>,
}

/// The expansion of an operation into operations on 32 bits.
struct Widening {
    /// The result for a narrower operand, given zero-extended, and its width.
    narrow: for<'c> fn(&Words<'c>, Value<'c>, i64) -> Value<'c>,
    /// The 64-bit result for the upper and the lower half.
    wide: for<'c> fn(&Words<'c>, [Value<'c>; 2]) -> Value<'c>,
}

const POP_COUNT: Widening = Widening {
    narrow: |words, x, _| words.unary(math::CtPopOp::NAME, x),
    wide: |words, [high, low]| {
        let [high, low] = [high, low].map(|half| words.unary(math::CtPopOp::NAME, half));
        words.extend(words.binary(arith::AddIOp::NAME, high, low))
    },
};

const LEADING_ZEROS: Widening = Widening {
    narrow: |words, x, width| {
        let zeros = words.unary(math::CountLeadingZerosOp::NAME, x);
        words.binary(arith::SubIOp::NAME, zeros, words.constant(32 - width))
    },
    wide: |words, [high, low]| words.zeros(math::CountLeadingZerosOp::NAME, high, low),
};

const TRAILING_ZEROS: Widening = Widening {
    narrow: |words, x, width| {
        // A bit set above the operand ends the zeros of 0.
        let ended = words.binary(arith::OrIOp::NAME, x, words.constant(1 << width));
        words.unary(math::CountTrailingZerosOp::NAME, ended)
    },
    wide: |words, [high, low]| words.zeros(math::CountTrailingZerosOp::NAME, low, high),
};

const REVERSAL: Widening = Widening {
    narrow: |words, x, width| {
        let reversed = words.unary(lir::BitReverseOp::NAME, x);
        words.binary(arith::ShRUIOp::NAME, reversed, words.constant(32 - width))
    },
    wide: |words, halves| {
        let reversed = halves.map(|half| words.unary(lir::BitReverseOp::NAME, half));
        let [low, high] = reversed.map(|half| words.extend(half));
        let high = words.binary(arith::ShLIOp::NAME, high, words.int(high.ty(), 32));
        words.binary(arith::OrIOp::NAME, high, low)
    },
};

fn widen<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, widening: &Widening) -> bool {
    let ty = op.result(0).ty();
    let words = Words {
        builder: rewriter.before(op),
        shape: ty,
    };
    let result = match ty.lane().as_integer() {
        Some((width @ (8 | 16), _)) => {
            let word = words.word_type();
            let x = words.convert(arith::ExtUIOp::NAME, op.operand(0), word);
            let narrow = (widening.narrow)(&words, x, i64::from(width));
            words.convert(arith::TruncIOp::NAME, narrow, ty)
        }
        Some((64, _)) => {
            taken::expansion(op, || (widening.wide)(&words, words.halves(op.operand(0))))
        }
        _ => return false,
    };
    rewriter.replace(op, &[result]);
    true
}

impl<'c> Words<'c> {
    fn integer_type(&self, width: u32) -> Type<'c> {
        let lane = ir::integer_type(self.builder.context(), width, ir::Signedness::Signless);
        self.shape.with_lane(lane)
    }

    fn word_type(&self) -> Type<'c> {
        self.integer_type(32)
    }

    fn int(&self, ty: Type<'c>, value: i64) -> Value<'c> {
        let lane = ir::integer(ty.lane(), value);
        let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
        arith::ConstantOp::build(&self.builder, ty, value).result()
    }

    fn constant(&self, value: i64) -> Value<'c> {
        self.int(self.word_type(), value)
    }

    fn create(&self, name: &str, operands: &[Value<'c>], ty: Type<'c>) -> Value<'c> {
        let spec = OpSpec {
            operands,
            results: &[ty],
            ..OpSpec::default()
        };
        self.builder.create(name, spec).result(0)
    }

    fn unary(&self, name: &str, x: Value<'c>) -> Value<'c> {
        self.create(name, &[x], x.ty())
    }

    fn binary(&self, name: &str, x: Value<'c>, y: Value<'c>) -> Value<'c> {
        self.create(name, &[x, y], x.ty())
    }

    fn convert(&self, name: &str, x: Value<'c>, ty: Type<'c>) -> Value<'c> {
        self.create(name, &[x], ty)
    }

    /// A word zero-extended to 64 bits.
    fn extend(&self, word: Value<'c>) -> Value<'c> {
        self.convert(arith::ExtUIOp::NAME, word, self.integer_type(64))
    }

    /// The upper and the lower half of a 64-bit number.
    fn halves(&self, x: Value<'c>) -> [Value<'c>; 2] {
        let upper = self.binary(arith::ShRUIOp::NAME, x, self.int(x.ty(), 32));
        [upper, x].map(|half| self.convert(arith::TruncIOp::NAME, half, self.word_type()))
    }

    /// The number of zeros before the first set bit, counted from the `first` half on.
    fn zeros(&self, name: &str, first: Value<'c>, second: Value<'c>) -> Value<'c> {
        let [ahead, behind] = [first, second].map(|half| self.unary(name, half));
        let both = self.binary(arith::AddIOp::NAME, behind, self.constant(32));
        let bit = self.integer_type(1);
        let (equal, zero) = (CmpIPredicate::Eq, self.constant(0));
        let none = arith::CmpIOp::build(&self.builder, bit, equal, first, zero).result();
        let zeros = arith::SelectOp::build(&self.builder, both.ty(), none, both, ahead);
        self.extend(zeros.result())
    }
}
