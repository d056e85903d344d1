//! Upstream's interfaces and passes for whole programs: host code, and tensors.
//!
//! A program that uses none of these functions contains none of the passes.

use super::{driver, ir::Op, panic, sys};
use melior::dialect::DialectRegistry;
use mlir_sys::*;
use std::sync::Once;

/// Adds the interfaces by which tensors get memory to the dialects of a registry.
pub fn register_interfaces(registry: &DialectRegistry) {
    unsafe { sys::girRegisterProgramInterfaces(registry.to_raw()) }
}

/// The passes that make kernels of tensors and parallel loops, and those that take host code to the `llvm` dialect,
/// beside those of [`driver::register_general_passes`].
const PASSES: &[unsafe extern "C" fn()] = &[
    mlirRegisterArithArithExpandOpsPass,
    mlirRegisterBufferizationEmptyTensorEliminationPass,
    mlirRegisterBufferizationOneShotBufferizePass,
    mlirRegisterConversionArithToLLVMConversionPass,
    mlirRegisterConversionConvertBufferizationToMemRefPass,
    mlirRegisterConversionConvertControlFlowToLLVMPass,
    mlirRegisterConversionConvertFuncToLLVMPass,
    mlirRegisterConversionConvertIndexToLLVMPass,
    mlirRegisterConversionConvertMathToLLVMPass,
    mlirRegisterConversionConvertMathToLibmPass,
    mlirRegisterConversionConvertParallelLoopToGpuPass,
    mlirRegisterConversionConvertTensorToLinalgPass,
    mlirRegisterConversionConvertVectorToLLVMPass,
    mlirRegisterConversionConvertVectorToSCF,
    mlirRegisterConversionFinalizeMemRefToLLVMConversionPass,
    mlirRegisterConversionReconcileUnrealizedCastsPass,
    mlirRegisterConversionSCFToControlFlowPass,
    mlirRegisterConversionTosaToLinalg,
    mlirRegisterConversionTosaToLinalgNamed,
    mlirRegisterConversionTosaToTensorPass,
    mlirRegisterConversionUBToLLVMConversionPass,
    mlirRegisterGPUGpuMapParallelLoopsPass,
    mlirRegisterLinalgConvertElementwiseToLinalgPass,
    mlirRegisterLinalgConvertLinalgToParallelLoopsPass,
    mlirRegisterMemRefExpandOpsPass,
    mlirRegisterMemRefExpandStridedMetadataPass,
    mlirRegisterSCFSCFForallToParallelLoop,
    mlirRegisterSCFSCFParallelLoopTiling,
    mlirRegisterTosaTosaInferShapesPass,
    mlirRegisterTosaTosaMakeBroadcastablePass,
    mlirRegisterTosaTosaOptionalDecompositionsPass,
    mlirRegisterTransformsCSE,
    mlirRegisterTransformsCanonicalizer,
    mlirRegisterTransformsSymbolDCE,
];

/// Makes the passes known by their names, once in the process.
pub fn register_passes() {
    static REGISTERED: Once = Once::new();
    REGISTERED.call_once(|| {
        driver::register_general_passes();
        for register in PASSES {
            unsafe { register() }
        }
    });
}

/// Writes operations of linalg that are made of others, such as `linalg.softmax`, as these; false after a diagnostic.
/// Upstream has no pass for it.
pub fn decompose_aggregates(module: Op<'_>) -> bool {
    let is_done = unsafe { sys::girDecomposeAggregates(module.to_raw()) };
    if !is_done {
        panic::note_error();
    }
    is_done
}
