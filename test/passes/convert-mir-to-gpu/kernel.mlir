// Pointers become memrefs and indices, builtins those of upstream; stock MLIR verifies and lowers the result.
// RUN: gir-opt --mir-to-gpu %s | FileCheck %s
// RUN: gir-opt --mir-to-gpu %s | mlir-opt-22 "--pass-pipeline=builtin.module(gpu.module(convert-scf-to-cf,convert-gpu-to-nvvm,reconcile-unrealized-casts))" | FileCheck %s --check-prefix=NVVM

// CHECK: gpu.module @kernels {
// CHECK: gpu.func @k(%[[X:.*]]: memref<?xf32>, %[[N:.*]]: i32) workgroup(%[[T:.*]] : memref<64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
// CHECK: %[[ID:.*]] = gpu.thread_id x
// CHECK: %[[L:.*]] = arith.index_cast %[[ID]] : index to i32
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK: %[[BAD:.*]] = arith.cmpi eq, %[[N]], %[[ZERO]] : i32
// CHECK: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK: %[[D:.*]] = arith.select %[[BAD]], %[[ONE]], %[[N]] : i32
// CHECK: %[[Q:.*]] = arith.divui %[[L]], %[[D]] : i32
// CHECK: %[[I:.*]] = arith.index_castui %[[Q]] : i32 to index
// CHECK: %[[V:.*]] = memref.load %[[X]][%[[I]]] : memref<?xf32>
// CHECK: %[[J:.*]] = arith.index_cast %[[L]] : i32 to index
// CHECK: memref.store %[[V]], %[[T]][%[[J]]]
// CHECK: gpu.barrier
// CHECK: gpu.return
// NVVM: llvm.func @k({{.*}}nvvm.kernel
mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %t = mir.gpu.address_of @tile : <workgroup, f32>
  %l = mir.gpu.local_id x
  %q = mir.divui %l, %n : i32
  %p = mir.gpu.gep unsigned %x[%q] stride 4 : <global, f32>, i32
  %v = mir.gpu.load %p : <global, f32> -> f32
  %s = mir.gpu.gep %t[%l] stride 4 : <workgroup, f32>, i32
  mir.gpu.store %s, %v : <workgroup, f32>, f32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}
