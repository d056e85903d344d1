//! A logical device and the ownership of everything created from it.

use std::cell::Cell;
use std::ffi::c_char;
use std::rc::Rc;

use ash::khr;
use ash::vk;

use super::adapter::{Adapter, QueueFamily};
use super::failed;
use super::features::{self, Feature};
use super::instance::Instance;
use super::requirements::Enabled;
use crate::failure::Failure;

/// How to ask a device for the addresses of buffers.
pub(super) enum AddressCalls {
    /// The device has no such feature, or the kernel does not need it.
    None,
    /// Part of the core of its version.
    Core,
    /// Part of an extension for older versions.
    Extension(khr::buffer_device_address::Device),
}

/// A device with one queue and the features one kernel needs.
pub(super) struct LogicalDevice {
    /// The functions of the device.
    pub raw: ash::Device,
    /// The queue to submit to.
    pub queue: vk::Queue,
    /// Its family.
    pub family: QueueFamily,
    /// How to ask for the addresses of buffers.
    pub addresses: AddressCalls,
    /// Whether a kernel that never ended still uses the device's objects.
    abandoned: Cell<bool>,
    instance: Rc<Instance>,
}

impl LogicalDevice {
    /// Makes the device, with a queue of this family.
    ///
    /// # Errors
    /// When the driver refuses.
    pub fn new(
        instance: &Rc<Instance>,
        adapter: &Adapter,
        family: QueueFamily,
        enabled: &Enabled,
    ) -> Result<Rc<Self>, Failure> {
        let queues = [vk::DeviceQueueCreateInfo::default()
            .queue_family_index(family.index)
            .queue_priorities(&[1.0])];
        let extensions: Vec<*const c_char> = enabled
            .extensions
            .iter()
            .map(|name| name.as_ptr())
            .collect();
        let raw = features::with_enabled(&enabled.features, |chain| {
            let info = vk::DeviceCreateInfo::default()
                .queue_create_infos(&queues)
                .enabled_extension_names(&extensions)
                .push_next(chain);
            // SAFETY: the adapter comes from the instance and has all enabled features; `info` and the data it points
            // to outlive the call.
            unsafe { instance.raw.create_device(adapter.raw, &info, None) }
        })
        .map_err(failed("the device cannot be opened"))?;
        // SAFETY: the device was created with one queue of this family.
        let queue = unsafe { raw.get_device_queue(family.index, 0) };
        let abandoned = Cell::new(false);
        let has_addresses = enabled.features.contains(&Feature::BufferDeviceAddress);
        let addresses = match has_addresses {
            false => AddressCalls::None,
            true if adapter.version >= (1, 2) => AddressCalls::Core,
            true => AddressCalls::Extension(khr::buffer_device_address::Device::new(
                &instance.raw,
                &raw,
            )),
        };
        Ok(Rc::new(Self {
            addresses,
            raw,
            queue,
            family,
            abandoned,
            instance: Rc::clone(instance),
        }))
    }

    /// Leaves the device and all its objects to the end of the process: a kernel that cannot be
    /// stopped still uses them.
    pub fn abandon(&self) {
        self.abandoned.set(true);
    }
}

impl Drop for LogicalDevice {
    fn drop(&mut self) {
        if self.abandoned.get() {
            std::mem::forget(Rc::clone(&self.instance));
        } else {
            // SAFETY: every object of the device holds an `Rc` of it, so none is left, and no work
            // is pending: a submission is waited for or the device abandoned.
            unsafe { self.raw.destroy_device(None) };
        }
    }
}

/// An object of a device, destroyed when dropped.
pub(super) struct Owned<H: Copy> {
    handle: H,
    destroy: unsafe fn(&ash::Device, H),
    device: Rc<LogicalDevice>,
}

impl<H: Copy> Owned<H> {
    /// Takes ownership of `handle`, which was created from `device` and which nothing else destroys; `destroy` must be
    /// the function that does.
    pub fn new(device: &Rc<LogicalDevice>, handle: H, destroy: unsafe fn(&ash::Device, H)) -> Self {
        Self {
            handle,
            destroy,
            device: Rc::clone(device),
        }
    }

    /// The handle, valid as long as `self`.
    pub fn get(&self) -> H {
        self.handle
    }
}

impl<H: Copy> Drop for Owned<H> {
    fn drop(&mut self) {
        if !self.device.abandoned.get() {
            // SAFETY: `new` took over the handle, and no pending work uses it: see
            // `LogicalDevice::drop`.
            unsafe { (self.destroy)(&self.device.raw, self.handle) };
        }
    }
}
