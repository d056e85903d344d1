//! `--lir-recover-conditions`: computes conditions as flags instead of integers.
//!
//! ```mlir
//! %a = arith.extui %inside_x : i1 to i32     %both = arith.andi %inside_x, %inside_y : i1
//! %b = arith.extui %inside_y : i1 to i32     scf.if %both {
//! %n = arith.andi %a, %b : i32          →      …
//! %c = arith.cmpi ne, %n, %c0 : i32
//! scf.if %c {
//!   …
//! ```
//!
//! GIR's comparisons return 0 or 1 as integers, its branches take integers, and programs combine
//! them by `and`, `or`, `xor` and `select`. If all operands are known to be 0 or 1, the operation
//! becomes one on flags, and its result is converted to an integer only for users that need one.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{AttributeExt, Builder, Op, OpView, Type, TypeExt, Value},
    pass::{PassInfo, PassRun},
    upstream::arith::{self, CmpIPredicate},
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-recover-conditions",
    description: "Compute conditions as flags instead of integers",
    anchor: "func.func",
    options: &[],
    dialects: &["arith"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut conditions = Conditions::default();
    for op in arithmetic(pass.op()) {
        conditions.visit(op);
    }
    if !conditions.is_changed {
        return pass.note_unchanged();
    }
    // Users come after definitions.
    for op in arithmetic(pass.op()).into_iter().rev() {
        if !op.has_uses() && op.is_effect_free() {
            op.erase();
        }
    }
}

fn arithmetic(function: Op<'_>) -> Vec<Op<'_>> {
    let mut ops = vec![];
    function.walk_pre(|op| {
        if op.name().starts_with("arith.") && op.result_count() == 1 {
            ops.push(op);
        }
    });
    ops
}

/// Knowledge of integers.
#[derive(Default)]
struct Conditions<'c> {
    /// The flags that integers equal: 1 if the flag is set, else 0.
    of: HashMap<Value<'c>, Value<'c>>,
    is_changed: bool,
}

/// An integer that is 0 or 1.
#[derive(Clone, Copy)]
enum Bit<'c> {
    Known(bool),
    Condition(Value<'c>),
}

impl<'c> Conditions<'c> {
    fn visit(&mut self, op: Op<'c>) {
        let result = op.result(0);
        if op.is::<arith::ExtUIOp<'_>>() {
            if is_condition(op.operand(0).ty()) {
                self.of.insert(result, op.operand(0));
            }
        } else if let Some(compare) = op.cast::<arith::CmpIOp<'c>>() {
            self.test(compare);
        } else if op.is::<arith::TruncIOp<'_>>() && is_condition(result.ty()) {
            if let Some(&condition) = self.of.get(&op.operand(0)) {
                self.replace(op, condition);
            }
        } else if result.ty().as_integer().is_some_and(|(width, _)| width > 1) {
            self.combine(op);
        }
    }

    fn bit(&self, value: Value<'c>) -> Option<Bit<'c>> {
        match self.of.get(&value) {
            Some(&condition) => Some(Bit::Condition(condition)),
            None => constant(value)
                .filter(|number| [0, 1].contains(number))
                .map(|number| Bit::Known(number == 1)),
        }
    }

    /// A comparison of such an integer with 0 or 1.
    fn test(&mut self, compare: arith::CmpIOp<'c>) {
        let is_equal = match compare.predicate() {
            CmpIPredicate::Eq => true,
            CmpIPredicate::Ne => false,
            _ => return,
        };
        let (Some(&condition), Some(number @ (0 | 1))) =
            (self.of.get(&compare.lhs()), constant(compare.rhs()))
        else {
            return;
        };
        let holds = is_equal == (number == 1);
        let result = match holds {
            true => condition,
            false => not(&Arithmetic::new(Builder::before(compare.op())), condition),
        };
        self.replace(compare.op(), result);
    }

    /// An operation on integers that are 0 or 1.
    fn combine(&mut self, op: Op<'c>) {
        let condition = match op.name() {
            arith::AndIOp::NAME | arith::OrIOp::NAME | arith::XOrIOp::NAME => self.combined(op),
            arith::SelectOp::NAME => self.chosen(op),
            _ => None,
        };
        let Some(condition) = condition else { return };
        let result = op.result(0);
        let b = Builder::before(op);
        let number = arith::ExtUIOp::build(&b, result.ty(), condition).out();
        self.of.insert(number, condition);
        self.replace(op, number);
    }

    fn combined(&self, op: Op<'c>) -> Option<Value<'c>> {
        let (a, b) = (self.bit(op.operand(0))?, self.bit(op.operand(1))?);
        let (Bit::Condition(a), b) = (match a {
            Bit::Condition(_) => (a, b),
            Bit::Known(_) => (b, a),
        }) else {
            return None;
        };
        let builder = Builder::before(op);
        let arithmetic = Arithmetic::new(builder);
        let b = match b {
            Bit::Condition(b) => b,
            Bit::Known(holds) => arithmetic.int(a.ty(), i64::from(holds)),
        };
        Some(arithmetic.binary(op.name(), a, b))
    }

    /// A select with a flag in one arm, and a flag or a constant in the other.
    fn chosen(&self, op: Op<'c>) -> Option<Value<'c>> {
        let select = op.cast::<arith::SelectOp<'c>>()?;
        let condition = select.condition();
        if !is_condition(condition.ty()) {
            return None;
        }
        let b = Arithmetic::new(Builder::before(op));
        let arms = (
            self.bit(select.true_value())?,
            self.bit(select.false_value())?,
        );
        Some(match arms {
            (Bit::Known(true), Bit::Known(false)) => condition,
            (Bit::Known(false), Bit::Known(true)) => not(&b, condition),
            (Bit::Known(_), Bit::Known(_)) => return None,
            (Bit::Known(true), Bit::Condition(no)) => b.binary(arith::OrIOp::NAME, condition, no),
            (Bit::Known(false), Bit::Condition(no)) => {
                b.binary(arith::AndIOp::NAME, not(&b, condition), no)
            }
            (Bit::Condition(yes), Bit::Known(false)) => {
                b.binary(arith::AndIOp::NAME, condition, yes)
            }
            (Bit::Condition(yes), Bit::Known(true)) => {
                b.binary(arith::OrIOp::NAME, not(&b, condition), yes)
            }
            (Bit::Condition(yes), Bit::Condition(no)) => b.select(condition, yes, no),
        })
    }

    fn replace(&mut self, op: Op<'c>, with: Value<'c>) {
        op.result(0).replace_all_uses(with);
        self.is_changed = true;
    }
}

fn is_condition(ty: Type<'_>) -> bool {
    ty.as_integer().is_some_and(|(width, _)| width == 1)
}

fn constant(value: Value<'_>) -> Option<i64> {
    let constant = value.defining_op()?.cast::<arith::ConstantOp<'_>>()?;
    constant.value().as_int()
}

fn not<'c>(b: &Arithmetic<'c>, condition: Value<'c>) -> Value<'c> {
    let all = b.int(condition.ty(), 1);
    b.binary(arith::XOrIOp::NAME, condition, all)
}
