//! `--lir-lay-out-arguments`: lays out the arguments of a launch contiguously.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32> {…},    func.func @k(%x: … {lir.argument = #lir.push_constant<offset = 0, size = 8>, …},
//!              %n: i32 {…},                  →                %n: … {lir.argument = #lir.push_constant<offset = 8, size = 4>, …},
//!              %m: i64 {…})                                   %m: … {lir.argument = #lir.push_constant<offset = 16, size = 8>, …})
//! ```
//!
//! Each argument is at a multiple of its alignment. A driver takes them in this form as one block, or derives
//! the offset from the argument's index itself (CUDA Driver API, "cuLaunchKernel").

use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Op, OpView, Type, TypeExt},
    lir,
    mir::PtrType,
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-lay-out-arguments",
    description: "Lay out the arguments of a launch contiguously",
    anchor: "builtin.module",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let top = pass.op().region(0).blocks().flat_map(Block::ops);
    let kernels = top.filter(|op| op.attribute(names::LIR_KERNEL).is_some());
    kernels
        .filter_map(Op::cast::<func::FuncOp<'_>>)
        .for_each(lay_out);
}

fn lay_out(kernel: func::FuncOp<'_>) {
    let op = kernel.op();
    let context = op.context();
    let types = kernel.function_type().as_function().unwrap_or_default().0;
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_else(|| vec![ir::dictionary(context, &[]); types.len()]);
    let mut end = 0;
    let mut described = vec![];
    for (ty, given) in types.into_iter().zip(given) {
        let (size, align) = room(ty);
        let offset = (end + align - 1) / align * align;
        end = offset + size;
        let mut entries = given.entries().unwrap_or_default();
        entries.push((
            names::LIR_ARGUMENT,
            lir::PushConstantAttr::get(context, offset, size),
        ));
        described.push(ir::dictionary(context, &entries));
    }
    if !described.is_empty() {
        op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, ir::array(context, &described));
    }
}

/// Size and alignment of an argument in bytes; a pointer is an address.
fn room(ty: Type<'_>) -> (i64, i64) {
    match PtrType::from_type(ty) {
        Some(_) => (8, 8),
        None => (layout::size(ty), layout::align(ty)),
    }
}
