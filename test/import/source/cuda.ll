; ModuleID = 'source/cuda.cu'
source_filename = "source/cuda.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }
%struct.Particle = type { %struct.float3, i32 }
%struct.float3 = type { float, float, float }
%printf_args = type { ptr, i32, i32, double }

$_Z3addIiEvPKT_PS0_ = comdat any

$_Z3addIhEvPKT_PS0_ = comdat any

@_ZZ6smoothPKiPiiE4tile = internal unnamed_addr addrspace(3) global [34 x i32] undef, align 4
@_ZZ9block_sumPKiPiE4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@bytes = external dso_local local_unnamed_addr addrspace(3) global [0 x i8], align 1
@_ZZ9histogramPKjPjiE3own = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ4scanPKiPiE4line = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4
@_ZZ7productPKfS0_PfiE2as = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ7productPKfS0_PfiE2bs = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@weights = dso_local addrspace(4) externally_initialized constant [4 x float] [float 5.000000e-01, float 2.000000e+00, float -1.000000e+00, float 2.500000e-01], align 4
@turn = dso_local addrspace(1) externally_initialized global i32 0, align 4
@.str = private unnamed_addr constant [19 x i8] c"%s %d: %d, %.2f%%\0A\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"item\00", align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @turn to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5saxpyifPKfPf(i32 noundef %n, float noundef %a, ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %mul3 = fmul float %a, %3
  %arrayidx5 = getelementptr inbounds float, ptr %y, i64 %idxprom
  %4 = load float, ptr %arrayidx5, align 4, !tbaa !8
  %add6 = fadd float %mul3, %4
  store float %add6, ptr %arrayidx5, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z6smoothPKiPii(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %entry ]
  %4 = zext nneg i32 %2 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKiPiiE4tile to ptr), i64 %4
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %cond, ptr %arrayidx6, align 4, !tbaa !4
  %cmp8 = icmp eq i32 %2, 0
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %cmp9 = icmp sgt i32 %add, 0
  br i1 %cmp9, label %cond.true10, label %cond.end14

cond.true10:                                      ; preds = %if.then
  %6 = zext nneg i32 %add to i64
  %7 = getelementptr i32, ptr %x, i64 %6
  %arrayidx12 = getelementptr i8, ptr %7, i64 -4
  %8 = load i32, ptr %arrayidx12, align 4, !tbaa !4
  br label %cond.end14

cond.end14:                                       ; preds = %if.then, %cond.true10
  %cond15 = phi i32 [ %8, %cond.true10 ], [ 0, %if.then ]
  store i32 %cond15, ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKiPiiE4tile to ptr), align 4, !tbaa !4
  br label %if.end

if.end:                                           ; preds = %cond.end14, %cond.end
  %sub18 = add nsw i32 %1, -1
  %cmp19 = icmp eq i32 %2, %sub18
  br i1 %cmp19, label %if.then20, label %if.end33

if.then20:                                        ; preds = %if.end
  %add21 = add nsw i32 %add, 1
  %cmp22 = icmp slt i32 %add21, %n
  br i1 %cmp22, label %cond.true23, label %cond.end28

cond.true23:                                      ; preds = %if.then20
  %idxprom25 = sext i32 %add21 to i64
  %arrayidx26 = getelementptr inbounds i32, ptr %x, i64 %idxprom25
  %9 = load i32, ptr %arrayidx26, align 4, !tbaa !4
  br label %cond.end28

cond.end28:                                       ; preds = %if.then20, %cond.true23
  %cond29 = phi i32 [ %9, %cond.true23 ], [ 0, %if.then20 ]
  %10 = zext nneg i32 %2 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKiPiiE4tile to ptr), i64 %10
  %arrayidx32 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %cond29, ptr %arrayidx32, align 4, !tbaa !4
  br label %if.end33

if.end33:                                         ; preds = %cond.end28, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp, label %if.then35, label %if.end49

if.then35:                                        ; preds = %if.end33
  %idxprom37 = zext nneg i32 %2 to i64
  %arrayidx38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKiPiiE4tile to ptr), i64 %idxprom37
  %12 = load i32, ptr %arrayidx38, align 4, !tbaa !4
  %13 = load i32, ptr %arrayidx6, align 4, !tbaa !4
  %mul41 = shl nsw i32 %13, 1
  %add42 = add nsw i32 %mul41, %12
  %14 = zext nneg i32 %2 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6smoothPKiPiiE4tile to ptr), i64 %14
  %arrayidx45 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %16 = load i32, ptr %arrayidx45, align 4, !tbaa !4
  %add46 = add nsw i32 %add42, %16
  %idxprom47 = sext i32 %add to i64
  %arrayidx48 = getelementptr inbounds i32, ptr %y, i64 %idxprom47
  store i32 %add46, ptr %arrayidx48, align 4, !tbaa !4
  br label %if.end49

if.end49:                                         ; preds = %if.then35, %if.end33
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9block_sumPKiPi(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %sums) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %idxprom4 = zext nneg i32 %2 to i64
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumPKiPiE4part to ptr), i64 %idxprom4
  store i32 %3, ptr %arrayidx5, align 4, !tbaa !4
  %by.030 = lshr i32 %1, 1
  %cmp.not31 = icmp eq i32 %by.030, 0
  br i1 %cmp.not31, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  %cmp19 = icmp eq i32 %2, 0
  br i1 %cmp19, label %if.then20, label %if.end24

