// Resources beyond the limits of a tier of argument buffers are an error at the kernel; so is a set beyond the buffers.
// R-RUNA-62
// RUN: not gir-opt --emit-msl --metal-argument-buffers=tier1 --split-input-file %s 2>&1 | FileCheck --check-prefixes=CHECK,TIER1 %s
// RUN: not gir-opt --emit-msl --metal-argument-buffers=tier2 --split-input-file %s 2>&1 | FileCheck --check-prefixes=CHECK,TIER2 %s
// RUN: not gir-opt --emit-msl --metal-argument-buffers=tier1 --metal-platform=ios --split-input-file %s 2>&1 | FileCheck --check-prefixes=CHECK,TIER1,IOS %s
// RUN: not gir-opt --emit-msl --metal-argument-buffers=tier2 --metal-platform=ios --split-input-file %s 2>&1 | FileCheck --check-prefixes=CHECK,TIER2 %s
// RUN: not gir-opt --emit-msl --metal-argument-buffers=tier3 %s 2>&1 | FileCheck --check-prefix=NONE %s
// RUN: not gir-opt --emit-opencl --metal-argument-buffers=tier1 %s 2>&1 | FileCheck --check-prefix=OTHER %s
// RUN: not gir-run %S/../../e2e/saxpy.gir --kernel saxpy --device cpu --workgroups 1 --arg zeros:f32:1 --arg zeros:f32:1 --arg f32:1 --arg u32:1 --metal-argument-buffers=tier1 2>&1 | FileCheck --check-prefix=DEVICE %s

// NONE: error: --metal-argument-buffers: 'tier3' is not a tier of argument buffers; use tier1 or tier2
// OTHER: --metal-argument-buffers is for Metal, not for target 'opencl3.0'; leave it out
// DEVICE: --metal-argument-buffers is for Metal, not for target 'cpu'; leave it out

// TIER2-NOT: samplers
// TIER1: offset :{{[0-9]+}}:1: error: 'func.func' op has 17 samplers in argument buffers, but tier1 allows 16; combine some into one
func.func @samplers(
    %s0: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 0, sampler>},
    %s1: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 1, sampler>},
    %s2: !mir.sampler {mir.resource = #mir.resource<set = 2, binding = 2, sampler>},
    %s3: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 3, sampler>},
    %s4: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 4, sampler>},
    %s5: !mir.sampler {mir.resource = #mir.resource<set = 2, binding = 5, sampler>},
    %s6: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 6, sampler>},
    %s7: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 7, sampler>},
    %s8: !mir.sampler {mir.resource = #mir.resource<set = 2, binding = 8, sampler>},
    %s9: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 9, sampler>},
    %s10: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 10, sampler>},
    %s11: !mir.sampler {mir.resource = #mir.resource<set = 2, binding = 11, sampler>},
    %s12: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 12, sampler>},
    %s13: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 13, sampler>},
    %s14: !mir.sampler {mir.resource = #mir.resource<set = 2, binding = 14, sampler>},
    %s15: !mir.sampler {mir.resource = #mir.resource<set = 0, binding = 15, sampler>},
    %s16: !mir.sampler {mir.resource = #mir.resource<set = 1, binding = 16, sampler>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}

// -----

// TIER2-NOT: writes an image
// IOS: offset :{{[0-9]+}}:1: error: 'func.func' op writes an image of type !mir.image2d<f32, write>, which argument buffers of tier1 support only on macos; use tier2, or bind without argument buffers
func.func @written(%image: !mir.image2d<f32, write> {mir.resource = #mir.resource<set = 0, binding = 0, image>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}

// -----

// CHECK: offset :{{[0-9]+}}:1: error: 'func.func' op would have an argument at index 31, but Metal has 31; give sets lower numbers, which are the indices of their argument buffers
func.func @sets(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 31, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}

// -----

// The scalars have the index after the last set.
// CHECK: offset :{{[0-9]+}}:1: error: 'func.func' op would have an argument at index 31, but Metal has 31; give sets lower numbers, which are the indices of their argument buffers
func.func @scalars(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 30, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
