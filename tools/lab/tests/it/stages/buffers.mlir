func.func @v(%points: !mir.ptr<global, vector<4xf32>> {mir.name = "points", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
             %counts: !mir.ptr<global, i32> {mir.name = "counts", mir.type = ui32, mir.resource = #mir.resource<set = 1, binding = 3, storage>})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  %vertex = mir.gpu.vertex_index
  %p = mir.gpu.gep %points[%vertex] stride 16 : <global, vector<4xf32>>, i32
  %at = mir.gpu.load %p : <global, vector<4xf32>> -> vector<4xf32>
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  %one = arith.constant 1 : i32
  %old = mir.gpu.atomic add %counts, %one ordering relaxed scope device : <global, i32>, i32 -> i32
  return
}

func.func @f(%counts: !mir.ptr<global, i32> {mir.name = "counts", mir.type = ui32, mir.resource = #mir.resource<set = 1, binding = 3, storage>},
             %palette: !mir.ptr<global, i32> {mir.name = "palette", mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  %at = mir.gpu.frag_coord
  %fx = vector.extract %at[0] : f32 from vector<4xf32>
  %fy = vector.extract %at[1] : f32 from vector<4xf32>
  %x = arith.fptoui %fx : f32 to i32
  %y = arith.fptoui %fy : f32 to i32
  %sum = arith.addi %x, %y : i32
  %five = arith.constant 5 : i32
  %index = mir.remui %sum, %five : i32
  %p = mir.gpu.gep %palette[%index] stride 4 : <global, i32>, i32
  %color = mir.gpu.load %p : <global, i32> -> i32
  mir.gpu.write_output %color, <location = 0> : i32
  %one = arith.constant 1 : i32
  %count = mir.gpu.gep %counts[%one] stride 4 : <global, i32>, i32
  %old = mir.gpu.atomic add %count, %one ordering relaxed scope device : <global, i32>, i32 -> i32
  return
}
