//! Fallbacks that passes take: a remark, and a record on the function for reflection.

use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpView},
    names,
    upstream::{arith, func},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A replacement of an operation that the target lacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Fallback {
    /// The operation of lir that the target lacks.
    pub operation: String,
    /// The replacement.
    pub instead: String,
    /// The number of places.
    pub count: u64,
}

const OPERATION: &str = "operation";
const INSTEAD: &str = "instead";
const COUNT: &str = "count";

/// The maximum number of replacement operations without a remark.
const CHEAP: usize = 10;

/// Reports that the target lacks an operation, and its replacement: a noun, such as `a loop around a
/// compare-exchange`. Must be called before the operation is erased, by a pass that works on its function.
pub fn remark(op: Op<'_>, instead: &str) {
    op.remark(format!(
        "becomes {instead}: the target has no such operation"
    ));
    note(op, instead);
}

/// Expands an operation into others before it, by `expand`. A large expansion is reported, once in a function for
/// each kind of operation.
pub fn expansion<'c, R>(op: Op<'c>, expand: impl FnOnce() -> R) -> R {
    let context = op.context();
    let ty = ir::integer_type(context, 1, ir::Signedness::Signless);
    let mark = arith::ConstantOp::build(&Builder::before(op), ty, ir::integer(ty, 0)).op();
    let made = expand();
    let new = std::iter::successors(mark.next(), |new| new.next());
    let cost: usize = new.take_while(|&new| new != op).map(operations).sum();
    mark.erase();
    if cost > CHEAP && note(op, &format!("{cost} operations")) {
        op.remark(format!(
            "becomes {cost} operations: the target has no such operation"
        ));
    }
    made
}

/// Reports that a function of the compiler replaces an operation, if it has many operations; once in a function for
/// each kind of operation.
pub fn function(op: Op<'_>, cost: usize) {
    let instead = format!("a function of {cost} operations");
    if cost > CHEAP && note(op, &instead) {
        op.remark(format!(
            "becomes {instead}, which has the same result on every target: the target's may differ"
        ));
    }
}

/// The number of operations in an operation, itself included, without constants and terminators.
pub fn operations(op: Op<'_>) -> usize {
    let mut count = 0;
    op.walk_pre(|op| {
        let is_end = op.block().and_then(|block| block.terminator()) == Some(op);
        let is_counted =
            !is_end && !op.is::<arith::ConstantOp<'_>>() && !op.is::<func::FuncOp<'_>>();
        count += usize::from(is_counted);
    });
    count
}

/// Like [`remark`], without the message; true if this is the first of its kind in the function, for passes with a
/// message of their own. Functions of the compiler are not recorded.
pub fn note(op: Op<'_>, instead: &str) -> bool {
    let mut function = op;
    while !function.is::<func::FuncOp<'_>>() {
        match function.parent() {
            Some(parent) => function = parent,
            None => return false,
        }
    }
    if function.attribute(names::LIR_MATH_FUNCTION).is_some() {
        return false;
    }
    let mut noted = noted(function);
    let same = |known: &&mut Fallback| known.operation == op.name() && known.instead == instead;
    let known = noted.iter_mut().find(same);
    let is_first = known.is_none();
    match known {
        Some(known) => known.count += 1,
        None => noted.push(Fallback {
            operation: op.name().to_owned(),
            instead: instead.to_owned(),
            count: 1,
        }),
    }
    attach(function, &noted);
    is_first
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
