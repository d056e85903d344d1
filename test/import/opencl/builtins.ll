; ModuleID = 'opencl/builtins.cl'
source_filename = "opencl/builtins.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@parted.signs = internal addrspace(3) global [8 x i32] undef, align 4
@copied.row = internal addrspace(3) global [64 x i32] undef, align 4
@copied.third = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @parted(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef %12, ptr addrspace(4) noundef %13) #10
  %15 = mul nsw i32 %9, 6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %16
  store <4 x float> %14, ptr addrspace(1) %17, align 16, !tbaa !14
  %18 = load <4 x i32>, ptr %6, align 16, !tbaa !14
  %19 = shl nsw i32 %9, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %2, i64 %20
  store <4 x i32> %18, ptr addrspace(1) %21, align 16, !tbaa !14
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %12, ptr addrspace(4) noundef %22) #10
  %24 = getelementptr i8, ptr addrspace(1) %17, i64 16
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !tbaa !14
  %25 = load <4 x float>, ptr %4, align 16, !tbaa !14
  %26 = getelementptr i8, ptr addrspace(1) %17, i64 32
  store <4 x float> %25, ptr addrspace(1) %26, align 16, !tbaa !14
  %27 = addrspacecast ptr %5 to ptr addrspace(4)
  %28 = call spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef %12, ptr addrspace(4) noundef %27) #10
  %29 = load <4 x float>, ptr %5, align 16, !tbaa !14
  %30 = fadd <4 x float> %28, %29
  %31 = getelementptr i8, ptr addrspace(1) %17, i64 48
  store <4 x float> %30, ptr addrspace(1) %31, align 16, !tbaa !14
  %32 = load <4 x i32>, ptr %6, align 16, !tbaa !14
  %33 = mul <4 x i32> %32, splat (i32 3)
  %34 = add <4 x i32> %33, splat (i32 -7)
  %35 = call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %12, <4 x i32> noundef %34) #8
  %36 = getelementptr i8, ptr addrspace(1) %17, i64 64
  store <4 x float> %35, ptr addrspace(1) %36, align 16, !tbaa !14
  %37 = call spir_func <4 x float> @_Z9nextafterDv4_fS_(<4 x float> noundef %12, <4 x float> noundef splat (float 1.000000e+00)) #8
  %38 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %39 = call spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef %12, <4 x float> noundef %38) #8
  %40 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> splat (float 2.000000e+00), <4 x float> %37)
  %41 = getelementptr i8, ptr addrspace(1) %17, i64 80
  store <4 x float> %40, ptr addrspace(1) %41, align 16, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %42 = extractelement <4 x float> %12, i64 0
  %43 = extractelement <4 x float> %12, i64 1
  %44 = addrspacecast ptr %7 to ptr addrspace(4)
  %45 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %42, float noundef %43, ptr addrspace(4) noundef %44) #10
  store float %45, ptr addrspace(1) %41, align 16
  %46 = extractelement <4 x float> %12, i64 2
  %47 = call spir_func i32 @_Z5ilogbf(float noundef %46) #8
  %48 = extractelement <4 x float> %12, i64 3
  %49 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) @parted.signs, i64 %49
  %51 = addrspacecast ptr addrspace(3) %50 to ptr addrspace(4)
  %52 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %48, ptr addrspace(4) noundef %51) #10
  %53 = load i32, ptr %7, align 4, !tbaa !4
  %54 = insertelement <4 x i32> poison, i32 %53, i64 0
  %55 = insertelement <4 x i32> %54, i32 %47, i64 1
  %56 = load i32, ptr addrspace(3) %50, align 4, !tbaa !4
  %57 = insertelement <4 x i32> %55, i32 %56, i64 2
  %58 = call spir_func float @_Z4logbf(float noundef %43) #8
  %59 = fptosi float %58 to i32
  %60 = insertelement <4 x i32> %57, i32 %59, i64 3
  %61 = getelementptr i8, ptr addrspace(1) %21, i64 16
  store <4 x i32> %60, ptr addrspace(1) %61, align 16, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_parted(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !kernel_arg_name !13 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x float>, ptr addrspace(1) %11, align 16, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef %12, ptr addrspace(4) noundef %13) #10
  %15 = mul nsw i32 %9, 6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %16
  store <4 x float> %14, ptr addrspace(1) %17, align 16, !tbaa !14
  %18 = load <4 x i32>, ptr %6, align 16, !tbaa !14
  %19 = shl nsw i32 %9, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %2, i64 %20
  store <4 x i32> %18, ptr addrspace(1) %21, align 16, !tbaa !14
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %12, ptr addrspace(4) noundef %22) #10
  %24 = getelementptr i8, ptr addrspace(1) %17, i64 16
  store <4 x float> %23, ptr addrspace(1) %24, align 16, !tbaa !14
  %25 = load <4 x float>, ptr %4, align 16, !tbaa !14
  %26 = getelementptr i8, ptr addrspace(1) %17, i64 32
  store <4 x float> %25, ptr addrspace(1) %26, align 16, !tbaa !14
  %27 = addrspacecast ptr %5 to ptr addrspace(4)
  %28 = call spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef %12, ptr addrspace(4) noundef %27) #10
  %29 = load <4 x float>, ptr %5, align 16, !tbaa !14
  %30 = fadd <4 x float> %28, %29
  %31 = getelementptr i8, ptr addrspace(1) %17, i64 48
  store <4 x float> %30, ptr addrspace(1) %31, align 16, !tbaa !14
  %32 = load <4 x i32>, ptr %6, align 16, !tbaa !14
  %33 = mul <4 x i32> %32, splat (i32 3)
  %34 = add <4 x i32> %33, splat (i32 -7)
  %35 = call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %12, <4 x i32> noundef %34) #8
  %36 = getelementptr i8, ptr addrspace(1) %17, i64 64
  store <4 x float> %35, ptr addrspace(1) %36, align 16, !tbaa !14
  %37 = call spir_func <4 x float> @_Z9nextafterDv4_fS_(<4 x float> noundef %12, <4 x float> noundef splat (float 1.000000e+00)) #8
  %38 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %39 = call spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef %12, <4 x float> noundef %38) #8
  %40 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> splat (float 2.000000e+00), <4 x float> %37)
  %41 = getelementptr i8, ptr addrspace(1) %17, i64 80
  store <4 x float> %40, ptr addrspace(1) %41, align 16, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %42 = extractelement <4 x float> %12, i64 0
  %43 = extractelement <4 x float> %12, i64 1
  %44 = addrspacecast ptr %7 to ptr addrspace(4)
  %45 = call spir_func float @_Z6remquoffPU3AS4i(float noundef %42, float noundef %43, ptr addrspace(4) noundef %44) #10
  store float %45, ptr addrspace(1) %41, align 16
  %46 = extractelement <4 x float> %12, i64 2
  %47 = call spir_func i32 @_Z5ilogbf(float noundef %46) #8
  %48 = extractelement <4 x float> %12, i64 3
  %49 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) @parted.signs, i64 %49
  %51 = addrspacecast ptr addrspace(3) %50 to ptr addrspace(4)
  %52 = call spir_func float @_Z8lgamma_rfPU3AS4i(float noundef %48, ptr addrspace(4) noundef %51) #10
  %53 = load i32, ptr %7, align 4, !tbaa !4
  %54 = insertelement <4 x i32> poison, i32 %53, i64 0
  %55 = insertelement <4 x i32> %54, i32 %47, i64 1
  %56 = load i32, ptr addrspace(3) %50, align 4, !tbaa !4
  %57 = insertelement <4 x i32> %55, i32 %56, i64 2
  %58 = call spir_func float @_Z4logbf(float noundef %43) #8
  %59 = fptosi float %58 to i32
  %60 = insertelement <4 x i32> %57, i32 %59, i64 3
  %61 = getelementptr i8, ptr addrspace(1) %21, i64 16
  store <4 x i32> %60, ptr addrspace(1) %61, align 16, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @copied(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
  %3 = alloca target("spirv.Event"), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) noundef @copied.row, ptr addrspace(1) noundef align 4 %0, i64 noundef 50, target("spirv.Event") zeroinitializer) #10
  store target("spirv.Event") %4, ptr %3, align 8, !tbaa !20
  %5 = tail call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef @copied.third, ptr addrspace(1) noundef align 4 %0, i64 noundef 20, i64 noundef 3, target("spirv.Event") %4) #10
  store target("spirv.Event") %5, ptr %3, align 8, !tbaa !20
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %6) #10
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef align 4 %0, i64 noundef 4) #10
  %9 = icmp slt i32 %8, 20
  br i1 %9, label %10, label %19

