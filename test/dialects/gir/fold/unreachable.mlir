// An unreachable operation may use its own result; folding it terminates.
// R-GIR-40
// RUN: gir-opt --canonicalize %s | FileCheck %s
// RUN: gir-opt --sccp %s | FileCheck %s --check-prefix=SCCP

// CHECK-LABEL: gir.func @f
// CHECK-NEXT: gir.return
// CHECK-NEXT: }
// SCCP-LABEL: gir.func @f
gir.func @f() {
  gir.return
^dead:
  %zero = gir.uconst 0 : ui32
  %0 = gir.mov %0 : ui32
  %1 = gir.add %1, %zero : ui32
  %2 = gir.bitreverse %3 : ui32
  %3 = gir.bitreverse %2 : ui32
  %4 = gir.neg %4 : ui32
  gir.br ^dead
}
