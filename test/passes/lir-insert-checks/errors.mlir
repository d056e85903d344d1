// Operations that cannot be checked are refused.
// R-RUNA-119
// RUN: gir-opt --lir-insert-checks %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'builtin.module' op has checks already; run --lir-insert-checks only once}}
module attributes {lir.checks = "{}"} {
}

// -----

func.func @f(%p: !mir.ptr<global, f32>, %s: i32) {
  // expected-error@+1 {{'lir.mat_load' op accesses memory in a way that cannot be checked; run without checks}}
  %m = lir.mat_load %p stride %s row_major align 4 : <global, f32> -> <2x2xf32>
  return
}

// -----

module attributes {lir.target = "cpu"} {
  // expected-error@+1 {{'func.func' op has been serialised into loops over work-items, which contain no barriers; run --lir-insert-checks before --lir-serialize-work-items}}
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>, lir.serialized} {
    return
  }
}
