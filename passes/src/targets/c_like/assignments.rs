//! Assignments to several variables at once.

use super::{body::Body, expression::Expr, variables::Target};
use gir_dialects::ir::{Op, Value};

/// The expressions of all operands of an operation, in the types of the variables that they are assigned to.
/// Nothing reads an operand whose variable is missing.
pub fn values<'c>(body: &mut Body<'c, '_>, targets: &[Option<Target>], op: Op<'c>) -> Vec<Expr> {
    let operands: Vec<_> = op.operands().collect();
    values_of(body, targets, &operands)
}

/// As [`values`], of these operands.
pub fn values_of<'c>(
    body: &mut Body<'c, '_>,
    targets: &[Option<Target>],
    operands: &[Value<'c>],
) -> Vec<Expr> {
    let each = operands.iter().enumerate().map(|(index, &operand)| {
        match targets.get(index).and_then(Option::as_ref) {
            Some(target) => body.coerced(operand, &target.ty),
            None => body.operand(operand),
        }
    });
    each.collect()
}

/// The variables that do not have their values yet.
pub fn assigned<'a>(targets: &'a [Option<Target>], values: &[Expr]) -> Vec<&'a Target> {
    let pairs = targets.iter().zip(values);
    pairs
        .filter_map(|(target, value)| Some((target.as_ref()?, value)))
        .filter(|(target, value)| !value.is_variable(target.id))
        .map(|(target, _)| target)
        .collect()
}

/// Prints the assignments in an order in which none reads a variable that another one has written;
/// whether there is any.
pub fn assign(body: &mut Body<'_, '_>, targets: &[Option<Target>], values: Vec<Expr>) -> bool {
    let mut open: Vec<(Target, Expr)> = targets
        .iter()
        .zip(values)
        .filter_map(|(target, value)| {
            let target = target.clone()?;
            let value = body.coerce(value, &target.ty);
            Some((target, value))
        })
        .filter(|(target, value)| !value.is_variable(target.id))
        .collect();
    let is_any = !open.is_empty();
    let mut kept = vec![];
    while !open.is_empty() {
        let is_free = |index: usize| {
            let variable = open[index].0.id;
            let mut others = open.iter().enumerate().filter(|&(other, _)| other != index);
            others.all(|(_, (_, value))| !value.depends_on(variable))
        };
        match (0..open.len()).find(|&index| is_free(index)) {
            Some(index) => {
                let (target, value) = open.remove(index);
                body.out.line(value.assigned_to(&target.name));
            }
            // All wait for each other: a value is read before anything is written.
            None => {
                let is_open = |(target, _): &(Target, Expr)| !kept.contains(&target.id);
                let index = open.iter().position(is_open).unwrap_or(0);
                let value = body.temporary(&open[index].1);
                kept.push(open[index].0.id);
                open[index].1 = value;
            }
        }
    }
    is_any
}
