//! Loops.
//!
//! What a loop carries lives in variables that each iteration assigns at its end. A value that
//! nobody reads any more hands its variable on, so that `sum` of an outer loop is `sum` of the inner
//! one.

use super::{
    assignments::{self, Target},
    body::Body,
    control::{Frame, is_yield, leave, result_targets},
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{BOOL, CType},
};
use gir_dialects::{
    ir::{Block, Op, Value},
    lir,
    upstream::scf,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<scf::ForOp<'_>>(counted)
        .statement::<lir::ForOp<'_>>(counted)
        .statement::<scf::WhileOp<'_>>(tested)
        .statement::<lir::LoopOp<'_>>(endless);
}

/// Whether a loop repeats an operation while a value stays what it is: one that stands around the
/// operation, and not around the value.
pub fn repeats<'c>(op: Op<'c>, value: Value<'c>) -> bool {
    let home = value.parent_block();
    let mut inner = op;
    while inner.block() != home {
        match inner.parent() {
            Some(around) if !is_loop(around) => inner = around,
            _ => return true,
        }
    }
    false
}

fn is_loop(op: Op<'_>) -> bool {
    op.is::<scf::ForOp<'_>>()
        || op.is::<lir::ForOp<'_>>()
        || op.is::<scf::WhileOp<'_>>()
        || op.is::<lir::LoopOp<'_>>()
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
    let next = next_targets(body, &carried, after);
    let is_read = |target: &Target| {
        condition.mentions(&target.name) || is_read_behind(op, &passed, &carried, target)
    };
    if is_last && is_kept && !next.iter().any(is_read) {
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

/// The carried variables that the end of an iteration assigns.
fn next_targets<'c>(
    body: &mut Body<'c, '_>,
    carried: &[Option<Target>],
    after: Block<'c>,
) -> Vec<Target> {
    let Some(end) = after.terminator() else {
        return vec![];
    };
    let values = assignments::values(body, carried, end);
    let assigned = assignments::assigned(carried, &values);
    assigned.into_iter().cloned().collect()
}

/// Whether a variable has a result of the loop, as of the last test, that somebody reads.
fn is_read_behind(
    op: Op<'_>,
    passed: &[Passed],
    carried: &[Option<Target>],
    variable: &Target,
) -> bool {
    let mut results = op.results().zip(passed);
    results.any(|(result, one)| match *one {
        Passed::Carried(argument) => {
            result.has_uses() && carried.get(argument).and_then(Option::as_ref) == Some(variable)
        }
        Passed::Computed | Passed::Unused => false,
    })
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
/// nothing else happens to, is computed where it is carried, unless the test passes on what is
/// there until then.
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
        let free = place.filter(|(place, _)| !passed.contains(&Passed::Carried(*place)));
        let same = free.and_then(|(place, _)| carried.get(place)?.clone());
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
