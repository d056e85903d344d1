//! Metadata of SPIR-V: the instructions and decorations that stand beside code ("SPIR-V instructions mapped to LLVM
//! metadata").
//!
//! Sizes that an execution mode states become those of the kernel. What mir has no meaning for stays, as the attribute
//! `mir.llvm_metadata` of the module, a function, a parameter, a global or an operation, for `--emit-llvm-spir`.

use super::{body::Body, kernels::fact, types::place};
use gir_dialects::{
    diagnostic,
    ir::{
        self, Attribute, AttributeExt as _, Block, Location, Module, Op, OpView as _, TypeExt as _,
    },
    names,
    upstream::{arith, func, llvm},
};

const DECORATIONS: &str = "spirv.Decorations";
const PARAMETER_DECORATIONS: &str = "spirv.ParameterDecorations";
const EXECUTION_MODE: &str = "spirv.ExecutionMode";

/// An operand of an instruction.
#[derive(Clone, Copy)]
enum Operand {
    /// An integer of some bits.
    Number(u32),
    Text,
    /// Text, or a node with it.
    File,
    /// A kernel: its function, or the node of its entry point.
    Kernel,
}

use Operand::{File, Kernel, Number, Text};

/// Instructions: their names, the operands that they have, those that they may have, and whether more numbers may
/// follow.
const INSTRUCTIONS: &[(&str, &[Operand], &[Operand], bool)] = &[
    ("spirv.Capability", &[Number(32)], &[], false),
    (EXECUTION_MODE, &[Kernel, Number(32)], &[], true),
    ("spirv.Extension", &[Text], &[], false),
    ("spirv.Generator", &[Number(16), Number(16)], &[], false),
    ("spirv.MemoryModel", &[Number(32), Number(32)], &[], false),
    ("spirv.Source", &[Number(32), Number(32)], &[File], false),
    ("spirv.SourceExtension", &[Text], &[], false),
];

impl Operand {
    fn fits(self, value: Attribute<'_>) -> bool {
        let bits = value.value_type().and_then(|ty| Some(ty.as_integer()?.0));
        match self {
            Number(width) => bits == Some(width),
            Text => value.as_str().is_some(),
            File => Text.fits(node_of(value).unwrap_or(value)),
            Kernel => kernel_of(value).is_some(),
        }
    }

    fn name(self) -> String {
        match self {
            Number(width) => format!("i{width}"),
            Text => "a text".to_owned(),
            File => "the name of a file".to_owned(),
            Kernel => "a function".to_owned(),
        }
    }
}

/// The only operand of a node.
fn node_of(value: Attribute<'_>) -> Option<Attribute<'_>> {
    match *value.as_array()? {
        [only] => Some(only),
        _ => None,
    }
}

/// The name of a kernel by its function or its entry point, of which it is the first text.
fn kernel_of<'c>(value: Attribute<'c>) -> Option<&'c str> {
    if let Some(name) = value.as_symbol() {
        return Some(name);
    }
    value.as_array()?.into_iter().find_map(|part| part.as_str())
}

/// Checks the metadata of an imported module; false after errors at its lines, which are those of the source if it is
/// text.
pub fn check(module: &Module<'_>, source: &[u8], file: &str) -> bool {
    let module = module.op();
    let given = module.attribute(names::MIR_LLVM_METADATA);
    let given = given.and_then(|given| given.entries()).unwrap_or_default();
    let mut is_good = true;
    for (name, nodes) in given {
        let Some(mistake) = mistake_in(name, nodes) else {
            continue;
        };
        let line = line_of(source, name);
        let at = Location::new(module.context(), file, line, 1);
        diagnostic::error(at, format!("metadata '!{name}' {mistake}"));
        is_good = false;
    }
    is_good
}

/// The line of text where named metadata stands; the first of bitcode.
fn line_of(source: &[u8], name: &str) -> usize {
    let start = format!("!{name} ");
    let mut lines = source.split(|&byte| byte == b'\n');
    let found = lines.position(|line| line.starts_with(start.as_bytes()));
    found.map_or(1, |line| line + 1)
}

