//! Requirements of a draw on the device: formats, and limits beyond those of any launch.

use ash::vk;

use super::formats;
use crate::element::ElemType;
use crate::graphics::{Draw, packed_size};
use crate::vulkan::{VulkanSession, adapter::Adapter};

/// A message for everything that the device lacks.
pub(super) fn exceeded(draw: &Draw<'_>, session: &VulkanSession) -> Vec<String> {
    let adapter = &session.adapter;
    let mut missing = crate::vulkan::limits::exceeded(&draw.launch, adapter);
    check_sizes(draw, adapter, &mut missing);
    let properties = |format| {
        // SAFETY: the adapter comes from the instance.
        unsafe {
            session
                .instance
                .raw
                .get_physical_device_format_properties(adapter.raw, format)
        }
    };
    let mut lacks = |what: String| {
        missing.push(format!("device '{}' lacks {what}", adapter.name));
    };
    for attribute in &draw.program.attributes {
        let has = |format| {
            let has: vk::FormatFeatureFlags = properties(format).buffer_features;
            has.contains(vk::FormatFeatureFlags::VERTEX_BUFFER)
        };
        if !formats::of_attribute(attribute.elem).is_some_and(has) {
            lacks(format!(
                "vertices of {}: {}",
                attribute.elem,
                hint(attribute.elem)
            ));
        }
    }
    let is_target = |format, flag: vk::FormatFeatureFlags| {
        let wanted = flag | vk::FormatFeatureFlags::TRANSFER_SRC;
        properties(format).optimal_tiling_features.contains(wanted)
    };
    for color in &draw.program.colors {
        let has = |format| is_target(format, vk::FormatFeatureFlags::COLOR_ATTACHMENT);
        if !formats::of_target(color.elem).is_some_and(has) {
            lacks(format!("color targets of {}", color.elem));
        }
    }
    let depth = vk::FormatFeatureFlags::DEPTH_STENCIL_ATTACHMENT;
    if draw.has_depth && !is_target(formats::DEPTH, depth) {
        lacks("depth targets of f32".to_owned());
    }
    missing
}

fn hint(elem: ElemType) -> &'static str {
    match elem.lanes() {
        3 => "take four lanes, or load them from a buffer",
        _ => "load them from a buffer",
    }
}

fn check_sizes(draw: &Draw<'_>, adapter: &Adapter, missing: &mut Vec<String>) {
    let limits = &adapter.limits;
    let mut at_most = |what: &str, value: u64, limit: u32, name: &str| {
        if value > u64::from(limit) {
            missing.push(format!(
                "device '{}' takes at most {limit} {what}, {value} wanted ({name})",
                adapter.name
            ));
        }
    };
    let [width, height] = draw.size.map(u64::from);
    let dimension = limits.max_image_dimension2_d;
    let widest = limits.max_framebuffer_width.min(dimension);
    at_most("texels in a line", width, widest, "maxFramebufferWidth");
    let highest = limits.max_framebuffer_height.min(dimension);
    at_most("lines", height, highest, "maxFramebufferHeight");
    for color in &draw.program.colors {
        let count = u64::from(color.location) + 1;
        let most = limits
            .max_color_attachments
            .min(limits.max_fragment_output_attachments);
        at_most("locations of colors", count, most, "maxColorAttachments");
    }
    for attribute in &draw.program.attributes {
        let count = u64::from(attribute.location) + 1;
        let most = limits.max_vertex_input_attributes;
        at_most(
            "locations of vertices",
            count,
            most,
            "maxVertexInputAttributes",
        );
        let size = packed_size(attribute.elem) as u64;
        let most = limits.max_vertex_input_binding_stride;
        at_most(
            "bytes of a vertex",
            size,
            most,
            "maxVertexInputBindingStride",
        );
    }
    let count = draw.attributes.len() as u64;
    let most = limits.max_vertex_input_bindings;
    at_most("attributes", count, most, "maxVertexInputBindings");
}
