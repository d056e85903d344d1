; ModuleID = 'source/computed.cu'
source_filename = "source/computed.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.chosen.table = private unnamed_addr constant [4 x ptr] [ptr @_ZL5twicei, ptr @_ZL6squarei, ptr @_ZL4lessi, ptr @_ZL5twicei], align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @walked(ptr noundef %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idx.ext = sext i32 %add to i64
  %add.ptr.idx = shl nsw i64 %idx.ext, 2
  %add.ptr.ptr.ptr = getelementptr inbounds i8, ptr %in, i64 %add.ptr.idx
  %cmp.not73 = icmp eq i32 %add, 64
  br i1 %cmp.not73, label %for.cond7.preheader, label %for.body

for.cond7.preheader:                              ; preds = %for.body, %entry
  %sum.0.lcssa = phi i32 [ 0, %entry ], [ %add5, %for.body ]
  %cmp876 = icmp slt i32 %add, 64
  br i1 %cmp876, label %for.body10, label %for.cond.cleanup9

for.body:                                         ; preds = %entry, %for.body
  %p.0.idx75 = phi i64 [ %p.0.add, %for.body ], [ %add.ptr.idx, %entry ]
  %sum.074 = phi i32 [ %add5, %for.body ], [ 0, %entry ]
  %p.0.ptr = getelementptr inbounds i8, ptr %in, i64 %p.0.idx75
  %mul4 = mul nsw i32 %sum.074, 3
  %3 = load i32, ptr %p.0.ptr, align 4, !tbaa !4
  %add5 = add nsw i32 %3, %mul4
  %p.0.add = add nsw i64 %p.0.idx75, 4
  %cmp.not = icmp eq i64 %p.0.add, 256
  br i1 %cmp.not, label %for.cond7.preheader, label %for.body, !llvm.loop !8

for.cond.cleanup9:                                ; preds = %for.body10, %for.cond7.preheader
  %least.0.lcssa = phi ptr [ %add.ptr.ptr.ptr, %for.cond7.preheader ], [ %spec.select, %for.body10 ]
  %mul20 = mul nsw i32 %add, 3
  %idxprom = sext i32 %mul20 to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %sum.0.lcssa, ptr %arrayidx, align 4, !tbaa !4
  %sub.ptr.lhs.cast = ptrtoint ptr %least.0.lcssa to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %in to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = lshr exact i64 %sub.ptr.sub, 2
  %conv = trunc i64 %sub.ptr.div to i32
  %arrayidx29 = getelementptr i8, ptr %arrayidx, i64 4
  store i32 %conv, ptr %arrayidx29, align 4, !tbaa !4
  %cmp30 = icmp ugt ptr %least.0.lcssa, %add.ptr.ptr.ptr
  %conv31 = zext i1 %cmp30 to i32
  %cmp36 = icmp slt i32 %add, 57
  %mul38 = select i1 %cmp36, i32 2, i32 0
  %add39 = or disjoint i32 %mul38, %conv31
  %mul42 = select i1 %cmp30, i32 0, i32 4
  %add43 = or disjoint i32 %add39, %mul42
  %arrayidx52 = getelementptr i8, ptr %arrayidx, i64 8
  store i32 %add43, ptr %arrayidx52, align 4, !tbaa !4
  ret void

