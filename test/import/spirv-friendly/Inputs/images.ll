; Images and samplers: of a type of SPIR-V, by the functions of OpenCL C, and as opaque pointers whose types are in the
; mangled names of functions.
target triple = "spir64-unknown-unknown"

%spirv.Image._void_1_0_0_0_0_0_0 = type opaque

declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>)
declare spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2), <2 x i32>, <4 x i32>)
declare spir_func target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_2_0_0_0_0_0_0PU3AS115__spirv_Sampler(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_2_0_0_0_0_0_0Dv4_fif(target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0), <4 x float>, i32, float)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(%spirv.Image._void_1_0_0_0_0_0_0 addrspace(1)*, <2 x i32>)

define spir_kernel void @copy(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %at) {
  %x = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at), !spirv.nontemporal !0
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %at, <4 x float> %x)
  ret void
}

define spir_kernel void @change(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %both, <2 x i32> %at) {
  %x = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %both, <2 x i32> %at)
  call spir_func void @_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_2Dv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 2) %both, <2 x i32> %at, <4 x i32> %x)
  ret void
}

define spir_kernel void @sample(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <4 x float> %at, ptr addrspace(1) %out) {
  %pair = call spir_func target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) @_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_2_0_0_0_0_0_0PU3AS115__spirv_Sampler(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler)
  %x = call spir_func <4 x float> @_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_2_0_0_0_0_0_0Dv4_fif(target("spirv.SampledImage", void, 2, 0, 0, 0, 0, 0, 0) %pair, <4 x float> %at, i32 2, float 0.0)
  store <4 x float> %x, ptr addrspace(1) %out, align 16
  ret void
}

define spir_kernel void @opencl(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x float> %at, <2 x i32> %place) {
  %x = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %at)
  %n = bitcast <4 x float> %x to <4 x i32>
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %place, <4 x i32> %n)
  ret void
}

define spir_kernel void @legacy(%spirv.Image._void_1_0_0_0_0_0_0 addrspace(1)* %image, <2 x i32> %at, ptr addrspace(1) %out) {
  %x = call spir_func <4 x i32> @_Z23__spirv_ImageRead_Rint4PU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_i(%spirv.Image._void_1_0_0_0_0_0_0 addrspace(1)* %image, <2 x i32> %at)
  store <4 x i32> %x, ptr addrspace(1) %out, align 16
  ret void
}

!0 = !{i32 1}
