// Elements that are aligned to less than they are wide are members of packed structures: NVIDIA's compilers take a type's own
// alignment for granted whatever a name for it says.
// R-GIR-109
// RUN: gir-opt --emit-cuda --target=cuda-sm_75 %s -o %t.cu
// RUN: FileCheck %s < %t.cu
// RUN: /usr/lib/llvm-22/bin/clang -x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_75 -Wno-unknown-cuda-version --cuda-feature=+ptx86 -include %S/../../Inputs/cuda/cuda_runtime.h -I %S/../../Inputs/cuda -Wall -Werror -O1 -S %t.cu -o - | FileCheck %s --check-prefix=PTX

// CHECK: struct __attribute__((may_alias, packed, aligned(1))) float_align1 { float value; };
// CHECK: struct __attribute__((may_alias, packed, aligned(1))) half_align1 { uint16_t value; };
// CHECK: struct __attribute__((may_alias, packed, aligned(2))) uint32_t_align2 { uint32_t value; };

// CHECK-LABEL: accesses(
// CHECK: float t = ((float_align1*)f)->value;
// CHECK: ((float_align1*)f)->value = t + t;
// CHECK: ((volatile uint32_t_align2*)(uint32_t_align2*)i)->value = (uint32_t)(int32_t)t;
// CHECK: __ushort_as_half(((half_align1*)h)->value)
// CHECK: ((half_align1*)h)->value = __half_as_ushort(
// PTX: .entry accesses
// PTX-COUNT-4: ld.{{(global\.)?}}{{[bu]}}8
func.func @accesses(
    %f: !mir.ptr<global, f32> {lir.name = "f", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %i: !mir.ptr<global, i32> {lir.name = "i", lir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %h: !mir.ptr<global, f16> {lir.name = "h", lir.resource = #mir.resource<set = 0, binding = 2, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %x = lir.load %f align 1 : !mir.ptr<global, f32> -> f32
  %twice = arith.addf %x, %x : f32
  lir.store %f, %twice align 1 : !mir.ptr<global, f32>, f32
  %n = arith.fptosi %x : f32 to i32
  lir.store volatile %i, %n align 2 : !mir.ptr<global, i32>, i32
  %half = lir.load %h align 1 : !mir.ptr<global, f16> -> f16
  %more = arith.addf %half, %half : f16
  lir.store %h, %more align 1 : !mir.ptr<global, f16>, f16
  return
}
