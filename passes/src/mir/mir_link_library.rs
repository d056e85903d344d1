//! `--mir-link-library`: functions of the library that a module declares are defined.
//!
//! ```mlir
//! func.func private                           func.func @gir.reduce_add_f32(
//!   @gir.reduce_add_f32(                   →      %value: f32, %scratch: !mir.ptr<workgroup, f32>)
//!     f32, !mir.ptr<workgroup, f32>) -> f32       -> f32 { … }
//! ```
//!
//! The definitions are GIR text (`lib`), which `--convert-gir-to-mir` converts. Modules
//! of mir and of lir declare them alike; what is not declared is not linked. A
//! declaration of another type is an error, and so is one of a name with `gir.` in front
//! that the library does not have.

use crate::{gir::read, gir_to_mir::convert_gir_to_mir, library};
use gir_dialects::{
    ir::{Block, Op, OpView},
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-link-library",
    description: "Define the functions of the library that a module declares",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith", "cf", "func", "gir", "math", "mir", "vector"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let top = pass.op().region(0).blocks().flat_map(Block::ops);
    let declared: Vec<_> = top.filter_map(declaration).collect();
    if declared.is_empty() {
        return pass.note_unchanged();
    }
    declared.into_iter().for_each(link);
}

/// What starts the names of the library.
const PREFIX: &str = "gir.";

/// A function, if it is declared and named as those of the library are.
fn declaration(op: Op<'_>) -> Option<func::FuncOp<'_>> {
    let function = op.cast::<func::FuncOp<'_>>()?;
    let is_declared = op.region(0).is_empty() && function.sym_name().starts_with(PREFIX);
    is_declared.then_some(function)
}

/// Whether a module's operation is a function that is to be linked.
pub fn is_declaration(op: Op<'_>) -> bool {
    declaration(op).is_some()
}

/// Puts the definition in the place of a declaration.
fn link(declared: func::FuncOp<'_>) {
    let (op, name) = (declared.op(), declared.sym_name());
    let Some((file, text)) = library::find(name) else {
        op.error("is declared and not defined, and the library has no such function; define it, or declare one that docs/library.md lists");
        return;
    };
    let source = text.as_bytes();
    let Some(module) = read::read(op.context(), source, file.name, Default::default()) else {
        return;
    };
    convert_gir_to_mir::convert(module.op());
    let definition = module.body().ops().find_map(Op::cast::<func::FuncOp<'_>>);
    let Some(definition) = definition else {
        return;
    };
    let (given, own) = (declared.function_type(), definition.function_type());
    if given != own {
        op.error(format!(
            "is declared as {given}, but the library's function is {own}; declare it so"
        ));
        return;
    }
    definition.op().move_before(op);
    op.erase();
}
