; ModuleID = 'opencl/arrays.cl'
source_filename = "opencl/arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@matmul.left = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@matmul.right = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4
@histogram.own = internal addrspace(3) global [256 x i32] undef, align 4
@scan.part = internal unnamed_addr addrspace(3) global [2 x [64 x i64]] undef, align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = zext i32 %3 to i64
  %7 = icmp ult i64 %5, %6
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !13
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !13
  %13 = tail call float @llvm.fmuladd.f32(float %0, float %10, float %12)
  store float %13, ptr addrspace(1) %11, align 4, !tbaa !13
  br label %14

14:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_saxpy(float noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = zext i32 %3 to i64
  %7 = icmp ult i64 %5, %6
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !13
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !13
  %13 = tail call float @llvm.fmuladd.f32(float %0, float %10, float %12)
  store float %13, ptr addrspace(1) %11, align 4, !tbaa !13
  br label %14

14:                                               ; preds = %8, %4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @matmul(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !kernel_arg_name !18 !reqd_work_group_size !19 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %51

13:                                               ; preds = %4
  %14 = trunc i64 %5 to i32
  %15 = mul nsw i32 %3, %11
  %16 = add i32 %15, %14
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul.left, i64 %17
  %19 = sext i32 %14 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) %18, i64 %19
  %21 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul.right, i64 %17
  %22 = getelementptr inbounds float, ptr addrspace(3) %21, i64 %19
  %23 = getelementptr float, ptr addrspace(3) @matmul.right, i64 %19
  br label %24

24:                                               ; preds = %13, %37
  %25 = phi i32 [ 0, %13 ], [ %38, %37 ]
  %26 = phi float [ 0.000000e+00, %13 ], [ %48, %37 ]
  %27 = add i32 %16, %25
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !13
  store float %30, ptr addrspace(3) %20, align 4, !tbaa !13
  %31 = add nsw i32 %25, %7
  %32 = mul nsw i32 %31, %3
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !13
  store float %36, ptr addrspace(3) %22, align 4, !tbaa !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  br label %40

37:                                               ; preds = %40
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %38 = add nuw nsw i32 %25, 8
  %39 = icmp slt i32 %38, %3
  br i1 %39, label %24, label %51, !llvm.loop !20

40:                                               ; preds = %24, %40
  %41 = phi i32 [ 0, %24 ], [ %49, %40 ]
  %42 = phi float [ %26, %24 ], [ %48, %40 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) %18, i64 %43
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !13
  %46 = getelementptr [8 x float], ptr addrspace(3) %23, i64 %43
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !13
  %48 = tail call float @llvm.fmuladd.f32(float %45, float %47, float %42)
  %49 = add nuw nsw i32 %41, 1
  %50 = icmp samesign ult i32 %41, 7
  br i1 %50, label %40, label %37, !llvm.loop !22

51:                                               ; preds = %37, %4
  %52 = phi float [ 0.000000e+00, %4 ], [ %48, %37 ]
  %53 = mul nsw i32 %3, %11
  %54 = add nsw i32 %53, %9
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %55
  store float %52, ptr addrspace(1) %56, align 4, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_matmul(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !9 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 !kernel_arg_name !18 !reqd_work_group_size !19 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %4
  %14 = trunc i64 %5 to i32
  %15 = mul nsw i32 %3, %11
  %16 = add i32 %15, %14
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul.left, i64 %17
  %19 = sext i32 %14 to i64
  %20 = getelementptr inbounds float, ptr addrspace(3) %18, i64 %19
  %21 = getelementptr inbounds [8 x float], ptr addrspace(3) @matmul.right, i64 %17
  %22 = getelementptr inbounds float, ptr addrspace(3) %21, i64 %19
  %23 = getelementptr float, ptr addrspace(3) @matmul.right, i64 %19
  br label %30

24:                                               ; preds = %43, %4
  %25 = phi float [ 0.000000e+00, %4 ], [ %54, %43 ]
  %26 = mul nsw i32 %3, %11
  %27 = add nsw i32 %26, %9
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %28
  store float %25, ptr addrspace(1) %29, align 4, !tbaa !13
  ret void

30:                                               ; preds = %13, %43
  %31 = phi i32 [ 0, %13 ], [ %44, %43 ]
  %32 = phi float [ 0.000000e+00, %13 ], [ %54, %43 ]
  %33 = add i32 %16, %31
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !13
  store float %36, ptr addrspace(3) %20, align 4, !tbaa !13
  %37 = add nsw i32 %31, %7
  %38 = mul nsw i32 %37, %3
  %39 = add nsw i32 %38, %9
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !13
  store float %42, ptr addrspace(3) %22, align 4, !tbaa !13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  br label %46

43:                                               ; preds = %46
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %44 = add nuw nsw i32 %31, 8
  %45 = icmp slt i32 %44, %3
  br i1 %45, label %30, label %24, !llvm.loop !20

46:                                               ; preds = %30, %46
  %47 = phi i32 [ 0, %30 ], [ %55, %46 ]
  %48 = phi float [ %32, %30 ], [ %54, %46 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) %18, i64 %49
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !13
  %52 = getelementptr [8 x float], ptr addrspace(3) %23, i64 %49
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !13
  %54 = tail call float @llvm.fmuladd.f32(float %51, float %53, float %48)
  %55 = add nuw nsw i32 %47, 1
  %56 = icmp samesign ult i32 %47, 7
  br i1 %56, label %46, label %43, !llvm.loop !22
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 !kernel_arg_name !26 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %6
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = and i64 %5, 4294967295
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %10, %4
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ]
  %16 = and i64 %7, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %16
  store i32 %15, ptr addrspace(3) %17, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %19 = lshr i64 %18, 1
  %20 = trunc i64 %19 to i32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %34, %14
  %23 = icmp eq i32 %8, 0
  br i1 %23, label %37, label %41

24:                                               ; preds = %14, %34
  %25 = phi i32 [ %35, %34 ], [ %20, %14 ]
  %26 = icmp ugt i32 %25, %8
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add i32 %25, %8
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %35 = lshr i32 %25, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %22, label %24, !llvm.loop !27

37:                                               ; preds = %22
  %38 = load i32, ptr addrspace(3) %2, align 4, !tbaa !4
  %39 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %38, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %22, %37
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_reduce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !9 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 !kernel_arg_name !26 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %6
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = and i64 %5, 4294967295
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ]
  %16 = and i64 %7, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %16
  store i32 %15, ptr addrspace(3) %17, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %19 = lshr i64 %18, 1
  %20 = trunc i64 %19 to i32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %34, %14
  %23 = icmp eq i32 %8, 0
  br i1 %23, label %37, label %41

