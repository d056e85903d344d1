// Products of registers become numbers of a work-item, in the order of registers; the kernel requests subgroups of exactly
// 32. A load of tiles gets the pointer of the work-item's row.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: mir.exact_subgroup_size
  // CHECK-SAME: mir.least_subgroup_size = 32
  gpu.func @k(%d: memref<32x2xf64>, %i: index) workgroup(%s: memref<8x8xf16, 3>) kernel {
    %c0 = arith.constant 0 : index
    // CHECK: %[[P:.*]] = mir.gpu.gep {{.*}} : <workgroup, f16>
    // CHECK: %[[N:.*]]:2 = mir.gpu.fragment_load %{{.*}} tiles 1 transposed : <workgroup, f16> -> f16, f16
    %tile = nvgpu.ldmatrix %s[%i, %c0] {numTiles = 1 : i32, transpose = true} : memref<8x8xf16, 3> -> vector<1x2xf16>
    %h = vector.extract %tile[0, 1] : f16 from vector<1x2xf16>
    %x = arith.extf %h : f16 to f64
    %a = vector.from_elements %x : vector<1x1xf64>
    %c = vector.from_elements %x, %x : vector<1x2xf64>
    // CHECK: %[[X:.*]] = arith.extf %[[N]]#1
    // CHECK: %[[SUM:.*]]:2 = mir.gpu.fragment_mul_add rows 8 depth 4 of f64(%[[X]], %[[X]], %[[X]], %[[X]]) : (f64, f64, f64, f64) -> (f64, f64)
    %sum = nvgpu.mma.sync (%a, %a, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
    %y = vector.extract %sum[0, 1] : f64 from vector<1x2xf64>
    // CHECK: mir.gpu.store %{{.*}}, %[[SUM]]#1
    memref.store %y, %d[%i, %c0] : memref<32x2xf64>
    gpu.return
  }

  // Words are cut to the bits of tf32; bytes are taken out of words.
  // CHECK-LABEL: func.func @registers(
  func.func @registers(%w: i32, %f: f32) -> (f32, i32) {
    // CHECK: %[[CUT:.*]] = arith.andi %{{.*}}, %{{.*}} : i32
    // CHECK: mir.gpu.fragment_mul_add rows 16 depth 4 of tf32(%[[CUT]],
    %0 = nvvm.mma.sync A[%w, %w] B[%w] C[%f, %f, %f, %f] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 4>}
        : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %1 = llvm.extractvalue %0[2] : !llvm.struct<(f32, f32, f32, f32)>
    // CHECK: arith.trunci %{{.*}} : i32 to i8
    // CHECK: mir.gpu.fragment_mul_add rows 8 depth 16 of unsigned i8(
    %2 = nvvm.mma.sync A[%w] B[%w] C[%w, %w] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}
        : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i32)>
    return %1, %3 : f32, i32
  }
}
