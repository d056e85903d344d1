//! Rust for Vulkan, on the crate `ash`: a module with the SPIR-V of the kernels.

use super::kernel::{Kernel, Module};
use super::{literal, rust};

/// The parts that all kernels share.
const SHARED: &str = include_str!("rust_ash.rs.in");

/// The parts of a kernel, with names in `@` for the differences.
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
    let (created, constants) = rust::created(kernel, |id, value| format!("({id}, {value})"));
    let parameters = rust::parameters(kernel);
    let parts = [
        ("@name@", kernel.name.clone()),
        ("@Name@", rust::type_name(&kernel.name)),
        ("@symbol@", kernel.symbol.to_owned()),
        ("@created@", created),
        ("@bindings@", rust::joined(bindings)),
        ("@constants@", constants),
        ("@size@", kernel.block_size.to_string()),
        ("@parameters@", parameters),
        ("@block@", rust::block(kernel)),
        ("@writes@", rust::joined(writes)),
    ];
    rust::fill(KERNEL, &parts)
}

fn descriptor(is_uniform: bool) -> &'static str {
    match is_uniform {
        true => "vk::DescriptorType::UNIFORM_BUFFER",
        false => "vk::DescriptorType::STORAGE_BUFFER",
    }
}
