// Loads and stores: rows stand one after the other; an i1 takes a byte.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --convert-gpu-to-mir=index-bitwidth=64 %s | FileCheck %s --check-prefix=WIDE

gpu.module @m {
  // CHECK-LABEL: func.func @ranks(
  // CHECK-SAME: %[[ZERO:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[THREE:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[S0:[^ ]*]]: i32 {mir.name = "three_size0"
  // CHECK-SAME: %[[S2:[^ ]*]]: i32 {mir.name = "three_size2"
  // CHECK-SAME: %[[I:[^ ]*]]: i32
  // CHECK-SAME: %[[J:[^ ]*]]: i32
  // CHECK-SAME: %[[K:[^ ]*]]: i32
  gpu.func @ranks(%zero: memref<f32>, %three: memref<?x4x?xf32>, %i: index, %j: index, %k: index) kernel {
    // CHECK-NEXT: %[[V:.*]] = mir.gpu.load %[[ZERO]] : <global, f32> -> f32
    %v = memref.load %zero[] : memref<f32>
    // CHECK-NEXT: %[[FOUR:.*]] = arith.constant 4 : i32
    // CHECK-NEXT: %[[A:.*]] = arith.muli %[[I]], %[[FOUR]] : i32
    // CHECK-NEXT: %[[B:.*]] = arith.addi %[[A]], %[[J]] : i32
    // CHECK-NEXT: %[[C:.*]] = arith.muli %[[B]], %[[S2]] : i32
    // CHECK-NEXT: %[[D:.*]] = arith.addi %[[C]], %[[K]] : i32
    // CHECK-NEXT: %[[P:.*]] = mir.gpu.gep unsigned %[[THREE]][%[[D]]] stride 4 : <global, f32>, i32
    // CHECK-NEXT: mir.gpu.store %[[P]], %[[V]]
    memref.store %v, %three[%i, %j, %k] : memref<?x4x?xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @constant_indices(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, i16>
  gpu.func @constant_indices(%m: memref<2x3xi16>) kernel {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    // CHECK: mir.gpu.load %[[M]] :
    %a = memref.load %m[%zero, %zero] : memref<2x3xi16>
    // CHECK: %[[FIVE:.*]] = arith.constant 5 : i32
    // CHECK-NEXT: mir.gpu.gep unsigned %[[M]][%[[FIVE]]] stride 2
    %b = memref.load %m[%one, %two] {alignment = 2 : i64, nontemporal = true} : memref<2x3xi16>
    gpu.return
  }

  // CHECK-LABEL: func.func @booleans(
  // CHECK-SAME: !mir.ptr<global, i8>
  gpu.func @booleans(%m: memref<?xi1>, %i: index) kernel {
    // CHECK: %[[BYTE:.*]] = mir.gpu.load %{{.*}} : <global, i8> -> i8
    // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i8
    // CHECK-NEXT: %[[BIT:.*]] = arith.cmpi ne, %[[BYTE]], %[[ZERO]] : i8
    %bit = memref.load %m[%i] : memref<?xi1>
    // CHECK: %[[BACK:.*]] = arith.extui %[[BIT]] : i1 to i8
    // CHECK-NEXT: mir.gpu.store %{{.*}}, %[[BACK]]
    memref.store %bit, %m[%i] : memref<?xi1>
    gpu.return
  }

  // CHECK-LABEL: func.func @indices_and_vectors(
  // CHECK-SAME: !mir.ptr<global, i32>
  // CHECK-SAME: !mir.ptr<global, vector<3xf32>>
  // WIDE-LABEL: func.func @indices_and_vectors(
  // WIDE-SAME: !mir.ptr<global, i64>
  // WIDE-SAME: %{{[^ ]*}}: i64 {mir.name = "m_size0"
  gpu.func @indices_and_vectors(%m: memref<?xindex>, %v: memref<8xvector<3xf32>>, %i: index) kernel {
    // CHECK: mir.gpu.load %{{.*}} : <global, i32> -> i32
    // WIDE: mir.gpu.gep unsigned %{{.*}} stride 8 : <global, i64>, i64
    // WIDE: mir.gpu.load %{{.*}} : <global, i64> -> i64
    %j = memref.load %m[%i] : memref<?xindex>
    // Three lanes take the room of four.
    // CHECK: mir.gpu.gep unsigned %{{.*}} stride 16 : <global, vector<3xf32>>, i32
    // CHECK: mir.gpu.load %{{.*}} : <global, vector<3xf32>> -> vector<3xf32>
    %x = memref.load %v[%j] : memref<8xvector<3xf32>>
    memref.store %x, %v[%i] : memref<8xvector<3xf32>>
    gpu.return
  }

  // CHECK-LABEL: func.func @variables(
  // CHECK-NEXT: %[[IN_IF:.*]] = mir.gpu.alloc 2 : <private, i32>
  // CHECK-NEXT: %[[A:.*]] = mir.gpu.alloc 12 : <private, f32>
  // CHECK-NEXT: mir.gpu.alloc 1 : <private, f32>
  gpu.func @variables(%x: f32, %n: i32, %c: i1, %i: index) kernel {
    %a = memref.alloca() : memref<3x4xf32>
    %empty = memref.alloca() {alignment = 16 : i64} : memref<0xf32, #gpu.address_space<private>>
    memref.store %x, %a[%i, %i] : memref<3x4xf32>
    // CHECK: scf.if
    scf.if %c {
      // CHECK-NOT: mir.gpu.alloc
      // CHECK: mir.gpu.gep unsigned %[[IN_IF]]
      %b = memref.alloca() : memref<2xi32>
      memref.store %n, %b[%i] : memref<2xi32>
    }
    gpu.return
  }

  // Workgroup memory is one for all, however it is allocated.
  // CHECK: mir.gpu.global @shared_workgroup : !mir.ptr<workgroup, f32> count 8
  // CHECK-LABEL: func.func @shared(
  // CHECK-NEXT: mir.gpu.address_of @shared_workgroup : <workgroup, f32>
  gpu.func @shared(%x: f32, %i: index) kernel {
    %a = memref.alloc() : memref<8xf32, #gpu.address_space<workgroup>>
    memref.prefetch %a[%i], read, locality<3>, data : memref<8xf32, #gpu.address_space<workgroup>>
    memref.store %x, %a[%i] : memref<8xf32, #gpu.address_space<workgroup>>
    memref.dealloc %a : memref<8xf32, #gpu.address_space<workgroup>>
    // CHECK: mir.gpu.store
    // CHECK-NEXT: return
    gpu.return
  }

  // CHECK-LABEL: func.func @questions(
  // CHECK-SAME: %[[N:[^ ]*]]: i32 {mir.name = "m_size1"
  gpu.func @questions(%m: memref<4x?xf32>, %out: memref<8xindex>) kernel {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    // CHECK: %[[FOUR:.*]] = arith.constant 4 : i32
    // CHECK: mir.gpu.store %{{.*}}, %[[FOUR]]
    %a = memref.dim %m, %zero : memref<4x?xf32>
    memref.store %a, %out[%zero] : memref<8xindex>
    // CHECK: mir.gpu.store %{{.*}}, %[[N]]
    %b = memref.dim %m, %one : memref<4x?xf32>
    memref.store %b, %out[%zero] : memref<8xindex>
    // CHECK: %[[RANK:.*]] = arith.constant 2 : i32
    // CHECK: mir.gpu.store %{{.*}}, %[[RANK]]
    %c = memref.rank %m : memref<4x?xf32>
    memref.store %c, %out[%zero] : memref<8xindex>
    gpu.return
  }
}
