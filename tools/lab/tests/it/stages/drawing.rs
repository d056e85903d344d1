//! `gir-run --vertex` as a function.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use gir_run::npy;
use tempfile::TempDir;

use crate::e2e::{
    is_found,
    launch::{self, Element},
};
use crate::machine::also_vulkan;

/// The devices that draw, of those that are expected here.
pub fn devices() -> Vec<&'static str> {
    let vulkan = also_vulkan().then_some("vulkan");
    let metal = is_found("msl-host").then_some("msl-host");
    vulkan.into_iter().chain(metal).collect()
}

/// Kernels with their arguments.
pub struct Drawing {
    directory: TempDir,
    args: Vec<String>,
}

/// The drawn images.
pub struct Images(TempDir);

impl Drawing {
    /// The kernels `@v` and `@f` of a text of mir.
    pub fn new(text: &str, vertices: u32, [width, height]: [usize; 2]) -> Self {
        let directory = TempDir::new().unwrap();
        let file = directory.path().join("kernels.mlir");
        fs::write(&file, text).unwrap();
        let args = [
            file.to_str().unwrap(),
            "--device=vulkan",
            "--vertex=v",
            "--fragment=f",
            &format!("--vertices={vertices}"),
            &format!("--size={width}x{height}"),
        ];
        let args = args.map(str::to_owned).to_vec();
        Self { directory, args }
    }

    /// More of the command line.
    pub fn with(mut self, args: &[&str]) -> Self {
        self.args.extend(args.iter().map(|&arg| arg.to_owned()));
        self
    }

    /// On another device.
    pub fn on(self, device: &str) -> Self {
        self.replace("--device=vulkan", &format!("--device={device}"))
    }

    /// With other kernels of the text.
    pub fn kernels(self, vertex: &str, fragment: &str) -> Self {
        self.replace("--vertex=v", &format!("--vertex={vertex}"))
            .replace("--fragment=f", &format!("--fragment={fragment}"))
    }

    fn replace(mut self, old: &str, new: &str) -> Self {
        let found = self.args.iter_mut().filter(|arg| *arg == old);
        found.for_each(|arg| *arg = new.to_owned());
        self
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn file<T: Element>(&self, name: &str, values: &[T]) -> String {
        let file = self.path(name);
        launch::write(&file, values);
        file.to_str().unwrap().to_owned()
    }

    /// The input of the vertex kernel at a location.
    pub fn attribute<T: Element>(self, location: u32, values: &[T]) -> Self {
        let file = self.file(&format!("attribute{location}.npy"), values);
        self.with(&["--attribute", &format!("{location}=@{file}")])
    }

    /// A buffer as the next argument.
    pub fn buffer<T: Element>(self, values: &[T]) -> Self {
        let file = self.file(&format!("argument{}.npy", self.args.len()), values);
        self.with(&["--arg", &format!("@{file}")])
    }

    /// A buffer as the next argument, the one of this index, that is read back.
    pub fn in_out<T: Element>(self, index: usize, values: &[T]) -> Self {
        let out = self.path(&format!("out{index}.npy"));
        let out = format!("{index}={}", out.display());
        self.buffer(values).with(&["--out", &out])
    }

    /// An argument of this form, with a file after it.
    pub fn file_argument<T: Element>(self, form: &str, values: &[T]) -> Self {
        let file = self.file(&format!("argument{}.npy", self.args.len()), values);
        self.with(&["--arg", &format!("{form}@{file}")])
    }

    /// An argument, the one of this index, that is read back.
    pub fn out(self, index: usize, argument: &str) -> Self {
        let out = self.path(&format!("out{index}.npy"));
        let out = format!("{index}={}", out.display());
        self.with(&["--arg", argument, "--out", &out])
    }

    /// An image to read back.
    pub fn color(self, location: u32) -> Self {
        let out = self.path(&format!("color{location}.npy"));
        let out = format!("{location}={}", out.display());
        self.with(&["--out-color", &out])
    }

    /// The depths to read back.
    pub fn depth(self) -> Self {
        let out = self.path("depth.npy");
        self.with(&["--out-depth", out.to_str().unwrap()])
    }

    /// Draws, whether or not it succeeds.
    pub fn output(&self) -> Output {
        let mut command = Command::new(concat!(env!("GIR_BIN"), "/gir-run"));
        command.args(&self.args).output().unwrap()
    }

    /// Draws, which must succeed.
    #[track_caller]
    pub fn draw(self) -> Images {
        let output = self.output();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{:?}: {errors}", self.args);
        Images(self.directory)
    }

    /// Draws, which must fail with this exit status; the messages.
    #[track_caller]
    pub fn fail(self, status: i32) -> String {
        let output = self.output();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(
            output.status.code(),
            Some(status),
            "{:?}: {errors}",
            self.args
        );
        errors
    }
}

impl Images {
    #[track_caller]
    fn read<T: Element>(&self, name: &str, shape: &[usize]) -> Vec<T> {
        let path = self.0.path().join(name);
        assert_eq!(npy::read(&path).unwrap().shape, shape, "{name}");
        launch::read(&path)
    }

    /// The numbers of a color, which has this shape: lines, texels, lanes.
    #[track_caller]
    pub fn color<T: Element>(&self, location: u32, shape: &[usize]) -> Vec<T> {
        self.read(&format!("color{location}.npy"), shape)
    }

    /// The depths.
    #[track_caller]
    pub fn depth(&self, shape: &[usize]) -> Vec<f32> {
        self.read("depth.npy", shape)
    }

    /// A buffer that was read back.
    #[track_caller]
    pub fn buffer<T: Element>(&self, index: usize) -> Vec<T> {
        launch::read(&self.0.path().join(format!("out{index}.npy")))
    }
}

/// A vertex kernel that covers the image with one triangle, at depth 0.5 and with w = 2. It has
/// these parameters.
pub fn covering(parameters: &str) -> String {
    format!(
        "func.func @v({parameters}) attributes {{mir.kernel = #mir.kernel<vertex>}} {{
  %vertex = mir.gpu.vertex_index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %right = arith.andi %vertex, %one : i32
  %low = arith.shrui %vertex, %one : i32
  %x = arith.sitofp %right : i32 to f32
  %y = arith.sitofp %low : i32 to f32
  %four = arith.constant 4.0 : f32
  %w = arith.constant 2.0 : f32
  %z = arith.constant 1.0 : f32
  %eight = arith.constant 8.0 : f32
  %x8 = arith.mulf %x, %eight : f32
  %y8 = arith.mulf %y, %eight : f32
  %px = arith.subf %x8, %w : f32
  %py = arith.subf %y8, %w : f32
  %at = vector.from_elements %px, %py, %z, %w : vector<4xf32>
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  return
}}
"
    )
}
