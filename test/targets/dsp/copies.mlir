// Copies between buffers and the memory of a workgroup: EDMA3 on C66x, a hook on Hexagon and Helium, with a wait in front
// of the body where they block, and in front of the loop behind the first barrier where they do not. Hexagon has memory of
// 32 elements, a vector.
// R-RUNA-84
// RUN: gir-opt --lower-to-lir --emit-dsp --target=c66x %s -o %t.c && FileCheck %s --check-prefixes=C,C66X < %t.c
// RUN: %check-dsp %t.c
// RUN: gir-opt --lower-to-lir --emit-dsp --target=helium --dsp-format=c %s -o %t.helium.c && FileCheck %s --check-prefixes=C,HOOK < %t.helium.c
// RUN: %assemble-dsp --target=thumbv8.1m.main-none-eabihf -mcpu=cortex-m55 %t.helium.c -o /dev/null
// RUN: gir-opt --lower-to-lir --emit-dsp --target=hexagon-v68 --dsp-format=c %s -o %t.hexagon.c && FileCheck %s --check-prefixes=C,HOOK < %t.hexagon.c
// RUN: %assemble-dsp --target=hexagon -mv68 -mhvx %t.hexagon.c -o /dev/null
// RUN: gir-opt --lower-to-lir --emit-dsp --target=hexagon-v68 %s | FileCheck %s --check-prefix=LLVM

// C66X: #include <c6x.h>
// C66X-NEXT: #include <ti/sdo/edma3/drv/edma3_drv.h>
// C66X: static void gir_dma_wait(uint32_t copy) {
// C66X: EDMA3_DRV_waitAndClearTcc(gir_edma, gir_edma_codes[copy]);
// C66X: static void gir_dma_start(uint32_t copy, void* to, const void* from, uint32_t bytes) {
// C66X: EDMA3_DRV_setSrcParams(
// C66X: EDMA3_DRV_setDestParams(
// C66X: EDMA3_DRV_setTransferParams(gir_edma, channel, count, 1u, 1u, 0u, EDMA3_DRV_SYNC_A);
// C66X: EDMA3_DRV_enableTransfer(gir_edma, channel, EDMA3_DRV_TRIG_MODE_MANUAL);
// HOOK: #define GIR_DMA_START(copy, to, from, bytes) gir_copy(

// C: static uint32_t tile[{{8|32}}] __attribute__((section(".bss.workgroup"), aligned(4)));
// C: static uint32_t late[{{8|32}}] __attribute__((section(".bss.workgroup"), aligned(4)));
// C-LABEL: static void sums_workgroup(
// C-NOT: static
// C: for ({{.*}} < 8; ++item)
// C: gir_dma_wait_for_all();
// C-NEXT: for ({{.*}} < 8; ++item

// C-LABEL: void sums(
// C: for (uint64_t group = first; group < end; ++group) {
// C-NEXT: gir_dma_start(0u, tile, buffers[0], 32u);
// C-NEXT: gir_dma_start(1u, late, buffers[0], 32u);
// C-NEXT: gir_dma_wait(0u);
// C-NEXT: sums_workgroup(buffers[0]{{.*}});
// C-NEXT: gir_dma_start(2u, buffers[1], tile, 32u);
// C-NEXT: gir_dma_wait(2u);
// C-NEXT: }

// LLVM has no such function.
// LLVM-NOT: gir_dma
mir.gpu.global @tile : !mir.ptr<workgroup, i32> count 8 elem i32
mir.gpu.global @late : !mir.ptr<workgroup, i32> count 8 elem i32

func.func @sums(
    %in: !mir.ptr<global, i32> {mir.name = "in", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %out: !mir.ptr<global, i32> {mir.name = "out", mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {
      mir.dsp_dma = [#mir.dsp_dma<source = "in", dest = @tile, size = 32>,
                     #mir.dsp_dma<source = "in", dest = @late, size = 32, blocking = false>,
                     #mir.dsp_dma<source = @tile, dest = "out", size = 32, blocking = false>],
      mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %i = mir.gpu.local_id x
  %tile = mir.gpu.address_of @tile : !mir.ptr<workgroup, i32>
  %late = mir.gpu.address_of @late : !mir.ptr<workgroup, i32>
  %at = mir.gpu.gep %tile[%i] stride 4 : <workgroup, i32>, i32
  %old = mir.gpu.load %at : <workgroup, i32> -> i32
  %double = arith.addi %old, %old : i32
  mir.gpu.store %at, %double : <workgroup, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %seven = arith.constant 7 : i32
  %mirrored = arith.subi %seven, %i : i32
  %other.at = mir.gpu.gep %late[%mirrored] stride 4 : <workgroup, i32>, i32
  %other = mir.gpu.load %other.at : <workgroup, i32> -> i32
  %mine = mir.gpu.load %at : <workgroup, i32> -> i32
  %sum = arith.addi %mine, %other : i32
  mir.gpu.store %at, %sum : <workgroup, i32>, i32
  return
}
