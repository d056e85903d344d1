// Exits that SPIR-V's constructs cannot express.
// R-SPVD-22
// RUN: gir-opt --lir-to-spirv=prepare=false %s --split-input-file --verify-diagnostics

module attributes {lir.target = "vulkan1.1"} {
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.id_global_x
    %c = arith.cmpi eq, %i, %i : i32
    lir.loop {
      lir.if %c {
        lir.if %c {
          // expected-error @below {{'lir.break' op is in an if inside an if, from which SPIR-V's constructs cannot leave a loop; set a flag, as lir-recover-exits with nested=false does}}
          lir.break
        }
      }
      lir.continue
    }
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %i = lir.id_global_x
    %c = arith.cmpi eq, %i, %i : i32
    lir.loop {
      lir.if %c {
        lir.store %p, %i align 4 : <global, i32>, i32
        // expected-error @below {{'lir.continue' op follows other operations in its arm, which cannot be emitted as SPIR-V; move them before the if}}
        lir.continue
      }
      lir.break
    }
    return
  }
}
