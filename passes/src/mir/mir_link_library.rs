//! `--mir-link-library`: defines the functions of the library that a module declares.
//!
//! ```mlir
//! func.func private                           func.func private @gir.reduce_add_f32(
//!   @gir.reduce_add_f32(                   →      %value: f32, %scratch: !mir.ptr<workgroup, f32>)
//!     f32, !mir.ptr<workgroup, f32>) -> f32       -> f32 { … }
//! ```
//!
//! The definitions are GIR text (`lib`), which `--convert-gir-to-mir` converts. Modules of mir and of lir declare
//! them alike; only declared functions are linked. A declaration of another type is an error, and so is a name with
//! the prefix `gir.` that the library lacks. Functions from the user's files are linked before any pass (`--link`).

use crate::link;
use gir_dialects::{
    ir::Block,
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-link-library",
    description: "Define the functions of the library that a module declares",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "cf", "func", "gir", "math", "mir", "vector"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut top = pass.op().region(0).blocks().flat_map(Block::ops);
    if top.any(link::is_of_library) {
        link::link_library(pass.op());
    } else {
        pass.note_unchanged();
    }
}
