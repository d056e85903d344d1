//! The device `vulkan`: SPIR-V kernels on a Vulkan 1.1 or later compute queue, through `ash`.
//!
//! The Vulkan loader is opened at run time, so the tool starts without it. Every Vulkan object is
//! owned by a wrapper that destroys it and keeps its parent alive; `unsafe` stays inside this
//! folder. After a kernel ran out of time its objects are leaked on purpose: the device still uses
//! them.
//!
//! `--device vulkan:WHICH` chooses among several devices by index or by a part of the name; the
//! variable `GIR_VULKAN_DEVICE` does where that is left out.

#![allow(
    unsafe_code,
    reason = "Vulkan is a C API: every call is unsafe; this folder is the safe wrapper"
)]

mod adapter;
mod buffer;
mod descriptors;
mod features;
mod float_modes;
mod graphics;
mod image;
mod instance;
mod kernel_needs;
mod limits;
mod logical;
mod pipeline;
mod requirements;
mod resources;
mod sampler;
mod stage_buffers;
mod subgroup_sizes;
mod submission;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use ash::vk;

use super::device::{Device, Found, Outcome, Session, check_format};
use super::failure::Failure;
use super::graphics::{Draw, Drawn};
use super::launch::Launch;
use super::program::{Program, SubgroupChoice};
use adapter::Adapter;
use buffer::DeviceBuffer;
use descriptors::Descriptors;
use gir::profile::{options::Options, spirv_choice};
use gir::reflection::schema::Space;
use instance::Instance;
use kernel_needs::{KernelNeeds, Subgroups};
use logical::LogicalDevice;
use pipeline::Pipeline;
use resources::Resources;
use subgroup_sizes::SubgroupSizes;
use submission::Submission;

/// The environment variable that chooses the device.
const CHOICE: &str = "GIR_VULKAN_DEVICE";

/// The device `vulkan`.
#[derive(Debug)]
pub struct Vulkan;

impl Device for Vulkan {
    fn name(&self) -> &'static str {
        "vulkan"
    }

    fn draws(&self) -> bool {
        true
    }

    fn has_several(&self) -> bool {
        true
    }

    fn probe(&self, which: Option<&str>) -> Result<Vec<Found>, Failure> {
        let instance = Instance::new()?;
        let adapters = Adapter::all(&instance)?;
        let chosen = adapter::choose(&adapters, choice(which).as_deref())?;
        Ok(adapters
            .iter()
            .map(|adapter| Found {
                description: format!("{}: {}", adapter.index, adapter.description()),
                chosen: adapter.index == adapters[chosen].index,
            })
            .collect())
    }

    fn open(&self, which: Option<&str>) -> Result<Box<dyn Session>, Failure> {
        Ok(Box::new(VulkanSession::open(which)?))
    }
}

fn choice(which: Option<&str>) -> Option<String> {
    let choice = which
        .map(str::to_owned)
        .or_else(|| std::env::var(CHOICE).ok());
    choice.filter(|choice| !choice.is_empty())
}

/// Creates a buffer of this size.
type MakeBuffer = fn(&Rc<LogicalDevice>, &Adapter, Space, u64) -> Result<DeviceBuffer, vk::Result>;

/// The chosen device, before the features that a kernel needs are known.
struct VulkanSession {
    instance: Rc<Instance>,
    adapter: Adapter,
    target: String,
    make_buffer: MakeBuffer,
}

impl VulkanSession {
    fn open(which: Option<&str>) -> Result<Self, Failure> {
        let instance = Instance::new()?;
        let mut adapters = Adapter::all(&instance)?;
        let chosen = adapter::choose(&adapters, choice(which).as_deref())?;
        let adapter = adapters.swap_remove(chosen);
        let (major, minor) = adapter.version;
        let target = format!("vulkan{major}.{minor}");
        Ok(Self {
            instance,
            adapter,
            target,
            make_buffer: DeviceBuffer::new,
        })
    }

    /// The features that a launch needs; it is an error if the device lacks one.
    fn features(&self, launch: &Launch<'_>) -> Result<requirements::Enabled, Failure> {
        check_format(launch, "vulkan", "spirv")?;
        let needs = KernelNeeds {
            subgroups: subgroups(launch.program, self.adapter.subgroup_sizes),
            ..kernel_needs::read(&launch.program.code)?
        };
        let mut missing = limits::exceeded(launch, &self.adapter);
        missing.extend(image::unsupported(&self.instance, &self.adapter, launch));
        let features = requirements::resolve(&needs, &self.adapter, &mut missing);
        match missing.is_empty() {
            true => Ok(features),
            false => Err(Failure::Unsupported(missing.join("\n"))),
        }
    }
}

impl Session for VulkanSession {
    fn description(&self) -> String {
        self.adapter.description()
    }

    fn target(&self) -> &str {
        &self.target
    }

    fn options(&self) -> Options {
        let widths: Vec<_> = self
            .adapter
            .denorm_preserve
            .iter()
            .map(u32::to_string)
            .collect();
        let options = Options::default();
        match widths.is_empty() {
            true => options,
            false => options
                .with(spirv_choice::DENORM_PRESERVE.flag, &widths.join(","))
                .unwrap_or_default(),
        }
    }

    fn check(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        self.features(launch).map(|_| ())
    }

    fn run(&self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        let features = self.features(launch)?;
        let device = LogicalDevice::new(
            &self.instance,
            &self.adapter,
            self.adapter.compute,
            &features,
        )?;
        let bindings = &launch.bindings;
        let resources = Resources::new(&device, &self.adapter, self.make_buffer, bindings)?;
        let descriptors = Descriptors::new(
            &device,
            &resources.descriptors(bindings),
            vk::ShaderStageFlags::COMPUTE,
        )?;
        let constants = resources.push_constants(&device, bindings);
        let pipeline = Pipeline::new(
            &device,
            launch,
            descriptors,
            constants,
            features.subgroup_size,
        )?;
        Submission::new(&device, &self.adapter, &pipeline, &resources, launch)?
            .run(&resources, launch)
    }

    fn draw(&self, draw: &Draw<'_>) -> Result<Drawn, Failure> {
        check_format(&draw.launch, "vulkan", "spirv")?;
        graphics::draw(self, draw)
    }
}

/// The subgroups that a kernel asks for: where larger ones will do, the least of the device's that are sufficient.
fn subgroups(program: &Program, sizes: SubgroupSizes) -> Option<Subgroups> {
    let extents = program.workgroup_size.map(u64::from);
    let workgroup = extents.into_iter().fold(1, u64::saturating_mul);
    let stated = program.subgroup_size?;
    let mut larger = (0..8).filter_map(|doublings| stated.checked_shl(doublings));
    let sufficient = larger.find(|&size| sizes.way_to(size).is_some());
    let size = match program.subgroup_choice {
        Some(SubgroupChoice { is_exact: false }) => sufficient.unwrap_or(stated),
        _ => stated,
    };
    Some(Subgroups { size, workgroup })
}

/// The message for a Vulkan call that failed.
fn failed(doing: &str) -> impl Fn(vk::Result) -> Failure + '_ {
    move |error| Failure::Mistake(format!("vulkan: {doing}: {error}"))
}
