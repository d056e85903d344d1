; ModuleID = 'cuda/kernels.cu'
source_filename = "cuda/kernels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Box = type { %struct.Vec, %struct.Vec, i32 }
%struct.Vec = type { float, float, float }

@shmem = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@primes = dso_local addrspace(4) externally_initialized constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4
@best = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @best to ptr), ptr addrspacecast (ptr addrspace(4) @primes to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vectorAdd(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp samesign ult i32 %5, 256
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @shmem to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp slt i32 %9, %3
  br i1 %18, label %19, label %32

19:                                               ; preds = %17
  %20 = sext i32 %9 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = getelementptr inbounds float, ptr %1, i64 %20
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fadd float %22, %24
  %26 = zext nneg i32 %5 to i64
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @shmem to ptr), i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = fmul float %28, 0.000000e+00
  %30 = fadd float %25, %29
  %31 = atomicrmw fadd ptr %2, float %30 seq_cst, align 4
  br label %32

32:                                               ; preds = %19, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @myKernel(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = uitofp nneg i32 %4 to float
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @shmem to ptr), i64 %6
  store float %5, ptr %7, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = xor i32 %3, -1
  %9 = add i32 %1, %8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @shmem to ptr), i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !8
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %6
  store float %12, ptr %13, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @shrink(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Box) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.Vec, align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %55

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds %struct.Vec, ptr %0, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %5, ptr noundef nonnull align 4 dereferenceable(12) %14, i64 12, i1 false), !tbaa.struct !10
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !11
  %17 = and i32 %16, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %12
  call fastcc void @_ZL5scaleP3Vecf(ptr noundef %5) #10
  br label %20

20:                                               ; preds = %19, %12
  %21 = load float, ptr %5, align 4, !tbaa !14
  %22 = load float, ptr %2, align 4, !tbaa !15
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %24 = load float, ptr %23, align 4, !tbaa !16
  %25 = fcmp olt float %21, %22
  %26 = fcmp ogt float %21, %24
  %27 = select i1 %26, float %24, float %21
  %28 = select i1 %25, float %22, float %27
  store float %28, ptr %5, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %30 = load float, ptr %29, align 4, !tbaa !17
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !18
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %34 = load float, ptr %33, align 4, !tbaa !19
  %35 = fcmp olt float %30, %32
  %36 = fcmp ogt float %30, %34
  %37 = select i1 %36, float %34, float %30
  %38 = select i1 %35, float %32, float %37
  store float %38, ptr %29, align 4, !tbaa !17
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %40 = load float, ptr %39, align 4, !tbaa !20
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %42 = load float, ptr %41, align 4, !tbaa !21
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %44 = load float, ptr %43, align 4, !tbaa !22
  %45 = fcmp olt float %40, %42
  %46 = fcmp ogt float %40, %44
  %47 = select i1 %46, float %44, float %40
  %48 = select i1 %45, float %42, float %47
  store float %48, ptr %39, align 4, !tbaa !20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %14, ptr noundef nonnull align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !10
  %49 = fmul float %28, %28
  %50 = fmul float %38, %38
  %51 = fadd float %49, %50
  %52 = fmul float %48, %48
  %53 = fadd float %51, %52
  %54 = getelementptr inbounds float, ptr %1, i64 %13
  store float %53, ptr %54, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %55

55:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_ZL5scaleP3Vecf(ptr noundef nonnull captures(none) %0) unnamed_addr #5 {
  %2 = load float, ptr %0, align 4, !tbaa !14
  %3 = fmul float %2, 5.000000e-01
  store float %3, ptr %0, align 4, !tbaa !14
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4, !tbaa !17
  %6 = fmul float %5, 5.000000e-01
  store float %6, ptr %4, align 4, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load float, ptr %7, align 4, !tbaa !20
  %9 = fmul float %8, 5.000000e-01
  store float %9, ptr %7, align 4, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @remainders(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %28

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  br label %18

14:                                               ; preds = %18
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %25, ptr %16, align 4, !tbaa !4
  %17 = atomicrmw max ptr addrspacecast (ptr addrspace(1) @best to ptr), i32 %25 seq_cst, align 4
  br label %28

18:                                               ; preds = %10, %18
  %19 = phi i32 [ 0, %10 ], [ %26, %18 ]
  %20 = phi i32 [ 0, %10 ], [ %25, %18 ]
  %21 = zext nneg i32 %19 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @primes to ptr), i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = srem i32 %13, %23
  %25 = add nsw i32 %24, %20
  %26 = add nuw nsw i32 %19, 1
  %27 = icmp eq i32 %26, 8
  br i1 %27, label %14, label %18, !llvm.loop !23

28:                                               ; preds = %3, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp slt i32 %8, %2
  %14 = icmp slt i32 %12, %3
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %4
  %17 = mul nsw i32 %2, %12
  %18 = add nsw i32 %17, %8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = zext nneg i32 %11 to i64
  %23 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 %22
  %24 = zext nneg i32 %7 to i64
  %25 = getelementptr inbounds nuw float, ptr %23, i64 %24
  store float %21, ptr %25, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %16, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = add nuw nsw i32 %10, %7
  %28 = add i32 %6, %11
  %29 = icmp slt i32 %27, %3
  %30 = icmp slt i32 %28, %2
  %31 = and i1 %30, %29
  br i1 %31, label %32, label %42

32:                                               ; preds = %26
  %33 = zext nneg i32 %7 to i64
  %34 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 %33
  %35 = zext nneg i32 %11 to i64
  %36 = getelementptr inbounds nuw float, ptr %34, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = mul nsw i32 %3, %28
  %39 = add nsw i32 %38, %27
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %1, i64 %40
  store float %37, ptr %41, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %32, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  %14 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %13)
  br label %18

15:                                               ; preds = %18
  tail call void @llvm.nvvm.membar.gl()
  %16 = and i32 %4, 31
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %30

18:                                               ; preds = %3, %18
  %19 = phi i32 [ 16, %3 ], [ %23, %18 ]
  %20 = phi i32 [ %11, %3 ], [ %22, %18 ]
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %20, i32 range(i32 1, -2147483648) %19, i32 31)
  %22 = add nsw i32 %21, %20
  %23 = lshr i32 %19, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %15, label %18, !llvm.loop !26

25:                                               ; preds = %15
  %26 = sdiv i32 %8, 32
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %1, i64 %27
  store i32 %22, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds i32, ptr %2, i64 %27
  store i32 %14, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %25, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #8

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" }
attributes #6 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nounwind }
attributes #10 = { nounwind }

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
!10 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8}
!11 = !{!12, !5, i64 24}
!12 = !{!"_ZTS3Box", !13, i64 0, !13, i64 12, !5, i64 24}
!13 = !{!"_ZTS3Vec", !9, i64 0, !9, i64 4, !9, i64 8}
!14 = !{!13, !9, i64 0}
!15 = !{!12, !9, i64 0}
!16 = !{!12, !9, i64 12}
!17 = !{!13, !9, i64 4}
!18 = !{!12, !9, i64 4}
!19 = !{!12, !9, i64 16}
!20 = !{!13, !9, i64 8}
!21 = !{!12, !9, i64 8}
!22 = !{!12, !9, i64 20}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = distinct !{!26, !24, !25}
