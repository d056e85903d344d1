//! Where the passes of a target have laid the arguments of a launch, one behind the other.

use super::{
    collect::unsigned,
    schema::{Entry, LaunchArgument, LaunchArgumentKind},
};
use gir_dialects::{
    ir::{Attribute, AttributeExt, Type, TypeExt},
    lir,
    mir::PtrType,
    names,
    upstream::func,
};

/// Says where the arguments of a kernel are, if they are laid out.
pub fn note(entry: &mut Entry, kernel: func::FuncOp<'_>) {
    let types = kernel.function_type().as_function().unwrap_or_default().0;
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let given = given.unwrap_or_default();
    let declared = entry.parameters.len();
    for (number, (ty, given)) in types.into_iter().zip(given).enumerate() {
        let place = given
            .entry(names::LIR_ARGUMENT)
            .and_then(lir::PushConstantAttr::from_attribute);
        let Some(place) = place else { continue };
        let name = given.entry(names::LIR_NAME).and_then(AttributeExt::as_str);
        let is_declared = number < declared;
        entry.arguments.push(LaunchArgument {
            kind: kind(ty, given),
            offset: unsigned(place.offset()),
            size: unsigned(place.size()),
            parameter: is_declared.then_some(number as u32),
            global: name.filter(|_| !is_declared).map(str::to_owned),
        });
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
