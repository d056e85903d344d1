define hidden float @__ocml_nearbyint_f32(float noundef %0) {
  %2 = tail call float @__ocml_rint_f32(float noundef %0)
  ret float %2
}
declare hidden float @__ocml_rint_f32(float noundef)
define hidden float @__ocml_scalbn_f32(float noundef %0, i32 noundef %1) {
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
define hidden float @__ocml_ldexp_f32(float noundef %0, i32 noundef %1) {
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
define hidden float @__ocml_frexp_f32(float noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 4)) %1) {
  store i32 0, ptr addrspace(5) %1, align 4
  %3 = fcmp oeq float %0, 0.000000e+00
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %20, label %7
7:                                                ; preds = %2
  %8 = tail call float @__ocml_fabs_f32(float noundef %0)
  %9 = fcmp olt float %8, 0x3810000000000000
  %10 = select i1 %9, float 0x4170000000000000, float 1.000000e+00
  %11 = fmul float %0, %10
  %12 = bitcast float %11 to i32
  %13 = lshr i32 %12, 23
  %14 = and i32 %13, 255
  %15 = select i1 %9, i32 -150, i32 -126
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr addrspace(5) %1, align 4
  %17 = and i32 %12, -2139095041
  %18 = or disjoint i32 %17, 1056964608
  %19 = bitcast i32 %18 to float
  br label %20
20:                                               ; preds = %2, %7
  %21 = phi float [ %19, %7 ], [ %0, %2 ]
  ret float %21
}
declare hidden float @__ocml_fabs_f32(float noundef)
define hidden range(i32 2147483647, 129) i32 @__ocml_ilogb_f32(float noundef %0) {
  %2 = fcmp ueq float %0, 0.000000e+00
  br i1 %2, label %19, label %3
3:                                                ; preds = %1
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  br i1 %5, label %19, label %6
6:                                                ; preds = %3
  %7 = tail call float @__ocml_fabs_f32(float noundef %0)
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
define hidden float @__ocml_logb_f32(float noundef %0) {
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
  %11 = tail call float @__ocml_fabs_f32(float noundef %0)
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
define hidden float @__ocml_modf_f32(float noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 4)) %1) {
  %3 = tail call float @__ocml_trunc_f32(float noundef %0)
  store float %3, ptr addrspace(5) %1, align 4
  %4 = tail call float @__ocml_fabs_f32(float noundef %0)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = fsub float %0, %3
  %7 = select i1 %5, float 0.000000e+00, float %6
  %8 = tail call float @__ocml_copysign_f32(float noundef %7, float noundef %0)
  ret float %8
}
declare hidden float @__ocml_trunc_f32(float noundef)
declare hidden float @__ocml_copysign_f32(float noundef, float noundef)
define hidden float @__ocml_nextafter_f32(float noundef %0, float noundef %1) {
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
  %11 = tail call float @__ocml_copysign_f32(float noundef 0x36A0000000000000, float noundef %1)
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
define hidden float @__ocml_remainder_f32(float noundef %0, float noundef %1) {
  %3 = tail call float @__ocml_fabs_f32(float noundef %0)
  %4 = tail call float @__ocml_fabs_f32(float noundef %1)
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
  %19 = tail call float @__ocml_fmod_f32(float noundef %3, float noundef %18)
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
declare hidden float @__ocml_fmod_f32(float noundef, float noundef)
define hidden void @__gir_sincos_f32(float noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 4)) %1, ptr addrspace(5) noundef writeonly initializes((0, 4)) %2) {
  %4 = tail call float @__ocml_sin_f32(float noundef %0)
  store float %4, ptr addrspace(5) %1, align 4
  %5 = tail call float @__ocml_cos_f32(float noundef %0)
  store float %5, ptr addrspace(5) %2, align 4
  ret void
}
declare hidden float @__ocml_sin_f32(float noundef)
declare hidden float @__ocml_cos_f32(float noundef)
define hidden float @__ocml_sinpi_f32(float noundef %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call float @__ocml_round_f32(float noundef %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call float @__ocml_fabs_f32(float noundef %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call float @__ocml_cos_f32(float noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call float @__ocml_sin_f32(float noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq float %19, 0.000000e+00
  %21 = select i1 %20, float %0, float %5
  %22 = tail call float @__ocml_copysign_f32(float noundef %19, float noundef %21)
  ret float %22
}
declare hidden float @__ocml_round_f32(float noundef)
define hidden float @__ocml_cospi_f32(float noundef %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call float @__ocml_round_f32(float noundef %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call float @__ocml_fabs_f32(float noundef %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call float @__ocml_sin_f32(float noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call float @__ocml_cos_f32(float noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fneg float %19
  %21 = select i1 %7, float %20, float %19
  ret float %21
}
define hidden void @__gir_sincospi_f32(float noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 4)) %1, ptr addrspace(5) noundef writeonly initializes((0, 4)) %2) {
  %4 = fmul float %0, 5.000000e-01
  %5 = tail call float @__ocml_round_f32(float noundef %4)
  %6 = fmul float %5, 2.000000e+00
  %7 = fsub float %0, %6
  %8 = tail call float @__ocml_fabs_f32(float noundef %7)
  %9 = fcmp ogt float %8, 5.000000e-01
  %10 = fsub float 1.000000e+00, %8
  %11 = select i1 %9, float %10, float %8
  %12 = fcmp ogt float %11, 2.500000e-01
  br i1 %12, label %13, label %17
13:                                               ; preds = %3
  %14 = fsub float 5.000000e-01, %11
  %15 = fmul float %14, 0x400921FB60000000
  %16 = tail call float @__ocml_cos_f32(float noundef %15)
  br label %20
17:                                               ; preds = %3
  %18 = fmul float %11, 0x400921FB60000000
  %19 = tail call float @__ocml_sin_f32(float noundef %18)
  br label %20
20:                                               ; preds = %13, %17
  %21 = phi float [ %16, %13 ], [ %19, %17 ]
  %22 = fcmp oeq float %21, 0.000000e+00
  %23 = select i1 %22, float %0, float %7
  %24 = tail call float @__ocml_copysign_f32(float noundef %21, float noundef %23)
  store float %24, ptr addrspace(5) %1, align 4
  %25 = tail call float @__ocml_round_f32(float noundef %4)
  %26 = fmul float %25, 2.000000e+00
  %27 = fsub float %0, %26
  %28 = tail call float @__ocml_fabs_f32(float noundef %27)
  %29 = fcmp ogt float %28, 5.000000e-01
  %30 = fsub float 1.000000e+00, %28
  %31 = select i1 %29, float %30, float %28
  %32 = fcmp ogt float %31, 2.500000e-01
  br i1 %32, label %33, label %37
33:                                               ; preds = %20
  %34 = fsub float 5.000000e-01, %31
  %35 = fmul float %34, 0x400921FB60000000
  %36 = tail call float @__ocml_sin_f32(float noundef %35)
  br label %40
37:                                               ; preds = %20
  %38 = fmul float %31, 0x400921FB60000000
  %39 = tail call float @__ocml_cos_f32(float noundef %38)
  br label %40
40:                                               ; preds = %33, %37
  %41 = phi float [ %36, %33 ], [ %39, %37 ]
  %42 = fneg float %41
  %43 = select i1 %29, float %42, float %41
  store float %43, ptr addrspace(5) %2, align 4
  ret void
}
define hidden float @__ocml_rcbrt_f32(float noundef %0) {
  %2 = tail call float @__ocml_cbrt_f32(float noundef %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}
declare hidden float @__ocml_cbrt_f32(float noundef)
define hidden float @__ocml_rhypot_f32(float noundef %0, float noundef %1) {
  %3 = fmul float %0, %0
  %4 = fmul float %1, %1
  %5 = fadd float %3, %4
  %6 = tail call float @__ocml_sqrt_f32(float noundef %5)
  %7 = fdiv float 1.000000e+00, %6
  ret float %7
}
declare hidden float @__ocml_sqrt_f32(float noundef)
define hidden float @__ocml_len3_f32(float noundef %0, float noundef %1, float noundef %2) {
  %4 = fmul float %0, %0
  %5 = fmul float %1, %1
  %6 = fadd float %4, %5
  %7 = fmul float %2, %2
  %8 = fadd float %6, %7
  %9 = tail call float @__ocml_sqrt_f32(float noundef %8)
  ret float %9
}
define hidden float @__ocml_rlen3_f32(float noundef %0, float noundef %1, float noundef %2) {
  %4 = fmul float %0, %0
  %5 = fmul float %1, %1
  %6 = fadd float %4, %5
  %7 = fmul float %2, %2
  %8 = fadd float %6, %7
  %9 = tail call float @__ocml_sqrt_f32(float noundef %8)
  %10 = fdiv float 1.000000e+00, %9
  ret float %10
}
define hidden float @__ocml_len4_f32(float noundef %0, float noundef %1, float noundef %2, float noundef %3) {
  %5 = fmul float %0, %0
  %6 = fmul float %1, %1
  %7 = fadd float %5, %6
  %8 = fmul float %2, %2
  %9 = fadd float %7, %8
  %10 = fmul float %3, %3
  %11 = fadd float %9, %10
  %12 = tail call float @__ocml_sqrt_f32(float noundef %11)
  ret float %12
}
define hidden float @__ocml_rlen4_f32(float noundef %0, float noundef %1, float noundef %2, float noundef %3) {
  %5 = fmul float %0, %0
  %6 = fmul float %1, %1
  %7 = fadd float %5, %6
  %8 = fmul float %2, %2
  %9 = fadd float %7, %8
  %10 = fmul float %3, %3
  %11 = fadd float %9, %10
  %12 = tail call float @__ocml_sqrt_f32(float noundef %11)
  %13 = fdiv float 1.000000e+00, %12
  ret float %13
}
define hidden float @__ocml_pown_f32(float noundef %0, i32 noundef %1) {
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
define hidden float @__ocml_ncdf_f32(float noundef %0) {
  %2 = fmul float %0, 0xBFE6A09E60000000
  %3 = tail call float @__ocml_erfc_f32(float noundef %2)
  %4 = fmul float %3, 5.000000e-01
  ret float %4
}
declare hidden float @__ocml_erfc_f32(float noundef)
define hidden float @__ocml_erfcx_f32(float noundef %0) {
  %2 = fmul float %0, %0
  %3 = tail call float @__ocml_exp_f32(float noundef %2)
  %4 = tail call float @__ocml_erfc_f32(float noundef %0)
  %5 = fmul float %3, %4
  ret float %5
}
declare hidden float @__ocml_exp_f32(float noundef)
define hidden float @__ocml_erfcinv_f32(float noundef %0) {
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
  %16 = tail call float @__ocml_log_f32(float noundef %15)
  %17 = fmul float %16, 5.000000e-01
  %18 = fadd float %17, 0x401152AF40000000
  %19 = fmul float %18, %18
  %20 = fdiv float %16, 0x3FC2D0E560000000
  %21 = fsub float %19, %20
  %22 = tail call float @__ocml_sqrt_f32(float noundef %21)
  %23 = fsub float %22, %18
  %24 = tail call float @__ocml_sqrt_f32(float noundef %23)
  %25 = fneg float %24
  %26 = fmul float %24, %25
  %27 = tail call float @__ocml_exp_f32(float noundef %26)
  %28 = fmul float %27, 0xBFF20DD760000000
  %29 = tail call float @__ocml_erfc_f32(float noundef %24)
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
  %42 = tail call float @__ocml_exp_f32(float noundef %41)
  %43 = fmul float %42, 0xBFF20DD760000000
  %44 = tail call float @__ocml_erfc_f32(float noundef %39)
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
  %57 = tail call float @__ocml_exp_f32(float noundef %56)
  %58 = fmul float %57, 0xBFF20DD760000000
  %59 = tail call float @__ocml_erfc_f32(float noundef %54)
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
declare hidden float @__ocml_log_f32(float noundef)
define hidden float @__ocml_erfinv_f32(float noundef %0) {
  %2 = tail call float @__ocml_fabs_f32(float noundef %0)
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
  %20 = tail call float @__ocml_log_f32(float noundef %19)
  %21 = fmul float %20, 5.000000e-01
  %22 = fadd float %21, 0x401152AF40000000
  %23 = fmul float %22, %22
  %24 = fdiv float %20, 0x3FC2D0E560000000
  %25 = fsub float %23, %24
  %26 = tail call float @__ocml_sqrt_f32(float noundef %25)
  %27 = fsub float %26, %22
  %28 = tail call float @__ocml_sqrt_f32(float noundef %27)
  %29 = fneg float %28
  %30 = fmul float %28, %29
  %31 = tail call float @__ocml_exp_f32(float noundef %30)
  %32 = fmul float %31, 0xBFF20DD760000000
  %33 = tail call float @__ocml_erfc_f32(float noundef %28)
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
  %46 = tail call float @__ocml_exp_f32(float noundef %45)
  %47 = fmul float %46, 0xBFF20DD760000000
  %48 = tail call float @__ocml_erfc_f32(float noundef %43)
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
  %61 = tail call float @__ocml_exp_f32(float noundef %60)
  %62 = fmul float %61, 0xBFF20DD760000000
  %63 = tail call float @__ocml_erfc_f32(float noundef %58)
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
  %78 = tail call float @__ocml_copysign_f32(float noundef %77, float noundef %0)
  br label %114
79:                                               ; preds = %1
  %80 = fmul float %0, 0x3FEC5BF8A0000000
  %81 = tail call float @__ocml_erf_f32(float noundef %80)
  %82 = fsub float %81, %0
  %83 = fneg float %80
  %84 = fmul float %80, %83
  %85 = tail call float @__ocml_exp_f32(float noundef %84)
  %86 = fmul float %85, 0x3FF20DD760000000
  %87 = fdiv float %82, %86
  %88 = fmul float %80, %87
  %89 = fadd float %88, 1.000000e+00
  %90 = fdiv float %87, %89
  %91 = fsub float %80, %90
  %92 = tail call float @__ocml_erf_f32(float noundef %91)
  %93 = fsub float %92, %0
  %94 = fneg float %91
  %95 = fmul float %91, %94
  %96 = tail call float @__ocml_exp_f32(float noundef %95)
  %97 = fmul float %96, 0x3FF20DD760000000
  %98 = fdiv float %93, %97
  %99 = fmul float %91, %98
  %100 = fadd float %99, 1.000000e+00
  %101 = fdiv float %98, %100
  %102 = fsub float %91, %101
  %103 = tail call float @__ocml_erf_f32(float noundef %102)
  %104 = fsub float %103, %0
  %105 = fneg float %102
  %106 = fmul float %102, %105
  %107 = tail call float @__ocml_exp_f32(float noundef %106)
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
declare hidden float @__ocml_erf_f32(float noundef)
define hidden float @__ocml_ncdfinv_f32(float noundef %0) {
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
  %17 = tail call float @__ocml_log_f32(float noundef %16)
  %18 = fmul float %17, 5.000000e-01
  %19 = fadd float %18, 0x401152AF40000000
  %20 = fmul float %19, %19
  %21 = fdiv float %17, 0x3FC2D0E560000000
  %22 = fsub float %20, %21
  %23 = tail call float @__ocml_sqrt_f32(float noundef %22)
  %24 = fsub float %23, %19
  %25 = tail call float @__ocml_sqrt_f32(float noundef %24)
  %26 = fneg float %25
  %27 = fmul float %25, %26
  %28 = tail call float @__ocml_exp_f32(float noundef %27)
  %29 = fmul float %28, 0xBFF20DD760000000
  %30 = tail call float @__ocml_erfc_f32(float noundef %25)
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
  %43 = tail call float @__ocml_exp_f32(float noundef %42)
  %44 = fmul float %43, 0xBFF20DD760000000
  %45 = tail call float @__ocml_erfc_f32(float noundef %40)
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
  %58 = tail call float @__ocml_exp_f32(float noundef %57)
  %59 = fmul float %58, 0xBFF20DD760000000
  %60 = tail call float @__ocml_erfc_f32(float noundef %55)
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
define hidden float @__ocml_lgamma_f32(float noundef %0) {
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
  %15 = tail call float @__ocml_log_f32(float noundef %13)
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
  %44 = tail call float @__ocml_log_f32(float noundef %43)
  %45 = fadd float %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call float @__ocml_floor_f32(float noundef %0)
  %48 = fcmp oeq float %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul float %0, 5.000000e-01
  %51 = tail call float @__ocml_round_f32(float noundef %50)
  %52 = fmul float %51, 2.000000e+00
  %53 = fsub float %0, %52
  %54 = tail call float @__ocml_fabs_f32(float noundef %53)
  %55 = fcmp ogt float %54, 5.000000e-01
  %56 = fsub float 1.000000e+00, %54
  %57 = select i1 %55, float %56, float %54
  %58 = fcmp ogt float %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub float 5.000000e-01, %57
  %61 = fmul float %60, 0x400921FB60000000
  %62 = tail call float @__ocml_cos_f32(float noundef %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul float %57, 0x400921FB60000000
  %65 = tail call float @__ocml_sin_f32(float noundef %64)
  br label %66
66:                                               ; preds = %59, %63
  %67 = phi float [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq float %67, 0.000000e+00
  %69 = select i1 %68, float %0, float %53
  %70 = tail call float @__ocml_copysign_f32(float noundef %67, float noundef %69)
  %71 = tail call float @__ocml_fabs_f32(float noundef %70)
  %72 = fdiv float 0x400921FB60000000, %71
  %73 = tail call float @__ocml_log_f32(float noundef %72)
  %74 = fsub float 1.000000e+00, %0
  %75 = fadd float %74, 6.500000e+00
  %76 = fadd float %74, -5.000000e-01
  %77 = tail call float @__ocml_log_f32(float noundef %75)
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
  %106 = tail call float @__ocml_log_f32(float noundef %105)
  %107 = fadd float %106, %80
  %108 = fsub float %73, %107
  br label %109
109:                                              ; preds = %46, %12, %8, %66, %4
  %110 = phi float [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret float %110
}
declare hidden float @__ocml_floor_f32(float noundef)
define hidden float @__ocml_tgamma_f32(float noundef %0) {
  %2 = fcmp ueq float %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv float 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call float @__ocml_floor_f32(float noundef %0)
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
  %19 = tail call float @__ocml_pow_f32(float noundef %16, float noundef %18)
  %20 = fmul float %19, 0x40040D9320000000
  %21 = fneg float %16
  %22 = tail call float @__ocml_exp_f32(float noundef %21)
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
  %53 = tail call float @__ocml_round_f32(float noundef %52)
  %54 = fmul float %53, 2.000000e+00
  %55 = fsub float %0, %54
  %56 = tail call float @__ocml_fabs_f32(float noundef %55)
  %57 = fcmp ogt float %56, 5.000000e-01
  %58 = fsub float 1.000000e+00, %56
  %59 = select i1 %57, float %58, float %56
  %60 = fcmp ogt float %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub float 5.000000e-01, %59
  %63 = fmul float %62, 0x400921FB60000000
  %64 = tail call float @__ocml_cos_f32(float noundef %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul float %59, 0x400921FB60000000
  %67 = tail call float @__ocml_sin_f32(float noundef %66)
  br label %68
68:                                               ; preds = %61, %65
  %69 = phi float [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq float %69, 0.000000e+00
  %71 = select i1 %70, float %0, float %55
  %72 = tail call float @__ocml_copysign_f32(float noundef %69, float noundef %71)
  %73 = fmul float %50, %72
  %74 = fdiv float 0x400921FB60000000, %73
  br label %75
75:                                               ; preds = %68, %12, %7, %1, %5
  %76 = phi float [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret float %76
}
declare hidden float @__ocml_pow_f32(float noundef, float noundef)
define hidden noundef float @__ocml_add_rte_f32(float noundef %0, float noundef %1) {
  %3 = fadd float %0, %1
  ret float %3
}
define hidden noundef float @__ocml_sub_rte_f32(float noundef %0, float noundef %1) {
  %3 = fsub float %0, %1
  ret float %3
}
define hidden noundef float @__ocml_mul_rte_f32(float noundef %0, float noundef %1) {
  %3 = fmul float %0, %1
  ret float %3
}
define hidden noundef float @__ocml_div_rte_f32(float noundef %0, float noundef %1) {
  %3 = fdiv float %0, %1
  ret float %3
}
define hidden float @__ocml_sqrt_rte_f32(float noundef %0) {
  %2 = tail call float @__ocml_sqrt_f32(float noundef %0)
  ret float %2
}
define hidden float @__ocml_fma_rte_f32(float noundef %0, float noundef %1, float noundef %2) {
  %4 = tail call float @__ocml_fma_f32(float noundef %0, float noundef %1, float noundef %2)
  ret float %4
}
declare hidden float @__ocml_fma_f32(float noundef, float noundef, float noundef)
define hidden float @__ocml_scalb_f32(float noundef %0, float noundef %1) {
  %3 = fptosi float %1 to i32
  %4 = icmp sgt i32 %3, 127
  %5 = icmp slt i32 %3, -126
  %6 = select i1 %5, i32 -102, i32 0
  %7 = select i1 %4, i32 127, i32 %6
  %8 = shl nsw i32 %7, 23
  %9 = add nsw i32 %8, 1065353216
  %10 = bitcast i32 %9 to float
  %11 = fmul float %0, %10
  %12 = sub nsw i32 %3, %7
  %13 = icmp sgt i32 %12, 127
  %14 = icmp slt i32 %12, -126
  %15 = select i1 %14, i32 -102, i32 0
  %16 = select i1 %13, i32 127, i32 %15
  %17 = shl nsw i32 %16, 23
  %18 = add nsw i32 %17, 1065353216
  %19 = bitcast i32 %18 to float
  %20 = fmul float %11, %19
  %21 = sub nsw i32 %12, %16
  %22 = tail call i32 @llvm.smax.i32(i32 %21, i32 -126)
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 127)
  %24 = shl nsw i32 %23, 23
  %25 = add nsw i32 %24, 1065353216
  %26 = bitcast i32 %25 to float
  %27 = fmul float %20, %26
  ret float %27
}
define hidden range(i32 0, 2) i32 @__ocml_isinf_f32(float noundef %0) {
  %2 = tail call float @__ocml_fabs_f32(float noundef %0)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define hidden range(i32 0, 2) i32 @__ocml_isnan_f32(float noundef %0) {
  %2 = fcmp uno float %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}
define hidden range(i32 0, 2) i32 @__ocml_isfinite_f32(float noundef %0) {
  %2 = tail call float @__ocml_fabs_f32(float noundef %0)
  %3 = fcmp one float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define hidden noundef range(i32 0, 2) i32 @__ocml_signbit_f32(float noundef %0) {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 31
  ret i32 %3
}
define hidden float @__ocml_sincos_f32(float noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 4)) %1) {
  %3 = tail call float @__ocml_cos_f32(float noundef %0)
  store float %3, ptr addrspace(5) %1, align 4
  %4 = tail call float @__ocml_sin_f32(float noundef %0)
  ret float %4
}
define hidden float @__ocml_sincospi_f32(float noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 4)) %1) {
  %3 = fmul float %0, 5.000000e-01
  %4 = tail call float @__ocml_round_f32(float noundef %3)
  %5 = fmul float %4, 2.000000e+00
  %6 = fsub float %0, %5
  %7 = tail call float @__ocml_fabs_f32(float noundef %6)
  %8 = fcmp ogt float %7, 5.000000e-01
  %9 = fsub float 1.000000e+00, %7
  %10 = select i1 %8, float %9, float %7
  %11 = fcmp ogt float %10, 2.500000e-01
  br i1 %11, label %12, label %16
12:                                               ; preds = %2
  %13 = fsub float 5.000000e-01, %10
  %14 = fmul float %13, 0x400921FB60000000
  %15 = tail call float @__ocml_sin_f32(float noundef %14)
  br label %19
16:                                               ; preds = %2
  %17 = fmul float %10, 0x400921FB60000000
  %18 = tail call float @__ocml_cos_f32(float noundef %17)
  br label %19
19:                                               ; preds = %12, %16
  %20 = phi float [ %15, %12 ], [ %18, %16 ]
  %21 = fneg float %20
  %22 = select i1 %8, float %21, float %20
  store float %22, ptr addrspace(5) %1, align 4
  %23 = tail call float @__ocml_round_f32(float noundef %3)
  %24 = fmul float %23, 2.000000e+00
  %25 = fsub float %0, %24
  %26 = tail call float @__ocml_fabs_f32(float noundef %25)
  %27 = fcmp ogt float %26, 5.000000e-01
  %28 = fsub float 1.000000e+00, %26
  %29 = select i1 %27, float %28, float %26
  %30 = fcmp ogt float %29, 2.500000e-01
  br i1 %30, label %31, label %35
31:                                               ; preds = %19
  %32 = fsub float 5.000000e-01, %29
  %33 = fmul float %32, 0x400921FB60000000
  %34 = tail call float @__ocml_cos_f32(float noundef %33)
  br label %38
35:                                               ; preds = %19
  %36 = fmul float %29, 0x400921FB60000000
  %37 = tail call float @__ocml_sin_f32(float noundef %36)
  br label %38
38:                                               ; preds = %31, %35
  %39 = phi float [ %34, %31 ], [ %37, %35 ]
  %40 = fcmp oeq float %39, 0.000000e+00
  %41 = select i1 %40, float %0, float %25
  %42 = tail call float @__ocml_copysign_f32(float noundef %39, float noundef %41)
  ret float %42
}
define hidden double @__ocml_nearbyint_f64(double noundef %0) {
  %2 = tail call double @__ocml_rint_f64(double noundef %0)
  ret double %2
}
declare hidden double @__ocml_rint_f64(double noundef)
define hidden double @__ocml_scalbn_f64(double noundef %0, i32 noundef %1) {
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
define hidden double @__ocml_ldexp_f64(double noundef %0, i32 noundef %1) {
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
define hidden double @__ocml_frexp_f64(double noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 4)) %1) {
  store i32 0, ptr addrspace(5) %1, align 4
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %21, label %7
7:                                                ; preds = %2
  %8 = tail call double @__ocml_fabs_f64(double noundef %0)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = select i1 %9, double 0x4340000000000000, double 1.000000e+00
  %11 = fmul double %0, %10
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = and i32 %14, 2047
  %16 = select i1 %9, i32 -1075, i32 -1022
  %17 = add nsw i32 %16, %15
  store i32 %17, ptr addrspace(5) %1, align 4
  %18 = and i64 %12, -9218868437227405313
  %19 = or disjoint i64 %18, 4602678819172646912
  %20 = bitcast i64 %19 to double
  br label %21
21:                                               ; preds = %2, %7
  %22 = phi double [ %20, %7 ], [ %0, %2 ]
  ret double %22
}
declare hidden double @__ocml_fabs_f64(double noundef)
define hidden range(i32 2147483647, 1025) i32 @__ocml_ilogb_f64(double noundef %0) {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %21, label %3
3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %21, label %6
6:                                                ; preds = %3
  %7 = tail call double @__ocml_fabs_f64(double noundef %0)
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
define hidden double @__ocml_logb_f64(double noundef %0) {
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
  %11 = tail call double @__ocml_fabs_f64(double noundef %0)
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
define hidden double @__ocml_modf_f64(double noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 8)) %1) {
  %3 = tail call double @__ocml_trunc_f64(double noundef %0)
  store double %3, ptr addrspace(5) %1, align 8
  %4 = tail call double @__ocml_fabs_f64(double noundef %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = fsub double %0, %3
  %7 = select i1 %5, double 0.000000e+00, double %6
  %8 = tail call double @__ocml_copysign_f64(double noundef %7, double noundef %0)
  ret double %8
}
declare hidden double @__ocml_trunc_f64(double noundef)
declare hidden double @__ocml_copysign_f64(double noundef, double noundef)
define hidden double @__ocml_nextafter_f64(double noundef %0, double noundef %1) {
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
  %11 = tail call double @__ocml_copysign_f64(double noundef 4.940660e-324, double noundef %1)
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
define hidden double @__ocml_remainder_f64(double noundef %0, double noundef %1) {
  %3 = tail call double @__ocml_fabs_f64(double noundef %0)
  %4 = tail call double @__ocml_fabs_f64(double noundef %1)
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
  %19 = tail call double @__ocml_fmod_f64(double noundef %3, double noundef %18)
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
declare hidden double @__ocml_fmod_f64(double noundef, double noundef)
define hidden void @__gir_sincos_f64(double noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 8)) %1, ptr addrspace(5) noundef writeonly initializes((0, 8)) %2) {
  %4 = tail call double @__ocml_sin_f64(double noundef %0)
  store double %4, ptr addrspace(5) %1, align 8
  %5 = tail call double @__ocml_cos_f64(double noundef %0)
  store double %5, ptr addrspace(5) %2, align 8
  ret void
}
declare hidden double @__ocml_sin_f64(double noundef)
declare hidden double @__ocml_cos_f64(double noundef)
define hidden double @__ocml_sinpi_f64(double noundef %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @__ocml_round_f64(double noundef %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call double @__ocml_fabs_f64(double noundef %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call double @__ocml_cos_f64(double noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call double @__ocml_sin_f64(double noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq double %19, 0.000000e+00
  %21 = select i1 %20, double %0, double %5
  %22 = tail call double @__ocml_copysign_f64(double noundef %19, double noundef %21)
  ret double %22
}
declare hidden double @__ocml_round_f64(double noundef)
define hidden double @__ocml_cospi_f64(double noundef %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call double @__ocml_round_f64(double noundef %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call double @__ocml_fabs_f64(double noundef %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call double @__ocml_sin_f64(double noundef %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call double @__ocml_cos_f64(double noundef %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fneg double %19
  %21 = select i1 %7, double %20, double %19
  ret double %21
}
define hidden void @__gir_sincospi_f64(double noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 8)) %1, ptr addrspace(5) noundef writeonly initializes((0, 8)) %2) {
  %4 = fmul double %0, 5.000000e-01
  %5 = tail call double @__ocml_round_f64(double noundef %4)
  %6 = fmul double %5, 2.000000e+00
  %7 = fsub double %0, %6
  %8 = tail call double @__ocml_fabs_f64(double noundef %7)
  %9 = fcmp ogt double %8, 5.000000e-01
  %10 = fsub double 1.000000e+00, %8
  %11 = select i1 %9, double %10, double %8
  %12 = fcmp ogt double %11, 2.500000e-01
  br i1 %12, label %13, label %17
13:                                               ; preds = %3
  %14 = fsub double 5.000000e-01, %11
  %15 = fmul double %14, 0x400921FB54442D18
  %16 = tail call double @__ocml_cos_f64(double noundef %15)
  br label %20
17:                                               ; preds = %3
  %18 = fmul double %11, 0x400921FB54442D18
  %19 = tail call double @__ocml_sin_f64(double noundef %18)
  br label %20
20:                                               ; preds = %13, %17
  %21 = phi double [ %16, %13 ], [ %19, %17 ]
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = select i1 %22, double %0, double %7
  %24 = tail call double @__ocml_copysign_f64(double noundef %21, double noundef %23)
  store double %24, ptr addrspace(5) %1, align 8
  %25 = tail call double @__ocml_round_f64(double noundef %4)
  %26 = fmul double %25, 2.000000e+00
  %27 = fsub double %0, %26
  %28 = tail call double @__ocml_fabs_f64(double noundef %27)
  %29 = fcmp ogt double %28, 5.000000e-01
  %30 = fsub double 1.000000e+00, %28
  %31 = select i1 %29, double %30, double %28
  %32 = fcmp ogt double %31, 2.500000e-01
  br i1 %32, label %33, label %37
33:                                               ; preds = %20
  %34 = fsub double 5.000000e-01, %31
  %35 = fmul double %34, 0x400921FB54442D18
  %36 = tail call double @__ocml_sin_f64(double noundef %35)
  br label %40
37:                                               ; preds = %20
  %38 = fmul double %31, 0x400921FB54442D18
  %39 = tail call double @__ocml_cos_f64(double noundef %38)
  br label %40
40:                                               ; preds = %33, %37
  %41 = phi double [ %36, %33 ], [ %39, %37 ]
  %42 = fneg double %41
  %43 = select i1 %29, double %42, double %41
  store double %43, ptr addrspace(5) %2, align 8
  ret void
}
define hidden double @__ocml_rcbrt_f64(double noundef %0) {
  %2 = tail call double @__ocml_cbrt_f64(double noundef %0)
  %3 = fdiv double 1.000000e+00, %2
  ret double %3
}
declare hidden double @__ocml_cbrt_f64(double noundef)
define hidden double @__ocml_rhypot_f64(double noundef %0, double noundef %1) {
  %3 = fmul double %0, %0
  %4 = fmul double %1, %1
  %5 = fadd double %3, %4
  %6 = tail call double @__ocml_sqrt_f64(double noundef %5)
  %7 = fdiv double 1.000000e+00, %6
  ret double %7
}
declare hidden double @__ocml_sqrt_f64(double noundef)
define hidden double @__ocml_len3_f64(double noundef %0, double noundef %1, double noundef %2) {
  %4 = fmul double %0, %0
  %5 = fmul double %1, %1
  %6 = fadd double %4, %5
  %7 = fmul double %2, %2
  %8 = fadd double %6, %7
  %9 = tail call double @__ocml_sqrt_f64(double noundef %8)
  ret double %9
}
define hidden double @__ocml_rlen3_f64(double noundef %0, double noundef %1, double noundef %2) {
  %4 = fmul double %0, %0
  %5 = fmul double %1, %1
  %6 = fadd double %4, %5
  %7 = fmul double %2, %2
  %8 = fadd double %6, %7
  %9 = tail call double @__ocml_sqrt_f64(double noundef %8)
  %10 = fdiv double 1.000000e+00, %9
  ret double %10
}
define hidden double @__ocml_len4_f64(double noundef %0, double noundef %1, double noundef %2, double noundef %3) {
  %5 = fmul double %0, %0
  %6 = fmul double %1, %1
  %7 = fadd double %5, %6
  %8 = fmul double %2, %2
  %9 = fadd double %7, %8
  %10 = fmul double %3, %3
  %11 = fadd double %9, %10
  %12 = tail call double @__ocml_sqrt_f64(double noundef %11)
  ret double %12
}
define hidden double @__ocml_rlen4_f64(double noundef %0, double noundef %1, double noundef %2, double noundef %3) {
  %5 = fmul double %0, %0
  %6 = fmul double %1, %1
  %7 = fadd double %5, %6
  %8 = fmul double %2, %2
  %9 = fadd double %7, %8
  %10 = fmul double %3, %3
  %11 = fadd double %9, %10
  %12 = tail call double @__ocml_sqrt_f64(double noundef %11)
  %13 = fdiv double 1.000000e+00, %12
  ret double %13
}
define hidden double @__ocml_pown_f64(double noundef %0, i32 noundef %1) {
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
define hidden double @__ocml_ncdf_f64(double noundef %0) {
  %2 = fmul double %0, 0xBFE6A09E667F3BCD
  %3 = tail call double @__ocml_erfc_f64(double noundef %2)
  %4 = fmul double %3, 5.000000e-01
  ret double %4
}
declare hidden double @__ocml_erfc_f64(double noundef)
define hidden double @__ocml_erfcx_f64(double noundef %0) {
  %2 = fmul double %0, %0
  %3 = tail call double @__ocml_exp_f64(double noundef %2)
  %4 = tail call double @__ocml_erfc_f64(double noundef %0)
  %5 = fmul double %3, %4
  ret double %5
}
declare hidden double @__ocml_exp_f64(double noundef)
define hidden double @__ocml_erfcinv_f64(double noundef %0) {
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
  %16 = tail call double @__ocml_log_f64(double noundef %15)
  %17 = fmul double %16, 5.000000e-01
  %18 = fadd double %17, 0x401152AF46B7C65E
  %19 = fmul double %18, %18
  %20 = fdiv double %16, 1.470000e-01
  %21 = fsub double %19, %20
  %22 = tail call double @__ocml_sqrt_f64(double noundef %21)
  %23 = fsub double %22, %18
  %24 = tail call double @__ocml_sqrt_f64(double noundef %23)
  %25 = fneg double %24
  %26 = fmul double %24, %25
  %27 = tail call double @__ocml_exp_f64(double noundef %26)
  %28 = fmul double %27, 0xBFF20DD750429B6D
  %29 = tail call double @__ocml_erfc_f64(double noundef %24)
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
  %42 = tail call double @__ocml_exp_f64(double noundef %41)
  %43 = fmul double %42, 0xBFF20DD750429B6D
  %44 = tail call double @__ocml_erfc_f64(double noundef %39)
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
  %57 = tail call double @__ocml_exp_f64(double noundef %56)
  %58 = fmul double %57, 0xBFF20DD750429B6D
  %59 = tail call double @__ocml_erfc_f64(double noundef %54)
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
declare hidden double @__ocml_log_f64(double noundef)
define hidden double @__ocml_erfinv_f64(double noundef %0) {
  %2 = tail call double @__ocml_fabs_f64(double noundef %0)
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
  %20 = tail call double @__ocml_log_f64(double noundef %19)
  %21 = fmul double %20, 5.000000e-01
  %22 = fadd double %21, 0x401152AF46B7C65E
  %23 = fmul double %22, %22
  %24 = fdiv double %20, 1.470000e-01
  %25 = fsub double %23, %24
  %26 = tail call double @__ocml_sqrt_f64(double noundef %25)
  %27 = fsub double %26, %22
  %28 = tail call double @__ocml_sqrt_f64(double noundef %27)
  %29 = fneg double %28
  %30 = fmul double %28, %29
  %31 = tail call double @__ocml_exp_f64(double noundef %30)
  %32 = fmul double %31, 0xBFF20DD750429B6D
  %33 = tail call double @__ocml_erfc_f64(double noundef %28)
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
  %46 = tail call double @__ocml_exp_f64(double noundef %45)
  %47 = fmul double %46, 0xBFF20DD750429B6D
  %48 = tail call double @__ocml_erfc_f64(double noundef %43)
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
  %61 = tail call double @__ocml_exp_f64(double noundef %60)
  %62 = fmul double %61, 0xBFF20DD750429B6D
  %63 = tail call double @__ocml_erfc_f64(double noundef %58)
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
  %78 = tail call double @__ocml_copysign_f64(double noundef %77, double noundef %0)
  br label %114
79:                                               ; preds = %1
  %80 = fmul double %0, 0x3FEC5BF891B4EF6B
  %81 = tail call double @__ocml_erf_f64(double noundef %80)
  %82 = fsub double %81, %0
  %83 = fneg double %80
  %84 = fmul double %80, %83
  %85 = tail call double @__ocml_exp_f64(double noundef %84)
  %86 = fmul double %85, 0x3FF20DD750429B6D
  %87 = fdiv double %82, %86
  %88 = fmul double %80, %87
  %89 = fadd double %88, 1.000000e+00
  %90 = fdiv double %87, %89
  %91 = fsub double %80, %90
  %92 = tail call double @__ocml_erf_f64(double noundef %91)
  %93 = fsub double %92, %0
  %94 = fneg double %91
  %95 = fmul double %91, %94
  %96 = tail call double @__ocml_exp_f64(double noundef %95)
  %97 = fmul double %96, 0x3FF20DD750429B6D
  %98 = fdiv double %93, %97
  %99 = fmul double %91, %98
  %100 = fadd double %99, 1.000000e+00
  %101 = fdiv double %98, %100
  %102 = fsub double %91, %101
  %103 = tail call double @__ocml_erf_f64(double noundef %102)
  %104 = fsub double %103, %0
  %105 = fneg double %102
  %106 = fmul double %102, %105
  %107 = tail call double @__ocml_exp_f64(double noundef %106)
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
declare hidden double @__ocml_erf_f64(double noundef)
define hidden double @__ocml_ncdfinv_f64(double noundef %0) {
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
  %17 = tail call double @__ocml_log_f64(double noundef %16)
  %18 = fmul double %17, 5.000000e-01
  %19 = fadd double %18, 0x401152AF46B7C65E
  %20 = fmul double %19, %19
  %21 = fdiv double %17, 1.470000e-01
  %22 = fsub double %20, %21
  %23 = tail call double @__ocml_sqrt_f64(double noundef %22)
  %24 = fsub double %23, %19
  %25 = tail call double @__ocml_sqrt_f64(double noundef %24)
  %26 = fneg double %25
  %27 = fmul double %25, %26
  %28 = tail call double @__ocml_exp_f64(double noundef %27)
  %29 = fmul double %28, 0xBFF20DD750429B6D
  %30 = tail call double @__ocml_erfc_f64(double noundef %25)
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
  %43 = tail call double @__ocml_exp_f64(double noundef %42)
  %44 = fmul double %43, 0xBFF20DD750429B6D
  %45 = tail call double @__ocml_erfc_f64(double noundef %40)
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
  %58 = tail call double @__ocml_exp_f64(double noundef %57)
  %59 = fmul double %58, 0xBFF20DD750429B6D
  %60 = tail call double @__ocml_erfc_f64(double noundef %55)
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
define hidden double @__ocml_lgamma_f64(double noundef %0) {
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
  %15 = tail call double @__ocml_log_f64(double noundef %13)
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
  %44 = tail call double @__ocml_log_f64(double noundef %43)
  %45 = fadd double %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call double @__ocml_floor_f64(double noundef %0)
  %48 = fcmp oeq double %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul double %0, 5.000000e-01
  %51 = tail call double @__ocml_round_f64(double noundef %50)
  %52 = fmul double %51, 2.000000e+00
  %53 = fsub double %0, %52
  %54 = tail call double @__ocml_fabs_f64(double noundef %53)
  %55 = fcmp ogt double %54, 5.000000e-01
  %56 = fsub double 1.000000e+00, %54
  %57 = select i1 %55, double %56, double %54
  %58 = fcmp ogt double %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub double 5.000000e-01, %57
  %61 = fmul double %60, 0x400921FB54442D18
  %62 = tail call double @__ocml_cos_f64(double noundef %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul double %57, 0x400921FB54442D18
  %65 = tail call double @__ocml_sin_f64(double noundef %64)
  br label %66
66:                                               ; preds = %59, %63
  %67 = phi double [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq double %67, 0.000000e+00
  %69 = select i1 %68, double %0, double %53
  %70 = tail call double @__ocml_copysign_f64(double noundef %67, double noundef %69)
  %71 = tail call double @__ocml_fabs_f64(double noundef %70)
  %72 = fdiv double 0x400921FB54442D18, %71
  %73 = tail call double @__ocml_log_f64(double noundef %72)
  %74 = fsub double 1.000000e+00, %0
  %75 = fadd double %74, 6.500000e+00
  %76 = fadd double %74, -5.000000e-01
  %77 = tail call double @__ocml_log_f64(double noundef %75)
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
  %106 = tail call double @__ocml_log_f64(double noundef %105)
  %107 = fadd double %106, %80
  %108 = fsub double %73, %107
  br label %109
109:                                              ; preds = %46, %12, %8, %66, %4
  %110 = phi double [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret double %110
}
declare hidden double @__ocml_floor_f64(double noundef)
define hidden double @__ocml_tgamma_f64(double noundef %0) {
  %2 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv double 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call double @__ocml_floor_f64(double noundef %0)
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
  %19 = tail call double @__ocml_pow_f64(double noundef %16, double noundef %18)
  %20 = fmul double %19, 0x40040D931FF62706
  %21 = fneg double %16
  %22 = tail call double @__ocml_exp_f64(double noundef %21)
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
  %53 = tail call double @__ocml_round_f64(double noundef %52)
  %54 = fmul double %53, 2.000000e+00
  %55 = fsub double %0, %54
  %56 = tail call double @__ocml_fabs_f64(double noundef %55)
  %57 = fcmp ogt double %56, 5.000000e-01
  %58 = fsub double 1.000000e+00, %56
  %59 = select i1 %57, double %58, double %56
  %60 = fcmp ogt double %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub double 5.000000e-01, %59
  %63 = fmul double %62, 0x400921FB54442D18
  %64 = tail call double @__ocml_cos_f64(double noundef %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul double %59, 0x400921FB54442D18
  %67 = tail call double @__ocml_sin_f64(double noundef %66)
  br label %68
68:                                               ; preds = %61, %65
  %69 = phi double [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq double %69, 0.000000e+00
  %71 = select i1 %70, double %0, double %55
  %72 = tail call double @__ocml_copysign_f64(double noundef %69, double noundef %71)
  %73 = fmul double %50, %72
  %74 = fdiv double 0x400921FB54442D18, %73
  br label %75
75:                                               ; preds = %68, %12, %7, %1, %5
  %76 = phi double [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret double %76
}
declare hidden double @__ocml_pow_f64(double noundef, double noundef)
define hidden noundef double @__ocml_add_rte_f64(double noundef %0, double noundef %1) {
  %3 = fadd double %0, %1
  ret double %3
}
define hidden noundef double @__ocml_sub_rte_f64(double noundef %0, double noundef %1) {
  %3 = fsub double %0, %1
  ret double %3
}
define hidden noundef double @__ocml_mul_rte_f64(double noundef %0, double noundef %1) {
  %3 = fmul double %0, %1
  ret double %3
}
define hidden noundef double @__ocml_div_rte_f64(double noundef %0, double noundef %1) {
  %3 = fdiv double %0, %1
  ret double %3
}
define hidden double @__ocml_sqrt_rte_f64(double noundef %0) {
  %2 = tail call double @__ocml_sqrt_f64(double noundef %0)
  ret double %2
}
define hidden double @__ocml_fma_rte_f64(double noundef %0, double noundef %1, double noundef %2) {
  %4 = tail call double @__ocml_fma_f64(double noundef %0, double noundef %1, double noundef %2)
  ret double %4
}
declare hidden double @__ocml_fma_f64(double noundef, double noundef, double noundef)
define hidden double @__ocml_scalb_f64(double noundef %0, double noundef %1) {
  %3 = fptosi double %1 to i32
  %4 = icmp sgt i32 %3, 1023
  %5 = icmp slt i32 %3, -1022
  %6 = select i1 %5, i32 -969, i32 0
  %7 = select i1 %4, i32 1023, i32 %6
  %8 = add nsw i32 %7, 1023
  %9 = zext nneg i32 %8 to i64
  %10 = shl nuw nsw i64 %9, 52
  %11 = bitcast i64 %10 to double
  %12 = fmul double %0, %11
  %13 = sub nsw i32 %3, %7
  %14 = icmp sgt i32 %13, 1023
  %15 = icmp slt i32 %13, -1022
  %16 = select i1 %15, i32 -969, i32 0
  %17 = select i1 %14, i32 1023, i32 %16
  %18 = add nsw i32 %17, 1023
  %19 = zext nneg i32 %18 to i64
  %20 = shl nuw nsw i64 %19, 52
  %21 = bitcast i64 %20 to double
  %22 = fmul double %12, %21
  %23 = sub nsw i32 %13, %17
  %24 = tail call i32 @llvm.smax.i32(i32 %23, i32 -1022)
  %25 = tail call i32 @llvm.smin.i32(i32 %24, i32 1023)
  %26 = add nsw i32 %25, 1023
  %27 = zext nneg i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 52
  %29 = bitcast i64 %28 to double
  %30 = fmul double %22, %29
  ret double %30
}
define hidden range(i32 0, 2) i32 @__ocml_isinf_f64(double noundef %0) {
  %2 = tail call double @__ocml_fabs_f64(double noundef %0)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define hidden range(i32 0, 2) i32 @__ocml_isnan_f64(double noundef %0) {
  %2 = fcmp uno double %0, 0.000000e+00
  %3 = zext i1 %2 to i32
  ret i32 %3
}
define hidden range(i32 0, 2) i32 @__ocml_isfinite_f64(double noundef %0) {
  %2 = tail call double @__ocml_fabs_f64(double noundef %0)
  %3 = fcmp one double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}
define hidden range(i32 0, 2) i32 @__ocml_signbit_f64(double noundef %0) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 63
  %4 = trunc nuw nsw i64 %3 to i32
  ret i32 %4
}
define hidden double @__ocml_sincos_f64(double noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 8)) %1) {
  %3 = tail call double @__ocml_cos_f64(double noundef %0)
  store double %3, ptr addrspace(5) %1, align 8
  %4 = tail call double @__ocml_sin_f64(double noundef %0)
  ret double %4
}
define hidden double @__ocml_sincospi_f64(double noundef %0, ptr addrspace(5) noundef writeonly initializes((0, 8)) %1) {
  %3 = fmul double %0, 5.000000e-01
  %4 = tail call double @__ocml_round_f64(double noundef %3)
  %5 = fmul double %4, 2.000000e+00
  %6 = fsub double %0, %5
  %7 = tail call double @__ocml_fabs_f64(double noundef %6)
  %8 = fcmp ogt double %7, 5.000000e-01
  %9 = fsub double 1.000000e+00, %7
  %10 = select i1 %8, double %9, double %7
  %11 = fcmp ogt double %10, 2.500000e-01
  br i1 %11, label %12, label %16
12:                                               ; preds = %2
  %13 = fsub double 5.000000e-01, %10
  %14 = fmul double %13, 0x400921FB54442D18
  %15 = tail call double @__ocml_sin_f64(double noundef %14)
  br label %19
16:                                               ; preds = %2
  %17 = fmul double %10, 0x400921FB54442D18
  %18 = tail call double @__ocml_cos_f64(double noundef %17)
  br label %19
19:                                               ; preds = %12, %16
  %20 = phi double [ %15, %12 ], [ %18, %16 ]
  %21 = fneg double %20
  %22 = select i1 %8, double %21, double %20
  store double %22, ptr addrspace(5) %1, align 8
  %23 = tail call double @__ocml_round_f64(double noundef %3)
  %24 = fmul double %23, 2.000000e+00
  %25 = fsub double %0, %24
  %26 = tail call double @__ocml_fabs_f64(double noundef %25)
  %27 = fcmp ogt double %26, 5.000000e-01
  %28 = fsub double 1.000000e+00, %26
  %29 = select i1 %27, double %28, double %26
  %30 = fcmp ogt double %29, 2.500000e-01
  br i1 %30, label %31, label %35
31:                                               ; preds = %19
  %32 = fsub double 5.000000e-01, %29
  %33 = fmul double %32, 0x400921FB54442D18
  %34 = tail call double @__ocml_cos_f64(double noundef %33)
  br label %38
35:                                               ; preds = %19
  %36 = fmul double %29, 0x400921FB54442D18
  %37 = tail call double @__ocml_sin_f64(double noundef %36)
  br label %38
38:                                               ; preds = %31, %35
  %39 = phi double [ %34, %31 ], [ %37, %35 ]
  %40 = fcmp oeq double %39, 0.000000e+00
  %41 = select i1 %40, double %0, double %25
  %42 = tail call double @__ocml_copysign_f64(double noundef %39, double noundef %41)
  ret double %42
}
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
