//! Launches saxpy on a Vulkan device.

use ash::vk;
use std::error::Error;

/// The kernel, from `build.rs`.
mod saxpy {
    include!(concat!(env!("OUT_DIR"), "/saxpy.rs"));
}

const COUNT: usize = 1000;

/// A buffer of floats in memory that the host sees.
struct Floats {
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    values: *mut f32,
}

impl Floats {
    unsafe fn new(
        device: &ash::Device,
        memory: &vk::PhysicalDeviceMemoryProperties,
        value: impl Fn(usize) -> f32,
    ) -> Result<Self, Box<dyn Error>> {
        let size = (COUNT * size_of::<f32>()) as u64;
        let info = vk::BufferCreateInfo::default()
            .size(size)
            .usage(vk::BufferUsageFlags::STORAGE_BUFFER);
        let buffer = unsafe { device.create_buffer(&info, None) }?;
        let needs = unsafe { device.get_buffer_memory_requirements(buffer) };
        let wanted = vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT;
        let kinds = memory.memory_types_as_slice().iter().zip(0u32..);
        let fits = |flags: vk::MemoryPropertyFlags, index: u32| {
            needs.memory_type_bits & 1 << index != 0 && flags.contains(wanted)
        };
        let kind = kinds
            .map(|(kind, index)| (kind.property_flags, index))
            .find(|&(flags, index)| fits(flags, index));
        let (_, index) = kind.ok_or("no memory that the host sees")?;
        let info = vk::MemoryAllocateInfo::default()
            .allocation_size(needs.size)
            .memory_type_index(index);
        let memory = unsafe { device.allocate_memory(&info, None) }?;
        unsafe { device.bind_buffer_memory(buffer, memory, 0) }?;
        let mapped = unsafe { device.map_memory(memory, 0, size, vk::MemoryMapFlags::empty()) }?;
        let values = mapped.cast::<f32>();
        for index in 0..COUNT {
            unsafe { values.add(index).write(value(index)) };
        }
        Ok(Self {
            buffer,
            memory,
            values,
        })
    }

    unsafe fn destroy(self, device: &ash::Device) {
        unsafe { device.destroy_buffer(self.buffer, None) };
        unsafe { device.free_memory(self.memory, None) };
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let entry = unsafe { ash::Entry::load() }?;
    let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_1);
    let info = vk::InstanceCreateInfo::default().application_info(&application);
    let instance = unsafe { entry.create_instance(&info, None) }?;
    let physical = *unsafe { instance.enumerate_physical_devices() }?
        .first()
        .ok_or("no Vulkan device")?;
    let families = unsafe { instance.get_physical_device_queue_family_properties(physical) };
    let mut families = (0u32..).zip(families);
    let computes = |flags: vk::QueueFlags| flags.contains(vk::QueueFlags::COMPUTE);
    let (family, _) = families
        .find(|(_, family)| computes(family.queue_flags))
        .ok_or("no queue for compute")?;
    let queues = [vk::DeviceQueueCreateInfo::default()
        .queue_family_index(family)
        .queue_priorities(&[1.0])];
    let info = vk::DeviceCreateInfo::default().queue_create_infos(&queues);
    let device = unsafe { instance.create_device(physical, &info, None) }?;
    let queue = unsafe { device.get_device_queue(family, 0) };
    let memory = unsafe { instance.get_physical_device_memory_properties(physical) };

    let x = unsafe { Floats::new(&device, &memory, |index| index as f32) }?;
    let y = unsafe { Floats::new(&device, &memory, |_| 1.0) }?;

    let info = vk::CommandPoolCreateInfo::default().queue_family_index(family);
    let command_pool = unsafe { device.create_command_pool(&info, None) }?;
    let info = vk::CommandBufferAllocateInfo::default()
        .command_pool(command_pool)
        .command_buffer_count(1);
    let commands = unsafe { device.allocate_command_buffers(&info) }?[0];
    let sizes = [vk::DescriptorPoolSize {
        ty: vk::DescriptorType::STORAGE_BUFFER,
        descriptor_count: 2,
    }];
    let info = vk::DescriptorPoolCreateInfo::default()
        .max_sets(1)
        .pool_sizes(&sizes);
    let pool = unsafe { device.create_descriptor_pool(&info, None) }?;

    let kernel = unsafe { saxpy::Saxpy::new(&device) }?;
    unsafe { device.begin_command_buffer(commands, &vk::CommandBufferBeginInfo::default()) }?;
    let workgroups = [COUNT.div_ceil(64) as u32, 1, 1];
    let (of_x, of_y) = (saxpy::Buffer::new(x.buffer), saxpy::Buffer::new(y.buffer));
    unsafe {
        kernel.launch(
            &device,
            pool,
            commands,
            workgroups,
            of_x,
            of_y,
            2.0,
            COUNT as u32,
        )
    }?;
    unsafe { device.end_command_buffer(commands) }?;
    let submitted = [commands];
    let submit = vk::SubmitInfo::default().command_buffers(&submitted);
    unsafe { device.queue_submit(queue, &[submit], vk::Fence::null()) }?;
    unsafe { device.queue_wait_idle(queue) }?;

    let result: Vec<f32> = (0..COUNT)
        .map(|index| unsafe { y.values.add(index).read() })
        .collect();
    for (index, value) in result.iter().enumerate() {
        if *value != 2.0 * index as f32 + 1.0 {
            return Err(format!("y[{index}] is {value}").into());
        }
    }
    println!(
        "y = {} {} {} … {}",
        result[0],
        result[1],
        result[2],
        result[COUNT - 1]
    );

    unsafe {
        kernel.destroy(&device);
        x.destroy(&device);
        y.destroy(&device);
        device.destroy_descriptor_pool(pool, None);
        device.destroy_command_pool(command_pool, None);
        device.destroy_device(None);
        instance.destroy_instance(None);
    }
    Ok(())
}
