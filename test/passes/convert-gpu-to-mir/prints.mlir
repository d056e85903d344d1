// Text and assertions of upstream's kernels. The length of an index is that of its integer.
// RUN: gir-opt --gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --gpu-to-mir=index-bitwidth=64 %s | FileCheck %s --check-prefix=LONG

gpu.module @kernels {
  // CHECK-LABEL: func.func @k
  gpu.func @k(%n: index, %x: f16, %c: i1, %o: i5) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    // CHECK: mir.gpu.printf "%u%% %5d of %x|%f\0A", %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i32, i32, i32, f16
    // LONG: mir.gpu.printf "%zu%% %5lld of %lx|%f\0A", %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i64, i64, i64, f16
    gpu.printf "%zu%% %5lld of %lx|%f\0A", %n, %n, %n, %x : index, index, index, f16
    // CHECK: %[[S:.*]] = arith.extsi %{{.*}} : i5 to i32
    // CHECK: %[[U:.*]] = arith.extui %{{.*}} : i5 to i32
    // CHECK: mir.gpu.printf "%d %u", %[[S]], %[[U]] : i32, i32
    gpu.printf "%d %u", %o, %o : i5, i5
    // CHECK: mir.gpu.assert %{{.*}}, "holds"
    cf.assert %c, "holds"
    gpu.return
  }
}
