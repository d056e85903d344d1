; ModuleID = 'opencl/fields.cl'
source_filename = "opencl/fields.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@weights = dso_local local_unnamed_addr addrspace(2) constant [3 x i8] c"M\97\1C", align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @stencil(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %2, %6
  %10 = icmp sgt i32 %3, %8
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %48

12:                                               ; preds = %4
  %13 = mul nsw i32 %2, %8
  %14 = add nsw i32 %13, %6
  %15 = icmp eq i32 %6, 0
  %16 = icmp eq i32 %8, 0
  %17 = select i1 %15, i1 true, i1 %16
  %18 = add nsw i32 %2, -1
  %19 = icmp eq i32 %18, %6
  %20 = select i1 %17, i1 true, i1 %19
  %21 = add nsw i32 %3, -1
  %22 = icmp eq i32 %21, %8
  %23 = select i1 %20, i1 true, i1 %22
  %24 = sext i32 %14 to i64
  %25 = getelementptr float, ptr addrspace(1) %0, i64 %24
  br i1 %23, label %26, label %28

26:                                               ; preds = %12
  %27 = load float, ptr addrspace(1) %25, align 4, !tbaa !13
  br label %45

28:                                               ; preds = %12
  %29 = getelementptr i8, ptr addrspace(1) %25, i64 -4
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !13
  %31 = getelementptr i8, ptr addrspace(1) %25, i64 4
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !13
  %33 = fadd float %30, %32
  %34 = sub nsw i32 %14, %2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !13
  %38 = fadd float %33, %37
  %39 = add nsw i32 %14, %2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !13
  %43 = fadd float %38, %42
  %44 = fmul float %43, 2.500000e-01
  br label %45

45:                                               ; preds = %28, %26
  %46 = phi float [ %27, %26 ], [ %44, %28 ]
  %47 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !13
  br label %48

48:                                               ; preds = %45, %4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stencil(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %2, %6
  %10 = icmp sgt i32 %3, %8
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %48

12:                                               ; preds = %4
  %13 = mul nsw i32 %2, %8
  %14 = add nsw i32 %13, %6
  %15 = icmp eq i32 %6, 0
  %16 = icmp eq i32 %8, 0
  %17 = select i1 %15, i1 true, i1 %16
  %18 = add nsw i32 %2, -1
  %19 = icmp eq i32 %18, %6
  %20 = select i1 %17, i1 true, i1 %19
  %21 = add nsw i32 %3, -1
  %22 = icmp eq i32 %21, %8
  %23 = select i1 %20, i1 true, i1 %22
  %24 = sext i32 %14 to i64
  %25 = getelementptr float, ptr addrspace(1) %0, i64 %24
  br i1 %23, label %26, label %28

26:                                               ; preds = %12
  %27 = load float, ptr addrspace(1) %25, align 4, !tbaa !13
  br label %45

28:                                               ; preds = %12
  %29 = getelementptr i8, ptr addrspace(1) %25, i64 -4
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !13
  %31 = getelementptr i8, ptr addrspace(1) %25, i64 4
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !13
  %33 = fadd float %30, %32
  %34 = sub nsw i32 %14, %2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !13
  %38 = fadd float %33, %37
  %39 = add nsw i32 %14, %2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !13
  %43 = fadd float %38, %42
  %44 = fmul float %43, 2.500000e-01
  br label %45

45:                                               ; preds = %28, %26
  %46 = phi float [ %27, %26 ], [ %44, %28 ]
  %47 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !13
  br label %48

48:                                               ; preds = %45, %4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %4, %8
  br i1 %11, label %12, label %43

12:                                               ; preds = %6
  %13 = sitofp i32 %8 to float
  %14 = tail call float @llvm.fmuladd.f32(float %3, float %13, float %1)
  %15 = sitofp i32 %10 to float
  %16 = tail call float @llvm.fmuladd.f32(float %3, float %15, float %2)
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %37

18:                                               ; preds = %12
  %19 = trunc i32 %5 to i16
  br label %20

20:                                               ; preds = %18, %27
  %21 = phi i32 [ %33, %27 ], [ 0, %18 ]
  %22 = phi float [ %32, %27 ], [ 0.000000e+00, %18 ]
  %23 = phi float [ %30, %27 ], [ 0.000000e+00, %18 ]
  %24 = fmul float %22, %22
  %25 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %24)
  %26 = fcmp ugt float %25, 4.000000e+00
  br i1 %26, label %35, label %27

