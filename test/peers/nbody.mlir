// test/e2e/nbody.gir for the compilers that cargo xtask bench compares with.
!floats = memref<?xf32, #spirv.storage_class<StorageBuffer>>
!tile = memref<256xf32, #spirv.storage_class<Workgroup>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @nbody(%bodies: !floats, %result: !floats, %softening: f32, %n: index) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %tile = memref.alloc() : !tile
      %i = gpu.global_id x
      %local = gpu.thread_id x
      %own = arith.shli %local, %c2 : index
      %inside = arith.cmpi ult, %i, %n : index
      %position:3 = scf.if %inside -> (f32, f32, f32) {
        %first = arith.shli %i, %c2 : index
        %second = arith.addi %first, %c1 : index
        %third = arith.addi %first, %c2 : index
        %x = memref.load %bodies[%first] : !floats
        %y = memref.load %bodies[%second] : !floats
        %z = memref.load %bodies[%third] : !floats
        scf.yield %x, %y, %z : f32, f32, f32
      } else {
        scf.yield %zero, %zero, %zero : f32, f32, f32
      }
      %sums:3 = scf.for unsigned %start = %c0 to %n step %c64
          iter_args(%ax = %zero, %ay = %zero, %az = %zero) -> (f32, f32, f32) {
        %rest = arith.subi %n, %start : index
        %few = arith.cmpi ult, %rest, %c64 : index
        %in_tile = arith.select %few, %rest, %c64 : index
        %fetches = arith.cmpi ult, %local, %in_tile : index
        scf.if %fetches {
          %body = arith.addi %start, %local : index
          %source = arith.shli %body, %c2 : index
          scf.for unsigned %word = %c0 to %c4 step %c1 {
            %from = arith.addi %source, %word : index
            %to = arith.addi %own, %word : index
            %value = memref.load %bodies[%from] : !floats
            memref.store %value, %tile[%to] : !tile
          }
        }
        gpu.barrier
        %next:3 = scf.for unsigned %j = %c0 to %in_tile step %c1
            iter_args(%axj = %ax, %ayj = %ay, %azj = %az) -> (f32, f32, f32) {
          %x_at = arith.shli %j, %c2 : index
          %y_at = arith.addi %x_at, %c1 : index
          %z_at = arith.addi %x_at, %c2 : index
          %mass_at = arith.addi %x_at, %c3 : index
          %x = memref.load %tile[%x_at] : !tile
          %y = memref.load %tile[%y_at] : !tile
          %z = memref.load %tile[%z_at] : !tile
          %mass = memref.load %tile[%mass_at] : !tile
          %dx = arith.subf %x, %position#0 : f32
          %dy = arith.subf %y, %position#1 : f32
          %dz = arith.subf %z, %position#2 : f32
          %xx = arith.mulf %dx, %dx : f32
          %yy = arith.mulf %dy, %dy : f32
          %zz = arith.mulf %dz, %dz : f32
          %xy = arith.addf %xx, %yy : f32
          %xyz = arith.addf %xy, %zz : f32
          %square = arith.addf %xyz, %softening : f32
          %fourth = arith.mulf %square, %square : f32
          %pull = arith.divf %mass, %fourth : f32
          %px = arith.mulf %pull, %dx : f32
          %py = arith.mulf %pull, %dy : f32
          %pz = arith.mulf %pull, %dz : f32
          %ax_next = arith.addf %axj, %px : f32
          %ay_next = arith.addf %ayj, %py : f32
          %az_next = arith.addf %azj, %pz : f32
          scf.yield %ax_next, %ay_next, %az_next : f32, f32, f32
        }
        gpu.barrier
        scf.yield %next#0, %next#1, %next#2 : f32, f32, f32
      }
      scf.if %inside {
        %first = arith.muli %i, %c3 : index
        %second = arith.addi %first, %c1 : index
        %third = arith.addi %first, %c2 : index
        memref.store %sums#0, %result[%first] : !floats
        memref.store %sums#1, %result[%second] : !floats
        memref.store %sums#2, %result[%third] : !floats
      }
      gpu.return
    }
  }
}
