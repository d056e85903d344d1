// Values that the position in the workgroup and constants determine are known exactly.
// R-RUNA-118
// RUN: gir-opt --mir-print-uniformity --verify-diagnostics=only-expected %s

func.func @exact(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 8, 1]>} {
  %x = mir.gpu.local_id x
  %y = mir.gpu.local_id y
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %c64 = arith.constant 64 : i32
  %0 = arith.cmpi eq, %x, %c0 : i32 // expected-remark {{result 0 is divergent}}
  %1 = arith.cmpi ult, %x, %c8 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %2 = arith.cmpi ugt, %x, %c7 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %3 = mir.divui %x, %c8 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %4 = mir.remui %x, %c8 : i32 // expected-remark {{result 0 is divergent}}
  %5 = arith.muli %y, %c8 : i32
  %6 = arith.addi %5, %x : i32 // expected-remark {{result 0 is divergent}}
  %7 = arith.cmpi ult, %6, %c64 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %8 = arith.subi %x, %x : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %9 = arith.extui %0 : i1 to i32 // expected-remark {{result 0 is divergent}}
  %10 = arith.cmpi ne, %9, %c0 : i32 // expected-remark {{result 0 is divergent}}
  %11 = arith.select %0, %c1, %c1 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  // expected-remark@+1 {{result 0 is divergent}}
  %12 = scf.if %0 -> (i32) {
    scf.yield %c1 : i32
  } else {
    scf.yield %c8 : i32
  }
  // The signs count: -1 is the largest, or below 0.
  %13 = arith.subi %x, %c8 : i32
  %14 = arith.cmpi slt, %13, %c0 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %15 = arith.cmpi ult, %13, %c8 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %16 = arith.trunci %13 : i32 to i8
  %17 = arith.extsi %16 : i8 to i32
  %18 = arith.cmpi eq, %17, %13 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  // A result with an unknown operand is unknown.
  %19 = arith.cmpi ult, %x, %n : i32 // expected-remark {{result 0 is not proved uniform}}
  return
}

// The same unknown number for all, and a place.
func.func @offset(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %i = mir.gpu.global_id x
  %x = mir.gpu.local_id x
  %group = mir.gpu.workgroup_id x
  %c8 = arith.constant 8 : i32
  %0 = arith.muli %group, %c8 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %1 = arith.addi %0, %x : i32 // expected-remark {{result 0 is divergent}}
  %2 = arith.subi %i, %x : i32 // expected-remark {{result 0 is workgroup-uniform}}
  %3 = arith.muli %i, %c8 : i32 // expected-remark {{result 0 is divergent}}
  %4 = arith.muli %i, %n : i32 // expected-remark {{result 0 is not proved uniform}}
  %5 = arith.cmpi eq, %i, %1 : i32 // expected-remark {{result 0 is workgroup-uniform}}
  // True for one at most, but for all others it may be the same.
  %6 = arith.cmpi eq, %i, %n : i32 // expected-remark {{result 0 is not proved uniform}}
  %7 = arith.cmpi ult, %i, %n : i32 // expected-remark {{result 0 is not proved uniform}}
  %8 = arith.trunci %i : i32 to i8 // expected-remark {{result 0 is divergent}}
  %9 = arith.trunci %3 : i32 to i2 // expected-remark {{result 0 is workgroup-uniform}}
  return
}
