//! Upstream's dialects and passes for whole programs: host code, and tensors.
//!
//! A program that uses none of these functions contains none of the passes.

use super::sys;
use melior::dialect::DialectRegistry;
use mlir_sys::*;
use std::sync::Once;

/// Adds the dialects of host code to those of kernels.
pub fn register_dialects(registry: &DialectRegistry) {
    unsafe { sys::girRegisterProgramDialects(registry.to_raw()) }
}

/// The passes that make kernels of tensors and parallel loops, and those that take host code to the `llvm` dialect.
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
    mlirRegisterConversionLowerAffinePass,
    mlirRegisterConversionReconcileUnrealizedCastsPass,
    mlirRegisterConversionSCFToControlFlowPass,
    mlirRegisterConversionTosaToArithPass,
    mlirRegisterConversionTosaToLinalg,
    mlirRegisterConversionTosaToLinalgNamed,
    mlirRegisterConversionTosaToTensorPass,
    mlirRegisterConversionUBToLLVMConversionPass,
    mlirRegisterGPUGpuKernelOutliningPass,
    mlirRegisterGPUGpuLaunchSinkIndexComputationsPass,
    mlirRegisterGPUGpuMapParallelLoopsPass,
    mlirRegisterLinalgConvertElementwiseToLinalgPass,
    mlirRegisterLinalgConvertLinalgToLoopsPass,
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
        for register in PASSES {
            unsafe { register() }
        }
    });
}
