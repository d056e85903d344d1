//! A program as a launch sees it, from the reflection of its kernel.

use crate::{
    element::ElemType,
    image::Class,
    program::{
        BufferSpace, DynamicGlobal, DynamicShared, Global, ImageUse, Indices, Param, ParamKind,
        Program, Slot, SubgroupChoice,
    },
};
use gir::{
    profile::ProfileHandle,
    reflection::schema::{
        self, Access, Entry, GlobalSpace, Parameter, ParameterKind, ResourceType, Space,
    },
};

/// The program as a launch sees it, from reflection.
pub fn describe(
    entry: &Entry,
    globals: &[schema::Global],
    workgroup_size: [u32; 3],
    profile: ProfileHandle,
) -> Program {
    let parameters = entry.parameters.iter().enumerate();
    let block = entry.push_constants;
    Program {
        code: vec![],
        format: "",
        profile,
        entry: entry.symbol().to_owned(),
        workgroup_size,
        subgroup_size: entry.subgroup_size,
        subgroup_choice: entry.least_subgroup_size.map(|_| SubgroupChoice {
            is_exact: entry.exact_subgroup_size,
        }),
        params: parameters
            .filter_map(|(index, given)| param(index, given, entry))
            .collect(),
        globals: globals
            .iter()
            .filter_map(|global| buffer(global, entry))
            .collect(),
        dynamic_global: globals
            .iter()
            .filter(|global| entry.globals.contains(&global.name))
            .find_map(dynamic),
        variant: None,
        specialised: vec![],
        indices: indices(entry),
        arguments: entry.arguments.clone(),
        push_constant_size: block.map_or(0, |block| block.size as u32),
        shared_size: entry.shared_memory.static_bytes,
    }
}

/// The bindings of the kernel's resources in the target's API.
pub(crate) fn indices(entry: &Entry) -> Indices {
    let resources = entry.resources.iter().filter_map(|resource| {
        let (set, binding) = (resource.set, resource.binding);
        Some((Slot { set, binding }, resource.index?))
    });
    let members = entry.resources.iter().filter_map(|resource| {
        let (set, binding) = (resource.set, resource.binding);
        Some((Slot { set, binding }, resource.argument_id?))
    });
    Indices {
        resources: resources.collect(),
        constants: entry.push_constants.and_then(|block| block.index),
        members: members.collect(),
    }
}

pub(crate) fn param(index: usize, given: &Parameter, entry: &Entry) -> Option<Param> {
    let elem = || elem_type(given.ty.as_deref());
    let kind = match given.kind {
        ParameterKind::Value => ParamKind::Scalar {
            ty: elem()?,
            offset: given.offset? as u32,
        },
        ParameterKind::Shared => ParamKind::DynamicShared(DynamicShared {
            spec_id: given.spec_id?,
            elem: elem()?,
        }),
        ParameterKind::Resource => {
            let mut bound = entry.resources.iter();
            let resource = bound.find(|bound| bound.parameter == Some(index as u32));
            resource_kind(slot(given.set, given.binding)?, elem(), resource)?
        }
        ParameterKind::Address => ParamKind::Address {
            offset: given.offset? as u32,
            elem: elem()?,
        },
        ParameterKind::Input => return None,
    };
    let name = given.name.clone().unwrap_or_else(|| index.to_string());
    Some(Param { name, kind })
}

/// The kind of a parameter's resource; a pointer without a binding of its own is a buffer.
fn resource_kind(
    slot: Slot,
    elem: Option<ElemType>,
    resource: Option<&schema::Resource>,
) -> Option<ParamKind> {
    let dimensions = match resource.map(|resource| resource.kind) {
        Some(ResourceType::Sampler) => return Some(ParamKind::Sampler { slot }),
        Some(ResourceType::AccelerationStructure) => return None,
        Some(ResourceType::Image2d) => 2,
        Some(ResourceType::Image3d) => 3,
        None | Some(ResourceType::Buffer) => {
            let is_uniform = resource.is_some_and(|resource| resource.space == Space::Uniform);
            let space = match is_uniform {
                true => BufferSpace::Uniform,
                false => BufferSpace::Storage,
            };
            // The layout decides the offsets of a matrix's rows or columns.
            let has_lines = resource.is_some_and(|it| it.layout.is_some() && it.matrix.is_some());
            let elem = match has_lines {
                true => elem?.lane().into(),
                false => elem?,
            };
            return Some(ParamKind::Buffer { slot, elem, space });
        }
    };
    let resource = resource?;
    let access = resource.access?;
    let image = ImageUse {
        dimensions,
        class: match resource.element.as_deref()? {
            "i32" => Class::Signed,
            "u32" => Class::Unsigned,
            _ => Class::Float,
        },
        is_sampled: access == Access::Sampled,
        is_read: access != Access::Write,
        is_written: matches!(access, Access::Write | Access::ReadWrite),
    };
    Some(ParamKind::Image { slot, image })
}

fn slot(set: Option<u32>, binding: Option<u32>) -> Option<Slot> {
    let (set, binding) = (set?, binding?);
    Some(Slot { set, binding })
}

/// A global whose size the launch decides.
fn dynamic(global: &schema::Global) -> Option<DynamicGlobal> {
    let shared = DynamicShared {
        spec_id: global.spec_id?,
        elem: elem_type(global.ty.as_deref())?,
    };
    let name = global.name.clone();
    Some(DynamicGlobal { name, shared })
}

/// A global that lives in a buffer.
pub(crate) fn buffer(global: &schema::Global, entry: &Entry) -> Option<Global> {
    let mut addresses = entry.global_addresses.iter();
    let address = addresses.find(|address| address.name == global.name);
    Some(Global {
        name: global.name.clone(),
        slot: slot(global.set, global.binding)?,
        address: address.map(|address| address.offset as u32),
        elem: elem_type(global.ty.as_deref())?,
        count: global.count?,
        init: global.initial_bytes.as_ref().map(|bytes| bytes.0.clone()),
        is_table: global.space == GlobalSpace::Constant,
        printf: global.printf.clone(),
    })
}

/// A scalar type with its sign, or a vector of it; the rows of a matrix are vectors.
pub(crate) fn elem_type(name: Option<&str>) -> Option<ElemType> {
    let name = name?;
    let row = name.strip_prefix("mat").and_then(|matrix| {
        let (columns, rest) = matrix.split_once('x')?;
        let (_, element) = rest.split_once('<')?;
        Some(format!("vec{columns}<{element}"))
    });
    row.as_deref().unwrap_or(name).parse().ok()
}
