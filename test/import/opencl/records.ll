; ModuleID = 'opencl/records.cl'
source_filename = "opencl/records.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Settings = type { float, i32, [2 x float] }
%struct.Particle = type { [3 x float], [3 x float], i32, i8 }
%union.Word = type { float }

@.str = private unnamed_addr addrspace(2) constant [22 x i8] c"item %d has %d, %.1f\0A\00", align 1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @move(ptr addrspace(1) noundef align 4 captures(none) %0, ptr noundef readonly byval(%struct.Settings) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %4 = alloca %struct.Particle, align 4
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %11 = load float, ptr %10, align 4
  %12 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %13 = trunc i64 %12 to i32
  %14 = icmp ugt i32 %2, %13
  br i1 %14, label %15, label %51

15:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %16 = and i64 %12, 4294967295
  %17 = getelementptr inbounds nuw %struct.Particle, ptr addrspace(1) %0, i64 %16
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %4, ptr addrspace(1) noundef align 4 dereferenceable(32) %17, i64 32, i1 false), !tbaa.struct !13
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %20 = load i32, ptr %19, align 4, !tbaa !15
  br label %28

21:                                               ; preds = %44
  store i32 %48, ptr %19, align 4, !tbaa !15
  %22 = and i32 %7, 31
  %23 = shl i32 %48, %22
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %25 = load i8, ptr %24, align 4, !tbaa !17
  %26 = trunc i32 %23 to i8
  %27 = xor i8 %25, %26
  store i8 %27, ptr %24, align 4, !tbaa !17
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %17, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %51

28:                                               ; preds = %15, %44
  %29 = phi i32 [ 0, %15 ], [ %49, %44 ]
  %30 = phi i32 [ %20, %15 ], [ %48, %44 ]
  %31 = zext nneg i32 %29 to i64
  %32 = getelementptr inbounds nuw float, ptr %18, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !18
  %34 = getelementptr inbounds nuw float, ptr %4, i64 %31
  %35 = load float, ptr %34, align 4, !tbaa !18
  %36 = tail call float @llvm.fmuladd.f32(float %33, float %5, float %35)
  store float %36, ptr %34, align 4, !tbaa !18
  %37 = fcmp olt float %36, %9
  %38 = fcmp ogt float %36, %11
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %44

40:                                               ; preds = %28
  %41 = addrspacecast ptr %32 to ptr addrspace(4)
  %42 = load float, ptr addrspace(4) %41, align 4, !tbaa !18
  %43 = fneg float %42
  store float %43, ptr addrspace(4) %41, align 4, !tbaa !18
  br label %44

44:                                               ; preds = %28, %40
  %45 = load float, ptr %32, align 4, !tbaa !18
  %46 = fcmp une float %45, %33
  %47 = zext i1 %46 to i32
  %48 = add nsw i32 %30, %47
  %49 = add nuw nsw i32 %29, 1
  %50 = icmp samesign ult i32 %29, 2
  br i1 %50, label %28, label %21, !llvm.loop !20

51:                                               ; preds = %3, %21
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_move(ptr addrspace(1) noundef align 4 captures(none) %0, ptr noundef readonly byval(%struct.Settings) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %4 = alloca %struct.Particle, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %6 = trunc i64 %5 to i32
  %7 = icmp ugt i32 %2, %6
  br i1 %7, label %8, label %51

8:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %9 = and i64 %5, 4294967295
  %10 = getelementptr inbounds nuw %struct.Particle, ptr addrspace(1) %0, i64 %9
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(32) %4, ptr addrspace(1) noundef align 4 dereferenceable(32) %10, i64 32, i1 false), !tbaa.struct !13
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %12 = load float, ptr %1, align 4, !tbaa !22
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %16 = load float, ptr %15, align 4, !tbaa !18
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = load i32, ptr %17, align 4, !tbaa !15
  br label %28

