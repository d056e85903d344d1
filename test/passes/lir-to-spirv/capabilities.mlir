// A module declares the capabilities it needs, no more and no fewer, and the extension that brings
// one to an older version.
// R-SPVD-5
// RUN: split-file %s %t
// RUN: gir-opt --lir-to-spirv=prepare=false %t/plain.mlir | FileCheck %t/plain.mlir
// RUN: gir-opt --emit-spirv %t/plain.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/bytes-moved.mlir | FileCheck %t/bytes-moved.mlir
// RUN: gir-opt --emit-spirv %t/bytes-moved.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/bytes-added.mlir | FileCheck %t/bytes-added.mlir
// RUN: gir-opt --emit-spirv %t/bytes-added.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/bytes-carried.mlir | FileCheck %t/bytes-carried.mlir
// RUN: gir-opt --emit-spirv %t/bytes-carried.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/halves-moved.mlir | FileCheck %t/halves-moved.mlir
// RUN: gir-opt --emit-spirv %t/halves-moved.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/halves-compared.mlir | FileCheck %t/halves-compared.mlir
// RUN: gir-opt --emit-spirv %t/halves-compared.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/words-to-bytes.mlir | FileCheck %t/words-to-bytes.mlir
// RUN: gir-opt --emit-spirv %t/words-to-bytes.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/parameters.mlir | FileCheck %t/parameters.mlir
// RUN: gir-opt --emit-spirv %t/parameters.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/shared.mlir | FileCheck %t/shared.mlir
// RUN: gir-opt --emit-spirv %t/shared.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/wide.mlir | FileCheck %t/wide.mlir
// RUN: gir-opt --emit-spirv %t/wide.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/constant-index.mlir | FileCheck %t/constant-index.mlir
// RUN: gir-opt --emit-spirv %t/constant-index.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/wide-index.mlir | FileCheck %t/wide-index.mlir
// RUN: gir-opt --emit-spirv %t/wide-index.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/atomics.mlir | FileCheck %t/atomics.mlir
// RUN: gir-opt --emit-spirv %t/atomics.mlir -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: gir-opt --lir-to-spirv=prepare=false %t/passing.mlir | FileCheck %t/passing.mlir
// RUN: gir-opt --emit-spirv %t/passing.mlir -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv

//--- plain.mlir
// Only 32 bits.
// CHECK: requires #spirv.vce<v1.3, [Shader], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %x align 4 : <global, i32> -> i32
    lir.store %x, %0 align 4 : <global, i32>, i32
    return
  }
}

//--- bytes-moved.mlir
// Bytes that are only loaded, stored and converted to 32 bits need no arithmetic.
// CHECK: requires #spirv.vce<v1.3, [Shader, StorageBuffer8BitAccess], [SPV_KHR_8bit_storage]>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %x align 1 : <global, i8> -> i8
    %1 = arith.extsi %0 : i8 to i32
    %2 = arith.addi %1, %1 : i32
    %3 = arith.trunci %2 : i32 to i8
    lir.store %x, %3 align 1 : <global, i8>, i8
    return
  }
}

//--- bytes-added.mlir
// Arithmetic on bytes needs the capability Int8.
// CHECK: requires #spirv.vce<v1.3, [Shader, Int8, StorageBuffer8BitAccess], [SPV_KHR_8bit_storage]>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %x align 1 : <global, i8> -> i8
    %1 = arith.addi %0, %0 : i8
    lir.store %x, %1 align 1 : <global, i8>, i8
    return
  }
}

//--- bytes-carried.mlir
// A value of a loop is no load.
// CHECK: requires #spirv.vce<v1.3, [Shader, Int8, StorageBuffer8BitAccess], [SPV_KHR_8bit_storage]>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %n = arith.constant 4 : i32
    %one = arith.constant 1 : i32
    %0 = lir.load %x align 1 : <global, i8> -> i8
    %r = scf.for %i = %one to %n step %one iter_args(%a = %0) -> i8 : i32 {
      %1 = lir.load %x align 1 : <global, i8> -> i8
      scf.yield %1 : i8
    }
    lir.store %x, %r align 1 : <global, i8>, i8
    return
  }
}

//--- halves-moved.mlir
// Halves: converting to f32 needs no arithmetic.
// CHECK: requires #spirv.vce<v1.3, [Shader, StorageBuffer16BitAccess], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, f16> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %x align 2 : <global, f16> -> f16
    %1 = arith.extf %0 : f16 to f32
    %2 = arith.truncf %1 : f32 to f16
    lir.store %x, %2 align 2 : <global, f16>, f16
    return
  }
}

