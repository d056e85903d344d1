//! Checks of kernels against the limits of a profile.
//!
//! Work-items of a workgroup (Runa GPU dialect specification section 6.1) and of a subgroup, bytes of scalar
//! parameters, workgroup and private storage. Sizes that the launch decides, and limits that the profile leaves
//! to the device, are not checked here.

use super::{Limits, Profile, Support};
use crate::analysis::memory_use::MemoryUse;
use gir_dialects::{
    common::Feature,
    ir::{AttributeExt, Op, OpView as _},
    lir, mir, names,
    upstream::func,
};
use std::num::NonZeroU64;

/// The functions and globals of a module, with the limits that apply to them.
pub struct Sizes<'c, 'p> {
    profile: &'p Profile,
    memory: MemoryUse<'c>,
}

impl<'c, 'p> Sizes<'c, 'p> {
    /// Reads the top-level operations of a module.
    pub fn new(profile: &'p Profile, top: &[Op<'c>]) -> Self {
        Self {
            profile,
            memory: MemoryUse::new(top),
        }
    }

    /// Emits an error for each limit a kernel exceeds.
    pub fn check(&self, kernel: func::FuncOp<'c>) {
        let op = kernel.op();
        let attribute = op.attribute(names::LIR_KERNEL);
        if let Some(attribute) = attribute.and_then(mir::KernelAttr::from_attribute) {
            self.check_workgroup(op, &attribute.workgroup_size());
            self.check_subgroup(op, attribute.subgroup_size());
            self.check_bytes(kernel);
        }
    }

    fn check_workgroup(&self, op: Op<'_>, size: &[i64]) {
        let Limits {
            workgroup_size,
            workgroup_items,
            ..
        } = self.profile.limits;
        let target = &self.profile.name;
        let axes = workgroup_size.into_iter().flatten();
        for ((axis, &size), limit) in "xyz".chars().zip(size).zip(axes) {
            if exceeds(size, Some(limit)) {
                op.unsupported(format!(
                    "has a workgroup of {size} work-items along {axis}; target '{target}' allows {limit}"
                ));
                return;
            }
        }
        let items = size.iter().fold(1_i64, |all, &one| all.saturating_mul(one));
        if let Some(limit) = workgroup_items.filter(|&limit| exceeds(items, Some(limit))) {
            op.unsupported(format!(
                "has a workgroup of {items} work-items; target '{target}' allows {limit}"
            ));
        }
    }

    /// Reports a subgroup size that the kernel requests but the launch cannot provide.
    fn check_subgroup(&self, op: Op<'_>, asked: Option<i64>) {
        let given = self.profile.subgroup_size.map(|size| i64::from(size.get()));
        if let (Some(asked), Some(given)) = (asked, given)
            && asked != given
            && !self.makes_subgroups_of(asked)
        {
            let target = &self.profile.name;
            let sizes = self.profile.subgroups.sizes.iter();
            let sizes: String = sizes.map(|size| format!(" or {size}")).collect();
            op.unsupported(format!(
                "asks for subgroups of {asked} work-items; those of target '{target}' have {given}{sizes}; request such a size, or none"
            ));
        }
    }

    /// Whether the target implements subgroups of a size by loops over work-items or through shared memory, up
    /// to the bits of a ballot, or can divide its own subgroups into them.
    fn makes_subgroups_of(&self, asked: i64) -> bool {
        let is_made = self.profile.support(Feature::Subgroups) == Support::Lowered;
        is_made && (1..=super::MAX_EXPANDED).contains(&asked) && asked.count_ones() == 1
            || self.profile.parts_subgroups_into(asked)
    }

    fn check_bytes(&self, kernel: func::FuncOp<'c>) {
        let (used, _) = self.memory.of(kernel);
        let op = kernel.op();
        let limits = &self.profile.limits;
        let target = &self.profile.name;
        let checks = [
            (
                "scalar parameters",
                parameter_bytes(kernel),
                limits.parameter_bytes,
            ),
            ("workgroup storage", used.workgroup, limits.workgroup_bytes),
            ("private storage", used.private, limits.private_bytes),
            ("constant storage", used.constant, limits.constant_bytes),
        ];
        for (what, bytes, limit) in checks {
            if let Some(limit) = limit.filter(|&limit| exceeds(bytes, Some(limit))) {
                op.unsupported(format!(
                    "uses {bytes} bytes of {what}; target '{target}' allows {limit}"
                ));
            }
        }
    }
}

fn parameter_bytes(kernel: func::FuncOp<'_>) -> i64 {
    let parameters = kernel.arg_attrs().and_then(AttributeExt::as_array);
    let places = parameters.unwrap_or_default().into_iter();
    let ends = places
        .filter_map(|given| given.entry(names::LIR_PUSH_CONSTANT))
        .filter_map(lir::PushConstantAttr::from_attribute)
        .map(|place| place.offset().saturating_add(place.size()));
    let stated = kernel
        .op()
        .attribute(names::LIR_PUSH_CONSTANTS)
        .and_then(mir::PushConstantsAttr::from_attribute);
    let stated = stated.map_or(0, |block| block.size());
    ends.max().unwrap_or(0).max(stated)
}

fn exceeds(value: i64, limit: Option<NonZeroU64>) -> bool {
    limit.is_some_and(|limit| u64::try_from(value).unwrap_or(0) > limit.get())
}
