//! `--emit-host`: a source for the host that contains a compiled module, and a function that launches each kernel.
//!
//! The function takes the parameters of the kernel in their order, with their types: a buffer of `f32` is another type
//! than one of `u32`. Bindings, offsets, specialisation constants and the workgroup size come from the reflection of
//! the module ([`kernel`]), the rest is a table entry for each language:
//!
//! ```text
//! gir-opt --emit-host=opencl-c saxpy.gir  →  static inline cl_int saxpy_launch(cl_command_queue queue, cl_kernel kernel,
//!                                                const size_t workgroups[3], gir_buffer_f32 x, …, cl_float a, cl_uint n)
//! ```

mod cuda_c;
mod element;
mod kernel;
mod literal;
mod names;
mod numpy;
mod opencl_c;
mod rust;
mod rust_ash;
mod rust_wgpu;

use crate::{
    compile::Artifact,
    targets::{self, Format},
};
use kernel::Module;

/// A language, with the interface by which its hosts launch kernels.
#[derive(Debug)]
pub struct Language {
    /// The value of `--emit-host`.
    pub name: &'static str,
    /// The name of the output that the source contains.
    format: &'static str,
    write: fn(&Module<'_>) -> String,
}

/// All of them.
pub static LANGUAGES: &[Language] = &[
    Language {
        name: "opencl-c",
        format: "opencl",
        write: opencl_c::write,
    },
    Language {
        name: "cuda-c",
        format: "ptx",
        write: cuda_c::write,
    },
    Language {
        name: "rust-ash",
        format: "spirv",
        write: rust_ash::write,
    },
    Language {
        name: "rust-wgpu",
        format: "spirv",
        write: rust_wgpu::write,
    },
    Language {
        name: "numpy",
        format: "opencl",
        write: numpy::write,
    },
];

impl Language {
    /// The language with a name.
    ///
    /// # Errors
    /// When there is none.
    pub fn named(name: &str) -> Result<&'static Self, String> {
        let known = || LANGUAGES.iter().map(|language| language.name);
        let found = LANGUAGES.iter().find(|language| language.name == name);
        found.ok_or_else(|| {
            let known: Vec<_> = known().collect();
            format!(
                "unknown host '{name}' of --emit-host; use {}",
                known.join(", ")
            )
        })
    }

    /// The output that the source contains.
    pub fn format(&self) -> &'static Format {
        targets::format(self.format).expect("the table names outputs that exist")
    }

    /// The source for a compiled module.
    ///
    /// # Errors
    /// When a kernel has something that hosts pass in a way without a function here, such as an image.
    pub fn source(&self, artifact: &Artifact) -> Result<String, String> {
        let module = Module::of(artifact);
        let module = module.map_err(|what| format!("--emit-host={}: {what}", self.name))?;
        Ok((self.write)(&module))
    }
}

#[cfg(test)]
mod tests;
