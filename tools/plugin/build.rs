//! Links the plugin with MLIR and LLVM from their shared libraries, which are those of the program that loads it.
//!
//! The crates below bring the same libraries as archives, for programs of our own. A linker takes a member of an
//! archive for a symbol that is still undefined, and libraries that this crate names come before the archives: only
//! MLIR's C API, which no shared library of Debian has, is taken from there. A second copy of anything else would have
//! other type ids, and options of the command line twice; `tools/lab/tests/it/plugin` looks for one.

use std::{env, path::PathBuf};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    let prefix = env::var("MLIR_SYS_220_PREFIX").unwrap_or_else(|_| "/usr/lib/llvm-22".into());
    let libraries = PathBuf::from(prefix).join("lib");
    println!("cargo:rustc-link-search=native={}", libraries.display());
    println!("cargo:rustc-link-lib=dylib=MLIR");
    println!("cargo:rustc-link-lib=dylib=LLVM");
    for argument in [
        "-soname,libGirPlugin.so",
        // A program unloads its plugins before MLIR's registries, which point into them, are destroyed.
        "-z,nodelete",
        // For programs whose own path to MLIR is another one, or that have none.
        &format!("-rpath,{}", libraries.display()),
    ] {
        println!("cargo:rustc-link-arg-cdylib=-Wl,{argument}");
    }
}
