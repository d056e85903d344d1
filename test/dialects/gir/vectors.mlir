// Vectors of gir round trip: their construction, their lanes, and operations that work lane by lane.
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @lanes
// CHECK-SAME: (%[[A:.*]]: f32, %[[I:.*]]: ui32)
gir.func @lanes(%a: f32, %i: ui32) {
  // CHECK: %[[V2:.*]] = gir.vec %[[A]], %[[A]] : f32, f32 -> vector<2xf32>
  %0 = gir.vec %a, %a : f32, f32 -> vector<2xf32>
  // CHECK: %[[V3:.*]] = gir.vec %[[A]], %[[V2]] : f32, vector<2xf32> -> vector<3xf32>
  %1 = gir.vec %a, %0 : f32, vector<2xf32> -> vector<3xf32>
  // CHECK: gir.extract %[[V3]][%[[I]]] : vector<3xf32>
  %2 = gir.extract %1[%i] : vector<3xf32>
  // CHECK: gir.insert %[[A]], %[[V3]][%[[I]]] : vector<3xf32>
  %3 = gir.insert %a, %1[%i] : vector<3xf32>
  // CHECK: gir.splat %[[A]] : vector<16xf32>
  %4 = gir.splat %a : vector<16xf32>
  gir.return
}

// CHECK-LABEL: gir.func @arithmetic
// CHECK-SAME: (%[[U:.*]]: vector<4xui32>, %[[S:.*]]: vector<8xsi8>, %[[F:.*]]: vector<2xf64>)
gir.func @arithmetic(%u: vector<4xui32>, %s: vector<8xsi8>, %f: vector<2xf64>) {
  // CHECK: gir.mov %[[U]] : vector<4xui32>
  %0 = gir.mov %u : vector<4xui32>
  // CHECK: gir.add %[[F]], %[[F]] : vector<2xf64>
  %1 = gir.add %f, %f : vector<2xf64>
  // CHECK: gir.sub %[[U]], %[[U]] : vector<4xui32>
  %2 = gir.sub %u, %u : vector<4xui32>
  // CHECK: gir.mul %[[S]], %[[S]] : vector<8xsi8>
  %3 = gir.mul %s, %s : vector<8xsi8>
  // CHECK: gir.div %[[S]], %[[S]] : vector<8xsi8>
  %4 = gir.div %s, %s : vector<8xsi8>
  // CHECK: gir.rem %[[U]], %[[U]] : vector<4xui32>
  %5 = gir.rem %u, %u : vector<4xui32>
  // CHECK: gir.neg %[[F]] : vector<2xf64>
  %6 = gir.neg %f : vector<2xf64>
  // CHECK: gir.and %[[U]], %[[U]] : vector<4xui32>
  %7 = gir.and %u, %u : vector<4xui32>
  // CHECK: gir.or %[[U]], %[[U]] : vector<4xui32>
  %8 = gir.or %u, %u : vector<4xui32>
  // CHECK: gir.xor %[[U]], %[[U]] : vector<4xui32>
  %9 = gir.xor %u, %u : vector<4xui32>
  // CHECK: gir.not %[[S]] : vector<8xsi8>
  %10 = gir.not %s : vector<8xsi8>
  // CHECK: gir.shl %[[U]], %[[U]] : vector<4xui32>
  %11 = gir.shl %u, %u : vector<4xui32>
  // CHECK: gir.shr %[[S]], %[[S]] : vector<8xsi8>
  %12 = gir.shr %s, %s : vector<8xsi8>
  gir.return
}

// CHECK-LABEL: gir.func @conditions
// CHECK-SAME: (%[[S:.*]]: vector<4xsi32>, %[[U:.*]]: vector<4xui32>, %[[F:.*]]: vector<4xf32>, %[[C:.*]]: ui32)
gir.func @conditions(%s: vector<4xsi32>, %u: vector<4xui32>, %f: vector<4xf32>, %c: ui32) {
  // CHECK: gir.icmp lt %[[S]], %[[S]] : vector<4xsi32>
  %0 = gir.icmp lt %s, %s : vector<4xsi32>
  // CHECK: gir.ucmp ge %[[U]], %[[U]] : vector<4xui32>
  %1 = gir.ucmp ge %u, %u : vector<4xui32>
  // CHECK: %[[LANES:.*]] = gir.fcmp une %[[F]], %[[F]] : vector<4xf32>
  %2 = gir.fcmp une %f, %f : vector<4xf32>
  // CHECK: gir.select %[[LANES]], %[[F]], %[[F]] : vector<4xui32>, vector<4xf32>
  %3 = gir.select %2, %f, %f : vector<4xui32>, vector<4xf32>
  // CHECK: gir.select %[[C]], %[[F]], %[[F]] : vector<4xf32>
  %4 = gir.select %c, %f, %f : vector<4xf32>
  // CHECK: gir.select %[[LANES]], %[[U]], %[[LANES]] : vector<4xui32>, vector<4xui32>
  %5 = gir.select %2, %u, %2 : vector<4xui32>, vector<4xui32>
  gir.return
}

