//! OpenCL devices and their properties.

use opencl3::device::{
    CL_DEVICE_TYPE_ALL, CL_DEVICE_TYPE_CPU, CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT, Device as ClDevice,
};
use opencl3::platform::{Platform, get_platforms};
use opencl3::types::cl_device_id;

use crate::failure::Failure;

/// A device.
pub(super) struct Adapter {
    /// Its handle.
    pub id: cl_device_id,
    /// Its name in `--device NAME:WHICH`: its driver, or its index where a driver has several.
    pub which: String,
    /// Its place among all devices.
    index: usize,
    name: String,
    driver: String,
    version: String,
    /// The versions of SPIR-V it accepts.
    pub il_versions: Vec<(u8, u8)>,
    /// The versions of OpenCL C it accepts.
    pub c_versions: Vec<(u8, u8)>,
    /// The features of OpenCL C 3.0 it has, as the language's macros name them.
    pub c_features: Vec<String>,
    /// The names of its extensions.
    pub extensions: Vec<String>,
    /// Bits of an address.
    pub address_bits: u32,
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
    /// Whether its compiler links operations on three-dimensional images in SPIR-V: Intel's for the processor reports
    /// an "invalid type".
    pub links_solid_images: bool,
    /// Whether it links atomics by generic pointers in SPIR-V: Intel's for the processor lacks the functions that it
    /// lowers them to.
    pub links_generic_atomics: bool,
}

