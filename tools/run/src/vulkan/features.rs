//! The optional features of Vulkan that a kernel may need, and the structures they live
//! in. One table maps a feature to its bit; querying and enabling both walk it.

use std::collections::BTreeSet;
use std::ffi::{CStr, CString};

use ash::vk;

/// A structure of feature bits that only some devices know.
struct Block {
    /// The Vulkan version that includes it.
    core_since: Option<(u32, u32)>,
    /// The extension that brings it to an older device.
    extension: &'static CStr,
}

/// Declares the structures in a chain and the features in them.
macro_rules! feature_table {
    (
        core { $($core:ident = $core_name:literal at $core_bit:ident;)* }
        $(
            $block:ident: $ty:ident, $extension:ident, $core_since:expr =>
            { $($feature:ident = $name:literal at $bit:ident;)* }
        )*
    ) => {
        /// An optional feature.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(super) enum Feature { $($core,)* $($($feature,)*)* }

        const ALL: &[Feature] = &[$(Feature::$core,)* $($(Feature::$feature,)*)*];

        /// The structures, for one call that fills or reads them.
        #[derive(Default)]
        struct Structures {
            core: vk::PhysicalDeviceFeatures,
            $($block: vk::$ty<'static>,)*
        }

        impl Structures {
            fn bit(&mut self, feature: Feature) -> &mut vk::Bool32 {
                match feature {
                    $(Feature::$core => &mut self.core.$core_bit,)*
                    $($(Feature::$feature => &mut self.$block.$bit,)*)*
                }
            }

            /// Chains the structures for which `known` holds.
            fn chain(
                &mut self,
                known: impl Fn(&Block) -> bool,
            ) -> vk::PhysicalDeviceFeatures2<'_> {
                let mut chain = vk::PhysicalDeviceFeatures2::default().features(self.core);
                $(
                    let block = Block { core_since: $core_since, extension: vk::$extension };
                    if known(&block) {
                        chain = chain.push_next(&mut self.$block);
                    }
                )*
                chain
            }
        }

        impl Feature {
            /// The name in the Vulkan specification.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$core => $core_name,)*
                    $($(Self::$feature => $name,)*)*
                }
            }

            fn block(self) -> Option<Block> {
                match self {
                    $(Self::$core => None,)*
                    $($(Self::$feature => {
                        Some(Block { core_since: $core_since, extension: vk::$extension })
                    })*)*
                }
            }
        }
    };
}

