// A pointer that is chosen at run time is an error at the choice.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%c: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %zero = arith.constant 0 : i32
    %set = arith.cmpi ne, %c, %zero : i32
    %x = lir.var 4 align 4 : <private, i32>
    %y = lir.var 4 align 4 : <private, i32>
    // expected-error@+1 {{'arith.select' op chooses a pointer at run time, which cannot be emitted as SPIR-V yet; choose an index or a value}}
    %p = arith.select %set, %x, %y : !mir.ptr<private, i32>
    lir.store %p, %c align 4 : <private, i32>, i32
    // expected-error@+1 {{'scf.if' op chooses a pointer at run time}}
    %q = scf.if %set -> !mir.ptr<private, i32> {
      scf.yield %x : !mir.ptr<private, i32>
    } else {
      scf.yield %y : !mir.ptr<private, i32>
    }
    lir.store %q, %c align 4 : <private, i32>, i32
    // expected-error@+1 {{'scf.for' op chooses a pointer at run time}}
    scf.for unsigned %i = %zero to %c step %c iter_args(%r = %x) -> (!mir.ptr<private, i32>) : i32 {
      %next = lir.gep %r[%i] stride 4 : <private, i32>, i32
      scf.yield %next : !mir.ptr<private, i32>
    }
    return
  }
}

// -----

module attributes {lir.target = "vulkan1.1"} {
  // expected-error@+1 {{'func.func' op takes or returns a pointer}}
  func.func @f() -> !mir.ptr<private, i32> {
    %x = lir.var 4 align 4 : <private, i32>
    return %x : !mir.ptr<private, i32>
  }
  func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    return
  }
}
