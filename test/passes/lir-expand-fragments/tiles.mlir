// A load of tiles without an instruction: the index of a row comes from the work-item that has it, and the numbers are
// loaded one by one. With `loads` that holds for all targets, without a remark.
// RUN: gir-opt --lir-expand-fragments %s 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err
// RUN: gir-opt --lir-expand-fragments=loads %s 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=NONE --allow-empty < %t.err

// REMARK: remark: 'lir.fragment_load' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for it
// NONE-NOT: remark

module attributes {lir.target = "cuda-sm_70"} {
  lir.global @tile : !mir.ptr<workgroup, f16> count 128 align 16 elem f16

  // CHECK-LABEL: func.func @rows(
  // CHECK-SAME: %[[ROW:.*]]: i32)
  func.func @rows(%row: i32) -> (f16, f16, f16, f16) {
    %p = lir.address_of @tile : !mir.ptr<workgroup, f16>
    %q = lir.gep unsigned %p[%row] stride 16 : <workgroup, f16>, i32
    // CHECK: %[[P:.*]] = lir.address_of @tile
    // CHECK: %[[LANE:.*]] = lir.subgroup_local_id
    // CHECK: %[[LINE:.*]] = arith.shrui %[[LANE]], %c2
    // CHECK: %[[AT:.*]] = arith.andi %[[LANE]], %c3
    // CHECK: %[[FIRST:.*]] = arith.muli %[[AT]], %c2
    // CHECK: %[[R0:.*]] = lir.subgroup_shuffle %[[ROW]], %[[LINE]] : i32
    // CHECK: %[[Q0:.*]] = lir.gep unsigned %[[P]][%[[R0]]] stride 16
    // CHECK: %[[A0:.*]] = lir.gep unsigned %[[Q0]][%[[FIRST]]] stride 2
    // CHECK: lir.load %[[A0]] align 2
    // CHECK: %[[SECOND:.*]] = arith.addi %[[FIRST]], %c1
    // CHECK: %[[A1:.*]] = lir.gep unsigned %[[Q0]][%[[SECOND]]] stride 2
    // CHECK: lir.load %[[A1]] align 2
    // CHECK: %[[BELOW:.*]] = arith.addi %[[LINE]], %c8
    // CHECK: lir.subgroup_shuffle %[[ROW]], %[[BELOW]] : i32
    // CHECK-COUNT-2: lir.load
    // CHECK-NOT: lir.fragment_load
    %n:4 = lir.fragment_load %q tiles 2 : <workgroup, f16> -> f16, f16, f16, f16
    return %n#0, %n#1, %n#2, %n#3 : f16, f16, f16, f16
  }

  // Transposed, two rows have a work-item's numbers.
  // CHECK-LABEL: func.func @columns(
  func.func @columns(%row: i32) -> (f16, f16) {
    %p = lir.address_of @tile : !mir.ptr<workgroup, f16>
    %q = lir.gep unsigned %p[%row] stride 16 : <workgroup, f16>, i32
    // CHECK-COUNT-2: lir.subgroup_shuffle
    // CHECK-NOT: lir.subgroup_shuffle
    %n:2 = lir.fragment_load %q tiles 1 transposed : <workgroup, f16> -> f16, f16
    return %n#0, %n#1 : f16, f16
  }
}