19:                                               ; preds = %44
  store i32 %48, ptr %17, align 4, !tbaa !15
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %21 = load i32, ptr %20, align 4, !tbaa !24
  %22 = and i32 %21, 31
  %23 = shl i32 %48, %22
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %25 = load i8, ptr %24, align 4, !tbaa !17
  %26 = trunc i32 %23 to i8
  %27 = xor i8 %25, %26
  store i8 %27, ptr %24, align 4, !tbaa !17
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %10, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  br label %51

28:                                               ; preds = %8, %44
  %29 = phi i32 [ 0, %8 ], [ %49, %44 ]
  %30 = phi i32 [ %18, %8 ], [ %48, %44 ]
  %31 = zext nneg i32 %29 to i64
  %32 = getelementptr inbounds nuw float, ptr %11, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !18
  %34 = getelementptr inbounds nuw float, ptr %4, i64 %31
  %35 = load float, ptr %34, align 4, !tbaa !18
  %36 = tail call float @llvm.fmuladd.f32(float %33, float %12, float %35)
  store float %36, ptr %34, align 4, !tbaa !18
  %37 = fcmp olt float %36, %14
  %38 = fcmp ogt float %36, %16
  %39 = or i1 %37, %38
  br i1 %39, label %40, label %44

40:                                               ; preds = %28
  %41 = addrspacecast ptr %32 to ptr addrspace(4)
  %42 = load float, ptr addrspace(4) %41, align 4, !tbaa !18
  %43 = fneg float %42
  store float %43, ptr addrspace(4) %41, align 4, !tbaa !18
  br label %44

44:                                               ; preds = %28, %40
  %45 = load float, ptr %32, align 4, !tbaa !18
  %46 = fcmp une float %45, %33
  %47 = zext i1 %46 to i32
  %48 = add nsw i32 %30, %47
  %49 = add nuw nsw i32 %29, 1
  %50 = icmp samesign ult i32 %29, 2
  br i1 %50, label %28, label %19, !llvm.loop !20

