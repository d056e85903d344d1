// Kernels that exceed the limits of a target.
// R-RUNA-21 R-RUNA-23 R-RUNA-76
// RUN: gir-opt %s --lir-check-target --split-input-file --verify-diagnostics

module attributes {lir.target = "cuda-sm_75"} {
  // expected-error@+1 {{'func.func' op asks for subgroups of 24 work-items; those of target 'cuda-sm_75' have 32 or 1 or 2 or 4 or 8 or 16; request such a size, or none}}
  func.func @odd() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 24>} { return }
  func.func @part() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 16>} { return }
  func.func @warp() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 32>} { return }
  // expected-error@+1 {{'func.func' op has a workgroup of 2048 work-items along x; target 'cuda-sm_75' allows 1024}}
  func.func @x() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [2048, 1, 1]>} { return }
  // expected-error@+1 {{'func.func' op has a workgroup of 65 work-items along z; target 'cuda-sm_75' allows 64}}
  func.func @z() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 65]>} { return }
  // expected-error@+1 {{'func.func' op has a workgroup of 2048 work-items; target 'cuda-sm_75' allows 1024}}
  func.func @product() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 32, 1]>} { return }
  func.func @full() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1024, 1, 1]>} { return }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op uses 264 bytes of scalar parameters; target 'vulkan1.1' allows 256}}
  func.func @parameters(%a: i64 {lir.push_constant = #lir.push_constant<offset = 256, size = 8>}) attributes {lir.kernel = #mir.kernel<compute>} { return }
}

// -----

// Workgroup memory of a kernel's callees counts, that of other functions does not.
module attributes {lir.target = "c66x"} {
  lir.global @a : !mir.ptr<workgroup, i32> count 4096 align 4 elem si32
  lir.global @b : !mir.ptr<workgroup, vector<3xf32>> count 1025 align 16 elem vector<3xf32>
  lir.global @c : !mir.ptr<workgroup, i32> count 4096 align 4 elem si32
  func.func @inner() {
    %0 = lir.address_of @b : !mir.ptr<workgroup, vector<3xf32>>
    return
  }
  // expected-error@+1 {{'func.func' op uses 32784 bytes of workgroup storage; target 'c66x' allows 32768}}
  func.func @both() attributes {lir.kernel = #mir.kernel<compute>} {
    %0 = lir.address_of @a : !mir.ptr<workgroup, i32>
    %1 = lir.address_of @a : !mir.ptr<workgroup, i32>
    call @inner() : () -> ()
    return
  }
  func.func @two() attributes {lir.kernel = #mir.kernel<compute>} {
    %0 = lir.address_of @a : !mir.ptr<workgroup, i32>
    %1 = lir.address_of @c : !mir.ptr<workgroup, i32>
    return
  }
}

// -----

module attributes {lir.target = "cuda-sm_60"} {
  lir.global @table : !mir.ptr<constant, i32> count 16385 align 4 elem si32 = dense<0> : vector<16385xi32>
  // expected-error@+2 {{'func.func' op uses 524292 bytes of private storage; target 'cuda-sm_60' allows 524288}}
  // expected-error@+1 {{'func.func' op uses 65540 bytes of constant storage; target 'cuda-sm_60' allows 65536}}
  func.func @k() attributes {lir.kernel = #mir.kernel<compute>} {
    %0 = lir.var 131073 align 4 : <private, i32>
    %1 = lir.address_of @table : !mir.ptr<constant, i32>
    return
  }
}

// -----

module attributes {lir.target = "cpu"} {
  func.func @loop() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 128>} { return }
  // expected-error@+1 {{'func.func' op asks for subgroups of 12 work-items; those of target 'cpu' have 1; request such a size, or none}}
  func.func @odd() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 12>} { return }
  // expected-error@+1 {{'func.func' op asks for subgroups of 256 work-items; those of target 'cpu' have 1; request such a size, or none}}
  func.func @wide() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [256, 1, 1], subgroup_size = 256>} { return }
}
