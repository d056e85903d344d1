// Types that have no form in mir.
// RUN: gir-opt --convert-gpu-to-mir --verify-diagnostics --split-input-file %s

gpu.module @m {
  // expected-error @below {{'gpu.func' op has a value of type memref<*xf32>: an unranked memref has no known rank; cast it to a ranked one on the host}}
  gpu.func @unranked(%m: memref<*xf32>) kernel {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has memory of type memref<4x4xf32, strided<[8, 1]>, #gpu.address_space<workgroup>>: memory of a kernel has no gaps between its elements; allocate it without a layout, and make the view where it is accessed}}
  gpu.func @strided() workgroup(%m: memref<4x4xf32, strided<[8, 1]>, #gpu.address_space<workgroup>>) kernel {
    // expected-error @below {{'memref.alloca' op has a value of type memref<4xf32, strided<[2]>>: memory of a kernel has no gaps}}
    %a = memref.alloca() : memref<4xf32, strided<[2]>>
    gpu.return
  }
  // expected-error-re @below {{'gpu.func' op has a value of type memref<4x4xf32, affine_map{{.*}}>: its layout is not a list of strides; run `mlir-opt --normalize-memrefs` first}}
  gpu.func @layout(%m: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) kernel {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has a value of type memref<4xf8E4M3FNUZ>: memory holds index, integers of 1 to 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, and vectors of 2, 3, 4, 8 or 16 numbers, not f8E4M3FNUZ}}
  gpu.func @element(%m: memref<4xf8E4M3FNUZ>) kernel {
    gpu.return
  }
  // expected-error @below {{memory holds index, integers of 1 to 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, and vectors of 2, 3, 4, 8 or 16 numbers, not vector<4xi1>}}
  gpu.func @flags(%m: memref<4xvector<4xi1>>) kernel {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has a value of type i65: values are index, integers of 1 to 64 bits, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of fixed sizes of them, and memrefs}}
  gpu.func @value(%x: i65) kernel {
    gpu.return
  }
  gpu.func @between(%x: i64) kernel {
    %a = arith.trunci %x : i64 to i24
    // expected-error @below {{'gpu.all_reduce' op exchanges i24 between work-items; extend it to 8, 16, 32 or 64 bits first}}
    %b = gpu.all_reduce add %a {} : (i24) -> (i24)
    gpu.return
  }
  // expected-error @below {{'func.func' op has a parameter of type tensor<4xf32>}}
  func.func private @declared(tensor<4xf32>)
  // expected-error @below {{'gpu.func' op has a value of type memref<65536x65536xf32>: it has more elements than indices of 32 bits can address; use index-bitwidth=64}}
  gpu.func @large(%m: memref<65536x65536xf32>) kernel {
    gpu.return
  }
  // expected-error @below {{'gpu.func' op has parameter 1 of type vector<5xf32>, which no launch passes; pass it in memory, or as a vector of 2, 3, 4, 8 or 16 numbers}}
  gpu.func @passed(%m: memref<4xf32>, %v: vector<5xf32>) kernel {
    gpu.return
  }
  gpu.func @inside(%m: memref<8x8xf32>, %x: f32, %c: i1) kernel {
    // expected-error @below {{'vector.broadcast' op has a value of type vector<65x64xf32>: a vector has at most 4096 elements, which are computed one by one; tile it}}
    %0 = vector.broadcast %x : f32 to vector<65x64xf32>
    // expected-error @below {{'vector.broadcast' op has a value of type vector<[4]xf32>: values are}}
    %1 = vector.broadcast %x : f32 to vector<[4]xf32>
    // expected-error @below {{'arith.extf' op has a value of type f128}}
    %2 = arith.extf %x : f32 to f128
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @constants() kernel {
    // expected-error @below {{'arith.constant' op yields the index 2147483648, which does not fit 32 bits; use index-bitwidth=64}}
    %0 = arith.constant 2147483648 : index
    // expected-error @below {{'index.constant' op yields the index -2147483649, which does not fit 32 bits; use index-bitwidth=64}}
    %1 = index.constant -2147483649
    // expected-error @below {{'arith.constant' op yields the index 4294967296, which does not fit 32 bits; use index-bitwidth=64}}
    %2 = arith.constant dense<[0, 4294967296]> : vector<2xindex>
    gpu.return
  }
}
