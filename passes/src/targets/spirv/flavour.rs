//! The two flavours of SPIR-V, for Vulkan and for OpenCL, where they differ only in names and numbers.
//! Differing code is elsewhere, see [`super::memory`] and [`super::physical`].

use crate::profile::{self, Family, Profile};
use gir_dialects::{
    ir::Op,
    upstream::spirv::{
        self, AddressingModel, AddressingModelAttr, ExecutionModel, MemoryModel, MemoryModelAttr,
        MemorySemantics,
    },
};

/// A flavour of SPIR-V.
#[derive(Debug)]
pub struct Flavour {
    /// How pointers work.
    pub pointers: Pointers,
    /// The memory model of a module.
    pub memory_model: MemoryModel,
    /// The execution model of a compute kernel.
    pub execution_model: ExecutionModel,
    /// The capabilities that every module has.
    pub capabilities: &'static [&'static str],
    /// The semantics bit of buffer memory, which barriers and fences order together with workgroup memory.
    pub buffer_memory: MemorySemantics,
    /// The largest number of lanes of a vector.
    pub most_lanes: u32,
    /// Whether the launch may decide the workgroup size of a kernel.
    pub sized_at_launch: bool,
}

/// How pointers work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointers {
    /// Access chains into variables: the logical addressing model.
    Logical,
    /// Addresses that are values like any other.
    Physical,
}

/// SPIR-V for Vulkan.
pub static VULKAN: Flavour = Flavour {
    pointers: Pointers::Logical,
    memory_model: MemoryModel::GLSL450,
    execution_model: ExecutionModel::GLCompute,
    capabilities: &["Shader"],
    buffer_memory: MemorySemantics::UNIFORM_MEMORY,
    most_lanes: 4,
    sized_at_launch: false,
};

/// SPIR-V for Vulkan with Vulkan's own memory model.
pub static VULKAN_MODEL: Flavour = Flavour {
    memory_model: MemoryModel::Vulkan,
    capabilities: &["Shader", "VulkanMemoryModel"],
    ..VULKAN
};

/// SPIR-V for OpenCL.
pub static OPENCL: Flavour = Flavour {
    pointers: Pointers::Physical,
    memory_model: MemoryModel::OpenCL,
    execution_model: ExecutionModel::Kernel,
    capabilities: &["Kernel", "Addresses"],
    buffer_memory: MemorySemantics::CROSS_WORKGROUP_MEMORY,
    most_lanes: 16,
    sized_at_launch: true,
};

impl Flavour {
    /// The flavour of a profile.
    pub fn of_profile(profile: &Profile) -> &'static Self {
        let model = profile.spirv.as_ref().and_then(|spirv| spirv.memory_model);
        match (profile.family, model) {
            (Family::OpenclSpirv, _) => &OPENCL,
            (_, Some(profile::MemoryModel::Vulkan)) => &VULKAN_MODEL,
            _ => &VULKAN,
        }
    }

    /// The flavour of the `spirv.module` around an operation.
    pub fn around(op: Op<'_>) -> &'static Self {
        let mut ancestors = std::iter::successors(Some(op), |op| op.parent());
        let module = ancestors.find_map(|op| op.cast::<spirv::ModuleOp<'_>>());
        let is = |module: spirv::ModuleOp<'_>, model| {
            module.addressing_model() == AddressingModelAttr::get(op.context(), model)
        };
        let model = MemoryModelAttr::get(op.context(), MemoryModel::Vulkan);
        let physical = [AddressingModel::Physical32, AddressingModel::Physical64];
        match module {
            Some(module) if physical.into_iter().any(|model| is(module, model)) => &OPENCL,
            Some(module) if module.memory_model() == model => &VULKAN_MODEL,
            _ => &VULKAN,
        }
    }

    /// Whether pointers are addresses.
    pub fn is_physical(&self) -> bool {
        self.pointers == Pointers::Physical
    }

    /// The addressing model for a profile; `is_addressed` if the module has kernels whose buffer pointers are
    /// addresses.
    pub fn addressing_model(&self, profile: &Profile, is_addressed: bool) -> AddressingModel {
        match (self.pointers, address_bits(profile)) {
            (Pointers::Logical, _) if is_addressed => AddressingModel::PhysicalStorageBuffer64,
            (Pointers::Logical, _) => AddressingModel::Logical,
            (Pointers::Physical, 32) => AddressingModel::Physical32,
            (Pointers::Physical, _) => AddressingModel::Physical64,
        }
    }
}

/// Bits of an address, and of the ids that the device provides.
pub fn address_bits(profile: &Profile) -> u32 {
    profile.address_bits.map_or(64, |bits| bits.get())
}
