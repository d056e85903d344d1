// A variable that is too large is an error, reported while all of its uses still exist.
// RUN: not gir-opt --lir-to-spirv=prepare=false %s 2>&1 | FileCheck %s

// CHECK: invalid-large-variables.mlir:10:10: error: 'lir.var' op has 4294967296 elements; SPIR-V arrays have fewer than 2^32
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %x: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %c = lir.subgroup_local_id
    // It is used by several.
    %a = lir.var 4294967296 align 4 : <private, i32>
    %q = lir.gep %a[%c] stride 4 : <private, i32>, i32
    lir.store %q, %x align 4 : <private, i32>, i32
    %y = lir.load %a align 4 : <private, i32> -> i32
    lir.store %p, %y align 4 : <global, i32>, i32
    return
  }
}