51:                                               ; preds = %3, %19
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pick(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 !kernel_arg_name !28 {
  %4 = alloca %union.Word, align 4
  %5 = alloca %union.Word, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !18
  store float %8, ptr %4, align 4, !tbaa !14
  br label %9

9:                                                ; preds = %3, %9
  %10 = phi i32 [ 0, %3 ], [ %17, %9 ]
  %11 = sub nuw nsw i32 3, %10
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !14
  %15 = zext nneg i32 %10 to i64
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 %15
  store i8 %14, ptr %16, align 1, !tbaa !14
  %17 = add nuw nsw i32 %10, 1
  %18 = icmp samesign ult i32 %10, 3
  br i1 %18, label %9, label %19, !llvm.loop !29

19:                                               ; preds = %9
  %20 = load i32, ptr %5, align 4, !tbaa !14
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  %22 = load i32, ptr %4, align 4, !tbaa !14
  %23 = lshr i32 %22, 23
  %24 = and i32 %23, 255
  %25 = add nsw i32 %24, -127
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pick(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 !kernel_arg_name !28 {
  %4 = alloca %union.Word, align 4
  %5 = alloca %union.Word, align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !18
  store float %8, ptr %4, align 4, !tbaa !14
  br label %17

9:                                                ; preds = %17
  %10 = load i32, ptr %5, align 4, !tbaa !14
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !4
  %12 = load i32, ptr %4, align 4, !tbaa !14
  %13 = lshr i32 %12, 23
  %14 = and i32 %13, 255
  %15 = add nsw i32 %14, -127
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %6
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret void

17:                                               ; preds = %3, %17
  %18 = phi i32 [ 0, %3 ], [ %25, %17 ]
  %19 = sub nuw nsw i32 3, %18
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !14
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 %23
  store i8 %22, ptr %24, align 1, !tbaa !14
  %25 = add nuw nsw i32 %18, 1
  %26 = icmp samesign ult i32 %18, 3
  br i1 %26, label %17, label %9, !llvm.loop !29
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @interpret(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !9 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !27 !kernel_arg_name !32 {
  %4 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %4, i8 0, i64 32, i1 false), !tbaa !4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %6 = zext i32 %2 to i64
  %7 = mul i64 %5, %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %77, label %10

10:                                               ; preds = %3, %70
  %11 = phi i32 [ %71, %70 ], [ 0, %3 ]
  %12 = phi i32 [ %72, %70 ], [ 0, %3 ]
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !14
  switch i8 %15, label %64 [
    i8 10, label %16
    i8 11, label %29
    i8 12, label %42
    i8 13, label %49
  ]

16:                                               ; preds = %10
  %17 = add i32 %11, 7
  %18 = and i32 %17, 7
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %4, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = add i32 %11, 6
  %23 = and i32 %22, 7
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %4, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = add nsw i32 %26, %21
  store i32 %27, ptr %25, align 4, !tbaa !4
  %28 = add nsw i32 %11, -1
  br label %70

29:                                               ; preds = %10
  %30 = add i32 %11, 7
  %31 = and i32 %30, 7
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %4, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = add i32 %11, 6
  %36 = and i32 %35, 7
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %4, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = mul nsw i32 %39, %34
  store i32 %40, ptr %38, align 4, !tbaa !4
  %41 = add nsw i32 %11, -1
  br label %70

42:                                               ; preds = %10
  %43 = add i32 %11, 7
  %44 = and i32 %43, 7
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %4, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = sub nsw i32 0, %47
  store i32 %48, ptr %46, align 4, !tbaa !4
  br label %70

49:                                               ; preds = %10
  %50 = and i32 %11, 7
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %4, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = add i32 %11, 7
  %55 = and i32 %54, 7
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %4, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !4
  store i32 %58, ptr %52, align 4, !tbaa !4
  %59 = add nsw i32 %11, 1
  %60 = add nsw i32 %11, 2
  %61 = and i32 %60, 7
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %4, i64 %62
  store i32 %53, ptr %63, align 4, !tbaa !4
  br label %70

64:                                               ; preds = %10
  %65 = zext i8 %15 to i32
  %66 = and i32 %11, 7
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  store i32 %65, ptr %68, align 4, !tbaa !4
  %69 = add nsw i32 %11, 1
  br label %70

70:                                               ; preds = %64, %49, %42, %29, %16
  %71 = phi i32 [ %69, %64 ], [ %28, %16 ], [ %41, %29 ], [ %11, %42 ], [ %59, %49 ]
  %72 = add nuw i32 %12, 1
  %73 = icmp ult i32 %72, %2
  br i1 %73, label %10, label %74, !llvm.loop !33

74:                                               ; preds = %70
  %75 = add i32 %71, 7
  %76 = and i32 %75, 7
  br label %77

77:                                               ; preds = %74, %3
  %78 = phi i32 [ 7, %3 ], [ %76, %74 ]
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr %4, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !4
  %82 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %82
  store i32 %81, ptr addrspace(1) %83, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_interpret(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !9 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !27 !kernel_arg_name !32 {
  %4 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %4, i8 0, i64 32, i1 false), !tbaa !4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %6 = zext i32 %2 to i64
  %7 = mul i64 %5, %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %13, label %20

10:                                               ; preds = %80
  %11 = add i32 %81, 7
  %12 = and i32 %11, 7
  br label %13

13:                                               ; preds = %10, %3
  %14 = phi i32 [ 7, %3 ], [ %12, %10 ]
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %4, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  ret void

20:                                               ; preds = %3, %80
  %21 = phi i32 [ %81, %80 ], [ 0, %3 ]
  %22 = phi i32 [ %82, %80 ], [ 0, %3 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1, !tbaa !14
  switch i8 %25, label %74 [
    i8 10, label %26
    i8 11, label %39
    i8 12, label %52
    i8 13, label %59
  ]

26:                                               ; preds = %20
  %27 = add i32 %21, 7
  %28 = and i32 %27, 7
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %4, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = add i32 %21, 6
  %33 = and i32 %32, 7
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %4, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = add nsw i32 %36, %31
  store i32 %37, ptr %35, align 4, !tbaa !4
  %38 = add nsw i32 %21, -1
  br label %80

39:                                               ; preds = %20
  %40 = add i32 %21, 7
  %41 = and i32 %40, 7
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %4, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = add i32 %21, 6
  %46 = and i32 %45, 7
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %4, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = mul nsw i32 %49, %44
  store i32 %50, ptr %48, align 4, !tbaa !4
  %51 = add nsw i32 %21, -1
  br label %80

52:                                               ; preds = %20
  %53 = add i32 %21, 7
  %54 = and i32 %53, 7
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %4, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = sub nsw i32 0, %57
  store i32 %58, ptr %56, align 4, !tbaa !4
  br label %80

59:                                               ; preds = %20
  %60 = and i32 %21, 7
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %4, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = add i32 %21, 7
  %65 = and i32 %64, 7
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %4, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !4
  store i32 %68, ptr %62, align 4, !tbaa !4
  %69 = add nsw i32 %21, 1
  %70 = add nsw i32 %21, 2
  %71 = and i32 %70, 7
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %4, i64 %72
  store i32 %63, ptr %73, align 4, !tbaa !4
  br label %80

74:                                               ; preds = %20
  %75 = zext i8 %25 to i32
  %76 = and i32 %21, 7
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %4, i64 %77
  store i32 %75, ptr %78, align 4, !tbaa !4
  %79 = add nsw i32 %21, 1
  br label %80

80:                                               ; preds = %74, %59, %52, %39, %26
  %81 = phi i32 [ %79, %74 ], [ %38, %26 ], [ %51, %39 ], [ %21, %52 ], [ %69, %59 ]
  %82 = add nuw i32 %22, 1
  %83 = icmp ult i32 %82, %2
  br i1 %83, label %20, label %10, !llvm.loop !33
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bfs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 !kernel_arg_name !38 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %10, label %40

10:                                               ; preds = %6
  %11 = and i64 %7, 4294967295
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %40

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = add i32 %8, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = icmp ult i32 %17, %21
  br i1 %22, label %23, label %40

23:                                               ; preds = %15
  %24 = add nsw i32 %4, 1
  br label %25

25:                                               ; preds = %23, %36
  %26 = phi i32 [ %17, %23 ], [ %37, %36 ]
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %30
  %32 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %31, i32 noundef -1, i32 noundef %24) #18
  %33 = icmp eq i32 %32, -1
  br i1 %33, label %34, label %36

34:                                               ; preds = %25
  %35 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef align 4 %3, i32 noundef 1) #18
  br label %36

36:                                               ; preds = %34, %25
  %37 = add nuw i32 %26, 1
  %38 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %25, label %40, !llvm.loop !39

40:                                               ; preds = %36, %15, %6, %10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bfs(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 !kernel_arg_addr_space !34 !kernel_arg_access_qual !35 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 !kernel_arg_name !38 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %5, %8
  br i1 %9, label %10, label %40

10:                                               ; preds = %6
  %11 = and i64 %7, 4294967295
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = icmp eq i32 %13, %4
  br i1 %14, label %15, label %40

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = add i32 %8, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = icmp ult i32 %17, %21
  br i1 %22, label %23, label %40

23:                                               ; preds = %15
  %24 = add nsw i32 %4, 1
  br label %25

25:                                               ; preds = %23, %36
  %26 = phi i32 [ %17, %23 ], [ %37, %36 ]
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %30
  %32 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef %31, i32 noundef -1, i32 noundef %24) #18
  %33 = icmp eq i32 %32, -1
  br i1 %33, label %34, label %36

34:                                               ; preds = %25
  %35 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef %3, i32 noundef 1) #18
  br label %36

36:                                               ; preds = %34, %25
  %37 = add nuw i32 %26, 1
  %38 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %25, label %40, !llvm.loop !39

40:                                               ; preds = %36, %15, %6, %10
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @search(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, ptr addrspace(2) noundef readonly align 1 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 %5) local_unnamed_addr #2 !kernel_arg_addr_space !40 !kernel_arg_access_qual !35 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 !kernel_arg_name !43 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %8 = trunc i64 %7 to i32
  %9 = add i32 %3, %8
  %10 = icmp ugt i32 %9, %1
  br i1 %10, label %30, label %11

11:                                               ; preds = %6
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %26, label %16

13:                                               ; preds = %16
  %14 = add nuw i32 %17, 1
  %15 = icmp ult i32 %14, %3
  br i1 %15, label %16, label %26, !llvm.loop !44

16:                                               ; preds = %11, %13
  %17 = phi i32 [ %14, %13 ], [ 0, %11 ]
  %18 = add i32 %17, %8
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !14
  %22 = zext i32 %17 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 %22
  %24 = load i8, ptr addrspace(2) %23, align 1, !tbaa !14
  %25 = icmp eq i8 %21, %24
  br i1 %25, label %13, label %30

26:                                               ; preds = %13, %11
  %27 = and i64 %7, 4294967295
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %27
  store i32 1, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef align 4 %5) #18
  br label %30

30:                                               ; preds = %16, %6, %26
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_search(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, ptr addrspace(2) noundef readonly align 1 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 %5) local_unnamed_addr #3 !kernel_arg_addr_space !40 !kernel_arg_access_qual !35 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 !kernel_arg_name !43 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %8 = trunc i64 %7 to i32
  %9 = add i32 %3, %8
  %10 = icmp ugt i32 %9, %1
  br i1 %10, label %30, label %11

11:                                               ; preds = %6
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %26, label %16

13:                                               ; preds = %16
  %14 = add nuw i32 %17, 1
  %15 = icmp ult i32 %14, %3
  br i1 %15, label %16, label %26, !llvm.loop !44

16:                                               ; preds = %11, %13
  %17 = phi i32 [ %14, %13 ], [ 0, %11 ]
  %18 = add i32 %17, %8
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !14
  %22 = zext i32 %17 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 %22
  %24 = load i8, ptr addrspace(2) %23, align 1, !tbaa !14
  %25 = icmp eq i8 %21, %24
  br i1 %25, label %13, label %30

26:                                               ; preds = %13, %11
  %27 = and i64 %7, 4294967295
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %27
  store i32 1, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %5) #18
  br label %30

30:                                               ; preds = %16, %6, %26
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @integers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 !kernel_arg_name !47 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = mul i64 %4, 48
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %9
  %11 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %6, i32 noundef %8) #16
  store i32 %11, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %6, i32 noundef %8) #16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %6, i32 noundef %8) #16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z7add_satii(i32 noundef %6, i32 noundef %8) #16
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %6, i32 noundef %8) #16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z8popcountj(i32 noundef %6) #16
  %21 = tail call spir_func i32 @_Z3clzj(i32 noundef %8) #16
  %22 = add i32 %21, %20
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z4haddii(i32 noundef %6, i32 noundef %8) #16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 24
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %6, i32 noundef %8) #16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %6, i32 noundef %8) #16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 32
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z3maxii(i32 noundef %6, i32 noundef %8) #16
  %31 = tail call spir_func i32 @_Z3minjj(i32 noundef %6, i32 noundef %8) #16
  %32 = xor i32 %31, %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 36
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = tail call spir_func signext i8 @_Z16convert_char_sati(i32 noundef %6) #16
  %35 = sext i8 %34 to i32
  %36 = shl nsw i32 %35, 8
  %37 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %8) #16
  %38 = zext i8 %37 to i32
  %39 = or disjoint i32 %36, %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 40
  store i32 %39, ptr addrspace(1) %40, align 4, !tbaa !4
  %41 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef -1000, i32 noundef 1000) #16
  %42 = icmp sgt i32 %6, %8
  %43 = zext i1 %42 to i32
  %44 = tail call spir_func i32 @_Z6selectiii(i32 noundef %6, i32 noundef %8, i32 noundef %43) #16
  %45 = add nsw i32 %44, %41
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 44
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_integers(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 !kernel_arg_name !47 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = mul i64 %4, 48
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %9
  %11 = tail call spir_func i32 @_Z6mul_hiii(i32 noundef %6, i32 noundef %8) #16
  store i32 %11, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = tail call spir_func i32 @_Z6mul_hijj(i32 noundef %6, i32 noundef %8) #16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !4
  %14 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %6, i32 noundef %8) #16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = tail call spir_func i32 @_Z7add_satii(i32 noundef %6, i32 noundef %8) #16
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 12
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !4
  %18 = tail call spir_func i32 @_Z7sub_satjj(i32 noundef %6, i32 noundef %8) #16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 16
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = tail call spir_func i32 @_Z8popcountj(i32 noundef %6) #16
  %21 = tail call spir_func i32 @_Z3clzj(i32 noundef %8) #16
  %22 = add i32 %21, %20
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 20
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z4haddii(i32 noundef %6, i32 noundef %8) #16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 24
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = tail call spir_func i32 @_Z5rhaddjj(i32 noundef %6, i32 noundef %8) #16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 28
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !4
  %28 = tail call spir_func i32 @_Z8abs_diffii(i32 noundef %6, i32 noundef %8) #16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 32
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z3maxii(i32 noundef %6, i32 noundef %8) #16
  %31 = tail call spir_func i32 @_Z3minjj(i32 noundef %6, i32 noundef %8) #16
  %32 = xor i32 %31, %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 36
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  %34 = tail call spir_func signext i8 @_Z16convert_char_sati(i32 noundef %6) #16
  %35 = sext i8 %34 to i32
  %36 = shl nsw i32 %35, 8
  %37 = tail call spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef %8) #16
  %38 = zext i8 %37 to i32
  %39 = or disjoint i32 %36, %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 40
  store i32 %39, ptr addrspace(1) %40, align 4, !tbaa !4
  %41 = tail call spir_func i32 @_Z5clampiii(i32 noundef %6, i32 noundef -1000, i32 noundef 1000) #16
  %42 = icmp sgt i32 %6, %8
  %43 = zext i1 %42 to i32
  %44 = tail call spir_func i32 @_Z6selectiii(i32 noundef %6, i32 noundef %8, i32 noundef %43) #16
  %45 = add nsw i32 %44, %41
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 44
  store i32 %45, ptr addrspace(1) %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !30 !kernel_arg_access_qual !9 !kernel_arg_type !48 !kernel_arg_base_type !48 !kernel_arg_type_qual !27 !kernel_arg_name !49 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %5) #19
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  %10 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %9) #19
  %11 = shufflevector <3 x float> %10, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %12 = insertelement <4 x float> %11, float 1.000000e+00, i64 3
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %7, <4 x float> %12)
  %14 = and i32 %2, 3
  %15 = extractelement <4 x float> %13, i32 %14
  %16 = fadd float %15, 2.000000e+00
  %17 = insertelement <4 x float> %13, float %16, i32 %14
  %18 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 0, i32 2, i32 3, i32 1>
  %19 = fadd <4 x float> %18, %17
  %20 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 1, i32 3, i32 2, i32 0>
  %21 = fsub <4 x float> %19, %20
  %22 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %21, i64 noundef %4, ptr addrspace(4) noundef %22) #18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !30 !kernel_arg_access_qual !9 !kernel_arg_type !48 !kernel_arg_base_type !48 !kernel_arg_type_qual !27 !kernel_arg_name !49 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %5) #19
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %9 = addrspacecast ptr addrspace(1) %8 to ptr addrspace(4)
  %10 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef 0, ptr addrspace(4) noundef %9) #19
  %11 = shufflevector <3 x float> %10, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %12 = insertelement <4 x float> %11, float 1.000000e+00, i64 3
  %13 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %7, <4 x float> %12)
  %14 = and i32 %2, 3
  %15 = extractelement <4 x float> %13, i32 %14
  %16 = fadd float %15, 2.000000e+00
  %17 = insertelement <4 x float> %13, float %16, i32 %14
  %18 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 0, i32 2, i32 3, i32 1>
  %19 = fadd <4 x float> %18, %17
  %20 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 1, i32 3, i32 2, i32 0>
  %21 = fsub <4 x float> %19, %20
  %22 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %21, i64 noundef %4, ptr addrspace(4) noundef %22) #18
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @report(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(address) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 !kernel_arg_name !50 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = icmp eq ptr addrspace(1) %1, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %5, label %13, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %10, %6, %3
  %14 = phi i32 [ %12, %10 ], [ 0, %6 ], [ 0, %3 ]
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = icmp sgt i32 %17, 2
  br i1 %18, label %19, label %25

19:                                               ; preds = %13
  %20 = trunc i64 %4 to i32
  %21 = uitofp nneg i32 %17 to float
  %22 = fmul float %21, 5.000000e-01
  %23 = fpext float %22 to double
  %24 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %20, i32 noundef %17, double noundef %23) #18
  br label %25

