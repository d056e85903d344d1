// Accesses and storage that SPIR-V does not get yet, where they stand.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %x: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.var' op is workgroup storage in a function, which cannot be emitted as SPIR-V yet; make it a lir.global}}
    %0 = lir.var 4 align 4 : !mir.ptr<workgroup, i32>
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a value of type !mir.ptr<global, !mir.atomic<i32>>, which cannot be emitted as SPIR-V yet}}
  func.func @k(%p: !mir.ptr<global, !mir.atomic<i32>> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %x: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.atomic_add %p, %x ordering relaxed scope device : !mir.ptr<global, !mir.atomic<i32>>, i32 -> i32
    return
  }
}
