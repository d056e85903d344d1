//! Passes on globals, buffers and constants: their homes, and how kernels and functions get at them.

pub mod lir_buffer_constants;
pub mod lir_constant_uniforms;
pub mod lir_globals_to_parameters;
pub mod lir_lower_buffers;
pub mod lir_place_globals;
pub mod lir_share_variables;
pub mod lir_specialize_constants;
pub mod lir_thread_globals;
pub(crate) mod threaded_values;
