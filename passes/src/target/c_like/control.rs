//! Structured control flow: `if`, `for`, `while`, `break`, `continue`, `return`.
//!
//! What a loop carries and what an `if` yields are variables that are assigned. A value that lives
//! in a variable which nobody reads any more hands the variable on, so that `sum` of an outer loop
//! is `sum` of the inner one.

use super::{
    assignments::{self, Target},
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{BOOL, CType},
};
use crate::target::text::Writer;
use gir_dialects::{
    ir::{Block, Op, Region, Value},
    lir,
    upstream::{func, scf},
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<scf::IfOp<'_>>(choice)
        .statement::<lir::IfOp<'_>>(choice)
        .statement::<scf::ForOp<'_>>(counted)
        .statement::<lir::ForOp<'_>>(counted)
        .statement::<scf::WhileOp<'_>>(tested)
        .statement::<lir::LoopOp<'_>>(endless);
}

/// Whether a loop evaluates its operands more than once.
pub fn repeats_operands(op: Op<'_>) -> bool {
    op.is::<scf::ForOp<'_>>() || op.is::<lir::ForOp<'_>>()
}

/// What the ends of blocks assign.
#[derive(Clone, Default)]
pub struct Frame {
    is_loop: bool,
    /// By what yields, or goes on with the next iteration.
    next: Vec<Option<Target>>,
    /// By what leaves the loop.
    results: Vec<Option<Target>>,
}

/// One side of an `if`, printed.
struct Arm {
    out: Writer,
    /// What it yields; `None` if it does not come to its end.
    values: Option<Vec<Expr>>,
    /// Whether it is an `if` and nothing else.
    is_choice: bool,
}

