; Scans of subgroups, compared with formulas: 1 is a right sum up to the own work-item, 2 one of those before it, 4 the least
; of those before it.
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
declare spir_func i32 @_Z17__spirv_GroupIAddiii(i32, i32, i32)
declare spir_func i32 @_Z17__spirv_GroupSMiniii(i32, i32, i32)

define spir_kernel void @scans(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %lane = call spir_func i32 @_Z40__spirv_BuiltInSubgroupLocalInvocationIdv()
  %one = add i32 %lane, 1
  %two = add i32 %lane, 2
  %inclusive = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 3, i32 1, i32 %one)
  %exclusive = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 3, i32 2, i32 %one)
  %negative = sub i32 0, %lane
  %least = call spir_func i32 @_Z17__spirv_GroupSMiniii(i32 3, i32 2, i32 %negative)
  %p = mul i32 %one, %two
  %up.to = lshr i32 %p, 1
  %before = sub i32 %up.to, %one
  %is.first = icmp eq i32 %lane, 0
  %previous = add i32 %negative, 1
  %expected = select i1 %is.first, i32 2147483647, i32 %previous
  %a = icmp eq i32 %inclusive, %up.to
  %b = icmp eq i32 %exclusive, %before
  %c = icmp eq i32 %least, %expected
  %a1 = select i1 %a, i32 1, i32 0
  %b2 = select i1 %b, i32 2, i32 0
  %c4 = select i1 %c, i32 4, i32 0
  %ab = or i32 %a1, %b2
  %abc = or i32 %ab, %c4
  %at = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %abc, ptr addrspace(1) %at
  ret void
}
