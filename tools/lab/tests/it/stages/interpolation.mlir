func.func @v(%at: vector<4xf32> {mir.io = #mir.io<location = 0>},
             %value: f32 {mir.io = #mir.io<location = 1>})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  mir.gpu.write_output %value, <location = 0> : f32
  mir.gpu.write_output %value, <location = 1, interpolation = linear> : f32
  %kind = mir.gpu.read_input <location = 2> : i32
  mir.gpu.write_output %kind, <location = 2, interpolation = flat> : i32
  return
}

func.func @f() attributes {mir.kernel = #mir.kernel<fragment>} {
  %0 = mir.gpu.read_input <location = 0, interpolation = perspective> : f32
  %1 = mir.gpu.read_input <location = 1, interpolation = linear> : f32
  %2 = mir.gpu.read_input <location = 2, interpolation = flat> : i32
  mir.gpu.write_output %0, <location = 0> : f32
  mir.gpu.write_output %1, <location = 1> : f32
  mir.gpu.write_output %2, <location = 2> : i32
  return
}
