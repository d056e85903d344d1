// Textures that are of no class, or of several.
// R-CHIP-33 R-CHIP-34 R-CHIP-37
// RUN: gir-opt --mir-lower-textures --split-input-file --verify-diagnostics %s

// Of two dimensions and of one (chipStar's TestTextureUnsupportedMixedDim).
func.func private @_chip_tex1df(i64, f32) -> vector<4xf32>
func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func @mixed(%t: i64, %x: f32, %xy: vector<2xf32>) attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-note@+1 {{read here as Basic2D}}
  %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads as Basic1D a texture that is also read as Basic2D, and an image has only one of these dimensions; use a texture object for each}}
  %1 = func.call @_chip_tex1df(%t, %x) : (i64, f32) -> vector<4xf32>
  return
}

// -----

// The same in another function.
func.func private @_chip_tex1df(i64, f32) -> vector<4xf32>
func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func @mixed(%t: i64, %x: f32, %xy: vector<2xf32>) attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-note@+1 {{read here as Basic2D}}
  %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  func.call @f(%t, %x) : (i64, f32) -> ()
  return
}
func.func private @f(%t: i64, %x: f32) {
  // expected-error@+1 {{'func.call' op reads as Basic1D a texture that is also read as Basic2D}}
  %1 = func.call @_chip_tex1df(%t, %x) : (i64, f32) -> vector<4xf32>
  return
}

// -----

func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func private @_chip_tex2du(i64, vector<2xf32>) -> vector<4xi32>
func.func @texels(%t: i64, %xy: vector<2xf32>) attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-note@+1 {{f32 are read here}}
  %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads channels of ui32 from a texture of which f32 are also read, and an image has only one type of channels; use a texture object for each}}
  %1 = func.call @_chip_tex2du(%t, %xy) : (i64, vector<2xf32>) -> vector<4xi32>
  return
}

// -----

func.func private @_chip_tex3df(i64, f32, f32, f32) -> vector<4xf32>
func.func private @_chip_tex2dlodf(i64, vector<2xf32>, f32) -> vector<4xf32>
func.func private @_chip_tex1dgradf(i64, f32, f32, f32) -> vector<4xf32>
func.func private @_chip_texcubemapf(i64, f32, f32, f32) -> vector<4xf32>
func.func private @_chip_tex2dgatherf(i64, vector<2xf32>) -> vector<4xf32>
func.func private @_chip_tex2dmipmapf(i64, vector<2xf32>) -> vector<4xf32>
func.func private @_chip_tex2dlayeredf(i64, vector<2xf32>, i32) -> vector<4xf32>
func.func private @_chip_tex2dz(i64, vector<2xf32>) -> vector<4xf32>
func.func @others(%t: i64, %x: f32, %xy: vector<2xf32>, %n: i32) attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'func.call' op reads a texture of three dimensions, by '@_chip_tex3df': its class is Unknown, and only textures of the classes Basic1D and Basic2D, read by '_chip_tex1d…' and '_chip_tex2d…' without levels and gradients, become images}}
  %0 = func.call @_chip_tex3df(%t, %x, %x, %x) : (i64, f32, f32, f32) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads a texture at a level of detail, by '@_chip_tex2dlodf': its class is Unknown}}
  %1 = func.call @_chip_tex2dlodf(%t, %xy, %x) : (i64, vector<2xf32>, f32) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads a texture by gradients, by '@_chip_tex1dgradf'}}
  %2 = func.call @_chip_tex1dgradf(%t, %x, %x, %x) : (i64, f32, f32, f32) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads a texture as the faces of a cube, by '@_chip_texcubemapf'}}
  %3 = func.call @_chip_texcubemapf(%t, %x, %x, %x) : (i64, f32, f32, f32) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads a texture by gathering texels, by '@_chip_tex2dgatherf'}}
  %4 = func.call @_chip_tex2dgatherf(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads a texture with levels of detail, by '@_chip_tex2dmipmapf'}}
  %5 = func.call @_chip_tex2dmipmapf(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads a texture in layers, by '@_chip_tex2dlayeredf'}}
  %6 = func.call @_chip_tex2dlayeredf(%t, %xy, %n) : (i64, vector<2xf32>, i32) -> vector<4xf32>
  // expected-error@+1 {{'func.call' op reads a texture in an unknown way, by '@_chip_tex2dz'}}
  %7 = func.call @_chip_tex2dz(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

// Types that chipStar's functions do not have.
func.func private @_chip_tex2df(i64, f32) -> vector<4xf32>
func.func private @_chip_tex1df(i32, f32) -> vector<4xf32>
func.func private @_chip_tex1di(i64, f32) -> vector<4xf32>
func.func private @_chip_tex2d2u(i64, f32, f32) -> i32
func.func private @_chip_tex1dfetchf(i64, f32) -> f32
func.func private @_chip_tex2du()
func.func @types(%t: i64, %x: f32, %n: i32) attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'func.call' op calls '@_chip_tex2df' with types other than chipStar's: it takes a texture object, an i64 or a pointer, and two f32 or i32 or a vector of them, and returns an f32 or a vector of up to four}}
  %0 = func.call @_chip_tex2df(%t, %x) : (i64, f32) -> vector<4xf32>
  // expected-error@+1 {{and an f32 or i32, and returns an f32 or a vector of up to four}}
  %1 = func.call @_chip_tex1df(%n, %x) : (i32, f32) -> vector<4xf32>
  // expected-error@+1 {{and returns an i32 or a vector of up to four}}
  %2 = func.call @_chip_tex1di(%t, %x) : (i64, f32) -> vector<4xf32>
  // expected-error@+1 {{and returns a vector<2xi32>}}
  %3 = func.call @_chip_tex2d2u(%t, %x, %x) : (i64, f32, f32) -> i32
  // expected-error@+1 {{and an i32, and returns an f32}}
  %4 = func.call @_chip_tex1dfetchf(%t, %x) : (i64, f32) -> f32
  // expected-error@+1 {{with types other than chipStar's}}
  func.call @_chip_tex2du() : () -> ()
  return
}

