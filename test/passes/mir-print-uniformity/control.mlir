// Results of branches, and carried values of loops.
// R-RUNA-118
// RUN: gir-opt --mir-print-uniformity --verify-diagnostics=only-expected %s

func.func @branches(%n: i32, %p: !mir.ptr<global, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %varying = arith.cmpi ult, %local, %n : i32
  %same = arith.cmpi ult, %n, %two : i32
  // expected-remark@+2 {{result 0 is not proved uniform}}
  // expected-remark@+1 {{result 1 is workgroup-uniform}}
  %0:2 = scf.if %varying -> (i32, i32) {
    scf.yield %one, %n : i32, i32
  } else {
    scf.yield %two, %n : i32, i32
  }
  // expected-remark@+2 {{result 0 is workgroup-uniform}}
  // expected-remark@+1 {{result 1 is not proved uniform}}
  %1:2 = scf.if %same -> (i32, i32) {
    %inside = arith.addi %n, %two : i32 // expected-remark {{result 0 is workgroup-uniform}}
    %other = mir.remui %local, %n : i32
    scf.yield %inside, %other : i32, i32
  } else {
    scf.yield %two, %one : i32, i32
  }
  // A value inside of a branch is uniform among those who take it.
  scf.if %varying {
    %inside = arith.addi %n, %two : i32 // expected-remark {{result 0 is workgroup-uniform}}
  }
  %choice = arith.index_castui %0#0 : i32 to index
  // expected-remark@+1 {{result 0 is not proved uniform}}
  %2 = scf.index_switch %choice -> i32
  case 1 {
    scf.yield %one : i32
  }
  default {
    scf.yield %n : i32
  }
  // expected-remark@+1 {{result 0 is workgroup-uniform}}
  %3 = scf.execute_region -> i32 {
    scf.yield %n : i32
  }
  return
}

func.func @loops(%n: i32, %p: !mir.ptr<global, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // Equal numbers of iterations: a carried value is as uniform as its initial value and its yielded value.
  // expected-remark@+4 {{result 0 is workgroup-uniform}}
  // expected-remark@+3 {{result 1 is not proved uniform}}
  // expected-remark@+2 {{argument 0 is workgroup-uniform}}
  // expected-remark@+1 {{argument 2 is not proved uniform}}
  %0:2 = scf.for %i = %zero to %n step %one iter_args(%a = %zero, %b = %zero) -> (i32, i32) : i32 {
    %next = arith.addi %a, %i : i32 // expected-remark {{result 0 is workgroup-uniform}}
    %step = arith.addi %b, %local : i32
    scf.yield %next, %step : i32, i32
  }
  // Different numbers of iterations: uniform in each iteration, but not behind the loop.
  // expected-remark@+3 {{result 0 is not proved uniform}}
  // expected-remark@+2 {{argument 0 is workgroup-uniform}}
  // expected-remark@+1 {{argument 1 is workgroup-uniform}}
  %1 = scf.for %i = %zero to %local step %one iter_args(%a = %zero) -> (i32) : i32 {
    %next = arith.addi %a, %i : i32 // expected-remark {{result 0 is workgroup-uniform}}
    scf.yield %next : i32
  }
  // From different numbers on, but equally often.
  %end = arith.addi %local, %one : i32
  // expected-remark@+2 {{result 0 is workgroup-uniform}}
  // expected-remark@+1 {{argument 0 is not proved uniform}}
  %2 = scf.for %i = %local to %end step %one iter_args(%a = %zero) -> (i32) : i32 {
    %next = arith.addi %a, %one : i32
    scf.yield %next : i32
  }
  // expected-remark@+1 {{result 0 is workgroup-uniform}}
  %3 = scf.while (%a = %n) : (i32) -> i32 {
    %more = arith.cmpi ult, %a, %n : i32 // expected-remark {{result 0 is workgroup-uniform}}
    scf.condition(%more) %a : i32
  } do {
  ^bb0(%b: i32 // expected-remark {{argument 0 is workgroup-uniform}}
  ):
    %next = arith.addi %b, %one : i32
    scf.yield %next : i32
  }
  // expected-remark@+1 {{result 0 is not proved uniform}}
  %4 = scf.while (%a = %local) : (i32) -> i32 {
    %more = arith.cmpi ult, %a, %n : i32 // expected-remark {{result 0 is not proved uniform}}
    scf.condition(%more) %a : i32
  } do {
  ^bb0(%b: i32 // expected-remark {{argument 0 is not proved uniform}}
  ):
    %next = arith.addi %b, %one : i32
    scf.yield %next : i32
  }
  // The condition of a later round depends on the work-item.
  // expected-remark@+1 {{result 0 is not proved uniform}}
  %5 = scf.while (%a = %n) : (i32) -> i32 {
    %more = arith.cmpi ult, %a, %n : i32 // expected-remark {{result 0 is not proved uniform}}
    scf.condition(%more) %n : i32
  } do {
  ^bb0(%b: i32 // expected-remark {{argument 0 is workgroup-uniform}}
  ):
    scf.yield %local : i32
  }
  return
}

// A graph of blocks is not looked into.
func.func @graph(%n: i32) -> i32 {
  %0 = arith.constant true // expected-remark {{result 0 is workgroup-uniform}}
  cf.cond_br %0, ^a(%n : i32), ^a(%n : i32)
^a(%1: i32 // expected-remark {{argument 0 is not proved uniform}}
):
  return %n : i32
}
func.func @graph_kernel(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %0 = call @graph(%n) : (i32) -> i32 // expected-remark {{result 0 is not proved uniform}}
  return
}
