//! Handles of resources and inputs of stages: parameters in mir, ops in lir.
//!
//! ```mlir
//! func.func @k(%u: !mir.uniform_buffer<f32>      func.func @k(%0: !mir.uniform_buffer<f32>
//!     {mir.resource = #mir.resource<                 {lir.layout = …, lir.resource = …}) … {
//!         set = 0, binding = 1, uniform>}) … {   →   %u = lir.bind_uniform set 0 binding 1
//!   %v = mir.gpu.resource_load %u[%i]                %b = arith.muli %i, %stride
//!                                                    %v = lir.buffer_load %u[%b] align 16 layout std140
//! ```
//!
//! The parameter stays, without uses: it states the host's bindings, in order.

use crate::analysis::{buffer_layout::Elements, images::Image};
use gir_dialects::{
    ir::{Attribute, AttributeExt, Block, Builder, Op, Type, Value},
    lir,
    mir::{self, IoBuiltin},
    names,
    upstream::func,
};
use std::collections::HashMap;

/// Whether values of a type are handles of the host's resources.
pub fn is_handle(ty: Type<'_>) -> bool {
    element(ty).is_some()
        || is_image(ty)
        || mir::SamplerType::from_type(ty).is_some()
        || mir::AccelerationStructureType::from_type(ty).is_some()
}

fn is_image(ty: Type<'_>) -> bool {
    image_access(ty).is_some()
}

/// The set and the binding of the handle that an operation yields.
pub fn bound(op: Op<'_>) -> Option<(i64, i64)> {
    if let Some(op) = op.cast::<lir::BindUniformOp<'_>>() {
        Some((op.set(), op.binding()))
    } else if let Some(op) = op.cast::<lir::BindStorageOp<'_>>() {
        Some((op.set(), op.binding()))
    } else if let Some(op) = op.cast::<lir::BindImageOp<'_>>() {
        Some((op.set(), op.binding()))
    } else {
        let op = op.cast::<lir::BindSamplerOp<'_>>()?;
        Some((op.set(), op.binding()))
    }
}

/// The way a kernel accesses an image.
pub fn image_access(ty: Type<'_>) -> Option<mir::ImageAccess> {
    Image::of(ty).map(|image| image.access)
}

/// The element of a buffer.
pub fn element(ty: Type<'_>) -> Option<Type<'_>> {
    let storage = mir::StorageBufferType::from_type(ty).map(|buffer| buffer.element());
    storage.or_else(|| mir::UniformBufferType::from_type(ty).map(|buffer| buffer.element()))
}

/// The layouts of the buffers of a function, by handle.
pub type Layouts<'c> = HashMap<Value<'c>, Elements>;

/// The handles of a function.
pub struct Handles<'c> {
    /// The layout of each buffer.
    pub layouts: Layouts<'c>,
    /// Whether there is any handle.
    pub any: bool,
}

impl<'c> Handles<'c> {
    /// Replaces the parameters of a kernel that are handles or inputs by ops. Handles of other functions stay
    /// parameters.
    pub fn bind(op: Op<'c>) -> Self {
        let mut handles = Self {
            layouts: HashMap::new(),
            any: false,
        };
        let entry = op.region(0).first_block();
        let Some((function, entry)) = op.cast::<func::FuncOp<'c>>().zip(entry) else {
            return handles;
        };
        let given = function
            .arg_attrs()
            .and_then(Attribute::as_array)
            .unwrap_or_default();
        let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
        let builder = Builder::at_start(entry, op.location());
        let arguments: Vec<_> = entry.arguments().collect();
        for (index, argument) in arguments.into_iter().enumerate() {
            let attributes = given.get(index).copied();
            // Parameters that are already lowered have no uses.
            let replacement = attributes
                .filter(|_| is_kernel && argument.has_uses())
                .and_then(|attributes| replacement(&builder, attributes, argument.ty()));
            if let Some(replacement) = replacement {
                argument.replace_all_uses(replacement);
            }
            handles.add(replacement.unwrap_or(argument), attributes);
        }
        handles
    }

    /// The layout of a buffer. One chosen at run time, which [`check`] reports, has the layout of a buffer without
    /// explicit rules.
    pub fn layout(&self, buffer: Value<'c>) -> Option<Elements> {
        let ty = buffer.ty();
        let known = self.layouts.get(&buffer).copied();
        known.or_else(|| Elements::new(default_rules(ty), element(ty)?))
    }

    /// Adds a handle; those of functions other than kernels have the layout of a buffer without explicit rules.
    fn add(&mut self, handle: Value<'c>, attributes: Option<Attribute<'c>>) {
        let ty = handle.ty();
        self.any |= is_handle(ty);
        let Some(element) = element(ty) else { return };
        let stated = attributes
            .and_then(|given| given.entry(names::LIR_RESOURCE))
            .and_then(mir::ResourceAttr::from_attribute)
            .and_then(|resource| resource.layout());
        let rules = stated.unwrap_or_else(|| default_rules(ty));
        if let Some(elements) = Elements::new(rules, element) {
            self.layouts.insert(handle, elements);
        }
    }
}

