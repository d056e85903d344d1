//! CUDA C++, for compute capability 6.0 and later.
//!
//! Passes shared between targets bring a kernel into the language's form: globals that the host provides become
//! parameters, functions get the workgroup storage that they use as arguments, atomic updates become relaxed
//! ones between fences, vectors become numbers, subgroup operations get the mask of participating work-items,
//! and reductions become exchanges where there is no function. [`language`] has the names and literals,
//! [`kernels`] the parameters, [`preamble`] the first lines; [`grid`], [`atomics`], [`accesses`],
//! [`synchronization`], [`subgroups`], [`matrices`], [`floats`], [`integers`] and [`vectors`] the operations
//! that CUDA C++ spells in its own way; the rest is shared by the C family.
//!
//! "Guide" in comments is NVIDIA's "CUDA C++ Programming Guide", version 13.0.

mod accesses;
pub(super) mod architecture;
mod atomics;
mod floats;
mod grid;
mod integers;
mod kernels;
mod keywords;
mod language;
mod matrices;
mod preamble;
mod subgroups;
mod synchronization;
mod vectors;

use super::{Format, c_like};
use crate::{
    compile::Compiler,
    profile::{Family, recorded},
};
use gir_dialects::ir::Op;
use language::Cuda;

/// `--emit-cuda`
pub static SOURCE: Format = Format {
    flag: "emit-cuda",
    description: "Emit CUDA C++",
    is_binary: false,
    has_debug_info: true,
    default_target: "cuda-sm_75",
    families: &[Family::Cuda],
    entry_name: |_| entry_name,
    prepare: |_| PREPARE,
    emit,
};

/// LIR of what CUDA C++ has. Functions have the same bits as on other targets: none is left to the
/// device's library but quotients, square roots and `fma`, which it rounds correctly.
const PREPARE: &str = "lir-specialize-constants,lir-place-globals{declared=false},lir-lower-buffers{pointers=true},\
    lir-globals-to-parameters,lir-thread-globals,lir-scalarize-matrices,\
    lir-spread-matrices,lir-expand-workgroup-collectives,lir-mask-subgroups,lir-shuffle-reductions,\
    lir-expand-math{quotients=false roots=false fused=false},\
    func.func(mir-infer-address-spaces,lir-join-offsets,lir-lower-atomic-flags,lir-fence-atomics{updates=true},\
    lir-widen-atomics,lir-replace-atomic-accesses,lir-expand-atomics,\
    lir-expand-saturating,lir-guard-total-ops,lir-expand-extended-ops),\
    lir-split-vectors{accesses=true numbers=true},func.func(lir-recover-exits)";

/// The name of a kernel in CUDA C++: its own, or a similar one where that is reserved.
fn entry_name(kernel: &str) -> String {
    c_like::module::entry_name(keywords::is_reserved, kernel)
}

fn emit(module: Op<'_>, compiler: Compiler<'_>) -> Option<Vec<u8>> {
    let profile = recorded::profile_for(module, SOURCE.flag, SOURCE.families)?;
    let language = Cuda::of(profile);
    let text = c_like::module::print(module, &language, compiler.has_debug_info())?;
    Some(text.into_bytes())
}