// CHECK-LABEL: gir.func @conversions
// CHECK-SAME: (%[[S:.*]]: vector<3xsi32>, %[[U:.*]]: vector<3xui32>, %[[F:.*]]: vector<3xf32>, %[[W:.*]]: ui64)
gir.func @conversions(%s: vector<3xsi32>, %u: vector<3xui32>, %f: vector<3xf32>, %w: ui64) {
  // CHECK: gir.trunc %[[S]] : vector<3xsi32> -> vector<3xsi8>
  %0 = gir.trunc %s : vector<3xsi32> -> vector<3xsi8>
  // CHECK: gir.zext %[[U]] : vector<3xui32> -> vector<3xui64>
  %1 = gir.zext %u : vector<3xui32> -> vector<3xui64>
  // CHECK: gir.sext %[[S]] : vector<3xsi32> -> vector<3xsi64>
  %2 = gir.sext %s : vector<3xsi32> -> vector<3xsi64>
  // CHECK: gir.fptosi %[[F]] : vector<3xf32> -> vector<3xsi16>
  %3 = gir.fptosi %f : vector<3xf32> -> vector<3xsi16>
  // CHECK: gir.fptoui %[[F]] : vector<3xf32> -> vector<3xui32>
  %4 = gir.fptoui %f : vector<3xf32> -> vector<3xui32>
  // CHECK: gir.sitofp %[[S]] : vector<3xsi32> -> vector<3xf64>
  %5 = gir.sitofp %s : vector<3xsi32> -> vector<3xf64>
  // CHECK: gir.uitofp %[[U]] : vector<3xui32> -> vector<3xf16>
  %6 = gir.uitofp %u : vector<3xui32> -> vector<3xf16>
  // CHECK: gir.fpext %[[F]] : vector<3xf32> -> vector<3xf64>
  %7 = gir.fpext %f : vector<3xf32> -> vector<3xf64>
  // CHECK: gir.fptrunc %[[F]] : vector<3xf32> -> vector<3xf16>
  %8 = gir.fptrunc %f : vector<3xf32> -> vector<3xf16>
  // CHECK: gir.bitcast %[[F]] : vector<3xf32> -> vector<3xsi32>
  %9 = gir.bitcast %f : vector<3xf32> -> vector<3xsi32>
  // CHECK: gir.bitcast %[[W]] : ui64 -> vector<4xsi16>
  %10 = gir.bitcast %w : ui64 -> vector<4xsi16>
  gir.return
}

// CHECK: gir.global @tile : !gir.ptr<shared, vector<4xf32>> count 64
gir.global @tile : !gir.ptr<shared, vector<4xf32>> count 64

// CHECK-LABEL: gir.func @memory
// CHECK-SAME: (%[[P:.*]]: !gir.ptr<global, vector<3xf16>>, %[[I:.*]]: ui32) -> vector<3xf16>
gir.func @memory(%p: !gir.ptr<global, vector<3xf16>>, %i: ui32) -> vector<3xf16> {
  // CHECK: %[[Q:.*]] = gir.gep %[[P]][%[[I]]] stride 8 : <global, vector<3xf16>>, ui32
  %0 = gir.gep %p[%i] stride 8 : <global, vector<3xf16>>, ui32
  // CHECK: %[[V:.*]] = gir.load %[[Q]] : <global, vector<3xf16>> -> vector<3xf16>
  %1 = gir.load %0 : <global, vector<3xf16>> -> vector<3xf16>
  // CHECK: gir.store %[[Q]], %[[V]] : <global, vector<3xf16>>, vector<3xf16>
  gir.store %0, %1 : <global, vector<3xf16>>, vector<3xf16>
  // CHECK: gir.alloc 4 : <local, vector<2xui8>>
  %2 = gir.alloc 4 : <local, vector<2xui8>>
  // CHECK: gir.br ^[[NEXT:.*]](%[[V]] : vector<3xf16>)
  gir.br ^next(%1 : vector<3xf16>)
// CHECK: ^[[NEXT]](%[[PHI:.*]]: vector<3xf16>):
^next(%phi: vector<3xf16>):
  // CHECK: gir.return %[[PHI]] : vector<3xf16>
  gir.return %phi : vector<3xf16>
}
