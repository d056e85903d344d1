// A loop does not end in a test of a structure that its body declares: the name is unknown behind the body.
// RUN: gir-opt -O0 --emit-opencl --target=opencl3.0 %s -o %t.cl
// RUN: FileCheck %s < %t.cl
// RUN: clang -x cl -cl-std=CL3.0 -Xclang -finclude-default-header -target spir64 -fsyntax-only -Werror %t.cl

// CHECK: while (true) {
// CHECK: struct step__results [[RESULTS:[a-z0-9]+]] = step_(
// CHECK-NEXT: t = [[RESULTS]].r0;
// CHECK-NEXT: if (![[RESULTS]].r1) {
// CHECK-NEXT: break;
func.func private @step(%x: i32) -> (i32, i1) {
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  %end = arith.constant 100 : i32
  %c = arith.cmpi ult, %y, %end : i32
  return %y, %c : i32, i1
}

func.func @k(%o: !mir.ptr<global, i32> {lir.name = "o", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
             attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %r = scf.while (%x = %zero) : (i32) -> i32 {
    lir.store %o, %x align 4 : <global, i32>, i32
    %s:2 = func.call @step(%x) : (i32) -> (i32, i1)
    scf.condition(%s#1) %s#0 : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  lir.store %o, %r align 4 : <global, i32>, i32
  return
}
