//! The device's limits on a launch.

use std::collections::BTreeSet;

use super::adapter::Adapter;
use crate::run::launch::Launch;

/// A message for every limit of `adapter` that `launch` exceeds.
pub(super) fn exceeded(launch: &Launch<'_>, adapter: &Adapter) -> Vec<String> {
    let mut check = Check {
        adapter,
        exceeded: Vec::new(),
    };
    check.extents(launch);
    check.memory(launch);
    check.bindings(launch);
    check.exceeded
}

struct Check<'a> {
    adapter: &'a Adapter,
    exceeded: Vec<String>,
}

impl Check<'_> {
    fn at_most(&mut self, what: &str, value: u64, limit: impl Into<u64>, limit_name: &str) {
        let limit = limit.into();
        if value > limit {
            self.exceeded.push(format!(
                "device '{}' takes at most {limit} {what}, {value} wanted ({limit_name})",
                self.adapter.name
            ));
        }
    }

    fn extents(&mut self, launch: &Launch<'_>) {
        let limits = &self.adapter.limits;
        let size = launch.program.workgroup_size;
        for (axis, name) in ["x", "y", "z"].into_iter().enumerate() {
            self.at_most(
                &format!("workgroups in {name}"),
                launch.workgroups[axis].into(),
                limits.max_compute_work_group_count[axis],
                "maxComputeWorkGroupCount",
            );
            self.at_most(
                &format!("work-items of a workgroup in {name}"),
                size[axis].into(),
                limits.max_compute_work_group_size[axis],
                "maxComputeWorkGroupSize",
            );
        }
        self.at_most(
            "work-items of a workgroup",
            size.iter().fold(1, |product: u64, extent| {
                product.saturating_mul((*extent).into())
            }),
            limits.max_compute_work_group_invocations,
            "maxComputeWorkGroupInvocations",
        );
    }

    fn memory(&mut self, launch: &Launch<'_>) {
        let limits = &self.adapter.limits;
        self.at_most(
            "bytes of push constants",
            launch.bindings.push_constants.len() as u64,
            limits.max_push_constants_size,
            "maxPushConstantsSize",
        );
        self.at_most(
            "bytes of shared memory",
            launch.bindings.shared_size,
            limits.max_compute_shared_memory_size,
            "maxComputeSharedMemorySize",
        );
        for buffer in &launch.bindings.buffers {
            self.at_most(
                &format!("bytes in a buffer like {}", buffer.owner),
                buffer.contents.len(),
                limits.max_storage_buffer_range,
                "maxStorageBufferRange",
            );
        }
    }

    fn bindings(&mut self, launch: &Launch<'_>) {
        let limits = &self.adapter.limits;
        let buffers = &launch.bindings.buffers;
        let sets: BTreeSet<u32> = buffers.iter().map(|buffer| buffer.slot.set).collect();
        self.at_most(
            "descriptor sets",
            sets.last().map_or(0, |last| u64::from(*last) + 1),
            limits.max_bound_descriptor_sets,
            "maxBoundDescriptorSets",
        );
        self.at_most(
            "buffers",
            buffers.len() as u64,
            limits.max_per_stage_descriptor_storage_buffers,
            "maxPerStageDescriptorStorageBuffers",
        );
    }
}
