// An operation or type that CUDA C++ cannot express is a located error.
// R-GIR-109
// RUN: gir-opt --emit-cuda --split-input-file --verify-diagnostics %s

// expected-error@+1 {{asks for subgroups of 64 work-items; those of target 'cuda-sm_75' have 32 or 1 or 2 or 4 or 8 or 16; request such a size, or none}}
func.func @wide() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 64>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has a value of type !mir.image2d<f32>, which needs feature 'images', which target 'cuda-sm_75' lacks; there is no fallback, guard it by 'target_supports' or choose another target}}
func.func @picture(%image: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  return
}

// -----

// expected-error@+1 {{has a matrix of type !mir.coop_matrix<4x8xf16, b, subgroup>; NVIDIA's GPUs support those whose rows and columns are multiples of 8}}
func.func @small(%m: !mir.coop_matrix<4x8xf16, b, subgroup>) {
  return
}

// -----

func.func @incomplete(%a: !mir.ptr<global, f16> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [16, 1, 1]>} {
  // expected-error@+1 {{is held by subgroups of 32 work-items, but a subgroup of the kernel is partial}}
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f16> -> <8x8xf16, a, subgroup>
  return
}
