; Conversions and reinterpretations: the type of the result, saturation and rounding are postfixes.
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z29__spirv_ConvertFToU_Ruint_rtpf(float)
declare spir_func i8 @_Z29__spirv_ConvertFToS_Rchar_satf(float)
declare spir_func i8 @_Z34__spirv_ConvertFToU_Ruchar_sat_rtnf(float)
declare spir_func float @_Z26__spirv_ConvertSToF_Rfloats(i16)
declare spir_func float @_Z26__spirv_ConvertUToF_Rfloath(i8)
declare spir_func double @_Z24__spirv_FConvert_Rdoublef(float)
declare spir_func <4 x half> @_Z27__spirv_FConvert_Rhalf4_rteDv4_f(<4 x float>)
declare spir_func <16 x i64> @_Z24__spirv_SConvert_Rlong16Dv16_i(<16 x i32>)
declare spir_func i64 @_Z23__spirv_UConvert_Rulongj(i32)
declare spir_func i16 @_Z24__spirv_UConvert_Rushortj(i32)
declare spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchari(i32)
declare spir_func i8 @_Z28__spirv_SatConvertUToS_Rcharj(i32)
declare spir_func <2 x i32> @_Z21__spirv_Bitcast_Rint2l(i64)
declare spir_func float @_Z22__spirv_Bitcast_Rfloati(i32)

define spir_kernel void @up(ptr addrspace(1) %out, float %a0) {
  %x = call spir_func i32 @_Z29__spirv_ConvertFToU_Ruint_rtpf(float %a0)
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @saturated(ptr addrspace(1) %out, float %a0) {
  %x = call spir_func i8 @_Z29__spirv_ConvertFToS_Rchar_satf(float %a0)
  store i8 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @down_saturated(ptr addrspace(1) %out, float %a0) {
  %x = call spir_func i8 @_Z34__spirv_ConvertFToU_Ruchar_sat_rtnf(float %a0)
  store i8 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @signed_to_float(ptr addrspace(1) %out, i16 %a0) {
  %x = call spir_func float @_Z26__spirv_ConvertSToF_Rfloats(i16 %a0)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @unsigned_to_float(ptr addrspace(1) %out, i8 %a0) {
  %x = call spir_func float @_Z26__spirv_ConvertUToF_Rfloath(i8 %a0)
  store float %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @wider(ptr addrspace(1) %out, float %a0) {
  %x = call spir_func double @_Z24__spirv_FConvert_Rdoublef(float %a0)
  store double %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @narrower(ptr addrspace(1) %out, <4 x float> %a0) {
  %x = call spir_func <4 x half> @_Z27__spirv_FConvert_Rhalf4_rteDv4_f(<4 x float> %a0)
  store <4 x half> %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @sign_extended(ptr addrspace(1) %out, <16 x i32> %a0) {
  %x = call spir_func <16 x i64> @_Z24__spirv_SConvert_Rlong16Dv16_i(<16 x i32> %a0)
  store <16 x i64> %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @zero_extended(ptr addrspace(1) %out, i32 %a0) {
  %x = call spir_func i64 @_Z23__spirv_UConvert_Rulongj(i32 %a0)
  store i64 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @cut(ptr addrspace(1) %out, i32 %a0) {
  %x = call spir_func i16 @_Z24__spirv_UConvert_Rushortj(i32 %a0)
  store i16 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @clamped(ptr addrspace(1) %out, i32 %a0) {
  %x = call spir_func i8 @_Z29__spirv_SatConvertSToU_Ruchari(i32 %a0)
  store i8 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @bounded(ptr addrspace(1) %out, i32 %a0) {
  %x = call spir_func i8 @_Z28__spirv_SatConvertUToS_Rcharj(i32 %a0)
  store i8 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @bits(ptr addrspace(1) %out, i64 %a0) {
  %x = call spir_func <2 x i32> @_Z21__spirv_Bitcast_Rint2l(i64 %a0)
  store <2 x i32> %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @bits_of_float(ptr addrspace(1) %out, i32 %a0) {
  %x = call spir_func float @_Z22__spirv_Bitcast_Rfloati(i32 %a0)
  store float %x, ptr addrspace(1) %out
  ret void
}
