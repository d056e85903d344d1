//! Passes that make kernels faster and keep the meaning: simplification, elimination, inlining.

pub mod inlining;
pub mod lir_canonicalize;
pub mod lir_cse;
pub mod lir_eliminate_barriers;
pub mod lir_forward_stores;
pub mod lir_hoist_invariants;
pub mod lir_inline_calls;
pub mod lir_recover_conditions;
