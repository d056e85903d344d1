//! Address spaces of LLVM IR for SPIR-V ("Address spaces").

use crate::targets::llvm::machine::Machine;
use gir_dialects::{common::MemoryScope, mir::StorageSpace};

/// [`Machine`] for SPIR-V.
pub struct Spir;

/// The memory of a work-item: `Function`.
const FUNCTION: u32 = 0;
/// `CrossWorkgroup`
const CROSS_WORKGROUP: u32 = 1;
/// `UniformConstant`
const UNIFORM_CONSTANT: u32 = 2;
/// `Workgroup`
const WORKGROUP: u32 = 3;
/// `Generic`
const GENERIC: u32 = 4;

impl Machine for Spir {
    fn space(space: StorageSpace) -> u32 {
        match space {
            StorageSpace::Private => FUNCTION,
            StorageSpace::Global => CROSS_WORKGROUP,
            StorageSpace::Constant => UNIFORM_CONSTANT,
            StorageSpace::Workgroup => WORKGROUP,
            StorageSpace::Generic => GENERIC,
        }
    }

    /// Names that LLVM's back end and the translator know. Atomics are calls and do not use them.
    fn scope(scope: MemoryScope) -> Option<&'static str> {
        match scope {
            MemoryScope::Invocation => Some("singlethread"),
            MemoryScope::Subgroup => Some("subgroup"),
            MemoryScope::Workgroup => Some("workgroup"),
            MemoryScope::Device => Some("device"),
            MemoryScope::System => None,
        }
    }
}