10:                                               ; preds = %2
  %11 = sub nsw i32 19, %8
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @copied.third, i64 %12
  %14 = load i32, ptr addrspace(3) %13, align 4, !tbaa !4
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(3) @copied.row, i64 %15
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %18 = add nsw i32 %17, %14
  store i32 %18, ptr addrspace(3) %16, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %2, %10
  call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %20 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1iPU3AS3Kim9ocl_event(ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef @copied.row, i64 noundef 50, target("spirv.Event") zeroinitializer) #10
  store target("spirv.Event") %20, ptr %3, align 8, !tbaa !20
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_copied(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
  %3 = alloca target("spirv.Event"), align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) noundef @copied.row, ptr addrspace(1) noundef %0, i64 noundef 50, target("spirv.Event") zeroinitializer) #10
  store target("spirv.Event") %4, ptr %3, align 8, !tbaa !20
  %5 = tail call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef @copied.third, ptr addrspace(1) noundef %0, i64 noundef 20, i64 noundef 3, target("spirv.Event") %4) #10
  store target("spirv.Event") %5, ptr %3, align 8, !tbaa !20
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %6) #10
  %7 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef %0, i64 noundef 4) #10
  %9 = icmp slt i32 %8, 20
  br i1 %9, label %10, label %19

10:                                               ; preds = %2
  %11 = sub nsw i32 19, %8
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @copied.third, i64 %12
  %14 = load i32, ptr addrspace(3) %13, align 4, !tbaa !4
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(3) @copied.row, i64 %15
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %18 = add nsw i32 %17, %14
  store i32 %18, ptr addrspace(3) %16, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %10, %2
  call spir_func void @_Z7barrierj(i32 noundef 1) #10
  %20 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1iPU3AS3Kim9ocl_event(ptr addrspace(1) noundef %1, ptr addrspace(3) noundef @copied.row, i64 noundef 50, target("spirv.Event") zeroinitializer) #10
  store target("spirv.Event") %20, ptr %3, align 8, !tbaa !20
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %6) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @arranged(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef readonly align 32 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !kernel_arg_name !25 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i32>, ptr addrspace(1) %7, align 32, !tbaa !14
  %9 = xor i32 %5, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %0, i64 %10
  %12 = load <8 x i32>, ptr addrspace(1) %11, align 32, !tbaa !14
  %13 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %2, i64 %6
  %14 = load <8 x i32>, ptr addrspace(1) %13, align 32, !tbaa !14
  %15 = tail call spir_func <8 x i32> @_Z7shuffleDv8_iDv8_j(<8 x i32> noundef %8, <8 x i32> noundef %14) #8
  %16 = mul nsw i32 %5, 3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %1, i64 %17
  store <8 x i32> %15, ptr addrspace(1) %18, align 32, !tbaa !14
  %19 = tail call spir_func <8 x i32> @_Z8shuffle2Dv8_iS_Dv8_j(<8 x i32> noundef %8, <8 x i32> noundef %12, <8 x i32> noundef %14) #8
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 32
  store <8 x i32> %19, ptr addrspace(1) %20, align 32, !tbaa !14
  %21 = tail call spir_func <8 x i32> @_Z7mad_satDv8_iS_S_(<8 x i32> noundef %8, <8 x i32> noundef %12, <8 x i32> noundef splat (i32 7)) #8
  %22 = tail call spir_func <8 x i32> @_Z7mad_satDv8_jS_S_(<8 x i32> noundef %8, <8 x i32> noundef %14, <8 x i32> noundef %12) #8
  %23 = xor <8 x i32> %22, %21
  %24 = getelementptr i8, ptr addrspace(1) %18, i64 64
  store <8 x i32> %23, ptr addrspace(1) %24, align 32, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_arranged(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1, ptr addrspace(1) noundef readonly align 32 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !kernel_arg_name !25 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %0, i64 %6
  %8 = load <8 x i32>, ptr addrspace(1) %7, align 32, !tbaa !14
  %9 = xor i32 %5, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %0, i64 %10
  %12 = load <8 x i32>, ptr addrspace(1) %11, align 32, !tbaa !14
  %13 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %2, i64 %6
  %14 = load <8 x i32>, ptr addrspace(1) %13, align 32, !tbaa !14
  %15 = tail call spir_func <8 x i32> @_Z7shuffleDv8_iDv8_j(<8 x i32> noundef %8, <8 x i32> noundef %14) #8
  %16 = mul nsw i32 %5, 3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %1, i64 %17
  store <8 x i32> %15, ptr addrspace(1) %18, align 32, !tbaa !14
  %19 = tail call spir_func <8 x i32> @_Z8shuffle2Dv8_iS_Dv8_j(<8 x i32> noundef %8, <8 x i32> noundef %12, <8 x i32> noundef %14) #8
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 32
  store <8 x i32> %19, ptr addrspace(1) %20, align 32, !tbaa !14
  %21 = tail call spir_func <8 x i32> @_Z7mad_satDv8_iS_S_(<8 x i32> noundef %8, <8 x i32> noundef %12, <8 x i32> noundef splat (i32 7)) #8
  %22 = tail call spir_func <8 x i32> @_Z7mad_satDv8_jS_S_(<8 x i32> noundef %8, <8 x i32> noundef %14, <8 x i32> noundef %12) #8
  %23 = xor <8 x i32> %22, %21
  %24 = getelementptr i8, ptr addrspace(1) %18, i64 64
  store <8 x i32> %23, ptr addrspace(1) %24, align 32, !tbaa !14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @directed(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !kernel_arg_name !30 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !31
  %10 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %7
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func float @_Z17convert_float_rtzi(i32 noundef %11) #8
  %13 = tail call spir_func float @_Z17convert_float_rtpi(i32 noundef %11) #8
  %14 = fsub float %12, %13
  %15 = mul nsw i32 %6, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %16
  store float %14, ptr addrspace(1) %17, align 4, !tbaa !31
  %18 = tail call spir_func float @_Z17convert_float_rtni(i32 noundef %11) #8
  %19 = getelementptr i8, ptr addrspace(1) %17, i64 4
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !31
  %20 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %11) #8
  %21 = getelementptr i8, ptr addrspace(1) %17, i64 8
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !31
  %22 = shl nsw i32 %6, 2
  %23 = sext i32 %22 to i64
  %24 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %9, i64 noundef %23, ptr addrspace(4) noundef %24) #10
  %25 = or disjoint i32 %22, 1
  %26 = sext i32 %25 to i64
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %9, i64 noundef %26, ptr addrspace(4) noundef %24) #10
  %27 = or disjoint i32 %22, 2
  %28 = sext i32 %27 to i64
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %9, i64 noundef %28, ptr addrspace(4) noundef %24) #10
  %29 = or disjoint i32 %22, 3
  %30 = sext i32 %29 to i64
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %9, i64 noundef %30, ptr addrspace(4) noundef %24) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_directed(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !kernel_arg_name !30 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !31
  %10 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %7
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func float @_Z17convert_float_rtzi(i32 noundef %11) #8
  %13 = tail call spir_func float @_Z17convert_float_rtpi(i32 noundef %11) #8
  %14 = fsub float %12, %13
  %15 = mul nsw i32 %6, 3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %16
  store float %14, ptr addrspace(1) %17, align 4, !tbaa !31
  %18 = tail call spir_func float @_Z17convert_float_rtni(i32 noundef %11) #8
  %19 = getelementptr i8, ptr addrspace(1) %17, i64 4
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !31
  %20 = tail call spir_func float @_Z17convert_float_rtpj(i32 noundef %11) #8
  %21 = getelementptr i8, ptr addrspace(1) %17, i64 8
  store float %20, ptr addrspace(1) %21, align 4, !tbaa !31
  %22 = shl nsw i32 %6, 2
  %23 = sext i32 %22 to i64
  %24 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %9, i64 noundef %23, ptr addrspace(4) noundef %24) #10
  %25 = or disjoint i32 %22, 1
  %26 = sext i32 %25 to i64
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %9, i64 noundef %26, ptr addrspace(4) noundef %24) #10
  %27 = or disjoint i32 %22, 2
  %28 = sext i32 %27 to i64
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %9, i64 noundef %28, ptr addrspace(4) noundef %24) #10
  %29 = or disjoint i32 %22, 3
  %30 = sext i32 %29 to i64
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %9, i64 noundef %30, ptr addrspace(4) noundef %24) #10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @grouped(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 !reqd_work_group_size !33 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = mul i64 %3, 20
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %5) #10
  store i32 %8, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %5) #10
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !4
  %11 = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %5, i64 noundef 5) #10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = icmp eq i32 %5, 3
  %14 = zext i1 %13 to i32
  %15 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %14) #10
  %16 = icmp ne i32 %5, 3
  %17 = zext i1 %16 to i32
  %18 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %17) #10
  %19 = shl nsw i32 %18, 1
  %20 = add nsw i32 %19, %15
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = and i32 %5, 1073741823
  %23 = bitcast i32 %22 to float
  %24 = tail call spir_func float @_Z20work_group_broadcastfm(float noundef %23, i64 noundef 31) #10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_grouped(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 !reqd_work_group_size !33 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = mul i64 %3, 20
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %5) #10
  store i32 %8, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %5) #10
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !4
  %11 = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %5, i64 noundef 5) #10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = icmp eq i32 %5, 3
  %14 = zext i1 %13 to i32
  %15 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %14) #10
  %16 = icmp ne i32 %5, 3
  %17 = zext i1 %16 to i32
  %18 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %17) #10
  %19 = shl nsw i32 %18, 1
  %20 = add nsw i32 %19, %15
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = and i32 %5, 1073741823
  %23 = bitcast i32 %22 to float
  %24 = tail call spir_func float @_Z20work_group_broadcastfm(float noundef %23, i64 noundef 31) #10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z9nextafterDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6remquoffPU3AS4i(float noundef, float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5ilogbf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z8lgamma_rfPU3AS4i(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4logbf(float noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1iPU3AS3Kim9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z7shuffleDv8_iDv8_j(<8 x i32> noundef, <8 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z8shuffle2Dv8_iS_Dv8_j(<8 x i32> noundef, <8 x i32> noundef, <8 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z7mad_satDv8_iS_S_(<8 x i32> noundef, <8 x i32> noundef, <8 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <8 x i32> @_Z7mad_satDv8_jS_S_(<8 x i32> noundef, <8 x i32> noundef, <8 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtzi(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpi(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtni(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z17convert_float_rtpj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z20work_group_broadcastfm(float noundef, i64 noundef) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"float4*", !"float4*", !"int4*"}
!11 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!12 = !{!"const", !"", !""}
!13 = !{!"in", !"out", !"numbers"}
!14 = !{!6, !6, i64 0}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"int*", !"int*"}
!18 = !{!"const", !""}
!19 = !{!"in", !"out"}
!20 = !{!21, !21, i64 0}
!21 = !{!"event_t", !6, i64 0}
!22 = !{!"int8*", !"int8*", !"uint8*"}
!23 = !{!"int __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(8)))*", !"uint __attribute__((ext_vector_type(8)))*"}
!24 = !{!"const", !"", !"const"}
!25 = !{!"in", !"out", !"by"}
!26 = !{i32 1, i32 1, i32 1, i32 1}
!27 = !{!"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"ushort*", !"int*"}
!29 = !{!"const", !"", !"", !"const"}
!30 = !{!"in", !"out", !"halves", !"numbers"}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !6, i64 0}
!33 = !{i32 32, i32 1, i32 1}