for.body:                                         ; preds = %entry, %for.inc
  %by.032 = phi i32 [ %by.0, %for.inc ], [ %by.030, %entry ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp8 = icmp samesign ult i32 %2, %by.032
  br i1 %cmp8, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %add10 = add nuw nsw i32 %by.032, %2
  %idxprom11 = zext nneg i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumPKiPiE4part to ptr), i64 %idxprom11
  %4 = load i32, ptr %arrayidx12, align 4, !tbaa !4
  %5 = load i32, ptr %arrayidx5, align 4, !tbaa !4
  %add16 = add nsw i32 %5, %4
  store i32 %add16, ptr %arrayidx5, align 4, !tbaa !4
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.then
  %by.0 = lshr i32 %by.032, 1
  %cmp.not = icmp eq i32 %by.0, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10

if.then20:                                        ; preds = %for.cond.cleanup
  %6 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumPKiPiE4part to ptr), align 4, !tbaa !4
  %idxprom22 = zext nneg i32 %0 to i64
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %sums, i64 %idxprom22
  store i32 %6, ptr %arrayidx23, align 4, !tbaa !4
  br label %if.end24

if.end24:                                         ; preds = %if.then20, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8reversedPf(ptr noundef captures(none) %x) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %idxprom
  store float %1, ptr %arrayidx3, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = xor i32 %0, -1
  %sub6 = add nsw i32 %2, %3
  %idxprom7 = zext i32 %sub6 to i64
  %arrayidx8 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @bytes to ptr), i64 %idxprom7
  %4 = load float, ptr %arrayidx8, align 4, !tbaa !8
  store float %4, ptr %arrayidx, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9histogramPKjPji(ptr noundef readonly captures(none) %x, ptr noundef captures(none) %bins, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp samesign ult i32 %0, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKjPjiE3own to ptr), i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %cmp528 = icmp slt i32 %add, %n
  br i1 %cmp528, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul13 = mul i32 %3, %2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp, label %if.then17, label %if.end25

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.029 = phi i32 [ %add, %for.body.lr.ph ], [ %add14, %for.body ]
  %idxprom6 = sext i32 %i.029 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %x, i64 %idxprom6
  %4 = load i32, ptr %arrayidx7, align 4, !tbaa !4
  %and = and i32 %4, 15
  %idxprom8 = zext nneg i32 %and to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKjPjiE3own to ptr), i64 %idxprom8
  %5 = atomicrmw add ptr %arrayidx9, i32 1 monotonic, align 4
  %add14 = add i32 %i.029, %mul13
  %cmp5 = icmp slt i32 %add14, %n
  br i1 %cmp5, label %for.body, label %for.cond.cleanup, !llvm.loop !13

if.then17:                                        ; preds = %for.cond.cleanup
  %idxprom19 = zext nneg i32 %0 to i64
  %arrayidx20 = getelementptr inbounds nuw i32, ptr %bins, i64 %idxprom19
  %arrayidx23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramPKjPjiE3own to ptr), i64 %idxprom19
  %6 = load i32, ptr %arrayidx23, align 4, !tbaa !4
  %7 = atomicrmw add ptr %arrayidx20, i32 %6 monotonic, align 4
  br label %if.end25

if.end25:                                         ; preds = %if.then17, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4scanPKiPi(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiE4line to ptr), i64 %idxprom
  store i32 %1, ptr %arrayidx2, align 4, !tbaa !4
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %invariant.gep = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiE4line to ptr), i64 %idxprom
  %invariant.gep44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiE4line to ptr), i64 %idxprom
  %cmp46 = icmp samesign ugt i32 %2, 1
  br i1 %cmp46, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %cond.end
  %3 = zext nneg i32 %xor to i64
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %from.0.lcssa = phi i64 [ 0, %entry ], [ %3, %for.cond.cleanup.loopexit ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %arrayidx23 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiE4line to ptr), i64 %from.0.lcssa
  %arrayidx25 = getelementptr inbounds nuw i32, ptr %arrayidx23, i64 %idxprom
  %4 = load i32, ptr %arrayidx25, align 4, !tbaa !4
  %arrayidx27 = getelementptr inbounds nuw i32, ptr %y, i64 %idxprom
  store i32 %4, ptr %arrayidx27, align 4, !tbaa !4
  ret void

