//! Programs of other compilers, which become mir.

pub mod llvm;
pub mod spirv;
