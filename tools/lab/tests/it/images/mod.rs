//! Images and samplers, executed, compared with the formats and filters in Rust.
//!
//! Vulkan leaves these to the device: the conversion of a normalised integer to a float (within 2 ulps here) and back
//! (either neighbour), and the resolution of a linear filter, which is 256 steps per texel on lavapipe. The same bounds
//! hold for OpenCL, and for Metal, which is emulated.

mod formats;
mod samples;
mod textures;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use super::e2e::{
    is_found,
    launch::{METAL, METAL_GATHERED, OPENCL, OPENCL_C, VULKAN, Way},
    opencl_expected,
};
use crate::machine::also_vulkan;

/// The devices with images of this many dimensions, each by itself: they need not agree bit by bit. Intel's compiler
/// does not link operations on three-dimensional ones.
fn devices(dimensions: usize) -> Vec<&'static [Way]> {
    let all: [(&[Way], bool); 3] = [
        (&[VULKAN], true),
        (&[OPENCL, OPENCL_C], dimensions == 2 && opencl_expected()),
        (&[METAL], is_found(METAL.device)),
    ];
    let there = all.into_iter().filter(|(_, is_there)| *is_there);
    there.map(|(ways, _)| ways).collect()
}

/// The same where they have to agree: of two and of three dimensions.
const EXACT: [&[Way]; 2] = [
    &[VULKAN, OPENCL, OPENCL_C, METAL, METAL_GATHERED],
    &[VULKAN, METAL, METAL_GATHERED],
];

/// A file with a kernel `k` of mir.
pub struct Kernel {
    _directory: TempDir,
    file: PathBuf,
}

impl Kernel {
    /// A kernel with workgroups of this size, these parameters and this body.
    pub fn new(size: [u32; 3], parameters: &[&str], body: &str) -> Self {
        Self::with(size, parameters, body, "")
    }

    /// As [`Self::new`], with functions after it.
    pub fn with(size: [u32; 3], parameters: &[&str], body: &str, rest: &str) -> Self {
        let directory = TempDir::new().unwrap();
        let file = directory.path().join("k.mlir");
        let text = format!(
            "func.func @k({}) attributes {{mir.kernel = #mir.kernel<compute, workgroup_size = {size:?}>}} \
             {{\n{body}  return\n}}\n{rest}",
            parameters.join(",\n    ")
        );
        fs::write(&file, text).unwrap();
        Self {
            _directory: directory,
            file,
        }
    }

    /// The file.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

/// A parameter, its type and the binding.
fn parameter(name: &str, ty: &str, binding: usize) -> String {
    let kind = if ty.starts_with("!mir.sampler") {
        "sampler"
    } else if ty.starts_with("!mir.image") {
        "image"
    } else {
        "storage"
    };
    format!(
        "%{name}: {ty} {{mir.name = \"{name}\", mir.resource = #mir.resource<set = 0, binding = {binding}, {kind}>}}"
    )
}

/// Text that computes the vector `%at` of the work-item's ids along this many axes.
fn coordinates(dimensions: usize) -> String {
    let axes = &["x", "y", "z"][..dimensions];
    let ids: String = axes
        .iter()
        .map(|axis| format!("  %{axis} = mir.gpu.global_id {axis}\n"))
        .collect();
    let names: Vec<_> = axes.iter().map(|axis| format!("%{axis}")).collect();
    format!(
        "{ids}  %at = vector.from_elements {} : vector<{dimensions}xi32>\n",
        names.join(", ")
    )
}

/// Text that computes the number `%n` of the work-item in a grid of this width and height in texels.
fn number([width, height]: [u32; 2], dimensions: usize) -> String {
    let plane = match dimensions {
        2 => "  %n = arith.addi %row, %x : i32\n".to_owned(),
        _ => format!(
            "  %plane = arith.constant {} : i32
  %slice = arith.muli %z, %plane : i32
  %part = arith.addi %row, %x : i32
  %n = arith.addi %part, %slice : i32
",
            width * height
        ),
    };
    format!(
        "  %width = arith.constant {width} : i32\n  %row = arith.muli %y, %width : i32\n{plane}"
    )
}

/// A kernel that copies each texel of an image into a buffer, and the image's type on the command line.
fn reading(image: &str, value: &str, extents: [u32; 3], dimensions: usize) -> Kernel {
    let read = match image.contains("read") {
        true => "resource_load",
        false => "fetch",
    };
    let [width, height, _] = extents;
    let body = coordinates(dimensions)
        + &number([width, height], dimensions)
        + &format!(
            "  %t = mir.gpu.{read} %image[%at] : {image}, vector<{dimensions}xi32> -> vector<4x{value}>
  mir.gpu.resource_store %to[%n], %t : !mir.storage_buffer<vector<4x{value}>>, i32, vector<4x{value}>
"
        );
    Kernel::new(
        [1, 1, 1],
        &[
            &parameter("image", image, 0),
            &parameter("to", &format!("!mir.storage_buffer<vector<4x{value}>>"), 1),
        ],
        &body,
    )
}

/// Texels of a small image.
const FLAT: [u32; 3] = [5, 3, 1];

/// An image's form on the command line.
fn form(dimensions: usize, format: &str, extents: [u32; 3]) -> String {
    let extents: Vec<_> = extents[..dimensions].iter().map(u32::to_string).collect();
    format!("image{dimensions}d:{format}:{}", extents.join("x"))
}

/// The status and the messages of a run with these arguments.
fn failure(kernel: &Kernel, device: &str, args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-run"));
    command.arg(kernel.file());
    command.args(["--kernel", "k", "--workgroups", "1", "--device", device]);
    args.iter().for_each(|arg| {
        command.args(["--arg", arg]);
    });
    let output = command.output().unwrap();
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), messages)
}

/// A device without images reports it; arguments that do not match are errors.
#[test]
fn what_does_not_fit_is_said() {
    let kernel = reading("!mir.image2d<f32>", "f32", FLAT, 2);
    let zeros = "zeros:vec4<f32>:15";
    let (status, messages) = failure(&kernel, "cpu", &["image2d:r8unorm:5x3:zeros", zeros]);
    assert_eq!(status, Some(3), "{messages}");
    assert!(messages.contains("'images'"), "{messages}");
    if !also_vulkan() {
        return;
    }
    for (argument, status, part) in [
        (
            "image2d:r8uint:5x3:zeros",
            1,
            "r8uint has texels of unsigned integers, the kernel takes floats",
        ),
        (
            "image3d:r8unorm:5x3x1:zeros",
            1,
            "expected image2d:FORMAT:WxH@FILE.npy",
        ),
        ("zeros:f32:15", 1, "expected image2d:FORMAT:WxH@FILE.npy"),
        ("sampler:linear", 1, "got a sampler"),
        (
            "image2d:rgb8unorm:5x3:zeros",
            1,
            "'rgb8unorm' is not a format",
        ),
        (
            "image2d:r8unorm:100000x1:zeros",
            3,
            "texels, [100000, 1, 1] wanted for %image",
        ),
    ] {
        let (actual, messages) = failure(&kernel, "vulkan", &[argument, zeros]);
        assert_eq!(actual, Some(status), "{argument}: {messages}");
        assert!(messages.contains(part), "{argument}: {messages}");
    }
}
