//! Dialect conversion from Rust, with a type converter.

use crate::{
    diagnostics::Log,
    fixture::{context, i, parse},
};
use gir_dialects::{
    conversion::Conversion,
    gir,
    ir::{Context, Op, OpView, Signedness, Type, TypeExt, Value, function, integer_type},
    rewrite::{PatternSet, Patterns, Rewriter, TypeConverter},
    upstream::{arith, func},
};
use pretty_assertions::assert_eq;

/// Integers lose their sign; floats have no conversion.
fn signless(ty: Type<'_>) -> Option<Type<'_>> {
    if let Some((width, _)) = ty.as_integer() {
        return Some(integer_type(ty.ctx(), width, Signedness::Signless));
    }
    if let Some((inputs, results)) = ty.as_function() {
        let all = |types: Vec<_>| types.into_iter().map(signless).collect::<Option<Vec<_>>>();
        return Some(function(ty.ctx(), &all(inputs)?, &all(results)?));
    }
    ty.as_float().is_none().then_some(ty)
}

thread_local! {
    static CONVERTER: TypeConverter = TypeConverter::new(signless);
}

fn convert_add<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let builder = rewriter.before(op);
    let ty = operands[0].ty();
    let add = arith::AddIOp::build(&builder, ty, operands[0], operands[1], None);
    rewriter.replace(op, &[add.result()]);
    true
}

fn convert_return<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    func::ReturnOp::build(&rewriter.before(op), operands);
    rewriter.erase(op);
    true
}

fn convert_function<'c>(op: Op<'c>, _: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let source = gir::FuncOp::from_op(op);
    CONVERTER.with(|converter| {
        let Some(ty) = converter.convert(source.function_type()) else {
            return false;
        };
        let name = source.sym_name();
        let target = func::FuncOp::build(&rewriter.before(op), name, ty, None, None, None, false);
        rewriter.inline_region_to_end(source.body(), target.body());
        if !rewriter.convert_region_types(target.body(), converter) {
            return false;
        }
        rewriter.erase(op);
        true
    })
}

fn patterns(context: &Context) -> Patterns {
    let mut patterns = PatternSet::new(context);
    CONVERTER.with(|converter| {
        patterns
            .add_conversion::<gir::AddOp>(converter, convert_add)
            .add_conversion::<gir::ReturnOp>(converter, convert_return)
            .add_conversion::<gir::FuncOp>(converter, convert_function);
    });
    patterns.freeze()
}

fn target(context: &Context) -> Conversion<'_> {
    let mut target = Conversion::new(context);
    target
        .legal_dialect("func")
        .legal_dialect("arith")
        .legal_dialect("builtin");
    target.illegal_dialect("gir");
    target
}

/// The words for an operation that stays.
const PROBLEM: &str = "has no form in arith";

#[test]
fn types_and_blocks_are_converted() {
    let context = context();
    let module = parse(
        &context,
        "gir.func @f(%x: si32) -> si32 {\n  %0 = gir.add %x, %x : si32\n  gir.return %0 : si32\n}",
    );
    assert!(target(&context).apply(module.op(), &patterns(&context), true, PROBLEM));
    assert!(module.op().verify());
    assert_eq!(
        module.op().to_string(),
        "\
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}
"
    );
}

#[test]
fn an_illegal_op_that_stays_is_reported_in_words_of_ours() {
    let context = context();
    let log = Log::attach(&context);
    let module = parse(
        &context,
        "gir.func @f(%x: si32) {\n  %0 = gir.sub %x, %x : si32\n  gir.return\n}",
    );
    let before = module.op().to_string();
    assert!(!target(&context).apply(module.op(), &patterns(&context), false, PROBLEM));
    assert_eq!(
        log.lines()[..1],
        ["loc(\"test.mlir\":2:8): error: 'gir.sub' op has no form in arith"]
    );
    // A conversion that fails leaves everything as it was.
    assert_eq!(module.op().to_string(), before);
}

#[test]
fn an_op_may_be_legal_sometimes() {
    fn is_wide(op: Op<'_>) -> bool {
        op.result(0)
            .ty()
            .as_integer()
            .is_some_and(|(width, _)| width == 64)
    }
    fn to_sub<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
        let builder = rewriter.before(op);
        let sub = arith::SubIOp::build(&builder, operands[0].ty(), operands[0], operands[1], None);
        rewriter.replace(op, &[sub.result()]);
        true
    }
    let context = context();
    let module = parse(
        &context,
        "func.func @f(%x: i32, %y: i64) {\n  %0 = arith.addi %x, %x : i32\n  \
         %1 = arith.addi %y, %y : i64\n  return\n}",
    );
    let converter = TypeConverter::new(|ty| Some(ty));
    let mut set = PatternSet::new(&context);
    set.add_conversion::<arith::AddIOp>(&converter, to_sub);
    let mut target = Conversion::new(&context);
    target
        .legal_if::<arith::AddIOp>(is_wide)
        .legal::<arith::SubIOp>();
    assert!(target.apply(module.op(), &set.freeze(), false, PROBLEM));
    let mut names = Vec::new();
    module.op().walk_pre(|op| names.push(op.name()));
    assert_eq!(
        names,
        [
            "builtin.module",
            "func.func",
            "arith.subi",
            "arith.addi",
            "func.return"
        ]
    );
}

#[test]
fn a_type_converter_converts_or_refuses() {
    let context = context();
    let converter = TypeConverter::new(signless);
    let unsigned = integer_type(&context, 16, Signedness::Unsigned);
    assert_eq!(converter.convert(unsigned), Some(i(&context, 16)));
    assert_eq!(converter.convert(Type::float32(&context)), None);
}
