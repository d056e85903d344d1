//! `--lir-place-dynamic-shared`: turns parameters in workgroup memory into offsets.
//!
//! ```mlir
//!                                                lir.global @dynamic_shared
//!                                                    : <workgroup, i8> count 0 dynamic …
//! func.func @k(%x: !mir.ptr<workgroup, f32>)     func.func @k(%offset: i32) {
//!     attributes {lir.kernel = …} {          →     %all = lir.address_of @dynamic_shared
//!   …                                              %byte = lir.gep unsigned %all[%offset] stride 1
//!                                                  %x = lir.ptr_cast %byte
//! ```
//!
//! A launch states one size for all workgroup memory. The start of a parameter in it is an argument, in bytes.
//! A kernel's global whose size the launch decides starts at 0.

use gir_dialects::{
    ir::{self, AttributeExt, Block, Builder, Context, Op, OpView, Signedness, Type, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
    upstream::func,
};
use std::collections::HashSet;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-place-dynamic-shared",
    description: "Turn parameters in workgroup memory into offsets in the launch's memory",
    anchor: "builtin.module",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: None,
    run,
};

/// The name of the memory, unless it is in use.
const NAME: &str = "dynamic_shared";

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let kernels: Vec<_> = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter(|op| op.attribute(names::LIR_KERNEL).is_some())
        .filter_map(Op::cast::<func::FuncOp<'_>>)
        .filter(|kernel| parameters(*kernel).next().is_some())
        .collect();
    if kernels.is_empty() {
        pass.note_unchanged();
        return;
    }
    let Some(body) = module.region(0).first_block() else {
        return;
    };
    let name = declare(module, body);
    kernels.iter().for_each(|kernel| place(*kernel, &name));
}

/// The parameters of a kernel in workgroup memory.
fn parameters(kernel: func::FuncOp<'_>) -> impl Iterator<Item = Value<'_>> {
    let entry = kernel.op().region(0).first_block();
    let arguments = entry.into_iter().flat_map(|entry| entry.arguments());
    arguments.filter(|argument| {
        let space = PtrType::from_type(argument.ty()).map(PtrType::space);
        space == Some(StorageSpace::Workgroup)
    })
}

/// Declares the memory that the launch provides; returns its name.
fn declare<'c>(module: Op<'c>, body: Block<'c>) -> String {
    let taken: HashSet<_> = body
        .ops()
        .filter_map(|op| op.attribute(func::FuncOp::SYM_NAME_ATTR))
        .filter_map(AttributeExt::as_str)
        .collect();
    let mut name = NAME.to_owned();
    while taken.contains(name.as_str()) {
        name.push('_');
    }
    let byte = int(module.context(), 8);
    let b = Builder::at_start(body, module.location());
    lir::GlobalOp::build(
        &b,
        &name,
        bytes(module.context()),
        0,
        16,
        true,
        byte,
        None,
        None,
    );
    name
}

/// Computes the addresses of the parameters of a kernel.
fn place(kernel: func::FuncOp<'_>, memory: &str) {
    let op = kernel.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let b = Builder::at_start(entry, op.location());
    let ty = bytes(op.context());
    let all = lir::AddressOfOp::build(&b, ty, memory).result();
    let found: Vec<_> = parameters(kernel).collect();
    for parameter in found {
        let pointer = parameter.ty();
        // The offset gets its type last: until then its uses are those of the pointer.
        let start = lir::GepOp::build(&b, ty, all, parameter, 1, true);
        let place = lir::PtrCastOp::build(&b, pointer, start.result());
        parameter.replace_all_uses(place.result());
        start.op().set_operand(1, parameter);
        parameter.set_type(int(op.context(), 32));
    }
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    kernel.set_function_type(ir::function(op.context(), &inputs, &[]));
}

fn bytes(context: &Context) -> Type<'_> {
    PtrType::get(context, StorageSpace::Workgroup, int(context, 8))
}

fn int(context: &Context, bits: u32) -> Type<'_> {
    ir::integer_type(context, bits, Signedness::Signless)
}
