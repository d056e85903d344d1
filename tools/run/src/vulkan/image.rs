//! Images: their memory, and the way of texels in and out.
//!
//! An image is in the layout GENERAL from the first copy on, which everything may use.

use std::rc::Rc;

use ash::vk;

use super::adapter::Adapter;
use super::buffer::{Block, memory_type};
use super::instance::Instance;
use super::logical::{LogicalDevice, Owned};
use crate::image::{Encoding, Extents, Format};
use crate::image_kind::ImageKind;
use crate::launch::{Contents, Image, Launch};
use gir::reflection::schema::Access;

/// An image of a kernel. The field order is the order of destruction.
pub(super) struct DeviceImage {
    view: Owned<vk::ImageView>,
    image: Owned<vk::Image>,
    _memory: Owned<vk::DeviceMemory>,
    staging: Block,
    extents: Extents,
    format: Format,
    aspect: vk::ImageAspectFlags,
}

impl DeviceImage {
    /// Creates an image, and a buffer on the host for the transfer of its texels.
    ///
    /// # Errors
    /// When the device or the host has no memory for it.
    pub fn new(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        image: &Image,
    ) -> Result<Self, vk::Result> {
        let info = create_info(image);
        // SAFETY (here and below): the device is alive, the handles are its own, the device has
        // this kind of image, and every structure outlives its call.
        let raw = unsafe { device.raw.create_image(&info, None) }?;
        let owned = Owned::new(device, raw, |device, raw| unsafe {
            device.destroy_image(raw, None);
        });
        let memory = memory(device, adapter, raw)?;
        unsafe { device.raw.bind_image_memory(raw, memory.get(), 0) }?;
        let view = view(device, image, raw)?;
        let copied = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let visible = vk::MemoryPropertyFlags::HOST_VISIBLE;
        let wanted = [visible | vk::MemoryPropertyFlags::HOST_CACHED, visible];
        let staging = Block::new(device, adapter, image.contents.len(), copied, &wanted)?;
        Ok(Self {
            view,
            image: owned,
            _memory: memory,
            staging,
            extents: image.extents,
            format: image.format,
            aspect: aspect(image.used.access),
        })
    }

    /// The image to bind.
    pub fn descriptor(&self) -> vk::DescriptorImageInfo {
        vk::DescriptorImageInfo::default()
            .image_view(self.view.get())
            .image_layout(vk::ImageLayout::GENERAL)
    }

    /// Writes the initial contents where the next submission finds them. No submission may be
    /// pending.
    ///
    /// # Errors
    /// When the memory cannot be made visible to the device.
    pub fn upload(&self, contents: &Contents) -> Result<(), vk::Result> {
        self.staging.write(contents)
    }

    /// The texels of level 0 after a submission has ended.
    ///
    /// # Errors
    /// When there is no memory for them, or the device memory cannot be made visible to the host.
    pub fn download(&self) -> Result<Vec<u8>, vk::Result> {
        let size = self.extents.level_size(0, self.format);
        self.staging.read(size.unwrap_or_default())
    }

    /// Records the copy of the initial contents, after which they are visible to the copies and kernels after a
    /// barrier.
    ///
    /// # Safety
    /// `commands` is being recorded.
    pub unsafe fn copy_in(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        let barrier = [vk::ImageMemoryBarrier::default()
            .dst_access_mask(vk::AccessFlags::TRANSFER_WRITE)
            .old_layout(vk::ImageLayout::UNDEFINED)
            .new_layout(vk::ImageLayout::GENERAL)
            .src_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .dst_queue_family_index(vk::QUEUE_FAMILY_IGNORED)
            .image(self.image.get())
            .subresource_range(all_levels(self.extents, self.aspect))];
        let regions: Vec<_> = (0..self.extents.levels)
            .map(|level| self.region(level))
            .collect();
        // SAFETY: the caller records into this command buffer; image and buffer have these texels.
        unsafe {
            device.cmd_pipeline_barrier(
                commands,
                vk::PipelineStageFlags::TOP_OF_PIPE,
                vk::PipelineStageFlags::TRANSFER,
                vk::DependencyFlags::empty(),
                &[],
                &[],
                &barrier,
            );
            let (source, target) = (self.staging.buffer(), self.image.get());
            let layout = vk::ImageLayout::GENERAL;
            device.cmd_copy_buffer_to_image(commands, source, target, layout, &regions);
        }
    }

    /// Records the copy of level 0 back.
    ///
    /// # Safety
    /// `commands` is being recorded.
    pub unsafe fn copy_out(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        let (source, target) = (self.image.get(), self.staging.buffer());
        let layout = vk::ImageLayout::GENERAL;
        let region = [self.region(0)];
        // SAFETY: the caller records into this command buffer; image and buffer have these texels.
        unsafe { device.cmd_copy_image_to_buffer(commands, source, layout, target, &region) };
    }