for.body10:                                       ; preds = %for.cond7.preheader, %for.body10
  %p6.0.idx78 = phi i64 [ %p6.0.add, %for.body10 ], [ %add.ptr.idx, %for.cond7.preheader ]
  %least.077 = phi ptr [ %spec.select, %for.body10 ], [ %add.ptr.ptr.ptr, %for.cond7.preheader ]
  %p6.0.ptr = getelementptr inbounds i8, ptr %in, i64 %p6.0.idx78
  %4 = load i32, ptr %p6.0.ptr, align 4, !tbaa !4
  %5 = load i32, ptr %least.077, align 4, !tbaa !4
  %cmp11 = icmp slt i32 %4, %5
  %spec.select = select i1 %cmp11, ptr %p6.0.ptr, ptr %least.077
  %p6.0.add = add nsw i64 %p6.0.idx78, 12
  %cmp8 = icmp slt i64 %p6.0.idx78, 244
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @sought(ptr noundef %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %and = and i32 %add, 31
  br label %for.body.i

for.cond.i:                                       ; preds = %for.body.i
  %inc.i = add nuw nsw i32 %i.06.i, 1
  %exitcond.i = icmp eq i32 %inc.i, 64
  br i1 %exitcond.i, label %_ZL4findPKiii.exit, label %for.body.i, !llvm.loop !12

for.body.i:                                       ; preds = %for.cond.i, %entry
  %i.06.i = phi i32 [ 0, %entry ], [ %inc.i, %for.cond.i ]
  %idxprom.i = zext nneg i32 %i.06.i to i64
  %arrayidx.i = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom.i
  %3 = load i32, ptr %arrayidx.i, align 4, !tbaa !4
  %and.i = and i32 %3, 15
  %cmp1.i = icmp eq i32 %and.i, %and
  br i1 %cmp1.i, label %_ZL4findPKiii.exit, label %for.cond.i

_ZL4findPKiii.exit:                               ; preds = %for.cond.i, %for.body.i
  %spec.select.i = phi ptr [ null, %for.cond.i ], [ %arrayidx.i, %for.body.i ]
  %tobool.not = icmp eq ptr %spec.select.i, null
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %_ZL4findPKiii.exit
  %4 = load i32, ptr %spec.select.i, align 4, !tbaa !4
  br label %cond.end

cond.end:                                         ; preds = %_ZL4findPKiii.exit, %cond.true
  %cond = phi i32 [ %4, %cond.true ], [ -1, %_ZL4findPKiii.exit ]
  %mul9 = shl nsw i32 %add, 1
  %idxprom = sext i32 %mul9 to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %cond, ptr %arrayidx, align 4, !tbaa !4
  %sub.ptr.lhs.cast = ptrtoint ptr %spec.select.i to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %in to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub.ptr.div = lshr exact i64 %sub.ptr.sub, 2
  %conv = trunc i64 %sub.ptr.div to i32
  %cond13 = select i1 %tobool.not, i32 77, i32 %conv
  %arrayidx22 = getelementptr i8, ptr %arrayidx, i64 4
  store i32 %cond13, ptr %arrayidx22, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @aligned(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #2 {
entry:
  %bytes = alloca [128 x i8], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %bytes) #10
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add5 = add i32 %mul, %2
  %and6 = and i32 %add5, 31
  %idx.ext = zext nneg i32 %and6 to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr %bytes, i64 %idx.ext
  %3 = ptrtoint ptr %add.ptr to i64
  %add7 = add nuw nsw i64 %3, 15
  %and8 = and i64 %add7, -16
  %4 = inttoptr i64 %and8 to ptr
  %sub.ptr.sub = sub i64 %and8, %3
  %conv9 = trunc i64 %sub.ptr.sub to i32
  %mul15 = shl nsw i32 %add5, 1
  %idxprom16 = sext i32 %mul15 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %out, i64 %idxprom16
  store i32 %conv9, ptr %arrayidx17, align 4, !tbaa !4
  %5 = load i8, ptr %4, align 16, !tbaa !13
  %conv18 = sext i8 %5 to i32
  %arrayidx27 = getelementptr i8, ptr %arrayidx17, i64 4
  store i32 %conv18, ptr %arrayidx27, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %bytes) #10
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.035 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %and = and i32 %i.035, 63
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add = add nsw i32 %6, %i.035
  %conv = trunc i32 %add to i8
  %idxprom1 = zext nneg i32 %i.035 to i64
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %bytes, i64 %idxprom1
  store i8 %conv, ptr %arrayidx2, align 1, !tbaa !13
  %inc = add nuw nsw i32 %i.035, 1
  %exitcond.not = icmp eq i32 %inc, 128
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chosen(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %and3 = and i32 %3, 3
  %switch.selectcmp = icmp eq i32 %and3, 1
  %switch.select = select i1 %switch.selectcmp, ptr @_ZL6squarei, ptr @_ZL5twicei
  %switch.selectcmp58 = icmp eq i32 %and3, 0
  %switch.select59 = select i1 %switch.selectcmp58, ptr @_ZL4lessi, ptr %switch.select
  %and = and i32 %3, 1
  %tobool.not = icmp eq i32 %and, 0
  %_ZL5twicei._ZL6squarei = select i1 %tobool.not, ptr @_ZL6squarei, ptr @_ZL5twicei
  %call5 = tail call noundef i32 %_ZL5twicei._ZL6squarei(i32 noundef %3) #11, !callees !15
  %mul11 = shl nsw i32 %add, 2
  %idxprom12 = sext i32 %mul11 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %out, i64 %idxprom12
  store i32 %call5, ptr %arrayidx13, align 4, !tbaa !4
  %call14 = tail call noundef i32 %switch.select59(i32 noundef %3) #11, !callees !16
  %arrayidx23 = getelementptr i8, ptr %arrayidx13, i64 4
  store i32 %call14, ptr %arrayidx23, align 4, !tbaa !4
  %shr = lshr i32 %3, 2
  %and24 = and i32 %shr, 3
  %idxprom25 = zext nneg i32 %and24 to i64
  %arrayidx26 = getelementptr inbounds nuw ptr, ptr @__const.chosen.table, i64 %idxprom25
  %4 = load ptr, ptr %arrayidx26, align 8, !tbaa !17
  %call27 = tail call noundef i32 %4(i32 noundef %3) #11
  %arrayidx36 = getelementptr i8, ptr %arrayidx13, i64 8
  store i32 %call27, ptr %arrayidx36, align 4, !tbaa !4
  %call37 = tail call fastcc noundef i32 @_ZL5applyPFiiEi(ptr noundef nonnull @_ZL4lessi, i32 noundef %3) #11
  %call38 = tail call fastcc noundef i32 @_ZL5applyPFiiEi(ptr noundef nonnull %_ZL5twicei._ZL6squarei, i32 noundef %call37) #11
  %arrayidx47 = getelementptr i8, ptr %arrayidx13, i64 12
  store i32 %call38, ptr %arrayidx47, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i32 -2147483648, 2147483647) i32 @_ZL5twicei(i32 noundef %x) #4 {
entry:
  %mul = shl nsw i32 %x, 1
  ret i32 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL6squarei(i32 noundef %x) #4 {
entry:
  %mul = mul i32 %x, %x
  ret i32 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i32 -2147483648, 2147483641) i32 @_ZL4lessi(i32 noundef %x) #4 {
