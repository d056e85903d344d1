// Workgroup storage that a kernel allocates is shared by its work-items on every device.
// R-RUNA-26
// REQUIRES: vulkan, opencl-spirv
// RUN: gir-run %s --kernel k --workgroups 1 --arg zeros:i32:8 --out 0=%t.npy && od -A n -t d4 -w32 -j 128 %t.npy | FileCheck %s
// RUN: gir-run %s --kernel k --device vulkan --workgroups 1 --arg zeros:i32:8 --out 0=%t.npy && od -A n -t d4 -w32 -j 128 %t.npy | FileCheck %s
// RUN: gir-run %s --kernel k --device opencl-spirv --workgroups 1 --arg zeros:i32:8 --out 0=%t.npy && od -A n -t d4 -w32 -j 128 %t.npy | FileCheck %s
// RUN: gir-run %s --kernel k --device ptx-sim --workgroups 1 --arg zeros:i32:8 --out 0=%t.npy && od -A n -t d4 -w32 -j 128 %t.npy | FileCheck %s
// CHECK: {{^ +}}35{{ +}}34{{ +}}33{{ +}}32{{ +}}31{{ +}}30{{ +}}29{{ +}}28{{$}}
func.func @k(%o: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.name = "o"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %tile = mir.gpu.alloc 8 : !mir.ptr<workgroup, i32>
  %sum = mir.gpu.alloc : !mir.ptr<workgroup, i32>
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %i = mir.gpu.local_id x
  %p = mir.gpu.gep %tile[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
  mir.gpu.store %p, %i : !mir.ptr<workgroup, i32>, i32
  %first = arith.cmpi eq, %i, %zero : i32
  scf.if %first {
    mir.gpu.store %sum, %zero : !mir.ptr<workgroup, i32>, i32
  }
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %old = mir.gpu.atomic add %sum, %i ordering relaxed scope workgroup : !mir.ptr<workgroup, i32>, i32 -> i32
  %r = arith.subi %seven, %i : i32
  %q = mir.gpu.gep %tile[%r] stride 4 : !mir.ptr<workgroup, i32>, i32
  %v = mir.gpu.load %q : !mir.ptr<workgroup, i32> -> i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %total = mir.gpu.load %sum : !mir.ptr<workgroup, i32> -> i32
  %all = arith.addi %total, %v : i32
  %w = mir.gpu.gep %o[%i] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %w, %all : !mir.ptr<global, i32>, i32
  return
}
