//! How SPIR-V expresses each operation of lir.

mod opencl;
mod shared;
mod vulkan;

pub use opencl::OPENCL;
pub use vulkan::VULKAN;
