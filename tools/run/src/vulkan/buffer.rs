//! Buffers: where their memory is, and the way of bytes in and out.

use std::rc::Rc;

use ash::vk;

use super::adapter::Adapter;
use super::logical::{AddressCalls, LogicalDevice, Owned};
use crate::launch::Contents;
use gir::reflection::schema::Space;

/// A buffer of a kernel.
pub(super) struct DeviceBuffer {
    storage: Block,
    staging: Option<Block>,
    /// The bytes that belong to the kernel; the block may be larger.
    len: u64,
}

impl DeviceBuffer {
    /// Creates a buffer of `len` bytes: in device memory that the host can write directly if there is some, so that a
    /// measured time is that of device memory, else staged.
    ///
    /// # Errors
    /// When the device has no memory for it.
    pub fn new(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        space: Space,
        len: u64,
    ) -> Result<Self, vk::Result> {
        let mapped = Self::mapped(device, adapter, space, len);
        mapped.or_else(|_| Self::staged(device, adapter, space, len))
    }

    fn mapped(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        space: Space,
        len: u64,
    ) -> Result<Self, vk::Result> {
        let usage = usage(device, space) | vk::BufferUsageFlags::TRANSFER_DST;
        let flags = vk::MemoryPropertyFlags::DEVICE_LOCAL | vk::MemoryPropertyFlags::HOST_VISIBLE;
        let storage = Block::new(device, adapter, len, usage, &[flags])?;
        Ok(Self {
            storage,
            staging: None,
            len,
        })
    }

    /// Creates a buffer of `len` bytes in device memory, filled and read through a second buffer on the host.
    ///
    /// # Errors
    /// When the device or the host has no memory for it.
    pub fn staged(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        space: Space,
        len: u64,
    ) -> Result<Self, vk::Result> {
        let copied = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let on_device = [
            vk::MemoryPropertyFlags::DEVICE_LOCAL,
            vk::MemoryPropertyFlags::empty(),
        ];
        let usage = usage(device, space) | copied;
        let storage = Block::new(device, adapter, len, usage, &on_device)?;
        let visible = vk::MemoryPropertyFlags::HOST_VISIBLE;
        let on_host = [visible | vk::MemoryPropertyFlags::HOST_CACHED, visible];
        let staging = Block::new(device, adapter, len, copied, &on_host)?;
        Ok(Self {
            storage,
            staging: Some(staging),
            len,
        })
    }

    /// The buffer to bind and its size: whole words, because kernels may access bytes as parts of words.
    pub fn descriptor(&self) -> vk::DescriptorBufferInfo {
        vk::DescriptorBufferInfo::default()
            .buffer(self.storage.buffer.get())
            .offset(0)
            .range(self.storage.size)
    }

    /// The buffer itself.
    pub fn handle(&self) -> vk::Buffer {
        self.storage.buffer.get()
    }

    /// The address of the first byte, on a device that has the feature for it.
    pub fn address(&self, device: &LogicalDevice) -> u64 {
        let buffer = self.storage.buffer.get();
        let info = vk::BufferDeviceAddressInfo::default().buffer(buffer);
        // SAFETY: the buffer is alive and was created for this; `info` outlives the call.
        match &device.addresses {
            AddressCalls::None => 0,
            AddressCalls::Core => unsafe { device.raw.get_buffer_device_address(&info) },
            AddressCalls::Extension(calls) => unsafe { calls.get_buffer_device_address(&info) },
        }
    }

    /// Writes the initial contents where the next submission finds them. No submission may be
    /// pending.
    ///
    /// # Errors
    /// When the memory cannot be made visible to the device.
    pub fn upload(&self, contents: &Contents) -> Result<(), vk::Result> {
        self.host_side().write(contents)
    }

    /// The bytes after a submission has ended.
    ///
    /// # Errors
    /// When there is no memory for them, or the device memory cannot be made visible to the host.
    pub fn download(&self) -> Result<Vec<u8>, vk::Result> {
        self.host_side().read(self.len)
    }

    fn host_side(&self) -> &Block {
        self.staging.as_ref().unwrap_or(&self.storage)
    }

