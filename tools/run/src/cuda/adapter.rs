//! The driver's devices and their properties.

use cudarc::driver::result::{self, DriverError};
use cudarc::driver::sys::{self, CUdevice, CUdevice_attribute as Attribute};
use gir::profile::built_in;

use super::{
    NAME,
    driver::{self, failed},
    limits,
};
use crate::failure::Failure;

/// A device.
#[derive(Clone, Debug)]
pub(super) struct Adapter {
    /// Its handle.
    pub device: CUdevice,
    name: String,
    /// The version of its compute capability (CUDA C++ Programming Guide, "Compute Capabilities").
    capability: (u32, u32),
    /// The newest version of CUDA that the driver has.
    version: (u32, u32),
    /// Threads of a warp.
    pub warp: u64,
    /// Threads of a block at most.
    pub threads: u64,
    /// The same along x, y and z.
    pub block: [u64; 3],
    /// Blocks at most along x, y and z.
    pub grid: [u64; 3],
    /// Bytes of shared memory that a block has without asking.
    pub shared_bytes: u64,
    /// Bytes of shared memory of a block at most.
    pub most_shared_bytes: u64,
}

impl Adapter {
    /// All devices.
    ///
    /// # Errors
    /// [`Failure::Absent`], with the missing part.
    pub fn all() -> Result<Vec<Self>, Failure> {
        driver::start()?;
        let count = result::device::get_count().map_err(failed("the devices cannot be listed"))?;
        let all = (0..count).map(Self::of).collect::<Result<Vec<_>, _>>();
        let all = all.map_err(failed("a device cannot be queried"))?;
        match all.is_empty() {
            true => Err(Failure::Absent(format!(
                "{NAME}: the CUDA driver finds no device"
            ))),
            false => Ok(all),
        }
    }

    fn of(index: i32) -> Result<Self, DriverError> {
        let device = result::device::get(index)?;
        let get = |attribute| {
            // SAFETY: the device is one of the driver's.
            let value = unsafe { result::device::get_attribute(device, attribute) };
            value.map(|value| u64::try_from(value).unwrap_or(0))
        };
        let part = |attribute| get(attribute).map(|value| u32::try_from(value).unwrap_or(0));
        Ok(Self {
            device,
            name: result::device::get_name(device)?,
            capability: (
                part(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?,
                part(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?,
            ),
            version: version()?,
            warp: get(Attribute::CU_DEVICE_ATTRIBUTE_WARP_SIZE)?,
            threads: get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK)?,
            block: [
                get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X)?,
                get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y)?,
                get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z)?,
            ],
            grid: [
                get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X)?,
                get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y)?,
                get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z)?,
            ],
            shared_bytes: get(Attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK)?,
            most_shared_bytes: get(
                Attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
            )?,
        })
    }

    /// The name, the compute capability and the driver.
    pub fn description(&self) -> String {
        let (major, minor) = self.capability;
        let (cuda, revision) = self.version;
        format!(
            "{}, compute capability {major}.{minor}, driver of CUDA {cuda}.{revision}",
            self.name
        )
    }

    /// The compute capability as architectures have it: 90 is `sm_90`.
    pub fn architecture(&self) -> u32 {
        let (major, minor) = self.capability;
        major * 10 + minor
    }

    /// The newest known profile whose code it runs: code for an architecture runs on later ones, unless its name has a
    /// letter (PTX ISA, ".target").
    ///
    /// # Errors
    /// [`Failure::Unsupported`] where the device is older than all.
    pub fn profile(&self) -> Result<&'static str, Failure> {
        let names = built_in::ALL.iter().map(|profile| profile.name.as_ref());
        let profiles = names.filter_map(|name| Some((limits::architecture(name)?, name)));
        let general = profiles.filter(|(of, _)| of.letter.is_none());
        let fitting = general.filter(|(of, _)| of.number <= self.architecture());
        let newest = fitting.max_by_key(|(of, _)| of.number);
        newest.map(|(_, name)| name).ok_or_else(|| {
            Failure::Unsupported(format!(
                "{NAME}: device '{}' is older than all profiles",
                self.description()
            ))
        })
    }
}

/// The driver's version: 12040 is 12.4.
fn version() -> Result<(u32, u32), DriverError> {
    let mut version = 0;
    // SAFETY: the number is written.
    unsafe { sys::cuDriverGetVersion(&raw mut version) }.result()?;
    let version = u32::try_from(version).unwrap_or(0);
    Ok((version / 1000, version % 1000 / 10))
}

/// The index of the device that a choice names, by its index or a part of its name; the first without.
///
/// # Errors
/// When no device fits.
pub(super) fn choose(adapters: &[Adapter], choice: Option<&str>) -> Result<usize, Failure> {
    let Some(choice) = choice.filter(|choice| !choice.is_empty()) else {
        return Ok(0);
    };
    let wanted = choice.to_lowercase();
    let found = match wanted.parse::<usize>() {
        Ok(index) => (index < adapters.len()).then_some(index),
        Err(_) => {
            let mut names = adapters.iter().map(|one| one.name.to_lowercase());
            names.position(|name| name.contains(&wanted))
        }
    };
    found.ok_or_else(|| {
        let names = adapters.iter().enumerate();
        let names = names.map(|(index, one)| format!("{index}: {}", one.description()));
        let names = names.collect::<Vec<_>>().join("; ");
        Failure::Absent(format!(
            "{NAME}: no device matches '{choice}' of --device {NAME}:WHICH; the devices are {names}"
        ))
    })
}
