// Images of other arrangements, depths and atomics that do not fit.
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op takes 3 coordinates of '!mir.image<dim2_array, f32>', not 'vector<2xf32>'}}
  %0 = lir.image_sample %layers, %p[%uv] lod %u : !mir.image<dim2_array, f32>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op samples '!mir.image<buffer, f32>'; fetch its texels}}
  %0 = lir.image_sample %texels, %p[%u] lod %u : !mir.image<buffer, f32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op compares depths of '!mir.image<cube, f32>', which has none; its access is depth}}
  %0 = lir.image_sample %cube, %p[%uvw] dref %u lod %u : !mir.image<cube, f32>, vector<3xf32> -> f32
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op moves 'f32' of '!mir.image2d<f32, depth>', not 'vector<4xf32>'}}
  %0 = lir.image_sample %depth, %p[%uv] dref %u lod %u : !mir.image2d<f32, depth>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op has an offset in '!mir.image<cube, f32>', a cube}}
  %0 = lir.image_sample %cube, %p[%uvw] lod %u offset [1, 1, 1] : !mir.image<cube, f32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op takes an offset of 2 numbers in '!mir.image<dim2_array, f32>', not of 3}}
  %0 = lir.image_sample %layers, %p[%uvw] lod %u offset [1, 1, 1] : !mir.image<dim2_array, f32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op has a bias, which is added to no level that it states}}
  %0 = lir.image_sample %layers, %p[%uvw] lod %u bias %u : !mir.image<dim2_array, f32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op takes 2 gradients of '!mir.image<dim2_array, f32>', not 'vector<3xf32>'}}
  %0 = lir.image_sample %layers, %p[%uvw] grad %uvw, %uvw : !mir.image<dim2_array, f32>, vector<3xf32>, vector<3xf32>, vector<3xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_gather' op gathers from '!mir.image<dim1, f32>', which has no squares of texels}}
  %0 = lir.image_gather %line, %p[%u] component 0 : !mir.image<dim1, f32>, f32 -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_gather' op compares depths, which are component 0, not 1}}
  %0 = lir.image_gather %depth, %p[%uv] component 1 dref %u : !mir.image2d<f32, depth>, vector<2xf32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_fetch' op fetches a texel of '!mir.image<cube, f32>', which a kernel can only sample; use dim2_array}}
  %0 = lir.image_fetch %cube[%in] lod %n : !mir.image<cube, f32>, vector<3xi32> -> vector<4xf32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_size' op gives 3 extents of '!mir.image<dim2_array, f32>', not 'vector<2xi32>'}}
  %0 = lir.image_size %layers : !mir.image<dim2_array, f32> -> vector<2xi32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_size' op asks for levels of '!mir.image<buffer, f32>', which has one}}
  %0 = lir.image_size %texels lod %n : !mir.image<buffer, f32> -> i32
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_levels' op asks for levels of '!mir.image2d<ui32, atomic>', which has one}}
  %0 = lir.image_levels %sum : !mir.image2d<ui32, atomic>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_samples' op asks for samples of '!mir.image<cube, f32>'; only dim2_samples and dim2_samples_array have them}}
  %0 = lir.image_samples %cube : !mir.image<cube, f32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_atomic' op takes an image that is atomic, not '!mir.image<dim1, f32>'}}
  %0 = lir.image_atomic add %line[%n], %n ordering relaxed scope device : !mir.image<dim1, f32>, i32, i32 -> i32
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_atomic' op moves 'i32' of '!mir.image2d<ui32, atomic>', not 'f32'}}
  %0 = lir.image_atomic exchange %sum[%at], %u ordering relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, f32 -> f32
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_atomic' op 'add' takes integers, not 'f32'}}
  %0 = lir.image_atomic add %sum[%at], %u ordering relaxed scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, f32 -> f32
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_compare_exchange' op takes 2 coordinates of '!mir.image2d<ui32, atomic>', not 'vector<3xi32>'}}
  %0 = lir.image_compare_exchange %sum[%in], %n, %n ordering_succ relaxed ordering_fail relaxed scope device : !mir.image2d<ui32, atomic>, vector<3xi32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_compare_exchange' op stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not release}}
  %0 = lir.image_compare_exchange %sum[%at], %n, %n ordering_succ seq_cst ordering_fail release scope device : !mir.image2d<ui32, atomic>, vector<2xi32>
  return
}

// -----

func.func @f(%line: !mir.image<dim1, f32>, %layers: !mir.image<dim2_array, f32>, %cube: !mir.image<cube, f32>, %texels: !mir.image<buffer, f32>, %depth: !mir.image2d<f32, depth>, %sum: !mir.image2d<ui32, atomic>, %p: !mir.sampler, %n: i32, %at: vector<2xi32>, %in: vector<3xi32>, %u: f32, %uv: vector<2xf32>, %uvw: vector<3xf32>) {
  // expected-error@+1 {{'lir.image_sample' op has gradients of 'vector<2xf32>' and 'vector<3xf32>'}}
  %0 = lir.image_sample %layers, %p[%uvw] grad %uv, %uvw : !mir.image<dim2_array, f32>, vector<3xf32>, vector<2xf32>, vector<3xf32> -> vector<4xf32>
  return
}
