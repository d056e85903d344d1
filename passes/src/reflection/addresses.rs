//! Buffers that a target's passes have chosen to pass by address.

use super::{
    collect,
    schema::{Entry, GlobalAddress, ParameterKind},
};
use crate::lir::pointers::lir_address_buffers;
use gir_dialects::{
    ir::{Attribute, AttributeExt, OpView, TypeExt},
    lir,
    mir::ResourceAttr,
    names,
    upstream::func,
};

/// Marks the buffers of a kernel that are passed by address.
pub fn note(entry: &mut Entry, kernel: func::FuncOp<'_>) {
    if !lir_address_buffers::gets_addresses(kernel.op()) {
        return;
    }
    for given in parameters(kernel) {
        if let Some(offset) = offset(given) {
            note_address(entry, given, offset);
        }
    }
    entry.push_constants = collect::stated_push_constants(kernel.op());
}

fn note_address(entry: &mut Entry, given: Attribute<'_>, offset: u64) {
    if let Some(global) = given
        .entry(names::LIR_ADDRESS_OF)
        .and_then(AttributeExt::as_symbol)
    {
        let name = global.to_owned();
        entry.resources.retain(|resource| {
            resource.name.as_ref() != Some(&name) || resource.parameter.is_some()
        });
        entry.global_addresses.push(GlobalAddress { name, offset });
        return;
    }
    let resource = given
        .entry(names::LIR_RESOURCE)
        .and_then(ResourceAttr::from_attribute);
    let Some(resource) = resource else { return };
    let place = (Some(resource.set() as u32), Some(resource.binding() as u32));
    let mut found = entry.parameters.iter_mut().enumerate();
    let found = found.find(|(_, parameter)| (parameter.set, parameter.binding) == place);
    if let Some((index, parameter)) = found {
        parameter.kind = ParameterKind::Address;
        (parameter.set, parameter.binding) = (None, None);
        (parameter.offset, parameter.size) = (Some(offset), Some(8));
        entry
            .resources
            .retain(|resource| resource.parameter != Some(index as u32));
    }
}

/// The attributes of the parameters that are pointers to global storage.
fn parameters(kernel: func::FuncOp<'_>) -> Vec<Attribute<'_>> {
    let types = kernel.function_type().as_function().unwrap_or_default().0;
    let given = kernel.arg_attrs().and_then(AttributeExt::as_array);
    let given = given.unwrap_or_default().into_iter();
    let pointers = types.into_iter().zip(given);
    let pointers = pointers.filter(|&(ty, _)| lir_address_buffers::is_global(ty));
    pointers.map(|(_, given)| given).collect()
}

fn offset(given: Attribute<'_>) -> Option<u64> {
    let place = given.entry(names::LIR_PUSH_CONSTANT)?;
    let place = lir::PushConstantAttr::from_attribute(place)?;
    Some(collect::unsigned(place.offset()))
}
