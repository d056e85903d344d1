// Kernels that PTX cannot express are refused, with an error at the operation.
// RUN: gir-opt --emit-ptx --target=cuda-sm_90 --split-input-file --verify-diagnostics %s -o /dev/null

// expected-error @below {{'func.func' op has a value of type !mir.image2d<f32>, which needs feature 'images', which target 'cuda-sm_90' lacks; there is no fallback, guard it by 'target_supports' or choose another target}}
func.func @images(%i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

func.func @matrices(%p: !mir.ptr<global, f16>, %w: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // expected-error @below {{has a matrix of type !mir.coop_matrix<16x4xf16, a, subgroup>; NVIDIA's GPUs support those whose rows and columns are multiples of 8}}
  %a = mir.gpu.coop_mat_load %p stride %w row_major : <global, f16> -> <16x4xf16, a, subgroup>
  mir.gpu.coop_mat_store %p, %a stride %w row_major : <global, f16>, <16x4xf16, a, subgroup>
  return
}

// -----

// expected-error @below {{has a matrix of type !mir.coop_matrix<4x8xf16, b, subgroup>; NVIDIA's GPUs}}
func.func @taken(%m: !mir.coop_matrix<4x8xf16, b, subgroup>) {
  return
}

// -----

func.func @incomplete(%p: !mir.ptr<global, f16>, %w: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [16, 3, 1]>} {
  // expected-error @below {{is held by subgroups of 32 work-items, but a subgroup of the kernel is partial; make the workgroup size a multiple of 32}}
  %a = mir.gpu.coop_mat_load %p stride %w row_major : <global, f16> -> <16x8xf16, a, subgroup>
  return
}

// -----

// expected-error @below {{is not a compute kernel; graphics kernels cannot be emitted as PTX}}
func.func @stages() attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}
