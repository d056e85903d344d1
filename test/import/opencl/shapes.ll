; ModuleID = 'opencl/shapes.cl'
source_filename = "opencl/shapes.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @shapes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %120

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = srem i32 %5, 13
  %12 = mul i32 %10, 3
  %13 = add i32 %12, 1
  %14 = icmp sgt i32 %11, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %7, %15
  %16 = phi i32 [ %20, %15 ], [ %10, %7 ]
  %17 = phi i32 [ %25, %15 ], [ 0, %7 ]
  %18 = phi i32 [ %22, %15 ], [ 7, %7 ]
  %19 = phi i32 [ %21, %15 ], [ %13, %7 ]
  %20 = xor i32 %19, %17
  %21 = add i32 %18, %16
  %22 = sub nsw i32 0, %18
  %23 = and i32 %20, 15
  %24 = icmp ne i32 %23, 3
  %25 = add nuw nsw i32 %17, 1
  %26 = icmp slt i32 %25, %11
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %15, label %28, !llvm.loop !13

28:                                               ; preds = %15
  %29 = and i32 %21, 31
  %30 = icmp eq i32 %29, 9
  %31 = select i1 %24, i1 %30, i1 false
  %32 = select i1 %31, i32 %22, i32 %20
  br label %33

33:                                               ; preds = %28, %7
  %34 = phi i32 [ %13, %7 ], [ %21, %28 ]
  %35 = phi i32 [ 7, %7 ], [ %22, %28 ]
  %36 = phi i32 [ -1, %7 ], [ %32, %28 ]
  %37 = phi i32 [ %10, %7 ], [ %20, %28 ]
  %38 = mul i32 %37, 31
  %39 = mul i32 %34, 17
  %40 = add i32 %35, %39
  %41 = add i32 %40, %36
  %42 = add i32 %41, %38
  %43 = mul nsw i32 %5, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !4
  br i1 %14, label %49, label %76

46:                                               ; preds = %72
  %47 = add nuw nsw i32 %50, 1
  %48 = icmp slt i32 %47, %11
  br i1 %48, label %49, label %76, !llvm.loop !15

49:                                               ; preds = %33, %46
  %50 = phi i32 [ %47, %46 ], [ 0, %33 ]
  %51 = phi i32 [ %57, %46 ], [ %10, %33 ]
  %52 = phi i32 [ %73, %46 ], [ undef, %33 ]
  br label %53

53:                                               ; preds = %66, %49
  %54 = phi i32 [ 0, %49 ], [ %69, %66 ]
  %55 = phi i32 [ %51, %49 ], [ %57, %66 ]
  %56 = mul i32 %55, 1103515245
  %57 = add i32 %56, 12345
  %58 = and i32 %57, 66060288
  %59 = icmp eq i32 %58, 5242880
  br i1 %59, label %60, label %63

60:                                               ; preds = %53
  %61 = mul nuw nsw i32 %50, 100
  %62 = add nuw nsw i32 %54, %61
  br label %72

63:                                               ; preds = %53
  %64 = and i32 %57, 8323072
  %65 = icmp ne i32 %64, 5046272
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = and i32 %57, 3584
  %68 = icmp ne i32 %67, 1024
  %69 = add nuw nsw i32 %54, 1
  %70 = icmp samesign ult i32 %54, 8
  %71 = select i1 %68, i1 %70, i1 false
  br i1 %71, label %53, label %72, !llvm.loop !16

72:                                               ; preds = %66, %63, %60
  %73 = phi i32 [ %62, %60 ], [ %52, %63 ], [ %52, %66 ]
  %74 = phi i1 [ false, %60 ], [ %65, %63 ], [ %65, %66 ]
  %75 = phi i32 [ 1, %60 ], [ 5, %66 ], [ 8, %63 ]
  br i1 %74, label %46, label %76

76:                                               ; preds = %72, %46, %33
  %77 = phi i32 [ undef, %33 ], [ %73, %46 ], [ %73, %72 ]
  %78 = phi i32 [ %10, %33 ], [ %57, %46 ], [ %57, %72 ]
  %79 = phi i32 [ 2, %33 ], [ %75, %72 ], [ 2, %46 ]
  switch i32 %79, label %83 [
    i32 2, label %80
    i32 1, label %84
    i32 8, label %81
  ]

80:                                               ; preds = %76
  br label %84

81:                                               ; preds = %76
  %82 = sub nsw i32 0, %78
  br label %84

83:                                               ; preds = %76
  unreachable

84:                                               ; preds = %76, %80, %81
  %85 = phi i32 [ %78, %80 ], [ %77, %76 ], [ %82, %81 ]
  %86 = getelementptr i8, ptr addrspace(1) %45, i64 4
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !4
  br i1 %14, label %87, label %117

