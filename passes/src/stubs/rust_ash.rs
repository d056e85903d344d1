//! Rust for Vulkan, on the crate `ash`: a module with the SPIR-V of the kernels.

use super::element::Element;
use super::kernel::{Argument, Kernel, Kind, Module};
use super::literal;
use std::fmt::Write as _;

/// The parts that all kernels share.
const SHARED: &str = include_str!("rust_ash.rs.in");

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

fn functions(kernel: &Kernel<'_>) -> String {
    let (name, ty, symbol) = (&kernel.name, type_name(&kernel.name), kernel.symbol);
    let bindings: String = kernel
        .buffers()
        .map(|(_, set, binding, is_uniform)| {
            format!("({set}, {binding}, {}), ", descriptor(is_uniform))
        })
        .collect();
    let (mut created, mut constants) = (String::new(), String::new());
    for argument in &kernel.arguments {
        if let Kind::Shared { spec_id: Some(id) } = argument.kind {
            let _ = write!(created, ", {}_count: u32", argument.name);
            let _ = write!(constants, "({id}, {}_count), ", argument.name);
        }
    }
    if let (None, Some(ids)) = (kernel.workgroup_size, kernel.workgroup_size_ids) {
        created += ", workgroup_size: [u32; 3]";
        for (axis, id) in ids.iter().enumerate() {
            let _ = write!(constants, "({id}, workgroup_size[{axis}]), ");
        }
    }
    let (mut parameters, mut buffers, mut values) = (String::new(), String::new(), String::new());
    for argument in &kernel.arguments {
        let Argument {
            name,
            element,
            kind,
        } = argument;
        match *kind {
            Kind::Buffer {
                set,
                binding,
                is_uniform,
            } => {
                let _ = write!(parameters, ", {name}: Buffer<{}>", stored(*element));
                let kind = descriptor(is_uniform);
                let _ = write!(buffers, "({set}, {binding}, {kind}, {name}.handle), ");
            }
            Kind::Value { offset } => {
                let _ = write!(parameters, ", {name}: {}", spelling(*element));
                let _ = write!(values, "        {}\n", copied(name, *element, offset));
            }
            Kind::Shared { .. } => {}
        }
    }
    let size = kernel.block_size;
    let (new_block, mutable) = (
        format!("[0u8; {size}]"),
        if values.is_empty() { "" } else { "mut " },
    );
    format!(
        "\n/// Kernel `{name}`.\n\
         #[derive(Debug)]\n\
         pub struct {ty}(Pipeline);\n\n\
         impl {ty} {{\n    \
             /// Makes the pipeline.\n    \
             ///\n    \
             /// # Safety\n    \
             /// The device has the features that the reflection names.\n    \
             pub unsafe fn new(device: &ash::Device{created}) -> Result<Self, vk::Result> {{\n        \
                 let bindings = [{bindings}];\n        \
                 let constants: &[(u32, u32)] = &[{constants}];\n        \
                 unsafe {{ Pipeline::new(device, c\"{symbol}\", &bindings, {size}, constants) }}.map(Self)\n    \
             }}\n\n    \
             /// Records a launch; returns the descriptor sets, which live as long as the commands.\n    \
             ///\n    \
             /// # Safety\n    \
             /// The commands are being recorded, and each buffer has an element at every index that the kernel uses.\n    \
             #[allow(clippy::too_many_arguments, reason = \"the kernel has them\")]\n    \
             pub unsafe fn launch(&self, device: &ash::Device, pool: vk::DescriptorPool, commands: vk::CommandBuffer, \
         workgroups: [u32; 3]{parameters}) -> Result<Vec<vk::DescriptorSet>, vk::Result> {{\n        \
                 let {mutable}block = {new_block};\n\
         {values}        \
                 let writes = [{buffers}];\n        \
                 unsafe {{ self.0.launch(device, pool, commands, workgroups, &writes, &block) }}\n    \
             }}\n\n    \
             /// Destroys the pipeline.\n    \
             ///\n    \
             /// # Safety\n    \
             /// No commands use it any more.\n    \
             pub unsafe fn destroy(self, device: &ash::Device) {{\n        \
                 unsafe {{ self.0.destroy(device) }};\n    \
             }}\n\
         }}\n"
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