for.body:                                         ; preds = %entry, %cond.end
  %by.048 = phi i32 [ %mul, %cond.end ], [ 1, %entry ]
  %from.047 = phi i32 [ %xor, %cond.end ], [ 0, %entry ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not = icmp slt i32 %0, %by.048
  %idxprom13 = zext nneg i32 %from.047 to i64
  br i1 %cmp4.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %for.body
  %arrayidx6 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanPKiPiE4line to ptr), i64 %idxprom13
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %arrayidx6, i64 %idxprom
  %5 = load i32, ptr %arrayidx8, align 4, !tbaa !4
  %sub = sub nsw i32 %0, %by.048
  %idxprom11 = zext nneg i32 %sub to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr %arrayidx6, i64 %idxprom11
  %6 = load i32, ptr %arrayidx12, align 4, !tbaa !4
  %add = add nsw i32 %6, %5
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %gep = getelementptr inbounds nuw [64 x i32], ptr %invariant.gep, i64 %idxprom13
  %7 = load i32, ptr %gep, align 4, !tbaa !4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %7, %cond.false ]
  %xor = xor i32 %from.047, 1
  %idxprom17 = zext nneg i32 %xor to i64
  %gep45 = getelementptr inbounds nuw [64 x i32], ptr %invariant.gep44, i64 %idxprom17
  store i32 %cond, ptr %gep45, align 4, !tbaa !4
  %mul = shl nsw i32 %by.048, 1
  %cmp = icmp ult i32 %mul, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup.loopexit, !llvm.loop !14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7productPKfS0_Pfi(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul = shl nuw nsw i32 %2, 3
  %add = add nuw nsw i32 %mul, %1
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul4 = shl i32 %3, 3
  %add5 = add i32 %mul4, %0
  %cmp65 = icmp sgt i32 %n, 0
  br i1 %cmp65, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul6 = mul nuw nsw i32 %n, %add
  %add7 = add nuw i32 %mul6, %0
  %idxprom9 = zext nneg i32 %1 to i64
  %arrayidx10 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiE2as to ptr), i64 %idxprom9
  %idxprom11 = zext nneg i32 %0 to i64
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx10, i64 %idxprom11
  %arrayidx19 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiE2bs to ptr), i64 %idxprom9
  %arrayidx21 = getelementptr inbounds nuw float, ptr %arrayidx19, i64 %idxprom11
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7productPKfS0_PfiE2bs to ptr), i64 %idxprom11
  %arrayidx29.1 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 4
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 32
  %arrayidx29.2 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 8
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64
  %arrayidx29.3 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 12
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 96
  %arrayidx29.4 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 16
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128
  %arrayidx29.5 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 20
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 160
  %arrayidx29.6 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 24
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192
  %arrayidx29.7 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 28
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 224
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add35.7, %for.body ]
  %mul39 = mul nsw i32 %n, %add
  %add40 = add nsw i32 %mul39, %add5
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds float, ptr %c, i64 %idxprom41
  store float %sum.0.lcssa, ptr %arrayidx42, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.067 = phi i32 [ 0, %for.body.lr.ph ], [ %add37, %for.body ]
  %sum.066 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add35.7, %for.body ]
  %add8 = add i32 %add7, %k.067
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !8
  store float %4, ptr %arrayidx12, align 4, !tbaa !8
  %add13 = add nuw nsw i32 %k.067, %1
  %mul14 = mul nuw nsw i32 %add13, %n
  %add15 = add nsw i32 %mul14, %add5
  %idxprom16 = sext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds float, ptr %b, i64 %idxprom16
  %5 = load float, ptr %arrayidx17, align 4, !tbaa !8
  store float %5, ptr %arrayidx21, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %6 = load float, ptr %arrayidx10, align 4, !tbaa !8
  %7 = load float, ptr %invariant.gep, align 4, !tbaa !8
  %mul34 = fmul float %6, %7
  %add35 = fadd float %sum.066, %mul34
  %8 = load float, ptr %arrayidx29.1, align 4, !tbaa !8
  %9 = load float, ptr %gep.1, align 4, !tbaa !8
  %mul34.1 = fmul float %8, %9
  %add35.1 = fadd float %add35, %mul34.1
  %10 = load float, ptr %arrayidx29.2, align 4, !tbaa !8
  %11 = load float, ptr %gep.2, align 4, !tbaa !8
  %mul34.2 = fmul float %10, %11
  %add35.2 = fadd float %add35.1, %mul34.2
  %12 = load float, ptr %arrayidx29.3, align 4, !tbaa !8
  %13 = load float, ptr %gep.3, align 4, !tbaa !8
  %mul34.3 = fmul float %12, %13
  %add35.3 = fadd float %add35.2, %mul34.3
  %14 = load float, ptr %arrayidx29.4, align 4, !tbaa !8
  %15 = load float, ptr %gep.4, align 4, !tbaa !8
  %mul34.4 = fmul float %14, %15
  %add35.4 = fadd float %add35.3, %mul34.4
  %16 = load float, ptr %arrayidx29.5, align 4, !tbaa !8
  %17 = load float, ptr %gep.5, align 4, !tbaa !8
  %mul34.5 = fmul float %16, %17
  %add35.5 = fadd float %add35.4, %mul34.5
  %18 = load float, ptr %arrayidx29.6, align 4, !tbaa !8
  %19 = load float, ptr %gep.6, align 4, !tbaa !8
  %mul34.6 = fmul float %18, %19
  %add35.6 = fadd float %add35.5, %mul34.6
  %20 = load float, ptr %arrayidx29.7, align 4, !tbaa !8
  %21 = load float, ptr %gep.7, align 4, !tbaa !8
  %mul34.7 = fmul float %20, %21
  %add35.7 = fadd float %add35.6, %mul34.7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %add37 = add nuw nsw i32 %k.067, 8
  %cmp = icmp slt i32 %add37, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !15
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4bitsPKjPi(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %x, i64 %idxprom8
  %4 = load i32, ptr %arrayidx9, align 4, !tbaa !4
  %mul15 = mul nsw i32 %add, 6
  %idx.ext = sext i32 %mul15 to i64
  %add.ptr = getelementptr inbounds i32, ptr %y, i64 %idx.ext
  %call.i = tail call noundef i32 @__nv_popc(i32 noundef %3) #14
  store i32 %call.i, ptr %add.ptr, align 4, !tbaa !4
  %call.i40 = tail call noundef i32 @__nv_clz(i32 noundef %3) #14
  %arrayidx19 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 4
  store i32 %call.i40, ptr %arrayidx19, align 4, !tbaa !4
  %call.i41 = tail call noundef i32 @__nv_ffs(i32 noundef %3) #14
  %arrayidx21 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 8
  store i32 %call.i41, ptr %arrayidx21, align 4, !tbaa !4
  %call.i42 = tail call noundef i32 @__nv_brev(i32 noundef %3) #14
  %arrayidx23 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 12
  store i32 %call.i42, ptr %arrayidx23, align 4, !tbaa !4
  %call.i43 = tail call noundef i32 @__nv_byte_perm(i32 noundef %3, i32 noundef %4, i32 noundef 20800) #14
  %arrayidx25 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 16
  store i32 %call.i43, ptr %arrayidx25, align 4, !tbaa !4
  %5 = tail call noundef i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %4, i32 11) #15, !srcloc !16
  %arrayidx27 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 20
  store i32 %5, ptr %arrayidx27, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6scaledPK6float4PS_6float2(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y, ptr noundef readonly byval(%struct.float2) align 8 captures(none) %by) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.float4, ptr %x, i64 %idxprom
  %v.sroa.0.0.copyload = load float, ptr %arrayidx, align 16, !tbaa !8
  %v.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %v.sroa.4.0.copyload = load float, ptr %v.sroa.4.0.arrayidx.sroa_idx, align 4, !tbaa !8
  %v.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %v.sroa.5.0.copyload = load float, ptr %v.sroa.5.0.arrayidx.sroa_idx, align 8, !tbaa !8
  %v.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %v.sroa.6.0.copyload = load float, ptr %v.sroa.6.0.arrayidx.sroa_idx, align 4, !tbaa !8
  %3 = load float, ptr %by, align 8, !tbaa !17
  %mul5 = fmul float %v.sroa.0.0.copyload, %3
  %y7 = getelementptr inbounds nuw i8, ptr %by, i64 4
  %4 = load float, ptr %y7, align 4, !tbaa !19
  %mul8 = fmul float %v.sroa.4.0.copyload, %4
  %add10 = fadd float %v.sroa.5.0.copyload, %3
  %sub = fsub float %v.sroa.6.0.copyload, %4
  %arrayidx19 = getelementptr inbounds %struct.float4, ptr %y, i64 %idxprom
  store float %mul5, ptr %arrayidx19, align 16, !tbaa !8
  %ref.tmp.sroa.4.0.arrayidx19.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx19, i64 4
  store float %mul8, ptr %ref.tmp.sroa.4.0.arrayidx19.sroa_idx, align 4, !tbaa !8
  %ref.tmp.sroa.5.0.arrayidx19.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx19, i64 8
  store float %add10, ptr %ref.tmp.sroa.5.0.arrayidx19.sroa_idx, align 8, !tbaa !8
  %ref.tmp.sroa.6.0.arrayidx19.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx19, i64 12
  store float %sub, ptr %ref.tmp.sroa.6.0.arrayidx19.sroa_idx, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4moveR8Particlef(ptr noundef nonnull align 4 captures(none) dereferenceable(16) %p, float noundef %by) local_unnamed_addr #4 {
