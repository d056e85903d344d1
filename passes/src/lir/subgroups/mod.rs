//! What `--lir-expand-subgroups` consists of: where work-items of a subgroup give each other
//! values, and how they do so through shared memory.

pub mod lanes;
pub mod sites;
