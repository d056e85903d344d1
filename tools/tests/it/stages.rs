//! Vertex and fragment kernels, drawn on the device `vulkan`, against what a rasteriser written
//! here computes, or patterns that are exact.

mod drawing;
mod exact;
mod interpolation;
mod mistakes;
