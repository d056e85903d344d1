//! Passes that several targets run in one order.
//!
//! All lists before an emission go the same way, and leave out the passes that a target has no need of:
//!
//! 1. Constants, globals, buffers and calls: they decide the parameters of kernels, and functions that become part of
//!    their callers are one with them for all passes behind.
//! 2. Matrices, and work of a whole workgroup: both become numbers, shuffles and accesses to shared memory.
//! 3. Functions of mathematics, which bring in shifts that are total.
//! 4. Pointers: where an access leads decides which atomics there are.
//! 5. [`ATOMICS`], then [`TOTAL_OPS`].
//! 6. Vectors, then words of 64 bits: passes before made vectors, too.
//! 7. Exits: other passes know the control flow of `scf` only.

use crate::{
    lir::{
        arithmetic::{
            lir_expand_bit_ops, lir_expand_extended_ops, lir_expand_saturating, lir_guard_total_ops,
        },
        atomics::{
            lir_expand_atomics, lir_fence_atomics, lir_lower_atomic_flags,
            lir_replace_atomic_accesses, lir_unwrap_atomics, lir_widen_atomics,
        },
        globals::{
            lir_globals_to_parameters, lir_lower_buffers, lir_place_globals, lir_share_variables,
            lir_specialize_constants,
        },
        math::lir_expand_math,
        matrices::lir_scalarize_matrices,
        pointers::{
            lir_inline_pointer_calls, lir_join_offsets, lir_store_addresses, lir_tag_pointers,
        },
        subgroups::{lir_expand_workgroup_collectives, lir_mask_subgroups, lir_shuffle_reductions},
    },
    mir::mir_infer_address_spaces,
    step::{Setting, Step, Steps},
    targets::cooperative::{lir_expand_fragments, lir_spread_matrices},
};

/// Constants of programs that nothing specialises when they are loaded.
///
/// First of all: sizes and indices are numbers for the passes behind.
pub const CONSTANTS: Step<'_> = Step::of(&lir_specialize_constants::PASS);

/// Globals at addresses of their own, on targets whose pointers are addresses.
///
/// Before the passes that make parameters of globals: a global with an address is none.
pub const GLOBALS: Step<'_> = Step::with(
    &lir_place_globals::PASS,
    &[Setting::flag(&lir_place_globals::DECLARED, false)],
);

/// Buffers, on targets whose pointers are addresses.
pub const BUFFERS: Step<'_> = Step::with(
    &lir_lower_buffers::PASS,
    &[Setting::flag(&lir_lower_buffers::POINTERS_OPTION, true)],
);

/// Calls in languages of which some versions have no generic pointers.
pub const GENERIC_CALLS: Step<'_> = Step::with(
    &lir_inline_pointer_calls::PASS,
    &[Setting::flag(&lir_inline_pointer_calls::GENERIC, true)],
);

/// Cooperative matrices, and operations of workgroups and subgroups, on NVIDIA's GPUs.
///
/// The elements of matrices that tensor cores lack are shuffled, so they come before the passes on subgroups.
/// A reduction asks nothing where the mask says that all take part, so masks come before reductions.
pub const WARPS: Steps = &[
    Step::of(&lir_spread_matrices::PASS),
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::of(&lir_mask_subgroups::PASS),
    Step::of(&lir_shuffle_reductions::PASS),
];

/// Matrices in the registers of a warp, on the road to lir: shuffles, where the profile has no instruction.
pub const FRAGMENTS: Step<'_> = Step::of(&lir_expand_fragments::PASS);

/// Quotients are the target's own: exact ones take some 110 operations each.
pub const OWN_QUOTIENTS: Setting<'_> = Setting::flag(&lir_expand_math::QUOTIENTS, false);

/// Square roots are the target's own, which it rounds correctly.
pub const OWN_ROOTS: Setting<'_> = Setting::flag(&lir_expand_math::ROOTS, false);

/// Fused multiply-adds are the target's own, which it rounds correctly.
pub const OWN_FUSED: Setting<'_> = Setting::flag(&lir_expand_math::FUSED, false);

/// Pointers in OpenCL C and Metal, in which memory holds numbers of pointers and a pointer stays in its object.
pub const POINTERS: Steps = &[
    Step::of(&lir_store_addresses::PASS),
    Step::of(&mir_infer_address_spaces::PASS),
    // Behind the spaces: only a pointer that is generic still is chosen by a number.
    Step::with(
        &lir_tag_pointers::PASS,
        &[Setting::flag(&lir_tag_pointers::GENERIC, true)],
    ),
    // Last: a step of a chosen pointer has its base by now.
    Step::of(&lir_join_offsets::PASS),
];

/// Fences around atomics whose orderings the profile lacks.
pub const FENCES: Step<'_> = Step::of(&lir_fence_atomics::PASS);

/// Atomics of those that a target has. Each pass makes operations that one behind it may have to replace.
pub const fn atomics(fences: Step<'static>, widths: Step<'static>) -> [Step<'static>; 5] {
    [
        // Flags become exchanges and stores with an ordering.
        Step::of(&lir_lower_atomic_flags::PASS),
        // Orderings become fences while an operation is one still: later it may be a loop.
        fences,
        // Numbers of 8 and 16 bits become parts of words: loads of them, updates, or loops around a compare-exchange.
        widths,
        // Loads and stores become updates.
        Step::of(&lir_replace_atomic_accesses::PASS),
        // Updates that are left and lacking become others, or loops.
        Step::of(&lir_expand_atomics::PASS),
    ]
}

/// [`atomics`] where pointers can be cast to words.
pub const ATOMICS: Steps = &atomics(FENCES, Step::of(&lir_widen_atomics::PASS));

/// Arithmetic that is defined for all operands.
///
/// Behind all that brings in total operations, mathematics above all, and before 64-bit words are split, for
/// which plain operations are needed.
pub const TOTAL_OPS: Steps = &[
    Step::of(&lir_expand_saturating::PASS),
    Step::of(&lir_guard_total_ops::PASS),
];

/// The same where sums and differences that saturate are instructions.
pub const TOTAL_OPS_BUT_SUMS: Steps = &[
    Step::with(
        &lir_expand_saturating::PASS,
        &[Setting::flag(&lir_expand_saturating::SUMS, false)],
    ),
    Step::of(&lir_guard_total_ops::PASS),
];

/// Arithmetic of OpenCL, in its C and in SPIR-V: it counts the bits that are set and no others, and drivers lack
/// instructions with two results. Behind the guards, which leave these operations alone.
pub const OPENCL_ARITHMETIC: Steps = &[
    Step::group(TOTAL_OPS),
    Step::of(&lir_expand_bit_ops::PASS),
    Step::of(&lir_expand_extended_ops::PASS),
];

/// LIR of what SPIR-V for OpenCL has, which takes pointers, vectors and words of all sizes.
/// Functions have the same bits as on other targets: none is left to the device's library but `fma`,
/// which it rounds correctly.
pub const OPENCL_SPIRV: Steps = &[
    Step::of(&lir_unwrap_atomics::PASS),
    GLOBALS,
    Step::of(&lir_share_variables::PASS),
    BUFFERS,
    Step::of(&lir_globals_to_parameters::PASS),
    Step::of(&lir_scalarize_matrices::PASS),
    Step::of(&lir_expand_workgroup_collectives::PASS),
    Step::with(&lir_expand_math::PASS, &[OWN_QUOTIENTS, OWN_FUSED]),
    Step::of(&mir_infer_address_spaces::PASS),
    Step::group(ATOMICS),
    Step::group(OPENCL_ARITHMETIC),
];
