//! Conversion of kernels of the `llvm` dialect, which LLVM IR becomes, to mir over `func` and `cf`.
//!
//! [`world`] knows the triples: OpenCL and SPIR-V, CUDA, AMD. [`layout`] places types in memory, and [`pointers`]
//! finds the element type and the storage space of each pointer. [`signatures`] makes the functions, [`globals`]
//! the globals with the bytes that [`initial`] computes, [`body`] the blocks. The other files convert operations by
//! family; [`builtins`] has the functions that the three worlds give to kernels, a table for each.

pub mod convert_llvm_to_mir;

mod accesses;
mod aggregates;
mod arith;
mod atomics;
mod body;
mod builtins;
mod calls;
mod constants;
mod control;
mod convert;
mod edges;
mod functions;
mod globals;
mod initial;
mod intrinsics;
mod kernels;
mod layout;
mod memory;
mod operations;
mod passing;
mod pointers;
mod signatures;
mod texts;
mod types;
mod votes;
mod world;
