//! `--lir-constant-uniforms`: moves uniform buffers that a kernel only reads to constant memory.
//!
//! ```mlir
//! func.func @k(%u: !mir.ptr<global, i8>         func.func @k(%u: !mir.ptr<constant, i8>
//!     {lir.resource = #…<…, uniform>}) … {   →      {lir.resource = #…<…, uniform>}) … {
//!   %p = lir.gep %u[%i] stride 16                 %p = lir.gep %u[%i] stride 16
//!   %q = lir.ptr_cast %p                          %q = lir.ptr_cast %p
//!     : <global, i8> -> <global, f32>               : <constant, i8> -> <constant, f32>
//!   %v = lir.load %q align 16                     %v = lir.load %q align 16
//! ```
//!
//! For languages whose pointers name an address space. A buffer stays in global memory if any of
//! its pointers is used other than by steps, casts of the pointee and plain loads: if it is chosen
//! by control flow, passed to a function, cast to the generic space, stored to, or loaded from
//! atomically or as volatile.

use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Op, OpView, TypeExt, Value},
    lir,
    mir::{PtrType, ResourceAttr, ResourceKind, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-constant-uniforms",
    description: "Move uniform buffers that are only read to constant memory",
    anchor: "func.func",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let op = pass.op();
    let kernel = op.cast::<func::FuncOp<'_>>();
    let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
    if let Some(kernel) = kernel.filter(|_| is_kernel) {
        move_buffers(kernel);
    }
}

fn move_buffers(kernel: func::FuncOp<'_>) {
    let op = kernel.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let (mut inputs, results) = kernel.function_type().as_function().unwrap_or_default();
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    for (index, input) in inputs.iter_mut().enumerate() {
        let is_uniform = given.get(index).is_some_and(|&given| is_uniform(given));
        if !is_uniform || !is_global(entry.argument(index)) {
            continue;
        }
        if let Some(pointers) = only_read(entry.argument(index)) {
            pointers.into_iter().for_each(move_pointer);
            *input = entry.argument(index).ty();
        }
    }
    kernel.set_function_type(ir::function(op.context(), &inputs, &results));
}

/// Whether a parameter is a uniform buffer without an explicit storage attribute.
fn is_uniform(given: Attribute<'_>) -> bool {
    let resource = given.entry(names::LIR_RESOURCE);
    let resource = resource.and_then(ResourceAttr::from_attribute);
    resource.is_some_and(|resource| resource.kind() == ResourceKind::Uniform)
        && given.entry(names::LIR_STORAGE).is_none()
}

fn is_global(pointer: Value<'_>) -> bool {
    let ty = PtrType::from_type(pointer.ty());
    ty.is_some_and(|ty| ty.space() == StorageSpace::Global)
}

/// A pointer and all pointers derived from it, if only plain loads use them.
fn only_read(pointer: Value<'_>) -> Option<Vec<Value<'_>>> {
    let mut found = vec![pointer];
    let mut next = 0;
    while let Some(&pointer) = found.get(next) {
        for (user, _) in pointer.uses() {
            if user.is::<lir::GepOp<'_>>() || user.is::<lir::PtrCastOp<'_>>() {
                found.push(user.result(0));
            } else if !is_plain_load(user) {
                return None;
            }
        }
        next += 1;
    }
    Some(found)
}

fn is_plain_load(op: Op<'_>) -> bool {
    let load = op.cast::<lir::LoadOp<'_>>();
    load.is_some_and(|load| !load.is_volatile() && load.ordering().is_none())
}

fn move_pointer(pointer: Value<'_>) {
    if let Some(ty) = PtrType::from_type(pointer.ty()) {
        let moved = PtrType::get(ty.ty().ctx(), StorageSpace::Constant, ty.pointee());
        pointer.set_type(moved);
    }
}
