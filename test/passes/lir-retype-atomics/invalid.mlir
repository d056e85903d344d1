// Uses that keep memory from being declared as words are located errors.
// R-GIR-87 R-RUNA-108
// RUN: gir-opt --lir-retype-atomics --split-input-file --verify-diagnostics %s

module attributes {lir.target = "vulkan1.3"} {
func.func @chosen(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %y: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %b: i1, %v: i8)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %p = arith.select %b, %x, %y : !mir.ptr<global, i8>
  // expected-error@+1 {{'lir.atomic_add' op is atomic on memory whose declaration is unknown; use a pointer to a parameter or a global of the kernel, or 32 bits}}
  %0 = lir.atomic_add %p, %v ordering relaxed scope device : !mir.ptr<global, i8>, i8 -> i8
  return
}
}

// -----

module attributes {lir.target = "vulkan1.3"} {
func.func @one_of_them(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                       %y: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %b: i1, %v: i8)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // expected-remark@+1 {{the word around it}}
  %0 = lir.atomic_add %x, %v ordering relaxed scope device : !mir.ptr<global, i8>, i8 -> i8
  // expected-error@+1 {{'arith.select' op is neither a load, a store nor an atomic, but uses memory with atomics on 8 or 16 bits, which this target declares as 32-bit words; declare that memory with 32 bits}}
  %p = arith.select %b, %x, %y : !mir.ptr<global, i8>
  %1 = lir.load %p align 1 : !mir.ptr<global, i8> -> i8
  return
}
}

// -----

module attributes {lir.target = "vulkan1.3"} {
func.func @widths(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %v: i8, %w: i64)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // expected-remark@+1 {{the word around it}}
  %0 = lir.atomic_add %x, %v ordering relaxed scope device : !mir.ptr<global, i8>, i8 -> i8
  %p = lir.ptr_cast %x : !mir.ptr<global, i8> -> !mir.ptr<global, i64>
  // expected-error@+1 {{'lir.atomic_add' op is atomic on 64 bits of memory that other atomics access as words of 32 bits; use separate memory}}
  %1 = lir.atomic_add %p, %w ordering relaxed scope device : !mir.ptr<global, i64>, i64 -> i64
  return
}
}

// -----

module attributes {lir.target = "vulkan1.3"} {
func.func @volatile(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %v: i8)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // expected-remark@+1 {{the word around it}}
  %0 = lir.atomic_add %x, %v ordering relaxed scope device : !mir.ptr<global, i8>, i8 -> i8
  // expected-error@+1 {{'lir.store' op is volatile and stores to parts of 32-bit words, because the same memory has atomics; declare that memory with 32 bits}}
  lir.store volatile %x, %v align 1 : !mir.ptr<global, i8>, i8
  return
}
}
