//! The Vulkan devices of the machine and the choice among them.

use std::collections::BTreeSet;
use std::ffi::{CStr, CString};

use ash::vk;
use rspirv::spirv::ExecutionMode;

use super::failed;
use super::features::{self, Feature};
use super::float_modes;
use super::instance::{Instance, OLDEST, no_driver};
use super::subgroup_sizes::SubgroupSizes;
use crate::failure::Failure;

/// A physical device with a compute queue, and its properties.
pub(super) struct Adapter {
    /// The place in the loader's list.
    pub index: usize,
    /// The handle.
    pub raw: vk::PhysicalDevice,
    /// The name in the driver.
    pub name: String,
    /// The driver's name and version; empty where the device does not report them.
    pub driver: String,
    /// Major and minor of the Vulkan version to use it as.
    pub version: (u32, u32),
    /// The limits.
    pub limits: vk::PhysicalDeviceLimits,
    /// Which subgroup operations compute kernels may use.
    pub subgroup_operations: vk::SubgroupFeatureFlags,
    /// How large its subgroups are.
    pub subgroup_sizes: SubgroupSizes,
    /// The float modes it can keep, by width in bits.
    pub float_modes: BTreeSet<(ExecutionMode, u32)>,
    /// The widths of floats whose subnormals it preserves if it is asked to.
    pub denorm_preserve: Vec<u32>,
    /// The memory types.
    pub memory: vk::PhysicalDeviceMemoryProperties,
    /// The features it has.
    pub features: BTreeSet<Feature>,
    /// The stages in which kernels may use them.
    pub subgroup_stages: vk::ShaderStageFlags,
    /// The queue family to compute on.
    pub compute: QueueFamily,
    /// The queue family to draw on, if it has one.
    pub graphics: Option<QueueFamily>,
}

/// A queue family.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct QueueFamily {
    /// Its index.
    pub index: u32,
    /// The number of valid bits of a timestamp; 0 if there are none.
    pub timestamp_bits: u32,
}

impl Adapter {
    /// All devices of Vulkan 1.1 or later that have a compute queue.
    ///
    /// # Errors
    /// [`Failure::Absent`] where there is none.
    pub fn all(instance: &Instance) -> Result<Vec<Self>, Failure> {
        // SAFETY: the instance is alive.
        let handles = unsafe { instance.raw.enumerate_physical_devices() }.map_err(|error| {
            Failure::Absent(format!("vulkan: no devices can be listed: {error}"))
        })?;
        if handles.is_empty() {
            return Err(Failure::Absent(no_driver()));
        }
        let mut adapters = Vec::new();
        for (index, raw) in handles.into_iter().enumerate() {
            adapters.extend(Self::new(instance, index, raw)?);
        }
        match adapters.is_empty() {
            true => Err(Failure::Absent(
                "vulkan: no device of this machine has Vulkan 1.1 and a compute queue".to_owned(),
            )),
            false => Ok(adapters),
        }
    }

    fn new(
        instance: &Instance,
        index: usize,
        raw: vk::PhysicalDevice,
    ) -> Result<Option<Self>, Failure> {
        // SAFETY (here and below): `raw` comes from this instance.
        let device_version =
            unsafe { instance.raw.get_physical_device_properties(raw) }.api_version;
        let version = device_version.min(instance.version);
        let family = |flags| queue_family(instance, raw, flags);
        let Some(compute) = family(vk::QueueFlags::COMPUTE) else {
            return Ok(None);
        };
        if version < OLDEST {
            return Ok(None);
        }
        let version = (
            vk::api_version_major(version),
            vk::api_version_minor(version),
        );
        let extensions = extensions(instance, raw)?;
        let features = features::query(&instance.raw, raw, version, &extensions);
        let facts = Facts::query(instance, raw, version, &extensions, &features);
        let memory = unsafe { instance.raw.get_physical_device_memory_properties(raw) };
        Ok(Some(Self {
            index,
            raw,
            name: text(&facts.properties.device_name),
            driver: facts.driver,
            version,
            limits: facts.properties.limits,
            subgroup_operations: facts.subgroup_operations,
            subgroup_sizes: facts.subgroup_sizes,
            float_modes: facts.float_modes,
            denorm_preserve: facts.denorm_preserve,
            memory,
            features,
            subgroup_stages: facts.subgroup_stages,
            compute,
            graphics: family(vk::QueueFlags::GRAPHICS),
        }))
    }

    /// The name, driver and version for people.
    pub fn description(&self) -> String {
        let (major, minor) = self.version;
        match self.driver.as_str() {
            "" => format!("{}, Vulkan {major}.{minor}", self.name),
            driver => format!("{}, {driver}, Vulkan {major}.{minor}", self.name),
        }
    }
}

/// The answers to one property query.
struct Facts {
    properties: vk::PhysicalDeviceProperties,
    driver: String,
    subgroup_operations: vk::SubgroupFeatureFlags,
    subgroup_stages: vk::ShaderStageFlags,
    subgroup_sizes: SubgroupSizes,
    float_modes: BTreeSet<(ExecutionMode, u32)>,
    denorm_preserve: Vec<u32>,
}

