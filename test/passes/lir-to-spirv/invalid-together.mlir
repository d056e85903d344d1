// One mistake does not hide the others: a kernel without a size, types that SPIR-V lacks, operations
// that nothing lowers.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op is a kernel without a workgroup size, which SPIR-V requires; state its size, or pass --workgroup-size=X,Y,Z}}
  func.func @unsized(%p: !mir.ptr<global, f64> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute>} {
    %0 = lir.load %p align 8 : <global, f64> -> f64
    // expected-error@+1 {{'math.sin' op works on f64, for which Vulkan has no such function; run lir-expand-math before}}
    %1 = math.sin %0 : f64
    lir.store %p, %1 align 8 : <global, f64>, f64
    return
  }

  // expected-error@+1 {{'func.func' op is a kernel without a workgroup size}}
  func.func @other() attributes {lir.kernel = #mir.kernel<compute>} {
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op is a kernel without a workgroup size}}
  func.func @unsized() attributes {lir.kernel = #mir.kernel<compute>} {
    // expected-error@+1 {{'arith.constant' op has a value of type i128, which cannot be emitted as SPIR-V yet}}
    %0 = arith.constant 1 : i128
    return
  }
}
