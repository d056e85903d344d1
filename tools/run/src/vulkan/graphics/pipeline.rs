//! The graphics pipeline of a draw.

use std::ffi::CString;
use std::rc::Rc;

use ash::vk;

use super::render_pass::RenderPass;
use super::{STAGES, formats};
use crate::failure::Failure;
use crate::graphics::{Draw, Topology, packed_size};
use crate::vulkan::descriptors::Descriptors;
use crate::vulkan::failed;
use crate::vulkan::logical::{LogicalDevice, Owned};
use crate::vulkan::pipeline::{entry_point, layout, shader_module};

/// A pipeline with its layout and the descriptor sets it is run with. The field order is the order
/// of destruction.
pub(super) struct GraphicsPipeline {
    /// The pipeline.
    pub pipeline: Owned<vk::Pipeline>,
    /// Its layout.
    pub layout: Owned<vk::PipelineLayout>,
    /// The sets to bind.
    pub descriptors: Descriptors,
    /// The push constants.
    pub push_constants: Vec<u8>,
}

impl GraphicsPipeline {
    /// Lets the driver compile the kernels.
    ///
    /// # Errors
    /// When the driver cannot.
    pub fn new(
        device: &Rc<LogicalDevice>,
        draw: &Draw<'_>,
        render_pass: &RenderPass,
        descriptors: Descriptors,
        push_constants: Vec<u8>,
    ) -> Result<Self, Failure> {
        let error = failed("the driver refuses the kernels");
        let layout = layout(device, &descriptors, push_constants.len(), STAGES).map_err(&error)?;
        let module = shader_module(device, &draw.launch.program.code).map_err(&error)?;
        let entries = [
            entry_point(&draw.program.vertex)?,
            entry_point(&draw.program.fragment)?,
        ];
        let pipeline =
            pipeline(device, draw, &layout, &module, &entries, render_pass).map_err(&error)?;
        Ok(Self {
            pipeline,
            layout,
            descriptors,
            push_constants,
        })
    }
}

fn pipeline(
    device: &Rc<LogicalDevice>,
    draw: &Draw<'_>,
    layout: &Owned<vk::PipelineLayout>,
    module: &Owned<vk::ShaderModule>,
    entries: &[CString; 2],
    render_pass: &RenderPass,
) -> Result<Owned<vk::Pipeline>, vk::Result> {
    let flags = [vk::ShaderStageFlags::VERTEX, vk::ShaderStageFlags::FRAGMENT];
    let stage = |(flag, entry): (vk::ShaderStageFlags, _)| {
        vk::PipelineShaderStageCreateInfo::default()
            .stage(flag)
            .module(module.get())
            .name(entry)
    };
    let stages: Vec<_> = flags
        .into_iter()
        .zip(entries)
        .map(|(flag, entry)| stage((flag, entry.as_c_str())))
        .collect();
    let (bindings, attributes) = vertices(draw);
    let vertex_input = vk::PipelineVertexInputStateCreateInfo::default()
        .vertex_binding_descriptions(&bindings)
        .vertex_attribute_descriptions(&attributes);
    let assembly =
        vk::PipelineInputAssemblyStateCreateInfo::default().topology(topology(draw.topology));
    let (viewports, scissors) = whole_image(draw.size);
    let viewport = vk::PipelineViewportStateCreateInfo::default()
        .viewports(&viewports)
        .scissors(&scissors);
    let raster = vk::PipelineRasterizationStateCreateInfo::default()
        .polygon_mode(vk::PolygonMode::FILL)
        .cull_mode(vk::CullModeFlags::NONE)
        .front_face(vk::FrontFace::COUNTER_CLOCKWISE)
        .line_width(1.0);
    let multisample = vk::PipelineMultisampleStateCreateInfo::default()
        .rasterization_samples(vk::SampleCountFlags::TYPE_1);
    let depth = vk::PipelineDepthStencilStateCreateInfo::default()
        .depth_test_enable(draw.has_depth)
        .depth_write_enable(draw.has_depth)
        .depth_compare_op(vk::CompareOp::LESS);
    let masks = masks(draw);
    let blend = vk::PipelineColorBlendStateCreateInfo::default().attachments(&masks);
    let info = vk::GraphicsPipelineCreateInfo::default()
        .stages(&stages)
        .vertex_input_state(&vertex_input)
        .input_assembly_state(&assembly)
        .viewport_state(&viewport)
        .rasterization_state(&raster)
        .multisample_state(&multisample)
        .depth_stencil_state(&depth)
        .color_blend_state(&blend)
        .layout(layout.get())
        .render_pass(render_pass.pass.get());
    let cache = vk::PipelineCache::null();
    // SAFETY: the objects that `info` names are alive; the data it points to outlives the call.
    let made = unsafe { device.raw.create_graphics_pipelines(cache, &[info], None) };
    let raw = made.map_err(|(_, error)| error)?;
    let raw = raw.first().copied();
    let raw = raw.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_pipeline(raw, None);
    }))
}

/// A buffer for each attribute.
fn vertices(
    draw: &Draw<'_>,
) -> (
    Vec<vk::VertexInputBindingDescription>,
    Vec<vk::VertexInputAttributeDescription>,
) {
    let attributes = (0..).zip(&draw.program.attributes);
    let described = attributes.map(|(binding, attribute)| {
        let buffer = vk::VertexInputBindingDescription::default()
            .binding(binding)
            .stride(packed_size(attribute.elem) as u32)
            .input_rate(vk::VertexInputRate::VERTEX);
        let input = vk::VertexInputAttributeDescription::default()
            .binding(binding)
            .location(attribute.location)
            .format(formats::of_attribute(attribute.elem).unwrap_or_default());
        (buffer, input)
    });
    described.unzip()
}

fn topology(topology: Topology) -> vk::PrimitiveTopology {
    match topology {
        Topology::Triangles => vk::PrimitiveTopology::TRIANGLE_LIST,
        Topology::TriangleStrip => vk::PrimitiveTopology::TRIANGLE_STRIP,
        Topology::Lines => vk::PrimitiveTopology::LINE_LIST,
        Topology::LineStrip => vk::PrimitiveTopology::LINE_STRIP,
        Topology::Points => vk::PrimitiveTopology::POINT_LIST,
    }
}

fn whole_image([width, height]: [u32; 2]) -> ([vk::Viewport; 1], [vk::Rect2D; 1]) {
    let viewport = vk::Viewport::default()
        .width(width as f32)
        .height(height as f32)
        .max_depth(1.0);
    let scissor = vk::Rect2D::default().extent(vk::Extent2D { width, height });
    ([viewport], [scissor])
}

/// All lanes of all locations are written: that they differ is a feature. A lane that the kernel
/// does not write is some value.
fn masks(draw: &Draw<'_>) -> Vec<vk::PipelineColorBlendAttachmentState> {
    let colors = draw.program.colors.iter();
    let count = colors.map(|color| color.location as usize + 1).max();
    let all = vk::PipelineColorBlendAttachmentState::default()
        .color_write_mask(vk::ColorComponentFlags::RGBA);
    vec![all; count.unwrap_or(0)]
}
