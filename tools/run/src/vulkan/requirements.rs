//! From the requirements of a kernel to the features and extensions to enable, or to the names of those that the device
//! lacks. The table follows the chapter "Capabilities" of Vulkan's SPIR-V environment.

use std::collections::BTreeSet;
use std::ffi::CStr;

use ash::vk;
use ash::vk::SubgroupFeatureFlags as Subgroup;
use rspirv::spirv::{Capability, ExecutionMode};

use super::adapter::Adapter;
use super::features::Feature;
use super::kernel_needs::{Atomic, AtomicFamily, AtomicMemory, KernelNeeds, Subgroups};
use super::stage_buffers::Stage;
use super::subgroup_sizes::Way;

/// The features and extensions to enable on the device.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Enabled {
    /// The features.
    pub features: BTreeSet<Feature>,
    /// The extensions.
    pub extensions: BTreeSet<&'static CStr>,
    /// The subgroup size to request for the pipeline.
    pub subgroup_size: Option<u32>,
}

/// The requirement of a capability.
enum Requirement {
    /// Nothing: every device has it.
    Always,
    /// One of these features; all that the device has are enabled.
    AnyOf(&'static [Feature]),
    /// A group of subgroup operations.
    Subgroup(Subgroup),
    /// A float mode, which is checked separately.
    FloatMode,
    /// No Vulkan compute device offers it to this version of the tool.
    Never,
}

/// Decides which features to enable on `adapter` for a kernel; a message for each missing one is appended to `missing`.
pub(super) fn resolve(
    needs: &KernelNeeds,
    adapter: &Adapter,
    missing: &mut Vec<String>,
) -> Enabled {
    let mut resolver = Resolver {
        adapter,
        enabled: Enabled::default(),
        missing,
    };
    // An index out of range must not damage the process or another program's memory.
    resolver.enable_if_there(Feature::RobustBufferAccess);
    resolver.require_version(needs.version);
    for capability in &needs.capabilities {
        resolver.require_capability(*capability);
    }
    for (mode, width) in &needs.float_modes {
        resolver.require_float_mode(*mode, *width);
    }
    if needs.sized_by_ids && !resolver.enable_if_there(Feature::Maintenance4) {
        let feature = Feature::Maintenance4.name();
        resolver.lacks(&format!("workgroup sizes by id (feature {feature})"));
    }
    for atomic in &needs.atomics {
        resolver.require_atomic(*atomic);
    }
    if needs.extended_subgroup_types {
        resolver.require_extended_subgroup_types();
    }
    for stage in &needs.stores {
        resolver.require_stores(*stage);
    }
    resolver.require_subgroup_stages(needs);
    if let Some(subgroups) = needs.subgroups {
        resolver.require_subgroups(subgroups);
    }
    resolver.enabled
}

struct Resolver<'a> {
    adapter: &'a Adapter,
    enabled: Enabled,
    missing: &'a mut Vec<String>,
}

