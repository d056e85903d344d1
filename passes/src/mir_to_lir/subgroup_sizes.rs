//! The sizes of subgroups for kernels that state none, and only the number of work-items that exchange values.
//!
//! The target's own size is chosen if it is sufficient. Otherwise the kernel requests one. A remark names the size.

use crate::profile::{ChosenSize, Profile};
use gir_dialects::{
    ir::{AttributeExt, Op},
    mir::KernelAttr,
    names,
};

/// Chooses the size for a kernel with `mir.least_subgroup_size`.
pub fn choose(kernel: Op<'_>, profile: &Profile) {
    let least = kernel.attribute(names::MIR_LEAST_SUBGROUP_SIZE);
    let Some(least) = least.and_then(AttributeExt::as_int) else {
        return;
    };
    let attribute = kernel.attribute(names::MIR_KERNEL);
    let Some(attribute) = attribute.and_then(KernelAttr::from_attribute) else {
        kernel.remove_attribute(names::MIR_LEAST_SUBGROUP_SIZE);
        return;
    };
    if attribute.subgroup_size().is_some() {
        return;
    }
    let is_exact = kernel.attribute(names::MIR_EXACT_SUBGROUP_SIZE).is_some();
    let own = profile.subgroup_size.map(|own| i64::from(own.get()));
    let chosen = match is_exact {
        true if own == Some(least) => Some(ChosenSize::Own(least)),
        true => Some(ChosenSize::Requested(least)),
        false => profile.subgroup_size_from(least),
    };
    remark(kernel, least, chosen, profile);
    let Some(ChosenSize::Requested(size)) = chosen else {
        kernel.remove_attribute(names::MIR_LEAST_SUBGROUP_SIZE);
        kernel.remove_attribute(names::MIR_EXACT_SUBGROUP_SIZE);
        return;
    };
    let (extents, hint) = (attribute.workgroup_size(), attribute.local_size_hint());
    let (context, stage) = (kernel.context(), attribute.stage());
    let stated = KernelAttr::get(context, stage, &extents, Some(size), &hint);
    kernel.set_attribute(names::MIR_KERNEL, stated);
}

fn remark(kernel: Op<'_>, least: i64, chosen: Option<ChosenSize>, profile: &Profile) {
    let target = &profile.name;
    let sizes = match chosen {
        None => "whatever size the device has".to_owned(),
        Some(ChosenSize::Own(1)) => format!("one work-item, the size of target '{target}'"),
        Some(ChosenSize::Own(own)) => format!("{own} work-items, the size of target '{target}'"),
        Some(ChosenSize::Requested(size)) => {
            format!("{size} work-items, as it exchanges values among {least}")
        }
    };
    kernel.remark(format!(
        "uses subgroups without stating their size: it is compiled for subgroups of {sizes}"
    ));
}
