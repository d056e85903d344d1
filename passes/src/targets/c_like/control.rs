//! Structured control flow: `if`, `break`, `continue`, `return`, and the assignments at the ends of blocks.
//!
//! The result of an `if` is a variable that its arms assign: the one of a loop-carried value, where the end of
//! the iteration would assign the result to it anyway.

use super::{
    assignments,
    body::Body,
    expression::Expr,
    functions,
    regions::is_yield,
    scheduling::destination,
    spellings::Spellings,
    types::CType,
    variables::{Frame, Target},
};
use crate::targets::text::Writer;
use gir_dialects::{
    ir::{Block, Op, Region, Value},
    lir,
    upstream::{func, scf},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<scf::IfOp<'_>>(choice)
        .statement::<lir::IfOp<'_>>(choice);
}

/// One side of an `if`, printed.
struct Arm {
    out: Writer,
    /// The values that it yields; `None` if control does not reach its end.
    values: Option<Vec<Expr>>,
    /// Whether it is an `if` and nothing else.
    is_choice: bool,
}

fn choice<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let condition = body.operand(op.operand(0));
    body.begin_statement(op);
    let plain = expression_result(op);
    let mut targets = match plain {
        Some(_) => vec![],
        None => result_targets(body, op),
    };
    body.control.push(Frame {
        next: known(&targets),
        ..Frame::default()
    });
    let arms = [0, 1].map(|side| arm(body, op.region(side).first_block()));
    body.control.pop();
    if let Some(index) = plain {
        if let Some(expr) = as_expression(body, &condition, &arms, op.result(index)) {
            match super::has_name(op.result(index)) {
                true => body.keep(op, op.result(index), expr),
                false => body.schedule(op, op.result(index), expr),
            }
            return Some(());
        }
        targets = result_targets(body, op);
    }
    for (result, target) in op.results().zip(&targets) {
        let Some((target, is_new)) = target else {
            continue;
        };
        if *is_new {
            body.declare(target);
        }
        body.bind_variable(result, target);
    }
    let [yes, no] = arms.map(|arm| finish_arm(body, arm, &known(&targets)));
    let is_first = body.out.is_empty();
    print_choice(body, &condition, yes, no);
    body.choice_end = is_first.then(|| body.out.len());
    Some(())
}

fn known(targets: &[Option<(Target, bool)>]) -> Vec<Option<Target>> {
    let each = targets.iter();
    each.map(|target| target.as_ref().map(|(target, _)| target.clone()))
        .collect()
}

/// The only result that is used, if the arms may be expressions: nothing in them has an effect.
fn expression_result(op: Op<'_>) -> Option<usize> {
    let mut used = (0..op.result_count()).filter(|&index| op.result(index).has_uses());
    let index = used.next().filter(|_| used.next().is_none())?;
    let is_number = matches!(CType::of(op.result(index).ty()), Some(CType::Scalar(_)));
    let mut blocks = op.regions().map(Region::first_block);
    let is_plain = |block: Option<Block<'_>>| {
        block.is_some_and(|block| {
            let ends = block.terminator().is_some_and(is_yield);
            ends && block
                .ops()
                .all(|op| op.region_count() == 0 && !op.effects().writes && !op.effects().others)
        })
    };
    (is_number && blocks.all(is_plain)).then_some(index)
}

fn arm<'c>(body: &mut Body<'c, '_>, block: Option<Block<'c>>) -> Arm {
    let mut values = Some(vec![]);
    let mut is_choice = false;
    let out = body.aside(|body| {
        let Some(block) = block else { return };
        body.choice_end = None;
        body.block(block);
        is_choice = body.choice_end == Some(body.out.len());
        let end = block.terminator();
        values = match end {
            Some(end) if is_yield(end) => {
                let wanted = body.control.last().cloned().unwrap_or_default().next;
                Some(assignments::values(body, &wanted, end))
            }
            Some(end) => {
                is_choice = false;
                leave(body, end);
                None
            }
            None => Some(vec![]),
        };
    });
    Arm {
        out,
        values,
        is_choice,
    }
}

