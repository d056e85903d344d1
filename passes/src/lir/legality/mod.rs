//! Passes that check a module against its target, and answer its questions about the target.

pub mod linked_functions;
pub mod lir_check_barriers;
pub mod lir_check_stages;
pub mod lir_check_target;
pub mod lir_fold_target_queries;
pub mod value_types;
