//! `--lir-mark-parallel-loops`: marks loops over work-items as parallel.
//!
//! ```mlir
//! scf.for %i = %c0 to %c64 step %c1 : i32 {      } {lir.work_items, loop_annotation =
//!   lir.store %p, %v align 4                  →     #llvm.loop_annotation<parallelAccesses = #g>}
//! } {lir.work_items}                             … lir.store %p, %v align 4 {access_groups = [#g]}
//! ```
//!
//! Work-items between two barriers may run in any order and concurrently, so an access of one never depends on
//! an access of another, unless it is atomic: atomic and volatile accesses are in no group. Neither are
//! accesses to a variable of one iteration, which all iterations share once it is hoisted out of the loop, and
//! accesses through generic pointers, which may point to such a variable. In an array for all work-items each
//! has a part of its own. Loops with critical sections stay unmarked, and so do those whose accesses LLVM would
//! exchange (`interleaved.rs`).

use super::interleaved;
use gir_dialects::{
    ir::{self, Attribute, AttributeExt, Context, Op, Value},
    lir,
    mir::{PtrType, StorageSpace},
    names,
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-mark-parallel-loops",
    description: "Mark loops over work-items, and the accesses in them, as parallel for LLVM",
    anchor: "func.func",
    options: &[],
    dialects: &["llvm"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut outermost = vec![];
    collect(pass.op(), &mut outermost);
    let is_marked = |nest: &Op<'_>| !has_section(*nest) && !interleaved::are_exchanged(*nest);
    for nest in outermost.into_iter().filter(is_marked) {
        let Some(group) = Group::new(nest.context()) else {
            nest.error("cannot be marked as parallel: the llvm dialect is not loaded");
            return;
        };
        nest.walk_pre(|op| {
            if is_loop(op) {
                op.set_attribute(names::LLVM_LOOP_ANNOTATION, group.annotation);
            } else if is_independent(op, nest) {
                op.set_attribute(names::LLVM_ACCESS_GROUPS, group.groups);
            }
        });
    }
}

/// Whether work-items in the loops depend on each other: a value written in a critical section is read by the
/// next work-item.
fn has_section(nest: Op<'_>) -> bool {
    let mut found = false;
    nest.walk_pre(|op| found |= op.is::<lir::BeginCriticalSectionOp<'_>>());
    found
}

/// Collects the outermost loops over work-items.
fn collect<'c>(function: Op<'c>, outermost: &mut Vec<Op<'c>>) {
    function.walk_pre(|op| {
        // The walk goes from outer to inner operations: the last loop found is the one that may enclose this
        // op.
        let is_inner = |nest: &Op<'c>| is_inside(op, *nest);
        if is_loop(op) && !outermost.last().is_some_and(is_inner) {
            outermost.push(op);
        }
    });
}

fn is_loop(op: Op<'_>) -> bool {
    op.attribute(names::LIR_WORK_ITEMS).is_some()
}

/// Whether an operation is an access that accesses of other work-items never depend on.
fn is_independent<'c>(op: Op<'c>, nest: Op<'c>) -> bool {
    let plain = |is_volatile: bool, is_atomic: bool| !is_volatile && !is_atomic;
    let pointer = if let Some(load) = op.cast::<lir::LoadOp<'_>>() {
        plain(load.is_volatile(), load.ordering().is_some()).then(|| load.ptr())
    } else if let Some(store) = op.cast::<lir::StoreOp<'_>>() {
        plain(store.is_volatile(), store.ordering().is_some()).then(|| store.ptr())
    } else {
        None
    };
    let Some(pointer) = pointer else { return false };
    match PtrType::from_type(pointer.ty()).map(PtrType::space) {
        Some(StorageSpace::Global | StorageSpace::Workgroup | StorageSpace::Constant) => true,
        Some(StorageSpace::Private) => is_kept_outside(pointer, nest),
        _ => false,
    }
}

/// Whether private storage is that of a variable outside the loops, in which each work-item has a part of its
/// own.
fn is_kept_outside<'c>(pointer: Value<'c>, nest: Op<'c>) -> bool {
    let mut pointer = pointer;
    while let Some(op) = pointer.defining_op() {
        if op.is::<lir::VarOp<'c>>() {
            return !is_inside(op, nest);
        } else if op.is::<lir::GepOp<'c>>() || op.is::<lir::PtrCastOp<'c>>() {
            pointer = op.operand(0);
        } else {
            return false;
        }
    }
    false
}

/// Whether an operation is nested in another.
fn is_inside<'c>(op: Op<'c>, holder: Op<'c>) -> bool {
    let mut around = op.parent();
    while let Some(parent) = around {
        if parent == holder {
            return true;
        }
        around = parent.parent();
    }
    false
}

/// A group of accesses, and the annotation of loops that are parallel with respect to it.
struct Group<'c> {
    /// An array that contains only this group.
    groups: Attribute<'c>,
    annotation: Attribute<'c>,
}

impl<'c> Group<'c> {
    /// A new group, distinct from all others.
    fn new(context: &'c Context) -> Option<Self> {
        // The id denotes one attribute within this text, and a different one elsewhere.
        const GROUP: &str = "#llvm.access_group<id = distinct[0]<>>";
        let text = format!("[{GROUP}, #llvm.loop_annotation<parallelAccesses = {GROUP}>]");
        let parsed = Attribute::parse(context, &text)?.as_array()?;
        let [group, annotation] = *parsed.as_slice() else {
            return None;
        };
        Some(Self {
            groups: ir::array(context, &[group]),
            annotation,
        })
    }
}
