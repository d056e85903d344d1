// Indices are integers of a width that an option chooses.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --convert-gpu-to-mir=index-bitwidth=64 %s | FileCheck %s --check-prefix=WIDE

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[I:[^ ]*]]: i32 {{.*}}, %[[B:[^ ]*]]: i8 {{.*}}, %[[W:[^ ]*]]: i32 {{.*}}, %[[L:[^ ]*]]: i64 {{.*}}, %[[V:[^ ]*]]: vector<2xi32>
// WIDE-LABEL: func.func @casts(
// WIDE-SAME: %[[I:[^ ]*]]: i64 {{.*}}, %[[B:[^ ]*]]: i8 {{.*}}, %[[W:[^ ]*]]: i32 {{.*}}, %[[L:[^ ]*]]: i64 {{.*}}, %[[V:[^ ]*]]: vector<2xi64>
func.func @casts(%i: index, %b: i8, %w: i32, %l: i64, %v: vector<2xindex>)
    -> (index, index, i32, index, i64, i64, vector<2xi64>, index, i32) {
  // CHECK: %[[BS:.*]] = arith.extsi %[[B]] : i8 to i32
  // WIDE: %[[BS:.*]] = arith.extsi %[[B]] : i8 to i64
  %0 = arith.index_cast %b : i8 to index
  // CHECK: %[[BU:.*]] = arith.extui %[[B]] : i8 to i32
  // WIDE: %[[BU:.*]] = arith.extui %[[B]] : i8 to i64
  %1 = arith.index_castui %b : i8 to index
  // WIDE: %[[IT:.*]] = arith.trunci %[[I]] : i64 to i32
  %2 = arith.index_cast %i : index to i32
  // CHECK: %[[LT:.*]] = arith.trunci %[[L]] : i64 to i32
  %3 = arith.index_cast %l : i64 to index
  // CHECK: %[[IS:.*]] = arith.extsi %[[I]] : i32 to i64
  %4 = index.casts %i : index to i64
  // CHECK: %[[IU:.*]] = arith.extui %[[I]] : i32 to i64
  %5 = index.castu %i : index to i64
  // CHECK: %[[VS:.*]] = arith.extsi %[[V]] : vector<2xi32> to vector<2xi64>
  %6 = arith.index_cast %v : vector<2xindex> to vector<2xi64>
  // WIDE: %[[WU:.*]] = arith.extui %[[W]] : i32 to i64
  %7 = index.castu %w : i32 to index
  // CHECK: return %[[BS]], %[[BU]], %[[I]], %[[LT]], %[[IS]], %[[IU]], %[[VS]], %[[W]], %[[W]]
  // WIDE: return %[[BS]], %[[BU]], %[[IT]], %[[L]], %[[I]], %[[I]], %[[V]], %[[WU]], %[[W]]
  return %0, %1, %2, %3, %4, %5, %6, %7, %w : index, index, i32, index, i64, i64, vector<2xi64>, index, i32
}

// CHECK-LABEL: func.func @constants(
// WIDE-LABEL: func.func @constants(
func.func @constants() -> (index, index, i1, index, vector<3xindex>) {
  // CHECK: arith.constant -7 : i32
  // WIDE: arith.constant -7 : i64
  %0 = arith.constant -7 : index
  // CHECK: arith.constant dense<[1, -2, 3]> : vector<3xi32>
  // WIDE: arith.constant dense<[1, -2, 3]> : vector<3xi64>
  %1 = arith.constant dense<[1, -2, 3]> : vector<3xindex>
  // CHECK: arith.constant 9 : i32
  %2 = index.constant 9
  // CHECK: arith.constant true
  %3 = index.bool.constant true
  // CHECK: arith.constant 32 : i32
  // WIDE: arith.constant 64 : i64
  %4 = index.sizeof
  return %0, %2, %3, %4, %1 : index, index, i1, index, vector<3xindex>
}

// CHECK-LABEL: func.func @arithmetic(
func.func @arithmetic(%x: index, %y: index) {
  // CHECK: arith.addi %{{.*}} : i32
  %0 = index.add %x, %y
  // CHECK: arith.subi
  %1 = index.sub %x, %y
  // CHECK: arith.muli
  %2 = index.mul %x, %y
  // CHECK: arith.divsi
  %3 = index.divs %x, %y
  // CHECK: arith.divui
  %4 = index.divu %x, %y
  // CHECK: arith.remsi
  %5 = index.rems %x, %y
  // CHECK: arith.remui
  %6 = index.remu %x, %y
  // CHECK: arith.maxsi
  %7 = index.maxs %x, %y
  // CHECK: arith.maxui
  %8 = index.maxu %x, %y
  // CHECK: arith.minsi
  %9 = index.mins %x, %y
  // CHECK: arith.minui
  %10 = index.minu %x, %y
  // CHECK: arith.shli
  %11 = index.shl %x, %y
  // CHECK: arith.shrsi
  %12 = index.shrs %x, %y
  // CHECK: arith.shrui
  %13 = index.shru %x, %y
  // CHECK: arith.andi
  %14 = index.and %x, %y
  // CHECK: arith.ori
  %15 = index.or %x, %y
  // CHECK: arith.xori
  %16 = index.xor %x, %y
  // CHECK: arith.divsi
  // CHECK: arith.constant 1
  // CHECK: arith.select
  %17 = index.ceildivs %x, %y
  // CHECK: arith.divui
  // CHECK: arith.select
  %18 = index.ceildivu %x, %y
  // CHECK: arith.divsi
  // CHECK: arith.constant -1
  // CHECK: arith.select
  %19 = index.floordivs %x, %y
  return
}

// CHECK-LABEL: func.func @comparisons(
func.func @comparisons(%x: index, %y: index) {
  // CHECK: arith.cmpi eq, %{{.*}} : i32
  %0 = index.cmp eq(%x, %y)
  // CHECK: arith.cmpi ne,
  %1 = index.cmp ne(%x, %y)
  // CHECK: arith.cmpi slt,
  %2 = index.cmp slt(%x, %y)
  // CHECK: arith.cmpi sle,
  %3 = index.cmp sle(%x, %y)
  // CHECK: arith.cmpi sgt,
  %4 = index.cmp sgt(%x, %y)
  // CHECK: arith.cmpi sge,
  %5 = index.cmp sge(%x, %y)
  // CHECK: arith.cmpi ult,
  %6 = index.cmp ult(%x, %y)
  // CHECK: arith.cmpi ule,
  %7 = index.cmp ule(%x, %y)
  // CHECK: arith.cmpi ugt,
  %8 = index.cmp ugt(%x, %y)
  // CHECK: arith.cmpi uge,
  %9 = index.cmp uge(%x, %y)
  return
}

// CHECK-LABEL: func.func @loops(
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (i32) : i32 {
// WIDE-LABEL: func.func @loops(
// WIDE: -> (i64) : i64 {
func.func @loops(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> (index) {
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  return %r : index
}
