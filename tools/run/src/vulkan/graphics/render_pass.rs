//! The render pass of a draw and its framebuffer: every image is cleared, drawn to, and left ready
//! to be copied from.

use std::rc::Rc;

use ash::vk;

use super::targets::TargetImage;
use crate::graphics::{Draw, Target};
use crate::vulkan::logical::{LogicalDevice, Owned};

/// A render pass with its framebuffer. The field order is the order of destruction.
pub(super) struct RenderPass {
    /// The images.
    pub framebuffer: Owned<vk::Framebuffer>,
    /// The operations on the images.
    pub pass: Owned<vk::RenderPass>,
}

impl RenderPass {
    /// Creates the pass and its framebuffer.
    ///
    /// # Errors
    /// When the driver has no memory for them.
    pub fn new(
        device: &Rc<LogicalDevice>,
        draw: &Draw<'_>,
        targets: &[TargetImage],
    ) -> Result<Self, vk::Result> {
        let pass = pass(device, targets)?;
        let views: Vec<_> = targets.iter().map(|target| target.view.get()).collect();
        let [width, height] = draw.size;
        let info = vk::FramebufferCreateInfo::default()
            .render_pass(pass.get())
            .attachments(&views)
            .width(width)
            .height(height)
            .layers(1);
        // SAFETY: pass and views are alive.
        let framebuffer = unsafe { device.raw.create_framebuffer(&info, None) }?;
        let framebuffer = Owned::new(device, framebuffer, |device, raw| unsafe {
            device.destroy_framebuffer(raw, None);
        });
        Ok(Self { framebuffer, pass })
    }
}

/// The clear value of each image: 0, and for depths the farthest.
pub(super) fn clear_values(targets: &[TargetImage]) -> Vec<vk::ClearValue> {
    let farthest = vk::ClearDepthStencilValue {
        depth: 1.0,
        stencil: 0,
    };
    let value = |target: &TargetImage| match target.target {
        Target::Color(_) => vk::ClearValue::default(),
        Target::Depth => vk::ClearValue {
            depth_stencil: farthest,
        },
    };
    targets.iter().map(value).collect()
}

fn pass(
    device: &Rc<LogicalDevice>,
    targets: &[TargetImage],
) -> Result<Owned<vk::RenderPass>, vk::Result> {
    let attachments: Vec<_> = targets.iter().map(attachment).collect();
    let colors = color_references(targets);
    let depth = targets
        .iter()
        .position(|target| target.target == Target::Depth);
    let depth = depth.map(|index| {
        vk::AttachmentReference::default()
            .attachment(index as u32)
            .layout(vk::ImageLayout::DEPTH_STENCIL_ATTACHMENT_OPTIMAL)
    });
    let mut subpass = vk::SubpassDescription::default()
        .pipeline_bind_point(vk::PipelineBindPoint::GRAPHICS)
        .color_attachments(&colors);
    if let Some(depth) = &depth {
        subpass = subpass.depth_stencil_attachment(depth);
    }
    let (subpasses, dependencies) = ([subpass], dependencies());
    let info = vk::RenderPassCreateInfo::default()
        .attachments(&attachments)
        .subpasses(&subpasses)
        .dependencies(&dependencies);
    // SAFETY: `info` and the data it points to outlive the call.
    let raw = unsafe { device.raw.create_render_pass(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_render_pass(raw, None);
    }))
}

fn attachment(target: &TargetImage) -> vk::AttachmentDescription {
    vk::AttachmentDescription::default()
        .format(target.format)
        .samples(vk::SampleCountFlags::TYPE_1)
        .load_op(vk::AttachmentLoadOp::CLEAR)
        .store_op(vk::AttachmentStoreOp::STORE)
        .stencil_load_op(vk::AttachmentLoadOp::DONT_CARE)
        .stencil_store_op(vk::AttachmentStoreOp::DONT_CARE)
        .initial_layout(vk::ImageLayout::UNDEFINED)
        .final_layout(vk::ImageLayout::TRANSFER_SRC_OPTIMAL)
}

/// The images of locations 0 and up; a location may have none.
fn color_references(targets: &[TargetImage]) -> Vec<vk::AttachmentReference> {
    let mut references = Vec::new();
    for (index, target) in targets.iter().enumerate() {
        let Target::Color(color) = target.target else {
            continue;
        };
        let unused = vk::AttachmentReference::default().attachment(vk::ATTACHMENT_UNUSED);
        references.resize(color.location as usize, unused);
        references.push(
            vk::AttachmentReference::default()
                .attachment(index as u32)
                .layout(vk::ImageLayout::COLOR_ATTACHMENT_OPTIMAL),
        );
    }
    references
}

/// A run starts after the copies of the one before, and is copied when it has ended.
fn dependencies() -> [vk::SubpassDependency; 2] {
    let stages = vk::PipelineStageFlags::COLOR_ATTACHMENT_OUTPUT
        | vk::PipelineStageFlags::EARLY_FRAGMENT_TESTS
        | vk::PipelineStageFlags::LATE_FRAGMENT_TESTS;
    let writes =
        vk::AccessFlags::COLOR_ATTACHMENT_WRITE | vk::AccessFlags::DEPTH_STENCIL_ATTACHMENT_WRITE;
    let copies = vk::PipelineStageFlags::TRANSFER;
    let before = vk::SubpassDependency::default()
        .src_subpass(vk::SUBPASS_EXTERNAL)
        .dst_subpass(0)
        .src_stage_mask(copies)
        .dst_stage_mask(stages)
        .src_access_mask(vk::AccessFlags::TRANSFER_READ)
        .dst_access_mask(writes | vk::AccessFlags::DEPTH_STENCIL_ATTACHMENT_READ);
    let behind = vk::SubpassDependency::default()
        .src_subpass(0)
        .dst_subpass(vk::SUBPASS_EXTERNAL)
        .src_stage_mask(stages)
        .dst_stage_mask(copies)
        .src_access_mask(writes)
        .dst_access_mask(vk::AccessFlags::TRANSFER_READ);
    [before, behind]
}