fn mistake_in(name: &str, nodes: Attribute<'_>) -> Option<String> {
    let &(_, has, may_have, more) = INSTRUCTIONS.iter().find(|(known, ..)| *known == name)?;
    for (number, node) in nodes.as_array()?.into_iter().enumerate() {
        let operands = node.as_array().unwrap_or_default();
        let known = has.iter().chain(may_have);
        let wrong = operands
            .iter()
            .zip(known)
            .find(|(value, operand)| !operand.fits(**value));
        let extra = operands.iter().skip(has.len() + may_have.len());
        let has_extra = extra.clone().next().is_some();
        let is_wrong = wrong.is_some()
            || operands.len() < has.len()
            || (has_extra && !(more && extra.into_iter().all(|value| Number(32).fits(*value))));
        if is_wrong {
            let mut wanted: Vec<_> = has.iter().map(|operand| operand.name()).collect();
            wanted.extend(
                may_have
                    .iter()
                    .map(|operand| format!("maybe {}", operand.name())),
            );
            if more {
                wanted.push("numbers of i32".to_owned());
            }
            return Some(format!(
                "has node {number} that is not the instruction's operands, {}; write these",
                wanted.join(", ")
            ));
        }
    }
    None
}

/// Whether a value is a list of decorations: an i32, and numbers or texts.
fn are_decorations(value: Attribute<'_>) -> bool {
    let is_decoration = |node: Attribute<'_>| {
        let operands = node.as_array().unwrap_or_default();
        let is_plain = |value: &Attribute<'_>| value.as_int().is_some() || value.as_str().is_some();
        operands
            .first()
            .is_some_and(|first| Number(32).fits(*first))
            && operands.iter().all(is_plain)
    };
    let nodes = value.as_array();
    nodes.is_some_and(|nodes| nodes.into_iter().all(is_decoration))
}

const MALFORMED: &str = "has 'spirv.Decorations' that are not lists of an i32 and of numbers or texts; write a node \
    of nodes, '!{!{i32 6442, i32 1, i32 2}}'";

/// Checks the decorations of functions and globals, and of operations in functions; false after errors.
pub fn check_decorations(module: Op<'_>) -> bool {
    let mut is_good = true;
    module.walk_pre(|op| {
        let given = op.attribute(names::MIR_LLVM_METADATA);
        let Some(given) = given.filter(|_| op != module) else {
            return;
        };
        if given
            .entry(DECORATIONS)
            .is_some_and(|value| !are_decorations(value))
        {
            op.set_location(place(op));
            op.error(MALFORMED);
            is_good = false;
        }
        if let Some(lists) = given.entry(PARAMETER_DECORATIONS)
            && let Some(mistake) = mistake_in_parameters(op, lists)
        {
            op.set_location(place(op));
            op.error(mistake);
            is_good = false;
        }
    });
    is_good
}

fn mistake_in_parameters(op: Op<'_>, lists: Attribute<'_>) -> Option<String> {
    let function = op.cast::<llvm::LLVMFuncOp<'_>>()?;
    let entry = function.body().first_block()?;
    let lists = lists.as_array().unwrap_or_default();
    let count = entry.argument_count();
    if lists.len() != count {
        return Some(format!(
            "has 'spirv.ParameterDecorations' for {} parameters, but has {count}; write a list for each, which may be empty",
            lists.len()
        ));
    }
    let is_wrong = !lists.into_iter().all(are_decorations);
    is_wrong.then(|| MALFORMED.replace(DECORATIONS, PARAMETER_DECORATIONS))
}

/// The metadata of a function that stays one of the function.
pub fn of_function<'c>(function: llvm::LLVMFuncOp<'c>) -> Option<Attribute<'c>> {
    let given = function.op().attribute(names::MIR_LLVM_METADATA)?;
    let entries = given.entries()?;
    let rest: Vec<_> = entries
        .into_iter()
        .filter(|(name, _)| *name != PARAMETER_DECORATIONS)
        .collect();
    (!rest.is_empty()).then(|| ir::dictionary(function.op().context(), &rest))
}

/// Facts of parameters that stay texts: types as the source names them, and qualifiers.
const TEXTS: [&str; 3] = [
    "kernel_arg_base_type",
    "kernel_arg_type",
    "kernel_arg_type_qual",
];

/// The metadata of a parameter, if it has any: decorations, and texts of the one of the source that it is all of.
pub fn of_parameter<'c>(
    function: llvm::LLVMFuncOp<'c>,
    at: usize,
    whole: Option<usize>,
) -> Option<Attribute<'c>> {
    let context = function.op().context();
    let mut entries: Vec<_> = decorations_of(function, at)
        .map(|list| (DECORATIONS, list))
        .into_iter()
        .collect();
    for name in TEXTS {
        let text = whole.and_then(|at| fact(function, &format!("gir-{name}"), at));
        entries.extend(text.map(|text| (name, ir::string(context, text))));
    }
    (!entries.is_empty()).then(|| ir::dictionary(context, &entries))
}

