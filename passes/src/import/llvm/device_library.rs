//! LLVM IR of functions of OpenCL, and of CUDA's and AMD's device libraries, that are not operations: `lib/device`.

use gir_dialects::llvm_import::Library;

/// All libraries.
pub const LIBRARIES: &[Library<'static>] = &[
    (
        include_bytes!("../../../../lib/device/nvvm.ll"),
        "lib/device/nvvm.ll",
    ),
    (
        include_bytes!("../../../../lib/device/ocml.ll"),
        "lib/device/ocml.ll",
    ),
    (
        include_bytes!("../../../../lib/device/opencl.ll"),
        "lib/device/opencl.ll",
    ),
];
