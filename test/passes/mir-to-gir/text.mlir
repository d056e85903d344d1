// X-6: GIR text is made of a module of mir as well.
// RUN: gir-opt --emit-gir %s | FileCheck %s

// CHECK: global @table : ptr[const]<i16> count=2 = [-1i16, 2i16]
mir.gpu.global @table : !mir.ptr<constant, i16> count 2 elem si16 = dense<[-1, 2]> : tensor<2xi16>

// CHECK: func kernel workgroup_size(64, 1, 1) @k(%out: ptr[global]<u32> resource(set=0, binding=3)) -> void {
// CHECK-NEXT: entry:
// CHECK-NEXT: = global_id x
// CHECK: store
// CHECK: ret
func.func @k(%out: !mir.ptr<global, i32>
    {mir.type = ui32, mir.name = "out", mir.resource = #mir.resource<set = 0, binding = 3, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.global_id x
  %p = mir.gpu.gep unsigned %out[%i] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %p, %i : !mir.ptr<global, i32>, i32
  return
}