    /// The copy from the host's side to the device's, where they differ: source, target, size.
    pub fn copy_in(&self) -> Option<(vk::Buffer, vk::Buffer, u64)> {
        let staging = self.staging.as_ref()?;
        Some((
            staging.buffer.get(),
            self.storage.buffer.get(),
            self.storage.size,
        ))
    }

    /// The copy back.
    pub fn copy_out(&self) -> Option<(vk::Buffer, vk::Buffer, u64)> {
        self.copy_in()
            .map(|(staging, storage, size)| (storage, staging, size))
    }
}

/// The usage of a buffer: read and written, vertices, or a uniform buffer.
fn usage(device: &LogicalDevice, space: Space) -> vk::BufferUsageFlags {
    let storage = vk::BufferUsageFlags::STORAGE_BUFFER | vk::BufferUsageFlags::VERTEX_BUFFER;
    match (space, &device.addresses) {
        (Space::Uniform, _) => vk::BufferUsageFlags::UNIFORM_BUFFER,
        (_, AddressCalls::None) => storage,
        _ => storage | vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS,
    }
}

/// A buffer with memory of its own. The field order is the order of destruction.
pub(super) struct Block {
    buffer: Owned<vk::Buffer>,
    memory: Owned<vk::DeviceMemory>,
    /// The memory in the host's address space; null where the host does not see it.
    mapped: *mut u8,
    coherent: bool,
    size: u64,
    device: Rc<LogicalDevice>,
}

impl Block {
    /// Creates a buffer of `len` bytes or a little more, in the first memory type that has one of the property sets in
    /// `wanted`, the best one first.
    ///
    /// # Errors
    /// When no such memory is available.
    pub fn new(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        len: u64,
        usage: vk::BufferUsageFlags,
        wanted: &[vk::MemoryPropertyFlags],
    ) -> Result<Self, vk::Result> {
        let size = len.max(4).next_multiple_of(4);
        let info = vk::BufferCreateInfo::default()
            .size(size)
            .usage(usage)
            .sharing_mode(vk::SharingMode::EXCLUSIVE);
        // SAFETY (here and below): the device is alive, the handles are its own, and every
        // structure outlives its call.
        let raw = unsafe { device.raw.create_buffer(&info, None) }?;
        let buffer = Owned::new(device, raw, |device, raw| unsafe {
            device.destroy_buffer(raw, None);
        });
        let needs = unsafe { device.raw.get_buffer_memory_requirements(raw) };
        let (index, flags) = memory_type(&adapter.memory, needs.memory_type_bits, wanted)
            .ok_or(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?;
        let mut flags_info =
            vk::MemoryAllocateFlagsInfo::default().flags(vk::MemoryAllocateFlags::DEVICE_ADDRESS);
        let mut info = vk::MemoryAllocateInfo::default()
            .allocation_size(needs.size)
            .memory_type_index(index);
        if usage.contains(vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS) {
            info = info.push_next(&mut flags_info);
        }
        let memory = unsafe { device.raw.allocate_memory(&info, None) }?;
        let memory = Owned::new(device, memory, |device, raw| unsafe {
            device.free_memory(raw, None);
        });
        unsafe { device.raw.bind_buffer_memory(raw, memory.get(), 0) }?;
        let mapped = match flags.contains(vk::MemoryPropertyFlags::HOST_VISIBLE) {
            true => unsafe {
                let flags = vk::MemoryMapFlags::empty();
                device
                    .raw
                    .map_memory(memory.get(), 0, vk::WHOLE_SIZE, flags)
            }?
            .cast(),
            false => std::ptr::null_mut(),
        };
        let coherent = flags.contains(vk::MemoryPropertyFlags::HOST_COHERENT);
        Ok(Self {
            buffer,
            memory,
            mapped,
            coherent,
            size,
            device: Rc::clone(device),
        })
    }

    fn whole(&self) -> [vk::MappedMemoryRange<'static>; 1] {
        let range = vk::MappedMemoryRange::default();
        [range
            .memory(self.memory.get())
            .offset(0)
            .size(vk::WHOLE_SIZE)]
    }

    /// The buffer.
    pub fn buffer(&self) -> vk::Buffer {
        self.buffer.get()
    }

    /// Writes `contents`, and zeros to the end of the buffer.
    ///
    /// # Errors
    /// When the host does not see the memory.
    pub fn write(&self, contents: &Contents) -> Result<(), vk::Result> {
        if self.mapped.is_null() {
            return Err(vk::Result::ERROR_MEMORY_MAP_FAILED);
        }
        let bytes: &[u8] = match contents {
            Contents::Bytes(bytes) => bytes,
            Contents::Zeros(_) => &[],
        };
        let size = usize::try_from(self.size).map_err(|_| vk::Result::ERROR_MEMORY_MAP_FAILED)?;
        let written = bytes.len().min(size);
        // SAFETY: `size` bytes are mapped, and no submission is pending that uses them.
        unsafe {
            self.mapped
                .copy_from_nonoverlapping(bytes.as_ptr(), written);
            self.mapped.add(written).write_bytes(0, size - written);
        }
        match self.coherent {
            true => Ok(()),
            // SAFETY: the memory is mapped.
            false => unsafe { self.device.raw.flush_mapped_memory_ranges(&self.whole()) },
        }
    }

    /// The first `len` bytes.
    ///
    /// # Errors
    /// When the host does not see the memory, or has none for them.
    pub fn read(&self, len: u64) -> Result<Vec<u8>, vk::Result> {
        let len = usize::try_from(len.min(self.size));
        let (Ok(len), false) = (len, self.mapped.is_null()) else {
            return Err(vk::Result::ERROR_MEMORY_MAP_FAILED);
        };
        if !self.coherent {
            // SAFETY: the memory is mapped.
            unsafe {
                self.device
                    .raw
                    .invalidate_mapped_memory_ranges(&self.whole())
            }?;
        }
        let mut bytes = Vec::new();
        bytes
            .try_reserve_exact(len)
            .map_err(|_| vk::Result::ERROR_OUT_OF_HOST_MEMORY)?;
        // SAFETY: at least `len` bytes are mapped and initialised by `write` or a copy of the whole
        // buffer, and no submission is pending that writes them.
        bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(self.mapped, len) });
        Ok(bytes)
    }
}

