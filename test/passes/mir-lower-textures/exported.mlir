// Parts of programs: a module with nothing but functions is lowered too, and a texture object does not
// go from one module to another.
// R-CHIP-33
// RUN: not gir-opt --emit-spirv --spirv-linkage --target=opencl3.0-spirv %s -o %t.spv 2>&1 | FileCheck %s
// RUN: gir-opt --lower-to-lir --target=opencl3.0-spirv %s | FileCheck %s --check-prefix=LIR

// LIR-NOT: @_chip_tex
// CHECK: exported.mlir:[[@LINE+4]]:{{[0-9]+}}: error: 'func.func' op has a parameter of type !mir.image2d<f32>, which cannot be passed between modules linked with --spirv-linkage
// LIR: func.func @get(%{{.*}}: !mir.image2d<f32>, %{{.*}}: !mir.sampler, %{{.*}}: f32) -> f32
// LIR: lir.image_sample
func.func private @_chip_tex2df(i64, f32, f32) -> f32
func.func @get(%t: i64, %x: f32) -> f32 {
  %0 = func.call @_chip_tex2df(%t, %x, %x) : (i64, f32, f32) -> f32
  return %0 : f32
}
