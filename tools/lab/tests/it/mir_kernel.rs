//! Kernels in `mir` as text, for operations without an instruction in GIR.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use gir_run::element::Scalar;
use tempfile::TempDir;

use crate::e2e::launch::{DEVICES, Launch};

/// A buffer parameter.
#[derive(Clone, Copy)]
pub struct Buffer<'a> {
    /// Its name; in the body it is `%NAME`.
    pub name: &'a str,
    /// The scalars in it.
    pub scalar: Scalar,
    /// Scalars of an element: 1, or those of a vector.
    pub lanes: usize,
}

/// The MLIR type of a scalar: signless.
pub fn scalar_type(scalar: Scalar) -> String {
    scalar.name().replace('u', "i")
}

/// The MLIR type of a vector, or of a scalar for one lane.
pub fn type_of(scalar: Scalar, lanes: usize) -> String {
    match lanes {
        1 => scalar_type(scalar),
        _ => format!("vector<{lanes}x{}>", scalar_type(scalar)),
    }
}

impl Buffer<'_> {
    /// The MLIR type of an element.
    pub fn element(&self) -> String {
        type_of(self.scalar, self.lanes)
    }

    /// Scalars of an element in memory.
    pub fn stored(&self) -> usize {
        match self.lanes {
            3 => 4,
            lanes => lanes,
        }
    }

    /// Bytes from an element to the next.
    pub fn stride(&self) -> usize {
        self.stored() * self.scalar.size()
    }

    fn parameter(&self, binding: usize) -> String {
        let signed = self.scalar.name().replace('i', "si").replace('u', "ui");
        let with_sign = match self.lanes {
            1 => signed,
            lanes => format!("vector<{lanes}x{signed}>"),
        };
        format!(
            "%{}: !mir.ptr<global, {}> {{mir.name = \"{}\", mir.type = {with_sign}, \
             mir.resource = #mir.resource<set = 0, binding = {binding}, storage>}}",
            self.name,
            self.element(),
            self.name
        )
    }

    /// Text that loads the element `index`, an i32, as `%RESULT`.
    pub fn load(&self, result: &str, index: &str) -> String {
        let (name, element) = (self.name, self.element());
        format!(
            "  %{result}.at = mir.gpu.gep %{name}[{index}] stride {} : <global, {element}>, i32
  %{result} = mir.gpu.load %{result}.at : <global, {element}> -> {element}
",
            self.stride()
        )
    }

    /// Text that stores `%VALUE` as the element `index`, an i32.
    pub fn store(&self, value: &str, index: &str) -> String {
        let (name, element) = (self.name, self.element());
        format!(
            "  %{value}.to = mir.gpu.gep %{name}[{index}] stride {} : <global, {element}>, i32
  mir.gpu.store %{value}.to, %{value} : <global, {element}>, {element}
",
            self.stride()
        )
    }
}

/// A file with a kernel `apply`.
pub struct MirKernel {
    _directory: TempDir,
    file: PathBuf,
}

impl MirKernel {
    /// Writes the kernel with these workgroups, buffers and body, and `rest` after it.
    pub fn new(size: [u32; 3], buffers: &[Buffer<'_>], body: &str, rest: &str) -> Self {
        let parameters: Vec<_> = buffers
            .iter()
            .enumerate()
            .map(|(binding, buffer)| buffer.parameter(binding))
            .collect();
        let [x, y, z] = size;
        let mut text = format!("func.func @apply({})", parameters.join(",\n    "));
        let _ = write!(
            text,
            "\n    attributes {{mir.kernel = #mir.kernel<compute, workgroup_size = [{x}, {y}, {z}]>}} \
             {{\n{body}  return\n}}\n{rest}"
        );
        let directory = TempDir::new().unwrap();
        let file = directory.path().join("kernel.mlir");
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

    /// Its launch with this number of workgroups, on each device.
    pub fn launch(&self, workgroups: u32) -> Launch {
        Launch::of(&self.file, "apply", [workgroups, 1, 1]).by(DEVICES)
    }
}