//--- halves-compared.mlir
// CHECK: requires #spirv.vce<v1.3, [Shader, Float16, StorageBuffer16BitAccess], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, f16> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %x align 2 : <global, f16> -> f16
    %1 = arith.cmpf olt, %0, %0 : f16
    return
  }
}

//--- words-to-bytes.mlir
// Between two narrow widths it does.
// CHECK: requires #spirv.vce<v1.3, [Shader, Int16, Int8, StorageBuffer16BitAccess, StorageBuffer8BitAccess], [SPV_KHR_8bit_storage]>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i8> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %y: !mir.ptr<global, i16> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %y align 2 : <global, i16> -> i16
    %1 = arith.trunci %0 : i16 to i8
    lir.store %x, %1 align 1 : <global, i8>, i8
    return
  }
}

//--- parameters.mlir
// Push constants are memory of their own.
// CHECK: requires #spirv.vce<v1.3, [Shader, StoragePushConstant16, StoragePushConstant8], [SPV_KHR_8bit_storage]>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%a: i8 {lir.push_constant = #lir.push_constant<offset = 0, size = 1>}, %b: f16 {lir.push_constant = #lir.push_constant<offset = 2, size = 2>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = arith.extui %a : i8 to i32
    return
  }
}

//--- shared.mlir
// Shared and private memory, and tables, are part of the arithmetic.
// CHECK: requires #spirv.vce<v1.3, [Shader, Float16, Int16, Int8], []>
module attributes {lir.target = "vulkan1.1"} {
  lir.global @tile : !mir.ptr<workgroup, i8> count 4 align 1 elem ui8
  lir.global @table : !mir.ptr<constant, f16> count 2 align 2 elem f16 = dense<[1.0, 2.0]> : tensor<2xf16>
  func.func @k()
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.address_of @tile : <workgroup, i8>
    %1 = lir.address_of @table : <constant, f16>
    %2 = lir.var 4 align 2 : <private, i16>
    return
  }
}

//--- wide.mlir
// Memory of 64 bits has no capability of its own.
// CHECK: requires #spirv.vce<v1.3, [Shader, Float64, Int64], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i64> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %d: f64 {lir.push_constant = #lir.push_constant<offset = 0, size = 8>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %x align 8 : <global, i64> -> i64
    return
  }
}

//--- constant-index.mlir
// A constant index of 64 bits is cut while compiling.
// CHECK: requires #spirv.vce<v1.3, [Shader], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %c = arith.constant 3 : i64
    %p = lir.gep %x[%c] stride 4 : <global, i32>, i64
    %0 = lir.load %p align 4 : <global, i32> -> i32
    return
  }
}

//--- wide-index.mlir
// CHECK: requires #spirv.vce<v1.3, [Shader, Int64], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %i: i64 {lir.push_constant = #lir.push_constant<offset = 0, size = 8>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %p = lir.gep %x[%i] stride 4 : <global, i32>, i64
    %0 = lir.load %p align 4 : <global, i32> -> i32
    return
  }
}

//--- atomics.mlir
// CHECK: requires #spirv.vce<v1.5, [Shader, Int64Atomics], []>
module attributes {lir.target = "vulkan1.2"} {
  func.func @k(%x: !mir.ptr<global, i64> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %c = arith.constant 3 : i64
    %0 = lir.atomic_add %x, %c ordering relaxed scope device : <global, i64>, i64 -> i64
    return
  }
}

//--- passing.mlir
// Values that are converted there and back are only moved, too, but no memory has their types.
// CHECK: requires #spirv.vce<v1.3, [Shader, Float16, Int16, Int8], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %y: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %x align 4 : <global, i32> -> i32
    %1 = arith.trunci %0 : i32 to i8
    %2 = arith.extui %1 : i8 to i32
    %3 = arith.trunci %0 : i32 to i16
    %4 = arith.extsi %3 : i16 to i32
    %5 = arith.addi %2, %4 : i32
    lir.store %x, %5 align 4 : <global, i32>, i32
    %6 = lir.load %y align 4 : <global, f32> -> f32
    %7 = arith.truncf %6 : f32 to f16
    %8 = arith.extf %7 : f16 to f32
    lir.store %y, %8 align 4 : <global, f32>, f32
    return
  }
}
