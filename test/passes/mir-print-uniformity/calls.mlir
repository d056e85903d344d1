// A parameter's uniformity follows from the arguments of all callers, and so does a result's.
// R-RUNA-118
// RUN: gir-opt --mir-print-uniformity --verify-diagnostics=only-expected %s

func.func @same(%a: i32 // expected-remark {{argument 0 is workgroup-uniform}}
) -> i32 {
  %0 = arith.addi %a, %a : i32 // expected-remark {{result 0 is workgroup-uniform}}
  return %0 : i32
}

func.func @mixed(%a: i32 // expected-remark {{argument 0 is not proved uniform}}
) -> i32 {
  return %a : i32
}

func.func @constant(%a: i32 // expected-remark {{argument 0 is divergent}}
) -> i32 {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

func.func @grid() -> i32 {
  %0 = mir.gpu.local_id x // expected-remark {{result 0 is divergent}}
  return %0 : i32
}

func.func @kernel(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %one = arith.constant 1 : i32
  %local = call @grid() : () -> i32 // expected-remark {{result 0 is not proved uniform}}
  %id = mir.gpu.local_id x
  %0 = call @same(%one) : (i32) -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  %1 = call @same(%n) : (i32) -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  %2 = call @mixed(%n) : (i32) -> i32 // expected-remark {{result 0 is not proved uniform}}
  %3 = call @mixed(%local) : (i32) -> i32 // expected-remark {{result 0 is not proved uniform}}
  %4 = call @constant(%id) : (i32) -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  return
}

// A function of kernels with workgroups of different sizes.
func.func @shared() -> i32 {
  %0 = mir.gpu.local_id x // expected-remark {{result 0 is not proved uniform}}
  %1 = mir.gpu.local_id z // expected-remark {{result 0 is not proved uniform}}
  return %0 : i32
}
func.func @small() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %0 = call @shared() : () -> i32
  return
}
func.func @large() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %0 = call @shared() : () -> i32
  return
}

// Recursion, which targets refuse, ends the analysis as well.
func.func @ping(%a: i32 // expected-remark {{argument 0 is not proved uniform}}
) -> i32 {
  %0 = call @pong(%a) : (i32) -> i32 // expected-remark {{result 0 is not proved uniform}}
  return %0 : i32
}
func.func @pong(%a: i32 // expected-remark {{argument 0 is not proved uniform}}
) -> i32 {
  %0 = call @ping(%a) : (i32) -> i32
  return %a : i32
}
func.func @start(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %0 = call @ping(%local) : (i32) -> i32
  return
}
