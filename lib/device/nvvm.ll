define float @__nv_nearbyintf(float noundef %0) {
  %2 = tail call float @__nv_rintf(float noundef %0)
  ret float %2
}
declare float @__nv_rintf(float noundef)
define float @__nv_scalbnf(float noundef %0, i32 noundef %1) {
  %3 = icmp sgt i32 %1, 127
  %4 = icmp slt i32 %1, -126
  %5 = select i1 %4, i32 -102, i32 0
  %6 = select i1 %3, i32 127, i32 %5
  %7 = shl nsw i32 %6, 23
  %8 = add nsw i32 %7, 1065353216
  %9 = bitcast i32 %8 to float
  %10 = fmul float %0, %9
  %11 = sub nsw i32 %1, %6
  %12 = icmp sgt i32 %11, 127
  %13 = icmp slt i32 %11, -126
  %14 = select i1 %13, i32 -102, i32 0
  %15 = select i1 %12, i32 127, i32 %14
  %16 = shl nsw i32 %15, 23
  %17 = add nsw i32 %16, 1065353216
  %18 = bitcast i32 %17 to float
  %19 = fmul float %10, %18
  %20 = sub nsw i32 %11, %15
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 -126)
  %22 = tail call i32 @llvm.smin.i32(i32 %21, i32 127)
  %23 = shl nsw i32 %22, 23
  %24 = add nsw i32 %23, 1065353216
  %25 = bitcast i32 %24 to float
  %26 = fmul float %19, %25
  ret float %26
}
define float @__nv_ldexpf(float noundef %0, i32 noundef %1) {
  %3 = icmp sgt i32 %1, 127
  %4 = icmp slt i32 %1, -126
  %5 = select i1 %4, i32 -102, i32 0
  %6 = select i1 %3, i32 127, i32 %5
  %7 = shl nsw i32 %6, 23
  %8 = add nsw i32 %7, 1065353216
  %9 = bitcast i32 %8 to float
  %10 = fmul float %0, %9
  %11 = sub nsw i32 %1, %6
  %12 = icmp sgt i32 %11, 127
  %13 = icmp slt i32 %11, -126
  %14 = select i1 %13, i32 -102, i32 0
  %15 = select i1 %12, i32 127, i32 %14
  %16 = shl nsw i32 %15, 23
  %17 = add nsw i32 %16, 1065353216
  %18 = bitcast i32 %17 to float
  %19 = fmul float %10, %18
  %20 = sub nsw i32 %11, %15
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 -126)
  %22 = tail call i32 @llvm.smin.i32(i32 %21, i32 127)
  %23 = shl nsw i32 %22, 23
  %24 = add nsw i32 %23, 1065353216
  %25 = bitcast i32 %24 to float
  %26 = fmul float %19, %25
  ret float %26
}
define float @__nv_frexpf(float noundef %0, ptr noundef writeonly initializes((0, 4)) %1) {
  store i32 0, ptr %1, align 4
  %3 = fcmp oeq float %0, 0.000000e+00
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %20, label %7
7:                                                ; preds = %2
  %8 = tail call float @__nv_fabsf(float noundef %0)
  %9 = fcmp olt float %8, 0x3810000000000000
  %10 = select i1 %9, float 0x4170000000000000, float 1.000000e+00
  %11 = fmul float %0, %10
  %12 = bitcast float %11 to i32
  %13 = lshr i32 %12, 23
  %14 = and i32 %13, 255
  %15 = select i1 %9, i32 -150, i32 -126
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr %1, align 4
  %17 = and i32 %12, -2139095041
  %18 = or disjoint i32 %17, 1056964608
  %19 = bitcast i32 %18 to float
  br label %20
20:                                               ; preds = %2, %7
  %21 = phi float [ %19, %7 ], [ %0, %2 ]
  ret float %21
}
declare float @__nv_fabsf(float noundef)
define range(i32 2147483647, 129) i32 @__nv_ilogbf(float noundef %0) {
  %2 = fcmp ueq float %0, 0.000000e+00
  br i1 %2, label %19, label %3
3:                                                ; preds = %1
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  br i1 %5, label %19, label %6
6:                                                ; preds = %3
  %7 = tail call float @__nv_fabsf(float noundef %0)
  %8 = fcmp olt float %7, 0x3810000000000000
  %9 = select i1 %8, i32 24, i32 0
  %10 = shl nuw nsw i32 %9, 23
  %11 = add nuw nsw i32 %10, 1065353216
  %12 = bitcast i32 %11 to float
  %13 = fmul float %0, %12
  %14 = bitcast float %13 to i32
  %15 = lshr i32 %14, 23
  %16 = and i32 %15, 255
  %17 = sub nsw i32 %16, %9
  %18 = add nsw i32 %17, -127
  br label %19
19:                                               ; preds = %3, %1, %6
  %20 = phi i32 [ %18, %6 ], [ -2147483648, %1 ], [ 2147483647, %3 ]
  ret i32 %20
}
define float @__nv_logbf(float noundef %0) {
  %2 = fcmp oeq float %0, 0.000000e+00
  br i1 %2, label %24, label %3
3:                                                ; preds = %1
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  br i1 %5, label %6, label %8
6:                                                ; preds = %3
  %7 = fmul float %0, %0
  br label %24
8:                                                ; preds = %3
  %9 = fcmp uno float %0, 0.000000e+00
  br i1 %9, label %24, label %10
10:                                               ; preds = %8
  %11 = tail call float @__nv_fabsf(float noundef %0)
  %12 = fcmp olt float %11, 0x3810000000000000
  %13 = select i1 %12, i32 24, i32 0
  %14 = shl nuw nsw i32 %13, 23
  %15 = add nuw nsw i32 %14, 1065353216
  %16 = bitcast i32 %15 to float
  %17 = fmul float %0, %16
  %18 = bitcast float %17 to i32
  %19 = lshr i32 %18, 23
  %20 = and i32 %19, 255
  %21 = sub nsw i32 %20, %13
  %22 = add nsw i32 %21, -127
  %23 = sitofp i32 %22 to float
  br label %24
24:                                               ; preds = %10, %8, %6, %1
  %25 = phi float [ 0xFFF0000000000000, %1 ], [ %7, %6 ], [ %23, %10 ], [ 0xC1E0000000000000, %8 ]
  ret float %25
}
define float @__nv_modff(float noundef %0, ptr noundef writeonly initializes((0, 4)) %1) {
  %3 = tail call float @__nv_truncf(float noundef %0)
  store float %3, ptr %1, align 4
  %4 = tail call float @__nv_fabsf(float noundef %0)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = fsub float %0, %3
  %7 = select i1 %5, float 0.000000e+00, float %6
  %8 = tail call float @__nv_copysignf(float noundef %7, float noundef %0)
  ret float %8
}
declare float @__nv_truncf(float noundef)
declare float @__nv_copysignf(float noundef, float noundef)
define float @__nv_nextafterf(float noundef %0, float noundef %1) {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %4, label %6
4:                                                ; preds = %2
  %5 = fadd float %0, %1
  br label %20
6:                                                ; preds = %2
  %7 = fcmp oeq float %0, %1
  br i1 %7, label %20, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq float %0, 0.000000e+00
  br i1 %9, label %10, label %12
10:                                               ; preds = %8
  %11 = tail call float @__nv_copysignf(float noundef 0x36A0000000000000, float noundef %1)
  br label %20
12:                                               ; preds = %8
  %13 = bitcast float %0 to i32
  %14 = fcmp olt float %0, %1
  %15 = fcmp ule float %0, 0.000000e+00
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i32 1, i32 -1
  %18 = add nsw i32 %17, %13
  %19 = bitcast i32 %18 to float
  br label %20
20:                                               ; preds = %6, %12, %10, %4
  %21 = phi float [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret float %21
}
define float @__nv_remainderf(float noundef %0, float noundef %1) {
  %3 = tail call float @__nv_fabsf(float noundef %0)
  %4 = tail call float @__nv_fabsf(float noundef %1)
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp oeq float %3, 0x7FF0000000000000
  %8 = fcmp ueq float %1, 0.000000e+00
  %9 = select i1 %8, i1 true, i1 %7
  br i1 %9, label %10, label %13
10:                                               ; preds = %6, %2
  %11 = fmul float %0, %1
  %12 = fdiv float %11, %11
  br label %47
13:                                               ; preds = %6
  %14 = fcmp oeq float %4, 0x7FF0000000000000
  br i1 %14, label %47, label %15
15:                                               ; preds = %13
  %16 = fcmp olt float %4, 0x47D0000000000000
  br i1 %16, label %17, label %20
17:                                               ; preds = %15
  %18 = fadd float %4, %4
  %19 = tail call float @__nv_fmodf(float noundef %3, float noundef %18)
  br label %20
20:                                               ; preds = %15, %17
  %21 = phi float [ %19, %17 ], [ %3, %15 ]
  %22 = fcmp olt float %4, 0x3820000000000000
  br i1 %22, label %23, label %32
23:                                               ; preds = %20
  %24 = fadd float %21, %21
  %25 = fcmp ogt float %24, %4
  br i1 %25, label %26, label %40
26:                                               ; preds = %23
  %27 = fsub float %21, %4
  %28 = fadd float %27, %27
  %29 = fcmp ult float %28, %4
  br i1 %29, label %40, label %30
30:                                               ; preds = %26
  %31 = fsub float %27, %4
  br label %40
32:                                               ; preds = %20
  %33 = fmul float %4, 5.000000e-01
  %34 = fcmp ogt float %21, %33
  br i1 %34, label %35, label %40
35:                                               ; preds = %32
  %36 = fsub float %21, %4
  %37 = fcmp ult float %36, %33
  br i1 %37, label %40, label %38
38:                                               ; preds = %35
  %39 = fsub float %36, %4
  br label %40
40:                                               ; preds = %32, %38, %35, %23, %30, %26
  %41 = phi float [ %31, %30 ], [ %27, %26 ], [ %21, %23 ], [ %39, %38 ], [ %36, %35 ], [ %21, %32 ]
  %42 = fcmp olt float %0, 0.000000e+00
  br i1 %42, label %45, label %43
43:                                               ; preds = %40
  %44 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 32)
  br i1 %44, label %45, label %47
45:                                               ; preds = %43, %40
  %46 = fneg float %41
  br label %47
47:                                               ; preds = %45, %43, %13, %10
  %48 = phi float [ %12, %10 ], [ %0, %13 ], [ %46, %45 ], [ %41, %43 ]
  ret float %48
}
declare float @__nv_fmodf(float noundef, float noundef)
define void @__nv_sincosf(float noundef %0, ptr noundef writeonly initializes((0, 4)) %1, ptr noundef writeonly initializes((0, 4)) %2) {
  %4 = tail call float @__nv_sinf(float noundef %0)
  store float %4, ptr %1, align 4
  %5 = tail call float @__nv_cosf(float noundef %0)
  store float %5, ptr %2, align 4
  ret void
}
declare float @__nv_sinf(float noundef)
declare float @__nv_cosf(float noundef)
define float @__nv_sinpif(float noundef %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call float @__nv_roundf(float noundef %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call float @__nv_fabsf(float noundef %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call float @__nv_cosf(float noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call float @__nv_sinf(float noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq float %19, 0.000000e+00
  %21 = select i1 %20, float %0, float %5
  %22 = tail call float @__nv_copysignf(float noundef %19, float noundef %21)
  ret float %22
}
declare float @__nv_roundf(float noundef)
define float @__nv_cospif(float noundef %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call float @__nv_roundf(float noundef %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call float @__nv_fabsf(float noundef %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call float @__nv_sinf(float noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call float @__nv_cosf(float noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fneg float %19
  %21 = select i1 %7, float %20, float %19
  ret float %21
}
define void @__nv_sincospif(float noundef %0, ptr noundef writeonly initializes((0, 4)) %1, ptr noundef writeonly initializes((0, 4)) %2) {
  %4 = fmul float %0, 5.000000e-01
  %5 = tail call float @__nv_roundf(float noundef %4)
  %6 = fmul float %5, 2.000000e+00
  %7 = fsub float %0, %6
  %8 = tail call float @__nv_fabsf(float noundef %7)
  %9 = fcmp ogt float %8, 5.000000e-01
  %10 = fsub float 1.000000e+00, %8
  %11 = select i1 %9, float %10, float %8
  %12 = fcmp ogt float %11, 2.500000e-01
  br i1 %12, label %13, label %17
13:                                               ; preds = %3
  %14 = fsub float 5.000000e-01, %11
  %15 = fmul float %14, 0x400921FB60000000
  %16 = tail call float @__nv_cosf(float noundef %15)
  br label %20
17:                                               ; preds = %3
  %18 = fmul float %11, 0x400921FB60000000
  %19 = tail call float @__nv_sinf(float noundef %18)
  br label %20
20:                                               ; preds = %13, %17
  %21 = phi float [ %16, %13 ], [ %19, %17 ]
  %22 = fcmp oeq float %21, 0.000000e+00
  %23 = select i1 %22, float %0, float %7
  %24 = tail call float @__nv_copysignf(float noundef %21, float noundef %23)
  store float %24, ptr %1, align 4
  %25 = tail call float @__nv_roundf(float noundef %4)
  %26 = fmul float %25, 2.000000e+00
  %27 = fsub float %0, %26
  %28 = tail call float @__nv_fabsf(float noundef %27)
  %29 = fcmp ogt float %28, 5.000000e-01
  %30 = fsub float 1.000000e+00, %28
  %31 = select i1 %29, float %30, float %28
  %32 = fcmp ogt float %31, 2.500000e-01
  br i1 %32, label %33, label %37
33:                                               ; preds = %20
  %34 = fsub float 5.000000e-01, %31
  %35 = fmul float %34, 0x400921FB60000000
  %36 = tail call float @__nv_sinf(float noundef %35)
  br label %40
37:                                               ; preds = %20
  %38 = fmul float %31, 0x400921FB60000000
  %39 = tail call float @__nv_cosf(float noundef %38)
  br label %40
40:                                               ; preds = %33, %37
  %41 = phi float [ %36, %33 ], [ %39, %37 ]
  %42 = fneg float %41
  %43 = select i1 %29, float %42, float %41
  store float %43, ptr %2, align 4
  ret void
}
define float @__nv_rcbrtf(float noundef %0) {
  %2 = tail call float @__nv_cbrtf(float noundef %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}
declare float @__nv_cbrtf(float noundef)
define float @__nv_rhypotf(float noundef %0, float noundef %1) {
  %3 = fmul float %0, %0
  %4 = fmul float %1, %1
  %5 = fadd float %3, %4
  %6 = tail call float @__nv_sqrtf(float noundef %5)
  %7 = fdiv float 1.000000e+00, %6
  ret float %7
}
declare float @__nv_sqrtf(float noundef)
define float @__nv_norm3df(float noundef %0, float noundef %1, float noundef %2) {
  %4 = fmul float %0, %0
  %5 = fmul float %1, %1
  %6 = fadd float %4, %5
  %7 = fmul float %2, %2
  %8 = fadd float %6, %7
  %9 = tail call float @__nv_sqrtf(float noundef %8)
  ret float %9
}
define float @__nv_rnorm3df(float noundef %0, float noundef %1, float noundef %2) {
  %4 = fmul float %0, %0
  %5 = fmul float %1, %1
  %6 = fadd float %4, %5
  %7 = fmul float %2, %2
  %8 = fadd float %6, %7
  %9 = tail call float @__nv_sqrtf(float noundef %8)
  %10 = fdiv float 1.000000e+00, %9
  ret float %10
}
define float @__nv_norm4df(float noundef %0, float noundef %1, float noundef %2, float noundef %3) {
  %5 = fmul float %0, %0
  %6 = fmul float %1, %1
  %7 = fadd float %5, %6
  %8 = fmul float %2, %2
  %9 = fadd float %7, %8
  %10 = fmul float %3, %3
  %11 = fadd float %9, %10
  %12 = tail call float @__nv_sqrtf(float noundef %11)
  ret float %12
}
define float @__nv_rnorm4df(float noundef %0, float noundef %1, float noundef %2, float noundef %3) {
  %5 = fmul float %0, %0
  %6 = fmul float %1, %1
  %7 = fadd float %5, %6
  %8 = fmul float %2, %2
  %9 = fadd float %7, %8
  %10 = fmul float %3, %3
  %11 = fadd float %9, %10
  %12 = tail call float @__nv_sqrtf(float noundef %11)
  %13 = fdiv float 1.000000e+00, %12
  ret float %13
}
define float @__nv_powif(float noundef %0, i32 noundef %1) {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %6, label %4
4:                                                ; preds = %2
  %5 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  br label %11
6:                                                ; preds = %11, %2
  %7 = phi float [ 1.000000e+00, %2 ], [ %18, %11 ]
  %8 = icmp slt i32 %1, 0
  %9 = fdiv float 1.000000e+00, %7
  %10 = select i1 %8, float %9, float %7
  ret float %10
11:                                               ; preds = %4, %11
  %12 = phi i32 [ %20, %11 ], [ %5, %4 ]
  %13 = phi float [ %19, %11 ], [ %0, %4 ]
  %14 = phi float [ %18, %11 ], [ 1.000000e+00, %4 ]
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = fmul float %14, %13
  %18 = select i1 %16, float %14, float %17
  %19 = fmul float %13, %13
  %20 = lshr i32 %12, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %6, label %11
}
define float @__nv_normcdff(float noundef %0) {
  %2 = fmul float %0, 0xBFE6A09E60000000
  %3 = tail call float @__nv_erfcf(float noundef %2)
  %4 = fmul float %3, 5.000000e-01
  ret float %4
}
declare float @__nv_erfcf(float noundef)
define float @__nv_erfcxf(float noundef %0) {
  %2 = fmul float %0, %0
  %3 = tail call float @__nv_expf(float noundef %2)
  %4 = tail call float @__nv_erfcf(float noundef %0)
  %5 = fmul float %3, %4
  ret float %5
}
declare float @__nv_expf(float noundef)
define float @__nv_erfcinvf(float noundef %0) {
  %2 = fcmp ogt float %0, 0.000000e+00
  %3 = fcmp olt float %0, 2.000000e+00
  %4 = and i1 %2, %3
  br i1 %4, label %10, label %5
5:                                                ; preds = %1
  %6 = fcmp oeq float %0, 0.000000e+00
  %7 = fcmp oeq float %0, 2.000000e+00
  %8 = select i1 %7, float 0xFFF0000000000000, float 0x7FF8000000000000
  %9 = select i1 %6, float 0x7FF0000000000000, float %8
  br label %72
10:                                               ; preds = %1
  %11 = fcmp ogt float %0, 1.000000e+00
  %12 = fsub float 2.000000e+00, %0
  %13 = select i1 %11, float %12, float %0
  %14 = fsub float 2.000000e+00, %13
  %15 = fmul float %13, %14
  %16 = tail call float @__nv_logf(float noundef %15)
  %17 = fmul float %16, 5.000000e-01
  %18 = fadd float %17, 0x401152AF40000000
  %19 = fmul float %18, %18
  %20 = fdiv float %16, 0x3FC2D0E560000000
  %21 = fsub float %19, %20
  %22 = tail call float @__nv_sqrtf(float noundef %21)
  %23 = fsub float %22, %18
  %24 = tail call float @__nv_sqrtf(float noundef %23)
  %25 = fneg float %24
  %26 = fmul float %24, %25
  %27 = tail call float @__nv_expf(float noundef %26)
  %28 = fmul float %27, 0xBFF20DD760000000
  %29 = tail call float @__nv_erfcf(float noundef %24)
  %30 = fcmp oeq float %28, 0.000000e+00
  br i1 %30, label %37, label %31
31:                                               ; preds = %10
  %32 = fsub float %29, %13
  %33 = fdiv float %32, %28
  %34 = fmul float %24, %33
  %35 = fadd float %34, 1.000000e+00
  %36 = fdiv float %33, %35
  br label %37
37:                                               ; preds = %10, %31
  %38 = phi float [ %36, %31 ], [ 0.000000e+00, %10 ]
  %39 = fsub float %24, %38
  %40 = fneg float %39
  %41 = fmul float %39, %40
  %42 = tail call float @__nv_expf(float noundef %41)
  %43 = fmul float %42, 0xBFF20DD760000000
  %44 = tail call float @__nv_erfcf(float noundef %39)
  %45 = fcmp oeq float %43, 0.000000e+00
  br i1 %45, label %52, label %46
46:                                               ; preds = %37
  %47 = fsub float %44, %13
  %48 = fdiv float %47, %43
  %49 = fmul float %39, %48
  %50 = fadd float %49, 1.000000e+00
  %51 = fdiv float %48, %50
  br label %52
52:                                               ; preds = %46, %37
  %53 = phi float [ %51, %46 ], [ 0.000000e+00, %37 ]
  %54 = fsub float %39, %53
  %55 = fneg float %54
  %56 = fmul float %54, %55
  %57 = tail call float @__nv_expf(float noundef %56)
  %58 = fmul float %57, 0xBFF20DD760000000
  %59 = tail call float @__nv_erfcf(float noundef %54)
  %60 = fcmp oeq float %58, 0.000000e+00
  br i1 %60, label %67, label %61
61:                                               ; preds = %52
  %62 = fsub float %59, %13
  %63 = fdiv float %62, %58
  %64 = fmul float %54, %63
  %65 = fadd float %64, 1.000000e+00
  %66 = fdiv float %63, %65
  br label %67
67:                                               ; preds = %61, %52
  %68 = phi float [ %66, %61 ], [ 0.000000e+00, %52 ]
  %69 = fsub float %54, %68
  %70 = fneg float %69
  %71 = select i1 %11, float %70, float %69
  br label %72
72:                                               ; preds = %67, %5
  %73 = phi float [ %71, %67 ], [ %9, %5 ]
  ret float %73
}
declare float @__nv_logf(float noundef)
define float @__nv_erfinvf(float noundef %0) {
  %2 = tail call float @__nv_fabsf(float noundef %0)
  %3 = fcmp ogt float %2, 5.000000e-01
  br i1 %3, label %4, label %79
4:                                                ; preds = %1
  %5 = fsub float 1.000000e+00, %2
  %6 = fcmp ogt float %5, 0.000000e+00
  %7 = fcmp olt float %5, 2.000000e+00
  %8 = and i1 %6, %7
  br i1 %8, label %14, label %9
9:                                                ; preds = %4
  %10 = fcmp oeq float %5, 0.000000e+00
  %11 = fcmp oeq float %5, 2.000000e+00
  %12 = select i1 %11, float 0xFFF0000000000000, float 0x7FF8000000000000
  %13 = select i1 %10, float 0x7FF0000000000000, float %12
  br label %76
14:                                               ; preds = %4
  %15 = fcmp ogt float %5, 1.000000e+00
  %16 = fsub float 2.000000e+00, %5
  %17 = select i1 %15, float %16, float %5
  %18 = fsub float 2.000000e+00, %17
  %19 = fmul float %17, %18
  %20 = tail call float @__nv_logf(float noundef %19)
  %21 = fmul float %20, 5.000000e-01
  %22 = fadd float %21, 0x401152AF40000000
  %23 = fmul float %22, %22
  %24 = fdiv float %20, 0x3FC2D0E560000000
  %25 = fsub float %23, %24
  %26 = tail call float @__nv_sqrtf(float noundef %25)
  %27 = fsub float %26, %22
  %28 = tail call float @__nv_sqrtf(float noundef %27)
  %29 = fneg float %28
  %30 = fmul float %28, %29
  %31 = tail call float @__nv_expf(float noundef %30)
  %32 = fmul float %31, 0xBFF20DD760000000
  %33 = tail call float @__nv_erfcf(float noundef %28)
  %34 = fcmp oeq float %32, 0.000000e+00
  br i1 %34, label %41, label %35
35:                                               ; preds = %14
  %36 = fsub float %33, %17
  %37 = fdiv float %36, %32
  %38 = fmul float %28, %37
  %39 = fadd float %38, 1.000000e+00
  %40 = fdiv float %37, %39
  br label %41
41:                                               ; preds = %35, %14
  %42 = phi float [ %40, %35 ], [ 0.000000e+00, %14 ]
  %43 = fsub float %28, %42
  %44 = fneg float %43
  %45 = fmul float %43, %44
  %46 = tail call float @__nv_expf(float noundef %45)
  %47 = fmul float %46, 0xBFF20DD760000000
  %48 = tail call float @__nv_erfcf(float noundef %43)
  %49 = fcmp oeq float %47, 0.000000e+00
  br i1 %49, label %56, label %50
50:                                               ; preds = %41
  %51 = fsub float %48, %17
  %52 = fdiv float %51, %47
  %53 = fmul float %43, %52
  %54 = fadd float %53, 1.000000e+00
  %55 = fdiv float %52, %54
  br label %56
56:                                               ; preds = %50, %41
  %57 = phi float [ %55, %50 ], [ 0.000000e+00, %41 ]
  %58 = fsub float %43, %57
  %59 = fneg float %58
  %60 = fmul float %58, %59
  %61 = tail call float @__nv_expf(float noundef %60)
  %62 = fmul float %61, 0xBFF20DD760000000
  %63 = tail call float @__nv_erfcf(float noundef %58)
  %64 = fcmp oeq float %62, 0.000000e+00
  br i1 %64, label %71, label %65
65:                                               ; preds = %56
  %66 = fsub float %63, %17
  %67 = fdiv float %66, %62
  %68 = fmul float %58, %67
  %69 = fadd float %68, 1.000000e+00
  %70 = fdiv float %67, %69
  br label %71
71:                                               ; preds = %65, %56
  %72 = phi float [ %70, %65 ], [ 0.000000e+00, %56 ]
  %73 = fsub float %58, %72
  %74 = fneg float %73
  %75 = select i1 %15, float %74, float %73
  br label %76
76:                                               ; preds = %9, %71
  %77 = phi float [ %75, %71 ], [ %13, %9 ]
  %78 = tail call float @__nv_copysignf(float noundef %77, float noundef %0)
  br label %114
79:                                               ; preds = %1
  %80 = fmul float %0, 0x3FEC5BF8A0000000
  %81 = tail call float @__nv_erff(float noundef %80)
  %82 = fsub float %81, %0
  %83 = fneg float %80
  %84 = fmul float %80, %83
  %85 = tail call float @__nv_expf(float noundef %84)
  %86 = fmul float %85, 0x3FF20DD760000000
  %87 = fdiv float %82, %86
  %88 = fmul float %80, %87
  %89 = fadd float %88, 1.000000e+00
  %90 = fdiv float %87, %89
  %91 = fsub float %80, %90
  %92 = tail call float @__nv_erff(float noundef %91)
  %93 = fsub float %92, %0
  %94 = fneg float %91
  %95 = fmul float %91, %94
  %96 = tail call float @__nv_expf(float noundef %95)
  %97 = fmul float %96, 0x3FF20DD760000000
  %98 = fdiv float %93, %97
  %99 = fmul float %91, %98
  %100 = fadd float %99, 1.000000e+00
  %101 = fdiv float %98, %100
  %102 = fsub float %91, %101
  %103 = tail call float @__nv_erff(float noundef %102)
  %104 = fsub float %103, %0
  %105 = fneg float %102
  %106 = fmul float %102, %105
  %107 = tail call float @__nv_expf(float noundef %106)
  %108 = fmul float %107, 0x3FF20DD760000000
  %109 = fdiv float %104, %108
  %110 = fmul float %102, %109
  %111 = fadd float %110, 1.000000e+00
  %112 = fdiv float %109, %111
  %113 = fsub float %102, %112
  br label %114
114:                                              ; preds = %79, %76
  %115 = phi float [ %78, %76 ], [ %113, %79 ]
  ret float %115
}
declare float @__nv_erff(float noundef)
define float @__nv_normcdfinvf(float noundef %0) {
  %2 = fmul float %0, 2.000000e+00
  %3 = fcmp ogt float %2, 0.000000e+00
  %4 = fcmp olt float %2, 2.000000e+00
  %5 = and i1 %3, %4
  br i1 %5, label %11, label %6
6:                                                ; preds = %1
  %7 = fcmp oeq float %2, 0.000000e+00
  %8 = fcmp oeq float %2, 2.000000e+00
  %9 = select i1 %8, float 0xFFF0000000000000, float 0x7FF8000000000000
  %10 = select i1 %7, float 0x7FF0000000000000, float %9
  br label %73
11:                                               ; preds = %1
  %12 = fcmp ogt float %2, 1.000000e+00
  %13 = fsub float 2.000000e+00, %2
  %14 = select i1 %12, float %13, float %2
  %15 = fsub float 2.000000e+00, %14
  %16 = fmul float %14, %15
  %17 = tail call float @__nv_logf(float noundef %16)
  %18 = fmul float %17, 5.000000e-01
  %19 = fadd float %18, 0x401152AF40000000
  %20 = fmul float %19, %19
  %21 = fdiv float %17, 0x3FC2D0E560000000
  %22 = fsub float %20, %21
  %23 = tail call float @__nv_sqrtf(float noundef %22)
  %24 = fsub float %23, %19
  %25 = tail call float @__nv_sqrtf(float noundef %24)
  %26 = fneg float %25
  %27 = fmul float %25, %26
  %28 = tail call float @__nv_expf(float noundef %27)
  %29 = fmul float %28, 0xBFF20DD760000000
  %30 = tail call float @__nv_erfcf(float noundef %25)
  %31 = fcmp oeq float %29, 0.000000e+00
  br i1 %31, label %38, label %32
32:                                               ; preds = %11
  %33 = fsub float %30, %14
  %34 = fdiv float %33, %29
  %35 = fmul float %25, %34
  %36 = fadd float %35, 1.000000e+00
  %37 = fdiv float %34, %36
  br label %38
38:                                               ; preds = %32, %11
  %39 = phi float [ %37, %32 ], [ 0.000000e+00, %11 ]
  %40 = fsub float %25, %39
  %41 = fneg float %40
  %42 = fmul float %40, %41
  %43 = tail call float @__nv_expf(float noundef %42)
  %44 = fmul float %43, 0xBFF20DD760000000
  %45 = tail call float @__nv_erfcf(float noundef %40)
  %46 = fcmp oeq float %44, 0.000000e+00
  br i1 %46, label %53, label %47
47:                                               ; preds = %38
  %48 = fsub float %45, %14
  %49 = fdiv float %48, %44
  %50 = fmul float %40, %49
  %51 = fadd float %50, 1.000000e+00
  %52 = fdiv float %49, %51
  br label %53
53:                                               ; preds = %47, %38
  %54 = phi float [ %52, %47 ], [ 0.000000e+00, %38 ]
  %55 = fsub float %40, %54
  %56 = fneg float %55
  %57 = fmul float %55, %56
  %58 = tail call float @__nv_expf(float noundef %57)
  %59 = fmul float %58, 0xBFF20DD760000000
  %60 = tail call float @__nv_erfcf(float noundef %55)
  %61 = fcmp oeq float %59, 0.000000e+00
  br i1 %61, label %68, label %62
62:                                               ; preds = %53
  %63 = fsub float %60, %14
  %64 = fdiv float %63, %59
  %65 = fmul float %55, %64
  %66 = fadd float %65, 1.000000e+00
  %67 = fdiv float %64, %66
  br label %68
68:                                               ; preds = %62, %53
  %69 = phi float [ %67, %62 ], [ 0.000000e+00, %53 ]
  %70 = fsub float %55, %69
  %71 = fneg float %70
  %72 = select i1 %12, float %71, float %70
  br label %73
73:                                               ; preds = %6, %68
  %74 = phi float [ %72, %68 ], [ %10, %6 ]
  %75 = fmul float %74, 0xBFF6A09E60000000
  ret float %75
}
define float @__nv_lgammaf(float noundef %0) {
  %2 = fsub float %0, %0
  %3 = fcmp une float %2, 0.000000e+00
  br i1 %3, label %4, label %6
4:                                                ; preds = %1
  %5 = fmul float %0, %0
  br label %109
6:                                                ; preds = %1
  %7 = fcmp ult float %0, 5.000000e-01
  br i1 %7, label %46, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq float %0, 1.000000e+00
  %10 = fcmp oeq float %0, 2.000000e+00
  %11 = or i1 %9, %10
  br i1 %11, label %109, label %12
12:                                               ; preds = %8
  %13 = fadd float %0, 6.500000e+00
  %14 = fadd float %0, -5.000000e-01
  %15 = tail call float @__nv_logf(float noundef %13)
  %16 = fmul float %14, %15
  %17 = fadd float %16, 0x3FED67F1C0000000
  %18 = fsub float %17, %13
  %19 = fadd float %0, -1.000000e+00
  %20 = fadd float %19, 1.000000e+00
  %21 = fdiv float 0x40852429C0000000, %20
  %22 = fadd float %21, 1.000000e+00
  %23 = fadd float %19, 2.000000e+00
  %24 = fdiv float 0x4093AC8E80000000, %23
  %25 = fsub float %22, %24
  %26 = fadd float %19, 3.000000e+00
  %27 = fdiv float 0x40881A9660000000, %26
  %28 = fadd float %27, %25
  %29 = fadd float %19, 4.000000e+00
  %30 = fdiv float 0x406613AE60000000, %29
  %31 = fsub float %28, %30
  %32 = fadd float %19, 5.000000e+00
  %33 = fdiv float 0x402903C280000000, %32
  %34 = fadd float %33, %31
  %35 = fadd float %19, 6.000000e+00
  %36 = fdiv float 0x3FC1BCB2A0000000, %35
  %37 = fsub float %34, %36
  %38 = fadd float %19, 7.000000e+00
  %39 = fdiv float 0x3EE4F05140000000, %38
  %40 = fadd float %39, %37
  %41 = fadd float %19, 8.000000e+00
  %42 = fdiv float 0x3E84355080000000, %41
  %43 = fadd float %42, %40
  %44 = tail call float @__nv_logf(float noundef %43)
  %45 = fadd float %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call float @__nv_floorf(float noundef %0)
  %48 = fcmp oeq float %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul float %0, 5.000000e-01
  %51 = tail call float @__nv_roundf(float noundef %50)
  %52 = fmul float %51, 2.000000e+00
  %53 = fsub float %0, %52
  %54 = tail call float @__nv_fabsf(float noundef %53)
  %55 = fcmp ogt float %54, 5.000000e-01
  %56 = fsub float 1.000000e+00, %54
  %57 = select i1 %55, float %56, float %54
  %58 = fcmp ogt float %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub float 5.000000e-01, %57
  %61 = fmul float %60, 0x400921FB60000000
  %62 = tail call float @__nv_cosf(float noundef %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul float %57, 0x400921FB60000000
  %65 = tail call float @__nv_sinf(float noundef %64)
  br label %66
66:                                               ; preds = %59, %63
  %67 = phi float [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq float %67, 0.000000e+00
  %69 = select i1 %68, float %0, float %53
  %70 = tail call float @__nv_copysignf(float noundef %67, float noundef %69)
  %71 = tail call float @__nv_fabsf(float noundef %70)
  %72 = fdiv float 0x400921FB60000000, %71
  %73 = tail call float @__nv_logf(float noundef %72)
  %74 = fsub float 1.000000e+00, %0
  %75 = fadd float %74, 6.500000e+00
  %76 = fadd float %74, -5.000000e-01
  %77 = tail call float @__nv_logf(float noundef %75)
  %78 = fmul float %76, %77
  %79 = fadd float %78, 0x3FED67F1C0000000
  %80 = fsub float %79, %75
  %81 = fadd float %74, -1.000000e+00
  %82 = fadd float %81, 1.000000e+00
  %83 = fdiv float 0x40852429C0000000, %82
  %84 = fadd float %83, 1.000000e+00
  %85 = fadd float %81, 2.000000e+00
  %86 = fdiv float 0x4093AC8E80000000, %85
  %87 = fsub float %84, %86
  %88 = fadd float %81, 3.000000e+00
  %89 = fdiv float 0x40881A9660000000, %88
  %90 = fadd float %89, %87
  %91 = fadd float %81, 4.000000e+00
  %92 = fdiv float 0x406613AE60000000, %91
  %93 = fsub float %90, %92
  %94 = fadd float %81, 5.000000e+00
  %95 = fdiv float 0x402903C280000000, %94
  %96 = fadd float %95, %93
  %97 = fadd float %81, 6.000000e+00
  %98 = fdiv float 0x3FC1BCB2A0000000, %97
  %99 = fsub float %96, %98
  %100 = fadd float %81, 7.000000e+00
  %101 = fdiv float 0x3EE4F05140000000, %100
  %102 = fadd float %101, %99
  %103 = fadd float %81, 8.000000e+00
  %104 = fdiv float 0x3E84355080000000, %103
  %105 = fadd float %104, %102
  %106 = tail call float @__nv_logf(float noundef %105)
  %107 = fadd float %106, %80
  %108 = fsub float %73, %107
  br label %109
109:                                              ; preds = %46, %12, %8, %66, %4
  %110 = phi float [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret float %110
}
declare float @__nv_floorf(float noundef)
define float @__nv_tgammaf(float noundef %0) {
  %2 = fcmp ueq float %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv float 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call float @__nv_floorf(float noundef %0)
  %9 = fcmp oeq float %0, %8
  %10 = fcmp olt float %0, 0.000000e+00
  %11 = and i1 %10, %9
  br i1 %11, label %75, label %12
12:                                               ; preds = %7
  %13 = fcmp olt float %0, 5.000000e-01
  %14 = fsub float 1.000000e+00, %0
  %15 = select i1 %13, float %14, float %0
  %16 = fadd float %15, 6.500000e+00
  %17 = fadd float %15, -5.000000e-01
  %18 = fmul float %17, 5.000000e-01
  %19 = tail call float @__nv_powf(float noundef %16, float noundef %18)
  %20 = fmul float %19, 0x40040D9320000000
  %21 = fneg float %16
  %22 = tail call float @__nv_expf(float noundef %21)
  %23 = fmul float %20, %22
  %24 = fmul float %19, %23
  %25 = fadd float %15, -1.000000e+00
  %26 = fadd float %25, 1.000000e+00
  %27 = fdiv float 0x40852429C0000000, %26
  %28 = fadd float %27, 1.000000e+00
  %29 = fadd float %25, 2.000000e+00
  %30 = fdiv float 0x4093AC8E80000000, %29
  %31 = fsub float %28, %30
  %32 = fadd float %25, 3.000000e+00
  %33 = fdiv float 0x40881A9660000000, %32
  %34 = fadd float %33, %31
  %35 = fadd float %25, 4.000000e+00
  %36 = fdiv float 0x406613AE60000000, %35
  %37 = fsub float %34, %36
  %38 = fadd float %25, 5.000000e+00
  %39 = fdiv float 0x402903C280000000, %38
  %40 = fadd float %39, %37
  %41 = fadd float %25, 6.000000e+00
  %42 = fdiv float 0x3FC1BCB2A0000000, %41
  %43 = fsub float %40, %42
  %44 = fadd float %25, 7.000000e+00
  %45 = fdiv float 0x3EE4F05140000000, %44
  %46 = fadd float %45, %43
  %47 = fadd float %25, 8.000000e+00
  %48 = fdiv float 0x3E84355080000000, %47
  %49 = fadd float %48, %46
  %50 = fmul float %49, %24
  br i1 %13, label %51, label %75
51:                                               ; preds = %12
  %52 = fmul float %0, 5.000000e-01
  %53 = tail call float @__nv_roundf(float noundef %52)
  %54 = fmul float %53, 2.000000e+00
  %55 = fsub float %0, %54
  %56 = tail call float @__nv_fabsf(float noundef %55)
  %57 = fcmp ogt float %56, 5.000000e-01
  %58 = fsub float 1.000000e+00, %56
  %59 = select i1 %57, float %58, float %56
  %60 = fcmp ogt float %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub float 5.000000e-01, %59
  %63 = fmul float %62, 0x400921FB60000000
  %64 = tail call float @__nv_cosf(float noundef %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul float %59, 0x400921FB60000000
  %67 = tail call float @__nv_sinf(float noundef %66)
  br label %68
68:                                               ; preds = %61, %65
  %69 = phi float [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq float %69, 0.000000e+00
  %71 = select i1 %70, float %0, float %55
  %72 = tail call float @__nv_copysignf(float noundef %69, float noundef %71)
  %73 = fmul float %50, %72
  %74 = fdiv float 0x400921FB60000000, %73
  br label %75
75:                                               ; preds = %68, %12, %7, %1, %5
  %76 = phi float [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret float %76
}
declare float @__nv_powf(float noundef, float noundef)
define double @__nv_nearbyint(double noundef %0) {
  %2 = tail call double @__nv_rint(double noundef %0)
  ret double %2
}
declare double @__nv_rint(double noundef)
define double @__nv_scalbn(double noundef %0, i32 noundef %1) {
  %3 = icmp sgt i32 %1, 1023
  %4 = icmp slt i32 %1, -1022
  %5 = select i1 %4, i32 -969, i32 0
  %6 = select i1 %3, i32 1023, i32 %5
  %7 = add nsw i32 %6, 1023
  %8 = zext nneg i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 52
  %10 = bitcast i64 %9 to double
  %11 = fmul double %0, %10
  %12 = sub nsw i32 %1, %6
  %13 = icmp sgt i32 %12, 1023
  %14 = icmp slt i32 %12, -1022
  %15 = select i1 %14, i32 -969, i32 0
  %16 = select i1 %13, i32 1023, i32 %15
  %17 = add nsw i32 %16, 1023
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw nsw i64 %18, 52
  %20 = bitcast i64 %19 to double
  %21 = fmul double %11, %20
  %22 = sub nsw i32 %12, %16
  %23 = tail call i32 @llvm.smax.i32(i32 %22, i32 -1022)
  %24 = tail call i32 @llvm.smin.i32(i32 %23, i32 1023)
  %25 = add nsw i32 %24, 1023
  %26 = zext nneg i32 %25 to i64
  %27 = shl nuw nsw i64 %26, 52
  %28 = bitcast i64 %27 to double
  %29 = fmul double %21, %28
  ret double %29
}
define double @__nv_ldexp(double noundef %0, i32 noundef %1) {
  %3 = icmp sgt i32 %1, 1023
  %4 = icmp slt i32 %1, -1022
  %5 = select i1 %4, i32 -969, i32 0
  %6 = select i1 %3, i32 1023, i32 %5
  %7 = add nsw i32 %6, 1023
  %8 = zext nneg i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 52
  %10 = bitcast i64 %9 to double
  %11 = fmul double %0, %10
  %12 = sub nsw i32 %1, %6
  %13 = icmp sgt i32 %12, 1023
  %14 = icmp slt i32 %12, -1022
  %15 = select i1 %14, i32 -969, i32 0
  %16 = select i1 %13, i32 1023, i32 %15
  %17 = add nsw i32 %16, 1023
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw nsw i64 %18, 52
  %20 = bitcast i64 %19 to double
  %21 = fmul double %11, %20
  %22 = sub nsw i32 %12, %16
  %23 = tail call i32 @llvm.smax.i32(i32 %22, i32 -1022)
  %24 = tail call i32 @llvm.smin.i32(i32 %23, i32 1023)
  %25 = add nsw i32 %24, 1023
  %26 = zext nneg i32 %25 to i64
  %27 = shl nuw nsw i64 %26, 52
  %28 = bitcast i64 %27 to double
  %29 = fmul double %21, %28
  ret double %29
}
define double @__nv_frexp(double noundef %0, ptr noundef writeonly initializes((0, 4)) %1) {
  store i32 0, ptr %1, align 4
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %21, label %7
7:                                                ; preds = %2
  %8 = tail call double @__nv_fabs(double noundef %0)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = select i1 %9, double 0x4340000000000000, double 1.000000e+00
  %11 = fmul double %0, %10
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = and i32 %14, 2047
  %16 = select i1 %9, i32 -1075, i32 -1022
  %17 = add nsw i32 %16, %15
  store i32 %17, ptr %1, align 4
  %18 = and i64 %12, -9218868437227405313
  %19 = or disjoint i64 %18, 4602678819172646912
  %20 = bitcast i64 %19 to double
  br label %21
21:                                               ; preds = %2, %7
  %22 = phi double [ %20, %7 ], [ %0, %2 ]
  ret double %22
}
declare double @__nv_fabs(double noundef)
define range(i32 2147483647, 1025) i32 @__nv_ilogb(double noundef %0) {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %21, label %3
3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %21, label %6
6:                                                ; preds = %3
  %7 = tail call double @__nv_fabs(double noundef %0)
  %8 = fcmp olt double %7, 0x10000000000000
  %9 = select i1 %8, i32 53, i32 0
  %10 = add nuw nsw i32 %9, 1023
  %11 = zext nneg i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 52
  %13 = bitcast i64 %12 to double
  %14 = fmul double %0, %13
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = and i32 %17, 2047
  %19 = sub nsw i32 %18, %9
  %20 = add nsw i32 %19, -1023
  br label %21
21:                                               ; preds = %3, %1, %6
  %22 = phi i32 [ %20, %6 ], [ -2147483648, %1 ], [ 2147483647, %3 ]
  ret i32 %22
}
define double @__nv_logb(double noundef %0) {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %26, label %3
3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %6, label %8
6:                                                ; preds = %3
  %7 = fmul double %0, %0
  br label %26
8:                                                ; preds = %3
  %9 = fcmp uno double %0, 0.000000e+00
  br i1 %9, label %26, label %10
10:                                               ; preds = %8
  %11 = tail call double @__nv_fabs(double noundef %0)
  %12 = fcmp olt double %11, 0x10000000000000
  %13 = select i1 %12, i32 53, i32 0
  %14 = add nuw nsw i32 %13, 1023
  %15 = zext nneg i32 %14 to i64
  %16 = shl nuw nsw i64 %15, 52
  %17 = bitcast i64 %16 to double
  %18 = fmul double %0, %17
  %19 = bitcast double %18 to i64
  %20 = lshr i64 %19, 52
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = and i32 %21, 2047
  %23 = sub nsw i32 %22, %13
  %24 = add nsw i32 %23, -1023
  %25 = sitofp i32 %24 to double
  br label %26
26:                                               ; preds = %10, %8, %6, %1
  %27 = phi double [ 0xFFF0000000000000, %1 ], [ %7, %6 ], [ %25, %10 ], [ 0xC1E0000000000000, %8 ]
  ret double %27
}
define double @__nv_modf(double noundef %0, ptr noundef writeonly initializes((0, 8)) %1) {
  %3 = tail call double @__nv_trunc(double noundef %0)
  store double %3, ptr %1, align 8
  %4 = tail call double @__nv_fabs(double noundef %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = fsub double %0, %3
  %7 = select i1 %5, double 0.000000e+00, double %6
  %8 = tail call double @__nv_copysign(double noundef %7, double noundef %0)
  ret double %8
}
declare double @__nv_trunc(double noundef)
declare double @__nv_copysign(double noundef, double noundef)
define double @__nv_nextafter(double noundef %0, double noundef %1) {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %4, label %6
4:                                                ; preds = %2
  %5 = fadd double %0, %1
  br label %20
6:                                                ; preds = %2
  %7 = fcmp oeq double %0, %1
  br i1 %7, label %20, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %10, label %12
10:                                               ; preds = %8
  %11 = tail call double @__nv_copysign(double noundef 4.940660e-324, double noundef %1)
  br label %20
12:                                               ; preds = %8
  %13 = bitcast double %0 to i64
  %14 = fcmp olt double %0, %1
  %15 = fcmp ule double %0, 0.000000e+00
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i64 1, i64 -1
  %18 = add nsw i64 %17, %13
  %19 = bitcast i64 %18 to double
  br label %20
20:                                               ; preds = %6, %12, %10, %4
  %21 = phi double [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret double %21
}
define double @__nv_remainder(double noundef %0, double noundef %1) {
  %3 = tail call double @__nv_fabs(double noundef %0)
  %4 = tail call double @__nv_fabs(double noundef %1)
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp oeq double %3, 0x7FF0000000000000
  %8 = fcmp ueq double %1, 0.000000e+00
  %9 = select i1 %8, i1 true, i1 %7
  br i1 %9, label %10, label %13
10:                                               ; preds = %6, %2
  %11 = fmul double %0, %1
  %12 = fdiv double %11, %11
  br label %47
13:                                               ; preds = %6
  %14 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %14, label %47, label %15
15:                                               ; preds = %13
  %16 = fcmp olt double %4, 0x7FD0000000000000
  br i1 %16, label %17, label %20
17:                                               ; preds = %15
  %18 = fadd double %4, %4
  %19 = tail call double @__nv_fmod(double noundef %3, double noundef %18)
  br label %20
20:                                               ; preds = %15, %17
  %21 = phi double [ %19, %17 ], [ %3, %15 ]
  %22 = fcmp olt double %4, 0x20000000000000
  br i1 %22, label %23, label %32
23:                                               ; preds = %20
  %24 = fadd double %21, %21
  %25 = fcmp ogt double %24, %4
  br i1 %25, label %26, label %40
26:                                               ; preds = %23
  %27 = fsub double %21, %4
  %28 = fadd double %27, %27
  %29 = fcmp ult double %28, %4
  br i1 %29, label %40, label %30
30:                                               ; preds = %26
  %31 = fsub double %27, %4
  br label %40
32:                                               ; preds = %20
  %33 = fmul double %4, 5.000000e-01
  %34 = fcmp ogt double %21, %33
  br i1 %34, label %35, label %40
35:                                               ; preds = %32
  %36 = fsub double %21, %4
  %37 = fcmp ult double %36, %33
  br i1 %37, label %40, label %38
38:                                               ; preds = %35
  %39 = fsub double %36, %4
  br label %40
40:                                               ; preds = %32, %38, %35, %23, %30, %26
  %41 = phi double [ %31, %30 ], [ %27, %26 ], [ %21, %23 ], [ %39, %38 ], [ %36, %35 ], [ %21, %32 ]
  %42 = fcmp olt double %0, 0.000000e+00
  br i1 %42, label %45, label %43
43:                                               ; preds = %40
  %44 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 32)
  br i1 %44, label %45, label %47
45:                                               ; preds = %43, %40
  %46 = fneg double %41
  br label %47
47:                                               ; preds = %45, %43, %13, %10
  %48 = phi double [ %12, %10 ], [ %0, %13 ], [ %46, %45 ], [ %41, %43 ]
  ret double %48
}
declare double @__nv_fmod(double noundef, double noundef)
define void @__nv_sincos(double noundef %0, ptr noundef writeonly initializes((0, 8)) %1, ptr noundef writeonly initializes((0, 8)) %2) {
  %4 = tail call double @__nv_sin(double noundef %0)
  store double %4, ptr %1, align 8
  %5 = tail call double @__nv_cos(double noundef %0)
  store double %5, ptr %2, align 8
  ret void
}
declare double @__nv_sin(double noundef)
declare double @__nv_cos(double noundef)
define double @__nv_sinpi(double noundef %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @__nv_round(double noundef %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call double @__nv_fabs(double noundef %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call double @__nv_cos(double noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call double @__nv_sin(double noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq double %19, 0.000000e+00
  %21 = select i1 %20, double %0, double %5
  %22 = tail call double @__nv_copysign(double noundef %19, double noundef %21)
  ret double %22
}
declare double @__nv_round(double noundef)
define double @__nv_cospi(double noundef %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @__nv_round(double noundef %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call double @__nv_fabs(double noundef %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call double @__nv_sin(double noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call double @__nv_cos(double noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fneg double %19
  %21 = select i1 %7, double %20, double %19
  ret double %21
}
define void @__nv_sincospi(double noundef %0, ptr noundef writeonly initializes((0, 8)) %1, ptr noundef writeonly initializes((0, 8)) %2) {
  %4 = fmul double %0, 5.000000e-01
  %5 = tail call double @__nv_round(double noundef %4)
  %6 = fmul double %5, 2.000000e+00
  %7 = fsub double %0, %6
  %8 = tail call double @__nv_fabs(double noundef %7)
  %9 = fcmp ogt double %8, 5.000000e-01
  %10 = fsub double 1.000000e+00, %8
  %11 = select i1 %9, double %10, double %8
  %12 = fcmp ogt double %11, 2.500000e-01
  br i1 %12, label %13, label %17
13:                                               ; preds = %3
  %14 = fsub double 5.000000e-01, %11
  %15 = fmul double %14, 0x400921FB54442D18
  %16 = tail call double @__nv_cos(double noundef %15)
  br label %20
17:                                               ; preds = %3
  %18 = fmul double %11, 0x400921FB54442D18
  %19 = tail call double @__nv_sin(double noundef %18)
  br label %20
20:                                               ; preds = %13, %17
  %21 = phi double [ %16, %13 ], [ %19, %17 ]
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = select i1 %22, double %0, double %7
  %24 = tail call double @__nv_copysign(double noundef %21, double noundef %23)
  store double %24, ptr %1, align 8
  %25 = tail call double @__nv_round(double noundef %4)
  %26 = fmul double %25, 2.000000e+00
  %27 = fsub double %0, %26
  %28 = tail call double @__nv_fabs(double noundef %27)
  %29 = fcmp ogt double %28, 5.000000e-01
  %30 = fsub double 1.000000e+00, %28
  %31 = select i1 %29, double %30, double %28
  %32 = fcmp ogt double %31, 2.500000e-01
  br i1 %32, label %33, label %37
33:                                               ; preds = %20
  %34 = fsub double 5.000000e-01, %31
  %35 = fmul double %34, 0x400921FB54442D18
  %36 = tail call double @__nv_sin(double noundef %35)
  br label %40
37:                                               ; preds = %20
  %38 = fmul double %31, 0x400921FB54442D18
  %39 = tail call double @__nv_cos(double noundef %38)
  br label %40
40:                                               ; preds = %33, %37
  %41 = phi double [ %36, %33 ], [ %39, %37 ]
  %42 = fneg double %41
  %43 = select i1 %29, double %42, double %41
  store double %43, ptr %2, align 8
  ret void
}
define double @__nv_rcbrt(double noundef %0) {
  %2 = tail call double @__nv_cbrt(double noundef %0)
  %3 = fdiv double 1.000000e+00, %2
  ret double %3
}
declare double @__nv_cbrt(double noundef)
define double @__nv_rhypot(double noundef %0, double noundef %1) {
  %3 = fmul double %0, %0
  %4 = fmul double %1, %1
  %5 = fadd double %3, %4
  %6 = tail call double @__nv_sqrt(double noundef %5)
  %7 = fdiv double 1.000000e+00, %6
  ret double %7
}
declare double @__nv_sqrt(double noundef)
define double @__nv_norm3d(double noundef %0, double noundef %1, double noundef %2) {
  %4 = fmul double %0, %0
  %5 = fmul double %1, %1
  %6 = fadd double %4, %5
  %7 = fmul double %2, %2
  %8 = fadd double %6, %7
  %9 = tail call double @__nv_sqrt(double noundef %8)
  ret double %9
}
define double @__nv_rnorm3d(double noundef %0, double noundef %1, double noundef %2) {
  %4 = fmul double %0, %0
  %5 = fmul double %1, %1
  %6 = fadd double %4, %5
  %7 = fmul double %2, %2
  %8 = fadd double %6, %7
  %9 = tail call double @__nv_sqrt(double noundef %8)
  %10 = fdiv double 1.000000e+00, %9
  ret double %10
}
define double @__nv_norm4d(double noundef %0, double noundef %1, double noundef %2, double noundef %3) {
  %5 = fmul double %0, %0
  %6 = fmul double %1, %1
  %7 = fadd double %5, %6
  %8 = fmul double %2, %2
  %9 = fadd double %7, %8
  %10 = fmul double %3, %3
  %11 = fadd double %9, %10
  %12 = tail call double @__nv_sqrt(double noundef %11)
  ret double %12
}
define double @__nv_rnorm4d(double noundef %0, double noundef %1, double noundef %2, double noundef %3) {
  %5 = fmul double %0, %0
  %6 = fmul double %1, %1
  %7 = fadd double %5, %6
  %8 = fmul double %2, %2
  %9 = fadd double %7, %8
  %10 = fmul double %3, %3
  %11 = fadd double %9, %10
  %12 = tail call double @__nv_sqrt(double noundef %11)
  %13 = fdiv double 1.000000e+00, %12
  ret double %13
}
define double @__nv_powi(double noundef %0, i32 noundef %1) {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %6, label %4
4:                                                ; preds = %2
  %5 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  br label %11
6:                                                ; preds = %11, %2
  %7 = phi double [ 1.000000e+00, %2 ], [ %18, %11 ]
  %8 = icmp slt i32 %1, 0
  %9 = fdiv double 1.000000e+00, %7
  %10 = select i1 %8, double %9, double %7
  ret double %10
11:                                               ; preds = %4, %11
  %12 = phi i32 [ %20, %11 ], [ %5, %4 ]
  %13 = phi double [ %19, %11 ], [ %0, %4 ]
  %14 = phi double [ %18, %11 ], [ 1.000000e+00, %4 ]
  %15 = and i32 %12, 1
  %16 = icmp eq i32 %15, 0
  %17 = fmul double %14, %13
  %18 = select i1 %16, double %14, double %17
  %19 = fmul double %13, %13
  %20 = lshr i32 %12, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %6, label %11
}
define double @__nv_normcdf(double noundef %0) {
  %2 = fmul double %0, 0xBFE6A09E667F3BCD
  %3 = tail call double @__nv_erfc(double noundef %2)
  %4 = fmul double %3, 5.000000e-01
  ret double %4
}
declare double @__nv_erfc(double noundef)
define double @__nv_erfcx(double noundef %0) {
  %2 = fmul double %0, %0
  %3 = tail call double @__nv_exp(double noundef %2)
  %4 = tail call double @__nv_erfc(double noundef %0)
  %5 = fmul double %3, %4
  ret double %5
}
declare double @__nv_exp(double noundef)
define double @__nv_erfcinv(double noundef %0) {
  %2 = fcmp ogt double %0, 0.000000e+00
  %3 = fcmp olt double %0, 2.000000e+00
  %4 = and i1 %2, %3
  br i1 %4, label %10, label %5
5:                                                ; preds = %1
  %6 = fcmp oeq double %0, 0.000000e+00
  %7 = fcmp oeq double %0, 2.000000e+00
  %8 = select i1 %7, double 0xFFF0000000000000, double 0x7FF8000000000000
  %9 = select i1 %6, double 0x7FF0000000000000, double %8
  br label %72
10:                                               ; preds = %1
  %11 = fcmp ogt double %0, 1.000000e+00
  %12 = fsub double 2.000000e+00, %0
  %13 = select i1 %11, double %12, double %0
  %14 = fsub double 2.000000e+00, %13
  %15 = fmul double %13, %14
  %16 = tail call double @__nv_log(double noundef %15)
  %17 = fmul double %16, 5.000000e-01
  %18 = fadd double %17, 0x401152AF46B7C65E
  %19 = fmul double %18, %18
  %20 = fdiv double %16, 1.470000e-01
  %21 = fsub double %19, %20
  %22 = tail call double @__nv_sqrt(double noundef %21)
  %23 = fsub double %22, %18
  %24 = tail call double @__nv_sqrt(double noundef %23)
  %25 = fneg double %24
  %26 = fmul double %24, %25
  %27 = tail call double @__nv_exp(double noundef %26)
  %28 = fmul double %27, 0xBFF20DD750429B6D
  %29 = tail call double @__nv_erfc(double noundef %24)
  %30 = fcmp oeq double %28, 0.000000e+00
  br i1 %30, label %37, label %31
31:                                               ; preds = %10
  %32 = fsub double %29, %13
  %33 = fdiv double %32, %28
  %34 = fmul double %24, %33
  %35 = fadd double %34, 1.000000e+00
  %36 = fdiv double %33, %35
  br label %37
37:                                               ; preds = %10, %31
  %38 = phi double [ %36, %31 ], [ 0.000000e+00, %10 ]
  %39 = fsub double %24, %38
  %40 = fneg double %39
  %41 = fmul double %39, %40
  %42 = tail call double @__nv_exp(double noundef %41)
  %43 = fmul double %42, 0xBFF20DD750429B6D
  %44 = tail call double @__nv_erfc(double noundef %39)
  %45 = fcmp oeq double %43, 0.000000e+00
  br i1 %45, label %52, label %46
46:                                               ; preds = %37
  %47 = fsub double %44, %13
  %48 = fdiv double %47, %43
  %49 = fmul double %39, %48
  %50 = fadd double %49, 1.000000e+00
  %51 = fdiv double %48, %50
  br label %52
52:                                               ; preds = %46, %37
  %53 = phi double [ %51, %46 ], [ 0.000000e+00, %37 ]
  %54 = fsub double %39, %53
  %55 = fneg double %54
  %56 = fmul double %54, %55
  %57 = tail call double @__nv_exp(double noundef %56)
  %58 = fmul double %57, 0xBFF20DD750429B6D
  %59 = tail call double @__nv_erfc(double noundef %54)
  %60 = fcmp oeq double %58, 0.000000e+00
  br i1 %60, label %67, label %61
61:                                               ; preds = %52
  %62 = fsub double %59, %13
  %63 = fdiv double %62, %58
  %64 = fmul double %54, %63
  %65 = fadd double %64, 1.000000e+00
  %66 = fdiv double %63, %65
  br label %67
67:                                               ; preds = %61, %52
  %68 = phi double [ %66, %61 ], [ 0.000000e+00, %52 ]
  %69 = fsub double %54, %68
  %70 = fneg double %69
  %71 = select i1 %11, double %70, double %69
  br label %72
72:                                               ; preds = %67, %5
  %73 = phi double [ %71, %67 ], [ %9, %5 ]
  ret double %73
}
declare double @__nv_log(double noundef)
define double @__nv_erfinv(double noundef %0) {
  %2 = tail call double @__nv_fabs(double noundef %0)
  %3 = fcmp ogt double %2, 5.000000e-01
  br i1 %3, label %4, label %79
4:                                                ; preds = %1
  %5 = fsub double 1.000000e+00, %2
  %6 = fcmp ogt double %5, 0.000000e+00
  %7 = fcmp olt double %5, 2.000000e+00
  %8 = and i1 %6, %7
  br i1 %8, label %14, label %9
9:                                                ; preds = %4
  %10 = fcmp oeq double %5, 0.000000e+00
  %11 = fcmp oeq double %5, 2.000000e+00
  %12 = select i1 %11, double 0xFFF0000000000000, double 0x7FF8000000000000
  %13 = select i1 %10, double 0x7FF0000000000000, double %12
  br label %76
14:                                               ; preds = %4
  %15 = fcmp ogt double %5, 1.000000e+00
  %16 = fsub double 2.000000e+00, %5
  %17 = select i1 %15, double %16, double %5
  %18 = fsub double 2.000000e+00, %17
  %19 = fmul double %17, %18
  %20 = tail call double @__nv_log(double noundef %19)
  %21 = fmul double %20, 5.000000e-01
  %22 = fadd double %21, 0x401152AF46B7C65E
  %23 = fmul double %22, %22
  %24 = fdiv double %20, 1.470000e-01
  %25 = fsub double %23, %24
  %26 = tail call double @__nv_sqrt(double noundef %25)
  %27 = fsub double %26, %22
  %28 = tail call double @__nv_sqrt(double noundef %27)
  %29 = fneg double %28
  %30 = fmul double %28, %29
  %31 = tail call double @__nv_exp(double noundef %30)
  %32 = fmul double %31, 0xBFF20DD750429B6D
  %33 = tail call double @__nv_erfc(double noundef %28)
  %34 = fcmp oeq double %32, 0.000000e+00
  br i1 %34, label %41, label %35
35:                                               ; preds = %14
  %36 = fsub double %33, %17
  %37 = fdiv double %36, %32
  %38 = fmul double %28, %37
  %39 = fadd double %38, 1.000000e+00
  %40 = fdiv double %37, %39
  br label %41
41:                                               ; preds = %35, %14
  %42 = phi double [ %40, %35 ], [ 0.000000e+00, %14 ]
  %43 = fsub double %28, %42
  %44 = fneg double %43
  %45 = fmul double %43, %44
  %46 = tail call double @__nv_exp(double noundef %45)
  %47 = fmul double %46, 0xBFF20DD750429B6D
  %48 = tail call double @__nv_erfc(double noundef %43)
  %49 = fcmp oeq double %47, 0.000000e+00
  br i1 %49, label %56, label %50
50:                                               ; preds = %41
  %51 = fsub double %48, %17
  %52 = fdiv double %51, %47
  %53 = fmul double %43, %52
  %54 = fadd double %53, 1.000000e+00
  %55 = fdiv double %52, %54
  br label %56
56:                                               ; preds = %50, %41
  %57 = phi double [ %55, %50 ], [ 0.000000e+00, %41 ]
  %58 = fsub double %43, %57
  %59 = fneg double %58
  %60 = fmul double %58, %59
  %61 = tail call double @__nv_exp(double noundef %60)
  %62 = fmul double %61, 0xBFF20DD750429B6D
  %63 = tail call double @__nv_erfc(double noundef %58)
  %64 = fcmp oeq double %62, 0.000000e+00
  br i1 %64, label %71, label %65
65:                                               ; preds = %56
  %66 = fsub double %63, %17
  %67 = fdiv double %66, %62
  %68 = fmul double %58, %67
  %69 = fadd double %68, 1.000000e+00
  %70 = fdiv double %67, %69
  br label %71
71:                                               ; preds = %65, %56
  %72 = phi double [ %70, %65 ], [ 0.000000e+00, %56 ]
  %73 = fsub double %58, %72
  %74 = fneg double %73
  %75 = select i1 %15, double %74, double %73
  br label %76
76:                                               ; preds = %9, %71
  %77 = phi double [ %75, %71 ], [ %13, %9 ]
  %78 = tail call double @__nv_copysign(double noundef %77, double noundef %0)
  br label %114
79:                                               ; preds = %1
  %80 = fmul double %0, 0x3FEC5BF891B4EF6B
  %81 = tail call double @__nv_erf(double noundef %80)
  %82 = fsub double %81, %0
  %83 = fneg double %80
  %84 = fmul double %80, %83
  %85 = tail call double @__nv_exp(double noundef %84)
  %86 = fmul double %85, 0x3FF20DD750429B6D
  %87 = fdiv double %82, %86
  %88 = fmul double %80, %87
  %89 = fadd double %88, 1.000000e+00
  %90 = fdiv double %87, %89
  %91 = fsub double %80, %90
  %92 = tail call double @__nv_erf(double noundef %91)
  %93 = fsub double %92, %0
  %94 = fneg double %91
  %95 = fmul double %91, %94
  %96 = tail call double @__nv_exp(double noundef %95)
  %97 = fmul double %96, 0x3FF20DD750429B6D
  %98 = fdiv double %93, %97
  %99 = fmul double %91, %98
  %100 = fadd double %99, 1.000000e+00
  %101 = fdiv double %98, %100
  %102 = fsub double %91, %101
  %103 = tail call double @__nv_erf(double noundef %102)
  %104 = fsub double %103, %0
  %105 = fneg double %102
  %106 = fmul double %102, %105
  %107 = tail call double @__nv_exp(double noundef %106)
  %108 = fmul double %107, 0x3FF20DD750429B6D
  %109 = fdiv double %104, %108
  %110 = fmul double %102, %109
  %111 = fadd double %110, 1.000000e+00
  %112 = fdiv double %109, %111
  %113 = fsub double %102, %112
  br label %114
114:                                              ; preds = %79, %76
  %115 = phi double [ %78, %76 ], [ %113, %79 ]
  ret double %115
}
declare double @__nv_erf(double noundef)
define double @__nv_normcdfinv(double noundef %0) {
  %2 = fmul double %0, 2.000000e+00
  %3 = fcmp ogt double %2, 0.000000e+00
  %4 = fcmp olt double %2, 2.000000e+00
  %5 = and i1 %3, %4
  br i1 %5, label %11, label %6
6:                                                ; preds = %1
  %7 = fcmp oeq double %2, 0.000000e+00
  %8 = fcmp oeq double %2, 2.000000e+00
  %9 = select i1 %8, double 0xFFF0000000000000, double 0x7FF8000000000000
  %10 = select i1 %7, double 0x7FF0000000000000, double %9
  br label %73
11:                                               ; preds = %1
  %12 = fcmp ogt double %2, 1.000000e+00
  %13 = fsub double 2.000000e+00, %2
  %14 = select i1 %12, double %13, double %2
  %15 = fsub double 2.000000e+00, %14
  %16 = fmul double %14, %15
  %17 = tail call double @__nv_log(double noundef %16)
  %18 = fmul double %17, 5.000000e-01
  %19 = fadd double %18, 0x401152AF46B7C65E
  %20 = fmul double %19, %19
  %21 = fdiv double %17, 1.470000e-01
  %22 = fsub double %20, %21
  %23 = tail call double @__nv_sqrt(double noundef %22)
  %24 = fsub double %23, %19
  %25 = tail call double @__nv_sqrt(double noundef %24)
  %26 = fneg double %25
  %27 = fmul double %25, %26
  %28 = tail call double @__nv_exp(double noundef %27)
  %29 = fmul double %28, 0xBFF20DD750429B6D
  %30 = tail call double @__nv_erfc(double noundef %25)
  %31 = fcmp oeq double %29, 0.000000e+00
  br i1 %31, label %38, label %32
32:                                               ; preds = %11
  %33 = fsub double %30, %14
  %34 = fdiv double %33, %29
  %35 = fmul double %25, %34
  %36 = fadd double %35, 1.000000e+00
  %37 = fdiv double %34, %36
  br label %38
38:                                               ; preds = %32, %11
  %39 = phi double [ %37, %32 ], [ 0.000000e+00, %11 ]
  %40 = fsub double %25, %39
  %41 = fneg double %40
  %42 = fmul double %40, %41
  %43 = tail call double @__nv_exp(double noundef %42)
  %44 = fmul double %43, 0xBFF20DD750429B6D
  %45 = tail call double @__nv_erfc(double noundef %40)
  %46 = fcmp oeq double %44, 0.000000e+00
  br i1 %46, label %53, label %47
47:                                               ; preds = %38
  %48 = fsub double %45, %14
  %49 = fdiv double %48, %44
  %50 = fmul double %40, %49
  %51 = fadd double %50, 1.000000e+00
  %52 = fdiv double %49, %51
  br label %53
53:                                               ; preds = %47, %38
  %54 = phi double [ %52, %47 ], [ 0.000000e+00, %38 ]
  %55 = fsub double %40, %54
  %56 = fneg double %55
  %57 = fmul double %55, %56
  %58 = tail call double @__nv_exp(double noundef %57)
  %59 = fmul double %58, 0xBFF20DD750429B6D
  %60 = tail call double @__nv_erfc(double noundef %55)
  %61 = fcmp oeq double %59, 0.000000e+00
  br i1 %61, label %68, label %62
62:                                               ; preds = %53
  %63 = fsub double %60, %14
  %64 = fdiv double %63, %59
  %65 = fmul double %55, %64
  %66 = fadd double %65, 1.000000e+00
  %67 = fdiv double %64, %66
  br label %68
68:                                               ; preds = %62, %53
  %69 = phi double [ %67, %62 ], [ 0.000000e+00, %53 ]
  %70 = fsub double %55, %69
  %71 = fneg double %70
  %72 = select i1 %12, double %71, double %70
  br label %73
73:                                               ; preds = %6, %68
  %74 = phi double [ %72, %68 ], [ %10, %6 ]
  %75 = fmul double %74, 0xBFF6A09E667F3BCD
  ret double %75
}
define double @__nv_lgamma(double noundef %0) {
  %2 = fsub double %0, %0
  %3 = fcmp une double %2, 0.000000e+00
  br i1 %3, label %4, label %6
4:                                                ; preds = %1
  %5 = fmul double %0, %0
  br label %109
6:                                                ; preds = %1
  %7 = fcmp ult double %0, 5.000000e-01
  br i1 %7, label %46, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq double %0, 1.000000e+00
  %10 = fcmp oeq double %0, 2.000000e+00
  %11 = or i1 %9, %10
  br i1 %11, label %109, label %12
12:                                               ; preds = %8
  %13 = fadd double %0, 6.500000e+00
  %14 = fadd double %0, -5.000000e-01
  %15 = tail call double @__nv_log(double noundef %13)
  %16 = fmul double %14, %15
  %17 = fadd double %16, 0x3FED67F1C864BEB5
  %18 = fsub double %17, %13
  %19 = fadd double %0, -1.000000e+00
  %20 = fadd double %19, 1.000000e+00
  %21 = fdiv double 0x40852429B6C30B05, %20
  %22 = fadd double %21, 0x3FEFFFFFFFFFF950
  %23 = fadd double %19, 2.000000e+00
  %24 = fdiv double 0x4093AC8E8ED4171B, %23
  %25 = fsub double %22, %24
  %26 = fadd double %19, 3.000000e+00
  %27 = fdiv double 0x40881A9661D3B4D8, %26
  %28 = fadd double %27, %25
  %29 = fadd double %19, 4.000000e+00
  %30 = fdiv double 0x406613AE51A32F5D, %29
  %31 = fsub double %28, %30
  %32 = fadd double %19, 5.000000e+00
  %33 = fdiv double 0x402903C27F8B9C81, %32
  %34 = fadd double %33, %31
  %35 = fadd double %19, 6.000000e+00
  %36 = fdiv double 0x3FC1BCB2992B2855, %35
  %37 = fsub double %34, %36
  %38 = fadd double %19, 7.000000e+00
  %39 = fdiv double 0x3EE4F0514E4E324F, %38
  %40 = fadd double %39, %37
  %41 = fadd double %19, 8.000000e+00
  %42 = fdiv double 0x3E8435508F3FAEEF, %41
  %43 = fadd double %42, %40
  %44 = tail call double @__nv_log(double noundef %43)
  %45 = fadd double %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call double @__nv_floor(double noundef %0)
  %48 = fcmp oeq double %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul double %0, 5.000000e-01
  %51 = tail call double @__nv_round(double noundef %50)
  %52 = fmul double %51, 2.000000e+00
  %53 = fsub double %0, %52
  %54 = tail call double @__nv_fabs(double noundef %53)
  %55 = fcmp ogt double %54, 5.000000e-01
  %56 = fsub double 1.000000e+00, %54
  %57 = select i1 %55, double %56, double %54
  %58 = fcmp ogt double %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub double 5.000000e-01, %57
  %61 = fmul double %60, 0x400921FB54442D18
  %62 = tail call double @__nv_cos(double noundef %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul double %57, 0x400921FB54442D18
  %65 = tail call double @__nv_sin(double noundef %64)
  br label %66
66:                                               ; preds = %59, %63
  %67 = phi double [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq double %67, 0.000000e+00
  %69 = select i1 %68, double %0, double %53
  %70 = tail call double @__nv_copysign(double noundef %67, double noundef %69)
  %71 = tail call double @__nv_fabs(double noundef %70)
  %72 = fdiv double 0x400921FB54442D18, %71
  %73 = tail call double @__nv_log(double noundef %72)
  %74 = fsub double 1.000000e+00, %0
  %75 = fadd double %74, 6.500000e+00
  %76 = fadd double %74, -5.000000e-01
  %77 = tail call double @__nv_log(double noundef %75)
  %78 = fmul double %76, %77
  %79 = fadd double %78, 0x3FED67F1C864BEB5
  %80 = fsub double %79, %75
  %81 = fadd double %74, -1.000000e+00
  %82 = fadd double %81, 1.000000e+00
  %83 = fdiv double 0x40852429B6C30B05, %82
  %84 = fadd double %83, 0x3FEFFFFFFFFFF950
  %85 = fadd double %81, 2.000000e+00
  %86 = fdiv double 0x4093AC8E8ED4171B, %85
  %87 = fsub double %84, %86
  %88 = fadd double %81, 3.000000e+00
  %89 = fdiv double 0x40881A9661D3B4D8, %88
  %90 = fadd double %89, %87
  %91 = fadd double %81, 4.000000e+00
  %92 = fdiv double 0x406613AE51A32F5D, %91
  %93 = fsub double %90, %92
  %94 = fadd double %81, 5.000000e+00
  %95 = fdiv double 0x402903C27F8B9C81, %94
  %96 = fadd double %95, %93
  %97 = fadd double %81, 6.000000e+00
  %98 = fdiv double 0x3FC1BCB2992B2855, %97
  %99 = fsub double %96, %98
  %100 = fadd double %81, 7.000000e+00
  %101 = fdiv double 0x3EE4F0514E4E324F, %100
  %102 = fadd double %101, %99
  %103 = fadd double %81, 8.000000e+00
  %104 = fdiv double 0x3E8435508F3FAEEF, %103
  %105 = fadd double %104, %102
  %106 = tail call double @__nv_log(double noundef %105)
  %107 = fadd double %106, %80
  %108 = fsub double %73, %107
  br label %109
109:                                              ; preds = %46, %12, %8, %66, %4
  %110 = phi double [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret double %110
}
declare double @__nv_floor(double noundef)
define double @__nv_tgamma(double noundef %0) {
  %2 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv double 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call double @__nv_floor(double noundef %0)
  %9 = fcmp oeq double %0, %8
  %10 = fcmp olt double %0, 0.000000e+00
  %11 = and i1 %10, %9
  br i1 %11, label %75, label %12
12:                                               ; preds = %7
  %13 = fcmp olt double %0, 5.000000e-01
  %14 = fsub double 1.000000e+00, %0
  %15 = select i1 %13, double %14, double %0
  %16 = fadd double %15, 6.500000e+00
  %17 = fadd double %15, -5.000000e-01
  %18 = fmul double %17, 5.000000e-01
  %19 = tail call double @__nv_pow(double noundef %16, double noundef %18)
  %20 = fmul double %19, 0x40040D931FF62706
  %21 = fneg double %16
  %22 = tail call double @__nv_exp(double noundef %21)
  %23 = fmul double %20, %22
  %24 = fmul double %19, %23
  %25 = fadd double %15, -1.000000e+00
  %26 = fadd double %25, 1.000000e+00
  %27 = fdiv double 0x40852429B6C30B05, %26
  %28 = fadd double %27, 0x3FEFFFFFFFFFF950
  %29 = fadd double %25, 2.000000e+00
  %30 = fdiv double 0x4093AC8E8ED4171B, %29
  %31 = fsub double %28, %30
  %32 = fadd double %25, 3.000000e+00
  %33 = fdiv double 0x40881A9661D3B4D8, %32
  %34 = fadd double %33, %31
  %35 = fadd double %25, 4.000000e+00
  %36 = fdiv double 0x406613AE51A32F5D, %35
  %37 = fsub double %34, %36
  %38 = fadd double %25, 5.000000e+00
  %39 = fdiv double 0x402903C27F8B9C81, %38
  %40 = fadd double %39, %37
  %41 = fadd double %25, 6.000000e+00
  %42 = fdiv double 0x3FC1BCB2992B2855, %41
  %43 = fsub double %40, %42
  %44 = fadd double %25, 7.000000e+00
  %45 = fdiv double 0x3EE4F0514E4E324F, %44
  %46 = fadd double %45, %43
  %47 = fadd double %25, 8.000000e+00
  %48 = fdiv double 0x3E8435508F3FAEEF, %47
  %49 = fadd double %48, %46
  %50 = fmul double %49, %24
  br i1 %13, label %51, label %75
51:                                               ; preds = %12
  %52 = fmul double %0, 5.000000e-01
  %53 = tail call double @__nv_round(double noundef %52)
  %54 = fmul double %53, 2.000000e+00
  %55 = fsub double %0, %54
  %56 = tail call double @__nv_fabs(double noundef %55)
  %57 = fcmp ogt double %56, 5.000000e-01
  %58 = fsub double 1.000000e+00, %56
  %59 = select i1 %57, double %58, double %56
  %60 = fcmp ogt double %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub double 5.000000e-01, %59
  %63 = fmul double %62, 0x400921FB54442D18
  %64 = tail call double @__nv_cos(double noundef %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul double %59, 0x400921FB54442D18
  %67 = tail call double @__nv_sin(double noundef %66)
  br label %68
68:                                               ; preds = %61, %65
  %69 = phi double [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq double %69, 0.000000e+00
  %71 = select i1 %70, double %0, double %55
  %72 = tail call double @__nv_copysign(double noundef %69, double noundef %71)
  %73 = fmul double %50, %72
  %74 = fdiv double 0x400921FB54442D18, %73
  br label %75
75:                                               ; preds = %68, %12, %7, %1, %5
  %76 = phi double [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret double %76
}
declare double @__nv_pow(double noundef, double noundef)
define range(i32 0, 33) i32 @__nv_ffs(i32 noundef %0) {
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 true)
  %3 = add nuw nsw i32 %2, 1
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i32 0, i32 %3
  ret i32 %5
}
declare i32 @llvm.cttz.i32(i32, i1 immarg)
define range(i32 0, 65) i32 @__nv_ffsll(i64 noundef %0) {
  %2 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = icmp eq i64 %0, 0
  %4 = trunc nuw nsw i64 %2 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
define noundef range(i64 0, -9223372036854775807) i64 @__nv_llabs(i64 noundef %0) {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  ret i64 %2
}
define range(i64 0, -1) i64 @__nv_umul64hi(i64 noundef %0, i64 noundef %1) {
  %3 = and i64 %0, 4294967295
  %4 = lshr i64 %0, 32
  %5 = and i64 %1, 4294967295
  %6 = lshr i64 %1, 32
  %7 = mul nuw i64 %5, %4
  %8 = mul nuw i64 %5, %3
  %9 = lshr i64 %8, 32
  %10 = add nuw i64 %9, %7
  %11 = mul nuw i64 %6, %3
  %12 = and i64 %10, 4294967295
  %13 = add nuw i64 %12, %11
  %14 = mul nuw i64 %6, %4
  %15 = lshr i64 %10, 32
  %16 = add nuw i64 %15, %14
  %17 = lshr i64 %13, 32
  %18 = add nuw i64 %16, %17
  ret i64 %18
}
define i64 @__nv_mul64hi(i64 noundef %0, i64 noundef %1) {
  %3 = and i64 %0, 4294967295
  %4 = lshr i64 %0, 32
  %5 = and i64 %1, 4294967295
  %6 = lshr i64 %1, 32
  %7 = mul nuw i64 %5, %4
  %8 = mul nuw i64 %5, %3
  %9 = lshr i64 %8, 32
  %10 = add nuw i64 %9, %7
  %11 = mul nuw i64 %6, %3
  %12 = and i64 %10, 4294967295
  %13 = add nuw i64 %12, %11
  %14 = mul nuw i64 %6, %4
  %15 = lshr i64 %10, 32
  %16 = lshr i64 %13, 32
  %17 = icmp slt i64 %0, 0
  %18 = select i1 %17, i64 %1, i64 0
  %19 = icmp slt i64 %1, 0
  %20 = select i1 %19, i64 %0, i64 0
  %21 = add i64 %18, %20
  %22 = sub i64 %14, %21
  %23 = add i64 %22, %15
  %24 = add i64 %23, %16
  ret i64 %24
}
define i32 @__nv_byte_perm(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = zext i32 %1 to i64
  %5 = shl nuw i64 %4, 32
  %6 = zext i32 %0 to i64
  %7 = or disjoint i64 %5, %6
  %8 = shl i32 %2, 3
  %9 = and i32 %8, 56
  %10 = zext nneg i32 %9 to i64
  %11 = lshr i64 %7, %10
  %12 = trunc i64 %11 to i32
  %13 = and i32 %12, 255
  %14 = lshr i32 %2, 1
  %15 = and i32 %14, 56
  %16 = zext nneg i32 %15 to i64
  %17 = lshr i64 %7, %16
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 8
  %20 = and i32 %19, 65280
  %21 = or disjoint i32 %20, %13
  %22 = lshr i32 %2, 5
  %23 = and i32 %22, 56
  %24 = zext nneg i32 %23 to i64
  %25 = lshr i64 %7, %24
  %26 = trunc i64 %25 to i32
  %27 = shl i32 %26, 16
  %28 = and i32 %27, 16711680
  %29 = or disjoint i32 %28, %21
  %30 = lshr i32 %2, 9
  %31 = and i32 %30, 56
  %32 = zext nneg i32 %31 to i64
  %33 = lshr i64 %7, %32
  %34 = trunc i64 %33 to i32
  %35 = shl i32 %34, 24
  %36 = or disjoint i32 %35, %29
  ret i32 %36
}
define i32 @__nv_hadd(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = ashr i32 %4, 1
  %6 = add nsw i32 %5, %3
  ret i32 %6
}
define noundef i32 @__nv_uhadd(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = lshr i32 %4, 1
  %6 = add i32 %5, %3
  ret i32 %6
}
define i32 @__nv_rhadd(i32 noundef %0, i32 noundef %1) {
  %3 = or i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = ashr i32 %4, 1
  %6 = sub nsw i32 %3, %5
  ret i32 %6
}
define noundef i32 @__nv_urhadd(i32 noundef %0, i32 noundef %1) {
  %3 = or i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = lshr i32 %4, 1
  %6 = sub i32 %3, %5
  ret i32 %6
}
define noundef i32 @__nv_sad(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = icmp slt i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = sub i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}
define i32 @__nv_usad(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = icmp ult i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = sub nuw i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}
define noundef i32 @__nv_float_as_int(float noundef %0) {
  %2 = bitcast float %0 to i32
  ret i32 %2
}
define noundef i32 @__nv_float_as_uint(float noundef %0) {
  %2 = bitcast float %0 to i32
  ret i32 %2
}
define noundef float @__nv_int_as_float(i32 noundef %0) {
  %2 = bitcast i32 %0 to float
  ret float %2
}
define noundef float @__nv_uint_as_float(i32 noundef %0) {
  %2 = bitcast i32 %0 to float
  ret float %2
}
define noundef i64 @__nv_double_as_longlong(double noundef %0) {
  %2 = bitcast double %0 to i64
  ret i64 %2
}
define noundef double @__nv_longlong_as_double(i64 noundef %0) {
  %2 = bitcast i64 %0 to double
  ret double %2
}
define i32 @__nv_double2hiint(double noundef %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 32
  %4 = trunc nuw i64 %3 to i32
  ret i32 %4
}
define noundef i32 @__nv_double2loint(double noundef %0) {
  %2 = bitcast double %0 to i64
  %3 = trunc i64 %2 to i32
  ret i32 %3
}
define double @__nv_hiloint2double(i32 noundef %0, i32 noundef %1) {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  %7 = bitcast i64 %6 to double
  ret double %7
}
define noundef zeroext i16 @__nv_float2half_rn(float noundef %0) {
  %2 = fptrunc float %0 to half
  %3 = bitcast half %2 to i16
  ret i16 %3
}
define noundef float @__nv_half2float(i16 noundef zeroext %0) {
  %2 = bitcast i16 %0 to half
  %3 = fpext half %2 to float
  ret float %3
}
define i32 @__nv_float2int_rn(float noundef %0) {
  %2 = tail call float @__nv_rintf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x41E0000000000000
  %8 = fptosi float %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
define i32 @__nv_float2uint_rn(float noundef %0) {
  %2 = tail call float @__nv_rintf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_rn(float noundef %0) {
  %2 = tail call float @__nv_rintf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x43E0000000000000
  %8 = fptosi float %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_float2ull_rn(float noundef %0) {
  %2 = tail call float @__nv_rintf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_float2int_rz(float noundef %0) {
  %2 = tail call float @__nv_truncf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x41E0000000000000
  %8 = fptosi float %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
define i32 @__nv_float2uint_rz(float noundef %0) {
  %2 = tail call float @__nv_truncf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_rz(float noundef %0) {
  %2 = tail call float @__nv_truncf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x43E0000000000000
  %8 = fptosi float %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_float2ull_rz(float noundef %0) {
  %2 = tail call float @__nv_truncf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_float2int_rd(float noundef %0) {
  %2 = tail call float @__nv_floorf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x41E0000000000000
  %8 = fptosi float %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
define i32 @__nv_float2uint_rd(float noundef %0) {
  %2 = tail call float @__nv_floorf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_rd(float noundef %0) {
  %2 = tail call float @__nv_floorf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x43E0000000000000
  %8 = fptosi float %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_float2ull_rd(float noundef %0) {
  %2 = tail call float @__nv_floorf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_float2int_ru(float noundef %0) {
  %2 = tail call float @__nv_ceilf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x41E0000000000000
  %8 = fptosi float %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
declare float @__nv_ceilf(float noundef)
define i32 @__nv_float2uint_ru(float noundef %0) {
  %2 = tail call float @__nv_ceilf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_ru(float noundef %0) {
  %2 = tail call float @__nv_ceilf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x43E0000000000000
  %8 = fptosi float %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_float2ull_ru(float noundef %0) {
  %2 = tail call float @__nv_ceilf(float noundef %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_rn(double noundef %0) {
  %2 = tail call double @__nv_rint(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x41E0000000000000
  %8 = fptosi double %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
define i32 @__nv_double2uint_rn(double noundef %0) {
  %2 = tail call double @__nv_rint(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_rn(double noundef %0) {
  %2 = tail call double @__nv_rint(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x43E0000000000000
  %8 = fptosi double %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_double2ull_rn(double noundef %0) {
  %2 = tail call double @__nv_rint(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_rz(double noundef %0) {
  %2 = tail call double @__nv_trunc(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x41E0000000000000
  %8 = fptosi double %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
define i32 @__nv_double2uint_rz(double noundef %0) {
  %2 = tail call double @__nv_trunc(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_rz(double noundef %0) {
  %2 = tail call double @__nv_trunc(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x43E0000000000000
  %8 = fptosi double %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_double2ull_rz(double noundef %0) {
  %2 = tail call double @__nv_trunc(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_rd(double noundef %0) {
  %2 = tail call double @__nv_floor(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x41E0000000000000
  %8 = fptosi double %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
define i32 @__nv_double2uint_rd(double noundef %0) {
  %2 = tail call double @__nv_floor(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_rd(double noundef %0) {
  %2 = tail call double @__nv_floor(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x43E0000000000000
  %8 = fptosi double %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_double2ull_rd(double noundef %0) {
  %2 = tail call double @__nv_floor(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_ru(double noundef %0) {
  %2 = tail call double @__nv_ceil(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC1E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x41E0000000000000
  %8 = fptosi double %2 to i32
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i32 [ 0, %1 ], [ %9, %6 ], [ -2147483648, %4 ]
  ret i32 %11
}
declare double @__nv_ceil(double noundef)
define i32 @__nv_double2uint_ru(double noundef %0) {
  %2 = tail call double @__nv_ceil(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_ru(double noundef %0) {
  %2 = tail call double @__nv_ceil(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x43E0000000000000
  %8 = fptosi double %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %6, %4, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_double2ull_ru(double noundef %0) {
  %2 = tail call double @__nv_ceil(double noundef %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i64 @__nv_llrintf(float noundef %0) {
  %2 = tail call float @__nv_rintf(float noundef %0)
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt float %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge float %2, 0x43E0000000000000
  %8 = fptosi float %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %1, %4, %6
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_llrint(double noundef %0) {
  %2 = tail call double @__nv_rint(double noundef %0)
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %10, label %4
4:                                                ; preds = %1
  %5 = fcmp olt double %2, 0xC3E0000000000000
  br i1 %5, label %10, label %6
6:                                                ; preds = %4
  %7 = fcmp oge double %2, 0x43E0000000000000
  %8 = fptosi double %2 to i64
  %9 = select i1 %7, i64 9223372036854775807, i64 %8
  br label %10
10:                                               ; preds = %1, %4, %6
  %11 = phi i64 [ 0, %1 ], [ %9, %6 ], [ -9223372036854775808, %4 ]
  ret i64 %11
}
define i64 @__nv_llroundf(float noundef %0) {
  %2 = tail call float @__nv_roundf(float noundef %0)
  %3 = tail call float @__nv_truncf(float noundef %2)
  %4 = fcmp uno float %3, 0.000000e+00
  br i1 %4, label %11, label %5
5:                                                ; preds = %1
  %6 = fcmp olt float %3, 0xC3E0000000000000
  br i1 %6, label %11, label %7
7:                                                ; preds = %5
  %8 = fcmp oge float %3, 0x43E0000000000000
  %9 = fptosi float %3 to i64
  %10 = select i1 %8, i64 9223372036854775807, i64 %9
  br label %11
11:                                               ; preds = %1, %5, %7
  %12 = phi i64 [ 0, %1 ], [ %10, %7 ], [ -9223372036854775808, %5 ]
  ret i64 %12
}
define i64 @__nv_llround(double noundef %0) {
  %2 = tail call double @__nv_round(double noundef %0)
  %3 = tail call double @__nv_trunc(double noundef %2)
  %4 = fcmp uno double %3, 0.000000e+00
  br i1 %4, label %11, label %5
5:                                                ; preds = %1
  %6 = fcmp olt double %3, 0xC3E0000000000000
  br i1 %6, label %11, label %7
7:                                                ; preds = %5
  %8 = fcmp oge double %3, 0x43E0000000000000
  %9 = fptosi double %3 to i64
  %10 = select i1 %8, i64 9223372036854775807, i64 %9
  br label %11
11:                                               ; preds = %1, %5, %7
  %12 = phi i64 [ 0, %1 ], [ %10, %7 ], [ -9223372036854775808, %5 ]
  ret i64 %12
}
define noundef float @__nv_int2float_rn(i32 noundef %0) {
  %2 = sitofp i32 %0 to float
  ret float %2
}
define noundef double @__nv_int2double_rn(i32 noundef %0) {
  %2 = sitofp i32 %0 to double
  ret double %2
}
define noundef float @__nv_uint2float_rn(i32 noundef %0) {
  %2 = uitofp i32 %0 to float
  ret float %2
}
define noundef double @__nv_uint2double_rn(i32 noundef %0) {
  %2 = uitofp i32 %0 to double
  ret double %2
}
define noundef float @__nv_ll2float_rn(i64 noundef %0) {
  %2 = sitofp i64 %0 to float
  ret float %2
}
define noundef double @__nv_ll2double_rn(i64 noundef %0) {
  %2 = sitofp i64 %0 to double
  ret double %2
}
define noundef float @__nv_ull2float_rn(i64 noundef %0) {
  %2 = uitofp i64 %0 to float
  ret float %2
}
define noundef double @__nv_ull2double_rn(i64 noundef %0) {
  %2 = uitofp i64 %0 to double
  ret double %2
}
define noundef float @__nv_double2float_rn(double noundef %0) {
  %2 = fptrunc double %0 to float
  ret float %2
}
define noundef float @__nv_fadd_rn(float noundef %0, float noundef %1) {
  %3 = fadd float %0, %1
  ret float %3
}
define noundef float @__nv_fsub_rn(float noundef %0, float noundef %1) {
  %3 = fsub float %0, %1
  ret float %3
}
define noundef float @__nv_fmul_rn(float noundef %0, float noundef %1) {
  %3 = fmul float %0, %1
  ret float %3
}
define noundef float @__nv_fdiv_rn(float noundef %0, float noundef %1) {
  %3 = fdiv float %0, %1
  ret float %3
}
define noundef float @__nv_frcp_rn(float noundef %0) {
  %2 = fdiv float 1.000000e+00, %0
  ret float %2
}
define float @__nv_fsqrt_rn(float noundef %0) {
  %2 = tail call float @__nv_sqrtf(float noundef %0)
  ret float %2
}
define float @__nv_fmaf_rn(float noundef %0, float noundef %1, float noundef %2) {
  %4 = tail call float @__nv_fmaf(float noundef %0, float noundef %1, float noundef %2)
  ret float %4
}
declare float @__nv_fmaf(float noundef, float noundef, float noundef)
define noundef double @__nv_dadd_rn(double noundef %0, double noundef %1) {
  %3 = fadd double %0, %1
  ret double %3
}
define noundef double @__nv_dsub_rn(double noundef %0, double noundef %1) {
  %3 = fsub double %0, %1
  ret double %3
}
define noundef double @__nv_dmul_rn(double noundef %0, double noundef %1) {
  %3 = fmul double %0, %1
  ret double %3
}
define noundef double @__nv_ddiv_rn(double noundef %0, double noundef %1) {
  %3 = fdiv double %0, %1
  ret double %3
}
define noundef double @__nv_drcp_rn(double noundef %0) {
  %2 = fdiv double 1.000000e+00, %0
  ret double %2
}
define double @__nv_dsqrt_rn(double noundef %0) {
  %2 = tail call double @__nv_sqrt(double noundef %0)
  ret double %2
}
define double @__nv_fma_rn(double noundef %0, double noundef %1, double noundef %2) {
  %4 = tail call double @__nv_fma(double noundef %0, double noundef %1, double noundef %2)
  ret double %4
}
declare double @__nv_fma(double noundef, double noundef, double noundef)
define float @__nv_fmaf_ieee_rn(float noundef %0, float noundef %1, float noundef %2) {
  %4 = tail call float @__nv_fmaf(float noundef %0, float noundef %1, float noundef %2)
  ret float %4
}
define float @__nv_frsqrt_rn(float noundef %0) {
  %2 = tail call float @__nv_sqrtf(float noundef %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}
define noundef float @__nv_fast_fdividef(float noundef %0, float noundef %1) {
  %3 = fdiv float %0, %1
  ret float %3
}
define void @__nv_fast_sincosf(float noundef %0, ptr noundef writeonly initializes((0, 4)) %1, ptr noundef writeonly initializes((0, 4)) %2) {
  %4 = tail call float @__nv_sinf(float noundef %0)
  store float %4, ptr %1, align 4
  %5 = tail call float @__nv_cosf(float noundef %0)
  store float %5, ptr %2, align 4
  ret void
}
define noundef float @__nv_saturatef(float noundef %0) {
  %2 = fcmp ogt float %0, 0.000000e+00
  %3 = fcmp olt float %0, 1.000000e+00
  %4 = select i1 %3, float %0, float 1.000000e+00
  %5 = select i1 %2, float %4, float 0.000000e+00
  ret float %5
}
define range(i32 0, 2) i32 @__nv_isinff(float noundef %0) {
  %2 = tail call float @__nv_fabsf(float noundef %0)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define range(i32 0, 2) i32 @__nv_isinfd(double noundef %0) {
  %2 = tail call double @__nv_fabs(double noundef %0)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define range(i32 0, 2) i32 @__nv_isnanf(float noundef %0) {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}
define range(i32 0, 2) i32 @__nv_isnand(double noundef %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}
define range(i32 0, 2) i32 @__nv_finitef(float noundef %0) {
  %2 = tail call float @__nv_fabsf(float noundef %0)
  %3 = fcmp one float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define range(i32 0, 2) i32 @__nv_isfinited(double noundef %0) {
  %2 = tail call double @__nv_fabs(double noundef %0)
  %3 = fcmp one double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define noundef range(i32 0, 2) i32 @__nv_signbitf(float noundef %0) {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 31
  ret i32 %3
}
define range(i32 0, 2) i32 @__nv_signbitd(double noundef %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 63
  %4 = trunc nuw nsw i64 %3 to i32
  ret i32 %4
}
define noundef float @__nv_nanf(ptr noundef readnone %0) {
  ret float 0x7FF8000000000000
}
define noundef double @__nv_nan(ptr noundef readnone %0) {
  ret double 0x7FF8000000000000
}
define i32 @__nv_vadd2(i32 noundef %0, i32 noundef %1) {
  %3 = add i32 %0, %1
  %4 = and i32 %3, 65535
  %5 = and i32 %0, -65536
  %6 = add i32 %1, %5
  %7 = and i32 %6, -65536
  %8 = or disjoint i32 %7, %4
  ret i32 %8
}
define i32 @__nv_vsub2(i32 noundef %0, i32 noundef %1) {
  %3 = sub i32 %0, %1
  %4 = and i32 %3, 65535
  %5 = and i32 %1, -65536
  %6 = sub i32 %0, %5
  %7 = and i32 %6, -65536
  %8 = or disjoint i32 %7, %4
  ret i32 %8
}
define i32 @__nv_vaddss2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = ashr exact i32 %3, 16
  %5 = shl i32 %1, 16
  %6 = ashr exact i32 %5, 16
  %7 = add nsw i32 %4, %6
  %8 = icmp slt i32 %7, -32768
  %9 = tail call i32 @llvm.smin.i32(i32 %7, i32 32767)
  %10 = and i32 %9, 65535
  %11 = select i1 %8, i32 32768, i32 %10
  %12 = ashr i32 %0, 16
  %13 = ashr i32 %1, 16
  %14 = add nsw i32 %12, %13
  %15 = icmp slt i32 %14, -32768
  %16 = tail call i32 @llvm.smin.i32(i32 %14, i32 32767)
  %17 = shl i32 %16, 16
  %18 = select i1 %15, i32 -2147483648, i32 %17
  %19 = or disjoint i32 %18, %11
  ret i32 %19
}
define i32 @__nv_vaddus2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = add nuw nsw i32 %3, %4
  %6 = tail call i32 @llvm.umin.i32(i32 %5, i32 65535)
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = add nuw nsw i32 %7, %8
  %10 = tail call i32 @llvm.umin.i32(i32 %9, i32 65535)
  %11 = shl nuw i32 %10, 16
  %12 = or disjoint i32 %11, %6
  ret i32 %12
}
define i32 @__nv_vsubss2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = ashr exact i32 %3, 16
  %5 = shl i32 %1, 16
  %6 = ashr exact i32 %5, 16
  %7 = sub nsw i32 %4, %6
  %8 = icmp slt i32 %7, -32768
  %9 = tail call i32 @llvm.smin.i32(i32 %7, i32 32767)
  %10 = and i32 %9, 65535
  %11 = select i1 %8, i32 32768, i32 %10
  %12 = ashr i32 %0, 16
  %13 = ashr i32 %1, 16
  %14 = sub nsw i32 %12, %13
  %15 = icmp slt i32 %14, -32768
  %16 = tail call i32 @llvm.smin.i32(i32 %14, i32 32767)
  %17 = shl i32 %16, 16
  %18 = select i1 %15, i32 -2147483648, i32 %17
  %19 = or disjoint i32 %18, %11
  ret i32 %19
}
define i32 @__nv_vsubus2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = sub nsw i32 %3, %4
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 0)
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = sub nsw i32 %7, %8
  %10 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %11 = shl nuw i32 %10, 16
  %12 = or i32 %11, %6
  ret i32 %12
}
define i32 @__nv_vabsdiffs2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = ashr exact i32 %3, 16
  %5 = shl i32 %1, 16
  %6 = ashr exact i32 %5, 16
  %7 = sub nsw i32 %4, %6
  %8 = tail call i32 @llvm.abs.i32(i32 %7, i1 true)
  %9 = ashr i32 %0, 16
  %10 = ashr i32 %1, 16
  %11 = sub nsw i32 %9, %10
  %12 = tail call i32 @llvm.abs.i32(i32 %11, i1 true)
  %13 = shl nuw i32 %12, 16
  %14 = or i32 %13, %8
  ret i32 %14
}
define i32 @__nv_vabsdiffu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ult i32 %3, %4
  %6 = sub i32 %1, %0
  %7 = sub i32 %0, %1
  %8 = select i1 %5, i32 %6, i32 %7
  %9 = and i32 %8, 65535
  %10 = lshr i32 %0, 16
  %11 = lshr i32 %1, 16
  %12 = icmp samesign ult i32 %10, %11
  %13 = sub nsw i32 %11, %10
  %14 = sub nsw i32 %10, %11
  %15 = select i1 %12, i32 %13, i32 %14
  %16 = shl i32 %15, 16
  %17 = or disjoint i32 %16, %9
  ret i32 %17
}
define i32 @__nv_vavgs2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = ashr exact i32 %3, 16
  %5 = shl i32 %1, 16
  %6 = ashr exact i32 %5, 16
  %7 = add nsw i32 %4, %6
  %8 = icmp sgt i32 %7, -1
  %9 = zext i1 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = lshr i32 %10, 1
  %12 = and i32 %11, 65535
  %13 = ashr i32 %0, 16
  %14 = ashr i32 %1, 16
  %15 = add nsw i32 %13, %14
  %16 = icmp sgt i32 %15, -1
  %17 = zext i1 %16 to i32
  %18 = add nsw i32 %15, %17
  %19 = shl i32 %18, 15
  %20 = and i32 %19, -65536
  %21 = or disjoint i32 %20, %12
  ret i32 %21
}
define i32 @__nv_vavgu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = add nuw nsw i32 %4, 1
  %6 = add nuw nsw i32 %5, %3
  %7 = lshr i32 %6, 1
  %8 = lshr i32 %0, 16
  %9 = lshr i32 %1, 16
  %10 = add nuw nsw i32 %9, 1
  %11 = add nuw nsw i32 %10, %8
  %12 = shl nuw i32 %11, 15
  %13 = and i32 %12, -65536
  %14 = or i32 %13, %7
  ret i32 %14
}
define i32 @__nv_vhaddu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = add nuw nsw i32 %3, %4
  %6 = lshr i32 %5, 1
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = add nuw nsw i32 %7, %8
  %10 = shl nuw i32 %9, 15
  %11 = and i32 %10, -65536
  %12 = or disjoint i32 %11, %6
  ret i32 %12
}
define i32 @__nv_vmaxs2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = ashr exact i32 %3, 16
  %5 = shl i32 %1, 16
  %6 = ashr exact i32 %5, 16
  %7 = tail call i32 @llvm.smax.i32(i32 %4, i32 %6)
  %8 = and i32 %7, 65535
  %9 = ashr i32 %0, 16
  %10 = ashr i32 %1, 16
  %11 = tail call i32 @llvm.smax.i32(i32 %9, i32 %10)
  %12 = shl i32 %11, 16
  %13 = or disjoint i32 %12, %8
  ret i32 %13
}
define i32 @__nv_vmaxu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = tail call i32 @llvm.umax.i32(i32 %3, i32 %4)
  %6 = lshr i32 %0, 16
  %7 = lshr i32 %1, 16
  %8 = tail call i32 @llvm.umax.i32(i32 %6, i32 %7)
  %9 = shl nuw i32 %8, 16
  %10 = or disjoint i32 %9, %5
  ret i32 %10
}
define i32 @__nv_vmins2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = ashr exact i32 %3, 16
  %5 = shl i32 %1, 16
  %6 = ashr exact i32 %5, 16
  %7 = tail call i32 @llvm.smin.i32(i32 %4, i32 %6)
  %8 = and i32 %7, 65535
  %9 = ashr i32 %0, 16
  %10 = ashr i32 %1, 16
  %11 = tail call i32 @llvm.smin.i32(i32 %9, i32 %10)
  %12 = shl i32 %11, 16
  %13 = or disjoint i32 %12, %8
  ret i32 %13
}
define i32 @__nv_vminu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = tail call i32 @llvm.umin.i32(i32 %3, i32 %4)
  %6 = lshr i32 %0, 16
  %7 = lshr i32 %1, 16
  %8 = tail call i32 @llvm.umin.i32(i32 %6, i32 %7)
  %9 = shl nuw i32 %8, 16
  %10 = or disjoint i32 %9, %5
  ret i32 %10
}
define i32 @__nv_vcmpeq2(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 65535, i32 0
  %7 = icmp ugt i32 %3, 65535
  %8 = select i1 %7, i32 0, i32 -65536
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define range(i32 0, 65538) i32 @__nv_vseteq2(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp eq i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i32 %3, 65536
  %8 = select i1 %7, i32 65536, i32 0
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define i32 @__nv_vcmpne2(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 0, i32 65535
  %7 = icmp ugt i32 %3, 65535
  %8 = select i1 %7, i32 -65536, i32 0
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define range(i32 0, 65538) i32 @__nv_vsetne2(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i32 %3, 65536
  %8 = select i1 %7, i32 0, i32 65536
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define i32 @__nv_vcmpges2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp slt i32 %3, %4
  %6 = select i1 %5, i32 0, i32 65535
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp slt i32 %7, %8
  %10 = select i1 %9, i32 0, i32 -65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetges2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp sge i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp slt i32 %7, %8
  %10 = select i1 %9, i32 0, i32 65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vcmpgeu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ult i32 %3, %4
  %6 = select i1 %5, i32 0, i32 65535
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ult i32 %7, %8
  %10 = select i1 %9, i32 0, i32 -65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetgeu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign uge i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ult i32 %7, %8
  %10 = select i1 %9, i32 0, i32 65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vcmpgts2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp sgt i32 %3, %4
  %6 = select i1 %5, i32 65535, i32 0
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp sgt i32 %7, %8
  %10 = select i1 %9, i32 -65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetgts2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp sgt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp sgt i32 %7, %8
  %10 = select i1 %9, i32 65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vcmpgtu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ugt i32 %3, %4
  %6 = select i1 %5, i32 65535, i32 0
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ugt i32 %7, %8
  %10 = select i1 %9, i32 -65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetgtu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ugt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ugt i32 %7, %8
  %10 = select i1 %9, i32 65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vcmples2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp sgt i32 %3, %4
  %6 = select i1 %5, i32 0, i32 65535
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp sgt i32 %7, %8
  %10 = select i1 %9, i32 0, i32 -65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetles2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp sle i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp sgt i32 %7, %8
  %10 = select i1 %9, i32 0, i32 65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vcmpleu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ugt i32 %3, %4
  %6 = select i1 %5, i32 0, i32 65535
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ugt i32 %7, %8
  %10 = select i1 %9, i32 0, i32 -65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetleu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ule i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ugt i32 %7, %8
  %10 = select i1 %9, i32 0, i32 65536
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vcmplts2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp slt i32 %3, %4
  %6 = select i1 %5, i32 65535, i32 0
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp slt i32 %7, %8
  %10 = select i1 %9, i32 -65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetlts2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = shl i32 %1, 16
  %5 = icmp slt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = and i32 %0, -65536
  %8 = and i32 %1, -65536
  %9 = icmp slt i32 %7, %8
  %10 = select i1 %9, i32 65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vcmpltu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ult i32 %3, %4
  %6 = select i1 %5, i32 65535, i32 0
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ult i32 %7, %8
  %10 = select i1 %9, i32 -65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, 65538) i32 @__nv_vsetltu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ult i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 16
  %8 = lshr i32 %1, 16
  %9 = icmp samesign ult i32 %7, %8
  %10 = select i1 %9, i32 65536, i32 0
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define i32 @__nv_vneg2(i32 noundef %0) {
  %2 = sub i32 0, %0
  %3 = and i32 %2, 65535
  %4 = and i32 %0, -65536
  %5 = sub i32 0, %4
  %6 = or disjoint i32 %3, %5
  ret i32 %6
}
define i32 @__nv_vnegss2(i32 noundef %0) {
  %2 = shl i32 %0, 16
  %3 = ashr exact i32 %2, 16
  %4 = sub nsw i32 0, %3
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 32767)
  %6 = and i32 %5, 65535
  %7 = ashr i32 %0, 16
  %8 = sub nsw i32 0, %7
  %9 = tail call i32 @llvm.smin.i32(i32 %8, i32 32767)
  %10 = shl i32 %9, 16
  %11 = or disjoint i32 %10, %6
  ret i32 %11
}
define range(i32 0, -2147418112) i32 @__nv_vabs2(i32 noundef %0) {
  %2 = shl i32 %0, 16
  %3 = ashr exact i32 %2, 16
  %4 = tail call i32 @llvm.abs.i32(i32 %3, i1 true)
  %5 = ashr i32 %0, 16
  %6 = tail call i32 @llvm.abs.i32(i32 %5, i1 true)
  %7 = shl nuw i32 %6, 16
  %8 = or i32 %7, %4
  ret i32 %8
}
define i32 @__nv_vabsss2(i32 noundef %0) {
  %2 = ashr i32 %0, 16
  %3 = sub nsw i32 0, %2
  %4 = tail call i32 @llvm.smin.i32(i32 %3, i32 32767)
  %5 = shl i32 %0, 16
  %6 = ashr exact i32 %5, 16
  %7 = sub nsw i32 0, %6
  %8 = tail call i32 @llvm.smin.i32(i32 %7, i32 32767)
  %9 = shl i32 %0, 16
  %10 = ashr exact i32 %9, 16
  %11 = shl i32 %8, 16
  %12 = ashr exact i32 %11, 16
  %13 = tail call i32 @llvm.smax.i32(i32 %10, i32 %12)
  %14 = and i32 %13, 65535
  %15 = ashr i32 %0, 16
  %16 = shl i32 %4, 16
  %17 = ashr exact i32 %16, 16
  %18 = tail call i32 @llvm.smax.i32(i32 %15, i32 %17)
  %19 = shl i32 %18, 16
  %20 = or disjoint i32 %19, %14
  ret i32 %20
}
define range(i32 0, 131071) i32 @__nv_vsads2(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 16
  %4 = ashr exact i32 %3, 16
  %5 = shl i32 %1, 16
  %6 = ashr exact i32 %5, 16
  %7 = sub nsw i32 %4, %6
  %8 = tail call i32 @llvm.abs.i32(i32 %7, i1 true)
  %9 = ashr i32 %0, 16
  %10 = ashr i32 %1, 16
  %11 = sub nsw i32 %9, %10
  %12 = tail call i32 @llvm.abs.i32(i32 %11, i1 true)
  %13 = add nuw nsw i32 %12, %8
  ret i32 %13
}
define range(i32 0, 131071) i32 @__nv_vsadu2(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 65535
  %4 = and i32 %1, 65535
  %5 = icmp samesign ult i32 %3, %4
  %6 = sub nuw nsw i32 %4, %3
  %7 = sub nuw nsw i32 %3, %4
  %8 = select i1 %5, i32 %6, i32 %7
  %9 = lshr i32 %0, 16
  %10 = lshr i32 %1, 16
  %11 = icmp samesign ult i32 %9, %10
  %12 = sub nuw nsw i32 %10, %9
  %13 = sub nuw nsw i32 %9, %10
  %14 = select i1 %11, i32 %12, i32 %13
  %15 = add nuw nsw i32 %14, %8
  ret i32 %15
}
define i32 @__nv_vadd4(i32 noundef %0, i32 noundef %1) {
  %3 = add i32 %0, %1
  %4 = and i32 %3, 255
  %5 = and i32 %0, 65280
  %6 = add i32 %1, %5
  %7 = and i32 %6, 65280
  %8 = or disjoint i32 %7, %4
  %9 = and i32 %0, 16711680
  %10 = add i32 %1, %9
  %11 = and i32 %10, 16711680
  %12 = or disjoint i32 %11, %8
  %13 = and i32 %0, -16777216
  %14 = add i32 %1, %13
  %15 = and i32 %14, -16777216
  %16 = or disjoint i32 %15, %12
  ret i32 %16
}
define i32 @__nv_vsub4(i32 noundef %0, i32 noundef %1) {
  %3 = sub i32 %0, %1
  %4 = and i32 %3, 255
  %5 = and i32 %1, 65280
  %6 = sub i32 %0, %5
  %7 = and i32 %6, 65280
  %8 = or disjoint i32 %7, %4
  %9 = and i32 %1, 16711680
  %10 = sub i32 %0, %9
  %11 = and i32 %10, 16711680
  %12 = or disjoint i32 %11, %8
  %13 = and i32 %1, -16777216
  %14 = sub i32 %0, %13
  %15 = and i32 %14, -16777216
  %16 = or disjoint i32 %15, %12
  ret i32 %16
}
define i32 @__nv_vaddss4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = ashr exact i32 %3, 24
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  %7 = add nsw i32 %4, %6
  %8 = icmp slt i32 %7, -128
  %9 = tail call i32 @llvm.smin.i32(i32 %7, i32 127)
  %10 = and i32 %9, 255
  %11 = select i1 %8, i32 128, i32 %10
  %12 = shl i32 %0, 16
  %13 = ashr i32 %12, 24
  %14 = shl i32 %1, 16
  %15 = ashr i32 %14, 24
  %16 = add nsw i32 %13, %15
  %17 = icmp slt i32 %16, -128
  %18 = tail call i32 @llvm.smin.i32(i32 %16, i32 127)
  %19 = shl i32 %18, 8
  %20 = and i32 %19, 65280
  %21 = select i1 %17, i32 32768, i32 %20
  %22 = or disjoint i32 %21, %11
  %23 = shl i32 %0, 8
  %24 = ashr i32 %23, 24
  %25 = shl i32 %1, 8
  %26 = ashr i32 %25, 24
  %27 = add nsw i32 %24, %26
  %28 = icmp slt i32 %27, -128
  %29 = tail call i32 @llvm.smin.i32(i32 %27, i32 127)
  %30 = shl i32 %29, 16
  %31 = and i32 %30, 16711680
  %32 = select i1 %28, i32 8388608, i32 %31
  %33 = or disjoint i32 %32, %22
  %34 = ashr i32 %0, 24
  %35 = ashr i32 %1, 24
  %36 = add nsw i32 %34, %35
  %37 = icmp slt i32 %36, -128
  %38 = tail call i32 @llvm.smin.i32(i32 %36, i32 127)
  %39 = shl i32 %38, 24
  %40 = select i1 %37, i32 -2147483648, i32 %39
  %41 = or disjoint i32 %40, %33
  ret i32 %41
}
define i32 @__nv_vaddus4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = add nuw nsw i32 %3, %4
  %6 = tail call i32 @llvm.umin.i32(i32 %5, i32 255)
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = add nuw nsw i32 %8, %10
  %12 = tail call i32 @llvm.umin.i32(i32 %11, i32 255)
  %13 = shl nuw nsw i32 %12, 8
  %14 = or disjoint i32 %13, %6
  %15 = lshr i32 %0, 16
  %16 = and i32 %15, 255
  %17 = lshr i32 %1, 16
  %18 = and i32 %17, 255
  %19 = add nuw nsw i32 %16, %18
  %20 = tail call i32 @llvm.umin.i32(i32 %19, i32 255)
  %21 = shl nuw nsw i32 %20, 16
  %22 = or disjoint i32 %21, %14
  %23 = lshr i32 %0, 24
  %24 = lshr i32 %1, 24
  %25 = add nuw nsw i32 %23, %24
  %26 = tail call i32 @llvm.umin.i32(i32 %25, i32 255)
  %27 = shl nuw i32 %26, 24
  %28 = or disjoint i32 %27, %22
  ret i32 %28
}
define i32 @__nv_vsubss4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = ashr exact i32 %3, 24
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  %7 = sub nsw i32 %4, %6
  %8 = icmp slt i32 %7, -128
  %9 = tail call i32 @llvm.smin.i32(i32 %7, i32 127)
  %10 = and i32 %9, 255
  %11 = select i1 %8, i32 128, i32 %10
  %12 = shl i32 %0, 16
  %13 = ashr i32 %12, 24
  %14 = shl i32 %1, 16
  %15 = ashr i32 %14, 24
  %16 = sub nsw i32 %13, %15
  %17 = icmp slt i32 %16, -128
  %18 = tail call i32 @llvm.smin.i32(i32 %16, i32 127)
  %19 = shl i32 %18, 8
  %20 = and i32 %19, 65280
  %21 = select i1 %17, i32 32768, i32 %20
  %22 = or disjoint i32 %21, %11
  %23 = shl i32 %0, 8
  %24 = ashr i32 %23, 24
  %25 = shl i32 %1, 8
  %26 = ashr i32 %25, 24
  %27 = sub nsw i32 %24, %26
  %28 = icmp slt i32 %27, -128
  %29 = tail call i32 @llvm.smin.i32(i32 %27, i32 127)
  %30 = shl i32 %29, 16
  %31 = and i32 %30, 16711680
  %32 = select i1 %28, i32 8388608, i32 %31
  %33 = or disjoint i32 %32, %22
  %34 = ashr i32 %0, 24
  %35 = ashr i32 %1, 24
  %36 = sub nsw i32 %34, %35
  %37 = icmp slt i32 %36, -128
  %38 = tail call i32 @llvm.smin.i32(i32 %36, i32 127)
  %39 = shl i32 %38, 24
  %40 = select i1 %37, i32 -2147483648, i32 %39
  %41 = or disjoint i32 %40, %33
  ret i32 %41
}
define i32 @__nv_vsubus4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = sub nsw i32 %3, %4
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 0)
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = sub nsw i32 %8, %10
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %13 = shl nuw nsw i32 %12, 8
  %14 = or i32 %13, %6
  %15 = lshr i32 %0, 16
  %16 = and i32 %15, 255
  %17 = lshr i32 %1, 16
  %18 = and i32 %17, 255
  %19 = sub nsw i32 %16, %18
  %20 = tail call i32 @llvm.smax.i32(i32 %19, i32 0)
  %21 = shl nuw nsw i32 %20, 16
  %22 = or i32 %21, %14
  %23 = lshr i32 %0, 24
  %24 = lshr i32 %1, 24
  %25 = sub nsw i32 %23, %24
  %26 = tail call i32 @llvm.smax.i32(i32 %25, i32 0)
  %27 = shl nuw i32 %26, 24
  %28 = or i32 %27, %22
  ret i32 %28
}
define i32 @__nv_vabsdiffs4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = ashr exact i32 %3, 24
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  %7 = sub nsw i32 %4, %6
  %8 = tail call i32 @llvm.abs.i32(i32 %7, i1 true)
  %9 = shl i32 %0, 16
  %10 = ashr i32 %9, 24
  %11 = shl i32 %1, 16
  %12 = ashr i32 %11, 24
  %13 = sub nsw i32 %10, %12
  %14 = tail call i32 @llvm.abs.i32(i32 %13, i1 true)
  %15 = shl nuw nsw i32 %14, 8
  %16 = or i32 %15, %8
  %17 = shl i32 %0, 8
  %18 = ashr i32 %17, 24
  %19 = shl i32 %1, 8
  %20 = ashr i32 %19, 24
  %21 = sub nsw i32 %18, %20
  %22 = tail call i32 @llvm.abs.i32(i32 %21, i1 true)
  %23 = shl nuw nsw i32 %22, 16
  %24 = or i32 %23, %16
  %25 = ashr i32 %0, 24
  %26 = ashr i32 %1, 24
  %27 = sub nsw i32 %25, %26
  %28 = tail call i32 @llvm.abs.i32(i32 %27, i1 true)
  %29 = shl nuw i32 %28, 24
  %30 = or i32 %29, %24
  ret i32 %30
}
define i32 @__nv_vabsdiffu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ult i32 %3, %4
  %6 = sub i32 %1, %0
  %7 = sub i32 %0, %1
  %8 = select i1 %5, i32 %6, i32 %7
  %9 = and i32 %8, 255
  %10 = lshr i32 %0, 8
  %11 = and i32 %10, 255
  %12 = lshr i32 %1, 8
  %13 = and i32 %12, 255
  %14 = icmp samesign ult i32 %11, %13
  %15 = sub nsw i32 %12, %10
  %16 = sub nsw i32 %10, %12
  %17 = select i1 %14, i32 %15, i32 %16
  %18 = shl i32 %17, 8
  %19 = and i32 %18, 65280
  %20 = or disjoint i32 %19, %9
  %21 = lshr i32 %0, 16
  %22 = and i32 %21, 255
  %23 = lshr i32 %1, 16
  %24 = and i32 %23, 255
  %25 = icmp samesign ult i32 %22, %24
  %26 = sub nsw i32 %23, %21
  %27 = sub nsw i32 %21, %23
  %28 = select i1 %25, i32 %26, i32 %27
  %29 = shl i32 %28, 16
  %30 = and i32 %29, 16711680
  %31 = or disjoint i32 %30, %20
  %32 = lshr i32 %0, 24
  %33 = lshr i32 %1, 24
  %34 = icmp samesign ult i32 %32, %33
  %35 = sub nsw i32 %33, %32
  %36 = sub nsw i32 %32, %33
  %37 = select i1 %34, i32 %35, i32 %36
  %38 = shl i32 %37, 24
  %39 = or disjoint i32 %38, %31
  ret i32 %39
}
define i32 @__nv_vavgs4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = ashr exact i32 %3, 24
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  %7 = add nsw i32 %4, %6
  %8 = icmp sgt i32 %7, -1
  %9 = zext i1 %8 to i32
  %10 = add nsw i32 %7, %9
  %11 = lshr i32 %10, 1
  %12 = and i32 %11, 255
  %13 = shl i32 %0, 16
  %14 = ashr i32 %13, 24
  %15 = shl i32 %1, 16
  %16 = ashr i32 %15, 24
  %17 = add nsw i32 %14, %16
  %18 = icmp sgt i32 %17, -1
  %19 = zext i1 %18 to i32
  %20 = add nsw i32 %17, %19
  %21 = shl nsw i32 %20, 7
  %22 = and i32 %21, 65280
  %23 = or disjoint i32 %22, %12
  %24 = shl i32 %0, 8
  %25 = ashr i32 %24, 24
  %26 = shl i32 %1, 8
  %27 = ashr i32 %26, 24
  %28 = add nsw i32 %25, %27
  %29 = icmp sgt i32 %28, -1
  %30 = zext i1 %29 to i32
  %31 = add nsw i32 %28, %30
  %32 = shl nsw i32 %31, 15
  %33 = and i32 %32, 16711680
  %34 = or disjoint i32 %33, %23
  %35 = ashr i32 %0, 24
  %36 = ashr i32 %1, 24
  %37 = add nsw i32 %35, %36
  %38 = icmp sgt i32 %37, -1
  %39 = zext i1 %38 to i32
  %40 = add nsw i32 %37, %39
  %41 = shl i32 %40, 23
  %42 = and i32 %41, -16777216
  %43 = or disjoint i32 %42, %34
  ret i32 %43
}
define i32 @__nv_vavgu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = add nuw nsw i32 %4, 1
  %6 = add nuw nsw i32 %5, %3
  %7 = lshr i32 %6, 1
  %8 = lshr i32 %0, 8
  %9 = and i32 %8, 255
  %10 = lshr i32 %1, 8
  %11 = and i32 %10, 255
  %12 = add nuw nsw i32 %11, 1
  %13 = add nuw nsw i32 %12, %9
  %14 = shl nuw nsw i32 %13, 7
  %15 = and i32 %14, 130816
  %16 = or i32 %15, %7
  %17 = lshr i32 %0, 16
  %18 = and i32 %17, 255
  %19 = lshr i32 %1, 16
  %20 = and i32 %19, 255
  %21 = add nuw nsw i32 %20, 1
  %22 = add nuw nsw i32 %21, %18
  %23 = shl nuw nsw i32 %22, 15
  %24 = and i32 %23, 33488896
  %25 = or i32 %24, %16
  %26 = lshr i32 %0, 24
  %27 = lshr i32 %1, 24
  %28 = add nuw nsw i32 %27, 1
  %29 = add nuw nsw i32 %28, %26
  %30 = shl nuw i32 %29, 23
  %31 = and i32 %30, -16777216
  %32 = or i32 %31, %25
  ret i32 %32
}
define i32 @__nv_vhaddu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = add nuw nsw i32 %3, %4
  %6 = lshr i32 %5, 1
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = add nuw nsw i32 %8, %10
  %12 = shl nuw nsw i32 %11, 7
  %13 = and i32 %12, 65280
  %14 = or disjoint i32 %13, %6
  %15 = lshr i32 %0, 16
  %16 = and i32 %15, 255
  %17 = lshr i32 %1, 16
  %18 = and i32 %17, 255
  %19 = add nuw nsw i32 %16, %18
  %20 = shl nuw nsw i32 %19, 15
  %21 = and i32 %20, 16711680
  %22 = or disjoint i32 %21, %14
  %23 = lshr i32 %0, 24
  %24 = lshr i32 %1, 24
  %25 = add nuw nsw i32 %23, %24
  %26 = shl nuw i32 %25, 23
  %27 = and i32 %26, -16777216
  %28 = or disjoint i32 %27, %22
  ret i32 %28
}
define i32 @__nv_vmaxs4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = ashr exact i32 %3, 24
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  %7 = tail call i32 @llvm.smax.i32(i32 %4, i32 %6)
  %8 = and i32 %7, 255
  %9 = shl i32 %0, 16
  %10 = ashr i32 %9, 24
  %11 = shl i32 %1, 16
  %12 = ashr i32 %11, 24
  %13 = tail call i32 @llvm.smax.i32(i32 %10, i32 %12)
  %14 = shl i32 %13, 8
  %15 = and i32 %14, 65280
  %16 = or disjoint i32 %15, %8
  %17 = shl i32 %0, 8
  %18 = ashr i32 %17, 24
  %19 = shl i32 %1, 8
  %20 = ashr i32 %19, 24
  %21 = tail call i32 @llvm.smax.i32(i32 %18, i32 %20)
  %22 = shl i32 %21, 16
  %23 = and i32 %22, 16711680
  %24 = or disjoint i32 %23, %16
  %25 = ashr i32 %0, 24
  %26 = ashr i32 %1, 24
  %27 = tail call i32 @llvm.smax.i32(i32 %25, i32 %26)
  %28 = shl i32 %27, 24
  %29 = or disjoint i32 %28, %24
  ret i32 %29
}
define i32 @__nv_vmaxu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = tail call i32 @llvm.umax.i32(i32 %3, i32 %4)
  %6 = lshr i32 %0, 8
  %7 = and i32 %6, 255
  %8 = lshr i32 %1, 8
  %9 = and i32 %8, 255
  %10 = tail call i32 @llvm.umax.i32(i32 %7, i32 %9)
  %11 = shl nuw nsw i32 %10, 8
  %12 = or disjoint i32 %11, %5
  %13 = lshr i32 %0, 16
  %14 = and i32 %13, 255
  %15 = lshr i32 %1, 16
  %16 = and i32 %15, 255
  %17 = tail call i32 @llvm.umax.i32(i32 %14, i32 %16)
  %18 = shl nuw nsw i32 %17, 16
  %19 = or disjoint i32 %18, %12
  %20 = lshr i32 %0, 24
  %21 = lshr i32 %1, 24
  %22 = tail call i32 @llvm.umax.i32(i32 %20, i32 %21)
  %23 = shl nuw i32 %22, 24
  %24 = or disjoint i32 %23, %19
  ret i32 %24
}
define i32 @__nv_vmins4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = ashr exact i32 %3, 24
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  %7 = tail call i32 @llvm.smin.i32(i32 %4, i32 %6)
  %8 = and i32 %7, 255
  %9 = shl i32 %0, 16
  %10 = ashr i32 %9, 24
  %11 = shl i32 %1, 16
  %12 = ashr i32 %11, 24
  %13 = tail call i32 @llvm.smin.i32(i32 %10, i32 %12)
  %14 = shl i32 %13, 8
  %15 = and i32 %14, 65280
  %16 = or disjoint i32 %15, %8
  %17 = shl i32 %0, 8
  %18 = ashr i32 %17, 24
  %19 = shl i32 %1, 8
  %20 = ashr i32 %19, 24
  %21 = tail call i32 @llvm.smin.i32(i32 %18, i32 %20)
  %22 = shl i32 %21, 16
  %23 = and i32 %22, 16711680
  %24 = or disjoint i32 %23, %16
  %25 = ashr i32 %0, 24
  %26 = ashr i32 %1, 24
  %27 = tail call i32 @llvm.smin.i32(i32 %25, i32 %26)
  %28 = shl i32 %27, 24
  %29 = or disjoint i32 %28, %24
  ret i32 %29
}
define i32 @__nv_vminu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = tail call i32 @llvm.umin.i32(i32 %3, i32 %4)
  %6 = lshr i32 %0, 8
  %7 = and i32 %6, 255
  %8 = lshr i32 %1, 8
  %9 = and i32 %8, 255
  %10 = tail call i32 @llvm.umin.i32(i32 %7, i32 %9)
  %11 = shl nuw nsw i32 %10, 8
  %12 = or disjoint i32 %11, %5
  %13 = lshr i32 %0, 16
  %14 = and i32 %13, 255
  %15 = lshr i32 %1, 16
  %16 = and i32 %15, 255
  %17 = tail call i32 @llvm.umin.i32(i32 %14, i32 %16)
  %18 = shl nuw nsw i32 %17, 16
  %19 = or disjoint i32 %18, %12
  %20 = lshr i32 %0, 24
  %21 = lshr i32 %1, 24
  %22 = tail call i32 @llvm.umin.i32(i32 %20, i32 %21)
  %23 = shl nuw i32 %22, 24
  %24 = or disjoint i32 %23, %19
  ret i32 %24
}
define i32 @__nv_vcmpeq4(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 255
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 255, i32 0
  %7 = and i32 %3, 65280
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 65280, i32 0
  %10 = or disjoint i32 %9, %6
  %11 = and i32 %3, 16711680
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 16711680, i32 0
  %14 = or disjoint i32 %13, %10
  %15 = icmp ult i32 %3, 16777216
  %16 = select i1 %15, i32 -16777216, i32 0
  %17 = or disjoint i32 %16, %14
  ret i32 %17
}
define range(i32 0, 16908288) i32 @__nv_vseteq4(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 255
  %5 = icmp eq i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = and i32 %3, 65280
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 256, i32 0
  %10 = or disjoint i32 %9, %6
  %11 = and i32 %3, 16711680
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 65536, i32 0
  %14 = or disjoint i32 %13, %10
  %15 = icmp ult i32 %3, 16777216
  %16 = select i1 %15, i32 16777216, i32 0
  %17 = or disjoint i32 %16, %14
  ret i32 %17
}
define i32 @__nv_vcmpne4(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 255
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 0, i32 255
  %7 = and i32 %3, 65280
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 0, i32 65280
  %10 = or disjoint i32 %9, %6
  %11 = and i32 %3, 16711680
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 0, i32 16711680
  %14 = or disjoint i32 %13, %10
  %15 = icmp ult i32 %3, 16777216
  %16 = select i1 %15, i32 0, i32 -16777216
  %17 = or disjoint i32 %16, %14
  ret i32 %17
}
define range(i32 0, 16908288) i32 @__nv_vsetne4(i32 noundef %0, i32 noundef %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 255
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = and i32 %3, 65280
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 0, i32 256
  %10 = or disjoint i32 %9, %6
  %11 = and i32 %3, 16711680
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 0, i32 65536
  %14 = or disjoint i32 %13, %10
  %15 = icmp ult i32 %3, 16777216
  %16 = select i1 %15, i32 0, i32 16777216
  %17 = or disjoint i32 %16, %14
  ret i32 %17
}
define i32 @__nv_vcmpges4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp slt i32 %3, %4
  %6 = select i1 %5, i32 0, i32 255
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp slt i32 %8, %10
  %12 = select i1 %11, i32 0, i32 65280
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp slt i32 %15, %17
  %19 = select i1 %18, i32 0, i32 16711680
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp slt i32 %21, %22
  %24 = select i1 %23, i32 0, i32 -16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetges4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp sge i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp slt i32 %8, %10
  %12 = select i1 %11, i32 0, i32 256
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp slt i32 %15, %17
  %19 = select i1 %18, i32 0, i32 65536
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp slt i32 %21, %22
  %24 = select i1 %23, i32 0, i32 16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vcmpgeu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ult i32 %3, %4
  %6 = select i1 %5, i32 0, i32 255
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ult i32 %8, %10
  %12 = select i1 %11, i32 0, i32 65280
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ult i32 %15, %17
  %19 = select i1 %18, i32 0, i32 16711680
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ult i32 %21, %22
  %24 = select i1 %23, i32 0, i32 -16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetgeu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign uge i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ult i32 %8, %10
  %12 = select i1 %11, i32 0, i32 256
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ult i32 %15, %17
  %19 = select i1 %18, i32 0, i32 65536
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ult i32 %21, %22
  %24 = select i1 %23, i32 0, i32 16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vcmpgts4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp sgt i32 %3, %4
  %6 = select i1 %5, i32 255, i32 0
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp sgt i32 %8, %10
  %12 = select i1 %11, i32 65280, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp sgt i32 %15, %17
  %19 = select i1 %18, i32 16711680, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp sgt i32 %21, %22
  %24 = select i1 %23, i32 -16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetgts4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp sgt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp sgt i32 %8, %10
  %12 = select i1 %11, i32 256, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp sgt i32 %15, %17
  %19 = select i1 %18, i32 65536, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp sgt i32 %21, %22
  %24 = select i1 %23, i32 16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vcmpgtu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ugt i32 %3, %4
  %6 = select i1 %5, i32 255, i32 0
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ugt i32 %8, %10
  %12 = select i1 %11, i32 65280, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ugt i32 %15, %17
  %19 = select i1 %18, i32 16711680, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ugt i32 %21, %22
  %24 = select i1 %23, i32 -16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetgtu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ugt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ugt i32 %8, %10
  %12 = select i1 %11, i32 256, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ugt i32 %15, %17
  %19 = select i1 %18, i32 65536, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ugt i32 %21, %22
  %24 = select i1 %23, i32 16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vcmples4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp sgt i32 %3, %4
  %6 = select i1 %5, i32 0, i32 255
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp sgt i32 %8, %10
  %12 = select i1 %11, i32 0, i32 65280
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp sgt i32 %15, %17
  %19 = select i1 %18, i32 0, i32 16711680
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp sgt i32 %21, %22
  %24 = select i1 %23, i32 0, i32 -16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetles4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp sle i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp sgt i32 %8, %10
  %12 = select i1 %11, i32 0, i32 256
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp sgt i32 %15, %17
  %19 = select i1 %18, i32 0, i32 65536
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp sgt i32 %21, %22
  %24 = select i1 %23, i32 0, i32 16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vcmpleu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ugt i32 %3, %4
  %6 = select i1 %5, i32 0, i32 255
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ugt i32 %8, %10
  %12 = select i1 %11, i32 0, i32 65280
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ugt i32 %15, %17
  %19 = select i1 %18, i32 0, i32 16711680
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ugt i32 %21, %22
  %24 = select i1 %23, i32 0, i32 -16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetleu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ule i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ugt i32 %8, %10
  %12 = select i1 %11, i32 0, i32 256
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ugt i32 %15, %17
  %19 = select i1 %18, i32 0, i32 65536
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ugt i32 %21, %22
  %24 = select i1 %23, i32 0, i32 16777216
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vcmplts4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp slt i32 %3, %4
  %6 = select i1 %5, i32 255, i32 0
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp slt i32 %8, %10
  %12 = select i1 %11, i32 65280, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp slt i32 %15, %17
  %19 = select i1 %18, i32 16711680, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp slt i32 %21, %22
  %24 = select i1 %23, i32 -16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetlts4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = shl i32 %1, 24
  %5 = icmp slt i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = shl i32 %0, 16
  %8 = and i32 %7, -16777216
  %9 = shl i32 %1, 16
  %10 = and i32 %9, -16777216
  %11 = icmp slt i32 %8, %10
  %12 = select i1 %11, i32 256, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = and i32 %14, -16777216
  %16 = shl i32 %1, 8
  %17 = and i32 %16, -16777216
  %18 = icmp slt i32 %15, %17
  %19 = select i1 %18, i32 65536, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = and i32 %0, -16777216
  %22 = and i32 %1, -16777216
  %23 = icmp slt i32 %21, %22
  %24 = select i1 %23, i32 16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vcmpltu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ult i32 %3, %4
  %6 = select i1 %5, i32 255, i32 0
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ult i32 %8, %10
  %12 = select i1 %11, i32 65280, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ult i32 %15, %17
  %19 = select i1 %18, i32 16711680, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ult i32 %21, %22
  %24 = select i1 %23, i32 -16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, 16908288) i32 @__nv_vsetltu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ult i32 %3, %4
  %6 = zext i1 %5 to i32
  %7 = lshr i32 %0, 8
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, 8
  %10 = and i32 %9, 255
  %11 = icmp samesign ult i32 %8, %10
  %12 = select i1 %11, i32 256, i32 0
  %13 = or disjoint i32 %12, %6
  %14 = lshr i32 %0, 16
  %15 = and i32 %14, 255
  %16 = lshr i32 %1, 16
  %17 = and i32 %16, 255
  %18 = icmp samesign ult i32 %15, %17
  %19 = select i1 %18, i32 65536, i32 0
  %20 = or disjoint i32 %19, %13
  %21 = lshr i32 %0, 24
  %22 = lshr i32 %1, 24
  %23 = icmp samesign ult i32 %21, %22
  %24 = select i1 %23, i32 16777216, i32 0
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define i32 @__nv_vneg4(i32 noundef %0) {
  %2 = sub i32 0, %0
  %3 = and i32 %2, 255
  %4 = and i32 %0, 65280
  %5 = sub nsw i32 0, %4
  %6 = and i32 %5, 65280
  %7 = or disjoint i32 %6, %3
  %8 = and i32 %0, 16711680
  %9 = sub nsw i32 0, %8
  %10 = and i32 %9, 16711680
  %11 = or disjoint i32 %10, %7
  %12 = and i32 %0, -16777216
  %13 = sub i32 0, %12
  %14 = or disjoint i32 %11, %13
  ret i32 %14
}
define i32 @__nv_vnegss4(i32 noundef %0) {
  %2 = shl i32 %0, 24
  %3 = ashr exact i32 %2, 24
  %4 = sub nsw i32 0, %3
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 127)
  %6 = and i32 %5, 255
  %7 = shl i32 %0, 16
  %8 = ashr i32 %7, 24
  %9 = sub nsw i32 0, %8
  %10 = tail call i32 @llvm.smin.i32(i32 %9, i32 127)
  %11 = shl i32 %10, 8
  %12 = and i32 %11, 65280
  %13 = or disjoint i32 %12, %6
  %14 = shl i32 %0, 8
  %15 = ashr i32 %14, 24
  %16 = sub nsw i32 0, %15
  %17 = tail call i32 @llvm.smin.i32(i32 %16, i32 127)
  %18 = shl i32 %17, 16
  %19 = and i32 %18, 16711680
  %20 = or disjoint i32 %19, %13
  %21 = ashr i32 %0, 24
  %22 = sub nsw i32 0, %21
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 127)
  %24 = shl i32 %23, 24
  %25 = or disjoint i32 %24, %20
  ret i32 %25
}
define range(i32 0, -2130706432) i32 @__nv_vabs4(i32 noundef %0) {
  %2 = shl i32 %0, 24
  %3 = ashr exact i32 %2, 24
  %4 = tail call i32 @llvm.abs.i32(i32 %3, i1 true)
  %5 = shl i32 %0, 16
  %6 = ashr i32 %5, 24
  %7 = tail call i32 @llvm.abs.i32(i32 %6, i1 true)
  %8 = shl nuw nsw i32 %7, 8
  %9 = or i32 %8, %4
  %10 = shl i32 %0, 8
  %11 = ashr i32 %10, 24
  %12 = tail call i32 @llvm.abs.i32(i32 %11, i1 true)
  %13 = shl nuw nsw i32 %12, 16
  %14 = or i32 %13, %9
  %15 = ashr i32 %0, 24
  %16 = tail call i32 @llvm.abs.i32(i32 %15, i1 true)
  %17 = shl nuw i32 %16, 24
  %18 = or i32 %17, %14
  ret i32 %18
}
define i32 @__nv_vabsss4(i32 noundef %0) {
  %2 = ashr i32 %0, 24
  %3 = sub nsw i32 0, %2
  %4 = tail call i32 @llvm.smin.i32(i32 %3, i32 127)
  %5 = shl i32 %0, 8
  %6 = ashr i32 %5, 24
  %7 = sub nsw i32 0, %6
  %8 = tail call i32 @llvm.smin.i32(i32 %7, i32 127)
  %9 = shl i32 %0, 16
  %10 = ashr i32 %9, 24
  %11 = sub nsw i32 0, %10
  %12 = tail call i32 @llvm.smin.i32(i32 %11, i32 127)
  %13 = shl i32 %0, 24
  %14 = ashr exact i32 %13, 24
  %15 = sub nsw i32 0, %14
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 127)
  %17 = shl i32 %0, 24
  %18 = ashr exact i32 %17, 24
  %19 = shl i32 %16, 24
  %20 = ashr exact i32 %19, 24
  %21 = tail call i32 @llvm.smax.i32(i32 %18, i32 %20)
  %22 = and i32 %21, 255
  %23 = shl i32 %0, 16
  %24 = ashr i32 %23, 24
  %25 = shl i32 %12, 24
  %26 = ashr exact i32 %25, 24
  %27 = tail call i32 @llvm.smax.i32(i32 %24, i32 %26)
  %28 = shl i32 %27, 8
  %29 = and i32 %28, 65280
  %30 = or disjoint i32 %29, %22
  %31 = shl i32 %0, 8
  %32 = ashr i32 %31, 24
  %33 = shl i32 %8, 24
  %34 = ashr exact i32 %33, 24
  %35 = tail call i32 @llvm.smax.i32(i32 %32, i32 %34)
  %36 = shl i32 %35, 16
  %37 = and i32 %36, 16711680
  %38 = or disjoint i32 %37, %30
  %39 = ashr i32 %0, 24
  %40 = shl i32 %4, 24
  %41 = ashr exact i32 %40, 24
  %42 = tail call i32 @llvm.smax.i32(i32 %39, i32 %41)
  %43 = shl i32 %42, 24
  %44 = or disjoint i32 %43, %38
  ret i32 %44
}
define range(i32 0, 1021) i32 @__nv_vsads4(i32 noundef %0, i32 noundef %1) {
  %3 = shl i32 %0, 24
  %4 = ashr exact i32 %3, 24
  %5 = shl i32 %1, 24
  %6 = ashr exact i32 %5, 24
  %7 = sub nsw i32 %4, %6
  %8 = tail call i32 @llvm.abs.i32(i32 %7, i1 true)
  %9 = shl i32 %0, 16
  %10 = ashr i32 %9, 24
  %11 = shl i32 %1, 16
  %12 = ashr i32 %11, 24
  %13 = sub nsw i32 %10, %12
  %14 = tail call i32 @llvm.abs.i32(i32 %13, i1 true)
  %15 = add nuw nsw i32 %14, %8
  %16 = shl i32 %0, 8
  %17 = ashr i32 %16, 24
  %18 = shl i32 %1, 8
  %19 = ashr i32 %18, 24
  %20 = sub nsw i32 %17, %19
  %21 = tail call i32 @llvm.abs.i32(i32 %20, i1 true)
  %22 = add nuw nsw i32 %21, %15
  %23 = ashr i32 %0, 24
  %24 = ashr i32 %1, 24
  %25 = sub nsw i32 %23, %24
  %26 = tail call i32 @llvm.abs.i32(i32 %25, i1 true)
  %27 = add nuw nsw i32 %26, %22
  ret i32 %27
}
define range(i32 0, 1021) i32 @__nv_vsadu4(i32 noundef %0, i32 noundef %1) {
  %3 = and i32 %0, 255
  %4 = and i32 %1, 255
  %5 = icmp samesign ult i32 %3, %4
  %6 = sub nuw nsw i32 %4, %3
  %7 = sub nuw nsw i32 %3, %4
  %8 = select i1 %5, i32 %6, i32 %7
  %9 = lshr i32 %0, 8
  %10 = and i32 %9, 255
  %11 = lshr i32 %1, 8
  %12 = and i32 %11, 255
  %13 = icmp samesign ult i32 %10, %12
  %14 = sub nuw nsw i32 %12, %10
  %15 = sub nuw nsw i32 %10, %12
  %16 = select i1 %13, i32 %14, i32 %15
  %17 = add nuw nsw i32 %16, %8
  %18 = lshr i32 %0, 16
  %19 = and i32 %18, 255
  %20 = lshr i32 %1, 16
  %21 = and i32 %20, 255
  %22 = icmp samesign ult i32 %19, %21
  %23 = sub nuw nsw i32 %21, %19
  %24 = sub nuw nsw i32 %19, %21
  %25 = select i1 %22, i32 %23, i32 %24
  %26 = add nuw nsw i32 %25, %17
  %27 = lshr i32 %0, 24
  %28 = lshr i32 %1, 24
  %29 = icmp samesign ult i32 %27, %28
  %30 = sub nuw nsw i32 %28, %27
  %31 = sub nuw nsw i32 %27, %28
  %32 = select i1 %29, i32 %30, i32 %31
  %33 = add nuw nsw i32 %32, %26
  ret i32 %33
}
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
