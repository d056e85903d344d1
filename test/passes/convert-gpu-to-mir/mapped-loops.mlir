// Parallel loops in host code that are mapped to workgroups and work-items become kernels, by upstream's pass.
// R-RUNA-26
// RUN: gir-opt --convert-gpu-to-mir --split-input-file --verify-diagnostics %s | FileCheck %s

// The extents are constants, so that the kernel states its workgroup size. A loop without a mapping stays in the kernel.
// CHECK-NOT: @host(
// CHECK-LABEL: func.func @host_kernel
// CHECK-SAME: mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>
// CHECK: mir.gpu.workgroup_id x
// CHECK: mir.gpu.local_id x
// CHECK: scf.for
// CHECK: mir.gpu.store
// expected-remark @below {{'func.func' op is host code and left out: '@host'; only kernels and their callees are compiled}}
func.func @host(%x: memref<4x8x3xf32>, %a: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  // expected-remark @below {{'scf.parallel' op becomes a launch, as its mapping says}}
  // expected-remark @below {{'gpu.launch_func' op launches the kernel '@host_kernel', which its body has become}}
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c8) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%c3) step (%c1) {
      memref.store %a, %x[%i, %j, %k] : memref<4x8x3xf32>
      scf.reduce
    }
    scf.reduce
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>,
                #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

// A loop with a result is none of a launch.
func.func @sum(%x: memref<4xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  // expected-error @below {{'scf.parallel' op cannot become a launch as its mapping says: upstream's `convert-parallel-loops-to-gpu` takes loops without results, and bounds that are known before the launch; map it otherwise, or remove the mapping}}
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {
    %v = memref.load %x[%i] : memref<4xf32>
    scf.reduce(%v : f32) {
    ^bb(%l: f32, %m: f32):
      %s = arith.addf %l, %m : f32
      scf.reduce.return %s : f32
    }
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return %r : f32
}