24:                                               ; preds = %14, %34
  %25 = phi i32 [ %35, %34 ], [ %20, %14 ]
  %26 = icmp ugt i32 %25, %8
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = add i32 %25, %8
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr addrspace(3) %17, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %27, %24
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %35 = lshr i32 %25, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %22, label %24, !llvm.loop !27

37:                                               ; preds = %22
  %38 = load i32, ptr addrspace(3) %2, align 4, !tbaa !4
  %39 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  store i32 %38, ptr addrspace(1) %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %37, %22
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 !kernel_arg_name !32 !reqd_work_group_size !33 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = icmp ult i32 %5, 256
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = icmp ugt i32 %2, %9
  br i1 %10, label %23, label %19

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ %5, %3 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %13
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !4
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %16 = trunc i64 %15 to i32
  %17 = add i32 %12, %16
  %18 = icmp ult i32 %17, 256
  br i1 %18, label %11, label %7, !llvm.loop !34

19:                                               ; preds = %23, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  %22 = icmp ult i32 %21, 256
  br i1 %22, label %35, label %49

23:                                               ; preds = %7, %23
  %24 = phi i32 [ %33, %23 ], [ %9, %7 ]
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !35
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %28
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %29) #8
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %32 = trunc i64 %31 to i32
  %33 = add i32 %24, %32
  %34 = icmp ult i32 %33, %2
  br i1 %34, label %23, label %19, !llvm.loop !36

35:                                               ; preds = %19, %44
  %36 = phi i32 [ %47, %44 ], [ %21, %19 ]
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %37
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %44, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %43 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %42, i32 noundef %39) #8
  br label %44

44:                                               ; preds = %41, %35
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %46 = trunc i64 %45 to i32
  %47 = add i32 %36, %46
  %48 = icmp ult i32 %47, 256
  br i1 %48, label %35, label %49, !llvm.loop !37

49:                                               ; preds = %44, %19
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 !kernel_arg_name !32 !reqd_work_group_size !33 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = icmp ult i32 %5, 256
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %9 = trunc i64 %8 to i32
  %10 = icmp ugt i32 %2, %9
  br i1 %10, label %23, label %19

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ %5, %3 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %13
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !4
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %16 = trunc i64 %15 to i32
  %17 = add i32 %12, %16
  %18 = icmp ult i32 %17, 256
  br i1 %18, label %11, label %7, !llvm.loop !34

