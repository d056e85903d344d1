//! From a program to kernels in `gpu.module`s, and host code that launches them, by upstream's passes.
//!
//! A program that launches kernels says itself which loops run where. In a program that launches none, all parallel
//! loops do, those that upstream makes of operations on tensors and memrefs included: in workgroups of up to
//! [`TILE`] work-items.

use super::{nested, on_functions, pass, run};
use crate::{aggregates, analysis::mapped_loops::is_mapped_parallel, step::Upstream};
use gir_dialects::{ir::Op, programs};

/// Extents of a workgroup that upstream's tiling makes of a parallel loop, the outermost dimension first.
const TILE: &str = "8,16";

/// Operations of `tosa` become operations of `linalg` on tensors.
const TOSA: &[Upstream] = &[
    on_functions("tosa-infer-shapes"),
    on_functions("tosa-make-broadcastable"),
    on_functions("tosa-optional-decompositions"),
    on_functions("tosa-to-linalg-named"),
    on_functions("tosa-to-linalg"),
    on_functions("tosa-to-arith"),
    on_functions("tosa-to-tensor"),
];

/// Tensors get memory: a tensor parameter becomes a memref stored row by row.
const TENSORS: &[Upstream] = &[
    pass("convert-elementwise-to-linalg"),
    pass("convert-tensor-to-linalg"),
    pass("eliminate-empty-tensors"),
    nested(
        "one-shot-bufferize",
        "builtin.module",
        &[
            ("bufferize-function-boundaries", "true"),
            ("function-boundary-type-conversion", "identity-layout-map"),
        ],
    ),
    pass("canonicalize"),
];

/// Operations on memrefs become parallel loops.
const PARALLEL: &[Upstream] = &[
    on_functions("convert-linalg-to-parallel-loops"),
    on_functions("scf-forall-to-parallel"),
];

/// Parallel loops get tiles, unless the program maps loops itself.
const TILES: &[Upstream] = &[nested(
    "scf-parallel-loop-tiling",
    "func.func",
    &[
        ("parallel-loop-tile-sizes", TILE),
        ("no-min-max-bounds", "true"),
    ],
)];

/// Parallel loops become launches of kernels.
const LOOPS: &[Upstream] = &[
    on_functions("gpu-map-parallel-loops"),
    pass("convert-parallel-loops-to-gpu"),
];

/// Launches with a body become kernels. Sizes that turn out to be constants move into them.
const OUTLINE: &[Upstream] = &[
    pass("lower-affine"),
    pass("canonicalize"),
    on_functions("gpu-launch-sink-index-computations"),
    pass("gpu-kernel-outlining"),
    pass("canonicalize"),
    pass("cse"),
];

/// Makes kernels of a program; false after a diagnostic.
pub fn outline(module: Op<'_>) -> bool {
    let uses = Uses::of(module);
    aggregates::lower(module);
    (!uses.tosa || run(module, TOSA))
        && programs::decompose_aggregates(module)
        && (!uses.tensors || run(module, TENSORS))
        && (uses.kernels || loops(module, &uses))
        && run(module, OUTLINE)
}

/// Makes launches of the loops of a program; false after a diagnostic.
fn loops(module: Op<'_>, uses: &Uses) -> bool {
    run(module, PARALLEL) && (uses.mappings || run(module, TILES)) && run(module, LOOPS)
}

/// The dialects of a program that decide which passes it needs.
#[derive(Default)]
struct Uses {
    tosa: bool,
    tensors: bool,
    kernels: bool,
    /// Loops that are mapped to workgroups and work-items.
    mappings: bool,
}

impl Uses {
    fn of(module: Op<'_>) -> Self {
        let mut uses = Self::default();
        module.walk_pre(|op| {
            let name = op.name();
            uses.tosa |= name.starts_with("tosa.");
            uses.tensors |= op
                .results()
                .chain(op.operands())
                .any(|value| value.ty().to_string().starts_with("tensor<"));
            uses.kernels |= matches!(name, "gpu.launch" | "gpu.module");
            uses.mappings |= is_mapped_parallel(op);
        });
        uses
    }
}
