//! The tools: [`opt`] behind `gir-opt`, [`run`], the runtime of the devices.

pub mod opt;
pub mod output_file;
pub mod run;
