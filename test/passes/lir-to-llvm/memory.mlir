// R-GIR-44
// Accesses keep alignment and volatility, indices are extended by their sign, variables stand at the start.
// RUN: gir-opt --lir-to-llvm %s | FileCheck %s

module attributes {lir.target = "cpu"} {
  // CHECK: llvm.mlir.global internal constant @lut(dense<[1, 0, 0, 0, 2, 0, 0, 0]> : tensor<8xi8>) {{{.*}}alignment = 8 : i64{{.*}}} : !llvm.array<8 x i8>
  lir.global @lut : !mir.ptr<constant, i32> count 2 align 4 elem ui32 = dense<[1, 2]> : tensor<2xi32>

  // CHECK-LABEL: llvm.func @f(
  func.func @f(%p: !mir.ptr<global, f32>, %i: i32, %c: i1, %w: i64, %v: vector<3xf32>) -> f32 {
    // A loop would make one in each iteration.
    // CHECK: llvm.alloca %{{.*}} x !llvm.array<4 x f32> {alignment = 4 : i64}
    // CHECK: llvm.alloca %{{.*}} x !llvm.array<16 x i8> {alignment = 16 : i64}
    // CHECK: llvm.cond_br
    cf.cond_br %c, ^then, ^join
  ^then:
    %a = lir.var 4 align 4 : <private, f32>
    %b = lir.var align 16 : <private, vector<3xf32>>
    // CHECK: %[[S:.*]] = llvm.sext %arg1 : i32 to i64
    // CHECK: llvm.getelementptr %{{.*}}[%[[S]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %q = lir.gep %a[%i] stride 4 : <private, f32>, i32
    // CHECK: %[[Z:.*]] = llvm.zext %arg1 : i32 to i64
    // CHECK: llvm.getelementptr %arg0[%[[Z]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    %r = lir.gep unsigned %p[%i] stride 12 : <global, f32>, i32
    // CHECK: llvm.getelementptr %arg0[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %s = lir.gep %p[%w] stride 4 : <global, f32>, i64
    // CHECK: %[[X:.*]] = llvm.load volatile %{{.*}} {alignment = 2 : i64} : !llvm.ptr -> f32
    %x = lir.load volatile %r align 2 : <global, f32> -> f32
    // CHECK: llvm.store volatile %[[X]], %{{.*}} {alignment = 4 : i64}
    lir.store volatile %q, %x align 4 : <private, f32>, f32
    // CHECK: llvm.store %arg4, %{{.*}} {alignment = 16 : i64} : vector<3xf32>, !llvm.ptr
    lir.store %b, %v align 16 : <private, vector<3xf32>>, vector<3xf32>
    lir.store %s, %x align 4 : <global, f32>, f32
    cf.br ^join
  ^join:
    // CHECK: llvm.mlir.addressof @lut
    %t = lir.address_of @lut : <constant, i32>
    %n = lir.ptr_cast %t : <constant, i32> -> <constant, f32>
    %y = lir.load %n align 4 : <constant, f32> -> f32
    return %y : f32
  }

  // CHECK-LABEL: llvm.func @word(
  func.func @word(%p: !mir.ptr<global, i8>) -> i32 {
    // CHECK-DAG: %[[MASK:.*]] = llvm.mlir.constant(-4 : i64)
    // CHECK: %[[WORD:.*]] = llvm.intr.ptrmask %arg0, %[[MASK]]
    // CHECK: %[[LOW:.*]] = llvm.ptrtoint %arg0 : !llvm.ptr to i32
    // CHECK: %[[BYTES:.*]] = llvm.and %[[LOW]], %[[THREE:.*]] : i32
    // CHECK: %[[SHIFT:.*]] = llvm.shl %[[BYTES]], %[[THREE]] : i32
    // CHECK: %[[V:.*]] = llvm.load %[[WORD]]
    // CHECK: llvm.lshr %[[V]], %[[SHIFT]]
    %w, %s = lir.containing_word %p : <global, i8> -> <global, i32>
    %v = lir.load %w align 4 : <global, i32> -> i32
    %r = arith.shrui %v, %s : i32
    return %r : i32
  }

  // A number beyond the last lane means the last.
  // CHECK-LABEL: llvm.func @lanes(
  func.func @lanes(%v: vector<4xi32>, %i: i32) -> i32 {
    // CHECK: %[[LAST:.*]] = llvm.mlir.constant(3 : i32)
    // CHECK: %[[LANE:.*]] = llvm.intr.umin(%arg1, %[[LAST]])
    // CHECK: llvm.extractelement %arg0[%[[LANE]] : i32]
    %0 = lir.extract_lane %v[%i] : vector<4xi32>
    // CHECK: llvm.intr.bitreverse
    %1 = lir.bitreverse %0 : i32
    return %1 : i32
  }
}
