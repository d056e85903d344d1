; ModuleID = 'source/textures.cu'
source_filename = "source/textures.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.Tables = type { i64, i64 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @blurred(i64 noundef %image, ptr noundef writeonly captures(none) %out, i32 noundef %width) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %div = sdiv i32 %add, %width
  %3 = mul i32 %div, %width
  %rem.decomposed = sub i32 %add, %3
  %conv11 = sitofp i32 %div to float
  %add12 = fadd float %conv11, 5.000000e-01
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.float4, ptr %out, i64 %idxprom
  store float %add16, ptr %arrayidx, align 16, !tbaa !8
  %sum.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  store float %add19, ptr %sum.sroa.6.0.arrayidx.sroa_idx, align 4, !tbaa !8
  %sum.sroa.9.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store float %add21, ptr %sum.sroa.9.0.arrayidx.sroa_idx, align 8, !tbaa !8
  %sum.sroa.12.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  store float %add23, ptr %sum.sroa.12.0.arrayidx.sroa_idx, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %entry, %for.body
  %sum.sroa.0.045 = phi float [ 0.000000e+00, %entry ], [ %add16, %for.body ]
  %sum.sroa.6.044 = phi float [ 0.000000e+00, %entry ], [ %add19, %for.body ]
  %sum.sroa.9.043 = phi float [ 0.000000e+00, %entry ], [ %add21, %for.body ]
  %sum.sroa.12.042 = phi float [ 0.000000e+00, %entry ], [ %add23, %for.body ]
  %i.041 = phi i32 [ -1, %entry ], [ %inc, %for.body ]
  %add9 = add nsw i32 %i.041, %rem.decomposed
  %conv = sitofp i32 %add9 to float
  %add10 = fadd float %conv, 5.000000e-01
  %call.i40 = tail call noundef <4 x float> @_chip_tex2df(i64 noundef %image, float noundef %add10, float noundef %add12) #3
  %4 = extractelement <4 x float> %call.i40, i64 0
  %5 = extractelement <4 x float> %call.i40, i64 1
  %6 = extractelement <4 x float> %call.i40, i64 2
  %7 = extractelement <4 x float> %call.i40, i64 3
  %add16 = fadd float %sum.sroa.0.045, %4
  %add19 = fadd float %sum.sroa.6.044, %5
  %add21 = fadd float %sum.sroa.9.043, %6
  %add23 = fadd float %sum.sroa.12.042, %7
  %inc = add nsw i32 %i.041, 1
  %exitcond.not = icmp eq i32 %inc, 2
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mixed(ptr noundef readonly byval(%struct.Tables) align 8 captures(none) %tables, ptr noundef writeonly captures(none) %out, i64 noundef %signs) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %and = and i32 %add, 1
  %tobool.not = icmp eq i32 %and, 0
  %3 = load i64, ptr %tables, align 8, !tbaa !13
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %call.i1.i = tail call noundef <4 x i32> @_chip_tex1dfetchu(i64 noundef %3, i32 noundef %add) #3
  br label %cond.end

