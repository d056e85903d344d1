//! `--lir-specialize-constants`: replaces specialisation constants by their default values.
//!
//! ```mlir
//! %n = lir.spec_constant "tile" id(3) = 16 : i32   →   %n = arith.constant 16 : i32
//! ```
//!
//! For targets without specialisation by the host, and to fix the constants of a program:
//! [`specialize`] sets them first.

use gir_dialects::{
    ir::{Attribute, Builder, Op, OpView as _},
    lir,
    pass::{PassInfo, PassRun},
    upstream::arith,
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-specialize-constants",
    description: "Replace specialisation constants by their default values",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let constants = constants(pass.op());
    if constants.is_empty() {
        pass.note_unchanged();
    }
    for constant in constants {
        let op = constant.op();
        let ty = op.result(0).ty();
        let fixed = arith::ConstantOp::build(&Builder::before(op), ty, constant.value());
        op.result(0).replace_all_uses(fixed.op().result(0));
        op.erase();
    }
}

/// The specialisation constants of a module, in program order, with one entry for each use of the
/// same constant.
pub fn constants<'c>(module: Op<'c>) -> Vec<lir::SpecConstantOp<'c>> {
    let mut found = vec![];
    module.walk_pre(|op| found.extend(op.cast::<lir::SpecConstantOp<'c>>()));
    found
}

/// Sets the values of constants, by id.
pub fn specialize<'c>(module: Op<'c>, values: &HashMap<i32, Attribute<'c>>) {
    for constant in constants(module) {
        if let Some(&value) = values.get(&constant.id()) {
            constant.set_value(value);
        }
    }
}
