//! Types and attributes of the dialects, generated from their `.td` files; the
//! modules of the views re-export them.

include!(concat!(env!("OUT_DIR"), "/typedefs.rs"));