feature_table! {
    core {
        RobustBufferAccess = "robustBufferAccess" at robust_buffer_access;
        Float64 = "shaderFloat64" at shader_float64;
        Int64 = "shaderInt64" at shader_int64;
        Int16 = "shaderInt16" at shader_int16;
        VertexStores = "vertexPipelineStoresAndAtomics" at vertex_pipeline_stores_and_atomics;
        FragmentStores = "fragmentStoresAndAtomics" at fragment_stores_and_atomics;
        LargePoints = "largePoints" at large_points;
        SampleRateShading = "sampleRateShading" at sample_rate_shading;
        GeometryShader = "geometryShader" at geometry_shader;
        CubeArrays = "imageCubeArray" at image_cube_array;
        ReadWithoutFormat = "shaderStorageImageReadWithoutFormat"
            at shader_storage_image_read_without_format;
        WriteWithoutFormat = "shaderStorageImageWriteWithoutFormat"
            at shader_storage_image_write_without_format;
    }
    storage16: PhysicalDevice16BitStorageFeatures, KHR_16BIT_STORAGE_NAME, Some((1, 1)) => {
        StorageBuffer16 = "storageBuffer16BitAccess" at storage_buffer16_bit_access;
        UniformAndStorageBuffer16 = "uniformAndStorageBuffer16BitAccess"
            at uniform_and_storage_buffer16_bit_access;
        StoragePushConstant16 = "storagePushConstant16" at storage_push_constant16;
        StorageInputOutput16 = "storageInputOutput16" at storage_input_output16;
    }
    variable_pointers: PhysicalDeviceVariablePointersFeatures, KHR_VARIABLE_POINTERS_NAME,
        Some((1, 1)) => {
        VariablePointersStorageBuffer = "variablePointersStorageBuffer"
            at variable_pointers_storage_buffer;
        VariablePointers = "variablePointers" at variable_pointers;
    }
    storage8: PhysicalDevice8BitStorageFeatures, KHR_8BIT_STORAGE_NAME, Some((1, 2)) => {
        StorageBuffer8 = "storageBuffer8BitAccess" at storage_buffer8_bit_access;
        UniformAndStorageBuffer8 = "uniformAndStorageBuffer8BitAccess"
            at uniform_and_storage_buffer8_bit_access;
        StoragePushConstant8 = "storagePushConstant8" at storage_push_constant8;
    }
    float16_int8: PhysicalDeviceShaderFloat16Int8Features, KHR_SHADER_FLOAT16_INT8_NAME,
        Some((1, 2)) => {
        Float16 = "shaderFloat16" at shader_float16;
        Int8 = "shaderInt8" at shader_int8;
    }
    atomic_int64: PhysicalDeviceShaderAtomicInt64Features, KHR_SHADER_ATOMIC_INT64_NAME,
        Some((1, 2)) => {
        BufferInt64Atomics = "shaderBufferInt64Atomics" at shader_buffer_int64_atomics;
        SharedInt64Atomics = "shaderSharedInt64Atomics" at shader_shared_int64_atomics;
    }
    memory_model: PhysicalDeviceVulkanMemoryModelFeatures, KHR_VULKAN_MEMORY_MODEL_NAME,
        Some((1, 2)) => {
        VulkanMemoryModel = "vulkanMemoryModel" at vulkan_memory_model;
        VulkanMemoryModelDeviceScope = "vulkanMemoryModelDeviceScope"
            at vulkan_memory_model_device_scope;
    }
    buffer_address: PhysicalDeviceBufferDeviceAddressFeatures, KHR_BUFFER_DEVICE_ADDRESS_NAME,
        Some((1, 2)) => {
        BufferDeviceAddress = "bufferDeviceAddress" at buffer_device_address;
    }
    subgroup_types: PhysicalDeviceShaderSubgroupExtendedTypesFeatures,
        KHR_SHADER_SUBGROUP_EXTENDED_TYPES_NAME, Some((1, 2)) => {
        SubgroupExtendedTypes = "shaderSubgroupExtendedTypes" at shader_subgroup_extended_types;
    }
    subgroup_size: PhysicalDeviceSubgroupSizeControlFeatures, EXT_SUBGROUP_SIZE_CONTROL_NAME,
        Some((1, 3)) => {
        SubgroupSizeControl = "subgroupSizeControl" at subgroup_size_control;
    }
    demote: PhysicalDeviceShaderDemoteToHelperInvocationFeatures,
        EXT_SHADER_DEMOTE_TO_HELPER_INVOCATION_NAME, Some((1, 3)) => {
        DemoteToHelperInvocation = "shaderDemoteToHelperInvocation"
            at shader_demote_to_helper_invocation;
    }
    maintenance4: PhysicalDeviceMaintenance4Features, KHR_MAINTENANCE4_NAME, Some((1, 3)) => {
        Maintenance4 = "maintenance4" at maintenance4;
    }
    atomic_float: PhysicalDeviceShaderAtomicFloatFeaturesEXT, EXT_SHADER_ATOMIC_FLOAT_NAME,
        None => {
        BufferFloat32Atomics = "shaderBufferFloat32Atomics" at shader_buffer_float32_atomics;
        BufferFloat32AtomicAdd = "shaderBufferFloat32AtomicAdd" at shader_buffer_float32_atomic_add;
        BufferFloat64Atomics = "shaderBufferFloat64Atomics" at shader_buffer_float64_atomics;
        BufferFloat64AtomicAdd = "shaderBufferFloat64AtomicAdd" at shader_buffer_float64_atomic_add;
        SharedFloat32Atomics = "shaderSharedFloat32Atomics" at shader_shared_float32_atomics;
        SharedFloat32AtomicAdd = "shaderSharedFloat32AtomicAdd" at shader_shared_float32_atomic_add;
        SharedFloat64Atomics = "shaderSharedFloat64Atomics" at shader_shared_float64_atomics;
        SharedFloat64AtomicAdd = "shaderSharedFloat64AtomicAdd" at shader_shared_float64_atomic_add;
    }
    atomic_float2: PhysicalDeviceShaderAtomicFloat2FeaturesEXT, EXT_SHADER_ATOMIC_FLOAT2_NAME,
        None => {
        BufferFloat16Atomics = "shaderBufferFloat16Atomics" at shader_buffer_float16_atomics;
        BufferFloat16AtomicAdd = "shaderBufferFloat16AtomicAdd" at shader_buffer_float16_atomic_add;
        BufferFloat16AtomicMinMax = "shaderBufferFloat16AtomicMinMax"
            at shader_buffer_float16_atomic_min_max;
        BufferFloat32AtomicMinMax = "shaderBufferFloat32AtomicMinMax"
            at shader_buffer_float32_atomic_min_max;
        BufferFloat64AtomicMinMax = "shaderBufferFloat64AtomicMinMax"
            at shader_buffer_float64_atomic_min_max;
        SharedFloat16Atomics = "shaderSharedFloat16Atomics" at shader_shared_float16_atomics;
        SharedFloat16AtomicAdd = "shaderSharedFloat16AtomicAdd" at shader_shared_float16_atomic_add;
        SharedFloat16AtomicMinMax = "shaderSharedFloat16AtomicMinMax"
            at shader_shared_float16_atomic_min_max;
        SharedFloat32AtomicMinMax = "shaderSharedFloat32AtomicMinMax"
            at shader_shared_float32_atomic_min_max;
        SharedFloat64AtomicMinMax = "shaderSharedFloat64AtomicMinMax"
            at shader_shared_float64_atomic_min_max;
    }
    shared_layout: PhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR,
        KHR_WORKGROUP_MEMORY_EXPLICIT_LAYOUT_NAME, None => {
        WorkgroupMemoryExplicitLayout = "workgroupMemoryExplicitLayout"
            at workgroup_memory_explicit_layout;
        WorkgroupMemoryExplicitLayout8 = "workgroupMemoryExplicitLayout8BitAccess"
            at workgroup_memory_explicit_layout8_bit_access;
        WorkgroupMemoryExplicitLayout16 = "workgroupMemoryExplicitLayout16BitAccess"
            at workgroup_memory_explicit_layout16_bit_access;
    }
}