entry:
  %sub = add nsw i32 %x, -7
  ret i32 %sub
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef range(i32 -2147483647, -2147483648) i32 @_ZL5applyPFiiEi(ptr noundef readonly captures(none) %f, i32 noundef %x) unnamed_addr #5 {
entry:
  %call = tail call noundef i32 %f(i32 noundef %x) #11, !callees !16
  %add = add nsw i32 %call, 1
  ret i32 %add
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wide(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i64, ptr %in, i64 %idxprom
  %3 = load i64, ptr %arrayidx, align 8, !tbaa !19
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds i64, ptr %in, i64 %idxprom8
  %4 = load i64, ptr %arrayidx9, align 8, !tbaa !19
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds i64, ptr %in, i64 %idxprom16
  %5 = load i64, ptr %arrayidx17, align 8, !tbaa !19
  %conv = zext i64 %3 to i128
  %conv18 = zext i64 %4 to i128
  %mul19 = mul nuw i128 %conv18, %conv
  %conv20 = zext i64 %5 to i128
  %add21 = add nuw i128 %mul19, %conv20
  %conv22 = sext i64 %3 to i128
  %conv23 = sext i64 %4 to i128
  %mul24 = mul nsw i128 %conv23, %conv22
  %conv25 = sext i64 %5 to i128
  %sub = sub nsw i128 %mul24, %conv25
  %shl = shl nuw i128 %conv, 64
  %or = or disjoint i128 %shl, %conv18
  %6 = trunc i64 %5 to i32
  %conv28 = and i32 %6, 127
  %conv29 = trunc i128 %add21 to i64
  %mul35 = mul nsw i32 %add, 12
  %idxprom36 = sext i32 %mul35 to i64
  %arrayidx37 = getelementptr inbounds i64, ptr %out, i64 %idxprom36
  store i64 %conv29, ptr %arrayidx37, align 8, !tbaa !19
  %shr = lshr i128 %add21, 64
  %conv38 = trunc nuw i128 %shr to i64
  %arrayidx47 = getelementptr i8, ptr %arrayidx37, i64 8
  store i64 %conv38, ptr %arrayidx47, align 8, !tbaa !19
  %conv48 = trunc i128 %sub to i64
  %arrayidx57 = getelementptr i8, ptr %arrayidx37, i64 16
  store i64 %conv48, ptr %arrayidx57, align 8, !tbaa !19
  %shr58 = lshr i128 %sub, 64
  %conv59 = trunc nuw i128 %shr58 to i64
  %arrayidx68 = getelementptr i8, ptr %arrayidx37, i64 24
  store i64 %conv59, ptr %arrayidx68, align 8, !tbaa !19
  %sh_prom = zext nneg i32 %conv28 to i128
  %shl69 = shl i128 %or, %sh_prom
  %conv70 = trunc i128 %shl69 to i64
  %arrayidx79 = getelementptr i8, ptr %arrayidx37, i64 32
  store i64 %conv70, ptr %arrayidx79, align 8, !tbaa !19
  %shr82 = lshr i128 %shl69, 64
  %conv83 = trunc nuw i128 %shr82 to i64
  %arrayidx92 = getelementptr i8, ptr %arrayidx37, i64 40
  store i64 %conv83, ptr %arrayidx92, align 8, !tbaa !19
  %shr94 = lshr i128 %or, %sh_prom
  %conv95 = trunc i128 %shr94 to i64
  %arrayidx104 = getelementptr i8, ptr %arrayidx37, i64 48
  store i64 %conv95, ptr %arrayidx104, align 8, !tbaa !19
  %shr107 = lshr i128 %shr94, 64
  %conv108 = trunc nuw i128 %shr107 to i64
  %arrayidx117 = getelementptr i8, ptr %arrayidx37, i64 56
  store i64 %conv108, ptr %arrayidx117, align 8, !tbaa !19
  %shr119 = ashr i128 %or, %sh_prom
  %conv120 = trunc i128 %shr119 to i64
  %arrayidx129 = getelementptr i8, ptr %arrayidx37, i64 64
  store i64 %conv120, ptr %arrayidx129, align 8, !tbaa !19
  %shr132 = lshr i128 %shr119, 64
  %conv133 = trunc nuw i128 %shr132 to i64
  %arrayidx142 = getelementptr i8, ptr %arrayidx37, i64 72
  store i64 %conv133, ptr %arrayidx142, align 8, !tbaa !19
  %cmp = icmp ult i128 %or, %add21
  %conv143 = zext i1 %cmp to i64
  %cmp144 = icmp slt i128 %or, %sub
  %shl146 = select i1 %cmp144, i64 2, i64 0
  %or147 = or disjoint i64 %shl146, %conv143
  %cmp148 = icmp eq i128 %or, %add21
  %shl150 = select i1 %cmp148, i64 4, i64 0
  %or151 = or disjoint i64 %or147, %shl150
  %shl154 = select i1 %cmp144, i64 0, i64 8
  %or155 = or disjoint i64 %or151, %shl154
  %arrayidx165 = getelementptr i8, ptr %arrayidx37, i64 80
  store i64 %or155, ptr %arrayidx165, align 8, !tbaa !19
  %and166 = and i128 %add21, %or
  %or168 = or i128 %or, %conv20
  %7 = xor i128 %or168, -1
  %xor169 = or i128 %and166, %7
  %conv171 = sext i32 %6 to i128
  %mul172 = mul nsw i128 %conv171, -5
  %xor173 = xor i128 %xor169, %mul172
  %shr174 = lshr i128 %xor173, 64
  %xor175 = xor i128 %shr174, %xor173
  %conv176 = trunc i128 %xor175 to i64
  %arrayidx185 = getelementptr i8, ptr %arrayidx37, i64 88
  store i64 %conv176, ptr %arrayidx185, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @shifted(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %room = alloca [100 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %room) #10
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul9 = mul i32 %3, %4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add11 = add i32 %mul9, %5
  %add.ptr = getelementptr inbounds nuw i8, ptr %room, i64 20
  %and12 = shl i32 %add11, 2
  %add13 = and i32 %and12, 124
  %6 = add nuw nsw i32 %add13, 240
  %mul15 = zext nneg i32 %6 to i64
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %add.ptr, ptr noundef nonnull align 4 dereferenceable(1) %room, i64 %mul15, i1 false)
  %add.ptr17 = getelementptr inbounds nuw i8, ptr %room, i64 4
  %add.ptr19 = getelementptr inbounds nuw i8, ptr %room, i64 16
  %7 = add nuw nsw i32 %add13, 252
  %mul22 = zext nneg i32 %7 to i64
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %add.ptr17, ptr noundef nonnull align 4 dereferenceable(1) %add.ptr19, i64 %mul22, i1 false)
  br label %for.body27

for.body:                                         ; preds = %entry, %for.body
  %i.050 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %add3 = add nsw i32 %add, %i.050
  %and = and i32 %add3, 63
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add4 = add nsw i32 %8, %i.050
  %idxprom5 = zext nneg i32 %i.050 to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %room, i64 %idxprom5
  store i32 %add4, ptr %arrayidx6, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.050, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21

for.cond.cleanup26:                               ; preds = %for.body27
  %idxprom40 = sext i32 %add11 to i64
  %arrayidx41 = getelementptr inbounds i32, ptr %out, i64 %idxprom40
  store i32 %add31, ptr %arrayidx41, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %room) #10
  ret void

