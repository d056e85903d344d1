// Kernels that cannot be tiled, and factors that are none.
// R-RUNA-126
// RUN: gir-opt --mir-tile-workgroups=factor=2 --split-input-file --verify-diagnostics %s
// RUN: not gir-opt --mir-tile-workgroups=factor=0 %s 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not gir-opt --mir-tile-workgroups="factor=2 kernel=none" %s 2>&1 | FileCheck %s --check-prefix=NONE

// ZERO: error: {{.*}}mir-tile-workgroups: the factor is '0', which is not X, X,Y or X,Y,Z with numbers from 1 to 65535
// NONE: error: {{.*}}mir-tile-workgroups: there is no compute kernel 'none'
func.func @asserts() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %c = arith.constant true
  // expected-error@+1 {{may end a work-item, which cannot be tiled; leave the kernel out by the option kernel}}
  mir.gpu.assert %c, "never"
  return
}

// -----

func.func private @helper() -> i32 {
  // expected-error@+1 {{asks for a place in the grid in a function that a kernel to be tiled calls; run --inline first}}
  %i = mir.gpu.global_id x
  return %i : i32
}

func.func @calls() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = func.call @helper() : () -> i32
  return
}

// -----

// expected-error@+1 {{has branches, which cannot be tiled; run --mir-structurize first}}
func.func @branches(%c: i1) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  cf.cond_br %c, ^a, ^a
^a:
  return
}

// -----

// expected-error@+1 {{is tiled already, and would have more than 65535 workgroups in a tile; choose a smaller factor}}
func.func @tiled() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, mir.tile = array<i64: 65535, 1, 1>} {
  return
}

// -----

// Not called by a kernel.
func.func @other() -> i32 {
  %i = mir.gpu.global_id x
  return %i : i32
}
