//! The facts that stand once in a module: triple and layout, and metadata ("SPIR-V instructions mapped to LLVM
//! metadata").

use crate::profile::llvm_spir::Architecture;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt as _, Context, LocationExt as _, Op},
    names,
};

/// The metadata of decorations of globals, parameters and instructions.
pub const DECORATIONS: &str = "spirv.Decorations";
/// The metadata of a function with the decorations of its parameters.
pub const PARAMETER_DECORATIONS: &str = "spirv.ParameterDecorations";
const MEMORY_MODEL: &str = "spirv.MemoryModel";
const EXECUTION_MODE: &str = "spirv.ExecutionMode";

/// Sizes and alignments of OpenCL: vectors of three lanes are aligned as those of four.
const LAYOUT_OF_VECTORS: &str =
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024";

/// `OpenCL`, a memory model of SPIR-V.
const OPENCL: i64 = 2;
/// `LocalSize`, an execution mode of SPIR-V.
pub const LOCAL_SIZE: i64 = 17;
/// `LocalSizeHint`
pub const LOCAL_SIZE_HINT: i64 = 18;
/// `SubgroupSize`
pub const SUBGROUP_SIZE: i64 = 35;
/// `ContractionOff`, an execution mode of SPIR-V.
const CONTRACTION_OFF: i64 = 31;

