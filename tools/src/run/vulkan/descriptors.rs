//! Descriptor sets: one storage buffer a slot.

use std::rc::Rc;

use ash::vk;

use super::buffer::StorageBuffer;
use super::failed;
use super::logical::{LogicalDevice, Owned};
use crate::run::failure::Failure;
use crate::run::launch::Buffer;

/// The descriptor sets of a launch, from set 0 to the last one used. A set between that has no
/// buffer is empty. The field order is the order of destruction.
pub(super) struct Descriptors {
    /// The sets, in order.
    pub sets: Vec<vk::DescriptorSet>,
    _pool: Option<Owned<vk::DescriptorPool>>,
    layouts: Vec<Owned<vk::DescriptorSetLayout>>,
}

impl Descriptors {
    /// Makes the sets that bind `storage`, the device's side of `buffers`, for kernels of `stages`.
    ///
    /// # Errors
    /// When the driver has no memory for them.
    pub fn new(
        device: &Rc<LogicalDevice>,
        buffers: &[Buffer],
        storage: &[StorageBuffer],
        stages: vk::ShaderStageFlags,
    ) -> Result<Self, Failure> {
        let error = failed("the descriptor sets cannot be made");
        let layouts = layouts(device, buffers, stages).map_err(&error)?;
        if layouts.is_empty() {
            return Ok(Self {
                sets: Vec::new(),
                _pool: None,
                layouts,
            });
        }
        let pool = pool(device, layouts.len(), buffers.len()).map_err(&error)?;
        let raw_layouts: Vec<_> = layouts.iter().map(Owned::get).collect();
        let info = vk::DescriptorSetAllocateInfo::default()
            .descriptor_pool(pool.get())
            .set_layouts(&raw_layouts);
        // SAFETY: pool and layouts are alive, and the pool has room for these sets.
        let sets = unsafe { device.raw.allocate_descriptor_sets(&info) }.map_err(&error)?;
        write(device, &sets, buffers, storage);
        Ok(Self {
            sets,
            _pool: Some(pool),
            layouts,
        })
    }

    /// The layouts of the sets, in order.
    pub fn layouts(&self) -> Vec<vk::DescriptorSetLayout> {
        self.layouts.iter().map(Owned::get).collect()
    }
}

fn layouts(
    device: &Rc<LogicalDevice>,
    buffers: &[Buffer],
    stages: vk::ShaderStageFlags,
) -> Result<Vec<Owned<vk::DescriptorSetLayout>>, vk::Result> {
    let count = buffers
        .iter()
        .map(|buffer| buffer.slot.set + 1)
        .max()
        .unwrap_or(0);
    (0..count)
        .map(|set| layout(device, buffers, set, stages))
        .collect()
}

fn layout(
    device: &Rc<LogicalDevice>,
    buffers: &[Buffer],
    set: u32,
    stages: vk::ShaderStageFlags,
) -> Result<Owned<vk::DescriptorSetLayout>, vk::Result> {
    let bindings: Vec<_> = buffers
        .iter()
        .filter(|buffer| buffer.slot.set == set)
        .map(|buffer| {
            vk::DescriptorSetLayoutBinding::default()
                .binding(buffer.slot.binding)
                .descriptor_type(vk::DescriptorType::STORAGE_BUFFER)
                .descriptor_count(1)
                .stage_flags(stages)
        })
        .collect();
    let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
    // SAFETY: `info` outlives the call; the bindings are distinct.
    let raw = unsafe { device.raw.create_descriptor_set_layout(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_descriptor_set_layout(raw, None);
    }))
}

fn pool(
    device: &Rc<LogicalDevice>,
    sets: usize,
    buffers: usize,
) -> Result<Owned<vk::DescriptorPool>, vk::Result> {
    // Both fit: the device's limits were checked.
    let sizes = [vk::DescriptorPoolSize::default()
        .ty(vk::DescriptorType::STORAGE_BUFFER)
        .descriptor_count(buffers as u32)];
    let info = vk::DescriptorPoolCreateInfo::default()
        .max_sets(sets as u32)
        .pool_sizes(&sizes);
    // SAFETY: `info` outlives the call.
    let raw = unsafe { device.raw.create_descriptor_pool(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_descriptor_pool(raw, None);
    }))
}

fn write(
    device: &LogicalDevice,
    sets: &[vk::DescriptorSet],
    buffers: &[Buffer],
    storage: &[StorageBuffer],
) {
    let infos: Vec<_> = storage.iter().map(|buffer| [buffer.descriptor()]).collect();
    let writes: Vec<_> = buffers
        .iter()
        .zip(&infos)
        .map(|(buffer, info)| {
            vk::WriteDescriptorSet::default()
                .dst_set(sets[buffer.slot.set as usize])
                .dst_binding(buffer.slot.binding)
                .descriptor_type(vk::DescriptorType::STORAGE_BUFFER)
                .buffer_info(info)
        })
        .collect();
    // SAFETY: sets and buffers are alive and no submission uses the sets.
    unsafe { device.raw.update_descriptor_sets(&writes, &[]) };
}
