//! The commands of a run, their submission, and their duration.

use std::rc::Rc;
use std::time::{Duration, Instant};

use ash::vk;

use super::adapter::Adapter;
use super::buffer::DeviceBuffer;
use super::failed;
use super::logical::{LogicalDevice, Owned};
use super::pipeline::Pipeline;
use super::resources::Resources;
use crate::device::{Clock, Outcome};
use crate::failure::Failure;
use crate::launch::Launch;

/// One kernel's commands, recorded once and submitted for every run. The field order is the order
/// of destruction.
pub(super) struct Submission {
    fence: Owned<vk::Fence>,
    /// The timestamps that measure them.
    pub timestamps: Option<Timestamps>,
    /// Where they are recorded.
    pub commands: vk::CommandBuffer,
    _pool: Owned<vk::CommandPool>,
    device: Rc<LogicalDevice>,
}

impl Submission {
    /// Records the commands.
    ///
    /// # Errors
    /// When the driver has no memory for them.
    pub fn new(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        pipeline: &Pipeline,
        resources: &Resources,
        launch: &Launch<'_>,
    ) -> Result<Self, Failure> {
        Self::recorded(device, adapter, |submission| {
            submission.record(pipeline, resources, launch)
        })
    }

    /// As [`Submission::new`], with other commands.
    ///
    /// # Errors
    /// When the driver has no memory for them.
    pub fn recorded(
        device: &Rc<LogicalDevice>,
        adapter: &Adapter,
        record: impl FnOnce(&Self) -> Result<(), vk::Result>,
    ) -> Result<Self, Failure> {
        let error = failed("the commands cannot be recorded");
        let pool = command_pool(device).map_err(&error)?;
        let commands = command_buffer(device, &pool).map_err(&error)?;
        let fence = fence(device).map_err(&error)?;
        let timestamps = Timestamps::new(device, adapter).map_err(&error)?;
        let submission = Self {
            fence,
            timestamps,
            commands,
            _pool: pool,
            device: Rc::clone(device),
        };
        record(&submission).map_err(&error)?;
        Ok(submission)
    }

    fn record(
        &self,
        pipeline: &Pipeline,
        resources: &Resources,
        launch: &Launch<'_>,
    ) -> Result<(), vk::Result> {
        let device = &self.device.raw;
        let info = vk::CommandBufferBeginInfo::default();
        // SAFETY: everything the commands name is alive until the submission has ended or is
        // abandoned, and the launch is within the device's limits.
        unsafe {
            device.begin_command_buffer(self.commands, &info)?;
            self.copy_in(resources);
            self.order(
                (
                    vk::PipelineStageFlags::TRANSFER,
                    vk::AccessFlags::TRANSFER_WRITE,
                ),
                (
                    vk::PipelineStageFlags::COMPUTE_SHADER,
                    vk::AccessFlags::SHADER_READ
                        | vk::AccessFlags::SHADER_WRITE
                        | vk::AccessFlags::UNIFORM_READ,
                ),
            );
            self.dispatch(pipeline, launch.workgroups);
            self.order(
                (
                    vk::PipelineStageFlags::COMPUTE_SHADER,
                    vk::AccessFlags::SHADER_WRITE,
                ),
                (
                    vk::PipelineStageFlags::TRANSFER | vk::PipelineStageFlags::HOST,
                    vk::AccessFlags::TRANSFER_READ | vk::AccessFlags::HOST_READ,
                ),
            );
            self.copy_out(resources, launch);
            self.order(
                (
                    vk::PipelineStageFlags::TRANSFER,
                    vk::AccessFlags::TRANSFER_WRITE,
                ),
                (vk::PipelineStageFlags::HOST, vk::AccessFlags::HOST_READ),
            );
            device.end_command_buffer(self.commands)
        }
    }

    /// Copies the resources of a launch from the host's side to the device's.
    pub unsafe fn copy_in(&self, resources: &Resources) {
        // SAFETY: the caller records into this command buffer.
        unsafe {
            self.copy(resources.buffers.iter().filter_map(DeviceBuffer::copy_in));
            for image in &resources.images {
                image.copy_in(&self.device.raw, self.commands);
            }
        }
    }

    /// Copies the results to the host's side.
    pub unsafe fn copy_out(&self, resources: &Resources, launch: &Launch<'_>) {
        // SAFETY: the caller records into this command buffer.
        unsafe {
            self.copy(resources.buffers.iter().filter_map(DeviceBuffer::copy_out));
            for (image, bound) in resources.images.iter().zip(&launch.bindings.images) {
                if bound.read_back {
                    image.copy_out(&self.device.raw, self.commands);
                }
            }
        }
    }

