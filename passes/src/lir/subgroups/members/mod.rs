//! Parts of `--lir-mask-subgroups`.
//!
//! [`plan`] finds the operations that need a mask of members, and the branches and loops that the
//! work-items of a subgroup take together; [`following`] passes the mask along control flow.

mod following;
mod plan;

pub use following::Following;
pub use plan::Plan;
