//! Code shared by the code generators that LLVM has for GPUs.
//!
//! [`Gpu`] is the table of one of them: address spaces and scopes, and the operations that are its
//! instructions. [`conversion`] converts lir to the `llvm` dialect and to that of the GPU's instructions with it,
//! in one step, with the parts that [`super::llvm`] shares between all code generators: [`grid`],
//! [`synchronization`] and [`globals`] are the families of operations, [`words`] serves subgroups, [`kernels`]
//! has the properties of functions, [`names`] the names that an assembler accepts. `lir-place-dynamic-shared`
//! expresses a feature that launches lack, `lir-lay-out-arguments` tells the host the places of arguments. The
//! code generator itself is a separate program, which the tools start: [`code`] builds its requests.

pub mod lir_lay_out_arguments;
pub mod lir_place_dynamic_shared;

pub(super) mod code;
pub(super) mod conversion;
mod copies;
pub(super) mod debug_attributes;
mod globals;
pub(super) mod grid;
pub(super) mod intrinsics;
pub(super) mod kernels;
pub(super) mod lines;
mod members;
pub(super) mod names;
pub(super) mod synchronization;
pub(super) mod words;

use super::{groups, llvm::machine::Machine};
use crate::{
    lir::{
        globals::{lir_globals_to_parameters, lir_share_variables},
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        vectors::lir_split_vectors,
    },
    mir::mir_infer_address_spaces,
    profile::{Family, Profile, ProfileHandle, recorded},
    step::{Setting, Step, Steps},
};
use gir_dialects::{
    common::MemoryScope,
    ir::{Builder, Op, Value},
    upstream::llvm::LLVMFuncOp,
};

/// The passes to LIR of what these GPUs have, with those for what
/// work-items do together, options for `lir-expand-math` and those for `lir-lay-out-arguments`. Functions have the same
/// bits as on other targets: none is left to a library but those of the options.
pub(super) const fn prepare(
    together: Steps,
    functions: &'static [Setting<'static>],
    arguments: &'static [Setting<'static>],
) -> [Step<'static>; 14] {
    const IN_PLACE: &[Setting<'_>] = &[Setting::flag(&lir_globals_to_parameters::DYNAMIC, false)];
    [
        groups::CONSTANTS,
        groups::GLOBALS,
        Step::of(&lir_share_variables::PASS),
        groups::BUFFERS,
        // Memory that the launch sizes stays a global for `lir-place-dynamic-shared`.
        Step::with(&lir_globals_to_parameters::PASS, IN_PLACE),
        Step::of(&lir_scalarize_matrices::PASS),
        Step::group(together),
        Step::with(&lir_expand_math::PASS, functions),
        Step::of(&mir_infer_address_spaces::PASS),
        Step::group(groups::ATOMICS),
        Step::group(groups::TOTAL_OPS),
        Step::of(&lir_split_vectors::PASS),
        Step::of(&lir_place_dynamic_shared::PASS),
        // Last: offsets of shared memory are arguments, too.
        Step::with(&lir_lay_out_arguments::PASS, arguments),
    ]
}

/// A direction of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// The first, in which work-items are neighbours.
    X,
    /// The second.
    Y,
    /// The third.
    Z,
}

impl Axis {
    /// Its index among the three.
    pub fn index(self) -> i32 {
        self as i32
    }
}

/// A GPU of a code generator: a [`Machine`] for its memory, and its instructions. Numbers have 32 bits.
pub trait Gpu: Machine {
    /// The name of its programs in messages.
    const PROGRAM: &'static str;
    /// The flag of the pipeline that converts for it, without dashes.
    const FLAG: &'static str;
    /// The family of its profiles.
    const FAMILY: Family;
    /// LLVM's name of the target.
    const TRIPLE: &'static str;
    /// The data layout of a module of LLVM IR, from LLVM 22.
    const DATA_LAYOUT: &'static str;
    /// The dialect of its instructions, beside `llvm`.
    const DIALECT: &'static str;
    /// The attribute of that dialect that marks kernels.
    const KERNEL: &'static str;
    /// The address space of constant tables, which are part of the program.
    const TABLES: u32;
    /// The attribute of a structure that a kernel takes by value, and the address space of the pointer to it.
    const STRUCTURES: (&'static str, u32);
    /// Names that the assembler reserves.
    const RESERVED: &'static [&'static str];
    /// Whether a barrier orders the accesses of the work-items it synchronises; otherwise it needs fences
    /// around it.
    const BARRIERS_ORDER: bool;

    /// The index of the work-item in its workgroup.
    fn local_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c>;
    /// The index of the workgroup.
    fn group_id<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c>;
    /// The number of workgroups.
    fn groups<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c>;
    /// The number of work-items in a workgroup.
    fn group_size<'c>(b: &Builder<'c>, axis: Axis) -> Value<'c>;
    /// The index of the work-item in its subgroup.
    fn lane<'c>(b: &Builder<'c>) -> Value<'c>;

    /// Lowers a barrier: waits for all work-items of a subgroup or of a workgroup.
    fn join<'c>(b: &Builder<'c>, barrier: Op<'c>, scope: MemoryScope);

    /// The text of the attribute for the compilation by upstream's passes: the target of a `gpu.module`.
    fn target(module: Op<'_>, profile: &Profile) -> String;

    /// Tells LLVM the workgroup size of a kernel: along each axis if the kernel states it, otherwise the
    /// maximum number of work-items.
    fn describe(kernel: LLVMFuncOp<'_>, size: &[i64], most: u64);

    /// Adds further attributes to the module of converted kernels.
    fn complete(_module: Op<'_>) {}
}

/// The profile of the module around an operation.
pub(super) fn profile_of(op: Op<'_>) -> Option<ProfileHandle> {
    let mut module = op;
    while let Some(parent) = module.parent() {
        module = parent;
    }
    recorded::known_profile(module)
}
