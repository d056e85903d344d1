//! Patterns from Rust, applied by a walk and greedily.

use crate::{
    diagnostics::Log,
    fixture::{context, parse},
};
use gir_dialects::{
    ir::{Context, Op, OpView},
    rewrite::{PatternSet, Rewriter},
    upstream::arith::{AddFOp, MulFOp, SubFOp},
};
use pretty_assertions::assert_eq;

const INPUT: &str = "\
func.func @f(%x: f32, %y: f32) -> f32 {
  %0 = arith.addf %x, %y : f32
  %1 = arith.addf %0, %x : f32
  return %1 : f32
}";

/// `x + y` → `x - y`; a walk must not visit the new op.
fn add_to_sub<'c>(add: AddFOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = add.op();
    let builder = rewriter.before(op);
    let ty = add.result().ty();
    let sub = SubFOp::build(&builder, ty, add.lhs(), add.rhs(), None);
    rewriter.replace(op, &[sub.result()]);
    true
}

/// `x - y` → `x * y`
fn sub_to_mul<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let sub = SubFOp::from_op(op);
    let (before, ty) = (rewriter.before(op), sub.result().ty());
    let mul = MulFOp::build(&before, ty, sub.lhs(), sub.rhs(), None);
    rewriter.replace(op, &[mul.result()]);
    true
}

fn both(context: &Context) -> PatternSet<'_> {
    let mut patterns = PatternSet::new(context);
    patterns
        .rewrite::<AddFOp>(add_to_sub)
        .add::<SubFOp>(sub_to_mul);
    patterns
}

#[test]
fn a_walk_visits_each_op_once() {
    let context = context();
    let module = parse(&context, INPUT);
    both(&context).freeze().walk(module.op());
    assert_eq!(
        module.op().to_string(),
        "\
module {
  func.func @f(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.subf %arg0, %arg1 : f32
    %1 = arith.subf %0, %arg0 : f32
    return %1 : f32
  }
}
"
    );
}

#[test]
fn greedy_goes_on_to_the_end() {
    let context = context();
    let module = parse(&context, INPUT);
    assert!(both(&context).freeze().greedy(module.op()));
    assert_eq!(
        module.op().to_string(),
        "\
module {
  func.func @f(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.mulf %0, %arg0 : f32
    return %1 : f32
  }
}
"
    );
}

/// Builders of one rewriter keep their own points.
#[test]
fn builders_do_not_disturb_each_other() {
    fn around<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
        let add = AddFOp::from_op(op);
        let block = op.block().expect("the op stands in a block");
        let (start, before) = (rewriter.at_start(block, op.location()), rewriter.before(op));
        let (x, ty) = (block.argument(0), add.result().ty());
        let second = SubFOp::build(&before, ty, add.lhs(), add.rhs(), None);
        MulFOp::build(&start, ty, x, x, None);
        let third = SubFOp::build(&before, ty, second.result(), x, None);
        rewriter.replace(op, &[third.result()]);
        true
    }
    let context = context();
    let module = parse(
        &context,
        "func.func @f(%x: f32) -> f32 { %c = arith.constant 1.0 : f32\n\
         %0 = arith.addf %x, %c : f32\n return %0 : f32 }",
    );
    let mut patterns = PatternSet::new(&context);
    patterns.add::<AddFOp>(around);
    patterns.freeze().walk(module.op());
    assert_eq!(
        module.op().to_string(),
        "\
module {
  func.func @f(%arg0: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg0 : f32
    %cst = arith.constant 1.000000e+00 : f32
    %1 = arith.subf %arg0, %cst : f32
    %2 = arith.subf %1, %arg0 : f32
    return %2 : f32
  }
}
"
    );
}

#[test]
fn in_place_changes_are_announced() {
    fn swap<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
        let (lhs, rhs) = (op.operand(0), op.operand(1));
        if lhs == rhs || op.attribute("swapped").is_some() {
            return false;
        }
        rewriter.modify(op, || {
            op.set_operand(0, rhs);
            op.set_operand(1, lhs);
            op.set_attribute("swapped", gir_dialects::ir::flag(op.context()));
        });
        true
    }
    let context = context();
    let module = parse(&context, INPUT);
    let mut patterns = PatternSet::new(&context);
    patterns.add::<AddFOp>(swap);
    assert!(patterns.freeze().greedy(module.op()));
    assert_eq!(
        module.op().to_string(),
        "\
module {
  func.func @f(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.addf %arg1, %arg0 {swapped} : f32
    %1 = arith.addf %arg0, %0 {swapped} : f32
    return %1 : f32
  }
}
"
    );
}

#[test]
fn a_panic_in_a_pattern_is_a_diagnostic() {
    let context = context();
    let log = Log::attach(&context);
    let module = parse(&context, INPUT);
    let mut patterns = PatternSet::new(&context);
    patterns
        .add::<SubFOp>(sub_to_mul)
        .add::<AddFOp>(|_, _| panic!("a bug"));
    patterns.freeze().walk(module.op());
    assert_eq!(
        log.lines(),
        [
            "loc(\"test.mlir\":2:8): error: internal error: a bug; please report this",
            "loc(\"test.mlir\":3:8): error: internal error: a bug; please report this",
        ]
    );
}
