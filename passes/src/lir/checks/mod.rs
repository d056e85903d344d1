//! `--lir-insert-checks` and its parts.
//!
//! [`sites`] gathers [`table`], the data of the run time. [`accesses`] checks memory accesses, [`storage`] variables and globals,
//! [`operations`] operations with undefined operands, [`convergence`] barriers.

pub mod accesses;
pub mod convergence;
pub mod lir_insert_checks;
pub mod operations;
pub mod sites;
pub mod storage;
pub mod table;
