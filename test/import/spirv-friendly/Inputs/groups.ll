; Instructions of subgroups and workgroups.
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z27__spirv_GroupNonUniformIAddiii(i32, i32, i32)
declare spir_func i32 @_Z17__spirv_GroupUMiniij(i32, i32, i32)
declare spir_func float @_Z30__spirv_GroupNonUniformShuffleifj(i32, float, i32)
declare spir_func i32 @_Z33__spirv_GroupNonUniformShuffleXoriij(i32, i32, i32)
declare spir_func i32 @_Z32__spirv_GroupNonUniformShuffleUpiij(i32, i32, i32)
declare spir_func i32 @_Z28__spirv_SubgroupShuffleINTELij(i32, i32)
declare spir_func i32 @_Z32__spirv_GroupNonUniformBroadcastiij(i32, i32, i32)
declare spir_func i1 @_Z16__spirv_GroupAllib(i32, i1)
declare spir_func i1 @_Z26__spirv_GroupNonUniformAnyib(i32, i1)
declare spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotib(i32, i1)

define spir_kernel void @sum(ptr addrspace(1) %out, i32 %a2) {
  %x = call spir_func i32 @_Z27__spirv_GroupNonUniformIAddiii(i32 3, i32 0, i32 %a2)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @least(ptr addrspace(1) %out, i32 %a2) {
  %x = call spir_func i32 @_Z17__spirv_GroupUMiniij(i32 2, i32 0, i32 %a2)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @shuffle(ptr addrspace(1) %out, float %a1, i32 %a2) {
  %x = call spir_func float @_Z30__spirv_GroupNonUniformShuffleifj(i32 3, float %a1, i32 %a2)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @xor(ptr addrspace(1) %out, i32 %a1, i32 %a2) {
  %x = call spir_func i32 @_Z33__spirv_GroupNonUniformShuffleXoriij(i32 3, i32 %a1, i32 %a2)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @up(ptr addrspace(1) %out, i32 %a1, i32 %a2) {
  %x = call spir_func i32 @_Z32__spirv_GroupNonUniformShuffleUpiij(i32 3, i32 %a1, i32 %a2)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @intel(ptr addrspace(1) %out, i32 %a0, i32 %a1) {
  %x = call spir_func i32 @_Z28__spirv_SubgroupShuffleINTELij(i32 %a0, i32 %a1)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @broadcast(ptr addrspace(1) %out, i32 %a1) {
  %x = call spir_func i32 @_Z32__spirv_GroupNonUniformBroadcastiij(i32 3, i32 %a1, i32 0)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @all(ptr addrspace(1) %out, i1 %a1) {
  %x = call spir_func i1 @_Z16__spirv_GroupAllib(i32 2, i1 %a1)
  %y = zext i1 %x to i32
  store i32 %y, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @any(ptr addrspace(1) %out, i1 %a1) {
  %x = call spir_func i1 @_Z26__spirv_GroupNonUniformAnyib(i32 3, i1 %a1)
  %y = zext i1 %x to i32
  store i32 %y, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @ballot(ptr addrspace(1) %out, i1 %a1) {
  %x = call spir_func <4 x i32> @_Z29__spirv_GroupNonUniformBallotib(i32 3, i1 %a1)
  store <4 x i32> %x, ptr addrspace(1) %out
  ret void
}
