//! Rust for WebGPU's interface, on the crate `wgpu`: a module with the SPIR-V of the kernels.
//!
//! The device needs the features `PUSH_CONSTANTS` where a kernel has values, and the back end of Vulkan or another one
//! for which `wgpu` translates SPIR-V.

use super::kernel::{Kernel, Module};
use super::{literal, rust};

/// The parts that all kernels share.
const SHARED: &str = include_str!("rust_wgpu.rs.in");

/// The parts of a kernel, with names in `@` for the differences.
const KERNEL: &str = include_str!("rust_wgpu_kernel.rs.in");

/// The module.
pub fn write(module: &Module<'_>) -> String {
    let text = format!(
        "// Kernels for {} and functions that launch them, by gir-opt --emit-host=rust-wgpu.\n{SHARED}\n\
         /// The kernels, in SPIR-V.\n\
         pub static SPIRV: &[u32] = &[{}\n];\n",
        module.target,
        literal::words(module.code)
    );
    let kernels = module.kernels.iter().map(functions);
    text + &kernels.collect::<String>()
}

/// The type of a kernel, with the functions that make its pipeline and launch it.
fn functions(kernel: &Kernel<'_>) -> String {
    let bindings = kernel.buffers();
    let bindings =
        bindings.map(|(_, set, binding, is_uniform)| format!("({set}, {binding}, {is_uniform})"));
    let buffers = kernel.buffers();
    let buffers = buffers.map(|(argument, set, binding, _)| {
        format!("({set}, {binding}, &{}.buffer)", argument.name)
    });
    let constant = |id, value| format!("(\"{id}\", {value}.into())");
    let (created, constants) = rust::created(kernel, constant);
    let parts = [
        ("@name@", kernel.name.clone()),
        ("@Name@", rust::type_name(&kernel.name)),
        ("@symbol@", kernel.symbol.to_owned()),
        ("@created@", created),
        ("@bindings@", rust::joined(bindings)),
        ("@constants@", constants),
        ("@size@", kernel.block_size.to_string()),
        (
            "@parameters@",
            rust::parameters(kernel).replace(": Buffer<", ": &Buffer<"),
        ),
        ("@block@", rust::block(kernel)),
        ("@buffers@", rust::joined(buffers)),
    ];
    rust::fill(KERNEL, &parts)
}
