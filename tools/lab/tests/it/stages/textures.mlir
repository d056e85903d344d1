func.func @v(%shift: !mir.uniform_buffer<f32> {mir.name = "numbers", mir.resource = #mir.resource<set = 1, binding = 0, uniform>})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  %vertex = mir.gpu.vertex_index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %right = arith.andi %vertex, %one : i32
  %low = arith.shrui %vertex, %one : i32
  %x = arith.sitofp %right : i32 to f32
  %y = arith.sitofp %low : i32 to f32
  // The first number of the buffer is where the image begins: -1.
  %start = mir.gpu.resource_load %shift[%zero] : !mir.uniform_buffer<f32>, i32 -> f32
  %four = arith.constant 4.0 : f32
  %unit = arith.constant 1.0 : f32
  %x4 = arith.mulf %x, %four : f32
  %y4 = arith.mulf %y, %four : f32
  %px = arith.addf %x4, %start : f32
  %py = arith.addf %y4, %start : f32
  %at = vector.from_elements %px, %py, %unit, %unit : vector<4xf32>
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  return
}

func.func @f(%numbers: !mir.uniform_buffer<f32> {mir.name = "numbers", mir.resource = #mir.resource<set = 1, binding = 0, uniform>},
             %texture: !mir.image2d<f32> {mir.name = "texture", mir.resource = #mir.resource<set = 0, binding = 0, image>},
             %sampler: !mir.sampler {mir.name = "sampler", mir.resource = #mir.resource<set = 0, binding = 1, sampler>},
             %copy: !mir.image2d<f32, write> {mir.name = "copy", mir.resource = #mir.resource<set = 0, binding = 2, image>},
             %tints: !mir.storage_buffer<f32> {mir.name = "tints", mir.resource = #mir.resource<set = 0, binding = 3, storage>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  %at = mir.gpu.frag_coord
  %fx = vector.extract %at[0] : f32 from vector<4xf32>
  %fy = vector.extract %at[1] : f32 from vector<4xf32>
  %width = arith.constant 20.0 : f32
  %height = arith.constant 12.0 : f32
  %u = arith.divf %fx, %width : f32
  %v = arith.divf %fy, %height : f32
  %uv = vector.from_elements %u, %v : vector<2xf32>
  // The level follows from the texels between a pixel and the next.
  %texel = mir.gpu.sample %texture, %sampler[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  %x = arith.fptoui %fx : f32 to i32
  %y = arith.fptoui %fy : f32 to i32
  %place = vector.from_elements %x, %y : vector<2xi32>
  mir.gpu.resource_store %copy[%place], %texel : !mir.image2d<f32, write>, vector<2xi32>, vector<4xf32>
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %scale = mir.gpu.resource_load %numbers[%one] : !mir.uniform_buffer<f32>, i32 -> f32
  %tint = mir.gpu.resource_load %tints[%three] : !mir.storage_buffer<f32>, i32 -> f32
  %red = vector.extract %texel[0] : f32 from vector<4xf32>
  %scaled = arith.mulf %red, %scale : f32
  %color = arith.addf %scaled, %tint : f32
  mir.gpu.write_output %color, <location = 0> : f32
  return
}
