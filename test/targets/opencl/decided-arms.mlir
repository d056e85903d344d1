// A variable that only an arm uses which a specialisation constant rules out is not declared: clang would warn of it.
// RUN: gir-opt --emit-opencl --target=opencl3.0 %s -o %t.cl
// RUN: FileCheck %s < %t.cl
// RUN: clang -x cl -cl-std=CL3.0 -Xclang -finclude-default-header -target spir64 -fsyntax-only -Wall -Werror %t.cl

// CHECK: __kernel void k(__global uint* p) {
// CHECK-NEXT: uint v;
// CHECK-NEXT: change(p, &v);
// CHECK-NEXT: }
func.func private @change(%p: !mir.ptr<global, i32>, %q: !mir.ptr<private, i32>) attributes {lir.inline = "noinline"} {
  %v = lir.load %p align 4 : <global, i32> -> i32
  lir.store %q, %v align 4 : <private, i32>, i32
  %w = lir.load %q align 4 : <private, i32> -> i32
  lir.store %p, %w align 4 : <global, i32>, i32
  return
}
func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %kept = lir.var 1 align 4 : <private, i32>
  %dropped = lir.var 1 align 4 : <private, i32>
  %c = lir.spec_constant "alternative" id(3) = false
  scf.if %c {
    func.call @change(%p, %dropped) : (!mir.ptr<global, i32>, !mir.ptr<private, i32>) -> ()
  } else {
    func.call @change(%p, %kept) : (!mir.ptr<global, i32>, !mir.ptr<private, i32>) -> ()
  }
  return
}
