// Memory of a size that the launch decides: an error where memory is blocks of the chip, and a memory of the host's for
// CIRCT, whose simulation has the size of the launch.
// R-RUNA-87 R-RUNA-102
// RUN: gir-opt --emit-hls --verify-diagnostics %s
// RUN: gir-opt --emit-hls --hls-flow=oneapi --verify-diagnostics %s
// RUN: gir-opt --emit-hls --hls-flow=circt %s | FileCheck %s

// CHECK: func.func @sized(%room: memref<?xf32>,
// expected-error@+1 {{has workgroup memory 'room' of a size that the launch decides; an FPGA has memory blocks of a fixed size: give the memory a count}}
func.func @sized(%room: !mir.ptr<workgroup, f32> {mir.name = "room"}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %c = arith.constant 1.0 : f32
  mir.gpu.store %room, %c : !mir.ptr<workgroup, f32>, f32
  return
}
