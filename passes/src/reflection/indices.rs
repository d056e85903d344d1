//! The indices that the passes of a target have assigned to resources.

use super::schema::Entry;
use crate::profile::metal_arguments::ArgumentBuffers;
use gir_dialects::{
    ir::{Attribute, AttributeExt, OpView},
    mir::ResourceAttr,
    names,
    upstream::func,
};

/// Records the indices of a kernel's arguments, if there are any.
pub fn note(entry: &mut Entry, kernel: func::FuncOp<'_>) {
    let given = kernel.arg_attrs().and_then(Attribute::as_array);
    let is_gathered = ArgumentBuffers::around(kernel.op()).is_some();
    for given in given.unwrap_or_default() {
        let index = given.entry(names::LIR_INDEX).and_then(AttributeExt::as_int);
        if let Some(index) = index {
            note_one(entry, given, (index as u32, is_gathered));
        }
    }
}

/// `is_gathered`: whether the index of a resource is that of its set's argument buffer.
fn note_one(entry: &mut Entry, given: Attribute<'_>, (index, is_gathered): (u32, bool)) {
    let resource = given
        .entry(names::LIR_RESOURCE)
        .and_then(ResourceAttr::from_attribute);
    let spec_id = given
        .entry(names::LIR_SPEC_ID)
        .and_then(AttributeExt::as_int);
    if let Some(resource) = resource {
        let place = (resource.set() as u32, resource.binding() as u32);
        let mut all = entry.resources.iter_mut();
        if let Some(found) = all.find(|found| (found.set, found.binding) == place) {
            found.index = Some(index);
            found.argument_id = is_gathered.then_some(found.binding);
        }
    } else if let Some(id) = spec_id {
        let mut all = entry.parameters.iter_mut();
        match all.find(|parameter| parameter.spec_id == Some(id as u32)) {
            Some(parameter) => parameter.index = Some(index),
            None => entry.shared_memory.index = Some(index),
        }
    } else if let Some(block) = &mut entry.push_constants {
        block.index = Some(index);
    }
}
