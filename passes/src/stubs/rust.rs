//! The parts of sources in Rust that do not depend on a crate: names, types, and the block of values.

use super::element::Element;
use super::kernel::{Argument, Kernel, Kind};

/// Types that the sources use themselves.
const TYPES: &[&str] = &["Buffer", "PhantomData", "Pipeline", "Result", "Self", "Vec"];

/// `tiled_matmul` as the name of a type: `TiledMatmul`.
pub fn type_name(name: &str) -> String {
    let capitalised = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    let ty: String = name.split('_').map(capitalised).collect();
    match TYPES.contains(&ty.as_str()) {
        true => ty + "Kernel",
        false => ty,
    }
}

/// The parameters with which a pipeline is made, and the specialisation constants from them, each written by `constant`
/// from its id and its value.
pub fn created(kernel: &Kernel<'_>, constant: impl Fn(u32, String) -> String) -> (String, String) {
    let (mut parameters, mut constants) = (String::new(), vec![]);
    for argument in &kernel.arguments {
        if let Kind::Shared { spec_id: Some(id) } = argument.kind {
            let count = format!("{}_count", argument.name);
            parameters += &format!(", {count}: u32");
            constants.push(constant(id, count));
        }
    }
    if let (None, Some(ids)) = (kernel.workgroup_size, kernel.workgroup_size_ids) {
        parameters += ", workgroup_size: [u32; 3]";
        let extents = ids.iter().enumerate();
        constants
            .extend(extents.map(|(axis, &id)| constant(id, format!("workgroup_size[{axis}]"))));
    }
    (parameters, constants.join(", "))
}

/// The items of a list.
pub fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}

/// A template, with parts in place of their names.
pub fn fill(template: &str, parts: &[(&str, String)]) -> String {
    let filled = |text: String, (part, value): &(&str, String)| text.replace(part, value);
    parts.iter().fold(template.to_owned(), filled)
}

/// The parameters of the function that launches a kernel, each behind a comma.
pub fn parameters(kernel: &Kernel<'_>) -> String {
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
    parameters.collect()
}

/// The statements that make the block of values.
pub fn block(kernel: &Kernel<'_>) -> String {
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
