//! Changes of the parameters of functions, and of their calls.

use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, OpSpec, OpView, TypeExt, Value},
    upstream::func::{CallOp, FuncOp},
};

/// The attributes of a function's `count` parameters.
pub fn described(function: FuncOp<'_>, count: usize) -> Vec<Attribute<'_>> {
    let given = function.arg_attrs().and_then(Attribute::as_array);
    let none = ir::dictionary(function.op().context(), &[]);
    given.unwrap_or_else(|| vec![none; count])
}

/// Sets a function's type from its entry block, and the attributes of its parameters.
pub fn declare<'c>(function: FuncOp<'c>, described: &[Attribute<'c>]) {
    let op = function.op();
    let entry = op.region(0).first_block();
    let inputs = entry.into_iter().flat_map(|entry| entry.arguments());
    let inputs: Vec<_> = inputs.map(Value::ty).collect();
    let results = function.function_type().as_function().unwrap_or_default().1;
    function.set_function_type(ir::function(op.context(), &inputs, &results));
    let described = ir::array(op.context(), described);
    op.set_attribute(FuncOp::ARG_ATTRS_ATTR, described);
}

/// Replaces a call by one with other operands.
pub fn call_with<'c>(call: CallOp<'c>, operands: &[Value<'c>]) {
    let op = call.op();
    let mut attributes = op.attributes();
    attributes.retain(|&(name, _)| name != CallOp::ARG_ATTRS_ATTR);
    let spec = OpSpec {
        operands,
        results: &op.result_types(),
        attributes: &attributes,
        ..OpSpec::default()
    };
    let new = Builder::before(op).create(op.name(), spec);
    for (old, new) in op.results().zip(new.results()) {
        old.replace_all_uses(new);
    }
    op.erase();
}
