//! Loops that count, and loops without a test.
//!
//! A loop-carried value lives in a variable that each iteration assigns at its end. A value without
//! further uses hands its variable on, so that `sum` of an outer loop is `sum` of the inner one.

use super::{
    assignments,
    body::Body,
    control::{leave, result_targets},
    expression::{Expr, Precedence},
    regions::is_yield,
    spellings::Spellings,
    types::{BOOL, CType},
    variables::{Frame, Target},
};
use gir_dialects::{
    ir::{Block, Op, Value},
    lir, names,
    upstream::scf,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .statement::<scf::ForOp<'_>>(counted)
        .statement::<lir::ForOp<'_>>(counted)
        .statement::<lir::LoopOp<'_>>(endless);
}

/// The variables of loop-carried values, declared with the initial values. An argument without a name is named
/// after the result.
pub(super) fn carried<'c>(
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
                let init = body.coerce(init, &ty);
                let target = body.new_target(argument, named);
                body.define(&target, &init);
                target
            }
        };
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
    let variable = match op.attribute(names::LIR_WORK_ITEMS) {
        // Its value is named after the first that the program computes of it.
        Some(_) => body.variables.declare("item", ty.clone()),
        None => body.new_variable(counter, "i", ty.clone()),
    };
    let (name, plain) = (&variable.name, variable.value());
    body.bind(counter, plain.clone());
    let test = Expr::binary("<", Precedence::Relational, [&plain, &bound], BOOL);
    let count = match step.text.trim_end_matches(['u', 'l']) {
        "1" => format!("++{name}"),
        _ => format!("{name} += {}", step.argument()),
    };
    let type_name = body.language.type_name(&ty);
    hint(body, op);
    let head = format!(
        "for ({type_name} {name} = {}; {}; {count})",
        first.argument(),
        test.text
    );
    open(body, op, &head);
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

/// The pragma of Clang and its descendants before a loop whose iterations are not to become lanes of vectors.
pub const IN_ORDER: &str = "#pragma clang loop vectorize(disable)";

/// Prints the hints to compilers that a language has for a loop.
pub(super) fn hint<'c>(body: &mut Body<'c, '_>, repeated: Op<'c>) {
    for line in body.language.before_loop(repeated) {
        body.out.line(line);
    }
}

/// Prints the head of a loop, with its label and directives.
pub(super) fn open<'c>(body: &mut Body<'c, '_>, repeated: Op<'c>, head: &str) {
    let label = body.language.label(repeated);
    body.out.open(format!("{label}{head}"));
    body.directives(repeated, "");
}

/// Prints the body of a loop, with the assignments at its end.
pub(super) fn iteration<'c>(body: &mut Body<'c, '_>, block: Block<'c>) {
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
    open(body, op, "while (true)");
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
