//! `--lir-thread-builtins`: passes builtins of kernels to functions as arguments.
//!
//! ```mlir
//! func.func @mine() -> i32 {                     func.func @mine(%i: i32) -> i32 {
//!   %i = lir.id_global_x                           return %i : i32
//!   return %i : i32                        →     }
//! }
//! func.func @k() attributes {lir.kernel = …} {   func.func @k() attributes {lir.kernel = …} {
//!   %v = func.call @mine()                         %i = lir.id_global_x
//!   …                                              %v = func.call @mine(%i)
//! ```
//!
//! For Metal, where a kernel takes them as parameters with attributes and other functions cannot read them:
//! indices of work-items, vertices and instances, and the position of a fragment. Recursion is an error.

use super::builtins;
use crate::lir::globals::threaded_values::{self, Threaded};
use gir_dialects::{
    ir::{self, OpSpec, OpView, Signedness, Type},
    lir,
    pass::{PassInfo, PassRun},
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-thread-builtins",
    description: "Pass indices of work-items and vertices and positions of fragments to the functions that use them",
    anchor: "builtin.module",
    options: &[],
    dialects: &["func", "lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let word = ir::integer_type(module.context(), 32, Signedness::Signless);
    let operations = builtins::operations().map(|operation| (operation, word));
    let place = ir::vector(4, Type::float32(module.context()));
    let (operations, types): (Vec<_>, Vec<_>) =
        operations.chain([(lir::FragCoordOp::NAME, place)]).unzip();
    let numbers: HashMap<_, _> = operations.iter().copied().zip(0..).collect();
    let values = Threaded {
        types: &types,
        number: &|op| numbers.get(op.name()).copied(),
        make: &|b, number| {
            let spec = OpSpec {
                results: &[types[number]],
                ..OpSpec::default()
            };
            b.create(operations[number], spec).result(0)
        },
    };
    threaded_values::thread(module, &values);
}
