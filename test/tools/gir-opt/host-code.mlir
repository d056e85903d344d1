// Host code of dialects that are not registered is left out of text; lines and columns stay.
// R-RUNA-26
// RUN: gir-opt --gpu-to-mir --verify-diagnostics %s | FileCheck %s

// CHECK-NOT: foreign
// CHECK-LABEL: func.func @k
// CHECK-NOT: foreign
#layout = #foreign.layout<{order = [1, 0]}>
module attributes {transform.with_named_sequence, gpu.container_module} {
  // A brace in a comment } and in a string do not count.
  foreign.func public @main(%x: !foreign.tensor<4xf32, #layout>) -> !foreign.token attributes {foreign.note = "}"} {
    %0 = foreign.launch @kernels::@k(%x) : (!foreign.tensor<4xf32, #layout>) -> !foreign.token
    foreign.return %0 : !foreign.token
  }
  // expected-remark @below {{'func.func' op is host code and left out: '@host'; only kernels and their callees are compiled}}
  func.func @host() {
    return
  }
  gpu.module @kernels {
    gpu.func @k(%x: memref<4xf32>, %v: f32) kernel {
      %zero = arith.constant 0 : index
      memref.store %v, %x[%zero] : memref<4xf32>
      gpu.return
    }
  }
  "foreign.generic"() ({
    "foreign.end"() : () -> ()
  }) {value = #foreign.value} : () -> ()
  transform.named_sequence @__transform_main(%arg: !transform.any_op) {
    transform.yield
  }
}
// expected-remark @-25 {{host code of dialects that are not registered ('foreign') is left out, with 2 more such operations; only kernels and their callees are compiled}}
// expected-remark @-5 {{a script of the dialect 'transform' is left out; run `mlir-opt --transform-interpreter` first, which follows it}}
