//! What can be known about a program without changing it.

pub mod uniformity;
