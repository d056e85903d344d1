// Barriers and fences of kernels that write to images order texels too, and a work-item reads the texels that it wrote
// itself behind a fence (OpenCL C specification 3.0, section 6.15.15). Kernels without such images are as before.
// R-GIR-77 R-GIR-95
// RUN: gir-opt --emit-opencl --target=opencl2.0 %s -o %t.cl && FileCheck %s < %t.cl
// RUN: clang -x cl -cl-std=CL2.0 -Xclang -finclude-default-header -target spir64 -fsyntax-only -Werror %t.cl

// CHECK-LABEL: __kernel void texels(
// CHECK:         write_imageui({{.*}});
// CHECK-NEXT:    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
// CHECK:         work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE | CLK_IMAGE_MEM_FENCE);
// CHECK:         read_imageui(
// CHECK:         atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE | CLK_IMAGE_MEM_FENCE, memory_order_release, memory_scope_device);
func.func @texels(%image: !mir.image2d<ui32, read_write> {mir.resource = #mir.resource<set = 0, binding = 0, image>}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.local_id x
  %c1 = arith.constant 1 : i32
  %at = vector.from_elements %i, %c1 : vector<2xi32>
  %next = vector.from_elements %c1, %i : vector<2xi32>
  %t = vector.broadcast %i : i32 to vector<4xi32>
  mir.gpu.resource_store %image[%at], %t : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %u = mir.gpu.resource_load %image[%next] : !mir.image2d<ui32, read_write>, vector<2xi32> -> vector<4xi32>
  mir.gpu.memory_fence mem_scope device semantics release
  mir.gpu.resource_store %image[%at], %u : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
  return
}

// Texels that are only written need no fence of their own.
// CHECK-LABEL: __kernel void drawn(
// CHECK:         write_imageui({{.*}});
// CHECK-NEXT:    work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE | CLK_IMAGE_MEM_FENCE);
func.func @drawn(%image: !mir.image2d<ui32, write> {mir.resource = #mir.resource<set = 0, binding = 0, image>}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.local_id x
  %at = vector.from_elements %i, %i : vector<2xi32>
  %t = vector.broadcast %i : i32 to vector<4xi32>
  mir.gpu.resource_store %image[%at], %t : !mir.image2d<ui32, write>, vector<2xi32>, vector<4xi32>
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}

// CHECK-LABEL: __kernel void plain(
// CHECK:         work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
func.func @plain(%x: !mir.ptr<global, i32>) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}
