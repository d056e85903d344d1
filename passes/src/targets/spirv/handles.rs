//! Resources that are handles: the variables they become, and the operations that bind them.
//!
//! A buffer of elements with a stride is `struct { element data[]; }`. In the Uniform storage
//! class arrays have a size: what devices commonly bind. A matrix is its rows, or its columns
//! where the layout has these together. Images and samplers are variables of their types.

use super::{
    images, types,
    variables::{Variable, Variables, placed},
};
use crate::analysis::{
    buffer_layout::{self, Elements},
    handles::{bound, element, image_access, is_handle},
};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, Type, TypeExt},
    lir::Major,
    mir::{ImageAccess, MatrixType, ResourceAttr, ResourceKind},
    names,
    spirv::{block, pointer, runtime_array, strided_array},
    upstream::{func, spirv::StorageClass},
};

/// Bytes of a uniform buffer as it is declared. More than Vulkan guarantees
/// (maxUniformBufferRange, 16384), as much as devices have.
const UNIFORM_BYTES: i64 = 65536;

/// A parameter that is a handle.
pub struct Handle<'c> {
    /// Set and binding, by which operations name it.
    pub slot: (i64, i64),
    /// What it became.
    pub variable: Variable<'c>,
    /// Whether the variable is accessed, not its value.
    pub is_buffer: bool,
}

/// Reports what takes or chooses a handle.
pub fn check(op: Op<'_>) {
    if let Some(function) = op.cast::<func::FuncOp<'_>>() {
        let (inputs, results) = function.function_type().as_function().unwrap_or_default();
        let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
        if !is_kernel && inputs.into_iter().chain(results).any(is_handle) {
            op.error("takes or returns a resource, which cannot be emitted as SPIR-V; --lir-lower-buffers puts the function in the place of its calls");
        }
    } else if bound(op).is_none() && op.results().any(|result| is_handle(result.ty())) {
        op.error("chooses a resource at run time, which cannot be emitted as SPIR-V; branch, and access each resource where it is known");
    }
}

impl<'c> Variables<'c> {
    /// Declares what a parameter stands for; `None` after a diagnostic at the kernel.
    pub fn handle(
        &mut self,
        builder: &Builder<'c>,
        kernel: Op<'c>,
        name: String,
        ty: Type<'c>,
        attributes: Option<Attribute<'c>>,
    ) -> Option<Handle<'c>> {
        let resource = attributes.and_then(|given| given.entry(names::LIR_RESOURCE));
        let Some(resource) = resource.and_then(ResourceAttr::from_attribute) else {
            kernel.error(format!(
                "has parameter '{name}' of type {ty} without a binding; give it a lir.resource"
            ));
            return None;
        };
        let place = placed(kernel, resource)?;
        let types = match element(ty) {
            Some(element) => buffer_types(kernel, resource, element)?,
            None => handle_types(kernel, ty)?,
        };
        let (variable, op) = self.declare_op(builder, name, types, place);
        if let Some(decoration) = image_access(ty).and_then(decoration) {
            op.set_attribute(decoration, ir::flag(builder.context()));
        }
        Some(Handle {
            slot: (resource.set(), resource.binding()),
            variable,
            is_buffer: element(ty).is_some(),
        })
    }
}

/// The pointer to an image or a sampler, and what it points to.
fn handle_types<'c>(kernel: Op<'c>, ty: Type<'c>) -> Option<(Type<'c>, Type<'c>)> {
    let Some(handle) = images::convert(ty) else {
        kernel.error(format!(
            "has a parameter of type {ty}, which cannot be emitted as SPIR-V; take it out"
        ));
        return None;
    };
    Some((pointer(handle, StorageClass::UniformConstant), handle))
}

/// What an image is not decorated with is what it is accessed by.
fn decoration(access: ImageAccess) -> Option<&'static str> {
    match access {
        ImageAccess::Read => Some("non_writable"),
        ImageAccess::Write => Some("non_readable"),
        ImageAccess::Sampled | ImageAccess::ReadWrite => None,
    }
}

/// The pointer to a buffer and what an access to it moves; `None` after a diagnostic.
fn buffer_types<'c>(
    kernel: Op<'c>,
    resource: ResourceAttr<'c>,
    element: Type<'c>,
) -> Option<(Type<'c>, Type<'c>)> {
    let kind = resource.kind();
    let rules = resource.layout();
    let rules = rules.unwrap_or_else(|| buffer_layout::default_rules(kind));
    let Some(elements) = Elements::new(rules, element) else {
        kernel.error(format!(
            "has a buffer of {element}, which its layout does not have; choose another layout"
        ));
        return None;
    };
    let (moved, stride) = moved(element, elements);
    if !types::is_supported(moved, 4) {
        kernel.error(format!(
            "has a buffer of {element}, which cannot be emitted as SPIR-V; buffers are of integers of 8 to 64 bits, floats, vectors of two to four of them and matrices"
        ));
        return None;
    }
    if kind != ResourceKind::Uniform {
        let ty = block(&[(runtime_array(moved, stride as u32), 0)]);
        return Some((pointer(ty, StorageClass::StorageBuffer), moved));
    }
    if stride % 16 != 0 {
        kernel.error(format!(
            "has a uniform buffer whose elements are {stride} bytes apart, and in uniform buffers of SPIR-V that is a multiple of 16; lay it out by std140, or make it a storage buffer"
        ));
        return None;
    }
    let count = (UNIFORM_BYTES / stride) as u32;
    let ty = block(&[(strided_array(moved, count, stride as u32), 0)]);
    Some((pointer(ty, StorageClass::Uniform), moved))
}

/// What stands together in an element of a buffer, and the bytes from one to the next.
fn moved<'c>(element: Type<'c>, elements: Elements) -> (Type<'c>, i64) {
    let matrix = MatrixType::from_type(element).zip(elements.matrix);
    let Some((matrix, layout)) = matrix else {
        return (element, elements.stride);
    };
    let lanes = match layout.major {
        Major::Row => matrix.columns(),
        Major::Column => matrix.rows(),
    };
    (ir::vector(lanes as u32, matrix.element()), layout.stride)
}
