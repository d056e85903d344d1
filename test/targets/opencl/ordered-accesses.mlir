// A load or store of lir that states an ordering is atomic.
// RUN: gir-opt --emit-opencl --target=opencl3.0 %s -o %t.cl
// RUN: FileCheck %s < %t.cl
// RUN: clang -x cl -cl-std=CL3.0 -Xclang -finclude-default-header -target spir64 -fsyntax-only -Werror %t.cl

// CHECK: = atomic_load_explicit((__global atomic_uint*)p, memory_order_acquire, memory_scope_device);
// CHECK-NEXT: atomic_store_explicit((__global atomic_uint*)p, {{[a-z]+}}, memory_order_release, memory_scope_device);
// CHECK-NEXT: *p = 1u;
func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %v = lir.load %p align 4 ordering acquire scope device : <global, i32> -> i32
  lir.store %p, %v align 4 ordering release scope device : <global, i32>, i32
  %one = arith.constant 1 : i32
  lir.store %p, %one align 4 : <global, i32>, i32
  return
}
