// Globals, functions, calls and control flow of gir round trip.
// R-CARD-3 R-GIR-1 R-GIR-2 R-GIR-21 R-GIR-22 R-GIR-34 R-GIR-41
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK: gir.global @plain : !gir.ptr<global, ui32>{{$}}
gir.global @plain : !gir.ptr<global, ui32>
// CHECK: gir.global @fixed : !gir.ptr<global, ui32> addr(4096)
gir.global @fixed : !gir.ptr<global, ui32> addr(4096)
// CHECK: gir.global @one : !gir.ptr<const, f32> = 1.500000e+00 : f32
gir.global @one : !gir.ptr<const, f32> = 1.5 : f32
// CHECK: gir.global @table : !gir.ptr<const, si16> count 3 = dense<[-1, 2, 32767]> : tensor<3xsi16>
gir.global @table : !gir.ptr<const, si16> count 3 = dense<[-1, 2, 32767]> : tensor<3xsi16>
// CHECK: gir.global @tile : !gir.ptr<shared, f32> count 256
gir.global @tile : !gir.ptr<shared, f32> count 256
// CHECK: gir.global @sized_at_launch : !gir.ptr<shared, f32> dynamic
gir.global @sized_at_launch : !gir.ptr<shared, f32> dynamic
// CHECK: gir.global @pointers : !gir.ptr<global, !gir.ptr<generic, f64>>
gir.global @pointers : !gir.ptr<global, !gir.ptr<generic, f64>>

// CHECK: gir.func @helper(%[[A:.*]]: f32 {gir.name = "a"}) -> f32 attributes {block_names = ["start"], inline_hint} {
gir.func @helper(%a: f32 {gir.name = "a"}) -> f32
    attributes {block_names = ["start"], inline_hint} {
  // CHECK: gir.return %[[A]] : f32
  gir.return %a : f32
}

// CHECK: gir.func @effect() attributes {noinline_hint} {
gir.func @effect() attributes {noinline_hint} {
  // CHECK: gir.return{{$}}
  gir.return
}

// CHECK: gir.func @kernel(
// CHECK-SAME: %[[X:.*]]: !gir.ptr<global, f32> {gir.resource = [1, 3]},
// CHECK-SAME: %[[C:.*]]: ui32)
// CHECK-SAME: attributes {kernel, subgroup_size = 32 : i32, workgroup_size = array<i32: 8, 4, 2>} {
gir.func @kernel(%x: !gir.ptr<global, f32> {gir.resource = [1, 3]}, %c: ui32)
    attributes {kernel, subgroup_size = 32 : i32,
                workgroup_size = array<i32: 8, 4, 2>} {
  // CHECK: %[[G:.*]] = gir.address_of @plain : <global, ui32>
  %g = gir.address_of @plain : !gir.ptr<global, ui32>
  // CHECK: %[[F:.*]] = gir.fconst
  %f = gir.fconst 1.0 : f32
  // CHECK: gir.call @helper(%[[F]]) : (f32) -> f32
  %r = gir.call @helper(%f) : (f32) -> f32
  // CHECK: gir.call @effect() : () -> ()
  gir.call @effect() : () -> ()
  // CHECK: gir.br ^[[HEAD:.*]](%[[C]], %[[G]] : ui32, !gir.ptr<global, ui32>)
  gir.br ^head(%c, %g : ui32, !gir.ptr<global, ui32>)
// CHECK: ^[[HEAD]](%[[I:.*]]: ui32, %[[P:.*]]: !gir.ptr<global, ui32>):
^head(%i: ui32, %p: !gir.ptr<global, ui32>):
  // CHECK: gir.br_if %[[I]], ^[[HEAD]](%[[C]], %[[P]] : ui32, !gir.ptr<global, ui32>), ^[[OUT:.*]]{{$}}
  gir.br_if %i, ^head(%c, %p : ui32, !gir.ptr<global, ui32>), ^out
// CHECK: ^[[OUT]]:
^out:
  // CHECK: gir.br ^[[LAST:.*]]{{$}}
  gir.br ^last
// CHECK: ^[[LAST]]:
^last:
  gir.return
}
