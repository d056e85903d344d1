//! Parts of `--lir-mask-subgroups`.
//!
//! [`plan`] says what has to be told, and which branches and loops work-items of a subgroup take
//! together; [`following`] follows control flow and tells it.

mod following;
mod plan;

pub use following::Following;
pub use plan::Plan;
