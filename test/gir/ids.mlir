// The ids of MLIR text that become names in GIR text, and those that do not.
// R-GIR-1 R-GIR-41
// RUN: gir-opt --emit-gir %s | FileCheck %s
// RUN: gir-opt %s | gir-opt --emit-gir - | FileCheck %s
// RUN: gir-opt --mlir-print-op-generic %s | gir-opt --emit-gir - | FileCheck %s
// RUN: gir-opt %s | FileCheck %s --check-prefix=MLIR

// A parameter's attribute counts for more than its id; MLIR's own ids are no names.
// CHECK: func @parameters(%x: u32, %b: u32, %0: u32, %1: u32, %arg9x: u32, %7: u32, %arg2: u32) -> u32 {
// MLIR: gir.func @parameters(%x: ui32, %b: ui32 {gir.name = "b"}, %arg2: ui32, %arg3: ui32,
// MLIR-SAME: %arg9x: ui32, %-7: ui32, %-arg2: ui32)
gir.func @parameters(%x: ui32, %a: ui32 {gir.name = "b"}, %3: ui32, %arg7: ui32, %arg9x: ui32, %-7: ui32, %-arg2: ui32)
    -> ui32 {
  // CHECK: %sum = add %x, %b
  // MLIR: %sum = gir.add %x, %b : ui32
  %sum = gir.add %x, %a : ui32
  // CHECK: %2 = add %sum, %0
  // MLIR: %0 = gir.add %sum, %arg2 : ui32
  %0 = gir.add %sum, %3 : ui32
  // CHECK: %next_to_a_count = add %2, %1
  %next_to_a_count:1 = gir.add %0, %arg7 : ui32
  // CHECK: %generic = add %next_to_a_count, %arg9x
  %generic = "gir.add"(%next_to_a_count, %arg9x) : (ui32, ui32) -> ui32
  // CHECK: %behind_a_comment = add %generic, %7
  %behind_a_comment = // This is %no = one.

    // %nor = this
    gir.add %generic, %-7 : ui32
  // CHECK: %3 = uconst 1u
  // CHECK: %arg3 = add %behind_a_comment, %3
  // MLIR: %-3 = gir.uconst 1 : ui32
  // MLIR: %-arg3 = gir.add %behind_a_comment, %-3 : ui32
  %-3 = gir.uconst 1 : ui32
  %arg3 = gir.add %behind_a_comment, %-3 : ui32
  // A number stands for a literal.
  // CHECK: %in_the_text = add %arg3, 5u
  %5 = gir.uconst 5 : ui32
  %in_the_text = gir.add %arg3, %5 : ui32
  // A value with a location takes its name from the location.
  // CHECK: %located = add %in_the_text, %arg2
  // CHECK: %4 = add %located, %located
  // CHECK: ret %4
  %ignored = gir.add %in_the_text, %-arg2 : ui32 loc("located"("k.gir":1:2))
  %unnamed = gir.add %ignored, %ignored : ui32 loc("k.gir":1:2)
  gir.return %unnamed : ui32
}

// CHECK-LABEL: func @blocks(%n: u32) -> u32 {
gir.func @blocks(%n: ui32) -> ui32 {
  gir.br ^loop(%n, %n : ui32, ui32)
// CHECK: %i = phi u32 [ %n, entry ], [ %0, bb ]
// CHECK: %0 = phi u32 [ %n, entry ], [ %i, bb ]
^loop(%i: ui32, %6: ui32):
  // Nothing uses the sum, and it has no id.
  // CHECK: %1 = add %i, %0
  gir.add %i, %6 : ui32
  gir.br_if %i, ^loop(%6, %i : ui32, ui32), ^out
^out:
  // CHECK: %c_1 = add %0, %0
  // CHECK: ret %c_1
  %c-1 = gir.add %6, %6 : ui32
  gir.return %c-1 : ui32
}
