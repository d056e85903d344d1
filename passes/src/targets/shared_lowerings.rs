//! Rows of tables of lowerings that several targets have: operations that passes of [`super::groups`] replace, and
//! operations that the targets lack.

use crate::{
    lir::{
        arithmetic::lir_expand_saturating,
        globals::{lir_lower_buffers, lir_specialize_constants},
        legality::lir_fold_target_queries,
        matrices::lir_scalarize_matrices,
        prints::lir_lower_printf,
        serialize::lir_serialize_work_items,
        subgroups::lir_expand_workgroup_collectives,
    },
    targets::lowering::{Lowering, by_pass, refused},
};
use gir_dialects::lir;

/// Sums and differences that saturate.
pub static SATURATING_SUMS: &[Lowering] = &[
    by_pass::<lir::SAddSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::UAddSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::SSubSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::USubSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
];

/// Other arithmetic that saturates, and fixed-point products.
pub static SATURATING: &[Lowering] = &[
    by_pass::<lir::SShlSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::UShlSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::SShrRoundOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::UShrRoundOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::SMulFixOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::UMulFixOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::SMulFixSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::UMulFixSatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::TruncSSatSOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::TruncSSatUOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::TruncUSatUOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::FPToSISatOp<'_>>(&lir_expand_saturating::PASS, &[]),
    by_pass::<lir::FPToUISatOp<'_>>(&lir_expand_saturating::PASS, &[]),
];

/// Operations of a whole workgroup.
pub static COLLECTIVES: &[Lowering] = &[
    by_pass::<lir::WorkgroupAnyOp<'_>>(&lir_expand_workgroup_collectives::PASS, &[]),
    by_pass::<lir::WorkgroupAllOp<'_>>(&lir_expand_workgroup_collectives::PASS, &[]),
    by_pass::<lir::WorkgroupReduceOp<'_>>(&lir_expand_workgroup_collectives::PASS, &[]),
    by_pass::<lir::WorkgroupCountOp<'_>>(&lir_expand_workgroup_collectives::PASS, &[]),
];

/// Matrices of one work-item.
pub static MATRICES: &[Lowering] = &[
    by_pass::<lir::MatAddOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatConstructOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatExtractOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatLoadOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatMulOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatRowOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatScaleOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatSplatOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatStoreOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatSubOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatTransposeOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
    by_pass::<lir::MatVecMulOp<'_>>(&lir_scalarize_matrices::PASS, &[]),
];

/// Work-items that are iterations of loops, and subgroups of one of them.
pub static SERIAL: &[Lowering] = &[
    by_pass::<lir::GroupSizeXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::GroupSizeZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalXOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalYOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::IdLocalZOp<'_>>(&lir_serialize_work_items::PASS, &[]),
    by_pass::<lir::NumSubgroupsOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupLocalIdOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    by_pass::<lir::SubgroupSizeOp<'_>>(&lir_fold_target_queries::PASS, &[]),
    refused::<lir::ReturnOp<'_>>("ends the kernel for one work-item and not for the others"),
];

/// Atomics, without permission for critical sections; text is written by one.
pub static NO_ATOMICS: &[Lowering] = &[
    refused::<lir::AssertOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicAddOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicAndOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicCompareExchangeOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicDecWrapOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicExchangeOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFAddOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFMaxOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFMinOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFlagClearOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicFlagTestAndSetOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicIncWrapOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicLoadOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicMaxOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicMinOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicOrOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicStoreOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicSubOp<'_>>("needs feature 'atomics'"),
    refused::<lir::AtomicXorOp<'_>>("needs feature 'atomics'"),
    refused::<lir::PrintfOp<'_>>("needs feature 'atomics'"),
];

/// Operations of subgroups, without permission for subgroups of one work-item.
pub static NO_SUBGROUPS: &[Lowering] = &[
    refused::<lir::SubgroupAllOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupAnyOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupBallotOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupBroadcastOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupReduceOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupShuffleOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::SubgroupShuffleXorOp<'_>>("needs feature 'subgroups'"),
];

/// Matrices, without permission for a vector for each row.
pub static NO_MATRICES: &[Lowering] = &[
    refused::<lir::MatAddOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatConstructOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatExtractOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatLoadOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatMulOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatRowOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatScaleOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatSplatOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatStoreOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatSubOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatTransposeOp<'_>>("needs feature 'matrices'"),
    refused::<lir::MatVecMulOp<'_>>("needs feature 'matrices'"),
    refused::<lir::CoopMatExtractOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatInsertOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatLoadOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatMapOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatMulAddOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatSplatOp<'_>>("needs feature 'subgroups'"),
    refused::<lir::CoopMatStoreOp<'_>>("needs feature 'subgroups'"),
];