fn default_rules(ty: Type<'_>) -> mir::Layout {
    crate::analysis::buffer_layout::default_rules(match mir::UniformBufferType::from_type(ty) {
        Some(_) => mir::ResourceKind::Uniform,
        None => mir::ResourceKind::Storage,
    })
}

/// The op that replaces a parameter of a kernel; `None` for one that is neither handle nor input.
fn replacement<'c>(b: &Builder<'c>, given: Attribute<'c>, ty: Type<'c>) -> Option<Value<'c>> {
    if let Some(io) = given.entry(names::LIR_IO) {
        return mir::IoAttr::from_attribute(io).map(|io| input(b, io, ty));
    }
    let resource = mir::ResourceAttr::from_attribute(given.entry(names::LIR_RESOURCE)?)?;
    let (set, binding) = (resource.set(), resource.binding());
    Some(if mir::UniformBufferType::from_type(ty).is_some() {
        lir::BindUniformOp::build(b, ty, set, binding).result()
    } else if mir::StorageBufferType::from_type(ty).is_some() {
        lir::BindStorageOp::build(b, ty, set, binding).result()
    } else if is_image(ty) {
        lir::BindImageOp::build(b, ty, set, binding).result()
    } else if mir::SamplerType::from_type(ty).is_some() {
        lir::BindSamplerOp::build(b, ty, set, binding).result()
    } else {
        return None;
    })
}

/// The op that reads an input.
pub fn input<'c>(b: &Builder<'c>, io: mir::IoAttr<'c>, ty: Type<'c>) -> Value<'c> {
    match io.builtin() {
        Some(IoBuiltin::VertexIndex) => lir::VertexIndexOp::build(b, ty).result(),
        Some(IoBuiltin::InstanceIndex) => lir::InstanceIndexOp::build(b, ty).result(),
        Some(IoBuiltin::FragCoord) => lir::FragCoordOp::build(b, ty).result(),
        _ => lir::ReadInputOp::build(b, ty, io.attribute()).result(),
    }
}

/// Reports a handle chosen at run time, and a buffer passed to a function that expects another layout.
pub fn check(op: Op<'_>, layouts: &Layouts<'_>) {
    let is_bind = bound(op).is_some();
    let is_function = op.is::<func::FuncOp<'_>>();
    let arguments = op
        .regions()
        .flat_map(|region| region.blocks())
        .flat_map(Block::arguments);
    let chooses = |value: Value<'_>| is_handle(value.ty());
    if (!is_bind && op.results().any(chooses))
        || (!is_function && arguments.into_iter().any(chooses))
    {
        op.error("selects a resource at run time, which cannot be lowered; branch, and access each resource in its own branch");
    }
    if op.is::<func::CallOp<'_>>() {
        op.operands()
            .for_each(|operand| check_passed(op, operand, layouts));
    }
}

fn check_passed<'c>(call: Op<'c>, handle: Value<'c>, layouts: &Layouts<'c>) {
    let Some(elements) = layouts.get(&handle) else {
        return;
    };
    let expected = default_rules(handle.ty());
    if elements.rules != expected {
        call.error(format!(
            "passes a buffer laid out by the rules of {}, but functions take buffers of {}; access it in the kernel",
            elements.rules.keyword(),
            expected.keyword()
        ));
    }
}