    /// Where a level is in the buffer.
    fn region(&self, level: u32) -> vk::BufferImageCopy {
        let size = |level| self.extents.level_size(level, self.format);
        let [width, height, depth] = self.extents.of_level(level);
        let layers = vk::ImageSubresourceLayers::default()
            .aspect_mask(self.aspect)
            .mip_level(level)
            .layer_count(self.extents.layers);
        vk::BufferImageCopy::default()
            .buffer_offset((0..level).filter_map(size).sum())
            .image_subresource(layers)
            .image_extent(vk::Extent3D {
                width,
                height,
                depth,
            })
    }
}

/// A message for every image that a device does not have.
pub(super) fn unsupported(
    instance: &Instance,
    adapter: &Adapter,
    launch: &Launch<'_>,
) -> Vec<String> {
    let is_filtered = launch
        .bindings
        .samplers
        .iter()
        .any(|it| it.sampler.is_linear);
    let images = launch.bindings.images.iter();
    let missing = images.filter_map(|image| lacking(instance, adapter, image, is_filtered));
    missing.collect()
}

/// The reason why a device cannot have an image.
fn lacking(
    instance: &Instance,
    adapter: &Adapter,
    image: &Image,
    is_filtered: bool,
) -> Option<String> {
    let info = create_info(image);
    // SAFETY: the adapter comes from this instance.
    let (format, limits) = unsafe {
        let of_format = instance
            .raw
            .get_physical_device_format_properties(adapter.raw, info.format);
        let of_image = instance.raw.get_physical_device_image_format_properties(
            adapter.raw,
            info.format,
            info.image_type,
            info.tiling,
            info.usage,
            info.flags,
        );
        (of_format.optimal_tiling_features, of_image)
    };
    let (name, owner) = (&adapter.name, &image.owner);
    if image.used.access == Access::Depth && format_of_depths(image.format).is_none() {
        return Some(format!(
            "depths are r32float or r16unorm, and {owner} is of {}",
            image.format
        ));
    }
    if image.used.access == Access::Atomic
        && (image.format.channels, image.format.texel_size()) != (1, 4)
    {
        return Some(format!(
            "texels that atomics update are r32uint, r32sint or r32float, and {owner} is of {}",
            image.format
        ));
    }
    let kind = match image.used.access.is_sampled() {
        true => "sampled",
        false => "storage",
    };
    let Ok(limits) = limits else {
        let format = image.format;
        return Some(format!(
            "device '{name}' has no {kind} images of format {format}, which {owner} is"
        ));
    };
    // Integers are only fetched.
    let class_is_filtered = image.format.class() == crate::image::Class::Float;
    if image.used.access.is_sampled()
        && is_filtered
        && class_is_filtered
        && !format.contains(vk::FormatFeatureFlags::SAMPLED_IMAGE_FILTER_LINEAR)
    {
        let format = image.format;
        return Some(format!(
            "device '{name}' filters no images of format {format}, which {owner} is: sample it with 'nearest'"
        ));
    }
    let most = limits.max_extent;
    let most = [most.width, most.height, most.depth];
    let extents = image.extents.texels;
    let is_larger = extents
        .iter()
        .zip(most)
        .any(|(&extent, most)| extent > most);
    is_larger.then(|| {
        format!(
            "device '{name}' has images of at most {most:?} texels, {extents:?} wanted for {owner}"
        )
    })
    .or_else(|| {
        let (most, layers) = (limits.max_array_layers, image.extents.layers);
        (layers > most).then(|| {
            format!("device '{name}' has images of at most {most} layers, {layers} wanted for {owner}")
        })
    })
}

fn create_info(image: &Image) -> vk::ImageCreateInfo<'static> {
    let [width, height, depth] = image.extents.texels;
    let used = match image.used.access.is_sampled() {
        true => vk::ImageUsageFlags::SAMPLED,
        false => vk::ImageUsageFlags::STORAGE,
    };
    let copied = vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST;
    vk::ImageCreateInfo::default()
        .flags(match image.used.kind.is_cube() {
            true => vk::ImageCreateFlags::CUBE_COMPATIBLE,
            false => vk::ImageCreateFlags::empty(),
        })
        .image_type(match image.used.kind.dimensions() {
            1 => vk::ImageType::TYPE_1D,
            2 => vk::ImageType::TYPE_2D,
            _ => vk::ImageType::TYPE_3D,
        })
        .format(device_format(image))
        .extent(vk::Extent3D {
            width,
            height,
            depth,
        })
        .mip_levels(image.extents.levels)
        .array_layers(image.extents.layers)
        .samples(vk::SampleCountFlags::TYPE_1)
        .tiling(vk::ImageTiling::OPTIMAL)
        .usage(used | copied)
        .sharing_mode(vk::SharingMode::EXCLUSIVE)
        .initial_layout(vk::ImageLayout::UNDEFINED)
}

