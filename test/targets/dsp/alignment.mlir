// Elements that are aligned to less than they are wide are members of packed structures.
// R-RUNA-71
// RUN: gir-opt --emit-dsp --target=c66x %s -o %t.c && FileCheck %s < %t.c
// RUN: %check-dsp %t.c

// CHECK: typedef struct __attribute__((packed, aligned(1), may_alias)) { float value; } float_align1;
// CHECK: typedef struct __attribute__((packed, aligned(2), may_alias)) { uint32_t value; } uint32_t_align2;

// CHECK-LABEL: accesses_workgroup(
// CHECK: = ((float_align1*)f)->value;
// CHECK: ((float_align1*)f)->value =
// CHECK: ((volatile uint32_t_align2*)(uint32_t_align2*)i)->value = (uint32_t)(int32_t)
func.func @accesses(
    %f: !mir.ptr<global, f32> {lir.name = "f", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %i: !mir.ptr<global, i32> {lir.name = "i", lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %x = lir.load %f align 1 : !mir.ptr<global, f32> -> f32
  %twice = arith.addf %x, %x : f32
  lir.store %f, %twice align 1 : !mir.ptr<global, f32>, f32
  %n = arith.fptosi %x : f32 to i32
  lir.store volatile %i, %n align 2 : !mir.ptr<global, i32>, i32
  return
}
