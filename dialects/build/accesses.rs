//! The accesses to memory of a dialect: one match from the name of an op to its operation.

use super::{
    attributes::{Attribute, Storage},
    names,
    records::{Argument, OpRecord},
};
use std::fmt::Write as _;

const ORDERING: &str = "crate::common::MemoryOrdering";
const SCOPE: &str = "crate::common::MemoryScope";

/// Emits `memory_access`, if ops of the dialect have the field `access`.
pub fn emit(ops: &[OpRecord], out: &mut String) {
    let mut arms = String::new();
    for op in ops {
        let Some(operation) = &op.access else {
            continue;
        };
        let attributes = |path: &str| -> String {
            let of_type = attributes(op).filter(|one| is_enum(one, path));
            let constants = of_type.map(|one| {
                let name = names::constant(&one.name);
                format!("{}::{name}_ATTR", op.class)
            });
            constants.collect::<Vec<_>>().join(", ")
        };
        let _ = writeln!(
            arms,
            "        <{class}<'_> as ir::OpView<'_>>::NAME => (O::{operation}, &[{orderings}], &[{scopes}]),",
            class = op.class,
            orderings = attributes(ORDERING),
            scopes = attributes(SCOPE),
        );
    }
    if !arms.is_empty() {
        let _ = write!(
            out,
            "/// The access to memory of an op, if it is one.\n\
             pub fn memory_access<'c>(op: ir::Op<'c>) -> Option<crate::access::MemoryAccess<'c>> {{\n    \
             use crate::common::AtomicOperation as O;\n    \
             let (operation, orderings, scopes): (_, &[&str], &[&str]) = match op.name() {{\n{arms}        \
             _ => return None,\n    }};\n    \
             Some(crate::access::MemoryAccess::new(op, operation, orderings, scopes))\n}}\n\n"
        );
    }
}

fn attributes(op: &OpRecord) -> impl Iterator<Item = &Attribute> {
    op.arguments.iter().filter_map(|argument| match argument {
        Argument::Attribute(attribute) => Some(attribute),
        Argument::Operand(_) => None,
    })
}

fn is_enum(attribute: &Attribute, wanted: &str) -> bool {
    matches!(&attribute.storage, Storage::Enum { path, .. } if path == wanted)
}
