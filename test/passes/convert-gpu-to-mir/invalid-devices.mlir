// Instructions of devices that mean nothing elsewhere, and sizes of subgroups that contradict each other.
// RUN: gir-opt --convert-gpu-to-mir --split-input-file --verify-diagnostics %s

gpu.module @m {
  gpu.func @k(%v: i32, %mask: i32) kernel {
    %p = arith.cmpi eq, %v, %mask : i32
    // expected-error @below {{'nvvm.vote.sync' op takes part of a warp by a mask that is not the constant -1; name all lanes, and let control flow decide which of them take part}}
    %0 = nvvm.vote.sync ballot %mask, %p -> i32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%id: i32, %f: f32) kernel {
    // expected-error @below {{'nvvm.rcp.approx.ftz.f' op is an instruction of NVIDIA's GPUs that mir lacks; use the operations of 'gpu', 'memref' and 'vector' instead}}
    %0 = nvvm.rcp.approx.ftz.f %f : f32
    // expected-error @below {{'rocdl.s.sleep' op is an instruction of AMD's GPUs that mir lacks; use the operations of 'gpu', 'memref' and 'vector' instead}}
    rocdl.s.sleep 1
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%id: i32) kernel {
    // expected-error @below {{'nvvm.barrier' op waits at a numbered barrier or for some of the workgroup; use barrier 0, for all of its work-items}}
    nvvm.barrier id = %id
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%v: i32) kernel {
    %w = arith.constant 200 : i32
    // expected-error @below {{'gpu.shuffle' op exchanges values among 200 work-items of a subgroup, which has at most 128; exchange them through workgroup memory}}
    %0, %p = gpu.shuffle xor %v, %v, %w : i32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%v: i32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<subgroup_size = 16>} {
    %w = arith.constant 32 : i32
    // expected-error @below {{'gpu.shuffle' op exchanges values among 32 work-items of a subgroup, but kernel '@k' states subgroups of 16; state at least 32, or exchange them among 16}}
    %0, %p = gpu.shuffle xor %v, %v, %w : i32
    // expected-error @below {{'nvvm.read.ptx.sreg.laneid' op is for subgroups of 32 work-items, but kernel '@k' states subgroups of 16; state 32}}
    %1 = nvvm.read.ptx.sreg.laneid : i32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%v: i32) kernel attributes {known_cluster_size = array<i32: 2, 1, 1>} {
    // expected-error @below {{'gpu.cluster_id' op queries a cluster of several workgroups, which launches of this version do not make; remove 'known_cluster_size', or use 'gpu.block_id' and 'gpu.grid_dim'}}
    %0 = gpu.cluster_id x
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%x: memref<16x16xf32>) kernel {
    %c0 = arith.constant 0 : index
    // expected-error @below {{'gpu.subgroup_mma_load_matrix' op moves elements of f16 to or from memory of f32; make them equal}}
    %0 = gpu.subgroup_mma_load_matrix %x[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf16, "AOp">
    gpu.return
  }
}

// -----

// expected-error @below {{'gpu.module' op asks for chip 'sm_74', for which there is no target; did you mean 'cuda-sm_70'? --target=NAME names another, --list-targets prints all}}
gpu.module @m [#nvvm.target<chip = "sm_74">] {
  gpu.func @k(%v: i32) kernel {
    gpu.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_80">] {
  gpu.func @k(%v: i32) kernel {
    gpu.return
  }
}
// expected-error @below {{'gpu.module' op asks for target 'cuda-sm_90', but another module of kernels for 'cuda-sm_80'; name the target with --target, or compile the modules one by one}}
gpu.module @n [#nvvm.target<chip = "sm_90">] {
  gpu.func @l(%v: i32) kernel {
    gpu.return
  }
}
