//! The compute pipeline of a kernel.

use std::ffi::CString;
use std::rc::Rc;

use ash::vk;

use super::descriptors::Descriptors;
use super::failed;
use super::logical::{LogicalDevice, Owned};
use crate::failure::Failure;
use crate::launch::Launch;

/// A pipeline with its layout and the descriptor sets it is run with. The field order is the order
/// of destruction.
pub(super) struct Pipeline {
    /// The pipeline.
    pub pipeline: Owned<vk::Pipeline>,
    /// Its layout.
    pub layout: Owned<vk::PipelineLayout>,
    /// The sets to bind.
    pub descriptors: Descriptors,
    /// The push constants, padded to whole words as Vulkan wants.
    pub push_constants: Vec<u8>,
}

impl Pipeline {
    /// Lets the driver compile the kernel, with subgroups of `subgroup_size` work-items if given.
    ///
    /// # Errors
    /// When the driver cannot.
    pub fn new(
        device: &Rc<LogicalDevice>,
        launch: &Launch<'_>,
        descriptors: Descriptors,
        push_constants: Vec<u8>,
        subgroup_size: Option<u32>,
    ) -> Result<Self, Failure> {
        let error = failed("the driver refuses the kernel");
        let stage = vk::ShaderStageFlags::COMPUTE;
        let layout = layout(device, &descriptors, push_constants.len(), stage).map_err(&error)?;
        let module = shader_module(device, &launch.program.code).map_err(&error)?;
        let entry = entry_point(&launch.program.entry)?;
        let pipeline = pipeline(
            device,
            &layout,
            &module,
            &entry,
            &Specialisation::of(launch),
            subgroup_size,
        )
        .map_err(&error)?;
        Ok(Self {
            pipeline,
            layout,
            descriptors,
            push_constants,
        })
    }
}

/// The name of an entry point.
///
/// # Errors
/// When it contains a zero byte.
pub(super) fn entry_point(name: &str) -> Result<CString, Failure> {
    CString::new(name).map_err(|_| {
        Failure::Mistake("vulkan: the name of the kernel contains a zero byte".to_owned())
    })
}

/// The values of specialisation constants.
#[derive(Default)]
struct Specialisation {
    entries: Vec<vk::SpecializationMapEntry>,
    data: Vec<u8>,
}

impl Specialisation {
    /// Sizes of shared memory, and the values from the command line.
    fn of(launch: &Launch<'_>) -> Self {
        let mut all = Self::default();
        for (id, count) in &launch.bindings.spec_constants {
            all.add(*id, &count.to_ne_bytes());
        }
        for value in &launch.program.specialised {
            let mut bytes = value.bytes.clone();
            if value.is_flag {
                // A boolean takes a word in Vulkan.
                bytes.resize(4, 0);
            }
            all.add(value.id, &bytes);
        }
        all
    }

    fn add(&mut self, id: u32, bytes: &[u8]) {
        let entry = vk::SpecializationMapEntry::default()
            .constant_id(id)
            .offset(self.data.len() as u32)
            .size(bytes.len());
        self.entries.push(entry);
        self.data.extend_from_slice(bytes);
        self.data.resize(self.data.len().next_multiple_of(8), 0);
    }
}

/// The layout of a pipeline whose kernels are of `stages`.
pub(super) fn layout(
    device: &Rc<LogicalDevice>,
    descriptors: &Descriptors,
    push_constant_size: usize,
    stages: vk::ShaderStageFlags,
) -> Result<Owned<vk::PipelineLayout>, vk::Result> {
    let layouts = descriptors.layouts();
    // The size fits: the device's limit was checked.
    let ranges = [vk::PushConstantRange::default()
        .stage_flags(stages)
        .size(push_constant_size as u32)];
    let ranges = if push_constant_size == 0 {
        &[][..]
    } else {
        &ranges
    };
    let info = vk::PipelineLayoutCreateInfo::default()
        .set_layouts(&layouts)
        .push_constant_ranges(ranges);
    // SAFETY: the set layouts are alive; `info` outlives the call.
    let raw = unsafe { device.raw.create_pipeline_layout(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_pipeline_layout(raw, None);
    }))
}

/// SPIR-V for the driver.
pub(super) fn shader_module(
    device: &Rc<LogicalDevice>,
    code: &[u8],
) -> Result<Owned<vk::ShaderModule>, vk::Result> {
    let words: Vec<u32> = code
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect();
    let info = vk::ShaderModuleCreateInfo::default().code(&words);
    // SAFETY: the code is SPIR-V of the compiler and only needs features that the device has.
    let raw = unsafe { device.raw.create_shader_module(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_shader_module(raw, None);
    }))
}

fn pipeline(
    device: &Rc<LogicalDevice>,
    layout: &Owned<vk::PipelineLayout>,
    module: &Owned<vk::ShaderModule>,
    entry: &CString,
    specialisation: &Specialisation,
    subgroup_size: Option<u32>,
) -> Result<Owned<vk::Pipeline>, vk::Result> {
    let specialization = vk::SpecializationInfo::default()
        .map_entries(&specialisation.entries)
        .data(&specialisation.data);
    let mut required = vk::PipelineShaderStageRequiredSubgroupSizeCreateInfo::default()
        .required_subgroup_size(subgroup_size.unwrap_or_default());
    let mut stage = vk::PipelineShaderStageCreateInfo::default()
        .stage(vk::ShaderStageFlags::COMPUTE)
        .module(module.get())
        .name(entry)
        .specialization_info(&specialization);
    if subgroup_size.is_some() {
        stage = stage.push_next(&mut required);
    }
    let info = vk::ComputePipelineCreateInfo::default()
        .stage(stage)
        .layout(layout.get());
    // SAFETY: module and layout are alive; `info` and the data it points to outlive the call.
    let made = unsafe {
        device
            .raw
            .create_compute_pipelines(vk::PipelineCache::null(), &[info], None)
    };
    let raw = made.map_err(|(_, error)| error)?;
    let raw = raw
        .first()
        .copied()
        .ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_pipeline(raw, None);
    }))
}
