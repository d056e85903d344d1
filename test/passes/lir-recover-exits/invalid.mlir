// An exit there is not.
// RUN: not gir-opt --lir-recover-exits=exits=return,goto %s 2>&1 | FileCheck %s

// CHECK: invalid.mlir:[[@LINE+1]]:1: error: 'func.func' op cannot have exits 'goto'; the option takes some of return,break,continue
func.func @f() {
  return
}
