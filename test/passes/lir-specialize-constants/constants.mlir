// Specialisation constants become their default values.
// R-SPVD-10
// RUN: gir-opt --lir-specialize-constants %s | FileCheck %s
// RUN: gir-opt --emit-llvm --target=cpu %S/../../tools/gir-run/Inputs/spec.mlir | FileCheck %s --check-prefix=CPU

// CHECK-LABEL: func.func @f
// CHECK-DAG: %[[N:.*]] = arith.constant 16 : i32
// CHECK-DAG: %[[B:.*]] = arith.constant true
// CHECK: return %[[N]], %[[B]]
// CPU: mul {{.*}}7
func.func @f() -> (i32, i1) {
  %n = lir.spec_constant "tile" id(3) = 16 : i32
  %b = lir.spec_constant "flag" id(4) = true
  return %n, %b : i32, i1
}
