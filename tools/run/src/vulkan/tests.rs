//! Cases that this machine's device cannot show: other devices' features and limits, and staged buffers.

use std::collections::BTreeSet;
use std::time::Duration;

use ash::vk;
use rspirv::spirv::{Capability, ExecutionMode};

use super::adapter::{Adapter, QueueFamily};
use super::buffer::DeviceBuffer;
use super::features::Feature;
use super::kernel_needs::{self, Atomic, AtomicFamily, AtomicMemory, KernelNeeds, Subgroups};
use super::requirements::{Enabled, resolve};
use super::stage_buffers::Stage;
use super::subgroup_sizes::{SizeControl, SubgroupSizes};
use super::{VulkanSession, limits};
use crate::device::Session;
use crate::launch::{Launch, bind};
use crate::tests::fixtures::{self, vulkan_expected};

/// A device of this version that has nothing but these features.
fn adapter(version: (u32, u32), features: &[Feature]) -> Adapter {
    Adapter {
        index: 0,
        raw: vk::PhysicalDevice::null(),
        name: "abacus".to_owned(),
        driver: String::new(),
        version,
        limits: vk::PhysicalDeviceLimits::default(),
        subgroup_operations: vk::SubgroupFeatureFlags::empty(),
        subgroup_sizes: SubgroupSizes {
            own: 4,
            control: None,
        },
        float_modes: BTreeSet::new(),
        denorm_preserve: vec![],
        memory: vk::PhysicalDeviceMemoryProperties::default(),
        features: features.iter().copied().collect(),
        subgroup_stages: vk::ShaderStageFlags::COMPUTE,
        compute: QueueFamily::default(),
        graphics: None,
    }
}

fn missing(needs: &KernelNeeds, adapter: &Adapter) -> Vec<String> {
    let mut missing = Vec::new();
    resolve(needs, adapter, &mut missing);
    missing
}

fn capabilities(capabilities: &[Capability]) -> KernelNeeds {
    KernelNeeds {
        capabilities: capabilities.to_vec(),
        ..KernelNeeds::default()
    }
}

#[test]
fn everything_missing_is_named_at_once() {
    let needs = KernelNeeds {
        version: (1, 5),
        capabilities: vec![
            Capability::Shader,
            Capability::Float64,
            Capability::Int64Atomics,
            Capability::GroupNonUniformBallot,
            Capability::Kernel,
        ],
        float_modes: vec![(ExecutionMode::DenormPreserve, 32)],
        sized_by_ids: true,
        atomics: BTreeSet::from([Atomic {
            family: AtomicFamily::FloatAdd,
            width: 32,
            memory: AtomicMemory::Shared,
        }]),
        extended_subgroup_types: true,
        stages: BTreeSet::from([Stage::Vertex]),
        stores: BTreeSet::from([Stage::Vertex]),
        subgroups: Some(Subgroups {
            size: 32,
            workgroup: 64,
        }),
    };
    assert_eq!(
        missing(&needs, &adapter((1, 1), &[])),
        [
            "device 'abacus' lacks SPIR-V 1.5: with Vulkan 1.1 it takes versions up to 1.3",
            "device 'abacus' lacks capability Float64 (feature shaderFloat64)",
            "device 'abacus' lacks capability Int64Atomics (feature shaderBufferInt64Atomics or \
             shaderSharedInt64Atomics)",
            "device 'abacus' lacks capability GroupNonUniformBallot",
            "device 'abacus' lacks capability Kernel",
            "device 'abacus' lacks float mode DenormPreserve for 32 bits",
            "device 'abacus' lacks workgroup sizes by id (feature maintenance4)",
            "device 'abacus' lacks 32-bit float atomic add in shared memory (feature \
             shaderSharedFloat32AtomicAdd)",
            "device 'abacus' lacks subgroup operations on integers of 8, 16 and 64 bits and floats \
             of 16 (feature shaderSubgroupExtendedTypes)",
            "device 'abacus' lacks writes to buffers in vertex kernels (feature \
             vertexPipelineStoresAndAtomics)",
            "device 'abacus' lacks subgroup operations in vertex kernels \
             (subgroupSupportedStages)",
            "device 'abacus' lacks subgroups of 32 work-items: it has those of 4 (feature \
             subgroupSizeControl)",
        ]
    );
}