cond.false:                                       ; preds = %entry
  %sub = sub nsw i32 7, %add
  %call.i1.i35 = tail call noundef <4 x i32> @_chip_tex1dfetchu(i64 noundef %3, i32 noundef %sub) #3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %call.i1.i35.sink = phi <4 x i32> [ %call.i1.i35, %cond.false ], [ %call.i1.i, %cond.true ]
  %4 = extractelement <4 x i32> %call.i1.i35.sink, i64 0
  %bytes = getelementptr inbounds nuw i8, ptr %tables, i64 8
  %5 = load i64, ptr %bytes, align 8, !tbaa !16
  %and6 = and i32 %add, 3
  %conv = uitofp nneg i32 %and6 to float
  %shr = ashr i32 %add, 2
  %conv7 = sitofp i32 %shr to float
  %call.i29 = tail call noundef <4 x i32> @_chip_tex2du(i64 noundef %5, float noundef %conv, float noundef %conv7) #3
  %6 = bitcast <4 x i32> %call.i29 to <16 x i8>
  %conv.i = extractelement <16 x i8> %6, i64 0
  %conv3.i = extractelement <16 x i8> %6, i64 12
  %conv9 = sitofp i32 %add to float
  %add10 = fadd float %conv9, 2.500000e-01
  %call.i34 = tail call noundef <4 x i32> @_chip_tex1di(i64 noundef %signs, float noundef %add10) #3
  %7 = bitcast <4 x i32> %call.i34 to <8 x i16>
  %conv.i30 = extractelement <8 x i16> %7, i64 0
  %conv1.i31 = extractelement <8 x i16> %7, i64 2
  %mul11 = mul i32 %4, 3
  %conv12 = zext i8 %conv.i to i32
  %add13 = add i32 %mul11, %conv12
  %conv14 = zext i8 %conv3.i to i32
  %mul15 = shl nuw nsw i32 %conv14, 8
  %add16 = add i32 %add13, %mul15
  %conv18 = sext i16 %conv.i30 to i32
  %conv19 = sext i16 %conv1.i31 to i32
  %mul20 = mul nsw i32 %conv18, %conv19
  %sub21 = sub i32 %add16, %mul20
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %sub21, ptr %arrayidx, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @deep(i64 noundef %volume, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %conv = sitofp i32 %add to float
  %call.i9 = tail call noundef <4 x float> @_chip_tex3df(i64 noundef %volume, float noundef %conv, float noundef 1.000000e+00, float noundef 2.000000e+00) #3
  %3 = extractelement <4 x float> %call.i9, i64 0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %out, i64 %idxprom
  store float %3, ptr %arrayidx, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @level(i64 noundef %image, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %conv = sitofp i32 %add to float
  %call.i9 = tail call noundef <4 x float> @_chip_tex2dlodf(i64 noundef %image, float noundef %conv, float noundef 1.000000e+00, float noundef 2.000000e+00) #3
  %3 = extractelement <4 x float> %call.i9, i64 0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %out, i64 %idxprom
  store float %3, ptr %arrayidx, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @faces(i64 noundef %cube, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %conv = sitofp i32 %add to float
  %call.i9 = tail call noundef <4 x float> @_chip_texcubemapf(i64 noundef %cube, float noundef %conv, float noundef 1.000000e+00, float noundef 2.000000e+00) #3
  %3 = extractelement <4 x float> %call.i9, i64 0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %out, i64 %idxprom
  store float %3, ptr %arrayidx, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @both(i64 noundef %table, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %conv = sitofp i32 %add to float
  %call.i19 = tail call noundef <4 x float> @_chip_tex2df(i64 noundef %table, float noundef %conv, float noundef 1.000000e+00) #3
  %3 = extractelement <4 x float> %call.i19, i64 0
  %call.i = tail call noundef <4 x float> @_chip_tex1dfetchf(i64 noundef %table, i32 noundef %add) #3
  %4 = extractelement <4 x float> %call.i, i64 0
  %add10 = fadd float %3, %4
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %out, i64 %idxprom
  store float %add10, ptr %arrayidx, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local <4 x i32> @_chip_tex1dfetchu(i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local <4 x float> @_chip_tex2df(i64 noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local <4 x i32> @_chip_tex2du(i64 noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local <4 x i32> @_chip_tex1di(i64 noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local <4 x float> @_chip_tex3df(i64 noundef, float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local <4 x float> @_chip_tex2dlodf(i64 noundef, float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local <4 x float> @_chip_texcubemapf(i64 noundef, float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local <4 x float> @_chip_tex1dfetchf(i64 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !15, i64 0}
!14 = !{!"_ZTS6Tables", !15, i64 0, !15, i64 8}
!15 = !{!"long long", !6, i64 0}
!16 = !{!14, !15, i64 8}
