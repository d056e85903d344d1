//! The operations that kernels may contain, and advice about the others.

use gir_dialects::{
    ir::OpView,
    upstream::{arith, builtin, cf, func, gpu, math, memref, scf, vector},
};

/// Dialects whose operations are all supported, except those with advice.
const WHOLE: &[&str] = &["arith", "math", "ub", "index", "mir", "lir"];

/// The operations of other dialects.
const SUPPORTED: &[&str] = &[
    cf::AssertOp::NAME,
    cf::BranchOp::NAME,
    cf::CondBranchOp::NAME,
    cf::SwitchOp::NAME,
    func::CallOp::NAME,
    func::FuncOp::NAME,
    func::ReturnOp::NAME,
    gpu::AllReduceOp::NAME,
    gpu::BarrierOp::NAME,
    gpu::BlockDimOp::NAME,
    gpu::BlockIdOp::NAME,
    gpu::ClusterBlockIdOp::NAME,
    gpu::ClusterDimBlocksOp::NAME,
    gpu::ClusterDimOp::NAME,
    gpu::ClusterIdOp::NAME,
    gpu::DynamicSharedMemoryOp::NAME,
    gpu::GPUFuncOp::NAME,
    gpu::GlobalIdOp::NAME,
    gpu::GridDimOp::NAME,
    gpu::LaneIdOp::NAME,
    gpu::NumSubgroupsOp::NAME,
    gpu::PrintfOp::NAME,
    gpu::ReturnOp::NAME,
    gpu::RotateOp::NAME,
    gpu::ShuffleOp::NAME,
    gpu::SubgroupBroadcastOp::NAME,
    gpu::SubgroupIdOp::NAME,
    gpu::SubgroupMmaComputeOp::NAME,
    gpu::SubgroupMmaConstantMatrixOp::NAME,
    gpu::SubgroupMmaElementwiseOp::NAME,
    gpu::SubgroupMmaExtractThreadLocalOp::NAME,
    gpu::SubgroupMmaInsertThreadLocalOp::NAME,
    gpu::SubgroupMmaLoadMatrixOp::NAME,
    gpu::SubgroupMmaStoreMatrixOp::NAME,
    gpu::SubgroupReduceOp::NAME,
    gpu::SubgroupSizeOp::NAME,
    gpu::ThreadIdOp::NAME,
    gpu::WarpExecuteOnLane0Op::NAME,
    gpu::YieldOp::NAME,
    memref::AllocOp::NAME,
    memref::AllocaOp::NAME,
    memref::AllocaScopeOp::NAME,
    memref::AllocaScopeReturnOp::NAME,
    memref::AssumeAlignmentOp::NAME,
    memref::AtomicRMWOp::NAME,
    memref::AtomicYieldOp::NAME,
    memref::CastOp::NAME,
    memref::CollapseShapeOp::NAME,
    memref::CopyOp::NAME,
    memref::DeallocOp::NAME,
    memref::DimOp::NAME,
    memref::DistinctObjectsOp::NAME,
    memref::ExpandShapeOp::NAME,
    memref::ExtractStridedMetadataOp::NAME,
    memref::GenericAtomicRMWOp::NAME,
    memref::GetGlobalOp::NAME,
    memref::LoadOp::NAME,
    memref::MemorySpaceCastOp::NAME,
    memref::PrefetchOp::NAME,
    memref::RankOp::NAME,
    memref::ReinterpretCastOp::NAME,
    memref::ReshapeOp::NAME,
    memref::StoreOp::NAME,
    memref::SubViewOp::NAME,
    memref::TransposeOp::NAME,
    memref::ViewOp::NAME,
    scf::ConditionOp::NAME,
    scf::ExecuteRegionOp::NAME,
    scf::ForOp::NAME,
    scf::ForallOp::NAME,
    scf::IfOp::NAME,
    scf::InParallelOp::NAME,
    scf::IndexSwitchOp::NAME,
    scf::ParallelOp::NAME,
    scf::ReduceOp::NAME,
    scf::ReduceReturnOp::NAME,
    scf::WhileOp::NAME,
    scf::YieldOp::NAME,
    vector::BitCastOp::NAME,
    vector::BroadcastOp::NAME,
    vector::CompressStoreOp::NAME,
    vector::ConstantMaskOp::NAME,
    vector::ContractionOp::NAME,
    vector::CreateMaskOp::NAME,
    vector::DeinterleaveOp::NAME,
    vector::ExpandLoadOp::NAME,
    vector::ExtractOp::NAME,
    vector::ExtractStridedSliceOp::NAME,
    vector::FMAOp::NAME,
    vector::FromElementsOp::NAME,
    vector::GatherOp::NAME,
    vector::InsertOp::NAME,
    vector::InsertStridedSliceOp::NAME,
    vector::InterleaveOp::NAME,
    vector::LoadOp::NAME,
    vector::MaskOp::NAME,
    vector::MaskedLoadOp::NAME,
    vector::MaskedStoreOp::NAME,
    vector::MultiDimReductionOp::NAME,
    vector::OuterProductOp::NAME,
    vector::ReductionOp::NAME,
    vector::ScanOp::NAME,
    vector::ScatterOp::NAME,
    vector::ShapeCastOp::NAME,
    vector::ShuffleOp::NAME,
    vector::StepOp::NAME,
    vector::StoreOp::NAME,
    vector::ToElementsOp::NAME,
    vector::TransferReadOp::NAME,
    vector::TransferWriteOp::NAME,
    vector::TransposeOp::NAME,
    vector::YieldOp::NAME,
];