25:                                               ; preds = %13, %19
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_report(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(address) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #7 !kernel_arg_addr_space !25 !kernel_arg_access_qual !9 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 !kernel_arg_name !50 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #16
  %5 = icmp eq ptr addrspace(1) %1, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  br i1 %5, label %13, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %3, %6, %10
  %14 = phi i32 [ %12, %10 ], [ 0, %6 ], [ 0, %3 ]
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %4
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = icmp sgt i32 %17, 2
  br i1 %18, label %19, label %25

19:                                               ; preds = %13
  %20 = trunc i64 %4 to i32
  %21 = uitofp nneg i32 %17 to float
  %22 = fmul float %21, 5.000000e-01
  %23 = fpext float %22 to double
  %24 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef @.str, i32 noundef %20, i32 noundef %17, double noundef %23) #18
  br label %25

25:                                               ; preds = %19, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef) local_unnamed_addr #12

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hiii(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7add_satii(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcountj(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3clzj(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z4haddii(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8abs_diffii(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func signext i8 @_Z16convert_char_sati(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z17convert_uchar_sati(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6selectiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #13

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #11

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #12

; Function Attrs: convergent nofree nounwind
declare dso_local spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #14

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #15

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { convergent nounwind willreturn memory(none) }
attributes #17 = { nounwind }
attributes #18 = { convergent nounwind }
attributes #19 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"Particle*", !"Settings", !"uint"}
!11 = !{!"", !"", !""}
!12 = !{!"particles", !"settings", !"n"}
!13 = !{i64 0, i64 12, !14, i64 12, i64 12, !14, i64 24, i64 4, !4, i64 28, i64 1, !14}
!14 = !{!6, !6, i64 0}
!15 = !{!16, !5, i64 24}
!16 = !{!"", !6, i64 0, !6, i64 12, !5, i64 24, !6, i64 28}
!17 = !{!16, !6, i64 28}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !6, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!23, !19, i64 0}
!23 = !{!"", !19, i64 0, !5, i64 4, !6, i64 8}
!24 = !{!23, !5, i64 4}
!25 = !{i32 1, i32 1, i32 1}
!26 = !{!"float*", !"uint*", !"int*"}
!27 = !{!"const", !"", !""}
!28 = !{!"x", !"reversed", !"exponents"}
!29 = distinct !{!29, !21}
!30 = !{i32 1, i32 1, i32 0}
!31 = !{!"uchar*", !"int*", !"uint"}
!32 = !{!"codes", !"results", !"length"}
!33 = distinct !{!33, !21}
!34 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!35 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!36 = !{!"uint*", !"uint*", !"int*", !"int*", !"int", !"uint"}
!37 = !{!"const", !"const", !"", !"volatile", !"", !""}
!38 = !{!"starts", !"edges", !"levels", !"changed", !"level", !"n"}
!39 = distinct !{!39, !21}
!40 = !{i32 1, i32 0, i32 2, i32 0, i32 1, i32 1}
!41 = !{!"char*", !"uint", !"char*", !"uint", !"uint*", !"uint*"}
!42 = !{!"const", !"", !"const", !"", !"", !"volatile"}
!43 = !{!"text", !"length", !"word", !"size", !"found", !"count"}
!44 = distinct !{!44, !21}
!45 = !{!"int*", !"int*", !"int*"}
!46 = !{!"const", !"const", !""}
!47 = !{!"x", !"y", !"out"}
!48 = !{!"float*", !"float*", !"uint"}
!49 = !{!"x", !"y", !"lane"}
!50 = !{!"x", !"mask", !"out"}
