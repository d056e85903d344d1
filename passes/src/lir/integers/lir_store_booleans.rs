//! `--lir-store-booleans`: passes flags to kernels as bytes.
//!
//! ```mlir
//! func.func @k(%f: i1 {lir.push_constant    func.func @k(%b: i8 {lir.push_constant
//!     = …<offset = 4, size = 1>})               = …<offset = 4, size = 1>, lir.type = ui8})
//!     attributes {lir.kernel = …} {    →        attributes {lir.kernel = …} {
//!   …                                         %c0 = arith.constant 0 : i8
//!                                             %f = arith.cmpi ne, %b, %c0 : i8
//! ```
//!
//! Targets do not agree on a memory representation of `i1`; a nonzero byte is true, as in the
//! memory of kernels, which already holds bytes. The position of the parameter does not change.
//! Parameters of other functions are values, and stay.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Block, Builder, OpView, Signedness, Type, TypeExt},
    names,
    pass::{PassInfo, PassRun},
    upstream::{arith::CmpIPredicate, func},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-store-booleans",
    description: "Pass flags to kernels as bytes",
    anchor: "builtin.module",
    options: &[],
    dialects: &["arith"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let top = pass.op().region(0).blocks().flat_map(Block::ops);
    let functions = top.filter_map(|op| op.cast::<func::FuncOp<'_>>());
    let kernels = functions.filter(|function| function.op().attribute(names::LIR_KERNEL).is_some());
    kernels.for_each(take_bytes);
}

/// Whether a type is a flag, or a vector of them.
fn is_flag(ty: Type<'_>) -> bool {
    matches!(ty.lane().as_integer(), Some((1, _)))
}

/// The byte type that stores flags.
fn bytes(ty: Type<'_>, sign: Signedness) -> Type<'_> {
    ty.with_lane(ir::integer_type(ty.ctx(), 8, sign))
}

/// Whether the host passes each parameter as a flag; shader stage inputs have no form in memory.
fn flags(kernel: func::FuncOp<'_>, types: &[Type<'_>]) -> Vec<bool> {
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    let is_input = |index: usize| {
        let given = given.get(index);
        given.is_some_and(|given| given.entry(names::LIR_IO).is_some())
    };
    let types = types.iter().enumerate();
    types
        .map(|(index, &ty)| is_flag(ty) && !is_input(index))
        .collect()
}

fn take_bytes(kernel: func::FuncOp<'_>) {
    let op = kernel.op();
    let (inputs, results) = kernel.function_type().as_function().unwrap_or_default();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let is_stored = flags(kernel, &inputs);
    if !is_stored.contains(&true) {
        return;
    }
    let types: Vec<_> = inputs
        .iter()
        .zip(&is_stored)
        .map(|(&ty, is_stored)| match is_stored {
            true => bytes(ty, Signedness::Signless),
            false => ty,
        })
        .collect();
    let ty = ir::type_attr(ir::function(op.context(), &types, &results));
    op.set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ty);
    describe(kernel, &inputs, &is_stored);
    for ((parameter, old), is_stored) in entry.arguments().zip(inputs).zip(is_stored) {
        if !is_stored {
            continue;
        }
        let uses: Vec<_> = parameter.uses().collect();
        parameter.set_type(bytes(old, Signedness::Signless));
        if uses.is_empty() {
            continue;
        }
        let a = Arithmetic::new(Builder::at_start(entry, op.location()));
        let flag = a.cmpi(CmpIPredicate::Ne, parameter, a.int(parameter.ty(), 0));
        for (user, operand) in uses {
            user.set_operand(operand, flag);
        }
    }
}

/// Describes parameters that were flags as unsigned bytes.
fn describe<'c>(kernel: func::FuncOp<'c>, types: &[Type<'c>], is_stored: &[bool]) {
    let op = kernel.op();
    let Some(given) = kernel.arg_attrs().and_then(Attribute::as_array) else {
        return;
    };
    let described = given.into_iter().zip(types).zip(is_stored);
    let described = described.map(|((given, &ty), is_stored)| {
        if !is_stored {
            return given;
        }
        let mut entries = given.entries().unwrap_or_default();
        entries.retain(|&(name, _)| name != names::LIR_TYPE);
        let unsigned = bytes(ty, Signedness::Unsigned);
        entries.push((names::LIR_TYPE, ir::type_attr(unsigned)));
        ir::dictionary(op.context(), &entries)
    });
    let described: Vec<_> = described.collect();
    let described = ir::array(op.context(), &described);
    op.set_attribute(func::FuncOp::ARG_ATTRS_ATTR, described);
}
