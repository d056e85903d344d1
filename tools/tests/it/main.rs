//! Integration tests of the tools, one binary.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod atomics;
mod atomics_of_others;
mod barriers;
mod cast_pointers;
mod check;
mod cli;
mod conformance;
mod deterministic;
mod e2e;
mod exact;
mod exits;
mod expanded_subgroups;
mod fallback_table;
mod fallbacks;
mod fast_math;
mod flattened;
mod fuzz;
mod handles;
mod images;
mod legalisations;
mod library;
mod matrices;
mod mir_kernel;
mod odd_widths;
mod opencl;
mod random_kernels;
mod readme;
mod reflection;
mod stages;
mod structurize;
mod subgroup_sizes;
mod subgroups;
mod upstream;
mod vectors;
mod workgroups;
