//! `--lir-lay-out-arguments`: lays out the arguments of a launch contiguously.
//!
//! ```mlir
//! func.func @k(%x: !mir.ptr<global, f32> {…},    func.func @k(%x: … {lir.argument = #lir.push_constant<offset = 0, size = 8>, …},
//!              %n: i32 {…},                  →                %n: … {lir.argument = #lir.push_constant<offset = 8, size = 4>, …},
//!              %m: i64 {…})                                   %m: … {lir.argument = #lir.push_constant<offset = 16, size = 8>, …})
//! ```
//!
//! Each argument is at a multiple of its alignment, or of `max-align` if that is less. A driver takes them in this form
//! as one block, or derives the offset from the argument's index itself (CUDA Driver API, "cuLaunchKernel"). The
//! members of a structure are where the structure has them, which is one argument to the driver.

use super::members;
use crate::analysis::layout;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Op, OpView, Type, TypeExt},
    lir,
    mir::PtrType,
    names,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::func,
};

/// The alignment of an argument whose type has a larger one, in bytes; 0 for no limit.
pub const MAX_ALIGN: PassOption = PassOption {
    name: "max-align",
    description: "Largest alignment of an argument in bytes, 0 for that of its type",
    kind: OptionKind::Int(0),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-lay-out-arguments",
    description: "Lay out the arguments of a launch contiguously",
    anchor: "builtin.module",
    options: &[MAX_ALIGN],
    dialects: &["lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let top = pass.op().region(0).blocks().flat_map(Block::ops);
    let kernels = top.filter(|op| op.attribute(names::LIR_KERNEL).is_some());
    let most = match pass.int_option(MAX_ALIGN.name) {
        most if most > 0 => most,
        _ => i64::MAX,
    };
    kernels
        .filter_map(Op::cast::<func::FuncOp<'_>>)
        .for_each(|kernel| lay_out(kernel, most));
}

fn lay_out(kernel: func::FuncOp<'_>, most: i64) {
    let op = kernel.op();
    let context = op.context();
    let types = kernel.function_type().as_function().unwrap_or_default().0;
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_else(|| vec![ir::dictionary(context, &[]); types.len()]);
    let mut places = Places { most, end: 0 };
    let mut described = vec![];
    let members = members::of(kernel);
    let mut start = 0;
    for (index, (ty, given)) in types.into_iter().zip(given).enumerate() {
        let (offset, size) = match members.get(index).copied().flatten() {
            Some(member) => {
                if member.is_first {
                    start = places.take(member.size, member.align);
                }
                (start + member.offset, room(ty).0)
            }
            None => {
                let (size, align) = room(ty);
                (places.take(size, align), size)
            }
        };
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

/// The end of the arguments so far.
struct Places {
    /// The largest alignment.
    most: i64,
    end: i64,
}

impl Places {
    /// The place of a further argument.
    fn take(&mut self, size: i64, align: i64) -> i64 {
        let align = align.min(self.most);
        let place = (self.end + align - 1) / align * align;
        self.end = place + size;
        place
    }
}

/// Size and alignment of an argument in bytes; a pointer is an address.
fn room(ty: Type<'_>) -> (i64, i64) {
    match PtrType::from_type(ty) {
        Some(_) => (8, 8),
        None => (layout::size(ty), layout::align(ty)),
    }
}
