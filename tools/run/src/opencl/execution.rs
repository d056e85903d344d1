//! A kernel built for a device, its arguments, and its runs.

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use opencl3::command_queue::{CL_QUEUE_PROFILING_ENABLE, CommandQueue};
use opencl3::context::Context;
use opencl3::device::Device as ClDevice;
use opencl3::error_codes::ClError;
use opencl3::event::{CL_COMPLETE, Event};
use opencl3::kernel::Kernel;
use opencl3::memory::{
    Buffer as ClBuffer, CL_MEM_READ_WRITE, ClMem, Image as ClImage, Sampler as ClSampler,
};
use opencl3::program::{Program as ClProgram, set_program_specialization_constant};
use opencl3::types::CL_BLOCKING;

use super::OpenCl;
use super::adapter::Adapter;
use super::image;
use crate::device::{Clock, Outcome};
use crate::failure::Failure;
use crate::launch::{Buffer, Contents, Image, Launch};
use crate::program::{DynamicShared, ParamKind, Program, Specialised};

/// The option that makes quotients and roots of f32 exact.
const EXACT_QUOTIENTS: &str = "-cl-fp32-correctly-rounded-divide-sqrt";

/// Whether a kernel was given up that the device still runs.
static IS_ABANDONED: AtomicBool = AtomicBool::new(false);

unsafe extern "C" {
    /// Ends the process without the exit handlers of its libraries.
    fn _exit(status: c_int) -> !;
}

/// Ends the process if a kernel was given up: drivers wait for it, for ever.
pub(super) fn leave(status: u8) {
    if IS_ABANDONED.load(Ordering::Relaxed) {
        // SAFETY: a call without preconditions; no buffered output is lost.
        unsafe { _exit(status.into()) }
    }
}

/// A kernel with its buffers. The field order is the order of destruction.
pub(super) struct Execution<'k> {
    kind: &'k OpenCl,
    kernel: Kernel,
    buffers: Vec<ClBuffer<u8>>,
    images: Vec<ClImage>,
    samplers: Vec<ClSampler>,
    queue: CommandQueue,
    _context: Context,
}

impl<'k> Execution<'k> {
    /// Builds the kernel and binds its arguments.
    ///
    /// # Errors
    /// When the device refuses the kernel or has no memory.
    pub fn new(kind: &'k OpenCl, adapter: &Adapter, launch: &Launch<'_>) -> Result<Self, Failure> {
        let device = ClDevice::new(adapter.id);
        let context = Context::from_device(&device).map_err(kind.failed("no context"))?;
        // SAFETY: the device is one of the context.
        let queue = unsafe {
            CommandQueue::create_with_properties(&context, adapter.id, CL_QUEUE_PROFILING_ENABLE, 0)
        };
        let missing = image::unsupported(&context, adapter, launch);
        if !missing.is_empty() {
            return Err(Failure::Unsupported(missing.join("\n")));
        }
        let execution = Self {
            kernel: build(kind, &context, adapter, launch.program)?,
            buffers: buffers(kind, &context, launch)?,
            images: images(kind, &context, launch)?,
            samplers: samplers(kind, &context, launch)?,
            queue: queue.map_err(kind.failed("no queue"))?,
            _context: context,
            kind,
        };
        execution.bind(launch)?;
        Ok(execution)
    }

    /// Gives the kernel its arguments: its parameters, then the globals, as
    /// `--lir-globals-to-parameters` appends them.
    fn bind(&self, launch: &Launch<'_>) -> Result<(), Failure> {
        let program = launch.program;
        let mut buffers = self.buffers.iter();
        let mut images = self.images.iter();
        let mut samplers = self.samplers.iter();
        let mut index = 0;
        for param in &program.params {
            let bound = match param.kind {
                ParamKind::Buffer { .. } | ParamKind::Address { .. } => {
                    self.bind_buffer(index, buffers.next())
                }
                ParamKind::Scalar { ty, offset } => {
                    let start = offset as usize;
                    let bytes = &launch.bindings.push_constants[start..start + ty.size()];
                    self.bind_scalar(index, bytes)
                }
                ParamKind::DynamicShared(shared) => self.bind_shared(index, shared, launch),
                ParamKind::Image { .. } => self.bind_image(index, images.next()),
                ParamKind::Sampler { .. } => self.bind_sampler(index, samplers.next()),
            };
            bound.map_err(self.kind.failed(format!("argument %{}", param.name)))?;
            index += 1;
        }
        for global in &program.globals {
            let bound = self.bind_buffer(index, buffers.next());
            bound.map_err(self.kind.failed(format!("global @{}", global.name)))?;
            index += 1;
        }
        if let Some(global) = &program.dynamic_global {
            let bound = self.bind_shared(index, global.shared, launch);
            bound.map_err(self.kind.failed(format!("global @{}", global.name)))?;
        }
        Ok(())
    }

    fn bind_buffer(&self, index: u32, buffer: Option<&ClBuffer<u8>>) -> Result<(), ClError> {
        let Some(buffer) = buffer else { return Ok(()) };
        // SAFETY: the argument is a pointer to global memory, and the buffer outlives the kernel.
        unsafe { self.kernel.set_arg(index, &buffer.get()) }
    }

