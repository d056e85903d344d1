; Built-in variables as calls, with one component, with all three in a vector, and by the names of OpenCL C.
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
declare spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @component(ptr addrspace(1) %out) {
  %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1)
  store i64 %1, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @vector(ptr addrspace(1) %out) {
  %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %2 = insertelement <3 x i64> undef, i64 %1, i32 0
  %3 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1)
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2)
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  %7 = extractelement <3 x i64> %6, i32 1
  store i64 %7, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @poison(ptr addrspace(1) %out) {
  %1 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %2 = insertelement <3 x i64> poison, i64 %1, i32 0
  %3 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1)
  %4 = insertelement <3 x i64> %2, i64 %3, i32 1
  %5 = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 2)
  %6 = insertelement <3 x i64> %4, i64 %5, i32 2
  %7 = extractelement <3 x i64> %6, i32 1
  store i64 %7, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @opencl(ptr addrspace(1) %out) {
  %1 = call spir_func i64 @_Z13get_global_idj(i32 1)
  store i64 %1, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @linear(ptr addrspace(1) %out) {
  %1 = call spir_func i64 @_Z29__spirv_BuiltInGlobalLinearIdv()
  store i64 %1, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @lane(ptr addrspace(1) %out) {
  %1 = call spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
  store i32 %1, ptr addrspace(1) %out
  ret void
}
