//! Textures of HIP: the functions that read them, the origins of texture objects, and the images and samplers that
//! replace them.

pub mod functions;
pub mod globals;
pub mod handles;
pub mod objects;

mod names;
mod parameters;