    /// Copies between buffers.
    pub unsafe fn copy(&self, copies: impl Iterator<Item = (vk::Buffer, vk::Buffer, u64)>) {
        for (source, target, size) in copies {
            let region = [vk::BufferCopy::default().size(size)];
            // SAFETY: the caller records into this command buffer; both buffers have `size` bytes.
            unsafe {
                self.device
                    .raw
                    .cmd_copy_buffer(self.commands, source, target, &region)
            };
        }
    }

    /// Makes the writes of `before` visible to `after`.
    pub unsafe fn order(
        &self,
        before: (vk::PipelineStageFlags, vk::AccessFlags),
        after: (vk::PipelineStageFlags, vk::AccessFlags),
    ) {
        let barrier = [vk::MemoryBarrier::default()
            .src_access_mask(before.1)
            .dst_access_mask(after.1)];
        let none = vk::DependencyFlags::empty();
        // SAFETY: the caller records into this command buffer.
        unsafe {
            self.device.raw.cmd_pipeline_barrier(
                self.commands,
                before.0,
                after.0,
                none,
                &barrier,
                &[],
                &[],
            );
        }
    }

    unsafe fn dispatch(&self, pipeline: &Pipeline, [x, y, z]: [u32; 3]) {
        let device = &self.device.raw;
        let commands = self.commands;
        let point = vk::PipelineBindPoint::COMPUTE;
        let layout = pipeline.layout.get();
        let constants = &pipeline.push_constants;
        // SAFETY: the caller records into this command buffer; pipeline, layout and sets belong
        // together.
        unsafe {
            device.cmd_bind_pipeline(commands, point, pipeline.pipeline.get());
            let sets = &pipeline.descriptors.sets;
            if !sets.is_empty() {
                device.cmd_bind_descriptor_sets(commands, point, layout, 0, sets, &[]);
            }
            if !constants.is_empty() {
                let stage = vk::ShaderStageFlags::COMPUTE;
                device.cmd_push_constants(commands, layout, stage, 0, constants);
            }
            if let Some(timestamps) = &self.timestamps {
                timestamps.begin(device, commands);
            }
            device.cmd_dispatch(commands, x, y, z);
            if let Some(timestamps) = &self.timestamps {
                timestamps.end(device, commands);
            }
        }
    }

    /// Runs the kernel as often as `launch` says, each time from the same contents of `resources`.
    ///
    /// # Errors
    /// When the kernel fails or takes too long.
    pub fn run(&self, resources: &Resources, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        let (mut buffers, mut images) = (Vec::new(), Vec::new());
        let mut times_ns = Vec::new();
        for run in 0..launch.repeat {
            resources.upload(&launch.bindings)?;
            times_ns.push(self.run_once(launch)?);
            if run == 0 {
                buffers = resources.buffer_bytes(&launch.bindings)?;
                images = resources.image_bytes(&launch.bindings)?;
            }
        }
        let clock = if self.timestamps.is_some() {
            Clock::Device
        } else {
            Clock::Host
        };
        Ok(Outcome {
            buffers,
            images,
            times_ns,
            clock,
        })
    }

    /// Submits the commands, waits for them, and returns the kernel's time in nanoseconds.
    fn run_once(&self, launch: &Launch<'_>) -> Result<f64, Failure> {
        let device = &self.device.raw;
        let commands = [self.commands];
        let submit = [vk::SubmitInfo::default().command_buffers(&commands)];
        let fence = [self.fence.get()];
        let start = Instant::now();
        // SAFETY: the queue is idle, so the fence and the commands can be reused.
        unsafe {
            device
                .reset_fences(&fence)
                .and_then(|()| device.queue_submit(self.device.queue, &submit, fence[0]))
        }
        .map_err(failed("the kernel cannot be submitted"))?;
        // SAFETY: the fence is alive.
        let ended = unsafe {
            device.wait_for_fences(&fence, true, nanoseconds(launch.timeout.remaining()))
        };
        let elapsed = start.elapsed();
        ended.map_err(|error| self.not_ended(error, launch))?;
        match &self.timestamps {
            Some(timestamps) => timestamps
                .elapsed_ns(device)
                .map_err(failed("the device's clock cannot be read")),
            None => Ok(elapsed.as_nanos() as f64),
        }
    }

