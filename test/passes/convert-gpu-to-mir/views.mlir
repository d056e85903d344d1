// Views of memory: where an index leads is computed where it is used.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @sub(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[W:[^ ]*]]: i32 {mir.name = "m_size1"
  // CHECK-SAME: %[[I:[^ ]*]]: i32 {mir.name = "i"
  gpu.func @sub(%m: memref<?x?xf32>, %i: index, %out: memref<?xindex>) kernel {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    // Rows from %i on, every second column from the third on.
    // CHECK: %[[START:.*]] = arith.muli %[[I]], %[[W]] : i32
    // CHECK: %[[OFFSET:.*]] = arith.addi %[[START]], %{{.*}} : i32
    %v = memref.subview %m[%i, 3] [4, %i] [1, 2] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
    // CHECK: %[[ROW:.*]] = arith.muli %[[I]], %[[W]] : i32
    // CHECK: %[[STEPS:.*]] = arith.muli %[[I]], %{{.*}} : i32
    // CHECK: %[[INNER:.*]] = arith.addi %[[ROW]], %[[STEPS]] : i32
    // CHECK: %[[AT:.*]] = arith.addi %[[OFFSET]], %[[INNER]] : i32
    // CHECK: mir.gpu.gep unsigned %[[M]][%[[AT]]] stride 4
    %x = memref.load %v[%i, %i] : memref<4x?xf32, strided<[?, 2], offset: ?>>
    memref.store %x, %m[%zero, %zero] : memref<?x?xf32>
    // Its size is the one asked for.
    // CHECK: mir.gpu.store %{{.*}}, %[[I]] : <global, i32>, i32
    %n = memref.dim %v, %one : memref<4x?xf32, strided<[?, 2], offset: ?>>
    memref.store %n, %out[%zero] : memref<?xindex>
    gpu.return
  }

  // A row of a matrix; dimensions of size 1 may go.
  // CHECK-LABEL: func.func @row(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  gpu.func @row(%m: memref<8x16xf32>, %i: index, %j: index) kernel {
    // CHECK-SAME: %[[I:[^ ]*]]: i32 {mir.name = "i"
    // CHECK-SAME: %[[J:[^ ]*]]: i32 {mir.name = "j"
    // CHECK: %[[ROW:.*]] = arith.muli %[[I]], %{{.*}} : i32
    // CHECK: %[[AT:.*]] = arith.addi %[[ROW]], %[[J]] : i32
    // CHECK-NEXT: mir.gpu.gep unsigned %[[M]][%[[AT]]] stride 4
    %v = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %x = memref.load %v[%j] : memref<16xf32, strided<[1], offset: ?>>
    memref.store %x, %m[%i, %j] : memref<8x16xf32>
    gpu.return
  }

  // A view of a view, by hand: offsets count from the start of the memory.
  // CHECK-LABEL: func.func @reinterpret(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  gpu.func @reinterpret(%m: memref<64xf32>, %s: index) kernel {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<64xf32> -> memref<f32>, index, index, index
    %v = memref.reinterpret_cast %base to offset: [5], sizes: [3, 3], strides: [%s, 1]
        : memref<f32> to memref<3x3xf32, strided<[?, 1], offset: 5>>
    // CHECK: %[[FIVE:.*]] = arith.constant 5 : i32
    // CHECK-NEXT: %[[P:.*]] = mir.gpu.gep unsigned %[[M]][%[[FIVE]]] stride 4
    // CHECK-NEXT: mir.gpu.load %[[P]]
    %x = memref.load %v[%zero, %zero] : memref<3x3xf32, strided<[?, 1], offset: 5>>
    // The same memory without gaps, from its start.
    %w = memref.reinterpret_cast %v to offset: [0], sizes: [32], strides: [1]
        : memref<3x3xf32, strided<[?, 1], offset: 5>> to memref<32xf32>
    // CHECK: %[[ONE:.*]] = arith.constant 1 : i32
    // CHECK-NEXT: mir.gpu.gep unsigned %[[M]][%[[ONE]]] stride 4
    memref.store %x, %w[%one] : memref<32xf32>
    gpu.return
  }

  // CHECK-LABEL: func.func @metadata(
  // CHECK-SAME: i32 {mir.name = "m_size0"
  // CHECK-SAME: %[[W:[^ ]*]]: i32 {mir.name = "m_size1"
  gpu.func @metadata(%m: memref<?x?xf32>, %out: memref<?xindex>) kernel {
    %zero = arith.constant 0 : index
    %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
        : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    // CHECK: %[[START:.*]] = arith.constant 0 : i32
    // CHECK: mir.gpu.store %{{.*}}, %[[START]]
    memref.store %offset, %out[%zero] : memref<?xindex>
    // CHECK: mir.gpu.store %{{.*}}, %[[W]]
    memref.store %sizes#1, %out[%zero] : memref<?xindex>
    // CHECK: mir.gpu.store %{{.*}}, %[[W]]
    memref.store %strides#0, %out[%zero] : memref<?xindex>
    gpu.return
  }

  // CHECK-LABEL: func.func @shapes(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[I:[^ ]*]]: i32 {mir.name = "i"
  gpu.func @shapes(%m: memref<8x4xf32>, %i: index, %j: index) kernel {
    // CHECK: mir.gpu.gep unsigned %[[M]][%[[I]]] stride 4
    %flat = memref.collapse_shape %m [[0, 1]] : memref<8x4xf32> into memref<32xf32>
    %x = memref.load %flat[%i] : memref<32xf32>
    // CHECK: arith.muli %[[I]], %{{.*}} : i32
    %cube = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32> into memref<2x4x4xf32>
    memref.store %x, %cube[%i, %j, %j] : memref<2x4x4xf32>
    // Groups of a strided memref keep its strides: every second row of 4, in twos.
    %even = memref.subview %m[0, 0] [4, 4] [2, 1] : memref<8x4xf32> to memref<4x4xf32, strided<[8, 1]>>
    %split = memref.expand_shape %even [[0, 1], [2]] output_shape [2, 2, 4]
        : memref<4x4xf32, strided<[8, 1]>> into memref<2x2x4xf32, strided<[16, 8, 1]>>
    %one = arith.constant 1 : index
    // CHECK: %[[AT:.*]] = arith.constant 25 : i32
    // CHECK-NEXT: mir.gpu.gep unsigned %[[M]][%[[AT]]] stride 4
    memref.store %x, %split[%one, %one, %one] : memref<2x2x4xf32, strided<[16, 8, 1]>>
    %joined = memref.collapse_shape %split [[0, 1], [2]]
        : memref<2x2x4xf32, strided<[16, 8, 1]>> into memref<4x4xf32, strided<[8, 1]>>
    // CHECK: %[[JOINED:.*]] = arith.constant 9 : i32
    // CHECK-NEXT: mir.gpu.gep unsigned %[[M]][%[[JOINED]]] stride 4
    memref.store %x, %joined[%one, %one] : memref<4x4xf32, strided<[8, 1]>>
    gpu.return
  }

  // Operations that only state a property of memory, or drop it.
  // CHECK-LABEL: func.func @promises(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, f32>
  // CHECK-SAME: %[[N:[^ ]*]]: !mir.ptr<global, f32>
  gpu.func @promises(%m: memref<?xf32>, %n: memref<8xf32>, %i: index) kernel {
    %a = memref.assume_alignment %m, 16 : memref<?xf32>
    %b, %c = memref.distinct_objects %a, %n : memref<?xf32>, memref<8xf32>
    %d = memref.cast %c : memref<8xf32> to memref<?xf32>
    %e = memref.memory_space_cast %b : memref<?xf32> to memref<?xf32, #gpu.address_space<global>>
    // CHECK: mir.gpu.gep unsigned %[[M]]
    %x = memref.load %e[%i] : memref<?xf32, #gpu.address_space<global>>
    // CHECK: mir.gpu.gep unsigned %[[N]]
    memref.store %x, %d[%i] : memref<?xf32>
    gpu.return
  }

  // Bytes as something else.
  // CHECK-LABEL: func.func @bytes(
  // CHECK-SAME: %[[M:[^ ]*]]: !mir.ptr<global, i8>
  // CHECK-SAME: %[[S:[^ ]*]]: i32 {mir.name = "s"
  gpu.func @bytes(%m: memref<?xi8>, %s: index, %i: index) kernel {
    // CHECK: %[[P:.*]] = mir.gpu.gep unsigned %[[M]][%[[S]]] stride 1
    // CHECK-NEXT: %[[Q:.*]] = mir.gpu.ptr_cast %[[P]] : <global, i8> -> <global, f32>
    // CHECK-NEXT: mir.gpu.gep unsigned %[[Q]]
    %v = memref.view %m[%s][%i] : memref<?xi8> to memref<?xf32>
    %x = memref.load %v[%i] : memref<?xf32>
    memref.store %x, %v[%i] : memref<?xf32>
    gpu.return
  }
}
