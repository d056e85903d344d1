// Handles, layouts and accesses to resources that do not fit.
// R-RUNA-44 R-RUNA-45 R-RUNA-46 R-RUNA-123
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_load' op takes 2 coordinates of '!mir.image2d<f32, read>', not 'vector<3xi32>'}}
  %0 = lir.image_load %r[%in] : !mir.image2d<f32, read>, vector<3xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = lir.image_load %r[%at] : !mir.image2d<f32, read>, vector<2xi32> -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_load' op takes an image that is read or read_write or atomic, not '!mir.image2d<f32>'}}
  %0 = lir.image_load %i[%at] : !mir.image2d<f32>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_load' op takes an image that is read or read_write or atomic, not '!mir.image3d<f32, write>'}}
  %0 = lir.image_load %w[%in] : !mir.image3d<f32, write>, vector<3xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_store' op takes an image that is write or read_write or atomic, not '!mir.image2d<f32, read>'}}
  lir.image_store %r[%at], %v : !mir.image2d<f32, read>, vector<2xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_store' op takes 3 coordinates of '!mir.image3d<f32, write>', not 'vector<2xi32>'}}
  lir.image_store %w[%at], %v : !mir.image3d<f32, write>, vector<2xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  lir.image_store %w[%in], %x : !mir.image3d<f32, write>, vector<3xi32>, f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_sample' op takes an image that is sampled or depth, not '!mir.image2d<f32, read>'}}
  %0 = lir.image_sample %r, %p[%uv] : !mir.image2d<f32, read>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_sample' op takes 2 coordinates of '!mir.image2d<f32>', not 'vector<3xf32>'}}
  %0 = lir.image_sample %i, %p[%uvw] : !mir.image2d<f32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_sample' op moves 'vector<4xf32>' of '!mir.image2d<f32>', not 'vector<4xf16>'}}
  %0 = lir.image_sample %i, %p[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf16>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_sample' op has a level of detail or gradients, not both}}
  %0 = lir.image_sample %i, %p[%uv] lod %x grad %uv, %uv : !mir.image2d<f32>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_sample' op has gradients along x and y, or none}}
  %0 = "lir.image_sample"(%i, %p, %uv, %uv) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1, 0>} : (!mir.image2d<f32>, !mir.sampler, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_sample' op takes 2 gradients of '!mir.image2d<f32>', not 'vector<3xf32>'}}
  %0 = lir.image_sample %i, %p[%uv] grad %uvw, %uv : !mir.image2d<f32>, vector<2xf32>, vector<3xf32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_fetch' op takes an image that is sampled or depth, not '!mir.image2d<f32, read>'}}
  %0 = lir.image_fetch %r[%at] lod %n : !mir.image2d<f32, read>, vector<2xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_fetch' op takes 3 coordinates of '!mir.image3d<ui32>', not 'vector<2xi32>'}}
  %0 = lir.image_fetch %j[%at] lod %n : !mir.image3d<ui32>, vector<2xi32> -> vector<4xi32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: !mir.image2d<f32>, %j: !mir.image3d<ui32>, %r: !mir.image2d<f32, read>, %w: !mir.image3d<f32, write>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %uv: vector<2xf32>, %uvw: vector<3xf32>, %x: f32, %v: vector<4xf32>, %y: i16) {
  // expected-error@+1 {{'lir.image_fetch' op moves 'vector<4xi32>' of '!mir.image3d<ui32>', not 'vector<4xf32>'}}
  %0 = lir.image_fetch %j[%in] lod %n : !mir.image3d<ui32>, vector<3xi32> -> vector<4xf32>
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_storage' op binds set 3, binding 0, which no parameter of the kernel has as lir.resource}}
  %0 = lir.bind_storage set 3 binding 0 : !mir.storage_buffer<f32>
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_storage' op gives '!mir.storage_buffer<i32>', but parameter 0 of that binding is '!mir.storage_buffer<f32>'}}
  %0 = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<i32>
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_uniform' op gives '!mir.uniform_buffer<f32>', but parameter 0 of that binding is '!mir.storage_buffer<f32>'}}
  %0 = lir.bind_uniform set 0 binding 0 : !mir.uniform_buffer<f32>
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_image' op gives '!mir.image3d<f32>', but parameter 2 of that binding is '!mir.image2d<f32>'}}
  %0 = lir.bind_image set 1 binding 0 : !mir.image3d<f32>
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_sampler' op binds set 1, binding 2, which no parameter of the kernel has as lir.resource}}
  %0 = lir.bind_sampler set 1 binding 2 : !mir.sampler
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_storage' op result #0 must be buffer that a kernel reads and writes, but got '!mir.sampler'}}
  %0 = lir.bind_storage set 1 binding 1 : !mir.sampler
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_image' op result #0 must be image, but got '!mir.sampler'}}
  %0 = lir.bind_image set 1 binding 1 : !mir.sampler
  return
}

// -----

func.func @k(
    %s: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>, lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430>},
    %u: !mir.uniform_buffer<!mir.matrix<2x3xf32>> {lir.layout = #lir.layout<std140, size = 48, align = 16, stride = 48, matrix_stride = 16, major = row>, lir.resource = #mir.resource<set = 0, binding = 1, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'lir.bind_storage' op attribute 'set' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = lir.bind_storage set -1 binding 0 : !mir.storage_buffer<f32>
  return
}

// -----

