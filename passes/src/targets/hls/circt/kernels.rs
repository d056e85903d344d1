//! Kernels as functions of upstream's: their signatures, their attributes, and notes for the reader of the text.

use super::lir_to_memref::is_kernel;
use gir_dialects::{
    ir::{
        self, Attribute, AttributeExt as _, Block, Op, OpView as _, Signedness, TypeExt as _, Value,
    },
    lir, names,
    upstream::func,
};

/// Annotations for FPGAs, and their names in the text.
const ANNOTATIONS: [(&str, &str); 4] = [
    (names::LIR_FPGA_PIPELINE, "fpga.pipeline"),
    (names::LIR_FPGA_UNROLL, "fpga.unroll"),
    (names::LIR_FPGA_PARTITION, "fpga.partition"),
    (names::LIR_FPGA_DATAFLOW, "fpga.dataflow"),
];

/// The attribute that functions have that are no kernels, behind the conversion.
pub const PRIVATE: &str = "sym_visibility";

/// The names of a function's parameters in the source, where they have any.
pub fn parameter_names<'c>(function: Op<'c>) -> Vec<Option<&'c str>> {
    let given = function.cast::<func::FuncOp<'c>>();
    let given = given
        .and_then(func::FuncOp::arg_attrs)
        .and_then(Attribute::as_array);
    let name = |attributes: Attribute<'c>| attributes.entry(names::LIR_NAME)?.as_str();
    given.unwrap_or_default().into_iter().map(name).collect()
}

/// Queries of a kernel about its grid along x, y and z, and the parameters that answer them.
const COUNTS: [(&str, &str); 3] = [
    (lir::NumGroupsXOp::NAME, "groups_x"),
    (lir::NumGroupsYOp::NAME, "groups_y"),
    (lir::NumGroupsZOp::NAME, "groups_z"),
];
const EXTENTS: [(&str, &str); 3] = [
    (lir::GroupSizeXOp::NAME, "size_x"),
    (lir::GroupSizeYOp::NAME, "size_y"),
    (lir::GroupSizeZOp::NAME, "size_z"),
];

/// Adds the numbers of workgroups to the parameters of a kernel, and the extents of a workgroup if it asks for them.
pub fn add_grid<'c>(kernel: Op<'c>, entry: Block<'c>) {
    let mut ops: Vec<(&str, Op<'c>)> = vec![];
    kernel.walk_pre(|op| ops.push((op.name(), op)));
    let is_asked = |(query, _): &(&str, &str)| ops.iter().any(|(name, _)| name == query);
    let extents = EXTENTS.iter().any(is_asked).then_some(EXTENTS);
    let word = ir::integer_type(kernel.context(), 32, Signedness::Signless);
    for (query, name) in COUNTS.into_iter().chain(extents.into_iter().flatten()) {
        let argument = entry.add_argument(word, kernel.location());
        argument.set_name(name);
        for (_, op) in ops.iter().filter(|(name, _)| *name == query) {
            op.result(0).replace_all_uses(argument);
            op.erase();
        }
    }
}

/// Gives a converted function the type of its entry block and the attributes that upstream knows.
pub fn finish(function: func::FuncOp<'_>) {
    let op = function.op();
    let Some(entry) = op.region(0).first_block() else {
        return;
    };
    let inputs: Vec<_> = entry.arguments().map(Value::ty).collect();
    let results = function
        .function_type()
        .as_function()
        .map_or(vec![], |(_, results)| results);
    if !is_kernel(op) {
        op.set_attribute(PRIVATE, ir::string(op.context(), "private"));
    }
    op.remove_attribute(func::FuncOp::ARG_ATTRS_ATTR);
    op.walk_pre(strip);
    function.set_function_type(ir::function(op.context(), &inputs, &results));
}

/// Removes what only lir has from an op, but for annotations for FPGAs.
pub fn strip(op: Op<'_>) {
    for (name, value) in op.attributes() {
        if !name.starts_with("lir.") {
            continue;
        }
        op.remove_attribute(name);
        let annotation = ANNOTATIONS.iter().find(|(known, _)| *known == name);
        if let Some((_, plain)) = annotation {
            op.set_attribute(plain, ir::string(op.context(), &parameters(value)));
        }
    }
}

/// The parameters of an annotation: `II = 1` of `#mir.fpga_pipeline<II = 1>`.
fn parameters(annotation: Attribute<'_>) -> String {
    let text = annotation.to_string();
    let inside = text
        .split_once('<')
        .and_then(|(_, rest)| rest.strip_suffix('>'));
    inside.unwrap_or_default().to_owned()
}

/// Comments in front of the text of a converted module.
pub fn notes(module: Op<'_>) -> String {
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions = top.filter_map(Op::cast::<func::FuncOp<'_>>);
    let mut notes = "// Input of mlir-opt and CIRCT. Each kernel is one process that runs all its workgroups; its last parameters are\n\
        // the numbers of workgroups along x, y and z.\n"
        .to_owned();
    for function in functions.filter(|function| has_floats(function.op())) {
        let name = function.sym_name();
        notes += &format!(
            "// @{name} computes with floats: CIRCT's handshake dialect has no operators for them, so that hardware needs a\n\
             // library of floating-point units.\n"
        );
    }
    notes
}

/// Whether a converted function computes with floats.
pub fn has_floats(function: Op<'_>) -> bool {
    let mut found = false;
    function.walk_pre(|op| {
        let is_arithmetic = op.name().starts_with("arith.") || op.name().starts_with("math.");
        let mut values = op.operands().chain(op.results());
        found |= is_arithmetic && values.any(|value| value.ty().is_float());
    });
    found
}
