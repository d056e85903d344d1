// The members of a structure are where the structure has them: at its alignment, with its padding, and what follows is
// behind its end. Neighbours of the same type are two structures if their names differ, or if the offsets begin again.
// RUN: gir-opt --lir-lay-out-arguments %s | FileCheck %s

// CHECK: func.func @k(
// CHECK-SAME: i32 {lir.argument = #lir.push_constant<offset = 0, size = 4>},
// CHECK-SAME: f32 {lir.argument = #lir.push_constant<offset = 8, size = 4>,
// CHECK-SAME: f64 {lir.argument = #lir.push_constant<offset = 16, size = 8>,
// CHECK-SAME: i8 {lir.argument = #lir.push_constant<offset = 24, size = 1>,
// CHECK-SAME: i32 {lir.argument = #lir.push_constant<offset = 32, size = 4>},
// CHECK-SAME: i8 {lir.argument = #lir.push_constant<offset = 36, size = 1>,
// CHECK-SAME: i8 {lir.argument = #lir.push_constant<offset = 38, size = 1>,
// CHECK-SAME: i8 {lir.argument = #lir.push_constant<offset = 40, size = 1>,
func.func @k(%n: i32,
             %a: f32 {lir.member = #mir.member<of = "box", offset = 0, size = 24, align = 8>},
             %b: f64 {lir.member = #mir.member<of = "box", offset = 8, size = 24, align = 8>},
             %c: i8 {lir.member = #mir.member<of = "box", offset = 16, size = 24, align = 8>},
             %m: i32,
             %d: i8 {lir.member = #mir.member<of = "pair", offset = 0, size = 2, align = 2>},
             %e: i8 {lir.member = #mir.member<of = "other", offset = 0, size = 2, align = 2>},
             %f: i8 {lir.member = #mir.member<of = "other", offset = 0, size = 2, align = 2>})
    attributes {lir.kernel = #mir.kernel<compute>} {
  return
}