entry:
  %kind = getelementptr inbounds nuw i8, ptr %p, i64 12
  %0 = load i32, ptr %kind, align 4, !tbaa !20
  %and = and i32 %0, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %1 = load float, ptr %p, align 4, !tbaa !23
  %add = fadd float %by, %1
  store float %add, ptr %p, align 4, !tbaa !23
  br label %if.end

if.else:                                          ; preds = %entry
  %z = getelementptr inbounds nuw i8, ptr %p, i64 8
  %2 = load float, ptr %z, align 4, !tbaa !24
  %sub = fsub float %2, %by
  store float %sub, ptr %z, align 4, !tbaa !24
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5movedP8ParticleS_(ptr noundef captures(none) %all, ptr noundef readonly byval(%struct.Particle) align 4 captures(none) %shift) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.Particle, ptr %all, i64 %idxprom
  %p.sroa.0.0.copyload = load float, ptr %arrayidx, align 4, !tbaa !8
  %p.sroa.615.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %p.sroa.615.0.copyload = load float, ptr %p.sroa.615.0.arrayidx.sroa_idx, align 4, !tbaa !8
  %p.sroa.8.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %p.sroa.8.0.copyload = load i32, ptr %p.sroa.8.0.arrayidx.sroa_idx, align 4, !tbaa !4
  %y = getelementptr inbounds nuw i8, ptr %shift, i64 4
  %3 = load float, ptr %y, align 4, !tbaa !25
  %and.i = and i32 %p.sroa.8.0.copyload, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %sub.i = fsub float %p.sroa.615.0.copyload, %3
  %add.i = fadd float %p.sroa.0.0.copyload, %3
  %p.sroa.615.0 = select i1 %tobool.not.i, float %sub.i, float %p.sroa.615.0.copyload
  %p.sroa.0.0 = select i1 %tobool.not.i, float %p.sroa.0.0.copyload, float %add.i
  %kind = getelementptr inbounds nuw i8, ptr %shift, i64 12
  %4 = load i32, ptr %kind, align 4, !tbaa !20
  %add4 = add nsw i32 %4, %p.sroa.8.0.copyload
  store float %p.sroa.0.0, ptr %arrayidx, align 4, !tbaa !8
  store float %p.sroa.615.0, ptr %p.sroa.615.0.arrayidx.sroa_idx, align 4, !tbaa !8
  store i32 %add4, ptr %p.sroa.8.0.arrayidx.sroa_idx, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3addIiEvPKT_PS0_(ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y) local_unnamed_addr #0 comdat {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %arrayidx9 = getelementptr inbounds i32, ptr %y, i64 %idxprom
  %4 = load i32, ptr %arrayidx9, align 4, !tbaa !4
  %add10 = add nsw i32 %4, %3
  store i32 %add10, ptr %arrayidx9, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3addIhEvPKT_PS0_(ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y) local_unnamed_addr #0 comdat {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i8, ptr %x, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !26
  %arrayidx9 = getelementptr inbounds i8, ptr %y, i64 %idxprom
  %4 = load i8, ptr %arrayidx9, align 1, !tbaa !26
  %add11 = add i8 %4, %3
  store i8 %add11, ptr %arrayidx9, align 1, !tbaa !26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8weightedPKfPf(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #5 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %arrayidx13 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %add6, ptr %arrayidx13, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.018 = phi i32 [ 3, %entry ], [ %dec, %for.body ]
  %sum.017 = phi float [ 0.000000e+00, %entry ], [ %add6, %for.body ]
  %mul3 = fmul float %3, %sum.017
  %idxprom4 = zext nneg i32 %i.018 to i64
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %idxprom4
  %4 = load float, ptr %arrayidx5, align 4, !tbaa !8
  %add6 = fadd float %mul3, %4
  %dec = add nsw i32 %i.018, -1
  %cmp.not = icmp eq i32 %i.018, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !27
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z5turnsPj(ptr noundef captures(none) %seen) local_unnamed_addr #6 {
entry:
  %0 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @turn to ptr), i32 7 monotonic, align 4
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %seen, i64 %idxprom
  %1 = atomicrmw add ptr %arrayidx, i32 1 monotonic, align 4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z7largestPff(ptr noundef captures(none) %p, float noundef %v) local_unnamed_addr #7 {
