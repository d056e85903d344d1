//! Analyses of pointers chosen by control flow.

pub mod choices;
pub mod lir_address_buffers;
pub mod lir_index_pointers;
pub mod lir_inline_pointer_calls;
pub mod lir_join_offsets;
pub mod lir_relate_addresses;
pub mod lir_store_addresses;
pub mod lir_tag_pointers;
pub mod webs;
