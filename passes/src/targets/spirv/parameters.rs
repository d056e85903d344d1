//! The parameters of kernels: their places, and the variables that they become.

use super::{
    addresses, handles, stages, types,
    variables::{Place, Variable, Variables, bound, buffer_type, sized},
};
use crate::analysis::{handles::is_handle, layout};
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Builder, Op, OpView, Type, TypeExt},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    spirv::{block, pointer},
    upstream::{func, spirv::StorageClass},
};

/// The place of a kernel's parameter.
pub enum Parameter<'c> {
    /// A buffer.
    Buffer(Variable<'c>),
    /// A stage input, which operations read.
    Input,
    /// The variable of a handle.
    Handle(handles::Handle<'c>),
    /// Shared memory whose size the launch decides.
    Shared(Variable<'c>),
    /// A member of the push constants.
    PushConstant {
        /// The struct.
        block: Variable<'c>,
        /// The member's index.
        member: u32,
        /// The member's type.
        ty: Type<'c>,
    },
}

impl<'c> Variables<'c> {
    /// Declares the places of a kernel's parameters, in order; `None` after a diagnostic.
    pub fn add_kernel(
        &mut self,
        builder: &Builder<'c>,
        kernel: func::FuncOp<'c>,
    ) -> Option<Vec<Parameter<'c>>> {
        let (types, _) = kernel.function_type().as_function()?;
        if self.flavour.is_physical() {
            // They stay parameters of the function.
            return check_arguments(kernel.op(), &types).then(Vec::new);
        }
        let attributes = kernel
            .arg_attrs()
            .and_then(AttributeExt::as_array)
            .unwrap_or_default();
        let parameters: Vec<_> = types
            .iter()
            .enumerate()
            .map(|(index, &ty)| (ty, attributes.get(index).copied()))
            .collect();
        let mut scalars = self
            .push_constants(builder, kernel, &parameters)?
            .into_iter();
        parameters
            .iter()
            .enumerate()
            .map(|(index, &(ty, attributes))| match PtrType::from_type(ty) {
                None if is_input(attributes) => Some(Parameter::Input),
                Some(_) if is_address(attributes) => scalars.next(),
                Some(ptr) => self.parameter_buffer(builder, kernel, index, ptr, attributes),
                None if is_handle(ty) => {
                    let name = parameter_name(kernel, index, attributes);
                    let handle = self.handle(builder, kernel.op(), name, ty, attributes)?;
                    if stages::is_only_read_buffer(kernel.op(), &handle) {
                        self.forbid_writes(&handle.variable);
                    }
                    Some(Parameter::Handle(handle))
                }
                None => scalars.next(),
            })
            .collect()
    }

    fn parameter_buffer(
        &mut self,
        builder: &Builder<'c>,
        kernel: func::FuncOp<'c>,
        index: usize,
        ptr: PtrType<'c>,
        attributes: Option<Attribute<'c>>,
    ) -> Option<Parameter<'c>> {
        let op = kernel.op();
        let entry = |name| attributes.and_then(|attributes| attributes.entry(name));
        let source_name = source_name(index, attributes);
        let name = parameter_name(kernel, index, attributes);
        let counted = entry(names::LIR_TYPE).and_then(AttributeExt::as_type);
        let counted = counted.unwrap_or(ptr.pointee());
        let size = entry(names::LIR_SPEC_ID).map(|id| sized(id, counted, ptr.pointee()));
        if ptr.space() == StorageSpace::Workgroup && size.is_some() {
            let memory = self.shared_memory(builder, name, ptr.pointee(), 1, size);
            return Some(Parameter::Shared(memory));
        }
        let resource = entry(names::LIR_RESOURCE);
        if ptr.space() != StorageSpace::Global || resource.is_none() {
            op.error(format!(
                "has parameter '{source_name}' in storage space {}; on Vulkan a kernel's pointers are to global storage with a binding, or to workgroup storage",
                ptr.space().keyword()
            ));
            return None;
        }
        let place = bound(op, resource?)?;
        let element = ptr.pointee();
        let variable = self.declare(builder, name, (buffer_type(element), element), place);
        let pointer = op
            .region(0)
            .first_block()
            .map(|entry| entry.argument(index));
        let is_only_read =
            || stages::graphics(op).is_some() && pointer.is_some_and(stages::is_only_read);
        if entry(names::LIR_READ_ONLY).is_some() || is_only_read() {
            self.forbid_writes(&variable);
        }
        Some(Parameter::Buffer(variable))
    }

    /// The scalar parameters of a kernel, in order, as a push-constant block.
    fn push_constants(
        &mut self,
        builder: &Builder<'c>,
        kernel: func::FuncOp<'c>,
        parameters: &[(Type<'c>, Option<Attribute<'c>>)],
    ) -> Option<Vec<Parameter<'c>>> {
        let context = kernel.op().context();
        let (mut members, mut source_names) = (vec![], vec![]);
        for &(ty, attributes) in parameters {
            if is_handle(ty) || is_input(attributes) {
                continue;
            }
            let place = attributes
                .and_then(|attributes| attributes.entry(names::LIR_PUSH_CONSTANT))
                .and_then(lir::PushConstantAttr::from_attribute);
            if PtrType::from_type(ty).is_some() && place.is_none() {
                continue;
            }
            let offset = place.and_then(|place| u32::try_from(place.offset()).ok());
            let Some(offset) = offset else {
                kernel.op().error(
                    "has a scalar parameter without lir.push_constant; `--mir-to-lir` places it",
                );
                return None;
            };
            members.push((addresses::convert(ty), offset));
            let name = attributes.and_then(|attributes| attributes.entry(names::LIR_NAME));
            source_names.push(name.unwrap_or_else(|| ir::string(context, "")));
        }
        if members.is_empty() {
            return Some(vec![]);
        }
        check_members(kernel.op(), &members)?;
        let members_type = block(&members);
        let ty = pointer(members_type, StorageClass::PushConstant);
        let name = format!("{}_params", kernel.sym_name());
        let block = self.declare(builder, name, (ty, members_type), Place::Unbound);
        self.members
            .push((block.name.clone(), ir::array(context, &source_names)));
        let parameters = (0..)
            .zip(&members)
            .map(|(member, &(ty, _))| Parameter::PushConstant {
                block: block.clone(),
                member,
                ty,
            });
        Some(parameters.collect())
    }
}

