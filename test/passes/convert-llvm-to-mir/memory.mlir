// Structures in memory, copies, accesses that are not aligned, structures as values.
// RUN: gir-opt --convert-llvm-to-mir --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @fields(%arg0: !mir.ptr<global, f32>
// CHECK:         %[[E:.*]] = mir.gpu.gep %arg0[%arg1] stride 12 : <global, f32>, i32
// CHECK:         %[[I:.*]] = arith.constant 2 : i32
// CHECK:         %[[P:.*]] = mir.gpu.gep %[[E]][%[[I]]] stride 4 : <global, f32>, i32
// CHECK:         mir.gpu.load %[[P]] : <global, f32> -> f32
// CHECK:         %[[Q:.*]] = mir.gpu.ptr_cast %{{.*}} : <global, f32> -> <global, i32>
// CHECK:         mir.gpu.store %[[Q]], %arg1 : <global, i32>, i32
module attributes {llvm.target_triple = "spir64"} {
  llvm.func spir_kernelcc @fields(%x: !llvm.ptr<1>, %n: i32) {
    %wide = llvm.sext %n : i32 to i64
    %p = llvm.getelementptr %x[%wide, 2] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, !llvm.struct<(i32, f32, f32)>
    %v = llvm.load %p : !llvm.ptr<1> -> f32
    llvm.store %v, %p : f32, !llvm.ptr<1>
    %q = llvm.getelementptr %x[%wide, 0] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, !llvm.struct<(i32, f32, f32)>
    llvm.store %n, %q : i32, !llvm.ptr<1>
    llvm.return
  }
}

// -----

// CHECK-LABEL: func.func @copies(
// CHECK:         %[[TO:.*]] = mir.gpu.alloc 2 : <private, i32>
// CHECK:         mir.gpu.load %arg0 : <global, i32> -> i32
// CHECK:         mir.gpu.store %[[TO]]
// CHECK:         mir.gpu.load
// CHECK:         mir.gpu.store
// CHECK-NOT:     mir.gpu.load
module attributes {llvm.target_triple = "spir64"} {
  llvm.func spir_kernelcc @copies(%x: !llvm.ptr<1>) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %size = llvm.mlir.constant(8 : i64) : i64
    %to = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%to, %x, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<1>, i64) -> ()
    llvm.return
  }
}

// -----

// CHECK-LABEL: func.func @unaligned(
// CHECK-COUNT-4: mir.gpu.load %{{.*}} : <global, f32> -> f32
// CHECK:         vector.from_elements {{.*}} : vector<4xf32>
module attributes {llvm.target_triple = "spir64"} {
  llvm.func spir_kernelcc @unaligned(%x: !llvm.ptr<1>, %y: !llvm.ptr<1>) {
    %v = llvm.load %x {alignment = 4 : i64} : !llvm.ptr<1> -> vector<4xf32>
    llvm.store %v, %y {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr<1>
    llvm.return
  }
}

// -----

// CHECK-LABEL: func.func private @pair(%arg0: i32 {{.*}}) -> (i32, f32)
// CHECK:         return %arg0, %{{.*}} : i32, f32
// CHECK-LABEL: func.func @values(
// CHECK:         %[[PAIR:.*]]:2 = call @pair(%arg1) : (i32) -> (i32, f32)
// CHECK:         mir.gpu.store %arg0, %[[PAIR]]#1 : <global, f32>, f32
module attributes {llvm.target_triple = "spir64"} {
  llvm.func spir_funccc @pair(%n: i32) -> !llvm.struct<(i32, f32)> {
    %any = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    %f = llvm.sitofp %n : i32 to f32
    %a = llvm.insertvalue %n, %any[0] : !llvm.struct<(i32, f32)>
    %b = llvm.insertvalue %f, %a[1] : !llvm.struct<(i32, f32)>
    llvm.return %b : !llvm.struct<(i32, f32)>
  }
  llvm.func spir_kernelcc @values(%x: !llvm.ptr<1>, %n: i32) {
    %pair = llvm.call spir_funccc @pair(%n) : (i32) -> !llvm.struct<(i32, f32)>
    %f = llvm.extractvalue %pair[1] : !llvm.struct<(i32, f32)>
    llvm.store %f, %x : f32, !llvm.ptr<1>
    llvm.return
  }
}
