// Memory in branches, loops, choices and calls: a pointer and the sizes that the type
// leaves open. Memory without a space is global for a kernel, and generic where it
// could be any.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --pass-pipeline='builtin.module(gpu-to-mir,func.func(mir-infer-address-spaces))' %s | FileCheck %s --check-prefix=INFERRED

gpu.module @m {
  // CHECK-LABEL: func.func private @callee(
  // CHECK-SAME: %[[P:[^ ]*]]: !mir.ptr<generic, f32> {mir.name = "arg0", mir.type = f32}
  // CHECK-SAME: %[[N:[^ ]*]]: i32 {mir.name = "arg0_size0", mir.type = i32}
  // CHECK-SAME: %[[I:[^ ]*]]: i32
  // CHECK-SAME: -> (!mir.ptr<generic, f32>, i32, i32)
  // CHECK-NEXT: return %[[P]], %[[N]], %[[I]]
  func.func private @callee(%m: memref<?xf32>, %i: index) -> (memref<?xf32>, index) {
    return %m, %i : memref<?xf32>, index
  }

  // CHECK-LABEL: func.func @caller(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[N:[^ ]*]]: i32 {mir.name = "m_size0"
  gpu.func @caller(%m: memref<?xf32>, %i: index) kernel {
    // CHECK: %[[G:.*]] = mir.gpu.addrspace_cast %[[M]] : <global, f32> -> <generic, f32>
    // CHECK: %[[R:.*]]:3 = call @callee(%[[G]], %[[N]], %{{.*}}) : (!mir.ptr<generic, f32>, i32, i32) -> (!mir.ptr<generic, f32>, i32, i32)
    %r, %j = func.call @callee(%m, %i) : (memref<?xf32>, index) -> (memref<?xf32>, index)
    // CHECK: mir.gpu.gep unsigned %[[R]]#0[%[[R]]#2]
    %x = memref.load %r[%j] : memref<?xf32>
    memref.store %x, %m[%i] : memref<?xf32>
    gpu.return
  }

  // A loop swaps two buffers; their generic pointers turn out to be global.
  // CHECK-LABEL: func.func @loop(
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[AN:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[BN:.*]] = %{{.*}}) -> (!mir.ptr<generic, f32>, i32, !mir.ptr<generic, f32>, i32)
  // CHECK: scf.yield %[[B]], %[[BN]], %[[A]], %[[AN]]
  // INFERRED-LABEL: func.func @loop(
  // INFERRED: scf.for {{.*}} -> (!mir.ptr<global, f32>, i32, !mir.ptr<global, f32>, i32)
  // INFERRED-NOT: generic
  // INFERRED-LABEL: func.func @while(
  gpu.func @loop(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) kernel {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %r:2 = scf.for %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (memref<?xf32>, memref<?xf32>) {
      %v = memref.load %x[%i] : memref<?xf32>
      memref.store %v, %y[%i] : memref<?xf32>
      scf.yield %y, %x : memref<?xf32>, memref<?xf32>
    }
    %v = memref.load %r#0[%zero] : memref<?xf32>
    memref.store %v, %r#1[%one] : memref<?xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @while(
  // CHECK: scf.while (%{{.*}} = %{{.*}}) : (!mir.ptr<global, f32>) -> !mir.ptr<global, f32>
  gpu.func @while(%a: memref<8xf32, #gpu.address_space<global>>, %c: i1, %v: f32) kernel {
    %zero = arith.constant 0 : index
    %r = scf.while (%x = %a) : (memref<8xf32, #gpu.address_space<global>>) -> memref<8xf32, #gpu.address_space<global>> {
      scf.condition(%c) %x : memref<8xf32, #gpu.address_space<global>>
    } do {
    ^bb0(%y: memref<8xf32, #gpu.address_space<global>>):
      scf.yield %y : memref<8xf32, #gpu.address_space<global>>
    }
    memref.store %v, %r[%zero] : memref<8xf32, #gpu.address_space<global>>
    gpu.return
  }

  // Private and global memory meet.
  // CHECK-LABEL: func.func @if(
  // CHECK: %[[R:.*]] = scf.if %{{.*}} -> (!mir.ptr<generic, f32>)
  // CHECK: mir.gpu.addrspace_cast %{{.*}} : <global, f32> -> <generic, f32>
  // CHECK: mir.gpu.addrspace_cast %{{.*}} : <private, f32> -> <generic, f32>
  // CHECK: mir.gpu.store %[[R]]
  gpu.func @if(%a: memref<8xf32>, %c: i1, %v: f32) kernel {
    %zero = arith.constant 0 : index
    %own = memref.alloca() : memref<8xf32>
    %r = scf.if %c -> (memref<8xf32>) {
      scf.yield %a : memref<8xf32>
    } else {
      scf.yield %own : memref<8xf32>
    }
    memref.store %v, %r[%zero] : memref<8xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @branch(
  // CHECK: cf.cond_br %{{.*}}, ^[[ONE:.*]](%{{.*}}, %{{.*}}, %{{.*}} : i32, !mir.ptr<generic, f32>, i32), ^[[TWO:bb[0-9]*]]
  // CHECK: ^[[ONE]](%{{.*}}: i32, %{{.*}}: !mir.ptr<generic, f32>, %{{.*}}: i32):
  // CHECK: cf.br ^[[ONE]](%{{.*}} : i32, !mir.ptr<generic, f32>, i32)
  gpu.func @branch(%a: memref<?xf32>, %b: memref<?xf32>, %c: i1, %v: f32, %i: index) kernel {
    cf.cond_br %c, ^one(%i, %a : index, memref<?xf32>), ^two
  ^one(%j: index, %m: memref<?xf32>):
    memref.store %v, %m[%j] : memref<?xf32>
    gpu.return
  ^two:
    cf.br ^one(%i, %b : index, memref<?xf32>)
  }

  // CHECK-LABEL: func.func @select(
  // CHECK-SAME: %[[A:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[B:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK: %[[P:.*]] = arith.select %{{.*}}, %[[A]], %[[B]] : !mir.ptr<global, f32>
  // CHECK: %[[N:.*]] = arith.select %{{.*}} : i32
  // CHECK: mir.gpu.gep unsigned %[[P]][%[[N]]]
  gpu.func @select(%a: memref<?xf32>, %b: memref<?xf32>, %c: i1, %v: f32) kernel {
    %zero = arith.constant 0 : index
    %m = arith.select %c, %a, %b : memref<?xf32>
    %n = memref.dim %m, %zero : memref<?xf32>
    memref.store %v, %m[%n] : memref<?xf32>
    gpu.return
  }
}