    fn bind_image(&self, index: u32, image: Option<&ClImage>) -> Result<(), ClError> {
        let Some(image) = image else { return Ok(()) };
        // SAFETY: the argument is an image, which outlives the kernel.
        unsafe { self.kernel.set_arg(index, &image.get()) }
    }

    fn bind_sampler(&self, index: u32, sampler: Option<&ClSampler>) -> Result<(), ClError> {
        let Some(sampler) = sampler else {
            return Ok(());
        };
        // SAFETY: the argument is a sampler, which outlives the kernel.
        unsafe { self.kernel.set_arg(index, &sampler.get()) }
    }

    fn bind_shared(
        &self,
        index: u32,
        shared: DynamicShared,
        launch: &Launch<'_>,
    ) -> Result<(), ClError> {
        let counts: BTreeMap<u32, u32> = launch.bindings.spec_constants.iter().copied().collect();
        let count = counts.get(&shared.spec_id).copied().unwrap_or(0);
        let bytes = count as usize * shared.elem.size();
        // SAFETY: the argument is a pointer to workgroup memory.
        unsafe { self.kernel.set_arg_local_buffer(index, bytes) }
    }

    fn bind_scalar(&self, index: u32, bytes: &[u8]) -> Result<(), ClError> {
        /// Numbers and vectors have as many bytes as a power of two.
        macro_rules! of_size {
            ($($size:literal)*) => {
                match bytes.len() {
                    $($size => {
                        let mut value = [0_u8; $size];
                        value.copy_from_slice(bytes);
                        // SAFETY: the argument is a value of this size.
                        unsafe { self.kernel.set_arg(index, &value) }
                    })*
                    _ => Err(ClError(opencl3::error_codes::CL_INVALID_ARG_SIZE)),
                }
            };
        }
        of_size!(1 2 4 8 16 32 64 128)
    }

    /// Runs the kernel as often as `launch` says, each time from the same contents of the buffers.
    ///
    /// # Errors
    /// When the kernel fails or takes too long.
    pub fn run(mut self, launch: &Launch<'_>) -> Result<Outcome, Failure> {
        let deadline = launch.timeout.deadline();
        let (mut buffers, mut images) = (Vec::new(), Vec::new());
        let mut times_ns = Vec::new();
        for run in 0..launch.repeat {
            let filled = self.fill(launch);
            filled.map_err(self.kind.failed("a buffer cannot be written"))?;
            let event = self.enqueue(launch);
            let event = event.map_err(self.kind.failed("the kernel cannot be run"))?;
            match wait(&event, deadline) {
                Ok(true) => {}
                Ok(false) => {
                    // The device still uses them.
                    std::mem::forget((event, self));
                    IS_ABANDONED.store(true, Ordering::Relaxed);
                    return Err(launch.timed_out());
                }
                Err(error) => return Err(self.kind.failed("the kernel failed")(error)),
            }
            let time = duration(&event).map_err(self.kind.failed("no time was measured"))?;
            times_ns.push(time);
            if run == 0 {
                let results = self.read_back(launch);
                buffers = results.map_err(self.kind.failed("a buffer cannot be read"))?;
                let texels = self.read_images(launch);
                images = texels.map_err(self.kind.failed("an image cannot be read"))?;
            }
        }
        Ok(Outcome {
            buffers,
            images,
            times_ns,
            clock: Clock::Device,
        })
    }

    fn fill(&mut self, launch: &Launch<'_>) -> Result<(), ClError> {
        for (buffer, initial) in self.buffers.iter_mut().zip(&launch.bindings.buffers) {
            match &initial.contents {
                Contents::Zeros(0) => {}
                Contents::Zeros(len) => {
                    let len = *len as usize;
                    // SAFETY: the buffer has this size.
                    unsafe {
                        self.queue.enqueue_fill_buffer(buffer, &[0], 0, len, &[])?;
                    }
                }
                Contents::Bytes(bytes) if bytes.is_empty() => {}
                Contents::Bytes(bytes) => {
                    // SAFETY: the buffer has this size.
                    unsafe {
                        self.queue
                            .enqueue_write_buffer(buffer, CL_BLOCKING, 0, bytes, &[])?;
                    }
                }
            }
        }
        for (image, initial) in self.images.iter_mut().zip(&launch.bindings.images) {
            image::fill(&self.queue, image, initial)?;
        }
        self.queue.finish()
    }

    fn enqueue(&self, launch: &Launch<'_>) -> Result<Event, ClError> {
        let local = launch.program.workgroup_size.map(|extent| extent as usize);
        let mut global = local;
        for (extent, groups) in global.iter_mut().zip(launch.workgroups) {
            *extent *= groups as usize;
        }
        // SAFETY: the sizes are three each, and every argument is bound.
        let event = unsafe {
            self.queue.enqueue_nd_range_kernel(
                self.kernel.get(),
                3,
                std::ptr::null(),
                global.as_ptr(),
                local.as_ptr(),
                &[],
            )?
        };
        self.queue.flush()?;
        Ok(event)
    }

