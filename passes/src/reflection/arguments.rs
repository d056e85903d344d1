//! The block of launch arguments, as laid out by the passes of a target.

use super::{
    collect::unsigned,
    schema::{Entry, LaunchArgument, LaunchArgumentKind, Parameter},
};
use gir_dialects::{
    ir::{Attribute, AttributeExt, Type, TypeExt},
    lir,
    mir::{PtrType, ResourceAttr},
    names,
    upstream::func,
};

/// Records the offsets of a kernel's arguments, if they are laid out.
pub fn note(entry: &mut Entry, kernel: func::FuncOp<'_>) {
    let types = kernel.function_type().as_function().unwrap_or_default().0;
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    for (ty, given) in types.into_iter().zip(given) {
        let place = given
            .entry(names::LIR_ARGUMENT)
            .and_then(lir::PushConstantAttr::from_attribute);
        let Some(place) = place else { continue };
        let name = given.entry(names::LIR_NAME).and_then(AttributeExt::as_str);
        let found = parameter(&entry.parameters, given);
        entry.arguments.push(LaunchArgument {
            kind: kind(ty, given),
            offset: unsigned(place.offset()),
            size: unsigned(place.size()),
            parameter: found.map(|(number, _)| number as u32),
            part: found.map_or(0, |(_, part)| part),
            global: name.filter(|_| found.is_none()).map(str::to_owned),
        });
    }
}

/// The parameter of an argument, and the offset of the argument in the parameter's value: passes split parameters
/// that are large vectors.
fn parameter(parameters: &[Parameter], given: Attribute<'_>) -> Option<(usize, u64)> {
    let resource = given
        .entry(names::LIR_RESOURCE)
        .and_then(ResourceAttr::from_attribute);
    let value = given
        .entry(names::LIR_PUSH_CONSTANT)
        .and_then(lir::PushConstantAttr::from_attribute);
    let spec_id = given
        .entry(names::LIR_SPEC_ID)
        .and_then(AttributeExt::as_int);
    let mut all = parameters.iter().enumerate();
    if let Some(place) = resource {
        let place = (Some(place.set() as u32), Some(place.binding() as u32));
        let found = all.find(|(_, one)| (one.set, one.binding) == place)?;
        Some((found.0, 0))
    } else if let Some(value) = value {
        let start = unsigned(value.offset());
        all.find_map(|(number, one)| {
            let part = start.checked_sub(one.offset?)?;
            (part < one.size?).then_some((number, part))
        })
    } else {
        let id = spec_id? as u32;
        let found = all.find(|(_, one)| one.spec_id == Some(id))?;
        Some((found.0, 0))
    }
}

fn kind(ty: Type<'_>, given: Attribute<'_>) -> LaunchArgumentKind {
    if PtrType::from_type(ty).is_some() {
        LaunchArgumentKind::Address
    } else if given.entry(names::LIR_SPEC_ID).is_some() {
        LaunchArgumentKind::SharedOffset
    } else {
        LaunchArgumentKind::Value
    }
}
