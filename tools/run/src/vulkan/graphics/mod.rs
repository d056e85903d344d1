//! Drawings: a vertex and a fragment kernel in a graphics pipeline, drawn into images of their own.

mod commands;
mod formats;
mod limits;
mod pipeline;
mod render_pass;
mod targets;

use std::rc::Rc;

use ash::vk;

use super::buffer::DeviceBuffer;
use super::descriptors::Descriptors;
use super::features::Feature;
use super::logical::LogicalDevice;
use super::resources::Resources;
use super::submission::Submission;
use super::{VulkanSession, failed, image, kernel_needs, requirements};
use crate::element::ElemType;
use crate::failure::Failure;
use crate::graphics::{Draw, Drawn, Topology, packed_size};
use gir::reflection::schema::Space;
use pipeline::GraphicsPipeline;
use render_pass::RenderPass;
use targets::TargetImage;

/// The stages of every pipeline here.
const STAGES: vk::ShaderStageFlags = vk::ShaderStageFlags::from_raw(
    vk::ShaderStageFlags::VERTEX.as_raw() | vk::ShaderStageFlags::FRAGMENT.as_raw(),
);

/// Draws, and waits for it.
///
/// # Errors
/// [`Failure::Unsupported`] when the device lacks a feature, [`Failure::Mistake`] when the driver fails or takes too
/// long.
pub(super) fn draw(session: &VulkanSession, draw: &Draw<'_>) -> Result<Drawn, Failure> {
    check_points(draw)?;
    let adapter = &session.adapter;
    let Some(family) = adapter.graphics else {
        return Err(Failure::Unsupported(format!(
            "device '{}' lacks a queue that draws",
            adapter.name
        )));
    };
    let needs = kernel_needs::read(&draw.launch.program.code)?;
    let mut missing = limits::exceeded(draw, session);
    missing.extend(image::unsupported(&session.instance, adapter, &draw.launch));
    let mut features = requirements::resolve(&needs, adapter, &mut missing);
    if !missing.is_empty() {
        return Err(Failure::Unsupported(missing.join("\n")));
    }
    if draw.topology == Topology::Points && adapter.features.contains(&Feature::LargePoints) {
        features.features.insert(Feature::LargePoints);
    }
    let device = LogicalDevice::new(&session.instance, adapter, family, &features)?;
    Scene::new(session, &device, draw)?.draw(session, &device, draw)
}

/// The vertex kernel writes the size of points; without it Vulkan draws none.
fn check_points(draw: &Draw<'_>) -> Result<(), Failure> {
    if draw.topology != Topology::Points || draw.program.has_point_size {
        return Ok(());
    }
    Err(Failure::Mistake(format!(
        "kernel '{}' writes no point_size, without which no points are drawn",
        draw.program.vertex
    )))
}

/// The objects of a draw on the device.
struct Scene {
    resources: Resources,
    attributes: Vec<DeviceBuffer>,
    targets: Vec<TargetImage>,
    render_pass: RenderPass,
    pipeline: GraphicsPipeline,
}

impl Scene {
    fn new(
        session: &VulkanSession,
        device: &Rc<LogicalDevice>,
        draw: &Draw<'_>,
    ) -> Result<Self, Failure> {
        let (adapter, bindings) = (&session.adapter, &draw.launch.bindings);
        let resources = Resources::new(device, adapter, session.make_buffer, bindings)?;
        let attributes = draw
            .attributes
            .iter()
            .map(|contents| {
                let space = Space::Storage;
                (session.make_buffer)(device, adapter, space, contents.len())
            })
            .collect::<Result<Vec<_>, _>>()
            .map_err(failed("no memory for the attributes"))?;
        let targets = targets::of(session, device, draw).map_err(failed("no memory for images"))?;
        let render_pass = RenderPass::new(device, draw, &targets)
            .map_err(failed("the render pass cannot be made"))?;
        let descriptors = Descriptors::new(device, &resources.descriptors(bindings), STAGES)?;
        let constants = resources.push_constants(device, bindings);
        let pipeline = GraphicsPipeline::new(device, draw, &render_pass, descriptors, constants)?;
        Ok(Self {
            resources,
            attributes,
            targets,
            render_pass,
            pipeline,
        })
    }

    fn draw(
        &self,
        session: &VulkanSession,
        device: &Rc<LogicalDevice>,
        draw: &Draw<'_>,
    ) -> Result<Drawn, Failure> {
        let submission = Submission::recorded(device, &session.adapter, |submission| {
            commands::record(submission, device, self, draw)
        })?;
        for (buffer, contents) in self.attributes.iter().zip(&draw.attributes) {
            let written = buffer.upload(contents);
            written.map_err(failed("an attribute cannot be written"))?;
        }
        let outcome = submission.run(&self.resources, &draw.launch)?;
        let mut images = vec![];
        for target in &self.targets {
            let texels = target.texels.download();
            let mut texels = texels.map_err(failed("an image cannot be read"))?;
            clear_padding(target.target.elem(), &mut texels);
            images.push(texels);
        }
        let depth = draw.has_depth.then(|| images.pop()).flatten();
        Ok(Drawn {
            outcome,
            colors: images,
            depth,
        })
    }
}

/// Makes zeros of the lanes that no kernel writes.
fn clear_padding(elem: ElemType, texels: &mut [u8]) {
    let written = packed_size(elem);
    for texel in texels.chunks_mut(elem.size()) {
        texel[written..].fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::Scalar;

    #[test]
    fn the_fourth_of_three_lanes_is_zero() {
        let mut texels = [1; 16];
        clear_padding(ElemType::vector(Scalar::F16, 3).unwrap(), &mut texels);
        assert_eq!(texels, [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0]);
        clear_padding(Scalar::F32.into(), &mut texels);
        assert_eq!(texels[..4], [1; 4]);
    }
}
