// A load is as uniform as its address, if nothing in the kernel changes the memory.
// R-RUNA-118
// RUN: gir-opt --mir-print-uniformity --verify-diagnostics=only-expected --split-input-file %s

mir.gpu.global @table : !mir.ptr<constant, i32> count 4 elem si32 = dense<[1, 2, 3, 4]> : tensor<4xi32>
mir.gpu.global @shared : !mir.ptr<workgroup, i32> count 64 elem si32
mir.gpu.global @state : !mir.ptr<global, i32> count 64 elem si32
mir.gpu.global @setting : !mir.ptr<global, i32> count 64 elem si32

func.func @loads(%read: !mir.ptr<global, i32>, %written: !mir.ptr<global, i32>, %const: !mir.ptr<constant, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %subgroup = mir.gpu.subgroup_id
  %one = arith.constant 1 : i32

  %0 = mir.gpu.load %const : !mir.ptr<constant, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  %at0 = mir.gpu.gep %const[%local] stride 4 : !mir.ptr<constant, i32>, i32
  %1 = mir.gpu.load %at0 : !mir.ptr<constant, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  %at1 = mir.gpu.gep %const[%subgroup] stride 4 : !mir.ptr<constant, i32>, i32
  %2 = mir.gpu.load %at1 : !mir.ptr<constant, i32> -> i32 // expected-remark {{result 0 is subgroup-uniform}}
  %table = mir.gpu.address_of @table : !mir.ptr<constant, i32>
  %3 = mir.gpu.load %table : !mir.ptr<constant, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}

  %at2 = mir.gpu.gep %read[%one] stride 4 : !mir.ptr<global, i32>, i32
  %4 = mir.gpu.load %at2 : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  %cast = mir.gpu.ptr_cast %read : !mir.ptr<global, i32> -> !mir.ptr<global, f32>
  %5 = mir.gpu.load %cast : !mir.ptr<global, f32> -> f32 // expected-remark {{result 0 is workgroup-uniform}}
  %6 = mir.gpu.load %written : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  %at3 = mir.gpu.gep %written[%local] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %at3, %one : !mir.ptr<global, i32>, i32

  %state = mir.gpu.address_of @state : !mir.ptr<global, i32>
  %7 = mir.gpu.load %state : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  %8 = mir.gpu.atomic add %state, %one ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32 // expected-remark {{result 0 is not proved uniform}}
  %setting = mir.gpu.address_of @setting : !mir.ptr<global, i32>
  %9 = mir.gpu.load %setting : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}

  %shared = mir.gpu.address_of @shared : !mir.ptr<workgroup, i32>
  %10 = mir.gpu.load %shared : !mir.ptr<workgroup, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  %private = mir.gpu.alloc 1 : !mir.ptr<private, i32>
  mir.gpu.store %private, %one : !mir.ptr<private, i32>, i32
  %11 = mir.gpu.load %private : !mir.ptr<private, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  %12 = mir.gpu.atomic_load %read ordering acquire scope device : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  return
}

// -----

// A pointer whose origin is not known may write any global memory.
func.func @unknown(%a: !mir.ptr<global, i32>, %b: !mir.ptr<global, i32>, %c: i1)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %one = arith.constant 1 : i32
  %either = arith.select %c, %a, %b : !mir.ptr<global, i32>
  mir.gpu.store %either, %one : !mir.ptr<global, i32>, i32
  %0 = mir.gpu.load %a : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  return
}

// -----

// The same of shared memory says nothing about global memory.
func.func @shared(%a: !mir.ptr<workgroup, i32>, %b: !mir.ptr<workgroup, i32>, %c: i1, %x: !mir.ptr<global, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %one = arith.constant 1 : i32
  %either = arith.select %c, %a, %b : !mir.ptr<workgroup, i32>
  mir.gpu.store %either, %one : !mir.ptr<workgroup, i32>, i32
  %0 = mir.gpu.load %x : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  return
}

// -----

// Functions write to the memory that their callers pass.
func.func @write(%p: !mir.ptr<global, i32>, %v: i32) {
  mir.gpu.store %p, %v : !mir.ptr<global, i32>, i32
  return
}
func.func @read(%p: !mir.ptr<global, i32>) -> i32 {
  %0 = mir.gpu.load %p : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  return %0 : i32
}
func.func @through(%a: !mir.ptr<global, i32>, %b: !mir.ptr<global, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %one = arith.constant 1 : i32
  call @write(%a, %one) : (!mir.ptr<global, i32>, i32) -> ()
  %0 = mir.gpu.load %a : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  %1 = call @read(%b) : (!mir.ptr<global, i32>) -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  return
}

// -----

// A function without a body may write to the memory that it is passed.
func.func private @foreign(!mir.ptr<global, i32>) -> i32
func.func @calls(%a: !mir.ptr<global, i32>, %b: !mir.ptr<global, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %0 = call @foreign(%a) : (!mir.ptr<global, i32>) -> i32 // expected-remark {{result 0 is not proved uniform}}
  %1 = mir.gpu.load %a : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is not proved uniform}}
  %2 = mir.gpu.load %b : !mir.ptr<global, i32> -> i32 // expected-remark {{result 0 is workgroup-uniform}}
  return
}
