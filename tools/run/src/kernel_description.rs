//! A program as a launch sees it, from the reflection of its kernel.

use crate::{
    element::ElemType,
    image::Class,
    image_kind::ImageKind,
    program::{
        CompileError, DynamicGlobal, DynamicShared, Global, ImageUse, Indices, Param, ParamKind,
        Program, SubgroupChoice,
    },
};
use gir::{
    profile::ProfileHandle,
    reflection::{
        schema::{self, Entry, Parameter, ParameterKind, ResourceType, Space},
        slots::Slot,
    },
};

/// Refuses images that no device binds.
///
/// # Errors
/// Names the image.
pub fn check_images(entry: &Entry) -> Result<(), CompileError> {
    let has_image = |resource: &&schema::Resource| resource.space == Space::Image;
    for resource in entry.resources.iter().filter(has_image) {
        if ImageKind::of(resource.kind).is_none() {
            return Err(CompileError::Unsupported(format!(
                "error: image '{}' has samples, or its texels are in a buffer; no device here binds such images",
                resource.name.as_deref().unwrap_or_default()
            )));
        }
    }
    Ok(())
}

/// The program as a launch sees it, from reflection.
pub fn describe(
    entry: &Entry,
    globals: &[schema::Global],
    workgroup_size: [u32; 3],
    profile: ProfileHandle,
) -> Program {
    let parameters = entry.parameters.iter().enumerate();
    Program {
        code: vec![],
        format: "",
        profile,
        entry: entry.symbol().to_owned(),
        workgroup_size,
        tile: entry.tile.unwrap_or([1; 3]),
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
        push_constants: entry.push_constants,
        shared_size: entry.shared_memory.static_bytes,
    }
}

/// The bindings of the kernel's resources in the target's API.
pub(crate) fn indices(entry: &Entry) -> Indices {
    let resources = entry.resources.iter();
    let members = resources.clone();
    Indices {
        resources: resources
            .filter_map(|it| Some((it.slot(), it.index?)))
            .collect(),
        members: members
            .filter_map(|it| Some((it.slot(), it.argument_id?)))
            .collect(),
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
            resource_kind(given.slot()?, elem(), resource)?
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
    let kind = match resource.map(|resource| resource.kind) {
        Some(ResourceType::Sampler) => return Some(ParamKind::Sampler { slot }),
        Some(ResourceType::AccelerationStructure) => return None,
        None | Some(ResourceType::Buffer) => {
            let space = resource.map_or(Space::Storage, |resource| resource.space);
            // The layout decides the offsets of a matrix's rows or columns.
            let has_lines = resource.is_some_and(|it| it.layout.is_some() && it.matrix.is_some());
            let elem = match has_lines {
                true => elem?.lane().into(),
                false => elem?,
            };
            return Some(ParamKind::Buffer { slot, elem, space });
        }
        // No device binds images with samples, and texels in buffers.
        Some(image) => ImageKind::of(image)?,
    };
    let resource = resource?;
    let image = ImageUse {
        kind,
        class: match resource.element.as_deref()? {
            "i32" => Class::Signed,
            "u32" => Class::Unsigned,
            _ => Class::Float,
        },
        access: resource.access?,
    };
    Some(ParamKind::Image { slot, image })
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
        slot: global.slot()?,
        address: address.map(|address| address.offset as u32),
        elem: elem_type(global.ty.as_deref())?,
        count: global.count?,
        init: global.initial_bytes.as_ref().map(|bytes| bytes.0.clone()),
        space: global.space,
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
