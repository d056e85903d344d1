//! Handles of the driver, which are released when dropped.
//!
//! Every value here belongs to the current context, which [`Context`] sets; it is dropped last. An error of the driver
//! when a handle is released is that of an earlier kernel, or none.

use std::ffi::{CStr, CString, c_int, c_uint, c_void};
use std::ptr::null_mut;

use cudarc::driver::result::{DriverError, ctx, event, module, primary_ctx, stream};
use cudarc::driver::sys::{self, CUdevice, CUfunction_attribute, CUjit_option};

/// The context of a device that the process has in common.
pub(super) struct Context(CUdevice);

impl Context {
    pub fn new(device: CUdevice) -> Result<Self, DriverError> {
        // SAFETY: the device is one of the driver's.
        let raw = unsafe { primary_ctx::retain(device) }?;
        let context = Self(device);
        // SAFETY: the context has just been created.
        unsafe { ctx::set_current(raw) }?;
        Ok(context)
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: it was retained, and nothing of it is left.
        let _ = unsafe { primary_ctx::release(self.0) };
    }
}

/// A program that the driver has compiled.
pub(super) struct Module(sys::CUmodule);

/// Bytes of the log of the driver's compiler.
const LOG: usize = 1 << 13;

impl Module {
    /// Compiles PTX.
    ///
    /// # Errors
    /// With the log of the compiler.
    pub fn new(ptx: &CStr) -> Result<Self, (DriverError, String)> {
        let mut log = vec![0_u8; LOG];
        let mut options = [
            CUjit_option::CU_JIT_ERROR_LOG_BUFFER,
            CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
        ];
        // An option's number is passed as a pointer.
        let size = std::ptr::without_provenance_mut::<c_void>(log.len());
        let mut values = [log.as_mut_ptr().cast::<c_void>(), size];
        let mut raw = null_mut();
        // SAFETY: there are as many values as options, of the types that these take, and the log has the stated length.
        let loaded = unsafe {
            sys::cuModuleLoadDataEx(
                &raw mut raw,
                ptx.as_ptr().cast(),
                options.len() as c_uint,
                options.as_mut_ptr(),
                values.as_mut_ptr(),
            )
        };
        match loaded.result() {
            Ok(()) => Ok(Self(raw)),
            Err(error) => {
                let end = log.iter().position(|&byte| byte == 0).unwrap_or(LOG);
                let said = String::from_utf8_lossy(&log[..end]);
                Err((error, said.trim().to_owned()))
            }
        }
    }

    /// A kernel of it.
    pub fn kernel(self, name: CString) -> Result<Kernel, DriverError> {
        // SAFETY: the module is loaded.
        let raw = unsafe { module::get_function(self.0, name) }?;
        Ok(Kernel { raw, _of: self })
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        // SAFETY: it was loaded, and no kernel of it is left.
        let _ = unsafe { module::unload(self.0) };
    }
}

/// A kernel, with its program.
pub(super) struct Kernel {
    raw: sys::CUfunction,
    _of: Module,
}

/// A launch of a kernel.
pub(super) struct Grid<'b> {
    pub blocks: [u32; 3],
    pub threads: [u32; 3],
    pub dynamic_shared: u32,
    /// The arguments, as the kernel's parameters lie.
    pub arguments: &'b mut [u8],
}

impl Kernel {
    /// A property.
    pub fn attribute(&self, attribute: CUfunction_attribute) -> Result<u64, DriverError> {
        let mut value: c_int = 0;
        // SAFETY: its module is loaded.
        unsafe { sys::cuFuncGetAttribute(&raw mut value, attribute, self.raw) }.result()?;
        Ok(u64::try_from(value).unwrap_or(0))
    }

    /// Asks for more dynamic shared memory than a block has otherwise.
    pub fn allow_dynamic_shared(&self, bytes: u32) -> Result<(), DriverError> {
        let attribute = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
        // SAFETY: its module is loaded.
        unsafe { sys::cuFuncSetAttribute(self.raw, attribute, bytes as c_int) }.result()
    }

