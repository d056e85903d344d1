//! The function that the host calls: that of `--lir-make-launchers`, in C.
//!
//! It takes buffers and workgroup memory from lists of pointers, scalars from a block of bytes, and runs a range of
//! workgroups, counted along x, then y, then z.

use super::{copies::Copies, language::C};
use crate::targets::{
    c_like::{
        attributes::{argument_attribute, parameter_type, symbol},
        functions::signature,
        language::Language as _,
        names::ModuleNames,
        types::{BOOL, CType},
    },
    plain_c::grid,
    text::Writer,
};
use gir_dialects::{
    ir::{Op, TypeExt as _},
    lir::PushConstantAttr,
    mir::StorageSpace,
    names,
    upstream::func,
};

/// The parameters of every launcher.
pub const PARAMETERS: [&str; 6] = [
    "void* const* buffers",
    "const void* scalars",
    "void* const* shared",
    "const struct gir_grid* grid",
    "uint64_t first",
    "uint64_t end",
];

/// The argument of a kernel that computes several workgroups along x.
const MERGED: &str = "(uint32_t)groups";

/// The number of workgroups of a call: those left in the row and in the range, and no more than 65,536 that start
/// where a multiple of it does.
const RUN: &[&str] = &[
    "uint64_t x = group % grid->workgroups[0];",
    "uint64_t groups = grid->workgroups[0] - x;",
    "groups = groups < end - group ? groups : end - group;",
    "groups = groups < 65536u - x % 65536u ? groups : 65536u - x % 65536u;",
];

/// The launcher of a kernel; `None` after an error.
pub fn text<'c>(language: &C, names: &ModuleNames<'c>, kernel: Op<'c>) -> Option<String> {
    let name = names.launcher(symbol(kernel));
    let inner = names.function(symbol(kernel));
    let mut out = Writer::default();
    out.line("");
    out.open(signature("void", name, &PARAMETERS.map(str::to_owned)));
    let arguments = arguments(language, kernel, &mut out)?;
    let copies = Copies::of(names, kernel, &arguments)?;
    if arguments.iter().any(|argument| argument == MERGED) {
        out.open("for (uint64_t group = first; group < end;)");
        for line in RUN {
            out.line(*line);
        }
        call(inner, &arguments, &mut out);
        out.line("group += groups;");
    } else {
        out.open("for (uint64_t group = first; group < end; ++group)");
        copies.before(&mut out);
        call(inner, &arguments, &mut out);
        copies.after(&mut out);
    }
    out.close();
    out.close();
    Some(out.finish())
}

/// A call, with an argument in each line where one line is long.
fn call(function: &str, arguments: &[String], out: &mut Writer) {
    let line = format!("{function}({});", arguments.join(", "));
    if line.len() < 96 {
        out.line(line);
        return;
    }
    out.line(format!("{function}("));
    for (index, argument) in arguments.iter().enumerate() {
        let end = if index + 1 == arguments.len() {
            ");"
        } else {
            ","
        };
        out.line(format!("    {argument}{end}"));
    }
}

/// The arguments for a kernel. Declares those that are copied first.
fn arguments(language: &C, kernel: Op<'_>, out: &mut Writer) -> Option<Vec<String>> {
    let (inputs, _) = kernel
        .cast::<func::FuncOp<'_>>()?
        .function_type()
        .as_function()?;
    let (mut buffers, mut shared) = (0, 0);
    let mut arguments = vec![];
    for (index, ty) in inputs.into_iter().enumerate() {
        let argument = match parameter_type(kernel, index, ty)? {
            _ if argument_attribute(kernel, index, names::LIR_MERGED_WORKGROUPS).is_some() => {
                MERGED.to_owned()
            }
            CType::Pointer(StorageSpace::Workgroup, _) => {
                shared += 1;
                format!("shared[{}]", shared - 1)
            }
            CType::Pointer(..) => {
                buffers += 1;
                format!("buffers[{}]", buffers - 1)
            }
            ty => {
                let offset = offset(kernel, index)?;
                scalar(language, &ty, (index, offset), out)
            }
        };
        arguments.push(argument);
    }
    arguments.extend(
        grid::asked(kernel)
            .iter()
            .map(|place| place.value.to_owned()),
    );
    Some(arguments)
}

/// The offset of a parameter in the block of scalars; `None` after an error.
fn offset(kernel: Op<'_>, index: usize) -> Option<i64> {
    let place = argument_attribute(kernel, index, names::LIR_PUSH_CONSTANT);
    let place = place.and_then(PushConstantAttr::from_attribute);
    if place.is_none() {
        kernel.error(format!(
            "has a parameter, number {index}, without a place in the block of scalars; use pointers and numbers"
        ));
    }
    Some(place?.offset())
}

/// A copy of a scalar, whose place may have any alignment. Truth values have their lowest bit.
fn scalar(language: &C, ty: &CType, (index, offset): (usize, i64), out: &mut Writer) -> String {
    let name = format!("scalar{index}");
    let is_flag = *ty == BOOL;
    let ty = match is_flag {
        true => "uint8_t".to_owned(),
        false => language.type_name(ty),
    };
    out.line(format!("{ty} {name};"));
    out.line(format!(
        "gir_copy(&{name}, (const uint8_t*)scalars + {offset}, sizeof {name});"
    ));
    match is_flag {
        true => format!("({name} & 1) != 0"),
        false => name,
    }
}
