; Built-in variables as globals: the whole vector, a component, and by way of a generic pointer.
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInGlobalLinearId = external addrspace(1) constant i64, align 8

define spir_kernel void @component(ptr addrspace(1) %out) {
  %1 = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %2 = extractelement <3 x i64> %1, i32 1
  store i64 %2, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @scalar(ptr addrspace(1) %out) {
  %1 = load i64, ptr addrspace(1) getelementptr inbounds (<3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, i64 0, i64 1), align 8
  store i64 %1, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @generic(ptr addrspace(1) %out) {
  %1 = load <3 x i64>, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId to ptr addrspace(4)), align 32
  %2 = extractelement <3 x i64> %1, i32 1
  store i64 %2, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @linear(ptr addrspace(1) %out) {
  %1 = load i64, ptr addrspace(1) @__spirv_BuiltInGlobalLinearId, align 8
  store i64 %1, ptr addrspace(1) %out
  ret void
}
