// Where work-items hand values to each other through a buffer or an image, GLSL's memory model makes them visible only
// if the variable is coherent. Variables that are accessed in one way only stay as they are.
// R-GIR-77 R-GIR-78
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file %s | FileCheck %s

module attributes {lir.target = "vulkan1.1"} {
// CHECK: spirv.GlobalVariable @orders_0 bind(0, 0) : 
// CHECK: spirv.GlobalVariable @orders_1 bind(0, 1) {coherent} : 
// CHECK: spirv.GlobalVariable @orders_2 bind(0, 2) : 
// CHECK: spirv.GlobalVariable @orders_3 bind(0, 3) : 
// CHECK: spirv.GlobalVariable @orders_4 bind(0, 4) {coherent} : 
func.func @orders(%in: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %both: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>},
                  %out: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 2, storage>},
                  %count: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 3, storage>},
                  %flag: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 4, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = lir.id_local_x
  %p = lir.gep %in[%i] stride 4 : !mir.ptr<global, f32>, i32
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  %q = lir.gep %both[%i] stride 4 : !mir.ptr<global, f32>, i32
  lir.store %q, %v align 4 : !mir.ptr<global, f32>, f32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %w = lir.load %both align 4 : !mir.ptr<global, f32> -> f32
  %r = lir.gep %out[%i] stride 4 : !mir.ptr<global, f32>, i32
  lir.store %r, %w align 4 : !mir.ptr<global, f32>, f32
  %old = lir.atomic_add %count, %i ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  %told = lir.atomic_add %flag, %i ordering release scope device : !mir.ptr<global, i32>, i32 -> i32
  %now = lir.load %flag align 4 : !mir.ptr<global, i32> -> i32
  lir.store %flag, %now align 4 : !mir.ptr<global, i32>, i32
  return
}
}

// -----

// Nothing orders the accesses here.
module attributes {lir.target = "vulkan1.1"} {
// CHECK: spirv.GlobalVariable @plain_0 bind(0, 0) : 
func.func @plain(%n: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %v = lir.load %n align 4 : !mir.ptr<global, i32> -> i32
  lir.store %n, %v align 4 : !mir.ptr<global, i32>, i32
  %old = lir.atomic_add %n, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}
}

// -----

module attributes {lir.target = "vulkan1.1"} {
// CHECK: spirv.GlobalVariable @texels_0 bind(0, 0) {coherent} : {{.*}}spirv.image
// CHECK: spirv.GlobalVariable @texels_1 bind(0, 1) {{.*}}non_readable{{.*}}spirv.image
func.func @texels(%image: !mir.image2d<ui32, read_write> {lir.resource = #mir.resource<set = 0, binding = 0, image>},
                  %other: !mir.image2d<ui32, write> {lir.resource = #mir.resource<set = 0, binding = 1, image>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %b = lir.bind_image set 0 binding 0 : !mir.image2d<ui32, read_write>
  %o = lir.bind_image set 0 binding 1 : !mir.image2d<ui32, write>
  %i = lir.id_local_x
  %c1 = arith.constant 1 : i32
  %at = vector.from_elements %i, %c1 : vector<2xi32>
  %next = vector.from_elements %c1, %i : vector<2xi32>
  %t = vector.broadcast %i : i32 to vector<4xi32>
  lir.image_store %b[%at], %t : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %u = lir.image_load %b[%next] : !mir.image2d<ui32, read_write>, vector<2xi32> -> vector<4xi32>
  lir.image_store %o[%at], %u : !mir.image2d<ui32, write>, vector<2xi32>, vector<4xi32>
  return
}
}
