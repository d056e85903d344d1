//! The headers for clang in place of CUDA's and HIP's.

use std::{fs, io, path::Path};

/// A line of this table for each header: its name.
macro_rules! headers {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../lib/cuda/", $name)))),*]
    };
}

/// The headers with contents, from the folder `lib/cuda`.
const HEADERS: &[(&str, &str)] = headers! {
    "cooperative_groups.h"
    "crt/sm_70_rt.hpp"
    "cuda_bf16.h"
    "cuda_fp16.h"
    "gir_cuda.h"
    "gir_cuda_device.h"
    "gir_cuda_host.h"
    "gir_cuda_match.h"
    "gir_cuda_small_floats.h"
    "gir_cuda_textures.h"
    "gir_cuda_types.h"
    "helper_cuda.h"
    "hip/hip_bf16.h"
    "hip/hip_bfloat16.h"
    "hip/hip_cooperative_groups.h"
    "hip/hip_fp16.h"
    "hip/hip_runtime.h"
};

/// Headers that programs include, and another that has their contents.
const ALIASES: &[(&str, &str)] = &[
    ("builtin_types.h", "gir_cuda.h"),
    ("cooperative_groups/reduce.h", "../cooperative_groups.h"),
    ("cuda.h", "gir_cuda.h"),
    ("cuda_device_runtime_api.h", "gir_cuda.h"),
    ("cuda_profiler_api.h", "gir_cuda.h"),
    ("cuda_runtime.h", "gir_cuda.h"),
    ("cuda_runtime_api.h", "gir_cuda.h"),
    ("device_atomic_functions.h", "gir_cuda.h"),
    ("device_functions.h", "gir_cuda.h"),
    ("device_launch_parameters.h", "gir_cuda.h"),
    ("driver_types.h", "gir_cuda.h"),
    ("hip/hip_runtime_api.h", "hip_runtime.h"),
    ("hip/hip_vector_types.h", "hip_runtime.h"),
    ("host_defines.h", "gir_cuda.h"),
    ("math_constants.h", "gir_cuda.h"),
    ("math_functions.h", "gir_cuda.h"),
    ("sm_60_atomic_functions.h", "gir_cuda.h"),
    ("vector_functions.h", "gir_cuda.h"),
    ("vector_types.h", "gir_cuda.h"),
];

/// Writes all of them into a folder.
///
/// # Errors
/// When a file cannot be written.
pub fn write(folder: &Path) -> io::Result<()> {
    for part in ["cooperative_groups", "crt", "hip"] {
        fs::create_dir_all(folder.join(part))?;
    }
    for (name, text) in HEADERS {
        fs::write(folder.join(name), text)?;
    }
    for (name, other) in ALIASES {
        fs::write(folder.join(name), format!("#include \"{other}\"\n"))?;
    }
    Ok(())
}
