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
  gpu.func @k() kernel attributes {known_cluster_size = array<i32: 2, 1, 1>} {
    %0 = func.call @f() : () -> index
    gpu.return
  }
  func.func @f() -> index {
    // expected-error @below {{'gpu.cluster_id' op queries a cluster in a function, whose callers may be in clusters of several sizes; query it in the kernel, and pass the number}}
    %0 = gpu.cluster_id x
    return %0 : index
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'gpu.func' op states a cluster without workgroups; extents are at least 1}}
  gpu.func @k() kernel attributes {known_cluster_size = array<i32: 0, 1, 1>} {
    gpu.return
  }
}

// -----

gpu.module @m {
  func.func @f(%a: vector<4x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
    // expected-error @below {{'nvgpu.mma.sync' op multiplies matrices of i4; extend them to i8}}
    %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
    return %0 : vector<2x2xi32>
  }
  func.func @g(%a: vector<2xf16>, %c: f32) {
    // expected-error @below {{'nvvm.mma.sync' op multiplies matrices of other layouts than 'row' and 'col'; use these}}
    %0 = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c, %c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}
        : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
    // expected-error @below {{'nvvm.mma.sync' op multiplies matrices of shape m8n8k4 of f16, which is none of m8n8k4 of f64, m16n8k8 and m16n8k16 of f16 and bf16, m16n8k4 and m16n8k8 of tf32, m8n8k16, m16n8k16 and m16n8k32 of i8; use one of these}}
    %1 = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c, %c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}
        : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
    return
  }
  func.func @h(%a: i32) -> !llvm.struct<(i32, i32)> {
    // expected-error @below {{'nvvm.mma.sync' op saturates sums of integers; use 'intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>'}}
    %0 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}
        : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    // expected-error @below {{'nvvm.mma.sync' op multiplies factors of two types; make them equal}}
    %1 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}
        : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    // expected-error @below {{'nvvm.mma.sync' op returns a structure that is used as a whole; take its parts by 'llvm.extractvalue'}}
    %2 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}
        : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    // expected-error @below {{'nvvm.mma.sync' op multiplies matrices of s4; those of f16, bf16, tf32, f64, s8 and u8 are supported}}
    %3 = nvvm.mma.sync A[%a] B[%a] C[%a, %a] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 32>}
        : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    return %2 : !llvm.struct<(i32, i32)>
  }
  func.func @own(%m: !gpu.mma_matrix<16x16xf32, "COp">, %i: index) -> f32 {
    // expected-error @below {{'gpu.subgroup_mma_extract_thread_local' op takes an element by an index that is not one constant; use constants, work-items hold few elements}}
    %0 = gpu.subgroup_mma_extract_thread_local %m[%i] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
    return %0 : f32
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

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: memref<4xindex>) kernel {
      %c0 = arith.constant 0 : index
      %0 = gpu.cluster_id x
      memref.store %0, %x[%c0] : memref<4xindex>
      gpu.return
    }
  }
  func.func @main(%x: memref<4xindex>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    gpu.launch_func @m::@k clusters in (%c2, %c1, %c1) blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xindex>)
    // expected-error @below {{'gpu.launch_func' op launches a kernel that queries its cluster in clusters of another size than another launch; use one size, or a kernel for each}}
    gpu.launch_func @m::@k blocks in (%c4, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<4xindex>)
    return
  }
}
