//! LLVM IR of functions of CUDA's and AMD's device libraries that are not operations: `lib/device`.

use gir_dialects::llvm_import::Library;

/// Both libraries.
pub const LIBRARIES: &[Library<'static>] = &[
    (
        include_bytes!("../../../../lib/device/nvvm.ll"),
        "lib/device/nvvm.ll",
    ),
    (
        include_bytes!("../../../../lib/device/ocml.ll"),
        "lib/device/ocml.ll",
    ),
];
