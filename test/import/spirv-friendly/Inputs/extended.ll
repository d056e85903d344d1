; Extended instructions of OpenCL. Signs are in the names; types of results are postfixes.
target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z15__spirv_ocl_fmaDv4_fS_S_(<4 x float>, <4 x float>, <4 x float>)
declare spir_func double @_Z17__spirv_ocl_floord(double)
declare spir_func i32 @_Z17__spirv_ocl_s_maxii(i32, i32)
declare spir_func i32 @_Z17__spirv_ocl_u_maxii(i32, i32)
declare spir_func i8 @_Z18__spirv_ocl_u_haddhh(i8, i8)
declare spir_func float @_Z18__spirv_ocl_fclampfff(float, float, float)
declare spir_func float @_Z23__spirv_ocl_native_sqrtf(float)
declare spir_func <4 x float> @_Z27__spirv_ocl_vloadn__Rfloat4lPU3AS1fi(i64, ptr addrspace(1), i32)
declare spir_func float @_Z30__spirv_ocl_vload_half__RfloatlPU3AS1Dh(i64, ptr addrspace(1))
declare spir_func <3 x float> @_Z32__spirv_ocl_vload_halfn__Rfloat3lPU3AS1Dhi(i64, ptr addrspace(1), i32)
declare spir_func <3 x float> @_Z33__spirv_ocl_vloada_halfn__Rfloat3lPU3AS1Dhi(i64, ptr addrspace(1), i32)
declare spir_func void @_Z19__spirv_ocl_vstorenDv2_ilPU3AS1i(<2 x i32>, i64, ptr addrspace(1))
declare spir_func void @_Z25__spirv_ocl_vstore_half_rflPU3AS1Dhi(float, i64, ptr addrspace(1), i32)

define spir_kernel void @fma(ptr addrspace(1) %out, <4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %x = call spir_func <4 x float> @_Z15__spirv_ocl_fmaDv4_fS_S_(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  store <4 x float> %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @floor(ptr addrspace(1) %out, double %a0) {
  %x = call spir_func double @_Z17__spirv_ocl_floord(double %a0)
  store double %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @smax(ptr addrspace(1) %out, i32 %a0, i32 %a1) {
  %x = call spir_func i32 @_Z17__spirv_ocl_s_maxii(i32 %a0, i32 %a1)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @umax(ptr addrspace(1) %out, i32 %a0, i32 %a1) {
  %x = call spir_func i32 @_Z17__spirv_ocl_u_maxii(i32 %a0, i32 %a1)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @uhadd(ptr addrspace(1) %out, i8 %a0, i8 %a1) {
  %x = call spir_func i8 @_Z18__spirv_ocl_u_haddhh(i8 %a0, i8 %a1)
  store i8 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @clamp(ptr addrspace(1) %out, float %a0, float %a1, float %a2) {
  %x = call spir_func float @_Z18__spirv_ocl_fclampfff(float %a0, float %a1, float %a2)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @sqrt(ptr addrspace(1) %out, float %a0) {
  %x = call spir_func float @_Z23__spirv_ocl_native_sqrtf(float %a0)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @load4(ptr addrspace(1) %out, i64 %a0, ptr addrspace(1) %a1) {
  %x = call spir_func <4 x float> @_Z27__spirv_ocl_vloadn__Rfloat4lPU3AS1fi(i64 %a0, ptr addrspace(1) %a1, i32 4)
  store <4 x float> %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @load_half(ptr addrspace(1) %out, i64 %a0, ptr addrspace(1) %a1) {
  %x = call spir_func float @_Z30__spirv_ocl_vload_half__RfloatlPU3AS1Dh(i64 %a0, ptr addrspace(1) %a1)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @load_half3(ptr addrspace(1) %out, i64 %a0, ptr addrspace(1) %a1) {
  %x = call spir_func <3 x float> @_Z32__spirv_ocl_vload_halfn__Rfloat3lPU3AS1Dhi(i64 %a0, ptr addrspace(1) %a1, i32 3)
  store <3 x float> %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @load_aligned3(ptr addrspace(1) %out, i64 %a0, ptr addrspace(1) %a1) {
  %x = call spir_func <3 x float> @_Z33__spirv_ocl_vloada_halfn__Rfloat3lPU3AS1Dhi(i64 %a0, ptr addrspace(1) %a1, i32 3)
  store <3 x float> %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @store2(<2 x i32> %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @_Z19__spirv_ocl_vstorenDv2_ilPU3AS1i(<2 x i32> %a0, i64 %a1, ptr addrspace(1) %a2)
  ret void
}

define spir_kernel void @store_half(float %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @_Z25__spirv_ocl_vstore_half_rflPU3AS1Dhi(float %a0, i64 %a1, ptr addrspace(1) %a2, i32 0)
  ret void
}
