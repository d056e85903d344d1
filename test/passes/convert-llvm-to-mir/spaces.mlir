// Generic pointers of CUDA: a kernel's are global, those of variables private, and a selection of both generic.
// R-CHIP-2, R-CHIP-49.
// RUN: gir-opt --convert-llvm-to-mir --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @one(%arg0: !mir.ptr<global, i32>
// CHECK:         mir.gpu.alloc 4 : <private, i32>
// CHECK:         cf.br ^bb1(%arg0 : !mir.ptr<global, i32>)
// CHECK:       ^bb1(%{{.*}}: !mir.ptr<global, i32>):
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func ptx_kernelcc @one(%x: !llvm.ptr) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %own = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    llvm.store %one, %own : i32, !llvm.ptr
    llvm.br ^next(%x : !llvm.ptr)
  ^next(%p: !llvm.ptr):
    llvm.store %one, %p : i32, !llvm.ptr
    llvm.return
  }
}

// -----

// CHECK-LABEL: func.func @both(
// CHECK:         %[[OWN:.*]] = mir.gpu.alloc {{.*}}: <private, i32>
// CHECK-DAG:     %[[A:.*]] = mir.gpu.addrspace_cast %arg0 : <global, i32> -> <generic, i32>
// CHECK-DAG:     %[[B:.*]] = mir.gpu.addrspace_cast %[[OWN]] : <private, i32> -> <generic, i32>
// CHECK:         arith.select %arg1, %[[A]], %[[B]] : !mir.ptr<generic, i32>
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.func ptx_kernelcc @both(%x: !llvm.ptr, %which: i1) {
    %one = llvm.mlir.constant(1 : i32) : i32
    %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
    %p = llvm.select %which, %x, %own : i1, !llvm.ptr
    llvm.store %one, %p : i32, !llvm.ptr
    llvm.return
  }
}

// -----

// Constant memory that the host may write is memory of the device; the arrays without a size are one. R-CHIP-8, R-CHIP-10.
// CHECK-DAG:   mir.gpu.global @fixed : !mir.ptr<constant, i32> count 2 elem i32 = dense<[1, 2]>
// CHECK-DAG:   mir.gpu.global @written : !mir.ptr<global, i32> count 1 elem i32 = dense<5>
// CHECK-DAG:   mir.gpu.global @dynamic_shared : !mir.ptr<workgroup, f32> count 0 dynamic elem f32
// CHECK-DAG:   mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 8 elem f32
// CHECK-NOT:   mir.gpu.global
module attributes {llvm.target_triple = "nvptx64-nvidia-cuda"} {
  llvm.mlir.global external constant @fixed(dense<[1, 2]> : tensor<2xi32>) {addr_space = 4 : i32} : !llvm.array<2 x i32>
  llvm.mlir.global external @written(5 : i32) {addr_space = 4 : i32, externally_initialized} : i32
  llvm.mlir.global external @dynamic() {addr_space = 3 : i32} : !llvm.array<0 x f32>
  llvm.mlir.global external @more() {addr_space = 3 : i32} : !llvm.array<0 x f32>
  llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<8 x f32> {
    %any = llvm.mlir.undef : !llvm.array<8 x f32>
    llvm.return %any : !llvm.array<8 x f32>
  }
  llvm.mlir.global internal @unused(0 : i32) {addr_space = 1 : i32} : i32
  llvm.func ptx_kernelcc @k(%x: !llvm.ptr) {
    %fixed = llvm.mlir.addressof @fixed : !llvm.ptr<4>
    %written = llvm.mlir.addressof @written : !llvm.ptr<4>
    %dynamic = llvm.mlir.addressof @dynamic : !llvm.ptr<3>
    %more = llvm.mlir.addressof @more : !llvm.ptr<3>
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %a = llvm.load %fixed : !llvm.ptr<4> -> i32
    %b = llvm.load %written : !llvm.ptr<4> -> i32
    %sum = llvm.add %a, %b : i32
    llvm.store %sum, %x : i32, !llvm.ptr
    %c = llvm.load %dynamic : !llvm.ptr<3> -> f32
    llvm.store %c, %more : f32, !llvm.ptr<3>
    llvm.store %c, %tile : f32, !llvm.ptr<3>
    llvm.return
  }
}
