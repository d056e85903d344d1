// Values that are copies of themselves or of each other have none: folding and conversion come to an end.
// RUN: gir-opt --canonicalize %s | FileCheck %s
// RUN: not gir-opt --convert-gir-to-mir %s 2>&1 | FileCheck --check-prefix=ERROR %s

// CHECK-NOT: gir.mov
// ERROR: invalid-copies.mlir:7:6: error: 'gir.mov' op cannot be converted to mir, as its operands cannot; define them by other values
%0 = gir.mov %0 : ui32
%1 = gir.mov %2 : ui32
%2 = gir.mov %1 : ui32
%3 = gir.mov %4 : ui32
%4 = gir.mov %5 : ui32
%5 = gir.mov %3 : ui32
