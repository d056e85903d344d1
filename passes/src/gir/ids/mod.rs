//! Names of values in MLIR text: the SSA ids, `%sum`.
//!
//! In memory the location of a value carries its name. Values without a name get ids from MLIR, `%0` or `%arg0`;
//! these are not names. A GIR name that looks like such an id is written in MLIR text with a dash in front, `%-0`, as
//! no GIR name begins with a dash.

mod recover;

pub use recover::recover;

use super::print::names::Names;
use gir_dialects::{
    gir::FuncOp,
    ir::{Block, LocationExt, Op, Region, Value},
};
use std::borrow::Cow;

/// Puts the GIR name of each value of a GIR function, spelled as an id, into its location. Returns whether the module
/// has such a function.
pub fn assign(module: Op<'_>) -> bool {
    let mut functions = functions(module).peekable();
    let any = functions.peek().is_some();
    for function in functions {
        for (value, name) in Names::new(function).given() {
            rename(value, &id_of(name));
        }
    }
    any
}

fn functions<'c>(module: Op<'c>) -> impl Iterator<Item = FuncOp<'c>> {
    let ops = module.region(0).blocks().flat_map(Block::ops);
    ops.filter_map(Op::cast::<FuncOp<'c>>)
}

fn rename(value: Value<'_>, name: &str) {
    let location = value.location();
    if location.value_name() != Some(name) {
        value.set_location(location.renamed(name));
    }
}

/// The id of a name, without `%`.
fn id_of(name: &str) -> Cow<'_, str> {
    match is_number(name) || is_argument_number(name) {
        true => Cow::Owned(format!("-{name}")),
        false => Cow::Borrowed(name),
    }
}

/// The name that the id of a value encodes, if any.
fn name_of<'i>(value: Value<'_>, id: &'i str) -> Option<&'i str> {
    let is_handed_out = is_number(id) || (is_argument_number(id) && is_parameter(value));
    (!is_handed_out).then(|| id.strip_prefix('-').unwrap_or(id))
}

fn is_number(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the id looks like one that MLIR generates for a parameter.
fn is_argument_number(id: &str) -> bool {
    id.strip_prefix("arg").is_some_and(is_number)
}

fn is_parameter(value: Value<'_>) -> bool {
    let Some(block) = value.owner_block() else {
        return false;
    };
    block.region().and_then(Region::first_block) == Some(block)
}
