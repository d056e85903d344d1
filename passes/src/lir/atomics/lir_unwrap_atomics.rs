//! `--lir-unwrap-atomics`: redeclares memory for atomics as memory of plain numbers.
//!
//! ```mlir
//! lir.global @c : !mir.ptr<workgroup,               lir.global @c : !mir.ptr<workgroup, i32>
//!     !mir.atomic<i32>> count 4 align 4         →       count 4 align 4
//! %v = lir.load %p align 4 ordering relaxed         %v = lir.load %p align 4 ordering relaxed
//!     : <workgroup, !mir.atomic<i32>> -> i32            : <workgroup, i32> -> i32
//! ```
//!
//! For targets whose memory has number types only. Accesses to such memory specify an ordering, and
//! keep it.

use gir_dialects::{
    ir::{self, Block, Type, TypeExt},
    lir,
    mir::{AtomicType, PtrType},
    pass::{PassInfo, PassRun},
    upstream::func,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-unwrap-atomics",
    description: "Declare memory for atomics as memory of their numbers",
    anchor: "builtin.module",
    options: &[],
    dialects: &["lir"],
    initialize: None,
    concerns: Some(|census| census.any_type(|ty| unwrapped(ty) != ty)),
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut is_changed = false;
    let mut note = |old: Type<'_>, new: Type<'_>| {
        is_changed |= old != new;
        old != new
    };
    pass.op().walk_pre(|op| {
        let blocks = op.regions().flat_map(|region| region.blocks());
        for value in op.results().chain(blocks.flat_map(Block::arguments)) {
            let (old, new) = (value.ty(), unwrapped(value.ty()));
            if note(old, new) {
                value.set_type(new);
            }
        }
        if let Some(global) = op.cast::<lir::GlobalOp<'_>>() {
            let (old, new) = (global.type_(), unwrapped(global.type_()));
            if note(old, new) {
                op.set_attribute(lir::GlobalOp::TYPE_ATTR, ir::type_attr(new));
            }
        }
        if let Some(function) = op.cast::<func::FuncOp<'_>>() {
            let (inputs, results) = function.function_type().as_function().unwrap_or_default();
            let [inputs, results] =
                [inputs, results].map(|types| types.into_iter().map(unwrapped).collect::<Vec<_>>());
            let new = ir::function(op.context(), &inputs, &results);
            if note(function.function_type(), new) {
                op.set_attribute(func::FuncOp::FUNCTION_TYPE_ATTR, ir::type_attr(new));
            }
        }
    });
    if !is_changed {
        pass.note_unchanged();
    }
}

/// Replaces atomics by their numbers in a pointer type.
fn unwrapped(ty: Type<'_>) -> Type<'_> {
    let Some(points) = PtrType::from_type(ty) else {
        return ty;
    };
    let pointee = match AtomicType::from_type(points.pointee()) {
        Some(atomic) => atomic.value(),
        None => unwrapped(points.pointee()),
    };
    PtrType::get(ty.ctx(), points.space(), pointee)
}
