// A script is left out of a library, too, but nothing else is.
// RUN: gir-opt --gpu-to-mir --split-input-file --verify-diagnostics %s | FileCheck %s

// CHECK-LABEL: func.func @add(
// CHECK: arith.addi
func.func @add(%a: index, %b: index) -> index {
  %c = arith.addi %a, %b : index
  return %c : index
}
// expected-remark @below {{a script of the dialect 'transform' is left out}}
transform.named_sequence @__transform_main(%module: !transform.any_op) {
  transform.yield
}

// -----

func.func @host() {
  // expected-error @below {{Dialect `foreign' not found for custom op 'foreign.op'}}
  // expected-note @below {{Available dialects}}
  foreign.op
  return
}
