// The launcher has the kernel's name, takes lists of the host's bindings, and calls a function for each workgroup.
// RUN: gir-opt --lir-make-launchers --split-input-file --verify-diagnostics %s | FileCheck %s

module attributes {lir.target = "cpu"} {
  lir.global @tile : !mir.ptr<workgroup, f32> count 8 align 4 elem f32
  lir.global @unused : !mir.ptr<global, i32> count 1 align 4 elem ui32 {lir.resource = #mir.resource<set = 0, binding = 1, storage>}
  lir.global @sum : !mir.ptr<global, i32> count 1 align 4 elem ui32 {lir.resource = #mir.resource<set = 0, binding = 2, storage>}

  // CHECK-LABEL: func.func @k(
  // CHECK-SAME: %[[BUFFERS:.*]]: !llvm.ptr, %[[SCALARS:.*]]: !llvm.ptr, %[[SHARED:.*]]: !llvm.ptr, %[[GRID:.*]]: !llvm.ptr, %[[FIRST:.*]]: i64, %[[END:.*]]: i64)
  // CHECK: llvm.getelementptr %[[BUFFERS]][0]
  // CHECK: llvm.getelementptr %[[SCALARS]][4] {{.*}}, i8
  // CHECK: llvm.getelementptr %[[SHARED]][0]
  // Behind the parameter's buffer and the one nobody uses.
  // CHECK: llvm.getelementptr %[[BUFFERS]][2]
  // CHECK: scf.for unsigned %{{.*}} = %[[FIRST]] to %[[END]]
  // CHECK:   func.call @k.workgroup_(
  // CHECK: return

  // CHECK-LABEL: func.func @k.workgroup_(
  // CHECK-SAME: !mir.ptr<global, f32>, %{{.*}}: f32, %{{.*}}: !mir.ptr<workgroup, f32> {llvm.noalias}, %{{.*}}: !mir.ptr<global, i32>, %[[X:.*]]: i32, %[[COUNT:.*]]: i32)
  // CHECK-SAME: llvm.linkage = #llvm.linkage<internal>
  // CHECK: llvm.alloca %{{.*}} x !llvm.array<8 x f32>
  // CHECK: arith.addi %[[X]], %[[COUNT]]
  func.func private @k.workgroup() {
    return
  }
  func.func @k(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
      %a: f32 {lir.push_constant = #lir.push_constant<offset = 4, size = 4>}, %s: !mir.ptr<workgroup, f32>)
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>, lir.serialized} {
    %tile = lir.address_of @tile : <workgroup, f32>
    %sum = lir.address_of @sum : <global, i32>
    %g = lir.id_group_x
    %n = lir.num_groups_x
    %v = arith.addi %g, %n : i32
    lir.store %sum, %v align 4 : <global, i32>, i32
    lir.store %tile, %a align 4 : <workgroup, f32>, f32
    lir.store %s, %a align 4 : <workgroup, f32>, f32
    lir.store %x, %a align 4 : <global, f32>, f32
    return
  }
}

// -----

module attributes {lir.target = "cpu"} {
  // expected-error@below {{has a parameter of type !mir.sampler, which cannot be bound on a processor yet; use pointers and numbers}}
  func.func @k(%s: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 0, sampler>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>, lir.serialized} {
    return
  }
}