fn decorations_of<'c>(function: llvm::LLVMFuncOp<'c>, at: usize) -> Option<Attribute<'c>> {
    let given = function.op().attribute(names::MIR_LLVM_METADATA)?;
    let lists = given.entry(PARAMETER_DECORATIONS)?.as_array()?;
    let list = *lists.get(at)?;
    let has_some = list.as_array().is_some_and(|list| !list.is_empty());
    has_some.then_some(list)
}

/// Copies the metadata of an operation to the one that it has become.
pub fn carry<'c>(body: &Body<'_, 'c>, op: Op<'c>) {
    let Some(given) = op.attribute(names::MIR_LLVM_METADATA) else {
        return;
    };
    let made = match op.result_count() {
        0 => body.last_made(),
        _ => {
            let parts = body.parts(op.result(0)).unwrap_or_default();
            parts.last().and_then(|value| value.defining_op())
        }
    };
    // Constants are shared, and stand for no instruction.
    if let Some(made) = made.filter(|made| !made.is::<arith::ConstantOp<'_>>()) {
        made.set_attribute(names::MIR_LLVM_METADATA, given);
    }
}

/// Execution modes that state sizes of a kernel.
const LOCAL_SIZE: i64 = 17;
const LOCAL_SIZE_HINT: i64 = 18;
const SUBGROUP_SIZE: i64 = 35;

/// The numbers of an execution mode that a module states for a kernel.
fn stated(module: Op<'_>, kernel: &str, mode: i64) -> Option<Vec<i64>> {
    let given = module.attribute(names::MIR_LLVM_METADATA)?;
    let nodes = given.entry(EXECUTION_MODE)?.as_array()?;
    nodes.into_iter().find_map(|node| {
        let operands = node.as_array()?;
        let is_it = kernel_of(*operands.first()?)? == kernel && operands.get(1)?.as_int()? == mode;
        let numbers = operands.iter().skip(2).map(|value| value.as_int());
        is_it.then(|| numbers.collect()).flatten()
    })
}

/// The workgroup size that a module states for a kernel.
pub fn group_size(function: llvm::LLVMFuncOp<'_>) -> Option<Vec<i32>> {
    extents(function, LOCAL_SIZE)
}

/// The workgroup size that a module hints for a kernel.
pub fn group_size_hint(function: llvm::LLVMFuncOp<'_>) -> Option<Vec<i32>> {
    extents(function, LOCAL_SIZE_HINT)
}

/// The subgroup size that a module states for a kernel.
pub fn subgroup_size(function: llvm::LLVMFuncOp<'_>) -> Option<i64> {
    let module = function.op().parent()?;
    stated(module, function.sym_name(), SUBGROUP_SIZE)?
        .first()
        .copied()
}

fn extents(function: llvm::LLVMFuncOp<'_>, mode: i64) -> Option<Vec<i32>> {
    let module = function.op().parent()?;
    let numbers = stated(module, function.sym_name(), mode)?;
    let extents = numbers.into_iter().map(|number| i32::try_from(number).ok());
    extents.collect()
}

/// Makes references of execution modes to entry points those to functions, and drops those of kernels that are gone.
pub fn finish<'c>(module: Op<'c>) {
    let given = module.attribute(names::MIR_LLVM_METADATA);
    let Some(given) = given.and_then(|given| given.entries()) else {
        return;
    };
    let context = module.context();
    let top = module.region(0).blocks().flat_map(Block::ops);
    let functions: Vec<_> = top
        .filter_map(|op| op.cast::<func::FuncOp<'_>>())
        .map(|function| function.sym_name())
        .collect();
    let of_function = |node: Attribute<'c>| {
        let mut operands = node.as_array()?;
        let kernel = kernel_of(*operands.first()?)?;
        let is_there = functions.contains(&kernel);
        *operands.first_mut()? = ir::symbol_ref(context, kernel);
        is_there.then(|| ir::array(context, &operands))
    };
    let entries: Vec<_> = given
        .into_iter()
        .map(|(name, nodes)| match nodes.as_array() {
            Some(nodes) if name == EXECUTION_MODE => {
                let nodes: Vec<_> = nodes.into_iter().filter_map(of_function).collect();
                (name, ir::array(context, &nodes))
            }
            _ => (name, nodes),
        })
        .collect();
    module.set_attribute(names::MIR_LLVM_METADATA, ir::dictionary(context, &entries));
}
