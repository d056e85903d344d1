// Memory that a kernel cannot have, or not in this way.
// RUN: gir-opt --convert-gpu-to-mir --verify-diagnostics --split-input-file %s

gpu.module @m {
  gpu.func @allocation(%n: index, %c: i1, %v: f32) kernel {
    %zero = arith.constant 0 : index
    // expected-error @below {{'memref.alloc' op manages memory in a kernel, which is only possible for at most 64 KiB of a fixed size that no loop carries and no function returns; use 'memref.alloca', a workgroup attribution, or a buffer from the host}}
    %0 = memref.alloc() : memref<16385xf32>
    // expected-error @below {{'memref.alloca' op allocates memory of a size known only at run time; a work-item's memory has a fixed size}}
    %1 = memref.alloca(%n) : memref<?xf32>
    // expected-error @below {{'memref.alloca' op allocates memory that is not private; use a global, a workgroup attribution or a buffer of the host}}
    %2 = memref.alloca() : memref<4xf32, #gpu.address_space<global>>
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @dealloc(%m: memref<4xf32>) kernel {
    // expected-error @below {{'memref.dealloc' op manages memory in a kernel}}
    memref.dealloc %m : memref<4xf32>
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @workgroup(%n: index) kernel {
    // expected-error @below {{'memref.alloc' op allocates workgroup memory of a size known only at run time; use 'gpu.dynamic_shared_memory', whose size the launch sets}}
    %0 = memref.alloc(%n) : memref<?xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

// The memory of one round is not that of the next.
gpu.module @m {
  gpu.func @loop(%n: index, %m: memref<4xf32>, %v: f32) kernel {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %r = scf.for %i = %zero to %n step %one iter_args(%before = %m) -> memref<4xf32> {
      // expected-error @below {{'memref.alloca' op allocates memory in a branch or loop and passes it on, but a work-item has it once; allocate it at the start of the function}}
      %own = memref.alloca() : memref<4xf32>
      memref.store %v, %before[%zero] : memref<4xf32>
      scf.yield %own : memref<4xf32>
    }
    gpu.return
  }
}

// -----

gpu.module @m {
  memref.global constant @table : memref<4xf32> = dense<1.0>
  func.func private @get(%m: memref<4xf32>) {
    return
  }
  gpu.func @constant(%v: f32, %i: index, %c: i1, %m: memref<4xf32>) kernel {
    %t = memref.get_global @table : memref<4xf32>
    // expected-error @below {{'memref.store' op writes to constant memory; declare the global without 'constant'}}
    memref.store %v, %t[%i] : memref<4xf32>
    // expected-error @below {{passes constant memory on, which would lose its memory space; inline the calls (`mlir-opt --inline`), or load the value first}}
    func.call @get(%t) : (memref<4xf32>) -> ()
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @sizes(%n: index, %m: memref<4xf32>) kernel {
    %zero = arith.constant 0 : index
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    // expected-error @below {{'memref.dim' op needs the size of dynamic workgroup memory, which only the launch knows; pass it as a parameter, and make a 'memref.view' of that size}}
    %1 = memref.dim %bytes, %zero : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @atomics(%m: memref<4xi32>, %b: memref<4xi1>, %i: index, %v: i32, %c: i1) kernel {
    %own = memref.alloca() : memref<4xi32>
    // expected-error @below {{'memref.atomic_rmw' op is an atomic on private memory, which no other work-item sees; use 'memref.load' and 'memref.store'}}
    %0 = memref.atomic_rmw addi %v, %own[%i] : (i32, memref<4xi32>) -> i32
    // expected-error @below {{'memref.atomic_rmw' op is an atomic on i1; use an integer of 32 or 64 bits, or a float}}
    %1 = memref.atomic_rmw ori %c, %b[%i] : (i1, memref<4xi1>) -> i1
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @vectors(%m: memref<4x8xvector<2xf32>>, %n: memref<?xf32>, %i: index) kernel {
    // expected-error @below {{'ub.poison' op has a value of type vector<[4]xf32>: values are}}
    %s = ub.poison : vector<[4]xf32>
    // expected-error @below {{'vector.scalable.extract' op is not a vector operation that mir supports}}
    %1 = vector.scalable.extract %s[0] : vector<5xf32> from vector<[4]xf32>
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'memref.global' op is only declared, and kernels are not linked with other modules; give it a value, or 'uninitialized'}}
  memref.global @declared : memref<4xf32>
  // expected-error @below {{'memref.global' op is workgroup memory, which cannot be initialised; store to it in the kernel}}
  memref.global @shared : memref<4xf32, #gpu.address_space<workgroup>> = dense<1.0>
  // expected-error @below {{'memref.global' op is a private variable at module level, where it belongs to no work-item; use 'memref.alloca'}}
  memref.global @private : memref<4xf32, #gpu.address_space<private>> = uninitialized
  // expected-error @below {{'memref.global' op has initial contents that are not a dense list of numbers; use dense<…>, and i8, i16, i32 or i64 in place of other integers, for elements of i1}}
  memref.global @flags : memref<2xi1> = dense<true>
  // expected-error @below {{'memref.global' op is initialised with an index that does not fit 32 bits; use index-bitwidth=64}}
  memref.global @indices : memref<1xindex> = dense<4294967296>
  // expected-error @below {{'memref.global' op has more than 256 MiB of initial contents; fill it at run time}}
  memref.global @large : memref<1000000000xf32> = dense<0.0>
  gpu.func @k() kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{'memref.global' op has type memref<2xcomplex<i32>>: memory holds index, integers of 1 to 64 bits}}
  memref.global @complex : memref<2xcomplex<i32>> = uninitialized
}