    /// Enqueues a launch.
    ///
    /// # Safety
    /// The arguments are of the kernel's parameters, and the memory that they point to outlives the run.
    pub unsafe fn launch(&self, stream: &Stream, grid: Grid<'_>) -> Result<(), DriverError> {
        let mut size = grid.arguments.len();
        let marker = |number: u32| std::ptr::without_provenance_mut::<c_void>(number as usize);
        let mut extra = [
            marker(sys::CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT),
            grid.arguments.as_mut_ptr().cast(),
            marker(sys::CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT),
            (&raw mut size).cast(),
            marker(sys::CU_LAUNCH_PARAM_END_AS_INT),
        ];
        let ([x, y, z], [width, height, depth]) = (grid.blocks, grid.threads);
        let (shared, extra) = (grid.dynamic_shared, extra.as_mut_ptr());
        // SAFETY: guaranteed by the caller; the driver reads the arguments during the call.
        unsafe {
            sys::cuLaunchKernel(
                self.raw,
                x,
                y,
                z,
                width,
                height,
                depth,
                shared,
                stream.0,
                null_mut(),
                extra,
            )
        }
        .result()
    }
}

/// Memory of the device.
pub(super) struct Memory {
    address: sys::CUdeviceptr,
}

impl Memory {
    /// Memory of this many bytes, at least one.
    pub fn new(len: u64) -> Result<Self, DriverError> {
        let mut address = 0;
        // SAFETY: the address is written.
        unsafe { sys::cuMemAlloc_v2(&raw mut address, len.max(1) as usize) }.result()?;
        Ok(Self { address })
    }

    /// Where it begins.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Enqueues that zeros are written.
    ///
    /// # Safety
    /// The memory has this size.
    pub unsafe fn clear(&self, stream: &Stream, len: u64) -> Result<(), DriverError> {
        // SAFETY: guaranteed by the caller.
        unsafe { sys::cuMemsetD8Async(self.address, 0, len as usize, stream.0) }.result()
    }

    /// Enqueues a write of bytes.
    ///
    /// # Safety
    /// The memory has as many, and they stay in place until the stream is finished.
    pub unsafe fn write(&self, stream: &Stream, bytes: &[u8]) -> Result<(), DriverError> {
        let from = bytes.as_ptr().cast();
        // SAFETY: guaranteed by the caller.
        unsafe { sys::cuMemcpyHtoDAsync_v2(self.address, from, bytes.len(), stream.0) }.result()
    }

    /// Enqueues a read of bytes.
    ///
    /// # Safety
    /// As [`Memory::write`]; the bytes are not read before that.
    pub unsafe fn read(&self, stream: &Stream, bytes: &mut [u8]) -> Result<(), DriverError> {
        let to = bytes.as_mut_ptr().cast();
        // SAFETY: guaranteed by the caller.
        unsafe { sys::cuMemcpyDtoHAsync_v2(to, self.address, bytes.len(), stream.0) }.result()
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: it was allocated, and the stream is finished.
        let _ = unsafe { sys::cuMemFree_v2(self.address) };
    }
}

/// A queue of commands, executed one after the other.
pub(super) struct Stream(sys::CUstream);

impl Stream {
    pub fn new() -> Result<Self, DriverError> {
        stream::create(stream::StreamKind::NonBlocking).map(Self)
    }

    /// Waits for its end.
    pub fn finish(&self) -> Result<(), DriverError> {
        // SAFETY: the stream is there.
        unsafe { stream::synchronize(self.0) }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // SAFETY: it was created.
        let _ = unsafe { stream::destroy(self.0) };
    }
}

/// A point in a stream.
pub(super) struct Event(sys::CUevent);

impl Event {
    pub fn new() -> Result<Self, DriverError> {
        event::create(sys::CUevent_flags::CU_EVENT_DEFAULT).map(Self)
    }

    /// Enqueues it in the stream.
    pub fn record(&self, stream: &Stream) -> Result<(), DriverError> {
        // SAFETY: both are of the current context.
        unsafe { event::record(self.0, stream.0) }
    }

    /// Whether it has been reached.
    pub fn is_reached(&self) -> Result<bool, DriverError> {
        // SAFETY: the event is there.
        match unsafe { event::query(self.0) } {
            Ok(()) => Ok(true),
            Err(DriverError(sys::CUresult::CUDA_ERROR_NOT_READY)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Nanoseconds from this event to another.
    pub fn until(&self, end: &Self) -> Result<f64, DriverError> {
        let mut milliseconds = 0.0_f32;
        // SAFETY: both have been recorded.
        unsafe { sys::cuEventElapsedTime(&raw mut milliseconds, self.0, end.0) }.result()?;
        Ok(f64::from(milliseconds) * 1e6)
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        // SAFETY: it was created.
        let _ = unsafe { event::destroy(self.0) };
    }
}
