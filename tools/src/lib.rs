//! The driver behind `gir-opt` and `gir-translate`, and the parts that all programs share: files, child processes, the
//! code generator.

pub mod child;
pub mod codegen;
pub mod from_source;
pub mod linked_files;
pub mod opt;
pub mod os_error;
pub mod output_file;
pub mod progress;
pub mod target_choice;
pub mod translate;
