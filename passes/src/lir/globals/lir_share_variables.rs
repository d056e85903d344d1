//! `--lir-share-variables`: turns variables in workgroup storage into globals.
//!
//! ```mlir
//!                                                  lir.global @tile : <workgroup, f32> count 64 …
//! func.func @k(…) {                                func.func @k(…) {
//!   %tile = lir.var 64 align 4 : <workgroup, f32>    %tile = lir.address_of @tile : <workgroup, f32>
//! ```
//!
//! For targets that declare such storage at module scope, SPIR-V and the code generators of GPUs
//! among them. A variable keeps its name unless that is taken.

use gir_dialects::{
    ir::{AttributeExt, Block, Builder, LocationExt, Op, OpView},
    lir,
    mir::{PtrType, StorageSpace},
    pass::{PassInfo, PassRun},
};
use std::collections::HashSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-share-variables",
    description: "Turn variables in workgroup storage into globals",
    anchor: "builtin.module",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: Some(|census| census.has::<lir::VarOp<'_>>()),
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let mut variables = vec![];
    module.walk_pre(|op| variables.extend(op.cast::<lir::VarOp<'_>>()));
    variables.retain(|variable| is_shared(*variable));
    let Some(body) = module.region(0).first_block() else {
        return;
    };
    if variables.is_empty() {
        return pass.note_unchanged();
    }
    let names = body.ops().filter_map(name);
    let mut taken: HashSet<_> = names.map(str::to_owned).collect();
    for variable in variables {
        share(variable, body, &mut taken);
    }
}

fn is_shared(variable: lir::VarOp<'_>) -> bool {
    let space = PtrType::from_type(variable.result().ty()).map(PtrType::space);
    space == Some(StorageSpace::Workgroup)
}

/// The symbol of a function or a global.
fn name(op: Op<'_>) -> Option<&str> {
    op.attribute(lir::GlobalOp::SYM_NAME_ATTR)?.as_str()
}

/// Replaces a variable by the address of a new global.
fn share<'c>(variable: lir::VarOp<'c>, body: Block<'c>, taken: &mut HashSet<String>) {
    let (op, ty) = (variable.op(), variable.result().ty());
    let Some(pointer) = PtrType::from_type(ty) else {
        return;
    };
    let mut name = op.location().value_name().unwrap_or("shared").to_owned();
    while !taken.insert(name.clone()) {
        name.push('_');
    }
    let top = Builder::at_start(body, op.location());
    let (count, align) = (variable.count(), variable.align());
    let element = pointer.pointee();
    lir::GlobalOp::build(&top, &name, ty, count, align, false, element, None, None);
    let address = lir::AddressOfOp::build(&Builder::before(op), ty, &name);
    variable.result().replace_all_uses(address.result());
    op.erase();
}