/// The metadata of an operation, by name.
pub fn metadata_of<'c>(op: Op<'c>) -> Vec<(String, Attribute<'c>)> {
    let given = op.attribute(names::LIR_LLVM_METADATA);
    let given = given.or_else(|| op.attribute(names::MIR_LLVM_METADATA));
    let entries = given.and_then(|given| given.entries()).unwrap_or_default();
    let entries = entries.into_iter();
    entries
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// Sets the metadata of an operation.
pub fn set<'c>(op: Op<'c>, metadata: &[(String, Attribute<'c>)]) {
    op.remove_attribute(names::MIR_LLVM_METADATA);
    op.remove_attribute(names::LIR_LLVM_METADATA);
    if metadata.is_empty() {
        return;
    }
    let entries: Vec<_> = metadata
        .iter()
        .map(|(name, value)| (name.as_str(), *value))
        .collect();
    let all = ir::dictionary(op.context(), &entries);
    op.set_attribute(names::LIR_LLVM_METADATA, all);
}

/// Sets the metadata of an operation's replacement.
pub fn carry(from: Op<'_>, to: Op<'_>) {
    set(to, &metadata_of(from));
}

/// The entries of a noted fact: a number, which tells operations apart, and the metadata.
const NUMBER: &str = "number";
const METADATA: &str = "metadata";

/// Notes the metadata of operations in their locations, which the operations made of them have, too.
pub fn note_operations(function: Op<'_>) {
    let context = function.context();
    let mut noted = vec![];
    function.walk_pre(|op| {
        let given = op.attribute(names::LIR_LLVM_METADATA);
        noted.extend(given.filter(|_| op != function).map(|given| (op, given)));
    });
    for (number, (op, given)) in (0..).zip(noted) {
        let entries = [(NUMBER, ir::i64_attr(context, number)), (METADATA, given)];
        let fact = ir::dictionary(context, &entries);
        op.set_location(op.location().marked_with(fact));
    }
}

/// Gives the metadata to the last of the operations that each has become.
pub fn give_to_operations(module: Op<'_>) {
    let mut marked = vec![];
    module.walk_pre(|op| {
        if let Some((place, given)) = op.location().marked() {
            marked.push((op, place, given));
        }
    });
    for (at, &(op, place, given)) in marked.iter().enumerate() {
        let next = marked.get(at + 1).map(|(next, ..)| *next);
        let is_last = next.is_none_or(|next| next.location() != op.location());
        if let Some(metadata) = given.entry(METADATA).filter(|_| is_last) {
            op.set_attribute(names::LIR_LLVM_METADATA, metadata);
        }
        op.set_location(place);
    }
}

/// Sets triple, layout and metadata of a module, with the kernels whose arithmetic is not contracted.
pub fn describe<'c>(
    module: Op<'c>,
    (bits, rounding): (u32, &[String]),
    size: impl Fn(&str, i64) -> Option<Vec<i64>>,
) {
    let context = module.context();
    let architecture = match (Architecture::of(module), bits) {
        (Architecture::Spir, 32) => "spir",
        (Architecture::Spir, _) => "spir64",
        (Architecture::Spirv, 32) => "spirv32",
        (Architecture::Spirv, _) => "spirv64",
    };
    let pointers = if bits == 32 { "e-p:32:32" } else { "e" };
    let given = [
        (
            names::LLVM_DATA_LAYOUT,
            format!("{pointers}-{LAYOUT_OF_VECTORS}"),
        ),
        (
            names::LLVM_TARGET_TRIPLE,
            format!("{architecture}-unknown-unknown"),
        ),
    ];
    for (name, text) in given {
        module.set_attribute(name, ir::string(context, &text));
    }
    let mut metadata = metadata_of(module);
    let word = |value| ir::i32_attr(context, value);
    let addressing = if bits == 32 { 1 } else { 2 };
    let model = ir::array(context, &[word(addressing), word(OPENCL)]);
    metadata.retain(|(name, _)| name != MEMORY_MODEL && name != "spirv.EntryPoint");
    metadata.push((MEMORY_MODEL.to_owned(), ir::array(context, &[model])));
    drop_other_sizes(context, &mut metadata, size);
    let off = |kernel: &String| {
        let kernel = ir::symbol_ref(context, kernel);
        ir::array(context, &[kernel, word(CONTRACTION_OFF)])
    };
    let off: Vec<_> = rounding.iter().map(off).collect();
    add(context, &mut metadata, EXECUTION_MODE, &off);
    set(module, &metadata);
}

/// Drops execution modes that state other sizes of kernels than these have by now.
fn drop_other_sizes<'c>(
    context: &'c Context,
    metadata: &mut [(String, Attribute<'c>)],
    size: impl Fn(&str, i64) -> Option<Vec<i64>>,
) {
    let holds = |node: &Attribute<'c>| {
        let operands = node.as_array().unwrap_or_default();
        let Some((kernel, mode)) = mode_of(&operands) else {
            return true;
        };
        let numbers: Vec<_> = operands
            .iter()
            .skip(2)
            .filter_map(|value| value.as_int())
            .collect();
        size(kernel, mode).is_none_or(|size| size == numbers)
    };
    for (name, value) in metadata {
        if name == EXECUTION_MODE {
            let mut nodes = value.as_array().unwrap_or_default();
            nodes.retain(holds);
            *value = ir::array(context, &nodes);
        }
    }
}

/// The kernel and the number of an execution mode.
fn mode_of<'c>(operands: &[Attribute<'c>]) -> Option<(&'c str, i64)> {
    Some((operands.first()?.as_symbol()?, operands.get(1)?.as_int()?))
}

/// Whether the metadata of a module states an execution mode of a kernel.
pub fn states(module: Op<'_>, kernel: &str, mode: i64) -> bool {
    let metadata = metadata_of(module);
    let modes = metadata.iter().find(|(name, _)| name == EXECUTION_MODE);
    let modes = modes
        .and_then(|(_, modes)| modes.as_array())
        .unwrap_or_default();
    let mut modes = modes.into_iter().filter_map(|node| node.as_array());
    modes.any(|operands| mode_of(&operands) == Some((kernel, mode)))
}

/// Adds nodes to the metadata of a name.
fn add<'c>(
    context: &'c Context,
    metadata: &mut Vec<(String, Attribute<'c>)>,
    name: &str,
    nodes: &[Attribute<'c>],
) {
    if nodes.is_empty() {
        return;
    }
    let known = metadata.iter().find(|(known, _)| known == name);
    let mut all = known
        .and_then(|(_, value)| value.as_array())
        .unwrap_or_default();
    for node in nodes {
        if !all.contains(node) {
            all.push(*node);
        }
    }
    metadata.retain(|(known, _)| known != name);
    metadata.push((name.to_owned(), ir::array(context, &all)));
}
