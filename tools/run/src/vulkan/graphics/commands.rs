//! The commands of a draw.

use std::rc::Rc;

use ash::vk;

use super::{STAGES, Scene, render_pass};
use crate::graphics::Draw;
use crate::vulkan::buffer::DeviceBuffer;
use crate::vulkan::logical::LogicalDevice;
use crate::vulkan::submission::Submission;

/// Records them.
///
/// # Errors
/// When the driver has no memory for them.
pub(super) fn record(
    submission: &Submission,
    device: &Rc<LogicalDevice>,
    scene: &Scene,
    draw: &Draw<'_>,
) -> Result<(), vk::Result> {
    let info = vk::CommandBufferBeginInfo::default();
    let texels = || scene.targets.iter().map(|target| &target.texels);
    let kernels = vk::PipelineStageFlags::VERTEX_SHADER | vk::PipelineStageFlags::FRAGMENT_SHADER;
    let copies = vk::PipelineStageFlags::TRANSFER;
    // SAFETY: everything the commands name is alive until the submission has ended or is
    // abandoned, and the draw is within the device's limits.
    unsafe {
        device
            .raw
            .begin_command_buffer(submission.commands, &info)?;
        submission.copy_in(&scene.resources);
        submission.copy(scene.attributes.iter().filter_map(DeviceBuffer::copy_in));
        submission.order(
            (copies, vk::AccessFlags::TRANSFER_WRITE),
            (
                kernels | vk::PipelineStageFlags::VERTEX_INPUT | copies,
                vk::AccessFlags::SHADER_READ
                    | vk::AccessFlags::SHADER_WRITE
                    | vk::AccessFlags::UNIFORM_READ
                    | vk::AccessFlags::VERTEX_ATTRIBUTE_READ
                    | vk::AccessFlags::TRANSFER_WRITE,
            ),
        );
        if let Some(timestamps) = &submission.timestamps {
            timestamps.begin(&device.raw, submission.commands);
        }
        render(submission.commands, device, scene, draw);
        if let Some(timestamps) = &submission.timestamps {
            timestamps.end(&device.raw, submission.commands);
        }
        copy_images(submission.commands, device, scene, draw);
        submission.order(
            (
                kernels | copies,
                vk::AccessFlags::SHADER_WRITE | vk::AccessFlags::TRANSFER_WRITE,
            ),
            (
                copies | vk::PipelineStageFlags::HOST,
                vk::AccessFlags::TRANSFER_READ | vk::AccessFlags::HOST_READ,
            ),
        );
        submission.copy_out(&scene.resources, &draw.launch);
        submission.copy(texels().filter_map(DeviceBuffer::copy_out));
        submission.order(
            (copies, vk::AccessFlags::TRANSFER_WRITE),
            (vk::PipelineStageFlags::HOST, vk::AccessFlags::HOST_READ),
        );
        device.raw.end_command_buffer(submission.commands)
    }
}

/// The render pass with its one draw.
unsafe fn render(
    commands: vk::CommandBuffer,
    device: &LogicalDevice,
    scene: &Scene,
    draw: &Draw<'_>,
) {
    let device = &device.raw;
    let [width, height] = draw.size;
    let clear = render_pass::clear_values(&scene.targets);
    let begin = vk::RenderPassBeginInfo::default()
        .render_pass(scene.render_pass.pass.get())
        .framebuffer(scene.render_pass.framebuffer.get())
        .render_area(vk::Rect2D {
            offset: vk::Offset2D::default(),
            extent: vk::Extent2D { width, height },
        })
        .clear_values(&clear);
    let point = vk::PipelineBindPoint::GRAPHICS;
    let pipeline = &scene.pipeline;
    let layout = pipeline.layout.get();
    // SAFETY: the caller records into these commands; pipeline, layout and sets belong together.
    unsafe {
        device.cmd_begin_render_pass(commands, &begin, vk::SubpassContents::INLINE);
        device.cmd_bind_pipeline(commands, point, pipeline.pipeline.get());
        let sets = &pipeline.descriptors.sets;
        if !sets.is_empty() {
            device.cmd_bind_descriptor_sets(commands, point, layout, 0, sets, &[]);
        }
        if !pipeline.push_constants.is_empty() {
            device.cmd_push_constants(commands, layout, STAGES, 0, &pipeline.push_constants);
        }
        for (binding, attribute) in (0..).zip(&scene.attributes) {
            device.cmd_bind_vertex_buffers(commands, binding, &[attribute.handle()], &[0]);
        }
        device.cmd_draw(commands, draw.vertices, draw.instances, 0, 0);
        device.cmd_end_render_pass(commands);
    }
}

/// Copies each image to its buffer; the render pass has left it ready for that.
unsafe fn copy_images(
    commands: vk::CommandBuffer,
    device: &LogicalDevice,
    scene: &Scene,
    draw: &Draw<'_>,
) {
    let [width, height] = draw.size;
    for target in &scene.targets {
        let layers = vk::ImageSubresourceLayers::default()
            .aspect_mask(target.aspect())
            .layer_count(1);
        let region = vk::BufferImageCopy::default()
            .image_subresource(layers)
            .image_extent(vk::Extent3D {
                width,
                height,
                depth: 1,
            });
        // SAFETY: the caller records into these commands; the buffer holds all texels.
        unsafe {
            device.raw.cmd_copy_image_to_buffer(
                commands,
                target.image.get(),
                vk::ImageLayout::TRANSFER_SRC_OPTIMAL,
                target.texels.handle(),
                &[region],
            );
        }
    }
}
