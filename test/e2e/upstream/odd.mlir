// odd: integers of 33 and 12 bits, in memory, by a loop that switches, and through a function
// whose argument they are. Each work-item makes steps of a generator of 33 bits from its seed.
//
// Launch: workgroups of 32 that cover the seeds.
//
// R-CHIP-29 R-CHIP-30 R-CHIP-31
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt -O0 --lower-to-lir --target=cpu %s | FileCheck %s

// The function takes and gives other types; the kernel's memory is that of 64-bit numbers.
// CHECK-LABEL: func.func @next(
// CHECK-SAME: i64, %{{.*}}: i16) -> i64
// CHECK-LABEL: func.func @walk(
// CHECK-SAME: !mir.ptr<global, i64>

gpu.module @kernels {
  func.func @next(%state: i33, %kind: i12) -> i33 {
    %factor = arith.constant 6364136 : i33
    %odd = arith.constant 1442695040 : i33
    %three = arith.constant 3 : i33
    cf.switch %kind : i12, [
      default: ^other,
      2047: ^last,
      -2: ^shifted(%factor : i33)
    ]
  ^last:
    %a = arith.muli %state, %factor : i33
    cf.br ^shifted(%a : i33)
  ^shifted(%by: i33):
    %b = arith.shrsi %state, %three : i33
    %c = arith.xori %b, %by : i33
    return %c : i33
  ^other:
    %d = arith.muli %state, %factor : i33
    %e = arith.addi %d, %odd : i33
    return %e : i33
  }
  gpu.func @walk(%seeds: memref<?xi33>, %steps: i32, %ends: memref<?xi33>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0 : index
    %none = arith.constant 0 : i12
    %step = arith.constant -1 : i12
    %one = arith.constant 1 : i32
    %start = arith.constant 0 : i32
    %count = memref.dim %seeds, %zero : memref<?xi33>
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %count : index
    cf.cond_br %inside, ^work, ^end
  ^work:
    %seed = memref.load %seeds[%i] : memref<?xi33>
    cf.br ^loop(%start, %none, %seed : i32, i12, i33)
  ^loop(%n: i32, %kind: i12, %state: i33):
    %goes = arith.cmpi slt, %n, %steps : i32
    cf.cond_br %goes, ^body, ^done
  ^body:
    %after = func.call @next(%state, %kind) : (i33, i12) -> i33
    %m = arith.addi %n, %one : i32
    %next_kind = arith.addi %kind, %step : i12
    cf.br ^loop(%m, %next_kind, %after : i32, i12, i33)
  ^done:
    memref.store %state, %ends[%i] : memref<?xi33>
    cf.br ^end
  ^end:
    gpu.return
  }
}
