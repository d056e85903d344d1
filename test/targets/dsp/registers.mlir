// Vectors of a register's length are computed by the intrinsics of the processors' compilers; where an operation has none,
// its lanes are numbers. Floats of Helium take subnormal numbers for zeros, and are vectors with --fast-math only.
// R-RUNA-82 R-RUNA-83
// RUN: gir-opt --lower-to-lir --emit-dsp --target=c66x %s -o %t.c 2> /dev/null && FileCheck %s --check-prefix=C66X < %t.c
// RUN: %check-dsp %t.c
// RUN: gir-opt --lower-to-lir --emit-dsp --target=helium --dsp-format=c %s -o %t.helium.c && FileCheck %s --check-prefix=HELIUM < %t.helium.c
// RUN: %assemble-dsp -isystem %S/../../../tools/run/src/dsp/shims/freestanding --target=thumbv8.1m.main-none-eabihf -mcpu=cortex-m55+nomve.fp %t.helium.c | FileCheck %s --check-prefix=M55
// RUN: gir-opt --lower-to-lir --emit-dsp --target=helium --dsp-format=c --fast-math %s -o %t.fast.c && FileCheck %s --check-prefix=FAST < %t.fast.c
// RUN: %assemble-dsp -isystem %S/../../../tools/run/src/dsp/shims/freestanding --target=thumbv8.1m.main-none-eabihf -mcpu=cortex-m55 %t.fast.c | FileCheck %s --check-prefix=M55-FAST
// RUN: gir-opt --lower-to-lir --emit-dsp --target=hexagon-v68 --dsp-format=c %s -o %t.hexagon.c && FileCheck %s --check-prefix=HEXAGON < %t.hexagon.c
// RUN: %assemble-dsp -isystem %S/../../../tools/run/src/dsp/shims/freestanding --target=hexagon -mv68 -mhvx %t.hexagon.c | FileCheck %s --check-prefix=V68

// C66X: #include <c6x.h>
// HELIUM: -mcpu=cortex-m55+nomve.fp
// HELIUM: #include <arm_mve.h>
// FAST: -mcpu=cortex-m55 -std
// HEXAGON: #include <hexagon_protos.h>
// HEXAGON-NEXT: #include <hexagon_types.h>
// HEXAGON-NEXT: #include <hvx_hexagon_protos.h>

