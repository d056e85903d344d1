// A structure that the source passes by value is one argument, in memory; its members are loaded where they are used.
// RUN: gir-opt --convert-lir-to-rocdl %s | FileCheck %s

// CHECK: llvm.func @k(%[[P:.*]]: !llvm.ptr<1>, %[[BOX:.*]]: !llvm.ptr<4> {llvm.align = 8 : i64, llvm.byref = !llvm.array<24 x i8>}, %[[N:.*]]: f32)
// CHECK: %[[A:.*]] = llvm.load %[[BOX]] invariant {alignment = 8 : i64} : !llvm.ptr<4> -> f32
// CHECK: %[[AT:.*]] = llvm.getelementptr %[[BOX]][20] : (!llvm.ptr<4>) -> !llvm.ptr<4>, i8
// CHECK: %[[B:.*]] = llvm.load %[[AT]] invariant {alignment = 4 : i64} : !llvm.ptr<4> -> f32
// CHECK: llvm.fadd %[[A]], %[[B]]
module attributes {lir.target = "amdgcn-gfx90a"} {
  func.func @k(%p: !mir.ptr<global, f32>,
               %a: f32 {lir.member = #mir.member<of = "box", offset = 0, size = 24, align = 8>},
               %b: f32 {lir.member = #mir.member<of = "box", offset = 20, size = 24, align = 8>},
               %n: f32) attributes {lir.kernel = #mir.kernel<compute>} {
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %n : f32
    lir.store %p, %1 align 4 : <global, f32>, f32
    return
  }
}
