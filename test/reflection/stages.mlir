// What reflection says of stages, inputs, handles and names that lir states.
// R-RUNA-34 R-RUNA-50 R-RUNA-53 R-RUNA-24
// RUN: gir-opt --emit-reflection %s -o %t.json
// RUN: diff %S/Inputs/stages.json %t.json

module @pack {
  func.func @shade(%at: vector<4xf32> {lir.io = #mir.io<location = 0, interpolation = perspective>, lir.name = "at"},
                   %kind: i32 {lir.io = #mir.io<location = 1, interpolation = flat>, lir.type = ui32},
                   %image: !mir.image2d<f32> {lir.resource = #mir.resource<set = 0, binding = 1, image, name = "colours">},
                   %volume: !mir.image3d<f32> {lir.resource = #mir.resource<set = 0, binding = 2, image>, lir.name = "volume"},
                   %sampler: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 3, sampler>},
                   %uniform: !mir.uniform_buffer<f32> {lir.resource = #mir.resource<set = 2, binding = 0, uniform, layout = std140>})
      attributes {lir.kernel = #mir.kernel<fragment>} {
    return
  }
  func.func @hinted() attributes {lir.kernel = #mir.kernel<compute, local_size_hint = [64, 2, 1]>} {
    return
  }
}
