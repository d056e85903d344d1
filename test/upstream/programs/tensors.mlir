// Functions on tensors: reductions to a number and to rows, a transpose, a convolution, softmax, and nothing at all.
func.func @sum(%x: tensor<?x?xf32>) -> tensor<f32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce ins(%x : tensor<?x?xf32>) outs(%i : tensor<f32>) dimensions = [0, 1] (%a: f32, %b: f32) {
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  return %r : tensor<f32>
}
func.func @rows(%x: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = linalg.reduce ins(%x : tensor<?x?xf32>) outs(%i : tensor<?xf32>) dimensions = [1] (%a: f32, %b: f32) {
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  %t = tensor.empty(%m, %n) : tensor<?x?xf32>
  %tr = linalg.transpose ins(%x : tensor<?x?xf32>) outs(%t : tensor<?x?xf32>) permutation = [1, 0]
  return %r, %tr : tensor<?xf32>, tensor<?x?xf32>
}
func.func @conv(%x: tensor<1x7x9x2xf32>, %k: tensor<3x3x2x3xf32>) -> tensor<1x5x7x3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x5x7x3xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<1x5x7x3xf32>) -> tensor<1x5x7x3xf32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%x, %k : tensor<1x7x9x2xf32>, tensor<3x3x2x3xf32>) outs(%i : tensor<1x5x7x3xf32>) -> tensor<1x5x7x3xf32>
  return %r : tensor<1x5x7x3xf32>
}
func.func @nothing() { return }
func.func @soft(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = tensor.empty() : tensor<4x6xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
