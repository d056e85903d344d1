// Vulkan gets no critical sections: one error for a pair.
// R-RUNA-107
// RUN: gir-opt --lir-to-spirv=prepare=false --verify-diagnostics %s

module attributes {lir.target = "vulkan1.3"} {
  func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // expected-error@+1 {{'lir.begin_critical_section' op needs feature 'critical_sections', which target 'vulkan1.3' lacks; work-items in lockstep would wait for each other forever, use atomic operations}}
    lir.begin_critical_section
    %v = lir.load %p align 4 : <global, i32> -> i32
    lir.store %p, %v align 4 : <global, i32>, i32
    lir.end_critical_section
    return
  }
}
