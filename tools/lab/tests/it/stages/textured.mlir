// A triangle in perspective with a texture whose levels follow from where its pixels are, and a hole; pixels are counted.
func.func @v(%at: vector<4xf32> {mir.io = #mir.io<location = 0>, mir.name = "at"},
             %uv: vector<2xf32> {mir.io = #mir.io<location = 1>, mir.name = "uv"})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  mir.gpu.write_output %uv, <location = 0> : vector<2xf32>
  return
}

func.func @f(%uv: vector<2xf32> {mir.io = #mir.io<location = 0>, mir.name = "uv"},
             %texture: !mir.image2d<f32> {mir.name = "albedo", mir.resource = #mir.resource<set = 0, binding = 0, image>},
             %sampler: !mir.sampler {mir.name = "nearest", mir.resource = #mir.resource<set = 0, binding = 1, sampler>},
             %count: !mir.ptr<global, i32> {mir.name = "count", mir.type = ui32, mir.resource = #mir.resource<set = 0, binding = 2, storage>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  %texel = mir.gpu.sample %texture, %sampler[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  %u = vector.extract %uv[0] : f32 from vector<2xf32>
  %half = arith.constant 0.5 : f32
  %tenth = arith.constant 0.1 : f32
  %from_middle = arith.subf %u, %half : f32
  %distance = math.absf %from_middle : f32
  %is_hole = arith.cmpf olt, %distance, %tenth : f32
  scf.if %is_hole {
    mir.gpu.discard
  }
  %one = arith.constant 1 : i32
  %old = mir.gpu.atomic add %count, %one ordering relaxed scope device : <global, i32>, i32 -> i32
  %value = vector.extract %texel[0] : f32 from vector<4xf32>
  mir.gpu.write_output %value, <location = 0> : f32
  return
}
