//! Passes on integers of widths that targets lack: promotion, splitting, booleans in memory.

pub mod lir_promote_integers;
pub mod lir_split_i64;
pub mod lir_store_booleans;
pub(crate) mod promote;
pub(crate) mod words;
