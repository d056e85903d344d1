//! Resource handles: their variables, and the operations that bind them.
//!
//! A buffer of elements with a stride is `struct { element data[]; }`. In the Uniform storage class the array
//! has a size, the one that devices commonly support. A matrix is stored by rows, or by columns where the
//! layout keeps columns together. Images and samplers are variables of their types.

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

/// Declared size of a uniform buffer, in bytes: more than Vulkan guarantees (maxUniformBufferRange, 16384), as
/// much as devices support.
const UNIFORM_BYTES: i64 = 65536;

/// A parameter that is a handle.
pub struct Handle<'c> {
    /// Descriptor set and binding, by which operations name it.
    pub slot: (i64, i64),
    /// Its variable.
    pub variable: Variable<'c>,
    /// Whether operations access the variable's memory rather than its value.
    pub is_buffer: bool,
}

/// Reports operations and functions that pass or select a handle.
pub fn check(op: Op<'_>) {
    if let Some(function) = op.cast::<func::FuncOp<'_>>() {
        let (inputs, results) = function.function_type().as_function().unwrap_or_default();
        let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
        if !is_kernel && inputs.into_iter().chain(results).any(is_handle) {
            op.error("takes or returns a resource, which cannot be emitted as SPIR-V; --lir-lower-buffers inlines the function");
        }
    } else if bound(op).is_none() && op.results().any(|result| is_handle(result.ty())) {
        op.error("chooses a resource at run time, which cannot be emitted as SPIR-V; branch, and access each resource where it is known");
    }
}

impl<'c> Variables<'c> {
    /// Declares the variable of a parameter; `None` after a diagnostic at the kernel.
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

/// The pointer type of an image or a sampler, and its pointee.
fn handle_types<'c>(kernel: Op<'c>, ty: Type<'c>) -> Option<(Type<'c>, Type<'c>)> {
    let Some(handle) = images::convert(ty) else {
        kernel.error(format!(
            "has a parameter of type {ty}, which cannot be emitted as SPIR-V; remove it"
        ));
        return None;
    };
    Some((pointer(handle, StorageClass::UniformConstant), handle))
}

/// The decoration that forbids the opposite access of an image.
fn decoration(access: ImageAccess) -> Option<&'static str> {
    match access {
        ImageAccess::Read => Some("non_writable"),
        ImageAccess::Write => Some("non_readable"),
        ImageAccess::Sampled
        | ImageAccess::ReadWrite
        | ImageAccess::Depth
        | ImageAccess::Atomic => None,
    }
}

/// The pointer type of a buffer and the type that an access moves; `None` after a diagnostic.
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
            "has a buffer of {element}, which its layout does not support; choose another layout"
        ));
        return None;
    };
    let (moved, stride) = moved(element, elements);
    if !types::is_supported(moved, 4) {
        kernel.error(format!(
            "has a buffer of {element}, which cannot be emitted as SPIR-V; use integers of 8 to 64 bits, floats, vectors of two to four of these, or matrices"
        ));
        return None;
    }
    if kind != ResourceKind::Uniform {
        let ty = block(&[(runtime_array(moved, stride as u32), 0)]);
        return Some((pointer(ty, StorageClass::StorageBuffer), moved));
    }
    if stride % 16 != 0 {
        kernel.error(format!(
            "has a uniform buffer with an element stride of {stride} bytes, which must be a multiple of 16 in SPIR-V; lay it out by std140, or make it a storage buffer"
        ));
        return None;
    }
    let count = (UNIFORM_BYTES / stride) as u32;
    let ty = block(&[(strided_array(moved, count, stride as u32), 0)]);
    Some((pointer(ty, StorageClass::Uniform), moved))
}

/// The unit of an element of a buffer that an access moves, and its stride in bytes.
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
