// Workgroup storage that a kernel allocates is a variable of the module, in SPIR-V for Vulkan and for OpenCL.
// R-RUNA-26
// RUN: gir-opt --emit-spirv -g %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s
// RUN: gir-opt --emit-spirv -g --target=opencl2.1-spirv %s -o %t.spv && spirv-val --target-env opencl2.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s

// CHECK-DAG: %shared = OpVariable %_ptr_Workgroup__arr_uint_{{uint|ulong}}_8 Workgroup
// CHECK-DAG: %tile = OpVariable %_ptr_Workgroup__arr_uint_{{uint|ulong}}_1 Workgroup
// CHECK: OpFunction
// CHECK: OpAtomicIAdd
func.func @k(%o: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.name = "o"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %tile = mir.gpu.alloc 8 : !mir.ptr<workgroup, i32>
  %i = mir.gpu.local_id x
  %p = mir.gpu.gep %tile[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
  mir.gpu.store %p, %i : !mir.ptr<workgroup, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %seven = arith.constant 7 : i32
  %r = arith.subi %seven, %i : i32
  %q = mir.gpu.gep %tile[%r] stride 4 : !mir.ptr<workgroup, i32>, i32
  %v = mir.gpu.load %q : !mir.ptr<workgroup, i32> -> i32
  %w = mir.gpu.gep %o[%i] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %w, %v : !mir.ptr<global, i32>, i32
  return
}
func.func @second() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %tile = mir.gpu.alloc : !mir.ptr<workgroup, i32> loc("tile")
  %one = arith.constant 1 : i32
  %old = mir.gpu.atomic add %tile, %one ordering relaxed scope workgroup : !mir.ptr<workgroup, i32>, i32 -> i32
  return
}
