//! The images that are drawn to, and the buffers they are read through.

use std::rc::Rc;

use ash::vk;

use super::formats;
use crate::element::ElemType;
use crate::graphics::{Draw, Target};
use crate::vulkan::VulkanSession;
use crate::vulkan::adapter::Adapter;
use crate::vulkan::buffer::{DeviceBuffer, memory_type};
use crate::vulkan::logical::{LogicalDevice, Owned};
use gir::reflection::schema::Space;

/// An image with memory of its own. The field order is the order of destruction.
pub(super) struct TargetImage {
    /// The view to draw through.
    pub view: Owned<vk::ImageView>,
    /// The image.
    pub image: Owned<vk::Image>,
    _memory: Owned<vk::DeviceMemory>,
    /// Where its texels go in the end.
    pub texels: DeviceBuffer,
    /// The output that is drawn to it.
    pub target: Target,
    /// Its format.
    pub format: vk::Format,
}

impl TargetImage {
    /// Whether it is of colors or depths.
    pub fn aspect(&self) -> vk::ImageAspectFlags {
        match self.target {
            Target::Color(_) => vk::ImageAspectFlags::COLOR,
            Target::Depth => vk::ImageAspectFlags::DEPTH,
        }
    }
}

/// The images of a draw: colors in the order of the program, then the depths.
///
/// # Errors
/// When the device has no memory for them.
pub(super) fn of(
    session: &VulkanSession,
    device: &Rc<LogicalDevice>,
    draw: &Draw<'_>,
) -> Result<Vec<TargetImage>, vk::Result> {
    let colors = draw.program.colors.iter().copied().map(Target::Color);
    let depth = draw.has_depth.then_some(Target::Depth);
    let targets = colors.chain(depth);
    targets
        .map(|target| image(session, device, target, draw.size))
        .collect()
}

fn image(
    session: &VulkanSession,
    device: &Rc<LogicalDevice>,
    target: Target,
    [width, height]: [u32; 2],
) -> Result<TargetImage, vk::Result> {
    let (format, usage, aspect) = match target {
        Target::Color(color) => (
            color_format(color.elem)?,
            vk::ImageUsageFlags::COLOR_ATTACHMENT,
            vk::ImageAspectFlags::COLOR,
        ),
        Target::Depth => (
            formats::DEPTH,
            vk::ImageUsageFlags::DEPTH_STENCIL_ATTACHMENT,
            vk::ImageAspectFlags::DEPTH,
        ),
    };
    let info = vk::ImageCreateInfo::default()
        .image_type(vk::ImageType::TYPE_2D)
        .format(format)
        .extent(vk::Extent3D {
            width,
            height,
            depth: 1,
        })
        .mip_levels(1)
        .array_layers(1)
        .samples(vk::SampleCountFlags::TYPE_1)
        .tiling(vk::ImageTiling::OPTIMAL)
        .usage(usage | vk::ImageUsageFlags::TRANSFER_SRC);
    // SAFETY: `info` outlives the call; format and size are supported by the device.
    let raw = unsafe { device.raw.create_image(&info, None) }?;
    let image = Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_image(raw, None);
    });
    let memory = memory(device, &session.adapter, raw)?;
    let info = vk::ImageViewCreateInfo::default()
        .image(raw)
        .view_type(vk::ImageViewType::TYPE_2D)
        .format(format)
        .subresource_range(
            vk::ImageSubresourceRange::default()
                .aspect_mask(aspect)
                .level_count(1)
                .layer_count(1),
        );
    // SAFETY: the image is alive and has memory.
    let view = unsafe { device.raw.create_image_view(&info, None) }?;
    let view = Owned::new(device, view, |device, raw| unsafe {
        device.destroy_image_view(raw, None);
    });
    let len = u64::from(width) * u64::from(height) * target.elem().size() as u64;
    Ok(TargetImage {
        view,
        image,
        _memory: memory,
        texels: (session.make_buffer)(device, &session.adapter, Space::Storage, len)?,
        target,
        format,
    })
}

fn color_format(elem: ElemType) -> Result<vk::Format, vk::Result> {
    formats::of_target(elem).ok_or(vk::Result::ERROR_FORMAT_NOT_SUPPORTED)
}

/// Memory for an image, bound to it: device-local if available.
fn memory(
    device: &Rc<LogicalDevice>,
    adapter: &Adapter,
    image: vk::Image,
) -> Result<Owned<vk::DeviceMemory>, vk::Result> {
    // SAFETY (here and below): the image is alive.
    let needs = unsafe { device.raw.get_image_memory_requirements(image) };
    let wanted = [
        vk::MemoryPropertyFlags::DEVICE_LOCAL,
        vk::MemoryPropertyFlags::empty(),
    ];
    let (index, _) = memory_type(&adapter.memory, needs.memory_type_bits, &wanted)
        .ok_or(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?;
    let info = vk::MemoryAllocateInfo::default()
        .allocation_size(needs.size)
        .memory_type_index(index);
    let memory = unsafe { device.raw.allocate_memory(&info, None) }?;
    let memory = Owned::new(device, memory, |device, raw| unsafe {
        device.free_memory(raw, None);
    });
    unsafe { device.raw.bind_image_memory(image, memory.get(), 0) }?;
    Ok(memory)
}
