//! Parts shared by the passes on subgroups: [`sites`] finds subgroup operations, [`among`]
//! describes their participants, and [`lanes`] expands them through shared memory.

pub mod among;
pub(crate) mod collectives;
pub mod lanes;
pub mod lir_expand_subgroups;
pub mod lir_expand_workgroup_collectives;
pub mod lir_loop_wide_reductions;
pub mod lir_mask_subgroups;
pub mod lir_scalarize_subgroups;
pub mod lir_shuffle_reductions;
pub(crate) mod members;
pub mod sites;
pub(crate) mod subgroup_widths;
pub(crate) mod subgroups_of_one;
pub(crate) mod workgroup_slots;
