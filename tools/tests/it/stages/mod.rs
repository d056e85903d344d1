//! Vertex and fragment kernels, drawn on the devices that draw, against what a rasteriser written
//! here computes, or patterns that are exact.

mod drawing;
mod exact;
mod interpolation;
mod mistakes;
mod scenes;