87:                                               ; preds = %84
  %88 = and i32 %10, 3
  br label %89

89:                                               ; preds = %113, %87
  %90 = phi i32 [ 0, %87 ], [ %115, %113 ]
  %91 = phi i32 [ 0, %87 ], [ %114, %113 ]
  %92 = add nsw i32 %90, %10
  %93 = srem i32 %92, 7
  switch i32 %93, label %108 [
    i32 0, label %94
    i32 1, label %96
    i32 2, label %99
    i32 5, label %103
    i32 6, label %106
  ]

94:                                               ; preds = %89
  %95 = add nsw i32 %91, 3
  br label %96

96:                                               ; preds = %94, %89
  %97 = phi i32 [ %95, %94 ], [ %91, %89 ]
  %98 = xor i32 %97, %90
  br label %110

99:                                               ; preds = %89
  %100 = icmp sgt i32 %91, 50
  br i1 %100, label %117, label %101

101:                                              ; preds = %99
  %102 = add nsw i32 %91, 11
  br label %103

103:                                              ; preds = %101, %89
  %104 = phi i32 [ %102, %101 ], [ %91, %89 ]
  %105 = add nsw i32 %104, -2
  br label %113

106:                                              ; preds = %89
  %107 = mul nsw i32 %91, 3
  br label %110

108:                                              ; preds = %89
  %109 = add nsw i32 %91, %88
  br label %110

110:                                              ; preds = %108, %106, %96
  %111 = phi i32 [ %109, %108 ], [ %98, %96 ], [ %107, %106 ]
  %112 = add nsw i32 %111, 1
  br label %113

113:                                              ; preds = %110, %103
  %114 = phi i32 [ %112, %110 ], [ %105, %103 ]
  %115 = add nuw nsw i32 %90, 1
  %116 = icmp slt i32 %115, %11
  br i1 %116, label %89, label %117, !llvm.loop !17

117:                                              ; preds = %99, %113, %84
  %118 = phi i32 [ 0, %84 ], [ %114, %113 ], [ %91, %99 ]
  %119 = getelementptr i8, ptr addrspace(1) %45, i64 8
  store i32 %118, ptr addrspace(1) %119, align 4, !tbaa !4
  br label %120

120:                                              ; preds = %3, %117
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shapes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 !kernel_arg_name !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, %5
  br i1 %6, label %7, label %120

7:                                                ; preds = %3
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = srem i32 %5, 13
  %12 = mul i32 %10, 3
  %13 = add i32 %12, 1
  %14 = icmp sgt i32 %11, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %7, %15
  %16 = phi i32 [ %20, %15 ], [ %10, %7 ]
  %17 = phi i32 [ %25, %15 ], [ 0, %7 ]
  %18 = phi i32 [ %22, %15 ], [ 7, %7 ]
  %19 = phi i32 [ %21, %15 ], [ %13, %7 ]
  %20 = xor i32 %19, %17
  %21 = add i32 %18, %16
  %22 = sub nsw i32 0, %18
  %23 = and i32 %20, 15
  %24 = icmp ne i32 %23, 3
  %25 = add nuw nsw i32 %17, 1
  %26 = icmp slt i32 %25, %11
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %15, label %28, !llvm.loop !13

28:                                               ; preds = %15
  %29 = and i32 %21, 31
  %30 = icmp eq i32 %29, 9
  %31 = select i1 %24, i1 %30, i1 false
  %32 = select i1 %31, i32 %22, i32 %20
  br label %33

33:                                               ; preds = %28, %7
  %34 = phi i32 [ %13, %7 ], [ %21, %28 ]
  %35 = phi i32 [ 7, %7 ], [ %22, %28 ]
  %36 = phi i32 [ -1, %7 ], [ %32, %28 ]
  %37 = phi i32 [ %10, %7 ], [ %20, %28 ]
  %38 = mul i32 %37, 31
  %39 = mul i32 %34, 17
  %40 = add i32 %35, %39
  %41 = add i32 %40, %36
  %42 = add i32 %41, %38
  %43 = mul nsw i32 %5, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !4
  br i1 %14, label %49, label %76

46:                                               ; preds = %72
  %47 = add nuw nsw i32 %50, 1
  %48 = icmp slt i32 %47, %11
  br i1 %48, label %49, label %76, !llvm.loop !15

49:                                               ; preds = %33, %46
  %50 = phi i32 [ %47, %46 ], [ 0, %33 ]
  %51 = phi i32 [ %57, %46 ], [ %10, %33 ]
  %52 = phi i32 [ %73, %46 ], [ undef, %33 ]
  br label %53

