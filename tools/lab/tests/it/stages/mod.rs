//! Vertex and fragment kernels, drawn on the devices with a graphics pipeline, compared with a rasteriser in these
//! tests, or with exact patterns.

mod builtins;
mod drawing;
mod exact;
mod interpolation;
mod mistakes;
mod scenes;
