// Vertex i of instance n is at pixel 4i + 1, 4n + 1, and two pixels large.
func.func @v() attributes {mir.kernel = #mir.kernel<vertex>} {
  %vertex = mir.gpu.vertex_index
  %instance = mir.gpu.instance_index
  %fx = arith.sitofp %vertex : i32 to f32
  %fy = arith.sitofp %instance : i32 to f32
  %four = arith.constant 4.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %x4 = arith.mulf %fx, %four : f32
  %y4 = arith.mulf %fy, %four : f32
  %x = arith.addf %x4, %one : f32
  %y = arith.addf %y4, %one : f32
  // Of 20 pixels and 12 lines.
  %width = arith.constant 10.0 : f32
  %height = arith.constant 6.0 : f32
  %rx = arith.divf %x, %width : f32
  %ry = arith.divf %y, %height : f32
  %nx = arith.subf %rx, %one : f32
  %ny = arith.subf %ry, %one : f32
  %zero = arith.constant 0.0 : f32
  %at = vector.from_elements %nx, %ny, %zero, %one : vector<4xf32>
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  mir.gpu.write_output %two, <builtin = point_size> : f32
  %hundred = arith.constant 100 : i32
  %ten = arith.constant 10 : i32
  %tens = arith.muli %instance, %ten : i32
  %sum = arith.addi %tens, %vertex : i32
  %number = arith.addi %sum, %hundred : i32
  mir.gpu.write_output %number, <location = 0> : i32
  return
}

func.func @f(%number: i32 {mir.io = #mir.io<location = 0, interpolation = flat>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  mir.gpu.write_output %number, <location = 0> : i32
  return
}
