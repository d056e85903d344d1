// The examples of types of the SPIR-V dialect's specification, in a function that takes a value of each.
// R-SPVD-1 R-SPVD-11 R-SPVD-12 R-SPVD-13 R-SPVD-14 R-SPVD-15 R-SPVD-16
// RUN: gir-opt --upgrade-legacy-spv --split-input-file %s | FileCheck %s
// The printed module is read again as the same types.
// RUN: gir-opt --upgrade-legacy-spv --split-input-file %s -o %t.mlir
// RUN: gir-opt --split-input-file %t.mlir | FileCheck %s

// CHECK-LABEL: func.func private @array
// CHECK-SAME: !spirv.array<4 x i32>, !spirv.array<16 x vector<4xf32>>
func private @array(
!spv.array<4 x i32>,
!spv.array<16 x vector<4 x f32>>
)

// -----

// CHECK-LABEL: func.func private @image
// CHECK-SAME: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>
// CHECK-SAME: !spirv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32f>
func private @image(
!spv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>,
!spv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32f>
)

// -----

// CHECK-LABEL: func.func private @pointer
// CHECK-SAME: !spirv.ptr<i32, Function>, !spirv.ptr<vector<4xf32>, Uniform>
func private @pointer(
!spv.ptr<i32, Function>,
!spv.ptr<vector<4 x f32>, Uniform>
)

// -----

// CHECK-LABEL: func.func private @runtime_array
// CHECK-SAME: !spirv.rtarray<i32>, !spirv.rtarray<vector<4xf32>>
func private @runtime_array(
!spv.rtarray<i32>,
!spv.rtarray<vector<4 x f32>>
)

// -----

// CHECK-LABEL: func.func private @struct
// CHECK-SAME: !spirv.struct<(f32)>, !spirv.struct<(f32 [0])>
// CHECK-SAME: !spirv.struct<(f32, !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)>
// CHECK-SAME: !spirv.struct<(f32 [0], i32 [4])>
func private @struct(
!spv.struct<f32>,
!spv.struct<f32 [0]>,
!spv.struct<f32, !spv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>,
!spv.struct<f32 [0], i32 [4]>
)
