; ModuleID = 'hip/kernels.hip'
source_filename = "hip/kernels.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Box = type { %struct.Vec, %struct.Vec, i32 }
%struct.Vec = type { float, float, float }

@shmem = external hidden local_unnamed_addr addrspace(3) global [0 x float], align 4
@primes = protected addrspace(4) externally_initialized constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 16
@best = protected addrspace(1) externally_initialized global i32 0, align 4
@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 16
@__hip_cuid_248c06c9498d7e71 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_248c06c9498d7e71 to ptr), ptr addrspacecast (ptr addrspace(1) @best to ptr), ptr addrspacecast (ptr addrspace(4) @primes to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @vectorAdd(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %9 = load i16, ptr addrspace(4) %8, align 4, !range !9, !invariant.load !10, !noundef !10
  %10 = zext nneg i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = add i32 %11, %5
  %13 = icmp samesign ult i32 %5, 256
  br i1 %13, label %14, label %19

14:                                               ; preds = %4
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !11
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) @shmem, i32 %5
  store float %17, ptr addrspace(3) %18, align 4, !tbaa !11
  br label %19

19:                                               ; preds = %14, %4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %20 = icmp slt i32 %12, %3
  br i1 %20, label %21, label %33

21:                                               ; preds = %19
  %22 = sext i32 %12 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !11
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %22
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !11
  %27 = fadd float %24, %26
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @shmem, i32 %5
  %29 = load float, ptr addrspace(3) %28, align 4, !tbaa !11
  %30 = fmul float %29, 0.000000e+00
  %31 = fadd float %27, %30
  %32 = atomicrmw fadd ptr addrspace(1) %2, float %31 syncscope("agent") monotonic, align 4, !noalias.addrspace !13, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %33

33:                                               ; preds = %21, %19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @myKernel(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = uitofp nneg i32 %4 to float
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw float, ptr addrspace(3) @shmem, i32 %3
  store float %5, ptr addrspace(3) %7, align 4, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %8 = xor i32 %3, -1
  %9 = getelementptr float, ptr addrspace(3) @shmem, i32 %1
  %10 = getelementptr float, ptr addrspace(3) %9, i32 %8
  %11 = load float, ptr addrspace(3) %10, align 4, !tbaa !11
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  store float %11, ptr addrspace(1) %12, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @shrink(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(4) noundef readonly byref(%struct.Box) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.Vec, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %5 to ptr
  %7 = load float, ptr addrspace(4) %2, align 4
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %9 = load float, ptr addrspace(4) %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %11 = load float, ptr addrspace(4) %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %13 = load float, ptr addrspace(4) %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %15 = load float, ptr addrspace(4) %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %17 = load float, ptr addrspace(4) %16, align 4
  %18 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %20 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 12
  %22 = load i16, ptr addrspace(4) %21, align 4, !range !9, !invariant.load !10, !noundef !10
  %23 = zext nneg i16 %22 to i32
  %24 = mul i32 %19, %23
  %25 = add i32 %24, %18
  %26 = icmp slt i32 %25, %3
  br i1 %26, label %27, label %59

27:                                               ; preds = %4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %29 = load i32, ptr addrspace(4) %28, align 4
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #10
  %30 = sext i32 %25 to i64
  %31 = getelementptr inbounds %struct.Vec, ptr addrspace(1) %0, i64 %30
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(1) noundef align 4 dereferenceable(12) %31, i64 12, i1 false), !tbaa.struct !14
  %32 = and i32 %29, 1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %27
  call fastcc void @_ZL5scaleP3Vecf(ptr noundef nonnull %6) #10
  br label %35

35:                                               ; preds = %34, %27
  %36 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %37 = fcmp olt float %36, %7
  %38 = fcmp ogt float %36, %13
  %39 = select i1 %38, float %13, float %36
  %40 = select i1 %37, float %7, float %39
  store float %40, ptr addrspace(5) %5, align 4, !tbaa !15
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 4
  %42 = load float, ptr addrspace(5) %41, align 4, !tbaa !17
  %43 = fcmp olt float %42, %9
  %44 = fcmp ogt float %42, %15
  %45 = select i1 %44, float %15, float %42
  %46 = select i1 %43, float %9, float %45
  store float %46, ptr addrspace(5) %41, align 4, !tbaa !17
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  %48 = load float, ptr addrspace(5) %47, align 4, !tbaa !18
  %49 = fcmp olt float %48, %11
  %50 = fcmp ogt float %48, %17
  %51 = select i1 %50, float %17, float %48
  %52 = select i1 %49, float %11, float %51
  store float %52, ptr addrspace(5) %47, align 4, !tbaa !18
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 4 dereferenceable(12) %31, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !14
  %53 = fmul float %40, %40
  %54 = fmul float %46, %46
  %55 = fadd float %53, %54
  %56 = fmul float %52, %52
  %57 = fadd float %55, %56
  %58 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %30
  store float %57, ptr addrspace(1) %58, align 4, !tbaa !11
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #10
  br label %59

59:                                               ; preds = %4, %35
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_ZL5scaleP3Vecf(ptr noundef captures(none) %0) unnamed_addr #4 {
  %2 = load float, ptr %0, align 4, !tbaa !15
  %3 = fmul float %2, 5.000000e-01
  store float %3, ptr %0, align 4, !tbaa !15
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4, !tbaa !17
  %6 = fmul float %5, 5.000000e-01
  store float %6, ptr %4, align 4, !tbaa !17
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load float, ptr %7, align 4, !tbaa !18
  %9 = fmul float %8, 5.000000e-01
  store float %9, ptr %7, align 4, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @remainders(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %8 = load i16, ptr addrspace(4) %7, align 4, !range !9, !invariant.load !10, !noundef !10
  %9 = zext nneg i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = add i32 %10, %4
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %31

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5
  br label %21

17:                                               ; preds = %21
  %18 = sext i32 %11 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %18
  store i32 %28, ptr addrspace(1) %19, align 4, !tbaa !5
  %20 = atomicrmw max ptr addrspace(1) @best, i32 %28 syncscope("agent") monotonic, align 4, !noalias.addrspace !13, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %31

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %29, %21 ]
  %23 = phi i32 [ 0, %13 ], [ %28, %21 ]
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) @primes, i64 %24
  %26 = load i32, ptr addrspace(4) %25, align 4, !tbaa !5
  %27 = srem i32 %16, %26
  %28 = add nsw i32 %27, %23
  %29 = add nuw nsw i32 %22, 1
  %30 = icmp eq i32 %29, 8
  br i1 %30, label %17, label %21, !llvm.loop !19

31:                                               ; preds = %3, %17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @transpose(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 3
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y()
  %10 = shl i32 %9, 3
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %8, %2
  %14 = icmp slt i32 %12, %3
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %24

16:                                               ; preds = %4
  %17 = mul nsw i32 %2, %12
  %18 = add nsw i32 %17, %8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !11
  %22 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @_ZZ9transposeE4tile, i32 %11
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i32 %7
  store float %21, ptr addrspace(3) %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %16, %4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = add i32 %10, %7
  %26 = add i32 %6, %11
  %27 = icmp slt i32 %25, %3
  %28 = icmp slt i32 %26, %2
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %38

30:                                               ; preds = %24
  %31 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @_ZZ9transposeE4tile, i32 %7
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i32 %11
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !11
  %34 = mul nsw i32 %3, %26
  %35 = add nsw i32 %34, %25
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %36
  store float %33, ptr addrspace(1) %37, align 4, !tbaa !11
  br label %38

38:                                               ; preds = %30, %24
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #9

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = !{i32 5, i32 6}
!14 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11}
!15 = !{!16, !12, i64 0}
!16 = !{!"_ZTS3Vec", !12, i64 0, !12, i64 4, !12, i64 8}
!17 = !{!16, !12, i64 4}
!18 = !{!16, !12, i64 8}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
