// A value that is its own copy has none: folding and conversion come to an end.
// RUN: gir-opt --canonicalize %s | FileCheck %s
// RUN: not gir-opt --convert-gir-to-mir %s 2>&1 | FileCheck --check-prefix=ERROR %s

// CHECK-NOT: gir.mov
// ERROR: invalid-copies.mlir:7:6: error: failed to legalize operation 'gir.mov'
%0 = gir.mov %0 : ui32
