// A copy that does not block ends in front of the loop over work-items behind the first barrier.
// R-RUNA-84
// RUN: gir-opt --lir-wait-for-copies %s | FileCheck %s

#k = #mir.kernel<compute, workgroup_size = [8, 1, 1]>
#late = #mir.dsp_dma<source = "in", dest = "tile", size = 32, blocking = false>
#blocking = #mir.dsp_dma<source = "in", dest = "tile", size = 32>

// CHECK-LABEL: func.func @two(
// CHECK: scf.for
// CHECK: } {lir.work_items}
// CHECK: scf.for
// CHECK: } {lir.waits_for_copies, lir.work_items}
// CHECK: scf.for
// CHECK: } {lir.work_items}
func.func @two(%in: !mir.ptr<global, f32> {lir.name = "in"}, %tile: !mir.ptr<workgroup, f32> {lir.name = "tile"}, %a: i32, %b: i32)
    attributes {lir.dsp_dma = #late, lir.kernel = #k} {
  scf.for %i = %a to %b step %b : i32 {
  } {lir.work_items}
  scf.for %i = %a to %b step %b : i32 {
  } {lir.work_items}
  scf.for %i = %a to %b step %b : i32 {
  } {lir.work_items}
  return
}

// The first barrier is in a loop.
// CHECK-LABEL: func.func @inside(
// CHECK: scf.for
// CHECK: scf.for
// CHECK: } {lir.work_items}
// CHECK: } {lir.waits_for_copies}
func.func @inside(%in: !mir.ptr<global, f32> {lir.name = "in"}, %tile: !mir.ptr<workgroup, f32> {lir.name = "tile"}, %a: i32, %b: i32)
    attributes {lir.dsp_dma = #late, lir.kernel = #k} {
  scf.for %i = %a to %b step %b : i32 {
    scf.for %j = %a to %b step %b : i32 {
    } {lir.work_items}
    scf.for %j = %a to %b step %b : i32 {
    } {lir.work_items}
  }
  return
}

// Without a barrier, and where copies block, the launcher waits.
// CHECK-LABEL: func.func @one(
// CHECK-NOT: waits_for_copies
func.func @one(%in: !mir.ptr<global, f32> {lir.name = "in"}, %tile: !mir.ptr<workgroup, f32> {lir.name = "tile"}, %a: i32, %b: i32)
    attributes {lir.dsp_dma = #late, lir.kernel = #k} {
  scf.for %i = %a to %b step %b : i32 {
  } {lir.work_items}
  return
}
func.func @blocks(%in: !mir.ptr<global, f32> {lir.name = "in"}, %tile: !mir.ptr<workgroup, f32> {lir.name = "tile"}, %a: i32, %b: i32)
    attributes {lir.dsp_dma = #blocking, lir.kernel = #k} {
  scf.for %i = %a to %b step %b : i32 {
  } {lir.work_items}
  scf.for %i = %a to %b step %b : i32 {
  } {lir.work_items}
  return
}