#[test]
fn every_width_that_a_device_lacks_is_named() {
    let widths = [
        (Capability::Int8, "shaderInt8"),
        (Capability::Int16, "shaderInt16"),
        (Capability::Int64, "shaderInt64"),
        (Capability::Float16, "shaderFloat16"),
        (Capability::Float64, "shaderFloat64"),
        (
            Capability::StorageBuffer8BitAccess,
            "storageBuffer8BitAccess",
        ),
        (
            Capability::StorageBuffer16BitAccess,
            "storageBuffer16BitAccess",
        ),
        (Capability::StoragePushConstant8, "storagePushConstant8"),
        (Capability::StoragePushConstant16, "storagePushConstant16"),
    ];
    for (capability, feature) in widths {
        assert_eq!(
            missing(&capabilities(&[capability]), &adapter((1, 3), &[])),
            [format!(
                "device 'abacus' lacks capability {capability:?} (feature {feature})"
            )]
        );
    }
    let mut modes = capabilities(&[Capability::RoundingModeRTE]);
    modes.float_modes = vec![
        (ExecutionMode::RoundingModeRTE, 16),
        (ExecutionMode::SignedZeroInfNanPreserve, 64),
    ];
    let mut keeps = adapter((1, 3), &[]);
    keeps.float_modes = BTreeSet::from([(ExecutionMode::RoundingModeRTE, 16)]);
    assert_eq!(
        missing(&modes, &keeps),
        ["device 'abacus' lacks float mode SignedZeroInfNanPreserve for 64 bits"]
    );
}

#[test]
fn an_older_device_gets_the_extension_too() {
    let needs = capabilities(&[Capability::Int8, Capability::StorageBuffer16BitAccess]);
    let features = [Feature::Int8, Feature::StorageBuffer16, Feature::Float16];
    let mut missing = Vec::new();
    let enabled = resolve(&needs, &adapter((1, 1), &features), &mut missing);
    let expected = Enabled {
        features: BTreeSet::from([Feature::Int8, Feature::StorageBuffer16]),
        extensions: BTreeSet::from([vk::KHR_SHADER_FLOAT16_INT8_NAME]),
        subgroup_size: None,
    };
    assert_eq!((enabled, missing.as_slice()), (expected, &[][..]));
    let enabled = resolve(&needs, &adapter((1, 2), &features), &mut missing);
    assert!(enabled.extensions.is_empty());
}

#[test]
fn atomics_in_shared_memory_need_their_own_feature() {
    let atomic = |memory| Atomic {
        family: AtomicFamily::Integer,
        width: 64,
        memory,
    };
    let needs = |memory| KernelNeeds {
        capabilities: vec![Capability::Int64Atomics],
        atomics: BTreeSet::from([atomic(memory)]),
        ..KernelNeeds::default()
    };
    let only_buffers = adapter((1, 2), &[Feature::BufferInt64Atomics]);
    assert_eq!(
        missing(&needs(AtomicMemory::Buffer), &only_buffers),
        [""; 0]
    );
    assert_eq!(
        missing(&needs(AtomicMemory::Shared), &only_buffers),
        [
            "device 'abacus' lacks 64-bit integer atomics in shared memory (feature \
          shaderSharedInt64Atomics)"
        ]
    );
}

/// A device with subgroups of 4 to 32 work-items, 8 unless asked, up to three in a workgroup.
fn with_size_control(version: (u32, u32), may_ask: bool) -> Adapter {
    Adapter {
        subgroup_sizes: SubgroupSizes {
            own: 8,
            control: Some(SizeControl {
                least: 4,
                greatest: 32,
                may_ask,
                most_subgroups: 3,
            }),
        },
        ..adapter(version, &[Feature::SubgroupSizeControl])
    }
}

fn subgroups_of(size: u32, workgroup: u64) -> KernelNeeds {
    KernelNeeds {
        subgroups: Some(Subgroups { size, workgroup }),
        ..KernelNeeds::default()
    }
}

#[test]
fn subgroups_of_the_only_size_need_no_feature() {
    let mut missing = Vec::new();
    let enabled = resolve(&subgroups_of(4, 4096), &adapter((1, 1), &[]), &mut missing);
    assert_eq!((enabled, missing.as_slice()), (Enabled::default(), &[][..]));
    let mut one_size = with_size_control((1, 3), false);
    one_size.subgroup_sizes.control = Some(SizeControl {
        least: 16,
        greatest: 16,
        may_ask: false,
        most_subgroups: 1,
    });
    let enabled = resolve(&subgroups_of(16, 4096), &one_size, &mut missing);
    assert_eq!((enabled, missing.as_slice()), (Enabled::default(), &[][..]));
}

#[test]
fn subgroups_of_another_size_are_asked_for() {
    for (version, extensions) in [
        ((1, 3), BTreeSet::new()),
        ((1, 2), BTreeSet::from([vk::EXT_SUBGROUP_SIZE_CONTROL_NAME])),
    ] {
        for size in [4, 8, 32] {
            let mut missing = Vec::new();
            let device = with_size_control(version, true);
            let enabled = resolve(&subgroups_of(size, 12), &device, &mut missing);
            let expected = Enabled {
                features: BTreeSet::from([Feature::SubgroupSizeControl]),
                extensions: extensions.clone(),
                subgroup_size: Some(size),
            };
            assert_eq!((enabled, missing.as_slice()), (expected, &[][..]));
        }
    }
}

