; ModuleID = 'opencl/images.cl'
source_filename = "opencl/images.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  br label %7

7:                                                ; preds = %2, %11
  %8 = phi <4 x float> [ zeroinitializer, %2 ], [ %22, %11 ]
  %9 = phi i32 [ -1, %2 ], [ %12, %11 ]
  %10 = add nsw i32 %9, %6
  br label %14

11:                                               ; preds = %14
  %12 = add nsw i32 %9, 1
  %13 = icmp slt i32 %9, 1
  br i1 %13, label %7, label %25, !llvm.loop !13

14:                                               ; preds = %7, %14
  %15 = phi <4 x float> [ %8, %7 ], [ %22, %14 ]
  %16 = phi i32 [ -1, %7 ], [ %23, %14 ]
  %17 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #7
  %18 = add nsw i32 %16, %4
  %19 = insertelement <2 x i32> poison, i32 %18, i64 0
  %20 = insertelement <2 x i32> %19, i32 %10, i64 1
  %21 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %17, <2 x i32> noundef %20) #8
  %22 = fadd <4 x float> %15, %21
  %23 = add nsw i32 %16, 1
  %24 = icmp slt i32 %16, 1
  br i1 %24, label %14, label %11, !llvm.loop !15

25:                                               ; preds = %11
  %26 = insertelement <2 x i32> poison, i32 %4, i64 0
  %27 = insertelement <2 x i32> %26, i32 %6, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %27, <4 x float> noundef %22) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_blurred(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  br label %7

7:                                                ; preds = %2, %14
  %8 = phi <4 x float> [ zeroinitializer, %2 ], [ %25, %14 ]
  %9 = phi i32 [ -1, %2 ], [ %15, %14 ]
  %10 = add nsw i32 %9, %6
  br label %17

11:                                               ; preds = %14
  %12 = insertelement <2 x i32> poison, i32 %4, i64 0
  %13 = insertelement <2 x i32> %12, i32 %6, i64 1
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %13, <4 x float> noundef %25) #9
  ret void

14:                                               ; preds = %17
  %15 = add nsw i32 %9, 1
  %16 = icmp slt i32 %9, 1
  br i1 %16, label %7, label %11, !llvm.loop !13

