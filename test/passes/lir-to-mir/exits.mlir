// X-6: exits out of loops become branches.
// RUN: gir-opt --lir-to-mir %s | FileCheck %s
// RUN: gir-opt --emit-gir %s | FileCheck %s --check-prefix=GIR

// CHECK: mir.kernel
// CHECK: cf.br ^bb1(%{{.+}} : i32)
// CHECK: ^bb1(%[[I:.+]]: i32):
// CHECK: cf.cond_br %{{.+}}, ^bb2, ^bb3
// CHECK-NOT: lir.
// GIR: func kernel workgroup_size(1, 1, 1) @k(%o: ptr[global]<u32>
// GIR: phi u32
// GIR: store %o
func.func @k(%o: !mir.ptr<global, i32> {lir.name = "o", lir.resource = #mir.resource<set = 0, binding = 0, storage>, lir.type = ui32}, %n: i32 {lir.name = "n", lir.push_constant = #lir.push_constant<offset = 0, size = 4>, lir.type = ui32}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>, lir.push_constants = #mir.push_constants<size = 4, align = 4>} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %last = lir.loop iter_args(%i = %zero) : (i32) -> i32 {
    %more = arith.cmpi ult, %i, %n : i32
    lir.if %more {
      lir.yield
    } else {
      lir.break %i : i32
    }
    %next = arith.addi %i, %one : i32
    lir.continue %next : i32
  }
  lir.store %o, %last align 4 : !mir.ptr<global, i32>, i32
  return
}
