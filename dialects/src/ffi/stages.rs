//! What stage an operation is for.

use super::{ir::Op, sys};
use crate::mir::Stage;

/// The stage of kernels that alone have what the operation asks for, by the trait
/// its definition has.
pub fn of(op: Op<'_>) -> Option<Stage> {
    let stage = unsafe { sys::girOperationGetStage(op.to_raw()) };
    Stage::from_i64(i64::from(stage))
}
