//! `--lir-insert-checks` and its parts.
//!
//! [`table`] is the data passed to the run time, [`sites`] collects it. [`accesses`] checks memory
//! accesses, [`storage`] replaces variables and globals, [`operations`] checks operations that are
//! undefined for some operands, [`convergence`] checks barriers.

pub mod accesses;
pub mod convergence;
pub mod lir_insert_checks;
pub mod operations;
pub mod sites;
pub mod storage;
pub mod table;
