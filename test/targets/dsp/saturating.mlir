// Sums and differences that saturate are instructions: of LLVM, and by intrinsics of the processors' compilers in C.
// Functions of C have the numbers for which a processor has no instruction.
// R-RUNA-70 R-RUNA-83
// RUN: gir-opt --lower-to-lir --emit-dsp --target=c66x %s -o %t.c && FileCheck %s --check-prefixes=C,C66X < %t.c
// RUN: %check-dsp %t.c
// RUN: gir-opt --lower-to-lir --emit-dsp --target=helium --dsp-format=c %s -o %t.helium.c && FileCheck %s --check-prefixes=C,HELIUM < %t.helium.c
// RUN: %assemble-dsp --target=thumbv8.1m.main-none-eabihf -mcpu=cortex-m55 %t.helium.c | FileCheck %s --check-prefix=M55
// RUN: gir-opt --lower-to-lir --emit-dsp --target=hexagon-v68 --dsp-format=c %s -o %t.hexagon.c && FileCheck %s --check-prefixes=C,HEXAGON < %t.hexagon.c
// RUN: %assemble-dsp --target=hexagon -mv68 %t.hexagon.c | FileCheck %s --check-prefix=V68
// RUN: gir-opt --lower-to-lir --emit-dsp --target=hexagon-v68 %s | FileCheck %s --check-prefix=LLVM
// RUN: gir-opt --lower-to-lir --emit-dsp --target=helium --dsp-format=asm %s | FileCheck %s --check-prefix=MVE

// C66X: #include <c6x.h>
// HELIUM: #include <arm_acle.h>
// HEXAGON: #include <hexagon_protos.h>

// C: static inline int16_t gir_add_sat_i16(int16_t x, int16_t y) {
// C66X-NEXT: return (int16_t)_sadd2(x, y);
// HELIUM-NEXT: return (int16_t)__qadd16(x, y);
// HEXAGON-NEXT: return (int16_t)Q6_R_vaddh_RR_sat(x, y);
// C: static inline int32_t gir_add_sat_i32(int32_t x, int32_t y) {
// C66X-NEXT: return (int32_t)_sadd(x, y);
// HELIUM-NEXT: return (int32_t)__qadd(x, y);
// HEXAGON-NEXT: return (int32_t)Q6_R_add_RR_sat(x, y);
// C: static inline uint8_t gir_sub_sat_u8(uint8_t x, uint8_t y) {
// C66X-NEXT: int32_t wide = (int32_t)x - y;
// C66X-NEXT: return (uint8_t)(wide > 255 ? 255 : wide < 0 ? 0 : wide);
// HELIUM-NEXT: return (uint8_t)__uqsub8(x, y);
// C: = gir_add_sat_i32(
// C: = gir_add_sat_i16(
// C: = gir_sub_sat_u8(

// M55: qadd
// V68: :sat
// LLVM-DAG: call i32 @llvm.sadd.sat.i32(
// LLVM-DAG: call i16 @llvm.sadd.sat.i16(
// LLVM-DAG: call i8 @llvm.usub.sat.i8(
// MVE: vqadd.s32
func.func @sums(
    %w: !mir.ptr<global, i32> {mir.name = "w", mir.type = si32},
    %h: !mir.ptr<global, i16> {mir.name = "h", mir.type = si16},
    %b: !mir.ptr<global, i8> {mir.name = "b", mir.type = ui8})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.global_id x
  %w.at = mir.gpu.gep %w[%i] stride 4 : <global, i32>, i32
  %w.old = mir.gpu.load %w.at : <global, i32> -> i32
  %w.new = mir.sadd_sat %w.old, %i : i32
  mir.gpu.store %w.at, %w.new : <global, i32>, i32
  %h.at = mir.gpu.gep %h[%i] stride 2 : <global, i16>, i32
  %h.old = mir.gpu.load %h.at : <global, i16> -> i16
  %h.new = mir.sadd_sat %h.old, %h.old : i16
  mir.gpu.store %h.at, %h.new : <global, i16>, i16
  %b.at = mir.gpu.gep %b[%i] stride 1 : <global, i8>, i32
  %b.old = mir.gpu.load %b.at : <global, i8> -> i8
  %five = arith.constant 5 : i8
  %b.new = mir.usub_sat %b.old, %five : i8
  mir.gpu.store %b.at, %b.new : <global, i8>, i8
  return
}
