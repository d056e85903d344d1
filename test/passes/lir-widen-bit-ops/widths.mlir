// Counts and reversals of bits become ones of 32 bits.
// RUN: gir-opt --lir-widen-bit-ops %s | FileCheck %s

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.*]]: i16)
func.func @narrow(%x: i16) -> i16 {
  // CHECK: %[[W:.*]] = arith.extui %[[X]] : i16 to i32
  // CHECK: %[[N:.*]] = math.ctpop %[[W]] : i32
  // CHECK: arith.trunci %[[N]] : i32 to i16
  %0 = math.ctpop %x : i16
  // CHECK: %[[W:.*]] = arith.extui %[[X]] : i16 to i32
  // CHECK: %[[N:.*]] = math.ctlz %[[W]] : i32
  // CHECK: %[[REST:.*]] = arith.subi %[[N]], %c16_i32
  // CHECK: arith.trunci %[[REST]] : i32 to i16
  %1 = math.ctlz %x : i16
  // A bit behind the last ends the zeros of 0.
  // CHECK: %[[W:.*]] = arith.extui %[[X]] : i16 to i32
  // CHECK: %[[ENDED:.*]] = arith.ori %[[W]], %c65536_i32
  // CHECK: %[[N:.*]] = math.cttz %[[ENDED]] : i32
  // CHECK: arith.trunci %[[N]] : i32 to i16
  %2 = math.cttz %x : i16
  // CHECK: %[[W:.*]] = arith.extui %[[X]] : i16 to i32
  // CHECK: %[[ALL:.*]] = lir.bitreverse %[[W]] : i32
  // CHECK: %[[TOP:.*]] = arith.shrui %[[ALL]], %c16_i32
  // CHECK: arith.trunci %[[TOP]] : i32 to i16
  %3 = lir.bitreverse %x : i16
  return %3 : i16
}

// CHECK-LABEL: func.func @bytes(
func.func @bytes(%x: i8) -> i8 {
  // CHECK: math.ctlz %{{.*}} : i32
  // CHECK: arith.subi %{{.*}}, %c24_i32
  %0 = math.ctlz %x : i8
  // CHECK: arith.ori %{{.*}}, %c256_i32
  %1 = math.cttz %x : i8
  return %1 : i8
}

// CHECK-LABEL: func.func @wide(
// CHECK-SAME: %[[X:.*]]: i64)
func.func @wide(%x: i64) -> i64 {
  // CHECK: %[[S:.*]] = arith.shrui %[[X]], %c32_i64
  // CHECK: %[[HIGH:.*]] = arith.trunci %[[S]] : i64 to i32
  // CHECK: %[[LOW:.*]] = arith.trunci %[[X]] : i64 to i32
  // CHECK: %[[A:.*]] = math.ctpop %[[HIGH]] : i32
  // CHECK: %[[B:.*]] = math.ctpop %[[LOW]] : i32
  // CHECK: %[[SUM:.*]] = arith.addi %[[A]], %[[B]]
  // CHECK: arith.extui %[[SUM]] : i32 to i64
  %0 = math.ctpop %x : i64
  // CHECK: %[[HIGH:.*]] = arith.trunci %{{.*}} : i64 to i32
  // CHECK: %[[LOW:.*]] = arith.trunci %[[X]] : i64 to i32
  // CHECK: %[[A:.*]] = math.ctlz %[[HIGH]] : i32
  // CHECK: %[[B:.*]] = math.ctlz %[[LOW]] : i32
  // CHECK: %[[BOTH:.*]] = arith.addi %[[B]], %c32_i32
  // CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[HIGH]], %c0_i32
  // CHECK: %[[N:.*]] = arith.select %[[NONE]], %[[BOTH]], %[[A]] : i32
  // CHECK: arith.extui %[[N]] : i32 to i64
  %1 = math.ctlz %x : i64
  // CHECK: %[[HIGH:.*]] = arith.trunci %{{.*}} : i64 to i32
  // CHECK: %[[LOW:.*]] = arith.trunci %[[X]] : i64 to i32
  // CHECK: %[[A:.*]] = math.cttz %[[LOW]] : i32
  // CHECK: %[[B:.*]] = math.cttz %[[HIGH]] : i32
  // CHECK: %[[BOTH:.*]] = arith.addi %[[B]], %c32_i32
  // CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[LOW]], %c0_i32
  // CHECK: arith.select %[[NONE]], %[[BOTH]], %[[A]] : i32
  %2 = math.cttz %x : i64
  // CHECK: %[[A:.*]] = lir.bitreverse %{{.*}} : i32
  // CHECK: %[[B:.*]] = lir.bitreverse %{{.*}} : i32
  // CHECK: %[[LOW:.*]] = arith.extui %[[A]] : i32 to i64
  // CHECK: %[[HIGH:.*]] = arith.extui %[[B]] : i32 to i64
  // CHECK: %[[UP:.*]] = arith.shli %[[HIGH]], %c32_i64
  // CHECK: arith.ori %[[UP]], %[[LOW]] : i64
  %3 = lir.bitreverse %x : i64
  return %3 : i64
}

// CHECK-LABEL: func.func @words_stay(
func.func @words_stay(%x: i32) -> i32 {
  // CHECK-NEXT: math.ctlz %{{.*}} : i32
  %0 = math.ctlz %x : i32
  // CHECK-NEXT: return
  return %0 : i32
}
