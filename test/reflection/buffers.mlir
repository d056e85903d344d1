// The reflection of the layout of buffer elements: strides of every layout, matrices, and the address that the
// source fixes for a buffer.
// R-RUNA-32 R-RUNA-50 R-GIR-25
// RUN: gir-opt --emit-reflection %s -o %t.json
// RUN: diff %S/Inputs/buffers.json %t.json

module @buffers {
  mir.gpu.global @port : !mir.ptr<global, i32> count 1 elem i32 addr(1073876992)
  func.func @layouts(
      %a: !mir.uniform_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, uniform>},
      %b: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>},
      %c: !mir.storage_buffer<vector<3xf16>> {mir.resource = #mir.resource<set = 0, binding = 2, storage, layout = std140>},
      %d: !mir.storage_buffer<vector<3xf32>> {mir.resource = #mir.resource<set = 0, binding = 3, storage, layout = metal>},
      %e: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {mir.resource = #mir.resource<set = 0, binding = 4, uniform>},
      %f: !mir.storage_buffer<!mir.matrix<2x3xf32>> {mir.resource = #mir.resource<set = 0, binding = 5, storage>},
      %g: !mir.storage_buffer<!mir.matrix<2x3xf32>> {mir.resource = #mir.resource<set = 0, binding = 6, storage, layout = metal>},
      %h: !mir.ptr<global, !mir.matrix<3x2xf32>> {mir.resource = #mir.resource<set = 0, binding = 7, storage>},
      %i: !mir.ptr<global, vector<3xf32>> {mir.resource = #mir.resource<set = 0, binding = 8, storage>},
      %j: !mir.ptr<global, !mir.atomic<i32>> {mir.resource = #mir.resource<set = 0, binding = 9, storage>})
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %port = mir.gpu.address_of @port : !mir.ptr<global, i32>
    %zero = arith.constant 0 : i32
    mir.gpu.store %port, %zero : !mir.ptr<global, i32>, i32
    return
  }
}
