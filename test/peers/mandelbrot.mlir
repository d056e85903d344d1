// test/e2e/mandelbrot.gir for the compilers that cargo xtask bench compares with.
!words = memref<?xi32, #spirv.storage_class<StorageBuffer>>

module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @mandelbrot(
        %times: !words, %width: i32, %height: i32, %left: f32, %top: f32, %step: f32, %limit: i32) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %zero_f = arith.constant 0.0 : f32
      %four_f = arith.constant 4.0 : f32
      %x = gpu.global_id x
      %y = gpu.global_id y
      %column = arith.index_cast %x : index to i32
      %row = arith.index_cast %y : index to i32
      %column_inside = arith.cmpi ult, %column, %width : i32
      %row_inside = arith.cmpi ult, %row, %height : i32
      %inside = arith.andi %column_inside, %row_inside : i1
      scf.if %inside {
        %column_f = arith.uitofp %column : i32 to f32
        %row_f = arith.uitofp %row : i32 to f32
        %dx = arith.mulf %column_f, %step : f32
        %dy = arith.mulf %row_f, %step : f32
        %c_re = arith.addf %left, %dx : f32
        %c_im = arith.addf %top, %dy : f32
        // Upstream's road takes no branch out of a loop: the escape is part of the condition.
        %end:3 = scf.while (%i = %zero, %re = %zero_f, %im = %zero_f) : (i32, f32, f32) -> (i32, f32, f32) {
          %re2 = arith.mulf %re, %re : f32
          %im2 = arith.mulf %im, %im : f32
          %norm = arith.addf %re2, %im2 : f32
          %bounded = arith.cmpf ule, %norm, %four_f : f32
          %more = arith.cmpi ult, %i, %limit : i32
          %goes_on = arith.andi %more, %bounded : i1
          scf.condition(%goes_on) %i, %re, %im : i32, f32, f32
        } do {
        ^advance(%i: i32, %re: f32, %im: f32):
          %re2 = arith.mulf %re, %re : f32
          %im2 = arith.mulf %im, %im : f32
          %difference = arith.subf %re2, %im2 : f32
          %re_next = arith.addf %difference, %c_re : f32
          %re_im = arith.mulf %re, %im : f32
          %twice = arith.addf %re_im, %re_im : f32
          %im_next = arith.addf %twice, %c_im : f32
          %i_next = arith.addi %i, %one : i32
          scf.yield %i_next, %re_next, %im_next : i32, f32, f32
        }
        %row_start = arith.muli %row, %width : i32
        %pixel = arith.addi %row_start, %column : i32
        %at = arith.index_cast %pixel : i32 to index
        memref.store %end#0, %times[%at] : !words
      }
      gpu.return
    }
  }
}
