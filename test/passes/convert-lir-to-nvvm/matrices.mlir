// Products of matrices are nvvm.mma.sync, with the registers of the instruction's fragments.
// R-CARD-5
// RUN: gir-opt --lower-to-lir --target=cuda-sm_80 --lir-to-nvvm %S/../../targets/ptx/matrices.mlir -o %t.mlir
// RUN: FileCheck %s --implicit-check-not=call_intrinsic --implicit-check-not=inline_asm < %t.mlir
// RUN: mlir-opt --gpu-module-to-binary=format=isa %t.mlir | FileCheck %s --check-prefix=PTX
// RUN: gir-opt --lower-to-lir --target=cuda-sm_75 --lir-to-nvvm %S/../../targets/ptx/matrices.mlir | FileCheck %s --check-prefix=OLD

// OLD: gpu.module @kernels [#nvvm.target<chip = "sm_75", features = "+ptx65">]
// OLD: shape = #nvvm.shape<m = 16, n = 8, k = 8>

// CHECK-LABEL: llvm.func @halves
// CHECK: nvvm.mma.sync A[%{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}] B[%{{[^,]*}}, %{{[^,]*}}] C[%{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}]
// CHECK-SAME: layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>
// CHECK-SAME: shape = #nvvm.shape<m = 16, n = 8, k = 16>
// CHECK-SAME: (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32

// CHECK-LABEL: llvm.func @narrow
// CHECK: nvvm.mma.sync
// CHECK-SAME: (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// PTX-SAME: mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16

// Sums of integers wrap around.
// CHECK-LABEL: llvm.func @bytes
// CHECK: nvvm.mma.sync
// CHECK-SAME: intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>
// CHECK-SAME: multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>
// CHECK: nvvm.mma.sync
// CHECK-SAME: multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>
// PTX-SAME: mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
// PTX-SAME: mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32

// CHECK-LABEL: llvm.func @doubles
// CHECK: nvvm.mma.sync
// CHECK-SAME: shape = #nvvm.shape<m = 8, n = 8, k = 4>
// PTX-SAME: mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64
