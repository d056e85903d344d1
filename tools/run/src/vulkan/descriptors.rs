//! Descriptor sets: one buffer, image or sampler a slot.

use std::rc::Rc;

use ash::vk;

use super::failed;
use super::logical::{LogicalDevice, Owned};
use super::resources::{Descriptor, Info};
use crate::failure::Failure;

/// The descriptor sets of a launch, from set 0 to the last one used. A set between that has
/// nothing is empty. The field order is the order of destruction.
pub(super) struct Descriptors {
    /// The sets, in order.
    pub sets: Vec<vk::DescriptorSet>,
    _pool: Option<Owned<vk::DescriptorPool>>,
    layouts: Vec<Owned<vk::DescriptorSetLayout>>,
}

impl Descriptors {
    /// Creates the sets with these descriptors, for kernels of `stages`.
    ///
    /// # Errors
    /// When the driver has no memory for them.
    pub fn new(
        device: &Rc<LogicalDevice>,
        descriptors: &[Descriptor],
        stages: vk::ShaderStageFlags,
    ) -> Result<Self, Failure> {
        let error = failed("the descriptor sets cannot be made");
        let layouts = layouts(device, descriptors, stages).map_err(&error)?;
        if layouts.is_empty() {
            return Ok(Self {
                sets: Vec::new(),
                _pool: None,
                layouts,
            });
        }
        let pool = pool(device, layouts.len(), descriptors).map_err(&error)?;
        let raw_layouts: Vec<_> = layouts.iter().map(Owned::get).collect();
        let info = vk::DescriptorSetAllocateInfo::default()
            .descriptor_pool(pool.get())
            .set_layouts(&raw_layouts);
        // SAFETY: pool and layouts are alive, and the pool has room for these sets.
        let sets = unsafe { device.raw.allocate_descriptor_sets(&info) }.map_err(&error)?;
        write(device, &sets, descriptors);
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
    descriptors: &[Descriptor],
    stages: vk::ShaderStageFlags,
) -> Result<Vec<Owned<vk::DescriptorSetLayout>>, vk::Result> {
    let count = descriptors
        .iter()
        .map(|descriptor| descriptor.slot.set + 1)
        .max()
        .unwrap_or(0);
    (0..count)
        .map(|set| layout(device, descriptors, set, stages))
        .collect()
}

fn layout(
    device: &Rc<LogicalDevice>,
    descriptors: &[Descriptor],
    set: u32,
    stages: vk::ShaderStageFlags,
) -> Result<Owned<vk::DescriptorSetLayout>, vk::Result> {
    let bindings: Vec<_> = descriptors
        .iter()
        .filter(|descriptor| descriptor.slot.set == set)
        .map(|descriptor| {
            vk::DescriptorSetLayoutBinding::default()
                .binding(descriptor.slot.binding)
                .descriptor_type(descriptor.ty)
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
    descriptors: &[Descriptor],
) -> Result<Owned<vk::DescriptorPool>, vk::Result> {
    let one_of = |descriptor: &Descriptor| {
        vk::DescriptorPoolSize::default()
            .ty(descriptor.ty)
            .descriptor_count(1)
    };
    let sizes: Vec<_> = descriptors.iter().map(one_of).collect();
    let info = vk::DescriptorPoolCreateInfo::default()
        // It fits: the device's limits were checked.
        .max_sets(sets as u32)
        .pool_sizes(&sizes);
    // SAFETY: `info` outlives the call.
    let raw = unsafe { device.raw.create_descriptor_pool(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_descriptor_pool(raw, None);
    }))
}

fn write(device: &LogicalDevice, sets: &[vk::DescriptorSet], descriptors: &[Descriptor]) {
    let writes: Vec<_> = descriptors
        .iter()
        .map(|Descriptor { slot, ty, info }| {
            let write = vk::WriteDescriptorSet::default()
                .dst_set(sets[slot.set as usize])
                .dst_binding(slot.binding)
                .descriptor_type(*ty);
            match info {
                Info::Buffer(info) => write.buffer_info(std::slice::from_ref(info)),
                Info::Image(info) => write.image_info(std::slice::from_ref(info)),
            }
        })
        .collect();
    // SAFETY: sets and resources are alive and no submission uses the sets.
    unsafe { device.raw.update_descriptor_sets(&writes, &[]) };
}
