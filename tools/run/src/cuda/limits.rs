//! Limits of a device on a launch.

use super::adapter::Adapter;
use crate::launch::Launch;

/// An architecture that code is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Architecture {
    /// Ten times the compute capability.
    pub number: u32,
    /// The suffix for code of that architecture alone: the `a` of `sm_90a`.
    pub letter: Option<char>,
}

/// The architecture that one of our profiles is named after.
pub(super) fn architecture(profile: &str) -> Option<Architecture> {
    let name = profile.strip_prefix("cuda-sm_")?;
    let letter = name.chars().last().filter(char::is_ascii_lowercase);
    let digits = name.trim_end_matches(|last| Some(last) == letter);
    let number = digits.parse().ok()?;
    Some(Architecture { number, letter })
}

/// The limits that a launch exceeds, one line each.
pub(super) fn exceeded(launch: &Launch<'_>, adapter: &Adapter) -> Vec<String> {
    let program = launch.program;
    let bindings = &launch.bindings;
    let mut exceeded = Vec::new();
    if !runs_on(&program.profile.name, adapter) {
        exceeded.push(format!(
            "device '{}' does not run code for {}",
            adapter.description(),
            program.profile.name
        ));
    }
    if !bindings.images.is_empty() || !bindings.samplers.is_empty() {
        exceeded.push("the device has no images and samplers in PTX".to_owned());
    }
    // A kernel may use parts of a warp as its subgroups.
    if let Some(size) = program.subgroup_size
        && !adapter.warp.is_multiple_of(u64::from(size.max(1)))
    {
        exceeded.push(format!(
            "the device has subgroups of {} work-items or parts of them, {size} wanted",
            adapter.warp
        ));
    }
    let mut check = |what: &str, wanted: u64, most: u64| {
        if wanted > most {
            exceeded.push(format!(
                "the device has at most {most} {what}, {wanted} wanted"
            ));
        }
    };
    let size = program.workgroup_size.map(u64::from);
    for (axis, name) in ["x", "y", "z"].into_iter().enumerate() {
        let groups = u64::from(launch.workgroups[axis]);
        let what = format!("work-items of a workgroup in {name}");
        check(&what, size[axis], adapter.block[axis]);
        check(&format!("workgroups in {name}"), groups, adapter.grid[axis]);
    }
    let items = size.into_iter().fold(1, u64::saturating_mul);
    check("work-items of a workgroup", items, adapter.threads);
    let most = adapter.most_shared_bytes;
    check("bytes of shared memory", bindings.shared_size, most);
    exceeded
}

/// Whether a device runs code for a profile; for profiles of the user the driver decides.
fn runs_on(profile: &str, adapter: &Adapter) -> bool {
    architecture(profile).is_none_or(|Architecture { number, letter }| match letter {
        Some(_) => number == adapter.architecture(),
        None => number <= adapter.architecture(),
    })
}

#[cfg(test)]
mod tests {
    use super::{Architecture, architecture};

    #[test]
    fn profiles_are_named_after_architectures() {
        let of = |number, letter| Some(Architecture { number, letter });
        assert_eq!(architecture("cuda-sm_90"), of(90, None));
        assert_eq!(architecture("cuda-sm_90a"), of(90, Some('a')));
        assert_eq!(architecture("cuda-sm_120"), of(120, None));
        for other in ["vulkan1.3", "cuda-sm_", "cuda-sm_a", "mine"] {
            assert_eq!(architecture(other), None, "{other}");
        }
    }
}
