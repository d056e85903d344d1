// Exchanges among the work-items of a subgroup, with a width, which each device's subgroups have to meet. A workgroup
// has 64 work-items.
//
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-opencl --target=opencl3.0 %s -o %t.cl
// RUN: gir-opt --emit-ptx %s -o %t.ptx

gpu.module @m {
  // Four shuffles of width 32; a lane without a value stores -1.
  gpu.func @shuffles(%x: memref<128xi32>, %y: memref<128x4xi32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<128xi32>
    %t = gpu.thread_id x
    %w = arith.constant 32 : i32
    %none = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : i32
    %c7 = arith.constant 7 : i32
    %c17 = arith.constant 17 : i32
    %c31 = arith.constant 31 : i32
    %own = arith.index_cast %t : index to i32
    %times = arith.muli %own, %c7 : i32
    %from = arith.andi %times, %c31 : i32
    %0, %p0 = gpu.shuffle xor %v, %c17, %w : i32
    %s0 = arith.select %p0, %0, %none : i32
    memref.store %s0, %y[%i, %c0] : memref<128x4xi32>
    %1, %p1 = gpu.shuffle up %v, %c5, %w : i32
    %s1 = arith.select %p1, %1, %none : i32
    memref.store %s1, %y[%i, %c1] : memref<128x4xi32>
    %2, %p2 = gpu.shuffle down %v, %c7, %w : i32
    %s2 = arith.select %p2, %2, %none : i32
    memref.store %s2, %y[%i, %c2] : memref<128x4xi32>
    %3, %p3 = gpu.shuffle idx %v, %from, %w : i32
    %s3 = arith.select %p3, %3, %none : i32
    memref.store %s3, %y[%i, %c3] : memref<128x4xi32>
    gpu.return
  }

  // Among 13 work-items, the first of a workgroup: it is the callee that exchanges values.
  func.func @exchanged(%v: i32, %mask: i32) -> (i32, i1) {
    %w = arith.constant 13 : i32
    %0, %p0 = gpu.shuffle xor %v, %mask, %w : i32
    return %0, %p0 : i32, i1
  }
  gpu.func @odd_width(%x: memref<64xi32>, %y: memref<13xi32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<64xi32>
    %c4 = arith.constant 4 : i32
    %none = arith.constant -1 : i32
    %0, %p0 = func.call @exchanged(%v, %c4) : (i32, i32) -> (i32, i1)
    %s0 = arith.select %p0, %0, %none : i32
    %c13 = arith.constant 13 : index
    %is_first = arith.cmpi ult, %i, %c13 : index
    scf.if %is_first {
      memref.store %s0, %y[%i] : memref<13xi32>
    }
    gpu.return
  }

  // Clusters of 16 lanes, a rotation among 16, and values of single lanes; those of the first 16 work-items.
  gpu.func @clusters(%x: memref<64xi32>, %y: memref<64x2xi32>, %z: memref<16x2xi32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<64xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : i32
    %0 = gpu.subgroup_reduce add %v cluster(size = 8, stride = 2) : (i32) -> i32
    memref.store %0, %y[%i, %c0] : memref<64x2xi32>
    %1, %p = gpu.rotate %v, 3, 16 : i32
    memref.store %1, %y[%i, %c1] : memref<64x2xi32>
    %2 = gpu.subgroup_broadcast %v, specific_lane %c9 : i32
    %3 = gpu.subgroup_broadcast %v, first_active_lane : i32
    %c16 = arith.constant 16 : index
    %is_first = arith.cmpi ult, %i, %c16 : index
    scf.if %is_first {
      memref.store %2, %z[%i, %c0] : memref<16x2xi32>
      memref.store %3, %z[%i, %c1] : memref<16x2xi32>
    }
    gpu.return
  }

  // The first lane of each 32 computes, and all get its result.
  gpu.func @lane_zero(%x: memref<128xi32>, %y: memref<128xi32>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %t = gpu.thread_id x
    %c32 = arith.constant 32 : index
    %lane = arith.remui %t, %c32 : index
    %v = memref.load %x[%i] : memref<128xi32>
    %r = gpu.warp_execute_on_lane_0(%lane)[32] -> (i32) {
      %seven = arith.constant 7 : i32
      %w = arith.muli %v, %seven : i32
      gpu.yield %w : i32
    }
    %sum = arith.addi %r, %v : i32
    memref.store %sum, %y[%i] : memref<128xi32>
    gpu.return
  }

  // A workgroup is a cluster of its own.
  gpu.func @cluster_ids(%y: memref<128xindex>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %id = gpu.cluster_id x
    %count = gpu.cluster_dim x
    %blocks = gpu.cluster_dim_blocks x
    %block = gpu.cluster_block_id x
    %ten = arith.constant 10 : index
    %0 = arith.muli %id, %ten : index
    %1 = arith.addi %0, %count : index
    %2 = arith.muli %1, %ten : index
    %3 = arith.addi %2, %blocks : index
    %4 = arith.muli %3, %ten : index
    %5 = arith.addi %4, %block : index
    memref.store %5, %y[%i] : memref<128xindex>
    gpu.return
  }

  // Clusters of three by two workgroups, in a grid of six by four: where each workgroup is.
  gpu.func @clusters_of_six(%y: memref<24x8xi32>)
      kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_cluster_size = array<i32: 3, 2, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %column = gpu.block_id x
    %line = gpu.block_id y
    %start = arith.muli %line, %c6 : index
    %i = arith.addi %start, %column : index
    %id = gpu.cluster_id x
    %count = gpu.cluster_dim y
    %inner = gpu.cluster_block_id y
    %extent = gpu.cluster_dim_blocks x
    %own = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
    %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
    %volume = nvvm.read.ptx.sreg.cluster.nctarank : i32
    %below = nvvm.read.ptx.sreg.clusterid.y : i32
    %v0 = arith.index_cast %id : index to i32
    %v1 = arith.index_cast %count : index to i32
    %v2 = arith.index_cast %inner : index to i32
    %v3 = arith.index_cast %extent : index to i32
    memref.store %v0, %y[%i, %c0] : memref<24x8xi32>
    memref.store %v1, %y[%i, %c1] : memref<24x8xi32>
    memref.store %v2, %y[%i, %c2] : memref<24x8xi32>
    memref.store %v3, %y[%i, %c3] : memref<24x8xi32>
    memref.store %own, %y[%i, %c4] : memref<24x8xi32>
    memref.store %rank, %y[%i, %c5] : memref<24x8xi32>
    memref.store %volume, %y[%i, %c6] : memref<24x8xi32>
    memref.store %below, %y[%i, %c7] : memref<24x8xi32>
    gpu.return
  }
}