/// The advice by operation.
const INSTEAD: &[(&str, &str)] = &[
    (arith::ScalingExtFOp::NAME, SCALING),
    (arith::ScalingTruncFOp::NAME, SCALING),
    (
        math::ClampFOp::NAME,
        "is specified and lowered differently by upstream; use 'arith.maximumf' and 'arith.minimumf'",
    ),
    (gpu::LaunchOp::NAME, FROM_KERNEL),
    (gpu::LaunchFuncOp::NAME, FROM_KERNEL),
    (gpu::WaitOp::NAME, ASYNC),
    (gpu::AllocOp::NAME, ASYNC),
    (gpu::DeallocOp::NAME, ASYNC),
    (gpu::MemcpyOp::NAME, ASYNC),
    (gpu::MemsetOp::NAME, ASYNC),
    (gpu::HostRegisterOp::NAME, ASYNC),
    (gpu::HostUnregisterOp::NAME, ASYNC),
    (gpu::SetDefaultDeviceOp::NAME, ASYNC),
    (memref::ReallocOp::NAME, super::buffers::NO_HEAP),
    (memref::DmaStartOp::NAME, DMA),
    (memref::DmaWaitOp::NAME, DMA),
    (
        memref::ExtractAlignedPointerAsIndexOp::NAME,
        "converts an address to a number, which mir lacks; pass the memref itself",
    ),
    (
        func::CallIndirectOp::NAME,
        "calls a function that is known only at run time; call it by its name",
    ),
    (
        func::ConstantOp::NAME,
        "turns a function into a value; call it by its name",
    ),
    (
        builtin::UnrealizedConversionCastOp::NAME,
        "is left over from a conversion; finish it, or run `mlir-opt --reconcile-unrealized-casts`",
    ),
];

const FROM_KERNEL: &str =
    "launches a kernel from a kernel, which mir does not support; launch it from the host";
const ASYNC: &str = "is for the host: a kernel neither waits for the device nor manages its memory; keep it outside of 'gpu.module'";
/// The advice about clusters.
pub const CLUSTER: &str = "queries a cluster in a function, whose callers may be in clusters of several sizes; query it in the kernel, and pass the number";
const DMA: &str = "copies asynchronously; use loads, stores and 'gpu.barrier' instead";
const SCALING: &str =
    "works on floats of 8 bits and less, which mir lacks; run `mlir-opt --arith-expand` first";
