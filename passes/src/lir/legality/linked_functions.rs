//! Checks of functions shared with other modules: external and exported ones.

use crate::analysis::{handles, linkage};
use gir_dialects::{
    ir::{Block, Location, Op, OpView as _, TypeExt as _},
    lir,
    mir::{PtrType, StorageSpace},
    upstream::func::{CallOp, FuncOp},
};
use std::collections::{HashMap, HashSet};

/// The maximum number of calls shown with an error.
const MAX_NOTES: usize = 8;

/// Reports functions without a definition, and those that cannot be linked.
pub fn check(module: Op<'_>) {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<FuncOp<'_>> = top.filter_map(Op::cast).collect();
    if linkage::is_linked(module) {
        functions.iter().for_each(|one| check_signature(*one));
        check_globals(module, &functions);
    } else {
        let declared = functions.iter().filter(|one| linkage::is_declared(**one));
        declared.for_each(|one| refuse_declared(module, *one));
    }
}

/// Reports a function without a definition, and its calls.
fn refuse_declared(module: Op<'_>, function: FuncOp<'_>) {
    let mut calls: Vec<(Location<'_>, String)> = vec![];
    module.walk_pre(|op| {
        let call = op.cast::<CallOp<'_>>();
        let is_it = call.is_some_and(|call| call.callee() == function.sym_name());
        if is_it && calls.len() < MAX_NOTES {
            calls.push((op.location(), "called here".to_owned()));
        }
    });
    let message = format!(
        "'@{}' is declared and not defined; --link=FILE takes it from a file, --spirv-linkage leaves it to a linker of SPIR-V for OpenCL",
        function.sym_name()
    );
    function.op().error_with_notes(message, &calls);
}

/// Reports a function shared between modules with parameters or results that only kernels may have.
fn check_signature(function: FuncOp<'_>) {
    if !linkage::is_declared(function) && !linkage::is_exported(function) {
        return;
    }
    let (inputs, results) = function.function_type().as_function().unwrap_or_default();
    let mut types = inputs.into_iter().chain(results);
    if let Some(ty) = types.find(|ty| handles::is_handle(*ty)) {
        function.op().error(format!(
            "has a parameter of type {ty}, which cannot be passed between modules linked with --spirv-linkage; link the sources with --link=FILE, or make the function private"
        ));
    }
}

/// Reports globals passed only to kernels but used by exported functions.
fn check_globals(module: Op<'_>, functions: &[FuncOp<'_>]) {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let globals = top.filter_map(|op| op.cast::<lir::GlobalOp<'_>>());
    let of_kernels = globals.filter(|global| {
        let space = PtrType::from_type(global.type_()).map(PtrType::space);
        space == Some(StorageSpace::Global) || global.dynamic()
    });
    let of_kernels: HashSet<_> = of_kernels.map(lir::GlobalOp::sym_name).collect();
    if of_kernels.is_empty() {
        return;
    }
    for function in reached_from_others(functions) {
        function.op().walk_pre(|op| {
            let address = op.cast::<lir::AddressOfOp<'_>>();
            if address.is_some_and(|address| of_kernels.contains(address.global())) {
                op.error("is a global that kernels take as a parameter, but kernels of other modules may call this function; take a pointer instead");
            }
        });
    }
}

/// The exported functions and those that they call.
fn reached_from_others<'c>(functions: &[FuncOp<'c>]) -> Vec<FuncOp<'c>> {
    let by_name: HashMap<_, _> = functions.iter().map(|one| (one.sym_name(), *one)).collect();
    let exported = functions
        .iter()
        .copied()
        .filter(|one| linkage::is_exported(*one));
    let mut reached: Vec<_> = exported.collect();
    let mut seen: HashSet<_> = reached.iter().map(|one| one.sym_name()).collect();
    let mut next = 0;
    while let Some(&function) = reached.get(next) {
        next += 1;
        function.op().walk_pre(|op| {
            let callee = op.cast::<CallOp<'c>>().map(CallOp::callee);
            let callee = callee.filter(|name| seen.insert(name));
            reached.extend(callee.and_then(|name| by_name.get(name)));
        });
    }
    reached
}
