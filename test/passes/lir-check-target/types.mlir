// Types that a target lacks, reported once for each function.
// R-RUNA-7 R-RUNA-64 R-RUNA-108
// RUN: gir-opt %s --lir-check-target --split-input-file --verify-diagnostics

module attributes {lir.target = "metal3.1"} {
  func.func @results(%a: f32) -> f32 {
    // expected-error@+1 {{'arith.extf' op has a value of type f64, but target 'metal3.1' has no f64; use another type}}
    %0 = arith.extf %a : f32 to f64
    %1 = arith.addf %0, %0 : f64
    %2 = arith.truncf %1 : f64 to f32
    return %2 : f32
  }
  // expected-error@+1 {{'func.func' op has a value of type !mir.ptr<global, f64>, but target 'metal3.1' has no f64}}
  func.func @parameters(%p: !mir.ptr<global, f64>) {
    return
  }
  // expected-error@+1 {{'lir.global' op has a value of type !mir.ptr<workgroup, f64>, but target 'metal3.1' has no f64}}
  lir.global @tile : !mir.ptr<workgroup, f64> count 64 align 8 elem f64
}

// -----

module attributes {lir.target = "c66x"} {
  // expected-error@+1 {{has a value of type vector<4xf16>, but target 'c66x' has no f16}}
  func.func @lanes(%v: vector<4xf16>) {
    return
  }
  // expected-error@+1 {{has a value of type !mir.ptr<global, !mir.atomic<f16>>, but target 'c66x' has no f16}}
  func.func @atomic(%p: !mir.ptr<global, !mir.atomic<f16>>) {
    return
  }
}

// -----

module attributes {lir.target = "metal2.4"} {
  func.func @loops(%n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    // expected-error@+1 {{'arith.constant' op has a value of type f64, but target 'metal2.4' has no f64}}
    %x = arith.constant 1.0 : f64
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> f64 : i32 {
      scf.yield %y : f64
    }
    return
  }
}

// -----

// Types that a device may support are no error.
module attributes {lir.target = "vulkan1.1"} {
  func.func @optional(%a: i8, %b: i16, %c: i64, %d: f16, %e: f64) {
    return
  }
}

// -----

// Types that no target has, because lir has none of them.
// expected-error@+1 {{'func.func' op has a value of type f8E4M3FNUZ, which lir does not have; it has i1, integers of 8, 16, 32 and 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3, 4, 8 and 16 of them, matrices, pointers and resource handles}}
func.func @foreign(%a: f8E4M3FNUZ, %v: vector<3xf16>, %c: i1) {
  %0 = arith.addf %a, %a : f8E4M3FNUZ
  // expected-error@+1 {{'arith.extui' op has a value of type i33, which lir does not have}}
  %1 = arith.extui %c : i1 to i33
  %s = arith.constant 1.0 : f32
  // expected-error@+1 {{'vector.broadcast' op has a value of type vector<5xf32>, which lir does not have}}
  %2 = vector.broadcast %s : f32 to vector<5xf32>
  return
}
