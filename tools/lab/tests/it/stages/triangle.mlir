func.func @v(%at: vector<4xf32> {mir.io = #mir.io<location = 0>, mir.name = "at"},
             %color: vector<4xf32> {mir.io = #mir.io<location = 1>, mir.name = "color"})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  mir.gpu.write_output %color, <location = 3> : vector<4xf32>
  return
}

func.func @f(%color: vector<4xf32> {mir.io = #mir.io<location = 3>, mir.name = "color"})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  mir.gpu.write_output %color, <location = 0> : vector<4xf32>
  return
}
