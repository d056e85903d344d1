// Arithmetic on i1 is an error; logic is not.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  func.func @f(%b: i1, %f: f32) {
    // expected-error@+1 {{'arith.addi' op computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32}}
    %0 = arith.addi %b, %b : i1
    // expected-error@+1 {{'arith.divui' op computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32}}
    %1 = arith.divui %b, %b : i1
    // expected-error@+1 {{'arith.remsi' op computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32}}
    %2 = arith.remsi %b, %b : i1
    // expected-error@+1 {{'arith.shli' op computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32}}
    %3 = arith.shli %b, %b : i1
    // expected-error@+1 {{'arith.maxsi' op computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32}}
    %4 = arith.maxsi %b, %b : i1
    // expected-error@+1 {{'arith.fptoui' op computes a value of type i1, with which SPIR-V has no arithmetic; compute with i32}}
    %5 = arith.fptoui %f : f32 to i1
    // expected-error@+1 {{'arith.addui_extended' op computes a value of type i1}}
    %sum, %carry = arith.addui_extended %b, %b : i1, i1
    %and = arith.andi %b, %b : i1
    return
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
