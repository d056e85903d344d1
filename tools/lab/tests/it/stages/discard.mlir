func.func @v() attributes {mir.kernel = #mir.kernel<vertex>} {
  %vertex = mir.gpu.vertex_index
  %one = arith.constant 1 : i32
  %right = arith.andi %vertex, %one : i32
  %low = arith.shrui %vertex, %one : i32
  %x = arith.sitofp %right : i32 to f32
  %y = arith.sitofp %low : i32 to f32
  %four = arith.constant 4.0 : f32
  %unit = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %x4 = arith.mulf %x, %four : f32
  %y4 = arith.mulf %y, %four : f32
  %px = arith.subf %x4, %unit : f32
  %py = arith.subf %y4, %unit : f32
  %at = vector.from_elements %px, %py, %half, %unit : vector<4xf32>
  mir.gpu.write_output %at, <builtin = position> : vector<4xf32>
  return
}

// In a function that the kernel calls, in control flow.
func.func @drop_every_third(%sum: i32) {
  %three = arith.constant 3 : i32
  %zero = arith.constant 0 : i32
  %rest = mir.remui %sum, %three : i32
  %is_third = arith.cmpi eq, %rest, %zero : i32
  scf.if %is_third {
    mir.gpu.discard
  }
  return
}

func.func @f(%marks: !mir.ptr<global, i32> {mir.name = "marks", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  %at = mir.gpu.frag_coord
  %fx = vector.extract %at[0] : f32 from vector<4xf32>
  %fy = vector.extract %at[1] : f32 from vector<4xf32>
  %x = arith.fptoui %fx : f32 to i32
  %y = arith.fptoui %fy : f32 to i32
  %width = arith.constant 20 : i32
  %line = arith.muli %y, %width : i32
  %index = arith.addi %line, %x : i32
  %sum = arith.addi %x, %y : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %unit = arith.constant 1.0 : f32
  mir.gpu.write_output %unit, <location = 0> : f32
  %p = mir.gpu.gep %marks[%index] stride 4 : <global, i32>, i32
  mir.gpu.store %p, %one : <global, i32>, i32
  func.call @drop_every_third(%sum) : (i32) -> ()
  mir.gpu.store %p, %two : <global, i32>, i32
  return
}
