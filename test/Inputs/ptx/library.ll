; A library as --ptx-libdevice takes one: what it has depends on options of the compiler, as NVIDIA's does.

@flush = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"

declare i32 @__nvvm_reflect(ptr)

define float @__nv_expf(float %x) {
  %flushes = call i32 @__nvvm_reflect(ptr @flush)
  %is_flushing = icmp ne i32 %flushes, 0
  br i1 %is_flushing, label %fast, label %slow
fast:
  ret float 0.0
slow:
  %r = fadd float %x, 0x3FB99999A0000000
  ret float %r
}

define double @__nv_exp(double %x) {
  %r = fadd double %x, 1.0
  ret double %r
}

define float @__nv_powf(float %x, float %y) {
  %r = call float @__nv_expf(float %y)
  %s = fmul float %x, %r
  ret float %s
}

define float @unused(float %x) {
  ret float %x
}
