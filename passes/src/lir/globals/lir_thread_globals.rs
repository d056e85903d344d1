//! `--lir-thread-globals`: passes globals as arguments to the functions that use them.
//!
//! ```mlir
//! lir.global @tile : !mir.ptr<workgroup, f32> …  lir.global @tile : …
//! func.func @get(%i: i32) -> f32 {               func.func @get(%i: i32,
//!   %p = lir.address_of @tile                        %p: !mir.ptr<workgroup, f32>) -> f32 {
//!   …                                      →       …
//! }                                              }
//! func.func @k() attributes {lir.kernel = …} {   func.func @k() attributes {lir.kernel = …} {
//!   %v = func.call @get(%i)                        %p = lir.address_of @tile
//!   …                                              %v = func.call @get(%i, %p)
//! ```
//!
//! For targets on which workgroup storage is declared in a kernel and global storage is an argument
//! of one, Metal and OpenCL C among them: only kernels name such globals afterwards. Constant
//! tables stay, as they are part of the program. Recursion is refused.

use super::threaded_values::{self, Threaded};
use gir_dialects::{
    ir::{Block, Op},
    lir,
    mir::{PtrType, StorageSpace},
    pass::{PassInfo, PassRun},
};
use std::collections::HashMap;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-thread-globals",
    description: "Pass globals to the functions that use them",
    anchor: "builtin.module",
    options: &[],
    dialects: &["func", "lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let top = module.region(0).blocks().flat_map(Block::ops);
    let globals = top.filter_map(Op::cast::<lir::GlobalOp<'_>>);
    let globals: Vec<_> = globals.filter(|global| is_threaded(*global)).collect();
    let numbers: HashMap<_, _> = globals
        .iter()
        .enumerate()
        .map(|(number, global)| (global.sym_name(), number))
        .collect();
    let types: Vec<_> = globals.iter().map(|global| global.type_()).collect();
    let values = Threaded {
        types: &types,
        number: &|op| {
            let address = op.cast::<lir::AddressOfOp<'_>>()?;
            numbers.get(address.global()).copied()
        },
        make: &|b, number| {
            let global = globals[number];
            lir::AddressOfOp::build(b, global.type_(), global.sym_name()).result()
        },
    };
    threaded_values::thread(module, &values);
}

/// Whether a global is declared in a kernel, or is an argument of one.
fn is_threaded(global: lir::GlobalOp<'_>) -> bool {
    let space = PtrType::from_type(global.type_()).map(PtrType::space);
    matches!(space, Some(StorageSpace::Workgroup | StorageSpace::Global))
}