const OF_VECTOR: &str = "is not a vector operation that mir supports; lower it to operations on elements, or keep it on the host";
const OF_SCF: &str =
    "is not allowed in a kernel; use 'scf.for', 'scf.while', 'scf.if' or 'scf.index_switch'";
const OF_GPU: &str = "has no counterpart in mir; keep it outside of 'gpu.module', or expand it";
const OF_MEMREF: &str = "has no counterpart in mir; use loads and stores";
const OF_AFFINE: &str = "is left by `lower-affine`, which does not know it; write it with the other operations of affine, or memref and scf";
const OF_COMPLEX: &str = "is left by `convert-complex-to-standard`, which does not know it; compute with the parts, 'complex.re' and 'complex.im'";
const OF_LINALG: &str = "is left by `convert-linalg-to-loops`, which lowers loops over memrefs only; bufferize the program first (`mlir-opt --one-shot-bufferize`), or decompose the operation";
const OF_TENSOR: &str = "is an operation on tensors or shapes, which kernels do not hold; bufferize the program first (`mlir-opt --one-shot-bufferize`)";
const OF_NVVM: &str = "is an instruction of NVIDIA's GPUs that mir lacks; use the operations of 'gpu', 'memref' and 'vector' instead";
const OF_ROCDL: &str = "is an instruction of AMD's GPUs that mir lacks; use the operations of 'gpu', 'memref' and 'vector' instead";
const OF_NVGPU: &str = "is an operation of NVIDIA's GPUs that mir lacks; multiply matrices with 'gpu.subgroup_mma_compute', and load their tiles with 'gpu.subgroup_mma_load_matrix'";
const FOREIGN: &str = "is of a dialect that kernels cannot contain; lower it to func, gpu, memref, arith, scf, cf, vector or math first";

/// The dialect of an operation.
pub fn dialect(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

/// The advice about an operation that kernels cannot contain; `None` for a supported one.
pub fn about(name: &str) -> Option<&'static str> {
    let dialect = dialect(name);
    let instead = INSTEAD.iter().find(|(other, _)| *other == name);
    if instead.is_none() && (WHOLE.contains(&dialect) || SUPPORTED.contains(&name)) {
        return None;
    }
    Some(instead.map_or(
        match dialect {
            "vector" => OF_VECTOR,
            "scf" => OF_SCF,
            "gpu" => OF_GPU,
            "memref" => OF_MEMREF,
            "affine" => OF_AFFINE,
            "complex" => OF_COMPLEX,
            "linalg" => OF_LINALG,
            "bufferization" | "tensor" | "tosa" => OF_TENSOR,
            "nvvm" => OF_NVVM,
            "rocdl" => OF_ROCDL,
            "nvgpu" => OF_NVGPU,
            _ => FOREIGN,
        },
        |(_, advice)| *advice,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_both_supported_and_advised_against() {
        for (name, _) in INSTEAD {
            assert!(!SUPPORTED.contains(name), "{name}");
        }
    }

    #[test]
    fn dialects_have_advice_of_their_own() {
        assert_eq!(about("vector.type_cast"), Some(OF_VECTOR));
        assert_eq!(about("scf.unknown"), Some(OF_SCF));
        assert_eq!(about("affine.dma_start"), Some(OF_AFFINE));
        assert_eq!(about("arith.addi"), None);
    }

    #[test]
    fn the_page_for_users_names_what_is_supported() {
        let page = include_str!("../../../docs/from-upstream.md");
        // Terminators are not listed.
        let is_named = |mnemonic: &str| page.contains(&format!("{mnemonic}`"));
        let goes_without = |name: &str| {
            let ends = ["yield", "return", "condition", "br"];
            ends.iter().any(|end| name.ends_with(end))
        };
        for name in SUPPORTED.iter().filter(|name| !goes_without(name)) {
            let (_, mnemonic) = name.split_once('.').unwrap();
            assert!(is_named(mnemonic), "{name}");
        }
    }
}
