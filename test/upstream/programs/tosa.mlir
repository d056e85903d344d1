// A layer of a network in tosa.
func.func @net(%x: tensor<2x8xf32>, %w: tensor<8x4xf32>, %b: tensor<1x4xf32>) -> tensor<2x4xf32> {
  %zp = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %x3 = "tosa.const_shape"() {values = dense<[1, 2, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %xr = tosa.reshape %x, %x3 : (tensor<2x8xf32>, !tosa.shape<3>) -> tensor<1x2x8xf32>
  %w3 = "tosa.const_shape"() {values = dense<[1, 8, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %wr = tosa.reshape %w, %w3 : (tensor<8x4xf32>, !tosa.shape<3>) -> tensor<1x8x4xf32>
  %m = tosa.matmul %xr, %wr, %zp, %zp : (tensor<1x2x8xf32>, tensor<1x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  %o2 = "tosa.const_shape"() {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %mr = tosa.reshape %m, %o2 : (tensor<1x2x4xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  %a = tosa.add %mr, %b : (tensor<2x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %r = tosa.clamp %a {min_val = 0.0 : f32, max_val = 3.4e+38 : f32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