impl Feature {
    /// The extension to enable with the feature on a device of `version`.
    pub fn extension(self, version: (u32, u32)) -> Option<&'static CStr> {
        let block = self.block()?;
        match block.core_since {
            Some(core) if version >= core => None,
            _ => Some(block.extension),
        }
    }
}

/// Whether a device of `version` with `extensions` offers `extension`, by itself or as a part of
/// its version.
pub(super) fn offers(
    version: (u32, u32),
    extensions: &BTreeSet<CString>,
    extension: &CStr,
    core_since: Option<(u32, u32)>,
) -> bool {
    core_since.is_some_and(|core| version >= core) || extensions.contains(extension)
}

/// The features a device has.
pub(super) fn query(
    instance: &ash::Instance,
    adapter: vk::PhysicalDevice,
    version: (u32, u32),
    extensions: &BTreeSet<CString>,
) -> BTreeSet<Feature> {
    let mut structures = Structures::default();
    let mut chain =
        structures.chain(|block| offers(version, extensions, block.extension, block.core_since));
    // SAFETY: `adapter` comes from `instance` and knows every structure in the chain.
    unsafe { instance.get_physical_device_features2(adapter, &mut chain) };
    structures.core = chain.features;
    ALL.iter()
        .copied()
        .filter(|feature| *structures.bit(*feature) == vk::TRUE)
        .collect()
}

/// Calls `create` with the chain of structures that enables `features`, and nothing else.
pub(super) fn with_enabled<R>(
    features: &BTreeSet<Feature>,
    create: impl FnOnce(&mut vk::PhysicalDeviceFeatures2<'_>) -> R,
) -> R {
    let mut structures = Structures::default();
    for feature in features {
        *structures.bit(*feature) = vk::TRUE;
    }
    let used: BTreeSet<&CStr> = features
        .iter()
        .filter_map(|feature| feature.block())
        .map(|block| block.extension)
        .collect();
    create(&mut structures.chain(|block| used.contains(block.extension)))
}
