// The result of a subgroup operation is uniform in the subgroup, if all of its work-items arrive.
// R-RUNA-118
// RUN: gir-opt --mir-print-uniformity --verify-diagnostics=only-expected %s

func.func @collectives(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %varying = arith.cmpi ult, %local, %n : i32
  %same = arith.cmpi ult, %zero, %n : i32
  %id = mir.gpu.subgroup_id // expected-remark {{result 0 is subgroup-uniform}}
  %0 = mir.gpu.subgroup_any %varying // expected-remark {{result 0 is subgroup-uniform}}
  %1 = mir.gpu.subgroup_all %same // expected-remark {{result 0 is workgroup-uniform}}
  %2 = mir.gpu.subgroup_reduce add %local : i32 // expected-remark {{result 0 is subgroup-uniform}}
  // How many are added up depends on the subgroup.
  %3 = mir.gpu.subgroup_reduce add %n : i32 // expected-remark {{result 0 is subgroup-uniform}}
  %4 = mir.gpu.subgroup_broadcast %local, %zero : i32 // expected-remark {{result 0 is subgroup-uniform}}
  %5 = mir.gpu.subgroup_shuffle %local, %zero : i32 // expected-remark {{result 0 is not proved uniform}}
  %6 = mir.gpu.subgroup_shuffle_xor %n, %zero : i32 // expected-remark {{result 0 is not proved uniform}}
  %7 = mir.gpu.subgroup_ballot %varying -> vector<4xi32> // expected-remark {{result 0 is subgroup-uniform}}
  scf.if %varying {
    %8 = mir.gpu.subgroup_reduce add %local : i32 // expected-remark {{result 0 is not proved uniform}}
    %9 = mir.gpu.subgroup_all %same // expected-remark {{result 0 is workgroup-uniform}}
  }
  // All of a subgroup or none of it.
  scf.if %0 {
    %10 = mir.gpu.subgroup_reduce add %local : i32 // expected-remark {{result 0 is subgroup-uniform}}
  }
  %11 = func.call @helper(%local) : (i32) -> i32 // expected-remark {{result 0 is subgroup-uniform}}
  scf.if %varying {
    %12 = func.call @apart(%local) : (i32) -> i32 // expected-remark {{result 0 is not proved uniform}}
  }
  return
}

func.func @helper(%a: i32) -> i32 {
  %0 = mir.gpu.subgroup_reduce add %a : i32 // expected-remark {{result 0 is subgroup-uniform}}
  return %0 : i32
}

func.func @apart(%a: i32) -> i32 {
  %0 = mir.gpu.subgroup_reduce add %a : i32 // expected-remark {{result 0 is not proved uniform}}
  return %0 : i32
}

// One that may not be uniform keeps the next from it.
func.func @chain(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %varying = arith.cmpi ult, %local, %n : i32
  %0 = scf.if %varying -> i1 {
    %1 = mir.gpu.subgroup_any %varying // expected-remark {{result 0 is not proved uniform}}
    %2 = scf.if %1 -> i1 {
      %3 = mir.gpu.subgroup_any %varying // expected-remark {{result 0 is not proved uniform}}
      scf.yield %3 : i1
    } else {
      scf.yield %1 : i1
    }
    scf.yield %2 : i1
  } else {
    %false = arith.constant false
    scf.yield %false : i1
  }
  scf.if %0 {
    %4 = mir.gpu.subgroup_any %varying // expected-remark {{result 0 is not proved uniform}}
  }
  return
}