impl Facts {
    fn query(
        instance: &Instance,
        raw: vk::PhysicalDevice,
        version: (u32, u32),
        extensions: &BTreeSet<CString>,
        features: &BTreeSet<Feature>,
    ) -> Self {
        let mut subgroup = vk::PhysicalDeviceSubgroupProperties::default();
        let mut driver = vk::PhysicalDeviceDriverProperties::default();
        let mut floats = vk::PhysicalDeviceFloatControlsProperties::default();
        let mut sizes = vk::PhysicalDeviceSubgroupSizeControlProperties::default();
        let mut query = vk::PhysicalDeviceProperties2::default().push_next(&mut subgroup);
        let offers = |extension| features::offers(version, extensions, extension, Some((1, 2)));
        if offers(vk::KHR_DRIVER_PROPERTIES_NAME) {
            query = query.push_next(&mut driver);
        }
        if offers(vk::KHR_SHADER_FLOAT_CONTROLS_NAME) {
            query = query.push_next(&mut floats);
        }
        let controls_sizes = features.contains(&Feature::SubgroupSizeControl);
        if controls_sizes {
            query = query.push_next(&mut sizes);
        }
        // SAFETY: `raw` comes from this instance and knows every structure in the chain.
        unsafe {
            instance
                .raw
                .get_physical_device_properties2(raw, &mut query)
        };
        let properties = query.properties;
        let in_compute = subgroup
            .supported_stages
            .contains(vk::ShaderStageFlags::COMPUTE);
        Self {
            properties,
            driver: [text(&driver.driver_name), text(&driver.driver_info)]
                .join(" ")
                .trim()
                .to_owned(),
            subgroup_operations: match in_compute {
                true => subgroup.supported_operations,
                false => vk::SubgroupFeatureFlags::empty(),
            },
            subgroup_stages: subgroup.supported_stages,
            subgroup_sizes: SubgroupSizes::new(&subgroup, controls_sizes.then_some(&sizes)),
            float_modes: float_modes::kept(&floats),
            denorm_preserve: float_modes::denorm_preserve(&floats),
        }
    }
}

/// A fixed-size string of a property structure.
fn text(chars: &[std::ffi::c_char]) -> String {
    let bytes: Vec<u8> = chars
        .iter()
        .map(|c| c.cast_unsigned())
        .take_while(|b| *b != 0)
        .collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn extensions(instance: &Instance, raw: vk::PhysicalDevice) -> Result<BTreeSet<CString>, Failure> {
    // SAFETY: `raw` comes from this instance.
    let found = unsafe { instance.raw.enumerate_device_extension_properties(raw) }
        .map_err(failed("cannot list the extensions of a device"))?;
    Ok(found
        .iter()
        .filter_map(|extension| extension.extension_name_as_c_str().ok())
        .map(CStr::to_owned)
        .collect())
}

/// The first queue family with these abilities.
fn queue_family(
    instance: &Instance,
    raw: vk::PhysicalDevice,
    abilities: vk::QueueFlags,
) -> Option<QueueFamily> {
    // SAFETY: `raw` comes from this instance.
    let families = unsafe {
        instance
            .raw
            .get_physical_device_queue_family_properties(raw)
    };
    families
        .iter()
        .zip(0..)
        .find(|(family, _)| family.queue_count > 0 && family.queue_flags.contains(abilities))
        .map(|(family, index)| QueueFamily {
            index,
            timestamp_bits: family.timestamp_valid_bits,
        })
}

/// The index in `adapters` of the one to use: the one whose index is `choice` or whose name
/// contains it, the first one without a choice.
///
/// # Errors
/// [`Failure::Absent`] with the names of all, where none matches.
pub(super) fn choose(adapters: &[Adapter], choice: Option<&str>) -> Result<usize, Failure> {
    let names: Vec<(usize, &str)> = adapters
        .iter()
        .map(|adapter| (adapter.index, adapter.name.as_str()))
        .collect();
    choose_by_name(&names, choice)
}

fn choose_by_name(names: &[(usize, &str)], choice: Option<&str>) -> Result<usize, Failure> {
    let Some(choice) = choice else { return Ok(0) };
    let wanted = choice.to_lowercase();
    let by_index = choice.parse::<usize>().ok();
    names
        .iter()
        .position(|(index, _)| by_index == Some(*index))
        .or_else(|| {
            names
                .iter()
                .position(|(_, name)| name.to_lowercase().contains(&wanted))
        })
        .ok_or_else(|| {
            let known: Vec<String> = names
                .iter()
                .map(|(index, name)| format!("{index} ({name})"))
                .collect();
            Failure::Absent(format!(
                "vulkan: no device matches '{choice}' of --device vulkan:WHICH or {}; the devices are {}",
                super::CHOICE,
                known.join(", ")
            ))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [(usize, &str); 2] = [(0, "NVIDIA H100"), (2, "llvmpipe (LLVM 19.1)")];

    #[test]
    fn a_device_is_chosen_by_index_or_name() {
        for (choice, place) in [
            (None, 0),
            (Some("0"), 0),
            (Some("2"), 1),
            (Some("LLVMpipe"), 1),
            (Some("h100"), 0),
        ] {
            assert_eq!(choose_by_name(&NAMES, choice), Ok(place), "{choice:?}");
        }
    }

    #[test]
    fn no_match_lists_the_devices() {
        let failure = choose_by_name(&NAMES, Some("radeon")).unwrap_err();
        assert_eq!(failure.exit_status(), 4);
        assert_eq!(
            failure.to_string(),
            "vulkan: no device matches 'radeon' of --device vulkan:WHICH or GIR_VULKAN_DEVICE; \
             the devices are 0 (NVIDIA H100), 2 (llvmpipe (LLVM 19.1))"
        );
    }
}
