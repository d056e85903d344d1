//! Values that are objects, such as cooperative matrices: functions write them by reference, so that
//! each has a variable.

use super::{
    body::Body,
    expression::Expr,
    scheduling::{destination, is_free},
    variables::Target,
};
use gir_dialects::ir::{Op, Value};

/// The variable for the result of an operation: the one that the end of the block assigns it to, else
/// the one of an operand without other uses, which the operation updates; else a new one,
/// declared. The statement has begun.
pub fn variable<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    result: Value<'c>,
    updated: Option<Value<'c>>,
) -> Target {
    let (target, is_new) = choose(body, op, result, updated);
    if is_new {
        body.declare(&target);
    }
    target
}

/// Puts an expression into the variable for the result of an operation, as [`variable`] has it.
pub fn assign<'c>(body: &mut Body<'c, '_>, op: Op<'c>, result: Value<'c>, value: &Expr) {
    let (target, is_new) = choose(body, op, result, None);
    match is_new {
        true => body.define(&target, value),
        false => body.out_line(&format!("{} = {};", target.name, value.argument())),
    }
}

/// The variable for the result of an operation that changes a part of an operand: that of the operand, if it has no
/// other use, else one that is a copy.
pub fn changed<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    result: Value<'c>,
    operand: Value<'c>,
) -> Target {
    let source = body.operand(operand);
    let (target, is_new) = choose(body, op, result, Some(operand));
    if is_new {
        body.define(&target, &source);
    } else if target.name != source.text {
        body.out_line(&format!("{} = {};", target.name, source.argument()));
    }
    target
}

/// The variable for a result, and whether it is a new one.
fn choose<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    result: Value<'c>,
    updated: Option<Value<'c>>,
) -> (Target, bool) {
    let there = destination(body, op, result);
    let there = there.or_else(|| taken_over(body, op, updated?));
    let is_new = there.is_none();
    let target = there.unwrap_or_else(|| body.new_target(result, result));
    body.settle_dependent(&target);
    body.bind_variable(result, &target);
    (target, is_new)
}

/// The variable of an operand whose one use is the operation.
fn taken_over<'c>(body: &Body<'c, '_>, op: Op<'c>, operand: Value<'c>) -> Option<Target> {
    let target = body.handed_on(operand)?;
    let block = op.block()?;
    let is_of_block = match operand.defining_op() {
        Some(definition) => definition.block() == Some(block),
        None => operand.owner_block() == Some(block),
    };
    (is_of_block && is_free(body, &target, op)).then_some(target)
}
