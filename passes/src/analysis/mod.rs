//! What can be known about a program without changing it.

pub mod memory;
pub mod uniformity;