19:                                               ; preds = %23, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %21 = trunc i64 %20 to i32
  %22 = icmp ult i32 %21, 256
  br i1 %22, label %36, label %35

23:                                               ; preds = %7, %23
  %24 = phi i32 [ %33, %23 ], [ %9, %7 ]
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !35
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %28
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %29) #8
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %32 = trunc i64 %31 to i32
  %33 = add i32 %24, %32
  %34 = icmp ult i32 %33, %2
  br i1 %34, label %23, label %19, !llvm.loop !36

35:                                               ; preds = %45, %19
  ret void

36:                                               ; preds = %19, %45
  %37 = phi i32 [ %48, %45 ], [ %21, %19 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %38
  %44 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %43, i32 noundef %40) #8
  br label %45

45:                                               ; preds = %36, %42
  %46 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %47 = trunc i64 %46 to i32
  %48 = add i32 %37, %47
  %49 = icmp ult i32 %48, 256
  br i1 %49, label %36, label %35, !llvm.loop !37
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !38 !kernel_arg_access_qual !29 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 !kernel_arg_name !41 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = sub i32 %1, %2
  %7 = and i32 %6, 31
  %8 = shl nuw i32 1, %7
  %9 = lshr i32 %5, %7
  %10 = shl i32 %9, 1
  %11 = shl i32 %10, %7
  %12 = add i32 %8, -1
  %13 = and i32 %12, %5
  %14 = add i32 %11, %13
  %15 = add i32 %14, %8
  %16 = and i32 %1, 31
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = zext i32 %15 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = xor i32 %5, -1
  %24 = lshr i32 %23, %16
  %25 = trunc i32 %24 to i1
  %26 = icmp ule i32 %19, %22
  %27 = xor i1 %26, %25
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  store i32 %22, ptr addrspace(1) %18, align 4, !tbaa !4
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %3, %28
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !38 !kernel_arg_access_qual !29 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 !kernel_arg_name !41 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = sub i32 %1, %2
  %7 = and i32 %6, 31
  %8 = shl nuw i32 1, %7
  %9 = lshr i32 %5, %7
  %10 = shl i32 %9, 1
  %11 = shl i32 %10, %7
  %12 = add i32 %8, -1
  %13 = and i32 %12, %5
  %14 = add i32 %11, %13
  %15 = add i32 %14, %8
  %16 = and i32 %1, 31
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = zext i32 %15 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = xor i32 %5, -1
  %24 = lshr i32 %23, %16
  %25 = trunc i32 %24 to i1
  %26 = icmp ule i32 %19, %22
  %27 = xor i1 %26, %25
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  store i32 %22, ptr addrspace(1) %18, align 4, !tbaa !4
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %28, %3
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !45 !kernel_arg_name !46 !reqd_work_group_size !33 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !47
  %8 = and i64 %3, 4294967295
  %9 = getelementptr inbounds nuw i64, ptr addrspace(3) @scan.part, i64 %8
  store i64 %7, ptr addrspace(3) %9, align 8, !tbaa !47
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %10 = getelementptr inbounds nuw i64, ptr addrspace(3) @scan.part, i64 %8
  br label %11

