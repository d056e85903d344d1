// A kernel whose pointers are values gets the addresses of its buffers and globals behind its
// scalars; others keep their bindings.
// R-GIR-68
// RUN: gir-opt --lir-address-buffers --split-input-file --verify-diagnostics %s | FileCheck %s

module attributes {lir.target = "vulkan1.3"} {
lir.global @lut : !mir.ptr<global, f32> count 8 align 4 elem f32 {lir.resource = #mir.resource<set = 0, binding = 2, storage>}

// CHECK-LABEL: func.func @chosen
// CHECK-SAME: %[[X:[^:]*]]: !mir.ptr<global, f32> {lir.push_constant = #lir.push_constant<offset = 8, size = 8>, lir.resource = #mir.resource<set = 0, binding = 0, storage>}
// CHECK-SAME: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}
// CHECK-SAME: %[[LUT:[^:]*]]: !mir.ptr<global, f32> {lir.address_of = @lut, lir.push_constant = #lir.push_constant<offset = 16, size = 8>}
// CHECK-SAME: lir.push_constants = #mir.push_constants<size = 24, align = 8>
// CHECK: arith.select %{{.*}}, %[[X]], %[[LUT]]
func.func @chosen(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %n: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, lir.push_constants = #mir.push_constants<size = 4, align = 4>} {
  %c0 = arith.constant 0 : i32
  %b = arith.cmpi eq, %n, %c0 : i32
  %lut = lir.address_of @lut : !mir.ptr<global, f32>
  // expected-remark@+1 {{uses a pointer as a value: the kernel gets the addresses of its buffers instead of bindings}}
  %p = arith.select %b, %x, %lut : !mir.ptr<global, f32>
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  return
}

// CHECK-LABEL: func.func @known
// CHECK-SAME: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
func.func @known(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = lir.id_local_x
  %p = lir.gep %x[%i] stride 4 : !mir.ptr<global, f32>, i32
  %bytes = lir.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<global, i8>
  %v = lir.load %bytes align 1 : !mir.ptr<global, i8> -> i8
  return
}

// Addresses as numbers need them too.
// CHECK-LABEL: func.func @numbers
// CHECK-SAME: lir.push_constant = #lir.push_constant<offset = 0, size = 8>
func.func @numbers(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %c16 = arith.constant 16 : i64
  // expected-remark@+1 {{uses a pointer as a value}}
  %n = lir.ptr_to_int %x : <global, f32>
  %m = arith.andi %n, %c16 : i64
  %p = lir.int_to_ptr %m : !mir.ptr<global, f32>
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  return
}
}

// -----

// Where the profile has no addresses, and on devices that have no integers of 64 bits, nothing is done.
module attributes {lir.target = "vulkan1.1"} {
// CHECK-LABEL: func.func @without
// CHECK-SAME: {lir.resource = #mir.resource<set = 0, binding = 0, storage>}
func.func @without(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                   %y: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %b: i1 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %p = arith.select %b, %x, %y : !mir.ptr<global, f32>
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  return
}
}

// -----

module attributes {lir.target = "vulkan1.3"} {
// expected-error@+1 {{takes 264 bytes of push constants with the addresses of its buffers; target 'vulkan1.3' allows 256, pass fewer parameters}}
func.func @too_many(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                    %y: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %b: i1 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, lir.push_constants = #mir.push_constants<size = 248, align = 4>} {
  // expected-remark@+1 {{uses a pointer as a value}}
  %p = arith.select %b, %x, %y : !mir.ptr<global, f32>
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  return
}
}
