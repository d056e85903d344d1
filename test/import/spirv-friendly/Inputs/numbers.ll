; Instructions on numbers.
target triple = "spir64-unknown-unknown"

declare spir_func float @_Z11__spirv_DotDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i1 @_Z13__spirv_IsNanf(float)
declare spir_func i1 @_Z22__spirv_FUnordLessThanff(float, float)
declare spir_func i32 @_Z16__spirv_BitCounti(i32)
declare spir_func i32 @_Z18__spirv_BitReversei(i32)
declare spir_func float @_Z12__spirv_FModff(float, float)
declare spir_func i1 @_Z11__spirv_AnyDv4_b(<4 x i1>)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

define spir_kernel void @dot(ptr addrspace(1) %out, <4 x float> %a0, <4 x float> %a1) {
  %x = call spir_func float @_Z11__spirv_DotDv4_fS_(<4 x float> %a0, <4 x float> %a1)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @nan(ptr addrspace(1) %out, float %a0) {
  %x = call spir_func i1 @_Z13__spirv_IsNanf(float %a0)
  %y = zext i1 %x to i32
  store i32 %y, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @unordered(ptr addrspace(1) %out, float %a0, float %a1) {
  %x = call spir_func i1 @_Z22__spirv_FUnordLessThanff(float %a0, float %a1)
  %y = zext i1 %x to i32
  store i32 %y, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @count(ptr addrspace(1) %out, i32 %a0) {
  %x = call spir_func i32 @_Z16__spirv_BitCounti(i32 %a0)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @reverse(ptr addrspace(1) %out, i32 %a0) {
  %x = call spir_func i32 @_Z18__spirv_BitReversei(i32 %a0)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @modulo(ptr addrspace(1) %out, float %a0, float %a1) {
  %x = call spir_func float @_Z12__spirv_FModff(float %a0, float %a1)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @any(ptr addrspace(1) %out, <4 x i1> %a0) {
  %x = call spir_func i1 @_Z11__spirv_AnyDv4_b(<4 x i1> %a0)
  %y = zext i1 %x to i32
  store i32 %y, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @special(ptr addrspace(1) %out) {
  %x = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 42)
  store i32 %x, ptr addrspace(1) %out
  ret void
}
