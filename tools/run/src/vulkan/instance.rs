//! The Vulkan loader and an instance of it.

use std::rc::Rc;

use ash::vk;

use crate::failure::Failure;

/// The newest version this code knows; a later device is used as one of this version.
const NEWEST: u32 = vk::API_VERSION_1_3;
/// The oldest version with SPIR-V 1.3 and the feature queries that this code uses.
pub(super) const OLDEST: u32 = vk::API_VERSION_1_1;

/// A Vulkan instance.
pub(super) struct Instance {
    /// The functions of the instance. They live in the library that `entry` keeps loaded.
    pub raw: ash::Instance,
    /// The version of the instance: no device is used as a later one.
    pub version: u32,
    _entry: ash::Entry,
}

impl Instance {
    /// Loads the Vulkan loader and creates an instance.
    ///
    /// # Errors
    /// [`Failure::Absent`], with the missing part.
    pub fn new() -> Result<Rc<Self>, Failure> {
        // SAFETY: the loader's library runs trusted initialisers; it is the system's.
        let entry = unsafe { ash::Entry::load() }.map_err(|error| {
            Failure::Absent(format!(
                "vulkan: the Vulkan loader cannot be loaded, install it (Debian: libvulkan1): \
                 {error}"
            ))
        })?;
        let version = loader_version(&entry)?;
        let application = vk::ApplicationInfo::default()
            .application_name(c"gir-run")
            .api_version(version);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: `info` and what it points to outlive the call.
        let raw = unsafe { entry.create_instance(&info, None) }.map_err(no_instance)?;
        Ok(Rc::new(Self {
            raw,
            version,
            _entry: entry,
        }))
    }
}

fn loader_version(entry: &ash::Entry) -> Result<u32, Failure> {
    // SAFETY: a call without preconditions.
    let version = unsafe { entry.try_enumerate_instance_version() }
        .map_err(no_instance)?
        .unwrap_or(vk::API_VERSION_1_0);
    match version {
        old if old < OLDEST => Err(Failure::Absent(
            "vulkan: the Vulkan loader is older than version 1.1".to_owned(),
        )),
        version => Ok(version.min(NEWEST)),
    }
}

fn no_instance(error: vk::Result) -> Failure {
    Failure::Absent(match error {
        vk::Result::ERROR_INCOMPATIBLE_DRIVER => no_driver(),
        error => format!("vulkan: no instance can be made: {error}"),
    })
}

/// The message if the loader is present but has no device.
pub(super) fn no_driver() -> String {
    "vulkan: no Vulkan driver is installed; a driver that runs on the CPU is lavapipe (Debian: \
     mesa-vulkan-drivers)"
        .to_owned()
}

impl Drop for Instance {
    fn drop(&mut self) {
        // SAFETY: every object created from the instance holds an `Rc` of it, so none is left.
        unsafe { self.raw.destroy_instance(None) };
    }
}
