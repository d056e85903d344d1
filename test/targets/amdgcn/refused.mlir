// Kernels that assembly for AMD's GPUs cannot express are refused, with an error at the operation.
// RUN: gir-opt --emit-amdgcn --split-input-file --verify-diagnostics %s -o /dev/null

// expected-error @below {{has a value of type !mir.image2d<f32>, which needs feature 'images', which target 'amdgcn-gfx90a' lacks}}
func.func @images(%i: !mir.image2d<f32> {mir.resource = #mir.resource<set = 0, binding = 0, image>}) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

func.func @matrices(%p: !mir.ptr<global, f16>, %w: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // expected-error @below {{'lir.coop_mat_load' op needs feature 'matrices.native', which target 'amdgcn-gfx90a' lacks}}
  %a = mir.gpu.coop_mat_load %p stride %w row_major : <global, f16> -> <16x8xf16, a, subgroup>
  // expected-error @below {{'lir.coop_mat_store' op needs feature 'matrices.native'}}
  mir.gpu.coop_mat_store %p, %a stride %w row_major : <global, f16>, <16x8xf16, a, subgroup>
  return
}

// -----

// expected-error @below {{is not a compute kernel; graphics kernels cannot be emitted as assembly for AMD's GPUs}}
func.func @stages() attributes {mir.kernel = #mir.kernel<fragment>} {
  return
}

// -----

// expected-error @below {{asks for subgroups of 32 work-items; those of target 'amdgcn-gfx90a' have 64; request such a size, or none}}
func.func @waves() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 32>} {
  return
}
