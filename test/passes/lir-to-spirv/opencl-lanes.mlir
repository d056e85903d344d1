// On OpenCL a lane at a computed place is inserted by a choice between lanes: Intel's compiler for the processor takes one
// work-item's place for that of others in some loops. Extraction is as on Vulkan.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "opencl2.1-spirv"} {
  // CHECK-LABEL: spirv.func @k
  func.func @k(%x: f32, %i: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %v = vector.broadcast %x : f32 to vector<3xf32>
    // CHECK: %[[LANE:.*]] = spirv.CL.u_min
    // CHECK-DAG: %[[PLACES:.*]] = spirv.CompositeConstruct %{{.*}}, %{{.*}}, %{{.*}} : (i32, i32, i32) -> vector<3xi32>
    // CHECK-DAG: %[[LANES:.*]] = spirv.CompositeConstruct %[[LANE]], %[[LANE]], %[[LANE]]
    // CHECK: %[[THERE:.*]] = spirv.IEqual %[[LANES]], %[[PLACES]] : vector<3xi32>
    // CHECK: spirv.Select %[[THERE]], %{{.*}}, %{{.*}} : vector<3xi1>, vector<3xf32>
    // CHECK-NOT: spirv.VectorInsertDynamic
    %w = lir.insert_lane %x, %v[%i] : vector<3xf32>
    // CHECK: spirv.VectorExtractDynamic
    %e = lir.extract_lane %w[%i] : vector<3xf32>
    return
  }
}
