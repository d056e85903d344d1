target triple = "nvptx64-nvidia-cuda"
declare { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)
declare { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64, i32)
define ptx_kernel void @k(i64 %tex, i64 %line, ptr addrspace(1) %out) {
  %t = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %tex, float 1.0, float 2.0)
  %a = extractvalue { float, float, float, float } %t, 0
  %l = call { i32, i32, i32, i32 } @llvm.nvvm.tex.unified.1d.v4s32.s32(i64 %line, i32 3)
  %b = extractvalue { i32, i32, i32, i32 } %l, 1
  %c = sitofp i32 %b to float
  %d = fadd float %a, %c
  store float %d, ptr addrspace(1) %out
  ret void
}
