//! Plugins for the `mlir-opt` of another project: the structures that its loader asks a library for.
//!
//! The loader calls `mlirGetDialectPluginInfo` and `mlirGetPassPluginInfo` of the library and then the callback of
//! the structure it got. A library that links MLIR and LLVM dynamically exports them with [`dialects`] and [`passes`].

use super::versions;
use crate::versions::VERSIONS;
use mlir_sys::MlirDialectRegistry;
use std::{
    ffi::{CStr, c_char, c_void},
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The `MLIR_PLUGIN_API_VERSION` of these structures; the loader refuses a library with another one.
const API_VERSION: u32 = 1;

/// The name of the plugin.
const NAME: &CStr = c"gir";

/// Its version, that of the crate.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");

/// `mlir::DialectPluginLibraryInfo`.
#[repr(C)]
pub struct DialectPluginInfo {
    api_version: u32,
    name: *const c_char,
    version: *const c_char,
    register: unsafe extern "C" fn(registry: *mut c_void),
}

/// `mlir::PassPluginLibraryInfo`.
#[repr(C)]
pub struct PassPluginInfo {
    api_version: u32,
    name: *const c_char,
    version: *const c_char,
    register: extern "C" fn(),
}

/// A plugin with gir, mir, lir and the upstream dialects used in lowering.
pub fn dialects() -> DialectPluginInfo {
    DialectPluginInfo {
        api_version: API_VERSION,
        name: NAME.as_ptr(),
        version: VERSION.as_ptr().cast(),
        register: register_dialects,
    }
}

/// A plugin with the passes that the callback registers, see [`quietly`].
pub fn passes(register: extern "C" fn()) -> PassPluginInfo {
    PassPluginInfo {
        api_version: API_VERSION,
        name: NAME.as_ptr(),
        version: VERSION.as_ptr().cast(),
        register,
    }
}

unsafe extern "C" fn register_dialects(registry: *mut c_void) {
    let registry = MlirDialectRegistry { ptr: registry };
    quietly(|| versions::register(registry, &VERSIONS));
}

/// Runs the body of a plugin's callback. From now on a panic of a pass is a diagnostic and nothing else, as in the
/// programs of the project.
pub fn quietly(body: impl FnOnce()) {
    std::panic::set_hook(Box::new(|_| {}));
    // The callers have no way to fail: a program that lacks a pass says so when the pass is asked for.
    let _ = catch_unwind(AssertUnwindSafe(body));
}