impl Resolver<'_> {
    fn lacks(&mut self, what: &str) {
        self.missing
            .push(format!("device '{}' lacks {what}", self.adapter.name));
    }

    fn enable_if_there(&mut self, feature: Feature) -> bool {
        let there = self.adapter.features.contains(&feature);
        if there {
            self.enabled.features.insert(feature);
            self.enabled
                .extensions
                .extend(feature.extension(self.adapter.version));
        }
        there
    }

    fn require_version(&mut self, version: (u8, u8)) {
        let newest = newest_spirv(self.adapter.version);
        if version > newest {
            self.lacks(&format!(
                "SPIR-V {}.{}: with Vulkan {}.{} it takes versions up to {}.{}",
                version.0,
                version.1,
                self.adapter.version.0,
                self.adapter.version.1,
                newest.0,
                newest.1
            ));
        }
    }

    fn require_capability(&mut self, capability: Capability) {
        match requirement(capability) {
            Requirement::Always | Requirement::FloatMode => {}
            Requirement::AnyOf(features) => {
                let there: Vec<bool> = features
                    .iter()
                    .map(|feature| self.enable_if_there(*feature))
                    .collect();
                if !there.contains(&true) {
                    let names: Vec<&str> = features.iter().map(|feature| feature.name()).collect();
                    let names = names.join(" or ");
                    self.lacks(&format!("capability {capability:?} (feature {names})"));
                }
            }
            Requirement::Subgroup(operations) => {
                if !self.adapter.subgroup_operations.contains(operations) {
                    self.lacks(&format!("capability {capability:?}"));
                }
            }
            Requirement::Never => self.lacks(&format!("capability {capability:?}")),
        }
    }

    fn require_extended_subgroup_types(&mut self) {
        if !self.enable_if_there(Feature::SubgroupExtendedTypes) {
            self.lacks(&format!(
                "subgroup operations on integers of 8, 16 and 64 bits and floats of 16 (feature {})",
                Feature::SubgroupExtendedTypes.name()
            ));
        }
    }

    fn require_subgroups(&mut self, wanted: Subgroups) {
        let Subgroups { size, workgroup } = wanted;
        let feature = Feature::SubgroupSizeControl;
        let sizes = self.adapter.subgroup_sizes;
        match sizes.way_to(size) {
            Some(Way::Given) => {}
            Some(Way::Asking { most_work_items }) if workgroup > most_work_items => {
                self.lacks(&format!(
                    "workgroups of {workgroup} work-items in subgroups of {size}: it has them up to \
                     {most_work_items} (feature {}, maxComputeWorkgroupSubgroups)",
                    feature.name()
                ));
            }
            Some(Way::Asking { .. }) => {
                self.enable_if_there(feature);
                self.enabled.subgroup_size = Some(size);
            }
            None => self.lacks(&format!(
                "subgroups of {size} work-items: it has those of {} (feature {})",
                sizes.describe(),
                feature.name()
            )),
        }
    }

    /// Buffers that a stage may write are a feature; those that are only read are not.
    fn require_stores(&mut self, stage: Stage) {
        let feature = match stage {
            Stage::Vertex => Feature::VertexStores,
            Stage::Fragment => Feature::FragmentStores,
        };
        if !self.enable_if_there(feature) {
            self.lacks(&format!(
                "writes to buffers in {} kernels (feature {})",
                stage.name(),
                feature.name()
            ));
        }
    }

    fn require_subgroup_stages(&mut self, needs: &KernelNeeds) {
        let mut capabilities = needs.capabilities.iter();
        if !capabilities.any(|capability| subgroup_operations(*capability).is_some()) {
            return;
        }
        for stage in &needs.stages {
            if !self.adapter.subgroup_stages.contains(stage.flag()) {
                self.lacks(&format!(
                    "subgroup operations in {} kernels (subgroupSupportedStages)",
                    stage.name()
                ));
            }
        }
    }

    fn require_float_mode(&mut self, mode: ExecutionMode, width: u32) {
        if !self.adapter.float_modes.contains(&(mode, width)) {
            self.lacks(&format!("float mode {mode:?} for {width} bits"));
        }
        if self.adapter.version < (1, 2) {
            self.enabled
                .extensions
                .insert(vk::KHR_SHADER_FLOAT_CONTROLS_NAME);
        }
    }

    fn require_atomic(&mut self, atomic: Atomic) {
        let there = match atomic_feature(atomic) {
            Some(feature) => self.enable_if_there(feature),
            None => false,
        };
        if !there {
            let Atomic {
                family,
                width,
                memory,
            } = atomic;
            let memory = match memory {
                AtomicMemory::Buffer => "buffers",
                AtomicMemory::Shared => "shared memory",
            };
            let feature = atomic_feature(atomic)
                .map(|feature| format!(" (feature {})", feature.name()))
                .unwrap_or_default();
            self.lacks(&format!(
                "{width}-bit {} in {memory}{feature}",
                family_name(family)
            ));
        }
    }
}

/// The newest SPIR-V version of a Vulkan version without extensions.
fn newest_spirv(vulkan: (u32, u32)) -> (u8, u8) {
    match vulkan {
        (1, 0) => (1, 0),
        (1, 1) => (1, 3),
        (1, 2) => (1, 5),
        _ => (1, 6),
    }
}

