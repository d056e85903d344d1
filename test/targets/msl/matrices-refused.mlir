// Matrices that Metal does not have are errors at their places.
// R-RUNA-35 R-RUNA-64 R-RUNA-114
// RUN: gir-opt --emit-msl --split-input-file --verify-diagnostics %s

func.func @integers(%a: !mir.ptr<global, i8> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // expected-error@+1 {{has a matrix of type !mir.coop_matrix<4x8xi8, a, subgroup>, which Metal does not have; its subgroups have matrices of f16, f32 and integers whose rows and columns are multiples of 8}}
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, i8> -> <4x8xi8, a, subgroup>
  return
}

// -----

func.func @small(%a: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // expected-error@+1 {{has a matrix of type !mir.coop_matrix<4x8xf32, a, subgroup>, which Metal does not have}}
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f32> -> <4x8xf32, a, subgroup>
  return
}

// -----

func.func @mixed(%z: f32 {mir.type = f32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %a = mir.gpu.coop_mat_splat %z : <16x4xf32, a, subgroup>
  %b = mir.gpu.coop_mat_splat %z : <4x16xf32, b, subgroup>
  %c = mir.gpu.coop_mat_splat %z : <16x16xf32, accumulator, subgroup>
  // expected-error@+1 {{has a matrix that cannot be split into tiles of 8 rows and 8 columns, the only size of the target; use multiples of 8}}
  %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <16x4xf32, a, subgroup>, <4x16xf32, b, subgroup> -> <16x16xf32, accumulator, subgroup>
  return
}

// -----

func.func @doubles(%z: f64 {mir.type = f64})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // expected-error@-2 {{has a value of type f64, but target 'metal3.2' has no f64; use another type}}
  %a = mir.gpu.coop_mat_splat %z : <8x8xf64, a, subgroup>
  return
}

// -----

// Half of the second subgroup is not there.
func.func @incomplete(%a: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [16, 3, 1]>} {
  // expected-error@+1 {{is held by subgroups of 32 work-items, but a subgroup of the kernel is partial; make the workgroup size a multiple of 32}}
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, f32> -> <8x8xf32, a, subgroup>
  return
}

// -----

func.func @constant(%a: !mir.ptr<constant, f32> {mir.resource = #mir.resource<set = 0, binding = 0, uniform>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // expected-error@+1 {{has a pointer to neither global nor workgroup storage, which Metal's matrix functions require}}
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <constant, f32> -> <8x8xf32, a, subgroup>
  return
}

// -----

// Tiles are said to become numbers once.
func.func @incomplete_integers(%a: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [48, 1, 1]>} {
  // expected-remark@+2 {{becomes numbers that the work-items of a subgroup exchange: Metal has matrices of floats only}}
  // expected-error@+1 {{is held by subgroups of 32 work-items, but a subgroup of the kernel is partial}}
  %x = mir.gpu.coop_mat_load %a stride %n row_major : <global, i32> -> <8x16xi32, a, subgroup>
  return
}

// -----

func.func @mixed_integers(%z: i32 {mir.type = i32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %a = mir.gpu.coop_mat_splat %z : <8x4xi32, a, subgroup>
  %b = mir.gpu.coop_mat_splat %z : <4x8xi32, b, subgroup>
  // expected-remark@+1 {{becomes numbers}}
  %c = mir.gpu.coop_mat_splat %z : <8x8xi32, accumulator, subgroup>
  // expected-remark@+2 {{becomes numbers}}
  // expected-error@+1 {{has matrices with other extents than the 8 rows and 8 columns of Metal}}
  %d = mir.gpu.coop_mat_mul_add %a, %b, %c : <8x4xi32, a, subgroup>, <4x8xi32, b, subgroup> -> <8x8xi32, accumulator, subgroup>
  return
}