/// The arms as one expression, where they print nothing but the value that they yield.
fn as_expression<'c>(
    body: &Body<'c, '_>,
    condition: &Expr,
    arms: &[Arm; 2],
    result: Value<'c>,
) -> Option<Expr> {
    let ty = body.type_of_variable(result);
    let [yes, no] = arms.each_ref().map(|arm| {
        let value = arm.values.as_ref()?.get(result.index())?;
        arm.out.is_empty().then(|| body.coerce(value.clone(), &ty))
    });
    let (yes, no) = (yes?, no?);
    let length = condition.text.len() + yes.text.len() + no.text.len();
    (length <= 100).then(|| body.language.choose(condition, &yes, &no))
}

fn finish_arm(body: &mut Body<'_, '_>, arm: Arm, targets: &[Option<Target>]) -> Arm {
    let Some(values) = arm.values else {
        return arm;
    };
    let mut is_choice = arm.is_choice;
    let out = body.aside(|body| {
        body.out.append(arm.out);
        is_choice &= !assignments::assign(body, targets, values);
    });
    Arm {
        out,
        values: None,
        is_choice,
    }
}

fn print_choice(body: &mut Body<'_, '_>, condition: &Expr, yes: Arm, no: Arm) {
    if yes.out.is_empty() && no.out.is_empty() {
        return;
    }
    if yes.out.is_empty() {
        body.out.open(format!("if ({})", condition.negated().text));
        body.out.append(no.out);
        body.out.close();
        return;
    }
    body.out.open(format!("if ({})", condition.text));
    body.out.append(yes.out);
    if no.out.is_empty() {
        body.out.close();
    } else if no.is_choice {
        body.out.chain("else", no.out);
    } else {
        body.out.reopen("else");
        body.out.append(no.out);
        body.out.close();
    }
}

/// The variables of an operation's results that are used, and whether they are new.
pub(super) fn result_targets<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
) -> Vec<Option<(Target, bool)>> {
    let results: Vec<_> = op.results().collect();
    results
        .into_iter()
        .map(|result| {
            if !result.has_uses() {
                return None;
            }
            if let Some(target) = destination(body, op, result) {
                body.settle_dependent(&target);
                return Some((target, false));
            }
            Some((body.new_target(result, called_as(op, result)), true))
        })
        .collect()
}

/// The value that a result is named after: itself, or the value that an arm yields if only that has a name.
fn called_as<'c>(op: Op<'c>, result: Value<'c>) -> Value<'c> {
    if super::has_name(result) {
        return result;
    }
    let index = op.results().position(|other| other == result);
    let yields = op.regions().filter_map(|region| {
        let end = region.first_block()?.terminator()?;
        index
            .filter(|&index| is_yield(end) && index < end.operand_count())
            .map(|index| end.operand(index))
    });
    yields
        .into_iter()
        .find(|value| super::has_name(*value))
        .unwrap_or(result)
}

/// Prints the end of a block that jumps: a return, a break or a continue.
pub(super) fn leave<'c>(body: &mut Body<'c, '_>, end: Op<'c>) {
    if end.is::<func::ReturnOp<'_>>() || end.is::<lir::ReturnOp<'_>>() {
        return functions::print_return(body, end);
    }
    let around = body.control.iter().rev().find(|frame| frame.is_loop);
    let frame = around.cloned().unwrap_or_default();
    let (targets, word) = match end.is::<lir::BreakOp<'_>>() {
        true => (frame.results, "break;"),
        false => (frame.next, "continue;"),
    };
    let values = assignments::values(body, &targets, end);
    assignments::assign(body, &targets, values);
    body.note_line(end);
    body.out.line(word);
}

/// Prints the body of a function, with its end.
pub fn function_body<'c>(body: &mut Body<'c, '_>, region: Region<'c>) {
    let Some(block) = region.first_block() else {
        return;
    };
    body.block(block);
    let Some(end) = block.terminator() else {
        return;
    };
    if end.operand_count() > 0 || body.result.is_some() {
        leave(body, end);
    }
}
