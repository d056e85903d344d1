// A module for Vulkan has one set of constants for the size of workgroups.
// R-SPVD-10
// RUN: gir-opt --split-input-file --verify-diagnostics --lir-to-spirv=prepare=false %s

module attributes {lir.target = "vulkan1.1"} {
  func.func @a() attributes {lir.kernel = #mir.kernel<compute>, lir.workgroup_size_ids = array<i32: 0, 1, 2>} {
    return
  }
  // expected-error@+1 {{'func.func' op has a workgroup size of its own beside a kernel whose size is given by specialisation constants}}
  func.func @b() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @a() attributes {lir.kernel = #mir.kernel<compute>, lir.workgroup_size_ids = array<i32: 0, 1, 2>} {
    return
  }
  // expected-error@+1 {{'func.func' op has a workgroup size of its own beside a kernel whose size is given by specialisation constants}}
  func.func @b() attributes {lir.kernel = #mir.kernel<compute, local_size_hint = [8, 1, 1]>, lir.workgroup_size_ids = array<i32: 0, 1, 2>} {
    return
  }
}
