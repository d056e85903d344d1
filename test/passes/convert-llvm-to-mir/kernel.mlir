// A kernel of OpenCL: pointers get their element types from their uses, functions of OpenCL become operations.
// R-CHIP-1, R-CHIP-3, R-CHIP-47.
// RUN: gir-opt --convert-llvm-to-mir %s | FileCheck %s

module attributes {llvm.target_triple = "spir64"} {
  llvm.func spir_funccc @_Z13get_global_idj(i32) -> i64
  llvm.func spir_funccc @_Z3maxii(i32, i32) -> i32
  llvm.func spir_funccc @_Z7barrierj(i32)

  // CHECK-LABEL: func.func @k(
  // CHECK-SAME:    %[[X:.*]]: !mir.ptr<global, f32> {mir.name = "arg0", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.type = f32}
  // CHECK-SAME:    %[[Y:[a-z0-9]*]]: !mir.ptr<workgroup, i32> {mir.name = "arg1", mir.type = i32}
  // CHECK-SAME:    %[[N:[a-z0-9]*]]: i32 {mir.name = "arg2", mir.type = i32}
  // CHECK-SAME:    mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>
  llvm.func spir_kernelcc @k(%x: !llvm.ptr<1>, %y: !llvm.ptr<3>, %n: i32) attributes {reqd_work_group_size = array<i32: 64, 1, 1>} {
    %axis = llvm.mlir.constant(0 : i32) : i32
    // CHECK: %[[I:.*]] = mir.gpu.global_id x
    %i = llvm.call spir_funccc @_Z13get_global_idj(%axis) : (i32) -> i64
    // CHECK: %[[P:.*]] = mir.gpu.gep unsigned %[[X]][%[[I]]] stride 4
    %p = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    // CHECK: %[[V:.*]] = mir.gpu.load %[[P]] : <global, f32> -> f32
    %v = llvm.load %p {alignment = 4 : i64} : !llvm.ptr<1> -> f32
    // CHECK: mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    llvm.call spir_funccc @_Z7barrierj(%axis) : (i32) -> ()
    // CHECK: %[[W:.*]] = arith.addf %[[V]], %[[V]] : f32
    %w = llvm.fadd %v, %v {fastmathFlags = #llvm.fastmath<contract>} : f32
    // CHECK: mir.gpu.store %[[P]], %[[W]]
    llvm.store %w, %p {alignment = 4 : i64} : f32, !llvm.ptr<1>
    // CHECK: %[[M:.*]] = arith.maxsi %[[N]], %{{.*}} : i32
    %m = llvm.call spir_funccc @_Z3maxii(%n, %axis) : (i32, i32) -> i32
    // CHECK: mir.gpu.store %[[Y]], %[[M]] : <workgroup, i32>, i32
    llvm.store %m, %y {alignment = 4 : i64} : i32, !llvm.ptr<3>
    // CHECK: return
    llvm.return
  }
}
// CHECK-NOT: llvm
