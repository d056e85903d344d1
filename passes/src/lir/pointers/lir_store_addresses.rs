//! `--lir-store-addresses`: stores addresses in memory as integers instead of pointers.
//!
//! ```mlir
//! func.func @k(%t: !mir.ptr<global,              func.func @k(%t: !mir.ptr<global, i64> …
//!     !mir.ptr<global, f32>> …
//! %p = lir.load %t align 8                   →   %n = lir.load %t align 8 : … -> i64
//!                                                %p = lir.int_to_ptr %n : !mir.ptr<global, f32>
//! lir.store %t, %q align 8                       %m = lir.ptr_to_int %q
//!                                                lir.store %t, %m align 8
//! ```
//!
//! For languages in which a kernel cannot take pointers to pointers: OpenCL C (specification 3.0,
//! section 6.11) and Metal. The host passes the same bytes as before. All memory is treated alike,
//! so that pointers into any of it may meet; values of functions and of control flow stay pointers.

use gir_dialects::{
    ir::{self, Block, Builder, Op, Signedness, Type, TypeExt},
    lir,
    mir::PtrType,
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-store-addresses",
    description: "Store addresses in memory as integers instead of pointers",
    anchor: "builtin.module",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let mut is_changed = false;
    // Accesses to pointers are recognised by their types, which change below.
    module.walk_pre(|op| is_changed |= convert_access(op));
    module.walk_pre(|op| is_changed |= retype(op));
    if !is_changed {
        pass.note_unchanged();
    }
}

/// The integer type of addresses.
fn number<'c>(ty: Type<'c>) -> Type<'c> {
    ir::integer_type(ty.ctx(), 64, Signedness::Signless)
}

fn is_pointer(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).is_some()
}

/// Converts the type of pointers to pointers to that of pointers to integers.
fn converted(ty: Type<'_>) -> Type<'_> {
    match PtrType::from_type(ty) {
        Some(outer) if is_pointer(outer.pointee()) => {
            PtrType::get(ty.ctx(), outer.space(), number(ty))
        }
        _ => ty,
    }
}

/// Makes an access to a pointer one to an integer; returns whether it was such an access.
fn convert_access(op: Op<'_>) -> bool {
    if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
        let (value, ty) = (load.result(), load.result().ty());
        if !is_pointer(ty) {
            return false;
        }
        let Some(next) = op.next() else { return false };
        let uses: Vec<_> = value.uses().collect();
        value.set_type(number(ty));
        let b = Builder::before(next).with_location(op.location());
        let pointer = lir::IntToPtrOp::build(&b, ty, value).result();
        for (user, operand) in uses {
            user.set_operand(operand, pointer);
        }
        return true;
    }
    let stored = op.cast::<lir::StoreOp<'_>>().map(lir::StoreOp::value);
    let Some(value) = stored.filter(|value| is_pointer(value.ty())) else {
        return false;
    };
    let made = lir::PtrToIntOp::build(&Builder::before(op), number(value.ty()), value);
    op.set_operand(1, made.result());
    true
}

/// Converts the types of all pointers to pointers of an operation; returns whether there were any.
fn retype(op: Op<'_>) -> bool {
    let mut is_changed = false;
    let blocks = op.regions().flat_map(|region| region.blocks());
    let arguments = blocks.flat_map(Block::arguments);
    for value in op.results().chain(arguments) {
        let (old, new) = (value.ty(), converted(value.ty()));
        if old != new {
            value.set_type(new);
            is_changed = true;
        }
    }
    if let Some(function) = op.cast::<func::FuncOp<'_>>() {
        let (inputs, results) = function.function_type().as_function().unwrap_or_default();
        let [inputs, results] =
            [inputs, results].map(|types| types.into_iter().map(converted).collect::<Vec<_>>());
        let ty = ir::function(op.context(), &inputs, &results);
        if ty != function.function_type() {
            function.set_function_type(ty);
            is_changed = true;
        }
    } else if let Some(global) = op.cast::<lir::GlobalOp<'_>>() {
        let (old, new) = (global.type_(), converted(global.type_()));
        if old != new {
            op.set_attribute(lir::GlobalOp::TYPE_ATTR, ir::type_attr(new));
            op.set_attribute(lir::GlobalOp::ELEM_TYPE_ATTR, ir::type_attr(number(new)));
            is_changed = true;
        }
    }
    is_changed
}
