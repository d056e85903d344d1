//! What targets share about lir: passes on it and readings of it.

pub mod arithmetic;
pub mod checks;
pub mod initial_value;
pub mod lir_check_barriers;
pub mod lir_check_target;
pub mod lir_control_to_cf;
pub mod lir_expand_atomics;
pub mod lir_expand_math;
pub mod lir_expand_saturating;
pub mod lir_expand_workgroup_collectives;
pub mod lir_fold_target_queries;
pub mod lir_guard_total_ops;
pub mod lir_index_pointers;
pub mod lir_inline_pointer_calls;
pub mod lir_insert_checks;
pub mod lir_lock_atomics;
pub mod lir_recover_exits;
pub mod lir_scalarize_matrices;
pub mod lir_scalarize_subgroups;
pub mod lir_serialize_work_items;
pub mod lir_widen_bit_ops;
pub mod math;
pub mod memory_use;
pub mod split;
pub mod value_types;

mod domains;
mod exits;
mod fixed_point;
mod known_integers;
mod locked_updates;
mod reaching_kernels;
mod rounds;
mod serialize;
mod subgroup_widths;
mod subgroups_of_one;
mod workgroup_sizes;
