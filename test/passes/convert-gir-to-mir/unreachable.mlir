// Unreachable blocks are dropped, and with them their edges to reachable blocks.
// R-GIR-40
// RUN: gir-opt --convert-gir-to-mir %s | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK-NEXT: cf.br ^[[END:.*]](%{{.*}} : i32)
// CHECK-NEXT: ^[[END]](%[[X:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return %[[X]] : i32
// CHECK-NEXT: }
gir.func @f(%a: ui32) -> ui32 {
  gir.br ^end(%a : ui32)
^one:
  %0 = gir.add %1, %a : ui32
  gir.br_if %0, ^other, ^end(%0 : ui32)
^other:
  %1 = gir.mov %0 : ui32
  %2 = gir.mov %2 : ui32
  gir.br_if %2, ^one, ^other
^end(%x: ui32):
  gir.return %x : ui32
}
