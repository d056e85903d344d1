// Calls that SPIR-V forbids, and names that it cannot hold.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  func.func @other() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'func.call' op calls kernel '@other'; move the common code into a function}}
    func.call @other() : () -> ()
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @direct() {
    // expected-error@+1 {{'func.call' op makes '@direct' recursive, which SPIR-V for Vulkan does not allow}}
    func.call @direct() : () -> ()
    return
  }
  func.func @first() {
    func.call @second() : () -> ()
    func.call @shared() : () -> ()
    return
  }
  func.func @second() {
    func.call @shared() : () -> ()
    // expected-error@+1 {{'func.call' op makes '@first' recursive, which SPIR-V for Vulkan does not allow}}
    func.call @first() : () -> ()
    return
  }
  func.func @shared() {
    return
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    func.call @second() : () -> ()
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op has a NUL character in its name, which SPIR-V cannot hold; rename it}}
  func.func @"a\00b"() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