fn choice<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let condition = body.operand(op.operand(0));
    let is_first = body.out.is_empty();
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
        if let Some(expr) = as_expression(&condition, &arms, index) {
            body.give_choice(op, op.result(index), expr);
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
    print_choice(body, &condition, yes, no);
    body.is_choice_alone = is_first;
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
        body.is_choice_alone = false;
        body.block(block);
        is_choice = body.is_choice_alone;
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

fn is_yield(op: Op<'_>) -> bool {
    op.is::<scf::YieldOp<'_>>() || op.is::<lir::YieldOp<'_>>()
}

/// The arms as one expression, where they print nothing but what they yield.
fn as_expression(condition: &Expr, arms: &[Arm; 2], index: usize) -> Option<Expr> {
    let [yes, no] = arms.each_ref().map(|arm| {
        let value = arm.values.as_ref()?.get(index)?;
        arm.out.is_empty().then_some(value)
    });
    let (yes, no) = (yes?, no?);
    let length = condition.text.len() + yes.text.len() + no.text.len();
    (length <= 100 && yes.ty == no.ty).then(|| Expr::conditional(condition, yes, no))
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
fn result_targets<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Vec<Option<(Target, bool)>> {
    let results: Vec<_> = op.results().collect();
    results
        .into_iter()
        .map(|result| {
            if !result.has_uses() {
                return None;
            }
            if let Some(target) = destination(body, op, result) {
                body.settle_mentions(&target.name);
                return Some((target, false));
            }
            Some((body.new_target(result, called_as(op, result)), true))
        })
        .collect()
}

/// The value that a result is called as: itself, or what an arm yields if only that has a name.
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

/// The variable that the end of the block assigns a result of an operation to, if what the
/// variable holds until then is not read any more.
pub fn destination<'c>(body: &Body<'c, '_>, op: Op<'c>, result: Value<'c>) -> Option<Target> {
    let block = op.block()?;
    let end = block.terminator()?;
    let mut places = result.uses().filter(|&(user, _)| user == end);
    let (_, index) = places.next().filter(|_| places.next().is_none())?;
    let is_next =
        is_yield(end) || end.is::<lir::ContinueOp<'_>>() || end.is::<scf::ConditionOp<'_>>();
    let frame = body.control.last().filter(|_| is_next)?;
    let target = frame.next.get(index)?.clone()?;
    let is_free = body.holders(&target.name).iter().all(|&holder| {
        let mut users = holder.uses().map(|(user, _)| user);
        users.all(|user| {
            ancestor_in(user, block).is_none_or(|user| user == op || user.is_before(op))
        })
    });
    (is_free && target.ty == body.type_of_variable(result)).then_some(target)
}

/// The operation of a block that holds `op`.
fn ancestor_in<'c>(op: Op<'c>, block: Block<'c>) -> Option<Op<'c>> {
    std::iter::successors(Some(op), |op| op.parent()).find(|op| op.block() == Some(block))
}

/// The variables that a loop carries its values in, declared with what they are at first.
fn carried<'c>(
    body: &mut Body<'c, '_>,
    arguments: &[Value<'c>],
    inits: &[Value<'c>],
    results: &[Value<'c>],
) -> Vec<Option<Target>> {
    let taken: Vec<_> = inits
        .iter()
        .map(|&init| (body.handed_on(init), body.operand(init)))
        .collect();
    let mut targets = vec![];
    for (index, (&argument, (handed, init))) in arguments.iter().zip(taken).enumerate() {
        let result = results.get(index).copied();
        if !argument.has_uses() && result.is_none_or(|result| !result.has_uses()) {
            targets.push(None);
            continue;
        }
        let ty = body.type_of_variable(argument);
        let target = match handed.filter(|held| held.ty == ty) {
            Some(target) => target,
            None => {
                let named = match result {
                    Some(result) if !super::has_name(argument) => result,
                    _ => argument,
                };
                let name = body.name_for(named, "t");
                let init = body.coerce(init, &ty);
                let type_name = body.language.type_name(&ty);
                body.out
                    .line(format!("{type_name} {name} = {};", init.argument()));
                Target { name, ty }
            }
        };
        body.mutable.insert(target.name.clone());
        body.bind_variable(argument, &target);
        targets.push(Some(target));
    }
    targets
}

fn counted<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let block = op.region(0).first_block()?;
    let unsigned = match op.cast::<scf::ForOp<'c>>() {
        Some(counted) => counted.unsigned_cmp(),
        None => op.cast::<lir::ForOp<'c>>()?.unsigned_cmp(),
    };
    let counter = block.argument(0);
    let ty = CType::of(counter.ty())?.with_sign(!unsigned);
    let [first, bound, step] = [0, 1, 2].map(|index| body.integer(op.operand(index), !unsigned));
    body.begin_statement(op);
    let arguments: Vec<_> = block.arguments().skip(1).collect();
    let inits: Vec<_> = op.operands().skip(3).collect();
    let results: Vec<_> = op.results().collect();
    let targets = carried(body, &arguments, &inits, &results);
    let name = body.name_for(counter, "i");
    let plain = Expr::primary(&name, ty.clone());
    body.bind(counter, plain.clone());
    let test = Expr::binary("<", Precedence::Relational, [&plain, &bound], BOOL);
    let count = match step.text.trim_end_matches(['u', 'l']) {
        "1" => format!("++{name}"),
        _ => format!("{name} += {}", step.argument()),
    };
    let type_name = body.language.type_name(&ty);
    hint(body, op);
    body.out.open(format!(
        "for ({type_name} {name} = {}; {}; {count})",
        first.argument(),
        test.text
    ));
    body.control.push(Frame {
        is_loop: true,
        next: targets.clone(),
        results: targets.clone(),
    });
    iteration(body, block);
    body.control.pop();
    body.out.close();
    bind_results(body, op, &targets);
    Some(())
}

/// Prints what a compiler has to know of a loop.
fn hint<'c>(body: &mut Body<'c, '_>, repeated: Op<'c>) {
    if let Some(line) = body.language.before_loop(repeated) {
        body.out.line(line);
    }
}

/// The body of a loop, with the end that goes on.
fn iteration<'c>(body: &mut Body<'c, '_>, block: Block<'c>) {
    body.block(block);
    let Some(end) = block.terminator() else {
        return;
    };
    if is_yield(end) || end.is::<lir::ContinueOp<'_>>() {
        let next = body.control.last().cloned().unwrap_or_default().next;
        let values = assignments::values(body, &next, end);
        assignments::assign(body, &next, values);
    } else {
        leave(body, end);
    }
}

