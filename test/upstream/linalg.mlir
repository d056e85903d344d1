// Operations of linalg on memrefs, lowered by upstream's own passes.
// RUN: gir-opt %s --emit-spirv -o %t
// RUN: gir-opt %s --emit-spirv --target=opencl3.0-spirv -o %t
// RUN: gir-opt %s --emit-ptx -o %t
// RUN: gir-opt %s --emit-cuda -o %t
// RUN: gir-opt %s --emit-opencl -o %t
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#both = affine_map<(i, j) -> (i, j)>
#swapped = affine_map<(i, j) -> (j, i)>
#single = affine_map<(i, j) -> ()>
#even = affine_map<(i) -> (i * 2)>
#one = affine_map<(i) -> (i)>
gpu.module @kernels {
  func.func @filled(%o: memref<3x5xf32>) {
    %c = arith.constant 2.5 : f32
    linalg.fill ins(%c : f32) outs(%o : memref<3x5xf32>)
    return
  }
  func.func @copied(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.copy ins(%M : memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @add(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.add ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @sub(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.sub ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @mul(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.mul ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @div(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.div ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @maxs(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.max ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @mins(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.min ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @abs_each(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.abs ins(%M : memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @ceil_each(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.ceil ins(%M : memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @floor_each(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.floor ins(%M : memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @negf_each(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.negf ins(%M : memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  func.func @square_each(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.square ins(%M : memref<4x6xf32>) outs(%o : memref<4x6xf32>)
    return
  }
  gpu.func @elements(%filled_o: memref<3x5xf32>, %m: memref<4x6xf32>, %copied_o: memref<4x6xf32>, %n: memref<4x6xf32>, %add_o: memref<4x6xf32>, %sub_o: memref<4x6xf32>, %mul_o: memref<4x6xf32>, %div_o: memref<4x6xf32>, %maxs_o: memref<4x6xf32>, %mins_o: memref<4x6xf32>, %abs_each_o: memref<4x6xf32>, %ceil_each_o: memref<4x6xf32>, %floor_each_o: memref<4x6xf32>, %negf_each_o: memref<4x6xf32>, %square_each_o: memref<4x6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @filled(%filled_o) : (memref<3x5xf32>) -> ()
    func.call @copied(%m, %copied_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @add(%m, %n, %add_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @sub(%m, %n, %sub_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @mul(%m, %n, %mul_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @div(%m, %n, %div_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @maxs(%m, %n, %maxs_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @mins(%m, %n, %mins_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @abs_each(%m, %abs_each_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @ceil_each(%m, %ceil_each_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @floor_each(%m, %floor_each_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @negf_each(%m, %negf_each_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @square_each(%m, %square_each_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    gpu.return
  }
  func.func @transposed(%M: memref<4x6xf32>, %o: memref<6x4xf32>) {
    linalg.transpose ins(%M : memref<4x6xf32>) outs(%o : memref<6x4xf32>) permutation = [1, 0]
    return
  }
  func.func @permuted(%t: memref<2x3x4xi32>, %o: memref<4x2x3xi32>) {
    linalg.transpose ins(%t : memref<2x3x4xi32>) outs(%o : memref<4x2x3xi32>) permutation = [2, 0, 1]
    return
  }
  func.func @broadcast(%V: memref<6xf32>, %o: memref<4x6xf32>) {
    linalg.broadcast ins(%V : memref<6xf32>) outs(%o : memref<4x6xf32>) dimensions = [0]
    return
  }
  func.func @reduced(%M: memref<4x6xf32>, %o: memref<4xf32>) {
    linalg.reduce ins(%M : memref<4x6xf32>) outs(%o : memref<4xf32>) dimensions = [1]
      (%in: f32, %sum: f32) {
        %s = arith.addf %in, %sum : f32
        linalg.yield %s : f32
      }
    return
  }
  func.func @reduced_to_one(%M: memref<4x6xf32>, %o: memref<f32>) {
    linalg.reduce ins(%M : memref<4x6xf32>) outs(%o : memref<f32>) dimensions = [0, 1]
      (%in: f32, %sum: f32) {
        %s = arith.maximumf %in, %sum : f32
        linalg.yield %s : f32
      }
    return
  }
  func.func @mapped(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.map ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>)
      (%l: f32, %r: f32, %old: f32) {
        %p = arith.mulf %l, %r : f32
        %s = arith.subf %p, %l : f32
        linalg.yield %s : f32
      }
    return
  }
  func.func @selected(%M: memref<4x6xf32>, %N: memref<4x6xf32>, %o: memref<4x6xf32>) {
    linalg.generic {indexing_maps = [#both, #both, #both], iterator_types = ["parallel", "parallel"]}
      ins(%M, %N : memref<4x6xf32>, memref<4x6xf32>) outs(%o : memref<4x6xf32>) {
    ^bb0(%l: f32, %r: f32, %old: f32):
      %is = arith.cmpf ogt, %l, %r : f32
      %s = arith.select %is, %l, %old : f32
      linalg.yield %s : f32
    }
    return
  }
  func.func @numbered(%o: memref<4x6xi32>) {
    linalg.generic {indexing_maps = [#both], iterator_types = ["parallel", "parallel"]}
      outs(%o : memref<4x6xi32>) {
    ^bb0(%old: i32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = arith.muli %i, %j : index
      %n = arith.index_cast %k : index to i32
      %s = arith.addi %n, %old : i32
      linalg.yield %s : i32
    }
    return
  }
  func.func @softmax_parts(%M: memref<4x6xf32>, %o: memref<4x6xf32>, %m: memref<4xf32>) {
    linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]}
      ins(%M : memref<4x6xf32>) outs(%m : memref<4xf32>) {
    ^bb0(%in: f32, %max: f32):
      %s = arith.maximumf %in, %max : f32
      linalg.yield %s : f32
    }
    linalg.generic {indexing_maps = [#both, #row, #both], iterator_types = ["parallel", "parallel"]}
      ins(%M, %m : memref<4x6xf32>, memref<4xf32>) outs(%o : memref<4x6xf32>) {
    ^bb0(%in: f32, %max: f32, %old: f32):
      %s = arith.subf %in, %max : f32
      linalg.yield %s : f32
    }
    return
  }
  func.func @two_outputs(%M: memref<4x6xf32>, %o: memref<6x4xf32>, %p: memref<f32>) {
    linalg.generic {indexing_maps = [#both, #swapped, #single], iterator_types = ["reduction", "reduction"]}
      ins(%M : memref<4x6xf32>) outs(%o, %p : memref<6x4xf32>, memref<f32>) {
    ^bb0(%in: f32, %old: f32, %sum: f32):
      %s = arith.addf %in, %sum : f32
      %d = arith.addf %in, %in : f32
      linalg.yield %d, %s : f32, f32
    }
    return
  }
  func.func @every_second(%V: memref<6xf32>, %o: memref<3xf32>) {
    linalg.generic {indexing_maps = [#even, #one], iterator_types = ["parallel"]}
      ins(%V : memref<6xf32>) outs(%o : memref<3xf32>) {
    ^bb0(%in: f32, %old: f32):
      %s = arith.addf %in, %old : f32
      linalg.yield %s : f32
    }
    return
  }
  func.func @of_a_view(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    %in = memref.subview %M[1, 2][2, 3][1, 1] : memref<4x6xf32> to memref<2x3xf32, strided<[6, 1], offset: 8>>
    %out = memref.subview %o[0, 1][2, 3][2, 2] : memref<4x6xf32> to memref<2x3xf32, strided<[12, 2], offset: 1>>
    linalg.add ins(%in, %in : memref<2x3xf32, strided<[6, 1], offset: 8>>, memref<2x3xf32, strided<[6, 1], offset: 8>>) outs(%out : memref<2x3xf32, strided<[12, 2], offset: 1>>)
    return
  }
  func.func @of_open_sizes(%M: memref<4x6xf32>, %o: memref<4x6xf32>) {
    %in = memref.cast %M : memref<4x6xf32> to memref<?x?xf32>
    %out = memref.cast %o : memref<4x6xf32> to memref<?x?xf32>
    linalg.mul ins(%in, %in : memref<?x?xf32>, memref<?x?xf32>) outs(%out : memref<?x?xf32>)
    return
  }
  gpu.func @shapes(%m: memref<4x6xf32>, %transposed_o: memref<6x4xf32>, %permuted_t: memref<2x3x4xi32>, %permuted_o: memref<4x2x3xi32>, %v: memref<6xf32>, %broadcast_o: memref<4x6xf32>, %reduced_o: memref<4xf32>, %reduced_to_one_o: memref<f32>, %n: memref<4x6xf32>, %mapped_o: memref<4x6xf32>, %selected_o: memref<4x6xf32>, %numbered_o: memref<4x6xi32>, %softmax_parts_o: memref<4x6xf32>, %softmax_parts_m: memref<4xf32>, %two_outputs_o: memref<6x4xf32>, %two_outputs_p: memref<f32>, %every_second_o: memref<3xf32>, %of_a_view_o: memref<4x6xf32>, %of_open_sizes_o: memref<4x6xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @transposed(%m, %transposed_o) : (memref<4x6xf32>, memref<6x4xf32>) -> ()
    func.call @permuted(%permuted_t, %permuted_o) : (memref<2x3x4xi32>, memref<4x2x3xi32>) -> ()
    func.call @broadcast(%v, %broadcast_o) : (memref<6xf32>, memref<4x6xf32>) -> ()
    func.call @reduced(%m, %reduced_o) : (memref<4x6xf32>, memref<4xf32>) -> ()
    func.call @reduced_to_one(%m, %reduced_to_one_o) : (memref<4x6xf32>, memref<f32>) -> ()
    func.call @mapped(%m, %n, %mapped_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @selected(%m, %n, %selected_o) : (memref<4x6xf32>, memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @numbered(%numbered_o) : (memref<4x6xi32>) -> ()
    func.call @softmax_parts(%m, %softmax_parts_o, %softmax_parts_m) : (memref<4x6xf32>, memref<4x6xf32>, memref<4xf32>) -> ()
    func.call @two_outputs(%m, %two_outputs_o, %two_outputs_p) : (memref<4x6xf32>, memref<6x4xf32>, memref<f32>) -> ()
    func.call @every_second(%v, %every_second_o) : (memref<6xf32>, memref<3xf32>) -> ()
    func.call @of_a_view(%m, %of_a_view_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    func.call @of_open_sizes(%m, %of_open_sizes_o) : (memref<4x6xf32>, memref<4x6xf32>) -> ()
    gpu.return
  }
  func.func @matmul(%M: memref<4x6xf32>, %w: memref<6x3xf32>, %o: memref<4x3xf32>) {
    linalg.matmul ins(%M, %w : memref<4x6xf32>, memref<6x3xf32>) outs(%o : memref<4x3xf32>)
    return
  }
  func.func @matmul_transposed(%M: memref<4x6xf32>, %w: memref<3x6xf32>, %o: memref<4x3xf32>) {
    linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%M, %w : memref<4x6xf32>, memref<3x6xf32>) outs(%o : memref<4x3xf32>)
    return
  }
  func.func @matmul_bytes(%l: memref<3x4xi8>, %r: memref<4x2xi8>, %o: memref<3x2xi32>) {
    linalg.matmul ins(%l, %r : memref<3x4xi8>, memref<4x2xi8>) outs(%o : memref<3x2xi32>)
    return
  }
  func.func @matmul_unsigned(%l: memref<3x4xi8>, %r: memref<4x2xi8>, %o: memref<3x2xi32>) {
    linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%l, %r : memref<3x4xi8>, memref<4x2xi8>) outs(%o : memref<3x2xi32>)
    return
  }
  func.func @batch_matmul(%l: memref<2x3x4xi32>, %r: memref<2x4x2xi32>, %o: memref<2x3x2xi32>) {
    linalg.batch_matmul ins(%l, %r : memref<2x3x4xi32>, memref<2x4x2xi32>) outs(%o : memref<2x3x2xi32>)
    return
  }
  func.func @batch_reduce_matmul(%l: memref<2x3x4xf32>, %r: memref<2x4x2xf32>, %o: memref<3x2xf32>) {
    linalg.batch_reduce_matmul ins(%l, %r : memref<2x3x4xf32>, memref<2x4x2xf32>) outs(%o : memref<3x2xf32>)
    return
  }
  func.func @matvec(%M: memref<4x6xf32>, %V: memref<6xf32>, %o: memref<4xf32>) {
    linalg.matvec ins(%M, %V : memref<4x6xf32>, memref<6xf32>) outs(%o : memref<4xf32>)
    return
  }
  func.func @vecmat(%v: memref<4xf32>, %M: memref<4x6xf32>, %o: memref<6xf32>) {
    linalg.vecmat ins(%v, %M : memref<4xf32>, memref<4x6xf32>) outs(%o : memref<6xf32>)
    return
  }
  func.func @dot(%V: memref<6xf32>, %v: memref<6xf32>, %o: memref<f32>) {
    linalg.dot ins(%V, %v : memref<6xf32>, memref<6xf32>) outs(%o : memref<f32>)
    return
  }
  gpu.func @products(%m: memref<4x6xf32>, %matmul_w: memref<6x3xf32>, %matmul_o: memref<4x3xf32>, %matmul_transposed_w: memref<3x6xf32>, %matmul_transposed_o: memref<4x3xf32>, %matmul_bytes_l: memref<3x4xi8>, %matmul_bytes_r: memref<4x2xi8>, %matmul_bytes_o: memref<3x2xi32>, %matmul_unsigned_l: memref<3x4xi8>, %matmul_unsigned_r: memref<4x2xi8>, %matmul_unsigned_o: memref<3x2xi32>, %batch_matmul_l: memref<2x3x4xi32>, %batch_matmul_r: memref<2x4x2xi32>, %batch_matmul_o: memref<2x3x2xi32>, %batch_reduce_matmul_l: memref<2x3x4xf32>, %batch_reduce_matmul_r: memref<2x4x2xf32>, %batch_reduce_matmul_o: memref<3x2xf32>, %v: memref<6xf32>, %matvec_o: memref<4xf32>, %vecmat_v: memref<4xf32>, %vecmat_o: memref<6xf32>, %dot_v: memref<6xf32>, %dot_o: memref<f32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @matmul(%m, %matmul_w, %matmul_o) : (memref<4x6xf32>, memref<6x3xf32>, memref<4x3xf32>) -> ()
    func.call @matmul_transposed(%m, %matmul_transposed_w, %matmul_transposed_o) : (memref<4x6xf32>, memref<3x6xf32>, memref<4x3xf32>) -> ()
    func.call @matmul_bytes(%matmul_bytes_l, %matmul_bytes_r, %matmul_bytes_o) : (memref<3x4xi8>, memref<4x2xi8>, memref<3x2xi32>) -> ()
    func.call @matmul_unsigned(%matmul_unsigned_l, %matmul_unsigned_r, %matmul_unsigned_o) : (memref<3x4xi8>, memref<4x2xi8>, memref<3x2xi32>) -> ()
    func.call @batch_matmul(%batch_matmul_l, %batch_matmul_r, %batch_matmul_o) : (memref<2x3x4xi32>, memref<2x4x2xi32>, memref<2x3x2xi32>) -> ()
    func.call @batch_reduce_matmul(%batch_reduce_matmul_l, %batch_reduce_matmul_r, %batch_reduce_matmul_o) : (memref<2x3x4xf32>, memref<2x4x2xf32>, memref<3x2xf32>) -> ()
    func.call @matvec(%m, %v, %matvec_o) : (memref<4x6xf32>, memref<6xf32>, memref<4xf32>) -> ()
    func.call @vecmat(%vecmat_v, %m, %vecmat_o) : (memref<4xf32>, memref<4x6xf32>, memref<6xf32>) -> ()
    func.call @dot(%v, %dot_v, %dot_o) : (memref<6xf32>, memref<6xf32>, memref<f32>) -> ()
    gpu.return
  }
  func.func @mmt4d(%l: memref<1x2x2x3xf32>, %r: memref<2x2x1x3xf32>, %o: memref<1x2x2x1xf32>) {
    linalg.mmt4d ins(%l, %r : memref<1x2x2x3xf32>, memref<2x2x1x3xf32>) outs(%o : memref<1x2x2x1xf32>)
    return
  }
  func.func @quantized(%l: memref<3x4xi8>, %r: memref<4x2xi8>, %o: memref<3x2xi32>) {
    %a = arith.constant 3 : i32
    %b = arith.constant -2 : i32
    linalg.quantized_matmul ins(%l, %r, %a, %b : memref<3x4xi8>, memref<4x2xi8>, i32, i32) outs(%o : memref<3x2xi32>)
    return
  }
  func.func @contracted(%l: memref<2x3xf32>, %r: memref<3x2xf32>, %o: memref<2xf32>) {
    linalg.contract indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (i)>]
      ins(%l, %r : memref<2x3xf32>, memref<3x2xf32>) outs(%o : memref<2xf32>)
    return
  }
  gpu.func @odd_products(%mmt4d_l: memref<1x2x2x3xf32>, %mmt4d_r: memref<2x2x1x3xf32>, %mmt4d_o: memref<1x2x2x1xf32>, %quantized_l: memref<3x4xi8>, %quantized_r: memref<4x2xi8>, %quantized_o: memref<3x2xi32>, %contracted_l: memref<2x3xf32>, %contracted_r: memref<3x2xf32>, %contracted_o: memref<2xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @mmt4d(%mmt4d_l, %mmt4d_r, %mmt4d_o) : (memref<1x2x2x3xf32>, memref<2x2x1x3xf32>, memref<1x2x2x1xf32>) -> ()
    func.call @quantized(%quantized_l, %quantized_r, %quantized_o) : (memref<3x4xi8>, memref<4x2xi8>, memref<3x2xi32>) -> ()
    func.call @contracted(%contracted_l, %contracted_r, %contracted_o) : (memref<2x3xf32>, memref<3x2xf32>, memref<2xf32>) -> ()
    gpu.return
  }
  func.func @conv_1d(%v: memref<9xf32>, %w: memref<3xf32>, %o: memref<7xf32>) {
    linalg.conv_1d ins(%v, %w : memref<9xf32>, memref<3xf32>) outs(%o : memref<7xf32>)
    return
  }
  func.func @conv_1d_nwc(%v: memref<1x6x2xf32>, %w: memref<3x2x2xf32>, %o: memref<1x4x2xf32>) {
    linalg.conv_1d_nwc_wcf ins(%v, %w : memref<1x6x2xf32>, memref<3x2x2xf32>) outs(%o : memref<1x4x2xf32>)
    return
  }
  func.func @conv_2d(%v: memref<5x6xi32>, %w: memref<2x3xi32>, %o: memref<4x4xi32>) {
    linalg.conv_2d ins(%v, %w : memref<5x6xi32>, memref<2x3xi32>) outs(%o : memref<4x4xi32>)
    return
  }
  func.func @conv_2d_nhwc(%v: memref<1x6x5x2xf32>, %w: memref<2x2x2x3xf32>, %o: memref<1x3x2x3xf32>) {
    linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%v, %w : memref<1x6x5x2xf32>, memref<2x2x2x3xf32>) outs(%o : memref<1x3x2x3xf32>)
    return
  }
  func.func @conv_2d_nchw(%v: memref<1x2x5x5xf32>, %w: memref<2x2x2x2xf32>, %o: memref<1x2x3x3xf32>) {
    linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<2> : tensor<2xi64>} ins(%v, %w : memref<1x2x5x5xf32>, memref<2x2x2x2xf32>) outs(%o : memref<1x2x3x3xf32>)
    return
  }
  gpu.func @windows(%conv_1d_v: memref<9xf32>, %conv_1d_w: memref<3xf32>, %conv_1d_o: memref<7xf32>, %conv_1d_nwc_v: memref<1x6x2xf32>, %conv_1d_nwc_w: memref<3x2x2xf32>, %conv_1d_nwc_o: memref<1x4x2xf32>, %conv_2d_v: memref<5x6xi32>, %conv_2d_w: memref<2x3xi32>, %conv_2d_o: memref<4x4xi32>, %conv_2d_nhwc_v: memref<1x6x5x2xf32>, %conv_2d_nhwc_w: memref<2x2x2x3xf32>, %conv_2d_nhwc_o: memref<1x3x2x3xf32>, %conv_2d_nchw_v: memref<1x2x5x5xf32>, %conv_2d_nchw_w: memref<2x2x2x2xf32>, %conv_2d_nchw_o: memref<1x2x3x3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @conv_1d(%conv_1d_v, %conv_1d_w, %conv_1d_o) : (memref<9xf32>, memref<3xf32>, memref<7xf32>) -> ()
    func.call @conv_1d_nwc(%conv_1d_nwc_v, %conv_1d_nwc_w, %conv_1d_nwc_o) : (memref<1x6x2xf32>, memref<3x2x2xf32>, memref<1x4x2xf32>) -> ()
    func.call @conv_2d(%conv_2d_v, %conv_2d_w, %conv_2d_o) : (memref<5x6xi32>, memref<2x3xi32>, memref<4x4xi32>) -> ()
    func.call @conv_2d_nhwc(%conv_2d_nhwc_v, %conv_2d_nhwc_w, %conv_2d_nhwc_o) : (memref<1x6x5x2xf32>, memref<2x2x2x3xf32>, memref<1x3x2x3xf32>) -> ()
    func.call @conv_2d_nchw(%conv_2d_nchw_v, %conv_2d_nchw_w, %conv_2d_nchw_o) : (memref<1x2x5x5xf32>, memref<2x2x2x2xf32>, memref<1x2x3x3xf32>) -> ()
    gpu.return
  }
  func.func @depthwise(%v: memref<1x4x4x3xf32>, %w: memref<2x2x3xf32>, %o: memref<1x3x3x3xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwc ins(%v, %w : memref<1x4x4x3xf32>, memref<2x2x3xf32>) outs(%o : memref<1x3x3x3xf32>)
    return
  }
  func.func @pooled_sum(%p: memref<1x4x4x2xf32>, %w: memref<2x2xf32>, %o: memref<1x2x2x2xf32>) {
    linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>} ins(%p, %w : memref<1x4x4x2xf32>, memref<2x2xf32>) outs(%o : memref<1x2x2x2xf32>)
    return
  }
  func.func @pooled_max(%p: memref<1x4x4x2xf32>, %w: memref<2x2xf32>, %o: memref<1x3x3x2xf32>) {
    linalg.pooling_nhwc_max ins(%p, %w : memref<1x4x4x2xf32>, memref<2x2xf32>) outs(%o : memref<1x3x3x2xf32>)
    return
  }
  func.func @pooled_min(%p: memref<1x4x4x2xi32>, %w: memref<2x2xi32>, %o: memref<1x3x3x2xi32>) {
    linalg.pooling_nhwc_min_unsigned ins(%p, %w : memref<1x4x4x2xi32>, memref<2x2xi32>) outs(%o : memref<1x3x3x2xi32>)
    return
  }
  func.func @pooled_nchw(%p: memref<1x2x4x4xf32>, %w: memref<2x2xf32>, %o: memref<1x2x3x3xf32>) {
    linalg.pooling_nchw_max ins(%p, %w : memref<1x2x4x4xf32>, memref<2x2xf32>) outs(%o : memref<1x2x3x3xf32>)
    return
  }
  gpu.func @channels(%depthwise_v: memref<1x4x4x3xf32>, %depthwise_w: memref<2x2x3xf32>, %depthwise_o: memref<1x3x3x3xf32>, %pooled_sum_p: memref<1x4x4x2xf32>, %pooled_sum_w: memref<2x2xf32>, %pooled_sum_o: memref<1x2x2x2xf32>, %pooled_max_p: memref<1x4x4x2xf32>, %pooled_max_w: memref<2x2xf32>, %pooled_max_o: memref<1x3x3x2xf32>, %pooled_min_p: memref<1x4x4x2xi32>, %pooled_min_w: memref<2x2xi32>, %pooled_min_o: memref<1x3x3x2xi32>, %pooled_nchw_p: memref<1x2x4x4xf32>, %pooled_nchw_w: memref<2x2xf32>, %pooled_nchw_o: memref<1x2x3x3xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    func.call @depthwise(%depthwise_v, %depthwise_w, %depthwise_o) : (memref<1x4x4x3xf32>, memref<2x2x3xf32>, memref<1x3x3x3xf32>) -> ()
    func.call @pooled_sum(%pooled_sum_p, %pooled_sum_w, %pooled_sum_o) : (memref<1x4x4x2xf32>, memref<2x2xf32>, memref<1x2x2x2xf32>) -> ()
    func.call @pooled_max(%pooled_max_p, %pooled_max_w, %pooled_max_o) : (memref<1x4x4x2xf32>, memref<2x2xf32>, memref<1x3x3x2xf32>) -> ()
    func.call @pooled_min(%pooled_min_p, %pooled_min_w, %pooled_min_o) : (memref<1x4x4x2xi32>, memref<2x2xi32>, memref<1x3x3x2xi32>) -> ()
    func.call @pooled_nchw(%pooled_nchw_p, %pooled_nchw_w, %pooled_nchw_o) : (memref<1x2x4x4xf32>, memref<2x2xf32>, memref<1x2x3x3xf32>) -> ()
    gpu.return
  }
}
