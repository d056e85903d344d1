//! The extensions of SPIR-V that emitted modules may declare.

use super::SpirvVersion;
use gir_dialects::upstream::spirv::Capability;

/// An extension, and what it is for.
pub struct Extension {
    /// Its name in SPIR-V.
    pub name: &'static str,
    /// The capabilities; one without brings the storage class of storage buffers.
    pub brings: &'static [Capability],
    /// The version that includes it.
    pub core_since: Option<SpirvVersion>,
}

/// The names of the extensions that modules may declare.
pub fn names() -> impl Iterator<Item = &'static str> {
    let brings = EXTENSIONS.iter().map(|extension| extension.name);
    brings.chain([DEBUG_INFO])
}

/// The extension of instructions without a meaning for the program, those of debug information among them; SPIR-V 1.6
/// includes it.
pub const DEBUG_INFO: &str = "SPV_KHR_non_semantic_info";

/// The extensions that modules may declare.
pub const EXTENSIONS: [Extension; 9] = [
    Extension {
        name: "SPV_KHR_storage_buffer_storage_class",
        brings: &[],
        core_since: Some(SpirvVersion::V1_3),
    },
    Extension {
        name: "SPV_KHR_16bit_storage",
        brings: &[
            Capability::StorageBuffer16BitAccess,
            Capability::StoragePushConstant16,
        ],
        core_since: Some(SpirvVersion::V1_3),
    },
    Extension {
        name: "SPV_KHR_vulkan_memory_model",
        brings: &[Capability::VulkanMemoryModel],
        core_since: Some(SpirvVersion::V1_5),
    },
    Extension {
        name: "SPV_KHR_physical_storage_buffer",
        brings: &[Capability::PhysicalStorageBufferAddresses],
        core_since: Some(SpirvVersion::V1_5),
    },
    Extension {
        name: "SPV_KHR_8bit_storage",
        brings: &[
            Capability::StorageBuffer8BitAccess,
            Capability::StoragePushConstant8,
            Capability::UniformAndStorageBuffer8BitAccess,
        ],
        core_since: Some(SpirvVersion::V1_5),
    },
    Extension {
        name: "SPV_KHR_float_controls",
        brings: &[
            Capability::DenormPreserve,
            Capability::SignedZeroInfNanPreserve,
            Capability::RoundingModeRTE,
        ],
        core_since: Some(SpirvVersion::V1_4),
    },
    Extension {
        name: "SPV_EXT_shader_atomic_float_add",
        brings: &[
            Capability::AtomicFloat32AddEXT,
            Capability::AtomicFloat64AddEXT,
        ],
        core_since: None,
    },
    Extension {
        name: "SPV_EXT_shader_atomic_float16_add",
        brings: &[Capability::AtomicFloat16AddEXT],
        core_since: None,
    },
    Extension {
        name: "SPV_EXT_shader_atomic_float_min_max",
        brings: &[
            Capability::AtomicFloat16MinMaxEXT,
            Capability::AtomicFloat32MinMaxEXT,
            Capability::AtomicFloat64MinMaxEXT,
        ],
        core_since: None,
    },
];
