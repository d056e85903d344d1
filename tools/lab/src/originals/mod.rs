//! Programs of SPIR-V that others wrote, on a Vulkan device as they are, and on any device as ours: the reader and the
//! emitters keep their meaning where both leave the same bytes in all buffers.
//!
//! [`facts`] has the layouts that the device's driver sees and our kernel no longer has; [`run`] binds the arguments;
//! [`compare`] judges the results.

pub mod compare;
pub mod facts;
pub mod run;
