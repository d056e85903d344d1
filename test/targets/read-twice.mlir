// A number that is read from a variable of the workgroup, for an expression that needs it twice.
// R-GIR-101 R-RUNA-66
// RUN: gir-opt --lower-to-lir --emit-cuda %s | FileCheck %s --check-prefix=CUDA
// RUN: gir-opt --lower-to-lir --emit-dsp --target=c66x %s | FileCheck %s --check-prefix=C

mir.gpu.global @least : !mir.ptr<workgroup, i32> count 1 elem si32

// CUDA: least = (uint32_t)((int32_t)least < [[X:.*]] ? (int32_t)least : [[X]]);
// C: least = (uint32_t)((int32_t)least < [[X:.*]] ? (int32_t)least : [[X]]);
func.func @k(%xs: !mir.ptr<global, i32> {mir.name = "xs", mir.type = si32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %x = mir.gpu.load %xs : <global, i32> -> i32
  %at = mir.gpu.address_of @least : !mir.ptr<workgroup, i32>
  %old = mir.gpu.load %at : <workgroup, i32> -> i32
  %less = arith.minsi %old, %x : i32
  mir.gpu.store %at, %less : <workgroup, i32>, i32
  return
}
