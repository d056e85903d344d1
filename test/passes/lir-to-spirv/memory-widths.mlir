// Memory with elements of 8, 16 and 64 bits: strides, push constants, tables; indices of all
// widths become ones of 32 bits.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv-asm %s -o %t.spvasm
// RUN: spirv-as --preserve-numeric-ids --target-env spv1.3 %t.spvasm -o %t2.spv && cmp -i 12 %t.spv %t2.spv

module attributes {lir.target = "vulkan1.1"} {
  lir.global @tile : !mir.ptr<workgroup, i8> count 64 align 1 elem si8
  lir.global @bytes : !mir.ptr<constant, i8> count 4 align 1 elem si8 = dense<[-128, -1, 0, 127]> : tensor<4xi8>
  lir.global @words : !mir.ptr<constant, i16> count 2 align 2 elem ui16 = dense<[-1, 256]> : tensor<2xi16>
  lir.global @longs : !mir.ptr<constant, i64> count 2 align 8 elem ui64 = dense<[-9223372036854775808, 4294967296]> : tensor<2xi64>
  lir.global @halves : !mir.ptr<constant, f16> count 3 align 2 elem f16 = dense<[1.5, 0x7E01, -0.0]> : tensor<3xf16>
  lir.global @doubles : !mir.ptr<constant, f64> count 3 align 8 elem f64 = dense<[0.1, 0xFFF0000000000000, 5.0e-324]> : tensor<3xf64>
  lir.global @same : !mir.ptr<constant, i64> count 5 align 8 elem ui64 = dense<7> : tensor<5xi64>

  // CHECK: @tile : !spirv.ptr<!spirv.array<64 x i8>, Workgroup>
  // CHECK: !spirv.struct<(i8 [0], i16 [2], f16 [4], i64 [8], f64 [16]), Block>, PushConstant>
  // CHECK: @k_x bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0]), Block>, StorageBuffer>
  // CHECK: @k_y bind(0, 1) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f64, stride=8> [0]), Block>, StorageBuffer>

  func.func @k(
      %x: !mir.ptr<global, i8> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
      %b: i8 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>},
      %w: i16 {lir.push_constant = #lir.push_constant<offset = 2, size = 2>},
      %h: f16 {lir.push_constant = #lir.push_constant<offset = 4, size = 2>},
      %l: i64 {lir.push_constant = #lir.push_constant<offset = 8, size = 8>},
      %d: f64 {lir.push_constant = #lir.push_constant<offset = 16, size = 8>},
      %y: !mir.ptr<global, f64> {lir.name = "y", lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // CHECK-DAG: spirv.Constant dense<[-128, -1, 0, 127]> : tensor<4xi8>
    // CHECK-DAG: spirv.Constant dense<[-1, 256]> : tensor<2xi16>
    // CHECK-DAG: spirv.Constant dense<[-9223372036854775808, 4294967296]> : tensor<2xi64>
    // CHECK-DAG: spirv.Constant dense<[1.500000e+00, 0x7E01, -0.000000e+00]> : tensor<3xf16>
    // CHECK-DAG: spirv.Constant dense<[1.000000e-01, 0xFFF0000000000000, 4.940660e-324]> : tensor<3xf64>
    // CHECK-DAG: spirv.Constant dense<7> : tensor<5xi64>
    // CHECK: %[[B:.*]] = spirv.Load "PushConstant" %{{.*}} : i8
    // CHECK: %[[W:.*]] = spirv.Load "PushConstant" %{{.*}} : i16
    // CHECK: spirv.Load "PushConstant" %{{.*}} : f16
    // CHECK: %[[L:.*]] = spirv.Load "PushConstant" %{{.*}} : i64
    // CHECK: %[[D:.*]] = spirv.Load "PushConstant" %{{.*}} : f64
    %tile = lir.address_of @tile : <workgroup, i8>
    %bytes = lir.address_of @bytes : <constant, i8>
    %words = lir.address_of @words : <constant, i16>
    %longs = lir.address_of @longs : <constant, i64>
    %halves = lir.address_of @halves : <constant, f16>
    %doubles = lir.address_of @doubles : <constant, f64>
    %same = lir.address_of @same : <constant, i64>

    // A signed index.
    // CHECK: %[[I:.*]] = spirv.SConvert %[[B]] : i8 to i32
    // CHECK: spirv.AccessChain %{{.*}}[%{{.*}}, %[[I]]]
    %x0 = lir.gep %x[%b] stride 1 : <global, i8>, i8
    lir.store %x0, %b align 1 : <global, i8>, i8
    // An unsigned one.
    // CHECK: %[[I:.*]] = spirv.UConvert %[[W]] : i16 to i32
    // CHECK: %[[TWO:.*]] = spirv.Constant 2 : i32
    // CHECK: %[[AT:.*]] = spirv.IMul %[[I]], %[[TWO]] : i32
    // CHECK: spirv.AccessChain %{{.*}}[%{{.*}}, %[[AT]]]
    %y0 = lir.gep unsigned %y[%w] stride 16 : <global, f64>, i16
    lir.store %y0, %d align 8 : <global, f64>, f64
    // The low half of a wide one is enough.
    // CHECK: %[[I:.*]] = spirv.UConvert %[[L]] : i64 to i32
    // CHECK: spirv.AccessChain %{{.*}}[%{{.*}}, %[[I]]]
    %y1 = lir.gep unsigned %y[%l] stride 8 : <global, f64>, i64
    lir.store %y1, %d align 8 : <global, f64>, f64
    // A constant one is a number of bytes that may be whole elements.
    // CHECK: %[[THREE:.*]] = spirv.Constant 3 : i32
    // CHECK: spirv.AccessChain %{{.*}}[%{{.*}}, %[[THREE]]]
    %c6 = arith.constant 6 : i64
    %y2 = lir.gep %y[%c6] stride 4 : <global, f64>, i64
    lir.store %y2, %d align 8 : <global, f64>, f64
    // CHECK: %[[MINUS:.*]] = spirv.Constant -56 : i32
    // CHECK: %[[AT:.*]] = spirv.IAdd %[[THREE]], %[[MINUS]] : i32
    %c200 = arith.constant 200 : i8
    %y3 = lir.gep %y2[%c200] stride 8 : <global, f64>, i8
    lir.store %y3, %d align 8 : <global, f64>, f64
    // CHECK: %[[PLUS:.*]] = spirv.Constant 200 : i32
    // CHECK: spirv.IAdd %[[THREE]], %[[PLUS]] : i32
    %y4 = lir.gep unsigned %y2[%c200] stride 8 : <global, f64>, i8
    lir.store %y4, %d align 8 : <global, f64>, f64
    // CHECK: spirv.Bitcast %{{.*}} : i64 to f64
    %bits = lir.ptr_cast %y4 : <global, f64> -> <global, i64>
    lir.store %bits, %l align 8 : <global, i64>, i64
    lir.store %tile, %b align 1 : <workgroup, i8>, i8

    // Tables stay where they are used.
    %c1 = arith.constant 1 : i32
    %t0 = lir.load %bytes align 1 : <constant, i8> -> i8
    lir.store %x, %t0 align 1 : <global, i8>, i8
    %t1 = lir.load %words align 2 : <constant, i16> -> i16
    %t2 = lir.load %longs align 8 : <constant, i64> -> i64
    %t3 = lir.load %halves align 2 : <constant, f16> -> f16
    %t4 = lir.load %doubles align 8 : <constant, f64> -> f64
    %t5 = lir.load %same align 8 : <constant, i64> -> i64
    return
  }
}
