//! `--lir-serialize-work-items` and its parts.
//!
//! [`kernel`] goes through a kernel once. [`points`] says where work-items come
//! together, [`segments`] makes the loops between these points, [`transfer`] brings
//! values into them, [`slots`] keeps those that several loops use, [`variables`]
//! the storage of the work-items. [`constructs`] rebuilds branches and loops around
//! such points, [`divergent`] those that not all work-items take the same way,
//! [`collectives`] computes what work-items give each other. [`grid`] knows the
//! workgroup, [`uniform`] what is the same in it, [`called`] what is inlined before.

pub mod called;
pub mod kernel;
pub mod lir_serialize_work_items;
pub mod points;
pub mod uniform;

mod collectives;
mod constructs;
mod divergent;
mod grid;
mod segments;
mod slots;
mod transfer;
mod variables;