impl Adapter {
    /// All devices of all platforms.
    ///
    /// # Errors
    /// [`Failure::Absent`], with the missing part.
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
            // A platform without devices returns an error.
            let ids = platform.get_devices(CL_DEVICE_TYPE_ALL).unwrap_or_default();
            ids.into_iter().map(|id| (id, driver_name(platform)))
        });
        let mut all: Vec<_> = ids
            .filter_map(|(id, driver)| Self::of(id, driver).ok())
            .collect();
        name_by_index(&mut all);
        Ok(all)
    }

    fn of(id: cl_device_id, which: String) -> opencl3::Result<Self> {
        let device = ClDevice::new(id);
        let version = device.version()?;
        let extensions = device.extensions()?;
        let sizes = device.max_work_item_sizes()?;
        let size = |axis: usize| sizes.get(axis).map_or(1, |&size| size as u64);
        let is_2 = version.starts_with("OpenCL 2");
        Ok(Self {
            id,
            which,
            index: 0,
            name: device.name()?.trim().to_owned(),
            driver: device.driver_version()?,
            // Devices older than OpenCL 2.1 do not know the question.
            il_versions: spirv_versions(&device.il_version().unwrap_or_default()),
            c_versions: c_versions(&device),
            c_features: features(&device),
            extensions: extensions.split_whitespace().map(str::to_owned).collect(),
            address_bits: device.address_bits()?,
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
            links_generic_atomics: !matches!(device.dev_type(), Ok(CL_DEVICE_TYPE_CPU)),
            has_images: device.image_support().unwrap_or(false),
            has_read_write_images: device
                .max_read_write_image_args()
                .is_ok_and(|most| most > 0),
            version,
        })
    }

    /// Whether it has a feature of OpenCL C 3.0; OpenCL 2 has all those that became optional then.
    pub fn has_feature(&self, feature: &str) -> bool {
        let is_2 = self.version.starts_with("OpenCL 2");
        is_2 || self.c_features.iter().any(|name| name == feature)
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

/// The query of a platform's suffix.
const CL_PLATFORM_ICD_SUFFIX_KHR: u32 = 0x0920;

/// The name of a platform's driver: the suffix that the functions of its extensions have, `pocl`,
/// `intel`, `nv`.
fn driver_name(platform: &Platform) -> String {
    let suffix = platform.get_data(CL_PLATFORM_ICD_SUFFIX_KHR);
    let suffix = suffix.unwrap_or_default();
    let suffix = String::from_utf8_lossy(&suffix);
    suffix.trim_end_matches('\0').trim().to_lowercase()
}

/// Names devices by their indices where their drivers do not distinguish them.
fn name_by_index(all: &mut [Adapter]) {
    let drivers: Vec<String> = all.iter().map(|adapter| adapter.which.clone()).collect();
    for (index, adapter) in all.iter_mut().enumerate() {
        adapter.index = index;
        let same = drivers.iter().filter(|driver| **driver == adapter.which);
        if adapter.which.is_empty() || same.count() > 1 {
            adapter.which = index.to_string();
        }
    }
}

/// The versions of OpenCL C that a device accepts: a list from OpenCL 3.0 on; before, the highest, which implies the
/// lower ones.
fn c_versions(device: &ClDevice) -> Vec<(u8, u8)> {
    /// The versions below the highest.
    const KNOWN: [(u8, u8); 4] = [(1, 0), (1, 1), (1, 2), (2, 0)];
    if let Ok(listed) = device.opencl_c_all_versions() {
        let listed = listed.iter().map(|one| unpacked(one.version));
        return listed.collect();
    }
    let highest = device.opencl_c_version().unwrap_or_default();
    let highest = c_version(&highest).unwrap_or((1, 0));
    KNOWN
        .into_iter()
        .filter(|&known| known <= highest)
        .collect()
}

/// Major and minor of a `cl_version`: 10 bits, 10 bits, and 12 of a patch.
fn unpacked(version: u32) -> (u8, u8) {
    let part = |shift: u32| u8::try_from(version >> shift & 0x3ff).unwrap_or(u8::MAX);
    (part(22), part(12))
}

/// Reads `OpenCL C 1.2 ` and the vendor's suffix.
fn c_version(text: &str) -> Option<(u8, u8)> {
    let version = text.strip_prefix("OpenCL C ")?;
    let (major, minor) = version.split_whitespace().next()?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// The names of the features of OpenCL C 3.0 that a device has.
fn features(device: &ClDevice) -> Vec<String> {
    let listed = device.opencl_c_features().unwrap_or_default();
    let names = listed.iter().map(|one| {
        let mut parts = one.name.split(|&byte| byte == 0);
        let name = parts.next().unwrap_or_default();
        String::from_utf8_lossy(name).into_owned()
    });
    names.collect()
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

/// The drivers that the conformance suite distinguishes. A processor of Intel's has the word in its name whatever its
/// driver: a choice of a driver excludes devices of other drivers.
pub(super) const DRIVERS: &[&str] = &["pocl", "intel"];

/// The index of the device that a choice names, by its driver, its index or a part of its name; the
/// first without.
///
/// # Errors
/// When no device fits.
pub(super) fn choose(
    adapters: &[Adapter],
    choice: Option<&str>,
    device: &str,
) -> Result<usize, Failure> {
    let Some(choice) = choice else { return Ok(0) };
    let wanted = choice.to_lowercase();
    let by_index = wanted.parse().ok();
    let mut all = adapters.iter();
    let called = all.position(|one| one.which == wanted || by_index == Some(one.index));
    let found = called.or_else(|| {
        let mut names = adapters.iter().map(|one| one.description().to_lowercase());
        let is_name = by_index.is_none() && !DRIVERS.contains(&wanted.as_str());
        names.position(|name| is_name && name.contains(&wanted))
    });
    found.ok_or_else(|| {
        let names = adapters.iter();
        let names = names.map(|one| format!("{}: {}", one.which, one.description()));
        let names = names.collect::<Vec<_>>().join("; ");
        Failure::Absent(format!(
            "{device}: no device matches '{choice}' of --device {device}:WHICH or {}; the devices are {names}",
            super::CHOICE
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::{c_version, spirv_versions, unpacked};

    #[test]
    fn versions_of_spirv_are_read_from_the_list() {
        let list = "SPIR-V_1.0 SPIR-V_1.4 SPIR_1.2 SPIR-V_x.y";
        assert_eq!(spirv_versions(list), [(1, 0), (1, 4)]);
        assert!(spirv_versions("").is_empty());
    }

    #[test]
    fn versions_of_the_language_are_read() {
        assert_eq!(c_version("OpenCL C 1.2 PoCL"), Some((1, 2)));
        assert_eq!(c_version("OpenCL C 3.0 "), Some((3, 0)));
        assert_eq!(c_version("OpenCL 3.0"), None);
        assert_eq!(unpacked(3 << 22 | 1 << 12 | 7), (3, 1));
    }
}
