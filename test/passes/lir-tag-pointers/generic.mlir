// With `generic=true` 64-bit numbers replace generic pointers only, and the pointers that meet them; a target that
// has generic storage keeps the pointers. Calls of functions that take or return generic pointers are inlined.
// R-GIR-12
// RUN: sed s/TARGET/metal3.2/ %s | gir-opt --lir-inline-pointer-calls=generic=true --lir-tag-pointers=generic=true | FileCheck %s --check-prefix=NONE
// RUN: sed s/TARGET/opencl2.0/ %s | gir-opt --lir-inline-pointer-calls=generic=true --lir-tag-pointers=generic=true | FileCheck %s --check-prefix=NATIVE

module attributes {lir.target = "TARGET"} {
// NONE-NOT: @get
// NATIVE: func.func @get(
func.func @get(%p: !mir.ptr<generic, f32>) -> f32 {
  %v = lir.load %p align 4 : <generic, f32> -> f32
  return %v : f32
}
// NONE: func.func @plain(
// NATIVE: func.func @plain(
func.func @plain(%p: !mir.ptr<global, f32>) -> f32 {
  %v = lir.load %p align 4 : <global, f32> -> f32
  return %v : f32
}
// NONE-LABEL: func.func @choose(
// NATIVE-LABEL: func.func @choose(
func.func @choose(%x: !mir.ptr<global, f32>, %y: !mir.ptr<global, f32>, %z: !mir.ptr<workgroup, f32>, %i: i64, %c: i1) -> f32 {
  %g = lir.addrspace_cast %x : <global, f32> -> <generic, f32>
  %h = lir.addrspace_cast %z : <workgroup, f32> -> <generic, f32>
  // NONE: arith.select {{.*}} : vector<2xi64>
  // NATIVE: arith.select {{.*}} : !mir.ptr<generic, f32>
  %p = arith.select %c, %g, %h : !mir.ptr<generic, f32>
  // NONE: arith.addi %{{.*}}, %{{.*}} : i64
  %q = lir.gep %p[%i] stride 4 : <generic, f32>, i64
  // NONE: scf.if
  // NATIVE: call @get
  %v = func.call @get(%q) : (!mir.ptr<generic, f32>) -> f32
  // NONE: arith.select {{.*}} : !mir.ptr<global, f32>
  // NATIVE: arith.select {{.*}} : !mir.ptr<global, f32>
  %r = arith.select %c, %x, %y : !mir.ptr<global, f32>
  // NONE: call @plain
  %w = func.call @plain(%r) : (!mir.ptr<global, f32>) -> f32
  %s = arith.addf %v, %w : f32
  return %s : f32
}
}
