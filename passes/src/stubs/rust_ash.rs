//! Rust for Vulkan, on the crate `ash`: a module with the SPIR-V of the kernels.

use super::kernel::{Kernel, Kind, Module};
use super::{literal, rust};
use std::fmt::Write as _;

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
    let (created, constants) = created(kernel);
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

fn descriptor(is_uniform: bool) -> &'static str {
    match is_uniform {
        true => "vk::DescriptorType::UNIFORM_BUFFER",
        false => "vk::DescriptorType::STORAGE_BUFFER",
    }
}
