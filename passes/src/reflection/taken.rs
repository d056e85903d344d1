//! Fallbacks that passes take: a remark, and a note on the function for reflection.

use super::schema::Fallback;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op},
    names,
    upstream::func,
};

const OPERATION: &str = "operation";
const INSTEAD: &str = "instead";
const COUNT: &str = "count";

/// Says that the target lacks an operation, and what stands in for it: a noun, such
/// as `a loop around a compare-exchange`. To be called before the operation goes, by
/// a pass that works on its function.
pub fn remark(op: Op<'_>, instead: &str) {
    op.remark(format!(
        "becomes {instead}: the target has no such operation"
    ));
    note(op, instead);
}

/// As [`remark`], for passes that have said so in words of their own.
pub fn note(op: Op<'_>, instead: &str) {
    let mut function = op;
    while !function.is::<func::FuncOp<'_>>() {
        match function.parent() {
            Some(parent) => function = parent,
            None => return,
        }
    }
    let mut noted = noted(function);
    let same = |known: &&mut Fallback| known.operation == op.name() && known.instead == instead;
    match noted.iter_mut().find(same) {
        Some(known) => known.count += 1,
        None => noted.push(Fallback {
            operation: op.name().to_owned(),
            instead: instead.to_owned(),
            count: 1,
        }),
    }
    attach(function, &noted);
}

/// The fallbacks of some functions together.
pub fn of(functions: &[Op<'_>]) -> Vec<Fallback> {
    let mut all: Vec<Fallback> = vec![];
    for fallback in functions.iter().flat_map(|&function| noted(function)) {
        let same = |known: &&mut Fallback| {
            known.operation == fallback.operation && known.instead == fallback.instead
        };
        match all.iter_mut().find(same) {
            Some(known) => known.count += fallback.count,
            None => all.push(fallback),
        }
    }
    all
}

fn noted(function: Op<'_>) -> Vec<Fallback> {
    let noted = function.attribute(names::LIR_FALLBACKS);
    let noted = noted.and_then(Attribute::as_array).unwrap_or_default();
    let text = |noted: &Attribute<'_>, key| {
        let text = noted.entry(key).and_then(AttributeExt::as_str);
        text.unwrap_or_default().to_owned()
    };
    let count = |noted: &Attribute<'_>| noted.entry(COUNT).and_then(AttributeExt::as_int);
    let fallbacks = noted.iter().map(|noted| Fallback {
        operation: text(noted, OPERATION),
        instead: text(noted, INSTEAD),
        count: count(noted).map_or(1, |count| count as u64),
    });
    fallbacks.collect()
}

fn attach(function: Op<'_>, fallbacks: &[Fallback]) {
    let context = function.context();
    let entries = fallbacks.iter().map(|fallback| {
        ir::dictionary(
            context,
            &[
                (OPERATION, ir::string(context, &fallback.operation)),
                (INSTEAD, ir::string(context, &fallback.instead)),
                (COUNT, ir::i64_attr(context, fallback.count as i64)),
            ],
        )
    });
    let entries: Vec<_> = entries.collect();
    function.set_attribute(names::LIR_FALLBACKS, ir::array(context, &entries));
}
