//! LLVM's code generator for PTX: its address spaces, its scopes, and what its modules say first.

use crate::target::llvm::machine::Machine;
use gir_dialects::{
    common::MemoryScope,
    ir::{self, Op},
    mir::StorageSpace,
    names,
};

/// What [`Machine`] is for PTX (LLVM, "User Guide for NVPTX Back-end", "Address Spaces").
pub struct Nvptx;

/// `.global`
pub const GLOBAL: u32 = 1;
/// `.shared`
pub const SHARED: u32 = 3;
/// `.const`
pub const CONSTANT: u32 = 4;
/// All of them. LLVM finds out which one is meant where it can.
const GENERIC: u32 = 0;

impl Machine for Nvptx {
    /// Variables of a work-item are generic for LLVM, which puts them into `.local` itself. What
    /// points to constants points to a table of the program in `.const` or to memory of the host
    /// in `.global`, which is for LLVM to find out, too.
    fn space(space: StorageSpace) -> u32 {
        match space {
            StorageSpace::Global => GLOBAL,
            StorageSpace::Workgroup => SHARED,
            StorageSpace::Constant | StorageSpace::Private | StorageSpace::Generic => GENERIC,
        }
    }

    fn scope(scope: MemoryScope) -> Option<&'static str> {
        match scope {
            MemoryScope::Invocation | MemoryScope::Subgroup | MemoryScope::Workgroup => {
                Some("block")
            }
            MemoryScope::Device => Some("device"),
            MemoryScope::System => None,
        }
    }
}

/// How a module of LLVM IR lays out its data, by LLVM 22.
const DATA_LAYOUT: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// What a module of LLVM IR is for.
const TRIPLE: &str = "nvptx64-nvidia-cuda";

/// Says on a module of the `llvm` dialect what it is for.
pub fn describe(module: Op<'_>) {
    let context = module.context();
    let given = [
        (names::LLVM_DATA_LAYOUT, DATA_LAYOUT),
        (names::LLVM_TARGET_TRIPLE, TRIPLE),
    ];
    for (name, text) in given {
        module.set_attribute(name, ir::string(context, text));
    }
}
