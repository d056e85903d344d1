//! `--lir-serialize-work-items` and its parts.
//!
//! [`walk`] handles the operations of a kernel one after another, [`kernel`] holds the state of this walk. [`points`]
//! finds the synchronisation points of the kernel, [`segments`] creates the loops between them, [`transfer`] brings
//! values into these, [`slots`] stores values used by several loops, [`variables`] holds the private variables of
//! work-items. [`constructs`] rebuilds branches and loops around such points, [`divergent`] those that are divergent,
//! and [`collectives`] lowers subgroup collectives. [`grid`] describes the workgroup, [`uniform`] finds its uniform
//! values, and [`called`] finds the functions to inline first.
//!
//! Two passes behind it work on its loops, which [`items`] recognises: `--lir-merge-workgroups` and
//! `--lir-bound-work-items`.

pub mod called;
pub mod lir_bound_work_items;
pub mod lir_merge_workgroups;
pub mod lir_serialize_work_items;
pub mod points;
pub mod uniform;

mod collectives;
mod constructs;
mod divergent;
mod grid;
mod items;
mod kernel;
mod segments;
mod slots;
mod transfer;
mod variables;
mod walk;
