//! Typed views of the dialects, generated from their `.td` files.
//!
//! One struct per op, with accessors by ODS name and `build`; one Rust enum per
//! enum; one struct per type and attribute. `build/views.rs` generates them.

use crate::ffi::ir::{AttributeExt as _, Op};
use std::ops::Range;

/// The range of a list of operands or results that belongs to one name, by an attribute of segment
/// sizes.
fn segment(op: Op<'_>, attribute: &str, index: usize) -> Range<usize> {
    let sizes = op
        .attribute(attribute)
        .and_then(|sizes| sizes.as_dense_i32());
    let sizes = sizes.expect("a verified op has sizes of its segments");
    let start: i32 = sizes[..index].iter().sum();
    start as usize..(start + sizes[index]) as usize
}

/// The range of one variable part of a list of `count` elements with `parts` variable parts of
/// equal size, after `before` others. `fixed` counts the single elements: all of them, and those
/// before the part.
fn equal_part(count: usize, parts: usize, before: usize, fixed: (usize, usize)) -> Range<usize> {
    let size = (count - fixed.0) / parts;
    let start = fixed.1 + before * size;
    start..start + size
}

/// Declares the module of a dialect's views.
macro_rules! view {
    ($(#[$doc:meta])* $name:ident, $file:literal) => {
        $(#[$doc])*
        #[allow(
            unused_imports,
            clippy::too_many_arguments,
            clippy::enum_variant_names,
            clippy::redundant_field_names,
            reason = "generated from ODS, which sets the names and arities"
        )]
        pub mod $name {
            pub use crate::ffi::typedefs::$name::*;
            include!(concat!(env!("OUT_DIR"), "/", $file));
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/instructions.rs"));

/// Enums shared by gir, mir and lir.
pub mod common {
    include!(concat!(env!("OUT_DIR"), "/view_common.rs"));
}

view!(
    /// The gir dialect: the GIR text form as MLIR.
    gir, "view_gir.rs"
);
view!(
    /// The mir dialect: portable, structured kernels.
    mir, "view_mir.rs"
);
view!(
    /// The lir dialect: kernels made concrete for one target profile.
    lir, "view_lir.rs"
);

/// The upstream dialects used in lowering.
pub mod upstream {
    view!(
        /// Arithmetic.
        arith, "view_arith.rs"
    );
    view!(
        /// Operations common to all programs.
        builtin, "view_builtin.rs"
    );
    view!(
        /// Unstructured control flow.
        cf, "view_cf.rs"
    );
    view!(
        /// Complex numbers.
        complex, "view_complex.rs"
    );
    view!(
        /// Functions and calls.
        func, "view_func.rs"
    );
    view!(
        /// Kernels, their grid, and collective operations.
        gpu, "view_gpu.rs"
    );
    view!(
        /// Arithmetic on `index`.
        index, "view_index.rs"
    );
    view!(
        /// LLVM IR.
        llvm, "view_llvm.rs"
    );
    view!(
        /// Mathematical functions.
        math, "view_math.rs"
    );
    view!(
        /// Memory with a shape.
        memref, "view_memref.rs"
    );
    view!(
        /// Products and copies of NVIDIA's GPUs.
        nvgpu, "view_nvgpu.rs"
    );
    view!(
        /// Instructions of NVIDIA's GPUs.
        nvvm, "view_nvvm.rs"
    );
    view!(
        /// Instructions of AMD's GPUs.
        rocdl, "view_rocdl.rs"
    );
    view!(
        /// Structured control flow.
        scf, "view_scf.rs"
    );
    view!(
        /// SPIR-V.
        spirv, "view_spirv.rs"
    );
    view!(
        /// Undefined behaviour.
        ub, "view_ub.rs"
    );
    view!(
        /// Vectors.
        vector, "view_vector.rs"
    );
}