11:                                               ; preds = %2, %25
  %12 = phi i32 [ 1, %2 ], [ %30, %25 ]
  %13 = phi i32 [ 0, %2 ], [ %27, %25 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw [64 x i64], ptr addrspace(3) @scan.part, i64 %14
  %16 = getelementptr inbounds nuw i64, ptr addrspace(3) %15, i64 %8
  %17 = load i64, ptr addrspace(3) %16, align 8, !tbaa !47
  %18 = icmp ugt i32 %12, %4
  br i1 %18, label %25, label %19

19:                                               ; preds = %11
  %20 = sub nuw i32 %4, %12
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i64, ptr addrspace(3) %15, i64 %21
  %23 = load i64, ptr addrspace(3) %22, align 8, !tbaa !47
  %24 = add nsw i64 %23, %17
  br label %25

25:                                               ; preds = %19, %11
  %26 = phi i64 [ %24, %19 ], [ %17, %11 ]
  %27 = xor i32 %13, 1
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw [64 x i64], ptr addrspace(3) %10, i64 %28
  store i64 %26, ptr addrspace(3) %29, align 8, !tbaa !47
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %30 = shl nuw nsw i32 %12, 1
  %31 = icmp samesign ult i32 %12, 32
  br i1 %31, label %11, label %32, !llvm.loop !49

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i64, ptr addrspace(3) @scan.part, i64 %8
  %34 = load i64, ptr addrspace(3) %33, align 8, !tbaa !47
  %35 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %36 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %35
  store i64 %34, ptr addrspace(1) %36, align 8, !tbaa !47
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !45 !kernel_arg_name !46 !reqd_work_group_size !33 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = load i64, ptr addrspace(1) %6, align 8, !tbaa !47
  %8 = and i64 %3, 4294967295
  %9 = getelementptr inbounds nuw i64, ptr addrspace(3) @scan.part, i64 %8
  store i64 %7, ptr addrspace(3) %9, align 8, !tbaa !47
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %10 = getelementptr inbounds nuw i64, ptr addrspace(3) @scan.part, i64 %8
  br label %16

11:                                               ; preds = %30
  %12 = getelementptr inbounds nuw i64, ptr addrspace(3) @scan.part, i64 %8
  %13 = load i64, ptr addrspace(3) %12, align 8, !tbaa !47
  %14 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %14
  store i64 %13, ptr addrspace(1) %15, align 8, !tbaa !47
  ret void

16:                                               ; preds = %2, %30
  %17 = phi i32 [ 1, %2 ], [ %35, %30 ]
  %18 = phi i32 [ 0, %2 ], [ %32, %30 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw [64 x i64], ptr addrspace(3) @scan.part, i64 %19
  %21 = getelementptr inbounds nuw i64, ptr addrspace(3) %20, i64 %8
  %22 = load i64, ptr addrspace(3) %21, align 8, !tbaa !47
  %23 = icmp ugt i32 %17, %4
  br i1 %23, label %30, label %24

24:                                               ; preds = %16
  %25 = sub nuw i32 %4, %17
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr addrspace(3) %20, i64 %26
  %28 = load i64, ptr addrspace(3) %27, align 8, !tbaa !47
  %29 = add nsw i64 %28, %22
  br label %30

30:                                               ; preds = %24, %16
  %31 = phi i64 [ %29, %24 ], [ %22, %16 ]
  %32 = xor i32 %18, 1
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw [64 x i64], ptr addrspace(3) %10, i64 %33
  store i64 %31, ptr addrspace(3) %34, align 8, !tbaa !47
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %35 = shl nuw nsw i32 %17, 1
  %36 = icmp samesign ult i32 %17, 32
  br i1 %36, label %16, label %11, !llvm.loop !49
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!8 = !{i32 0, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float", !"float*", !"float*", !"uint"}
!11 = !{!"", !"const", !"", !""}
!12 = !{!"a", !"x", !"y", !"n"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{i32 1, i32 1, i32 1, i32 0}
!16 = !{!"float*", !"float*", !"float*", !"int"}
!17 = !{!"const", !"const", !"", !""}
!18 = !{!"a", !"b", !"c", !"n"}
!19 = !{i32 8, i32 8, i32 1}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !21}
!23 = !{i32 1, i32 1, i32 3, i32 0}
!24 = !{!"int*", !"int*", !"int*", !"uint"}
!25 = !{!"const", !"", !"", !""}
!26 = !{!"x", !"sums", !"part", !"n"}
!27 = distinct !{!27, !21}
!28 = !{i32 1, i32 1, i32 0}
!29 = !{!"none", !"none", !"none"}
!30 = !{!"uchar*", !"uint*", !"uint"}
!31 = !{!"const", !"volatile", !""}
!32 = !{!"bytes", !"counts", !"n"}
!33 = !{i32 64, i32 1, i32 1}
!34 = distinct !{!34, !21}
!35 = !{!6, !6, i64 0}
!36 = distinct !{!36, !21}
!37 = distinct !{!37, !21}
!38 = !{i32 1, i32 0, i32 0}
!39 = !{!"uint*", !"uint", !"uint"}
!40 = !{!"", !"", !""}
!41 = !{!"keys", !"stage", !"pass"}
!42 = !{i32 1, i32 1}
!43 = !{!"none", !"none"}
!44 = !{!"long*", !"long*"}
!45 = !{!"const", !""}
!46 = !{!"x", !"sums"}
!47 = !{!48, !48, i64 0}
!48 = !{!"long", !6, i64 0}
!49 = distinct !{!49, !21}