fn bind_results<'c>(body: &mut Body<'c, '_>, op: Op<'c>, targets: &[Option<Target>]) {
    for (result, target) in op.results().zip(targets) {
        if let Some(target) = target {
            body.bind_variable(result, target);
        }
    }
}

fn endless<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let block = op.region(0).first_block()?;
    body.begin_statement(op);
    let arguments: Vec<_> = block.arguments().collect();
    let inits: Vec<_> = op.operands().collect();
    let next = carried(body, &arguments, &inits, &[]);
    let results: Vec<_> = result_targets(body, op)
        .into_iter()
        .map(|target| {
            let (target, is_new) = target?;
            if is_new {
                body.declare(&target);
            }
            Some(target)
        })
        .collect();
    hint(body, op);
    body.out.open("while (true)");
    body.control.push(Frame {
        is_loop: true,
        next,
        results: results.clone(),
    });
    iteration(body, block);
    body.control.pop();
    body.out.close();
    bind_results(body, op, &results);
    Some(())
}

/// A loop that tests somewhere in the middle. What the test passes on is either what is carried,
/// in its variables, or computed before the test, in variables of its own.
fn tested<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let [before, after] = [0, 1].map(|index| op.region(index).first_block());
    let (before, after) = (before?, after?);
    let test = before.terminator()?.cast::<scf::ConditionOp<'c>>()?;
    body.begin_statement(op);
    let inits: Vec<_> = op.operands().collect();
    let arguments: Vec<_> = before.arguments().collect();
    let passed = passed_on(op, after, &test.args(), before);
    let named = names_of_carried(op, after, &arguments, &passed);
    let carried = carried(body, &arguments, &inits, &named);
    let computed = computed_targets(body, op, after, (&passed, &carried));
    let outside = body.declared.len();
    body.control.push(Frame {
        next: std::iter::once(None)
            .chain(computed.iter().cloned())
            .collect(),
        ..Frame::default()
    });
    let head = body.aside(|body| body.block(before));
    let condition = body.operand(test.condition());
    let values = assignments::values_of(body, &computed, &test.args());
    body.control.pop();
    for (index, one) in passed.iter().enumerate() {
        let target = match one {
            Passed::Carried(argument) => carried.get(*argument).cloned().flatten(),
            Passed::Computed => computed[index].clone(),
            Passed::Unused => None,
        };
        if let Some(target) = target {
            body.bind_variable(after.argument(index), &target);
            body.bind_variable(op.result(index), &target);
        }
    }
    let assigns = assignments::assigned(&computed, &values);
    if head.is_empty() && assigns.is_empty() {
        hint(body, op);
        body.out.open(format!("while ({})", condition.text));
        next_iteration(body, after, carried);
        body.out.close();
        return Some(());
    }
    let is_last = is_empty(after) && body.stands_outside(&condition, outside);
    let is_kept = assigns
        .iter()
        .all(|target| !condition.mentions(&target.name));
    if is_last && is_kept && goes_on_with(&condition, &carried, after, body) {
        hint(body, op);
        body.out.open("do");
        body.out.append(head);
        assignments::assign(body, &computed, values);
        iteration_end(body, after, &carried);
        body.out
            .close_with(&format!(" while ({});", condition.text));
        return Some(());
    }
    hint(body, op);
    body.out.open("while (true)");
    body.out.append(head);
    let condition = match is_kept {
        true => condition,
        false => body.temporary(&condition),
    };
    assignments::assign(body, &computed, values);
    body.out.open(format!("if ({})", condition.negated().text));
    body.out.line("break;");
    body.out.close();
    next_iteration(body, after, carried);
    body.out.close();
    Some(())
}

/// Whether a condition may be tested after the carried variables have their next values.
fn goes_on_with<'c>(
    condition: &Expr,
    carried: &[Option<Target>],
    after: Block<'c>,
    body: &mut Body<'c, '_>,
) -> bool {
    let Some(end) = after.terminator() else {
        return false;
    };
    let values = assignments::values(body, carried, end);
    let assigned = assignments::assigned(carried, &values);
    assigned
        .iter()
        .all(|target| !condition.mentions(&target.name))
}

