//! The stage of operations.

use super::{ir::Op, sys};
use crate::mir::Stage;

/// The only stage whose kernels support the operation, by a trait of its definition.
pub fn of(op: Op<'_>) -> Option<Stage> {
    let stage = unsafe { sys::girOperationGetStage(op.to_raw()) };
    Stage::from_i64(i64::from(stage))
}