    fn read_back(&self, launch: &Launch<'_>) -> Result<Vec<Option<Vec<u8>>>, ClError> {
        let buffers = self.buffers.iter().zip(&launch.bindings.buffers);
        let read = buffers.map(|(buffer, bound)| {
            if !bound.read_back {
                return Ok(None);
            }
            let mut bytes = vec![0; bound.contents.len() as usize];
            if !bytes.is_empty() {
                // SAFETY: the buffer has this size.
                unsafe {
                    self.queue
                        .enqueue_read_buffer(buffer, CL_BLOCKING, 0, &mut bytes, &[])?;
                }
            }
            Ok(Some(bytes))
        });
        read.collect()
    }

    fn read_images(&self, launch: &Launch<'_>) -> Result<Vec<Option<Vec<u8>>>, ClError> {
        let images = self.images.iter().zip(&launch.bindings.images);
        let read = images.map(|(image, bound)| {
            let texels = || image::read(&self.queue, image, bound);
            bound.read_back.then(texels).transpose()
        });
        read.collect()
    }
}

/// The images of a launch.
fn images(kind: &OpenCl, context: &Context, launch: &Launch<'_>) -> Result<Vec<ClImage>, Failure> {
    let make = |image: &Image| {
        let made = image::make(context, image);
        made.map_err(kind.failed(format!("no image for {}", image.owner)))
    };
    launch.bindings.images.iter().map(make).collect()
}

/// The samplers of a launch.
fn samplers(
    kind: &OpenCl,
    context: &Context,
    launch: &Launch<'_>,
) -> Result<Vec<ClSampler>, Failure> {
    let samplers = launch.bindings.samplers.iter();
    let made = samplers.map(|bound| image::make_sampler(context, bound.sampler));
    let made: Result<_, _> = made.collect();
    made.map_err(kind.failed("no sampler"))
}

/// The kernel of a program; the device's messages if it cannot be built.
fn build(
    kind: &OpenCl,
    context: &Context,
    adapter: &Adapter,
    program: &Program,
) -> Result<Kernel, Failure> {
    let made = (kind.make)(context, &program.code);
    let mut built = made.map_err(kind.failed("the kernel cannot be loaded"))?;
    let mut options = (kind.options)(program)?;
    if adapter.rounds_quotients {
        options = format!("{options} {EXACT_QUOTIENTS}");
    }
    for value in &program.specialised {
        // SAFETY: the value has as many bytes as the constant, which is of the program's.
        let set = unsafe { set_constant(&built, value) };
        set.map_err(kind.failed(format!("specialisation constant {}", value.id)))?;
    }
    built
        .build(&[adapter.id], options.trim_start())
        .map_err(|error| {
            let log = built.get_build_log(adapter.id).unwrap_or_default();
            let mut lines = log.lines();
            let first = lines.find(|line| line.contains("error:"));
            let first = first.map_or(String::new(), |line| format!(": {}", line.trim()));
            Failure::Mistake(format!(
                "{}: the device cannot build the kernel: {error}{first}\n{}",
                kind.name,
                log.trim()
            ))
        })?;
    Kernel::create(&built, &program.entry).map_err(kind.failed("the kernel is missing"))
}

/// Sets a specialisation constant before a program is built.
///
/// # Safety
/// The value has as many bytes as the constant.
unsafe fn set_constant(program: &ClProgram, value: &Specialised) -> Result<(), ClError> {
    let (size, bytes) = (value.bytes.len(), value.bytes.as_ptr().cast());
    let raw = program.get();
    // SAFETY: guaranteed by the caller; the bytes are read during the call.
    unsafe { set_program_specialization_constant(raw, value.id, size, bytes) }.map_err(ClError)
}

/// A buffer for each of the launch; one without elements gets a byte.
fn buffers(
    kind: &OpenCl,
    context: &Context,
    launch: &Launch<'_>,
) -> Result<Vec<ClBuffer<u8>>, Failure> {
    let make = |buffer: &Buffer| {
        let len = buffer.contents.len();
        // SAFETY: there is no host memory to refer to.
        let made = unsafe {
            ClBuffer::create(
                context,
                CL_MEM_READ_WRITE,
                len.max(1) as usize,
                std::ptr::null_mut(),
            )
        };
        made.map_err(kind.failed(format!("no memory for {}, {len} bytes", buffer.owner)))
    };
    launch.bindings.buffers.iter().map(make).collect()
}

/// Waits for an event; false if the time is up.
fn wait(event: &Event, deadline: Option<Instant>) -> Result<bool, ClError> {
    let mut pause = Duration::from_micros(20);
    loop {
        let status = event.command_execution_status()?.0;
        if status == CL_COMPLETE {
            return Ok(true);
        }
        // A lower status is the error that ended the command.
        if status < CL_COMPLETE {
            return Err(ClError(status));
        }
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Ok(false);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(2));
    }
}

/// The nanoseconds that a command took.
fn duration(event: &Event) -> Result<f64, ClError> {
    let (start, end) = (
        event.profiling_command_start()?,
        event.profiling_command_end()?,
    );
    Ok(end.saturating_sub(start) as f64)
}
