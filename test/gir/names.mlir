// Names that the text form cannot have are changed, alike ones told apart.
// R-GIR-1
// RUN: gir-opt --emit-gir %s | FileCheck %s
// RUN: gir-opt --emit-gir %s | gir-opt --emit-gir | FileCheck %s

// CHECK: func @f(%a_b: u32, %a_b.1: u32, %12: u32, %_12.1: u32, %_2nd: u32) -> u32 {
gir.func @f(%0: ui32 {gir.name = "a b"}, %1: ui32 {gir.name = "a-b"}, %2: ui32 {gir.name = "12"},
            %3: ui32 {gir.name = "12"}, %4: ui32 {gir.name = "2nd"}) -> ui32
    attributes {block_names = ["first block", "first block"]} {
  // CHECK-NEXT: first_block:
  // CHECK-NEXT: br first_block.1
  gir.br ^next
^next:
  // CHECK: first_block.1:
  // CHECK-NEXT: %_ = add %a_b, %_12.1
  %5 = gir.add %0, %3 : ui32 loc("")
  // CHECK-NEXT: %0 = add %_, %_2nd
  %6 = gir.add %5, %4 : ui32
  // CHECK-NEXT: ret %0
  gir.return %6 : ui32
}
