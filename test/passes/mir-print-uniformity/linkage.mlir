// Of a function that other modules call not all callers are known; a function of another module may write
// where its pointers lead.
// R-CHIP-45 R-RUNA-118
// RUN: gir-opt --mir-print-uniformity --verify-diagnostics=only-expected --split-input-file %s

module attributes {lir.spirv_linkage} {
  func.func private @elsewhere(%p: !mir.ptr<global, i32>) -> i32
  func.func @exported(%x: i32) -> i32 {
    %r = arith.addi %x, %x : i32 // expected-remark {{result 0 is not proved uniform}}
    return %r : i32
  }
  func.func private @own(%x: i32) -> i32 {
    %r = arith.addi %x, %x : i32 // expected-remark {{result 0 is workgroup-uniform}}
    return %r : i32
  }
  func.func @k(%n: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>)
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %0 = func.call @exported(%n) : (i32) -> i32
    %1 = func.call @own(%n) : (i32) -> i32
    %2 = func.call @elsewhere(%q) : (!mir.ptr<global, i32>) -> i32
    %3 = mir.gpu.load %q : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
    %4 = mir.gpu.load %p : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}
    return
  }
}

// -----

// Without that a public function is called here alone.
module {
  func.func @exported(%x: i32) -> i32 {
    %r = arith.addi %x, %x : i32 // expected-remark {{result 0 is workgroup-uniform}}
    return %r : i32
  }
  func.func @k(%n: i32)
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %0 = func.call @exported(%n) : (i32) -> i32
    return
  }
}