    fn not_ended(&self, error: vk::Result, launch: &Launch<'_>) -> Failure {
        if error == vk::Result::ERROR_DEVICE_LOST {
            let kernel = &launch.program.entry;
            return Failure::Mistake(format!(
                "vulkan: the device was lost while kernel '{kernel}' ran: it accessed memory out \
                 of bounds, or the driver stopped it"
            ));
        }
        self.device.abandon();
        match error {
            vk::Result::TIMEOUT => launch.timed_out(),
            error => failed("waiting for the kernel")(error),
        }
    }
}

fn nanoseconds(timeout: Duration) -> u64 {
    u64::try_from(timeout.as_nanos()).unwrap_or(u64::MAX)
}

fn command_pool(device: &Rc<LogicalDevice>) -> Result<Owned<vk::CommandPool>, vk::Result> {
    let info = vk::CommandPoolCreateInfo::default().queue_family_index(device.family.index);
    // SAFETY: the device has a queue of this family.
    let raw = unsafe { device.raw.create_command_pool(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_command_pool(raw, None);
    }))
}

/// A command buffer; its pool frees it.
fn command_buffer(
    device: &LogicalDevice,
    pool: &Owned<vk::CommandPool>,
) -> Result<vk::CommandBuffer, vk::Result> {
    let info = vk::CommandBufferAllocateInfo::default()
        .command_pool(pool.get())
        .level(vk::CommandBufferLevel::PRIMARY)
        .command_buffer_count(1);
    // SAFETY: the pool is alive.
    let made = unsafe { device.raw.allocate_command_buffers(&info) }?;
    made.first()
        .copied()
        .ok_or(vk::Result::ERROR_OUT_OF_HOST_MEMORY)
}

fn fence(device: &Rc<LogicalDevice>) -> Result<Owned<vk::Fence>, vk::Result> {
    let info = vk::FenceCreateInfo::default();
    // SAFETY: `info` outlives the call.
    let raw = unsafe { device.raw.create_fence(&info, None) }?;
    Ok(Owned::new(device, raw, |device, raw| unsafe {
        device.destroy_fence(raw, None)
    }))
}

/// Two timestamps around the kernel.
pub(super) struct Timestamps {
    pool: Owned<vk::QueryPool>,
    /// Nanoseconds of a tick.
    period: f64,
    /// The bits of a timestamp that count.
    mask: u64,
}

impl Timestamps {
    /// `None` where the queue has no timestamps.
    fn new(device: &Rc<LogicalDevice>, adapter: &Adapter) -> Result<Option<Self>, vk::Result> {
        let period = f64::from(adapter.limits.timestamp_period);
        let bits = device.family.timestamp_bits;
        if bits == 0 || period <= 0.0 {
            return Ok(None);
        }
        let info = vk::QueryPoolCreateInfo::default()
            .query_type(vk::QueryType::TIMESTAMP)
            .query_count(2);
        // SAFETY: `info` outlives the call.
        let raw = unsafe { device.raw.create_query_pool(&info, None) }?;
        let pool = Owned::new(device, raw, |device, raw| unsafe {
            device.destroy_query_pool(raw, None);
        });
        let mask = u64::MAX >> (64 - bits.min(64));
        Ok(Some(Self { pool, period, mask }))
    }

    /// Both are taken at the bottom of the pipe: the first when the copies have ended, the second
    /// when the kernel has.
    pub unsafe fn begin(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        let stage = vk::PipelineStageFlags::BOTTOM_OF_PIPE;
        // SAFETY: the caller records into `commands`.
        unsafe {
            device.cmd_reset_query_pool(commands, self.pool.get(), 0, 2);
            device.cmd_write_timestamp(commands, stage, self.pool.get(), 0);
        }
    }

    /// The second of them.
    pub unsafe fn end(&self, device: &ash::Device, commands: vk::CommandBuffer) {
        let stage = vk::PipelineStageFlags::BOTTOM_OF_PIPE;
        // SAFETY: the caller records into `commands`.
        unsafe { device.cmd_write_timestamp(commands, stage, self.pool.get(), 1) };
    }

    fn elapsed_ns(&self, device: &ash::Device) -> Result<f64, vk::Result> {
        let mut ticks = [0u64; 2];
        let flags = vk::QueryResultFlags::TYPE_64 | vk::QueryResultFlags::WAIT;
        // SAFETY: the submission that writes both queries has ended.
        unsafe { device.get_query_pool_results(self.pool.get(), 0, &mut ticks, flags) }?;
        Ok((ticks[1].wrapping_sub(ticks[0]) & self.mask) as f64 * self.period)
    }
}
