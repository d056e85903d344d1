//! Whole command lines, from arguments to NumPy files, on kernels written in SPIR-V assembly.
//!
//! They need `spirv-as` and a Vulkan device. Where there is no device the tests that need one
//! fail, unless `GIR_TEST_WITHOUT_VULKAN=1` says that none is expected.

pub(super) mod fixtures;

mod arguments;
mod command_line;
mod cpu_kernels;
mod host_argument_buffers;
mod host_kernels;
mod host_textures;
mod host_warps;
mod opencl_kernels;
mod ptx_kernels;
#[path = "../../../lab/tests/it/skip.rs"]
mod skip;
mod vulkan_kernels;
mod vulkan_refusals;