53:                                               ; preds = %66, %49
  %54 = phi i32 [ 0, %49 ], [ %69, %66 ]
  %55 = phi i32 [ %51, %49 ], [ %57, %66 ]
  %56 = mul i32 %55, 1103515245
  %57 = add i32 %56, 12345
  %58 = and i32 %57, 66060288
  %59 = icmp eq i32 %58, 5242880
  br i1 %59, label %60, label %63

60:                                               ; preds = %53
  %61 = mul nuw nsw i32 %50, 100
  %62 = add nuw nsw i32 %54, %61
  br label %72

63:                                               ; preds = %53
  %64 = and i32 %57, 8323072
  %65 = icmp ne i32 %64, 5046272
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = and i32 %57, 3584
  %68 = icmp ne i32 %67, 1024
  %69 = add nuw nsw i32 %54, 1
  %70 = icmp samesign ult i32 %54, 8
  %71 = select i1 %68, i1 %70, i1 false
  br i1 %71, label %53, label %72, !llvm.loop !16

72:                                               ; preds = %66, %63, %60
  %73 = phi i32 [ %62, %60 ], [ %52, %63 ], [ %52, %66 ]
  %74 = phi i1 [ false, %60 ], [ %65, %63 ], [ %65, %66 ]
  %75 = phi i32 [ 1, %60 ], [ 5, %66 ], [ 8, %63 ]
  br i1 %74, label %46, label %76

76:                                               ; preds = %72, %46, %33
  %77 = phi i32 [ undef, %33 ], [ %73, %46 ], [ %73, %72 ]
  %78 = phi i32 [ %10, %33 ], [ %57, %46 ], [ %57, %72 ]
  %79 = phi i32 [ 2, %33 ], [ %75, %72 ], [ 2, %46 ]
  switch i32 %79, label %83 [
    i32 2, label %80
    i32 1, label %84
    i32 8, label %81
  ]

80:                                               ; preds = %76
  br label %84

81:                                               ; preds = %76
  %82 = sub nsw i32 0, %78
  br label %84

83:                                               ; preds = %76
  unreachable

84:                                               ; preds = %76, %80, %81
  %85 = phi i32 [ %78, %80 ], [ %77, %76 ], [ %82, %81 ]
  %86 = getelementptr i8, ptr addrspace(1) %45, i64 4
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !4
  br i1 %14, label %87, label %117

87:                                               ; preds = %84
  %88 = and i32 %10, 3
  br label %89

89:                                               ; preds = %113, %87
  %90 = phi i32 [ 0, %87 ], [ %115, %113 ]
  %91 = phi i32 [ 0, %87 ], [ %114, %113 ]
  %92 = add nsw i32 %90, %10
  %93 = srem i32 %92, 7
  switch i32 %93, label %108 [
    i32 0, label %94
    i32 1, label %96
    i32 2, label %99
    i32 5, label %103
    i32 6, label %106
  ]

94:                                               ; preds = %89
  %95 = add nsw i32 %91, 3
  br label %96

96:                                               ; preds = %94, %89
  %97 = phi i32 [ %95, %94 ], [ %91, %89 ]
  %98 = xor i32 %97, %90
  br label %110

99:                                               ; preds = %89
  %100 = icmp sgt i32 %91, 50
  br i1 %100, label %117, label %101

101:                                              ; preds = %99
  %102 = add nsw i32 %91, 11
  br label %103

103:                                              ; preds = %101, %89
  %104 = phi i32 [ %102, %101 ], [ %91, %89 ]
  %105 = add nsw i32 %104, -2
  br label %113

106:                                              ; preds = %89
  %107 = mul nsw i32 %91, 3
  br label %110

108:                                              ; preds = %89
  %109 = add nsw i32 %91, %88
  br label %110

110:                                              ; preds = %108, %106, %96
  %111 = phi i32 [ %109, %108 ], [ %98, %96 ], [ %107, %106 ]
  %112 = add nsw i32 %111, 1
  br label %113

113:                                              ; preds = %110, %103
  %114 = phi i32 [ %112, %110 ], [ %105, %103 ]
  %115 = add nuw nsw i32 %90, 1
  %116 = icmp slt i32 %115, %11
  br i1 %116, label %89, label %117, !llvm.loop !17

117:                                              ; preds = %99, %113, %84
  %118 = phi i32 [ 0, %84 ], [ %114, %113 ], [ %91, %99 ]
  %119 = getelementptr i8, ptr addrspace(1) %45, i64 8
  store i32 %118, ptr addrspace(1) %119, align 4, !tbaa !4
  br label %120

120:                                              ; preds = %3, %117
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!"in", !"out", !"n"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