// -----

// Unknown operations that take or yield a texture object.
func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func private @elsewhere(i64)
func.func @users(%t: i64, %xy: vector<2xf32>, %p: !mir.ptr<global, i64> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-note@+1 {{read here as Basic2D}}
  %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  // expected-error@+1 {{'mir.gpu.store' op takes a texture object, whose class is therefore Unknown; pass it only to functions that read textures}}
  mir.gpu.store %p, %t : <global, i64>, i64
  // expected-error@+1 {{'func.call' op takes a texture object}}
  func.call @elsewhere(%t) : (i64) -> ()
  // expected-error@+1 {{'arith.addi' op takes a texture object}}
  %1 = arith.addi %t, %t : i64
  return
}

// -----

func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func @sources(%xy: vector<2xf32>, %p: !mir.ptr<global, i64> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'mir.gpu.load' op loads a texture object from memory that may hold any, whose class is therefore Unknown; pass the texture to the kernel as a parameter, or keep it in a global that holds nothing else and is only loaded}}
  %t = mir.gpu.load %p : <global, i64> -> i64
  // expected-note@+1 {{read here as Basic2D}}
  %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  // expected-error@+1 {{'arith.constant' op yields a texture object, whose class is therefore Unknown; take it as a parameter of the kernel, or from a global}}
  %c = arith.constant 7 : i64
  // expected-note@+1 {{read here as Basic2D}}
  %1 = func.call @_chip_tex2df(%c, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

// A global that the program changes, and one with several textures.
func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
mir.gpu.global @changed : !mir.ptr<global, i64> count 1 elem i64
mir.gpu.global @several : !mir.ptr<global, i64> count 2 elem i64
func.func @globals(%xy: vector<2xf32>, %n: i64) attributes {mir.kernel = #mir.kernel<compute>} {
  %p = mir.gpu.address_of @changed : !mir.ptr<global, i64>
  mir.gpu.store %p, %n : <global, i64>, i64
  // expected-error@+1 {{'mir.gpu.load' op loads a texture object from memory}}
  %t = mir.gpu.load %p : <global, i64> -> i64
  // expected-note@+1 {{read here as Basic2D}}
  %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  %q = mir.gpu.address_of @several : !mir.ptr<global, i64>
  // expected-error@+1 {{'mir.gpu.load' op loads a texture object from memory}}
  %u = mir.gpu.load %q : <global, i64> -> i64
  // expected-note@+1 {{read here as Basic2D}}
  %1 = func.call @_chip_tex2df(%u, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

// One of two textures.
func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func @chosen(%a: i64, %b: i64, %c: i1, %xy: vector<2xf32>) attributes {mir.kernel = #mir.kernel<compute>} {
  // expected-error@+1 {{'arith.select' op chooses a texture object at run time, whose class is therefore Unknown; branch, and read each texture in its own branch}}
  %t = arith.select %c, %a, %b : i64
  // expected-note@+1 {{read here as Basic2D}}
  %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
  return
}

// -----

func.func private @_chip_tex2df(i64, vector<2xf32>) -> vector<4xf32>
func.func @looped(%a: i64, %b: i64, %n: i32, %xy: vector<2xf32>) attributes {mir.kernel = #mir.kernel<compute>} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // expected-error@+1 {{'scf.for' op chooses a texture object at run time}}
  %r = scf.for %i = %zero to %n step %one iter_args(%t = %a) -> (i64) : i32 {
    // expected-note@+1 {{read here as Basic2D}}
    %0 = func.call @_chip_tex2df(%t, %xy) : (i64, vector<2xf32>) -> vector<4xf32>
    scf.yield %b : i64
  }
  return
}
