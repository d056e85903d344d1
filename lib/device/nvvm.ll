define float @__nv_nearbyintf(float %0) {
  %2 = tail call float @__nv_rintf(float %0)
  ret float %2
}
declare float @__nv_rintf(float)
define float @__nv_scalbnf(float %0, i32 %1) {
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
define float @__nv_ldexpf(float %0, i32 %1) {
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
define float @__nv_frexpf(float %0, ptr %1) {
  store i32 0, ptr %1, align 4
  %3 = fcmp oeq float %0, 0.000000e+00
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %20, label %7
7:                                                ; preds = %2
  %8 = tail call float @__nv_fabsf(float %0)
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
declare float @__nv_fabsf(float)
define range(i32 2147483647, 129) i32 @__nv_ilogbf(float %0) {
  %2 = fcmp ueq float %0, 0.000000e+00
  br i1 %2, label %19, label %3
3:                                                ; preds = %1
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  br i1 %5, label %19, label %6
6:                                                ; preds = %3
  %7 = tail call float @__nv_fabsf(float %0)
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
define float @__nv_logbf(float %0) {
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
  %11 = tail call float @__nv_fabsf(float %0)
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
define float @__nv_modff(float %0, ptr %1) {
  %3 = tail call float @__nv_truncf(float %0)
  store float %3, ptr %1, align 4
  %4 = tail call float @__nv_fabsf(float %0)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = fsub float %0, %3
  %7 = select i1 %5, float 0.000000e+00, float %6
  %8 = tail call float @__nv_copysignf(float %7, float %0)
  ret float %8
}
declare float @__nv_truncf(float)
declare float @__nv_copysignf(float, float)
define float @__nv_nextafterf(float %0, float %1) {
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
  %11 = tail call float @__nv_copysignf(float 0x36A0000000000000, float %1)
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
define float @__nv_remainderf(float %0, float %1) {
  %3 = tail call float @__nv_fabsf(float %0)
  %4 = tail call float @__nv_fabsf(float %1)
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
  %19 = tail call float @__nv_fmodf(float %3, float %18)
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
declare float @__nv_fmodf(float, float)
define float @__nv_remquof(float %0, float %1, ptr %2) {
  %4 = tail call float @__nv_fabsf(float %0)
  %5 = tail call float @__nv_fabsf(float %1)
  store i32 0, ptr %2, align 4
  %6 = fcmp uno float %0, 0.000000e+00
  br i1 %6, label %11, label %7
7:                                                ; preds = %3
  %8 = fcmp oeq float %4, 0x7FF0000000000000
  %9 = fcmp ueq float %1, 0.000000e+00
  %10 = select i1 %9, i1 true, i1 %8
  br i1 %10, label %11, label %14
11:                                               ; preds = %7, %3
  %12 = fmul float %0, %1
  %13 = fdiv float %12, %12
  br label %57
14:                                               ; preds = %7
  %15 = fcmp oeq float %5, 0x7FF0000000000000
  br i1 %15, label %57, label %16
16:                                               ; preds = %14
  %17 = fmul float %5, 1.280000e+02
  %18 = tail call float @__nv_fmodf(float %4, float %17)
  br label %22
19:                                               ; preds = %22
  %20 = fsub float %5, %33
  %21 = fcmp ogt float %33, %20
  br i1 %21, label %41, label %36
22:                                               ; preds = %16, %22
  %23 = phi float [ %18, %16 ], [ %33, %22 ]
  %24 = phi i32 [ 6, %16 ], [ %34, %22 ]
  %25 = phi i32 [ 0, %16 ], [ %32, %22 ]
  %26 = shl nuw i32 1, %24
  %27 = sitofp i32 %26 to float
  %28 = fmul float %5, %27
  %29 = fcmp ult float %23, %28
  %30 = fsub float %23, %28
  %31 = select i1 %29, i32 0, i32 %26
  %32 = add nsw i32 %31, %25
  %33 = select i1 %29, float %23, float %30
  %34 = add nsw i32 %24, -1
  %35 = icmp eq i32 %24, 0
  br i1 %35, label %19, label %22
36:                                               ; preds = %19
  %37 = fcmp une float %33, %20
  %38 = and i32 %32, 1
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %37, i1 true, i1 %39
  br i1 %40, label %44, label %41
41:                                               ; preds = %36, %19
  %42 = fsub float %33, %5
  %43 = add nsw i32 %32, 1
  br label %44
44:                                               ; preds = %41, %36
  %45 = phi i32 [ %43, %41 ], [ %32, %36 ]
  %46 = phi float [ %42, %41 ], [ %33, %36 ]
  %47 = and i32 %45, 127
  %48 = bitcast float %0 to i32
  %49 = icmp slt i32 %48, 0
  %50 = bitcast float %1 to i32
  %51 = xor i32 %50, %48
  %52 = sub nsw i32 0, %47
  %53 = icmp slt i32 %51, 0
  %54 = select i1 %53, i32 %52, i32 %47
  store i32 %54, ptr %2, align 4
  %55 = fneg float %46
  %56 = select i1 %49, float %55, float %46
  br label %57
57:                                               ; preds = %14, %44, %11
  %58 = phi float [ %13, %11 ], [ %56, %44 ], [ %0, %14 ]
  ret float %58
}
define void @__nv_sincosf(float %0, ptr %1, ptr %2) {
  %4 = tail call float @__nv_sinf(float %0)
  store float %4, ptr %1, align 4
  %5 = tail call float @__nv_cosf(float %0)
  store float %5, ptr %2, align 4
  ret void
}
declare float @__nv_sinf(float)
declare float @__nv_cosf(float)
define float @__nv_sinpif(float %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call float @__nv_roundf(float %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call float @__nv_fabsf(float %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call float @__nv_cosf(float %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call float @__nv_sinf(float %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq float %19, 0.000000e+00
  %21 = select i1 %20, float %0, float %5
  %22 = tail call float @__nv_copysignf(float %19, float %21)
  ret float %22
}
declare float @__nv_roundf(float)
define float @__nv_cospif(float %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call float @__nv_roundf(float %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call float @__nv_fabsf(float %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call float @__nv_sinf(float %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call float @__nv_cosf(float %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fneg float %19
  %21 = select i1 %7, float %20, float %19
  ret float %21
}
define void @__nv_sincospif(float %0, ptr %1, ptr %2) {
  %4 = fmul float %0, 5.000000e-01
  %5 = tail call float @__nv_roundf(float %4)
  %6 = fmul float %5, 2.000000e+00
  %7 = fsub float %0, %6
  %8 = tail call float @__nv_fabsf(float %7)
  %9 = fcmp ogt float %8, 5.000000e-01
  %10 = fsub float 1.000000e+00, %8
  %11 = select i1 %9, float %10, float %8
  %12 = fcmp ogt float %11, 2.500000e-01
  br i1 %12, label %13, label %17
13:                                               ; preds = %3
  %14 = fsub float 5.000000e-01, %11
  %15 = fmul float %14, 0x400921FB60000000
  %16 = tail call float @__nv_cosf(float %15)
  br label %20
17:                                               ; preds = %3
  %18 = fmul float %11, 0x400921FB60000000
  %19 = tail call float @__nv_sinf(float %18)
  br label %20
20:                                               ; preds = %13, %17
  %21 = phi float [ %16, %13 ], [ %19, %17 ]
  %22 = fcmp oeq float %21, 0.000000e+00
  %23 = select i1 %22, float %0, float %7
  %24 = tail call float @__nv_copysignf(float %21, float %23)
  store float %24, ptr %1, align 4
  %25 = tail call float @__nv_roundf(float %4)
  %26 = fmul float %25, 2.000000e+00
  %27 = fsub float %0, %26
  %28 = tail call float @__nv_fabsf(float %27)
  %29 = fcmp ogt float %28, 5.000000e-01
  %30 = fsub float 1.000000e+00, %28
  %31 = select i1 %29, float %30, float %28
  %32 = fcmp ogt float %31, 2.500000e-01
  br i1 %32, label %33, label %37
33:                                               ; preds = %20
  %34 = fsub float 5.000000e-01, %31
  %35 = fmul float %34, 0x400921FB60000000
  %36 = tail call float @__nv_sinf(float %35)
  br label %40
37:                                               ; preds = %20
  %38 = fmul float %31, 0x400921FB60000000
  %39 = tail call float @__nv_cosf(float %38)
  br label %40
40:                                               ; preds = %33, %37
  %41 = phi float [ %36, %33 ], [ %39, %37 ]
  %42 = fneg float %41
  %43 = select i1 %29, float %42, float %41
  store float %43, ptr %2, align 4
  ret void
}
define float @__nv_rcbrtf(float %0) {
  %2 = tail call float @__nv_cbrtf(float %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}
declare float @__nv_cbrtf(float)
define float @__nv_rhypotf(float %0, float %1) {
  %3 = fmul float %0, %0
  %4 = fmul float %1, %1
  %5 = fadd float %3, %4
  %6 = tail call float @__nv_sqrtf(float %5)
  %7 = fdiv float 1.000000e+00, %6
  ret float %7
}
declare float @__nv_sqrtf(float)
define float @__nv_norm3df(float %0, float %1, float %2) {
  %4 = fmul float %0, %0
  %5 = fmul float %1, %1
  %6 = fadd float %4, %5
  %7 = fmul float %2, %2
  %8 = fadd float %6, %7
  %9 = tail call float @__nv_sqrtf(float %8)
  ret float %9
}
define float @__nv_rnorm3df(float %0, float %1, float %2) {
  %4 = fmul float %0, %0
  %5 = fmul float %1, %1
  %6 = fadd float %4, %5
  %7 = fmul float %2, %2
  %8 = fadd float %6, %7
  %9 = tail call float @__nv_sqrtf(float %8)
  %10 = fdiv float 1.000000e+00, %9
  ret float %10
}
define float @__nv_norm4df(float %0, float %1, float %2, float %3) {
  %5 = fmul float %0, %0
  %6 = fmul float %1, %1
  %7 = fadd float %5, %6
  %8 = fmul float %2, %2
  %9 = fadd float %7, %8
  %10 = fmul float %3, %3
  %11 = fadd float %9, %10
  %12 = tail call float @__nv_sqrtf(float %11)
  ret float %12
}
define float @__nv_rnorm4df(float %0, float %1, float %2, float %3) {
  %5 = fmul float %0, %0
  %6 = fmul float %1, %1
  %7 = fadd float %5, %6
  %8 = fmul float %2, %2
  %9 = fadd float %7, %8
  %10 = fmul float %3, %3
  %11 = fadd float %9, %10
  %12 = tail call float @__nv_sqrtf(float %11)
  %13 = fdiv float 1.000000e+00, %12
  ret float %13
}
define float @__nv_powif(float %0, i32 %1) {
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
define float @__nv_normcdff(float %0) {
  %2 = fmul float %0, 0xBFE6A09E60000000
  %3 = tail call float @__nv_erfcf(float %2)
  %4 = fmul float %3, 5.000000e-01
  ret float %4
}
declare float @__nv_erfcf(float)
define float @__nv_erfcxf(float %0) {
  %2 = fmul float %0, %0
  %3 = tail call float @__nv_expf(float %2)
  %4 = tail call float @__nv_erfcf(float %0)
  %5 = fmul float %3, %4
  ret float %5
}
declare float @__nv_expf(float)
define float @__nv_erfcinvf(float %0) {
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
  %16 = tail call float @__nv_logf(float %15)
  %17 = fmul float %16, 5.000000e-01
  %18 = fadd float %17, 0x401152AF40000000
  %19 = fmul float %18, %18
  %20 = fdiv float %16, 0x3FC2D0E560000000
  %21 = fsub float %19, %20
  %22 = tail call float @__nv_sqrtf(float %21)
  %23 = fsub float %22, %18
  %24 = tail call float @__nv_sqrtf(float %23)
  %25 = fneg float %24
  %26 = fmul float %24, %25
  %27 = tail call float @__nv_expf(float %26)
  %28 = fmul float %27, 0xBFF20DD760000000
  %29 = tail call float @__nv_erfcf(float %24)
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
  %42 = tail call float @__nv_expf(float %41)
  %43 = fmul float %42, 0xBFF20DD760000000
  %44 = tail call float @__nv_erfcf(float %39)
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
  %57 = tail call float @__nv_expf(float %56)
  %58 = fmul float %57, 0xBFF20DD760000000
  %59 = tail call float @__nv_erfcf(float %54)
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
declare float @__nv_logf(float)
define float @__nv_erfinvf(float %0) {
  %2 = tail call float @__nv_fabsf(float %0)
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
  %20 = tail call float @__nv_logf(float %19)
  %21 = fmul float %20, 5.000000e-01
  %22 = fadd float %21, 0x401152AF40000000
  %23 = fmul float %22, %22
  %24 = fdiv float %20, 0x3FC2D0E560000000
  %25 = fsub float %23, %24
  %26 = tail call float @__nv_sqrtf(float %25)
  %27 = fsub float %26, %22
  %28 = tail call float @__nv_sqrtf(float %27)
  %29 = fneg float %28
  %30 = fmul float %28, %29
  %31 = tail call float @__nv_expf(float %30)
  %32 = fmul float %31, 0xBFF20DD760000000
  %33 = tail call float @__nv_erfcf(float %28)
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
  %46 = tail call float @__nv_expf(float %45)
  %47 = fmul float %46, 0xBFF20DD760000000
  %48 = tail call float @__nv_erfcf(float %43)
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
  %61 = tail call float @__nv_expf(float %60)
  %62 = fmul float %61, 0xBFF20DD760000000
  %63 = tail call float @__nv_erfcf(float %58)
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
  %78 = tail call float @__nv_copysignf(float %77, float %0)
  br label %114
79:                                               ; preds = %1
  %80 = fmul float %0, 0x3FEC5BF8A0000000
  %81 = tail call float @__nv_erff(float %80)
  %82 = fsub float %81, %0
  %83 = fneg float %80
  %84 = fmul float %80, %83
  %85 = tail call float @__nv_expf(float %84)
  %86 = fmul float %85, 0x3FF20DD760000000
  %87 = fdiv float %82, %86
  %88 = fmul float %80, %87
  %89 = fadd float %88, 1.000000e+00
  %90 = fdiv float %87, %89
  %91 = fsub float %80, %90
  %92 = tail call float @__nv_erff(float %91)
  %93 = fsub float %92, %0
  %94 = fneg float %91
  %95 = fmul float %91, %94
  %96 = tail call float @__nv_expf(float %95)
  %97 = fmul float %96, 0x3FF20DD760000000
  %98 = fdiv float %93, %97
  %99 = fmul float %91, %98
  %100 = fadd float %99, 1.000000e+00
  %101 = fdiv float %98, %100
  %102 = fsub float %91, %101
  %103 = tail call float @__nv_erff(float %102)
  %104 = fsub float %103, %0
  %105 = fneg float %102
  %106 = fmul float %102, %105
  %107 = tail call float @__nv_expf(float %106)
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
declare float @__nv_erff(float)
define float @__nv_normcdfinvf(float %0) {
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
  %17 = tail call float @__nv_logf(float %16)
  %18 = fmul float %17, 5.000000e-01
  %19 = fadd float %18, 0x401152AF40000000
  %20 = fmul float %19, %19
  %21 = fdiv float %17, 0x3FC2D0E560000000
  %22 = fsub float %20, %21
  %23 = tail call float @__nv_sqrtf(float %22)
  %24 = fsub float %23, %19
  %25 = tail call float @__nv_sqrtf(float %24)
  %26 = fneg float %25
  %27 = fmul float %25, %26
  %28 = tail call float @__nv_expf(float %27)
  %29 = fmul float %28, 0xBFF20DD760000000
  %30 = tail call float @__nv_erfcf(float %25)
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
  %43 = tail call float @__nv_expf(float %42)
  %44 = fmul float %43, 0xBFF20DD760000000
  %45 = tail call float @__nv_erfcf(float %40)
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
  %58 = tail call float @__nv_expf(float %57)
  %59 = fmul float %58, 0xBFF20DD760000000
  %60 = tail call float @__nv_erfcf(float %55)
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
define float @__nv_lgammaf(float %0) {
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
  %15 = tail call float @__nv_logf(float %13)
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
  %44 = tail call float @__nv_logf(float %43)
  %45 = fadd float %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call float @__nv_floorf(float %0)
  %48 = fcmp oeq float %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul float %0, 5.000000e-01
  %51 = tail call float @__nv_roundf(float %50)
  %52 = fmul float %51, 2.000000e+00
  %53 = fsub float %0, %52
  %54 = tail call float @__nv_fabsf(float %53)
  %55 = fcmp ogt float %54, 5.000000e-01
  %56 = fsub float 1.000000e+00, %54
  %57 = select i1 %55, float %56, float %54
  %58 = fcmp ogt float %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub float 5.000000e-01, %57
  %61 = fmul float %60, 0x400921FB60000000
  %62 = tail call float @__nv_cosf(float %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul float %57, 0x400921FB60000000
  %65 = tail call float @__nv_sinf(float %64)
  br label %66
66:                                               ; preds = %59, %63
  %67 = phi float [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq float %67, 0.000000e+00
  %69 = select i1 %68, float %0, float %53
  %70 = tail call float @__nv_copysignf(float %67, float %69)
  %71 = tail call float @__nv_fabsf(float %70)
  %72 = fdiv float 0x400921FB60000000, %71
  %73 = tail call float @__nv_logf(float %72)
  %74 = fsub float 1.000000e+00, %0
  %75 = fadd float %74, 6.500000e+00
  %76 = fadd float %74, -5.000000e-01
  %77 = tail call float @__nv_logf(float %75)
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
  %106 = tail call float @__nv_logf(float %105)
  %107 = fadd float %106, %80
  %108 = fsub float %73, %107
  br label %109
109:                                              ; preds = %46, %12, %8, %66, %4
  %110 = phi float [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret float %110
}
declare float @__nv_floorf(float)
define float @__nv_lgamma_rf(float %0, ptr %1) {
  %3 = tail call float @__nv_floorf(float %0)
  %4 = fcmp olt float %0, 0.000000e+00
  br i1 %4, label %5, label %12
5:                                                ; preds = %2
  %6 = fmul float %3, 5.000000e-01
  %7 = tail call float @__nv_floorf(float %6)
  %8 = fmul float %7, 2.000000e+00
  %9 = fsub float %3, %8
  %10 = fcmp une float %9, 0.000000e+00
  %11 = select i1 %10, i32 -1, i32 1
  br label %12
12:                                               ; preds = %5, %2
  %13 = phi i32 [ 1, %2 ], [ %11, %5 ]
  %14 = fcmp oeq float %0, %3
  %15 = fcmp ole float %0, 0.000000e+00
  %16 = and i1 %15, %14
  %17 = select i1 %16, i32 0, i32 %13
  %18 = fcmp oeq float %0, 0.000000e+00
  %19 = bitcast float %0 to i32
  %20 = icmp sgt i32 %19, -1
  %21 = select i1 %20, i32 1, i32 -1
  %22 = select i1 %18, i32 %21, i32 %17
  store i32 %22, ptr %1, align 4
  %23 = fsub float %0, %0
  %24 = fcmp une float %23, 0.000000e+00
  br i1 %24, label %25, label %27
25:                                               ; preds = %12
  %26 = fmul float %0, %0
  br label %130
27:                                               ; preds = %12
  %28 = fcmp ult float %0, 5.000000e-01
  br i1 %28, label %67, label %29
29:                                               ; preds = %27
  %30 = fcmp oeq float %0, 1.000000e+00
  %31 = fcmp oeq float %0, 2.000000e+00
  %32 = or i1 %30, %31
  br i1 %32, label %130, label %33
33:                                               ; preds = %29
  %34 = fadd float %0, 6.500000e+00
  %35 = fadd float %0, -5.000000e-01
  %36 = tail call float @__nv_logf(float %34)
  %37 = fmul float %35, %36
  %38 = fadd float %37, 0x3FED67F1C0000000
  %39 = fsub float %38, %34
  %40 = fadd float %0, -1.000000e+00
  %41 = fadd float %40, 1.000000e+00
  %42 = fdiv float 0x40852429C0000000, %41
  %43 = fadd float %42, 1.000000e+00
  %44 = fadd float %40, 2.000000e+00
  %45 = fdiv float 0x4093AC8E80000000, %44
  %46 = fsub float %43, %45
  %47 = fadd float %40, 3.000000e+00
  %48 = fdiv float 0x40881A9660000000, %47
  %49 = fadd float %48, %46
  %50 = fadd float %40, 4.000000e+00
  %51 = fdiv float 0x406613AE60000000, %50
  %52 = fsub float %49, %51
  %53 = fadd float %40, 5.000000e+00
  %54 = fdiv float 0x402903C280000000, %53
  %55 = fadd float %54, %52
  %56 = fadd float %40, 6.000000e+00
  %57 = fdiv float 0x3FC1BCB2A0000000, %56
  %58 = fsub float %55, %57
  %59 = fadd float %40, 7.000000e+00
  %60 = fdiv float 0x3EE4F05140000000, %59
  %61 = fadd float %60, %58
  %62 = fadd float %40, 8.000000e+00
  %63 = fdiv float 0x3E84355080000000, %62
  %64 = fadd float %63, %61
  %65 = tail call float @__nv_logf(float %64)
  %66 = fadd float %65, %39
  br label %130
67:                                               ; preds = %27
  %68 = tail call float @__nv_floorf(float %0)
  %69 = fcmp oeq float %0, %68
  br i1 %69, label %130, label %70
70:                                               ; preds = %67
  %71 = fmul float %0, 5.000000e-01
  %72 = tail call float @__nv_roundf(float %71)
  %73 = fmul float %72, 2.000000e+00
  %74 = fsub float %0, %73
  %75 = tail call float @__nv_fabsf(float %74)
  %76 = fcmp ogt float %75, 5.000000e-01
  %77 = fsub float 1.000000e+00, %75
  %78 = select i1 %76, float %77, float %75
  %79 = fcmp ogt float %78, 2.500000e-01
  br i1 %79, label %80, label %84
80:                                               ; preds = %70
  %81 = fsub float 5.000000e-01, %78
  %82 = fmul float %81, 0x400921FB60000000
  %83 = tail call float @__nv_cosf(float %82)
  br label %87
84:                                               ; preds = %70
  %85 = fmul float %78, 0x400921FB60000000
  %86 = tail call float @__nv_sinf(float %85)
  br label %87
87:                                               ; preds = %84, %80
  %88 = phi float [ %83, %80 ], [ %86, %84 ]
  %89 = fcmp oeq float %88, 0.000000e+00
  %90 = select i1 %89, float %0, float %74
  %91 = tail call float @__nv_copysignf(float %88, float %90)
  %92 = tail call float @__nv_fabsf(float %91)
  %93 = fdiv float 0x400921FB60000000, %92
  %94 = tail call float @__nv_logf(float %93)
  %95 = fsub float 1.000000e+00, %0
  %96 = fadd float %95, 6.500000e+00
  %97 = fadd float %95, -5.000000e-01
  %98 = tail call float @__nv_logf(float %96)
  %99 = fmul float %97, %98
  %100 = fadd float %99, 0x3FED67F1C0000000
  %101 = fsub float %100, %96
  %102 = fadd float %95, -1.000000e+00
  %103 = fadd float %102, 1.000000e+00
  %104 = fdiv float 0x40852429C0000000, %103
  %105 = fadd float %104, 1.000000e+00
  %106 = fadd float %102, 2.000000e+00
  %107 = fdiv float 0x4093AC8E80000000, %106
  %108 = fsub float %105, %107
  %109 = fadd float %102, 3.000000e+00
  %110 = fdiv float 0x40881A9660000000, %109
  %111 = fadd float %110, %108
  %112 = fadd float %102, 4.000000e+00
  %113 = fdiv float 0x406613AE60000000, %112
  %114 = fsub float %111, %113
  %115 = fadd float %102, 5.000000e+00
  %116 = fdiv float 0x402903C280000000, %115
  %117 = fadd float %116, %114
  %118 = fadd float %102, 6.000000e+00
  %119 = fdiv float 0x3FC1BCB2A0000000, %118
  %120 = fsub float %117, %119
  %121 = fadd float %102, 7.000000e+00
  %122 = fdiv float 0x3EE4F05140000000, %121
  %123 = fadd float %122, %120
  %124 = fadd float %102, 8.000000e+00
  %125 = fdiv float 0x3E84355080000000, %124
  %126 = fadd float %125, %123
  %127 = tail call float @__nv_logf(float %126)
  %128 = fadd float %127, %101
  %129 = fsub float %94, %128
  br label %130
130:                                              ; preds = %25, %29, %33, %67, %87
  %131 = phi float [ %26, %25 ], [ %129, %87 ], [ 0.000000e+00, %29 ], [ %66, %33 ], [ 0x7FF0000000000000, %67 ]
  ret float %131
}
define float @__nv_tgammaf(float %0) {
  %2 = fcmp ueq float %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv float 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call float @__nv_floorf(float %0)
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
  %19 = tail call float @__nv_powf(float %16, float %18)
  %20 = fmul float %19, 0x40040D9320000000
  %21 = fneg float %16
  %22 = tail call float @__nv_expf(float %21)
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
  %53 = tail call float @__nv_roundf(float %52)
  %54 = fmul float %53, 2.000000e+00
  %55 = fsub float %0, %54
  %56 = tail call float @__nv_fabsf(float %55)
  %57 = fcmp ogt float %56, 5.000000e-01
  %58 = fsub float 1.000000e+00, %56
  %59 = select i1 %57, float %58, float %56
  %60 = fcmp ogt float %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub float 5.000000e-01, %59
  %63 = fmul float %62, 0x400921FB60000000
  %64 = tail call float @__nv_cosf(float %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul float %59, 0x400921FB60000000
  %67 = tail call float @__nv_sinf(float %66)
  br label %68
68:                                               ; preds = %61, %65
  %69 = phi float [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq float %69, 0.000000e+00
  %71 = select i1 %70, float %0, float %55
  %72 = tail call float @__nv_copysignf(float %69, float %71)
  %73 = fmul float %50, %72
  %74 = fdiv float 0x400921FB60000000, %73
  br label %75
75:                                               ; preds = %68, %12, %7, %1, %5
  %76 = phi float [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret float %76
}
declare float @__nv_powf(float, float)
define double @__nv_nearbyint(double %0) {
  %2 = tail call double @__nv_rint(double %0)
  ret double %2
}
declare double @__nv_rint(double)
define double @__nv_scalbn(double %0, i32 %1) {
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
define double @__nv_ldexp(double %0, i32 %1) {
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
define double @__nv_frexp(double %0, ptr %1) {
  store i32 0, ptr %1, align 4
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %21, label %7
7:                                                ; preds = %2
  %8 = tail call double @__nv_fabs(double %0)
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
declare double @__nv_fabs(double)
define range(i32 2147483647, 1025) i32 @__nv_ilogb(double %0) {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %21, label %3
3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %21, label %6
6:                                                ; preds = %3
  %7 = tail call double @__nv_fabs(double %0)
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
define double @__nv_logb(double %0) {
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
  %11 = tail call double @__nv_fabs(double %0)
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
define double @__nv_modf(double %0, ptr %1) {
  %3 = tail call double @__nv_trunc(double %0)
  store double %3, ptr %1, align 8
  %4 = tail call double @__nv_fabs(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = fsub double %0, %3
  %7 = select i1 %5, double 0.000000e+00, double %6
  %8 = tail call double @__nv_copysign(double %7, double %0)
  ret double %8
}
declare double @__nv_trunc(double)
declare double @__nv_copysign(double, double)
define double @__nv_nextafter(double %0, double %1) {
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
  %11 = tail call double @__nv_copysign(double 4.940660e-324, double %1)
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
define double @__nv_remainder(double %0, double %1) {
  %3 = tail call double @__nv_fabs(double %0)
  %4 = tail call double @__nv_fabs(double %1)
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
  %19 = tail call double @__nv_fmod(double %3, double %18)
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
declare double @__nv_fmod(double, double)
define double @__nv_remquo(double %0, double %1, ptr %2) {
  %4 = tail call double @__nv_fabs(double %0)
  %5 = tail call double @__nv_fabs(double %1)
  store i32 0, ptr %2, align 4
  %6 = fcmp uno double %0, 0.000000e+00
  br i1 %6, label %11, label %7
7:                                                ; preds = %3
  %8 = fcmp oeq double %4, 0x7FF0000000000000
  %9 = fcmp ueq double %1, 0.000000e+00
  %10 = select i1 %9, i1 true, i1 %8
  br i1 %10, label %11, label %14
11:                                               ; preds = %7, %3
  %12 = fmul double %0, %1
  %13 = fdiv double %12, %12
  br label %57
14:                                               ; preds = %7
  %15 = fcmp oeq double %5, 0x7FF0000000000000
  br i1 %15, label %57, label %16
16:                                               ; preds = %14
  %17 = fmul double %5, 1.280000e+02
  %18 = tail call double @__nv_fmod(double %4, double %17)
  br label %22
19:                                               ; preds = %22
  %20 = fsub double %5, %33
  %21 = fcmp ogt double %33, %20
  br i1 %21, label %41, label %36
22:                                               ; preds = %16, %22
  %23 = phi double [ %18, %16 ], [ %33, %22 ]
  %24 = phi i32 [ 6, %16 ], [ %34, %22 ]
  %25 = phi i32 [ 0, %16 ], [ %32, %22 ]
  %26 = shl nuw i32 1, %24
  %27 = sitofp i32 %26 to double
  %28 = fmul double %5, %27
  %29 = fcmp ult double %23, %28
  %30 = fsub double %23, %28
  %31 = select i1 %29, i32 0, i32 %26
  %32 = add nsw i32 %31, %25
  %33 = select i1 %29, double %23, double %30
  %34 = add nsw i32 %24, -1
  %35 = icmp eq i32 %24, 0
  br i1 %35, label %19, label %22
36:                                               ; preds = %19
  %37 = fcmp une double %33, %20
  %38 = and i32 %32, 1
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %37, i1 true, i1 %39
  br i1 %40, label %44, label %41
41:                                               ; preds = %36, %19
  %42 = fsub double %33, %5
  %43 = add nsw i32 %32, 1
  br label %44
44:                                               ; preds = %41, %36
  %45 = phi i32 [ %43, %41 ], [ %32, %36 ]
  %46 = phi double [ %42, %41 ], [ %33, %36 ]
  %47 = and i32 %45, 127
  %48 = bitcast double %0 to i64
  %49 = icmp slt i64 %48, 0
  %50 = bitcast double %1 to i64
  %51 = xor i64 %50, %48
  %52 = sub nsw i32 0, %47
  %53 = icmp slt i64 %51, 0
  %54 = select i1 %53, i32 %52, i32 %47
  store i32 %54, ptr %2, align 4
  %55 = fneg double %46
  %56 = select i1 %49, double %55, double %46
  br label %57
57:                                               ; preds = %14, %44, %11
  %58 = phi double [ %13, %11 ], [ %56, %44 ], [ %0, %14 ]
  ret double %58
}
define void @__nv_sincos(double %0, ptr %1, ptr %2) {
  %4 = tail call double @__nv_sin(double %0)
  store double %4, ptr %1, align 8
  %5 = tail call double @__nv_cos(double %0)
  store double %5, ptr %2, align 8
  ret void
}
declare double @__nv_sin(double)
declare double @__nv_cos(double)
define double @__nv_sinpi(double %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @__nv_round(double %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call double @__nv_fabs(double %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call double @__nv_cos(double %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call double @__nv_sin(double %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq double %19, 0.000000e+00
  %21 = select i1 %20, double %0, double %5
  %22 = tail call double @__nv_copysign(double %19, double %21)
  ret double %22
}
declare double @__nv_round(double)
define double @__nv_cospi(double %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @__nv_round(double %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call double @__nv_fabs(double %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call double @__nv_sin(double %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call double @__nv_cos(double %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fneg double %19
  %21 = select i1 %7, double %20, double %19
  ret double %21
}
define void @__nv_sincospi(double %0, ptr %1, ptr %2) {
  %4 = fmul double %0, 5.000000e-01
  %5 = tail call double @__nv_round(double %4)
  %6 = fmul double %5, 2.000000e+00
  %7 = fsub double %0, %6
  %8 = tail call double @__nv_fabs(double %7)
  %9 = fcmp ogt double %8, 5.000000e-01
  %10 = fsub double 1.000000e+00, %8
  %11 = select i1 %9, double %10, double %8
  %12 = fcmp ogt double %11, 2.500000e-01
  br i1 %12, label %13, label %17
13:                                               ; preds = %3
  %14 = fsub double 5.000000e-01, %11
  %15 = fmul double %14, 0x400921FB54442D18
  %16 = tail call double @__nv_cos(double %15)
  br label %20
17:                                               ; preds = %3
  %18 = fmul double %11, 0x400921FB54442D18
  %19 = tail call double @__nv_sin(double %18)
  br label %20
20:                                               ; preds = %13, %17
  %21 = phi double [ %16, %13 ], [ %19, %17 ]
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = select i1 %22, double %0, double %7
  %24 = tail call double @__nv_copysign(double %21, double %23)
  store double %24, ptr %1, align 8
  %25 = tail call double @__nv_round(double %4)
  %26 = fmul double %25, 2.000000e+00
  %27 = fsub double %0, %26
  %28 = tail call double @__nv_fabs(double %27)
  %29 = fcmp ogt double %28, 5.000000e-01
  %30 = fsub double 1.000000e+00, %28
  %31 = select i1 %29, double %30, double %28
  %32 = fcmp ogt double %31, 2.500000e-01
  br i1 %32, label %33, label %37
33:                                               ; preds = %20
  %34 = fsub double 5.000000e-01, %31
  %35 = fmul double %34, 0x400921FB54442D18
  %36 = tail call double @__nv_sin(double %35)
  br label %40
37:                                               ; preds = %20
  %38 = fmul double %31, 0x400921FB54442D18
  %39 = tail call double @__nv_cos(double %38)
  br label %40
40:                                               ; preds = %33, %37
  %41 = phi double [ %36, %33 ], [ %39, %37 ]
  %42 = fneg double %41
  %43 = select i1 %29, double %42, double %41
  store double %43, ptr %2, align 8
  ret void
}
define double @__nv_rcbrt(double %0) {
  %2 = tail call double @__nv_cbrt(double %0)
  %3 = fdiv double 1.000000e+00, %2
  ret double %3
}
declare double @__nv_cbrt(double)
define double @__nv_rhypot(double %0, double %1) {
  %3 = fmul double %0, %0
  %4 = fmul double %1, %1
  %5 = fadd double %3, %4
  %6 = tail call double @__nv_sqrt(double %5)
  %7 = fdiv double 1.000000e+00, %6
  ret double %7
}
declare double @__nv_sqrt(double)
define double @__nv_norm3d(double %0, double %1, double %2) {
  %4 = fmul double %0, %0
  %5 = fmul double %1, %1
  %6 = fadd double %4, %5
  %7 = fmul double %2, %2
  %8 = fadd double %6, %7
  %9 = tail call double @__nv_sqrt(double %8)
  ret double %9
}
define double @__nv_rnorm3d(double %0, double %1, double %2) {
  %4 = fmul double %0, %0
  %5 = fmul double %1, %1
  %6 = fadd double %4, %5
  %7 = fmul double %2, %2
  %8 = fadd double %6, %7
  %9 = tail call double @__nv_sqrt(double %8)
  %10 = fdiv double 1.000000e+00, %9
  ret double %10
}
define double @__nv_norm4d(double %0, double %1, double %2, double %3) {
  %5 = fmul double %0, %0
  %6 = fmul double %1, %1
  %7 = fadd double %5, %6
  %8 = fmul double %2, %2
  %9 = fadd double %7, %8
  %10 = fmul double %3, %3
  %11 = fadd double %9, %10
  %12 = tail call double @__nv_sqrt(double %11)
  ret double %12
}
define double @__nv_rnorm4d(double %0, double %1, double %2, double %3) {
  %5 = fmul double %0, %0
  %6 = fmul double %1, %1
  %7 = fadd double %5, %6
  %8 = fmul double %2, %2
  %9 = fadd double %7, %8
  %10 = fmul double %3, %3
  %11 = fadd double %9, %10
  %12 = tail call double @__nv_sqrt(double %11)
  %13 = fdiv double 1.000000e+00, %12
  ret double %13
}
define double @__nv_powi(double %0, i32 %1) {
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
define double @__nv_normcdf(double %0) {
  %2 = fmul double %0, 0xBFE6A09E667F3BCD
  %3 = tail call double @__nv_erfc(double %2)
  %4 = fmul double %3, 5.000000e-01
  ret double %4
}
declare double @__nv_erfc(double)
define double @__nv_erfcx(double %0) {
  %2 = fmul double %0, %0
  %3 = tail call double @__nv_exp(double %2)
  %4 = tail call double @__nv_erfc(double %0)
  %5 = fmul double %3, %4
  ret double %5
}
declare double @__nv_exp(double)
define double @__nv_erfcinv(double %0) {
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
  %16 = tail call double @__nv_log(double %15)
  %17 = fmul double %16, 5.000000e-01
  %18 = fadd double %17, 0x401152AF46B7C65E
  %19 = fmul double %18, %18
  %20 = fdiv double %16, 1.470000e-01
  %21 = fsub double %19, %20
  %22 = tail call double @__nv_sqrt(double %21)
  %23 = fsub double %22, %18
  %24 = tail call double @__nv_sqrt(double %23)
  %25 = fneg double %24
  %26 = fmul double %24, %25
  %27 = tail call double @__nv_exp(double %26)
  %28 = fmul double %27, 0xBFF20DD750429B6D
  %29 = tail call double @__nv_erfc(double %24)
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
  %42 = tail call double @__nv_exp(double %41)
  %43 = fmul double %42, 0xBFF20DD750429B6D
  %44 = tail call double @__nv_erfc(double %39)
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
  %57 = tail call double @__nv_exp(double %56)
  %58 = fmul double %57, 0xBFF20DD750429B6D
  %59 = tail call double @__nv_erfc(double %54)
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
declare double @__nv_log(double)
define double @__nv_erfinv(double %0) {
  %2 = tail call double @__nv_fabs(double %0)
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
  %20 = tail call double @__nv_log(double %19)
  %21 = fmul double %20, 5.000000e-01
  %22 = fadd double %21, 0x401152AF46B7C65E
  %23 = fmul double %22, %22
  %24 = fdiv double %20, 1.470000e-01
  %25 = fsub double %23, %24
  %26 = tail call double @__nv_sqrt(double %25)
  %27 = fsub double %26, %22
  %28 = tail call double @__nv_sqrt(double %27)
  %29 = fneg double %28
  %30 = fmul double %28, %29
  %31 = tail call double @__nv_exp(double %30)
  %32 = fmul double %31, 0xBFF20DD750429B6D
  %33 = tail call double @__nv_erfc(double %28)
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
  %46 = tail call double @__nv_exp(double %45)
  %47 = fmul double %46, 0xBFF20DD750429B6D
  %48 = tail call double @__nv_erfc(double %43)
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
  %61 = tail call double @__nv_exp(double %60)
  %62 = fmul double %61, 0xBFF20DD750429B6D
  %63 = tail call double @__nv_erfc(double %58)
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
  %78 = tail call double @__nv_copysign(double %77, double %0)
  br label %114
79:                                               ; preds = %1
  %80 = fmul double %0, 0x3FEC5BF891B4EF6B
  %81 = tail call double @__nv_erf(double %80)
  %82 = fsub double %81, %0
  %83 = fneg double %80
  %84 = fmul double %80, %83
  %85 = tail call double @__nv_exp(double %84)
  %86 = fmul double %85, 0x3FF20DD750429B6D
  %87 = fdiv double %82, %86
  %88 = fmul double %80, %87
  %89 = fadd double %88, 1.000000e+00
  %90 = fdiv double %87, %89
  %91 = fsub double %80, %90
  %92 = tail call double @__nv_erf(double %91)
  %93 = fsub double %92, %0
  %94 = fneg double %91
  %95 = fmul double %91, %94
  %96 = tail call double @__nv_exp(double %95)
  %97 = fmul double %96, 0x3FF20DD750429B6D
  %98 = fdiv double %93, %97
  %99 = fmul double %91, %98
  %100 = fadd double %99, 1.000000e+00
  %101 = fdiv double %98, %100
  %102 = fsub double %91, %101
  %103 = tail call double @__nv_erf(double %102)
  %104 = fsub double %103, %0
  %105 = fneg double %102
  %106 = fmul double %102, %105
  %107 = tail call double @__nv_exp(double %106)
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
declare double @__nv_erf(double)
define double @__nv_normcdfinv(double %0) {
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
  %17 = tail call double @__nv_log(double %16)
  %18 = fmul double %17, 5.000000e-01
  %19 = fadd double %18, 0x401152AF46B7C65E
  %20 = fmul double %19, %19
  %21 = fdiv double %17, 1.470000e-01
  %22 = fsub double %20, %21
  %23 = tail call double @__nv_sqrt(double %22)
  %24 = fsub double %23, %19
  %25 = tail call double @__nv_sqrt(double %24)
  %26 = fneg double %25
  %27 = fmul double %25, %26
  %28 = tail call double @__nv_exp(double %27)
  %29 = fmul double %28, 0xBFF20DD750429B6D
  %30 = tail call double @__nv_erfc(double %25)
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
  %43 = tail call double @__nv_exp(double %42)
  %44 = fmul double %43, 0xBFF20DD750429B6D
  %45 = tail call double @__nv_erfc(double %40)
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
  %58 = tail call double @__nv_exp(double %57)
  %59 = fmul double %58, 0xBFF20DD750429B6D
  %60 = tail call double @__nv_erfc(double %55)
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
define double @__nv_lgamma(double %0) {
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
  %15 = tail call double @__nv_log(double %13)
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
  %44 = tail call double @__nv_log(double %43)
  %45 = fadd double %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call double @__nv_floor(double %0)
  %48 = fcmp oeq double %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul double %0, 5.000000e-01
  %51 = tail call double @__nv_round(double %50)
  %52 = fmul double %51, 2.000000e+00
  %53 = fsub double %0, %52
  %54 = tail call double @__nv_fabs(double %53)
  %55 = fcmp ogt double %54, 5.000000e-01
  %56 = fsub double 1.000000e+00, %54
  %57 = select i1 %55, double %56, double %54
  %58 = fcmp ogt double %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub double 5.000000e-01, %57
  %61 = fmul double %60, 0x400921FB54442D18
  %62 = tail call double @__nv_cos(double %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul double %57, 0x400921FB54442D18
  %65 = tail call double @__nv_sin(double %64)
  br label %66
66:                                               ; preds = %59, %63
  %67 = phi double [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq double %67, 0.000000e+00
  %69 = select i1 %68, double %0, double %53
  %70 = tail call double @__nv_copysign(double %67, double %69)
  %71 = tail call double @__nv_fabs(double %70)
  %72 = fdiv double 0x400921FB54442D18, %71
  %73 = tail call double @__nv_log(double %72)
  %74 = fsub double 1.000000e+00, %0
  %75 = fadd double %74, 6.500000e+00
  %76 = fadd double %74, -5.000000e-01
  %77 = tail call double @__nv_log(double %75)
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
  %106 = tail call double @__nv_log(double %105)
  %107 = fadd double %106, %80
  %108 = fsub double %73, %107
  br label %109
109:                                              ; preds = %46, %12, %8, %66, %4
  %110 = phi double [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret double %110
}
declare double @__nv_floor(double)
define double @__nv_lgamma_r(double %0, ptr %1) {
  %3 = tail call double @__nv_floor(double %0)
  %4 = fcmp olt double %0, 0.000000e+00
  br i1 %4, label %5, label %12
5:                                                ; preds = %2
  %6 = fmul double %3, 5.000000e-01
  %7 = tail call double @__nv_floor(double %6)
  %8 = fmul double %7, 2.000000e+00
  %9 = fsub double %3, %8
  %10 = fcmp une double %9, 0.000000e+00
  %11 = select i1 %10, i32 -1, i32 1
  br label %12
12:                                               ; preds = %5, %2
  %13 = phi i32 [ 1, %2 ], [ %11, %5 ]
  %14 = fcmp oeq double %0, %3
  %15 = fcmp ole double %0, 0.000000e+00
  %16 = and i1 %15, %14
  %17 = select i1 %16, i32 0, i32 %13
  %18 = fcmp oeq double %0, 0.000000e+00
  %19 = bitcast double %0 to i64
  %20 = icmp slt i64 %19, 0
  %21 = select i1 %20, i32 -1, i32 1
  %22 = select i1 %18, i32 %21, i32 %17
  store i32 %22, ptr %1, align 4
  %23 = fsub double %0, %0
  %24 = fcmp une double %23, 0.000000e+00
  br i1 %24, label %25, label %27
25:                                               ; preds = %12
  %26 = fmul double %0, %0
  br label %130
27:                                               ; preds = %12
  %28 = fcmp ult double %0, 5.000000e-01
  br i1 %28, label %67, label %29
29:                                               ; preds = %27
  %30 = fcmp oeq double %0, 1.000000e+00
  %31 = fcmp oeq double %0, 2.000000e+00
  %32 = or i1 %30, %31
  br i1 %32, label %130, label %33
33:                                               ; preds = %29
  %34 = fadd double %0, 6.500000e+00
  %35 = fadd double %0, -5.000000e-01
  %36 = tail call double @__nv_log(double %34)
  %37 = fmul double %35, %36
  %38 = fadd double %37, 0x3FED67F1C864BEB5
  %39 = fsub double %38, %34
  %40 = fadd double %0, -1.000000e+00
  %41 = fadd double %40, 1.000000e+00
  %42 = fdiv double 0x40852429B6C30B05, %41
  %43 = fadd double %42, 0x3FEFFFFFFFFFF950
  %44 = fadd double %40, 2.000000e+00
  %45 = fdiv double 0x4093AC8E8ED4171B, %44
  %46 = fsub double %43, %45
  %47 = fadd double %40, 3.000000e+00
  %48 = fdiv double 0x40881A9661D3B4D8, %47
  %49 = fadd double %48, %46
  %50 = fadd double %40, 4.000000e+00
  %51 = fdiv double 0x406613AE51A32F5D, %50
  %52 = fsub double %49, %51
  %53 = fadd double %40, 5.000000e+00
  %54 = fdiv double 0x402903C27F8B9C81, %53
  %55 = fadd double %54, %52
  %56 = fadd double %40, 6.000000e+00
  %57 = fdiv double 0x3FC1BCB2992B2855, %56
  %58 = fsub double %55, %57
  %59 = fadd double %40, 7.000000e+00
  %60 = fdiv double 0x3EE4F0514E4E324F, %59
  %61 = fadd double %60, %58
  %62 = fadd double %40, 8.000000e+00
  %63 = fdiv double 0x3E8435508F3FAEEF, %62
  %64 = fadd double %63, %61
  %65 = tail call double @__nv_log(double %64)
  %66 = fadd double %65, %39
  br label %130
67:                                               ; preds = %27
  %68 = tail call double @__nv_floor(double %0)
  %69 = fcmp oeq double %0, %68
  br i1 %69, label %130, label %70
70:                                               ; preds = %67
  %71 = fmul double %0, 5.000000e-01
  %72 = tail call double @__nv_round(double %71)
  %73 = fmul double %72, 2.000000e+00
  %74 = fsub double %0, %73
  %75 = tail call double @__nv_fabs(double %74)
  %76 = fcmp ogt double %75, 5.000000e-01
  %77 = fsub double 1.000000e+00, %75
  %78 = select i1 %76, double %77, double %75
  %79 = fcmp ogt double %78, 2.500000e-01
  br i1 %79, label %80, label %84
80:                                               ; preds = %70
  %81 = fsub double 5.000000e-01, %78
  %82 = fmul double %81, 0x400921FB54442D18
  %83 = tail call double @__nv_cos(double %82)
  br label %87
84:                                               ; preds = %70
  %85 = fmul double %78, 0x400921FB54442D18
  %86 = tail call double @__nv_sin(double %85)
  br label %87
87:                                               ; preds = %84, %80
  %88 = phi double [ %83, %80 ], [ %86, %84 ]
  %89 = fcmp oeq double %88, 0.000000e+00
  %90 = select i1 %89, double %0, double %74
  %91 = tail call double @__nv_copysign(double %88, double %90)
  %92 = tail call double @__nv_fabs(double %91)
  %93 = fdiv double 0x400921FB54442D18, %92
  %94 = tail call double @__nv_log(double %93)
  %95 = fsub double 1.000000e+00, %0
  %96 = fadd double %95, 6.500000e+00
  %97 = fadd double %95, -5.000000e-01
  %98 = tail call double @__nv_log(double %96)
  %99 = fmul double %97, %98
  %100 = fadd double %99, 0x3FED67F1C864BEB5
  %101 = fsub double %100, %96
  %102 = fadd double %95, -1.000000e+00
  %103 = fadd double %102, 1.000000e+00
  %104 = fdiv double 0x40852429B6C30B05, %103
  %105 = fadd double %104, 0x3FEFFFFFFFFFF950
  %106 = fadd double %102, 2.000000e+00
  %107 = fdiv double 0x4093AC8E8ED4171B, %106
  %108 = fsub double %105, %107
  %109 = fadd double %102, 3.000000e+00
  %110 = fdiv double 0x40881A9661D3B4D8, %109
  %111 = fadd double %110, %108
  %112 = fadd double %102, 4.000000e+00
  %113 = fdiv double 0x406613AE51A32F5D, %112
  %114 = fsub double %111, %113
  %115 = fadd double %102, 5.000000e+00
  %116 = fdiv double 0x402903C27F8B9C81, %115
  %117 = fadd double %116, %114
  %118 = fadd double %102, 6.000000e+00
  %119 = fdiv double 0x3FC1BCB2992B2855, %118
  %120 = fsub double %117, %119
  %121 = fadd double %102, 7.000000e+00
  %122 = fdiv double 0x3EE4F0514E4E324F, %121
  %123 = fadd double %122, %120
  %124 = fadd double %102, 8.000000e+00
  %125 = fdiv double 0x3E8435508F3FAEEF, %124
  %126 = fadd double %125, %123
  %127 = tail call double @__nv_log(double %126)
  %128 = fadd double %127, %101
  %129 = fsub double %94, %128
  br label %130
130:                                              ; preds = %25, %29, %33, %67, %87
  %131 = phi double [ %26, %25 ], [ %129, %87 ], [ 0.000000e+00, %29 ], [ %66, %33 ], [ 0x7FF0000000000000, %67 ]
  ret double %131
}
define double @__nv_tgamma(double %0) {
  %2 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv double 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call double @__nv_floor(double %0)
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
  %19 = tail call double @__nv_pow(double %16, double %18)
  %20 = fmul double %19, 0x40040D931FF62706
  %21 = fneg double %16
  %22 = tail call double @__nv_exp(double %21)
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
  %53 = tail call double @__nv_round(double %52)
  %54 = fmul double %53, 2.000000e+00
  %55 = fsub double %0, %54
  %56 = tail call double @__nv_fabs(double %55)
  %57 = fcmp ogt double %56, 5.000000e-01
  %58 = fsub double 1.000000e+00, %56
  %59 = select i1 %57, double %58, double %56
  %60 = fcmp ogt double %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub double 5.000000e-01, %59
  %63 = fmul double %62, 0x400921FB54442D18
  %64 = tail call double @__nv_cos(double %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul double %59, 0x400921FB54442D18
  %67 = tail call double @__nv_sin(double %66)
  br label %68
68:                                               ; preds = %61, %65
  %69 = phi double [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq double %69, 0.000000e+00
  %71 = select i1 %70, double %0, double %55
  %72 = tail call double @__nv_copysign(double %69, double %71)
  %73 = fmul double %50, %72
  %74 = fdiv double 0x400921FB54442D18, %73
  br label %75
75:                                               ; preds = %68, %12, %7, %1, %5
  %76 = phi double [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret double %76
}
declare double @__nv_pow(double, double)
define range(i32 0, 33) i32 @__nv_ffs(i32 %0) {
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %0, i1 true)
  %3 = add nuw nsw i32 %2, 1
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i32 0, i32 %3
  ret i32 %5
}
declare i32 @llvm.cttz.i32(i32, i1 immarg)
define range(i32 0, 65) i32 @__nv_ffsll(i64 %0) {
  %2 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = icmp eq i64 %0, 0
  %4 = trunc nuw nsw i64 %2 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}
declare i64 @llvm.cttz.i64(i64, i1 immarg)
define range(i64 0, -9223372036854775807) i64 @__nv_llabs(i64 %0) {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  ret i64 %2
}
define range(i64 0, -1) i64 @__nv_umul64hi(i64 %0, i64 %1) {
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
define i64 @__nv_mul64hi(i64 %0, i64 %1) {
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
define i32 @__nv_byte_perm(i32 %0, i32 %1, i32 %2) {
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
define i32 @__nv_hadd(i32 %0, i32 %1) {
  %3 = and i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = ashr i32 %4, 1
  %6 = add nsw i32 %5, %3
  ret i32 %6
}
define i32 @__nv_uhadd(i32 %0, i32 %1) {
  %3 = and i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = lshr i32 %4, 1
  %6 = add i32 %5, %3
  ret i32 %6
}
define i32 @__nv_rhadd(i32 %0, i32 %1) {
  %3 = or i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = ashr i32 %4, 1
  %6 = sub nsw i32 %3, %5
  ret i32 %6
}
define i32 @__nv_urhadd(i32 %0, i32 %1) {
  %3 = or i32 %1, %0
  %4 = xor i32 %1, %0
  %5 = lshr i32 %4, 1
  %6 = sub i32 %3, %5
  ret i32 %6
}
define i32 @__nv_sad(i32 %0, i32 %1, i32 %2) {
  %4 = icmp slt i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = sub i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}
define i32 @__nv_usad(i32 %0, i32 %1, i32 %2) {
  %4 = icmp ult i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = sub nuw i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}
define i32 @__nv_float_as_int(float %0) {
  %2 = bitcast float %0 to i32
  ret i32 %2
}
define i32 @__nv_float_as_uint(float %0) {
  %2 = bitcast float %0 to i32
  ret i32 %2
}
define float @__nv_int_as_float(i32 %0) {
  %2 = bitcast i32 %0 to float
  ret float %2
}
define float @__nv_uint_as_float(i32 %0) {
  %2 = bitcast i32 %0 to float
  ret float %2
}
define i64 @__nv_double_as_longlong(double %0) {
  %2 = bitcast double %0 to i64
  ret i64 %2
}
define double @__nv_longlong_as_double(i64 %0) {
  %2 = bitcast i64 %0 to double
  ret double %2
}
define i32 @__nv_double2hiint(double %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 32
  %4 = trunc nuw i64 %3 to i32
  ret i32 %4
}
define i32 @__nv_double2loint(double %0) {
  %2 = bitcast double %0 to i64
  %3 = trunc i64 %2 to i32
  ret i32 %3
}
define double @__nv_hiloint2double(i32 %0, i32 %1) {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  %7 = bitcast i64 %6 to double
  ret double %7
}
define zeroext i16 @__nv_float2half_rn(float %0) {
  %2 = fptrunc float %0 to half
  %3 = bitcast half %2 to i16
  ret i16 %3
}
define float @__nv_half2float(i16 zeroext %0) {
  %2 = bitcast i16 %0 to half
  %3 = fpext half %2 to float
  ret float %3
}
define i32 @__nv_float2int_rn(float %0) {
  %2 = tail call float @__nv_rintf(float %0)
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
define i32 @__nv_float2uint_rn(float %0) {
  %2 = tail call float @__nv_rintf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_rn(float %0) {
  %2 = tail call float @__nv_rintf(float %0)
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
define i64 @__nv_float2ull_rn(float %0) {
  %2 = tail call float @__nv_rintf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_float2int_rz(float %0) {
  %2 = tail call float @__nv_truncf(float %0)
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
define i32 @__nv_float2uint_rz(float %0) {
  %2 = tail call float @__nv_truncf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_rz(float %0) {
  %2 = tail call float @__nv_truncf(float %0)
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
define i64 @__nv_float2ull_rz(float %0) {
  %2 = tail call float @__nv_truncf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_float2int_rd(float %0) {
  %2 = tail call float @__nv_floorf(float %0)
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
define i32 @__nv_float2uint_rd(float %0) {
  %2 = tail call float @__nv_floorf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_rd(float %0) {
  %2 = tail call float @__nv_floorf(float %0)
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
define i64 @__nv_float2ull_rd(float %0) {
  %2 = tail call float @__nv_floorf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_float2int_ru(float %0) {
  %2 = tail call float @__nv_ceilf(float %0)
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
declare float @__nv_ceilf(float)
define i32 @__nv_float2uint_ru(float %0) {
  %2 = tail call float @__nv_ceilf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x41F0000000000000
  %5 = fptoui float %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_float2ll_ru(float %0) {
  %2 = tail call float @__nv_ceilf(float %0)
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
define i64 @__nv_float2ull_ru(float %0) {
  %2 = tail call float @__nv_ceilf(float %0)
  %3 = fcmp ult float %2, 0.000000e+00
  %4 = fcmp oge float %2, 0x43F0000000000000
  %5 = fptoui float %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_rn(double %0) {
  %2 = tail call double @__nv_rint(double %0)
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
define i32 @__nv_double2uint_rn(double %0) {
  %2 = tail call double @__nv_rint(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_rn(double %0) {
  %2 = tail call double @__nv_rint(double %0)
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
define i64 @__nv_double2ull_rn(double %0) {
  %2 = tail call double @__nv_rint(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_rz(double %0) {
  %2 = tail call double @__nv_trunc(double %0)
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
define i32 @__nv_double2uint_rz(double %0) {
  %2 = tail call double @__nv_trunc(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_rz(double %0) {
  %2 = tail call double @__nv_trunc(double %0)
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
define i64 @__nv_double2ull_rz(double %0) {
  %2 = tail call double @__nv_trunc(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_rd(double %0) {
  %2 = tail call double @__nv_floor(double %0)
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
define i32 @__nv_double2uint_rd(double %0) {
  %2 = tail call double @__nv_floor(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_rd(double %0) {
  %2 = tail call double @__nv_floor(double %0)
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
define i64 @__nv_double2ull_rd(double %0) {
  %2 = tail call double @__nv_floor(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i32 @__nv_double2int_ru(double %0) {
  %2 = tail call double @__nv_ceil(double %0)
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
declare double @__nv_ceil(double)
define i32 @__nv_double2uint_ru(double %0) {
  %2 = tail call double @__nv_ceil(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x41F0000000000000
  %5 = fptoui double %2 to i32
  %6 = select i1 %4, i32 -1, i32 %5
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}
define i64 @__nv_double2ll_ru(double %0) {
  %2 = tail call double @__nv_ceil(double %0)
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
define i64 @__nv_double2ull_ru(double %0) {
  %2 = tail call double @__nv_ceil(double %0)
  %3 = fcmp ult double %2, 0.000000e+00
  %4 = fcmp oge double %2, 0x43F0000000000000
  %5 = fptoui double %2 to i64
  %6 = select i1 %4, i64 -1, i64 %5
  %7 = select i1 %3, i64 0, i64 %6
  ret i64 %7
}
define i64 @__nv_llrintf(float %0) {
  %2 = tail call float @__nv_rintf(float %0)
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
define i64 @__nv_llrint(double %0) {
  %2 = tail call double @__nv_rint(double %0)
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
define i64 @__nv_llroundf(float %0) {
  %2 = tail call float @__nv_roundf(float %0)
  %3 = tail call float @__nv_truncf(float %2)
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
define i64 @__nv_llround(double %0) {
  %2 = tail call double @__nv_round(double %0)
  %3 = tail call double @__nv_trunc(double %2)
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
define float @__nv_int2float_rn(i32 %0) {
  %2 = sitofp i32 %0 to float
  ret float %2
}
define double @__nv_int2double_rn(i32 %0) {
  %2 = sitofp i32 %0 to double
  ret double %2
}
define float @__nv_uint2float_rn(i32 %0) {
  %2 = uitofp i32 %0 to float
  ret float %2
}
define double @__nv_uint2double_rn(i32 %0) {
  %2 = uitofp i32 %0 to double
  ret double %2
}
define float @__nv_ll2float_rn(i64 %0) {
  %2 = sitofp i64 %0 to float
  ret float %2
}
define double @__nv_ll2double_rn(i64 %0) {
  %2 = sitofp i64 %0 to double
  ret double %2
}
define float @__nv_ull2float_rn(i64 %0) {
  %2 = uitofp i64 %0 to float
  ret float %2
}
define double @__nv_ull2double_rn(i64 %0) {
  %2 = uitofp i64 %0 to double
  ret double %2
}
define float @__nv_double2float_rn(double %0) {
  %2 = fptrunc double %0 to float
  ret float %2
}
define float @__nv_fadd_rn(float %0, float %1) {
  %3 = fadd float %0, %1
  ret float %3
}
define float @__nv_fsub_rn(float %0, float %1) {
  %3 = fsub float %0, %1
  ret float %3
}
define float @__nv_fmul_rn(float %0, float %1) {
  %3 = fmul float %0, %1
  ret float %3
}
define float @__nv_fdiv_rn(float %0, float %1) {
  %3 = fdiv float %0, %1
  ret float %3
}
define float @__nv_frcp_rn(float %0) {
  %2 = fdiv float 1.000000e+00, %0
  ret float %2
}
define float @__nv_fsqrt_rn(float %0) {
  %2 = tail call float @__nv_sqrtf(float %0)
  ret float %2
}
define float @__nv_fmaf_rn(float %0, float %1, float %2) {
  %4 = tail call float @__nv_fmaf(float %0, float %1, float %2)
  ret float %4
}
declare float @__nv_fmaf(float, float, float)
define double @__nv_dadd_rn(double %0, double %1) {
  %3 = fadd double %0, %1
  ret double %3
}
define double @__nv_dsub_rn(double %0, double %1) {
  %3 = fsub double %0, %1
  ret double %3
}
define double @__nv_dmul_rn(double %0, double %1) {
  %3 = fmul double %0, %1
  ret double %3
}
define double @__nv_ddiv_rn(double %0, double %1) {
  %3 = fdiv double %0, %1
  ret double %3
}
define double @__nv_drcp_rn(double %0) {
  %2 = fdiv double 1.000000e+00, %0
  ret double %2
}
define double @__nv_dsqrt_rn(double %0) {
  %2 = tail call double @__nv_sqrt(double %0)
  ret double %2
}
define double @__nv_fma_rn(double %0, double %1, double %2) {
  %4 = tail call double @__nv_fma(double %0, double %1, double %2)
  ret double %4
}
declare double @__nv_fma(double, double, double)
define float @__nv_fadd_rd(float %0, float %1) {
  %3 = tail call fastcc float @f_add(float %0, float %1, i32 -1)
  ret float %3
}
define internal fastcc float @f_add(float %0, float %1, i32 range(i32 -1, 2) %2) unnamed_addr {
  %4 = fadd float %0, %1
  %5 = fsub float %0, %0
  %6 = fcmp oeq float %5, 0.000000e+00
  %7 = fsub float %1, %1
  %8 = fcmp oeq float %7, 0.000000e+00
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %107
10:                                               ; preds = %3
  %11 = fsub float %4, %4
  %12 = fcmp oeq float %11, 0.000000e+00
  br i1 %12, label %32, label %13
13:                                               ; preds = %10
  %14 = fcmp ogt float %4, 0.000000e+00
  %15 = bitcast float %4 to i32
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %17, label %23
17:                                               ; preds = %13
  %18 = icmp slt i32 %15, 0
  %19 = xor i1 %14, %18
  %20 = sext i1 %19 to i32
  %21 = add i32 %20, %15
  %22 = bitcast i32 %21 to float
  br label %107
23:                                               ; preds = %13
  %24 = select i1 %14, i32 -1, i32 1
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %26, label %107
26:                                               ; preds = %23
  %27 = xor i32 %2, %15
  %28 = icmp sgt i32 %27, -1
  %29 = select i1 %28, i32 1, i32 -1
  %30 = add nsw i32 %29, %15
  %31 = bitcast i32 %30 to float
  br label %107
32:                                               ; preds = %10
  %33 = fcmp oeq float %4, 0.000000e+00
  br i1 %33, label %34, label %45
34:                                               ; preds = %32
  %35 = fcmp oeq float %0, 0.000000e+00
  %36 = fcmp oeq float %1, 0.000000e+00
  %37 = and i1 %35, %36
  br i1 %37, label %38, label %42
38:                                               ; preds = %34
  %39 = bitcast float %0 to i32
  %40 = bitcast float %1 to i32
  %41 = icmp eq i32 %39, %40
  br i1 %41, label %107, label %42
42:                                               ; preds = %38, %34
  %43 = icmp slt i32 %2, 0
  %44 = select i1 %43, float -0.000000e+00, float 0.000000e+00
  br label %107
45:                                               ; preds = %32
  %46 = fcmp oeq float %4, %0
  br i1 %46, label %49, label %47
47:                                               ; preds = %45
  %48 = fcmp oeq float %4, %1
  br i1 %48, label %49, label %73
49:                                               ; preds = %47, %45
  %50 = phi float [ %0, %47 ], [ %1, %45 ]
  %51 = fcmp ogt float %50, 0.000000e+00
  %52 = zext i1 %51 to i32
  %53 = fcmp olt float %50, 0.000000e+00
  %54 = sext i1 %53 to i32
  %55 = add nsw i32 %54, %52
  %56 = bitcast float %4 to i32
  %57 = icmp eq i32 %2, 0
  br i1 %57, label %58, label %65
58:                                               ; preds = %49
  %59 = icmp sgt i32 %56, -1
  %60 = select i1 %59, i32 -1, i32 1
  %61 = icmp eq i32 %55, %60
  %62 = sext i1 %61 to i32
  %63 = add i32 %62, %56
  %64 = bitcast i32 %63 to float
  br label %107
65:                                               ; preds = %49
  %66 = icmp eq i32 %55, %2
  br i1 %66, label %67, label %107
67:                                               ; preds = %65
  %68 = xor i32 %2, %56
  %69 = icmp sgt i32 %68, -1
  %70 = select i1 %69, i32 1, i32 -1
  %71 = add nsw i32 %70, %56
  %72 = bitcast i32 %71 to float
  br label %107
73:                                               ; preds = %47
  %74 = tail call float @__nv_fabsf(float %4)
  %75 = fcmp ogt float %74, 2.000000e+00
  %76 = select i1 %75, float 2.500000e-01, float 1.000000e+00
  %77 = fmul float %0, %76
  %78 = fmul float %1, %76
  %79 = fmul float %4, %76
  %80 = fsub float %79, %77
  %81 = fsub float %79, %80
  %82 = fsub float %77, %81
  %83 = fsub float %78, %80
  %84 = fadd float %83, %82
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = zext i1 %85 to i32
  %87 = fcmp olt float %84, 0.000000e+00
  %88 = sext i1 %87 to i32
  %89 = add nsw i32 %88, %86
  %90 = bitcast float %4 to i32
  %91 = icmp eq i32 %2, 0
  br i1 %91, label %92, label %99
92:                                               ; preds = %73
  %93 = icmp sgt i32 %90, -1
  %94 = select i1 %93, i32 -1, i32 1
  %95 = icmp eq i32 %89, %94
  %96 = sext i1 %95 to i32
  %97 = add i32 %96, %90
  %98 = bitcast i32 %97 to float
  br label %107
99:                                               ; preds = %73
  %100 = icmp eq i32 %89, %2
  br i1 %100, label %101, label %107
101:                                              ; preds = %99
  %102 = xor i32 %2, %90
  %103 = icmp sgt i32 %102, -1
  %104 = select i1 %103, i32 1, i32 -1
  %105 = add nsw i32 %104, %90
  %106 = bitcast i32 %105 to float
  br label %107
107:                                              ; preds = %101, %99, %92, %67, %65, %58, %26, %23, %17, %42, %38, %3
  %108 = phi float [ %4, %65 ], [ %0, %38 ], [ %4, %3 ], [ %4, %23 ], [ %4, %99 ], [ %44, %42 ], [ %22, %17 ], [ %31, %26 ], [ %64, %58 ], [ %72, %67 ], [ %98, %92 ], [ %106, %101 ]
  ret float %108
}
define float @__nv_fsub_rd(float %0, float %1) {
  %3 = fneg float %1
  %4 = tail call fastcc float @f_add(float %0, float %3, i32 -1)
  ret float %4
}
define float @__nv_fmul_rd(float %0, float %1) {
  %3 = tail call fastcc float @f_mul(float %0, float %1, i32 -1)
  ret float %3
}
define internal fastcc float @f_mul(float %0, float %1, i32 range(i32 -1, 2) %2) unnamed_addr {
  %4 = fmul float %0, %1
  %5 = fsub float %0, %0
  %6 = fcmp oeq float %5, 0.000000e+00
  br i1 %6, label %7, label %108
7:                                                ; preds = %3
  %8 = fsub float %1, %1
  %9 = fcmp une float %8, 0.000000e+00
  %10 = fcmp oeq float %0, 0.000000e+00
  %11 = or i1 %10, %9
  %12 = fcmp oeq float %1, 0.000000e+00
  %13 = or i1 %12, %11
  br i1 %13, label %108, label %14
14:                                               ; preds = %7
  %15 = fsub float %4, %4
  %16 = fcmp oeq float %15, 0.000000e+00
  br i1 %16, label %36, label %17
17:                                               ; preds = %14
  %18 = fcmp ogt float %4, 0.000000e+00
  %19 = bitcast float %4 to i32
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %21, label %27
21:                                               ; preds = %17
  %22 = icmp slt i32 %19, 0
  %23 = xor i1 %18, %22
  %24 = sext i1 %23 to i32
  %25 = add i32 %24, %19
  %26 = bitcast i32 %25 to float
  br label %108
27:                                               ; preds = %17
  %28 = select i1 %18, i32 -1, i32 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %30, label %108
30:                                               ; preds = %27
  %31 = xor i32 %2, %19
  %32 = icmp sgt i32 %31, -1
  %33 = select i1 %32, i32 1, i32 -1
  %34 = add nsw i32 %33, %19
  %35 = bitcast i32 %34 to float
  br label %108
36:                                               ; preds = %14
  %37 = tail call float @__nv_fabsf(float %0)
  %38 = fcmp olt float %37, 0x3810000000000000
  %39 = select i1 %38, float 0x4170000000000000, float 1.000000e+00
  %40 = fmul float %0, %39
  %41 = bitcast float %40 to i32
  %42 = lshr i32 %41, 23
  %43 = and i32 %42, 255
  %44 = and i32 %41, -2139095041
  %45 = or disjoint i32 %44, 1065353216
  %46 = bitcast i32 %45 to float
  %47 = select i1 %38, i32 151, i32 127
  %48 = sub nsw i32 %47, %43
  %49 = tail call float @__nv_fabsf(float %1)
  %50 = fcmp olt float %49, 0x3810000000000000
  %51 = select i1 %50, float 0x4170000000000000, float 1.000000e+00
  %52 = fmul float %1, %51
  %53 = bitcast float %52 to i32
  %54 = lshr i32 %53, 23
  %55 = and i32 %54, 255
  %56 = and i32 %53, -2139095041
  %57 = or disjoint i32 %56, 1065353216
  %58 = bitcast i32 %57 to float
  %59 = select i1 %50, i32 151, i32 127
  %60 = sub nsw i32 %59, %55
  %61 = add nsw i32 %60, %48
  %62 = sdiv i32 %61, 2
  %63 = sub nsw i32 %61, %62
  %64 = sdiv i32 %61, 4
  %65 = shl nsw i32 %64, 23
  %66 = add nsw i32 %65, 1065353216
  %67 = bitcast i32 %66 to float
  %68 = fmul float %4, %67
  %69 = sub nsw i32 %62, %64
  %70 = shl nsw i32 %69, 23
  %71 = add i32 %70, 1065353216
  %72 = bitcast i32 %71 to float
  %73 = fmul float %68, %72
  %74 = sdiv i32 %63, 2
  %75 = shl nsw i32 %74, 23
  %76 = add i32 %75, 1065353216
  %77 = bitcast i32 %76 to float
  %78 = fmul float %73, %77
  %79 = sub nsw i32 %63, %74
  %80 = shl i32 %79, 23
  %81 = add i32 %80, 1065353216
  %82 = bitcast i32 %81 to float
  %83 = fneg float %82
  %84 = fmul float %78, %83
  %85 = tail call float @__nv_fmaf(float %46, float %58, float %84)
  %86 = fcmp ogt float %85, 0.000000e+00
  %87 = zext i1 %86 to i32
  %88 = fcmp olt float %85, 0.000000e+00
  %89 = sext i1 %88 to i32
  %90 = add nsw i32 %89, %87
  %91 = bitcast float %4 to i32
  %92 = icmp eq i32 %2, 0
  br i1 %92, label %93, label %100
93:                                               ; preds = %36
  %94 = icmp sgt i32 %91, -1
  %95 = select i1 %94, i32 -1, i32 1
  %96 = icmp eq i32 %90, %95
  %97 = sext i1 %96 to i32
  %98 = add i32 %97, %91
  %99 = bitcast i32 %98 to float
  br label %108
100:                                              ; preds = %36
  %101 = icmp eq i32 %90, %2
  br i1 %101, label %102, label %108
102:                                              ; preds = %100
  %103 = xor i32 %2, %91
  %104 = icmp sgt i32 %103, -1
  %105 = select i1 %104, i32 1, i32 -1
  %106 = add nsw i32 %105, %91
  %107 = bitcast i32 %106 to float
  br label %108
108:                                              ; preds = %102, %100, %93, %30, %27, %21, %3, %7
  %109 = phi float [ %4, %27 ], [ %4, %3 ], [ %4, %7 ], [ %26, %21 ], [ %35, %30 ], [ %99, %93 ], [ %107, %102 ], [ %4, %100 ]
  ret float %109
}
define float @__nv_fdiv_rd(float %0, float %1) {
  %3 = tail call fastcc float @f_div(float %0, float %1, i32 -1)
  ret float %3
}
define internal fastcc float @f_div(float %0, float %1, i32 range(i32 -1, 2) %2) unnamed_addr {
  %4 = fdiv float %0, %1
  %5 = fsub float %0, %0
  %6 = fcmp oeq float %5, 0.000000e+00
  br i1 %6, label %7, label %111
7:                                                ; preds = %3
  %8 = fsub float %1, %1
  %9 = fcmp une float %8, 0.000000e+00
  %10 = fcmp oeq float %0, 0.000000e+00
  %11 = or i1 %10, %9
  %12 = fcmp oeq float %1, 0.000000e+00
  %13 = or i1 %12, %11
  br i1 %13, label %111, label %14
14:                                               ; preds = %7
  %15 = fsub float %4, %4
  %16 = fcmp oeq float %15, 0.000000e+00
  br i1 %16, label %36, label %17
17:                                               ; preds = %14
  %18 = fcmp ogt float %4, 0.000000e+00
  %19 = bitcast float %4 to i32
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %21, label %27
21:                                               ; preds = %17
  %22 = icmp slt i32 %19, 0
  %23 = xor i1 %18, %22
  %24 = sext i1 %23 to i32
  %25 = add i32 %24, %19
  %26 = bitcast i32 %25 to float
  br label %111
27:                                               ; preds = %17
  %28 = select i1 %18, i32 -1, i32 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %30, label %111
30:                                               ; preds = %27
  %31 = xor i32 %2, %19
  %32 = icmp sgt i32 %31, -1
  %33 = select i1 %32, i32 1, i32 -1
  %34 = add nsw i32 %33, %19
  %35 = bitcast i32 %34 to float
  br label %111
36:                                               ; preds = %14
  %37 = tail call float @__nv_fabsf(float %0)
  %38 = fcmp olt float %37, 0x3810000000000000
  %39 = select i1 %38, float 0x4170000000000000, float 1.000000e+00
  %40 = fmul float %0, %39
  %41 = bitcast float %40 to i32
  %42 = lshr i32 %41, 23
  %43 = and i32 %42, 255
  %44 = and i32 %41, -2139095041
  %45 = or disjoint i32 %44, 1065353216
  %46 = bitcast i32 %45 to float
  %47 = select i1 %38, i32 151, i32 127
  %48 = tail call float @__nv_fabsf(float %1)
  %49 = fcmp olt float %48, 0x3810000000000000
  %50 = select i1 %49, float 0x4170000000000000, float 1.000000e+00
  %51 = fmul float %1, %50
  %52 = bitcast float %51 to i32
  %53 = lshr i32 %52, 23
  %54 = and i32 %53, 255
  %55 = and i32 %52, -2139095041
  %56 = or disjoint i32 %55, 1065353216
  %57 = bitcast i32 %56 to float
  %58 = select i1 %49, i32 -151, i32 -127
  %59 = add nsw i32 %58, %47
  %60 = sub nsw i32 %59, %43
  %61 = add nsw i32 %60, %54
  %62 = sdiv i32 %61, 2
  %63 = sub nsw i32 %61, %62
  %64 = sdiv i32 %61, 4
  %65 = shl nsw i32 %64, 23
  %66 = add nsw i32 %65, 1065353216
  %67 = bitcast i32 %66 to float
  %68 = fmul float %4, %67
  %69 = sub nsw i32 %62, %64
  %70 = shl nsw i32 %69, 23
  %71 = add i32 %70, 1065353216
  %72 = bitcast i32 %71 to float
  %73 = fmul float %68, %72
  %74 = sdiv i32 %63, 2
  %75 = shl nsw i32 %74, 23
  %76 = add i32 %75, 1065353216
  %77 = bitcast i32 %76 to float
  %78 = fmul float %73, %77
  %79 = sub nsw i32 %63, %74
  %80 = shl i32 %79, 23
  %81 = add i32 %80, 1065353216
  %82 = bitcast i32 %81 to float
  %83 = fneg float %82
  %84 = fmul float %78, %83
  %85 = tail call float @__nv_fmaf(float %84, float %57, float %46)
  %86 = fcmp ogt float %85, 0.000000e+00
  %87 = zext i1 %86 to i32
  %88 = fcmp olt float %85, 0.000000e+00
  %89 = sext i1 %88 to i32
  %90 = add nsw i32 %89, %87
  %91 = fcmp olt float %57, 0.000000e+00
  %92 = sub nsw i32 0, %90
  %93 = select i1 %91, i32 %92, i32 %90
  %94 = bitcast float %4 to i32
  %95 = icmp eq i32 %2, 0
  br i1 %95, label %96, label %103
96:                                               ; preds = %36
  %97 = icmp sgt i32 %94, -1
  %98 = select i1 %97, i32 -1, i32 1
  %99 = icmp eq i32 %93, %98
  %100 = sext i1 %99 to i32
  %101 = add i32 %100, %94
  %102 = bitcast i32 %101 to float
  br label %111
103:                                              ; preds = %36
  %104 = icmp eq i32 %93, %2
  br i1 %104, label %105, label %111
105:                                              ; preds = %103
  %106 = xor i32 %2, %94
  %107 = icmp sgt i32 %106, -1
  %108 = select i1 %107, i32 1, i32 -1
  %109 = add nsw i32 %108, %94
  %110 = bitcast i32 %109 to float
  br label %111
111:                                              ; preds = %105, %103, %96, %30, %27, %21, %3, %7
  %112 = phi float [ %4, %27 ], [ %4, %3 ], [ %4, %7 ], [ %26, %21 ], [ %35, %30 ], [ %102, %96 ], [ %110, %105 ], [ %4, %103 ]
  ret float %112
}
define float @__nv_frcp_rd(float %0) {
  %2 = tail call fastcc float @f_div(float 1.000000e+00, float %0, i32 -1)
  ret float %2
}
define float @__nv_fsqrt_rd(float %0) {
  %2 = tail call fastcc float @f_sqrt(float %0, i32 -1)
  ret float %2
}
define internal fastcc float @f_sqrt(float %0, i32 range(i32 -1, 2) %1) unnamed_addr {
  %3 = tail call float @__nv_sqrtf(float %0)
  %4 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  br i1 %4, label %68, label %5
5:                                                ; preds = %2
  %6 = tail call float @__nv_fabsf(float %0)
  %7 = fcmp olt float %6, 0x3810000000000000
  %8 = select i1 %7, float 0x4170000000000000, float 1.000000e+00
  %9 = fmul float %0, %8
  %10 = bitcast float %9 to i32
  %11 = lshr i32 %10, 23
  %12 = and i32 %10, 8388607
  %13 = or disjoint i32 %12, 1065353216
  %14 = bitcast i32 %13 to float
  %15 = select i1 %7, i32 -151, i32 -127
  %16 = add nsw i32 %11, %15
  %17 = and i32 %16, 1
  %18 = ashr i32 %16, 1
  %19 = sdiv i32 %18, -2
  %20 = add nsw i32 %18, %19
  %21 = sdiv i32 %18, -4
  %22 = shl nsw i32 %21, 23
  %23 = add nsw i32 %22, 1065353216
  %24 = bitcast i32 %23 to float
  %25 = fmul float %3, %24
  %26 = sub nsw i32 %19, %21
  %27 = shl nsw i32 %26, 23
  %28 = add nsw i32 %27, 1065353216
  %29 = bitcast i32 %28 to float
  %30 = fmul float %25, %29
  %31 = sdiv i32 %20, -2
  %32 = shl nsw i32 %31, 23
  %33 = add nsw i32 %32, 1065353216
  %34 = bitcast i32 %33 to float
  %35 = fmul float %30, %34
  %36 = add i32 %20, %31
  %37 = shl i32 %36, 23
  %38 = sub i32 1065353216, %37
  %39 = bitcast i32 %38 to float
  %40 = fmul float %35, %39
  %41 = fneg float %40
  %42 = icmp eq i32 %17, 0
  %43 = fmul float %14, 2.000000e+00
  %44 = select i1 %42, float %14, float %43
  %45 = tail call float @__nv_fmaf(float %41, float %40, float %44)
  %46 = fcmp ogt float %45, 0.000000e+00
  %47 = zext i1 %46 to i32
  %48 = fcmp olt float %45, 0.000000e+00
  %49 = sext i1 %48 to i32
  %50 = add nsw i32 %49, %47
  %51 = bitcast float %3 to i32
  %52 = icmp eq i32 %1, 0
  br i1 %52, label %53, label %60
53:                                               ; preds = %5
  %54 = icmp sgt i32 %51, -1
  %55 = select i1 %54, i32 -1, i32 1
  %56 = icmp eq i32 %50, %55
  %57 = sext i1 %56 to i32
  %58 = add i32 %57, %51
  %59 = bitcast i32 %58 to float
  br label %68
60:                                               ; preds = %5
  %61 = icmp eq i32 %50, %1
  br i1 %61, label %62, label %68
62:                                               ; preds = %60
  %63 = xor i32 %1, %51
  %64 = icmp sgt i32 %63, -1
  %65 = select i1 %64, i32 1, i32 -1
  %66 = add nsw i32 %65, %51
  %67 = bitcast i32 %66 to float
  br label %68
68:                                               ; preds = %62, %60, %53, %2
  %69 = phi float [ %3, %2 ], [ %59, %53 ], [ %67, %62 ], [ %3, %60 ]
  ret float %69
}
define float @__nv_fmaf_rd(float %0, float %1, float %2) {
  %4 = tail call fastcc float @f_fma(float %0, float %1, float %2, i32 -1)
  ret float %4
}
define internal fastcc float @f_fma(float %0, float %1, float %2, i32 range(i32 -1, 2) %3) unnamed_addr {
  %5 = tail call float @__nv_fmaf(float %0, float %1, float %2)
  %6 = fsub float %0, %0
  %7 = fcmp oeq float %6, 0.000000e+00
  %8 = fsub float %1, %1
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = and i1 %7, %9
  %11 = fsub float %2, %2
  %12 = fcmp oeq float %11, 0.000000e+00
  %13 = and i1 %10, %12
  br i1 %13, label %14, label %167
14:                                               ; preds = %4
  %15 = fcmp oeq float %0, 0.000000e+00
  %16 = fcmp oeq float %1, 0.000000e+00
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %21
18:                                               ; preds = %14
  %19 = fmul float %0, %1
  %20 = tail call fastcc float @f_add(float %19, float %2, i32 %3)
  br label %167
21:                                               ; preds = %14
  %22 = fcmp oeq float %2, 0.000000e+00
  br i1 %22, label %23, label %25
23:                                               ; preds = %21
  %24 = tail call fastcc float @f_mul(float %0, float %1, i32 %3)
  br label %167
25:                                               ; preds = %21
  %26 = fsub float %5, %5
  %27 = fcmp oeq float %26, 0.000000e+00
  br i1 %27, label %47, label %28
28:                                               ; preds = %25
  %29 = fcmp ogt float %5, 0.000000e+00
  %30 = bitcast float %5 to i32
  %31 = icmp eq i32 %3, 0
  br i1 %31, label %32, label %38
32:                                               ; preds = %28
  %33 = icmp slt i32 %30, 0
  %34 = xor i1 %29, %33
  %35 = sext i1 %34 to i32
  %36 = add i32 %35, %30
  %37 = bitcast i32 %36 to float
  br label %167
38:                                               ; preds = %28
  %39 = select i1 %29, i32 -1, i32 1
  %40 = icmp eq i32 %39, %3
  br i1 %40, label %41, label %167
41:                                               ; preds = %38
  %42 = xor i32 %3, %30
  %43 = icmp sgt i32 %42, -1
  %44 = select i1 %43, i32 1, i32 -1
  %45 = add nsw i32 %44, %30
  %46 = bitcast i32 %45 to float
  br label %167
47:                                               ; preds = %25
  %48 = tail call float @__nv_fabsf(float %0)
  %49 = fcmp olt float %48, 0x3810000000000000
  %50 = select i1 %49, float 0x4170000000000000, float 1.000000e+00
  %51 = fmul float %0, %50
  %52 = bitcast float %51 to i32
  %53 = lshr i32 %52, 23
  %54 = and i32 %53, 255
  %55 = and i32 %52, -2139095041
  %56 = or disjoint i32 %55, 1065353216
  %57 = bitcast i32 %56 to float
  %58 = select i1 %49, i32 -151, i32 -127
  %59 = tail call float @__nv_fabsf(float %1)
  %60 = fcmp olt float %59, 0x3810000000000000
  %61 = select i1 %60, float 0x4170000000000000, float 1.000000e+00
  %62 = fmul float %1, %61
  %63 = bitcast float %62 to i32
  %64 = lshr i32 %63, 23
  %65 = and i32 %64, 255
  %66 = and i32 %63, -2139095041
  %67 = or disjoint i32 %66, 1065353216
  %68 = bitcast i32 %67 to float
  %69 = select i1 %60, i32 -151, i32 -127
  %70 = tail call float @__nv_fabsf(float %2)
  %71 = fcmp olt float %70, 0x3810000000000000
  %72 = select i1 %71, float 0x4170000000000000, float 1.000000e+00
  %73 = fmul float %2, %72
  %74 = bitcast float %73 to i32
  %75 = lshr i32 %74, 23
  %76 = and i32 %75, 255
  %77 = and i32 %74, -2139095041
  %78 = or disjoint i32 %77, 1065353216
  %79 = bitcast i32 %78 to float
  %80 = select i1 %71, i32 -151, i32 -127
  %81 = add nsw i32 %76, %80
  %82 = add nsw i32 %69, %58
  %83 = add nsw i32 %82, %54
  %84 = add nsw i32 %83, %65
  %85 = tail call i32 @llvm.smax.i32(i32 %84, i32 %81)
  %86 = sub nsw i32 %84, %85
  %87 = tail call i32 @llvm.smax.i32(i32 %86, i32 -69)
  %88 = shl i32 %87, 23
  %89 = add i32 %88, 1065353216
  %90 = bitcast i32 %89 to float
  %91 = fmul float %57, %90
  %92 = sub nsw i32 %81, %85
  %93 = tail call i32 @llvm.smax.i32(i32 %92, i32 -69)
  %94 = shl i32 %93, 23
  %95 = add i32 %94, 1065353216
  %96 = bitcast i32 %95 to float
  %97 = fmul float %79, %96
  %98 = sdiv i32 %85, -2
  %99 = add nsw i32 %85, %98
  %100 = sdiv i32 %85, -4
  %101 = shl nsw i32 %100, 23
  %102 = add nsw i32 %101, 1065353216
  %103 = bitcast i32 %102 to float
  %104 = fmul float %5, %103
  %105 = sub nsw i32 %98, %100
  %106 = shl nsw i32 %105, 23
  %107 = add i32 %106, 1065353216
  %108 = bitcast i32 %107 to float
  %109 = fmul float %104, %108
  %110 = sdiv i32 %99, -2
  %111 = shl nsw i32 %110, 23
  %112 = add i32 %111, 1065353216
  %113 = bitcast i32 %112 to float
  %114 = fmul float %109, %113
  %115 = add i32 %99, %110
  %116 = shl i32 %115, 23
  %117 = sub i32 1065353216, %116
  %118 = bitcast i32 %117 to float
  %119 = fmul float %114, %118
  %120 = fmul float %91, %68
  %121 = fneg float %120
  %122 = tail call float @__nv_fmaf(float %91, float %68, float %121)
  %123 = fadd float %122, %97
  %124 = fsub float %123, %97
  %125 = fsub float %123, %124
  %126 = fsub float %97, %125
  %127 = fsub float %122, %124
  %128 = fadd float %127, %126
  %129 = fadd float %120, %123
  %130 = fsub float %129, %120
  %131 = fsub float %129, %130
  %132 = fsub float %120, %131
  %133 = fsub float %123, %130
  %134 = fadd float %133, %132
  %135 = fsub float %129, %119
  %136 = fadd float %135, %134
  %137 = fadd float %128, %136
  %138 = fcmp oeq float %5, 0.000000e+00
  %139 = fcmp oeq float %137, 0.000000e+00
  %140 = select i1 %138, i1 %139, i1 false
  br i1 %140, label %141, label %144
141:                                              ; preds = %47
  %142 = icmp slt i32 %3, 0
  %143 = select i1 %142, float -0.000000e+00, float 0.000000e+00
  br label %167
144:                                              ; preds = %47
  %145 = fcmp ogt float %137, 0.000000e+00
  %146 = zext i1 %145 to i32
  %147 = fcmp olt float %137, 0.000000e+00
  %148 = sext i1 %147 to i32
  %149 = add nsw i32 %148, %146
  %150 = bitcast float %5 to i32
  %151 = icmp eq i32 %3, 0
  br i1 %151, label %152, label %159
152:                                              ; preds = %144
  %153 = icmp sgt i32 %150, -1
  %154 = select i1 %153, i32 -1, i32 1
  %155 = icmp eq i32 %149, %154
  %156 = sext i1 %155 to i32
  %157 = add i32 %156, %150
  %158 = bitcast i32 %157 to float
  br label %167
159:                                              ; preds = %144
  %160 = icmp eq i32 %149, %3
  br i1 %160, label %161, label %167
161:                                              ; preds = %159
  %162 = xor i32 %3, %150
  %163 = icmp sgt i32 %162, -1
  %164 = select i1 %163, i32 1, i32 -1
  %165 = add nsw i32 %164, %150
  %166 = bitcast i32 %165 to float
  br label %167
167:                                              ; preds = %161, %159, %152, %41, %38, %32, %141, %4, %23, %18
  %168 = phi float [ %5, %4 ], [ %20, %18 ], [ %24, %23 ], [ %5, %38 ], [ %166, %161 ], [ %5, %159 ], [ %143, %141 ], [ %37, %32 ], [ %46, %41 ], [ %158, %152 ]
  ret float %168
}
define float @__nv_fmaf_ieee_rd(float %0, float %1, float %2) {
  %4 = tail call fastcc float @f_fma(float %0, float %1, float %2, i32 -1)
  ret float %4
}
define float @__nv_int2float_rd(i32 %0) {
  %2 = sitofp i32 %0 to float
  %3 = fcmp oge float %2, 0x41E0000000000000
  %4 = fptosi float %2 to i32
  %5 = icmp slt i32 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  br i1 %6, label %7, label %13
7:                                                ; preds = %1
  %8 = bitcast float %2 to i32
  %9 = icmp sgt i32 %0, -1
  %10 = select i1 %9, i32 -1, i32 1
  %11 = add nsw i32 %10, %8
  %12 = bitcast i32 %11 to float
  br label %13
13:                                               ; preds = %1, %7
  %14 = phi float [ %2, %1 ], [ %12, %7 ]
  ret float %14
}
define float @__nv_uint2float_rd(i32 %0) {
  %2 = uitofp i32 %0 to float
  %3 = fcmp oge float %2, 0x41F0000000000000
  %4 = fptoui float %2 to i32
  %5 = icmp ult i32 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  %7 = bitcast float %2 to i32
  %8 = add nsw i32 %7, -1
  %9 = bitcast i32 %8 to float
  %10 = select i1 %6, float %9, float %2
  ret float %10
}
define float @__nv_ll2float_rd(i64 %0) {
  %2 = sitofp i64 %0 to float
  %3 = fcmp oge float %2, 0x43E0000000000000
  %4 = fptosi float %2 to i64
  %5 = icmp slt i64 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  br i1 %6, label %7, label %13
7:                                                ; preds = %1
  %8 = bitcast float %2 to i32
  %9 = icmp slt i64 %0, 0
  %10 = select i1 %9, i32 1, i32 -1
  %11 = add nsw i32 %10, %8
  %12 = bitcast i32 %11 to float
  br label %13
13:                                               ; preds = %1, %7
  %14 = phi float [ %2, %1 ], [ %12, %7 ]
  ret float %14
}
define float @__nv_ull2float_rd(i64 %0) {
  %2 = uitofp i64 %0 to float
  %3 = fcmp oge float %2, 0x43F0000000000000
  %4 = fptoui float %2 to i64
  %5 = icmp ult i64 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  %7 = bitcast float %2 to i32
  %8 = add nsw i32 %7, -1
  %9 = bitcast i32 %8 to float
  %10 = select i1 %6, float %9, float %2
  ret float %10
}
define float @__nv_double2float_rd(double %0) {
  %2 = fptrunc double %0 to float
  %3 = fpext float %2 to double
  %4 = fcmp olt double %0, %3
  br i1 %4, label %5, label %11
5:                                                ; preds = %1
  %6 = bitcast float %2 to i32
  %7 = icmp sgt i32 %6, -1
  %8 = select i1 %7, i32 -1, i32 1
  %9 = add nsw i32 %8, %6
  %10 = bitcast i32 %9 to float
  br label %11
11:                                               ; preds = %1, %5
  %12 = phi float [ %2, %1 ], [ %10, %5 ]
  ret float %12
}
define float @__nv_fadd_ru(float %0, float %1) {
  %3 = tail call fastcc float @f_add(float %0, float %1, i32 1)
  ret float %3
}
define float @__nv_fsub_ru(float %0, float %1) {
  %3 = fneg float %1
  %4 = tail call fastcc float @f_add(float %0, float %3, i32 1)
  ret float %4
}
define float @__nv_fmul_ru(float %0, float %1) {
  %3 = tail call fastcc float @f_mul(float %0, float %1, i32 1)
  ret float %3
}
define float @__nv_fdiv_ru(float %0, float %1) {
  %3 = tail call fastcc float @f_div(float %0, float %1, i32 1)
  ret float %3
}
define float @__nv_frcp_ru(float %0) {
  %2 = tail call fastcc float @f_div(float 1.000000e+00, float %0, i32 1)
  ret float %2
}
define float @__nv_fsqrt_ru(float %0) {
  %2 = tail call fastcc float @f_sqrt(float %0, i32 1)
  ret float %2
}
define float @__nv_fmaf_ru(float %0, float %1, float %2) {
  %4 = tail call fastcc float @f_fma(float %0, float %1, float %2, i32 1)
  ret float %4
}
define float @__nv_fmaf_ieee_ru(float %0, float %1, float %2) {
  %4 = tail call fastcc float @f_fma(float %0, float %1, float %2, i32 1)
  ret float %4
}
define float @__nv_int2float_ru(i32 %0) {
  %2 = sitofp i32 %0 to float
  %3 = fcmp ult float %2, 0x41E0000000000000
  %4 = fptosi float %2 to i32
  %5 = icmp sgt i32 %0, %4
  %6 = select i1 %3, i1 %5, i1 false
  br i1 %6, label %7, label %13
7:                                                ; preds = %1
  %8 = bitcast float %2 to i32
  %9 = icmp sgt i32 %0, -1
  %10 = select i1 %9, i32 1, i32 -1
  %11 = add nsw i32 %10, %8
  %12 = bitcast i32 %11 to float
  br label %13
13:                                               ; preds = %1, %7
  %14 = phi float [ %2, %1 ], [ %12, %7 ]
  ret float %14
}
define float @__nv_uint2float_ru(i32 %0) {
  %2 = uitofp i32 %0 to float
  %3 = fcmp ult float %2, 0x41F0000000000000
  %4 = fptoui float %2 to i32
  %5 = icmp ugt i32 %0, %4
  %6 = select i1 %3, i1 %5, i1 false
  %7 = bitcast float %2 to i32
  %8 = add nuw nsw i32 %7, 1
  %9 = bitcast i32 %8 to float
  %10 = select i1 %6, float %9, float %2
  ret float %10
}
define float @__nv_ll2float_ru(i64 %0) {
  %2 = sitofp i64 %0 to float
  %3 = fcmp ult float %2, 0x43E0000000000000
  %4 = fptosi float %2 to i64
  %5 = icmp sgt i64 %0, %4
  %6 = select i1 %3, i1 %5, i1 false
  br i1 %6, label %7, label %13
7:                                                ; preds = %1
  %8 = bitcast float %2 to i32
  %9 = icmp sgt i64 %0, -1
  %10 = select i1 %9, i32 1, i32 -1
  %11 = add nsw i32 %10, %8
  %12 = bitcast i32 %11 to float
  br label %13
13:                                               ; preds = %1, %7
  %14 = phi float [ %2, %1 ], [ %12, %7 ]
  ret float %14
}
define float @__nv_ull2float_ru(i64 %0) {
  %2 = uitofp i64 %0 to float
  %3 = fcmp ult float %2, 0x43F0000000000000
  %4 = fptoui float %2 to i64
  %5 = icmp ugt i64 %0, %4
  %6 = select i1 %3, i1 %5, i1 false
  %7 = bitcast float %2 to i32
  %8 = add nuw nsw i32 %7, 1
  %9 = bitcast i32 %8 to float
  %10 = select i1 %6, float %9, float %2
  ret float %10
}
define float @__nv_double2float_ru(double %0) {
  %2 = fptrunc double %0 to float
  %3 = fpext float %2 to double
  %4 = fcmp ogt double %0, %3
  br i1 %4, label %5, label %11
5:                                                ; preds = %1
  %6 = bitcast float %2 to i32
  %7 = icmp sgt i32 %6, -1
  %8 = select i1 %7, i32 1, i32 -1
  %9 = add nsw i32 %8, %6
  %10 = bitcast i32 %9 to float
  br label %11
11:                                               ; preds = %1, %5
  %12 = phi float [ %2, %1 ], [ %10, %5 ]
  ret float %12
}
define float @__nv_fadd_rz(float %0, float %1) {
  %3 = tail call fastcc float @f_add(float %0, float %1, i32 0)
  ret float %3
}
define float @__nv_fsub_rz(float %0, float %1) {
  %3 = fneg float %1
  %4 = tail call fastcc float @f_add(float %0, float %3, i32 0)
  ret float %4
}
define float @__nv_fmul_rz(float %0, float %1) {
  %3 = tail call fastcc float @f_mul(float %0, float %1, i32 0)
  ret float %3
}
define float @__nv_fdiv_rz(float %0, float %1) {
  %3 = tail call fastcc float @f_div(float %0, float %1, i32 0)
  ret float %3
}
define float @__nv_frcp_rz(float %0) {
  %2 = tail call fastcc float @f_div(float 1.000000e+00, float %0, i32 0)
  ret float %2
}
define float @__nv_fsqrt_rz(float %0) {
  %2 = tail call fastcc float @f_sqrt(float %0, i32 0)
  ret float %2
}
define float @__nv_fmaf_rz(float %0, float %1, float %2) {
  %4 = tail call fastcc float @f_fma(float %0, float %1, float %2, i32 0)
  ret float %4
}
define float @__nv_fmaf_ieee_rz(float %0, float %1, float %2) {
  %4 = tail call fastcc float @f_fma(float %0, float %1, float %2, i32 0)
  ret float %4
}
define float @__nv_int2float_rz(i32 %0) {
  %2 = sitofp i32 %0 to float
  %3 = fcmp ult float %2, 0x41E0000000000000
  br i1 %3, label %4, label %7
4:                                                ; preds = %1
  %5 = fptosi float %2 to i32
  %6 = tail call i32 @llvm.scmp.i32.i32(i32 %0, i32 %5)
  br label %7
7:                                                ; preds = %1, %4
  %8 = phi i32 [ %6, %4 ], [ -1, %1 ]
  %9 = bitcast float %2 to i32
  %10 = icmp sgt i32 %0, -1
  %11 = select i1 %10, i32 -1, i32 1
  %12 = icmp eq i32 %8, %11
  %13 = sext i1 %12 to i32
  %14 = add i32 %13, %9
  %15 = bitcast i32 %14 to float
  ret float %15
}
define float @__nv_uint2float_rz(i32 %0) {
  %2 = uitofp i32 %0 to float
  %3 = fcmp oge float %2, 0x41F0000000000000
  %4 = fptoui float %2 to i32
  %5 = icmp ult i32 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  %7 = sext i1 %6 to i32
  %8 = bitcast float %2 to i32
  %9 = add i32 %7, %8
  %10 = bitcast i32 %9 to float
  ret float %10
}
define float @__nv_ll2float_rz(i64 %0) {
  %2 = sitofp i64 %0 to float
  %3 = fcmp ult float %2, 0x43E0000000000000
  br i1 %3, label %4, label %7
4:                                                ; preds = %1
  %5 = fptosi float %2 to i64
  %6 = tail call i32 @llvm.scmp.i32.i64(i64 %0, i64 %5)
  br label %7
7:                                                ; preds = %1, %4
  %8 = phi i32 [ %6, %4 ], [ -1, %1 ]
  %9 = bitcast float %2 to i32
  %10 = icmp sgt i64 %0, -1
  %11 = select i1 %10, i32 -1, i32 1
  %12 = icmp eq i32 %8, %11
  %13 = sext i1 %12 to i32
  %14 = add i32 %13, %9
  %15 = bitcast i32 %14 to float
  ret float %15
}
define float @__nv_ull2float_rz(i64 %0) {
  %2 = uitofp i64 %0 to float
  %3 = fcmp oge float %2, 0x43F0000000000000
  %4 = fptoui float %2 to i64
  %5 = icmp ult i64 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  %7 = sext i1 %6 to i32
  %8 = bitcast float %2 to i32
  %9 = add i32 %7, %8
  %10 = bitcast i32 %9 to float
  ret float %10
}
define float @__nv_double2float_rz(double %0) {
  %2 = fptrunc double %0 to float
  %3 = fpext float %2 to double
  %4 = fcmp ogt double %0, %3
  %5 = zext i1 %4 to i32
  %6 = fcmp olt double %0, %3
  %7 = sext i1 %6 to i32
  %8 = add nsw i32 %7, %5
  %9 = bitcast float %2 to i32
  %10 = icmp sgt i32 %9, -1
  %11 = select i1 %10, i32 -1, i32 1
  %12 = icmp eq i32 %8, %11
  %13 = sext i1 %12 to i32
  %14 = add i32 %13, %9
  %15 = bitcast i32 %14 to float
  ret float %15
}
define double @__nv_dadd_rd(double %0, double %1) {
  %3 = tail call fastcc double @d_add(double %0, double %1, i32 -1)
  ret double %3
}
define internal fastcc double @d_add(double %0, double %1, i32 range(i32 -1, 2) %2) unnamed_addr {
  %4 = fadd double %0, %1
  %5 = fsub double %0, %0
  %6 = fcmp oeq double %5, 0.000000e+00
  %7 = fsub double %1, %1
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %113
10:                                               ; preds = %3
  %11 = fsub double %4, %4
  %12 = fcmp oeq double %11, 0.000000e+00
  br i1 %12, label %34, label %13
13:                                               ; preds = %10
  %14 = fcmp ogt double %4, 0.000000e+00
  %15 = bitcast double %4 to i64
  %16 = lshr i64 %15, 63
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %19, label %25
19:                                               ; preds = %13
  %20 = icmp slt i64 %15, 0
  %21 = xor i1 %14, %20
  %22 = sext i1 %21 to i64
  %23 = add i64 %22, %15
  %24 = bitcast i64 %23 to double
  br label %113
25:                                               ; preds = %13
  %26 = select i1 %14, i32 -1, i32 1
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %28, label %113
28:                                               ; preds = %25
  %29 = lshr i32 %2, 31
  %30 = icmp eq i32 %29, %17
  %31 = select i1 %30, i64 1, i64 -1
  %32 = add nsw i64 %31, %15
  %33 = bitcast i64 %32 to double
  br label %113
34:                                               ; preds = %10
  %35 = fcmp oeq double %4, 0.000000e+00
  br i1 %35, label %36, label %47
36:                                               ; preds = %34
  %37 = fcmp oeq double %0, 0.000000e+00
  %38 = fcmp oeq double %1, 0.000000e+00
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %44
40:                                               ; preds = %36
  %41 = bitcast double %0 to i64
  %42 = bitcast double %1 to i64
  %43 = icmp eq i64 %41, %42
  br i1 %43, label %113, label %44
44:                                               ; preds = %40, %36
  %45 = icmp slt i32 %2, 0
  %46 = select i1 %45, double -0.000000e+00, double 0.000000e+00
  br label %113
47:                                               ; preds = %34
  %48 = fcmp oeq double %4, %0
  br i1 %48, label %51, label %49
49:                                               ; preds = %47
  %50 = fcmp oeq double %4, %1
  br i1 %50, label %51, label %77
51:                                               ; preds = %49, %47
  %52 = phi double [ %0, %49 ], [ %1, %47 ]
  %53 = fcmp ogt double %52, 0.000000e+00
  %54 = zext i1 %53 to i32
  %55 = fcmp olt double %52, 0.000000e+00
  %56 = sext i1 %55 to i32
  %57 = add nsw i32 %56, %54
  %58 = bitcast double %4 to i64
  %59 = lshr i64 %58, 63
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = icmp eq i32 %2, 0
  br i1 %61, label %62, label %69
62:                                               ; preds = %51
  %63 = icmp slt i64 %58, 0
  %64 = select i1 %63, i32 1, i32 -1
  %65 = icmp eq i32 %57, %64
  %66 = sext i1 %65 to i64
  %67 = add i64 %66, %58
  %68 = bitcast i64 %67 to double
  br label %113
69:                                               ; preds = %51
  %70 = icmp eq i32 %57, %2
  br i1 %70, label %71, label %113
71:                                               ; preds = %69
  %72 = lshr i32 %2, 31
  %73 = icmp eq i32 %72, %60
  %74 = select i1 %73, i64 1, i64 -1
  %75 = add nsw i64 %74, %58
  %76 = bitcast i64 %75 to double
  br label %113
77:                                               ; preds = %49
  %78 = tail call double @__nv_fabs(double %4)
  %79 = fcmp ogt double %78, 2.000000e+00
  %80 = select i1 %79, double 2.500000e-01, double 1.000000e+00
  %81 = fmul double %0, %80
  %82 = fmul double %1, %80
  %83 = fmul double %4, %80
  %84 = fsub double %83, %81
  %85 = fsub double %83, %84
  %86 = fsub double %81, %85
  %87 = fsub double %82, %84
  %88 = fadd double %87, %86
  %89 = fcmp ogt double %88, 0.000000e+00
  %90 = zext i1 %89 to i32
  %91 = fcmp olt double %88, 0.000000e+00
  %92 = sext i1 %91 to i32
  %93 = add nsw i32 %92, %90
  %94 = bitcast double %4 to i64
  %95 = lshr i64 %94, 63
  %96 = trunc nuw nsw i64 %95 to i32
  %97 = icmp eq i32 %2, 0
  br i1 %97, label %98, label %105
98:                                               ; preds = %77
  %99 = icmp slt i64 %94, 0
  %100 = select i1 %99, i32 1, i32 -1
  %101 = icmp eq i32 %93, %100
  %102 = sext i1 %101 to i64
  %103 = add i64 %102, %94
  %104 = bitcast i64 %103 to double
  br label %113
105:                                              ; preds = %77
  %106 = icmp eq i32 %93, %2
  br i1 %106, label %107, label %113
107:                                              ; preds = %105
  %108 = lshr i32 %2, 31
  %109 = icmp eq i32 %108, %96
  %110 = select i1 %109, i64 1, i64 -1
  %111 = add nsw i64 %110, %94
  %112 = bitcast i64 %111 to double
  br label %113
113:                                              ; preds = %107, %105, %98, %71, %69, %62, %28, %25, %19, %44, %40, %3
  %114 = phi double [ %4, %69 ], [ %0, %40 ], [ %4, %3 ], [ %4, %25 ], [ %4, %105 ], [ %46, %44 ], [ %24, %19 ], [ %33, %28 ], [ %68, %62 ], [ %76, %71 ], [ %104, %98 ], [ %112, %107 ]
  ret double %114
}
define double @__nv_dsub_rd(double %0, double %1) {
  %3 = fneg double %1
  %4 = tail call fastcc double @d_add(double %0, double %3, i32 -1)
  ret double %4
}
define double @__nv_dmul_rd(double %0, double %1) {
  %3 = tail call fastcc double @d_mul(double %0, double %1, i32 -1)
  ret double %3
}
define internal fastcc double @d_mul(double %0, double %1, i32 range(i32 -1, 2) %2) unnamed_addr {
  %4 = fmul double %0, %1
  %5 = fsub double %0, %0
  %6 = fcmp oeq double %5, 0.000000e+00
  br i1 %6, label %7, label %118
7:                                                ; preds = %3
  %8 = fsub double %1, %1
  %9 = fcmp une double %8, 0.000000e+00
  %10 = fcmp oeq double %0, 0.000000e+00
  %11 = or i1 %10, %9
  %12 = fcmp oeq double %1, 0.000000e+00
  %13 = or i1 %12, %11
  br i1 %13, label %118, label %14
14:                                               ; preds = %7
  %15 = fsub double %4, %4
  %16 = fcmp oeq double %15, 0.000000e+00
  br i1 %16, label %38, label %17
17:                                               ; preds = %14
  %18 = fcmp ogt double %4, 0.000000e+00
  %19 = bitcast double %4 to i64
  %20 = lshr i64 %19, 63
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = icmp eq i32 %2, 0
  br i1 %22, label %23, label %29
23:                                               ; preds = %17
  %24 = icmp slt i64 %19, 0
  %25 = xor i1 %18, %24
  %26 = sext i1 %25 to i64
  %27 = add i64 %26, %19
  %28 = bitcast i64 %27 to double
  br label %118
29:                                               ; preds = %17
  %30 = select i1 %18, i32 -1, i32 1
  %31 = icmp eq i32 %30, %2
  br i1 %31, label %32, label %118
32:                                               ; preds = %29
  %33 = lshr i32 %2, 31
  %34 = icmp eq i32 %33, %21
  %35 = select i1 %34, i64 1, i64 -1
  %36 = add nsw i64 %35, %19
  %37 = bitcast i64 %36 to double
  br label %118
38:                                               ; preds = %14
  %39 = tail call double @__nv_fabs(double %0)
  %40 = fcmp olt double %39, 0x10000000000000
  %41 = select i1 %40, double 0x4340000000000000, double 1.000000e+00
  %42 = fmul double %0, %41
  %43 = bitcast double %42 to i64
  %44 = lshr i64 %43, 52
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = and i32 %45, 2047
  %47 = and i64 %43, -9218868437227405313
  %48 = or disjoint i64 %47, 4607182418800017408
  %49 = bitcast i64 %48 to double
  %50 = select i1 %40, i32 1076, i32 1023
  %51 = sub nsw i32 %50, %46
  %52 = tail call double @__nv_fabs(double %1)
  %53 = fcmp olt double %52, 0x10000000000000
  %54 = select i1 %53, double 0x4340000000000000, double 1.000000e+00
  %55 = fmul double %1, %54
  %56 = bitcast double %55 to i64
  %57 = lshr i64 %56, 52
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = and i32 %58, 2047
  %60 = and i64 %56, -9218868437227405313
  %61 = or disjoint i64 %60, 4607182418800017408
  %62 = bitcast i64 %61 to double
  %63 = select i1 %53, i32 1076, i32 1023
  %64 = sub nsw i32 %63, %59
  %65 = add nsw i32 %64, %51
  %66 = sdiv i32 %65, 2
  %67 = sub nsw i32 %65, %66
  %68 = sdiv i32 %65, 4
  %69 = add nsw i32 %68, 1023
  %70 = zext nneg i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 52
  %72 = bitcast i64 %71 to double
  %73 = fmul double %4, %72
  %74 = sub nsw i32 %66, %68
  %75 = add nsw i32 %74, 1023
  %76 = zext i32 %75 to i64
  %77 = shl i64 %76, 52
  %78 = bitcast i64 %77 to double
  %79 = fmul double %73, %78
  %80 = sdiv i32 %67, 2
  %81 = add nsw i32 %80, 1023
  %82 = zext i32 %81 to i64
  %83 = shl i64 %82, 52
  %84 = bitcast i64 %83 to double
  %85 = fmul double %79, %84
  %86 = add nsw i32 %67, 1023
  %87 = sub nsw i32 %86, %80
  %88 = zext i32 %87 to i64
  %89 = shl i64 %88, 52
  %90 = bitcast i64 %89 to double
  %91 = fneg double %90
  %92 = fmul double %85, %91
  %93 = tail call double @__nv_fma(double %49, double %62, double %92)
  %94 = fcmp ogt double %93, 0.000000e+00
  %95 = zext i1 %94 to i32
  %96 = fcmp olt double %93, 0.000000e+00
  %97 = sext i1 %96 to i32
  %98 = add nsw i32 %97, %95
  %99 = bitcast double %4 to i64
  %100 = lshr i64 %99, 63
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = icmp eq i32 %2, 0
  br i1 %102, label %103, label %110
103:                                              ; preds = %38
  %104 = icmp slt i64 %99, 0
  %105 = select i1 %104, i32 1, i32 -1
  %106 = icmp eq i32 %98, %105
  %107 = sext i1 %106 to i64
  %108 = add i64 %107, %99
  %109 = bitcast i64 %108 to double
  br label %118
110:                                              ; preds = %38
  %111 = icmp eq i32 %98, %2
  br i1 %111, label %112, label %118
112:                                              ; preds = %110
  %113 = lshr i32 %2, 31
  %114 = icmp eq i32 %113, %101
  %115 = select i1 %114, i64 1, i64 -1
  %116 = add nsw i64 %115, %99
  %117 = bitcast i64 %116 to double
  br label %118
118:                                              ; preds = %112, %110, %103, %32, %29, %23, %3, %7
  %119 = phi double [ %4, %29 ], [ %4, %3 ], [ %4, %7 ], [ %28, %23 ], [ %37, %32 ], [ %109, %103 ], [ %117, %112 ], [ %4, %110 ]
  ret double %119
}
define double @__nv_ddiv_rd(double %0, double %1) {
  %3 = tail call fastcc double @d_div(double %0, double %1, i32 -1)
  ret double %3
}
define internal fastcc double @d_div(double %0, double %1, i32 range(i32 -1, 2) %2) unnamed_addr {
  %4 = fdiv double %0, %1
  %5 = fsub double %0, %0
  %6 = fcmp oeq double %5, 0.000000e+00
  br i1 %6, label %7, label %121
7:                                                ; preds = %3
  %8 = fsub double %1, %1
  %9 = fcmp une double %8, 0.000000e+00
  %10 = fcmp oeq double %0, 0.000000e+00
  %11 = or i1 %10, %9
  %12 = fcmp oeq double %1, 0.000000e+00
  %13 = or i1 %12, %11
  br i1 %13, label %121, label %14
14:                                               ; preds = %7
  %15 = fsub double %4, %4
  %16 = fcmp oeq double %15, 0.000000e+00
  br i1 %16, label %38, label %17
17:                                               ; preds = %14
  %18 = fcmp ogt double %4, 0.000000e+00
  %19 = bitcast double %4 to i64
  %20 = lshr i64 %19, 63
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = icmp eq i32 %2, 0
  br i1 %22, label %23, label %29
23:                                               ; preds = %17
  %24 = icmp slt i64 %19, 0
  %25 = xor i1 %18, %24
  %26 = sext i1 %25 to i64
  %27 = add i64 %26, %19
  %28 = bitcast i64 %27 to double
  br label %121
29:                                               ; preds = %17
  %30 = select i1 %18, i32 -1, i32 1
  %31 = icmp eq i32 %30, %2
  br i1 %31, label %32, label %121
32:                                               ; preds = %29
  %33 = lshr i32 %2, 31
  %34 = icmp eq i32 %33, %21
  %35 = select i1 %34, i64 1, i64 -1
  %36 = add nsw i64 %35, %19
  %37 = bitcast i64 %36 to double
  br label %121
38:                                               ; preds = %14
  %39 = tail call double @__nv_fabs(double %0)
  %40 = fcmp olt double %39, 0x10000000000000
  %41 = select i1 %40, double 0x4340000000000000, double 1.000000e+00
  %42 = fmul double %0, %41
  %43 = bitcast double %42 to i64
  %44 = lshr i64 %43, 52
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = and i32 %45, 2047
  %47 = and i64 %43, -9218868437227405313
  %48 = or disjoint i64 %47, 4607182418800017408
  %49 = bitcast i64 %48 to double
  %50 = select i1 %40, i32 1076, i32 1023
  %51 = tail call double @__nv_fabs(double %1)
  %52 = fcmp olt double %51, 0x10000000000000
  %53 = select i1 %52, double 0x4340000000000000, double 1.000000e+00
  %54 = fmul double %1, %53
  %55 = bitcast double %54 to i64
  %56 = lshr i64 %55, 52
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = and i32 %57, 2047
  %59 = and i64 %55, -9218868437227405313
  %60 = or disjoint i64 %59, 4607182418800017408
  %61 = bitcast i64 %60 to double
  %62 = select i1 %52, i32 -1076, i32 -1023
  %63 = add nsw i32 %62, %50
  %64 = sub nsw i32 %63, %46
  %65 = add nsw i32 %64, %58
  %66 = sdiv i32 %65, 2
  %67 = sub nsw i32 %65, %66
  %68 = sdiv i32 %65, 4
  %69 = add nsw i32 %68, 1023
  %70 = zext nneg i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 52
  %72 = bitcast i64 %71 to double
  %73 = fmul double %4, %72
  %74 = sub nsw i32 %66, %68
  %75 = add nsw i32 %74, 1023
  %76 = zext i32 %75 to i64
  %77 = shl i64 %76, 52
  %78 = bitcast i64 %77 to double
  %79 = fmul double %73, %78
  %80 = sdiv i32 %67, 2
  %81 = add nsw i32 %80, 1023
  %82 = zext i32 %81 to i64
  %83 = shl i64 %82, 52
  %84 = bitcast i64 %83 to double
  %85 = fmul double %79, %84
  %86 = add nsw i32 %67, 1023
  %87 = sub nsw i32 %86, %80
  %88 = zext i32 %87 to i64
  %89 = shl i64 %88, 52
  %90 = bitcast i64 %89 to double
  %91 = fneg double %90
  %92 = fmul double %85, %91
  %93 = tail call double @__nv_fma(double %92, double %61, double %49)
  %94 = fcmp ogt double %93, 0.000000e+00
  %95 = zext i1 %94 to i32
  %96 = fcmp olt double %93, 0.000000e+00
  %97 = sext i1 %96 to i32
  %98 = add nsw i32 %97, %95
  %99 = fcmp olt double %61, 0.000000e+00
  %100 = sub nsw i32 0, %98
  %101 = select i1 %99, i32 %100, i32 %98
  %102 = bitcast double %4 to i64
  %103 = lshr i64 %102, 63
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = icmp eq i32 %2, 0
  br i1 %105, label %106, label %113
106:                                              ; preds = %38
  %107 = icmp slt i64 %102, 0
  %108 = select i1 %107, i32 1, i32 -1
  %109 = icmp eq i32 %101, %108
  %110 = sext i1 %109 to i64
  %111 = add i64 %110, %102
  %112 = bitcast i64 %111 to double
  br label %121
113:                                              ; preds = %38
  %114 = icmp eq i32 %101, %2
  br i1 %114, label %115, label %121
115:                                              ; preds = %113
  %116 = lshr i32 %2, 31
  %117 = icmp eq i32 %116, %104
  %118 = select i1 %117, i64 1, i64 -1
  %119 = add nsw i64 %118, %102
  %120 = bitcast i64 %119 to double
  br label %121
121:                                              ; preds = %115, %113, %106, %32, %29, %23, %3, %7
  %122 = phi double [ %4, %29 ], [ %4, %3 ], [ %4, %7 ], [ %28, %23 ], [ %37, %32 ], [ %112, %106 ], [ %120, %115 ], [ %4, %113 ]
  ret double %122
}
define double @__nv_drcp_rd(double %0) {
  %2 = tail call fastcc double @d_div(double 1.000000e+00, double %0, i32 -1)
  ret double %2
}
define double @__nv_dsqrt_rd(double %0) {
  %2 = tail call fastcc double @d_sqrt(double %0, i32 -1)
  ret double %2
}
define internal fastcc double @d_sqrt(double %0, i32 range(i32 -1, 2) %1) unnamed_addr {
  %3 = tail call double @__nv_sqrt(double %0)
  %4 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 639)
  br i1 %4, label %75, label %5
5:                                                ; preds = %2
  %6 = tail call double @__nv_fabs(double %0)
  %7 = fcmp olt double %6, 0x10000000000000
  %8 = select i1 %7, double 0x4340000000000000, double 1.000000e+00
  %9 = fmul double %0, %8
  %10 = bitcast double %9 to i64
  %11 = lshr i64 %10, 52
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = and i64 %10, 4503599627370495
  %14 = or disjoint i64 %13, 4607182418800017408
  %15 = bitcast i64 %14 to double
  %16 = select i1 %7, i32 -1076, i32 -1023
  %17 = add nsw i32 %16, %12
  %18 = and i32 %17, 1
  %19 = ashr i32 %17, 1
  %20 = sdiv i32 %19, -2
  %21 = add nsw i32 %20, %19
  %22 = sdiv i32 %19, -4
  %23 = add nsw i32 %22, 1023
  %24 = zext nneg i32 %23 to i64
  %25 = shl nuw nsw i64 %24, 52
  %26 = bitcast i64 %25 to double
  %27 = fmul double %3, %26
  %28 = sub nsw i32 %20, %22
  %29 = add nsw i32 %28, 1023
  %30 = zext nneg i32 %29 to i64
  %31 = shl nuw nsw i64 %30, 52
  %32 = bitcast i64 %31 to double
  %33 = fmul double %27, %32
  %34 = sdiv i32 %21, -2
  %35 = add nsw i32 %34, 1023
  %36 = zext nneg i32 %35 to i64
  %37 = shl nuw nsw i64 %36, 52
  %38 = bitcast i64 %37 to double
  %39 = fmul double %33, %38
  %40 = add nsw i32 %21, %34
  %41 = sub nsw i32 1023, %40
  %42 = zext i32 %41 to i64
  %43 = shl i64 %42, 52
  %44 = bitcast i64 %43 to double
  %45 = fmul double %39, %44
  %46 = fneg double %45
  %47 = icmp eq i32 %18, 0
  %48 = fmul double %15, 2.000000e+00
  %49 = select i1 %47, double %15, double %48
  %50 = tail call double @__nv_fma(double %46, double %45, double %49)
  %51 = fcmp ogt double %50, 0.000000e+00
  %52 = zext i1 %51 to i32
  %53 = fcmp olt double %50, 0.000000e+00
  %54 = sext i1 %53 to i32
  %55 = add nsw i32 %54, %52
  %56 = bitcast double %3 to i64
  %57 = lshr i64 %56, 63
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = icmp eq i32 %1, 0
  br i1 %59, label %60, label %67
60:                                               ; preds = %5
  %61 = icmp slt i64 %56, 0
  %62 = select i1 %61, i32 1, i32 -1
  %63 = icmp eq i32 %55, %62
  %64 = sext i1 %63 to i64
  %65 = add i64 %64, %56
  %66 = bitcast i64 %65 to double
  br label %75
67:                                               ; preds = %5
  %68 = icmp eq i32 %55, %1
  br i1 %68, label %69, label %75
69:                                               ; preds = %67
  %70 = lshr i32 %1, 31
  %71 = icmp eq i32 %70, %58
  %72 = select i1 %71, i64 1, i64 -1
  %73 = add nsw i64 %72, %56
  %74 = bitcast i64 %73 to double
  br label %75
75:                                               ; preds = %69, %67, %60, %2
  %76 = phi double [ %3, %2 ], [ %66, %60 ], [ %74, %69 ], [ %3, %67 ]
  ret double %76
}
define double @__nv_fma_rd(double %0, double %1, double %2) {
  %4 = tail call fastcc double @d_fma(double %0, double %1, double %2, i32 -1)
  ret double %4
}
define internal fastcc double @d_fma(double %0, double %1, double %2, i32 range(i32 -1, 2) %3) unnamed_addr {
  %5 = tail call double @__nv_fma(double %0, double %1, double %2)
  %6 = fsub double %0, %0
  %7 = fcmp oeq double %6, 0.000000e+00
  %8 = fsub double %1, %1
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = and i1 %7, %9
  %11 = fsub double %2, %2
  %12 = fcmp oeq double %11, 0.000000e+00
  %13 = and i1 %10, %12
  br i1 %13, label %14, label %180
14:                                               ; preds = %4
  %15 = fcmp oeq double %0, 0.000000e+00
  %16 = fcmp oeq double %1, 0.000000e+00
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %21
18:                                               ; preds = %14
  %19 = fmul double %0, %1
  %20 = tail call fastcc double @d_add(double %19, double %2, i32 %3)
  br label %180
21:                                               ; preds = %14
  %22 = fcmp oeq double %2, 0.000000e+00
  br i1 %22, label %23, label %25
23:                                               ; preds = %21
  %24 = tail call fastcc double @d_mul(double %0, double %1, i32 %3)
  br label %180
25:                                               ; preds = %21
  %26 = fsub double %5, %5
  %27 = fcmp oeq double %26, 0.000000e+00
  br i1 %27, label %49, label %28
28:                                               ; preds = %25
  %29 = fcmp ogt double %5, 0.000000e+00
  %30 = bitcast double %5 to i64
  %31 = lshr i64 %30, 63
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %34, label %40
34:                                               ; preds = %28
  %35 = icmp slt i64 %30, 0
  %36 = xor i1 %29, %35
  %37 = sext i1 %36 to i64
  %38 = add i64 %37, %30
  %39 = bitcast i64 %38 to double
  br label %180
40:                                               ; preds = %28
  %41 = select i1 %29, i32 -1, i32 1
  %42 = icmp eq i32 %41, %3
  br i1 %42, label %43, label %180
43:                                               ; preds = %40
  %44 = lshr i32 %3, 31
  %45 = icmp eq i32 %44, %32
  %46 = select i1 %45, i64 1, i64 -1
  %47 = add nsw i64 %46, %30
  %48 = bitcast i64 %47 to double
  br label %180
49:                                               ; preds = %25
  %50 = tail call double @__nv_fabs(double %0)
  %51 = fcmp olt double %50, 0x10000000000000
  %52 = select i1 %51, double 0x4340000000000000, double 1.000000e+00
  %53 = fmul double %0, %52
  %54 = bitcast double %53 to i64
  %55 = lshr i64 %54, 52
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = and i32 %56, 2047
  %58 = and i64 %54, -9218868437227405313
  %59 = or disjoint i64 %58, 4607182418800017408
  %60 = bitcast i64 %59 to double
  %61 = select i1 %51, i32 -1076, i32 -1023
  %62 = tail call double @__nv_fabs(double %1)
  %63 = fcmp olt double %62, 0x10000000000000
  %64 = select i1 %63, double 0x4340000000000000, double 1.000000e+00
  %65 = fmul double %1, %64
  %66 = bitcast double %65 to i64
  %67 = lshr i64 %66, 52
  %68 = trunc nuw nsw i64 %67 to i32
  %69 = and i32 %68, 2047
  %70 = and i64 %66, -9218868437227405313
  %71 = or disjoint i64 %70, 4607182418800017408
  %72 = bitcast i64 %71 to double
  %73 = select i1 %63, i32 -1076, i32 -1023
  %74 = tail call double @__nv_fabs(double %2)
  %75 = fcmp olt double %74, 0x10000000000000
  %76 = select i1 %75, double 0x4340000000000000, double 1.000000e+00
  %77 = fmul double %2, %76
  %78 = bitcast double %77 to i64
  %79 = lshr i64 %78, 52
  %80 = trunc nuw nsw i64 %79 to i32
  %81 = and i32 %80, 2047
  %82 = and i64 %78, -9218868437227405313
  %83 = or disjoint i64 %82, 4607182418800017408
  %84 = bitcast i64 %83 to double
  %85 = select i1 %75, i32 -1076, i32 -1023
  %86 = add nsw i32 %81, %85
  %87 = add nsw i32 %73, %61
  %88 = add nsw i32 %87, %57
  %89 = add nsw i32 %88, %69
  %90 = tail call i32 @llvm.smax.i32(i32 %89, i32 %86)
  %91 = sub nsw i32 %89, %90
  %92 = tail call i32 @llvm.smax.i32(i32 %91, i32 -156)
  %93 = add nsw i32 %92, 1023
  %94 = zext nneg i32 %93 to i64
  %95 = shl i64 %94, 52
  %96 = bitcast i64 %95 to double
  %97 = fmul double %60, %96
  %98 = sub nsw i32 %86, %90
  %99 = tail call i32 @llvm.smax.i32(i32 %98, i32 -156)
  %100 = add nsw i32 %99, 1023
  %101 = zext nneg i32 %100 to i64
  %102 = shl nuw i64 %101, 52
  %103 = bitcast i64 %102 to double
  %104 = fmul double %84, %103
  %105 = sdiv i32 %90, -2
  %106 = add nsw i32 %105, %90
  %107 = sdiv i32 %90, -4
  %108 = add nsw i32 %107, 1023
  %109 = zext nneg i32 %108 to i64
  %110 = shl nuw nsw i64 %109, 52
  %111 = bitcast i64 %110 to double
  %112 = fmul double %5, %111
  %113 = sub nsw i32 %105, %107
  %114 = add nsw i32 %113, 1023
  %115 = zext i32 %114 to i64
  %116 = shl i64 %115, 52
  %117 = bitcast i64 %116 to double
  %118 = fmul double %112, %117
  %119 = sdiv i32 %106, -2
  %120 = add nsw i32 %119, 1023
  %121 = zext i32 %120 to i64
  %122 = shl i64 %121, 52
  %123 = bitcast i64 %122 to double
  %124 = fmul double %118, %123
  %125 = add nsw i32 %106, %119
  %126 = sub nsw i32 1023, %125
  %127 = zext i32 %126 to i64
  %128 = shl i64 %127, 52
  %129 = bitcast i64 %128 to double
  %130 = fmul double %124, %129
  %131 = fmul double %97, %72
  %132 = fneg double %131
  %133 = tail call double @__nv_fma(double %97, double %72, double %132)
  %134 = fadd double %133, %104
  %135 = fsub double %134, %104
  %136 = fsub double %134, %135
  %137 = fsub double %104, %136
  %138 = fsub double %133, %135
  %139 = fadd double %138, %137
  %140 = fadd double %131, %134
  %141 = fsub double %140, %131
  %142 = fsub double %140, %141
  %143 = fsub double %131, %142
  %144 = fsub double %134, %141
  %145 = fadd double %144, %143
  %146 = fsub double %140, %130
  %147 = fadd double %146, %145
  %148 = fadd double %139, %147
  %149 = fcmp oeq double %5, 0.000000e+00
  %150 = fcmp oeq double %148, 0.000000e+00
  %151 = select i1 %149, i1 %150, i1 false
  br i1 %151, label %152, label %155
152:                                              ; preds = %49
  %153 = icmp slt i32 %3, 0
  %154 = select i1 %153, double -0.000000e+00, double 0.000000e+00
  br label %180
155:                                              ; preds = %49
  %156 = fcmp ogt double %148, 0.000000e+00
  %157 = zext i1 %156 to i32
  %158 = fcmp olt double %148, 0.000000e+00
  %159 = sext i1 %158 to i32
  %160 = add nsw i32 %159, %157
  %161 = bitcast double %5 to i64
  %162 = lshr i64 %161, 63
  %163 = trunc nuw nsw i64 %162 to i32
  %164 = icmp eq i32 %3, 0
  br i1 %164, label %165, label %172
165:                                              ; preds = %155
  %166 = icmp slt i64 %161, 0
  %167 = select i1 %166, i32 1, i32 -1
  %168 = icmp eq i32 %160, %167
  %169 = sext i1 %168 to i64
  %170 = add i64 %169, %161
  %171 = bitcast i64 %170 to double
  br label %180
172:                                              ; preds = %155
  %173 = icmp eq i32 %160, %3
  br i1 %173, label %174, label %180
174:                                              ; preds = %172
  %175 = lshr i32 %3, 31
  %176 = icmp eq i32 %175, %163
  %177 = select i1 %176, i64 1, i64 -1
  %178 = add nsw i64 %177, %161
  %179 = bitcast i64 %178 to double
  br label %180
180:                                              ; preds = %174, %172, %165, %43, %40, %34, %152, %4, %23, %18
  %181 = phi double [ %5, %4 ], [ %20, %18 ], [ %24, %23 ], [ %5, %40 ], [ %179, %174 ], [ %5, %172 ], [ %154, %152 ], [ %39, %34 ], [ %48, %43 ], [ %171, %165 ]
  ret double %181
}
define double @__nv_ll2double_rd(i64 %0) {
  %2 = sitofp i64 %0 to double
  %3 = fcmp oge double %2, 0x43E0000000000000
  %4 = fptosi double %2 to i64
  %5 = icmp slt i64 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  br i1 %6, label %7, label %13
7:                                                ; preds = %1
  %8 = bitcast double %2 to i64
  %9 = icmp sgt i64 %0, -1
  %10 = select i1 %9, i64 -1, i64 1
  %11 = add nsw i64 %10, %8
  %12 = bitcast i64 %11 to double
  br label %13
13:                                               ; preds = %1, %7
  %14 = phi double [ %2, %1 ], [ %12, %7 ]
  ret double %14
}
define double @__nv_ull2double_rd(i64 %0) {
  %2 = uitofp i64 %0 to double
  %3 = fcmp oge double %2, 0x43F0000000000000
  %4 = fptoui double %2 to i64
  %5 = icmp ult i64 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  %7 = bitcast double %2 to i64
  %8 = add nsw i64 %7, -1
  %9 = bitcast i64 %8 to double
  %10 = select i1 %6, double %9, double %2
  ret double %10
}
define double @__nv_dadd_ru(double %0, double %1) {
  %3 = tail call fastcc double @d_add(double %0, double %1, i32 1)
  ret double %3
}
define double @__nv_dsub_ru(double %0, double %1) {
  %3 = fneg double %1
  %4 = tail call fastcc double @d_add(double %0, double %3, i32 1)
  ret double %4
}
define double @__nv_dmul_ru(double %0, double %1) {
  %3 = tail call fastcc double @d_mul(double %0, double %1, i32 1)
  ret double %3
}
define double @__nv_ddiv_ru(double %0, double %1) {
  %3 = tail call fastcc double @d_div(double %0, double %1, i32 1)
  ret double %3
}
define double @__nv_drcp_ru(double %0) {
  %2 = tail call fastcc double @d_div(double 1.000000e+00, double %0, i32 1)
  ret double %2
}
define double @__nv_dsqrt_ru(double %0) {
  %2 = tail call fastcc double @d_sqrt(double %0, i32 1)
  ret double %2
}
define double @__nv_fma_ru(double %0, double %1, double %2) {
  %4 = tail call fastcc double @d_fma(double %0, double %1, double %2, i32 1)
  ret double %4
}
define double @__nv_ll2double_ru(i64 %0) {
  %2 = sitofp i64 %0 to double
  %3 = fcmp ult double %2, 0x43E0000000000000
  %4 = fptosi double %2 to i64
  %5 = icmp sgt i64 %0, %4
  %6 = select i1 %3, i1 %5, i1 false
  br i1 %6, label %7, label %13
7:                                                ; preds = %1
  %8 = bitcast double %2 to i64
  %9 = icmp sgt i64 %0, -1
  %10 = select i1 %9, i64 1, i64 -1
  %11 = add nsw i64 %10, %8
  %12 = bitcast i64 %11 to double
  br label %13
13:                                               ; preds = %1, %7
  %14 = phi double [ %2, %1 ], [ %12, %7 ]
  ret double %14
}
define double @__nv_ull2double_ru(i64 %0) {
  %2 = uitofp i64 %0 to double
  %3 = fcmp ult double %2, 0x43F0000000000000
  %4 = fptoui double %2 to i64
  %5 = icmp ugt i64 %0, %4
  %6 = select i1 %3, i1 %5, i1 false
  %7 = bitcast double %2 to i64
  %8 = add nuw nsw i64 %7, 1
  %9 = bitcast i64 %8 to double
  %10 = select i1 %6, double %9, double %2
  ret double %10
}
define double @__nv_dadd_rz(double %0, double %1) {
  %3 = tail call fastcc double @d_add(double %0, double %1, i32 0)
  ret double %3
}
define double @__nv_dsub_rz(double %0, double %1) {
  %3 = fneg double %1
  %4 = tail call fastcc double @d_add(double %0, double %3, i32 0)
  ret double %4
}
define double @__nv_dmul_rz(double %0, double %1) {
  %3 = tail call fastcc double @d_mul(double %0, double %1, i32 0)
  ret double %3
}
define double @__nv_ddiv_rz(double %0, double %1) {
  %3 = tail call fastcc double @d_div(double %0, double %1, i32 0)
  ret double %3
}
define double @__nv_drcp_rz(double %0) {
  %2 = tail call fastcc double @d_div(double 1.000000e+00, double %0, i32 0)
  ret double %2
}
define double @__nv_dsqrt_rz(double %0) {
  %2 = tail call fastcc double @d_sqrt(double %0, i32 0)
  ret double %2
}
define double @__nv_fma_rz(double %0, double %1, double %2) {
  %4 = tail call fastcc double @d_fma(double %0, double %1, double %2, i32 0)
  ret double %4
}
define double @__nv_ll2double_rz(i64 %0) {
  %2 = sitofp i64 %0 to double
  %3 = fcmp ult double %2, 0x43E0000000000000
  br i1 %3, label %4, label %7
4:                                                ; preds = %1
  %5 = fptosi double %2 to i64
  %6 = tail call i32 @llvm.scmp.i32.i64(i64 %0, i64 %5)
  br label %7
7:                                                ; preds = %1, %4
  %8 = phi i32 [ %6, %4 ], [ -1, %1 ]
  %9 = bitcast double %2 to i64
  %10 = icmp slt i64 %0, 0
  %11 = select i1 %10, i32 1, i32 -1
  %12 = icmp eq i32 %8, %11
  %13 = sext i1 %12 to i64
  %14 = add i64 %13, %9
  %15 = bitcast i64 %14 to double
  ret double %15
}
define double @__nv_ull2double_rz(i64 %0) {
  %2 = uitofp i64 %0 to double
  %3 = fcmp oge double %2, 0x43F0000000000000
  %4 = fptoui double %2 to i64
  %5 = icmp ult i64 %0, %4
  %6 = select i1 %3, i1 true, i1 %5
  %7 = sext i1 %6 to i64
  %8 = bitcast double %2 to i64
  %9 = add i64 %7, %8
  %10 = bitcast i64 %9 to double
  ret double %10
}
define float @__nv_fmaf_ieee_rn(float %0, float %1, float %2) {
  %4 = tail call float @__nv_fmaf(float %0, float %1, float %2)
  ret float %4
}
define float @__nv_frsqrt_rn(float %0) {
  %2 = tail call float @__nv_sqrtf(float %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}
define float @__nv_fast_fdividef(float %0, float %1) {
  %3 = fdiv float %0, %1
  ret float %3
}
define void @__nv_fast_sincosf(float %0, ptr %1, ptr %2) {
  %4 = tail call float @__nv_sinf(float %0)
  store float %4, ptr %1, align 4
  %5 = tail call float @__nv_cosf(float %0)
  store float %5, ptr %2, align 4
  ret void
}
define float @__nv_saturatef(float %0) {
  %2 = fcmp ogt float %0, 0.000000e+00
  %3 = fcmp olt float %0, 1.000000e+00
  %4 = select i1 %3, float %0, float 1.000000e+00
  %5 = select i1 %2, float %4, float 0.000000e+00
  ret float %5
}
define range(i32 0, 2) i32 @__nv_isinff(float %0) {
  %2 = tail call float @__nv_fabsf(float %0)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define range(i32 0, 2) i32 @__nv_isinfd(double %0) {
  %2 = tail call double @__nv_fabs(double %0)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define range(i32 0, 2) i32 @__nv_isnanf(float %0) {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}
define range(i32 0, 2) i32 @__nv_isnand(double %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}
define range(i32 0, 2) i32 @__nv_finitef(float %0) {
  %2 = tail call float @__nv_fabsf(float %0)
  %3 = fcmp one float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define range(i32 0, 2) i32 @__nv_isfinited(double %0) {
  %2 = tail call double @__nv_fabs(double %0)
  %3 = fcmp one double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define range(i32 0, 2) i32 @__nv_signbitf(float %0) {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 31
  ret i32 %3
}
define range(i32 0, 2) i32 @__nv_signbitd(double %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 63
  %4 = trunc nuw nsw i64 %3 to i32
  ret i32 %4
}
define float @__nv_nanf(ptr readnone %0) {
  ret float 0x7FF8000000000000
}
define double @__nv_nan(ptr readnone %0) {
  ret double 0x7FF8000000000000
}
define i32 @__nv_vadd2(i32 %0, i32 %1) {
  %3 = add i32 %0, %1
  %4 = and i32 %3, 65535
  %5 = and i32 %0, -65536
  %6 = add i32 %1, %5
  %7 = and i32 %6, -65536
  %8 = or disjoint i32 %7, %4
  ret i32 %8
}
define i32 @__nv_vsub2(i32 %0, i32 %1) {
  %3 = sub i32 %0, %1
  %4 = and i32 %3, 65535
  %5 = and i32 %1, -65536
  %6 = sub i32 %0, %5
  %7 = and i32 %6, -65536
  %8 = or disjoint i32 %7, %4
  ret i32 %8
}
define i32 @__nv_vaddss2(i32 %0, i32 %1) {
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
define i32 @__nv_vaddus2(i32 %0, i32 %1) {
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
define i32 @__nv_vsubss2(i32 %0, i32 %1) {
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
define i32 @__nv_vsubus2(i32 %0, i32 %1) {
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
define i32 @__nv_vabsdiffs2(i32 %0, i32 %1) {
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
define i32 @__nv_vabsdiffu2(i32 %0, i32 %1) {
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
define i32 @__nv_vavgs2(i32 %0, i32 %1) {
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
define i32 @__nv_vavgu2(i32 %0, i32 %1) {
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
define i32 @__nv_vhaddu2(i32 %0, i32 %1) {
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
define i32 @__nv_vmaxs2(i32 %0, i32 %1) {
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
define i32 @__nv_vmaxu2(i32 %0, i32 %1) {
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
define i32 @__nv_vmins2(i32 %0, i32 %1) {
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
define i32 @__nv_vminu2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpeq2(i32 %0, i32 %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 65535, i32 0
  %7 = icmp ugt i32 %3, 65535
  %8 = select i1 %7, i32 0, i32 -65536
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define range(i32 0, 65538) i32 @__nv_vseteq2(i32 %0, i32 %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp eq i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i32 %3, 65536
  %8 = select i1 %7, i32 65536, i32 0
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define i32 @__nv_vcmpne2(i32 %0, i32 %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 0, i32 65535
  %7 = icmp ugt i32 %3, 65535
  %8 = select i1 %7, i32 -65536, i32 0
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define range(i32 0, 65538) i32 @__nv_vsetne2(i32 %0, i32 %1) {
  %3 = xor i32 %1, %0
  %4 = and i32 %3, 65535
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i32
  %7 = icmp ult i32 %3, 65536
  %8 = select i1 %7, i32 0, i32 65536
  %9 = or disjoint i32 %8, %6
  ret i32 %9
}
define i32 @__nv_vcmpges2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetges2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpgeu2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetgeu2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpgts2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetgts2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpgtu2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetgtu2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmples2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetles2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpleu2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetleu2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmplts2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetlts2(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpltu2(i32 %0, i32 %1) {
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
define range(i32 0, 65538) i32 @__nv_vsetltu2(i32 %0, i32 %1) {
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
define i32 @__nv_vneg2(i32 %0) {
  %2 = sub i32 0, %0
  %3 = and i32 %2, 65535
  %4 = and i32 %0, -65536
  %5 = sub i32 0, %4
  %6 = or disjoint i32 %3, %5
  ret i32 %6
}
define i32 @__nv_vnegss2(i32 %0) {
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
define range(i32 0, -2147418112) i32 @__nv_vabs2(i32 %0) {
  %2 = shl i32 %0, 16
  %3 = ashr exact i32 %2, 16
  %4 = tail call i32 @llvm.abs.i32(i32 %3, i1 true)
  %5 = ashr i32 %0, 16
  %6 = tail call i32 @llvm.abs.i32(i32 %5, i1 true)
  %7 = shl nuw i32 %6, 16
  %8 = or i32 %7, %4
  ret i32 %8
}
define i32 @__nv_vabsss2(i32 %0) {
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
define range(i32 0, 131071) i32 @__nv_vsads2(i32 %0, i32 %1) {
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
define range(i32 0, 131071) i32 @__nv_vsadu2(i32 %0, i32 %1) {
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
define i32 @__nv_vadd4(i32 %0, i32 %1) {
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
define i32 @__nv_vsub4(i32 %0, i32 %1) {
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
define i32 @__nv_vaddss4(i32 %0, i32 %1) {
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
define i32 @__nv_vaddus4(i32 %0, i32 %1) {
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
define i32 @__nv_vsubss4(i32 %0, i32 %1) {
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
define i32 @__nv_vsubus4(i32 %0, i32 %1) {
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
define i32 @__nv_vabsdiffs4(i32 %0, i32 %1) {
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
define i32 @__nv_vabsdiffu4(i32 %0, i32 %1) {
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
define i32 @__nv_vavgs4(i32 %0, i32 %1) {
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
define i32 @__nv_vavgu4(i32 %0, i32 %1) {
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
define i32 @__nv_vhaddu4(i32 %0, i32 %1) {
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
define i32 @__nv_vmaxs4(i32 %0, i32 %1) {
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
define i32 @__nv_vmaxu4(i32 %0, i32 %1) {
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
define i32 @__nv_vmins4(i32 %0, i32 %1) {
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
define i32 @__nv_vminu4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpeq4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vseteq4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpne4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetne4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpges4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetges4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpgeu4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetgeu4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpgts4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetgts4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpgtu4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetgtu4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmples4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetles4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpleu4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetleu4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmplts4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetlts4(i32 %0, i32 %1) {
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
define i32 @__nv_vcmpltu4(i32 %0, i32 %1) {
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
define range(i32 0, 16908288) i32 @__nv_vsetltu4(i32 %0, i32 %1) {
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
define i32 @__nv_vneg4(i32 %0) {
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
define i32 @__nv_vnegss4(i32 %0) {
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
define range(i32 0, -2130706432) i32 @__nv_vabs4(i32 %0) {
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
define i32 @__nv_vabsss4(i32 %0) {
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
define range(i32 0, 1021) i32 @__nv_vsads4(i32 %0, i32 %1) {
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
define range(i32 0, 1021) i32 @__nv_vsadu4(i32 %0, i32 %1) {
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
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32)
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i64(i64, i64)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
