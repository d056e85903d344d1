// Where no engine copies, work-items do: into the memory of a workgroup in front of the body, out of it behind.
// R-RUNA-84
// RUN: gir-opt --lir-expand-copies %s -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[IN:[^ :]*]]: !mir.ptr<global, f32>
// CHECK-SAME: %[[OUT:[^ :]*]]: !mir.ptr<global, i8>
// CHECK-NOT: lir.dsp_dma
// CHECK: %[[TILE:.*]] = lir.address_of @tile
// CHECK: %[[N:.*]] = lir.id_local_x
// CHECK: scf.for unsigned %[[I:.*]] = %[[N]] to %c64{{.*}} step %c32
// CHECK: %[[FROM:.*]] = lir.gep unsigned %[[IN]][%[[I]]] stride 4
// CHECK: %[[TO:.*]] = lir.gep unsigned %[[TILE]][%[[I]]] stride 4
// CHECK: %[[X:.*]] = lir.load %[[FROM]] align 4
// CHECK: lir.store %[[TO]], %[[X]] align 4
// CHECK: lir.barrier
// CHECK: math.absf
// CHECK: lir.barrier
// The types of both sides differ: bytes.
// CHECK: %[[BYTES:.*]] = lir.ptr_cast {{.*}}<workgroup, i8>
// CHECK: scf.for unsigned {{.*}} to %c10{{.*}} step %c32
// CHECK: lir.gep unsigned %[[BYTES]][
// CHECK: lir.gep unsigned %[[OUT]][
// CHECK: return
lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
func.func @k(%in: !mir.ptr<global, f32> {lir.name = "in"}, %out: !mir.ptr<global, i8> {lir.name = "out"}, %x: f32)
    attributes {lir.dsp_dma = [#mir.dsp_dma<source = "in", dest = @tile, size = 256>, #mir.dsp_dma<source = @tile, dest = "out", size = 10>],
                lir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %0 = math.absf %x : f32
  return
}

// -----

// The size of the workgroup is that of the launch.
// CHECK-LABEL: func.func @any(
// CHECK-DAG: lir.id_local_z
// CHECK-DAG: lir.group_size_x
// CHECK: scf.for unsigned
func.func @any(%in: !mir.ptr<global, f32> {lir.name = "in"}, %tile: !mir.ptr<workgroup, f32> {lir.name = "tile"})
    attributes {lir.dsp_dma = #mir.dsp_dma<source = "in", dest = "tile", size = 256, blocking = false>, lir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// C for C66x has an engine.
module attributes {lir.target = "c66x"} {
  // CHECK-LABEL: func.func @engine(
  // CHECK-SAME: lir.dsp_dma
  // CHECK-NEXT: return
  func.func @engine(%in: !mir.ptr<global, f32> {lir.name = "in"}, %tile: !mir.ptr<workgroup, f32> {lir.name = "tile"})
      attributes {lir.dsp_dma = #mir.dsp_dma<source = "in", dest = "tile", size = 256>, lir.kernel = #mir.kernel<compute>} {
    return
  }
}

// -----

// LLVM IR for Hexagon has none.
module attributes {lir.target = "hexagon-v68"} {
  // CHECK-LABEL: func.func @none(
  // CHECK: scf.for unsigned
  func.func @none(%in: !mir.ptr<global, f32> {lir.name = "in"}, %tile: !mir.ptr<workgroup, f32> {lir.name = "tile"})
      attributes {lir.dsp_dma = #mir.dsp_dma<source = "in", dest = "tile", size = 256>, lir.kernel = #mir.kernel<compute>} {
    return
  }
}
