//! `--module-variables`: globals in memory of the device stay variables of the module.
//!
//! Hosts of CUDA and HIP find them by name (`cuModuleGetGlobal`, `cudaMemcpyToSymbol`). Without the option they are
//! buffers that each kernel takes after its own parameters, as on all targets.

use super::{Family, target_option::TargetOption};
use gir_dialects::{ir::Op, names};

/// `--module-variables`
pub const OPTION: TargetOption = TargetOption {
    flag: "module-variables",
    help: "Keep globals as variables of the module, which hosts find by name, instead of parameters of the kernels (PTX, AMD)",
    families: &[Family::Cuda, Family::Amdgcn],
    owner: "PTX and AMD's assembly",
    emissions: &["emit-ptx", "emit-amdgcn", "emit-llvm", "emit-reflection"],
    attribute: names::LIR_MODULE_VARIABLES,
    ..TargetOption::DEFAULT
};

/// Whether a module records it.
pub fn of(module: Op<'_>) -> bool {
    module.attribute(names::LIR_MODULE_VARIABLES).is_some()
}
