// SPIR-V for OpenCL: parameters stay parameters, pointers are addresses, ids have as many bits as these.
// R-GIR-8 R-GIR-9 R-GIR-11 R-GIR-12 R-CHIP-50
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "opencl2.1-spirv"} {
  lir.global @primes : !mir.ptr<constant, i16> count 4 align 2 elem i16 = dense<[2, 3, 5, 7]> : tensor<4xi16>
  lir.global @cells : !mir.ptr<workgroup, i32> count 8 align 4 elem i32

  // CHECK: spirv.module Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses, Vector16, Int64, Int16, GenericPointer, Int8], []>
  // CHECK-DAG: spirv.GlobalVariable @primes : !spirv.ptr<!spirv.array<4 x i16>, UniformConstant>
  // CHECK-DAG: spirv.GlobalVariable @cells : !spirv.ptr<!spirv.array<8 x i32>, Workgroup>
  // CHECK-DAG: spirv.GlobalVariable @WorkgroupSize built_in("WorkgroupSize") : !spirv.ptr<vector<3xi64>, Input>
  // CHECK-LABEL: spirv.func @k(
  // CHECK-SAME: %[[X:.*]]: !spirv.ptr<f32, CrossWorkgroup>, %[[S:.*]]: f32, %[[I:.*]]: i32, %[[U:.*]]: i8) "None"
  func.func @k(%x: !mir.ptr<global, f32>, %s: f32, %i: i32, %u: i8) attributes {lir.kernel = #mir.kernel<compute>} {
    // CHECK: %[[TABLE:.*]] = spirv.AccessChain %primes_addr
    // CHECK: %[[SIZES:.*]] = spirv.Load "Input" %WorkgroupSize_addr : vector<3xi64>
    // CHECK: %[[SIZE:.*]] = spirv.CompositeExtract %[[SIZES]][0 : i32]
    // CHECK: spirv.UConvert %[[SIZE]] : i64 to i32
    // CHECK: %[[P:.*]] = spirv.PtrAccessChain %[[X]][%[[I]]]
    // CHECK: %[[V:.*]] = spirv.Load "CrossWorkgroup" %[[P]] ["Volatile|Aligned", 4] : f32
    %p = lir.gep %x[%i] stride 4 : !mir.ptr<global, f32>, i32
    %v = lir.load volatile %p align 4 : !mir.ptr<global, f32> -> f32
    // An unsigned index is no negative address; a stride is so many elements where it can be.
    // CHECK: %[[WIDE:.*]] = spirv.UConvert %[[U]] : i8 to i64
    // CHECK: %[[THREE:.*]] = spirv.IMul %[[WIDE]], %{{.*}} : i64
    // CHECK: %[[Q:.*]] = spirv.PtrAccessChain %[[X]][%[[THREE]]]
    %q = lir.gep unsigned %x[%u] stride 12 : !mir.ptr<global, f32>, i8
    // Otherwise it is bytes.
    // CHECK: %[[BYTES:.*]] = spirv.Bitcast %[[X]] : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<i8, CrossWorkgroup>
    // CHECK: %[[B:.*]] = spirv.PtrAccessChain %[[BYTES]][%{{.*}}]
    // CHECK: %[[F:.*]] = spirv.Bitcast %[[B]] : !spirv.ptr<i8, CrossWorkgroup> to !spirv.ptr<f32, CrossWorkgroup>
    %b = lir.gep %x[%i] stride 3 : !mir.ptr<global, f32>, i32
    // CHECK: %[[W:.*]] = spirv.Bitcast %[[F]] : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<vector<8xi16>, CrossWorkgroup>
    // CHECK: spirv.Load "CrossWorkgroup" %[[W]] ["Aligned", 2] : vector<8xi16>
    %w = lir.ptr_cast %b : !mir.ptr<global, f32> -> !mir.ptr<global, vector<8xi16>>
    %h = lir.load %w align 2 : !mir.ptr<global, vector<8xi16>> -> vector<8xi16>
    // CHECK: %[[E:.*]] = spirv.PtrAccessChain %[[TABLE]][%[[I]]]
    // CHECK: spirv.Load "UniformConstant" %[[E]] ["Aligned", 2] : i16
    %t = lir.address_of @primes : !mir.ptr<constant, i16>
    %e = lir.gep %t[%i] stride 2 : !mir.ptr<constant, i16>, i32
    %n = lir.load %e align 2 : !mir.ptr<constant, i16> -> i16
    // CHECK: %[[G:.*]] = spirv.PtrCastToGeneric %[[Q]] : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
    // CHECK: spirv.Store "Generic" %[[G]], %[[V]] ["Aligned", 4] : f32
    %g = lir.addrspace_cast %q : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
    lir.store %g, %v align 4 : !mir.ptr<generic, f32>, f32
    // Devices do not align variables on the stack to whole vectors.
    // CHECK: spirv.Load "Function" %{{.*}} ["Aligned", 4] : vector<4xi32>
    %private = lir.var align 16 : !mir.ptr<private, vector<4xi32>>
    %l = lir.load %private align 16 : !mir.ptr<private, vector<4xi32>> -> vector<4xi32>
    %z = lir.group_size_x
    return
  }
  // No size: the launch decides.
  // CHECK: spirv.EntryPoint "Kernel" @k, @WorkgroupSize
  // CHECK-NOT: spirv.ExecutionMode
}