#[test]
fn subgroups_of_a_size_that_is_not_there_are_refused() {
    let lacks = |size, workgroup, may_ask| {
        missing(
            &subgroups_of(size, workgroup),
            &with_size_control((1, 3), may_ask),
        )
        .join("\n")
    };
    for size in [2, 12, 64] {
        assert_eq!(
            lacks(size, 4, true),
            format!(
                "device 'abacus' lacks subgroups of {size} work-items: it has those of 4 to 32, \
                 powers of 2 (feature subgroupSizeControl)"
            )
        );
    }
    assert_eq!(
        lacks(8, 4, false),
        "device 'abacus' lacks subgroups of 8 work-items: it has those of 4 to 32, its choice \
         (feature subgroupSizeControl)"
    );
    assert_eq!(lacks(8, 24, true), "");
    assert_eq!(
        lacks(8, 25, true),
        "device 'abacus' lacks workgroups of 25 work-items in subgroups of 8: it has them up to 24 \
         (feature subgroupSizeControl, maxComputeWorkgroupSubgroups)"
    );
}

#[test]
fn the_needs_of_a_kernel_are_read_from_its_binary() {
    let needs = kernel_needs::read(&fixtures::assemble("atomics")).unwrap();
    let atomic = |family, width| Atomic {
        family,
        width,
        memory: AtomicMemory::Buffer,
    };
    let expected = KernelNeeds {
        version: (1, 3),
        capabilities: vec![
            Capability::Shader,
            Capability::Int64,
            Capability::Int64Atomics,
            Capability::AtomicFloat32AddEXT,
        ],
        float_modes: Vec::new(),
        atomics: BTreeSet::from([
            atomic(AtomicFamily::Integer, 64),
            atomic(AtomicFamily::FloatAdd, 32),
        ]),
        extended_subgroup_types: false,
        ..KernelNeeds::default()
    };
    assert_eq!(needs, expected);
    let needs = kernel_needs::read(&fixtures::assemble("narrow")).unwrap();
    assert!(needs.extended_subgroup_types);
    // A 32-bit integer atomic is no optional feature.
    assert!(
        kernel_needs::read(&fixtures::assemble("endless"))
            .unwrap()
            .atomics
            .is_empty()
    );
}

#[test]
fn every_limit_is_checked() {
    let program = fixtures::saxpy();
    let args = ["zeros:f32:4", "zeros:f32:4", "f32:1", "u32:4"].map(str::to_owned);
    let mut bindings = bind(&program, &args, &[]).unwrap();
    bindings.shared_size = 8;
    let timeout = Duration::from_secs(1);
    let launch = Launch {
        program: &program,
        bindings,
        workgroups: [1; 3],
        repeat: 1,
        timeout: timeout.into(),
        check: false,
    };
    let exceeded = limits::exceeded(&launch, &adapter((1, 1), &[])).join("\n");
    for limit in [
        "maxComputeWorkGroupCount",
        "maxComputeWorkGroupSize",
        "maxComputeWorkGroupInvocations",
        "maxPushConstantsSize",
        "maxComputeSharedMemorySize",
        "maxStorageBufferRange",
        "maxBoundDescriptorSets",
        "maxPerStageDescriptorStorageBuffers",
    ] {
        assert!(exceeded.contains(limit), "{limit} is not in:\n{exceeded}");
    }
}

#[test]
fn staged_buffers_give_the_results_of_mapped_ones() {
    if !vulkan_expected() {
        return;
    }
    let bench = fixtures::Bench::new(fixtures::saxpy());
    let (x, y) = (fixtures::noise(100, 1), fixtures::noise(100, 2));
    let args = [
        bench.f32s("x.npy", &x),
        bench.f32s("y.npy", &y),
        "f32:3".into(),
        "u32:90".into(),
    ];
    let program = fixtures::saxpy();
    let mut bindings = bind(&program, &args, &[]).unwrap();
    bindings.buffers[1].read_back = true;
    let timeout = Duration::from_secs(60);
    let launch = Launch {
        program: &program,
        bindings,
        workgroups: [2, 1, 1],
        repeat: 3,
        timeout: timeout.into(),
        check: false,
    };
    let mapped = VulkanSession::open(None).unwrap();
    let staged = VulkanSession {
        make_buffer: DeviceBuffer::staged,
        ..VulkanSession::open(None).unwrap()
    };
    let results = [mapped, staged].map(|session| session.run(&launch).unwrap().buffers);
    let expected: Vec<u8> = (0..100)
        .flat_map(|i| (if i < 90 { 3.0 * x[i] + y[i] } else { y[i] }).to_le_bytes())
        .collect();
    for result in results {
        assert_eq!(result, [None, Some(expected.clone())]);
    }
}
