// Uniform buffers that a kernel only reads are constant memory, and pointers that are made of theirs say so. Others stay in
// device memory: those that are chosen among others, go to functions, or are read as volatile or by an atomic.
// The tests of gir-run run this kernel.
// R-RUNA-13
// RUN: gir-opt --emit-msl -O0 --target=metal3.2 %s | FileCheck --check-prefixes=CHECK,PLAIN %s
// RUN: gir-opt --emit-msl -O1 --target=metal3.2 %s | FileCheck --check-prefixes=CHECK,INLINED %s
// RUN: gir-opt --emit-msl -O0 --target=metal3.2 %s -o %t.metal
// RUN: %check-metal %t.metal

// CHECK-LABEL: kernel void k(
// CHECK-NEXT: constant float* a {{\[\[}}buffer(0)]],
// CHECK-NEXT: coherent(device) device float* b {{\[\[}}buffer(1)]],
// PLAIN-NEXT: coherent(device) device float* c {{\[\[}}buffer(2)]],
// INLINED-NEXT: constant float* c {{\[\[}}buffer(2)]],
// CHECK-NEXT: constant float* d {{\[\[}}buffer(3)]],
// CHECK-NEXT: coherent(device) device float* g {{\[\[}}buffer(4)]],
// CHECK-NEXT: coherent(device) device uint* n {{\[\[}}buffer(5)]],
// CHECK-NEXT: constant uchar* u {{\[\[}}buffer(6)]],
// CHECK-NEXT: coherent(device) device float* o {{\[\[}}buffer(7)]],
// CHECK: *(constant float3_alias*)(u +
func.func private @pick(%p: !mir.ptr<global, f32>, %i: i32) -> f32 {
  %q = mir.gpu.gep %p[%i] stride 4 : <global, f32>, i32
  %v = mir.gpu.load %q : !mir.ptr<global, f32> -> f32
  return %v : f32
}
func.func @k(%a: !mir.ptr<global, f32> {mir.name = "a", mir.resource = #mir.resource<set = 0, binding = 0, uniform>},
  %b: !mir.ptr<global, f32> {mir.name = "b", mir.resource = #mir.resource<set = 0, binding = 1, uniform>},
  %c: !mir.ptr<global, f32> {mir.name = "c", mir.resource = #mir.resource<set = 0, binding = 2, uniform>},
  %d: !mir.ptr<global, f32> {mir.name = "d", mir.resource = #mir.resource<set = 0, binding = 3, uniform>},
  %g: !mir.ptr<global, f32> {mir.name = "g", mir.resource = #mir.resource<set = 0, binding = 4, uniform>},
  %n: !mir.ptr<global, i32> {mir.name = "n", mir.resource = #mir.resource<set = 0, binding = 5, uniform>},
  %u: !mir.uniform_buffer<vector<3xf32>> {mir.name = "u", mir.resource = #mir.resource<set = 0, binding = 6, uniform>},
  %o: !mir.ptr<global, f32> {mir.name = "o", mir.resource = #mir.resource<set = 0, binding = 7, storage>},
  %t: i32 {mir.name = "t"})
  attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %i = mir.gpu.global_id x
  %z = arith.constant 0.0 : f32
  %lo = arith.constant 0 : i32
  %st = arith.constant 1 : i32
  %sum = scf.for %j = %lo to %t step %st iter_args(%s = %z) -> (f32) : i32 {
    %q = mir.gpu.gep %a[%j] stride 4 : <global, f32>, i32
    %v = mir.gpu.load %q : !mir.ptr<global, f32> -> f32
    %s2 = arith.addf %s, %v : f32
    scf.yield %s2 : f32
  }
  %is = arith.cmpi slt, %i, %t : i32
  %bc = arith.select %is, %b, %o : !mir.ptr<global, f32>
  %bq = mir.gpu.gep %bc[%i] stride 4 : <global, f32>, i32
  %bv = mir.gpu.load %bq : !mir.ptr<global, f32> -> f32
  %cv = func.call @pick(%c, %i) : (!mir.ptr<global, f32>, i32) -> f32
  %dg = mir.gpu.addrspace_cast %d : <global, f32> -> <generic, f32>
  %dq = mir.gpu.gep %dg[%i] stride 4 : <generic, f32>, i32
  %dv = mir.gpu.load %dq : !mir.ptr<generic, f32> -> f32
  %gv = mir.gpu.load volatile %g : !mir.ptr<global, f32> -> f32
  %nv = mir.gpu.atomic_load %n ordering acquire scope device : !mir.ptr<global, i32> -> i32
  %nf = arith.sitofp %nv : i32 to f32
  %x1 = arith.addf %sum, %bv : f32
  %x2 = arith.addf %x1, %cv : f32
  %x3 = arith.addf %x2, %dv : f32
  %x4 = arith.addf %x3, %gv : f32
  %x5 = arith.addf %x4, %nf : f32
  %uv = mir.gpu.resource_load %u[%i] : !mir.uniform_buffer<vector<3xf32>>, i32 -> vector<3xf32>
  %uy = vector.extract %uv[1] : f32 from vector<3xf32>
  %x6 = arith.addf %x5, %uy : f32
  %oq = mir.gpu.gep %o[%i] stride 4 : <global, f32>, i32
  mir.gpu.store %oq, %x6 : !mir.ptr<global, f32>, f32
  return
}