entry:
  %0 = load float, ptr %p, align 4, !tbaa !8
  %call.i12 = tail call noundef i32 @__nv_float_as_int(float noundef %0) #14
  br label %do.body

do.body:                                          ; preds = %if.end, %entry
  %old.0 = phi i32 [ %call.i12, %entry ], [ %2, %if.end ]
  %call.i14 = tail call noundef float @__nv_int_as_float(i32 noundef %old.0) #14
  %cmp = fcmp ult float %call.i14, %v
  br i1 %cmp, label %if.end, label %do.end

if.end:                                           ; preds = %do.body
  %call.i = tail call noundef i32 @__nv_float_as_int(float noundef %v) #14
  %1 = cmpxchg ptr %p, i32 %old.0, i32 %call.i monotonic monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 0
  %cmp4.not = extractvalue { i32, i1 } %1, 1
  br i1 %cmp4.not, label %do.end, label %do.body, !llvm.loop !28

do.end:                                           ; preds = %do.body, %if.end
  %old.1 = phi i32 [ %old.0, %do.body ], [ %2, %if.end ]
  %call.i13 = tail call noundef float @__nv_int_as_float(i32 noundef %old.1) #14
  ret float %call.i13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7maximumPKfPf(ptr noundef readonly captures(none) %x, ptr noundef captures(none) %most) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %4 = load float, ptr %most, align 4, !tbaa !8
  %call.i12.i = tail call noundef i32 @__nv_float_as_int(float noundef %4) #14
  br label %do.body.i

do.body.i:                                        ; preds = %if.end.i, %entry
  %old.0.i = phi i32 [ %call.i12.i, %entry ], [ %6, %if.end.i ]
  %call.i14.i = tail call noundef float @__nv_int_as_float(i32 noundef %old.0.i) #14
  %cmp.i = fcmp ult float %call.i14.i, %3
  br i1 %cmp.i, label %if.end.i, label %_Z7largestPff.exit

if.end.i:                                         ; preds = %do.body.i
  %call.i.i = tail call noundef i32 @__nv_float_as_int(float noundef %3) #14
  %5 = cmpxchg ptr %most, i32 %old.0.i, i32 %call.i.i monotonic monotonic, align 4
  %6 = extractvalue { i32, i1 } %5, 0
  %cmp4.not.i = extractvalue { i32, i1 } %5, 1
  br i1 %cmp4.not.i, label %_Z7largestPff.exit, label %do.body.i, !llvm.loop !28

_Z7largestPff.exit:                               ; preds = %do.body.i, %if.end.i
  %old.1.i = phi i32 [ %old.0.i, %do.body.i ], [ %6, %if.end.i ]
  %call.i13.i = tail call noundef float @__nv_int_as_float(i32 noundef %old.1.i) #14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5partsPKfPfPi(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y, ptr noundef %e) local_unnamed_addr #2 {
