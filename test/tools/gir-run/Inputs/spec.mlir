// Each work-item writes a value of the constants; one kernel has a fixed size, one a size of specialisation constants.
func.func private @scaled(%x: i32) -> i32 {
  %factor = mir.gpu.spec_constant "factor" id(3) = 7 : i32
  %product = arith.muli %x, %factor : i32
  return %product : i32
}
func.func @k(%out: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.name = "out"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %i = mir.gpu.global_id x
  %bias = mir.gpu.spec_constant "bias" id(5) = 5.000000e-01 : f32
  %negate = mir.gpu.spec_constant "negate" id(8) = false
  %wide = mir.gpu.spec_constant "wide" id(9) = -1 : i64
  %product = func.call @scaled(%i) : (i32) -> i32
  %number = arith.sitofp %product : i32 to f32
  %sum = arith.addf %number, %bias : f32
  %narrow = arith.trunci %wide : i64 to i32
  %offset = arith.sitofp %narrow : i32 to f32
  %all = arith.addf %sum, %offset : f32
  %negative = arith.negf %all : f32
  %value = arith.select %negate, %negative, %all : f32
  %p = mir.gpu.gep %out[%i] stride 4 : !mir.ptr<global, f32>, i32
  mir.gpu.store %p, %value : !mir.ptr<global, f32>, f32
  return
}
