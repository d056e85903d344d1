//! The driver's library, and its errors in words.

use cudarc::driver::result::{self, DriverError};
use cudarc::driver::sys::{self, CUresult};

use super::NAME;
use crate::failure::Failure;

/// The functions that are called of it; a library without one is none of a driver.
const FUNCTIONS: &[&str] = &[
    "cuCtxSetCurrent",
    "cuDeviceGet",
    "cuDeviceGetAttribute",
    "cuDeviceGetCount",
    "cuDeviceGetName",
    "cuDevicePrimaryCtxRelease_v2",
    "cuDevicePrimaryCtxRetain",
    "cuDriverGetVersion",
    "cuEventCreate",
    "cuEventDestroy_v2",
    "cuEventElapsedTime",
    "cuEventQuery",
    "cuEventRecord",
    "cuFuncGetAttribute",
    "cuFuncSetAttribute",
    "cuGetErrorName",
    "cuGetErrorString",
    "cuInit",
    "cuLaunchKernel",
    "cuMemAlloc_v2",
    "cuMemFree_v2",
    "cuMemcpyDtoHAsync_v2",
    "cuMemcpyHtoDAsync_v2",
    "cuMemsetD8Async",
    "cuModuleGetFunction",
    "cuModuleLoadDataEx",
    "cuModuleUnload",
    "cuStreamCreate",
    "cuStreamDestroy_v2",
    "cuStreamSynchronize",
];

/// Opens the library and starts the driver.
///
/// # Errors
/// [`Failure::Absent`], with the missing part.
pub(super) fn start() -> Result<(), Failure> {
    // SAFETY: the library's own start has no preconditions.
    if !unsafe { sys::is_culib_present() } {
        return Err(Failure::Absent(format!(
            "{NAME}: no CUDA driver: cannot load libcuda.so.1, which is part of NVIDIA's driver"
        )));
    }
    if let Some(function) = FUNCTIONS.iter().find(|function| !has(function)) {
        return Err(Failure::Absent(format!(
            "{NAME}: no CUDA driver: its library lacks the function {function}"
        )));
    }
    result::init().map_err(|error| {
        Failure::Absent(match error.0 {
            CUresult::CUDA_ERROR_NO_DEVICE => {
                format!("{NAME}: the CUDA driver finds no device")
            }
            _ => format!("{NAME}: the CUDA driver does not start: {}", text(error)),
        })
    })
}

fn has(function: &str) -> bool {
    // SAFETY: the library has been found; a function is looked up and not called.
    unsafe { sys::culib().get::<unsafe extern "C" fn()>(function.as_bytes()) }.is_ok()
}

/// The description of an error, and its name.
pub(super) fn text(error: DriverError) -> String {
    let name = error.error_name();
    let name = name.map_or_else(|_| format!("{:?}", error.0), words);
    match error.error_string() {
        Ok(what) => format!("{} ({name})", words(what)),
        Err(_) => name,
    }
}

fn words(text: &std::ffi::CStr) -> String {
    text.to_string_lossy().into_owned()
}

/// The message for a call that failed.
pub(super) fn failed(doing: impl std::fmt::Display) -> impl FnOnce(DriverError) -> Failure {
    move |error| Failure::Mistake(format!("{NAME}: {doing}: {}", text(error)))
}
