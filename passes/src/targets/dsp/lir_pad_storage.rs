//! `--lir-pad-storage`: gives memory that is shorter than a vector the length of one.
//!
//! ```mlir
//! lir.global @tile : <workgroup, i32> count 16     →     lir.global @tile : <workgroup, i32> count 32
//! ```
//!
//! For Hexagon alone, whose vectors have 128 bytes. LLVM 22 stores half a vector by two stores of whole ones under a
//! mask, and says of each that it has 128 bytes. An access of 128 bytes is none of a memory that has fewer, as its
//! analysis of aliases concludes, so that loads of that memory move in front of the stores. Elements behind the end
//! are never accessed.

use crate::{
    analysis::layout,
    profile::{Family, recorded},
};
use gir_dialects::{
    ir::{self, AttributeExt as _, Op, Type},
    lir,
    mir::{PtrType, StorageSpace},
    pass::{PassInfo, PassRun},
};
use std::ops::Range;

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-pad-storage",
    description: "Give memory that is shorter than a vector of Hexagon the length of one",
    anchor: "builtin.module",
    options: &[],
    dialects: &[],
    initialize: None,
    concerns: Some(|census| census.has::<lir::GlobalOp<'_>>() || census.has::<lir::VarOp<'_>>()),
    run,
};

/// The bytes of a vector.
const VECTOR: i64 = 128;

/// The bytes of memory that LLVM may access by a part of a vector.
const SHORT: Range<i64> = 16..VECTOR;

fn run(pass: &PassRun<'_>) {
    let module = pass.op();
    let family = recorded::profile(module).map(|profile| profile.family);
    let mut is_changed = false;
    if family == Some(Family::Hexagon) {
        module.walk_pre(|op| is_changed |= pad(op));
    }
    if !is_changed {
        pass.note_unchanged();
    }
}

/// Pads a variable or a global; false of any other operation.
fn pad(op: Op<'_>) -> bool {
    if let Some(variable) = op.cast::<lir::VarOp<'_>>() {
        let count = padded(variable.result().ty(), variable.count());
        if let Some(count) = count {
            variable.set_count(count);
        }
        return count.is_some();
    }
    let Some(global) = op.cast::<lir::GlobalOp<'_>>() else {
        return false;
    };
    let count = padded(global.type_(), global.count());
    let Some(count) = count.filter(|_| !global.dynamic() && global.address().is_none()) else {
        return false;
    };
    if let Some(contents) = global.initializer() {
        let Some(mut bytes) = contents.as_dense_bytes() else {
            return false;
        };
        let added = (count - global.count()) * layout::size(global.elem_type());
        bytes.resize(bytes.len() + added as usize, 0);
        let contents = ir::dense_elements(global.elem_type(), &[count], &bytes);
        global.set_initializer(Some(contents));
    }
    global.set_count(count);
    true
}

/// The count of elements of a vector, for memory of fewer that can be stored to.
fn padded(ty: Type<'_>, count: i64) -> Option<i64> {
    let pointer = PtrType::from_type(ty)?;
    let size = layout::size(pointer.pointee());
    let is_short = SHORT.contains(&size.checked_mul(count)?);
    let is_constant = pointer.space() == StorageSpace::Constant;
    (is_short && !is_constant).then(|| (VECTOR + size - 1) / size)
}
