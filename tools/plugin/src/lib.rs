//! `libGirPlugin.so`: the dialects, passes and pipelines of gir for the `mlir-opt` of another project.
//!
//! `build.rs` links it with MLIR and LLVM from their shared libraries. It exports two functions, which `mlir-opt`
//! calls for `--load-dialect-plugin` and `--load-pass-plugin`; [docs/plugin.md](../../../docs/plugin.md) is for users.
#![allow(non_snake_case, reason = "the name of the library, libGirPlugin.so")]
#![allow(
    unsafe_code,
    reason = "mlir-opt looks for two functions by their names"
)]

use gir_dialects::plugin::{self, DialectPluginInfo, PassPluginInfo};

/// Called for `--load-dialect-plugin`.
#[unsafe(no_mangle)]
pub extern "C" fn mlirGetDialectPluginInfo() -> DialectPluginInfo {
    plugin::dialects()
}

/// Called for `--load-pass-plugin`.
#[unsafe(no_mangle)]
pub extern "C" fn mlirGetPassPluginInfo() -> PassPluginInfo {
    plugin::passes(register_passes)
}

extern "C" fn register_passes() {
    plugin::quietly(gir::registry::register);
}
