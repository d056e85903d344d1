// Operations that kernels cannot hold: the error names the operation and an alternative. All are
// reported, not the first only.
// RUN: gir-opt --convert-gpu-to-mir --verify-diagnostics --split-input-file %s

gpu.module @m {
  gpu.func @k(%v: f32, %m: memref<4xf32>, %n: memref<4xf32>, %i: index) kernel {
    // expected-error @below {{'memref.copy' op copies a whole memref; write the loop of 'memref.load' and 'memref.store' that each work-item runs}}
    memref.copy %m, %n : memref<4xf32> to memref<4xf32>
    // expected-error @below {{'gpu.cluster_id' op queries clusters of workgroups, which mir lacks; use 'gpu.block_id' and 'gpu.grid_dim'}}
    %0 = gpu.cluster_id x
    // expected-error @below {{'memref.extract_aligned_pointer_as_index' op converts an address to a number, which mir lacks; pass the memref itself}}
    %1 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
    // expected-error @below {{'math.tanh' op has no counterpart in mir; run `mlir-opt --math-expand-ops` first, or write it with 'math.exp', 'math.log' and the like}}
    %2 = math.tanh %v : f32
    // expected-error @below {{'arith.remf' op is a remainder of floats, which mir lacks}}
    %3 = arith.remf %v, %v : f32
    // expected-error @below {{'math.clampf' op is specified and lowered differently by upstream; use 'arith.maximumf' and 'arith.minimumf'}}
    %4 = math.clampf %v to [%v, %v] : f32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%c: i1, %i: index, %f: f32) kernel {
    // expected-error @below {{'scf.parallel' op is a parallel loop inside of a kernel; map it with `mlir-opt --gpu-map-parallel-loops --convert-parallel-loops-to-gpu`, or make it an 'scf.for'}}
    scf.parallel (%j) = (%i) to (%i) step (%i) {
      scf.reduce
    }
    // expected-error @below {{'gpu.wait' op is for the host: a kernel neither waits for the device nor manages its memory; keep it outside of 'gpu.module'}}
    gpu.wait
    // expected-error @below {{'vector.vscale' op is not a vector operation that mir supports; lower it to operations on elements, or keep it on the host}}
    %0 = vector.vscale
    // expected-error @below {{'gpu.subgroup_mma_constant_matrix' op works on matrices distributed over a subgroup, which mir does not support yet; write the products as loops}}
    %1 = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf32, "COp">
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%v: f32, %i: i32, %b: i1, %s: vector<4xi1>, %n: index) kernel {
    // expected-error @below {{'gpu.subgroup_broadcast' op broadcasts from the first active lane, which mir cannot express; broadcast from a specific lane}}
    %0 = gpu.subgroup_broadcast %v, first_active_lane : f32
    // expected-error @below {{'gpu.subgroup_reduce' op propagates NaNs, which reductions over a subgroup do not; use 'minnumf' or 'maxnumf'}}
    %1 = gpu.subgroup_reduce minimumf %v : (f32) -> f32
    // expected-error @below {{'gpu.subgroup_reduce' op reduces i1 by arithmetic; use 'and', 'or' or 'xor', or extend it first}}
    %2 = gpu.subgroup_reduce add %b : (i1) -> i1
    // expected-error @below {{'gpu.all_reduce' op reduces i1 by arithmetic; use 'and', 'or' or 'xor', or extend it first}}
    %4 = gpu.all_reduce minsi %b {} : (i1) -> (i1)
    // expected-error @below {{'vector.extract' op indexes lanes of i1 at run time; extend them to i8 first}}
    %3 = vector.extract %s[%n] : i1 from vector<4xi1>
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%c: i1, %x: i32) kernel {
    // expected-error @below {{'scf.execute_region' op contains several blocks; run `mlir-opt --canonicalize`, or `--convert-scf-to-cf`, first}}
    %r = scf.execute_region -> i32 {
      cf.cond_br %c, ^a, ^b
    ^a:
      scf.yield %x : i32
    ^b:
      scf.yield %x : i32
    }
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%m: memref<4xf32>, %i: index) kernel {
    // expected-error @below {{'scf.index_switch' op selects memory; select it with 'arith.select' or 'scf.if'}}
    %r = scf.index_switch %i -> memref<4xf32>
    default {
      scf.yield %m : memref<4xf32>
    }
    gpu.return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%i: index) kernel {
      // expected-error @below {{'gpu.launch_func' op launches a kernel from a kernel, which mir does not support; launch it from the host}}
      gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index)
      gpu.return
    }
  }
}
