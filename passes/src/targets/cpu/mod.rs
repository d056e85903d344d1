//! LLVM IR for the host processor, through the `llvm` dialect.
//!
//! `lir-serialize-work-items` makes a kernel compute a workgroup by loops over its work-items,
//! `lir-mark-parallel-loops` tells LLVM's vectoriser that the iterations are independent, and
//! `lir-make-launchers` creates a function for each kernel that the host calls for a range of workgroups. LLVM
//! does all further optimisation; the output of this target is plain.
//!
//! For checked runs `lir-insert-checks` instruments the kernel while it is still code of one work-item, and
//! `lir-lower-checks` creates calls of the run time after the loops exist.

pub mod lir_lower_checks;
pub mod lir_make_launchers;
pub mod lir_mark_parallel_loops;

mod storage;

use super::Format;
use crate::{
    compile::Compiler,
    profile::{Family, known},
};
use gir_dialects::{bytecode, ir::Op, llvm};

/// The input of a launcher's compilation: bytecode of the `llvm` dialect. It is for tools that run it, and has
/// no flag of its own.
pub static LLVM_DIALECT: Format = Format {
    flag: "emit-llvm-dialect",
    description: "Emit bytecode of the llvm dialect for the host processor",
    is_binary: true,
    has_debug_info: false,
    default_target: known::CPU,
    families: &[Family::Cpu],
    entry_name: |_| str::to_owned,
    prepare: |_| PREPARE,
    emit: emit_bytecode,
};

/// LIR of what LLVM has. Functions have the same bits as on other targets: none is left
/// to the library of the host.
pub(super) const PREPARE: &str = "lir-specialize-constants,lir-place-globals{declared=false},lir-lower-buffers{pointers=true},lir-inline-pointer-calls,lir-scalarize-matrices,\
    lir-expand-workgroup-collectives,lir-expand-math{quotients=false},\
    func.func(lir-lower-atomic-flags,lir-fence-atomics,lir-widen-atomics,\
    lir-replace-atomic-accesses,lir-expand-atomics,lir-expand-saturating,lir-guard-total-ops),\
    lir-split-vectors,lir-split-i64";

/// From that to the `llvm` dialect.
const PASSES: &str = "lir-serialize-work-items,func.func(lir-guard-total-ops,lir-mark-parallel-loops),\
    lir-make-launchers,func.func(lir-control-to-cf),lir-to-llvm";

/// Like [`LLVM_DIALECT`], for checked runs.
pub static CHECKED: Format = Format {
    flag: "emit-llvm-dialect",
    description: "Emit bytecode of the llvm dialect for a checked run on the host processor",
    is_binary: true,
    has_debug_info: false,
    default_target: known::CPU,
    families: &[Family::Cpu],
    entry_name: |_| str::to_owned,
    prepare: |_| PREPARE_CHECKED,
    emit: emit_checked,
};

/// As [`PREPARE`], with checks before anything is expanded.
const PREPARE_CHECKED: &str = "lir-specialize-constants,lir-place-globals{declared=false},lir-lower-buffers{pointers=true},lir-inline-pointer-calls,lir-scalarize-matrices,lir-insert-checks,\
    lir-expand-workgroup-collectives,lir-expand-math{quotients=false},\
    func.func(lir-expand-saturating,lir-guard-total-ops),lir-split-vectors,lir-split-i64";

/// As [`PASSES`], but for the loops: with calls in them they are not parallel.
const PASSES_CHECKED: &str = "lir-serialize-work-items,func.func(lir-guard-total-ops),\
    lir-lower-checks,lir-make-launchers,func.func(lir-control-to-cf),lir-to-llvm";

/// The LLVM IR of a module.
pub fn llvm_ir(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler.run(module, PASSES).then_some(())?;
    llvm::translate(module)
}

fn emit_bytecode(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler
        .run(module, PASSES)
        .then(|| bytecode::write(module))
}

fn emit_checked(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    compiler
        .run(module, PASSES_CHECKED)
        .then(|| bytecode::write(module))
}
