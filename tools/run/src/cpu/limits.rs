//! Limits on a launch.

use crate::failure::Failure;
use crate::launch::Launch;

/// Refuses a launch in which an index of a work-item does not fit 32 bits.
pub(super) fn check(launch: &Launch<'_>) -> Result<(), Failure> {
    let sizes = launch.program.workgroup_size;
    let mut exceeded = Vec::new();
    for (axis, name) in ["x", "y", "z"].into_iter().enumerate() {
        let items = u64::from(launch.workgroups[axis]) * u64::from(sizes[axis]);
        if items > 1 << 32 {
            exceeded.push(format!(
                "device 'cpu' takes at most {} work-items in {name}, {items} wanted",
                1_u64 << 32
            ));
        }
    }
    let subgroup = launch.program.subgroup_size.unwrap_or(1);
    if !subgroup.is_power_of_two() {
        exceeded.push(format!(
            "device 'cpu' has subgroups of a power of two of work-items, {subgroup} wanted"
        ));
    }
    match exceeded.is_empty() {
        true => Ok(()),
        false => Err(Failure::Unsupported(exceeded.join("\n"))),
    }
}
