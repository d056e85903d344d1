//! `--lir-guard-total-ops`: total operations become plain ones behind a guard.
//!
//! Division, remainder, shift and float-to-integer conversion have a result for
//! every operand in lir. Targets leave some undefined; for them a guard replaces
//! the operands in question by ones with the result that is asked for.
//!
//! ```mlir
//! %q = lir.divui %x, %y : i32    →    %z = arith.cmpi eq, %y, %c0 : i32
//!                                     %d = arith.select %z, %c1, %y : i32
//!                                     %q = arith.divui %x, %d : i32
//! ```
//!
//! No guard where a constant operand needs none. Vectors are guarded lane by lane.

use gir_dialects::{
    ir::{self, AttributeExt, Builder, Context, Op, OpSpec, OpView, Type, TypeExt, Value},
    lir,
    pass::{PassInfo, PassRun, State},
    rewrite::{PatternSet, Patterns, Rewriter},
    upstream::arith::{self, CmpFPredicate, CmpIPredicate},
};
use std::sync::Arc;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-guard-total-ops",
    description: "Turn total division, shifts and conversions into guarded plain ones",
    anchor: "func.func",
    options: &[],
    dialects: &["arith"],
    initialize: Some(initialize),
    run,
};

fn initialize(context: &Context) -> State {
    let mut patterns = PatternSet::new(context);
    patterns
        .add::<lir::DivSIOp<'_>>(div_si)
        .add::<lir::DivUIOp<'_>>(div_ui)
        .add::<lir::RemSIOp<'_>>(rem_si)
        .add::<lir::RemUIOp<'_>>(rem_ui)
        .add::<lir::ShlIOp<'_>>(shl)
        .add::<lir::ShrSIOp<'_>>(shr_si)
        .add::<lir::ShrUIOp<'_>>(shr_ui)
        .add::<lir::FPToSIOp<'_>>(fp_to_si)
        .add::<lir::FPToUIOp<'_>>(fp_to_ui);
    Arc::new(patterns.freeze())
}

fn run(pass: &PassRun<'_>) {
    let patterns: &Patterns = pass.state();
    patterns.walk(pass.op());
}

/// Builds guards before an operation.
struct Guard<'c> {
    builder: Builder<'c>,
}

impl<'c> Guard<'c> {
    fn int(&self, ty: Type<'c>, value: i64) -> Value<'c> {
        self.constant(ty, ir::integer(ty.lane(), value))
    }

    /// The nearest float.
    fn float(&self, ty: Type<'c>, value: f64) -> Value<'c> {
        let attribute = melior::ir::attribute::FloatAttribute::new(ty.ctx(), ty.lane(), value);
        self.constant(ty, attribute.into())
    }

    /// A constant with this value, in every lane of a vector.
    fn constant(&self, ty: Type<'c>, lane: ir::Attribute<'c>) -> Value<'c> {
        let value = ty.as_vector().map_or(lane, |_| ir::splat(ty, lane));
        arith::ConstantOp::build(&self.builder, ty, value).result()
    }

    /// The type of a comparison of values of type `ty`.
    fn flag_type(&self, ty: Type<'c>) -> Type<'c> {
        let flag = ir::integer_type(self.builder.context(), 1, ir::Signedness::Signless);
        ty.with_lane(flag)
    }

    fn cmpi(&self, predicate: CmpIPredicate, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        let ty = self.flag_type(lhs.ty());
        arith::CmpIOp::build(&self.builder, ty, predicate, lhs, rhs).result()
    }

    fn cmpf(&self, predicate: CmpFPredicate, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        let ty = self.flag_type(lhs.ty());
        arith::CmpFOp::build(&self.builder, ty, predicate, lhs, rhs, None).result()
    }

    fn and(&self, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        arith::AndIOp::build(&self.builder, lhs.ty(), lhs, rhs).result()
    }

    fn or(&self, lhs: Value<'c>, rhs: Value<'c>) -> Value<'c> {
        arith::OrIOp::build(&self.builder, lhs.ty(), lhs, rhs).result()
    }

    fn select(&self, condition: Value<'c>, yes: Value<'c>, no: Value<'c>) -> Value<'c> {
        arith::SelectOp::build(&self.builder, yes.ty(), condition, yes, no).result()
    }

    /// A divisor with which no division is undefined: 1 where the result of the
    /// total operation is that of a division by 1.
    fn divisor(&self, lhs: Value<'c>, rhs: Value<'c>, signed: bool) -> Value<'c> {
        let ty = rhs.ty();
        if constant(rhs).is_some_and(|value| value != 0 && !(signed && value == -1)) {
            return rhs;
        }
        let mut undefined = self.cmpi(CmpIPredicate::Eq, rhs, self.int(ty, 0));
        if signed {
            let minus_one = self.cmpi(CmpIPredicate::Eq, rhs, self.int(ty, -1));
            let lowest = self.int(ty, i64::MIN >> (64 - width(ty)));
            let overflows = self.and(minus_one, self.cmpi(CmpIPredicate::Eq, lhs, lowest));
            undefined = self.or(undefined, overflows);
        }
        self.select(undefined, self.int(ty, 1), rhs)
    }

    /// A shift amount below the width.
    fn amount(&self, amount: Value<'c>) -> Value<'c> {
        let ty = amount.ty();
        let width = i64::from(width(ty));
        if constant(amount).is_some_and(|value| (0..width).contains(&value)) {
            return amount;
        }
        self.and(amount, self.int(ty, width - 1))
    }

    /// `operand` where its integer part fits into `ty`, else 0.
    fn convertible(&self, operand: Value<'c>, ty: Type<'c>, signed: bool) -> Value<'c> {
        let float = operand.ty();
        let magnitude = if signed { width(ty) - 1 } else { width(ty) };
        let limit = (f64::from(magnitude)).exp2();
        let above = match lowest(float, magnitude, signed) {
            (bound, true) => self.cmpf(CmpFPredicate::OGE, operand, self.float(float, bound)),
            (bound, false) => self.cmpf(CmpFPredicate::OGT, operand, self.float(float, bound)),
        };
        let below = self.cmpf(CmpFPredicate::OLT, operand, self.float(float, limit));
        let fits = self.and(above, below);
        self.select(fits, operand, self.float(float, 0.0))
    }
}

/// The bound above which a float's integer part is no smaller than the least
/// integer, and whether it belongs to the range itself.
fn lowest(float: Type<'_>, magnitude: u32, signed: bool) -> (f64, bool) {
    if !signed {
        return (-1.0, false);
    }
    let (precision, largest_exponent) = match float.lane().as_float() {
        Some(16) => (11, 15),
        Some(32) => (24, 127),
        _ => (53, 1023),
    };
    let limit = f64::from(magnitude).exp2();
    if magnitude > largest_exponent {
        // Every finite float fits.
        (f64::NEG_INFINITY, false)
    } else if magnitude < precision {
        (-limit - 1.0, false)
    } else {
        // No float lies between the least integer and the one below it.
        (-limit, true)
    }
}

fn width(ty: Type<'_>) -> u32 {
    ty.lane().as_integer().map_or(0, |(width, _)| width)
}

/// The number a constant stands for, in every lane of a vector.
fn constant(value: Value<'_>) -> Option<i64> {
    let constant = value.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    let value = constant.value();
    value.as_splat().unwrap_or(value).as_int()
}

/// Replaces `op` by the plain operation `name` on guarded operands.
fn replace<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str, operands: &[Value<'c>]) -> bool {
    let spec = OpSpec {
        operands,
        results: &[op.result(0).ty()],
        ..OpSpec::default()
    };
    let plain = rewriter.before(op).create(name, spec);
    rewriter.replace(op, &[plain.result(0)]);
    true
}

fn guard<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> Guard<'c> {
    Guard {
        builder: rewriter.before(op),
    }
}

