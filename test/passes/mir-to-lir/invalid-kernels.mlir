// Kernels, resources and inputs that cannot be lowered, each where it stands.
// R-RUNA-12 R-RUNA-17 R-RUNA-19 R-RUNA-23 R-RUNA-32
// RUN: gir-opt --mir-to-lir --split-input-file --verify-diagnostics %s

// expected-error@+1 {{'func.func' op is a kernel of the future stage 'mesh', which cannot be lowered; compute, vertex and fragment can}}
func.func @k() attributes {mir.kernel = #mir.kernel<mesh>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op is a kernel of the future stage 'task', which cannot be lowered; compute, vertex and fragment can}}
func.func @k() attributes {mir.kernel = #mir.kernel<task>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op is a kernel of the future stage 'raygen', which cannot be lowered; compute, vertex and fragment can}}
func.func @k() attributes {mir.kernel = #mir.kernel<raygen>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op is a kernel of the future stage 'miss', which cannot be lowered; compute, vertex and fragment can}}
func.func @k() attributes {mir.kernel = #mir.kernel<miss>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op is a kernel of the future stage 'closesthit', which cannot be lowered; compute, vertex and fragment can}}
func.func @k() attributes {mir.kernel = #mir.kernel<closesthit>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has an acceleration structure as parameter 1, which no target supports yet; remove it}}
func.func @k(%n: i32, %a: !mir.acceleration_structure {mir.resource = #mir.resource<set = 0, binding = 0, uniform>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has parameter 0 of type !mir.image2d<f32> without a binding; give it a mir.resource}}
func.func @k(%i: !mir.image2d<f32>) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has a buffer of f64 as parameter 0, which the layout metal lacks; choose another layout}}
func.func @k(%b: !mir.storage_buffer<f64> {mir.resource = #mir.resource<set = 0, binding = 0, storage, layout = metal>}) attributes {mir.kernel = #mir.kernel<compute>} {
  %c = arith.constant 0 : i32
  %0 = mir.gpu.resource_load %b[%c] : !mir.storage_buffer<f64>, i32 -> f64
  return
}

// -----

// expected-error@+1 {{'func.func' op states push constants of 8 bytes aligned to 8, but its scalar parameters take 12 aligned to 4}}
func.func @k(%x: i32, %y: i32, %z: i32) attributes {mir.kernel = #mir.kernel<compute>, mir.push_constants = #mir.push_constants<size = 8, align = 8>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op states push constants of 16 bytes aligned to 4, but its scalar parameters take 8 aligned to 8}}
func.func @k(%x: i64) attributes {mir.kernel = #mir.kernel<compute>, mir.push_constants = #mir.push_constants<size = 16, align = 4>} {
  return
}

// -----

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32
// expected-error@+1 {{'func.func' op copies 260 bytes from or to '@tile', which has 256}}
func.func @k(%in: !mir.ptr<global, f32> {mir.name = "in", mir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {mir.dsp_dma = [#mir.dsp_dma<source = "in", dest = @tile, size = 256>, #mir.dsp_dma<source = @tile, dest = "in", size = 260>], mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

func.func @helper(%n: i32) {
  // expected-error@+1 {{'arith.index_cast' op has a value of type index, which lir does not have; use an integer as wide as the target's addresses}}
  %0 = arith.index_cast %n : i32 to index
  // expected-error@+1 {{'arith.constant' op has a value of type index}}
  %1 = arith.constant dense<0> : vector<4xindex>
  return
}

// -----

func.func @k(
    %a: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %b: !mir.storage_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %c: i1)
    attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'arith.select' op selects a resource at run time, which cannot be lowered; branch, and access each resource in its own branch}}
  %s = arith.select %c, %a, %b : !mir.storage_buffer<f32>
  %i = arith.constant 0 : i32
  %0 = mir.gpu.resource_load %s[%i] : !mir.storage_buffer<f32>, i32 -> f32
  return
}

// -----

func.func @k(
    %i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'scf.for' op selects a resource at run time, which cannot be lowered}}
  %r = scf.for %k = %n to %n step %n iter_args(%j = %i) -> !mir.image2d<f32> : i32 {
    scf.yield %j : !mir.image2d<f32>
  }
  return
}

// -----

// The loop carries the image and yields a number.
func.func @k(
    %i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'scf.while' op selects a resource at run time, which cannot be lowered}}
  %r = scf.while (%j = %i, %k = %n) : (!mir.image2d<f32>, i32) -> i32 {
    %more = arith.cmpi ult, %k, %n : i32
    scf.condition(%more) %k : i32
  } do {
  ^bb0(%k: i32):
    scf.yield %i, %k : !mir.image2d<f32>, i32
  }
  return
}

// -----

func.func @k(
    %u: !mir.uniform_buffer<f32> {mir.resource = #mir.resource<set = 0, binding = 0, uniform, layout = std430>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'func.call' op passes a buffer laid out by the rules of std430, but functions take buffers of std140; access it in the kernel}}
  func.call @helper(%u) : (!mir.uniform_buffer<f32>) -> ()
  return
}
func.func @helper(%u: !mir.uniform_buffer<f32>) {
  return
}

// -----

func.func @c() attributes {mir.kernel = #mir.kernel<compute>} {
  func.call @outer() : () -> ()
  return
}
func.func @v() attributes {mir.kernel = #mir.kernel<vertex>} {
  func.call @inner() : () -> ()
  return
}
func.func @f() attributes {mir.kernel = #mir.kernel<fragment>} {
  func.call @of_fragments() : () -> ()
  return
}
func.func @outer() {
  func.call @inner() : () -> ()
  return
}
func.func @inner() {
  // expected-error@+1 {{'mir.gpu.vertex_index' op is for vertex kernels, but compute kernel 'c' calls the function}}
  %0 = mir.gpu.vertex_index
  // expected-error@+1 {{'mir.gpu.frag_coord' op is for fragment kernels, but compute kernel 'c' calls the function}}
  %1 = mir.gpu.frag_coord
  // expected-error@+1 {{'mir.gpu.local_id' op is for compute kernels, but vertex kernel 'v' calls the function}}
  %2 = mir.gpu.local_id x
  return
}
func.func @of_fragments() {
  %1 = mir.gpu.frag_coord
  return
}
func.func @of_nobody() {
  %0 = mir.gpu.vertex_index
  %1 = mir.gpu.frag_coord
  return
}

// -----

func.func @f(%i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}, %p: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 1, sampler>}) attributes {mir.kernel = #mir.kernel<fragment>} {
  func.call @helper(%i, %p) : (!mir.image2d<f32>, !mir.sampler) -> ()
  return
}
func.func @v(%i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}, %p: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 1, sampler>}) attributes {mir.kernel = #mir.kernel<vertex>} {
  func.call @helper(%i, %p) : (!mir.image2d<f32>, !mir.sampler) -> ()
  return
}
func.func @helper(%i: !mir.image2d<f32>, %p: !mir.sampler) {
  %uv = arith.constant dense<0.5> : vector<2xf32>
  // expected-error@+1 {{'mir.gpu.sample' op has no level of detail, which fragment kernel 'f' computes from derivatives and kernel 'v' cannot; state lod or grad}}
  %0 = mir.gpu.sample %i, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

// A type that a host cannot pass has no place among the push constants.
// expected-error@+4 {{'func.func' op has parameter 0 of type f80, which a host cannot pass; it can pass i1, integers of 8, 16, 32 and 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3, 4, 8 and 16 of them, matrices and pointers}}
// expected-error@+3 {{'func.func' op has parameter 2 of type vector<5xf32>, which a host cannot pass}}
// expected-error@+2 {{'func.func' op has parameter 3 of type !mir.coop_matrix<16x16xf16, a, subgroup>, which a host cannot pass}}
// expected-error@+1 {{'func.func' op has a pointer to private storage as parameter 4, which a launch cannot pass; make a variable in the kernel}}
func.func @k(%a: f80, %b: vector<16xf64>, %c: vector<5xf32>, %d: !mir.coop_matrix<16x16xf16, a, subgroup>, %e: !mir.ptr<private, i32>)
    attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op is a kernel without a body, and nothing is linked to it; define it}}
func.func private @declared(%x: i32) attributes {mir.kernel = #mir.kernel<compute>}
