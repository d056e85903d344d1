; Atomics, barriers and fences, with the numbers of scopes and semantics.
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS3iiii(ptr addrspace(3), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1), i32, i32, i32)
declare spir_func float @_Z22__spirv_AtomicExchangePU3AS1fiif(ptr addrspace(1), i32, i32, float)
declare spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS1fiif(ptr addrspace(1), i32, i32, float)
declare spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1), i32, i32)
declare spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1lii(ptr addrspace(1), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
declare spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1), i32, i32)
declare spir_func void @_Z23__spirv_AtomicFlagClearPU3AS1iii(ptr addrspace(1), i32, i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare spir_func void @_Z21__spirv_MemoryBarrierii(i32, i32)

define spir_kernel void @add(ptr addrspace(1) %out, ptr addrspace(1) %a0, i32 %a3) {
  %x = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %a0, i32 1, i32 0, i32 %a3)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @sub(ptr addrspace(1) %out, ptr addrspace(1) %a0, i32 %a3) {
  %x = call spir_func i32 @_Z18__spirv_AtomicISubPU3AS1iiii(ptr addrspace(1) %a0, i32 0, i32 528, i32 %a3)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @smax(ptr addrspace(1) %out, ptr addrspace(3) %a0, i32 %a3) {
  %x = call spir_func i32 @_Z18__spirv_AtomicSMaxPU3AS3iiii(ptr addrspace(3) %a0, i32 2, i32 264, i32 %a3)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @umin(ptr addrspace(1) %out, ptr addrspace(1) %a0, i32 %a3) {
  %x = call spir_func i32 @_Z18__spirv_AtomicUMinPU3AS1jiij(ptr addrspace(1) %a0, i32 3, i32 516, i32 %a3)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @exchange(ptr addrspace(1) %out, ptr addrspace(1) %a0, float %a3) {
  %x = call spir_func float @_Z22__spirv_AtomicExchangePU3AS1fiif(ptr addrspace(1) %a0, i32 1, i32 514, float %a3)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @fadd(ptr addrspace(1) %out, ptr addrspace(1) %a0, float %a3) {
  %x = call spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS1fiif(ptr addrspace(1) %a0, i32 1, i32 0, float %a3)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @increment(ptr addrspace(1) %out, ptr addrspace(1) %a0) {
  %x = call spir_func i32 @_Z24__spirv_AtomicIIncrementPU3AS1iii(ptr addrspace(1) %a0, i32 1, i32 0)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @decrement(ptr addrspace(1) %out, ptr addrspace(1) %a0) {
  %x = call spir_func i32 @_Z24__spirv_AtomicIDecrementPU3AS1iii(ptr addrspace(1) %a0, i32 1, i32 0)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @load(ptr addrspace(1) %out, ptr addrspace(1) %a0) {
  %x = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1lii(ptr addrspace(1) %a0, i32 1, i32 514)
  store i64 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @store(ptr addrspace(1) %a0, i32 %a3) {
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1) %a0, i32 1, i32 516, i32 %a3)
  ret void
}

define spir_kernel void @compare(ptr addrspace(1) %out, ptr addrspace(1) %a0, i32 %a4, i32 %a5) {
  %x = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %a0, i32 1, i32 520, i32 514, i32 %a4, i32 %a5)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @flag(ptr addrspace(1) %out, ptr addrspace(1) %a0) {
  %x = call spir_func i1 @_Z28__spirv_AtomicFlagTestAndSetPU3AS1iii(ptr addrspace(1) %a0, i32 1, i32 528)
  %y = zext i1 %x to i32
  store i32 %y, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @clear(ptr addrspace(1) %a0) {
  call spir_func void @_Z23__spirv_AtomicFlagClearPU3AS1iii(ptr addrspace(1) %a0, i32 1, i32 516)
  ret void
}

define spir_kernel void @barrier() {
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 264)
  ret void
}

define spir_kernel void @of_device() {
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 1, i32 528)
  ret void
}

define spir_kernel void @subgroup() {
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 3, i32 3, i32 0)
  ret void
}

define spir_kernel void @fence() {
  call spir_func void @_Z21__spirv_MemoryBarrierii(i32 1, i32 520)
  ret void
}
