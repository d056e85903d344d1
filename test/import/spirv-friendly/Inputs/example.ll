; The module of the specification, "SPIR-V instructions mapped to LLVM metadata", with its decorations. Its entry points
; name the functions where the specification leaves them open.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

@v = internal addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], !spirv.Decorations !30

define spir_kernel void @kernel1(ptr addrspace(1) %a, ptr addrspace(1) %b) !spirv.ParameterDecorations !40 {
  %x = load i32, ptr addrspace(1) %a, align 4
  %i = and i32 %x, 3
  %p = getelementptr inbounds [4 x i32], ptr addrspace(2) @v, i32 0, i32 %i
  %y = load i32, ptr addrspace(2) %p, align 4
  %idx = getelementptr inbounds i32, ptr addrspace(1) %b, i64 1, !spirv.Decorations !50
  store i32 %y, ptr addrspace(1) %idx, align 4
  ret void
}

define spir_kernel void @kernel2(ptr addrspace(1) %a) {
  store i32 7, ptr addrspace(1) %a, align 4
  ret void
}

!spirv.Source = !{!0}
!spirv.SourceExtension = !{!2, !3}
!spirv.Extension = !{!11}
!spirv.Capability = !{!4}
!spirv.MemoryModel = !{!5}
!spirv.EntryPoint = !{!6, !7}
!spirv.ExecutionMode = !{!8, !9}
!spirv.Generator = !{!10}

!0 = !{i32 3, i32 102000, !1}
!1 = !{!"/tmp/opencl/program.cl"}
!2 = !{!"cl_khr_fp16"}
!3 = !{!"cl_khr_gl_sharing"}
!4 = !{i32 10}
!5 = !{i32 2, i32 2}
!6 = !{i32 6, ptr @kernel1, !"kernel1"}
!7 = !{i32 6, ptr @kernel2, !"kernel2"}
!8 = !{!6, i32 18, i32 16, i32 1, i32 1}
!9 = !{!7, i32 32}
!10 = !{i16 6, i16 123}
!11 = !{!"SPV_KHR_expect_assume"}
!30 = !{!31, !32}
!31 = !{i32 22}
!32 = !{i32 41, !"v", i32 0}
!40 = !{!41, !42}
!41 = !{}
!42 = !{!43}
!43 = !{i32 19}
!50 = !{!51}
!51 = !{i32 6442, i32 1, i32 2}
