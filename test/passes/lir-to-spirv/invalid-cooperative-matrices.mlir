// The profiles of Vulkan have no cooperative matrices.
// R-RUNA-35
// RUN: gir-opt --lir-to-spirv=prepare=false --verify-diagnostics %s

module attributes {lir.target = "vulkan1.3"} {
  func.func @k(%p: !mir.ptr<global, f16> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %w: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
    // expected-error@+2 {{'lir.coop_mat_load' op needs feature 'matrices.native', which target 'vulkan1.3' lacks}}
    // expected-error@+1 {{'lir.coop_mat_load' op has a value of type !mir.coop_matrix<16x16xf16, a, subgroup>, which cannot be emitted as SPIR-V yet}}
    %a = lir.coop_mat_load %p stride %w row_major align 2 : <global, f16> -> <16x16xf16, a, subgroup>
    // expected-error@+1 {{'lir.coop_mat_store' op needs feature 'matrices.native', which target 'vulkan1.3' lacks}}
    lir.coop_mat_store %p, %a stride %w row_major align 2 : <global, f16>, <16x16xf16, a, subgroup>
    return
  }
}