fn division<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, signed: bool, name: &str) -> bool {
    let (lhs, rhs) = (op.operand(0), op.operand(1));
    let divisor = guard(op, rewriter).divisor(lhs, rhs, signed);
    replace(op, rewriter, name, &[lhs, divisor])
}

fn div_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, true, arith::DivSIOp::NAME)
}

fn div_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, false, arith::DivUIOp::NAME)
}

fn rem_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, true, arith::RemSIOp::NAME)
}

fn rem_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    division(op, rewriter, false, arith::RemUIOp::NAME)
}

fn shift<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    let amount = guard(op, rewriter).amount(op.operand(1));
    replace(op, rewriter, name, &[op.operand(0), amount])
}

fn shl<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    shift(op, rewriter, arith::ShLIOp::NAME)
}

fn shr_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    shift(op, rewriter, arith::ShRSIOp::NAME)
}

fn shr_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    shift(op, rewriter, arith::ShRUIOp::NAME)
}

fn conversion<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, signed: bool, name: &str) -> bool {
    let operand = guard(op, rewriter).convertible(op.operand(0), op.result(0).ty(), signed);
    replace(op, rewriter, name, &[operand])
}

fn fp_to_si<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    conversion(op, rewriter, true, arith::FPToSIOp::NAME)
}

fn fp_to_ui<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    conversion(op, rewriter, false, arith::FPToUIOp::NAME)
}

#[cfg(test)]
mod tests {
    use super::lowest;
    use gir_dialects::ir::Type;
    use gir_dialects::melior::Context;

    #[test]
    fn the_lower_bound_is_exact_for_every_pair_of_widths() {
        let context = Context::new();
        let float = |width: u32| match width {
            16 => Type::float16(&context),
            32 => Type::float32(&context),
            _ => Type::float64(&context),
        };
        assert_eq!(lowest(float(16), 7, true), (-129.0, false));
        assert_eq!(lowest(float(16), 15, true), (-32768.0, true));
        assert_eq!(lowest(float(16), 31, true), (f64::NEG_INFINITY, false));
        assert_eq!(lowest(float(32), 15, true), (-32769.0, false));
        assert_eq!(lowest(float(32), 31, true), (-2147483648.0, true));
        assert_eq!(lowest(float(64), 31, true), (-2147483649.0, false));
        assert_eq!(lowest(float(64), 63, true), (-9223372036854775808.0, true));
        assert_eq!(lowest(float(32), 32, false), (-1.0, false));
    }
}