27:                                               ; preds = %20
  %28 = fneg float %24
  %29 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %28)
  %30 = fadd float %14, %29
  %31 = fmul float %23, 2.000000e+00
  %32 = tail call float @llvm.fmuladd.f32(float %31, float %22, float %16)
  %33 = add nuw nsw i32 %21, 1
  %34 = icmp slt i32 %33, %5
  br i1 %34, label %20, label %37, !llvm.loop !20

35:                                               ; preds = %20
  %36 = trunc i32 %21 to i16
  br label %37

37:                                               ; preds = %35, %27, %12
  %38 = phi i16 [ 0, %12 ], [ %36, %35 ], [ %19, %27 ]
  %39 = mul nsw i32 %4, %10
  %40 = add nsw i32 %39, %8
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %41
  store i16 %38, ptr addrspace(1) %42, align 2, !tbaa !22
  br label %43

43:                                               ; preds = %6, %37
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 !kernel_arg_name !19 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #8
  %10 = trunc i64 %9 to i32
  %11 = icmp sgt i32 %4, %8
  br i1 %11, label %12, label %43

12:                                               ; preds = %6
  %13 = sitofp i32 %8 to float
  %14 = tail call float @llvm.fmuladd.f32(float %3, float %13, float %1)
  %15 = sitofp i32 %10 to float
  %16 = tail call float @llvm.fmuladd.f32(float %3, float %15, float %2)
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %37

18:                                               ; preds = %12
  %19 = trunc i32 %5 to i16
  br label %20

20:                                               ; preds = %18, %27
  %21 = phi i32 [ %33, %27 ], [ 0, %18 ]
  %22 = phi float [ %32, %27 ], [ 0.000000e+00, %18 ]
  %23 = phi float [ %30, %27 ], [ 0.000000e+00, %18 ]
  %24 = fmul float %22, %22
  %25 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %24)
  %26 = fcmp ugt float %25, 4.000000e+00
  br i1 %26, label %35, label %27

27:                                               ; preds = %20
  %28 = fneg float %24
  %29 = tail call float @llvm.fmuladd.f32(float %23, float %23, float %28)
  %30 = fadd float %14, %29
  %31 = fmul float %23, 2.000000e+00
  %32 = tail call float @llvm.fmuladd.f32(float %31, float %22, float %16)
  %33 = add nuw nsw i32 %21, 1
  %34 = icmp slt i32 %33, %5
  br i1 %34, label %20, label %37, !llvm.loop !20

35:                                               ; preds = %20
  %36 = trunc i32 %21 to i16
  br label %37

37:                                               ; preds = %35, %27, %12
  %38 = phi i16 [ 0, %12 ], [ %36, %35 ], [ %19, %27 ]
  %39 = mul nsw i32 %4, %10
  %40 = add nsw i32 %39, %8
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %41
  store i16 %38, ptr addrspace(1) %42, align 2, !tbaa !22
  br label %43

43:                                               ; preds = %6, %37
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @nbody(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 !kernel_arg_name !29 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %37

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !30
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %18, label %14

12:                                               ; preds = %18
  %13 = shufflevector <3 x float> %34, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  br label %14

14:                                               ; preds = %12, %7
  %15 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %7 ], [ %13, %12 ]
  %16 = shufflevector <4 x float> %15, <4 x float> %10, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %8
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !30
  br label %37

18:                                               ; preds = %7, %18
  %19 = phi <3 x float> [ %34, %18 ], [ zeroinitializer, %7 ]
  %20 = phi i32 [ %35, %18 ], [ 0, %7 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !30
  %24 = fsub <4 x float> %23, %10
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %25, <3 x float> noundef %25) #8
  %27 = fadd float %26, 5.000000e-01
  %28 = extractelement <4 x float> %23, i64 3
  %29 = tail call spir_func float @_Z4sqrtf(float noundef %27) #8, !fpmath !31
  %30 = fmul float %27, %29
  %31 = fdiv float %28, %30, !fpmath !32
  %32 = insertelement <3 x float> poison, float %31, i64 0
  %33 = shufflevector <3 x float> %32, <3 x float> poison, <3 x i32> zeroinitializer
  %34 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %25, <3 x float> %33, <3 x float> %19)
  %35 = add nuw nsw i32 %20, 1
  %36 = icmp slt i32 %35, %2
  br i1 %36, label %18, label %12, !llvm.loop !33