17:                                               ; preds = %7, %17
  %18 = phi <4 x float> [ %8, %7 ], [ %25, %17 ]
  %19 = phi i32 [ -1, %7 ], [ %26, %17 ]
  %20 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #7
  %21 = add nsw i32 %19, %4
  %22 = insertelement <2 x i32> poison, i32 %21, i64 0
  %23 = insertelement <2 x i32> %22, i32 %10, i64 1
  %24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %20, <2 x i32> noundef %23) #8
  %25 = fadd <4 x float> %18, %24
  %26 = add nsw i32 %19, 1
  %27 = icmp slt i32 %19, 1
  br i1 %27, label %17, label %14, !llvm.loop !15
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @doubled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 !kernel_arg_name !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %4, i64 0
  %8 = insertelement <2 x i32> %7, i32 %6, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #8
  %10 = shl <4 x i32> %9, splat (i32 1)
  %11 = add <4 x i32> %10, <i32 0, i32 1, i32 2, i32 3>
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %11) #9
  %12 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #6
  %13 = extractelement <2 x i32> %12, i64 0
  %14 = mul nsw i32 %13, 100
  %15 = extractelement <2 x i32> %12, i64 1
  %16 = mul nsw i32 %15, 10
  %17 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #6
  %18 = add i32 %16, %17
  %19 = add i32 %18, %14
  %20 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #6
  %21 = mul nsw i32 %20, %6
  %22 = add nsw i32 %21, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  store i32 %19, ptr addrspace(1) %24, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_doubled(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 !kernel_arg_name !18 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> poison, i32 %4, i64 0
  %8 = insertelement <2 x i32> %7, i32 %6, i64 1
  %9 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8) #8
  %10 = shl <4 x i32> %9, splat (i32 1)
  %11 = add <4 x i32> %10, <i32 0, i32 1, i32 2, i32 3>
  tail call spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0, <2 x i32> noundef %8, <4 x i32> noundef %11) #9
  %12 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #6
  %13 = extractelement <2 x i32> %12, i64 0
  %14 = mul nsw i32 %13, 100
  %15 = extractelement <2 x i32> %12, i64 1
  %16 = mul nsw i32 %15, 10
  %17 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #6
  %18 = add i32 %16, %17
  %19 = add i32 %18, %14
  %20 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %0) #6
  %21 = mul nsw i32 %20, %6
  %22 = add nsw i32 %21, %4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  store i32 %19, ptr addrspace(1) %24, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @repeated(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 !kernel_arg_name !22 {
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #7
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #7
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #7
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = add nsw i32 %7, -16
  %9 = sitofp i32 %8 to float
  %10 = tail call float @llvm.fmuladd.f32(float %9, float 1.250000e-01, float 6.250000e-02)
  %11 = insertelement <2 x float> <float poison, float 5.000000e-01>, float %10, i64 0
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %3, <2 x float> noundef %11) #8
  %13 = shl nsw i32 %7, 2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  store <4 x float> %12, ptr addrspace(1) %15, align 16, !tbaa !23
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %11) #8
  %17 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !23
  %18 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %11) #8
  %19 = getelementptr i8, ptr addrspace(1) %15, i64 32
  store <4 x float> %18, ptr addrspace(1) %19, align 16, !tbaa !23
  %20 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #7
  %21 = sitofp i32 %7 to float
  %22 = fadd float %21, -1.250000e+01
  %23 = insertelement <2 x float> <float poison, float 1.250000e+00>, float %22, i64 0
  %24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %20, <2 x float> noundef %23) #8
  %25 = getelementptr i8, ptr addrspace(1) %15, i64 48
  store <4 x float> %24, ptr addrspace(1) %25, align 16, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_repeated(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !11 !kernel_arg_name !22 {
  %3 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 23) #7
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 25) #7
  %5 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 19) #7
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = add nsw i32 %7, -16
  %9 = sitofp i32 %8 to float
  %10 = tail call float @llvm.fmuladd.f32(float %9, float 1.250000e-01, float 6.250000e-02)
  %11 = insertelement <2 x float> <float poison, float 5.000000e-01>, float %10, i64 0
  %12 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %3, <2 x float> noundef %11) #8
  %13 = shl nsw i32 %7, 2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %14
  store <4 x float> %12, ptr addrspace(1) %15, align 16, !tbaa !23
  %16 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %11) #8
  %17 = getelementptr i8, ptr addrspace(1) %15, i64 16
  store <4 x float> %16, ptr addrspace(1) %17, align 16, !tbaa !23
  %18 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %5, <2 x float> noundef %11) #8
  %19 = getelementptr i8, ptr addrspace(1) %15, i64 32
  store <4 x float> %18, ptr addrspace(1) %19, align 16, !tbaa !23
  %20 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #7
  %21 = sitofp i32 %7 to float
  %22 = fadd float %21, -1.250000e+01
  %23 = insertelement <2 x float> <float poison, float 1.250000e+00>, float %22, i64 0
  %24 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %20, <2 x float> noundef %23) #8
  %25 = getelementptr i8, ptr addrspace(1) %15, i64 48
  store <4 x float> %24, ptr addrspace(1) %25, align 16, !tbaa !23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @filtered(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 !kernel_arg_name !29 {
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #7
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> <i32 poison, i32 1>, i32 %6, i64 0
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #8
  %9 = shl nsw i32 %6, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %10
  store <4 x float> %8, ptr addrspace(1) %11, align 16, !tbaa !23
  %12 = sitofp i32 %6 to float
  %13 = fadd float %12, 1.000000e+00
  %14 = insertelement <2 x float> <float poison, float 1.500000e+00>, float %13, i64 0
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %14) #8
  %16 = getelementptr i8, ptr addrspace(1) %11, i64 16
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_filtered(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 !kernel_arg_name !29 {
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34) #7
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <2 x i32> <i32 poison, i32 1>, i32 %6, i64 0
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x i32> noundef %7) #8
  %9 = shl nsw i32 %6, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %10
  store <4 x float> %8, ptr addrspace(1) %11, align 16, !tbaa !23
  %12 = sitofp i32 %6 to float
  %13 = fadd float %12, 1.000000e+00
  %14 = insertelement <2 x float> <float poison, float 1.500000e+00>, float %13, i64 0
  %15 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %14) #8
  %16 = getelementptr i8, ptr addrspace(1) %11, i64 16
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @summed(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 !kernel_arg_name !35 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <4 x i32> <i32 poison, i32 1, i32 1, i32 0>, i32 %6, i64 0
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %7) #8
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #7
  %10 = insertelement <4 x i32> <i32 poison, i32 -1, i32 5, i32 0>, i32 %6, i64 0
  %11 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <4 x i32> noundef %10) #8
  %12 = mul <4 x i32> %11, splat (i32 3)
  %13 = add <4 x i32> %12, %8
  %14 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #6
  %15 = add <4 x i32> %13, %14
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, i32 noundef %6) #8
  %17 = mul <4 x i32> %16, splat (i32 5)
  %18 = add <4 x i32> %15, %17
  %19 = sitofp i32 %6 to float
  %20 = fadd float %19, 1.500000e+00
  %21 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, float noundef %20) #8
  %22 = mul <4 x i32> %21, splat (i32 7)
  %23 = add <4 x i32> %18, %22
  %24 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1) #6
  %25 = insertelement <4 x i32> poison, i32 %24, i64 0
  %26 = shufflevector <4 x i32> %25, <4 x i32> poison, <4 x i32> zeroinitializer
  %27 = add <4 x i32> %23, %26
  %28 = sext i32 %6 to i64
  %29 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %28
  store <4 x i32> %27, ptr addrspace(1) %29, align 16, !tbaa !23
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_summed(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 !kernel_arg_name !35 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = insertelement <4 x i32> <i32 poison, i32 1, i32 1, i32 0>, i32 %6, i64 0
  %8 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, <4 x i32> noundef %7) #8
  %9 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #7
  %10 = insertelement <4 x i32> <i32 poison, i32 -1, i32 5, i32 0>, i32 %6, i64 0
  %11 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %9, <4 x i32> noundef %10) #8
  %12 = mul <4 x i32> %11, splat (i32 3)
  %13 = add <4 x i32> %12, %8
  %14 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %0) #6
  %15 = add <4 x i32> %13, %14
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, i32 noundef %6) #8
  %17 = mul <4 x i32> %16, splat (i32 5)
  %18 = add <4 x i32> %15, %17
  %19 = sitofp i32 %6 to float
  %20 = fadd float %19, 1.500000e+00
  %21 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1, target("spirv.Sampler") %2, float noundef %20) #8
  %22 = mul <4 x i32> %21, splat (i32 7)
  %23 = add <4 x i32> %18, %22
  %24 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %1) #6
  %25 = insertelement <4 x i32> poison, i32 %24, i64 0
  %26 = shufflevector <4 x i32> %25, <4 x i32> poison, <4 x i32> zeroinitializer
  %27 = add <4 x i32> %23, %26
  %28 = sext i32 %6 to i64
  %29 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %28
  store <4 x i32> %27, ptr addrspace(1) %29, align 16, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #3

