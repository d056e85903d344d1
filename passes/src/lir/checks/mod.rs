//! Parts of `--lir-insert-checks`.
//!
//! [`table`] is what the run time gets to know, [`sites`] gathers it. [`accesses`] is about
//! memory, [`storage`] about variables and globals, [`operations`] about those that are
//! not defined for all operands, [`convergence`] about barriers.

pub mod accesses;
pub mod convergence;
pub mod operations;
pub mod sites;
pub mod storage;
pub mod table;
