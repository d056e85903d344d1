//! Parameters of kernels that a launch passes in another form.
//!
//! ```mlir
//! func.func @k(%a: f32                       func.func @k(%m: memref<f32>
//!     {spirv.interface_var_abi = …},   →         {spirv.interface_var_abi = …},
//!     %v: vector<1xi32>)                         %s: i32)
//!                                              %a = memref.load %m[]
//!                                              %v = vector.broadcast %s
//! ```
//!
//! A number that has a binding is in a buffer of one element, as upstream's own way to SPIR-V has it. A vector of one
//! lane is a number.

use super::wide::{element_of, shape};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, MemRef, Op, OpView, Type, TypeExt, Value},
    names,
    upstream::{func, memref, vector},
};

/// Changes those parameters of a kernel.
pub fn simplify(function: Op<'_>) {
    let Some(view) = function.cast::<func::FuncOp<'_>>() else {
        return;
    };
    let Some((mut inputs, results)) = view.function_type().as_function() else {
        return;
    };
    let given = view.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    let has_binding = |at: usize| {
        let abi = given
            .get(at)
            .and_then(|given| given.entry(names::SPIRV_INTERFACE_VAR_ABI));
        abi.is_some()
    };
    let entry = function.region(0).first_block();
    let mut is_changed = false;
    for (at, ty) in inputs.iter_mut().enumerate() {
        let argument = entry.map(|entry| entry.argument(at));
        if is_single(*ty) {
            *ty = element_of(*ty);
            argument.inspect(|&argument| pass_as(argument, *ty, from_number));
        } else if has_binding(at) && MemRef::of(*ty).is_none() {
            *ty = ir::memref(&[], *ty, None);
            argument.inspect(|&argument| pass_as(argument, *ty, from_memory));
        } else {
            continue;
        }
        is_changed = true;
    }
    if is_changed {
        view.set_function_type(ir::function(function.context(), &inputs, &results));
    }
}

/// Whether a type is a vector of one lane.
pub fn is_single(ty: Type<'_>) -> bool {
    ty.vector_shape().is_some() && shape::count(ty) == Some(1)
}

/// Gives an argument a type, and its users a value of the old one.
fn pass_as<'c>(
    argument: Value<'c>,
    ty: Type<'c>,
    make: fn(&Builder<'c>, Value<'c>, Type<'c>) -> Op<'c>,
) {
    let Some(entry) = argument.owner_block() else {
        return;
    };
    let old = argument.ty();
    argument.set_type(ty);
    let made = make(
        &Builder::at_start(entry, argument.location()),
        argument,
        old,
    );
    argument.replace_all_uses(made.result(0));
    made.set_operand(0, argument);
}

fn from_number<'c>(b: &Builder<'c>, argument: Value<'c>, ty: Type<'c>) -> Op<'c> {
    vector::BroadcastOp::build(b, ty, argument).op()
}

fn from_memory<'c>(b: &Builder<'c>, argument: Value<'c>, ty: Type<'c>) -> Op<'c> {
    memref::LoadOp::build(b, ty, argument, &[], None, None).op()
}