entry:
  %whole = alloca float, align 4
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %whole) #16
  %mul8 = mul nsw i32 %add, 6
  %idx.ext = sext i32 %mul8 to i64
  %add.ptr = getelementptr inbounds float, ptr %y, i64 %idx.ext
  %mul14 = shl nsw i32 %add, 1
  %idxprom15 = sext i32 %mul14 to i64
  %arrayidx16 = getelementptr inbounds i32, ptr %e, i64 %idxprom15
  %call.i = tail call noundef float @__nv_frexpf(float noundef %3, ptr noundef %arrayidx16) #14
  store float %call.i, ptr %add.ptr, align 4, !tbaa !8
  %call.i52 = call noundef float @__nv_modff(float noundef %3, ptr noundef nonnull %whole) #14
  %arrayidx20 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 4
  store float %call.i52, ptr %arrayidx20, align 4, !tbaa !8
  %4 = load float, ptr %whole, align 4, !tbaa !8
  %arrayidx21 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 8
  store float %4, ptr %arrayidx21, align 4, !tbaa !8
  %call.i53 = call noundef float @__nv_ldexpf(float noundef %3, i32 noundef -3) #14
  %call.i54 = call noundef float @__nv_copysignf(float noundef 1.000000e+00, float noundef %3) #14
  %add24 = fadd float %call.i53, %call.i54
  %arrayidx25 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 12
  store float %add24, ptr %arrayidx25, align 4, !tbaa !8
  %call.i55 = call noundef float @__nv_fmodf(float noundef %3, float noundef 7.500000e-01) #14
  %arrayidx27 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 16
  store float %call.i55, ptr %arrayidx27, align 4, !tbaa !8
  %call.i56 = call noundef float @__nv_remainderf(float noundef %3, float noundef 7.500000e-01) #14
  %arrayidx29 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 20
  store float %call.i56, ptr %arrayidx29, align 4, !tbaa !8
  %call.i57 = call noundef i32 @__nv_ilogbf(float noundef %3) #14
  %arrayidx39 = getelementptr i8, ptr %arrayidx16, i64 4
  store i32 %call.i57, ptr %arrayidx39, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %whole) #16
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7roundedPKfPi(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %mul8 = mul nsw i32 %add, 6
  %idx.ext = sext i32 %mul8 to i64
  %add.ptr = getelementptr inbounds i32, ptr %y, i64 %idx.ext
  %call.i32 = tail call noundef i32 @__nv_float2int_rn(float noundef %3) #14
  store i32 %call.i32, ptr %add.ptr, align 4, !tbaa !4
  %call.i33 = tail call noundef i32 @__nv_float2int_rz(float noundef %3) #14
  %arrayidx12 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 4
  store i32 %call.i33, ptr %arrayidx12, align 4, !tbaa !4
  %call.i34 = tail call noundef i32 @__nv_float2int_rd(float noundef %3) #14
  %arrayidx14 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 8
  store i32 %call.i34, ptr %arrayidx14, align 4, !tbaa !4
  %call.i35 = tail call noundef i32 @__nv_float2int_ru(float noundef %3) #14
  %arrayidx16 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 12
  store i32 %call.i35, ptr %arrayidx16, align 4, !tbaa !4
  %call.i36 = tail call noundef i32 @__nv_float2uint_rn(float noundef %3) #14
  %arrayidx18 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 16
  store i32 %call.i36, ptr %arrayidx18, align 4, !tbaa !4
  %call.i37 = tail call noundef float @__nv_saturatef(float noundef %3) #14
  %call.i = tail call noundef i32 @__nv_float_as_int(float noundef %call.i37) #14
  %arrayidx21 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 20
  store i32 %call.i, ptr %arrayidx21, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6halvedPKfPt(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %conv.i.i = fptrunc float %3 to half
  %mul.i = fmul half %conv.i.i, 0xH3800
  %add.i = fadd half %mul.i, 0xH3C00
  %arrayidx19 = getelementptr inbounds i16, ptr %y, i64 %idxprom
  store half %add.i, ptr %arrayidx19, align 2, !tbaa !29
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7countedPKiPi(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %and = and i32 %3, 1
  %4 = icmp ne i32 %and, 0
  %5 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %4)
  %6 = icmp slt i32 %3, 0
  %7 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %6)
  %cmp5 = icmp sgt i32 %3, -100
  %8 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %cmp5)
  %9 = zext i1 %8 to i32
  %mul8 = shl nsw i32 %5, 2
  %mul11 = select i1 %7, i32 2, i32 0
  %add12 = or disjoint i32 %mul11, %mul8
  %add15 = or disjoint i32 %add12, %9
  %arrayidx22 = getelementptr inbounds i32, ptr %y, i64 %idxprom
  store i32 %add15, ptr %arrayidx22, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9assembledPKjPj(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #8 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %x, i64 %idxprom8
  %4 = load i32, ptr %arrayidx9, align 4, !tbaa !4
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %x, i64 %idxprom16
  %5 = load i32, ptr %arrayidx17, align 4, !tbaa !4
  %mul23 = mul nsw i32 %add, 6
  %idx.ext = sext i32 %mul23 to i64
  %add.ptr = getelementptr inbounds i32, ptr %y, i64 %idx.ext
  %6 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0xca;", "=r,r,r,r"(i32 %3, i32 %4, i32 %5) #15, !srcloc !31
  store i32 %6, ptr %add.ptr, align 4, !tbaa !4
  %arrayidx25 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 4
  %and = and i32 %4, 31
  %and26 = and i32 %5, 15
  %7 = tail call i32 asm "bfe.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %and, i32 %and26) #15, !srcloc !32
  store i32 %7, ptr %arrayidx25, align 4, !tbaa !4
  %arrayidx27 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 8
  %8 = tail call i32 asm "bfe.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %and, i32 %and26) #15, !srcloc !33
  store i32 %8, ptr %arrayidx27, align 4, !tbaa !4
  %arrayidx30 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 12
  %and31 = and i32 %5, 31
  %and32 = and i32 %3, 15
  %9 = tail call i32 asm "bfi.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,r"(i32 %3, i32 %4, i32 %and31, i32 %and32) #15, !srcloc !34
  store i32 %9, ptr %arrayidx30, align 4, !tbaa !4
  %arrayidx33 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 16
  %10 = tail call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %4, i32 %5) #15, !srcloc !35
  store i32 %10, ptr %arrayidx33, align 4, !tbaa !4
  %arrayidx34 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 20
  %11 = tail call i32 asm "shf.r.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %3, i32 %4, i32 %5) #15, !srcloc !36
  store i32 %11, ptr %arrayidx34, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14lanes_of_wordsPKjPj(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %x, i64 %idxprom8
  %4 = load i32, ptr %arrayidx9, align 4, !tbaa !4
  %mul15 = shl nsw i32 %add, 2
  %idx.ext = sext i32 %mul15 to i64
  %add.ptr = getelementptr inbounds i32, ptr %y, i64 %idx.ext
  %call.i = tail call noundef i32 @__nv_vadd4(i32 noundef %3, i32 noundef %4) #14
  store i32 %call.i, ptr %add.ptr, align 4, !tbaa !4
  %call.i34 = tail call noundef i32 @__nv_vmaxs2(i32 noundef %3, i32 noundef %4) #14
  %arrayidx19 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 4
  store i32 %call.i34, ptr %arrayidx19, align 4, !tbaa !4
  %call.i35 = tail call noundef i32 @__nv_vsubus4(i32 noundef %3, i32 noundef %4) #14
  %arrayidx21 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 8
  store i32 %call.i35, ptr %arrayidx21, align 4, !tbaa !4
  %call.i36 = tail call noundef i32 @__nv_vcmpltu4(i32 noundef %3, i32 noundef %4) #14
  %arrayidx23 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 12
  store i32 %call.i36, ptr %arrayidx23, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7collatzPKjPj(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %steps) local_unnamed_addr #5 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %cmp.old = icmp ugt i32 %3, 1
  br i1 %cmp.old, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %v.0 = phi i32 [ %v.1, %while.body ], [ %3, %entry ]
  %n.0 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %rem = and i32 %v.0, 1
  %cond = icmp eq i32 %rem, 0
  %div18 = lshr exact i32 %v.0, 1
  %mul3 = mul i32 %v.0, 3
  %add4 = add i32 %mul3, 1
  %v.1 = select i1 %cond, i32 %div18, i32 %add4
  %inc = add nuw nsw i32 %n.0, 1
  %cmp5 = icmp ne i32 %inc, 200
  %cmp = icmp ugt i32 %v.1, 1
  %or.cond = select i1 %cmp5, i1 %cmp, i1 false
  br i1 %or.cond, label %while.body, label %while.end, !llvm.loop !37

while.end:                                        ; preds = %while.body, %entry
  %n.1 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %arrayidx12 = getelementptr inbounds i32, ptr %steps, i64 %idxprom
  store i32 %n.1, ptr %arrayidx12, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7stridedPKxPxx(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %conv = sext i32 %add to i64
  %cmp23 = icmp sgt i64 %n, %conv
  br i1 %cmp23, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul11 = mul i32 %1, %3
  %conv12 = zext i32 %mul11 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.024 = phi i64 [ %conv, %for.body.lr.ph ], [ %add13, %for.body ]
  %arrayidx = getelementptr inbounds i64, ptr %x, i64 %i.024
  %4 = load i64, ptr %arrayidx, align 8, !tbaa !38
  %mul4 = mul nsw i64 %4, %4
  %call.i = tail call noundef i64 @__nv_mul64hi(i64 noundef %4, i64 noundef %4) #14
  %sub = sub nsw i64 %mul4, %call.i
  %arrayidx8 = getelementptr inbounds i64, ptr %y, i64 %i.024
  store i64 %sub, ptr %arrayidx8, align 8, !tbaa !38
  %add13 = add nsw i64 %i.024, %conv12
  %cmp = icmp slt i64 %add13, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !40
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z5tilesPKiPi(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #9 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %mul.i.i.i.i.i = mul nuw nsw i32 %5, %6
  %add.i.i.i.i.i = add nuw nsw i32 %mul.i.i.i.i.i, %4
  %mul5.i.i.i.i.i = mul nuw nsw i32 %add.i.i.i.i.i, %1
  %add6.i.i.i.i.i = add nuw nsw i32 %mul5.i.i.i.i.i, %2
  %div1.i.i.i = and i32 %add6.i.i.i.i.i, 16
  %shl.i.i.i = shl nuw i32 65535, %div1.i.i.i
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %entry
  %by.011.i = phi i32 [ 8, %entry ], [ %by.0.i, %for.body.i ]
  %v.addr.010.i = phi i32 [ %3, %entry ], [ %add.i.i, %for.body.i ]
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %shl.i.i.i, i32 %v.addr.010.i, i32 %by.011.i, i32 4127)
  %add.i.i = add nsw i32 %7, %v.addr.010.i
  %by.0.i = lshr i32 %by.011.i, 1
  %cmp.not.i = icmp eq i32 %by.0.i, 0
  br i1 %cmp.not.i, label %_ZN18cooperative_groups6reduceINS_17thread_block_tileILj16ENS_12thread_blockEEEiNS_4plusIiEEEET0_RKT_S6_T1_.exit, label %for.body.i, !llvm.loop !41

_ZN18cooperative_groups6reduceINS_17thread_block_tileILj16ENS_12thread_blockEEEiNS_4plusIiEEEET0_RKT_S6_T1_.exit: ; preds = %for.body.i
  %mul11 = mul nsw i32 %add, 3
  %idxprom12 = sext i32 %mul11 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %y, i64 %idxprom12
  store i32 %add.i.i, ptr %arrayidx13, align 4, !tbaa !4
  %and = and i32 %3, 1
  %tobool.i.i = icmp ne i32 %and, 0
  %8 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %shl.i.i.i, i1 %tobool.i.i)
  %shr.i = lshr i32 %8, %div1.i.i.i
  %and.i = and i32 %shr.i, 65535
  %arrayidx23 = getelementptr i8, ptr %arrayidx13, i64 4
  store i32 %and.i, ptr %arrayidx23, align 4, !tbaa !4
  %cmp = icmp sgt i32 %3, 90
  %9 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %shl.i.i.i, i1 %cmp)
  %10 = and i32 %9, %shl.i.i.i
  %cmp.i.not = icmp eq i32 %10, 0
  %mul25 = select i1 %cmp.i.not, i32 0, i32 2
  %and27 = and i32 %2, 16
  %shl = shl nuw i32 65535, %and27
  %cmp28 = icmp sgt i32 %3, -90
  %11 = tail call i1 @llvm.nvvm.vote.all.sync(i32 %shl, i1 %cmp28)
  %conv.i53 = zext i1 %11 to i32
  %add31 = or disjoint i32 %mul25, %conv.i53
  %arrayidx40 = getelementptr i8, ptr %arrayidx13, i64 8
  store i32 %add31, ptr %arrayidx40, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z4samePKiPj(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %y) local_unnamed_addr #9 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %x, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %4 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %3)
  %arrayidx10 = getelementptr inbounds i32, ptr %y, i64 %idxprom
  store i32 %4, ptr %arrayidx10, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4toldPKi(ptr noundef readonly captures(none) %x) local_unnamed_addr #10 {
