//! Types and attributes of the dialects, generated from their `.td` files; re-exported by the
//! modules of the views.

include!(concat!(env!("OUT_DIR"), "/typedefs.rs"));
