//! `--mir-tile-workgroups`: a workgroup does the work of several neighbours, one after the other.
//!
//! ```mlir
//! func.func @k(…) attributes {mir.kernel = …} {      func.func @k(…) attributes {mir.kernel = …,
//!   %i = mir.gpu.global_id x                             mir.tile = array<i64: 4, 1, 1>} {
//!   …                                                  scf.for unsigned %t = %c0 to %c4 step %c1 {
//!   return                                        →      %g = mir.gpu.workgroup_id x
//! }                                                      %i = … // (%g * 4 + %t) * size + local id
//!                                                        …
//!                                                      }
//!                                                      return
//!                                                    }
//! ```
//!
//! The launch has that many fewer workgroups, along each axis; `mir.tile` says so to the host, by way of the
//! reflection. Each iteration has the ids and the number of workgroups that one of the former workgroups had, so the
//! results are the same: barriers, subgroups and workgroup memory keep their meaning, since the work-items of a
//! workgroup stay together. A barrier at the end of an iteration keeps the next one from workgroup memory that is
//! still read.
//!
//! A kernel that cannot be tiled is an error: it has copies by a DMA engine, ends work-items by assertions, has
//! branches (`--mir-structurize` removes them), or calls a function that asks for its
//! place in the grid (`--inline` removes the call).

use super::tiles::{position, refusals::Callees, tile::Tile};
use gir_dialects::{
    ir::{Block, Op, OpView as _},
    mir::{KernelAttr, Stage},
    names,
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    upstream::func,
};

/// The workgroups of a tile along x, y and z.
pub const FACTOR_OPTION: PassOption = PassOption {
    name: "factor",
    description: "Workgroups that become one along x, y and z: X[,Y[,Z]], at most 65535 each",
    kind: OptionKind::String("2"),
};

/// The kernel to tile.
pub const KERNEL_OPTION: PassOption = PassOption {
    name: "kernel",
    description: "The kernel to tile; default: all",
    kind: OptionKind::String(""),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "mir-tile-workgroups",
    description: "Have a workgroup do the work of several neighbours, one after the other",
    anchor: "builtin.module",
    options: &[FACTOR_OPTION, KERNEL_OPTION],
    dialects: &["arith", "mir", "scf"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let factor = pass.string_option(FACTOR_OPTION.name);
    let Some(tile) = Tile::read(&factor) else {
        module.error(format!(
            "mir-tile-workgroups: the factor is '{factor}', which is not X, X,Y or X,Y,Z with numbers from 1 to 65535"
        ));
        return;
    };
    let name = pass.string_option(KERNEL_OPTION.name);
    let functions: Vec<_> = module
        .region(0)
        .blocks()
        .flat_map(Block::ops)
        .filter_map(|op| op.cast::<func::FuncOp<'_>>())
        .collect();
    let callees = Callees::of(&functions);
    let kernels = functions
        .iter()
        .filter(|function| is_compute(function.op()));
    let asked = |kernel: &&func::FuncOp<'_>| name.is_empty() || kernel.sym_name() == name;
    let kernels: Vec<_> = kernels.filter(asked).map(|kernel| kernel.op()).collect();
    if kernels.is_empty() && !name.is_empty() {
        module.error(format!(
            "mir-tile-workgroups: there is no compute kernel '{name}'"
        ));
    }
    if tile.is_one() || kernels.is_empty() {
        pass.note_unchanged();
        return;
    }
    for kernel in kernels {
        if let Some(memory) = callees.check(kernel) {
            position::tile(kernel, &tile, memory);
        }
    }
}

fn is_compute(function: Op<'_>) -> bool {
    let kernel = function
        .attribute(names::MIR_KERNEL)
        .and_then(KernelAttr::from_attribute);
    let has_body = function.region(0).first_block().is_some();
    has_body && kernel.is_some_and(|kernel| kernel.stage() == Stage::Compute)
}
