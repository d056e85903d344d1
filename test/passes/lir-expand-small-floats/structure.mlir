// Memory, functions, control flow and vectors hold integers; parameters keep their declared type.
// RUN: gir-opt --lir-expand-small-floats %s | FileCheck %s

// CHECK: lir.global @table : !mir.ptr<constant, i16> count 2 align 2 elem i16 = dense<[16256, -16352]> : tensor<2xi16>
lir.global @table : !mir.ptr<constant, bf16> count 2 align 2 elem bf16 = dense<[1.0, -2.5]> : tensor<2xbf16>

// CHECK-LABEL: func.func private @callee(
// CHECK-SAME: %{{.*}}: i16, %{{.*}}: vector<4xi8>) -> i16
func.func private @callee(%x: bf16, %v: vector<4xf8E5M2>) -> bf16 {
  return %x : bf16
}

// CHECK-LABEL: func.func @kernel(
// CHECK-SAME: %arg0: !mir.ptr<global, i16> {lir.name = "p", {{[^}]*}}lir.type = bf16}
// CHECK-SAME: %[[A:arg1]]: i16 {lir.name = "a", {{[^}]*}}lir.type = bf16}
func.func @kernel(
    %p: !mir.ptr<global, bf16> {lir.name = "p", lir.type = bf16, lir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %a: bf16 {lir.name = "a", lir.type = bf16, lir.push_constant = #lir.push_constant<offset = 0, size = 2>},
    %v: !mir.ptr<global, vector<4xf8E5M2>> {lir.name = "v", lir.type = vector<4xf8E5M2>, lir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %c: i1)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: %[[X:.*]] = lir.load %{{.*}} align 2 : <global, i16> -> i16
  %x = lir.load %p align 2 : <global, bf16> -> bf16
  // CHECK: lir.load %{{.*}} align 4 : <global, vector<4xi8>> -> vector<4xi8>
  %w = lir.load %v align 4 : <global, vector<4xf8E5M2>> -> vector<4xf8E5M2>
  // CHECK: %[[Y:.*]] = call @callee(%[[X]], %{{.*}}) : (i16, vector<4xi8>) -> i16
  %y = func.call @callee(%x, %w) : (bf16, vector<4xf8E5M2>) -> bf16
  // CHECK: %[[Z:.*]] = scf.if %{{.*}} -> (i16)
  %z = scf.if %c -> (bf16) {
    // CHECK: scf.yield %[[Y]] : i16
    scf.yield %y : bf16
  } else {
    // CHECK: scf.yield %[[A]] : i16
    scf.yield %a : bf16
  }
  // CHECK: arith.select %{{.*}}, %[[Z]], %[[X]] : i16
  %s = arith.select %c, %z, %x : bf16
  // CHECK: lir.store %{{.*}}, %{{.*}} align 2 : <global, i16>, i16
  lir.store %p, %s align 2 : <global, bf16>, bf16
  return
}
