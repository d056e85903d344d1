//! `--lir-check-stages`: checks that vertex and fragment kernels use no workgroup features.
//!
//! ```mlir
//! lir.global @tile : !mir.ptr<workgroup, f32> …
//! func.func @sum() -> f32 {
//!   %p = lir.address_of @tile                   // error: is workgroup storage, which fragment
//!   …                                           //   kernel 'f' does not have
//! }
//! func.func @f() attributes {lir.kernel = #mir.kernel<fragment>} {
//!   %s = func.call @sum() : () -> f32
//! ```
//!
//! The verifier checks the kernels themselves; this pass checks the functions they call, the
//! storage both use, and that vertex kernels write a position. Where vertex kernels have no
//! subgroups, their use is an error. The pass changes nothing.

use crate::analysis::stages::{Reached, of};
use gir_dialects::{
    common::{Feature, MemoryScope},
    ir::{AttributeExt, Block, Op, Type},
    lir,
    mir::{IoAttr, IoBuiltin, PtrType, Stage, StorageSpace},
    pass::{OptionKind, PassInfo, PassOption, PassRun},
    stages,
    upstream::func,
};
use std::collections::HashSet;

/// Whether vertex kernels may work in subgroups.
pub const VERTEX_SUBGROUPS: PassOption = PassOption {
    name: "vertex-subgroups",
    description: "Whether vertex kernels have subgroups (default: true)",
    kind: OptionKind::Bool(true),
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-check-stages",
    description: "Check that vertex and fragment kernels use no workgroup features",
    anchor: "builtin.module",
    options: &[VERTEX_SUBGROUPS],
    dialects: &[],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    pass.note_unchanged();
    let top: Vec<_> = pass.op().region(0).blocks().flat_map(Block::ops).collect();
    let functions = top.iter().filter(|op| op.is::<func::FuncOp<'_>>()).copied();
    let globals: Vec<_> = top
        .iter()
        .filter_map(|op| op.cast::<lir::GlobalOp<'_>>())
        .collect();
    let functions: Vec<_> = functions.collect();
    check(&functions, &globals);
    if !pass.bool_option(VERTEX_SUBGROUPS.name) {
        refuse_vertex_subgroups(&functions);
    }
}

/// Reports subgroup operations in vertex kernels.
fn refuse_vertex_subgroups(functions: &[Op<'_>]) {
    let reached = Reached::new(functions);
    for &function in functions {
        let kernels = reached.stages(function);
        let Some((_, kernel)) = kernels.iter().find(|(stage, _)| *stage == Stage::Vertex) else {
            continue;
        };
        function.walk_pre(|op| {
            if asks_for_subgroup(op) {
                op.error(format!(
                    "asks for a subgroup, which vertex kernel '{kernel}' does not have on this target; move it to a fragment or compute kernel"
                ));
            }
        });
    }
}

fn asks_for_subgroup(op: Op<'_>) -> bool {
    let mut requirements = lir::REQUIREMENTS.iter();
    requirements
        .any(|(name, features)| *name == op.name() && features.contains(&Feature::Subgroups))
}

/// Reports operations of vertex and fragment kernels that only compute kernels support, and vertex
/// kernels without a position.
pub fn check(functions: &[Op<'_>], globals: &[lir::GlobalOp<'_>]) {
    let reached = Reached::new(functions);
    functions
        .iter()
        .for_each(|&function| reached.check(function));
    let workgroup_globals = workgroup_globals(globals);
    for &function in functions {
        if let Some(stage) = of(function).filter(|stage| *stage != Stage::Compute) {
            check_parameters(function, stage);
            if stage == Stage::Vertex {
                check_position(function);
            }
        }
        let kernels = reached.stages(function);
        let mut graphics = kernels.iter().filter(|(stage, _)| *stage != Stage::Compute);
        if let Some(&(stage, kernel)) = graphics.next() {
            function.walk_pre(|op| check_op(op, &workgroup_globals, stage, kernel));
        }
    }
}

/// The names of globals in workgroup storage.
fn workgroup_globals<'c>(globals: &[lir::GlobalOp<'c>]) -> HashSet<&'c str> {
    let shared = globals
        .iter()
        .filter(|global| space(global.type_()) == Some(StorageSpace::Workgroup));
    shared.map(|global| global.sym_name()).collect()
}

fn space(ty: Type<'_>) -> Option<StorageSpace> {
    PtrType::from_type(ty).map(PtrType::space)
}

fn check_parameters(kernel: Op<'_>, stage: Stage) {
    let mut types = kernel
        .region(0)
        .first_block()
        .into_iter()
        .flat_map(Block::arguments)
        .map(|argument| argument.ty());
    if let Some(index) = types.position(|ty| space(ty) == Some(StorageSpace::Workgroup)) {
        kernel.error(format!(
            "has parameter {index} in workgroup storage, which a {} kernel does not have; use global storage",
            stage.keyword()
        ));
    }
}

fn check_position(kernel: Op<'_>) {
    let mut has_position = false;
    kernel.walk_pre(|op| {
        let write = op.cast::<lir::WriteOutputOp<'_>>();
        let io = write.and_then(|write| IoAttr::from_attribute(write.io()));
        has_position |= io.and_then(|io| io.builtin()) == Some(IoBuiltin::Position);
    });
    if !has_position {
        kernel.error(
            "is a vertex kernel that writes no position; write it with write_output to <builtin = position>",
        );
    }
}

/// Reports an operation that uses the workgroup in a kernel without one.
fn check_op(op: Op<'_>, workgroup_globals: &HashSet<&str>, stage: Stage, kernel: &str) {
    let stage = stage.keyword();
    let is_shared = op
        .cast::<lir::AddressOfOp<'_>>()
        .is_some_and(|address| workgroup_globals.contains(address.global()));
    if is_shared {
        op.error(format!(
            "is workgroup storage, which {stage} kernel '{kernel}' does not have; use global storage"
        ));
    } else if op.is::<lir::SubgroupIdOp<'_>>() || op.is::<lir::NumSubgroupsOp<'_>>() {
        op.error(format!(
            "asks for the subgroups of a workgroup, which {stage} kernel '{kernel}' does not have; pass the number"
        ));
    } else if has_workgroup_scope(op) {
        op.error(format!(
            "has scope workgroup, and {stage} kernel '{kernel}' has no workgroup; use scope device"
        ));
    }
}

fn has_workgroup_scope(op: Op<'_>) -> bool {
    // Operations of compute kernels only are reported as such.
    if stages::of(op).is_some() {
        return false;
    }
    let workgroup = MemoryScope::Workgroup as i64;
    let names = [
        lir::AtomicAddOp::SCOPE_ATTR,
        lir::MemFenceOp::MEM_SCOPE_ATTR,
    ];
    names.into_iter().any(|name| {
        let scope = op.attribute(name).and_then(AttributeExt::as_int);
        op.name().starts_with("lir.") && scope == Some(workgroup)
    })
}
