//! Conversion of SPIR-V binaries to mir over `func` and `cf`.
//!
//! [`words`] decodes instructions, [`source`] sorts them, [`types`] places types in memory, [`uses`] follows the
//! pointers to variables. Then [`kernels`] makes the functions, [`globals`] the memory of workgroups, and [`body`] the
//! blocks; the other files convert instructions by family. Nothing here trusts the binary: an error of a validator
//! is an error at its instruction, and mir's verifier has the last word.
//!
//! Types of pointers are known, so there are no votes as for LLVM IR: [`pointers`] has the four forms that a pointer
//! takes (docs/decisions/0016-pointers-of-spirv.md).

mod addresses;
mod arith;
mod atomics;
mod body;
mod calls;
mod chains;
mod composites;
mod constants;
mod control;
mod conversions;
mod cooperative;
mod cooperative_arith;
mod cooperative_memory;
mod cooperative_types;
mod debug;
mod derivatives;
mod floats;
mod globals;
mod groups;
mod held;
mod held_flow;
mod held_parts;
mod held_variables;
mod image_atomics;
mod image_choices;
mod image_samples;
mod image_shape;
mod image_types;
mod image_uses;
mod images;
mod inputs;
mod instructions;
mod integers;
mod kernels;
mod leaves;
mod lengths;
mod library;
mod memory;
mod module;
mod newer;
mod newer_values;
mod opencl;
mod packing;
mod pointers;
mod prints;
mod remarks;
mod shared;
mod signatures;
mod sizes;
mod source;
mod specialisation;
mod stage_places;
mod subgroups;
mod types;
mod uses;
mod words;

pub use module::read;
