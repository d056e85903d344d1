//! Kernels in upstream's dialects, those of `test/e2e/upstream`, run on each device and compared with Rust computing
//! another way; once unchanged, and again through GIR.
//!
//! `gir-run` takes the files unchanged; kernels in host code are outlined by `mlir-opt` before. Sizes of memrefs are
//! ordinary arguments, after the buffer.

mod beyond;
mod devices;
mod expansions;
mod floats;
mod fragments;
mod integers;
mod out_again;
mod programs;
mod stock;
mod tables;

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::e2e::launch::{
    CPU, CUDA, DEVICES, Element, Launch, METAL, OPENCL, OPENCL_C, POCL, PTX, UPSTREAM_WAYS, VULKAN,
    Way,
};

/// Kernels with operations that GIR lacks: workgroup collectives.
const WITHOUT_GIR: [&str; 2] = ["reduce", "softmax"];

/// The ways of an exchange among two work-items of a subgroup, whose size GIR text states: not every device has it.
const EXCHANGES: &[Way] = &[
    VULKAN,
    CPU,
    OPENCL,
    OPENCL_C,
    POCL,
    METAL,
    CUDA,
    PTX,
    UPSTREAM_WAYS[3],
];

/// The ways of a kernel to its results: on each device, and by way of GIR.
fn ways(file: &str) -> &'static [Way] {
    match file {
        "subgroups" => EXCHANGES,
        _ if WITHOUT_GIR.contains(&file) => DEVICES,
        _ => UPSTREAM_WAYS,
    }
}

/// A kernel file by its name without extension.
fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../test/e2e/upstream")
        .join(name)
        .with_extension("mlir")
}

/// A launch of a kernel of `test/e2e/upstream/FILE.mlir`, by all ways.
fn launch(file: &str, kernel: &str, workgroups: [u32; 3]) -> Launch {
    Launch::of(&source(file), kernel, workgroups).by(ways(file))
}

/// A file whose kernels upstream has outlined from host code.
struct Outlined {
    directory: TempDir,
}

impl Outlined {
    /// `test/e2e/upstream/FILE.mlir` after some passes of `mlir-opt`.
    #[track_caller]
    fn new(file: &str, passes: &[&str]) -> Self {
        let directory = TempDir::new().unwrap();
        let output = Command::new("/usr/lib/llvm-22/bin/mlir-opt")
            .args(passes)
            .arg(source(file))
            .arg("-o")
            .arg(directory.path().join("outlined.mlir"))
            .output()
            .unwrap();
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "mlir-opt {file}: {message}");
        Self { directory }
    }

    fn launch(&self, kernel: &str, workgroups: [u32; 3]) -> Launch {
        Launch::of(
            &self.directory.path().join("outlined.mlir"),
            kernel,
            workgroups,
        )
        .by(UPSTREAM_WAYS)
    }
}

/// Sizes of a memref as the next arguments.
trait Sizes {
    /// The extents that the memref's type leaves open.
    fn sizes(self, extents: &[usize]) -> Self;
    /// A buffer that is read, and the extents its type leaves open.
    fn input_of<T: Element>(self, values: &[T], extents: &[usize]) -> Self;
    /// A buffer to read back, and the extents its type leaves open.
    fn in_out_of<T: Element>(self, values: &[T], extents: &[usize]) -> Self;
}

impl Sizes for Launch {
    fn sizes(self, extents: &[usize]) -> Self {
        extents.iter().fold(self, |launch, &extent| {
            launch.scalar(i32::try_from(extent).unwrap())
        })
    }

    fn input_of<T: Element>(self, values: &[T], extents: &[usize]) -> Self {
        self.input(values).sizes(extents)
    }

    fn in_out_of<T: Element>(self, values: &[T], extents: &[usize]) -> Self {
        self.in_out(values).sizes(extents)
    }
}
