// A kernel that some work-items leave before the others: the copy out of the memory is behind its end.
// RUN: gir-opt --lir-expand-copies --verify-diagnostics %s

module attributes {lir.target = "cpu"} {
  lir.global @tile : !mir.ptr<workgroup, i32> count 8 align 4 elem i32
  // expected-error@+1 {{'func.func' op has copies, and ends for some work-items before others; run --lir-recover-exits first, or let all reach the end}}
  func.func @k(%out: !mir.ptr<global, i32> {lir.name = "out"}, %small: i1)
      attributes {lir.dsp_dma = #mir.dsp_dma<source = @tile, dest = "out", size = 32>,
                  lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
    lir.if %small {
      lir.return
    }
    return
  }
}
