//! Pictures: a vertex and a fragment kernel in a graphics pipeline, drawn into images of their own.

mod commands;
mod formats;
mod limits;
mod pipeline;
mod render_pass;
mod targets;

use std::rc::Rc;

use ash::vk;

use super::buffer::StorageBuffer;
use super::descriptors::Descriptors;
use super::features::Feature;
use super::logical::LogicalDevice;
use super::submission::{Submission, Used};
use super::{VulkanSession, failed, kernel_needs, requirements};
use crate::run::element::ElemType;
use crate::run::failure::Failure;
use crate::run::graphics::{Draw, Drawn, Topology, packed_size};
use crate::run::launch::Contents;
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
/// [`Failure::Unsupported`] when the device lacks something, [`Failure::Mistake`] when the driver
/// fails or takes too long.
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

/// Points are as large as the vertex kernel says; without that Vulkan draws none.
fn check_points(draw: &Draw<'_>) -> Result<(), Failure> {
    if draw.topology != Topology::Points || draw.program.has_point_size {
        return Ok(());
    }
    Err(Failure::Mistake(format!(
        "kernel '{}' writes no point_size, without which no points are drawn",
        draw.program.vertex
    )))
}

/// What a draw takes on the device.
struct Scene {
    resources: Vec<StorageBuffer>,
    attributes: Vec<StorageBuffer>,
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
        let resources = session.buffers(device, &draw.launch)?;
        let attributes = draw
            .attributes
            .iter()
            .map(|contents| (session.make_buffer)(device, &session.adapter, contents.len()))
            .collect::<Result<Vec<_>, _>>()
            .map_err(failed("no memory for the attributes"))?;
        let targets = targets::of(session, device, draw).map_err(failed("no memory for images"))?;
        let render_pass = RenderPass::new(device, draw, &targets)
            .map_err(failed("the render pass cannot be made"))?;
        let buffers = &draw.launch.bindings.buffers;
        let descriptors = Descriptors::new(device, buffers, &resources, STAGES)?;
        let pipeline = GraphicsPipeline::new(device, draw, &render_pass, descriptors)?;
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
        let zeros: Vec<_> = self
            .targets
            .iter()
            .map(|target| Contents::Zeros(target.len))
            .collect();
        let used = self.used(draw, &zeros);
        let mut outcome = submission.run_with(&used, &draw.launch)?;
        // Behind the arguments are the attributes, then the images.
        let mut images = outcome.buffers.split_off(self.resources.len());
        let images = images.drain(self.attributes.len()..);
        let mut images: Vec<_> = images.map(Option::unwrap_or_default).collect();
        for (target, texels) in self.targets.iter().zip(&mut images) {
            clear_padding(target.target.elem(), texels);
        }
        let depth = draw.has_depth.then(|| images.pop()).flatten();
        Ok(Drawn {
            outcome,
            colors: images,
            depth,
        })
    }

    /// All buffers: arguments, attributes, and those that images are read through.
    fn used<'a>(&'a self, draw: &'a Draw<'_>, zeros: &'a [Contents]) -> Vec<Used<'a>> {
        let arguments = self.resources.iter().zip(&draw.launch.bindings.buffers);
        let arguments = arguments.map(|(buffer, initial)| Used {
            buffer,
            contents: &initial.contents,
            read_back: initial.read_back,
        });
        let attributes = self.attributes.iter().zip(&draw.attributes);
        let attributes = attributes.map(|(buffer, contents)| Used {
            buffer,
            contents,
            read_back: false,
        });
        let images = self.targets.iter().zip(zeros);
        let images = images.map(|(target, contents)| Used {
            buffer: &target.texels,
            contents,
            read_back: true,
        });
        arguments.chain(attributes).chain(images).collect()
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
    use crate::run::element::Scalar;

    #[test]
    fn the_fourth_of_three_lanes_is_zero() {
        let mut texels = [1; 16];
        clear_padding(ElemType::vector(Scalar::F16, 3).unwrap(), &mut texels);
        assert_eq!(texels, [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0]);
        clear_padding(Scalar::F32.into(), &mut texels);
        assert_eq!(texels[..4], [1; 4]);
    }
}
