//! What passes on subgroups share: [`sites`], where work-items of a subgroup give each other values,
//! [`among`], who of them does, and [`lanes`], how they do so through shared memory.

pub mod among;
pub mod lanes;
pub mod sites;
