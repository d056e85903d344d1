//! GIR text from the `gir` dialect.
//!
//! Reading the printed text yields the same module: names come from locations and attributes, unnamed values are
//! numbered, block arguments become phis, and an unnamed constant becomes a literal at each of its uses.

mod instruction;
mod literal;
pub(super) mod names;

use super::text::{self, diagnostics::quote};
use crate::fast_math;
use gir_dialects::{
    gir::{self, FuncOp, GlobalOp},
    ir::{AttributeExt, Block, Op, Signedness, Type, TypeExt, Value},
    names::GIR_RESOURCE,
};
use names::Names;
use std::fmt::Write as _;

/// The text of a module of `gir` ops; `None` after a diagnostic at an op of another dialect.
pub fn print(module: Op<'_>) -> Option<String> {
    let mut text = String::new();
    let mut complete = true;
    for op in module.region(0).blocks().flat_map(Block::ops) {
        if !text.is_empty() {
            text.push('\n');
        }
        if let Some(global) = op.cast::<GlobalOp<'_>>() {
            complete &= check_name(op, global.sym_name()).is_some();
            print_global(&mut text, global);
        } else if let Some(function) = op.cast::<FuncOp<'_>>() {
            complete &= check_name(op, function.sym_name()).is_some();
            complete &= check_accuracy(op).is_some();
            complete &= print_function(&mut text, function).is_some();
        } else {
            op.error("has no GIR text; --emit-gir takes modules of the gir dialect");
            complete = false;
        }
    }
    complete.then_some(text)
}

/// Checks that the symbol's name is legal in GIR text. An illegal name is an error, because users refer to the symbol
/// by it.
fn check_name(op: Op<'_>, name: &str) -> Option<()> {
    if text::is_name(name) {
        return Some(());
    }
    op.error(format!(
        "has a name that GIR text cannot spell, {}; a name has letters, digits, '_', '.' \
         and '$', begins with a letter or '_', and is at most {} KiB long",
        quote(name),
        text::MAX_NAME_LENGTH / 1024
    ));
    None
}

/// Checks that a function may not approximate, which GIR text cannot express.
fn check_accuracy(function: Op<'_>) -> Option<()> {
    if !fast_math::is_allowed(function) {
        return Some(());
    }
    function.error(
        "may approximate, which GIR text cannot express; print it without --fast-math, and pass \
         --fast-math when the text is lowered",
    );
    None
}

/// A type as GIR text spells it; in MLIR's spelling if GIR lacks it.
pub fn type_text(ty: Type<'_>) -> String {
    if let Some((width, sign)) = ty.as_integer() {
        let letter = if sign == Signedness::Unsigned {
            'u'
        } else {
            'i'
        };
        return format!("{letter}{width}");
    }
    if let Some(width) = ty.as_float() {
        return format!("f{width}");
    }
    if let Some(format) = ty.as_small_float() {
        return format.name().to_owned();
    }
    if let Some((lanes, lane)) = ty.as_vector() {
        return format!("vec{lanes}<{}>", type_text(lane));
    }
    match gir::PtrType::from_type(ty) {
        Some(pointer) => {
            format!(
                "ptr[{}]<{}>",
                pointer.space().keyword(),
                type_text(pointer.pointee())
            )
        }
        None => ty.to_string(),
    }
}

fn print_global(text: &mut String, global: GlobalOp<'_>) {
    let _ = write!(
        text,
        "global @{} : {}",
        global.sym_name(),
        type_text(global.type_())
    );
    if global.dynamic() {
        text.push_str(" count=dynamic");
    } else if let Some(count) = global.count() {
        let _ = write!(text, " count={count}");
    }
    if let Some(address) = global.address() {
        let _ = write!(text, " = addr({:#x})", address as u64);
    }
    if let Some(initializer) = global.initializer() {
        let element = gir::PtrType::from_type(global.type_()).map(gir::PtrType::pointee);
        text.push_str(" = ");
        text.push_str(&literal::initializer(initializer, element));
    }
    text.push('\n');
}

fn print_function(text: &mut String, function: FuncOp<'_>) -> Option<()> {
    let names = Names::new(function);
    print_header(text, function, &names);
    if function.body().is_empty() {
        text.push('\n');
        return Some(());
    }
    text.push_str(" {\n");
    let mut complete = true;
    for (index, block) in function.body().blocks().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        let _ = writeln!(text, "{}:", names.label(block));
        print_phis(text, block, index, &names);
        for op in block.ops() {
            complete &= instruction::print(text, op, &names).is_some();
        }
    }
    text.push_str("}\n");
    complete.then_some(())
}

