//! Analyses, which do not change the program.

pub mod affine;
pub mod buffer_layout;
pub mod converted;
pub mod handles;
pub mod images;
pub mod initial_value;
pub mod known_integers;
pub mod layout;
pub mod linkage;
pub mod loop_dependences;
pub mod mapped_loops;
pub mod member_decorations;
pub mod memory;
pub mod memory_order;
pub mod memory_use;
pub mod reductions;
pub mod shared_memory;
pub mod stages;
pub mod taken;
pub mod uniformity;
pub mod unreachable;
