// A parameter in workgroup memory is an offset into the memory that the launch provides.
// R-RUNA-55
// RUN: gir-opt --lir-place-dynamic-shared %s | FileCheck %s

module attributes {lir.target = "cuda-sm_90"} {
  // CHECK: lir.global @dynamic_shared_ : !mir.ptr<workgroup, i8> count 0 align 16 dynamic elem i8
  lir.global @dynamic_shared : !mir.ptr<workgroup, i32> count 4 align 4 elem i32

  // CHECK: func.func @k(%[[P:.*]]: !mir.ptr<global, f32>, %[[OFFSET:.*]]: i32 {lir.name = "s"})
  func.func @k(%p: !mir.ptr<global, f32>, %s: !mir.ptr<workgroup, f32> {lir.name = "s"}) attributes {lir.kernel = #mir.kernel<compute>} {
    // CHECK: %[[ALL:.*]] = lir.address_of @dynamic_shared_
    // CHECK: %[[BYTE:.*]] = lir.gep unsigned %[[ALL]][%[[OFFSET]]] stride 1
    // CHECK: %[[S:.*]] = lir.ptr_cast %[[BYTE]]
    // CHECK: lir.load %[[S]]
    %v = lir.load %s align 4 : <workgroup, f32> -> f32
    lir.store %p, %v align 4 : <global, f32>, f32
    return
  }

  // CHECK: func.func @f(%{{.*}}: !mir.ptr<workgroup, f32>)
  func.func @f(%s: !mir.ptr<workgroup, f32>) {
    return
  }
}