/// Whether a parameter with these attributes comes from the previous stage.
fn is_input(attributes: Option<Attribute<'_>>) -> bool {
    attributes.is_some_and(|attributes| attributes.entry(names::LIR_IO).is_some())
}

/// The source name of a parameter.
fn source_name(index: usize, attributes: Option<Attribute<'_>>) -> String {
    attributes
        .and_then(|attributes| attributes.entry(names::LIR_NAME))
        .and_then(AttributeExt::as_str)
        .filter(|name| !name.contains('\0'))
        .map_or_else(|| index.to_string(), str::to_owned)
}

/// The name of a parameter's variable.
fn parameter_name(
    kernel: func::FuncOp<'_>,
    index: usize,
    attributes: Option<Attribute<'_>>,
) -> String {
    format!("{}_{}", kernel.sym_name(), source_name(index, attributes))
}

/// Whether a pointer is passed as an address.
fn is_address(attributes: Option<Attribute<'_>>) -> bool {
    attributes.is_some_and(|attributes| attributes.entry(names::LIR_PUSH_CONSTANT).is_some())
}

/// Whether OpenCL permits arguments of these types; false after a diagnostic at `kernel`.
fn check_arguments(kernel: Op<'_>, types: &[Type<'_>]) -> bool {
    for &ty in types {
        let space = PtrType::from_type(ty).map(PtrType::space);
        if types::is_boolean(ty) {
            kernel.error(
                "has a scalar parameter of type i1, which has no form in memory; pass an i32",
            );
            return false;
        }
        if let Some(space @ (StorageSpace::Private | StorageSpace::Generic)) = space {
            kernel.error(format!(
                "has a parameter in storage space {}; on OpenCL a kernel's pointers are to global, workgroup or constant storage",
                space.keyword()
            ));
            return false;
        }
    }
    true
}

/// Whether Vulkan permits a push-constant block with these members, given as types and offsets; `None` after a
/// diagnostic at `kernel`.
fn check_members<'c>(kernel: Op<'c>, members: &[(Type<'c>, u32)]) -> Option<()> {
    if members.iter().any(|&(ty, _)| types::is_boolean(ty)) {
        kernel.error("has a scalar parameter of type i1, which has no form in memory; pass an i32");
        return None;
    }
    let mut places: Vec<_> = members
        .iter()
        .map(|&(ty, offset)| (i64::from(offset), layout::size(ty)))
        .collect();
    places.sort_unstable();
    let aligned = places.iter().all(|(offset, size)| offset % size == 0);
    let apart = places
        .windows(2)
        .all(|pair| pair[0].0 + pair[0].1 <= pair[1].0);
    if !aligned || !apart {
        kernel.error("has scalar parameters at offsets that are not aligned, or overlap");
        return None;
    }
    Some(())
}