declare dso_local spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_rwDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z13write_imageui14ocl_image2d_rwDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z16get_image_height14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_width14ocl_image2d_rw(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_roDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image3d_ro11ocl_samplerDv4_i(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image1d_ro11ocl_samplerf(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind willreturn memory(read) }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"read_only", !"write_only"}
!10 = !{!"image2d_t", !"image2d_t"}
!11 = !{!"", !""}
!12 = !{!"in", !"out"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !14}
!16 = !{!"read_write", !"none"}
!17 = !{!"image2d_t", !"int*"}
!18 = !{!"image", !"extents"}
!19 = !{!"read_only", !"none"}
!20 = !{!"image2d_t", !"float4*"}
!21 = !{!"image2d_t", !"float __attribute__((ext_vector_type(4)))*"}
!22 = !{!"image", !"out"}
!23 = !{!6, !6, i64 0}
!24 = !{i32 1, i32 0, i32 1}
!25 = !{!"read_only", !"none", !"none"}
!26 = !{!"image2d_t", !"sampler_t", !"float4*"}
!27 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*"}
!28 = !{!"", !"", !""}
!29 = !{!"image", !"sampler", !"out"}
!30 = !{i32 1, i32 1, i32 0, i32 1}
!31 = !{!"read_only", !"read_only", !"none", !"none"}
!32 = !{!"image3d_t", !"image1d_t", !"sampler_t", !"int4*"}
!33 = !{!"image3d_t", !"image1d_t", !"sampler_t", !"int __attribute__((ext_vector_type(4)))*"}
!34 = !{!"", !"", !"", !""}
!35 = !{!"volume", !"line", !"sampler", !"out"}
