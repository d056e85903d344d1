//! The first lines of a module: compiler options, and declarations that the module uses.

use super::{accesses, matrices};
use crate::targets::compute_capability::Architecture;
use gir_dialects::{
    ir::{Op, Type, TypeExt},
    mir::{PtrType, StorageSpace},
    names,
};

/// The dynamic shared memory of a launch.
pub const DYNAMIC_SHARED: &str = "dynamic_shared";

/// The types that headers define, and definitions where there are no headers: the run-time compiler has none of
/// C's.
const TYPES: &[&str] = &[
    "#ifdef __CUDACC_RTC__",
    "typedef signed char int8_t;",
    "typedef unsigned char uint8_t;",
    "typedef short int16_t;",
    "typedef unsigned short uint16_t;",
    "typedef int int32_t;",
    "typedef unsigned int uint32_t;",
    "typedef long long int64_t;",
    "typedef unsigned long long uint64_t;",
    "typedef unsigned long long uintptr_t;",
    "#else",
    "#include <stdint.h>",
    "#endif",
];

/// The lines.
///
/// Products, quotients and roots are exact regardless of options; the treatment of subnormal numbers depends on
/// an option alone.
pub fn lines(module: Op<'_>, architecture: &Architecture) -> Vec<String> {
    let mut lines = vec![format!(
        "// nvcc -arch={} -fmad=false -ftz=false -prec-div=true -prec-sqrt=true",
        architecture.name
    )];
    lines.extend(TYPES.iter().map(|&line| line.to_owned()));
    let (has_halves, is_dynamic) = uses(module);
    if has_halves {
        lines.push("#include <cuda_fp16.h>".to_owned());
    }
    if is_dynamic {
        lines.push(String::new());
        lines.push(format!(
            "extern __shared__ __align__(16) unsigned char {DYNAMIC_SHARED}[];"
        ));
    }
    if architecture.has_orderings() {
        lines.extend(accesses::definitions(module));
    }
    lines.extend(matrices::definitions(module));
    lines
}

/// Whether a module has halves, and whether it has kernels with dynamic shared memory.
fn uses(module: Op<'_>) -> (bool, bool) {
    let (mut has_halves, mut is_dynamic) = (false, false);
    module.walk_pre(|op| {
        let is_kernel = op.attribute(names::LIR_KERNEL).is_some();
        let blocks = op.regions().flat_map(|region| region.blocks());
        let arguments: Vec<_> = blocks.flat_map(|block| block.arguments()).collect();
        is_dynamic |= is_kernel && arguments.iter().any(|value| is_shared(value.ty()));
        let values = op.results().chain(op.operands()).chain(arguments);
        for ty in values.map(|value| value.ty()) {
            has_halves |= is_half(ty);
        }
        let global = op.cast::<gir_dialects::lir::GlobalOp<'_>>();
        has_halves |= global.is_some_and(|global| is_half(global.type_()));
    });
    (has_halves, is_dynamic)
}

fn is_shared(ty: Type<'_>) -> bool {
    PtrType::from_type(ty).is_some_and(|pointer| pointer.space() == StorageSpace::Workgroup)
}

fn is_half(ty: Type<'_>) -> bool {
    let element = PtrType::from_type(ty).map_or(ty, PtrType::pointee);
    element.lane().as_float() == Some(16)
}
