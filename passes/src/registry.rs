//! All passes and pipelines, in one place.

use crate::{
    gir_to_mir, gpu_to_mir, import, lir, lir_to_mir, mir, mir_to_gir, mir_to_gpu, mir_to_lir,
    pipeline, targets,
};
use gir_dialects::{
    driver,
    pass::{self, PassInfo, PipelineInfo},
};
use std::sync::Once;

/// Every pass, in the order of the compilation.
pub static PASSES: &[&PassInfo] = &[
    &import::llvm::convert_llvm_to_mir::PASS,
    &gpu_to_mir::convert_gpu_to_mir::PASS,
    &gir_to_mir::convert_gir_to_mir::PASS,
    &mir::mir_link_library::PASS,
    &mir::mir_structurize::PASS,
    &mir::mir_raise_loops::PASS,
    &mir::mir_lower_textures::PASS,
    &mir::mir_infer_address_spaces::PASS,
    &mir::mir_print_uniformity::PASS,
    &mir::mir_place_barriers::PASS,
    &mir::mir_eliminate_barriers::PASS,
    &mir::mir_tile_workgroups::PASS,
    &lir_to_mir::lir_to_mir::PASS,
    &mir_to_gir::mir_to_gir::PASS,
    &mir_to_gpu::convert_mir_to_gpu::PASS,
    &mir_to_lir::mir_to_lir::PASS,
    &lir::integers::lir_promote_integers::PASS,
    &lir::globals::lir_place_globals::PASS,
    &lir::integers::lir_store_booleans::PASS,
    &lir::legality::lir_fold_target_queries::PASS,
    &lir::floats::lir_expand_small_floats::PASS,
    &lir::copies::lir_expand_copies::PASS,
    &lir::legality::lir_check_barriers::PASS,
    &lir::prints::lir_lower_printf::PASS,
    &lir::subgroups::lir_scalarize_subgroups::PASS,
    &lir::subgroups::lir_expand_subgroups::PASS,
    &lir::atomics::lir_lock_atomics::PASS,
    &lir::legality::lir_check_stages::PASS,
    &lir::legality::lir_check_target::PASS,
    &lir::optimize::lir_inline_calls::PASS,
    &lir::optimize::lir_canonicalize::PASS,
    &lir::optimize::lir_recover_conditions::PASS,
    &lir::optimize::lir_cse::PASS,
    &lir::optimize::lir_forward_stores::PASS,
    &lir::optimize::lir_hoist_invariants::PASS,
    &lir::optimize::lir_eliminate_barriers::PASS,
    &lir::globals::lir_thread_globals::PASS,
    &lir::atomics::lir_unwrap_atomics::PASS,
    &lir::globals::lir_share_variables::PASS,
    &lir::globals::lir_lower_buffers::PASS,
    &lir::pointers::lir_inline_pointer_calls::PASS,
    &lir::globals::lir_buffer_constants::PASS,
    &lir::matrices::lir_scalarize_matrices::PASS,
    &lir::matrices::lir_tile_matrices::PASS,
    &lir::checks::lir_insert_checks::PASS,
    &lir::subgroups::lir_expand_workgroup_collectives::PASS,
    &lir::serialize::lir_serialize_work_items::PASS,
    &lir::serialize::lir_merge_workgroups::PASS,
    &lir::serialize::lir_bound_work_items::PASS,
    &lir::pointers::lir_index_pointers::PASS,
    &lir::pointers::lir_relate_addresses::PASS,
    &lir::pointers::lir_join_offsets::PASS,
    &lir::pointers::lir_tag_pointers::PASS,
    &lir::globals::lir_globals_to_parameters::PASS,
    &lir::pointers::lir_store_addresses::PASS,
    &lir::math::lir_expand_math::PASS,
    &lir::arithmetic::lir_expand_saturating::PASS,
    &lir::arithmetic::lir_guard_total_ops::PASS,
    &lir::atomics::lir_lower_atomic_flags::PASS,
    &lir::atomics::lir_fence_atomics::PASS,
    &lir::pointers::lir_address_buffers::PASS,
    &lir::atomics::lir_retype_atomics::PASS,
    &lir::retype::lir_retype_casts::PASS,
    &lir::atomics::lir_widen_atomics::PASS,
    &lir::atomics::lir_replace_atomic_accesses::PASS,
    &lir::atomics::lir_expand_atomics::PASS,
    &lir::subgroups::lir_mask_subgroups::PASS,
    &lir::subgroups::lir_shuffle_reductions::PASS,
    &lir::subgroups::lir_loop_wide_reductions::PASS,
    &lir::arithmetic::lir_widen_bit_ops::PASS,
    &lir::arithmetic::lir_expand_bit_ops::PASS,
    &lir::arithmetic::lir_expand_extended_ops::PASS,
    &lir::globals::lir_constant_uniforms::PASS,
    &targets::spirv::lir_handle_uniforms::PASS,
    &lir::exits::lir_recover_exits::PASS,
    &lir::exits::lir_control_to_cf::PASS,
    &targets::dsp::c::registers::lir_mark_registers::PASS,
    &lir::vectors::lir_split_vectors::PASS,
    &targets::dsp::c::lir_wait_for_copies::PASS,
    &lir::integers::lir_split_i64::PASS,
    &lir::globals::lir_specialize_constants::PASS,
    &targets::spirv::lir_to_spirv::PASS,
    &targets::cpu::lir_lower_checks::PASS,
    &targets::dsp::lir_keep_loops_scalar::PASS,
    &targets::dsp::lir_report_scalar_loops::PASS,
    &targets::cpu::lir_mark_parallel_loops::PASS,
    &targets::cpu::lir_make_launchers::PASS,
    &targets::hls::lir_loop_workgroups::PASS,
    &targets::hls::circt::lir_to_memref::PASS,
    &targets::llvm::lir_to_llvm::PASS,
    &targets::llvm_gpu::lir_place_dynamic_shared::PASS,
    &targets::llvm_gpu::lir_lay_out_arguments::PASS,
    &targets::ptx::convert_lir_to_nvvm::PASS,
    &targets::amdgcn::convert_lir_to_rocdl::PASS,
    &targets::llvm_spirv::convert_lir_to_llvm_spirv::PASS,
    &targets::msl::lir_guard_discards::PASS,
    &targets::msl::lir_thread_builtins::PASS,
    &targets::msl::lir_number_arguments::PASS,
    &targets::cooperative::lir_expand_fragments::PASS,
    &targets::cooperative::lir_spread_matrices::PASS,
];

/// Every pipeline.
pub static PIPELINES: &[&PipelineInfo] = &[
    &pipeline::GIR_TO_MIR,
    &pipeline::GPU_TO_MIR,
    &pipeline::LLVM_TO_MIR,
    &pipeline::SPIRV_TO_MIR,
    &pipeline::MIR_TO_GPU,
    &pipeline::LOWER_TO_LIR,
    &targets::ptx::LIR_TO_NVVM,
    &targets::amdgcn::LIR_TO_ROCDL,
];

/// Registers the project's and upstream's passes and pipelines, once.
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
