// A function of the library that mir or lir declares gets its definition; undeclared functions are not added.
// R-RUNA-115
// RUN: gir-opt --mir-link-library %s | FileCheck %s
// RUN: gir-opt -O0 --lower-to-lir --target=cpu %s -o %t.mlir && FileCheck %s --check-prefix=LIR --input-file=%t.mlir
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-run %s --kernel k --workgroups 2 --arg zeros:u32:2 --out 0=%t.npy && od -An -v -w4 -t u4 -j 128 %t.npy | FileCheck %s --check-prefix=COUNT
// RUN: gir-run %S/Inputs/declared-in-lir.mlir --kernel k --workgroups 2 --arg zeros:u32:2 --out 0=%t.npy && od -An -v -w4 -t u4 -j 128 %t.npy | FileCheck %s --check-prefix=COUNT

// COUNT-COUNT-2: {{^ *}}64{{$}}

// CHECK-NOT: func.func private
// CHECK: func.func private @gir.workgroup_count(%arg0: i32 {mir.name = "condition", mir.type = ui32}, %arg1: !mir.ptr<workgroup, i32>
// CHECK: cf.cond_br
// CHECK-NOT: func.func private
// LIR: func.func private @gir.workgroup_count(
// LIR: scf.while
func.func private @gir.workgroup_count(i32, !mir.ptr<workgroup, i32>) -> i32
mir.gpu.global @scratch : !mir.ptr<workgroup, i32> count 64 elem ui32

func.func @k(%p: !mir.ptr<global, i32> {mir.name = "p", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %group = mir.gpu.workgroup_id x
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %scratch = mir.gpu.address_of @scratch : !mir.ptr<workgroup, i32>
  %count = func.call @gir.workgroup_count(%three, %scratch) : (i32, !mir.ptr<workgroup, i32>) -> i32
  %first = arith.cmpi eq, %local, %zero : i32
  scf.if %first {
    %at = mir.gpu.gep %p[%group] stride 4 : !mir.ptr<global, i32>, i32
    mir.gpu.store %at, %count : !mir.ptr<global, i32>, i32
  }
  return
}
