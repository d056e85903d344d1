// Operations that kernels cannot hold: the error names the operation and an alternative. All are
// reported, not the first only.
// RUN: gir-opt --convert-gpu-to-mir --verify-diagnostics --split-input-file %s

gpu.module @m {
  gpu.func @k(%v: f32, %m: memref<4xf32>, %n: memref<4xf32>, %i: index) kernel {
    // expected-error @below {{'memref.extract_aligned_pointer_as_index' op converts an address to a number, which mir lacks; pass the memref itself}}
    %1 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
    // expected-error @below {{'math.clampf' op is specified and lowered differently by upstream; use 'arith.maximumf' and 'arith.minimumf'}}
    %2 = math.clampf %v to [%v, %v] : f32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%c: i1, %i: index) kernel {
    // expected-error @below {{'gpu.wait' op is for the host: a kernel neither waits for the device nor manages its memory; keep it outside of 'gpu.module'}}
    gpu.wait
    // expected-error @below {{'vector.vscale' op is not a vector operation that mir supports; lower it to operations on elements, or keep it on the host}}
    %0 = vector.vscale
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k(%v: f32, %i: i32, %b: i1, %s: vector<4xi1>, %n: index) kernel {
    // expected-error @below {{'gpu.subgroup_reduce' op propagates NaNs, which reductions over a subgroup do not; use 'minnumf' or 'maxnumf'}}
    %1 = gpu.subgroup_reduce minimumf %v : (f32) -> f32
    // expected-error @below {{'gpu.subgroup_reduce' op reduces i1 by arithmetic; use 'and', 'or' or 'xor', or extend it first}}
    %2 = gpu.subgroup_reduce add %b : (i1) -> i1
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

// -----

// Iterations that are mapped to work-items do not run in each of them.
gpu.module @m {
  gpu.func @k(%m: memref<4xf32>, %v: f32) kernel {
    // expected-error @below {{'scf.forall' op maps its iterations to work-items or workgroups, which has not happened; run `mlir-opt --transform-interpreter` with 'transform.gpu.map_nested_forall_to_threads', or remove the mapping: each work-item then runs all iterations}}
    scf.forall (%i) in (4) {
      memref.store %v, %m[%i] : memref<4xf32>
    } {mapping = [#gpu.thread<x>]}
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    // expected-error @below {{'scf.parallel' op maps its iterations to work-items or workgroups, but stands in a kernel already; keep it in host code, or remove the mapping: each work-item then runs all iterations}}
    scf.parallel (%i) = (%zero) to (%one) step (%one) {
      memref.store %v, %m[%i] : memref<4xf32>
      scf.reduce
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    gpu.return
  }
}

// -----

// Operations on tensors are left over where upstream's passes lower those on memory.
gpu.module @m {
  gpu.func @k(%v: f32, %i: index, %m: memref<4xf32>) kernel {
    // expected-error @below {{'tensor.empty' op is an operation on tensors or shapes, which kernels do not hold; bufferize the program first (`mlir-opt --one-shot-bufferize`)}}
    %e = tensor.empty() : tensor<4xf32>
    // expected-error @below {{'linalg.fill' op is left by `convert-linalg-to-loops`, which lowers loops over memrefs only; bufferize the program first (`mlir-opt --one-shot-bufferize`), or decompose the operation}}
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // expected-error @below {{'tensor.extract' op is an operation on tensors or shapes}}
    %x = tensor.extract %f[%i] : tensor<4xf32>
    memref.store %x, %m[%i] : memref<4xf32>
    gpu.return
  }
}
