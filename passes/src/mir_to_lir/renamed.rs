//! Ops that mir and lir share: operands, attributes and results are the same, only the name differs.

use gir_dialects::{
    ir::{Op, OpView},
    lir, mir,
    rewrite::{PatternSet, Rewriter},
};

/// Patterns in both directions that change the name and keep operands and attributes.
macro_rules! renamed {
    ($($op:ident)* ; $($mir:ident is $lir:ident)*) => {
        /// Adds the patterns from mir to lir.
        pub fn add_lowerings(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<mir::$op<'_>>(|op, rewriter| rename(op, rewriter, lir::$op::NAME));)*
            $(patterns.add::<mir::$mir<'_>>(|op, rewriter| rename(op, rewriter, lir::$lir::NAME));)*
        }

        /// Adds the patterns from lir to mir.
        pub fn add_raisings(patterns: &mut PatternSet<'_>) {
            $(patterns.add::<lir::$op<'_>>(|op, rewriter| rename(op, rewriter, mir::$op::NAME));)*
            $(patterns.add::<lir::$lir<'_>>(|op, rewriter| rename(op, rewriter, mir::$mir::NAME));)*
        }
    };
}

renamed! {
    AddressOfOp PtrCastOp AddrSpaceCastOp GepOp PtrToIntOp IntToPtrOp
    ImageSizeOp ImageLevelsOp ImageSamplesOp ImageAtomicOp ImageCompareExchangeOp
    AtomicLoadOp AtomicStoreOp AtomicFlagTestAndSetOp AtomicFlagClearOp AtomicCompareExchangeOp
    PrintfOp AssertOp
    BarrierOp TargetSupportsOp SpecConstantOp
    DivSIOp DivUIOp RemSIOp RemUIOp ShlIOp ShrSIOp ShrUIOp
    FPToSIOp FPToUIOp BitReverseOp ExtractLaneOp InsertLaneOp
    SAddSatOp UAddSatOp SSubSatOp USubSatOp SShlSatOp UShlSatOp
    SShrRoundOp UShrRoundOp
    TruncSSatSOp TruncSSatUOp TruncUSatUOp FPToSISatOp FPToUISatOp
    SMulFixOp UMulFixOp SMulFixSatOp UMulFixSatOp
    SubgroupIdOp SubgroupSizeOp SubgroupLocalIdOp NumSubgroupsOp
    SubgroupShuffleOp SubgroupShuffleXorOp SubgroupBroadcastOp
    SubgroupAnyOp SubgroupAllOp SubgroupBallotOp SubgroupReduceOp
    WorkgroupAnyOp WorkgroupAllOp WorkgroupCountOp WorkgroupReduceOp
    MatConstructOp MatSplatOp MatRowOp MatExtractOp MatTransposeOp
    MatAddOp MatSubOp MatScaleOp MatMulOp MatVecMulOp
    CoopMatSplatOp CoopMatMulAddOp CoopMatMapOp CoopMatExtractOp CoopMatInsertOp FragmentMulAddOp FragmentLoadOp
    VertexIndexOp InstanceIndexOp FragCoordOp DerivativeOp DiscardOp ReadInputOp WriteOutputOp
    ;
    MemoryFenceOp is MemFenceOp
    GatherOp is ImageGatherOp
}

fn rename<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> bool {
    rewriter.rename(op, name, &op.attributes());
    true
}
