//! Textures of HIP: the functions that read them, where texture objects come from, and the images
//! and samplers that take their place.

pub mod functions;
pub mod globals;
pub mod handles;
pub mod objects;

mod names;
mod parameters;