func.func @helper() {
  // expected-error@+1 {{'lir.bind_storage' op must be in a kernel; pass the handle to functions}}
  %0 = lir.bind_storage set 0 binding 0 : !mir.storage_buffer<f32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'lir.buffer_load' op operand #1 must be 32-bit signless integer or 64-bit signless integer, but got 'i16'}}
  %0 = lir.buffer_load %s[%y] align 4 layout std430 : !mir.storage_buffer<f32>, i16 -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'lir.buffer_load' op result #0 must be number, vector of two to four or matrix, but got 'i1'}}
  %0 = lir.buffer_load %s[%i] align 4 layout std430 : !mir.storage_buffer<f32>, i32 -> i1
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'lir.buffer_load' op result #0 must be number, vector of two to four or matrix, but got 'vector<8xf32>'}}
  %0 = lir.buffer_load %s[%i] align 4 layout std430 : !mir.storage_buffer<f32>, i32 -> vector<8xf32>
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'lir.buffer_load' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = lir.buffer_load %s[%i] align 3 layout std430 : !mir.storage_buffer<f32>, i32 -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{custom op 'lir.buffer_load' expected 'align'}}
  %0 = lir.buffer_load %s[%i] layout std430 : !mir.storage_buffer<f32>, i32 -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{custom op 'lir.buffer_load' expected 'layout'}}
  %0 = lir.buffer_load %s[%i] align 4 : !mir.storage_buffer<f32>, i32 -> f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'lir.buffer_store' op operand #0 must be buffer that a kernel reads and writes, but got '!mir.uniform_buffer<f32>'}}
  lir.buffer_store %u[%i], %x align 4 layout std140 : !mir.uniform_buffer<f32>, i32, f32
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'lir.buffer_store' op operand #2 must be number, vector of two to four or matrix, but got 'i1'}}
  lir.buffer_store %s[%i], %z align 4 layout std430 : !mir.storage_buffer<f32>, i32, i1
  return
}

// -----

func.func @f(%s: !mir.storage_buffer<f32>, %u: !mir.uniform_buffer<f32>, %i: i32, %y: i16, %x: f32, %z: i1, %v: vector<8xf32>) {
  // expected-error@+1 {{'lir.buffer_store' op attribute 'align' failed to satisfy constraint}}
  lir.buffer_store %s[%i], %x align 0 layout std430 : !mir.storage_buffer<f32>, i32, f32
  return
}

// -----

func.func @k(
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  %0 = lir.bind_image set 1 binding 0 : !mir.image2d<f32>
  %1 = lir.bind_sampler set 1 binding 1 : !mir.sampler
  %uv = arith.constant dense<0.0> : vector<2xf32>
  // expected-error@+1 {{'lir.image_sample' op has neither a level of detail nor gradients, without which only a fragment kernel samples}}
  %2 = lir.image_sample %0, %1[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @k(
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image>},
    %p: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 1, sampler>})
    attributes {lir.kernel = #mir.kernel<vertex>} {
  %0 = lir.bind_image set 1 binding 0 : !mir.image2d<f32>
  %1 = lir.bind_sampler set 1 binding 1 : !mir.sampler
  %uv = arith.constant dense<0.0> : vector<2xf32>
  // expected-error@+1 {{'lir.image_sample' op has neither a level of detail nor gradients, without which only a fragment kernel samples}}
  %2 = lir.image_sample %0, %1[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

// expected-error@+1 {{an element must have a size of at least 1 and an alignment that is a power of two}}
func.func @f(%b: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 0, align = 4, stride = 4>}) {
  return
}

// -----

// expected-error@+1 {{an element must have a size of at least 1 and an alignment that is a power of two}}
func.func @f(%b: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 3, stride = 6>}) {
  return
}

// -----

// expected-error@+1 {{stride must be a multiple of align and not below size}}
func.func @f(%b: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 8, align = 4, stride = 4>}) {
  return
}

// -----

// expected-error@+1 {{stride must be a multiple of align and not below size}}
func.func @f(%b: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 4, align = 8, stride = 12>}) {
  return
}

// -----

// expected-error@+1 {{matrix_stride and major must be given together}}
func.func @f(%b: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 16, align = 8, stride = 16, matrix_stride = 8>}) {
  return
}

// -----

// expected-error@+1 {{matrix_stride and major must be given together}}
func.func @f(%b: !mir.storage_buffer<f32> {lir.layout = #lir.layout<std430, size = 16, align = 8, stride = 16, major = row>}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op has 4 : i32 as 'lir.layout' of parameter 0, which is a #lir.layout}}
func.func @f(%b: !mir.storage_buffer<f32> {lir.layout = 4 : i32}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op lays out parameter 0, which is '!mir.ptr<global, f32>' and no buffer}}
func.func @f(%b: !mir.ptr<global, f32> {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>}) {
  return
}

// -----

// expected-error@+1 {{'func.func' op 'lir.layout' is for parameters only}}
func.func @f() attributes {lir.layout = #lir.layout<std430, size = 4, align = 4, stride = 4>} {
  return
}

// -----

func.func @f(%i: !mir.image3d<f32>) {
  // expected-error@+1 {{'lir.image_size' op gives 3 extents of '!mir.image3d<f32>', not 'vector<2xi32>'}}
  %0 = lir.image_size %i : !mir.image3d<f32> -> vector<2xi32>
  return
}