fn iteration_end<'c>(body: &mut Body<'c, '_>, block: Block<'c>, targets: &[Option<Target>]) {
    if let Some(end) = block.terminator() {
        let values = assignments::values(body, targets, end);
        assignments::assign(body, targets, values);
    }
}

/// A test seldom has names for what the loop carries; the body does.
fn names_of_carried<'c>(
    op: Op<'c>,
    after: Block<'c>,
    arguments: &[Value<'c>],
    passed: &[Passed],
) -> Vec<Value<'c>> {
    let each = arguments.iter().map(|argument| {
        let carried = Passed::Carried(argument.index());
        let position = passed.iter().position(|one| *one == carried);
        position.map_or(*argument, |index| {
            named_of(after.argument(index), op.result(index))
        })
    });
    each.collect()
}

/// The variables for what is computed before the test. What the next iteration begins with, and
/// nothing else happens to, is computed where it is carried.
fn computed_targets<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    after: Block<'c>,
    (passed, carried): (&[Passed], &[Option<Target>]),
) -> Vec<Option<Target>> {
    let next: Vec<_> = match after.terminator().filter(|_| is_empty(after)) {
        Some(end) => end.operands().collect(),
        None => vec![],
    };
    let each = passed.iter().enumerate().map(|(index, one)| {
        if *one != Passed::Computed {
            return None;
        }
        let argument = after.argument(index);
        let value = named_of(argument, op.result(index));
        let mut places = next
            .iter()
            .enumerate()
            .filter(|(_, next)| **next == argument);
        let place = places.next().filter(|_| places.next().is_none());
        let same = place.and_then(|(place, _)| carried.get(place)?.clone());
        if let Some(same) = same.filter(|same| same.ty == body.type_of_variable(value)) {
            return Some(same);
        }
        let target = body.new_target(value, value);
        body.declare(&target);
        Some(target)
    });
    each.collect()
}

fn next_iteration<'c>(body: &mut Body<'c, '_>, after: Block<'c>, targets: Vec<Option<Target>>) {
    body.control.push(Frame {
        is_loop: true,
        next: targets,
        results: vec![],
    });
    iteration(body, after);
    body.control.pop();
}

fn is_empty(block: Block<'_>) -> bool {
    block.first_op() == block.terminator()
}

/// What the test of a loop passes to its body and beyond it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passed {
    /// What the loop carries, by its number.
    Carried(usize),
    /// A value of its own.
    Computed,
    /// What nobody wants.
    Unused,
}

fn passed_on<'c>(
    op: Op<'c>,
    after: Block<'c>,
    values: &[Value<'c>],
    before: Block<'c>,
) -> Vec<Passed> {
    let mut seen = vec![];
    let each = values.iter().enumerate().map(|(index, &value)| {
        if !op.result(index).has_uses() && !after.argument(index).has_uses() {
            return Passed::Unused;
        }
        let is_carried = value.owner_block() == Some(before) && !seen.contains(&value);
        seen.push(value);
        match is_carried {
            true => Passed::Carried(value.index()),
            false => Passed::Computed,
        }
    });
    each.collect()
}

fn named_of<'c>(first: Value<'c>, second: Value<'c>) -> Value<'c> {
    match super::has_name(first) {
        true => first,
        false => second,
    }
}

/// An end of a block that does not go on behind it.
fn leave<'c>(body: &mut Body<'c, '_>, end: Op<'c>) {
    if end.is::<func::ReturnOp<'_>>() || end.is::<lir::ReturnOp<'_>>() {
        return super::functions::print_return(body, end);
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

/// The body of a function, with its end.
pub fn function_body<'c>(body: &mut Body<'c, '_>, region: Region<'c>) {
    let Some(block) = region.first_block() else {
        return;
    };
    body.block(block);
    let Some(end) = block.terminator() else {
        return;
    };
    if end.operand_count() > 0 {
        leave(body, end);
    }
}
