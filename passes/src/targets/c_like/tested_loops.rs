//! Loops with a test: `while (test)`, `do … while (test)`, or `while (true)` with a `break` where something
//! is printed on both sides of the test.

use super::{
    assignments,
    body::Body,
    expression::Expr,
    loops::{carried, hint, iteration, open},
    spellings::Spellings,
    variables::{Frame, Target},
};
use crate::targets::text::Writer;
use gir_dialects::{
    ir::{Block, Op, Value},
    upstream::scf,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings.statement::<scf::WhileOp<'_>>(tested);
}

/// Prints a loop with a test somewhere in the middle. A value that the test passes on is either loop-carried,
/// in its variable, or computed before the test, in a variable of its own.
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
    let outside = body.variables.next();
    let test = print_before(body, before, (test, computed));
    bind_passed(body, op, after, (&passed, &carried, &test.computed));
    hint(body, op);
    if test.head.is_empty() && test.assigned().is_empty() {
        open(body, op, &format!("while ({})", test.condition.text));
        next_iteration(body, after, carried);
        body.out.close();
        return Some(());
    }
    let next = next_targets(body, &carried, after);
    let is_read = |target: &Target| {
        test.condition.depends_on(target.id) || is_read_behind(op, &passed, &carried, target)
    };
    let is_last = is_empty(after) && test.condition.dependencies.are_before(outside);
    match is_last && test.keeps_condition() && !next.iter().any(is_read) {
        true => print_do(body, op, test, (after, &carried)),
        false => print_break(body, op, test, carried),
    }
    Some(())
}

/// The part of a loop in front of its body, printed.
struct Test {
    head: Writer,
    condition: Expr,
    /// The variables of the values that the test passes on, and the values.
    computed: Vec<Option<Target>>,
    values: Vec<Expr>,
}

impl Test {
    /// The variables that do not have their values yet.
    fn assigned(&self) -> Vec<&Target> {
        assignments::assigned(&self.computed, &self.values)
    }

    /// Whether a value that the test passes on, and that is assigned, has a use behind the loop.
    fn is_read_behind(&self, op: Op<'_>) -> bool {
        let assigned = self.assigned();
        let mut passed = op.results().zip(&self.computed);
        passed.any(|(result, target)| {
            let target = target.as_ref();
            result.has_uses() && target.is_some_and(|target| assigned.contains(&target))
        })
    }

    /// Whether the condition is the same behind the assignments of the values.
    fn keeps_condition(&self) -> bool {
        let mut assigned = self.assigned().into_iter();
        assigned.all(|target| !self.condition.depends_on(target.id))
    }
}

fn print_before<'c>(
    body: &mut Body<'c, '_>,
    before: Block<'c>,
    (test, computed): (scf::ConditionOp<'c>, Vec<Option<Target>>),
) -> Test {
    let condition = std::iter::once(None);
    body.control.push(Frame {
        next: condition.chain(computed.iter().cloned()).collect(),
        ..Frame::default()
    });
    let head = body.aside(|body| body.block(before));
    let condition = body.operand(test.condition());
    let values = assignments::values_of(body, &computed, &test.args());
    body.control.pop();
    Test {
        head,
        condition,
        computed,
        values,
    }
}

/// Binds the arguments of the body and the results of the loop to the variables of the values that the test
/// passes on.
fn bind_passed<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    after: Block<'c>,
    (passed, carried, computed): (&[Passed], &[Option<Target>], &[Option<Target>]),
) {
    for (index, one) in passed.iter().enumerate() {
        let target = match one {
            Passed::Carried(argument) => carried.get(*argument).and_then(Option::as_ref),
            Passed::Computed => computed[index].as_ref(),
            Passed::Unused => None,
        };
        if let Some(target) = target {
            body.bind_variable(after.argument(index), target);
            body.bind_variable(op.result(index), target);
        }
    }
}

/// Prints a loop whose body is nothing but the assignments at its end.
fn print_do<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    test: Test,
    (after, carried): (Block<'c>, &[Option<Target>]),
) {
    open(body, op, "do");
    body.out.append(test.head);
    assignments::assign(body, &test.computed, test.values);
    iteration_end(body, after, carried);
    body.out
        .close_with(&format!(" while ({});", test.condition.text));
}

/// Prints a loop that a `break` leaves between the text of the test and that of the body. Values that only the next
/// iteration reads are assigned behind the `break`.
fn print_break<'c>(body: &mut Body<'c, '_>, op: Op<'c>, test: Test, carried: Vec<Option<Target>>) {
    let is_kept = test.keeps_condition();
    let is_late = !is_kept && !test.is_read_behind(op);
    open(body, op, "while (true)");
    body.out.append(test.head);
    let condition = match is_kept || is_late {
        true => test.condition,
        false => body.temporary(&test.condition),
    };
    let leave = |body: &mut Body<'c, '_>| {
        body.out.open(format!("if ({})", condition.negated().text));
        body.out.line("break;");
        body.out.close();
    };
    if is_late {
        leave(body);
        assignments::assign(body, &test.computed, test.values);
    } else {
        assignments::assign(body, &test.computed, test.values);
        leave(body);
    }
    if let Some(after) = op.region(1).first_block() {
        next_iteration(body, after, carried);
    }
    body.out.close();
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

/// Whether a variable holds a result of the loop, as of the last test, that has uses.
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

/// The values that loop-carried values are named after: the arguments of the body, since those of the test
/// seldom have names.
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

/// The variables of values that are computed before the test. A value that an empty body hands to the next
/// iteration is computed in the variable that carries it, unless the test passes on the value that the
/// variable holds until then.
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

/// An operand that the test of a loop passes to its body and to its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passed {
    /// A loop-carried value, by its number.
    Carried(usize),
    /// A value computed before the test.
    Computed,
    /// A value without uses.
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