entry:
  %tmp = alloca %printf_args, align 8
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %cmp = icmp slt i32 %1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %conv = sitofp i32 %1 to float
  %mul = fmul float %conv, 5.000000e-01
  %conv8 = fpext float %mul to double
  store ptr @.str1, ptr %tmp, align 8
  %2 = getelementptr inbounds nuw i8, ptr %tmp, i64 8
  store i32 %0, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %tmp, i64 12
  store i32 %1, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %tmp, i64 16
  store double %conv8, ptr %4, align 8
  %5 = call i32 @vprintf(ptr nonnull @.str, ptr nonnull %tmp) #16
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #11

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_clz(i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_ffs(i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_brev(i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_byte_perm(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frexpf(float noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_modff(float noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ldexpf(float noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_copysignf(float noundef, float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmodf(float noundef, float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_remainderf(float noundef, float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_ilogbf(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rn(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rz(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rd(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_ru(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2uint_rn(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local float @__nv_saturatef(float noundef) local_unnamed_addr #12

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_vadd4(i32 noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_vmaxs2(i32 noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_vsubus4(i32 noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_vcmpltu4(i32 noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_mul64hi(i64 noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #13

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #13

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #11

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #13

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #8 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #9 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #10 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #13 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #14 = { convergent nounwind }
attributes #15 = { convergent nounwind memory(none) }
attributes #16 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = !{i64 2595408}
!17 = !{!18, !9, i64 0}
!18 = !{!"_ZTS6float2", !9, i64 0, !9, i64 4}
!19 = !{!18, !9, i64 4}
!20 = !{!21, !5, i64 12}
!21 = !{!"_ZTS8Particle", !22, i64 0, !5, i64 12}
!22 = !{!"_ZTS6float3", !9, i64 0, !9, i64 4, !9, i64 8}
!23 = !{!21, !9, i64 0}
!24 = !{!21, !9, i64 8}
!25 = !{!21, !9, i64 4}
!26 = !{!6, !6, i64 0}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = !{!30, !30, i64 0}
!30 = !{!"short", !6, i64 0}
!31 = !{i64 5361}
!32 = !{i64 5441}
!33 = !{i64 5524}
!34 = !{i64 5607}
!35 = !{i64 5702}
!36 = !{i64 5776}
!37 = distinct !{!37, !11, !12}
!38 = !{!39, !39, i64 0}
!39 = !{!"long long", !6, i64 0}
!40 = distinct !{!40, !11, !12}
!41 = distinct !{!41, !11, !12}
