//! LLVM IR for the processor at hand, through the `llvm` dialect.
//!
//! `lir-serialize-work-items` makes a kernel compute a workgroup by loops over its
//! work-items, `lir-mark-parallel-loops` tells LLVM's vectoriser that they are
//! independent, and `lir-make-launchers` puts a function around each kernel that the
//! host calls for a range of workgroups. LLVM optimises the rest: what comes out of
//! here is plain.
//!
//! For checked runs `lir-insert-checks` goes through the kernel while it still is code of
//! one work-item, and `lir-lower-checks` makes calls of the run time behind the loops.

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

/// What a launcher is compiled from: bytecode of the `llvm` dialect. It is for tools
/// that run it, and has no flag of its own.
pub static LLVM_DIALECT: Format = Format {
    flag: "emit-llvm-dialect",
    description: "Emit bytecode of the llvm dialect for the processor at hand",
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

/// As [`LLVM_DIALECT`], for checked runs.
pub static CHECKED: Format = Format {
    flag: "emit-llvm-dialect",
    description: "Emit bytecode of the llvm dialect for a checked run on the processor at hand",
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

/// LLVM IR of a module.
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