fn requirement(capability: Capability) -> Requirement {
    use Requirement::{Always, AnyOf, FloatMode, Never};
    match capability {
        Capability::Matrix
        | Capability::Shader
        | Capability::ImageQuery
        | Capability::DerivativeControl
        | Capability::Sampled1D
        | Capability::Image1D => Always,
        Capability::SampledCubeArray | Capability::ImageCubeArray => AnyOf(&[Feature::CubeArrays]),
        Capability::SampleRateShading => AnyOf(&[Feature::SampleRateShading]),
        // The number of a primitive, and its layer.
        Capability::Geometry => AnyOf(&[Feature::GeometryShader]),
        Capability::Float64 => AnyOf(&[Feature::Float64]),
        Capability::Int64 => AnyOf(&[Feature::Int64]),
        Capability::Int16 => AnyOf(&[Feature::Int16]),
        Capability::Int8 => AnyOf(&[Feature::Int8]),
        Capability::Float16 => AnyOf(&[Feature::Float16]),
        Capability::StorageImageReadWithoutFormat => AnyOf(&[Feature::ReadWithoutFormat]),
        Capability::StorageImageWriteWithoutFormat => AnyOf(&[Feature::WriteWithoutFormat]),
        Capability::StorageBuffer16BitAccess => AnyOf(&[Feature::StorageBuffer16]),
        Capability::UniformAndStorageBuffer16BitAccess => {
            AnyOf(&[Feature::UniformAndStorageBuffer16])
        }
        Capability::StoragePushConstant16 => AnyOf(&[Feature::StoragePushConstant16]),
        Capability::StorageInputOutput16 => AnyOf(&[Feature::StorageInputOutput16]),
        Capability::DemoteToHelperInvocation => AnyOf(&[Feature::DemoteToHelperInvocation]),
        Capability::StorageBuffer8BitAccess => AnyOf(&[Feature::StorageBuffer8]),
        Capability::UniformAndStorageBuffer8BitAccess => {
            AnyOf(&[Feature::UniformAndStorageBuffer8])
        }
        Capability::StoragePushConstant8 => AnyOf(&[Feature::StoragePushConstant8]),
        Capability::VariablePointersStorageBuffer => {
            AnyOf(&[Feature::VariablePointersStorageBuffer])
        }
        Capability::VariablePointers => AnyOf(&[Feature::VariablePointers]),
        Capability::VulkanMemoryModel => AnyOf(&[Feature::VulkanMemoryModel]),
        Capability::VulkanMemoryModelDeviceScope => AnyOf(&[Feature::VulkanMemoryModelDeviceScope]),
        Capability::PhysicalStorageBufferAddresses => AnyOf(&[Feature::BufferDeviceAddress]),
        Capability::WorkgroupMemoryExplicitLayoutKHR => {
            AnyOf(&[Feature::WorkgroupMemoryExplicitLayout])
        }
        Capability::WorkgroupMemoryExplicitLayout8BitAccessKHR => {
            AnyOf(&[Feature::WorkgroupMemoryExplicitLayout8])
        }
        Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR => {
            AnyOf(&[Feature::WorkgroupMemoryExplicitLayout16])
        }
        Capability::DenormPreserve
        | Capability::DenormFlushToZero
        | Capability::SignedZeroInfNanPreserve
        | Capability::RoundingModeRTE
        | Capability::RoundingModeRTZ => FloatMode,
        other => atomic_requirement(other)
            .or_else(|| subgroup_operations(other).map(Requirement::Subgroup))
            .unwrap_or(Never),
    }
}