/// Buffers, where they are pointers.
pub static BUFFERS: &[Lowering] = &[
    by_pass::<lir::BindStorageOp<'_>>(&lir_lower_buffers::PASS, &[]),
    by_pass::<lir::BindUniformOp<'_>>(&lir_lower_buffers::PASS, &[]),
    by_pass::<lir::BufferLoadOp<'_>>(&lir_lower_buffers::PASS, &[]),
    by_pass::<lir::BufferStoreOp<'_>>(&lir_lower_buffers::PASS, &[]),
];

/// Text and assertions.
pub static PRINTS: &[Lowering] = &[
    by_pass::<lir::PrintfOp<'_>>(&lir_lower_printf::PASS, &[]),
    by_pass::<lir::AssertOp<'_>>(&lir_lower_printf::PASS, &[]),
];

/// Queries of the target.
pub static QUERIES: &[Lowering] = &[by_pass::<lir::TargetSupportsOp<'_>>(
    &lir_fold_target_queries::PASS,
    &[],
)];

/// Specialisation constants, where nothing specialises a module when it is loaded.
pub static CONSTANTS: &[Lowering] = &[by_pass::<lir::SpecConstantOp<'_>>(
    &lir_specialize_constants::PASS,
    &[],
)];

/// Critical sections, where work-items run in lockstep.
pub static NO_CRITICAL_SECTIONS: &[Lowering] = &[
    refused::<lir::BeginCriticalSectionOp<'_>>("needs feature 'critical_sections'"),
    refused::<lir::EndCriticalSectionOp<'_>>("needs feature 'critical_sections'"),
];

/// Images, where there are none.
pub static NO_IMAGES: &[Lowering] = &[
    refused::<lir::BindImageOp<'_>>("needs feature 'images'"),
    refused::<lir::BindSamplerOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageSampleOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageGatherOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageSizeOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageLevelsOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageSamplesOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageAtomicOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageCompareExchangeOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageFetchOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageLoadOp<'_>>("needs feature 'images'"),
    refused::<lir::ImageStoreOp<'_>>("needs feature 'images'"),
];

/// Cooperative matrices, where there is no hardware for matrices.
pub static NO_COOPERATIVE_MATRICES: &[Lowering] = &[
    refused::<lir::CoopMatExtractOp<'_>>("needs feature 'matrices.native'"),
    refused::<lir::CoopMatInsertOp<'_>>("needs feature 'matrices.native'"),
    refused::<lir::CoopMatLoadOp<'_>>("needs feature 'matrices.native'"),
    refused::<lir::CoopMatMapOp<'_>>("needs feature 'matrices.native'"),
    refused::<lir::CoopMatMulAddOp<'_>>("needs feature 'matrices.native'"),
    refused::<lir::CoopMatSplatOp<'_>>("needs feature 'matrices.native'"),
    refused::<lir::CoopMatStoreOp<'_>>("needs feature 'matrices.native'"),
];

/// Matrices in registers, where subgroups have another size than they need unless a kernel states it.
pub static OTHER_SUBGROUPS: &[Lowering] = &[
    refused::<lir::FragmentLoadOp<'_>>("is held by subgroups of 32 work-items"),
    refused::<lir::FragmentMulAddOp<'_>>("is held by subgroups of 32 work-items"),
];

/// Inputs and outputs of graphics, where there are none.
pub const fn no_graphics(reason: &'static str) -> [Lowering; 7] {
    [
        refused::<lir::VertexIndexOp<'_>>(reason),
        refused::<lir::InstanceIndexOp<'_>>(reason),
        refused::<lir::ReadInputOp<'_>>(reason),
        refused::<lir::WriteOutputOp<'_>>(reason),
        refused::<lir::FragCoordOp<'_>>(reason),
        refused::<lir::DerivativeOp<'_>>(reason),
        refused::<lir::DiscardOp<'_>>(reason),
    ]
}

/// Operations of checked runs, where there are no such runs.
pub const fn no_checks(reason: &'static str) -> [Lowering; 5] {
    [
        refused::<lir::CheckStorageOp<'_>>(reason),
        refused::<lir::CheckAccessOp<'_>>(reason),
        refused::<lir::CheckSiteOp<'_>>(reason),
        refused::<lir::CheckUniformOp<'_>>(reason),
        refused::<lir::CheckBarrierOp<'_>>(reason),
    ]
}
