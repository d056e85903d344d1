// For Hexagon, memory of less than a vector gets the 128 bytes of one, so that no access of a vector is beyond it.
// R-RUNA-70 R-RUNA-76
// RUN: gir-opt --lir-pad-storage %s -split-input-file | FileCheck %s

module attributes {lir.target = "hexagon-v68"} {
  // CHECK: lir.global @tile : !mir.ptr<workgroup, i32> count 32 align 4 elem i32
  lir.global @tile : !mir.ptr<workgroup, i32> count 16 align 4 elem i32
  // CHECK: lir.global @bytes : !mir.ptr<workgroup, i8> count 128 align 1 elem i8
  lir.global @bytes : !mir.ptr<workgroup, i8> count 100 align 1 elem i8
  // A vector or more, and what no vector is made of.
  // CHECK: lir.global @enough : !mir.ptr<workgroup, i32> count 33 align 4 elem i32
  lir.global @enough : !mir.ptr<workgroup, i32> count 33 align 4 elem i32
  // CHECK: lir.global @few : !mir.ptr<workgroup, i32> count 3 align 4 elem i32
  lir.global @few : !mir.ptr<workgroup, i32> count 3 align 4 elem i32
  // Initial contents get zeros behind them.
  // CHECK: lir.global @state : !mir.ptr<global, i16> count 64 align 2 elem i16
  // CHECK-SAME: = dense<[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, {{[0, ]*}}]>
  lir.global @state : !mir.ptr<global, i16> count 10 align 2 elem i16 = dense<1> : tensor<10xi16>
  // Nothing is stored to a table.
  // CHECK: lir.global @table : !mir.ptr<constant, i32> count 8 align 4 elem i32
  lir.global @table : !mir.ptr<constant, i32> count 8 align 4 elem i32 = dense<1> : tensor<8xi32>

  // CHECK-LABEL: func.func @variables
  func.func @variables() {
    // CHECK: lir.var 16 align 8 : <private, i64>
    %a = lir.var 9 align 8 : <private, i64>
    // CHECK: lir.var 1 align 4 : <private, i32>
    %b = lir.var align 4 : <private, i32>
    return
  }
}

// -----

module attributes {lir.target = "helium"} {
  // CHECK: lir.global @tile : !mir.ptr<workgroup, i32> count 16 align 4 elem i32
  lir.global @tile : !mir.ptr<workgroup, i32> count 16 align 4 elem i32
}
