//! The device's limits on a launch.

use std::collections::BTreeSet;

use super::adapter::Adapter;
use crate::launch::{Bindings, Launch};
use gir::reflection::schema::Space;

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
            let (kind, range, name) = match buffer.space {
                Space::Uniform => (
                    "uniform buffer",
                    limits.max_uniform_buffer_range,
                    "maxUniformBufferRange",
                ),
                _ => (
                    "buffer",
                    limits.max_storage_buffer_range,
                    "maxStorageBufferRange",
                ),
            };
            self.at_most(
                &format!("bytes in a {kind} like {}", buffer.owner),
                buffer.contents.len(),
                range,
                name,
            );
        }
    }

    fn bindings(&mut self, launch: &Launch<'_>) {
        let limits = &self.adapter.limits;
        let Bindings {
            buffers,
            images,
            samplers,
            ..
        } = &launch.bindings;
        let slots = buffers.iter().filter_map(|buffer| buffer.slot);
        let slots = slots.chain(images.iter().map(|image| image.slot));
        let slots = slots.chain(samplers.iter().map(|sampler| sampler.slot));
        let sets: BTreeSet<u32> = slots.map(|slot| slot.set).collect();
        let of_space = |space| {
            let bound = buffers.iter().filter(|it| it.slot.is_some());
            bound.filter(|it| it.space == space).count() as u64
        };
        let sampled = |is_sampled| {
            let used = images.iter().map(|image| image.used.access.is_sampled());
            used.filter(|&used| used == is_sampled).count() as u64
        };
        self.at_most(
            "descriptor sets",
            sets.last().map_or(0, |last| u64::from(*last) + 1),
            limits.max_bound_descriptor_sets,
            "maxBoundDescriptorSets",
        );
        self.at_most(
            "buffers",
            of_space(Space::Storage),
            limits.max_per_stage_descriptor_storage_buffers,
            "maxPerStageDescriptorStorageBuffers",
        );
        self.at_most(
            "uniform buffers",
            of_space(Space::Uniform),
            limits.max_per_stage_descriptor_uniform_buffers,
            "maxPerStageDescriptorUniformBuffers",
        );
        self.at_most(
            "sampled images",
            sampled(true),
            limits.max_per_stage_descriptor_sampled_images,
            "maxPerStageDescriptorSampledImages",
        );
        self.at_most(
            "storage images",
            sampled(false),
            limits.max_per_stage_descriptor_storage_images,
            "maxPerStageDescriptorStorageImages",
        );
        self.at_most(
            "samplers",
            samplers.len() as u64,
            limits.max_per_stage_descriptor_samplers,
            "maxPerStageDescriptorSamplers",
        );
    }
}
