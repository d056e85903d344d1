// Inputs and outputs that a stage does not have, or of another type.
// R-RUNA-47
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.vertex_index' op is for vertex kernels, but is in a fragment kernel}}
  %0 = lir.vertex_index
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.vertex_index' op is for vertex kernels, but is in a compute kernel}}
  %0 = lir.vertex_index
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.instance_index' op is for vertex kernels, but is in a fragment kernel}}
  %0 = lir.instance_index
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.instance_index' op is for vertex kernels, but is in a compute kernel}}
  %0 = lir.instance_index
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.frag_coord' op is for fragment kernels, but is in a vertex kernel}}
  %0 = lir.frag_coord
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.frag_coord' op is for fragment kernels, but is in a compute kernel}}
  %0 = lir.frag_coord
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.read_input' op must be in a vertex or fragment kernel; pass the values to functions}}
  %0 = lir.read_input <location = 0> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.write_output' op must be in a vertex or fragment kernel; pass the values to functions}}
  lir.write_output %x, <location = 0> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) {
  // expected-error@+1 {{'lir.read_input' op must be in a vertex or fragment kernel; pass the values to functions}}
  %0 = lir.read_input <location = 0> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) {
  // expected-error@+1 {{'lir.write_output' op must be in a vertex or fragment kernel; pass the values to functions}}
  lir.write_output %x, <location = 0> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op reads vertex_index, which has an op of its own}}
  %0 = lir.read_input <builtin = vertex_index> : i32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op reads instance_index, which has an op of its own}}
  %0 = lir.read_input <builtin = instance_index> : i32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.read_input' op reads frag_coord, which has an op of its own}}
  %0 = lir.read_input <builtin = frag_coord> : vector<4xf32>
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op has its result as front_facing, which is an input of fragment kernels}}
  %0 = lir.read_input <builtin = front_facing> : i1
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op has its result as position, which is an output of vertex kernels}}
  %0 = lir.read_input <builtin = position> : vector<4xf32>
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.read_input' op has its result as front_facing, which is i1, not 'i32'}}
  %0 = lir.read_input <builtin = front_facing> : i32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op has its result of 'vector<8xf32>' at a location, which takes a number or a vector of 2, 3 or 4}}
  %0 = lir.read_input <location = 0> : vector<8xf32>
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op has its result of 'i1' at a location, which takes a number or a vector of 2, 3 or 4}}
  %0 = lir.read_input <location = 0> : i1
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op has its result interpolated, which is for outputs of vertex and inputs of fragment kernels}}
  %0 = lir.read_input <location = 0, interpolation = flat> : i32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.read_input' op has its result of 'i32', which cannot be interpolated; make it flat}}
  %0 = lir.read_input <location = 0> : i32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.write_output' op has its value as frag_coord, which is an input of fragment kernels}}
  lir.write_output %p, <builtin = frag_coord> : vector<4xf32>
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.write_output' op has its value as position, which is an output of vertex kernels}}
  lir.write_output %p, <builtin = position> : vector<4xf32>
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.write_output' op has its value as frag_depth, which is an output of fragment kernels}}
  lir.write_output %x, <builtin = frag_depth> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.write_output' op has its value as position, which is vector<4xf32>, not 'f32'}}
  lir.write_output %x, <builtin = position> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.write_output' op has its value interpolated, which is for outputs of vertex and inputs of fragment kernels}}
  lir.write_output %x, <location = 0, interpolation = flat> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{an input or output has a location or a builtin}}
  %0 = lir.read_input <interpolation = flat> : f32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  %1 = lir.read_input <location = 0> : f32
  // expected-error@+1 {{'lir.read_input' op reads location 0 as 'f16', elsewhere in the kernel as 'f32'}}
  %0 = lir.read_input <location = 0> : f16
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  %1 = lir.read_input <location = 0> : f32
  // expected-error@+1 {{'lir.read_input' op reads location 0 as 'f32', elsewhere in the kernel as 'f32' with another interpolation}}
  %0 = lir.read_input <location = 0, interpolation = linear> : f32
  return
}

// -----

func.func @k(%x: f32 {lir.io = #mir.io<location = 3>}) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.read_input' op reads location 3 as 'i32', elsewhere in the kernel as 'f32'}}
  %0 = lir.read_input <location = 3> : i32
  return
}

// -----

func.func @k(%x: f32, %p: vector<4xf32>, %n: i32) attributes {lir.kernel = #mir.kernel<vertex>} {
  lir.write_output %x, <location = 0> : f32
  // expected-error@+1 {{'lir.write_output' op writes location 0 as 'i32', elsewhere in the kernel as 'f32'}}
  lir.write_output %n, <location = 0> : i32
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.discard' op is for fragment kernels, but is in a vertex kernel}}
  lir.discard
  return
}

// -----

func.func @k() attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.discard' op is for fragment kernels, but is in a compute kernel}}
  lir.discard
  return
}

// -----

func.func @k(%x: f32) attributes {lir.kernel = #mir.kernel<vertex>} {
  // expected-error@+1 {{'lir.derivative' op is for fragment kernels, but is in a vertex kernel}}
  %0 = lir.derivative x any %x : f32
  return
}

// -----

func.func @k(%x: f32) attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.derivative' op is for fragment kernels, but is in a compute kernel}}
  %0 = lir.derivative x any %x : f32
  return
}

// -----

func.func @k(%x: f64) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.derivative' op operand #0 must be f32 or vector of two, three or four f32, but got 'f64'}}
  %0 = lir.derivative x any %x : f64
  return
}

// -----

func.func @k(%n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.read_input' op has its result as sample_position, which is vector<2xf32>, not 'f32'}}
  %0 = lir.read_input <builtin = sample_position> : f32
  return
}

// -----

func.func @k(%n: i32) attributes {lir.kernel = #mir.kernel<fragment>} {
  // expected-error@+1 {{'lir.read_input' op has its result as sample_mask, which is an output of fragment kernels}}
  %0 = lir.read_input <builtin = sample_mask> : i32
  return
}