/// The declaration of a function, with the types and names of its parameters.
pub fn declaration(function: FuncOp<'_>) -> String {
    let mut text = "func extern".to_owned();
    print_signature(&mut text, function, &Names::new(function));
    text
}

fn print_header(text: &mut String, function: FuncOp<'_>, names: &Names<'_>) {
    text.push_str("func");
    let words = [
        (function.body().is_empty(), " extern"),
        (function.kernel(), " kernel"),
        (function.inline_hint(), " inline"),
        (function.noinline_hint(), " noinline"),
    ];
    for (_, word) in words.into_iter().filter(|(present, _)| *present) {
        text.push_str(word);
    }
    if let Some(size) = function.workgroup_size() {
        let size: Vec<_> = size.iter().map(i32::to_string).collect();
        let _ = write!(text, " workgroup_size({})", size.join(", "));
    }
    if let Some(size) = function.subgroup_size() {
        let _ = write!(text, " subgroup_size({size})");
    }
    print_signature(text, function, names);
}

fn print_signature(text: &mut String, function: FuncOp<'_>, names: &Names<'_>) {
    let _ = write!(
        text,
        " @{}({}) -> ",
        function.sym_name(),
        parameters(function, names)
    );
    let results = function
        .function_type()
        .as_function()
        .map_or(vec![], |(_, results)| results);
    match results.first() {
        Some(&ty) => text.push_str(&type_text(ty)),
        None => text.push_str("void"),
    }
}

fn parameters(function: FuncOp<'_>, names: &Names<'_>) -> String {
    let attributes = function
        .arg_attrs()
        .and_then(AttributeExt::as_array)
        .unwrap_or_default();
    let types = function.function_type().as_function();
    let types = types.map_or(vec![], |(inputs, _)| inputs);
    let parameter = |(index, &ty): (usize, &Type<'_>)| {
        let mut text = format!("{}: {}", names.parameter(index), type_text(ty));
        let resource = attributes
            .get(index)
            .and_then(|given| given.entry(GIR_RESOURCE));
        let numbers: Option<Vec<_>> = resource
            .and_then(AttributeExt::as_array)
            .and_then(|place| place.into_iter().map(AttributeExt::as_int).collect());
        if let Some([set, binding]) = numbers.as_deref() {
            let _ = write!(text, " resource(set={set}, binding={binding})");
        }
        text
    };
    let parameters: Vec<_> = types.iter().enumerate().map(parameter).collect();
    parameters.join(", ")
}

/// Prints block arguments as phis of the values that each predecessor's branch passes.
fn print_phis(text: &mut String, block: Block<'_>, index: usize, names: &Names<'_>) {
    if index == 0 {
        return;
    }
    let mut predecessors: Vec<Block<'_>> = vec![];
    for predecessor in block.predecessors() {
        if !predecessors.contains(&predecessor) {
            predecessors.push(predecessor);
        }
    }
    predecessors.sort_by_key(|predecessor| names.position(*predecessor));
    for (number, argument) in block.arguments().enumerate() {
        let entries: Vec<_> = predecessors
            .iter()
            .filter_map(|&predecessor| {
                let value = incoming(predecessor, block, number)?;
                Some(format!(
                    "[ {}, {} ]",
                    names.operand(value),
                    names.label(predecessor)
                ))
            })
            .collect();
        let ty = type_text(argument.ty());
        let _ = writeln!(
            text,
            "  {} = phi {ty} {}",
            names.definition(argument),
            entries.join(", ")
        );
    }
}

/// The value that a predecessor's branch passes for one argument of a block.
fn incoming<'c>(predecessor: Block<'c>, block: Block<'c>, number: usize) -> Option<Value<'c>> {
    let terminator = predecessor.terminator()?;
    if let Some(branch) = terminator.cast::<gir::BrOp<'c>>() {
        return branch.dest_operands().get(number).copied();
    }
    let branch = terminator.cast::<gir::BrIfOp<'c>>()?;
    let operands = if branch.true_dest() == block {
        branch.true_operands()
    } else {
        branch.false_operands()
    };
    operands.get(number).copied()
}