37:                                               ; preds = %3, %14
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 !kernel_arg_name !29 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %37

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x float>, ptr addrspace(1) %9, align 16, !tbaa !30
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %18, label %14

12:                                               ; preds = %18
  %13 = shufflevector <3 x float> %34, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  br label %14

14:                                               ; preds = %12, %7
  %15 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, %7 ], [ %13, %12 ]
  %16 = shufflevector <4 x float> %15, <4 x float> %10, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %8
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !30
  br label %37

18:                                               ; preds = %7, %18
  %19 = phi <3 x float> [ %34, %18 ], [ zeroinitializer, %7 ]
  %20 = phi i32 [ %35, %18 ], [ 0, %7 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !30
  %24 = fsub <4 x float> %23, %10
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %26 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %25, <3 x float> noundef %25) #8
  %27 = fadd float %26, 5.000000e-01
  %28 = extractelement <4 x float> %23, i64 3
  %29 = tail call spir_func float @_Z4sqrtf(float noundef %27) #8, !fpmath !31
  %30 = fmul float %27, %29
  %31 = fdiv float %28, %30, !fpmath !32
  %32 = insertelement <3 x float> poison, float %31, i64 0
  %33 = shufflevector <3 x float> %32, <3 x float> poison, <3 x i32> zeroinitializer
  %34 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %25, <3 x float> %33, <3 x float> %19)
  %35 = add nuw nsw i32 %20, 1
  %36 = icmp slt i32 %35, %2
  br i1 %36, label %18, label %12, !llvm.loop !33

37:                                               ; preds = %3, %14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @grey(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !28 !kernel_arg_name !36 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = icmp ugt i32 %2, %5
  br i1 %6, label %7, label %24

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295
  %9 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !30
  %11 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %10) #8
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = mul i32 %12, 77
  %14 = extractelement <4 x i32> %11, i64 1
  %15 = mul i32 %14, 151
  %16 = extractelement <4 x i32> %11, i64 2
  %17 = mul i32 %16, 28
  %18 = add i32 %15, 128
  %19 = add i32 %18, %13
  %20 = add i32 %19, %17
  %21 = lshr i32 %20, 8
  %22 = tail call spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef %21) #8
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %22, ptr addrspace(1) %23, align 1, !tbaa !30
  br label %24

24:                                               ; preds = %3, %7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_grey(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !28 !kernel_arg_name !36 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %5 = trunc i64 %4 to i32
  %6 = icmp ugt i32 %2, %5
  br i1 %6, label %7, label %24

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295
  %9 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %8
  %10 = load <4 x i8>, ptr addrspace(1) %9, align 4, !tbaa !30
  %11 = tail call spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef %10) #8
  %12 = extractelement <4 x i32> %11, i64 0
  %13 = mul i32 %12, 77
  %14 = extractelement <4 x i32> %11, i64 1
  %15 = mul i32 %14, 151
  %16 = extractelement <4 x i32> %11, i64 2
  %17 = mul i32 %16, 28
  %18 = add i32 %15, 128
  %19 = add i32 %18, %13
  %20 = add i32 %19, %17
  %21 = lshr i32 %20, 8
  %22 = tail call spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef %21) #8
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  store i8 %22, ptr addrspace(1) %23, align 1, !tbaa !30
  br label %24

24:                                               ; preds = %7, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z13convert_uint4Dv4_h(<4 x i8> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!"from", !"to", !"width", !"height"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"ushort*", !"float", !"float", !"float", !"int", !"int"}
!18 = !{!"", !"", !"", !"", !"", !""}
!19 = !{!"counts", !"left", !"top", !"step", !"width", !"most"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !6, i64 0}
!24 = !{i32 1, i32 1, i32 0}
!25 = !{!"none", !"none", !"none"}
!26 = !{!"float4*", !"float4*", !"int"}
!27 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int"}
!28 = !{!"const", !"", !""}
!29 = !{!"bodies", !"forces", !"n"}
!30 = !{!6, !6, i64 0}
!31 = !{float 3.000000e+00}
!32 = !{float 2.500000e+00}
!33 = distinct !{!33, !21}
!34 = !{!"uchar4*", !"uchar*", !"uint"}
!35 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"uint"}
!36 = !{!"pixels", !"levels", !"n"}
