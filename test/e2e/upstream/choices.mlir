// choices: the result of one of several cases, by a switch on an index and by a switch of branches, in a
// loop that both control; and a region that only groups operations.
//
// Launch: workgroups of 32 that cover the inputs.
//
// R-RUNA-5 R-RUNA-120
// RUN: gir-opt --gpu-to-mir %s -o %t.mir.mlir && FileCheck %s --input-file=%t.mir.mlir
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-spirv %t.mir.mlir -o %t2.spv && cmp %t.spv %t2.spv
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t3.spv && spirv-val --target-env vulkan1.3 %t3.spv

// CHECK-LABEL: func.func @choices(
// CHECK-NOT: switch
// CHECK: scf.while

gpu.module @kernels {
  gpu.func @choices(%in: memref<?xi32>, %by.index: memref<?xi32>, %by.branch: memref<?xi32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : i32
    %three = arith.constant 3 : i32
    %five = arith.constant 5 : i32
    %seven = arith.constant 7 : i32
    %none = arith.constant 0 : i32
    %most = arith.constant 50 : i32
    %n = memref.dim %in, %zero : memref<?xi32>
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    cf.cond_br %inside, ^start, ^exit
  ^start:
    %x = memref.load %in[%i] : memref<?xi32>
    %index = arith.index_cast %x : i32 to index
    %chosen = scf.index_switch %index -> i32
    case 1 {
      %y = arith.muli %x, %three : i32
      scf.yield %y : i32
    }
    case -2 {
      %y = scf.execute_region -> i32 {
        %z = arith.subi %x, %five : i32
        scf.yield %z : i32
      }
      scf.yield %y : i32
    }
    case 40 {
      scf.yield %five : i32
    }
    default {
      %y = arith.addi %x, %seven : i32
      scf.yield %y : i32
    }
    memref.store %chosen, %by.index[%i] : memref<?xi32>
    cf.br ^next(%x, %none, %none : i32, i32, i32)
  // Four instructions, chosen by the lowest bits, until one ends the program.
  ^next(%state: i32, %sum: i32, %steps: i32):
    %rest = arith.andi %state, %three : i32
    %more = arith.addi %steps, %one : i32
    %too.many = arith.cmpi sge, %steps, %most : i32
    cf.cond_br %too.many, ^done(%sum : i32), ^decode
  ^decode:
    cf.switch %rest : i32, [
      default: ^halt(%sum, %state : i32, i32),
      0: ^add,
      1: ^multiply(%seven : i32),
      2: ^multiply(%five : i32)
    ]
  ^add:
    %added = arith.addi %sum, %state : i32
    %shifted = arith.shrui %state, %one : i32
    %is.zero = arith.cmpi eq, %state, %none : i32
    cf.cond_br %is.zero, ^done(%added : i32), ^next(%shifted, %added, %more : i32, i32, i32)
  ^multiply(%factor: i32):
    %product = arith.muli %sum, %factor : i32
    %count = arith.addi %product, %one : i32
    %moved = arith.shrui %state, %one : i32
    cf.br ^next(%moved, %count, %more : i32, i32, i32)
  ^halt(%total: i32, %last: i32):
    %mixed = arith.xori %total, %last : i32
    cf.br ^done(%mixed : i32)
  ^done(%result: i32):
    memref.store %result, %by.branch[%i] : memref<?xi32>
    cf.br ^exit
  ^exit:
    gpu.return
  }
}
