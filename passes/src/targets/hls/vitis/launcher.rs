//! The function by which a program on the host calls a kernel, as a simulation does: it takes buffers from a list and
//! numbers from a block of bytes, and fills and empties the streams.

use super::{kernels::is_kernel, keywords::entry_name, language::Vitis, streams};
use crate::targets::{
    c_like::{
        attributes::{argument_attribute, parameter_type},
        functions::signature,
        language::Language,
        types::{BOOL, CType},
    },
    plain_c::grid,
    text::Writer,
};
use gir_dialects::{
    ir::{Block, Op, TypeExt as _},
    lir::PushConstantAttr,
    names as attributes,
    upstream::func,
};

/// The structure that the functions take.
pub const GRID: &str = "\
#include <string.h>

#ifndef GIR_GRID
#define GIR_GRID
struct gir_grid { uint32_t workgroups[3], workgroup_size[3]; };
#endif
";

/// The parameters of every function.
const PARAMETERS: [&str; 4] = [
    "void* const* buffers",
    "const uint64_t* bytes",
    "const void* scalars",
    "const gir_grid* grid",
];

/// The end of the functions' names.
const SUFFIX: &str = "_simulation";

fn kernels<'c>(module: Op<'c>) -> impl Iterator<Item = Op<'c>> {
    let top = module.region(0).blocks().flat_map(Block::ops);
    top.filter(|op| is_kernel(*op))
}

fn name(kernel: Op<'_>) -> Option<String> {
    let function = kernel.cast::<func::FuncOp<'_>>()?;
    Some(entry_name(function.sym_name()))
}

/// The names of the kernels.
pub fn names(module: Op<'_>) -> Vec<String> {
    kernels(module).filter_map(name).collect()
}

/// The functions of all kernels.
pub fn texts(language: &impl Language, module: Op<'_>) -> Option<String> {
    let mut out = Writer::default();
    for kernel in kernels(module) {
        text(language, kernel, &mut out)?;
    }
    Some(out.finish())
}

/// The declarations of all kernels, for files other than theirs.
pub fn declarations(language: &Vitis, module: Op<'_>) -> Option<String> {
    let mut out = Writer::default();
    for kernel in kernels(module) {
        let streams = streams::of(kernel);
        let mut parameters = vec![];
        for (index, ty) in types(kernel)?.into_iter().enumerate() {
            parameters.push(match &ty {
                CType::Pointer(_, element) if streams.contains(&index) => {
                    format!("hls::stream<{}>&", language.type_name(element))
                }
                CType::Pointer(_, element) => format!("{}*", language.type_name(element)),
                ty => language.type_name(ty),
            });
        }
        parameters.extend(grid::asked(kernel).iter().map(|_| "uint32_t".to_owned()));
        let head = signature("extern \"C\" void", &name(kernel)?, &parameters);
        out.line(format!("{head};"));
    }
    Some(out.finish())
}

fn types(kernel: Op<'_>) -> Option<Vec<CType>> {
    let function = kernel.cast::<func::FuncOp<'_>>()?;
    let (inputs, _) = function.function_type().as_function()?;
    let types = inputs.into_iter().enumerate();
    types
        .map(|(index, ty)| parameter_type(kernel, index, ty))
        .collect()
}

fn text(language: &impl Language, kernel: Op<'_>, out: &mut Writer) -> Option<()> {
    let name = name(kernel)?;
    let streams = streams::of(kernel);
    out.line("");
    let head = signature(
        "extern \"C\" void",
        &format!("{name}{SUFFIX}"),
        &PARAMETERS.map(str::to_owned),
    );
    out.open(head);
    out.open(
        "if (grid->workgroups[0] == 0u || grid->workgroups[1] == 0u || grid->workgroups[2] == 0u)",
    );
    out.line("return;");
    out.close();
    let (mut arguments, mut behind) = (vec![], vec![]);
    let mut buffers = 0;
    for (index, ty) in types(kernel)?.into_iter().enumerate() {
        match &ty {
            CType::Pointer(_, element) => {
                let element = language.type_name(element);
                let buffer = format!("({element}*)buffers[{buffers}]");
                if streams.contains(&index) {
                    let stream = format!("stream{buffers}");
                    out.line(format!("hls::stream<{element}> {stream};"));
                    match is_read(kernel, index) {
                        true => {
                            out.open(format!(
                                "for (uint64_t i = 0; i < bytes[{buffers}] / sizeof({element}); ++i)"
                            ));
                            out.line(format!("{stream}.write(({buffer})[i]);"));
                            out.close();
                            behind.push(format!("while (!{stream}.empty()) {{"));
                            behind.push(format!("    {stream}.read();"));
                        }
                        false => {
                            behind.push(format!("for (uint64_t i = 0; !{stream}.empty(); ++i) {{"));
                            behind.push(format!("    ({buffer})[i] = {stream}.read();"));
                        }
                    }
                    behind.push("}".to_owned());
                    arguments.push(stream);
                } else {
                    arguments.push(buffer);
                }
                buffers += 1;
            }
            ty => {
                let argument = scalar(language, kernel, (index, ty), out)?;
                arguments.push(argument);
            }
        }
    }
    let asked = grid::asked(kernel);
    arguments.extend(asked.iter().map(|place| place.value.to_owned()));
    out.line(format!("{name}({});", arguments.join(", ")));
    behind.iter().for_each(|line| out.line(line));
    out.close();
    Some(())
}

/// Whether a stream is read.
fn is_read(kernel: Op<'_>, index: usize) -> bool {
    let block = kernel.region(0).first_block();
    block.is_some_and(|block| {
        let mut accesses = block.argument(index).uses();
        accesses.any(|(op, _)| op.is::<gir_dialects::lir::LoadOp<'_>>())
    })
}

/// A copy of a scalar, whose place may have any alignment. Truth values have their lowest bit.
fn scalar(
    language: &impl Language,
    kernel: Op<'_>,
    (index, ty): (usize, &CType),
    out: &mut Writer,
) -> Option<String> {
    let place = argument_attribute(kernel, index, attributes::LIR_PUSH_CONSTANT);
    let place = place.and_then(PushConstantAttr::from_attribute);
    if place.is_none() {
        kernel.error(format!(
            "has a parameter, number {index}, without a place in the block of scalars; use pointers and numbers"
        ));
    }
    let offset = place?.offset();
    let name = format!("scalar{index}");
    let is_flag = *ty == BOOL;
    let type_name = match is_flag {
        true => "uint8_t".to_owned(),
        false => language.type_name(ty),
    };
    out.line(format!("{type_name} {name};"));
    out.line(format!(
        "memcpy(&{name}, (const uint8_t*)scalars + {offset}, sizeof {name});"
    ));
    Some(match is_flag {
        true => format!("({name} & 1) != 0"),
        false => name,
    })
}

/// The scalars of each kernel for a program that takes arguments as text: their offsets in the block, and bytes.
pub fn parameters(module: Op<'_>) -> Vec<Vec<Option<(i64, u64)>>> {
    let of_kernel = |kernel| {
        let types = types(kernel).unwrap_or_default();
        let each = types.iter().enumerate().map(|(index, ty)| match ty {
            CType::Pointer(..) => None,
            ty => {
                let place = argument_attribute(kernel, index, attributes::LIR_PUSH_CONSTANT);
                let place = place.and_then(PushConstantAttr::from_attribute);
                let bytes = ty.lane().map_or(4, |lane| u64::from(lane.bits()) / 8);
                Some((place.map_or(0, PushConstantAttr::offset), bytes))
            }
        });
        each.collect()
    };
    kernels(module).map(of_kernel).collect()
}
