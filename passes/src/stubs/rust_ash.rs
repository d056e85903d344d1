//! Rust for Vulkan, on the crate `ash`: a module with the SPIR-V of the kernels.

use super::element::Element;
use super::kernel::{Argument, Kernel, Kind, Module};
use super::literal;
use std::fmt::Write as _;

/// The parts that all kernels share.
const SHARED: &str = include_str!("rust_ash.rs.in");

/// The parts of a kernel, with names in `@` for what differs.
const KERNEL: &str = include_str!("rust_ash_kernel.rs.in");

/// The module.
pub fn write(module: &Module<'_>) -> String {
    let mut text = format!(
        "// Kernels for {} and functions that launch them, by gir-opt --emit-host=rust-ash.\n{SHARED}\n\
         /// The kernels, in SPIR-V.\n\
         pub static SPIRV: &[u32] = &[{}\n];\n",
        module.target,
        literal::words(module.code)
    );
    for kernel in &module.kernels {
        text += &functions(kernel);
    }
    text
}

/// `tiled_matmul` as the name of a type: `TiledMatmul`.
fn type_name(name: &str) -> String {
    let capitalised = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    name.split('_').map(capitalised).collect()
}

/// The type of a kernel, with the functions that make its pipeline and launch it.
fn functions(kernel: &Kernel<'_>) -> String {
    let bindings = kernel.buffers().map(|(_, set, binding, is_uniform)| {
        format!("({set}, {binding}, {})", descriptor(is_uniform))
    });
    let writes = kernel
        .buffers()
        .map(|(argument, set, binding, is_uniform)| {
            let kind = descriptor(is_uniform);
            format!("({set}, {binding}, {kind}, {}.handle)", argument.name)
        });
    let (created, constants) = created(kernel);
    let parameters = kernel.arguments.iter().filter_map(|argument| {
        let Argument {
            name,
            element,
            kind,
            ..
        } = argument;
        let ty = match kind {
            Kind::Buffer { .. } => format!("Buffer<{}>", stored(*element)),
            Kind::Value { .. } => spelling(*element),
            Kind::Shared { .. } => return None,
        };
        Some(format!(",\n        {name}: {ty}"))
    });
    let parts = [
        ("@name@", kernel.name.clone()),
        ("@Name@", type_name(&kernel.name)),
        ("@symbol@", kernel.symbol.to_owned()),
        ("@created@", created),
        ("@bindings@", joined(bindings)),
        ("@constants@", constants),
        ("@size@", kernel.block_size.to_string()),
        ("@parameters@", parameters.collect()),
        ("@block@", block(kernel)),
        ("@writes@", joined(writes)),
    ];
    let filled = |text: String, (part, value): &(&str, String)| text.replace(part, value);
    parts.iter().fold(KERNEL.to_owned(), filled)
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// The parameters with which the pipeline is made, and the specialisation constants from them.
fn created(kernel: &Kernel<'_>) -> (String, String) {
    let (mut parameters, mut constants) = (String::new(), vec![]);
    for argument in &kernel.arguments {
        if let Kind::Shared { spec_id: Some(id) } = argument.kind {
            let name = &argument.name;
            // Writing to a string does not fail.
            let _ = write!(parameters, ", {name}_count: u32");
            constants.push(format!("({id}, {name}_count)"));
        }
    }
    if let (None, Some(ids)) = (kernel.workgroup_size, kernel.workgroup_size_ids) {
        parameters += ", workgroup_size: [u32; 3]";
        let extents = ids.iter().enumerate();
        constants.extend(extents.map(|(axis, id)| format!("({id}, workgroup_size[{axis}])")));
    }
    (parameters, constants.join(", "))
}

/// The statements that make the block of values.
fn block(kernel: &Kernel<'_>) -> String {
    let values = kernel
        .arguments
        .iter()
        .filter_map(|argument| match argument.kind {
            Kind::Value { offset } => Some(copied(&argument.name, argument.element, offset)),
            _ => None,
        });
    let statements: String = values
        .map(|statement| format!("\n        {statement}"))
        .collect();
    let mutable = if statements.is_empty() { "" } else { "mut " };
    format!(
        "let {mutable}block = [0u8; {}];{statements}",
        kernel.block_size
    )
}

/// The statement that copies a value into the block.
fn copied(name: &str, element: Element, offset: u64) -> String {
    let size = u64::from(element.size() / element.stored_lanes());
    if element.lanes == 1 {
        let end = offset + size;
        return format!("block[{offset}..{end}].copy_from_slice(&{name}.to_ne_bytes());");
    }
    format!(
        "for (lane, value) in {name}.iter().enumerate() {{ \
         block[{offset} + {size} * lane..{offset} + {size} * (lane + 1)].copy_from_slice(&value.to_ne_bytes()); }}"
    )
}

fn descriptor(is_uniform: bool) -> &'static str {
    match is_uniform {
        true => "vk::DescriptorType::UNIFORM_BUFFER",
        false => "vk::DescriptorType::STORAGE_BUFFER",
    }
}

/// The type of a value.
fn spelling(element: Element) -> String {
    match element.lanes {
        1 => number(element).to_owned(),
        lanes => format!("[{}; {lanes}]", number(element)),
    }
}

/// The type of an element of a buffer.
fn stored(element: Element) -> String {
    match element.stored_lanes() {
        1 => number(element).to_owned(),
        lanes => format!("[{}; {lanes}]", number(element)),
    }
}

/// The type of a number; Rust has none for half floats, whose bits are passed.
fn number(element: Element) -> &'static str {
    match element.number {
        "f16" | "bf16" => "u16",
        other => other,
    }
}
