// A matrix in registers is held by 32 work-items: other subgroups are an error that says how to ask for them.
// RUN: gir-opt --lir-expand-fragments --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.3"} {
  func.func @any(%a: f64) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
    // expected-error @below {{'lir.fragment_mul_add' op is held by subgroups of 32 work-items, which those here need not have; state 'subgroup_size = 32' on the kernel}}
    %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %a, %a) : (f64, f64, f64, f64) -> (f64, f64)
    return
  }
}

// -----

module attributes {lir.target = "cuda-sm_80"} {
  func.func @partial(%a: f64) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [48, 1, 1]>} {
    // expected-error @below {{'lir.fragment_mul_add' op is held by subgroups of 32 work-items, but a subgroup of the kernel is partial; make the workgroup size a multiple of 32}}
    %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %a, %a, %a) : (f64, f64, f64, f64) -> (f64, f64)
    return
  }
}

// -----

module attributes {lir.target = "cuda-sm_70"} {
  lir.global @one : !mir.ptr<workgroup, i32> count 32 align 16 elem si32
  lir.global @other : !mir.ptr<workgroup, i32> count 32 align 16 elem si32

  func.func @chosen(%b: i1) -> i32 {
    %p = lir.address_of @one : !mir.ptr<workgroup, i32>
    %q = lir.address_of @other : !mir.ptr<workgroup, i32>
    %r = arith.select %b, %p, %q : !mir.ptr<workgroup, i32>
    // expected-error @below {{'lir.fragment_load' op reads tiles through a pointer that control flow chooses; choose its index, and add that to memory that is the same for all work-items}}
    // expected-remark @below {{'lir.fragment_load' op becomes numbers that the work-items of a subgroup exchange: the target has no instruction for it}}
    %n = lir.fragment_load %r tiles 1 : <workgroup, i32> -> i32
    return %n : i32
  }
}
