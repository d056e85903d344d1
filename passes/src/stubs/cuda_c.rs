//! C for CUDA's driver: a header with the PTX of the kernels.

use super::element::Element;
use super::kernel::{Argument, Kernel, Kind, Module, Source};
use super::literal;
use crate::reflection::schema::{LaunchArgument, LaunchArgumentKind};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The header.
pub fn write(module: &Module<'_>) -> String {
    let mut text = format!(
        "/* Kernels for {} and functions that launch them, by gir-opt --emit-host=cuda-c. */\n\
         #pragma once\n\
         #include <cuda.h>\n\
         #include <stdint.h>\n\n",
        module.target
    );
    text += &types(module);
    let Some(first) = module.kernels.first() else {
        return text;
    };
    // Writing to a string does not fail.
    let _ = write!(
        text,
        "static const char {}_ptx[] ={};\n\n",
        first.name,
        literal::c_text(module.code)
    );
    for kernel in &module.kernels {
        text += &functions(kernel, &first.name);
    }
    text
}

/// A type for the buffers of each kind of element, and for each kind of vector.
fn types(module: &Module<'_>) -> String {
    let mut types = BTreeMap::new();
    for argument in module.kernels.iter().flat_map(|kernel| &kernel.arguments) {
        let name = argument.element.name();
        match argument.kind {
            Kind::Buffer { .. } => {
                let members = "{ CUdeviceptr address; }".to_owned();
                types.insert(format!("gir_buffer_{name}"), members);
            }
            Kind::Value { .. } if argument.element.lanes > 1 => {
                let (number, lanes) = (number(argument.element), argument.element.stored_lanes());
                types.insert(
                    format!("gir_{name}"),
                    format!("{{ {number} lanes[{lanes}]; }}"),
                );
            }
            _ => {}
        }
    }
    let define = |(name, members): (String, String)| {
        let guard = name.to_uppercase();
        format!("#ifndef {guard}\n#define {guard}\ntypedef struct {members} {name};\n#endif\n\n")
    };
    types.into_iter().map(define).collect()
}

fn functions(kernel: &Kernel<'_>, first: &str) -> String {
    let Kernel { name, symbol, .. } = kernel;
    let parameters: String = kernel
        .arguments
        .iter()
        .map(|it| format!(", {}", parameter(it)))
        .collect();
    let (size_parameter, size) = match kernel.workgroup_size {
        Some([x, y, z]) => ("", format!("{x}, {y}, {z}")),
        None => (
            ", const unsigned workgroup_size[3]",
            "workgroup_size[0], workgroup_size[1], workgroup_size[2]".to_owned(),
        ),
    };
    let passed = kernel
        .launch
        .iter()
        .filter_map(|argument| address(kernel, argument));
    let passed: Vec<_> = passed.collect();
    let arguments = match passed.is_empty() {
        true => "void **arguments = NULL;".to_owned(),
        false => format!("void *arguments[] = {{{}}};", passed.join(", ")),
    };
    format!(
        "/* Loads kernel {name}. The caller unloads the module by cuModuleUnload. */\n\
         static inline CUresult {name}_load(CUmodule *module, CUfunction *kernel) {{\n  \
           CUresult error = cuModuleLoadData(module, {first}_ptx);\n  \
           return error ? error : cuModuleGetFunction(kernel, *module, \"{symbol}\");\n\
         }}\n\n\
         /* Launches kernel {name}. The stream runs it later: cuStreamSynchronize waits. */\n\
         static inline CUresult {name}_launch(CUstream stream, CUfunction kernel, \
         const unsigned workgroups[3]{size_parameter}{parameters}) {{\n  \
           size_t shared = 0;\n\
         {offsets}  \
           {arguments}\n  \
           return cuLaunchKernel(kernel, workgroups[0], workgroups[1], workgroups[2], {size}, \
         (unsigned)shared, stream, arguments, NULL);\n\
         }}\n\n",
        offsets = offsets(kernel)
    )
}

/// The offsets of the parts of shared memory.
fn offsets(kernel: &Kernel<'_>) -> String {
    let shared = kernel
        .arguments
        .iter()
        .filter(|it| matches!(it.kind, Kind::Shared { .. }));
    let part = |argument: &Argument| {
        let (name, size) = (&argument.name, argument.element.size());
        format!(
            "  shared = (shared + 15) & ~(size_t)15;\n  uint32_t {name}_offset = (uint32_t)shared;\n  \
             shared += {name}_count * {size};\n"
        )
    };
    shared.map(part).collect()
}

/// The parameter of the function.
fn parameter(argument: &Argument) -> String {
    let Argument {
        name,
        element,
        kind,
        ..
    } = argument;
    match kind {
        Kind::Buffer { .. } => format!("gir_buffer_{} {name}", element.name()),
        Kind::Value { .. } if element.lanes > 1 => format!("gir_{} {name}", element.name()),
        Kind::Value { .. } => format!("{} {name}", number(*element)),
        Kind::Shared { .. } => format!("size_t {name}_count"),
    }
}

/// The address of an argument of the driver.
fn address(kernel: &Kernel<'_>, launched: &LaunchArgument) -> Option<String> {
    let is_it = |argument: &&Argument| match &argument.source {
        Source::Parameter(index) => launched.parameter == Some(*index),
        Source::Global(name) => launched.global.as_ref() == Some(name),
    };
    let name = &kernel.arguments.iter().find(is_it)?.name;
    Some(match (launched.kind, launched.part) {
        (LaunchArgumentKind::Address, _) => format!("&{name}.address"),
        (LaunchArgumentKind::SharedOffset, _) => format!("&{name}_offset"),
        (LaunchArgumentKind::Value, 0) => format!("&{name}"),
        (LaunchArgumentKind::Value, part) => format!("(char *)&{name} + {part}"),
    })
}

/// The type of a number.
fn number(element: Element) -> &'static str {
    match element.number {
        "i8" => "int8_t",
        "i16" => "int16_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        "u8" => "uint8_t",
        "u16" | "f16" | "bf16" => "uint16_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        "f64" => "double",
        _ => "float",
    }
}