for.body27:                                       ; preds = %for.cond.cleanup, %for.body27
  %i23.052 = phi i32 [ 0, %for.cond.cleanup ], [ %inc33, %for.body27 ]
  %sum.051 = phi i32 [ 0, %for.cond.cleanup ], [ %add31, %for.body27 ]
  %mul28 = mul i32 %sum.051, 31
  %idxprom29 = zext nneg i32 %i23.052 to i64
  %arrayidx30 = getelementptr inbounds nuw i32, ptr %room, i64 %idxprom29
  %9 = load i32, ptr %arrayidx30, align 4, !tbaa !4
  %add31 = add i32 %9, %mul28
  %inc33 = add nuw nsw i32 %i23.052, 1
  %exitcond53.not = icmp eq i32 %inc33, 100
  br i1 %exitcond53.not, label %for.cond.cleanup26, label %for.body27, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counted(ptr noundef readonly captures(none) %in, ptr noundef %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %mul8 = shl nsw i32 %add, 2
  %idx.ext = sext i32 %mul8 to i64
  %add.ptr = getelementptr inbounds i32, ptr %out, i64 %idx.ext
  %add.ptr9 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 12
  store i32 5, ptr %add.ptr, align 4, !tbaa !4
  %arrayidx11 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 4
  store i32 %3, ptr %arrayidx11, align 4, !tbaa !4
  %arrayidx12 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 8
  store i32 -1, ptr %arrayidx12, align 4, !tbaa !4
  store i32 7, ptr %add.ptr9, align 4, !tbaa !4
  %call.i = tail call noundef i32 @_Z23__gir_system_atomic_addPii(ptr noundef nonnull %add.ptr, i32 noundef %3) #11
  %call.i37 = tail call noundef i32 @_Z23__gir_system_atomic_maxPii(ptr noundef nonnull %arrayidx11, i32 noundef 3) #11
  %call.i38 = tail call noundef i32 @_Z23__gir_system_atomic_casPiii(ptr noundef nonnull %arrayidx12, i32 noundef -1, i32 noundef %3) #11
  %call.i39 = tail call noundef i32 @_Z23__gir_system_atomic_maxPjj(ptr noundef nonnull %add.ptr9, i32 noundef %3) #11
  %call.i40 = tail call noundef i32 @_Z23__gir_system_atomic_incPjj(ptr noundef nonnull %add.ptr9, i32 noundef 9) #11
  %add22 = add i32 %call.i37, %call.i
  %add16 = add i32 %add22, %call.i38
  %add19 = add i32 %add16, %call.i39
  %add23 = add i32 %add19, %call.i40
  %4 = load i32, ptr %arrayidx11, align 4, !tbaa !4
  %xor = xor i32 %4, %add23
  store i32 %xor, ptr %arrayidx11, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @f_rd(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !23
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !23
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds float, ptr %in, i64 %idxprom16
  %5 = load float, ptr %arrayidx17, align 4, !tbaa !23
  %call.i = tail call noundef float @__nv_fadd_rd(float noundef %3, float noundef %4) #11
  %call.i130 = tail call noundef float @__nv_fsub_rd(float noundef %3, float noundef %4) #11
  %call.i131 = tail call noundef float @__nv_fmul_rd(float noundef %3, float noundef %4) #11
  %call.i132 = tail call noundef float @__nv_fdiv_rd(float noundef %3, float noundef %4) #11
  %call.i133 = tail call noundef float @__nv_fsqrt_rd(float noundef %3) #11
  %call.i134 = tail call noundef float @__nv_fmaf_rd(float noundef %3, float noundef %4, float noundef %5) #11
  %cmp = fcmp ord float %call.i, 0.000000e+00
  %cond = select i1 %cmp, float %call.i, float -7.700000e+01
  %mul29 = mul nsw i32 %add, 6
  %idxprom30 = sext i32 %mul29 to i64
  %arrayidx31 = getelementptr inbounds float, ptr %out, i64 %idxprom30
  store float %cond, ptr %arrayidx31, align 4, !tbaa !23
  %cmp32 = fcmp ord float %call.i130, 0.000000e+00
  %cond36 = select i1 %cmp32, float %call.i130, float -7.700000e+01
  %arrayidx45 = getelementptr i8, ptr %arrayidx31, i64 4
  store float %cond36, ptr %arrayidx45, align 4, !tbaa !23
  %cmp46 = fcmp ord float %call.i131, 0.000000e+00
  %cond50 = select i1 %cmp46, float %call.i131, float -7.700000e+01
  %arrayidx59 = getelementptr i8, ptr %arrayidx31, i64 8
  store float %cond50, ptr %arrayidx59, align 4, !tbaa !23
  %cmp60 = fcmp ord float %call.i132, 0.000000e+00
  %cond64 = select i1 %cmp60, float %call.i132, float -7.700000e+01
  %arrayidx73 = getelementptr i8, ptr %arrayidx31, i64 12
  store float %cond64, ptr %arrayidx73, align 4, !tbaa !23
  %cmp74 = fcmp ord float %call.i133, 0.000000e+00
  %cond78 = select i1 %cmp74, float %call.i133, float -7.700000e+01
  %arrayidx87 = getelementptr i8, ptr %arrayidx31, i64 16
  store float %cond78, ptr %arrayidx87, align 4, !tbaa !23
  %cmp88 = fcmp ord float %call.i134, 0.000000e+00
  %cond92 = select i1 %cmp88, float %call.i134, float -7.700000e+01
  %arrayidx101 = getelementptr i8, ptr %arrayidx31, i64 20
  store float %cond92, ptr %arrayidx101, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @f_ru(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !23
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !23
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds float, ptr %in, i64 %idxprom16
  %5 = load float, ptr %arrayidx17, align 4, !tbaa !23
  %call.i = tail call noundef float @__nv_fadd_ru(float noundef %3, float noundef %4) #11
  %call.i130 = tail call noundef float @__nv_fsub_ru(float noundef %3, float noundef %4) #11
  %call.i131 = tail call noundef float @__nv_fmul_ru(float noundef %3, float noundef %4) #11
  %call.i132 = tail call noundef float @__nv_fdiv_ru(float noundef %3, float noundef %4) #11
  %call.i133 = tail call noundef float @__nv_fsqrt_ru(float noundef %3) #11
  %call.i134 = tail call noundef float @__nv_fmaf_ru(float noundef %3, float noundef %4, float noundef %5) #11
  %cmp = fcmp ord float %call.i, 0.000000e+00
  %cond = select i1 %cmp, float %call.i, float -7.700000e+01
  %mul29 = mul nsw i32 %add, 6
  %idxprom30 = sext i32 %mul29 to i64
  %arrayidx31 = getelementptr inbounds float, ptr %out, i64 %idxprom30
  store float %cond, ptr %arrayidx31, align 4, !tbaa !23
  %cmp32 = fcmp ord float %call.i130, 0.000000e+00
  %cond36 = select i1 %cmp32, float %call.i130, float -7.700000e+01
  %arrayidx45 = getelementptr i8, ptr %arrayidx31, i64 4
  store float %cond36, ptr %arrayidx45, align 4, !tbaa !23
  %cmp46 = fcmp ord float %call.i131, 0.000000e+00
  %cond50 = select i1 %cmp46, float %call.i131, float -7.700000e+01
  %arrayidx59 = getelementptr i8, ptr %arrayidx31, i64 8
  store float %cond50, ptr %arrayidx59, align 4, !tbaa !23
  %cmp60 = fcmp ord float %call.i132, 0.000000e+00
  %cond64 = select i1 %cmp60, float %call.i132, float -7.700000e+01
  %arrayidx73 = getelementptr i8, ptr %arrayidx31, i64 12
  store float %cond64, ptr %arrayidx73, align 4, !tbaa !23
  %cmp74 = fcmp ord float %call.i133, 0.000000e+00
  %cond78 = select i1 %cmp74, float %call.i133, float -7.700000e+01
  %arrayidx87 = getelementptr i8, ptr %arrayidx31, i64 16
  store float %cond78, ptr %arrayidx87, align 4, !tbaa !23
  %cmp88 = fcmp ord float %call.i134, 0.000000e+00
  %cond92 = select i1 %cmp88, float %call.i134, float -7.700000e+01
  %arrayidx101 = getelementptr i8, ptr %arrayidx31, i64 20
  store float %cond92, ptr %arrayidx101, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @f_rz(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !23
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !23
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds float, ptr %in, i64 %idxprom16
  %5 = load float, ptr %arrayidx17, align 4, !tbaa !23
  %call.i = tail call noundef float @__nv_fadd_rz(float noundef %3, float noundef %4) #11
  %call.i130 = tail call noundef float @__nv_fsub_rz(float noundef %3, float noundef %4) #11
  %call.i131 = tail call noundef float @__nv_fmul_rz(float noundef %3, float noundef %4) #11
  %call.i132 = tail call noundef float @__nv_fdiv_rz(float noundef %3, float noundef %4) #11
  %call.i133 = tail call noundef float @__nv_fsqrt_rz(float noundef %3) #11
  %call.i134 = tail call noundef float @__nv_fmaf_rz(float noundef %3, float noundef %4, float noundef %5) #11
  %cmp = fcmp ord float %call.i, 0.000000e+00
  %cond = select i1 %cmp, float %call.i, float -7.700000e+01
  %mul29 = mul nsw i32 %add, 6
  %idxprom30 = sext i32 %mul29 to i64
  %arrayidx31 = getelementptr inbounds float, ptr %out, i64 %idxprom30
  store float %cond, ptr %arrayidx31, align 4, !tbaa !23
  %cmp32 = fcmp ord float %call.i130, 0.000000e+00
  %cond36 = select i1 %cmp32, float %call.i130, float -7.700000e+01
  %arrayidx45 = getelementptr i8, ptr %arrayidx31, i64 4
  store float %cond36, ptr %arrayidx45, align 4, !tbaa !23
  %cmp46 = fcmp ord float %call.i131, 0.000000e+00
  %cond50 = select i1 %cmp46, float %call.i131, float -7.700000e+01
  %arrayidx59 = getelementptr i8, ptr %arrayidx31, i64 8
  store float %cond50, ptr %arrayidx59, align 4, !tbaa !23
  %cmp60 = fcmp ord float %call.i132, 0.000000e+00
  %cond64 = select i1 %cmp60, float %call.i132, float -7.700000e+01
  %arrayidx73 = getelementptr i8, ptr %arrayidx31, i64 12
  store float %cond64, ptr %arrayidx73, align 4, !tbaa !23
  %cmp74 = fcmp ord float %call.i133, 0.000000e+00
  %cond78 = select i1 %cmp74, float %call.i133, float -7.700000e+01
  %arrayidx87 = getelementptr i8, ptr %arrayidx31, i64 16
  store float %cond78, ptr %arrayidx87, align 4, !tbaa !23
  %cmp88 = fcmp ord float %call.i134, 0.000000e+00
  %cond92 = select i1 %cmp88, float %call.i134, float -7.700000e+01
  %arrayidx101 = getelementptr i8, ptr %arrayidx31, i64 20
  store float %cond92, ptr %arrayidx101, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @d_rd(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %in, i64 %idxprom
  %3 = load double, ptr %arrayidx, align 8, !tbaa !25
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds double, ptr %in, i64 %idxprom8
  %4 = load double, ptr %arrayidx9, align 8, !tbaa !25
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds double, ptr %in, i64 %idxprom16
  %5 = load double, ptr %arrayidx17, align 8, !tbaa !25
  %call.i = tail call noundef double @__nv_dadd_rd(double noundef %3, double noundef %4) #11
  %call.i130 = tail call noundef double @__nv_dsub_rd(double noundef %3, double noundef %4) #11
  %call.i131 = tail call noundef double @__nv_dmul_rd(double noundef %3, double noundef %4) #11
  %call.i132 = tail call noundef double @__nv_ddiv_rd(double noundef %3, double noundef %4) #11
  %call.i133 = tail call noundef double @__nv_dsqrt_rd(double noundef %3) #11
  %call.i134 = tail call noundef double @__nv_fma_rd(double noundef %3, double noundef %4, double noundef %5) #11
  %cmp = fcmp ord double %call.i, 0.000000e+00
  %cond = select i1 %cmp, double %call.i, double -7.700000e+01
  %mul29 = mul nsw i32 %add, 6
  %idxprom30 = sext i32 %mul29 to i64
  %arrayidx31 = getelementptr inbounds double, ptr %out, i64 %idxprom30
  store double %cond, ptr %arrayidx31, align 8, !tbaa !25
  %cmp32 = fcmp ord double %call.i130, 0.000000e+00
  %cond36 = select i1 %cmp32, double %call.i130, double -7.700000e+01
  %arrayidx45 = getelementptr i8, ptr %arrayidx31, i64 8
  store double %cond36, ptr %arrayidx45, align 8, !tbaa !25
  %cmp46 = fcmp ord double %call.i131, 0.000000e+00
  %cond50 = select i1 %cmp46, double %call.i131, double -7.700000e+01
  %arrayidx59 = getelementptr i8, ptr %arrayidx31, i64 16
  store double %cond50, ptr %arrayidx59, align 8, !tbaa !25
  %cmp60 = fcmp ord double %call.i132, 0.000000e+00
  %cond64 = select i1 %cmp60, double %call.i132, double -7.700000e+01
  %arrayidx73 = getelementptr i8, ptr %arrayidx31, i64 24
  store double %cond64, ptr %arrayidx73, align 8, !tbaa !25
  %cmp74 = fcmp ord double %call.i133, 0.000000e+00
  %cond78 = select i1 %cmp74, double %call.i133, double -7.700000e+01
  %arrayidx87 = getelementptr i8, ptr %arrayidx31, i64 32
  store double %cond78, ptr %arrayidx87, align 8, !tbaa !25
  %cmp88 = fcmp ord double %call.i134, 0.000000e+00
  %cond92 = select i1 %cmp88, double %call.i134, double -7.700000e+01
  %arrayidx101 = getelementptr i8, ptr %arrayidx31, i64 40
  store double %cond92, ptr %arrayidx101, align 8, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @d_ru(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %in, i64 %idxprom
  %3 = load double, ptr %arrayidx, align 8, !tbaa !25
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds double, ptr %in, i64 %idxprom8
  %4 = load double, ptr %arrayidx9, align 8, !tbaa !25
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds double, ptr %in, i64 %idxprom16
  %5 = load double, ptr %arrayidx17, align 8, !tbaa !25
  %call.i = tail call noundef double @__nv_dadd_ru(double noundef %3, double noundef %4) #11
  %call.i130 = tail call noundef double @__nv_dsub_ru(double noundef %3, double noundef %4) #11
  %call.i131 = tail call noundef double @__nv_dmul_ru(double noundef %3, double noundef %4) #11
  %call.i132 = tail call noundef double @__nv_ddiv_ru(double noundef %3, double noundef %4) #11
  %call.i133 = tail call noundef double @__nv_dsqrt_ru(double noundef %3) #11
  %call.i134 = tail call noundef double @__nv_fma_ru(double noundef %3, double noundef %4, double noundef %5) #11
  %cmp = fcmp ord double %call.i, 0.000000e+00
  %cond = select i1 %cmp, double %call.i, double -7.700000e+01
  %mul29 = mul nsw i32 %add, 6
  %idxprom30 = sext i32 %mul29 to i64
  %arrayidx31 = getelementptr inbounds double, ptr %out, i64 %idxprom30
  store double %cond, ptr %arrayidx31, align 8, !tbaa !25
  %cmp32 = fcmp ord double %call.i130, 0.000000e+00
  %cond36 = select i1 %cmp32, double %call.i130, double -7.700000e+01
  %arrayidx45 = getelementptr i8, ptr %arrayidx31, i64 8
  store double %cond36, ptr %arrayidx45, align 8, !tbaa !25
  %cmp46 = fcmp ord double %call.i131, 0.000000e+00
  %cond50 = select i1 %cmp46, double %call.i131, double -7.700000e+01
  %arrayidx59 = getelementptr i8, ptr %arrayidx31, i64 16
  store double %cond50, ptr %arrayidx59, align 8, !tbaa !25
  %cmp60 = fcmp ord double %call.i132, 0.000000e+00
  %cond64 = select i1 %cmp60, double %call.i132, double -7.700000e+01
  %arrayidx73 = getelementptr i8, ptr %arrayidx31, i64 24
  store double %cond64, ptr %arrayidx73, align 8, !tbaa !25
  %cmp74 = fcmp ord double %call.i133, 0.000000e+00
  %cond78 = select i1 %cmp74, double %call.i133, double -7.700000e+01
  %arrayidx87 = getelementptr i8, ptr %arrayidx31, i64 32
  store double %cond78, ptr %arrayidx87, align 8, !tbaa !25
  %cmp88 = fcmp ord double %call.i134, 0.000000e+00
  %cond92 = select i1 %cmp88, double %call.i134, double -7.700000e+01
  %arrayidx101 = getelementptr i8, ptr %arrayidx31, i64 40
  store double %cond92, ptr %arrayidx101, align 8, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @d_rz(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %in, i64 %idxprom
  %3 = load double, ptr %arrayidx, align 8, !tbaa !25
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds double, ptr %in, i64 %idxprom8
  %4 = load double, ptr %arrayidx9, align 8, !tbaa !25
  %xor15 = xor i32 %add, 2
  %idxprom16 = sext i32 %xor15 to i64
  %arrayidx17 = getelementptr inbounds double, ptr %in, i64 %idxprom16
  %5 = load double, ptr %arrayidx17, align 8, !tbaa !25
  %call.i = tail call noundef double @__nv_dadd_rz(double noundef %3, double noundef %4) #11
  %call.i130 = tail call noundef double @__nv_dsub_rz(double noundef %3, double noundef %4) #11
  %call.i131 = tail call noundef double @__nv_dmul_rz(double noundef %3, double noundef %4) #11
  %call.i132 = tail call noundef double @__nv_ddiv_rz(double noundef %3, double noundef %4) #11
  %call.i133 = tail call noundef double @__nv_dsqrt_rz(double noundef %3) #11
  %call.i134 = tail call noundef double @__nv_fma_rz(double noundef %3, double noundef %4, double noundef %5) #11
  %cmp = fcmp ord double %call.i, 0.000000e+00
  %cond = select i1 %cmp, double %call.i, double -7.700000e+01
  %mul29 = mul nsw i32 %add, 6
  %idxprom30 = sext i32 %mul29 to i64
  %arrayidx31 = getelementptr inbounds double, ptr %out, i64 %idxprom30
  store double %cond, ptr %arrayidx31, align 8, !tbaa !25
  %cmp32 = fcmp ord double %call.i130, 0.000000e+00
  %cond36 = select i1 %cmp32, double %call.i130, double -7.700000e+01
  %arrayidx45 = getelementptr i8, ptr %arrayidx31, i64 8
  store double %cond36, ptr %arrayidx45, align 8, !tbaa !25
  %cmp46 = fcmp ord double %call.i131, 0.000000e+00
  %cond50 = select i1 %cmp46, double %call.i131, double -7.700000e+01
  %arrayidx59 = getelementptr i8, ptr %arrayidx31, i64 16
  store double %cond50, ptr %arrayidx59, align 8, !tbaa !25
  %cmp60 = fcmp ord double %call.i132, 0.000000e+00
  %cond64 = select i1 %cmp60, double %call.i132, double -7.700000e+01
  %arrayidx73 = getelementptr i8, ptr %arrayidx31, i64 24
  store double %cond64, ptr %arrayidx73, align 8, !tbaa !25
  %cmp74 = fcmp ord double %call.i133, 0.000000e+00
  %cond78 = select i1 %cmp74, double %call.i133, double -7.700000e+01
  %arrayidx87 = getelementptr i8, ptr %arrayidx31, i64 32
  store double %cond78, ptr %arrayidx87, align 8, !tbaa !25
  %cmp88 = fcmp ord double %call.i134, 0.000000e+00
  %cond92 = select i1 %cmp88, double %call.i134, double -7.700000e+01
  %arrayidx101 = getelementptr i8, ptr %arrayidx31, i64 40
  store double %cond92, ptr %arrayidx101, align 8, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @converted_rd(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i64, ptr %in, i64 %idxprom
  %3 = load i64, ptr %arrayidx, align 8, !tbaa !19
  %call.i = tail call noundef float @__nv_ll2float_rd(i64 noundef %3) #11
  %mul9 = mul nsw i32 %add, 5
  %idxprom10 = sext i32 %mul9 to i64
  %arrayidx11 = getelementptr inbounds float, ptr %out, i64 %idxprom10
  store float %call.i, ptr %arrayidx11, align 4, !tbaa !23
  %call.i63 = tail call noundef float @__nv_ull2float_rd(i64 noundef %3) #11
  %arrayidx21 = getelementptr i8, ptr %arrayidx11, i64 4
  store float %call.i63, ptr %arrayidx21, align 4, !tbaa !23
  %conv = trunc i64 %3 to i32
  %call.i64 = tail call noundef float @__nv_int2float_rd(i32 noundef %conv) #11
  %arrayidx31 = getelementptr i8, ptr %arrayidx11, i64 8
  store float %call.i64, ptr %arrayidx31, align 4, !tbaa !23
  %call.i65 = tail call noundef float @__nv_uint2float_rd(i32 noundef %conv) #11
  %arrayidx42 = getelementptr i8, ptr %arrayidx11, i64 12
  store float %call.i65, ptr %arrayidx42, align 4, !tbaa !23
  %call.i67 = tail call noundef double @__nv_ll2double_rd(i64 noundef %3) #11
  %mul44 = fmul double %call.i67, 1.250000e+00
  %call.i66 = tail call noundef float @__nv_double2float_rd(double noundef %mul44) #11
  %arrayidx54 = getelementptr i8, ptr %arrayidx11, i64 16
  store float %call.i66, ptr %arrayidx54, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @converted_ru(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i64, ptr %in, i64 %idxprom
  %3 = load i64, ptr %arrayidx, align 8, !tbaa !19
  %call.i = tail call noundef float @__nv_ll2float_ru(i64 noundef %3) #11
  %mul9 = mul nsw i32 %add, 5
  %idxprom10 = sext i32 %mul9 to i64
  %arrayidx11 = getelementptr inbounds float, ptr %out, i64 %idxprom10
  store float %call.i, ptr %arrayidx11, align 4, !tbaa !23
  %call.i63 = tail call noundef float @__nv_ull2float_ru(i64 noundef %3) #11
  %arrayidx21 = getelementptr i8, ptr %arrayidx11, i64 4
  store float %call.i63, ptr %arrayidx21, align 4, !tbaa !23
  %conv = trunc i64 %3 to i32
  %call.i64 = tail call noundef float @__nv_int2float_ru(i32 noundef %conv) #11
  %arrayidx31 = getelementptr i8, ptr %arrayidx11, i64 8
  store float %call.i64, ptr %arrayidx31, align 4, !tbaa !23
  %call.i65 = tail call noundef float @__nv_uint2float_ru(i32 noundef %conv) #11
  %arrayidx42 = getelementptr i8, ptr %arrayidx11, i64 12
  store float %call.i65, ptr %arrayidx42, align 4, !tbaa !23
  %call.i67 = tail call noundef double @__nv_ll2double_ru(i64 noundef %3) #11
  %mul44 = fmul double %call.i67, 1.250000e+00
  %call.i66 = tail call noundef float @__nv_double2float_ru(double noundef %mul44) #11
  %arrayidx54 = getelementptr i8, ptr %arrayidx11, i64 16
  store float %call.i66, ptr %arrayidx54, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @converted_rz(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i64, ptr %in, i64 %idxprom
  %3 = load i64, ptr %arrayidx, align 8, !tbaa !19
  %call.i = tail call noundef float @__nv_ll2float_rz(i64 noundef %3) #11
  %mul9 = mul nsw i32 %add, 5
  %idxprom10 = sext i32 %mul9 to i64
  %arrayidx11 = getelementptr inbounds float, ptr %out, i64 %idxprom10
  store float %call.i, ptr %arrayidx11, align 4, !tbaa !23
  %call.i63 = tail call noundef float @__nv_ull2float_rz(i64 noundef %3) #11
  %arrayidx21 = getelementptr i8, ptr %arrayidx11, i64 4
  store float %call.i63, ptr %arrayidx21, align 4, !tbaa !23
  %conv = trunc i64 %3 to i32
  %call.i64 = tail call noundef float @__nv_int2float_rz(i32 noundef %conv) #11
  %arrayidx31 = getelementptr i8, ptr %arrayidx11, i64 8
  store float %call.i64, ptr %arrayidx31, align 4, !tbaa !23
  %call.i65 = tail call noundef float @__nv_uint2float_rz(i32 noundef %conv) #11
  %arrayidx42 = getelementptr i8, ptr %arrayidx11, i64 12
  store float %call.i65, ptr %arrayidx42, align 4, !tbaa !23
  %call.i67 = tail call noundef double @__nv_ll2double_rz(i64 noundef %3) #11
  %mul44 = fmul double %call.i67, 1.250000e+00
  %call.i66 = tail call noundef float @__nv_double2float_rz(double noundef %mul44) #11
  %arrayidx54 = getelementptr i8, ptr %arrayidx11, i64 16
  store float %call.i66, ptr %arrayidx54, align 4, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @parted(ptr noundef readonly captures(none) %in, ptr noundef writeonly captures(none) %out) local_unnamed_addr #3 {
entry:
  %whole = alloca float, align 4
  %exponent = alloca i32, align 4
  %quotient = alloca i32, align 4
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !23
  %xor = xor i32 %add, 1
  %idxprom8 = sext i32 %xor to i64
  %arrayidx9 = getelementptr inbounds float, ptr %in, i64 %idxprom8
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %whole) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %exponent) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %quotient) #10
  %call.i = call noundef float @__nv_frexpf(float noundef %3, ptr noundef nonnull %exponent) #11
  %call.i75 = call noundef float @__nv_modff(float noundef %3, ptr noundef nonnull %whole) #11
  %call.i76 = call noundef float @__nv_remquof(float noundef %3, float noundef %4, ptr noundef nonnull %quotient) #11
  %mul18 = mul nsw i32 %add, 6
  %idxprom19 = sext i32 %mul18 to i64
  %arrayidx20 = getelementptr inbounds float, ptr %out, i64 %idxprom19
  store float %call.i, ptr %arrayidx20, align 4, !tbaa !23
  %5 = load i32, ptr %exponent, align 4, !tbaa !4
  %conv = sitofp i32 %5 to float
  %arrayidx29 = getelementptr i8, ptr %arrayidx20, i64 4
  store float %conv, ptr %arrayidx29, align 4, !tbaa !23
  %arrayidx38 = getelementptr i8, ptr %arrayidx20, i64 8
  store float %call.i75, ptr %arrayidx38, align 4, !tbaa !23
  %6 = load float, ptr %whole, align 4, !tbaa !23
  %arrayidx47 = getelementptr i8, ptr %arrayidx20, i64 12
  store float %6, ptr %arrayidx47, align 4, !tbaa !23
  %arrayidx56 = getelementptr i8, ptr %arrayidx20, i64 16
  store float %call.i76, ptr %arrayidx56, align 4, !tbaa !23
  %7 = load i32, ptr %quotient, align 4, !tbaa !4
  %and = and i32 %7, 7
  %conv57 = uitofp nneg i32 %and to float
  %arrayidx66 = getelementptr i8, ptr %arrayidx20, i64 20
  store float %conv57, ptr %arrayidx66, align 4, !tbaa !23
  call void @llvm.lifetime.end.p0(ptr nonnull %quotient) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %exponent) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %whole) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: convergent nounwind
declare dso_local noundef i32 @_Z23__gir_system_atomic_addPii(ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local noundef i32 @_Z23__gir_system_atomic_maxPii(ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local noundef i32 @_Z23__gir_system_atomic_casPiii(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local noundef i32 @_Z23__gir_system_atomic_maxPjj(ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local noundef i32 @_Z23__gir_system_atomic_incPjj(ptr noundef, i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fadd_rd(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsub_rd(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmul_rd(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdiv_rd(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsqrt_rd(float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaf_rd(float noundef, float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fadd_ru(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsub_ru(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmul_ru(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdiv_ru(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsqrt_ru(float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaf_ru(float noundef, float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fadd_rz(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsub_rz(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmul_rz(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fdiv_rz(float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fsqrt_rz(float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaf_rz(float noundef, float noundef, float noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dadd_rd(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dsub_rd(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dmul_rd(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_ddiv_rd(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dsqrt_rd(double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fma_rd(double noundef, double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dadd_ru(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dsub_ru(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dmul_ru(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_ddiv_ru(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dsqrt_ru(double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fma_ru(double noundef, double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dadd_rz(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dsub_rz(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dmul_rz(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_ddiv_rz(double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dsqrt_rz(double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fma_rz(double noundef, double noundef, double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ll2float_rd(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ull2float_rd(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int2float_rd(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint2float_rd(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_double2float_rd(double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_ll2double_rd(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ll2float_ru(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ull2float_ru(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int2float_ru(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint2float_ru(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_double2float_ru(double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_ll2double_ru(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ll2float_rz(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ull2float_rz(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int2float_rz(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint2float_rz(i32 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_double2float_rz(double noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local double @__nv_ll2double_rz(i64 noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frexpf(float noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_modff(float noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_remquof(float noundef, float noundef, ptr noundef) local_unnamed_addr #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !9, !10}
!15 = !{ptr @_ZL5twicei, ptr @_ZL6squarei}
!16 = !{ptr @_ZL4lessi, ptr @_ZL5twicei, ptr @_ZL6squarei}
!17 = !{!18, !18, i64 0}
!18 = !{!"any pointer", !6, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long long", !6, i64 0}
!21 = distinct !{!21, !9, !10}
!22 = distinct !{!22, !9, !10}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !6, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !6, i64 0}
