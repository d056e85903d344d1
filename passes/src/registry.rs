//! All passes and pipelines, in one place.

use crate::{gir_to_mir, gpu_to_mir, lir, mir, mir_to_gir, mir_to_lir, pipeline, targets};
use gir_dialects::{
    driver,
    pass::{self, PassInfo, PipelineInfo},
};
use std::sync::Once;

/// Every pass, in the order of the road.
pub static PASSES: &[&PassInfo] = &[
    &gpu_to_mir::convert_gpu_to_mir::PASS,
    &gir_to_mir::convert_gir_to_mir::PASS,
    &mir::mir_link_library::PASS,
    &mir::mir_structurize::PASS,
    &mir::mir_raise_loops::PASS,
    &mir::mir_lower_textures::PASS,
    &mir::mir_infer_address_spaces::PASS,
    &mir::mir_print_uniformity::PASS,
    &mir_to_gir::mir_to_gir::PASS,
    &mir_to_lir::mir_to_lir::PASS,
    &lir::lir_promote_integers::PASS,
    &lir::lir_place_globals::PASS,
    &lir::lir_store_booleans::PASS,
    &lir::lir_fold_target_queries::PASS,
    &lir::lir_check_barriers::PASS,
    &lir::lir_scalarize_subgroups::PASS,
    &lir::lir_expand_subgroups::PASS,
    &lir::lir_lock_atomics::PASS,
    &lir::lir_check_stages::PASS,
    &lir::lir_check_target::PASS,
    &lir::lir_inline_calls::PASS,
    &lir::lir_canonicalize::PASS,
    &lir::lir_recover_conditions::PASS,
    &lir::lir_cse::PASS,
    &lir::lir_forward_stores::PASS,
    &lir::lir_hoist_invariants::PASS,
    &lir::lir_eliminate_barriers::PASS,
    &lir::lir_thread_globals::PASS,
    &lir::lir_unwrap_atomics::PASS,
    &lir::lir_share_variables::PASS,
    &lir::lir_lower_buffers::PASS,
    &lir::lir_inline_pointer_calls::PASS,
    &lir::lir_buffer_constants::PASS,
    &lir::lir_scalarize_matrices::PASS,
    &lir::lir_tile_matrices::PASS,
    &lir::lir_insert_checks::PASS,
    &lir::lir_expand_workgroup_collectives::PASS,
    &lir::lir_serialize_work_items::PASS,
    &lir::lir_index_pointers::PASS,
    &lir::lir_join_offsets::PASS,
    &lir::lir_tag_pointers::PASS,
    &lir::lir_globals_to_parameters::PASS,
    &lir::lir_store_addresses::PASS,
    &lir::lir_expand_math::PASS,
    &lir::lir_expand_saturating::PASS,
    &lir::lir_guard_total_ops::PASS,
    &lir::lir_lower_atomic_flags::PASS,
    &lir::lir_fence_atomics::PASS,
    &lir::lir_address_buffers::PASS,
    &lir::lir_retype_atomics::PASS,
    &lir::lir_retype_casts::PASS,
    &lir::lir_widen_atomics::PASS,
    &lir::lir_replace_atomic_accesses::PASS,
    &lir::lir_expand_atomics::PASS,
    &lir::lir_mask_subgroups::PASS,
    &lir::lir_shuffle_reductions::PASS,
    &lir::lir_loop_wide_reductions::PASS,
    &lir::lir_widen_bit_ops::PASS,
    &lir::lir_expand_bit_ops::PASS,
    &lir::lir_expand_extended_ops::PASS,
    &lir::lir_constant_uniforms::PASS,
    &lir::lir_recover_exits::PASS,
    &lir::lir_control_to_cf::PASS,
    &lir::lir_split_vectors::PASS,
    &lir::lir_split_i64::PASS,
    &lir::lir_specialize_constants::PASS,
    &targets::spirv::lir_to_spirv::PASS,
    &targets::cpu::lir_lower_checks::PASS,
    &targets::cpu::lir_mark_parallel_loops::PASS,
    &targets::cpu::lir_make_launchers::PASS,
    &targets::llvm::lir_to_llvm::PASS,
    &targets::llvm_gpu::lir_place_dynamic_shared::PASS,
    &targets::llvm_gpu::lir_lay_out_arguments::PASS,
    &targets::ptx::lir_to_nvptx::PASS,
    &targets::amdgcn::lir_to_amdgpu::PASS,
    &targets::msl::lir_guard_discards::PASS,
    &targets::msl::lir_thread_builtins::PASS,
    &targets::msl::lir_number_arguments::PASS,
    &targets::cooperative::lir_spread_matrices::PASS,
];

/// Every pipeline.
pub static PIPELINES: &[&PipelineInfo] = &[
    &pipeline::GIR_TO_MIR,
    &pipeline::GPU_TO_MIR,
    &pipeline::LOWER_TO_LIR,
];

/// Registers our passes and pipelines, and upstream's. Does it once.
pub fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        driver::register_upstream_passes();
        PASSES.iter().for_each(|info| pass::register_pass(info));
        PIPELINES
            .iter()
            .for_each(|info| pass::register_pipeline(info));
    });
}
