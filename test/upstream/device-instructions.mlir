// Instructions of NVIDIA's and AMD's GPUs in kernels, which mean the same on every device. A workgroup has 64
// work-items.
//
// RUN: gir-opt --gpu-to-mir --lower-to-lir --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: gir-opt --emit-opencl --target=opencl3.0 %s -o %t.cl
// RUN: gir-opt --emit-ptx %s -o %t.ptx

gpu.module @m {
  // The position, and the lane and warp.
  gpu.func @registers(%y: memref<128x4xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %ntid = nvvm.read.ptx.sreg.ntid.x : i32
    %ctaid = nvvm.read.ptx.sreg.ctaid.x : i32
    %nctaid = nvvm.read.ptx.sreg.nctaid.x : i32
    %lane = nvvm.read.ptx.sreg.laneid : i32
    %warp = nvvm.read.ptx.sreg.warpid : i32
    %size = nvvm.read.ptx.sreg.warpsize : i32
    %below = nvvm.read.ptx.sreg.lanemask.lt : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %first = arith.muli %ctaid, %ntid : i32
    %at = arith.addi %first, %tid : i32
    %i = arith.index_cast %at : i32 to index
    %start = arith.muli %warp, %size : i32
    %number = arith.addi %start, %lane : i32
    memref.store %number, %y[%i, %c0] : memref<128x4xi32>
    memref.store %nctaid, %y[%i, %c1] : memref<128x4xi32>
    memref.store %below, %y[%i, %c2] : memref<128x4xi32>
    memref.store %lane, %y[%i, %c3] : memref<128x4xi32>
    gpu.return
  }

  // Shuffles of each kind in segments of 8 lanes and in the whole warp, with their predicates.
  gpu.func @shfl(%x: memref<64xi32>, %y: memref<64x8xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xi32>
    %all = arith.constant -1 : i32
    %o = arith.constant 3 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    // Segments of 8 lanes: mask 0x18, clamp 7, or 0 upwards.
    %up = arith.constant 0x1800 : i32
    %rest = arith.constant 0x1807 : i32
    %whole = arith.constant 0x1f : i32
    %a = nvvm.shfl.sync up %all, %v, %o, %up {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
    %a0 = llvm.extractvalue %a[0] : !llvm.struct<(i32, i1)>
    %a1 = llvm.extractvalue %a[1] : !llvm.struct<(i32, i1)>
    %a2 = arith.extui %a1 : i1 to i32
    memref.store %a0, %y[%t, %c0] : memref<64x8xi32>
    memref.store %a2, %y[%t, %c1] : memref<64x8xi32>
    %b = nvvm.shfl.sync down %all, %v, %o, %rest {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
    %b0 = llvm.extractvalue %b[0] : !llvm.struct<(i32, i1)>
    %b1 = llvm.extractvalue %b[1] : !llvm.struct<(i32, i1)>
    %b2 = arith.extui %b1 : i1 to i32
    memref.store %b0, %y[%t, %c2] : memref<64x8xi32>
    memref.store %b2, %y[%t, %c3] : memref<64x8xi32>
    %c = nvvm.shfl.sync idx %all, %v, %o, %rest : i32 -> i32
    memref.store %c, %y[%t, %c4] : memref<64x8xi32>
    %d = nvvm.shfl.sync bfly %all, %v, %o, %whole : i32 -> i32
    memref.store %d, %y[%t, %c5] : memref<64x8xi32>
    %f = arith.bitcast %v : i32 to f32
    %g = nvvm.shfl.sync idx %all, %f, %o, %whole : f32 -> f32
    %h = arith.bitcast %g : f32 to i32
    memref.store %h, %y[%t, %c6] : memref<64x8xi32>
    %e = nvvm.shfl.sync down %all, %v, %o, %whole : i32 -> i32
    memref.store %e, %y[%t, %c7] : memref<64x8xi32>
    gpu.return
  }

  // Votes, reductions and barriers.
  gpu.func @votes(%x: memref<64xi32>, %y: memref<64x8xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xi32>
    %all = arith.constant -1 : i32
    %zero = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %p = arith.cmpi slt, %v, %zero : i32
    %any = nvvm.vote.sync any %all, %p -> i1
    %every = nvvm.vote.sync all %all, %p -> i1
    %same = nvvm.vote.sync uni %all, %p -> i1
    %ballot = nvvm.vote.sync ballot %all, %p -> i32
    %any32 = arith.extui %any : i1 to i32
    %every32 = arith.extui %every : i1 to i32
    %same32 = arith.extui %same : i1 to i32
    memref.store %any32, %y[%t, %c0] : memref<64x8xi32>
    memref.store %every32, %y[%t, %c1] : memref<64x8xi32>
    memref.store %same32, %y[%t, %c2] : memref<64x8xi32>
    memref.store %ballot, %y[%t, %c3] : memref<64x8xi32>
    nvvm.bar.warp.sync %all : i32
    nvvm.barrier0
    nvvm.barrier
    nvvm.memory.barrier #nvvm.mem_scope<gpu>
    %sum = nvvm.redux.sync add %v, %all : i32 -> i32
    %most = nvvm.redux.sync umax %v, %all : i32 -> i32
    memref.store %sum, %y[%t, %c4] : memref<64x8xi32>
    memref.store %most, %y[%t, %c5] : memref<64x8xi32>
    %p32 = arith.extui %p : i1 to i32
    %count = nvvm.barrier #nvvm.reduction<popc> %p32 -> i32
    memref.store %count, %y[%t, %c6] : memref<64x8xi32>
    %leads = nvvm.elect.sync -> i1
    %leads32 = arith.extui %leads : i1 to i32
    memref.store %leads32, %y[%t, %c7] : memref<64x8xi32>
    gpu.return
  }

  // The same for AMD: the position, the lane by counting, and moves; those of the first 32 work-items.
  gpu.func @wavefront(%x: memref<64xi32>, %y: memref<32x5xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = rocdl.workitem.id.x : i32
    %group = rocdl.workgroup.id.x : i32
    %dim = rocdl.workgroup.dim.x : i32
    %first = arith.muli %group, %dim : i32
    %at = arith.addi %first, %t : i32
    %i = arith.index_cast %at : i32 to index
    %v = memref.load %x[%i] : memref<64xi32>
    %all = arith.constant -1 : i32
    %zero = arith.constant 0 : i32
    %low = rocdl.mbcnt.lo %all, %zero : (i32, i32) -> i32
    %lane = rocdl.mbcnt.hi %all, %low : (i32, i32) -> i32
    %five = arith.constant 5 : i32
    %read = rocdl.readlane %v, %five : (i32, i32) -> i32
    %begin = rocdl.readfirstlane %v : i32
    %four = arith.constant 4 : i32
    %one = arith.constant 1 : i32
    %other = arith.xori %lane, %one : i32
    %bytes = arith.muli %other, %four : i32
    %swapped = rocdl.ds_bpermute %bytes, %v : (i32, i32) -> i32
    %p = arith.cmpi slt, %v, %zero : i32
    %mask = rocdl.ballot %p : i64
    %ballot = arith.trunci %mask : i64 to i32
    rocdl.barrier
    rocdl.s.barrier
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %is_first = arith.cmpi ult, %i, %c32 : index
    scf.if %is_first {
      memref.store %lane, %y[%i, %c0] : memref<32x5xi32>
      memref.store %read, %y[%i, %c1] : memref<32x5xi32>
      memref.store %begin, %y[%i, %c2] : memref<32x5xi32>
      memref.store %swapped, %y[%i, %c3] : memref<32x5xi32>
      memref.store %ballot, %y[%i, %c4] : memref<32x5xi32>
    }
    gpu.return
  }

  // Copies of four elements by each work-item, of which the limit says how many are read.
  gpu.func @copies(%x: memref<256xf32>, %limit: index, %y: memref<256xf32>)
      workgroup(%tile: memref<256xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %four = arith.constant 4 : index
    %at = arith.muli %t, %four : index
    %left = arith.subi %limit, %at : index
    %zero = arith.constant 0 : index
    %some = arith.maxsi %left, %zero : index
    %count = arith.minsi %some, %four : index
    %0 = nvgpu.device_async_copy %x[%at], %tile[%at], 4, %count {bypassL1}
        : memref<256xf32> to memref<256xf32, #gpu.address_space<workgroup>>
    %1 = nvgpu.device_async_create_group %0
    nvgpu.device_async_wait %1 {numGroups = 0 : i32}
    gpu.barrier
    %n = gpu.block_dim x
    %one = arith.constant 1 : index
    %end = arith.constant 256 : index
    %last = arith.subi %end, %one : index
    scf.for %i = %t to %end step %n {
      %from = arith.subi %last, %i : index
      %v = memref.load %tile[%from] : memref<256xf32, #gpu.address_space<workgroup>>
      memref.store %v, %y[%i] : memref<256xf32>
    }
    gpu.return
  }
}
