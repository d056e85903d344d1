// STRUCTURED-LABEL: func.func @absolute
// STRUCTURED: scf.if
// STRUCTURED-NOT: {{[^s]cf[.]}}
func.func @absolute(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %negative = arith.cmpi slt, %x, %c0 : i32
  // CHECK: :[[#@LINE+1]]:3: error: 'cf.cond_br' op cannot be lowered to lir yet
  cf.cond_br %negative, ^turn, ^done(%x : i32)
^turn:
  %y = arith.subi %c0, %x : i32
  // CHECK: :[[#@LINE+1]]:3: error: 'cf.br' op cannot be lowered to lir yet
  cf.br ^done(%y : i32)
^done(%r: i32):
  return %r : i32
}