fn memory(
    device: &Rc<LogicalDevice>,
    adapter: &Adapter,
    image: vk::Image,
) -> Result<Owned<vk::DeviceMemory>, vk::Result> {
    let wanted = [
        vk::MemoryPropertyFlags::DEVICE_LOCAL,
        vk::MemoryPropertyFlags::empty(),
    ];
    // SAFETY (here and below): the image is the device's.
    let needs = unsafe { device.raw.get_image_memory_requirements(image) };
    let (index, _) = memory_type(&adapter.memory, needs.memory_type_bits, &wanted)
        .ok_or(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?;
    let info = vk::MemoryAllocateInfo::default()
        .allocation_size(needs.size)
        .memory_type_index(index);
    let memory = unsafe { device.raw.allocate_memory(&info, None) }?;
    Ok(Owned::new(device, memory, |device, raw| unsafe {
        device.free_memory(raw, None);
    }))
}

fn view(
    device: &Rc<LogicalDevice>,
    image: &Image,
    raw: vk::Image,
) -> Result<Owned<vk::ImageView>, vk::Result> {
    let mut levels = all_levels(image.extents, aspect(image.used.access));
    if !image.used.access.is_sampled() {
        levels.level_count = 1;
    }
    let info = vk::ImageViewCreateInfo::default()
        .image(raw)
        .view_type(match image.used.kind {
            ImageKind::Image1d => vk::ImageViewType::TYPE_1D,
            ImageKind::Image1dArray => vk::ImageViewType::TYPE_1D_ARRAY,
            ImageKind::Image2d => vk::ImageViewType::TYPE_2D,
            ImageKind::Image2dArray => vk::ImageViewType::TYPE_2D_ARRAY,
            ImageKind::Image3d => vk::ImageViewType::TYPE_3D,
            ImageKind::ImageCube => vk::ImageViewType::CUBE,
            ImageKind::ImageCubeArray => vk::ImageViewType::CUBE_ARRAY,
        })
        .format(device_format(image))
        .subresource_range(levels);
    // SAFETY: the image is the device's, and has memory.
    let raw = unsafe { device.raw.create_image_view(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_image_view(raw, None);
    }))
}

fn all_levels(extents: Extents, aspect: vk::ImageAspectFlags) -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange::default()
        .aspect_mask(aspect)
        .level_count(extents.levels)
        .layer_count(extents.layers)
}

/// The format of an image: that of depths has the floats of another one.
fn device_format(image: &Image) -> vk::Format {
    let depth = (image.used.access == Access::Depth).then(|| format_of_depths(image.format));
    depth.flatten().unwrap_or_else(|| format(image.format))
}

/// The format of depths with the same numbers.
fn format_of_depths(format: Format) -> Option<vk::Format> {
    match (format.channels, format.encoding) {
        (1, Encoding::Float32) => Some(vk::Format::D32_SFLOAT),
        (1, Encoding::Unorm16) => Some(vk::Format::D16_UNORM),
        _ => None,
    }
}

/// The part of texels that an image has.
fn aspect(access: Access) -> vk::ImageAspectFlags {
    match access {
        Access::Depth => vk::ImageAspectFlags::DEPTH,
        _ => vk::ImageAspectFlags::COLOR,
    }
}

fn format(Format { channels, encoding }: Format) -> vk::Format {
    let [one, two, four] = match encoding {
        Encoding::Unorm8 => [
            vk::Format::R8_UNORM,
            vk::Format::R8G8_UNORM,
            vk::Format::R8G8B8A8_UNORM,
        ],
        Encoding::Snorm8 => [
            vk::Format::R8_SNORM,
            vk::Format::R8G8_SNORM,
            vk::Format::R8G8B8A8_SNORM,
        ],
        Encoding::Uint8 => [
            vk::Format::R8_UINT,
            vk::Format::R8G8_UINT,
            vk::Format::R8G8B8A8_UINT,
        ],
        Encoding::Sint8 => [
            vk::Format::R8_SINT,
            vk::Format::R8G8_SINT,
            vk::Format::R8G8B8A8_SINT,
        ],
        Encoding::Unorm16 => [
            vk::Format::R16_UNORM,
            vk::Format::R16G16_UNORM,
            vk::Format::R16G16B16A16_UNORM,
        ],
        Encoding::Snorm16 => [
            vk::Format::R16_SNORM,
            vk::Format::R16G16_SNORM,
            vk::Format::R16G16B16A16_SNORM,
        ],
        Encoding::Uint16 => [
            vk::Format::R16_UINT,
            vk::Format::R16G16_UINT,
            vk::Format::R16G16B16A16_UINT,
        ],
        Encoding::Sint16 => [
            vk::Format::R16_SINT,
            vk::Format::R16G16_SINT,
            vk::Format::R16G16B16A16_SINT,
        ],
        Encoding::Float16 => [
            vk::Format::R16_SFLOAT,
            vk::Format::R16G16_SFLOAT,
            vk::Format::R16G16B16A16_SFLOAT,
        ],
        Encoding::Uint32 => [
            vk::Format::R32_UINT,
            vk::Format::R32G32_UINT,
            vk::Format::R32G32B32A32_UINT,
        ],
        Encoding::Sint32 => [
            vk::Format::R32_SINT,
            vk::Format::R32G32_SINT,
            vk::Format::R32G32B32A32_SINT,
        ],
        Encoding::Float32 => [
            vk::Format::R32_SFLOAT,
            vk::Format::R32G32_SFLOAT,
            vk::Format::R32G32B32A32_SFLOAT,
        ],
    };
    match channels {
        1 => one,
        2 => two,
        _ => four,
    }
}