/// The first memory type among `allowed` with all properties of the first entry of `wanted` that
/// has any.
pub(super) fn memory_type(
    memory: &vk::PhysicalDeviceMemoryProperties,
    allowed: u32,
    wanted: &[vk::MemoryPropertyFlags],
) -> Option<(u32, vk::MemoryPropertyFlags)> {
    let types = memory.memory_types_as_slice();
    wanted.iter().find_map(|wanted| {
        types
            .iter()
            .zip(0..)
            .filter(|(_, index)| allowed & (1 << index) != 0)
            .find(|(ty, _)| ty.property_flags.contains(*wanted))
            .map(|(ty, index)| (index, ty.property_flags))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use vk::MemoryPropertyFlags as Flags;

    fn memory(types: &[Flags]) -> vk::PhysicalDeviceMemoryProperties {
        let mut memory = vk::PhysicalDeviceMemoryProperties {
            memory_type_count: types.len() as u32,
            ..Default::default()
        };
        for (place, flags) in memory.memory_types.iter_mut().zip(types) {
            place.property_flags = *flags;
        }
        memory
    }

    #[test]
    fn the_best_allowed_type_is_taken() {
        let visible = Flags::HOST_VISIBLE;
        let memory = memory(&[Flags::DEVICE_LOCAL, visible, visible | Flags::HOST_CACHED]);
        let wanted = [visible | Flags::HOST_CACHED, visible];
        let index = |allowed, wanted: &[Flags]| memory_type(&memory, allowed, wanted).map(|t| t.0);
        assert_eq!(index(0b111, &wanted), Some(2));
        assert_eq!(index(0b011, &wanted), Some(1));
        assert_eq!(index(0b001, &wanted), None);
        assert_eq!(index(0b111, &[visible | Flags::DEVICE_LOCAL]), None);
    }
}
