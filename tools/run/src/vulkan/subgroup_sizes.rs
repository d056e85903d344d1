//! How large the subgroups of a device are, and whether a kernel may ask for another size.

use ash::vk;

/// The sizes of subgroups on a device, in work-items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SubgroupSizes {
    /// Where a kernel asks for nothing; with size control another of the range is possible.
    pub own: u32,
    /// The properties of size control.
    pub control: Option<SizeControl>,
}

/// The sizes of a device that has more than one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SizeControl {
    /// The least size.
    pub least: u32,
    /// The greatest size.
    pub greatest: u32,
    /// Whether a compute kernel may ask for one of them.
    pub may_ask: bool,
    /// Subgroups that a workgroup has at most if the kernel asks.
    pub most_subgroups: u32,
}

/// How a kernel gets subgroups of a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// The device has only this one.
    Given,
    /// On request, for workgroups of at most this many work-items.
    Asking { most_work_items: u64 },
}

impl SubgroupSizes {
    /// The sizes by the properties of a device; `control` is `None` for a device without size control.
    pub fn new(
        subgroup: &vk::PhysicalDeviceSubgroupProperties<'_>,
        control: Option<&vk::PhysicalDeviceSubgroupSizeControlProperties<'_>>,
    ) -> Self {
        let compute = vk::ShaderStageFlags::COMPUTE;
        Self {
            own: subgroup.subgroup_size,
            control: control.map(|control| SizeControl {
                least: control.min_subgroup_size,
                greatest: control.max_subgroup_size,
                may_ask: control.required_subgroup_size_stages.contains(compute),
                most_subgroups: control.max_compute_workgroup_subgroups,
            }),
        }
    }

    /// How a kernel gets subgroups of `size`; `None` where it cannot.
    pub fn way_to(self, size: u32) -> Option<Way> {
        let Some(control) = self.control else {
            return (size == self.own).then_some(Way::Given);
        };
        let range = control.least..=control.greatest;
        if control.may_ask && range.contains(&size) && size.is_power_of_two() {
            let most_work_items = u64::from(size) * u64::from(control.most_subgroups);
            return Some(Way::Asking { most_work_items });
        }
        (range == (size..=size)).then_some(Way::Given)
    }

    /// The sizes, for messages.
    pub fn describe(self) -> String {
        match self.control {
            Some(control) if control.least < control.greatest => {
                let SizeControl {
                    least, greatest, ..
                } = control;
                let which = if control.may_ask {
                    "powers of 2"
                } else {
                    "its choice"
                };
                format!("{least} to {greatest}, {which}")
            }
            _ => self.own.to_string(),
        }
    }
}