fn atomic_requirement(capability: Capability) -> Option<Requirement> {
    use Feature::*;
    let features: &[Feature] = match capability {
        Capability::Int64Atomics => &[BufferInt64Atomics, SharedInt64Atomics],
        Capability::AtomicFloat16AddEXT => &[BufferFloat16AtomicAdd, SharedFloat16AtomicAdd],
        Capability::AtomicFloat32AddEXT => &[BufferFloat32AtomicAdd, SharedFloat32AtomicAdd],
        Capability::AtomicFloat64AddEXT => &[BufferFloat64AtomicAdd, SharedFloat64AtomicAdd],
        Capability::AtomicFloat16MinMaxEXT => {
            &[BufferFloat16AtomicMinMax, SharedFloat16AtomicMinMax]
        }
        Capability::AtomicFloat32MinMaxEXT => {
            &[BufferFloat32AtomicMinMax, SharedFloat32AtomicMinMax]
        }
        Capability::AtomicFloat64MinMaxEXT => {
            &[BufferFloat64AtomicMinMax, SharedFloat64AtomicMinMax]
        }
        _ => return None,
    };
    Some(Requirement::AnyOf(features))
}

fn subgroup_operations(capability: Capability) -> Option<Subgroup> {
    Some(match capability {
        Capability::GroupNonUniform => Subgroup::BASIC,
        Capability::GroupNonUniformVote => Subgroup::VOTE,
        Capability::GroupNonUniformArithmetic => Subgroup::ARITHMETIC,
        Capability::GroupNonUniformBallot => Subgroup::BALLOT,
        Capability::GroupNonUniformShuffle => Subgroup::SHUFFLE,
        Capability::GroupNonUniformShuffleRelative => Subgroup::SHUFFLE_RELATIVE,
        Capability::GroupNonUniformClustered => Subgroup::CLUSTERED,
        Capability::GroupNonUniformQuad => Subgroup::QUAD,
        _ => return None,
    })
}

fn atomic_feature(atomic: Atomic) -> Option<Feature> {
    use AtomicFamily::{FloatAccess, FloatAdd, FloatMinMax, Integer};
    use AtomicMemory::{Buffer, Shared};
    Some(match (atomic.family, atomic.width, atomic.memory) {
        (Integer, 64, Buffer) => Feature::BufferInt64Atomics,
        (Integer, 64, Shared) => Feature::SharedInt64Atomics,
        (FloatAccess, 16, Buffer) => Feature::BufferFloat16Atomics,
        (FloatAccess, 16, Shared) => Feature::SharedFloat16Atomics,
        (FloatAccess, 32, Buffer) => Feature::BufferFloat32Atomics,
        (FloatAccess, 32, Shared) => Feature::SharedFloat32Atomics,
        (FloatAccess, 64, Buffer) => Feature::BufferFloat64Atomics,
        (FloatAccess, 64, Shared) => Feature::SharedFloat64Atomics,
        (FloatAdd, 16, Buffer) => Feature::BufferFloat16AtomicAdd,
        (FloatAdd, 16, Shared) => Feature::SharedFloat16AtomicAdd,
        (FloatAdd, 32, Buffer) => Feature::BufferFloat32AtomicAdd,
        (FloatAdd, 32, Shared) => Feature::SharedFloat32AtomicAdd,
        (FloatAdd, 64, Buffer) => Feature::BufferFloat64AtomicAdd,
        (FloatAdd, 64, Shared) => Feature::SharedFloat64AtomicAdd,
        (FloatMinMax, 16, Buffer) => Feature::BufferFloat16AtomicMinMax,
        (FloatMinMax, 16, Shared) => Feature::SharedFloat16AtomicMinMax,
        (FloatMinMax, 32, Buffer) => Feature::BufferFloat32AtomicMinMax,
        (FloatMinMax, 32, Shared) => Feature::SharedFloat32AtomicMinMax,
        (FloatMinMax, 64, Buffer) => Feature::BufferFloat64AtomicMinMax,
        (FloatMinMax, 64, Shared) => Feature::SharedFloat64AtomicMinMax,
        _ => return None,
    })
}

fn family_name(family: AtomicFamily) -> &'static str {
    match family {
        AtomicFamily::Integer => "integer atomics",
        AtomicFamily::FloatAccess => "float atomic load, store and exchange",
        AtomicFamily::FloatAdd => "float atomic add",
        AtomicFamily::FloatMinMax => "float atomic min and max",
    }
}
