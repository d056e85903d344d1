//! OpenCL devices and what is known of them.

use opencl3::device::{
    CL_DEVICE_TYPE_ALL, CL_DEVICE_TYPE_CPU, CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT, Device as ClDevice,
};
use opencl3::platform::get_platforms;
use opencl3::types::cl_device_id;

use crate::run::failure::Failure;

/// A device.
pub(super) struct Adapter {
    /// Its handle.
    pub id: cl_device_id,
    name: String,
    driver: String,
    version: String,
    /// The versions of SPIR-V it takes.
    pub il_versions: Vec<(u8, u8)>,
    /// The names of its extensions.
    pub extensions: Vec<String>,
    /// Whether it has floats of 64 bits.
    pub has_doubles: bool,
    /// Whether it has generic pointers.
    pub has_generic: bool,
    /// Whether `/` and `sqrt` of f32 are exact when asked for.
    pub rounds_quotients: bool,
    /// Subgroups of a workgroup at most.
    pub most_subgroups: u64,
    /// Work-items of a subgroup that a kernel may ask for.
    pub subgroup_sizes: Vec<u64>,
    /// Work-items of a workgroup at most.
    pub workgroup_items: u64,
    /// The same along x, y and z.
    pub workgroup_size: [u64; 3],
    /// Bytes of shared memory.
    pub shared_bytes: u64,
    /// Bytes of arguments.
    pub parameter_bytes: u64,
    /// Whether it has images.
    pub has_images: bool,
    /// Whether kernels may read and write the same one.
    pub has_read_write_images: bool,
    /// Whether its compiler links what kernels of SPIR-V do with images of three dimensions: Intel's
    /// for the processor has an "invalid type" there.
    pub links_solid_images: bool,
}

impl Adapter {
    /// All devices of all platforms.
    ///
    /// # Errors
    /// [`Failure::Absent`], with what is missing.
    pub fn all(device: &str) -> Result<Vec<Self>, Failure> {
        let platforms = get_platforms().map_err(|error| {
            Failure::Absent(match error.0 {
                opencl3::error_codes::DLOPEN_RUNTIME_LOAD_FAILED => format!(
                    "{device}: the OpenCL loader cannot be loaded, install it (Debian: ocl-icd-libopencl1)"
                ),
                _ => format!(
                    "{device}: no OpenCL driver is installed ({error}); one that takes SPIR-V and runs on the CPU is Intel's (cargo xtask setup --vendor)"
                ),
            })
        })?;
        let ids = platforms.iter().flat_map(|platform| {
            // A platform without devices says so by an error.
            platform.get_devices(CL_DEVICE_TYPE_ALL).unwrap_or_default()
        });
        Ok(ids.filter_map(|id| Self::of(id).ok()).collect())
    }

    fn of(id: cl_device_id) -> opencl3::Result<Self> {
        let device = ClDevice::new(id);
        let version = device.version()?;
        let extensions = device.extensions()?;
        let sizes = device.max_work_item_sizes()?;
        let size = |axis: usize| sizes.get(axis).map_or(1, |&size| size as u64);
        let is_2 = version.starts_with("OpenCL 2");
        Ok(Self {
            id,
            name: device.name()?.trim().to_owned(),
            driver: device.driver_version()?,
            // Devices older than OpenCL 2.1 do not know the question.
            il_versions: spirv_versions(&device.il_version().unwrap_or_default()),
            extensions: extensions.split_whitespace().map(str::to_owned).collect(),
            has_doubles: device.double_fp_config().is_ok_and(|config| config != 0),
            has_generic: is_2 || device.generic_address_space_support().unwrap_or(false),
            rounds_quotients: device
                .single_fp_config()
                .is_ok_and(|config| config & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT != 0),
            most_subgroups: device.max_num_sub_groups().map_or(0, u64::from),
            subgroup_sizes: subgroup_sizes(&device),
            workgroup_items: device.max_work_group_size()? as u64,
            workgroup_size: [size(0), size(1), size(2)],
            shared_bytes: device.local_mem_size()?,
            parameter_bytes: device.max_parameter_size()? as u64,
            links_solid_images: !matches!(device.dev_type(), Ok(CL_DEVICE_TYPE_CPU)),
            has_images: device.image_support().unwrap_or(false),
            has_read_write_images: device
                .max_read_write_image_args()
                .is_ok_and(|most| most > 0),
            version,
        })
    }

    /// The name, the version of OpenCL and the driver.
    pub fn description(&self) -> String {
        let Self {
            name,
            version,
            driver,
            ..
        } = self;
        format!("{name}, {}, driver {driver}", version.trim())
    }

    /// Whether it has an extension.
    pub fn has(&self, extension: &str) -> bool {
        self.extensions.iter().any(|name| name == extension)
    }
}

/// The query of the sizes that `cl_intel_required_subgroup_size` lets a kernel ask for.
const SUB_GROUP_SIZES_INTEL: u32 = 0x4108;

/// Intel's compiler for the processor ends the process for shuffles of 64 bits among four.
const FEWEST_ON_A_PROCESSOR: u64 = 8;

/// The sizes of subgroups that a kernel may ask for; none without that extension. Not those that
/// the device's compiler crashes for.
fn subgroup_sizes(device: &ClDevice) -> Vec<u64> {
    let bytes = device.get_data(SUB_GROUP_SIZES_INTEL).unwrap_or_default();
    let sizes = bytes.chunks_exact(size_of::<usize>());
    let sizes = sizes.filter_map(|bytes| Some(usize::from_ne_bytes(bytes.try_into().ok()?)));
    let sizes = sizes.map(|size| size as u64);
    let fewest = match device.dev_type() {
        Ok(CL_DEVICE_TYPE_CPU) => FEWEST_ON_A_PROCESSOR,
        _ => 0,
    };
    sizes.filter(|&size| size >= fewest).collect()
}

/// Reads a list such as `SPIR-V_1.0 SPIR-V_1.2`.
fn spirv_versions(list: &str) -> Vec<(u8, u8)> {
    let versions = list.split_whitespace().filter_map(|entry| {
        let (major, minor) = entry.strip_prefix("SPIR-V_")?.split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    });
    versions.collect()
}

/// The index of the device that a choice names, by its index or a part of its name; the first
/// without.
///
/// # Errors
/// When no device fits.
pub(super) fn choose(
    adapters: &[Adapter],
    choice: Option<&str>,
    device: &str,
) -> Result<usize, Failure> {
    let Some(choice) = choice else { return Ok(0) };
    let by_index = choice.parse().ok();
    let wanted = choice.to_lowercase();
    let found = adapters.iter().enumerate().position(|(index, adapter)| {
        by_index == Some(index)
            || by_index.is_none() && adapter.description().to_lowercase().contains(&wanted)
    });
    found.ok_or_else(|| {
        let names = adapters.iter().enumerate();
        let names = names.map(|(index, adapter)| format!("{index}: {}", adapter.description()));
        let names = names.collect::<Vec<_>>().join("; ");
        Failure::Absent(format!(
            "{device}: no device is '{choice}', as {} asks; there is {names}",
            super::CHOICE
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::spirv_versions;

    #[test]
    fn versions_of_spirv_are_read_from_the_list() {
        let list = "SPIR-V_1.0 SPIR-V_1.4 SPIR_1.2 SPIR-V_x.y";
        assert_eq!(spirv_versions(list), [(1, 0), (1, 4)]);
        assert!(spirv_versions("").is_empty());
    }
}
