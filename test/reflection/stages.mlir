// The reflection of stages, inputs, handles and names that lir states.
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
    %position = lir.frag_coord
    %facing = lir.read_input <builtin = front_facing> : i1
    %again = lir.read_input <location = 0, interpolation = perspective> : vector<4xf32>
    %more = lir.read_input <location = 2, interpolation = linear> : vector<3xf16>
    %depth = arith.constant 0.5 : f32
    lir.write_output %again, <location = 1> : vector<4xf32>
    lir.write_output %position, <location = 0> : vector<4xf32>
    lir.write_output %depth, <builtin = frag_depth> : f32
    scf.if %facing {
      lir.write_output %again, <location = 0> : vector<4xf32>
    }
    return
  }
  func.func @place() attributes {lir.kernel = #mir.kernel<vertex>} {
    %vertex = lir.vertex_index
    %instance = lir.instance_index
    %at = lir.read_input <location = 3> : vector<4xf32>
    lir.write_output %at, <builtin = position> : vector<4xf32>
    lir.write_output %vertex, <location = 0, interpolation = flat> : i32
    return
  }
  func.func @hinted() attributes {lir.kernel = #mir.kernel<compute, local_size_hint = [64, 2, 1]>} {
    return
  }
}
