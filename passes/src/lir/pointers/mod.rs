//! What passes read of pointers that control flow chooses.

pub mod choices;
pub mod webs;
