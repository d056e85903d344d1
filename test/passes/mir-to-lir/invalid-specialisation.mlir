// Specialisation constants on which a program does not agree.
// R-SPVD-10
// RUN: gir-opt --split-input-file --verify-diagnostics --mir-to-lir %s

func.func @value() -> i32 {
  %a = mir.gpu.spec_constant "a" id(3) = 1 : i32
  // expected-error@+1 {{differs in name or value from another specialisation constant 3; make them equal, or give them different ids}}
  %b = mir.gpu.spec_constant "a" id(3) = 2 : i32
  return %b : i32
}

// -----

func.func @name() -> i32 {
  %a = mir.gpu.spec_constant "a" id(3) = 1 : i32
  // expected-error@+1 {{has the name of another specialisation constant, 3; give each its own}}
  %b = mir.gpu.spec_constant "a" id(4) = 1 : i32
  return %b : i32
}

// -----

// expected-error@+1 {{uses specialisation constant 1 for its workgroup size, and another constant has that id; give them different ids}}
func.func @taken() attributes {mir.kernel = #mir.kernel<compute>, mir.workgroup_size_ids = array<i32: 0, 1, 2>} {
  %a = mir.gpu.spec_constant "a" id(1) = 1 : i32
  return
}

// -----

// expected-error@+1 {{are not three different ids; write mir.workgroup_size_ids = array<i32: 0, 1, 2>}}
func.func @two() attributes {mir.kernel = #mir.kernel<compute>, mir.workgroup_size_ids = array<i32: 0, 1, 1>} {
  return
}

// -----

// expected-error@+1 {{leaves its workgroup size to specialisation constants, but is not a kernel or states the size}}
func.func @stated() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>, mir.workgroup_size_ids = array<i32: 0, 1, 2>} {
  return
}
