// X-6: what has no GIR form is an error at its place.
// RUN: gir-opt --mir-to-gir --split-input-file --verify-diagnostics %s

func.func @function(%x: f32) -> f32 {
  // expected-error@+1 {{'math.tanh' op has no GIR form}}
  %r = math.tanh %x : f32
  return %r : f32
}

// -----

func.func @volatile(%p: !mir.ptr<global, i32>) -> i32 {
  // expected-error@+1 {{'mir.gpu.load' op is volatile or has an ordering}}
  %r = mir.gpu.load volatile %p : !mir.ptr<global, i32> -> i32
  return %r : i32
}

// -----

// expected-error@+1 {{'func.func' op is of a stage that GIR does not have}}
func.func @vertex() attributes {mir.kernel = #mir.kernel<vertex>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has the type index, which has no GIR form}}
func.func @index(%x: index) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has no GIR form; a function of GIR has a body}}
func.func @two(%x: i32) -> (i32, i32) {
  return %x, %x : i32, i32
}