// C66X-LABEL: static void bytes_workgroup(
// C66X: uint32_t [[A:.*]] = *(uint32_t_alias*)p;
// C66X: = _add4([[A]], {{.*}});
// C66X: = _maxu4(
// C66X: = _sub4(
// C66X: {{t[0-9]* \^ t[0-9]*;}}
// C66X: = _saddu4(
// C66X: uint8_t [[LANE:.*]] = (uint8_t)({{.*}} >> 24);
// C66X: = _add4({{.*}}, gir_filled_u8x4([[LANE]]));
// HELIUM-LABEL: static void bytes_workgroup(
// HELIUM: uint8x16_t [[A:.*]] = *(uint8x16_t_alias*)p;
// HELIUM: = vaddq_u8([[A]], {{.*}});
// HELIUM-NEXT: = vmaxq_u8(
// HELIUM-NEXT: = vsubq_u8(
// HELIUM-NEXT: = veorq_u8(
// HELIUM-NEXT: {{[ ]}}[[G:t[0-9]+]] = vqaddq_u8(
// HELIUM-NEXT: = vaddq_u8([[G]], vdupq_n_u8([[G]][3]));
// HEXAGON-LABEL: static void bytes_workgroup(
// HEXAGON: = Q6_P_vaddub_PP(
// HEXAGON: = Q6_P_vmaxub_PP(
// HEXAGON: = Q6_P_vsubub_PP(
// HEXAGON: = Q6_P_vaddub_PP_sat(
func.func @bytes(%p: !mir.ptr<global, vector<16xi8>> {mir.name = "p", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %q: !mir.ptr<global, vector<16xi8>> {mir.name = "q", mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %a = mir.gpu.load %p : <global, vector<16xi8>> -> vector<16xi8>
  %b = mir.gpu.load %q : <global, vector<16xi8>> -> vector<16xi8>
  %c = arith.addi %a, %b : vector<16xi8>
  %d = arith.maxui %c, %b : vector<16xi8>
  %e = arith.subi %d, %a : vector<16xi8>
  %f = arith.xori %e, %b : vector<16xi8>
  %g = mir.uadd_sat %f, %b : vector<16xi8>
  %x = vector.extract %g[3] : i8 from vector<16xi8>
  %h = vector.broadcast %x : i8 to vector<16xi8>
  %i = arith.addi %g, %h : vector<16xi8>
  mir.gpu.store %p, %i : <global, vector<16xi8>>, vector<16xi8>
  return
}

// C66X-LABEL: static void halves_workgroup(
// C66X: = gir_dmul2(
// C66X: = _dmax2(
// C66X: = _dsadd2(
// HELIUM-LABEL: static void halves_workgroup(
// HELIUM: {{[ ]}}[[C:t[0-9]+]] = vmulq_u16(
// HELIUM-NEXT: = (uint16x8_t)vmaxq_s16((int16x8_t)[[C]], (int16x8_t){{.*}});
// HELIUM-NEXT: = (uint16x8_t)vqaddq_s16(
// HEXAGON-LABEL: static void halves_workgroup(
// HEXAGON: = gir_u16x4(
// HEXAGON: = Q6_P_vmaxh_PP(
// HEXAGON: = Q6_P_vaddh_PP_sat(
func.func @halves(%p: !mir.ptr<global, vector<8xi16>> {mir.name = "p", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %q: !mir.ptr<global, vector<8xi16>> {mir.name = "q", mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %a = mir.gpu.load %p : <global, vector<8xi16>> -> vector<8xi16>
  %b = mir.gpu.load %q : <global, vector<8xi16>> -> vector<8xi16>
  %c = arith.muli %a, %b : vector<8xi16>
  %d = arith.maxsi %c, %b : vector<8xi16>
  %e = mir.sadd_sat %d, %a : vector<8xi16>
  mir.gpu.store %p, %e : <global, vector<8xi16>>, vector<8xi16>
  return
}

// C66X-LABEL: static void floats_workgroup(
// C66X: __float2_t [[A:.*]] = *(float2_t_alias*)p;
// C66X: = _dmpysp([[A]], gir_filled_f32x2(0.5f));
// C66X: {{[ ]}}[[D:t[0-9]+]] = _daddsp(
// C66X: *p = fabsf(_lof2([[D]]));
// C66X-NEXT: p[1] = fabsf(_hif2([[D]]));
// HELIUM-LABEL: static void floats_workgroup(
// HELIUM-NOT: q_f32
// HELIUM: * 0.5f
// FAST-LABEL: static void floats_workgroup(
// FAST: = vmulq_f32({{.*}}, vdupq_n_f32(0.5f));
// FAST-NEXT: {{[ ]}}[[D:t[0-9]+]] = vaddq_f32(
// FAST-NEXT: *p = fabsf([[D]][0]);
// HEXAGON-LABEL: static void floats_workgroup(
// HEXAGON: * 0.5f
func.func @floats(%p: !mir.ptr<global, vector<4xf32>> {mir.name = "p", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %q: !mir.ptr<global, vector<4xf32>> {mir.name = "q", mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %a = mir.gpu.load %p : <global, vector<4xf32>> -> vector<4xf32>
  %b = mir.gpu.load %q : <global, vector<4xf32>> -> vector<4xf32>
  %half = arith.constant dense<0.5> : vector<4xf32>
  %c = arith.mulf %a, %half : vector<4xf32>
  %d = arith.addf %c, %b : vector<4xf32>
  %e = math.absf %d : vector<4xf32>
  mir.gpu.store %p, %e : <global, vector<4xf32>>, vector<4xf32>
  return
}

// The minimum of C66x has 16 bits.
// C66X-LABEL: static void words_workgroup(
// C66X: = _dadd({{.*}}, gir_filled_u32x2(7u));
// C66X: {{.*}} < {{.*}} ? {{.*}} : {{.*}}
// HELIUM-LABEL: static void words_workgroup(
// HELIUM: *(uint32x4_t_alias*)(p + 4);
// HELIUM: = vaddq_u32({{.*}}, vdupq_n_u32(7u));
// HELIUM: = (uint32x4_t)vminq_s32(
// HEXAGON-LABEL: static void words_workgroup(
// HEXAGON: {{[ ]}}[[C:t[0-9]+]] = GIR_HVX(gir_u32x16, Q6_Vw_vadd_VwVw, {{.*}}, GIR_FILLED(gir_u32x16, 7u));
// HEXAGON-NEXT: = GIR_HVX(gir_u32x16, Q6_Vw_vmin_VwVw, [[C]], {{.*}});
func.func @words(%p: !mir.ptr<global, vector<16xi32>> {mir.name = "p", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
                 %q: !mir.ptr<global, vector<16xi32>> {mir.name = "q", mir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %a = mir.gpu.load %p : <global, vector<16xi32>> -> vector<16xi32>
  %b = mir.gpu.load %q : <global, vector<16xi32>> -> vector<16xi32>
  %n = arith.constant dense<7> : vector<16xi32>
  %c = arith.addi %a, %n : vector<16xi32>
  %d = arith.minsi %c, %b : vector<16xi32>
  mir.gpu.store %p, %d : <global, vector<16xi32>>, vector<16xi32>
  return
}

// M55-LABEL: bytes:
// M55: vadd.i8 q
// M55: vqadd.u8 q
// M55-NOT: v{{add|mul}}.f32 q
// M55-FAST: vmul.f32 q
// V68-LABEL: words:
// V68: .w = vadd(v{{.*}}.w,v{{.*}}.w)
// V68: .w = vmin(v{{.*}}.w,v{{.*}}.w)
