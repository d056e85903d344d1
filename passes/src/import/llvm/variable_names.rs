//! The names that values have in the source program, by its debug information: those of variables.

use gir_dialects::{
    ir::{Block, OpView, Value},
    llvm_import,
    upstream::{arith, llvm},
};
use std::collections::HashMap;

/// The name of the first variable that has each value, or is at each address.
pub fn of_function<'c>(function: llvm::LLVMFuncOp<'c>) -> HashMap<Value<'c>, String> {
    let mut names = HashMap::new();
    function.op().walk_pre(|op| {
        if (op.is::<llvm::DbgValueOp<'_>>() || op.is::<llvm::DbgDeclareOp<'_>>())
            && let Some(name) = llvm_import::variable_name(op)
        {
            let value = op.operand(0);
            let is_constant = value
                .defining_op()
                .is_some_and(|op| op.is::<llvm::ConstantOp<'_>>());
            if !is_constant && name != "this" {
                names.entry(value).or_insert(name);
            }
        }
    });
    names
}

/// Gives a name to the parts of a value, as far as they have none and are of the function itself.
pub fn give(parts: &[Value<'_>], name: &str, entry: Block<'_>) {
    for part in parts {
        let is_parameter = part.owner_block() == Some(entry);
        let is_constant = part
            .defining_op()
            .is_some_and(|op| op.is::<arith::ConstantOp<'_>>());
        if !is_parameter && !is_constant && part.name().is_none() {
            part.set_name(name);
        }
    }
}
