//! Builds the C++ dialect library with CMake, binds its C boundary, and
//! generates the typed Rust views of the dialects from their `.td` files.

#[path = "build/views.rs"]
mod views;

use std::{env, error::Error, path::Path, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let manifest = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    for watched in [
        "build",
        "build.rs",
        "CMakeLists.txt",
        "../cmake",
        "include",
        "capi",
        "common",
        "gir",
        "mir",
        "lir",
        "upstream",
    ] {
        println!("cargo:rerun-if-changed={watched}");
    }
    let prefix = env::var("MLIR_SYS_220_PREFIX").unwrap_or_else(|_| "/usr/lib/llvm-22".into());
    views::generate(&manifest, &prefix, &out)?;
    // Clippy links nothing, and has build scripts of its own: it would build the C++ once more.
    println!("cargo:rerun-if-env-changed=RUSTC_WORKSPACE_WRAPPER");
    let wrapper = env::var("RUSTC_WORKSPACE_WRAPPER").unwrap_or_default();
    if !wrapper.ends_with("clippy-driver") {
        build_library(&manifest, &prefix, &out);
    }
    bind(&manifest, &prefix, &out)
}

/// Runs CMake; ninja makes a second run cheap.
fn build_library(manifest: &Path, prefix: &str, out: &Path) {
    let installed = cmake::Config::new(manifest)
        .generator("Ninja")
        .profile("Release")
        .define("CMAKE_C_COMPILER", format!("{prefix}/bin/clang"))
        .define("CMAKE_CXX_COMPILER", format!("{prefix}/bin/clang++"))
        .define("MLIR_DIR", format!("{prefix}/lib/cmake/mlir"))
        .define("GIR_GENERATED_DIR", out)
        .define("GIR_VERSION", env!("CARGO_PKG_VERSION"))
        .build();
    println!("cargo:rustc-link-search=native={}/lib", installed.display());
    println!("cargo:rustc-link-lib=static=GirCAPI");
    println!("cargo:rustc-link-lib=static=GirDialects");
}

/// Binds `include/gir-c`; MLIR's own types come from `mlir-sys`.
fn bind(manifest: &Path, prefix: &str, out: &Path) -> Result<(), Box<dyn Error>> {
    bindgen::builder()
        .header(manifest.join("include/gir-c/All.h").to_string_lossy())
        .clang_arg(format!("-I{}", manifest.join("include").display()))
        .clang_arg(format!("-I{}", out.display()))
        .clang_arg(format!("-I{prefix}/include"))
        .allowlist_function("gir.*")
        .allowlist_type("Gir.*")
        .blocklist_type("Mlir.*")
        .raw_line("use mlir_sys::*;")
        .rustified_enum("Gir.*")
        .layout_tests(false)
        .generate()?
        .write_to_file(out.join("gir_c.rs"))?;
    Ok(())
}
