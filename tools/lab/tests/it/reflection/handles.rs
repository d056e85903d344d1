//! Reflection of handles, compared with the declarations of the emitted SPIR-V.

use super::spirv::{self, definition, ids, literals, pointee, storage_class};
use gir::reflection::schema::{Access, Resource, ResourceType, Space};
use rspirv::{
    dr::{Module, Operand},
    spirv::{Decoration, Dim, Op, StorageClass},
};
use std::fs;
use tempfile::TempDir;

const KERNEL: &str = "func.func @k(
    %0: !mir.uniform_buffer<vector<3xf32>> {mir.resource = #mir.resource<set = 0, binding = 4, uniform>},
    %1: !mir.storage_buffer<i16> {mir.resource = #mir.resource<set = 0, binding = 2, storage>},
    %2: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 2, binding = 0, storage, layout = std140>},
    %3: !mir.image2d<f32> {mir.resource = #mir.resource<set = 1, binding = 0, image>},
    %4: !mir.image3d<si32, read> {mir.resource = #mir.resource<set = 1, binding = 1, image>},
    %5: !mir.image2d<ui32, write> {mir.resource = #mir.resource<set = 1, binding = 2, image>},
    %6: !mir.image3d<f16, read_write> {mir.resource = #mir.resource<set = 1, binding = 3, image>},
    %7: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 9, sampler>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
";

/// The variable with a set and a binding.
fn bound(module: &Module, resource: &Resource) -> u32 {
    let has = |id, kind, number| spirv::decorations(module, id, kind) == [number];
    let variables = module.types_global_values.iter();
    let mut variables = variables
        .filter(|op| op.class.opcode == Op::Variable)
        .filter_map(|op| op.result_id);
    let found = variables.find(|&id| {
        has(id, Decoration::DescriptorSet, resource.set)
            && has(id, Decoration::Binding, resource.binding)
    });
    found.unwrap()
}

/// Whether a variable has a decoration without operands.
fn is_decorated(module: &Module, id: u32, kind: Decoration) -> bool {
    module.annotations.iter().any(|op| {
        op.operands.first() == Some(&Operand::IdRef(id))
            && op.operands.get(1) == Some(&Operand::Decoration(kind))
    })
}

/// Compares an image: its dimensions, the type of its components, and its use.
fn check_image(module: &Module, variable: u32, resource: &Resource) {
    let image = definition(module, pointee(module, variable));
    assert_eq!(image.class.opcode, Op::TypeImage);
    let dim = match resource.kind {
        ResourceType::Image2d => Dim::Dim2D,
        _ => Dim::Dim3D,
    };
    assert!(image.operands.contains(&Operand::Dim(dim)));
    // Depth, arrayed, multisampled, and whether it is sampled.
    let is_sampled = resource.access == Some(Access::Sampled);
    assert_eq!(literals(image), [0, 0, 0, if is_sampled { 1 } else { 2 }]);
    let component = definition(module, ids(image)[0]);
    match resource.element.as_deref() {
        Some("i32") => assert_eq!(literals(component), [32, 1]),
        Some("u32") => assert_eq!(literals(component), [32, 0]),
        // Half floats too: Vulkan has images of 32 bits.
        _ => assert_eq!(
            (component.class.opcode, literals(component)),
            (Op::TypeFloat, vec![32])
        ),
    }
    let is_only = |kind| is_decorated(module, variable, kind);
    let (read, written) = (Some(Access::Read), Some(Access::Write));
    assert_eq!(is_only(Decoration::NonWritable), resource.access == read);
    assert_eq!(is_only(Decoration::NonReadable), resource.access == written);
}

/// R-RUNA-52 R-SPVD-13 R-SPVD-33 R-SPVD-34
#[test]
fn reflection_of_handles_is_what_the_binary_declares() {
    let directory = TempDir::new().unwrap();
    let kernel = directory.path().join("k.mlir");
    fs::write(&kernel, KERNEL).unwrap();
    let (module, reflection) = spirv::emit(&kernel);
    let resources = &reflection.entries[0].resources;
    assert_eq!(resources.len(), 8);
    for resource in resources {
        let variable = bound(&module, resource);
        let class = storage_class(&module, variable);
        match resource.space {
            Space::Uniform | Space::Storage => {
                let is_uniform = resource.space == Space::Uniform;
                assert_eq!(class == StorageClass::Uniform, is_uniform);
                assert_eq!(class == StorageClass::StorageBuffer, !is_uniform);
                let declared = spirv::buffer(&module, variable);
                assert_eq!(declared.stride, resource.stride);
            }
            Space::Image => {
                assert_eq!(class, StorageClass::UniformConstant);
                check_image(&module, variable, resource);
            }
            Space::Sampler => {
                assert_eq!(class, StorageClass::UniformConstant);
                let sampler = definition(&module, pointee(&module, variable));
                assert_eq!(sampler.class.opcode, Op::TypeSampler);
            }
        }
    }
}
