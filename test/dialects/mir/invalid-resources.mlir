// Accesses to resources that do not fit.
// R-RUNA-32 R-RUNA-33 R-RUNA-123
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op moves 'f32' of '!mir.storage_buffer<f32>', not 'i32'}}
  %0 = mir.gpu.resource_load %s[%n] : !mir.storage_buffer<f32>, i32 -> i32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op takes the number of an element of '!mir.storage_buffer<f32>', not 'vector<2xi32>'}}
  %0 = mir.gpu.resource_load %s[%at] : !mir.storage_buffer<f32>, vector<2xi32> -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op operand #1 must be i32, i64 or vector of two or three i32, but got 'i16'}}
  %0 = mir.gpu.resource_load %s[%y] : !mir.storage_buffer<f32>, i16 -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op takes 2 coordinates of '!mir.image2d<f32, read>', not 'i32'}}
  %0 = mir.gpu.resource_load %r[%n] : !mir.image2d<f32, read>, i32 -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op takes 2 coordinates of '!mir.image2d<f32, read>', not 'vector<3xi32>'}}
  %0 = mir.gpu.resource_load %r[%in] : !mir.image2d<f32, read>, vector<3xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op moves 'vector<4xf32>' of '!mir.image2d<f32, read>', not 'f32'}}
  %0 = mir.gpu.resource_load %r[%at] : !mir.image2d<f32, read>, vector<2xi32> -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op takes an image that is read or read_write or atomic, not '!mir.image2d<f32>'}}
  %0 = mir.gpu.resource_load %i[%at] : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op takes an image that is read or read_write or atomic, not '!mir.image3d<f32, write>'}}
  %0 = mir.gpu.resource_load %w[%in] : !mir.image3d<f32, write>, vector<3xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_load' op operand #0 must be buffer or image, but got '!mir.sampler'}}
  %0 = mir.gpu.resource_load %p[%n] : !mir.sampler, i32 -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_store' op operand #0 must be buffer that a kernel reads and writes or image, but got '!mir.uniform_buffer<f32>'}}
  mir.gpu.resource_store %u[%n], %x : !mir.uniform_buffer<f32>, i32, f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_store' op moves 'f32' of '!mir.storage_buffer<f32>', not 'i32'}}
  mir.gpu.resource_store %s[%n], %n : !mir.storage_buffer<f32>, i32, i32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_store' op takes an image that is write or read_write or atomic, not '!mir.image2d<f32, read>'}}
  mir.gpu.resource_store %r[%at], %v : !mir.image2d<f32, read>, vector<2xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_store' op takes 3 coordinates of '!mir.image3d<f32, write>', not 'vector<2xi32>'}}
  mir.gpu.resource_store %w[%at], %v : !mir.image3d<f32, write>, vector<2xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.resource_store' op moves 'vector<4xf32>' of '!mir.image3d<f32, write>', not 'f32'}}
  mir.gpu.resource_store %w[%in], %x : !mir.image3d<f32, write>, vector<3xi32>, f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.sample' op takes an image that is sampled or depth, not '!mir.image2d<f32, read>'}}
  %0 = mir.gpu.sample %r, %p[%uv] : !mir.image2d<f32, read>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.sample' op takes 2 coordinates of '!mir.image2d<f32>', not 'vector<3xf32>'}}
  %0 = mir.gpu.sample %i, %p[%uvw] : !mir.image2d<f32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.sample' op moves 'vector<4xf32>' of '!mir.image2d<f32>', not 'vector<4xf16>'}}
  %0 = mir.gpu.sample %i, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf16>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.sample' op has a level of detail or gradients, not both}}
  %0 = mir.gpu.sample %i, %p[%uv] lod %x grad %uv, %uv : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.sample' op has gradients along x and y, or none}}
  %0 = "mir.gpu.sample"(%i, %p, %uv, %uv) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1, 0>} : (!mir.image2d<f32>, !mir.sampler, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.sample' op takes 2 gradients of '!mir.image2d<f32>', not 'vector<3xf32>'}}
  %0 = mir.gpu.sample %i, %p[%uv] grad %uvw, %uv : !mir.image2d<f32>, vector<2xf32>, vector<3xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.fetch' op takes an image that is sampled or depth, not '!mir.image2d<f32, read>'}}
  %0 = mir.gpu.fetch %r[%at] : !mir.image2d<f32, read>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.fetch' op takes 3 coordinates of '!mir.image3d<ui32>', not 'vector<2xi32>'}}
  %0 = mir.gpu.fetch %j[%at] : !mir.image3d<ui32>, vector<2xi32> -> vector<4xi32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'mir.gpu.fetch' op moves 'vector<4xi32>' of '!mir.image3d<ui32>', not 'vector<4xf32>'}}
  %0 = mir.gpu.fetch %j[%in] : !mir.image3d<ui32>, vector<3xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%i: !mir.image3d<f32>) {
  // expected-error@+1 {{'mir.gpu.image_size' op gives 3 extents of '!mir.image3d<f32>', not 'vector<2xi32>'}}
  %0 = mir.gpu.image_size %i : !mir.image3d<f32> -> vector<2xi32>
  return
}
