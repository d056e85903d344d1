define spir_func float @_Z6acospif(float %0) {
  %2 = tail call spir_func float @_Z4acosf(float %0)
  %3 = fdiv float %2, 0x400921FB60000000
  ret float %3
}
define spir_func double @_Z6acospid(double %0) {
  %2 = tail call spir_func double @_Z4acosd(double %0)
  %3 = fdiv double %2, 0x400921FB54442D18
  ret double %3
}
define spir_func half @_Z6acospiDh(half %0) {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4acosf(float %2)
  %4 = fdiv float %3, 0x400921FB60000000
  %5 = fptrunc float %4 to half
  ret half %5
}
define spir_func <2 x float> @_Z6acospiDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6acospif(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6acospif(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z6acospiDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6acospif(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6acospif(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z6acospif(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z6acospiDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z6acospiDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z6acospiDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z6acospiDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z6acospiDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z6acospiDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z6acospiDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z6acospiDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z6acospiDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z6acospiDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6acospid(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6acospid(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z6acospiDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6acospid(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6acospid(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z6acospid(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z6acospiDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z6acospiDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z6acospiDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z6acospiDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z6acospiDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z6acospiDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z6acospiDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z6acospiDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z6acospiDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z6acospiDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6acospiDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6acospiDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z6acospiDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6acospiDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6acospiDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z6acospiDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z6acospiDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z6acospiDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z6acospiDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z6acospiDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z6acospiDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z6acospiDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z6acospiDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z6acospiDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z6acospiDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z6asinpif(float %0) {
  %2 = tail call spir_func float @_Z4asinf(float %0)
  %3 = fdiv float %2, 0x400921FB60000000
  ret float %3
}
define spir_func double @_Z6asinpid(double %0) {
  %2 = tail call spir_func double @_Z4asind(double %0)
  %3 = fdiv double %2, 0x400921FB54442D18
  ret double %3
}
define spir_func half @_Z6asinpiDh(half %0) {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4asinf(float %2)
  %4 = fdiv float %3, 0x400921FB60000000
  %5 = fptrunc float %4 to half
  ret half %5
}
define spir_func <2 x float> @_Z6asinpiDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6asinpif(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6asinpif(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z6asinpiDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6asinpif(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6asinpif(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z6asinpif(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z6asinpiDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z6asinpiDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z6asinpiDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z6asinpiDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z6asinpiDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z6asinpiDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z6asinpiDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z6asinpiDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z6asinpiDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z6asinpiDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6asinpid(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6asinpid(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z6asinpiDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6asinpid(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6asinpid(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z6asinpid(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z6asinpiDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z6asinpiDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z6asinpiDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z6asinpiDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z6asinpiDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z6asinpiDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z6asinpiDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z6asinpiDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z6asinpiDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z6asinpiDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6asinpiDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6asinpiDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z6asinpiDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6asinpiDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6asinpiDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z6asinpiDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z6asinpiDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z6asinpiDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z6asinpiDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z6asinpiDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z6asinpiDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z6asinpiDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z6asinpiDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z6asinpiDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z6asinpiDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z6atanpif(float %0) {
  %2 = tail call spir_func float @_Z4atanf(float %0)
  %3 = fdiv float %2, 0x400921FB60000000
  ret float %3
}
define spir_func double @_Z6atanpid(double %0) {
  %2 = tail call spir_func double @_Z4atand(double %0)
  %3 = fdiv double %2, 0x400921FB54442D18
  ret double %3
}
define spir_func half @_Z6atanpiDh(half %0) {
  %2 = fpext half %0 to float
  %3 = tail call spir_func float @_Z4atanf(float %2)
  %4 = fdiv float %3, 0x400921FB60000000
  %5 = fptrunc float %4 to half
  ret half %5
}
define spir_func <2 x float> @_Z6atanpiDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6atanpif(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6atanpif(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z6atanpiDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6atanpif(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6atanpif(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z6atanpif(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z6atanpiDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z6atanpiDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z6atanpiDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z6atanpiDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z6atanpiDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z6atanpiDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z6atanpiDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z6atanpiDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z6atanpiDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z6atanpiDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6atanpid(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6atanpid(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z6atanpiDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6atanpid(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6atanpid(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z6atanpid(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z6atanpiDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z6atanpiDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z6atanpiDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z6atanpiDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z6atanpiDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z6atanpiDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z6atanpiDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z6atanpiDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z6atanpiDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z6atanpiDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6atanpiDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6atanpiDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z6atanpiDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6atanpiDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6atanpiDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z6atanpiDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z6atanpiDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z6atanpiDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z6atanpiDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z6atanpiDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z6atanpiDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z6atanpiDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z6atanpiDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z6atanpiDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z6atanpiDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z5cospif(float %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call spir_func float @_Z5roundf(float %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call spir_func float @_Z4fabsf(float %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call spir_func float @_Z3sinf(float %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call spir_func float @_Z3cosf(float %16)
  br label %18
18:                                               ; preds = %11, %15
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fneg float %19
  %21 = select i1 %7, float %20, float %19
  ret float %21
}
define spir_func double @_Z5cospid(double %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call spir_func double @_Z5roundd(double %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call spir_func double @_Z4fabsd(double %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call spir_func double @_Z3sind(double %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call spir_func double @_Z3cosd(double %16)
  br label %18
18:                                               ; preds = %11, %15
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fneg double %19
  %21 = select i1 %7, double %20, double %19
  ret double %21
}
define spir_func half @_Z5cospiDh(half %0) {
  %2 = fpext half %0 to float
  %3 = fmul float %2, 5.000000e-01
  %4 = tail call spir_func float @_Z5roundf(float %3)
  %5 = fmul float %4, 2.000000e+00
  %6 = fsub float %2, %5
  %7 = tail call spir_func float @_Z4fabsf(float %6)
  %8 = fcmp ogt float %7, 5.000000e-01
  %9 = fsub float 1.000000e+00, %7
  %10 = select i1 %8, float %9, float %7
  %11 = fcmp ogt float %10, 2.500000e-01
  br i1 %11, label %12, label %16
12:                                               ; preds = %1
  %13 = fsub float 5.000000e-01, %10
  %14 = fmul float %13, 0x400921FB60000000
  %15 = tail call spir_func float @_Z3sinf(float %14)
  br label %19
16:                                               ; preds = %1
  %17 = fmul float %10, 0x400921FB60000000
  %18 = tail call spir_func float @_Z3cosf(float %17)
  br label %19
19:                                               ; preds = %12, %16
  %20 = phi float [ %15, %12 ], [ %18, %16 ]
  %21 = fneg float %20
  %22 = select i1 %8, float %21, float %20
  %23 = fptrunc float %22 to half
  ret half %23
}
define spir_func <2 x float> @_Z5cospiDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z5cospif(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z5cospif(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z5cospiDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z5cospif(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z5cospif(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z5cospif(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z5cospiDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z5cospiDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z5cospiDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z5cospiDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z5cospiDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z5cospiDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z5cospiDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z5cospiDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z5cospiDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z5cospiDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z5cospid(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z5cospid(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z5cospiDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z5cospid(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z5cospid(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z5cospid(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z5cospiDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z5cospiDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z5cospiDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z5cospiDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z5cospiDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z5cospiDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z5cospiDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z5cospiDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z5cospiDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z5cospiDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z5cospiDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z5cospiDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z5cospiDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z5cospiDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z5cospiDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z5cospiDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z5cospiDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z5cospiDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z5cospiDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z5cospiDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z5cospiDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z5cospiDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z5cospiDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z5cospiDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z5cospiDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z5sinpif(float %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call spir_func float @_Z5roundf(float %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call spir_func float @_Z4fabsf(float %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call spir_func float @_Z3cosf(float %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call spir_func float @_Z3sinf(float %16)
  br label %18
18:                                               ; preds = %11, %15
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq float %19, 0.000000e+00
  %21 = select i1 %20, float %0, float %5
  %22 = tail call spir_func float @_Z8copysignff(float %19, float %21)
  ret float %22
}
define spir_func double @_Z5sinpid(double %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call spir_func double @_Z5roundd(double %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call spir_func double @_Z4fabsd(double %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call spir_func double @_Z3cosd(double %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call spir_func double @_Z3sind(double %16)
  br label %18
18:                                               ; preds = %11, %15
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq double %19, 0.000000e+00
  %21 = select i1 %20, double %0, double %5
  %22 = tail call spir_func double @_Z8copysigndd(double %19, double %21)
  ret double %22
}
define spir_func half @_Z5sinpiDh(half %0) {
  %2 = fpext half %0 to float
  %3 = fmul float %2, 5.000000e-01
  %4 = tail call spir_func float @_Z5roundf(float %3)
  %5 = fmul float %4, 2.000000e+00
  %6 = fsub float %2, %5
  %7 = tail call spir_func float @_Z4fabsf(float %6)
  %8 = fcmp ogt float %7, 5.000000e-01
  %9 = fsub float 1.000000e+00, %7
  %10 = select i1 %8, float %9, float %7
  %11 = fcmp ogt float %10, 2.500000e-01
  br i1 %11, label %12, label %16
12:                                               ; preds = %1
  %13 = fsub float 5.000000e-01, %10
  %14 = fmul float %13, 0x400921FB60000000
  %15 = tail call spir_func float @_Z3cosf(float %14)
  br label %19
16:                                               ; preds = %1
  %17 = fmul float %10, 0x400921FB60000000
  %18 = tail call spir_func float @_Z3sinf(float %17)
  br label %19
19:                                               ; preds = %12, %16
  %20 = phi float [ %15, %12 ], [ %18, %16 ]
  %21 = fcmp oeq float %20, 0.000000e+00
  %22 = select i1 %21, float %2, float %6
  %23 = tail call spir_func float @_Z8copysignff(float %20, float %22)
  %24 = fptrunc float %23 to half
  ret half %24
}
define spir_func <2 x float> @_Z5sinpiDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z5sinpif(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z5sinpif(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z5sinpiDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z5sinpif(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z5sinpif(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z5sinpif(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z5sinpiDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z5sinpiDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z5sinpiDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z5sinpiDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z5sinpiDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z5sinpiDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z5sinpiDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z5sinpiDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z5sinpiDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z5sinpiDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z5sinpid(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z5sinpid(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z5sinpiDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z5sinpid(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z5sinpid(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z5sinpid(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z5sinpiDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z5sinpiDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z5sinpiDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z5sinpiDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z5sinpiDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z5sinpiDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z5sinpiDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z5sinpiDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z5sinpiDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z5sinpiDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z5sinpiDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z5sinpiDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z5sinpiDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z5sinpiDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z5sinpiDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z5sinpiDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z5sinpiDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z5sinpiDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z5sinpiDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z5sinpiDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z5sinpiDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z5sinpiDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z5sinpiDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z5sinpiDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z5sinpiDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z5tanpif(float %0) {
  %2 = fmul float %0, 5.000000e-01
  %3 = tail call spir_func float @_Z5roundf(float %2)
  %4 = fmul float %3, 2.000000e+00
  %5 = fsub float %0, %4
  %6 = tail call spir_func float @_Z4fabsf(float %5)
  %7 = fcmp ogt float %6, 5.000000e-01
  %8 = fsub float 1.000000e+00, %6
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp ogt float %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub float 5.000000e-01, %9
  %13 = fmul float %12, 0x400921FB60000000
  %14 = tail call spir_func float @_Z3cosf(float %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul float %9, 0x400921FB60000000
  %17 = tail call spir_func float @_Z3sinf(float %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi float [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq float %19, 0.000000e+00
  %21 = select i1 %20, float %0, float %5
  %22 = tail call spir_func float @_Z8copysignff(float %19, float %21)
  %23 = tail call spir_func float @_Z5roundf(float %2)
  %24 = fmul float %23, 2.000000e+00
  %25 = fsub float %0, %24
  %26 = tail call spir_func float @_Z4fabsf(float %25)
  %27 = fcmp ogt float %26, 5.000000e-01
  %28 = fsub float 1.000000e+00, %26
  %29 = select i1 %27, float %28, float %26
  %30 = fcmp ogt float %29, 2.500000e-01
  br i1 %30, label %31, label %35
31:                                               ; preds = %18
  %32 = fsub float 5.000000e-01, %29
  %33 = fmul float %32, 0x400921FB60000000
  %34 = tail call spir_func float @_Z3sinf(float %33)
  br label %38
35:                                               ; preds = %18
  %36 = fmul float %29, 0x400921FB60000000
  %37 = tail call spir_func float @_Z3cosf(float %36)
  br label %38
38:                                               ; preds = %31, %35
  %39 = phi float [ %34, %31 ], [ %37, %35 ]
  %40 = fneg float %39
  %41 = select i1 %27, float %40, float %39
  %42 = fdiv float %22, %41
  ret float %42
}
define spir_func double @_Z5tanpid(double %0) {
  %2 = fmul double %0, 5.000000e-01
  %3 = tail call spir_func double @_Z5roundd(double %2)
  %4 = fmul double %3, 2.000000e+00
  %5 = fsub double %0, %4
  %6 = tail call spir_func double @_Z4fabsd(double %5)
  %7 = fcmp ogt double %6, 5.000000e-01
  %8 = fsub double 1.000000e+00, %6
  %9 = select i1 %7, double %8, double %6
  %10 = fcmp ogt double %9, 2.500000e-01
  br i1 %10, label %11, label %15
11:                                               ; preds = %1
  %12 = fsub double 5.000000e-01, %9
  %13 = fmul double %12, 0x400921FB54442D18
  %14 = tail call spir_func double @_Z3cosd(double %13)
  br label %18
15:                                               ; preds = %1
  %16 = fmul double %9, 0x400921FB54442D18
  %17 = tail call spir_func double @_Z3sind(double %16)
  br label %18
18:                                               ; preds = %15, %11
  %19 = phi double [ %14, %11 ], [ %17, %15 ]
  %20 = fcmp oeq double %19, 0.000000e+00
  %21 = select i1 %20, double %0, double %5
  %22 = tail call spir_func double @_Z8copysigndd(double %19, double %21)
  %23 = tail call spir_func double @_Z5roundd(double %2)
  %24 = fmul double %23, 2.000000e+00
  %25 = fsub double %0, %24
  %26 = tail call spir_func double @_Z4fabsd(double %25)
  %27 = fcmp ogt double %26, 5.000000e-01
  %28 = fsub double 1.000000e+00, %26
  %29 = select i1 %27, double %28, double %26
  %30 = fcmp ogt double %29, 2.500000e-01
  br i1 %30, label %31, label %35
31:                                               ; preds = %18
  %32 = fsub double 5.000000e-01, %29
  %33 = fmul double %32, 0x400921FB54442D18
  %34 = tail call spir_func double @_Z3sind(double %33)
  br label %38
35:                                               ; preds = %18
  %36 = fmul double %29, 0x400921FB54442D18
  %37 = tail call spir_func double @_Z3cosd(double %36)
  br label %38
38:                                               ; preds = %31, %35
  %39 = phi double [ %34, %31 ], [ %37, %35 ]
  %40 = fneg double %39
  %41 = select i1 %27, double %40, double %39
  %42 = fdiv double %22, %41
  ret double %42
}
define spir_func half @_Z5tanpiDh(half %0) {
  %2 = fpext half %0 to float
  %3 = fmul float %2, 5.000000e-01
  %4 = tail call spir_func float @_Z5roundf(float %3)
  %5 = fmul float %4, 2.000000e+00
  %6 = fsub float %2, %5
  %7 = tail call spir_func float @_Z4fabsf(float %6)
  %8 = fcmp ogt float %7, 5.000000e-01
  %9 = fsub float 1.000000e+00, %7
  %10 = select i1 %8, float %9, float %7
  %11 = fcmp ogt float %10, 2.500000e-01
  br i1 %11, label %12, label %16
12:                                               ; preds = %1
  %13 = fsub float 5.000000e-01, %10
  %14 = fmul float %13, 0x400921FB60000000
  %15 = tail call spir_func float @_Z3cosf(float %14)
  br label %19
16:                                               ; preds = %1
  %17 = fmul float %10, 0x400921FB60000000
  %18 = tail call spir_func float @_Z3sinf(float %17)
  br label %19
19:                                               ; preds = %16, %12
  %20 = phi float [ %15, %12 ], [ %18, %16 ]
  %21 = fcmp oeq float %20, 0.000000e+00
  %22 = select i1 %21, float %2, float %6
  %23 = tail call spir_func float @_Z8copysignff(float %20, float %22)
  %24 = tail call spir_func float @_Z5roundf(float %3)
  %25 = fmul float %24, 2.000000e+00
  %26 = fsub float %2, %25
  %27 = tail call spir_func float @_Z4fabsf(float %26)
  %28 = fcmp ogt float %27, 5.000000e-01
  %29 = fsub float 1.000000e+00, %27
  %30 = select i1 %28, float %29, float %27
  %31 = fcmp ogt float %30, 2.500000e-01
  br i1 %31, label %32, label %36
32:                                               ; preds = %19
  %33 = fsub float 5.000000e-01, %30
  %34 = fmul float %33, 0x400921FB60000000
  %35 = tail call spir_func float @_Z3sinf(float %34)
  br label %39
36:                                               ; preds = %19
  %37 = fmul float %30, 0x400921FB60000000
  %38 = tail call spir_func float @_Z3cosf(float %37)
  br label %39
39:                                               ; preds = %32, %36
  %40 = phi float [ %35, %32 ], [ %38, %36 ]
  %41 = fneg float %40
  %42 = select i1 %28, float %41, float %40
  %43 = fdiv float %23, %42
  %44 = fptrunc float %43 to half
  ret half %44
}
define spir_func <2 x float> @_Z5tanpiDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z5tanpif(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z5tanpif(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z5tanpiDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z5tanpif(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z5tanpif(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z5tanpif(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z5tanpiDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z5tanpiDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z5tanpiDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z5tanpiDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z5tanpiDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z5tanpiDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z5tanpiDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z5tanpiDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z5tanpiDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z5tanpiDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z5tanpid(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z5tanpid(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z5tanpiDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z5tanpid(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z5tanpid(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z5tanpid(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z5tanpiDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z5tanpiDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z5tanpiDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z5tanpiDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z5tanpiDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z5tanpiDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z5tanpiDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z5tanpiDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z5tanpiDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z5tanpiDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z5tanpiDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z5tanpiDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z5tanpiDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z5tanpiDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z5tanpiDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z5tanpiDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z5tanpiDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z5tanpiDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z5tanpiDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z5tanpiDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z5tanpiDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z5tanpiDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z5tanpiDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z5tanpiDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z5tanpiDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z6lgammaf(float %0) {
  %2 = fsub float %0, %0
  %3 = fcmp une float %2, 0.000000e+00
  br i1 %3, label %4, label %6
4:                                                ; preds = %1
  %5 = fmul float %0, %0
  br label %109
6:                                                ; preds = %1
  %7 = fcmp ult float %0, 5.000000e-01
  br i1 %7, label %46, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq float %0, 1.000000e+00
  %10 = fcmp oeq float %0, 2.000000e+00
  %11 = or i1 %9, %10
  br i1 %11, label %109, label %12
12:                                               ; preds = %8
  %13 = fadd float %0, 6.500000e+00
  %14 = fadd float %0, -5.000000e-01
  %15 = tail call spir_func float @_Z3logf(float %13)
  %16 = fmul float %14, %15
  %17 = fadd float %16, 0x3FED67F1C0000000
  %18 = fsub float %17, %13
  %19 = fadd float %0, -1.000000e+00
  %20 = fadd float %19, 1.000000e+00
  %21 = fdiv float 0x40852429C0000000, %20
  %22 = fadd float %21, 1.000000e+00
  %23 = fadd float %19, 2.000000e+00
  %24 = fdiv float 0x4093AC8E80000000, %23
  %25 = fsub float %22, %24
  %26 = fadd float %19, 3.000000e+00
  %27 = fdiv float 0x40881A9660000000, %26
  %28 = fadd float %27, %25
  %29 = fadd float %19, 4.000000e+00
  %30 = fdiv float 0x406613AE60000000, %29
  %31 = fsub float %28, %30
  %32 = fadd float %19, 5.000000e+00
  %33 = fdiv float 0x402903C280000000, %32
  %34 = fadd float %33, %31
  %35 = fadd float %19, 6.000000e+00
  %36 = fdiv float 0x3FC1BCB2A0000000, %35
  %37 = fsub float %34, %36
  %38 = fadd float %19, 7.000000e+00
  %39 = fdiv float 0x3EE4F05140000000, %38
  %40 = fadd float %39, %37
  %41 = fadd float %19, 8.000000e+00
  %42 = fdiv float 0x3E84355080000000, %41
  %43 = fadd float %42, %40
  %44 = tail call spir_func float @_Z3logf(float %43)
  %45 = fadd float %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call spir_func float @_Z5floorf(float %0)
  %48 = fcmp oeq float %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul float %0, 5.000000e-01
  %51 = tail call spir_func float @_Z5roundf(float %50)
  %52 = fmul float %51, 2.000000e+00
  %53 = fsub float %0, %52
  %54 = tail call spir_func float @_Z4fabsf(float %53)
  %55 = fcmp ogt float %54, 5.000000e-01
  %56 = fsub float 1.000000e+00, %54
  %57 = select i1 %55, float %56, float %54
  %58 = fcmp ogt float %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub float 5.000000e-01, %57
  %61 = fmul float %60, 0x400921FB60000000
  %62 = tail call spir_func float @_Z3cosf(float %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul float %57, 0x400921FB60000000
  %65 = tail call spir_func float @_Z3sinf(float %64)
  br label %66
66:                                               ; preds = %63, %59
  %67 = phi float [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq float %67, 0.000000e+00
  %69 = select i1 %68, float %0, float %53
  %70 = tail call spir_func float @_Z8copysignff(float %67, float %69)
  %71 = tail call spir_func float @_Z4fabsf(float %70)
  %72 = fdiv float 0x400921FB60000000, %71
  %73 = tail call spir_func float @_Z3logf(float %72)
  %74 = fsub float 1.000000e+00, %0
  %75 = fadd float %74, 6.500000e+00
  %76 = fadd float %74, -5.000000e-01
  %77 = tail call spir_func float @_Z3logf(float %75)
  %78 = fmul float %76, %77
  %79 = fadd float %78, 0x3FED67F1C0000000
  %80 = fsub float %79, %75
  %81 = fadd float %74, -1.000000e+00
  %82 = fadd float %81, 1.000000e+00
  %83 = fdiv float 0x40852429C0000000, %82
  %84 = fadd float %83, 1.000000e+00
  %85 = fadd float %81, 2.000000e+00
  %86 = fdiv float 0x4093AC8E80000000, %85
  %87 = fsub float %84, %86
  %88 = fadd float %81, 3.000000e+00
  %89 = fdiv float 0x40881A9660000000, %88
  %90 = fadd float %89, %87
  %91 = fadd float %81, 4.000000e+00
  %92 = fdiv float 0x406613AE60000000, %91
  %93 = fsub float %90, %92
  %94 = fadd float %81, 5.000000e+00
  %95 = fdiv float 0x402903C280000000, %94
  %96 = fadd float %95, %93
  %97 = fadd float %81, 6.000000e+00
  %98 = fdiv float 0x3FC1BCB2A0000000, %97
  %99 = fsub float %96, %98
  %100 = fadd float %81, 7.000000e+00
  %101 = fdiv float 0x3EE4F05140000000, %100
  %102 = fadd float %101, %99
  %103 = fadd float %81, 8.000000e+00
  %104 = fdiv float 0x3E84355080000000, %103
  %105 = fadd float %104, %102
  %106 = tail call spir_func float @_Z3logf(float %105)
  %107 = fadd float %106, %80
  %108 = fsub float %73, %107
  br label %109
109:                                              ; preds = %4, %8, %12, %46, %66
  %110 = phi float [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret float %110
}
define spir_func double @_Z6lgammad(double %0) {
  %2 = fsub double %0, %0
  %3 = fcmp une double %2, 0.000000e+00
  br i1 %3, label %4, label %6
4:                                                ; preds = %1
  %5 = fmul double %0, %0
  br label %109
6:                                                ; preds = %1
  %7 = fcmp ult double %0, 5.000000e-01
  br i1 %7, label %46, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq double %0, 1.000000e+00
  %10 = fcmp oeq double %0, 2.000000e+00
  %11 = or i1 %9, %10
  br i1 %11, label %109, label %12
12:                                               ; preds = %8
  %13 = fadd double %0, 6.500000e+00
  %14 = fadd double %0, -5.000000e-01
  %15 = tail call spir_func double @_Z3logd(double %13)
  %16 = fmul double %14, %15
  %17 = fadd double %16, 0x3FED67F1C864BEB5
  %18 = fsub double %17, %13
  %19 = fadd double %0, -1.000000e+00
  %20 = fadd double %19, 1.000000e+00
  %21 = fdiv double 0x40852429B6C30B05, %20
  %22 = fadd double %21, 0x3FEFFFFFFFFFF950
  %23 = fadd double %19, 2.000000e+00
  %24 = fdiv double 0x4093AC8E8ED4171B, %23
  %25 = fsub double %22, %24
  %26 = fadd double %19, 3.000000e+00
  %27 = fdiv double 0x40881A9661D3B4D8, %26
  %28 = fadd double %27, %25
  %29 = fadd double %19, 4.000000e+00
  %30 = fdiv double 0x406613AE51A32F5D, %29
  %31 = fsub double %28, %30
  %32 = fadd double %19, 5.000000e+00
  %33 = fdiv double 0x402903C27F8B9C81, %32
  %34 = fadd double %33, %31
  %35 = fadd double %19, 6.000000e+00
  %36 = fdiv double 0x3FC1BCB2992B2855, %35
  %37 = fsub double %34, %36
  %38 = fadd double %19, 7.000000e+00
  %39 = fdiv double 0x3EE4F0514E4E324F, %38
  %40 = fadd double %39, %37
  %41 = fadd double %19, 8.000000e+00
  %42 = fdiv double 0x3E8435508F3FAEEF, %41
  %43 = fadd double %42, %40
  %44 = tail call spir_func double @_Z3logd(double %43)
  %45 = fadd double %44, %18
  br label %109
46:                                               ; preds = %6
  %47 = tail call spir_func double @_Z5floord(double %0)
  %48 = fcmp oeq double %0, %47
  br i1 %48, label %109, label %49
49:                                               ; preds = %46
  %50 = fmul double %0, 5.000000e-01
  %51 = tail call spir_func double @_Z5roundd(double %50)
  %52 = fmul double %51, 2.000000e+00
  %53 = fsub double %0, %52
  %54 = tail call spir_func double @_Z4fabsd(double %53)
  %55 = fcmp ogt double %54, 5.000000e-01
  %56 = fsub double 1.000000e+00, %54
  %57 = select i1 %55, double %56, double %54
  %58 = fcmp ogt double %57, 2.500000e-01
  br i1 %58, label %59, label %63
59:                                               ; preds = %49
  %60 = fsub double 5.000000e-01, %57
  %61 = fmul double %60, 0x400921FB54442D18
  %62 = tail call spir_func double @_Z3cosd(double %61)
  br label %66
63:                                               ; preds = %49
  %64 = fmul double %57, 0x400921FB54442D18
  %65 = tail call spir_func double @_Z3sind(double %64)
  br label %66
66:                                               ; preds = %63, %59
  %67 = phi double [ %62, %59 ], [ %65, %63 ]
  %68 = fcmp oeq double %67, 0.000000e+00
  %69 = select i1 %68, double %0, double %53
  %70 = tail call spir_func double @_Z8copysigndd(double %67, double %69)
  %71 = tail call spir_func double @_Z4fabsd(double %70)
  %72 = fdiv double 0x400921FB54442D18, %71
  %73 = tail call spir_func double @_Z3logd(double %72)
  %74 = fsub double 1.000000e+00, %0
  %75 = fadd double %74, 6.500000e+00
  %76 = fadd double %74, -5.000000e-01
  %77 = tail call spir_func double @_Z3logd(double %75)
  %78 = fmul double %76, %77
  %79 = fadd double %78, 0x3FED67F1C864BEB5
  %80 = fsub double %79, %75
  %81 = fadd double %74, -1.000000e+00
  %82 = fadd double %81, 1.000000e+00
  %83 = fdiv double 0x40852429B6C30B05, %82
  %84 = fadd double %83, 0x3FEFFFFFFFFFF950
  %85 = fadd double %81, 2.000000e+00
  %86 = fdiv double 0x4093AC8E8ED4171B, %85
  %87 = fsub double %84, %86
  %88 = fadd double %81, 3.000000e+00
  %89 = fdiv double 0x40881A9661D3B4D8, %88
  %90 = fadd double %89, %87
  %91 = fadd double %81, 4.000000e+00
  %92 = fdiv double 0x406613AE51A32F5D, %91
  %93 = fsub double %90, %92
  %94 = fadd double %81, 5.000000e+00
  %95 = fdiv double 0x402903C27F8B9C81, %94
  %96 = fadd double %95, %93
  %97 = fadd double %81, 6.000000e+00
  %98 = fdiv double 0x3FC1BCB2992B2855, %97
  %99 = fsub double %96, %98
  %100 = fadd double %81, 7.000000e+00
  %101 = fdiv double 0x3EE4F0514E4E324F, %100
  %102 = fadd double %101, %99
  %103 = fadd double %81, 8.000000e+00
  %104 = fdiv double 0x3E8435508F3FAEEF, %103
  %105 = fadd double %104, %102
  %106 = tail call spir_func double @_Z3logd(double %105)
  %107 = fadd double %106, %80
  %108 = fsub double %73, %107
  br label %109
109:                                              ; preds = %4, %8, %12, %46, %66
  %110 = phi double [ %5, %4 ], [ %108, %66 ], [ 0.000000e+00, %8 ], [ %45, %12 ], [ 0x7FF0000000000000, %46 ]
  ret double %110
}
define spir_func half @_Z6lgammaDh(half %0) {
  %2 = fpext half %0 to float
  %3 = fsub float %2, %2
  %4 = fcmp une float %3, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %1
  %6 = fmul float %2, %2
  br label %110
7:                                                ; preds = %1
  %8 = fcmp ult half %0, 0xH3800
  br i1 %8, label %47, label %9
9:                                                ; preds = %7
  %10 = fcmp oeq half %0, 0xH3C00
  %11 = fcmp oeq half %0, 0xH4000
  %12 = or i1 %10, %11
  br i1 %12, label %110, label %13
13:                                               ; preds = %9
  %14 = fadd float %2, 6.500000e+00
  %15 = fadd float %2, -5.000000e-01
  %16 = tail call spir_func float @_Z3logf(float %14)
  %17 = fmul float %15, %16
  %18 = fadd float %17, 0x3FED67F1C0000000
  %19 = fsub float %18, %14
  %20 = fadd float %2, -1.000000e+00
  %21 = fadd float %20, 1.000000e+00
  %22 = fdiv float 0x40852429C0000000, %21
  %23 = fadd float %22, 1.000000e+00
  %24 = fadd float %20, 2.000000e+00
  %25 = fdiv float 0x4093AC8E80000000, %24
  %26 = fsub float %23, %25
  %27 = fadd float %20, 3.000000e+00
  %28 = fdiv float 0x40881A9660000000, %27
  %29 = fadd float %28, %26
  %30 = fadd float %20, 4.000000e+00
  %31 = fdiv float 0x406613AE60000000, %30
  %32 = fsub float %29, %31
  %33 = fadd float %20, 5.000000e+00
  %34 = fdiv float 0x402903C280000000, %33
  %35 = fadd float %34, %32
  %36 = fadd float %20, 6.000000e+00
  %37 = fdiv float 0x3FC1BCB2A0000000, %36
  %38 = fsub float %35, %37
  %39 = fadd float %20, 7.000000e+00
  %40 = fdiv float 0x3EE4F05140000000, %39
  %41 = fadd float %40, %38
  %42 = fadd float %20, 8.000000e+00
  %43 = fdiv float 0x3E84355080000000, %42
  %44 = fadd float %43, %41
  %45 = tail call spir_func float @_Z3logf(float %44)
  %46 = fadd float %45, %19
  br label %110
47:                                               ; preds = %7
  %48 = tail call spir_func float @_Z5floorf(float %2)
  %49 = fcmp oeq float %48, %2
  br i1 %49, label %110, label %50
50:                                               ; preds = %47
  %51 = fmul float %2, 5.000000e-01
  %52 = tail call spir_func float @_Z5roundf(float %51)
  %53 = fmul float %52, 2.000000e+00
  %54 = fsub float %2, %53
  %55 = tail call spir_func float @_Z4fabsf(float %54)
  %56 = fcmp ogt float %55, 5.000000e-01
  %57 = fsub float 1.000000e+00, %55
  %58 = select i1 %56, float %57, float %55
  %59 = fcmp ogt float %58, 2.500000e-01
  br i1 %59, label %60, label %64
60:                                               ; preds = %50
  %61 = fsub float 5.000000e-01, %58
  %62 = fmul float %61, 0x400921FB60000000
  %63 = tail call spir_func float @_Z3cosf(float %62)
  br label %67
64:                                               ; preds = %50
  %65 = fmul float %58, 0x400921FB60000000
  %66 = tail call spir_func float @_Z3sinf(float %65)
  br label %67
67:                                               ; preds = %64, %60
  %68 = phi float [ %63, %60 ], [ %66, %64 ]
  %69 = fcmp oeq float %68, 0.000000e+00
  %70 = select i1 %69, float %2, float %54
  %71 = tail call spir_func float @_Z8copysignff(float %68, float %70)
  %72 = tail call spir_func float @_Z4fabsf(float %71)
  %73 = fdiv float 0x400921FB60000000, %72
  %74 = tail call spir_func float @_Z3logf(float %73)
  %75 = fsub float 1.000000e+00, %2
  %76 = fadd float %75, 6.500000e+00
  %77 = fadd float %75, -5.000000e-01
  %78 = tail call spir_func float @_Z3logf(float %76)
  %79 = fmul float %77, %78
  %80 = fadd float %79, 0x3FED67F1C0000000
  %81 = fsub float %80, %76
  %82 = fadd float %75, -1.000000e+00
  %83 = fadd float %82, 1.000000e+00
  %84 = fdiv float 0x40852429C0000000, %83
  %85 = fadd float %84, 1.000000e+00
  %86 = fadd float %82, 2.000000e+00
  %87 = fdiv float 0x4093AC8E80000000, %86
  %88 = fsub float %85, %87
  %89 = fadd float %82, 3.000000e+00
  %90 = fdiv float 0x40881A9660000000, %89
  %91 = fadd float %90, %88
  %92 = fadd float %82, 4.000000e+00
  %93 = fdiv float 0x406613AE60000000, %92
  %94 = fsub float %91, %93
  %95 = fadd float %82, 5.000000e+00
  %96 = fdiv float 0x402903C280000000, %95
  %97 = fadd float %96, %94
  %98 = fadd float %82, 6.000000e+00
  %99 = fdiv float 0x3FC1BCB2A0000000, %98
  %100 = fsub float %97, %99
  %101 = fadd float %82, 7.000000e+00
  %102 = fdiv float 0x3EE4F05140000000, %101
  %103 = fadd float %102, %100
  %104 = fadd float %82, 8.000000e+00
  %105 = fdiv float 0x3E84355080000000, %104
  %106 = fadd float %105, %103
  %107 = tail call spir_func float @_Z3logf(float %106)
  %108 = fadd float %107, %81
  %109 = fsub float %74, %108
  br label %110
110:                                              ; preds = %5, %9, %13, %47, %67
  %111 = phi float [ %6, %5 ], [ %109, %67 ], [ 0.000000e+00, %9 ], [ %46, %13 ], [ 0x7FF0000000000000, %47 ]
  %112 = fptrunc float %111 to half
  ret half %112
}
define spir_func <2 x float> @_Z6lgammaDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6lgammaf(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6lgammaf(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z6lgammaDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6lgammaf(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6lgammaf(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z6lgammaf(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z6lgammaDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z6lgammaDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z6lgammaDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z6lgammaDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z6lgammaDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z6lgammaDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z6lgammaDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z6lgammaDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z6lgammaDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z6lgammaDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6lgammad(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6lgammad(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z6lgammaDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6lgammad(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6lgammad(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z6lgammad(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z6lgammaDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z6lgammaDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z6lgammaDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z6lgammaDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z6lgammaDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z6lgammaDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z6lgammaDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z6lgammaDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z6lgammaDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z6lgammaDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6lgammaDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6lgammaDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z6lgammaDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6lgammaDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6lgammaDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z6lgammaDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z6lgammaDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z6lgammaDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z6lgammaDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z6lgammaDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z6lgammaDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z6lgammaDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z6lgammaDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z6lgammaDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z6lgammaDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z4logbf(float %0) {
  %2 = fcmp oeq float %0, 0.000000e+00
  br i1 %2, label %24, label %3
3:                                                ; preds = %1
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  br i1 %5, label %6, label %8
6:                                                ; preds = %3
  %7 = fmul float %0, %0
  br label %24
8:                                                ; preds = %3
  %9 = fcmp uno float %0, 0.000000e+00
  br i1 %9, label %24, label %10
10:                                               ; preds = %8
  %11 = tail call spir_func float @_Z4fabsf(float %0)
  %12 = fcmp olt float %11, 0x3810000000000000
  %13 = select i1 %12, i32 24, i32 0
  %14 = shl nuw nsw i32 %13, 23
  %15 = add nuw nsw i32 %14, 1065353216
  %16 = bitcast i32 %15 to float
  %17 = fmul float %0, %16
  %18 = bitcast float %17 to i32
  %19 = lshr i32 %18, 23
  %20 = and i32 %19, 255
  %21 = sub nsw i32 %20, %13
  %22 = add nsw i32 %21, -127
  %23 = sitofp i32 %22 to float
  br label %24
24:                                               ; preds = %10, %8, %1, %6
  %25 = phi float [ 0xFFF0000000000000, %1 ], [ %7, %6 ], [ %23, %10 ], [ 0xC1E0000000000000, %8 ]
  ret float %25
}
define spir_func double @_Z4logbd(double %0) {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %26, label %3
3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %6, label %8
6:                                                ; preds = %3
  %7 = fmul double %0, %0
  br label %26
8:                                                ; preds = %3
  %9 = fcmp uno double %0, 0.000000e+00
  br i1 %9, label %26, label %10
10:                                               ; preds = %8
  %11 = tail call spir_func double @_Z4fabsd(double %0)
  %12 = fcmp olt double %11, 0x10000000000000
  %13 = select i1 %12, i32 53, i32 0
  %14 = add nuw nsw i32 %13, 1023
  %15 = zext nneg i32 %14 to i64
  %16 = shl nuw nsw i64 %15, 52
  %17 = bitcast i64 %16 to double
  %18 = fmul double %0, %17
  %19 = bitcast double %18 to i64
  %20 = lshr i64 %19, 52
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = and i32 %21, 2047
  %23 = sub nsw i32 %22, %13
  %24 = add nsw i32 %23, -1023
  %25 = sitofp i32 %24 to double
  br label %26
26:                                               ; preds = %10, %8, %1, %6
  %27 = phi double [ 0xFFF0000000000000, %1 ], [ %7, %6 ], [ %25, %10 ], [ 0xC1E0000000000000, %8 ]
  ret double %27
}
define spir_func half @_Z4logbDh(half %0) {
  %2 = fpext half %0 to float
  %3 = fcmp oeq half %0, 0xH0000
  br i1 %3, label %25, label %4
4:                                                ; preds = %1
  %5 = fsub float %2, %2
  %6 = fcmp une float %5, 0.000000e+00
  br i1 %6, label %7, label %9
7:                                                ; preds = %4
  %8 = fmul float %2, %2
  br label %25
9:                                                ; preds = %4
  %10 = fcmp uno half %0, 0xH0000
  br i1 %10, label %25, label %11
11:                                               ; preds = %9
  %12 = tail call spir_func float @_Z4fabsf(float %2)
  %13 = fcmp olt float %12, 0x3810000000000000
  %14 = select i1 %13, i32 24, i32 0
  %15 = shl nuw nsw i32 %14, 23
  %16 = add nuw nsw i32 %15, 1065353216
  %17 = bitcast i32 %16 to float
  %18 = fmul float %2, %17
  %19 = bitcast float %18 to i32
  %20 = lshr i32 %19, 23
  %21 = and i32 %20, 255
  %22 = sub nsw i32 %21, %14
  %23 = add nsw i32 %22, -127
  %24 = sitofp i32 %23 to float
  br label %25
25:                                               ; preds = %11, %9, %1, %7
  %26 = phi float [ 0xFFF0000000000000, %1 ], [ %8, %7 ], [ %24, %11 ], [ 0xC1E0000000000000, %9 ]
  %27 = fptrunc float %26 to half
  ret half %27
}
define spir_func <2 x float> @_Z4logbDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z4logbf(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z4logbf(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z4logbDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z4logbf(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z4logbf(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z4logbf(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z4logbDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z4logbDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z4logbDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z4logbDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z4logbDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z4logbDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z4logbDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z4logbDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z4logbDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z4logbDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z4logbd(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z4logbd(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z4logbDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z4logbd(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z4logbd(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z4logbd(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z4logbDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z4logbDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z4logbDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z4logbDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z4logbDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z4logbDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z4logbDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z4logbDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z4logbDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z4logbDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z4logbDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z4logbDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z4logbDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z4logbDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z4logbDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z4logbDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z4logbDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z4logbDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z4logbDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z4logbDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z4logbDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z4logbDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z4logbDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z4logbDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z4logbDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z6tgammaf(float %0) {
  %2 = fcmp ueq float %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv float 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call spir_func float @_Z5floorf(float %0)
  %9 = fcmp oeq float %0, %8
  %10 = fcmp olt float %0, 0.000000e+00
  %11 = and i1 %10, %9
  br i1 %11, label %75, label %12
12:                                               ; preds = %7
  %13 = fcmp olt float %0, 5.000000e-01
  %14 = fsub float 1.000000e+00, %0
  %15 = select i1 %13, float %14, float %0
  %16 = fadd float %15, 6.500000e+00
  %17 = fadd float %15, -5.000000e-01
  %18 = fmul float %17, 5.000000e-01
  %19 = tail call spir_func float @_Z3powff(float %16, float %18)
  %20 = fmul float %19, 0x40040D9320000000
  %21 = fneg float %16
  %22 = tail call spir_func float @_Z3expf(float %21)
  %23 = fmul float %20, %22
  %24 = fmul float %19, %23
  %25 = fadd float %15, -1.000000e+00
  %26 = fadd float %25, 1.000000e+00
  %27 = fdiv float 0x40852429C0000000, %26
  %28 = fadd float %27, 1.000000e+00
  %29 = fadd float %25, 2.000000e+00
  %30 = fdiv float 0x4093AC8E80000000, %29
  %31 = fsub float %28, %30
  %32 = fadd float %25, 3.000000e+00
  %33 = fdiv float 0x40881A9660000000, %32
  %34 = fadd float %33, %31
  %35 = fadd float %25, 4.000000e+00
  %36 = fdiv float 0x406613AE60000000, %35
  %37 = fsub float %34, %36
  %38 = fadd float %25, 5.000000e+00
  %39 = fdiv float 0x402903C280000000, %38
  %40 = fadd float %39, %37
  %41 = fadd float %25, 6.000000e+00
  %42 = fdiv float 0x3FC1BCB2A0000000, %41
  %43 = fsub float %40, %42
  %44 = fadd float %25, 7.000000e+00
  %45 = fdiv float 0x3EE4F05140000000, %44
  %46 = fadd float %45, %43
  %47 = fadd float %25, 8.000000e+00
  %48 = fdiv float 0x3E84355080000000, %47
  %49 = fadd float %48, %46
  %50 = fmul float %49, %24
  br i1 %13, label %51, label %75
51:                                               ; preds = %12
  %52 = fmul float %0, 5.000000e-01
  %53 = tail call spir_func float @_Z5roundf(float %52)
  %54 = fmul float %53, 2.000000e+00
  %55 = fsub float %0, %54
  %56 = tail call spir_func float @_Z4fabsf(float %55)
  %57 = fcmp ogt float %56, 5.000000e-01
  %58 = fsub float 1.000000e+00, %56
  %59 = select i1 %57, float %58, float %56
  %60 = fcmp ogt float %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub float 5.000000e-01, %59
  %63 = fmul float %62, 0x400921FB60000000
  %64 = tail call spir_func float @_Z3cosf(float %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul float %59, 0x400921FB60000000
  %67 = tail call spir_func float @_Z3sinf(float %66)
  br label %68
68:                                               ; preds = %65, %61
  %69 = phi float [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq float %69, 0.000000e+00
  %71 = select i1 %70, float %0, float %55
  %72 = tail call spir_func float @_Z8copysignff(float %69, float %71)
  %73 = fmul float %50, %72
  %74 = fdiv float 0x400921FB60000000, %73
  br label %75
75:                                               ; preds = %1, %5, %7, %12, %68
  %76 = phi float [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret float %76
}
define spir_func double @_Z6tgammad(double %0) {
  %2 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %2, label %75, label %3
3:                                                ; preds = %1
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = fdiv double 1.000000e+00, %0
  br label %75
7:                                                ; preds = %3
  %8 = tail call spir_func double @_Z5floord(double %0)
  %9 = fcmp oeq double %0, %8
  %10 = fcmp olt double %0, 0.000000e+00
  %11 = and i1 %10, %9
  br i1 %11, label %75, label %12
12:                                               ; preds = %7
  %13 = fcmp olt double %0, 5.000000e-01
  %14 = fsub double 1.000000e+00, %0
  %15 = select i1 %13, double %14, double %0
  %16 = fadd double %15, 6.500000e+00
  %17 = fadd double %15, -5.000000e-01
  %18 = fmul double %17, 5.000000e-01
  %19 = tail call spir_func double @_Z3powdd(double %16, double %18)
  %20 = fmul double %19, 0x40040D931FF62706
  %21 = fneg double %16
  %22 = tail call spir_func double @_Z3expd(double %21)
  %23 = fmul double %20, %22
  %24 = fmul double %19, %23
  %25 = fadd double %15, -1.000000e+00
  %26 = fadd double %25, 1.000000e+00
  %27 = fdiv double 0x40852429B6C30B05, %26
  %28 = fadd double %27, 0x3FEFFFFFFFFFF950
  %29 = fadd double %25, 2.000000e+00
  %30 = fdiv double 0x4093AC8E8ED4171B, %29
  %31 = fsub double %28, %30
  %32 = fadd double %25, 3.000000e+00
  %33 = fdiv double 0x40881A9661D3B4D8, %32
  %34 = fadd double %33, %31
  %35 = fadd double %25, 4.000000e+00
  %36 = fdiv double 0x406613AE51A32F5D, %35
  %37 = fsub double %34, %36
  %38 = fadd double %25, 5.000000e+00
  %39 = fdiv double 0x402903C27F8B9C81, %38
  %40 = fadd double %39, %37
  %41 = fadd double %25, 6.000000e+00
  %42 = fdiv double 0x3FC1BCB2992B2855, %41
  %43 = fsub double %40, %42
  %44 = fadd double %25, 7.000000e+00
  %45 = fdiv double 0x3EE4F0514E4E324F, %44
  %46 = fadd double %45, %43
  %47 = fadd double %25, 8.000000e+00
  %48 = fdiv double 0x3E8435508F3FAEEF, %47
  %49 = fadd double %48, %46
  %50 = fmul double %49, %24
  br i1 %13, label %51, label %75
51:                                               ; preds = %12
  %52 = fmul double %0, 5.000000e-01
  %53 = tail call spir_func double @_Z5roundd(double %52)
  %54 = fmul double %53, 2.000000e+00
  %55 = fsub double %0, %54
  %56 = tail call spir_func double @_Z4fabsd(double %55)
  %57 = fcmp ogt double %56, 5.000000e-01
  %58 = fsub double 1.000000e+00, %56
  %59 = select i1 %57, double %58, double %56
  %60 = fcmp ogt double %59, 2.500000e-01
  br i1 %60, label %61, label %65
61:                                               ; preds = %51
  %62 = fsub double 5.000000e-01, %59
  %63 = fmul double %62, 0x400921FB54442D18
  %64 = tail call spir_func double @_Z3cosd(double %63)
  br label %68
65:                                               ; preds = %51
  %66 = fmul double %59, 0x400921FB54442D18
  %67 = tail call spir_func double @_Z3sind(double %66)
  br label %68
68:                                               ; preds = %65, %61
  %69 = phi double [ %64, %61 ], [ %67, %65 ]
  %70 = fcmp oeq double %69, 0.000000e+00
  %71 = select i1 %70, double %0, double %55
  %72 = tail call spir_func double @_Z8copysigndd(double %69, double %71)
  %73 = fmul double %50, %72
  %74 = fdiv double 0x400921FB54442D18, %73
  br label %75
75:                                               ; preds = %1, %5, %7, %12, %68
  %76 = phi double [ 0x7FF8000000000000, %7 ], [ %6, %5 ], [ %0, %1 ], [ %74, %68 ], [ %50, %12 ]
  ret double %76
}
define spir_func half @_Z6tgammaDh(half %0) {
  %2 = fpext half %0 to float
  %3 = fcmp ueq half %0, 0xH7C00
  br i1 %3, label %76, label %4
4:                                                ; preds = %1
  %5 = fcmp oeq half %0, 0xH0000
  br i1 %5, label %6, label %8
6:                                                ; preds = %4
  %7 = fdiv float 1.000000e+00, %2
  br label %76
8:                                                ; preds = %4
  %9 = tail call spir_func float @_Z5floorf(float %2)
  %10 = fcmp oeq float %9, %2
  %11 = fcmp olt half %0, 0xH0000
  %12 = and i1 %11, %10
  br i1 %12, label %76, label %13
13:                                               ; preds = %8
  %14 = fcmp olt half %0, 0xH3800
  %15 = fsub float 1.000000e+00, %2
  %16 = select i1 %14, float %15, float %2
  %17 = fadd float %16, 6.500000e+00
  %18 = fadd float %16, -5.000000e-01
  %19 = fmul float %18, 5.000000e-01
  %20 = tail call spir_func float @_Z3powff(float %17, float %19)
  %21 = fmul float %20, 0x40040D9320000000
  %22 = fneg float %17
  %23 = tail call spir_func float @_Z3expf(float %22)
  %24 = fmul float %21, %23
  %25 = fmul float %20, %24
  %26 = fadd float %16, -1.000000e+00
  %27 = fadd float %26, 1.000000e+00
  %28 = fdiv float 0x40852429C0000000, %27
  %29 = fadd float %28, 1.000000e+00
  %30 = fadd float %26, 2.000000e+00
  %31 = fdiv float 0x4093AC8E80000000, %30
  %32 = fsub float %29, %31
  %33 = fadd float %26, 3.000000e+00
  %34 = fdiv float 0x40881A9660000000, %33
  %35 = fadd float %34, %32
  %36 = fadd float %26, 4.000000e+00
  %37 = fdiv float 0x406613AE60000000, %36
  %38 = fsub float %35, %37
  %39 = fadd float %26, 5.000000e+00
  %40 = fdiv float 0x402903C280000000, %39
  %41 = fadd float %40, %38
  %42 = fadd float %26, 6.000000e+00
  %43 = fdiv float 0x3FC1BCB2A0000000, %42
  %44 = fsub float %41, %43
  %45 = fadd float %26, 7.000000e+00
  %46 = fdiv float 0x3EE4F05140000000, %45
  %47 = fadd float %46, %44
  %48 = fadd float %26, 8.000000e+00
  %49 = fdiv float 0x3E84355080000000, %48
  %50 = fadd float %49, %47
  %51 = fmul float %50, %25
  br i1 %14, label %52, label %76
52:                                               ; preds = %13
  %53 = fmul float %2, 5.000000e-01
  %54 = tail call spir_func float @_Z5roundf(float %53)
  %55 = fmul float %54, 2.000000e+00
  %56 = fsub float %2, %55
  %57 = tail call spir_func float @_Z4fabsf(float %56)
  %58 = fcmp ogt float %57, 5.000000e-01
  %59 = fsub float 1.000000e+00, %57
  %60 = select i1 %58, float %59, float %57
  %61 = fcmp ogt float %60, 2.500000e-01
  br i1 %61, label %62, label %66
62:                                               ; preds = %52
  %63 = fsub float 5.000000e-01, %60
  %64 = fmul float %63, 0x400921FB60000000
  %65 = tail call spir_func float @_Z3cosf(float %64)
  br label %69
66:                                               ; preds = %52
  %67 = fmul float %60, 0x400921FB60000000
  %68 = tail call spir_func float @_Z3sinf(float %67)
  br label %69
69:                                               ; preds = %66, %62
  %70 = phi float [ %65, %62 ], [ %68, %66 ]
  %71 = fcmp oeq float %70, 0.000000e+00
  %72 = select i1 %71, float %2, float %56
  %73 = tail call spir_func float @_Z8copysignff(float %70, float %72)
  %74 = fmul float %51, %73
  %75 = fdiv float 0x400921FB60000000, %74
  br label %76
76:                                               ; preds = %1, %6, %8, %13, %69
  %77 = phi float [ 0x7FF8000000000000, %8 ], [ %7, %6 ], [ %2, %1 ], [ %75, %69 ], [ %51, %13 ]
  %78 = fptrunc float %77 to half
  ret half %78
}
define spir_func <2 x float> @_Z6tgammaDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6tgammaf(float %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6tgammaf(float %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z6tgammaDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func float @_Z6tgammaf(float %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func float @_Z6tgammaf(float %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func float @_Z6tgammaf(float %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z6tgammaDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z6tgammaDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z6tgammaDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z6tgammaDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z6tgammaDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z6tgammaDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z6tgammaDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z6tgammaDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z6tgammaDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z6tgammaDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6tgammad(double %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6tgammad(double %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z6tgammaDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func double @_Z6tgammad(double %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func double @_Z6tgammad(double %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func double @_Z6tgammad(double %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z6tgammaDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z6tgammaDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z6tgammaDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z6tgammaDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z6tgammaDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z6tgammaDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z6tgammaDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z6tgammaDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z6tgammaDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z6tgammaDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6tgammaDh(half %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6tgammaDh(half %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z6tgammaDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func half @_Z6tgammaDh(half %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func half @_Z6tgammaDh(half %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func half @_Z6tgammaDh(half %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z6tgammaDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z6tgammaDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z6tgammaDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z6tgammaDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z6tgammaDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z6tgammaDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z6tgammaDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z6tgammaDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z6tgammaDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z7atan2piff(float %0, float %1) {
  %3 = tail call spir_func float @_Z5atan2ff(float %0, float %1)
  %4 = fdiv float %3, 0x400921FB60000000
  ret float %4
}
define spir_func double @_Z7atan2pidd(double %0, double %1) {
  %3 = tail call spir_func double @_Z5atan2dd(double %0, double %1)
  %4 = fdiv double %3, 0x400921FB54442D18
  ret double %4
}
define spir_func half @_Z7atan2piDhDh(half %0, half %1) {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z5atan2ff(float %3, float %4)
  %6 = fdiv float %5, 0x400921FB60000000
  %7 = fptrunc float %6 to half
  ret half %7
}
define spir_func <2 x float> @_Z7atan2piDv2_fS_(<2 x float> %0, <2 x float> %1) {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = tail call spir_func float @_Z7atan2piff(float %3, float %4)
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = extractelement <2 x float> %0, i64 1
  %8 = extractelement <2 x float> %1, i64 1
  %9 = tail call spir_func float @_Z7atan2piff(float %7, float %8)
  %10 = insertelement <2 x float> %6, float %9, i64 1
  ret <2 x float> %10
}
define spir_func <3 x float> @_Z7atan2piDv3_fS_(<3 x float> %0, <3 x float> %1) {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x float> %1, i64 0
  %5 = tail call spir_func float @_Z7atan2piff(float %3, float %4)
  %6 = insertelement <3 x float> poison, float %5, i64 0
  %7 = extractelement <3 x float> %0, i64 1
  %8 = extractelement <3 x float> %1, i64 1
  %9 = tail call spir_func float @_Z7atan2piff(float %7, float %8)
  %10 = insertelement <3 x float> %6, float %9, i64 1
  %11 = extractelement <3 x float> %0, i64 2
  %12 = extractelement <3 x float> %1, i64 2
  %13 = tail call spir_func float @_Z7atan2piff(float %11, float %12)
  %14 = insertelement <3 x float> %10, float %13, i64 2
  ret <3 x float> %14
}
define spir_func <4 x float> @_Z7atan2piDv4_fS_(<4 x float> %0, <4 x float> %1) {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x float> @_Z7atan2piDv2_fS_(<2 x float> %3, <2 x float> %4)
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x float> @_Z7atan2piDv2_fS_(<2 x float> %6, <2 x float> %7)
  %9 = shufflevector <2 x float> %5, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %9
}
define spir_func <8 x float> @_Z7atan2piDv8_fS_(<8 x float> %0, <8 x float> %1) {
  %3 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x float> @_Z7atan2piDv4_fS_(<4 x float> %3, <4 x float> %4)
  %6 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x float> @_Z7atan2piDv4_fS_(<4 x float> %6, <4 x float> %7)
  %9 = shufflevector <4 x float> %5, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %9
}
define spir_func <16 x float> @_Z7atan2piDv16_fS_(<16 x float> %0, <16 x float> %1) {
  %3 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x float> @_Z7atan2piDv8_fS_(<8 x float> %3, <8 x float> %4)
  %6 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x float> @_Z7atan2piDv8_fS_(<8 x float> %6, <8 x float> %7)
  %9 = shufflevector <8 x float> %5, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %9
}
define spir_func <2 x double> @_Z7atan2piDv2_dS_(<2 x double> %0, <2 x double> %1) {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x double> %1, i64 0
  %5 = tail call spir_func double @_Z7atan2pidd(double %3, double %4)
  %6 = insertelement <2 x double> poison, double %5, i64 0
  %7 = extractelement <2 x double> %0, i64 1
  %8 = extractelement <2 x double> %1, i64 1
  %9 = tail call spir_func double @_Z7atan2pidd(double %7, double %8)
  %10 = insertelement <2 x double> %6, double %9, i64 1
  ret <2 x double> %10
}
define spir_func <3 x double> @_Z7atan2piDv3_dS_(<3 x double> %0, <3 x double> %1) {
  %3 = extractelement <3 x double> %0, i64 0
  %4 = extractelement <3 x double> %1, i64 0
  %5 = tail call spir_func double @_Z7atan2pidd(double %3, double %4)
  %6 = insertelement <3 x double> poison, double %5, i64 0
  %7 = extractelement <3 x double> %0, i64 1
  %8 = extractelement <3 x double> %1, i64 1
  %9 = tail call spir_func double @_Z7atan2pidd(double %7, double %8)
  %10 = insertelement <3 x double> %6, double %9, i64 1
  %11 = extractelement <3 x double> %0, i64 2
  %12 = extractelement <3 x double> %1, i64 2
  %13 = tail call spir_func double @_Z7atan2pidd(double %11, double %12)
  %14 = insertelement <3 x double> %10, double %13, i64 2
  ret <3 x double> %14
}
define spir_func <4 x double> @_Z7atan2piDv4_dS_(<4 x double> %0, <4 x double> %1) {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x double> @_Z7atan2piDv2_dS_(<2 x double> %3, <2 x double> %4)
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x double> @_Z7atan2piDv2_dS_(<2 x double> %6, <2 x double> %7)
  %9 = shufflevector <2 x double> %5, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %9
}
define spir_func <8 x double> @_Z7atan2piDv8_dS_(<8 x double> %0, <8 x double> %1) {
  %3 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x double> @_Z7atan2piDv4_dS_(<4 x double> %3, <4 x double> %4)
  %6 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x double> @_Z7atan2piDv4_dS_(<4 x double> %6, <4 x double> %7)
  %9 = shufflevector <4 x double> %5, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %9
}
define spir_func <16 x double> @_Z7atan2piDv16_dS_(<16 x double> %0, <16 x double> %1) {
  %3 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x double> @_Z7atan2piDv8_dS_(<8 x double> %3, <8 x double> %4)
  %6 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x double> @_Z7atan2piDv8_dS_(<8 x double> %6, <8 x double> %7)
  %9 = shufflevector <8 x double> %5, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %9
}
define spir_func <2 x half> @_Z7atan2piDv2_DhS_(<2 x half> %0, <2 x half> %1) {
  %3 = extractelement <2 x half> %0, i64 0
  %4 = extractelement <2 x half> %1, i64 0
  %5 = tail call spir_func half @_Z7atan2piDhDh(half %3, half %4)
  %6 = insertelement <2 x half> poison, half %5, i64 0
  %7 = extractelement <2 x half> %0, i64 1
  %8 = extractelement <2 x half> %1, i64 1
  %9 = tail call spir_func half @_Z7atan2piDhDh(half %7, half %8)
  %10 = insertelement <2 x half> %6, half %9, i64 1
  ret <2 x half> %10
}
define spir_func <3 x half> @_Z7atan2piDv3_DhS_(<3 x half> %0, <3 x half> %1) {
  %3 = extractelement <3 x half> %0, i64 0
  %4 = extractelement <3 x half> %1, i64 0
  %5 = tail call spir_func half @_Z7atan2piDhDh(half %3, half %4)
  %6 = insertelement <3 x half> poison, half %5, i64 0
  %7 = extractelement <3 x half> %0, i64 1
  %8 = extractelement <3 x half> %1, i64 1
  %9 = tail call spir_func half @_Z7atan2piDhDh(half %7, half %8)
  %10 = insertelement <3 x half> %6, half %9, i64 1
  %11 = extractelement <3 x half> %0, i64 2
  %12 = extractelement <3 x half> %1, i64 2
  %13 = tail call spir_func half @_Z7atan2piDhDh(half %11, half %12)
  %14 = insertelement <3 x half> %10, half %13, i64 2
  ret <3 x half> %14
}
define spir_func <4 x half> @_Z7atan2piDv4_DhS_(<4 x half> %0, <4 x half> %1) {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x half> @_Z7atan2piDv2_DhS_(<2 x half> %3, <2 x half> %4)
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x half> @_Z7atan2piDv2_DhS_(<2 x half> %6, <2 x half> %7)
  %9 = shufflevector <2 x half> %5, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %9
}
define spir_func <8 x half> @_Z7atan2piDv8_DhS_(<8 x half> %0, <8 x half> %1) {
  %3 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x half> @_Z7atan2piDv4_DhS_(<4 x half> %3, <4 x half> %4)
  %6 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x half> @_Z7atan2piDv4_DhS_(<4 x half> %6, <4 x half> %7)
  %9 = shufflevector <4 x half> %5, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %9
}
define spir_func <16 x half> @_Z7atan2piDv16_DhS_(<16 x half> %0, <16 x half> %1) {
  %3 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x half> @_Z7atan2piDv8_DhS_(<8 x half> %3, <8 x half> %4)
  %6 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x half> @_Z7atan2piDv8_DhS_(<8 x half> %6, <8 x half> %7)
  %9 = shufflevector <8 x half> %5, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %9
}
define spir_func float @_Z6maxmagff(float %0, float %1) {
  %3 = tail call spir_func float @_Z4fabsf(float %0)
  %4 = tail call spir_func float @_Z4fabsf(float %1)
  %5 = fcmp ogt float %3, %4
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp ogt float %4, %3
  br i1 %7, label %10, label %8
8:                                                ; preds = %6
  %9 = tail call spir_func float @_Z4fmaxff(float %0, float %1)
  br label %10
10:                                               ; preds = %2, %6, %8
  %11 = phi float [ %9, %8 ], [ %0, %2 ], [ %1, %6 ]
  ret float %11
}
define spir_func double @_Z6maxmagdd(double %0, double %1) {
  %3 = tail call spir_func double @_Z4fabsd(double %0)
  %4 = tail call spir_func double @_Z4fabsd(double %1)
  %5 = fcmp ogt double %3, %4
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp ogt double %4, %3
  br i1 %7, label %10, label %8
8:                                                ; preds = %6
  %9 = tail call spir_func double @_Z4fmaxdd(double %0, double %1)
  br label %10
10:                                               ; preds = %2, %6, %8
  %11 = phi double [ %9, %8 ], [ %0, %2 ], [ %1, %6 ]
  ret double %11
}
define spir_func half @_Z6maxmagDhDh(half %0, half %1) {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z4fabsf(float %3)
  %6 = tail call spir_func float @_Z4fabsf(float %4)
  %7 = fcmp ogt float %5, %6
  br i1 %7, label %13, label %8
8:                                                ; preds = %2
  %9 = fcmp ogt float %6, %5
  br i1 %9, label %13, label %10
10:                                               ; preds = %8
  %11 = tail call spir_func float @_Z4fmaxff(float %3, float %4)
  %12 = fptrunc float %11 to half
  br label %13
13:                                               ; preds = %2, %8, %10
  %14 = phi half [ %12, %10 ], [ %0, %2 ], [ %1, %8 ]
  ret half %14
}
define spir_func <2 x float> @_Z6maxmagDv2_fS_(<2 x float> %0, <2 x float> %1) {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = tail call spir_func float @_Z6maxmagff(float %3, float %4)
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = extractelement <2 x float> %0, i64 1
  %8 = extractelement <2 x float> %1, i64 1
  %9 = tail call spir_func float @_Z6maxmagff(float %7, float %8)
  %10 = insertelement <2 x float> %6, float %9, i64 1
  ret <2 x float> %10
}
define spir_func <3 x float> @_Z6maxmagDv3_fS_(<3 x float> %0, <3 x float> %1) {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x float> %1, i64 0
  %5 = tail call spir_func float @_Z6maxmagff(float %3, float %4)
  %6 = insertelement <3 x float> poison, float %5, i64 0
  %7 = extractelement <3 x float> %0, i64 1
  %8 = extractelement <3 x float> %1, i64 1
  %9 = tail call spir_func float @_Z6maxmagff(float %7, float %8)
  %10 = insertelement <3 x float> %6, float %9, i64 1
  %11 = extractelement <3 x float> %0, i64 2
  %12 = extractelement <3 x float> %1, i64 2
  %13 = tail call spir_func float @_Z6maxmagff(float %11, float %12)
  %14 = insertelement <3 x float> %10, float %13, i64 2
  ret <3 x float> %14
}
define spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> %0, <4 x float> %1) {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x float> @_Z6maxmagDv2_fS_(<2 x float> %3, <2 x float> %4)
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x float> @_Z6maxmagDv2_fS_(<2 x float> %6, <2 x float> %7)
  %9 = shufflevector <2 x float> %5, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %9
}
define spir_func <8 x float> @_Z6maxmagDv8_fS_(<8 x float> %0, <8 x float> %1) {
  %3 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> %3, <4 x float> %4)
  %6 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x float> @_Z6maxmagDv4_fS_(<4 x float> %6, <4 x float> %7)
  %9 = shufflevector <4 x float> %5, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %9
}
define spir_func <16 x float> @_Z6maxmagDv16_fS_(<16 x float> %0, <16 x float> %1) {
  %3 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x float> @_Z6maxmagDv8_fS_(<8 x float> %3, <8 x float> %4)
  %6 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x float> @_Z6maxmagDv8_fS_(<8 x float> %6, <8 x float> %7)
  %9 = shufflevector <8 x float> %5, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %9
}
define spir_func <2 x double> @_Z6maxmagDv2_dS_(<2 x double> %0, <2 x double> %1) {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x double> %1, i64 0
  %5 = tail call spir_func double @_Z6maxmagdd(double %3, double %4)
  %6 = insertelement <2 x double> poison, double %5, i64 0
  %7 = extractelement <2 x double> %0, i64 1
  %8 = extractelement <2 x double> %1, i64 1
  %9 = tail call spir_func double @_Z6maxmagdd(double %7, double %8)
  %10 = insertelement <2 x double> %6, double %9, i64 1
  ret <2 x double> %10
}
define spir_func <3 x double> @_Z6maxmagDv3_dS_(<3 x double> %0, <3 x double> %1) {
  %3 = extractelement <3 x double> %0, i64 0
  %4 = extractelement <3 x double> %1, i64 0
  %5 = tail call spir_func double @_Z6maxmagdd(double %3, double %4)
  %6 = insertelement <3 x double> poison, double %5, i64 0
  %7 = extractelement <3 x double> %0, i64 1
  %8 = extractelement <3 x double> %1, i64 1
  %9 = tail call spir_func double @_Z6maxmagdd(double %7, double %8)
  %10 = insertelement <3 x double> %6, double %9, i64 1
  %11 = extractelement <3 x double> %0, i64 2
  %12 = extractelement <3 x double> %1, i64 2
  %13 = tail call spir_func double @_Z6maxmagdd(double %11, double %12)
  %14 = insertelement <3 x double> %10, double %13, i64 2
  ret <3 x double> %14
}
define spir_func <4 x double> @_Z6maxmagDv4_dS_(<4 x double> %0, <4 x double> %1) {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x double> @_Z6maxmagDv2_dS_(<2 x double> %3, <2 x double> %4)
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x double> @_Z6maxmagDv2_dS_(<2 x double> %6, <2 x double> %7)
  %9 = shufflevector <2 x double> %5, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %9
}
define spir_func <8 x double> @_Z6maxmagDv8_dS_(<8 x double> %0, <8 x double> %1) {
  %3 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x double> @_Z6maxmagDv4_dS_(<4 x double> %3, <4 x double> %4)
  %6 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x double> @_Z6maxmagDv4_dS_(<4 x double> %6, <4 x double> %7)
  %9 = shufflevector <4 x double> %5, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %9
}
define spir_func <16 x double> @_Z6maxmagDv16_dS_(<16 x double> %0, <16 x double> %1) {
  %3 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x double> @_Z6maxmagDv8_dS_(<8 x double> %3, <8 x double> %4)
  %6 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x double> @_Z6maxmagDv8_dS_(<8 x double> %6, <8 x double> %7)
  %9 = shufflevector <8 x double> %5, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %9
}
define spir_func <2 x half> @_Z6maxmagDv2_DhS_(<2 x half> %0, <2 x half> %1) {
  %3 = extractelement <2 x half> %0, i64 0
  %4 = extractelement <2 x half> %1, i64 0
  %5 = tail call spir_func half @_Z6maxmagDhDh(half %3, half %4)
  %6 = insertelement <2 x half> poison, half %5, i64 0
  %7 = extractelement <2 x half> %0, i64 1
  %8 = extractelement <2 x half> %1, i64 1
  %9 = tail call spir_func half @_Z6maxmagDhDh(half %7, half %8)
  %10 = insertelement <2 x half> %6, half %9, i64 1
  ret <2 x half> %10
}
define spir_func <3 x half> @_Z6maxmagDv3_DhS_(<3 x half> %0, <3 x half> %1) {
  %3 = extractelement <3 x half> %0, i64 0
  %4 = extractelement <3 x half> %1, i64 0
  %5 = tail call spir_func half @_Z6maxmagDhDh(half %3, half %4)
  %6 = insertelement <3 x half> poison, half %5, i64 0
  %7 = extractelement <3 x half> %0, i64 1
  %8 = extractelement <3 x half> %1, i64 1
  %9 = tail call spir_func half @_Z6maxmagDhDh(half %7, half %8)
  %10 = insertelement <3 x half> %6, half %9, i64 1
  %11 = extractelement <3 x half> %0, i64 2
  %12 = extractelement <3 x half> %1, i64 2
  %13 = tail call spir_func half @_Z6maxmagDhDh(half %11, half %12)
  %14 = insertelement <3 x half> %10, half %13, i64 2
  ret <3 x half> %14
}
define spir_func <4 x half> @_Z6maxmagDv4_DhS_(<4 x half> %0, <4 x half> %1) {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x half> @_Z6maxmagDv2_DhS_(<2 x half> %3, <2 x half> %4)
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x half> @_Z6maxmagDv2_DhS_(<2 x half> %6, <2 x half> %7)
  %9 = shufflevector <2 x half> %5, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %9
}
define spir_func <8 x half> @_Z6maxmagDv8_DhS_(<8 x half> %0, <8 x half> %1) {
  %3 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x half> @_Z6maxmagDv4_DhS_(<4 x half> %3, <4 x half> %4)
  %6 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x half> @_Z6maxmagDv4_DhS_(<4 x half> %6, <4 x half> %7)
  %9 = shufflevector <4 x half> %5, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %9
}
define spir_func <16 x half> @_Z6maxmagDv16_DhS_(<16 x half> %0, <16 x half> %1) {
  %3 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x half> @_Z6maxmagDv8_DhS_(<8 x half> %3, <8 x half> %4)
  %6 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x half> @_Z6maxmagDv8_DhS_(<8 x half> %6, <8 x half> %7)
  %9 = shufflevector <8 x half> %5, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %9
}
define spir_func float @_Z6minmagff(float %0, float %1) {
  %3 = tail call spir_func float @_Z4fabsf(float %0)
  %4 = tail call spir_func float @_Z4fabsf(float %1)
  %5 = fcmp olt float %3, %4
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp olt float %4, %3
  br i1 %7, label %10, label %8
8:                                                ; preds = %6
  %9 = tail call spir_func float @_Z4fminff(float %0, float %1)
  br label %10
10:                                               ; preds = %2, %6, %8
  %11 = phi float [ %9, %8 ], [ %0, %2 ], [ %1, %6 ]
  ret float %11
}
define spir_func double @_Z6minmagdd(double %0, double %1) {
  %3 = tail call spir_func double @_Z4fabsd(double %0)
  %4 = tail call spir_func double @_Z4fabsd(double %1)
  %5 = fcmp olt double %3, %4
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp olt double %4, %3
  br i1 %7, label %10, label %8
8:                                                ; preds = %6
  %9 = tail call spir_func double @_Z4fmindd(double %0, double %1)
  br label %10
10:                                               ; preds = %2, %6, %8
  %11 = phi double [ %9, %8 ], [ %0, %2 ], [ %1, %6 ]
  ret double %11
}
define spir_func half @_Z6minmagDhDh(half %0, half %1) {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z4fabsf(float %3)
  %6 = tail call spir_func float @_Z4fabsf(float %4)
  %7 = fcmp olt float %5, %6
  br i1 %7, label %13, label %8
8:                                                ; preds = %2
  %9 = fcmp olt float %6, %5
  br i1 %9, label %13, label %10
10:                                               ; preds = %8
  %11 = tail call spir_func float @_Z4fminff(float %3, float %4)
  %12 = fptrunc float %11 to half
  br label %13
13:                                               ; preds = %2, %8, %10
  %14 = phi half [ %12, %10 ], [ %0, %2 ], [ %1, %8 ]
  ret half %14
}
define spir_func <2 x float> @_Z6minmagDv2_fS_(<2 x float> %0, <2 x float> %1) {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = tail call spir_func float @_Z6minmagff(float %3, float %4)
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = extractelement <2 x float> %0, i64 1
  %8 = extractelement <2 x float> %1, i64 1
  %9 = tail call spir_func float @_Z6minmagff(float %7, float %8)
  %10 = insertelement <2 x float> %6, float %9, i64 1
  ret <2 x float> %10
}
define spir_func <3 x float> @_Z6minmagDv3_fS_(<3 x float> %0, <3 x float> %1) {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x float> %1, i64 0
  %5 = tail call spir_func float @_Z6minmagff(float %3, float %4)
  %6 = insertelement <3 x float> poison, float %5, i64 0
  %7 = extractelement <3 x float> %0, i64 1
  %8 = extractelement <3 x float> %1, i64 1
  %9 = tail call spir_func float @_Z6minmagff(float %7, float %8)
  %10 = insertelement <3 x float> %6, float %9, i64 1
  %11 = extractelement <3 x float> %0, i64 2
  %12 = extractelement <3 x float> %1, i64 2
  %13 = tail call spir_func float @_Z6minmagff(float %11, float %12)
  %14 = insertelement <3 x float> %10, float %13, i64 2
  ret <3 x float> %14
}
define spir_func <4 x float> @_Z6minmagDv4_fS_(<4 x float> %0, <4 x float> %1) {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x float> @_Z6minmagDv2_fS_(<2 x float> %3, <2 x float> %4)
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x float> @_Z6minmagDv2_fS_(<2 x float> %6, <2 x float> %7)
  %9 = shufflevector <2 x float> %5, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %9
}
define spir_func <8 x float> @_Z6minmagDv8_fS_(<8 x float> %0, <8 x float> %1) {
  %3 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x float> @_Z6minmagDv4_fS_(<4 x float> %3, <4 x float> %4)
  %6 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x float> @_Z6minmagDv4_fS_(<4 x float> %6, <4 x float> %7)
  %9 = shufflevector <4 x float> %5, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %9
}
define spir_func <16 x float> @_Z6minmagDv16_fS_(<16 x float> %0, <16 x float> %1) {
  %3 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x float> @_Z6minmagDv8_fS_(<8 x float> %3, <8 x float> %4)
  %6 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x float> @_Z6minmagDv8_fS_(<8 x float> %6, <8 x float> %7)
  %9 = shufflevector <8 x float> %5, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %9
}
define spir_func <2 x double> @_Z6minmagDv2_dS_(<2 x double> %0, <2 x double> %1) {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x double> %1, i64 0
  %5 = tail call spir_func double @_Z6minmagdd(double %3, double %4)
  %6 = insertelement <2 x double> poison, double %5, i64 0
  %7 = extractelement <2 x double> %0, i64 1
  %8 = extractelement <2 x double> %1, i64 1
  %9 = tail call spir_func double @_Z6minmagdd(double %7, double %8)
  %10 = insertelement <2 x double> %6, double %9, i64 1
  ret <2 x double> %10
}
define spir_func <3 x double> @_Z6minmagDv3_dS_(<3 x double> %0, <3 x double> %1) {
  %3 = extractelement <3 x double> %0, i64 0
  %4 = extractelement <3 x double> %1, i64 0
  %5 = tail call spir_func double @_Z6minmagdd(double %3, double %4)
  %6 = insertelement <3 x double> poison, double %5, i64 0
  %7 = extractelement <3 x double> %0, i64 1
  %8 = extractelement <3 x double> %1, i64 1
  %9 = tail call spir_func double @_Z6minmagdd(double %7, double %8)
  %10 = insertelement <3 x double> %6, double %9, i64 1
  %11 = extractelement <3 x double> %0, i64 2
  %12 = extractelement <3 x double> %1, i64 2
  %13 = tail call spir_func double @_Z6minmagdd(double %11, double %12)
  %14 = insertelement <3 x double> %10, double %13, i64 2
  ret <3 x double> %14
}
define spir_func <4 x double> @_Z6minmagDv4_dS_(<4 x double> %0, <4 x double> %1) {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x double> @_Z6minmagDv2_dS_(<2 x double> %3, <2 x double> %4)
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x double> @_Z6minmagDv2_dS_(<2 x double> %6, <2 x double> %7)
  %9 = shufflevector <2 x double> %5, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %9
}
define spir_func <8 x double> @_Z6minmagDv8_dS_(<8 x double> %0, <8 x double> %1) {
  %3 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x double> @_Z6minmagDv4_dS_(<4 x double> %3, <4 x double> %4)
  %6 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x double> @_Z6minmagDv4_dS_(<4 x double> %6, <4 x double> %7)
  %9 = shufflevector <4 x double> %5, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %9
}
define spir_func <16 x double> @_Z6minmagDv16_dS_(<16 x double> %0, <16 x double> %1) {
  %3 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x double> @_Z6minmagDv8_dS_(<8 x double> %3, <8 x double> %4)
  %6 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x double> @_Z6minmagDv8_dS_(<8 x double> %6, <8 x double> %7)
  %9 = shufflevector <8 x double> %5, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %9
}
define spir_func <2 x half> @_Z6minmagDv2_DhS_(<2 x half> %0, <2 x half> %1) {
  %3 = extractelement <2 x half> %0, i64 0
  %4 = extractelement <2 x half> %1, i64 0
  %5 = tail call spir_func half @_Z6minmagDhDh(half %3, half %4)
  %6 = insertelement <2 x half> poison, half %5, i64 0
  %7 = extractelement <2 x half> %0, i64 1
  %8 = extractelement <2 x half> %1, i64 1
  %9 = tail call spir_func half @_Z6minmagDhDh(half %7, half %8)
  %10 = insertelement <2 x half> %6, half %9, i64 1
  ret <2 x half> %10
}
define spir_func <3 x half> @_Z6minmagDv3_DhS_(<3 x half> %0, <3 x half> %1) {
  %3 = extractelement <3 x half> %0, i64 0
  %4 = extractelement <3 x half> %1, i64 0
  %5 = tail call spir_func half @_Z6minmagDhDh(half %3, half %4)
  %6 = insertelement <3 x half> poison, half %5, i64 0
  %7 = extractelement <3 x half> %0, i64 1
  %8 = extractelement <3 x half> %1, i64 1
  %9 = tail call spir_func half @_Z6minmagDhDh(half %7, half %8)
  %10 = insertelement <3 x half> %6, half %9, i64 1
  %11 = extractelement <3 x half> %0, i64 2
  %12 = extractelement <3 x half> %1, i64 2
  %13 = tail call spir_func half @_Z6minmagDhDh(half %11, half %12)
  %14 = insertelement <3 x half> %10, half %13, i64 2
  ret <3 x half> %14
}
define spir_func <4 x half> @_Z6minmagDv4_DhS_(<4 x half> %0, <4 x half> %1) {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x half> @_Z6minmagDv2_DhS_(<2 x half> %3, <2 x half> %4)
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x half> @_Z6minmagDv2_DhS_(<2 x half> %6, <2 x half> %7)
  %9 = shufflevector <2 x half> %5, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %9
}
define spir_func <8 x half> @_Z6minmagDv8_DhS_(<8 x half> %0, <8 x half> %1) {
  %3 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x half> @_Z6minmagDv4_DhS_(<4 x half> %3, <4 x half> %4)
  %6 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x half> @_Z6minmagDv4_DhS_(<4 x half> %6, <4 x half> %7)
  %9 = shufflevector <4 x half> %5, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %9
}
define spir_func <16 x half> @_Z6minmagDv16_DhS_(<16 x half> %0, <16 x half> %1) {
  %3 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x half> @_Z6minmagDv8_DhS_(<8 x half> %3, <8 x half> %4)
  %6 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x half> @_Z6minmagDv8_DhS_(<8 x half> %6, <8 x half> %7)
  %9 = shufflevector <8 x half> %5, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %9
}
define spir_func float @_Z9remainderff(float %0, float %1) {
  %3 = tail call spir_func float @_Z4fabsf(float %0)
  %4 = tail call spir_func float @_Z4fabsf(float %1)
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp oeq float %3, 0x7FF0000000000000
  %8 = fcmp ueq float %1, 0.000000e+00
  %9 = select i1 %8, i1 true, i1 %7
  br i1 %9, label %10, label %13
10:                                               ; preds = %6, %2
  %11 = fmul float %0, %1
  %12 = fdiv float %11, %11
  br label %47
13:                                               ; preds = %6
  %14 = fcmp oeq float %4, 0x7FF0000000000000
  br i1 %14, label %47, label %15
15:                                               ; preds = %13
  %16 = fcmp olt float %4, 0x47D0000000000000
  br i1 %16, label %17, label %20
17:                                               ; preds = %15
  %18 = fadd float %4, %4
  %19 = tail call spir_func float @_Z4fmodff(float %3, float %18)
  br label %20
20:                                               ; preds = %17, %15
  %21 = phi float [ %19, %17 ], [ %3, %15 ]
  %22 = fcmp olt float %4, 0x3820000000000000
  br i1 %22, label %23, label %32
23:                                               ; preds = %20
  %24 = fadd float %21, %21
  %25 = fcmp ogt float %24, %4
  br i1 %25, label %26, label %40
26:                                               ; preds = %23
  %27 = fsub float %21, %4
  %28 = fadd float %27, %27
  %29 = fcmp ult float %28, %4
  br i1 %29, label %40, label %30
30:                                               ; preds = %26
  %31 = fsub float %27, %4
  br label %40
32:                                               ; preds = %20
  %33 = fmul float %4, 5.000000e-01
  %34 = fcmp ogt float %21, %33
  br i1 %34, label %35, label %40
35:                                               ; preds = %32
  %36 = fsub float %21, %4
  %37 = fcmp ult float %36, %33
  br i1 %37, label %40, label %38
38:                                               ; preds = %35
  %39 = fsub float %36, %4
  br label %40
40:                                               ; preds = %38, %35, %32, %30, %26, %23
  %41 = phi float [ %31, %30 ], [ %27, %26 ], [ %21, %23 ], [ %39, %38 ], [ %36, %35 ], [ %21, %32 ]
  %42 = fcmp olt float %0, 0.000000e+00
  br i1 %42, label %45, label %43
43:                                               ; preds = %40
  %44 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 32)
  br i1 %44, label %45, label %47
45:                                               ; preds = %43, %40
  %46 = fneg float %41
  br label %47
47:                                               ; preds = %10, %13, %43, %45
  %48 = phi float [ %12, %10 ], [ %0, %13 ], [ %46, %45 ], [ %41, %43 ]
  ret float %48
}
define spir_func double @_Z9remainderdd(double %0, double %1) {
  %3 = tail call spir_func double @_Z4fabsd(double %0)
  %4 = tail call spir_func double @_Z4fabsd(double %1)
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %10, label %6
6:                                                ; preds = %2
  %7 = fcmp oeq double %3, 0x7FF0000000000000
  %8 = fcmp ueq double %1, 0.000000e+00
  %9 = select i1 %8, i1 true, i1 %7
  br i1 %9, label %10, label %13
10:                                               ; preds = %6, %2
  %11 = fmul double %0, %1
  %12 = fdiv double %11, %11
  br label %47
13:                                               ; preds = %6
  %14 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %14, label %47, label %15
15:                                               ; preds = %13
  %16 = fcmp olt double %4, 0x7FD0000000000000
  br i1 %16, label %17, label %20
17:                                               ; preds = %15
  %18 = fadd double %4, %4
  %19 = tail call spir_func double @_Z4fmoddd(double %3, double %18)
  br label %20
20:                                               ; preds = %17, %15
  %21 = phi double [ %19, %17 ], [ %3, %15 ]
  %22 = fcmp olt double %4, 0x20000000000000
  br i1 %22, label %23, label %32
23:                                               ; preds = %20
  %24 = fadd double %21, %21
  %25 = fcmp ogt double %24, %4
  br i1 %25, label %26, label %40
26:                                               ; preds = %23
  %27 = fsub double %21, %4
  %28 = fadd double %27, %27
  %29 = fcmp ult double %28, %4
  br i1 %29, label %40, label %30
30:                                               ; preds = %26
  %31 = fsub double %27, %4
  br label %40
32:                                               ; preds = %20
  %33 = fmul double %4, 5.000000e-01
  %34 = fcmp ogt double %21, %33
  br i1 %34, label %35, label %40
35:                                               ; preds = %32
  %36 = fsub double %21, %4
  %37 = fcmp ult double %36, %33
  br i1 %37, label %40, label %38
38:                                               ; preds = %35
  %39 = fsub double %36, %4
  br label %40
40:                                               ; preds = %38, %35, %32, %30, %26, %23
  %41 = phi double [ %31, %30 ], [ %27, %26 ], [ %21, %23 ], [ %39, %38 ], [ %36, %35 ], [ %21, %32 ]
  %42 = fcmp olt double %0, 0.000000e+00
  br i1 %42, label %45, label %43
43:                                               ; preds = %40
  %44 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 32)
  br i1 %44, label %45, label %47
45:                                               ; preds = %43, %40
  %46 = fneg double %41
  br label %47
47:                                               ; preds = %10, %13, %43, %45
  %48 = phi double [ %12, %10 ], [ %0, %13 ], [ %46, %45 ], [ %41, %43 ]
  ret double %48
}
define spir_func half @_Z9remainderDhDh(half %0, half %1) {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z4fabsf(float %3)
  %6 = tail call spir_func float @_Z4fabsf(float %4)
  %7 = fcmp uno half %0, 0xH0000
  br i1 %7, label %12, label %8
8:                                                ; preds = %2
  %9 = fcmp oeq float %5, 0x7FF0000000000000
  %10 = fcmp ueq half %1, 0xH0000
  %11 = select i1 %10, i1 true, i1 %9
  br i1 %11, label %12, label %15
12:                                               ; preds = %8, %2
  %13 = fmul float %3, %4
  %14 = fdiv float %13, %13
  br label %49
15:                                               ; preds = %8
  %16 = fcmp oeq float %6, 0x7FF0000000000000
  br i1 %16, label %49, label %17
17:                                               ; preds = %15
  %18 = fcmp olt float %6, 0x47D0000000000000
  br i1 %18, label %19, label %22
19:                                               ; preds = %17
  %20 = fadd float %6, %6
  %21 = tail call spir_func float @_Z4fmodff(float %5, float %20)
  br label %22
22:                                               ; preds = %19, %17
  %23 = phi float [ %21, %19 ], [ %5, %17 ]
  %24 = fcmp olt float %6, 0x3820000000000000
  br i1 %24, label %25, label %34
25:                                               ; preds = %22
  %26 = fadd float %23, %23
  %27 = fcmp ogt float %26, %6
  br i1 %27, label %28, label %42
28:                                               ; preds = %25
  %29 = fsub float %23, %6
  %30 = fadd float %29, %29
  %31 = fcmp ult float %30, %6
  br i1 %31, label %42, label %32
32:                                               ; preds = %28
  %33 = fsub float %29, %6
  br label %42
34:                                               ; preds = %22
  %35 = fmul float %6, 5.000000e-01
  %36 = fcmp ogt float %23, %35
  br i1 %36, label %37, label %42
37:                                               ; preds = %34
  %38 = fsub float %23, %6
  %39 = fcmp ult float %38, %35
  br i1 %39, label %42, label %40
40:                                               ; preds = %37
  %41 = fsub float %38, %6
  br label %42
42:                                               ; preds = %40, %37, %34, %32, %28, %25
  %43 = phi float [ %33, %32 ], [ %29, %28 ], [ %23, %25 ], [ %41, %40 ], [ %38, %37 ], [ %23, %34 ]
  %44 = fcmp olt half %0, 0xH0000
  br i1 %44, label %47, label %45
45:                                               ; preds = %42
  %46 = tail call i1 @llvm.is.fpclass.f32(float %3, i32 32)
  br i1 %46, label %47, label %49
47:                                               ; preds = %45, %42
  %48 = fneg float %43
  br label %49
49:                                               ; preds = %12, %15, %45, %47
  %50 = phi float [ %14, %12 ], [ %3, %15 ], [ %48, %47 ], [ %43, %45 ]
  %51 = fptrunc float %50 to half
  ret half %51
}
define spir_func <2 x float> @_Z9remainderDv2_fS_(<2 x float> %0, <2 x float> %1) {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = tail call spir_func float @_Z9remainderff(float %3, float %4)
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = extractelement <2 x float> %0, i64 1
  %8 = extractelement <2 x float> %1, i64 1
  %9 = tail call spir_func float @_Z9remainderff(float %7, float %8)
  %10 = insertelement <2 x float> %6, float %9, i64 1
  ret <2 x float> %10
}
define spir_func <3 x float> @_Z9remainderDv3_fS_(<3 x float> %0, <3 x float> %1) {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x float> %1, i64 0
  %5 = tail call spir_func float @_Z9remainderff(float %3, float %4)
  %6 = insertelement <3 x float> poison, float %5, i64 0
  %7 = extractelement <3 x float> %0, i64 1
  %8 = extractelement <3 x float> %1, i64 1
  %9 = tail call spir_func float @_Z9remainderff(float %7, float %8)
  %10 = insertelement <3 x float> %6, float %9, i64 1
  %11 = extractelement <3 x float> %0, i64 2
  %12 = extractelement <3 x float> %1, i64 2
  %13 = tail call spir_func float @_Z9remainderff(float %11, float %12)
  %14 = insertelement <3 x float> %10, float %13, i64 2
  ret <3 x float> %14
}
define spir_func <4 x float> @_Z9remainderDv4_fS_(<4 x float> %0, <4 x float> %1) {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x float> @_Z9remainderDv2_fS_(<2 x float> %3, <2 x float> %4)
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x float> @_Z9remainderDv2_fS_(<2 x float> %6, <2 x float> %7)
  %9 = shufflevector <2 x float> %5, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %9
}
define spir_func <8 x float> @_Z9remainderDv8_fS_(<8 x float> %0, <8 x float> %1) {
  %3 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x float> @_Z9remainderDv4_fS_(<4 x float> %3, <4 x float> %4)
  %6 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x float> @_Z9remainderDv4_fS_(<4 x float> %6, <4 x float> %7)
  %9 = shufflevector <4 x float> %5, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %9
}
define spir_func <16 x float> @_Z9remainderDv16_fS_(<16 x float> %0, <16 x float> %1) {
  %3 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x float> @_Z9remainderDv8_fS_(<8 x float> %3, <8 x float> %4)
  %6 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x float> @_Z9remainderDv8_fS_(<8 x float> %6, <8 x float> %7)
  %9 = shufflevector <8 x float> %5, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %9
}
define spir_func <2 x double> @_Z9remainderDv2_dS_(<2 x double> %0, <2 x double> %1) {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x double> %1, i64 0
  %5 = tail call spir_func double @_Z9remainderdd(double %3, double %4)
  %6 = insertelement <2 x double> poison, double %5, i64 0
  %7 = extractelement <2 x double> %0, i64 1
  %8 = extractelement <2 x double> %1, i64 1
  %9 = tail call spir_func double @_Z9remainderdd(double %7, double %8)
  %10 = insertelement <2 x double> %6, double %9, i64 1
  ret <2 x double> %10
}
define spir_func <3 x double> @_Z9remainderDv3_dS_(<3 x double> %0, <3 x double> %1) {
  %3 = extractelement <3 x double> %0, i64 0
  %4 = extractelement <3 x double> %1, i64 0
  %5 = tail call spir_func double @_Z9remainderdd(double %3, double %4)
  %6 = insertelement <3 x double> poison, double %5, i64 0
  %7 = extractelement <3 x double> %0, i64 1
  %8 = extractelement <3 x double> %1, i64 1
  %9 = tail call spir_func double @_Z9remainderdd(double %7, double %8)
  %10 = insertelement <3 x double> %6, double %9, i64 1
  %11 = extractelement <3 x double> %0, i64 2
  %12 = extractelement <3 x double> %1, i64 2
  %13 = tail call spir_func double @_Z9remainderdd(double %11, double %12)
  %14 = insertelement <3 x double> %10, double %13, i64 2
  ret <3 x double> %14
}
define spir_func <4 x double> @_Z9remainderDv4_dS_(<4 x double> %0, <4 x double> %1) {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x double> @_Z9remainderDv2_dS_(<2 x double> %3, <2 x double> %4)
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x double> @_Z9remainderDv2_dS_(<2 x double> %6, <2 x double> %7)
  %9 = shufflevector <2 x double> %5, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %9
}
define spir_func <8 x double> @_Z9remainderDv8_dS_(<8 x double> %0, <8 x double> %1) {
  %3 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x double> @_Z9remainderDv4_dS_(<4 x double> %3, <4 x double> %4)
  %6 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x double> @_Z9remainderDv4_dS_(<4 x double> %6, <4 x double> %7)
  %9 = shufflevector <4 x double> %5, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %9
}
define spir_func <16 x double> @_Z9remainderDv16_dS_(<16 x double> %0, <16 x double> %1) {
  %3 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x double> @_Z9remainderDv8_dS_(<8 x double> %3, <8 x double> %4)
  %6 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x double> @_Z9remainderDv8_dS_(<8 x double> %6, <8 x double> %7)
  %9 = shufflevector <8 x double> %5, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %9
}
define spir_func <2 x half> @_Z9remainderDv2_DhS_(<2 x half> %0, <2 x half> %1) {
  %3 = extractelement <2 x half> %0, i64 0
  %4 = extractelement <2 x half> %1, i64 0
  %5 = tail call spir_func half @_Z9remainderDhDh(half %3, half %4)
  %6 = insertelement <2 x half> poison, half %5, i64 0
  %7 = extractelement <2 x half> %0, i64 1
  %8 = extractelement <2 x half> %1, i64 1
  %9 = tail call spir_func half @_Z9remainderDhDh(half %7, half %8)
  %10 = insertelement <2 x half> %6, half %9, i64 1
  ret <2 x half> %10
}
define spir_func <3 x half> @_Z9remainderDv3_DhS_(<3 x half> %0, <3 x half> %1) {
  %3 = extractelement <3 x half> %0, i64 0
  %4 = extractelement <3 x half> %1, i64 0
  %5 = tail call spir_func half @_Z9remainderDhDh(half %3, half %4)
  %6 = insertelement <3 x half> poison, half %5, i64 0
  %7 = extractelement <3 x half> %0, i64 1
  %8 = extractelement <3 x half> %1, i64 1
  %9 = tail call spir_func half @_Z9remainderDhDh(half %7, half %8)
  %10 = insertelement <3 x half> %6, half %9, i64 1
  %11 = extractelement <3 x half> %0, i64 2
  %12 = extractelement <3 x half> %1, i64 2
  %13 = tail call spir_func half @_Z9remainderDhDh(half %11, half %12)
  %14 = insertelement <3 x half> %10, half %13, i64 2
  ret <3 x half> %14
}
define spir_func <4 x half> @_Z9remainderDv4_DhS_(<4 x half> %0, <4 x half> %1) {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x half> @_Z9remainderDv2_DhS_(<2 x half> %3, <2 x half> %4)
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x half> @_Z9remainderDv2_DhS_(<2 x half> %6, <2 x half> %7)
  %9 = shufflevector <2 x half> %5, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %9
}
define spir_func <8 x half> @_Z9remainderDv8_DhS_(<8 x half> %0, <8 x half> %1) {
  %3 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x half> @_Z9remainderDv4_DhS_(<4 x half> %3, <4 x half> %4)
  %6 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x half> @_Z9remainderDv4_DhS_(<4 x half> %6, <4 x half> %7)
  %9 = shufflevector <4 x half> %5, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %9
}
define spir_func <16 x half> @_Z9remainderDv16_DhS_(<16 x half> %0, <16 x half> %1) {
  %3 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x half> @_Z9remainderDv8_DhS_(<8 x half> %3, <8 x half> %4)
  %6 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x half> @_Z9remainderDv8_DhS_(<8 x half> %6, <8 x half> %7)
  %9 = shufflevector <8 x half> %5, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %9
}
define spir_func range(i32 2147483647, 129) i32 @_Z5ilogbf(float %0) {
  %2 = fcmp ueq float %0, 0.000000e+00
  br i1 %2, label %19, label %3
3:                                                ; preds = %1
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  br i1 %5, label %19, label %6
6:                                                ; preds = %3
  %7 = tail call spir_func float @_Z4fabsf(float %0)
  %8 = fcmp olt float %7, 0x3810000000000000
  %9 = select i1 %8, i32 24, i32 0
  %10 = shl nuw nsw i32 %9, 23
  %11 = add nuw nsw i32 %10, 1065353216
  %12 = bitcast i32 %11 to float
  %13 = fmul float %0, %12
  %14 = bitcast float %13 to i32
  %15 = lshr i32 %14, 23
  %16 = and i32 %15, 255
  %17 = sub nsw i32 %16, %9
  %18 = add nsw i32 %17, -127
  br label %19
19:                                               ; preds = %1, %3, %6
  %20 = phi i32 [ %18, %6 ], [ -2147483648, %1 ], [ 2147483647, %3 ]
  ret i32 %20
}
define spir_func range(i32 2147483647, 1025) i32 @_Z5ilogbd(double %0) {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %21, label %3
3:                                                ; preds = %1
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  br i1 %5, label %21, label %6
6:                                                ; preds = %3
  %7 = tail call spir_func double @_Z4fabsd(double %0)
  %8 = fcmp olt double %7, 0x10000000000000
  %9 = select i1 %8, i32 53, i32 0
  %10 = add nuw nsw i32 %9, 1023
  %11 = zext nneg i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 52
  %13 = bitcast i64 %12 to double
  %14 = fmul double %0, %13
  %15 = bitcast double %14 to i64
  %16 = lshr i64 %15, 52
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = and i32 %17, 2047
  %19 = sub nsw i32 %18, %9
  %20 = add nsw i32 %19, -1023
  br label %21
21:                                               ; preds = %1, %3, %6
  %22 = phi i32 [ %20, %6 ], [ -2147483648, %1 ], [ 2147483647, %3 ]
  ret i32 %22
}
define spir_func range(i32 2147483647, 129) i32 @_Z5ilogbDh(half %0) {
  %2 = fpext half %0 to float
  %3 = fcmp ueq half %0, 0xH0000
  br i1 %3, label %20, label %4
4:                                                ; preds = %1
  %5 = fsub float %2, %2
  %6 = fcmp une float %5, 0.000000e+00
  br i1 %6, label %20, label %7
7:                                                ; preds = %4
  %8 = tail call spir_func float @_Z4fabsf(float %2)
  %9 = fcmp olt float %8, 0x3810000000000000
  %10 = select i1 %9, i32 24, i32 0
  %11 = shl nuw nsw i32 %10, 23
  %12 = add nuw nsw i32 %11, 1065353216
  %13 = bitcast i32 %12 to float
  %14 = fmul float %2, %13
  %15 = bitcast float %14 to i32
  %16 = lshr i32 %15, 23
  %17 = and i32 %16, 255
  %18 = sub nsw i32 %17, %10
  %19 = add nsw i32 %18, -127
  br label %20
20:                                               ; preds = %1, %4, %7
  %21 = phi i32 [ %19, %7 ], [ -2147483648, %1 ], [ 2147483647, %4 ]
  ret i32 %21
}
define spir_func <2 x i32> @_Z5ilogbDv2_f(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call spir_func i32 @_Z5ilogbf(float %2)
  %4 = insertelement <2 x i32> poison, i32 %3, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = tail call spir_func i32 @_Z5ilogbf(float %5)
  %7 = insertelement <2 x i32> %4, i32 %6, i64 1
  ret <2 x i32> %7
}
define spir_func <3 x i32> @_Z5ilogbDv3_f(<3 x float> %0) {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call spir_func i32 @_Z5ilogbf(float %2)
  %4 = insertelement <3 x i32> poison, i32 %3, i64 0
  %5 = extractelement <3 x float> %0, i64 1
  %6 = tail call spir_func i32 @_Z5ilogbf(float %5)
  %7 = insertelement <3 x i32> %4, i32 %6, i64 1
  %8 = extractelement <3 x float> %0, i64 2
  %9 = tail call spir_func i32 @_Z5ilogbf(float %8)
  %10 = insertelement <3 x i32> %7, i32 %9, i64 2
  ret <3 x i32> %10
}
define spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> %0) {
  %2 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x i32> @_Z5ilogbDv2_f(<2 x float> %2)
  %4 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x i32> @_Z5ilogbDv2_f(<2 x float> %4)
  %6 = shufflevector <2 x i32> %3, <2 x i32> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x i32> %6
}
define spir_func <8 x i32> @_Z5ilogbDv8_f(<8 x float> %0) {
  %2 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> %2)
  %4 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> %4)
  %6 = shufflevector <4 x i32> %3, <4 x i32> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i32> %6
}
define spir_func <16 x i32> @_Z5ilogbDv16_f(<16 x float> %0) {
  %2 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x i32> @_Z5ilogbDv8_f(<8 x float> %2)
  %4 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x i32> @_Z5ilogbDv8_f(<8 x float> %4)
  %6 = shufflevector <8 x i32> %3, <8 x i32> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i32> %6
}
define spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> %0) {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call spir_func i32 @_Z5ilogbd(double %2)
  %4 = insertelement <2 x i32> poison, i32 %3, i64 0
  %5 = extractelement <2 x double> %0, i64 1
  %6 = tail call spir_func i32 @_Z5ilogbd(double %5)
  %7 = insertelement <2 x i32> %4, i32 %6, i64 1
  ret <2 x i32> %7
}
define spir_func <3 x i32> @_Z5ilogbDv3_d(<3 x double> %0) {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call spir_func i32 @_Z5ilogbd(double %2)
  %4 = insertelement <3 x i32> poison, i32 %3, i64 0
  %5 = extractelement <3 x double> %0, i64 1
  %6 = tail call spir_func i32 @_Z5ilogbd(double %5)
  %7 = insertelement <3 x i32> %4, i32 %6, i64 1
  %8 = extractelement <3 x double> %0, i64 2
  %9 = tail call spir_func i32 @_Z5ilogbd(double %8)
  %10 = insertelement <3 x i32> %7, i32 %9, i64 2
  ret <3 x i32> %10
}
define spir_func <4 x i32> @_Z5ilogbDv4_d(<4 x double> %0) {
  %2 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> %2)
  %4 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x i32> @_Z5ilogbDv2_d(<2 x double> %4)
  %6 = shufflevector <2 x i32> %3, <2 x i32> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x i32> %6
}
define spir_func <8 x i32> @_Z5ilogbDv8_d(<8 x double> %0) {
  %2 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x i32> @_Z5ilogbDv4_d(<4 x double> %2)
  %4 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x i32> @_Z5ilogbDv4_d(<4 x double> %4)
  %6 = shufflevector <4 x i32> %3, <4 x i32> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i32> %6
}
define spir_func <16 x i32> @_Z5ilogbDv16_d(<16 x double> %0) {
  %2 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x i32> @_Z5ilogbDv8_d(<8 x double> %2)
  %4 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x i32> @_Z5ilogbDv8_d(<8 x double> %4)
  %6 = shufflevector <8 x i32> %3, <8 x i32> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i32> %6
}
define spir_func <2 x i32> @_Z5ilogbDv2_Dh(<2 x half> %0) {
  %2 = extractelement <2 x half> %0, i64 0
  %3 = tail call spir_func i32 @_Z5ilogbDh(half %2)
  %4 = insertelement <2 x i32> poison, i32 %3, i64 0
  %5 = extractelement <2 x half> %0, i64 1
  %6 = tail call spir_func i32 @_Z5ilogbDh(half %5)
  %7 = insertelement <2 x i32> %4, i32 %6, i64 1
  ret <2 x i32> %7
}
define spir_func <3 x i32> @_Z5ilogbDv3_Dh(<3 x half> %0) {
  %2 = extractelement <3 x half> %0, i64 0
  %3 = tail call spir_func i32 @_Z5ilogbDh(half %2)
  %4 = insertelement <3 x i32> poison, i32 %3, i64 0
  %5 = extractelement <3 x half> %0, i64 1
  %6 = tail call spir_func i32 @_Z5ilogbDh(half %5)
  %7 = insertelement <3 x i32> %4, i32 %6, i64 1
  %8 = extractelement <3 x half> %0, i64 2
  %9 = tail call spir_func i32 @_Z5ilogbDh(half %8)
  %10 = insertelement <3 x i32> %7, i32 %9, i64 2
  ret <3 x i32> %10
}
define spir_func <4 x i32> @_Z5ilogbDv4_Dh(<4 x half> %0) {
  %2 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x i32> @_Z5ilogbDv2_Dh(<2 x half> %2)
  %4 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x i32> @_Z5ilogbDv2_Dh(<2 x half> %4)
  %6 = shufflevector <2 x i32> %3, <2 x i32> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x i32> %6
}
define spir_func <8 x i32> @_Z5ilogbDv8_Dh(<8 x half> %0) {
  %2 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x i32> @_Z5ilogbDv4_Dh(<4 x half> %2)
  %4 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x i32> @_Z5ilogbDv4_Dh(<4 x half> %4)
  %6 = shufflevector <4 x i32> %3, <4 x i32> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x i32> %6
}
define spir_func <16 x i32> @_Z5ilogbDv16_Dh(<16 x half> %0) {
  %2 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x i32> @_Z5ilogbDv8_Dh(<8 x half> %2)
  %4 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x i32> @_Z5ilogbDv8_Dh(<8 x half> %4)
  %6 = shufflevector <8 x i32> %3, <8 x i32> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x i32> %6
}
define spir_func float @_Z9nextafterff(float %0, float %1) {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %4, label %6
4:                                                ; preds = %2
  %5 = fadd float %0, %1
  br label %20
6:                                                ; preds = %2
  %7 = fcmp oeq float %0, %1
  br i1 %7, label %20, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq float %0, 0.000000e+00
  br i1 %9, label %10, label %12
10:                                               ; preds = %8
  %11 = tail call spir_func float @_Z8copysignff(float 0x36A0000000000000, float %1)
  br label %20
12:                                               ; preds = %8
  %13 = bitcast float %0 to i32
  %14 = fcmp olt float %0, %1
  %15 = fcmp ule float %0, 0.000000e+00
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i32 1, i32 -1
  %18 = add nsw i32 %17, %13
  %19 = bitcast i32 %18 to float
  br label %20
20:                                               ; preds = %4, %6, %10, %12
  %21 = phi float [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret float %21
}
define spir_func double @_Z9nextafterdd(double %0, double %1) {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %4, label %6
4:                                                ; preds = %2
  %5 = fadd double %0, %1
  br label %20
6:                                                ; preds = %2
  %7 = fcmp oeq double %0, %1
  br i1 %7, label %20, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %10, label %12
10:                                               ; preds = %8
  %11 = tail call spir_func double @_Z8copysigndd(double 4.940660e-324, double %1)
  br label %20
12:                                               ; preds = %8
  %13 = bitcast double %0 to i64
  %14 = fcmp olt double %0, %1
  %15 = fcmp ule double %0, 0.000000e+00
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i64 1, i64 -1
  %18 = add nsw i64 %17, %13
  %19 = bitcast i64 %18 to double
  br label %20
20:                                               ; preds = %4, %6, %10, %12
  %21 = phi double [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret double %21
}
define spir_func half @_Z9nextafterDhDh(half %0, half %1) {
  %3 = fcmp uno half %0, %1
  br i1 %3, label %4, label %6
4:                                                ; preds = %2
  %5 = fadd half %0, %1
  br label %20
6:                                                ; preds = %2
  %7 = fcmp oeq half %0, %1
  br i1 %7, label %20, label %8
8:                                                ; preds = %6
  %9 = fcmp oeq half %0, 0xH0000
  br i1 %9, label %10, label %12
10:                                               ; preds = %8
  %11 = tail call spir_func half @_Z8copysignDhDh(half 0xH0001, half %1)
  br label %20
12:                                               ; preds = %8
  %13 = bitcast half %0 to i16
  %14 = fcmp olt half %0, %1
  %15 = fcmp ule half %0, 0xH0000
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i16 1, i16 -1
  %18 = add i16 %17, %13
  %19 = bitcast i16 %18 to half
  br label %20
20:                                               ; preds = %6, %12, %10, %4
  %21 = phi half [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret half %21
}
declare spir_func half @_Z8copysignDhDh(half, half)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define spir_func <2 x float> @_Z9nextafterDv2_fS_(<2 x float> %0, <2 x float> %1) {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = tail call spir_func float @_Z9nextafterff(float %3, float %4)
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = extractelement <2 x float> %0, i64 1
  %8 = extractelement <2 x float> %1, i64 1
  %9 = tail call spir_func float @_Z9nextafterff(float %7, float %8)
  %10 = insertelement <2 x float> %6, float %9, i64 1
  ret <2 x float> %10
}
define spir_func <3 x float> @_Z9nextafterDv3_fS_(<3 x float> %0, <3 x float> %1) {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x float> %1, i64 0
  %5 = tail call spir_func float @_Z9nextafterff(float %3, float %4)
  %6 = insertelement <3 x float> poison, float %5, i64 0
  %7 = extractelement <3 x float> %0, i64 1
  %8 = extractelement <3 x float> %1, i64 1
  %9 = tail call spir_func float @_Z9nextafterff(float %7, float %8)
  %10 = insertelement <3 x float> %6, float %9, i64 1
  %11 = extractelement <3 x float> %0, i64 2
  %12 = extractelement <3 x float> %1, i64 2
  %13 = tail call spir_func float @_Z9nextafterff(float %11, float %12)
  %14 = insertelement <3 x float> %10, float %13, i64 2
  ret <3 x float> %14
}
define spir_func <4 x float> @_Z9nextafterDv4_fS_(<4 x float> %0, <4 x float> %1) {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x float> @_Z9nextafterDv2_fS_(<2 x float> %3, <2 x float> %4)
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x float> @_Z9nextafterDv2_fS_(<2 x float> %6, <2 x float> %7)
  %9 = shufflevector <2 x float> %5, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %9
}
define spir_func <8 x float> @_Z9nextafterDv8_fS_(<8 x float> %0, <8 x float> %1) {
  %3 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x float> @_Z9nextafterDv4_fS_(<4 x float> %3, <4 x float> %4)
  %6 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x float> @_Z9nextafterDv4_fS_(<4 x float> %6, <4 x float> %7)
  %9 = shufflevector <4 x float> %5, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %9
}
define spir_func <16 x float> @_Z9nextafterDv16_fS_(<16 x float> %0, <16 x float> %1) {
  %3 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x float> @_Z9nextafterDv8_fS_(<8 x float> %3, <8 x float> %4)
  %6 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x float> @_Z9nextafterDv8_fS_(<8 x float> %6, <8 x float> %7)
  %9 = shufflevector <8 x float> %5, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %9
}
define spir_func <2 x double> @_Z9nextafterDv2_dS_(<2 x double> %0, <2 x double> %1) {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x double> %1, i64 0
  %5 = tail call spir_func double @_Z9nextafterdd(double %3, double %4)
  %6 = insertelement <2 x double> poison, double %5, i64 0
  %7 = extractelement <2 x double> %0, i64 1
  %8 = extractelement <2 x double> %1, i64 1
  %9 = tail call spir_func double @_Z9nextafterdd(double %7, double %8)
  %10 = insertelement <2 x double> %6, double %9, i64 1
  ret <2 x double> %10
}
define spir_func <3 x double> @_Z9nextafterDv3_dS_(<3 x double> %0, <3 x double> %1) {
  %3 = extractelement <3 x double> %0, i64 0
  %4 = extractelement <3 x double> %1, i64 0
  %5 = tail call spir_func double @_Z9nextafterdd(double %3, double %4)
  %6 = insertelement <3 x double> poison, double %5, i64 0
  %7 = extractelement <3 x double> %0, i64 1
  %8 = extractelement <3 x double> %1, i64 1
  %9 = tail call spir_func double @_Z9nextafterdd(double %7, double %8)
  %10 = insertelement <3 x double> %6, double %9, i64 1
  %11 = extractelement <3 x double> %0, i64 2
  %12 = extractelement <3 x double> %1, i64 2
  %13 = tail call spir_func double @_Z9nextafterdd(double %11, double %12)
  %14 = insertelement <3 x double> %10, double %13, i64 2
  ret <3 x double> %14
}
define spir_func <4 x double> @_Z9nextafterDv4_dS_(<4 x double> %0, <4 x double> %1) {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x double> @_Z9nextafterDv2_dS_(<2 x double> %3, <2 x double> %4)
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x double> @_Z9nextafterDv2_dS_(<2 x double> %6, <2 x double> %7)
  %9 = shufflevector <2 x double> %5, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %9
}
define spir_func <8 x double> @_Z9nextafterDv8_dS_(<8 x double> %0, <8 x double> %1) {
  %3 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x double> @_Z9nextafterDv4_dS_(<4 x double> %3, <4 x double> %4)
  %6 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x double> @_Z9nextafterDv4_dS_(<4 x double> %6, <4 x double> %7)
  %9 = shufflevector <4 x double> %5, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %9
}
define spir_func <16 x double> @_Z9nextafterDv16_dS_(<16 x double> %0, <16 x double> %1) {
  %3 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x double> @_Z9nextafterDv8_dS_(<8 x double> %3, <8 x double> %4)
  %6 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x double> @_Z9nextafterDv8_dS_(<8 x double> %6, <8 x double> %7)
  %9 = shufflevector <8 x double> %5, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %9
}
define spir_func <2 x half> @_Z9nextafterDv2_DhS_(<2 x half> %0, <2 x half> %1) {
  %3 = extractelement <2 x half> %0, i64 0
  %4 = extractelement <2 x half> %1, i64 0
  %5 = tail call spir_func half @_Z9nextafterDhDh(half %3, half %4)
  %6 = insertelement <2 x half> poison, half %5, i64 0
  %7 = extractelement <2 x half> %0, i64 1
  %8 = extractelement <2 x half> %1, i64 1
  %9 = tail call spir_func half @_Z9nextafterDhDh(half %7, half %8)
  %10 = insertelement <2 x half> %6, half %9, i64 1
  ret <2 x half> %10
}
define spir_func <3 x half> @_Z9nextafterDv3_DhS_(<3 x half> %0, <3 x half> %1) {
  %3 = extractelement <3 x half> %0, i64 0
  %4 = extractelement <3 x half> %1, i64 0
  %5 = tail call spir_func half @_Z9nextafterDhDh(half %3, half %4)
  %6 = insertelement <3 x half> poison, half %5, i64 0
  %7 = extractelement <3 x half> %0, i64 1
  %8 = extractelement <3 x half> %1, i64 1
  %9 = tail call spir_func half @_Z9nextafterDhDh(half %7, half %8)
  %10 = insertelement <3 x half> %6, half %9, i64 1
  %11 = extractelement <3 x half> %0, i64 2
  %12 = extractelement <3 x half> %1, i64 2
  %13 = tail call spir_func half @_Z9nextafterDhDh(half %11, half %12)
  %14 = insertelement <3 x half> %10, half %13, i64 2
  ret <3 x half> %14
}
define spir_func <4 x half> @_Z9nextafterDv4_DhS_(<4 x half> %0, <4 x half> %1) {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x half> @_Z9nextafterDv2_DhS_(<2 x half> %3, <2 x half> %4)
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x half> @_Z9nextafterDv2_DhS_(<2 x half> %6, <2 x half> %7)
  %9 = shufflevector <2 x half> %5, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %9
}
define spir_func <8 x half> @_Z9nextafterDv8_DhS_(<8 x half> %0, <8 x half> %1) {
  %3 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x half> @_Z9nextafterDv4_DhS_(<4 x half> %3, <4 x half> %4)
  %6 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x half> @_Z9nextafterDv4_DhS_(<4 x half> %6, <4 x half> %7)
  %9 = shufflevector <4 x half> %5, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %9
}
define spir_func <16 x half> @_Z9nextafterDv16_DhS_(<16 x half> %0, <16 x half> %1) {
  %3 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x half> @_Z9nextafterDv8_DhS_(<8 x half> %3, <8 x half> %4)
  %6 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x half> @_Z9nextafterDv8_DhS_(<8 x half> %6, <8 x half> %7)
  %9 = shufflevector <8 x half> %5, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %9
}
define spir_func float @_Z5rootnfi(float %0, i32 %1) {
  %3 = tail call spir_func float @_Z4fabsf(float %0)
  %4 = icmp eq i32 %1, 0
  %5 = fcmp uno float %0, 0.000000e+00
  %6 = or i1 %5, %4
  br i1 %6, label %92, label %7
7:                                                ; preds = %2
  %8 = fcmp olt float %0, 0.000000e+00
  %9 = and i32 %1, 1
  %10 = icmp eq i32 %9, 0
  %11 = and i1 %8, %10
  br i1 %11, label %92, label %12
12:                                               ; preds = %7
  %13 = fcmp oeq float %3, 0.000000e+00
  %14 = fcmp oeq float %3, 0x7FF0000000000000
  %15 = or i1 %13, %14
  br i1 %15, label %16, label %22
16:                                               ; preds = %12
  %17 = icmp slt i32 %1, 1
  %18 = xor i1 %17, %13
  %19 = select i1 %18, float 0.000000e+00, float 0x7FF0000000000000
  br i1 %10, label %92, label %20
20:                                               ; preds = %16
  %21 = tail call spir_func float @_Z8copysignff(float %19, float %0)
  br label %92
22:                                               ; preds = %12
  %23 = sitofp i32 %1 to float
  %24 = fdiv float 1.000000e+00, %23
  %25 = tail call spir_func float @_Z3powff(float %3, float %24)
  %26 = icmp sgt i32 %1, 0
  %27 = select i1 %26, i32 -1, i32 1
  %28 = add nsw i32 %27, %1
  %29 = icmp slt i32 %28, 0
  %30 = icmp eq i32 %28, 0
  br i1 %30, label %44, label %31
31:                                               ; preds = %22
  %32 = tail call i32 @llvm.abs.i32(i32 %28, i1 false)
  br label %33
33:                                               ; preds = %31, %33
  %34 = phi i32 [ %42, %33 ], [ %32, %31 ]
  %35 = phi float [ %41, %33 ], [ %25, %31 ]
  %36 = phi float [ %40, %33 ], [ 1.000000e+00, %31 ]
  %37 = and i32 %34, 1
  %38 = icmp eq i32 %37, 0
  %39 = fmul float %36, %35
  %40 = select i1 %38, float %36, float %39
  %41 = fmul float %35, %35
  %42 = lshr i32 %34, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %33
44:                                               ; preds = %33, %22
  %45 = phi float [ 1.000000e+00, %22 ], [ %40, %33 ]
  %46 = fdiv float 1.000000e+00, %45
  %47 = select i1 %29, float %46, float %45
  %48 = fdiv float %3, %47
  br i1 %26, label %49, label %52
49:                                               ; preds = %44
  %50 = fsub float %48, %25
  %51 = fdiv float %50, %23
  br label %56
52:                                               ; preds = %44
  %53 = fsub float %25, %48
  %54 = fneg float %23
  %55 = fdiv float %53, %54
  br label %56
56:                                               ; preds = %52, %49
  %57 = phi float [ %51, %49 ], [ %55, %52 ]
  %58 = icmp slt i32 %1, 0
  br i1 %58, label %59, label %78
59:                                               ; preds = %56
  %60 = sub nsw i32 0, %1
  br label %61
61:                                               ; preds = %59, %61
  %62 = phi i32 [ %60, %59 ], [ %70, %61 ]
  %63 = phi float [ %25, %59 ], [ %69, %61 ]
  %64 = phi float [ 1.000000e+00, %59 ], [ %68, %61 ]
  %65 = and i32 %62, 1
  %66 = icmp eq i32 %65, 0
  %67 = fmul float %64, %63
  %68 = select i1 %66, float %64, float %67
  %69 = fmul float %63, %63
  %70 = lshr i32 %62, 1
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %61
72:                                               ; preds = %61
  %73 = fmul float %3, %68
  %74 = fsub float 1.000000e+00, %73
  %75 = fmul float %25, %74
  %76 = fneg float %23
  %77 = fdiv float %75, %76
  br label %78
78:                                               ; preds = %72, %56
  %79 = phi float [ %77, %72 ], [ %57, %56 ]
  %80 = fsub float %79, %79
  %81 = fcmp oeq float %80, 0.000000e+00
  br i1 %81, label %82, label %88
82:                                               ; preds = %78
  %83 = tail call spir_func float @_Z4fabsf(float %79)
  %84 = fmul float %25, 1.250000e-01
  %85 = fcmp olt float %83, %84
  br i1 %85, label %86, label %88
86:                                               ; preds = %82
  %87 = fadd float %25, %79
  br label %88
88:                                               ; preds = %86, %82, %78
  %89 = phi float [ %87, %86 ], [ %25, %82 ], [ %25, %78 ]
  %90 = fneg float %89
  %91 = select i1 %8, float %90, float %89
  br label %92
92:                                               ; preds = %2, %7, %16, %20, %88
  %93 = phi float [ %91, %88 ], [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %7 ], [ %21, %20 ], [ %19, %16 ]
  ret float %93
}
define spir_func double @_Z5rootndi(double %0, i32 %1) {
  %3 = tail call spir_func double @_Z4fabsd(double %0)
  %4 = icmp eq i32 %1, 0
  %5 = fcmp uno double %0, 0.000000e+00
  %6 = or i1 %5, %4
  br i1 %6, label %92, label %7
7:                                                ; preds = %2
  %8 = fcmp olt double %0, 0.000000e+00
  %9 = and i32 %1, 1
  %10 = icmp eq i32 %9, 0
  %11 = and i1 %8, %10
  br i1 %11, label %92, label %12
12:                                               ; preds = %7
  %13 = fcmp oeq double %3, 0.000000e+00
  %14 = fcmp oeq double %3, 0x7FF0000000000000
  %15 = or i1 %13, %14
  br i1 %15, label %16, label %22
16:                                               ; preds = %12
  %17 = icmp slt i32 %1, 1
  %18 = xor i1 %17, %13
  %19 = select i1 %18, double 0.000000e+00, double 0x7FF0000000000000
  br i1 %10, label %92, label %20
20:                                               ; preds = %16
  %21 = tail call spir_func double @_Z8copysigndd(double %19, double %0)
  br label %92
22:                                               ; preds = %12
  %23 = sitofp i32 %1 to double
  %24 = fdiv double 1.000000e+00, %23
  %25 = tail call spir_func double @_Z3powdd(double %3, double %24)
  %26 = icmp sgt i32 %1, 0
  %27 = select i1 %26, i32 -1, i32 1
  %28 = add nsw i32 %27, %1
  %29 = icmp slt i32 %28, 0
  %30 = icmp eq i32 %28, 0
  br i1 %30, label %44, label %31
31:                                               ; preds = %22
  %32 = tail call i32 @llvm.abs.i32(i32 %28, i1 false)
  br label %33
33:                                               ; preds = %31, %33
  %34 = phi i32 [ %42, %33 ], [ %32, %31 ]
  %35 = phi double [ %41, %33 ], [ %25, %31 ]
  %36 = phi double [ %40, %33 ], [ 1.000000e+00, %31 ]
  %37 = and i32 %34, 1
  %38 = icmp eq i32 %37, 0
  %39 = fmul double %36, %35
  %40 = select i1 %38, double %36, double %39
  %41 = fmul double %35, %35
  %42 = lshr i32 %34, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %33
44:                                               ; preds = %33, %22
  %45 = phi double [ 1.000000e+00, %22 ], [ %40, %33 ]
  %46 = fdiv double 1.000000e+00, %45
  %47 = select i1 %29, double %46, double %45
  %48 = fdiv double %3, %47
  br i1 %26, label %49, label %52
49:                                               ; preds = %44
  %50 = fsub double %48, %25
  %51 = fdiv double %50, %23
  br label %56
52:                                               ; preds = %44
  %53 = fsub double %25, %48
  %54 = fneg double %23
  %55 = fdiv double %53, %54
  br label %56
56:                                               ; preds = %52, %49
  %57 = phi double [ %51, %49 ], [ %55, %52 ]
  %58 = icmp slt i32 %1, 0
  br i1 %58, label %59, label %78
59:                                               ; preds = %56
  %60 = sub nsw i32 0, %1
  br label %61
61:                                               ; preds = %59, %61
  %62 = phi i32 [ %60, %59 ], [ %70, %61 ]
  %63 = phi double [ %25, %59 ], [ %69, %61 ]
  %64 = phi double [ 1.000000e+00, %59 ], [ %68, %61 ]
  %65 = and i32 %62, 1
  %66 = icmp eq i32 %65, 0
  %67 = fmul double %64, %63
  %68 = select i1 %66, double %64, double %67
  %69 = fmul double %63, %63
  %70 = lshr i32 %62, 1
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %61
72:                                               ; preds = %61
  %73 = fmul double %3, %68
  %74 = fsub double 1.000000e+00, %73
  %75 = fmul double %25, %74
  %76 = fneg double %23
  %77 = fdiv double %75, %76
  br label %78
78:                                               ; preds = %72, %56
  %79 = phi double [ %77, %72 ], [ %57, %56 ]
  %80 = fsub double %79, %79
  %81 = fcmp oeq double %80, 0.000000e+00
  br i1 %81, label %82, label %88
82:                                               ; preds = %78
  %83 = tail call spir_func double @_Z4fabsd(double %79)
  %84 = fmul double %25, 1.250000e-01
  %85 = fcmp olt double %83, %84
  br i1 %85, label %86, label %88
86:                                               ; preds = %82
  %87 = fadd double %25, %79
  br label %88
88:                                               ; preds = %86, %82, %78
  %89 = phi double [ %87, %86 ], [ %25, %82 ], [ %25, %78 ]
  %90 = fneg double %89
  %91 = select i1 %8, double %90, double %89
  br label %92
92:                                               ; preds = %2, %7, %16, %20, %88
  %93 = phi double [ %91, %88 ], [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %7 ], [ %21, %20 ], [ %19, %16 ]
  ret double %93
}
define spir_func half @_Z5rootnDhi(half %0, i32 %1) {
  %3 = fpext half %0 to float
  %4 = tail call spir_func float @_Z4fabsf(float %3)
  %5 = icmp eq i32 %1, 0
  %6 = fcmp uno half %0, 0xH0000
  %7 = or i1 %6, %5
  br i1 %7, label %93, label %8
8:                                                ; preds = %2
  %9 = fcmp olt half %0, 0xH0000
  %10 = and i32 %1, 1
  %11 = icmp eq i32 %10, 0
  %12 = and i1 %9, %11
  br i1 %12, label %93, label %13
13:                                               ; preds = %8
  %14 = fcmp oeq float %4, 0.000000e+00
  %15 = fcmp oeq float %4, 0x7FF0000000000000
  %16 = or i1 %14, %15
  br i1 %16, label %17, label %23
17:                                               ; preds = %13
  %18 = icmp slt i32 %1, 1
  %19 = xor i1 %18, %14
  %20 = select i1 %19, float 0.000000e+00, float 0x7FF0000000000000
  br i1 %11, label %93, label %21
21:                                               ; preds = %17
  %22 = tail call spir_func float @_Z8copysignff(float %20, float %3)
  br label %93
23:                                               ; preds = %13
  %24 = sitofp i32 %1 to float
  %25 = fdiv float 1.000000e+00, %24
  %26 = tail call spir_func float @_Z3powff(float %4, float %25)
  %27 = icmp sgt i32 %1, 0
  %28 = select i1 %27, i32 -1, i32 1
  %29 = add nsw i32 %28, %1
  %30 = icmp slt i32 %29, 0
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %45, label %32
32:                                               ; preds = %23
  %33 = tail call i32 @llvm.abs.i32(i32 %29, i1 false)
  br label %34
34:                                               ; preds = %32, %34
  %35 = phi i32 [ %43, %34 ], [ %33, %32 ]
  %36 = phi float [ %42, %34 ], [ %26, %32 ]
  %37 = phi float [ %41, %34 ], [ 1.000000e+00, %32 ]
  %38 = and i32 %35, 1
  %39 = icmp eq i32 %38, 0
  %40 = fmul float %37, %36
  %41 = select i1 %39, float %37, float %40
  %42 = fmul float %36, %36
  %43 = lshr i32 %35, 1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %34
45:                                               ; preds = %34, %23
  %46 = phi float [ 1.000000e+00, %23 ], [ %41, %34 ]
  %47 = fdiv float 1.000000e+00, %46
  %48 = select i1 %30, float %47, float %46
  %49 = fdiv float %4, %48
  br i1 %27, label %50, label %53
50:                                               ; preds = %45
  %51 = fsub float %49, %26
  %52 = fdiv float %51, %24
  br label %57
53:                                               ; preds = %45
  %54 = fsub float %26, %49
  %55 = fneg float %24
  %56 = fdiv float %54, %55
  br label %57
57:                                               ; preds = %53, %50
  %58 = phi float [ %52, %50 ], [ %56, %53 ]
  %59 = icmp slt i32 %1, 0
  br i1 %59, label %60, label %79
60:                                               ; preds = %57
  %61 = sub nsw i32 0, %1
  br label %62
62:                                               ; preds = %60, %62
  %63 = phi i32 [ %61, %60 ], [ %71, %62 ]
  %64 = phi float [ %26, %60 ], [ %70, %62 ]
  %65 = phi float [ 1.000000e+00, %60 ], [ %69, %62 ]
  %66 = and i32 %63, 1
  %67 = icmp eq i32 %66, 0
  %68 = fmul float %65, %64
  %69 = select i1 %67, float %65, float %68
  %70 = fmul float %64, %64
  %71 = lshr i32 %63, 1
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %62
73:                                               ; preds = %62
  %74 = fmul float %4, %69
  %75 = fsub float 1.000000e+00, %74
  %76 = fmul float %26, %75
  %77 = fneg float %24
  %78 = fdiv float %76, %77
  br label %79
79:                                               ; preds = %73, %57
  %80 = phi float [ %78, %73 ], [ %58, %57 ]
  %81 = fsub float %80, %80
  %82 = fcmp oeq float %81, 0.000000e+00
  br i1 %82, label %83, label %89
83:                                               ; preds = %79
  %84 = tail call spir_func float @_Z4fabsf(float %80)
  %85 = fmul float %26, 1.250000e-01
  %86 = fcmp olt float %84, %85
  br i1 %86, label %87, label %89
87:                                               ; preds = %83
  %88 = fadd float %26, %80
  br label %89
89:                                               ; preds = %87, %83, %79
  %90 = phi float [ %88, %87 ], [ %26, %83 ], [ %26, %79 ]
  %91 = fneg float %90
  %92 = select i1 %9, float %91, float %90
  br label %93
93:                                               ; preds = %2, %8, %17, %21, %89
  %94 = phi float [ %92, %89 ], [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %8 ], [ %22, %21 ], [ %20, %17 ]
  %95 = fptrunc float %94 to half
  ret half %95
}
define spir_func <2 x float> @_Z5rootnDv2_fDv2_i(<2 x float> %0, <2 x i32> %1) {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x i32> %1, i64 0
  %5 = tail call spir_func float @_Z5rootnfi(float %3, i32 %4)
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = extractelement <2 x float> %0, i64 1
  %8 = extractelement <2 x i32> %1, i64 1
  %9 = tail call spir_func float @_Z5rootnfi(float %7, i32 %8)
  %10 = insertelement <2 x float> %6, float %9, i64 1
  ret <2 x float> %10
}
define spir_func <3 x float> @_Z5rootnDv3_fDv3_i(<3 x float> %0, <3 x i32> %1) {
  %3 = extractelement <3 x float> %0, i64 0
  %4 = extractelement <3 x i32> %1, i64 0
  %5 = tail call spir_func float @_Z5rootnfi(float %3, i32 %4)
  %6 = insertelement <3 x float> poison, float %5, i64 0
  %7 = extractelement <3 x float> %0, i64 1
  %8 = extractelement <3 x i32> %1, i64 1
  %9 = tail call spir_func float @_Z5rootnfi(float %7, i32 %8)
  %10 = insertelement <3 x float> %6, float %9, i64 1
  %11 = extractelement <3 x float> %0, i64 2
  %12 = extractelement <3 x i32> %1, i64 2
  %13 = tail call spir_func float @_Z5rootnfi(float %11, i32 %12)
  %14 = insertelement <3 x float> %10, float %13, i64 2
  ret <3 x float> %14
}
define spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> %0, <4 x i32> %1) {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x float> @_Z5rootnDv2_fDv2_i(<2 x float> %3, <2 x i32> %4)
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x float> @_Z5rootnDv2_fDv2_i(<2 x float> %6, <2 x i32> %7)
  %9 = shufflevector <2 x float> %5, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %9
}
define spir_func <8 x float> @_Z5rootnDv8_fDv8_i(<8 x float> %0, <8 x i32> %1) {
  %3 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x i32> %1, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> %3, <4 x i32> %4)
  %6 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x i32> %1, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x float> @_Z5rootnDv4_fDv4_i(<4 x float> %6, <4 x i32> %7)
  %9 = shufflevector <4 x float> %5, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %9
}
define spir_func <16 x float> @_Z5rootnDv16_fDv16_i(<16 x float> %0, <16 x i32> %1) {
  %3 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x i32> %1, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x float> @_Z5rootnDv8_fDv8_i(<8 x float> %3, <8 x i32> %4)
  %6 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x i32> %1, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x float> @_Z5rootnDv8_fDv8_i(<8 x float> %6, <8 x i32> %7)
  %9 = shufflevector <8 x float> %5, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %9
}
define spir_func <2 x double> @_Z5rootnDv2_dDv2_i(<2 x double> %0, <2 x i32> %1) {
  %3 = extractelement <2 x double> %0, i64 0
  %4 = extractelement <2 x i32> %1, i64 0
  %5 = tail call spir_func double @_Z5rootndi(double %3, i32 %4)
  %6 = insertelement <2 x double> poison, double %5, i64 0
  %7 = extractelement <2 x double> %0, i64 1
  %8 = extractelement <2 x i32> %1, i64 1
  %9 = tail call spir_func double @_Z5rootndi(double %7, i32 %8)
  %10 = insertelement <2 x double> %6, double %9, i64 1
  ret <2 x double> %10
}
define spir_func <3 x double> @_Z5rootnDv3_dDv3_i(<3 x double> %0, <3 x i32> %1) {
  %3 = extractelement <3 x double> %0, i64 0
  %4 = extractelement <3 x i32> %1, i64 0
  %5 = tail call spir_func double @_Z5rootndi(double %3, i32 %4)
  %6 = insertelement <3 x double> poison, double %5, i64 0
  %7 = extractelement <3 x double> %0, i64 1
  %8 = extractelement <3 x i32> %1, i64 1
  %9 = tail call spir_func double @_Z5rootndi(double %7, i32 %8)
  %10 = insertelement <3 x double> %6, double %9, i64 1
  %11 = extractelement <3 x double> %0, i64 2
  %12 = extractelement <3 x i32> %1, i64 2
  %13 = tail call spir_func double @_Z5rootndi(double %11, i32 %12)
  %14 = insertelement <3 x double> %10, double %13, i64 2
  ret <3 x double> %14
}
define spir_func <4 x double> @_Z5rootnDv4_dDv4_i(<4 x double> %0, <4 x i32> %1) {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x double> @_Z5rootnDv2_dDv2_i(<2 x double> %3, <2 x i32> %4)
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x double> @_Z5rootnDv2_dDv2_i(<2 x double> %6, <2 x i32> %7)
  %9 = shufflevector <2 x double> %5, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %9
}
define spir_func <8 x double> @_Z5rootnDv8_dDv8_i(<8 x double> %0, <8 x i32> %1) {
  %3 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x i32> %1, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x double> @_Z5rootnDv4_dDv4_i(<4 x double> %3, <4 x i32> %4)
  %6 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x i32> %1, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x double> @_Z5rootnDv4_dDv4_i(<4 x double> %6, <4 x i32> %7)
  %9 = shufflevector <4 x double> %5, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %9
}
define spir_func <16 x double> @_Z5rootnDv16_dDv16_i(<16 x double> %0, <16 x i32> %1) {
  %3 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x i32> %1, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x double> @_Z5rootnDv8_dDv8_i(<8 x double> %3, <8 x i32> %4)
  %6 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x i32> %1, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x double> @_Z5rootnDv8_dDv8_i(<8 x double> %6, <8 x i32> %7)
  %9 = shufflevector <8 x double> %5, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %9
}
define spir_func <2 x half> @_Z5rootnDv2_DhDv2_i(<2 x half> %0, <2 x i32> %1) {
  %3 = extractelement <2 x half> %0, i64 0
  %4 = extractelement <2 x i32> %1, i64 0
  %5 = tail call spir_func half @_Z5rootnDhi(half %3, i32 %4)
  %6 = insertelement <2 x half> poison, half %5, i64 0
  %7 = extractelement <2 x half> %0, i64 1
  %8 = extractelement <2 x i32> %1, i64 1
  %9 = tail call spir_func half @_Z5rootnDhi(half %7, i32 %8)
  %10 = insertelement <2 x half> %6, half %9, i64 1
  ret <2 x half> %10
}
define spir_func <3 x half> @_Z5rootnDv3_DhDv3_i(<3 x half> %0, <3 x i32> %1) {
  %3 = extractelement <3 x half> %0, i64 0
  %4 = extractelement <3 x i32> %1, i64 0
  %5 = tail call spir_func half @_Z5rootnDhi(half %3, i32 %4)
  %6 = insertelement <3 x half> poison, half %5, i64 0
  %7 = extractelement <3 x half> %0, i64 1
  %8 = extractelement <3 x i32> %1, i64 1
  %9 = tail call spir_func half @_Z5rootnDhi(half %7, i32 %8)
  %10 = insertelement <3 x half> %6, half %9, i64 1
  %11 = extractelement <3 x half> %0, i64 2
  %12 = extractelement <3 x i32> %1, i64 2
  %13 = tail call spir_func half @_Z5rootnDhi(half %11, i32 %12)
  %14 = insertelement <3 x half> %10, half %13, i64 2
  ret <3 x half> %14
}
define spir_func <4 x half> @_Z5rootnDv4_DhDv4_i(<4 x half> %0, <4 x i32> %1) {
  %3 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %4 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = tail call spir_func <2 x half> @_Z5rootnDv2_DhDv2_i(<2 x half> %3, <2 x i32> %4)
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %7 = shufflevector <4 x i32> %1, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %8 = tail call spir_func <2 x half> @_Z5rootnDv2_DhDv2_i(<2 x half> %6, <2 x i32> %7)
  %9 = shufflevector <2 x half> %5, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %9
}
define spir_func <8 x half> @_Z5rootnDv8_DhDv8_i(<8 x half> %0, <8 x i32> %1) {
  %3 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %4 = shufflevector <8 x i32> %1, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = tail call spir_func <4 x half> @_Z5rootnDv4_DhDv4_i(<4 x half> %3, <4 x i32> %4)
  %6 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <8 x i32> %1, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = tail call spir_func <4 x half> @_Z5rootnDv4_DhDv4_i(<4 x half> %6, <4 x i32> %7)
  %9 = shufflevector <4 x half> %5, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %9
}
define spir_func <16 x half> @_Z5rootnDv16_DhDv16_i(<16 x half> %0, <16 x i32> %1) {
  %3 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %4 = shufflevector <16 x i32> %1, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <8 x half> @_Z5rootnDv8_DhDv8_i(<8 x half> %3, <8 x i32> %4)
  %6 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = shufflevector <16 x i32> %1, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = tail call spir_func <8 x half> @_Z5rootnDv8_DhDv8_i(<8 x half> %6, <8 x i32> %7)
  %9 = shufflevector <8 x half> %5, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %9
}
define spir_func float @_Z3nanj(i32 %0) {
  %2 = and i32 %0, 4194303
  %3 = or disjoint i32 %2, 2143289344
  %4 = bitcast i32 %3 to float
  ret float %4
}
define spir_func double @_Z3nanm(i64 %0) {
  %2 = and i64 %0, 2251799813685247
  %3 = or disjoint i64 %2, 9221120237041090560
  %4 = bitcast i64 %3 to double
  ret double %4
}
define spir_func half @_Z3nant(i16 zeroext %0) {
  %2 = and i16 %0, 511
  %3 = or disjoint i16 %2, 32256
  %4 = bitcast i16 %3 to half
  ret half %4
}
define spir_func <2 x float> @_Z3nanDv2_j(<2 x i32> %0) {
  %2 = extractelement <2 x i32> %0, i64 0
  %3 = tail call spir_func float @_Z3nanj(i32 %2)
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = extractelement <2 x i32> %0, i64 1
  %6 = tail call spir_func float @_Z3nanj(i32 %5)
  %7 = insertelement <2 x float> %4, float %6, i64 1
  ret <2 x float> %7
}
define spir_func <3 x float> @_Z3nanDv3_j(<3 x i32> %0) {
  %2 = extractelement <3 x i32> %0, i64 0
  %3 = tail call spir_func float @_Z3nanj(i32 %2)
  %4 = insertelement <3 x float> poison, float %3, i64 0
  %5 = extractelement <3 x i32> %0, i64 1
  %6 = tail call spir_func float @_Z3nanj(i32 %5)
  %7 = insertelement <3 x float> %4, float %6, i64 1
  %8 = extractelement <3 x i32> %0, i64 2
  %9 = tail call spir_func float @_Z3nanj(i32 %8)
  %10 = insertelement <3 x float> %7, float %9, i64 2
  ret <3 x float> %10
}
define spir_func <4 x float> @_Z3nanDv4_j(<4 x i32> %0) {
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x float> @_Z3nanDv2_j(<2 x i32> %2)
  %4 = shufflevector <4 x i32> %0, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x float> @_Z3nanDv2_j(<2 x i32> %4)
  %6 = shufflevector <2 x float> %3, <2 x float> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x float> %6
}
define spir_func <8 x float> @_Z3nanDv8_j(<8 x i32> %0) {
  %2 = shufflevector <8 x i32> %0, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x float> @_Z3nanDv4_j(<4 x i32> %2)
  %4 = shufflevector <8 x i32> %0, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x float> @_Z3nanDv4_j(<4 x i32> %4)
  %6 = shufflevector <4 x float> %3, <4 x float> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x float> %6
}
define spir_func <16 x float> @_Z3nanDv16_j(<16 x i32> %0) {
  %2 = shufflevector <16 x i32> %0, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x float> @_Z3nanDv8_j(<8 x i32> %2)
  %4 = shufflevector <16 x i32> %0, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x float> @_Z3nanDv8_j(<8 x i32> %4)
  %6 = shufflevector <8 x float> %3, <8 x float> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x float> %6
}
define spir_func <2 x double> @_Z3nanDv2_m(<2 x i64> %0) {
  %2 = extractelement <2 x i64> %0, i64 0
  %3 = tail call spir_func double @_Z3nanm(i64 %2)
  %4 = insertelement <2 x double> poison, double %3, i64 0
  %5 = extractelement <2 x i64> %0, i64 1
  %6 = tail call spir_func double @_Z3nanm(i64 %5)
  %7 = insertelement <2 x double> %4, double %6, i64 1
  ret <2 x double> %7
}
define spir_func <3 x double> @_Z3nanDv3_m(<3 x i64> %0) {
  %2 = extractelement <3 x i64> %0, i64 0
  %3 = tail call spir_func double @_Z3nanm(i64 %2)
  %4 = insertelement <3 x double> poison, double %3, i64 0
  %5 = extractelement <3 x i64> %0, i64 1
  %6 = tail call spir_func double @_Z3nanm(i64 %5)
  %7 = insertelement <3 x double> %4, double %6, i64 1
  %8 = extractelement <3 x i64> %0, i64 2
  %9 = tail call spir_func double @_Z3nanm(i64 %8)
  %10 = insertelement <3 x double> %7, double %9, i64 2
  ret <3 x double> %10
}
define spir_func <4 x double> @_Z3nanDv4_m(<4 x i64> %0) {
  %2 = shufflevector <4 x i64> %0, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x double> @_Z3nanDv2_m(<2 x i64> %2)
  %4 = shufflevector <4 x i64> %0, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x double> @_Z3nanDv2_m(<2 x i64> %4)
  %6 = shufflevector <2 x double> %3, <2 x double> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x double> %6
}
define spir_func <8 x double> @_Z3nanDv8_m(<8 x i64> %0) {
  %2 = shufflevector <8 x i64> %0, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x double> @_Z3nanDv4_m(<4 x i64> %2)
  %4 = shufflevector <8 x i64> %0, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x double> @_Z3nanDv4_m(<4 x i64> %4)
  %6 = shufflevector <4 x double> %3, <4 x double> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x double> %6
}
define spir_func <16 x double> @_Z3nanDv16_m(<16 x i64> %0) {
  %2 = shufflevector <16 x i64> %0, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x double> @_Z3nanDv8_m(<8 x i64> %2)
  %4 = shufflevector <16 x i64> %0, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x double> @_Z3nanDv8_m(<8 x i64> %4)
  %6 = shufflevector <8 x double> %3, <8 x double> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x double> %6
}
define spir_func <2 x half> @_Z3nanDv2_t(<2 x i16> %0) {
  %2 = extractelement <2 x i16> %0, i64 0
  %3 = tail call spir_func half @_Z3nant(i16 zeroext %2)
  %4 = insertelement <2 x half> poison, half %3, i64 0
  %5 = extractelement <2 x i16> %0, i64 1
  %6 = tail call spir_func half @_Z3nant(i16 zeroext %5)
  %7 = insertelement <2 x half> %4, half %6, i64 1
  ret <2 x half> %7
}
define spir_func <3 x half> @_Z3nanDv3_t(<3 x i16> %0) {
  %2 = extractelement <3 x i16> %0, i64 0
  %3 = tail call spir_func half @_Z3nant(i16 zeroext %2)
  %4 = insertelement <3 x half> poison, half %3, i64 0
  %5 = extractelement <3 x i16> %0, i64 1
  %6 = tail call spir_func half @_Z3nant(i16 zeroext %5)
  %7 = insertelement <3 x half> %4, half %6, i64 1
  %8 = extractelement <3 x i16> %0, i64 2
  %9 = tail call spir_func half @_Z3nant(i16 zeroext %8)
  %10 = insertelement <3 x half> %7, half %9, i64 2
  ret <3 x half> %10
}
define spir_func <4 x half> @_Z3nanDv4_t(<4 x i16> %0) {
  %2 = shufflevector <4 x i16> %0, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %3 = tail call spir_func <2 x half> @_Z3nanDv2_t(<2 x i16> %2)
  %4 = shufflevector <4 x i16> %0, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %5 = tail call spir_func <2 x half> @_Z3nanDv2_t(<2 x i16> %4)
  %6 = shufflevector <2 x half> %3, <2 x half> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  ret <4 x half> %6
}
define spir_func <8 x half> @_Z3nanDv8_t(<8 x i16> %0) {
  %2 = shufflevector <8 x i16> %0, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = tail call spir_func <4 x half> @_Z3nanDv4_t(<4 x i16> %2)
  %4 = shufflevector <8 x i16> %0, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %5 = tail call spir_func <4 x half> @_Z3nanDv4_t(<4 x i16> %4)
  %6 = shufflevector <4 x half> %3, <4 x half> %5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  ret <8 x half> %6
}
define spir_func <16 x half> @_Z3nanDv16_t(<16 x i16> %0) {
  %2 = shufflevector <16 x i16> %0, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %3 = tail call spir_func <8 x half> @_Z3nanDv8_t(<8 x i16> %2)
  %4 = shufflevector <16 x i16> %0, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5 = tail call spir_func <8 x half> @_Z3nanDv8_t(<8 x i16> %4)
  %6 = shufflevector <8 x half> %3, <8 x half> %5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  ret <16 x half> %6
}
define spir_func float @_Z5frexpfPi(float %0, ptr %1) {
  store i32 0, ptr %1, align 4
  %3 = fcmp oeq float %0, 0.000000e+00
  %4 = fsub float %0, %0
  %5 = fcmp une float %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %20, label %7
7:                                                ; preds = %2
  %8 = tail call spir_func float @_Z4fabsf(float %0)
  %9 = fcmp olt float %8, 0x3810000000000000
  %10 = select i1 %9, float 0x4170000000000000, float 1.000000e+00
  %11 = fmul float %0, %10
  %12 = bitcast float %11 to i32
  %13 = lshr i32 %12, 23
  %14 = and i32 %13, 255
  %15 = select i1 %9, i32 -150, i32 -126
  %16 = add nsw i32 %15, %14
  store i32 %16, ptr %1, align 4
  %17 = and i32 %12, -2139095041
  %18 = or disjoint i32 %17, 1056964608
  %19 = bitcast i32 %18 to float
  br label %20
20:                                               ; preds = %2, %7
  %21 = phi float [ %19, %7 ], [ %0, %2 ]
  ret float %21
}
define spir_func double @_Z5frexpdPi(double %0, ptr %1) {
  store i32 0, ptr %1, align 4
  %3 = fcmp oeq double %0, 0.000000e+00
  %4 = fsub double %0, %0
  %5 = fcmp une double %4, 0.000000e+00
  %6 = or i1 %3, %5
  br i1 %6, label %21, label %7
7:                                                ; preds = %2
  %8 = tail call spir_func double @_Z4fabsd(double %0)
  %9 = fcmp olt double %8, 0x10000000000000
  %10 = select i1 %9, double 0x4340000000000000, double 1.000000e+00
  %11 = fmul double %0, %10
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = and i32 %14, 2047
  %16 = select i1 %9, i32 -1075, i32 -1022
  %17 = add nsw i32 %16, %15
  store i32 %17, ptr %1, align 4
  %18 = and i64 %12, -9218868437227405313
  %19 = or disjoint i64 %18, 4602678819172646912
  %20 = bitcast i64 %19 to double
  br label %21
21:                                               ; preds = %2, %7
  %22 = phi double [ %20, %7 ], [ %0, %2 ]
  ret double %22
}
define spir_func half @_Z5frexpDhPi(half %0, ptr %1) {
  %3 = fpext half %0 to float
  %4 = fcmp oeq half %0, 0xH0000
  %5 = fsub float %3, %3
  %6 = fcmp une float %5, 0.000000e+00
  %7 = or i1 %4, %6
  br i1 %7, label %22, label %8
8:                                                ; preds = %2
  %9 = tail call spir_func float @_Z4fabsf(float %3)
  %10 = fcmp olt float %9, 0x3810000000000000
  %11 = select i1 %10, float 0x4170000000000000, float 1.000000e+00
  %12 = fmul float %11, %3
  %13 = bitcast float %12 to i32
  %14 = lshr i32 %13, 23
  %15 = and i32 %14, 255
  %16 = select i1 %10, i32 -150, i32 -126
  %17 = add nsw i32 %16, %15
  %18 = and i32 %13, -2139095041
  %19 = or disjoint i32 %18, 1056964608
  %20 = bitcast i32 %19 to float
  %21 = fptrunc float %20 to half
  br label %22
22:                                               ; preds = %2, %8
  %23 = phi i32 [ 0, %2 ], [ %17, %8 ]
  %24 = phi half [ %0, %2 ], [ %21, %8 ]
  store i32 %23, ptr %1, align 4
  ret half %24
}
define spir_func float @_Z5frexpfPU3AS1i(float %0, ptr addrspace(1) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5frexpfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z5frexpfPU3AS3i(float %0, ptr addrspace(3) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5frexpfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z5frexpfPU3AS4i(float %0, ptr addrspace(4) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5frexpfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x float> %0, i64 0
  %6 = call spir_func float @_Z5frexpfPi(float %5, ptr nonnull %3)
  %7 = insertelement <2 x float> poison, float %6, i64 0
  %8 = extractelement <2 x float> %0, i64 1
  %9 = call spir_func float @_Z5frexpfPi(float %8, ptr nonnull %4)
  %10 = insertelement <2 x float> %7, float %9, i64 1
  %11 = load i32, ptr %3, align 4
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = load i32, ptr %4, align 4
  %14 = insertelement <2 x i32> %12, i32 %13, i64 1
  store <2 x i32> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %10
}
define spir_func <2 x float> @_Z5frexpDv2_fPU3AS1Dv2_i(<2 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z5frexpDv2_fPU3AS3Dv2_i(<2 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z5frexpDv2_fPU3AS4Dv2_i(<2 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <3 x float> @_Z5frexpDv3_fPDv3_i(<3 x float> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x float> %0, i64 0
  %7 = call spir_func float @_Z5frexpfPi(float %6, ptr nonnull %3)
  %8 = insertelement <3 x float> poison, float %7, i64 0
  %9 = extractelement <3 x float> %0, i64 1
  %10 = call spir_func float @_Z5frexpfPi(float %9, ptr nonnull %4)
  %11 = insertelement <3 x float> %8, float %10, i64 1
  %12 = extractelement <3 x float> %0, i64 2
  %13 = call spir_func float @_Z5frexpfPi(float %12, ptr nonnull %5)
  %14 = insertelement <3 x float> %11, float %13, i64 2
  %15 = load i32, ptr %3, align 4
  %16 = insertelement <3 x i32> poison, i32 %15, i64 0
  %17 = load i32, ptr %4, align 4
  %18 = insertelement <3 x i32> %16, i32 %17, i64 1
  %19 = load i32, ptr %5, align 4
  %20 = insertelement <3 x i32> %18, i32 %19, i64 2
  %21 = shufflevector <3 x i32> %20, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %14
}
define spir_func <3 x float> @_Z5frexpDv3_fPU3AS1Dv3_i(<3 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z5frexpDv3_fPDv3_i(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z5frexpDv3_fPU3AS3Dv3_i(<3 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z5frexpDv3_fPDv3_i(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z5frexpDv3_fPU3AS4Dv3_i(<3 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z5frexpDv3_fPDv3_i(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float> %0, ptr %1) {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> %5, ptr nonnull %3)
  %7 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x float> @_Z5frexpDv2_fPDv2_i(<2 x float> %7, ptr nonnull %4)
  %9 = shufflevector <2 x float> %6, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x i32>, ptr %3, align 8
  %11 = load <2 x i32>, ptr %4, align 8
  %12 = shufflevector <2 x i32> %10, <2 x i32> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %9
}
define spir_func <4 x float> @_Z5frexpDv4_fPU3AS1Dv4_i(<4 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z5frexpDv4_fPU3AS3Dv4_i(<4 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <8 x float> @_Z5frexpDv8_fPDv8_i(<8 x float> %0, ptr %1) {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float> %5, ptr nonnull %3)
  %7 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float> %7, ptr nonnull %4)
  %9 = shufflevector <4 x float> %6, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x i32>, ptr %3, align 16
  %11 = load <4 x i32>, ptr %4, align 16
  %12 = shufflevector <4 x i32> %10, <4 x i32> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %9
}
define spir_func <8 x float> @_Z5frexpDv8_fPU3AS1Dv8_i(<8 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z5frexpDv8_fPDv8_i(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z5frexpDv8_fPU3AS3Dv8_i(<8 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z5frexpDv8_fPDv8_i(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z5frexpDv8_fPU3AS4Dv8_i(<8 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z5frexpDv8_fPDv8_i(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <16 x float> @_Z5frexpDv16_fPDv16_i(<16 x float> %0, ptr %1) {
  %3 = alloca <8 x i32>, align 32
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x float> @_Z5frexpDv8_fPDv8_i(<8 x float> %5, ptr nonnull %3)
  %7 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x float> @_Z5frexpDv8_fPDv8_i(<8 x float> %7, ptr nonnull %4)
  %9 = shufflevector <8 x float> %6, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x i32>, ptr %3, align 32
  %11 = load <8 x i32>, ptr %4, align 32
  %12 = shufflevector <8 x i32> %10, <8 x i32> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %9
}
define spir_func <16 x float> @_Z5frexpDv16_fPU3AS1Dv16_i(<16 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z5frexpDv16_fPDv16_i(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z5frexpDv16_fPU3AS3Dv16_i(<16 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z5frexpDv16_fPDv16_i(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z5frexpDv16_fPU3AS4Dv16_i(<16 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z5frexpDv16_fPDv16_i(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func double @_Z5frexpdPU3AS1i(double %0, ptr addrspace(1) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z5frexpdPU3AS3i(double %0, ptr addrspace(3) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z5frexpdPU3AS4i(double %0, ptr addrspace(4) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func <2 x double> @_Z5frexpDv2_dPDv2_i(<2 x double> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x double> %0, i64 0
  %6 = call spir_func double @_Z5frexpdPi(double %5, ptr nonnull %3)
  %7 = insertelement <2 x double> poison, double %6, i64 0
  %8 = extractelement <2 x double> %0, i64 1
  %9 = call spir_func double @_Z5frexpdPi(double %8, ptr nonnull %4)
  %10 = insertelement <2 x double> %7, double %9, i64 1
  %11 = load i32, ptr %3, align 4
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = load i32, ptr %4, align 4
  %14 = insertelement <2 x i32> %12, i32 %13, i64 1
  store <2 x i32> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %10
}
define spir_func <2 x double> @_Z5frexpDv2_dPU3AS1Dv2_i(<2 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z5frexpDv2_dPDv2_i(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z5frexpDv2_dPU3AS3Dv2_i(<2 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z5frexpDv2_dPDv2_i(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z5frexpDv2_dPU3AS4Dv2_i(<2 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z5frexpDv2_dPDv2_i(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <3 x double> @_Z5frexpDv3_dPDv3_i(<3 x double> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x double> %0, i64 0
  %7 = call spir_func double @_Z5frexpdPi(double %6, ptr nonnull %3)
  %8 = insertelement <3 x double> poison, double %7, i64 0
  %9 = extractelement <3 x double> %0, i64 1
  %10 = call spir_func double @_Z5frexpdPi(double %9, ptr nonnull %4)
  %11 = insertelement <3 x double> %8, double %10, i64 1
  %12 = extractelement <3 x double> %0, i64 2
  %13 = call spir_func double @_Z5frexpdPi(double %12, ptr nonnull %5)
  %14 = insertelement <3 x double> %11, double %13, i64 2
  %15 = load i32, ptr %3, align 4
  %16 = insertelement <3 x i32> poison, i32 %15, i64 0
  %17 = load i32, ptr %4, align 4
  %18 = insertelement <3 x i32> %16, i32 %17, i64 1
  %19 = load i32, ptr %5, align 4
  %20 = insertelement <3 x i32> %18, i32 %19, i64 2
  %21 = shufflevector <3 x i32> %20, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %14
}
define spir_func <3 x double> @_Z5frexpDv3_dPU3AS1Dv3_i(<3 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z5frexpDv3_dPDv3_i(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z5frexpDv3_dPU3AS3Dv3_i(<3 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z5frexpDv3_dPDv3_i(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z5frexpDv3_dPU3AS4Dv3_i(<3 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z5frexpDv3_dPDv3_i(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <4 x double> @_Z5frexpDv4_dPDv4_i(<4 x double> %0, ptr %1) {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x double> @_Z5frexpDv2_dPDv2_i(<2 x double> %5, ptr nonnull %3)
  %7 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x double> @_Z5frexpDv2_dPDv2_i(<2 x double> %7, ptr nonnull %4)
  %9 = shufflevector <2 x double> %6, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x i32>, ptr %3, align 8
  %11 = load <2 x i32>, ptr %4, align 8
  %12 = shufflevector <2 x i32> %10, <2 x i32> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %9
}
define spir_func <4 x double> @_Z5frexpDv4_dPU3AS1Dv4_i(<4 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z5frexpDv4_dPDv4_i(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z5frexpDv4_dPU3AS3Dv4_i(<4 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z5frexpDv4_dPDv4_i(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z5frexpDv4_dPU3AS4Dv4_i(<4 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z5frexpDv4_dPDv4_i(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <8 x double> @_Z5frexpDv8_dPDv8_i(<8 x double> %0, ptr %1) {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x double> @_Z5frexpDv4_dPDv4_i(<4 x double> %5, ptr nonnull %3)
  %7 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x double> @_Z5frexpDv4_dPDv4_i(<4 x double> %7, ptr nonnull %4)
  %9 = shufflevector <4 x double> %6, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x i32>, ptr %3, align 16
  %11 = load <4 x i32>, ptr %4, align 16
  %12 = shufflevector <4 x i32> %10, <4 x i32> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %9
}
define spir_func <8 x double> @_Z5frexpDv8_dPU3AS1Dv8_i(<8 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z5frexpDv8_dPDv8_i(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z5frexpDv8_dPU3AS3Dv8_i(<8 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z5frexpDv8_dPDv8_i(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z5frexpDv8_dPU3AS4Dv8_i(<8 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z5frexpDv8_dPDv8_i(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <16 x double> @_Z5frexpDv16_dPDv16_i(<16 x double> %0, ptr %1) {
  %3 = alloca <8 x i32>, align 32
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x double> @_Z5frexpDv8_dPDv8_i(<8 x double> %5, ptr nonnull %3)
  %7 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x double> @_Z5frexpDv8_dPDv8_i(<8 x double> %7, ptr nonnull %4)
  %9 = shufflevector <8 x double> %6, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x i32>, ptr %3, align 32
  %11 = load <8 x i32>, ptr %4, align 32
  %12 = shufflevector <8 x i32> %10, <8 x i32> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %9
}
define spir_func <16 x double> @_Z5frexpDv16_dPU3AS1Dv16_i(<16 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z5frexpDv16_dPDv16_i(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z5frexpDv16_dPU3AS3Dv16_i(<16 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z5frexpDv16_dPDv16_i(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z5frexpDv16_dPU3AS4Dv16_i(<16 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z5frexpDv16_dPDv16_i(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func half @_Z5frexpDhPU3AS1i(half %0, ptr addrspace(1) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5frexpDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z5frexpDhPU3AS3i(half %0, ptr addrspace(3) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5frexpDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z5frexpDhPU3AS4i(half %0, ptr addrspace(4) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5frexpDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func <2 x half> @_Z5frexpDv2_DhPDv2_i(<2 x half> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x half> %0, i64 0
  %6 = call spir_func half @_Z5frexpDhPi(half %5, ptr nonnull %3)
  %7 = insertelement <2 x half> poison, half %6, i64 0
  %8 = extractelement <2 x half> %0, i64 1
  %9 = call spir_func half @_Z5frexpDhPi(half %8, ptr nonnull %4)
  %10 = insertelement <2 x half> %7, half %9, i64 1
  %11 = load i32, ptr %3, align 4
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = load i32, ptr %4, align 4
  %14 = insertelement <2 x i32> %12, i32 %13, i64 1
  store <2 x i32> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %10
}
define spir_func <2 x half> @_Z5frexpDv2_DhPU3AS1Dv2_i(<2 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z5frexpDv2_DhPDv2_i(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z5frexpDv2_DhPU3AS3Dv2_i(<2 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z5frexpDv2_DhPDv2_i(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z5frexpDv2_DhPU3AS4Dv2_i(<2 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z5frexpDv2_DhPDv2_i(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <3 x half> @_Z5frexpDv3_DhPDv3_i(<3 x half> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x half> %0, i64 0
  %7 = call spir_func half @_Z5frexpDhPi(half %6, ptr nonnull %3)
  %8 = insertelement <3 x half> poison, half %7, i64 0
  %9 = extractelement <3 x half> %0, i64 1
  %10 = call spir_func half @_Z5frexpDhPi(half %9, ptr nonnull %4)
  %11 = insertelement <3 x half> %8, half %10, i64 1
  %12 = extractelement <3 x half> %0, i64 2
  %13 = call spir_func half @_Z5frexpDhPi(half %12, ptr nonnull %5)
  %14 = insertelement <3 x half> %11, half %13, i64 2
  %15 = load i32, ptr %3, align 4
  %16 = insertelement <3 x i32> poison, i32 %15, i64 0
  %17 = load i32, ptr %4, align 4
  %18 = insertelement <3 x i32> %16, i32 %17, i64 1
  %19 = load i32, ptr %5, align 4
  %20 = insertelement <3 x i32> %18, i32 %19, i64 2
  %21 = shufflevector <3 x i32> %20, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %14
}
define spir_func <3 x half> @_Z5frexpDv3_DhPU3AS1Dv3_i(<3 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z5frexpDv3_DhPDv3_i(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z5frexpDv3_DhPU3AS3Dv3_i(<3 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z5frexpDv3_DhPDv3_i(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z5frexpDv3_DhPU3AS4Dv3_i(<3 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z5frexpDv3_DhPDv3_i(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <4 x half> @_Z5frexpDv4_DhPDv4_i(<4 x half> %0, ptr %1) {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x half> @_Z5frexpDv2_DhPDv2_i(<2 x half> %5, ptr nonnull %3)
  %7 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x half> @_Z5frexpDv2_DhPDv2_i(<2 x half> %7, ptr nonnull %4)
  %9 = shufflevector <2 x half> %6, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x i32>, ptr %3, align 8
  %11 = load <2 x i32>, ptr %4, align 8
  %12 = shufflevector <2 x i32> %10, <2 x i32> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %9
}
define spir_func <4 x half> @_Z5frexpDv4_DhPU3AS1Dv4_i(<4 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z5frexpDv4_DhPDv4_i(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z5frexpDv4_DhPU3AS3Dv4_i(<4 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z5frexpDv4_DhPDv4_i(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z5frexpDv4_DhPU3AS4Dv4_i(<4 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z5frexpDv4_DhPDv4_i(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <8 x half> @_Z5frexpDv8_DhPDv8_i(<8 x half> %0, ptr %1) {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x half> @_Z5frexpDv4_DhPDv4_i(<4 x half> %5, ptr nonnull %3)
  %7 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x half> @_Z5frexpDv4_DhPDv4_i(<4 x half> %7, ptr nonnull %4)
  %9 = shufflevector <4 x half> %6, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x i32>, ptr %3, align 16
  %11 = load <4 x i32>, ptr %4, align 16
  %12 = shufflevector <4 x i32> %10, <4 x i32> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %9
}
define spir_func <8 x half> @_Z5frexpDv8_DhPU3AS1Dv8_i(<8 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z5frexpDv8_DhPDv8_i(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z5frexpDv8_DhPU3AS3Dv8_i(<8 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z5frexpDv8_DhPDv8_i(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z5frexpDv8_DhPU3AS4Dv8_i(<8 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z5frexpDv8_DhPDv8_i(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <16 x half> @_Z5frexpDv16_DhPDv16_i(<16 x half> %0, ptr %1) {
  %3 = alloca <8 x i32>, align 32
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x half> @_Z5frexpDv8_DhPDv8_i(<8 x half> %5, ptr nonnull %3)
  %7 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x half> @_Z5frexpDv8_DhPDv8_i(<8 x half> %7, ptr nonnull %4)
  %9 = shufflevector <8 x half> %6, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x i32>, ptr %3, align 32
  %11 = load <8 x i32>, ptr %4, align 32
  %12 = shufflevector <8 x i32> %10, <8 x i32> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %9
}
define spir_func <16 x half> @_Z5frexpDv16_DhPU3AS1Dv16_i(<16 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z5frexpDv16_DhPDv16_i(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z5frexpDv16_DhPU3AS3Dv16_i(<16 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z5frexpDv16_DhPDv16_i(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z5frexpDv16_DhPU3AS4Dv16_i(<16 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z5frexpDv16_DhPDv16_i(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func float @_Z8lgamma_rfPi(float %0, ptr %1) {
  %3 = tail call spir_func float @_Z5floorf(float %0)
  %4 = fcmp olt float %0, 0.000000e+00
  br i1 %4, label %5, label %12
5:                                                ; preds = %2
  %6 = fmul float %3, 5.000000e-01
  %7 = tail call spir_func float @_Z5floorf(float %6)
  %8 = fmul float %7, 2.000000e+00
  %9 = fsub float %3, %8
  %10 = fcmp une float %9, 0.000000e+00
  %11 = select i1 %10, i32 -1, i32 1
  br label %12
12:                                               ; preds = %5, %2
  %13 = phi i32 [ 1, %2 ], [ %11, %5 ]
  %14 = fcmp oeq float %0, %3
  %15 = fcmp ole float %0, 0.000000e+00
  %16 = and i1 %15, %14
  %17 = select i1 %16, i32 0, i32 %13
  %18 = fcmp oeq float %0, 0.000000e+00
  %19 = bitcast float %0 to i32
  %20 = icmp sgt i32 %19, -1
  %21 = select i1 %20, i32 1, i32 -1
  %22 = select i1 %18, i32 %21, i32 %17
  store i32 %22, ptr %1, align 4
  %23 = fsub float %0, %0
  %24 = fcmp une float %23, 0.000000e+00
  br i1 %24, label %25, label %27
25:                                               ; preds = %12
  %26 = fmul float %0, %0
  br label %130
27:                                               ; preds = %12
  %28 = fcmp ult float %0, 5.000000e-01
  br i1 %28, label %67, label %29
29:                                               ; preds = %27
  %30 = fcmp oeq float %0, 1.000000e+00
  %31 = fcmp oeq float %0, 2.000000e+00
  %32 = or i1 %30, %31
  br i1 %32, label %130, label %33
33:                                               ; preds = %29
  %34 = fadd float %0, 6.500000e+00
  %35 = fadd float %0, -5.000000e-01
  %36 = tail call spir_func float @_Z3logf(float %34)
  %37 = fmul float %35, %36
  %38 = fadd float %37, 0x3FED67F1C0000000
  %39 = fsub float %38, %34
  %40 = fadd float %0, -1.000000e+00
  %41 = fadd float %40, 1.000000e+00
  %42 = fdiv float 0x40852429C0000000, %41
  %43 = fadd float %42, 1.000000e+00
  %44 = fadd float %40, 2.000000e+00
  %45 = fdiv float 0x4093AC8E80000000, %44
  %46 = fsub float %43, %45
  %47 = fadd float %40, 3.000000e+00
  %48 = fdiv float 0x40881A9660000000, %47
  %49 = fadd float %48, %46
  %50 = fadd float %40, 4.000000e+00
  %51 = fdiv float 0x406613AE60000000, %50
  %52 = fsub float %49, %51
  %53 = fadd float %40, 5.000000e+00
  %54 = fdiv float 0x402903C280000000, %53
  %55 = fadd float %54, %52
  %56 = fadd float %40, 6.000000e+00
  %57 = fdiv float 0x3FC1BCB2A0000000, %56
  %58 = fsub float %55, %57
  %59 = fadd float %40, 7.000000e+00
  %60 = fdiv float 0x3EE4F05140000000, %59
  %61 = fadd float %60, %58
  %62 = fadd float %40, 8.000000e+00
  %63 = fdiv float 0x3E84355080000000, %62
  %64 = fadd float %63, %61
  %65 = tail call spir_func float @_Z3logf(float %64)
  %66 = fadd float %65, %39
  br label %130
67:                                               ; preds = %27
  %68 = tail call spir_func float @_Z5floorf(float %0)
  %69 = fcmp oeq float %0, %68
  br i1 %69, label %130, label %70
70:                                               ; preds = %67
  %71 = fmul float %0, 5.000000e-01
  %72 = tail call spir_func float @_Z5roundf(float %71)
  %73 = fmul float %72, 2.000000e+00
  %74 = fsub float %0, %73
  %75 = tail call spir_func float @_Z4fabsf(float %74)
  %76 = fcmp ogt float %75, 5.000000e-01
  %77 = fsub float 1.000000e+00, %75
  %78 = select i1 %76, float %77, float %75
  %79 = fcmp ogt float %78, 2.500000e-01
  br i1 %79, label %80, label %84
80:                                               ; preds = %70
  %81 = fsub float 5.000000e-01, %78
  %82 = fmul float %81, 0x400921FB60000000
  %83 = tail call spir_func float @_Z3cosf(float %82)
  br label %87
84:                                               ; preds = %70
  %85 = fmul float %78, 0x400921FB60000000
  %86 = tail call spir_func float @_Z3sinf(float %85)
  br label %87
87:                                               ; preds = %84, %80
  %88 = phi float [ %83, %80 ], [ %86, %84 ]
  %89 = fcmp oeq float %88, 0.000000e+00
  %90 = select i1 %89, float %0, float %74
  %91 = tail call spir_func float @_Z8copysignff(float %88, float %90)
  %92 = tail call spir_func float @_Z4fabsf(float %91)
  %93 = fdiv float 0x400921FB60000000, %92
  %94 = tail call spir_func float @_Z3logf(float %93)
  %95 = fsub float 1.000000e+00, %0
  %96 = fadd float %95, 6.500000e+00
  %97 = fadd float %95, -5.000000e-01
  %98 = tail call spir_func float @_Z3logf(float %96)
  %99 = fmul float %97, %98
  %100 = fadd float %99, 0x3FED67F1C0000000
  %101 = fsub float %100, %96
  %102 = fadd float %95, -1.000000e+00
  %103 = fadd float %102, 1.000000e+00
  %104 = fdiv float 0x40852429C0000000, %103
  %105 = fadd float %104, 1.000000e+00
  %106 = fadd float %102, 2.000000e+00
  %107 = fdiv float 0x4093AC8E80000000, %106
  %108 = fsub float %105, %107
  %109 = fadd float %102, 3.000000e+00
  %110 = fdiv float 0x40881A9660000000, %109
  %111 = fadd float %110, %108
  %112 = fadd float %102, 4.000000e+00
  %113 = fdiv float 0x406613AE60000000, %112
  %114 = fsub float %111, %113
  %115 = fadd float %102, 5.000000e+00
  %116 = fdiv float 0x402903C280000000, %115
  %117 = fadd float %116, %114
  %118 = fadd float %102, 6.000000e+00
  %119 = fdiv float 0x3FC1BCB2A0000000, %118
  %120 = fsub float %117, %119
  %121 = fadd float %102, 7.000000e+00
  %122 = fdiv float 0x3EE4F05140000000, %121
  %123 = fadd float %122, %120
  %124 = fadd float %102, 8.000000e+00
  %125 = fdiv float 0x3E84355080000000, %124
  %126 = fadd float %125, %123
  %127 = tail call spir_func float @_Z3logf(float %126)
  %128 = fadd float %127, %101
  %129 = fsub float %94, %128
  br label %130
130:                                              ; preds = %25, %29, %33, %67, %87
  %131 = phi float [ %26, %25 ], [ %129, %87 ], [ 0.000000e+00, %29 ], [ %66, %33 ], [ 0x7FF0000000000000, %67 ]
  ret float %131
}
define spir_func double @_Z8lgamma_rdPi(double %0, ptr %1) {
  %3 = tail call spir_func double @_Z5floord(double %0)
  %4 = fcmp olt double %0, 0.000000e+00
  br i1 %4, label %5, label %12
5:                                                ; preds = %2
  %6 = fmul double %3, 5.000000e-01
  %7 = tail call spir_func double @_Z5floord(double %6)
  %8 = fmul double %7, 2.000000e+00
  %9 = fsub double %3, %8
  %10 = fcmp une double %9, 0.000000e+00
  %11 = select i1 %10, i32 -1, i32 1
  br label %12
12:                                               ; preds = %5, %2
  %13 = phi i32 [ 1, %2 ], [ %11, %5 ]
  %14 = fcmp oeq double %0, %3
  %15 = fcmp ole double %0, 0.000000e+00
  %16 = and i1 %15, %14
  %17 = select i1 %16, i32 0, i32 %13
  %18 = fcmp oeq double %0, 0.000000e+00
  %19 = bitcast double %0 to i64
  %20 = icmp slt i64 %19, 0
  %21 = select i1 %20, i32 -1, i32 1
  %22 = select i1 %18, i32 %21, i32 %17
  store i32 %22, ptr %1, align 4
  %23 = fsub double %0, %0
  %24 = fcmp une double %23, 0.000000e+00
  br i1 %24, label %25, label %27
25:                                               ; preds = %12
  %26 = fmul double %0, %0
  br label %130
27:                                               ; preds = %12
  %28 = fcmp ult double %0, 5.000000e-01
  br i1 %28, label %67, label %29
29:                                               ; preds = %27
  %30 = fcmp oeq double %0, 1.000000e+00
  %31 = fcmp oeq double %0, 2.000000e+00
  %32 = or i1 %30, %31
  br i1 %32, label %130, label %33
33:                                               ; preds = %29
  %34 = fadd double %0, 6.500000e+00
  %35 = fadd double %0, -5.000000e-01
  %36 = tail call spir_func double @_Z3logd(double %34)
  %37 = fmul double %35, %36
  %38 = fadd double %37, 0x3FED67F1C864BEB5
  %39 = fsub double %38, %34
  %40 = fadd double %0, -1.000000e+00
  %41 = fadd double %40, 1.000000e+00
  %42 = fdiv double 0x40852429B6C30B05, %41
  %43 = fadd double %42, 0x3FEFFFFFFFFFF950
  %44 = fadd double %40, 2.000000e+00
  %45 = fdiv double 0x4093AC8E8ED4171B, %44
  %46 = fsub double %43, %45
  %47 = fadd double %40, 3.000000e+00
  %48 = fdiv double 0x40881A9661D3B4D8, %47
  %49 = fadd double %48, %46
  %50 = fadd double %40, 4.000000e+00
  %51 = fdiv double 0x406613AE51A32F5D, %50
  %52 = fsub double %49, %51
  %53 = fadd double %40, 5.000000e+00
  %54 = fdiv double 0x402903C27F8B9C81, %53
  %55 = fadd double %54, %52
  %56 = fadd double %40, 6.000000e+00
  %57 = fdiv double 0x3FC1BCB2992B2855, %56
  %58 = fsub double %55, %57
  %59 = fadd double %40, 7.000000e+00
  %60 = fdiv double 0x3EE4F0514E4E324F, %59
  %61 = fadd double %60, %58
  %62 = fadd double %40, 8.000000e+00
  %63 = fdiv double 0x3E8435508F3FAEEF, %62
  %64 = fadd double %63, %61
  %65 = tail call spir_func double @_Z3logd(double %64)
  %66 = fadd double %65, %39
  br label %130
67:                                               ; preds = %27
  %68 = tail call spir_func double @_Z5floord(double %0)
  %69 = fcmp oeq double %0, %68
  br i1 %69, label %130, label %70
70:                                               ; preds = %67
  %71 = fmul double %0, 5.000000e-01
  %72 = tail call spir_func double @_Z5roundd(double %71)
  %73 = fmul double %72, 2.000000e+00
  %74 = fsub double %0, %73
  %75 = tail call spir_func double @_Z4fabsd(double %74)
  %76 = fcmp ogt double %75, 5.000000e-01
  %77 = fsub double 1.000000e+00, %75
  %78 = select i1 %76, double %77, double %75
  %79 = fcmp ogt double %78, 2.500000e-01
  br i1 %79, label %80, label %84
80:                                               ; preds = %70
  %81 = fsub double 5.000000e-01, %78
  %82 = fmul double %81, 0x400921FB54442D18
  %83 = tail call spir_func double @_Z3cosd(double %82)
  br label %87
84:                                               ; preds = %70
  %85 = fmul double %78, 0x400921FB54442D18
  %86 = tail call spir_func double @_Z3sind(double %85)
  br label %87
87:                                               ; preds = %84, %80
  %88 = phi double [ %83, %80 ], [ %86, %84 ]
  %89 = fcmp oeq double %88, 0.000000e+00
  %90 = select i1 %89, double %0, double %74
  %91 = tail call spir_func double @_Z8copysigndd(double %88, double %90)
  %92 = tail call spir_func double @_Z4fabsd(double %91)
  %93 = fdiv double 0x400921FB54442D18, %92
  %94 = tail call spir_func double @_Z3logd(double %93)
  %95 = fsub double 1.000000e+00, %0
  %96 = fadd double %95, 6.500000e+00
  %97 = fadd double %95, -5.000000e-01
  %98 = tail call spir_func double @_Z3logd(double %96)
  %99 = fmul double %97, %98
  %100 = fadd double %99, 0x3FED67F1C864BEB5
  %101 = fsub double %100, %96
  %102 = fadd double %95, -1.000000e+00
  %103 = fadd double %102, 1.000000e+00
  %104 = fdiv double 0x40852429B6C30B05, %103
  %105 = fadd double %104, 0x3FEFFFFFFFFFF950
  %106 = fadd double %102, 2.000000e+00
  %107 = fdiv double 0x4093AC8E8ED4171B, %106
  %108 = fsub double %105, %107
  %109 = fadd double %102, 3.000000e+00
  %110 = fdiv double 0x40881A9661D3B4D8, %109
  %111 = fadd double %110, %108
  %112 = fadd double %102, 4.000000e+00
  %113 = fdiv double 0x406613AE51A32F5D, %112
  %114 = fsub double %111, %113
  %115 = fadd double %102, 5.000000e+00
  %116 = fdiv double 0x402903C27F8B9C81, %115
  %117 = fadd double %116, %114
  %118 = fadd double %102, 6.000000e+00
  %119 = fdiv double 0x3FC1BCB2992B2855, %118
  %120 = fsub double %117, %119
  %121 = fadd double %102, 7.000000e+00
  %122 = fdiv double 0x3EE4F0514E4E324F, %121
  %123 = fadd double %122, %120
  %124 = fadd double %102, 8.000000e+00
  %125 = fdiv double 0x3E8435508F3FAEEF, %124
  %126 = fadd double %125, %123
  %127 = tail call spir_func double @_Z3logd(double %126)
  %128 = fadd double %127, %101
  %129 = fsub double %94, %128
  br label %130
130:                                              ; preds = %25, %29, %33, %67, %87
  %131 = phi double [ %26, %25 ], [ %129, %87 ], [ 0.000000e+00, %29 ], [ %66, %33 ], [ 0x7FF0000000000000, %67 ]
  ret double %131
}
define spir_func half @_Z8lgamma_rDhPi(half %0, ptr %1) {
  %3 = fpext half %0 to float
  %4 = tail call spir_func float @_Z5floorf(float %3)
  %5 = fcmp olt half %0, 0xH0000
  br i1 %5, label %6, label %13
6:                                                ; preds = %2
  %7 = fmul float %4, 5.000000e-01
  %8 = tail call spir_func float @_Z5floorf(float %7)
  %9 = fmul float %8, 2.000000e+00
  %10 = fsub float %4, %9
  %11 = fcmp une float %10, 0.000000e+00
  %12 = select i1 %11, i32 -1, i32 1
  br label %13
13:                                               ; preds = %6, %2
  %14 = phi i32 [ 1, %2 ], [ %12, %6 ]
  %15 = fsub float %3, %3
  %16 = fcmp une float %15, 0.000000e+00
  br i1 %16, label %17, label %19
17:                                               ; preds = %13
  %18 = fmul float %3, %3
  br label %122
19:                                               ; preds = %13
  %20 = fcmp ult half %0, 0xH3800
  br i1 %20, label %59, label %21
21:                                               ; preds = %19
  %22 = fcmp oeq half %0, 0xH3C00
  %23 = fcmp oeq half %0, 0xH4000
  %24 = or i1 %22, %23
  br i1 %24, label %122, label %25
25:                                               ; preds = %21
  %26 = fadd float %3, 6.500000e+00
  %27 = fadd float %3, -5.000000e-01
  %28 = tail call spir_func float @_Z3logf(float %26)
  %29 = fmul float %27, %28
  %30 = fadd float %29, 0x3FED67F1C0000000
  %31 = fsub float %30, %26
  %32 = fadd float %3, -1.000000e+00
  %33 = fadd float %32, 1.000000e+00
  %34 = fdiv float 0x40852429C0000000, %33
  %35 = fadd float %34, 1.000000e+00
  %36 = fadd float %32, 2.000000e+00
  %37 = fdiv float 0x4093AC8E80000000, %36
  %38 = fsub float %35, %37
  %39 = fadd float %32, 3.000000e+00
  %40 = fdiv float 0x40881A9660000000, %39
  %41 = fadd float %40, %38
  %42 = fadd float %32, 4.000000e+00
  %43 = fdiv float 0x406613AE60000000, %42
  %44 = fsub float %41, %43
  %45 = fadd float %32, 5.000000e+00
  %46 = fdiv float 0x402903C280000000, %45
  %47 = fadd float %46, %44
  %48 = fadd float %32, 6.000000e+00
  %49 = fdiv float 0x3FC1BCB2A0000000, %48
  %50 = fsub float %47, %49
  %51 = fadd float %32, 7.000000e+00
  %52 = fdiv float 0x3EE4F05140000000, %51
  %53 = fadd float %52, %50
  %54 = fadd float %32, 8.000000e+00
  %55 = fdiv float 0x3E84355080000000, %54
  %56 = fadd float %55, %53
  %57 = tail call spir_func float @_Z3logf(float %56)
  %58 = fadd float %57, %31
  br label %122
59:                                               ; preds = %19
  %60 = tail call spir_func float @_Z5floorf(float %3)
  %61 = fcmp oeq float %60, %3
  br i1 %61, label %122, label %62
62:                                               ; preds = %59
  %63 = fmul float %3, 5.000000e-01
  %64 = tail call spir_func float @_Z5roundf(float %63)
  %65 = fmul float %64, 2.000000e+00
  %66 = fsub float %3, %65
  %67 = tail call spir_func float @_Z4fabsf(float %66)
  %68 = fcmp ogt float %67, 5.000000e-01
  %69 = fsub float 1.000000e+00, %67
  %70 = select i1 %68, float %69, float %67
  %71 = fcmp ogt float %70, 2.500000e-01
  br i1 %71, label %72, label %76
72:                                               ; preds = %62
  %73 = fsub float 5.000000e-01, %70
  %74 = fmul float %73, 0x400921FB60000000
  %75 = tail call spir_func float @_Z3cosf(float %74)
  br label %79
76:                                               ; preds = %62
  %77 = fmul float %70, 0x400921FB60000000
  %78 = tail call spir_func float @_Z3sinf(float %77)
  br label %79
79:                                               ; preds = %76, %72
  %80 = phi float [ %75, %72 ], [ %78, %76 ]
  %81 = fcmp oeq float %80, 0.000000e+00
  %82 = select i1 %81, float %3, float %66
  %83 = tail call spir_func float @_Z8copysignff(float %80, float %82)
  %84 = tail call spir_func float @_Z4fabsf(float %83)
  %85 = fdiv float 0x400921FB60000000, %84
  %86 = tail call spir_func float @_Z3logf(float %85)
  %87 = fsub float 1.000000e+00, %3
  %88 = fadd float %87, 6.500000e+00
  %89 = fadd float %87, -5.000000e-01
  %90 = tail call spir_func float @_Z3logf(float %88)
  %91 = fmul float %89, %90
  %92 = fadd float %91, 0x3FED67F1C0000000
  %93 = fsub float %92, %88
  %94 = fadd float %87, -1.000000e+00
  %95 = fadd float %94, 1.000000e+00
  %96 = fdiv float 0x40852429C0000000, %95
  %97 = fadd float %96, 1.000000e+00
  %98 = fadd float %94, 2.000000e+00
  %99 = fdiv float 0x4093AC8E80000000, %98
  %100 = fsub float %97, %99
  %101 = fadd float %94, 3.000000e+00
  %102 = fdiv float 0x40881A9660000000, %101
  %103 = fadd float %102, %100
  %104 = fadd float %94, 4.000000e+00
  %105 = fdiv float 0x406613AE60000000, %104
  %106 = fsub float %103, %105
  %107 = fadd float %94, 5.000000e+00
  %108 = fdiv float 0x402903C280000000, %107
  %109 = fadd float %108, %106
  %110 = fadd float %94, 6.000000e+00
  %111 = fdiv float 0x3FC1BCB2A0000000, %110
  %112 = fsub float %109, %111
  %113 = fadd float %94, 7.000000e+00
  %114 = fdiv float 0x3EE4F05140000000, %113
  %115 = fadd float %114, %112
  %116 = fadd float %94, 8.000000e+00
  %117 = fdiv float 0x3E84355080000000, %116
  %118 = fadd float %117, %115
  %119 = tail call spir_func float @_Z3logf(float %118)
  %120 = fadd float %119, %93
  %121 = fsub float %86, %120
  br label %122
122:                                              ; preds = %17, %21, %25, %59, %79
  %123 = phi float [ %18, %17 ], [ %121, %79 ], [ 0.000000e+00, %21 ], [ %58, %25 ], [ 0x7FF0000000000000, %59 ]
  %124 = fcmp oeq half %0, 0xH0000
  %125 = bitcast half %0 to i16
  %126 = icmp sgt i16 %125, -1
  %127 = select i1 %126, i32 1, i32 -1
  %128 = fcmp oeq float %4, %3
  %129 = fcmp ole half %0, 0xH0000
  %130 = and i1 %129, %128
  %131 = select i1 %130, i32 0, i32 %14
  %132 = select i1 %124, i32 %127, i32 %131
  %133 = fptrunc float %123 to half
  store i32 %132, ptr %1, align 4
  ret half %133
}
define spir_func float @_Z8lgamma_rfPU3AS1i(float %0, ptr addrspace(1) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z8lgamma_rfPU3AS3i(float %0, ptr addrspace(3) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z8lgamma_rfPU3AS4i(float %0, ptr addrspace(4) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x float> %0, i64 0
  %6 = call spir_func float @_Z8lgamma_rfPi(float %5, ptr nonnull %3)
  %7 = insertelement <2 x float> poison, float %6, i64 0
  %8 = extractelement <2 x float> %0, i64 1
  %9 = call spir_func float @_Z8lgamma_rfPi(float %8, ptr nonnull %4)
  %10 = insertelement <2 x float> %7, float %9, i64 1
  %11 = load i32, ptr %3, align 4
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = load i32, ptr %4, align 4
  %14 = insertelement <2 x i32> %12, i32 %13, i64 1
  store <2 x i32> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %10
}
define spir_func <2 x float> @_Z8lgamma_rDv2_fPU3AS1Dv2_i(<2 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z8lgamma_rDv2_fPU3AS3Dv2_i(<2 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z8lgamma_rDv2_fPU3AS4Dv2_i(<2 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <3 x float> @_Z8lgamma_rDv3_fPDv3_i(<3 x float> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x float> %0, i64 0
  %7 = call spir_func float @_Z8lgamma_rfPi(float %6, ptr nonnull %3)
  %8 = insertelement <3 x float> poison, float %7, i64 0
  %9 = extractelement <3 x float> %0, i64 1
  %10 = call spir_func float @_Z8lgamma_rfPi(float %9, ptr nonnull %4)
  %11 = insertelement <3 x float> %8, float %10, i64 1
  %12 = extractelement <3 x float> %0, i64 2
  %13 = call spir_func float @_Z8lgamma_rfPi(float %12, ptr nonnull %5)
  %14 = insertelement <3 x float> %11, float %13, i64 2
  %15 = load i32, ptr %3, align 4
  %16 = insertelement <3 x i32> poison, i32 %15, i64 0
  %17 = load i32, ptr %4, align 4
  %18 = insertelement <3 x i32> %16, i32 %17, i64 1
  %19 = load i32, ptr %5, align 4
  %20 = insertelement <3 x i32> %18, i32 %19, i64 2
  %21 = shufflevector <3 x i32> %20, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %14
}
define spir_func <3 x float> @_Z8lgamma_rDv3_fPU3AS1Dv3_i(<3 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z8lgamma_rDv3_fPDv3_i(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z8lgamma_rDv3_fPU3AS3Dv3_i(<3 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z8lgamma_rDv3_fPDv3_i(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z8lgamma_rDv3_fPU3AS4Dv3_i(<3 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z8lgamma_rDv3_fPDv3_i(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <4 x float> @_Z8lgamma_rDv4_fPDv4_i(<4 x float> %0, ptr %1) {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> %5, ptr nonnull %3)
  %7 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x float> @_Z8lgamma_rDv2_fPDv2_i(<2 x float> %7, ptr nonnull %4)
  %9 = shufflevector <2 x float> %6, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x i32>, ptr %3, align 8
  %11 = load <2 x i32>, ptr %4, align 8
  %12 = shufflevector <2 x i32> %10, <2 x i32> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %9
}
define spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS1Dv4_i(<4 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPDv4_i(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS3Dv4_i(<4 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPDv4_i(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPDv4_i(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <8 x float> @_Z8lgamma_rDv8_fPDv8_i(<8 x float> %0, ptr %1) {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPDv4_i(<4 x float> %5, ptr nonnull %3)
  %7 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPDv4_i(<4 x float> %7, ptr nonnull %4)
  %9 = shufflevector <4 x float> %6, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x i32>, ptr %3, align 16
  %11 = load <4 x i32>, ptr %4, align 16
  %12 = shufflevector <4 x i32> %10, <4 x i32> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %9
}
define spir_func <8 x float> @_Z8lgamma_rDv8_fPU3AS1Dv8_i(<8 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z8lgamma_rDv8_fPDv8_i(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z8lgamma_rDv8_fPU3AS3Dv8_i(<8 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z8lgamma_rDv8_fPDv8_i(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z8lgamma_rDv8_fPU3AS4Dv8_i(<8 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z8lgamma_rDv8_fPDv8_i(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <16 x float> @_Z8lgamma_rDv16_fPDv16_i(<16 x float> %0, ptr %1) {
  %3 = alloca <8 x i32>, align 32
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x float> @_Z8lgamma_rDv8_fPDv8_i(<8 x float> %5, ptr nonnull %3)
  %7 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x float> @_Z8lgamma_rDv8_fPDv8_i(<8 x float> %7, ptr nonnull %4)
  %9 = shufflevector <8 x float> %6, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x i32>, ptr %3, align 32
  %11 = load <8 x i32>, ptr %4, align 32
  %12 = shufflevector <8 x i32> %10, <8 x i32> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %9
}
define spir_func <16 x float> @_Z8lgamma_rDv16_fPU3AS1Dv16_i(<16 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z8lgamma_rDv16_fPDv16_i(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z8lgamma_rDv16_fPU3AS3Dv16_i(<16 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z8lgamma_rDv16_fPDv16_i(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z8lgamma_rDv16_fPU3AS4Dv16_i(<16 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z8lgamma_rDv16_fPDv16_i(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func double @_Z8lgamma_rdPU3AS1i(double %0, ptr addrspace(1) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z8lgamma_rdPU3AS3i(double %0, ptr addrspace(3) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z8lgamma_rdPU3AS4i(double %0, ptr addrspace(4) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func <2 x double> @_Z8lgamma_rDv2_dPDv2_i(<2 x double> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x double> %0, i64 0
  %6 = call spir_func double @_Z8lgamma_rdPi(double %5, ptr nonnull %3)
  %7 = insertelement <2 x double> poison, double %6, i64 0
  %8 = extractelement <2 x double> %0, i64 1
  %9 = call spir_func double @_Z8lgamma_rdPi(double %8, ptr nonnull %4)
  %10 = insertelement <2 x double> %7, double %9, i64 1
  %11 = load i32, ptr %3, align 4
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = load i32, ptr %4, align 4
  %14 = insertelement <2 x i32> %12, i32 %13, i64 1
  store <2 x i32> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %10
}
define spir_func <2 x double> @_Z8lgamma_rDv2_dPU3AS1Dv2_i(<2 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z8lgamma_rDv2_dPDv2_i(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z8lgamma_rDv2_dPU3AS3Dv2_i(<2 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z8lgamma_rDv2_dPDv2_i(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z8lgamma_rDv2_dPU3AS4Dv2_i(<2 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z8lgamma_rDv2_dPDv2_i(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <3 x double> @_Z8lgamma_rDv3_dPDv3_i(<3 x double> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x double> %0, i64 0
  %7 = call spir_func double @_Z8lgamma_rdPi(double %6, ptr nonnull %3)
  %8 = insertelement <3 x double> poison, double %7, i64 0
  %9 = extractelement <3 x double> %0, i64 1
  %10 = call spir_func double @_Z8lgamma_rdPi(double %9, ptr nonnull %4)
  %11 = insertelement <3 x double> %8, double %10, i64 1
  %12 = extractelement <3 x double> %0, i64 2
  %13 = call spir_func double @_Z8lgamma_rdPi(double %12, ptr nonnull %5)
  %14 = insertelement <3 x double> %11, double %13, i64 2
  %15 = load i32, ptr %3, align 4
  %16 = insertelement <3 x i32> poison, i32 %15, i64 0
  %17 = load i32, ptr %4, align 4
  %18 = insertelement <3 x i32> %16, i32 %17, i64 1
  %19 = load i32, ptr %5, align 4
  %20 = insertelement <3 x i32> %18, i32 %19, i64 2
  %21 = shufflevector <3 x i32> %20, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %14
}
define spir_func <3 x double> @_Z8lgamma_rDv3_dPU3AS1Dv3_i(<3 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z8lgamma_rDv3_dPDv3_i(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z8lgamma_rDv3_dPU3AS3Dv3_i(<3 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z8lgamma_rDv3_dPDv3_i(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z8lgamma_rDv3_dPU3AS4Dv3_i(<3 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z8lgamma_rDv3_dPDv3_i(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <4 x double> @_Z8lgamma_rDv4_dPDv4_i(<4 x double> %0, ptr %1) {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x double> @_Z8lgamma_rDv2_dPDv2_i(<2 x double> %5, ptr nonnull %3)
  %7 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x double> @_Z8lgamma_rDv2_dPDv2_i(<2 x double> %7, ptr nonnull %4)
  %9 = shufflevector <2 x double> %6, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x i32>, ptr %3, align 8
  %11 = load <2 x i32>, ptr %4, align 8
  %12 = shufflevector <2 x i32> %10, <2 x i32> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %9
}
define spir_func <4 x double> @_Z8lgamma_rDv4_dPU3AS1Dv4_i(<4 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z8lgamma_rDv4_dPDv4_i(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z8lgamma_rDv4_dPU3AS3Dv4_i(<4 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z8lgamma_rDv4_dPDv4_i(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z8lgamma_rDv4_dPU3AS4Dv4_i(<4 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z8lgamma_rDv4_dPDv4_i(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <8 x double> @_Z8lgamma_rDv8_dPDv8_i(<8 x double> %0, ptr %1) {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x double> @_Z8lgamma_rDv4_dPDv4_i(<4 x double> %5, ptr nonnull %3)
  %7 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x double> @_Z8lgamma_rDv4_dPDv4_i(<4 x double> %7, ptr nonnull %4)
  %9 = shufflevector <4 x double> %6, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x i32>, ptr %3, align 16
  %11 = load <4 x i32>, ptr %4, align 16
  %12 = shufflevector <4 x i32> %10, <4 x i32> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %9
}
define spir_func <8 x double> @_Z8lgamma_rDv8_dPU3AS1Dv8_i(<8 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z8lgamma_rDv8_dPDv8_i(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z8lgamma_rDv8_dPU3AS3Dv8_i(<8 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z8lgamma_rDv8_dPDv8_i(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z8lgamma_rDv8_dPU3AS4Dv8_i(<8 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z8lgamma_rDv8_dPDv8_i(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <16 x double> @_Z8lgamma_rDv16_dPDv16_i(<16 x double> %0, ptr %1) {
  %3 = alloca <8 x i32>, align 32
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x double> @_Z8lgamma_rDv8_dPDv8_i(<8 x double> %5, ptr nonnull %3)
  %7 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x double> @_Z8lgamma_rDv8_dPDv8_i(<8 x double> %7, ptr nonnull %4)
  %9 = shufflevector <8 x double> %6, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x i32>, ptr %3, align 32
  %11 = load <8 x i32>, ptr %4, align 32
  %12 = shufflevector <8 x i32> %10, <8 x i32> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %9
}
define spir_func <16 x double> @_Z8lgamma_rDv16_dPU3AS1Dv16_i(<16 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z8lgamma_rDv16_dPDv16_i(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z8lgamma_rDv16_dPU3AS3Dv16_i(<16 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z8lgamma_rDv16_dPDv16_i(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z8lgamma_rDv16_dPU3AS4Dv16_i(<16 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z8lgamma_rDv16_dPDv16_i(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func half @_Z8lgamma_rDhPU3AS1i(half %0, ptr addrspace(1) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z8lgamma_rDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z8lgamma_rDhPU3AS3i(half %0, ptr addrspace(3) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z8lgamma_rDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z8lgamma_rDhPU3AS4i(half %0, ptr addrspace(4) %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z8lgamma_rDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func <2 x half> @_Z8lgamma_rDv2_DhPDv2_i(<2 x half> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x half> %0, i64 0
  %6 = call spir_func half @_Z8lgamma_rDhPi(half %5, ptr nonnull %3)
  %7 = insertelement <2 x half> poison, half %6, i64 0
  %8 = extractelement <2 x half> %0, i64 1
  %9 = call spir_func half @_Z8lgamma_rDhPi(half %8, ptr nonnull %4)
  %10 = insertelement <2 x half> %7, half %9, i64 1
  %11 = load i32, ptr %3, align 4
  %12 = insertelement <2 x i32> poison, i32 %11, i64 0
  %13 = load i32, ptr %4, align 4
  %14 = insertelement <2 x i32> %12, i32 %13, i64 1
  store <2 x i32> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %10
}
define spir_func <2 x half> @_Z8lgamma_rDv2_DhPU3AS1Dv2_i(<2 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z8lgamma_rDv2_DhPDv2_i(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z8lgamma_rDv2_DhPU3AS3Dv2_i(<2 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z8lgamma_rDv2_DhPDv2_i(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z8lgamma_rDv2_DhPU3AS4Dv2_i(<2 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z8lgamma_rDv2_DhPDv2_i(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x i32>, ptr %3, align 8
  store <2 x i32> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <3 x half> @_Z8lgamma_rDv3_DhPDv3_i(<3 x half> %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x half> %0, i64 0
  %7 = call spir_func half @_Z8lgamma_rDhPi(half %6, ptr nonnull %3)
  %8 = insertelement <3 x half> poison, half %7, i64 0
  %9 = extractelement <3 x half> %0, i64 1
  %10 = call spir_func half @_Z8lgamma_rDhPi(half %9, ptr nonnull %4)
  %11 = insertelement <3 x half> %8, half %10, i64 1
  %12 = extractelement <3 x half> %0, i64 2
  %13 = call spir_func half @_Z8lgamma_rDhPi(half %12, ptr nonnull %5)
  %14 = insertelement <3 x half> %11, half %13, i64 2
  %15 = load i32, ptr %3, align 4
  %16 = insertelement <3 x i32> poison, i32 %15, i64 0
  %17 = load i32, ptr %4, align 4
  %18 = insertelement <3 x i32> %16, i32 %17, i64 1
  %19 = load i32, ptr %5, align 4
  %20 = insertelement <3 x i32> %18, i32 %19, i64 2
  %21 = shufflevector <3 x i32> %20, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %14
}
define spir_func <3 x half> @_Z8lgamma_rDv3_DhPU3AS1Dv3_i(<3 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z8lgamma_rDv3_DhPDv3_i(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z8lgamma_rDv3_DhPU3AS3Dv3_i(<3 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z8lgamma_rDv3_DhPDv3_i(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z8lgamma_rDv3_DhPU3AS4Dv3_i(<3 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z8lgamma_rDv3_DhPDv3_i(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x i32>, ptr %3, align 16
  %6 = shufflevector <3 x i32> %5, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <4 x half> @_Z8lgamma_rDv4_DhPDv4_i(<4 x half> %0, ptr %1) {
  %3 = alloca <2 x i32>, align 8
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x half> @_Z8lgamma_rDv2_DhPDv2_i(<2 x half> %5, ptr nonnull %3)
  %7 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x half> @_Z8lgamma_rDv2_DhPDv2_i(<2 x half> %7, ptr nonnull %4)
  %9 = shufflevector <2 x half> %6, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x i32>, ptr %3, align 8
  %11 = load <2 x i32>, ptr %4, align 8
  %12 = shufflevector <2 x i32> %10, <2 x i32> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %9
}
define spir_func <4 x half> @_Z8lgamma_rDv4_DhPU3AS1Dv4_i(<4 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z8lgamma_rDv4_DhPDv4_i(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z8lgamma_rDv4_DhPU3AS3Dv4_i(<4 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z8lgamma_rDv4_DhPDv4_i(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z8lgamma_rDv4_DhPU3AS4Dv4_i(<4 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z8lgamma_rDv4_DhPDv4_i(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x i32>, ptr %3, align 16
  store <4 x i32> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <8 x half> @_Z8lgamma_rDv8_DhPDv8_i(<8 x half> %0, ptr %1) {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x half> @_Z8lgamma_rDv4_DhPDv4_i(<4 x half> %5, ptr nonnull %3)
  %7 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x half> @_Z8lgamma_rDv4_DhPDv4_i(<4 x half> %7, ptr nonnull %4)
  %9 = shufflevector <4 x half> %6, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x i32>, ptr %3, align 16
  %11 = load <4 x i32>, ptr %4, align 16
  %12 = shufflevector <4 x i32> %10, <4 x i32> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %9
}
define spir_func <8 x half> @_Z8lgamma_rDv8_DhPU3AS1Dv8_i(<8 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z8lgamma_rDv8_DhPDv8_i(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z8lgamma_rDv8_DhPU3AS3Dv8_i(<8 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z8lgamma_rDv8_DhPDv8_i(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z8lgamma_rDv8_DhPU3AS4Dv8_i(<8 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z8lgamma_rDv8_DhPDv8_i(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x i32>, ptr %3, align 32
  store <8 x i32> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <16 x half> @_Z8lgamma_rDv16_DhPDv16_i(<16 x half> %0, ptr %1) {
  %3 = alloca <8 x i32>, align 32
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x half> @_Z8lgamma_rDv8_DhPDv8_i(<8 x half> %5, ptr nonnull %3)
  %7 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x half> @_Z8lgamma_rDv8_DhPDv8_i(<8 x half> %7, ptr nonnull %4)
  %9 = shufflevector <8 x half> %6, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x i32>, ptr %3, align 32
  %11 = load <8 x i32>, ptr %4, align 32
  %12 = shufflevector <8 x i32> %10, <8 x i32> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %9
}
define spir_func <16 x half> @_Z8lgamma_rDv16_DhPU3AS1Dv16_i(<16 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z8lgamma_rDv16_DhPDv16_i(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z8lgamma_rDv16_DhPU3AS3Dv16_i(<16 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z8lgamma_rDv16_DhPDv16_i(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z8lgamma_rDv16_DhPU3AS4Dv16_i(<16 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z8lgamma_rDv16_DhPDv16_i(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x i32>, ptr %3, align 64
  store <16 x i32> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func float @_Z4modffPf(float %0, ptr %1) {
  %3 = tail call spir_func float @_Z5truncf(float %0)
  store float %3, ptr %1, align 4
  %4 = tail call spir_func float @_Z4fabsf(float %0)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = fsub float %0, %3
  %7 = select i1 %5, float 0.000000e+00, float %6
  %8 = tail call spir_func float @_Z8copysignff(float %7, float %0)
  ret float %8
}
define spir_func double @_Z4modfdPd(double %0, ptr %1) {
  %3 = tail call spir_func double @_Z5truncd(double %0)
  store double %3, ptr %1, align 8
  %4 = tail call spir_func double @_Z4fabsd(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = fsub double %0, %3
  %7 = select i1 %5, double 0.000000e+00, double %6
  %8 = tail call spir_func double @_Z8copysigndd(double %7, double %0)
  ret double %8
}
define spir_func half @_Z4modfDhPDh(half %0, ptr %1) {
  %3 = fpext half %0 to float
  %4 = tail call spir_func float @_Z5truncf(float %3)
  %5 = tail call spir_func float @_Z4fabsf(float %3)
  %6 = fcmp oeq float %5, 0x7FF0000000000000
  %7 = fsub float %3, %4
  %8 = select i1 %6, float 0.000000e+00, float %7
  %9 = tail call spir_func float @_Z8copysignff(float %8, float %3)
  %10 = fptrunc float %9 to half
  %11 = fptrunc float %4 to half
  store half %11, ptr %1, align 2
  ret half %10
}
define spir_func float @_Z4modffPU3AS1f(float %0, ptr addrspace(1) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z4modffPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z4modffPU3AS3f(float %0, ptr addrspace(3) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z4modffPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z4modffPU3AS4f(float %0, ptr addrspace(4) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z4modffPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func <2 x float> @_Z4modfDv2_fPS_(<2 x float> %0, ptr %1) {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x float> %0, i64 0
  %6 = call spir_func float @_Z4modffPf(float %5, ptr nonnull %3)
  %7 = insertelement <2 x float> poison, float %6, i64 0
  %8 = extractelement <2 x float> %0, i64 1
  %9 = call spir_func float @_Z4modffPf(float %8, ptr nonnull %4)
  %10 = insertelement <2 x float> %7, float %9, i64 1
  %11 = load float, ptr %3, align 4
  %12 = insertelement <2 x float> poison, float %11, i64 0
  %13 = load float, ptr %4, align 4
  %14 = insertelement <2 x float> %12, float %13, i64 1
  store <2 x float> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %10
}
define spir_func <2 x float> @_Z4modfDv2_fPU3AS1S_(<2 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z4modfDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z4modfDv2_fPU3AS3S_(<2 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z4modfDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z4modfDv2_fPU3AS4S_(<2 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z4modfDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <3 x float> @_Z4modfDv3_fPS_(<3 x float> %0, ptr %1) {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x float> %0, i64 0
  %7 = call spir_func float @_Z4modffPf(float %6, ptr nonnull %3)
  %8 = insertelement <3 x float> poison, float %7, i64 0
  %9 = extractelement <3 x float> %0, i64 1
  %10 = call spir_func float @_Z4modffPf(float %9, ptr nonnull %4)
  %11 = insertelement <3 x float> %8, float %10, i64 1
  %12 = extractelement <3 x float> %0, i64 2
  %13 = call spir_func float @_Z4modffPf(float %12, ptr nonnull %5)
  %14 = insertelement <3 x float> %11, float %13, i64 2
  %15 = load float, ptr %3, align 4
  %16 = insertelement <3 x float> poison, float %15, i64 0
  %17 = load float, ptr %4, align 4
  %18 = insertelement <3 x float> %16, float %17, i64 1
  %19 = load float, ptr %5, align 4
  %20 = insertelement <3 x float> %18, float %19, i64 2
  %21 = shufflevector <3 x float> %20, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %14
}
define spir_func <3 x float> @_Z4modfDv3_fPU3AS1S_(<3 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z4modfDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z4modfDv3_fPU3AS3S_(<3 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z4modfDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z4modfDv3_fPU3AS4S_(<3 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z4modfDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> %0, ptr %1) {
  %3 = alloca <2 x float>, align 8
  %4 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x float> @_Z4modfDv2_fPS_(<2 x float> %5, ptr nonnull %3)
  %7 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x float> @_Z4modfDv2_fPS_(<2 x float> %7, ptr nonnull %4)
  %9 = shufflevector <2 x float> %6, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x float>, ptr %3, align 8
  %11 = load <2 x float>, ptr %4, align 8
  %12 = shufflevector <2 x float> %10, <2 x float> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %9
}
define spir_func <4 x float> @_Z4modfDv4_fPU3AS1S_(<4 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z4modfDv4_fPU3AS3S_(<4 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <8 x float> @_Z4modfDv8_fPS_(<8 x float> %0, ptr %1) {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> %5, ptr nonnull %3)
  %7 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x float> @_Z4modfDv4_fPS_(<4 x float> %7, ptr nonnull %4)
  %9 = shufflevector <4 x float> %6, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x float>, ptr %3, align 16
  %11 = load <4 x float>, ptr %4, align 16
  %12 = shufflevector <4 x float> %10, <4 x float> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %9
}
define spir_func <8 x float> @_Z4modfDv8_fPU3AS1S_(<8 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z4modfDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z4modfDv8_fPU3AS3S_(<8 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z4modfDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z4modfDv8_fPU3AS4S_(<8 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z4modfDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <16 x float> @_Z4modfDv16_fPS_(<16 x float> %0, ptr %1) {
  %3 = alloca <8 x float>, align 32
  %4 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x float> @_Z4modfDv8_fPS_(<8 x float> %5, ptr nonnull %3)
  %7 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x float> @_Z4modfDv8_fPS_(<8 x float> %7, ptr nonnull %4)
  %9 = shufflevector <8 x float> %6, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x float>, ptr %3, align 32
  %11 = load <8 x float>, ptr %4, align 32
  %12 = shufflevector <8 x float> %10, <8 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %9
}
define spir_func <16 x float> @_Z4modfDv16_fPU3AS1S_(<16 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z4modfDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z4modfDv16_fPU3AS3S_(<16 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z4modfDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z4modfDv16_fPU3AS4S_(<16 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z4modfDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func double @_Z4modfdPU3AS1d(double %0, ptr addrspace(1) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z4modfdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z4modfdPU3AS3d(double %0, ptr addrspace(3) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z4modfdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z4modfdPU3AS4d(double %0, ptr addrspace(4) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z4modfdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func <2 x double> @_Z4modfDv2_dPS_(<2 x double> %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x double> %0, i64 0
  %6 = call spir_func double @_Z4modfdPd(double %5, ptr nonnull %3)
  %7 = insertelement <2 x double> poison, double %6, i64 0
  %8 = extractelement <2 x double> %0, i64 1
  %9 = call spir_func double @_Z4modfdPd(double %8, ptr nonnull %4)
  %10 = insertelement <2 x double> %7, double %9, i64 1
  %11 = load double, ptr %3, align 8
  %12 = insertelement <2 x double> poison, double %11, i64 0
  %13 = load double, ptr %4, align 8
  %14 = insertelement <2 x double> %12, double %13, i64 1
  store <2 x double> %14, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %10
}
define spir_func <2 x double> @_Z4modfDv2_dPU3AS1S_(<2 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z4modfDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z4modfDv2_dPU3AS3S_(<2 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z4modfDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z4modfDv2_dPU3AS4S_(<2 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z4modfDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <3 x double> @_Z4modfDv3_dPS_(<3 x double> %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x double> %0, i64 0
  %7 = call spir_func double @_Z4modfdPd(double %6, ptr nonnull %3)
  %8 = insertelement <3 x double> poison, double %7, i64 0
  %9 = extractelement <3 x double> %0, i64 1
  %10 = call spir_func double @_Z4modfdPd(double %9, ptr nonnull %4)
  %11 = insertelement <3 x double> %8, double %10, i64 1
  %12 = extractelement <3 x double> %0, i64 2
  %13 = call spir_func double @_Z4modfdPd(double %12, ptr nonnull %5)
  %14 = insertelement <3 x double> %11, double %13, i64 2
  %15 = load double, ptr %3, align 8
  %16 = insertelement <3 x double> poison, double %15, i64 0
  %17 = load double, ptr %4, align 8
  %18 = insertelement <3 x double> %16, double %17, i64 1
  %19 = load double, ptr %5, align 8
  %20 = insertelement <3 x double> %18, double %19, i64 2
  %21 = shufflevector <3 x double> %20, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %21, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %14
}
define spir_func <3 x double> @_Z4modfDv3_dPU3AS1S_(<3 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z4modfDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z4modfDv3_dPU3AS3S_(<3 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z4modfDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z4modfDv3_dPU3AS4S_(<3 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z4modfDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <4 x double> @_Z4modfDv4_dPS_(<4 x double> %0, ptr %1) {
  %3 = alloca <2 x double>, align 16
  %4 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x double> @_Z4modfDv2_dPS_(<2 x double> %5, ptr nonnull %3)
  %7 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x double> @_Z4modfDv2_dPS_(<2 x double> %7, ptr nonnull %4)
  %9 = shufflevector <2 x double> %6, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x double>, ptr %3, align 16
  %11 = load <2 x double>, ptr %4, align 16
  %12 = shufflevector <2 x double> %10, <2 x double> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %9
}
define spir_func <4 x double> @_Z4modfDv4_dPU3AS1S_(<4 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z4modfDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z4modfDv4_dPU3AS3S_(<4 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z4modfDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z4modfDv4_dPU3AS4S_(<4 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z4modfDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <8 x double> @_Z4modfDv8_dPS_(<8 x double> %0, ptr %1) {
  %3 = alloca <4 x double>, align 32
  %4 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x double> @_Z4modfDv4_dPS_(<4 x double> %5, ptr nonnull %3)
  %7 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x double> @_Z4modfDv4_dPS_(<4 x double> %7, ptr nonnull %4)
  %9 = shufflevector <4 x double> %6, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x double>, ptr %3, align 32
  %11 = load <4 x double>, ptr %4, align 32
  %12 = shufflevector <4 x double> %10, <4 x double> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x double> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %9
}
define spir_func <8 x double> @_Z4modfDv8_dPU3AS1S_(<8 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z4modfDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z4modfDv8_dPU3AS3S_(<8 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z4modfDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z4modfDv8_dPU3AS4S_(<8 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z4modfDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <16 x double> @_Z4modfDv16_dPS_(<16 x double> %0, ptr %1) {
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x double> @_Z4modfDv8_dPS_(<8 x double> %5, ptr nonnull %3)
  %7 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x double> @_Z4modfDv8_dPS_(<8 x double> %7, ptr nonnull %4)
  %9 = shufflevector <8 x double> %6, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x double>, ptr %3, align 64
  %11 = load <8 x double>, ptr %4, align 64
  %12 = shufflevector <8 x double> %10, <8 x double> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x double> %12, ptr %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %9
}
define spir_func <16 x double> @_Z4modfDv16_dPU3AS1S_(<16 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z4modfDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(1) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z4modfDv16_dPU3AS3S_(<16 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z4modfDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(3) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z4modfDv16_dPU3AS4S_(<16 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z4modfDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(4) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func half @_Z4modfDhPU3AS1Dh(half %0, ptr addrspace(1) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z4modfDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(1) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z4modfDhPU3AS3Dh(half %0, ptr addrspace(3) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z4modfDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(3) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z4modfDhPU3AS4Dh(half %0, ptr addrspace(4) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z4modfDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(4) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func <2 x half> @_Z4modfDv2_DhPS_(<2 x half> %0, ptr %1) {
  %3 = alloca half, align 2
  %4 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x half> %0, i64 0
  %6 = call spir_func half @_Z4modfDhPDh(half %5, ptr nonnull %3)
  %7 = insertelement <2 x half> poison, half %6, i64 0
  %8 = extractelement <2 x half> %0, i64 1
  %9 = call spir_func half @_Z4modfDhPDh(half %8, ptr nonnull %4)
  %10 = insertelement <2 x half> %7, half %9, i64 1
  %11 = load half, ptr %3, align 2
  %12 = insertelement <2 x half> poison, half %11, i64 0
  %13 = load half, ptr %4, align 2
  %14 = insertelement <2 x half> %12, half %13, i64 1
  store <2 x half> %14, ptr %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %10
}
define spir_func <2 x half> @_Z4modfDv2_DhPU3AS1S_(<2 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z4modfDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z4modfDv2_DhPU3AS3S_(<2 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z4modfDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z4modfDv2_DhPU3AS4S_(<2 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z4modfDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <3 x half> @_Z4modfDv3_DhPS_(<3 x half> %0, ptr %1) {
  %3 = alloca half, align 2
  %4 = alloca half, align 2
  %5 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x half> %0, i64 0
  %7 = call spir_func half @_Z4modfDhPDh(half %6, ptr nonnull %3)
  %8 = insertelement <3 x half> poison, half %7, i64 0
  %9 = extractelement <3 x half> %0, i64 1
  %10 = call spir_func half @_Z4modfDhPDh(half %9, ptr nonnull %4)
  %11 = insertelement <3 x half> %8, half %10, i64 1
  %12 = extractelement <3 x half> %0, i64 2
  %13 = call spir_func half @_Z4modfDhPDh(half %12, ptr nonnull %5)
  %14 = insertelement <3 x half> %11, half %13, i64 2
  %15 = load half, ptr %3, align 2
  %16 = insertelement <3 x half> poison, half %15, i64 0
  %17 = load half, ptr %4, align 2
  %18 = insertelement <3 x half> %16, half %17, i64 1
  %19 = load half, ptr %5, align 2
  %20 = insertelement <3 x half> %18, half %19, i64 2
  %21 = shufflevector <3 x half> %20, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %21, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %14
}
define spir_func <3 x half> @_Z4modfDv3_DhPU3AS1S_(<3 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z4modfDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z4modfDv3_DhPU3AS3S_(<3 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z4modfDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z4modfDv3_DhPU3AS4S_(<3 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z4modfDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <4 x half> @_Z4modfDv4_DhPS_(<4 x half> %0, ptr %1) {
  %3 = alloca <2 x half>, align 4
  %4 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x half> @_Z4modfDv2_DhPS_(<2 x half> %5, ptr nonnull %3)
  %7 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x half> @_Z4modfDv2_DhPS_(<2 x half> %7, ptr nonnull %4)
  %9 = shufflevector <2 x half> %6, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x half>, ptr %3, align 4
  %11 = load <2 x half>, ptr %4, align 4
  %12 = shufflevector <2 x half> %10, <2 x half> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %12, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %9
}
define spir_func <4 x half> @_Z4modfDv4_DhPU3AS1S_(<4 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z4modfDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z4modfDv4_DhPU3AS3S_(<4 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z4modfDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z4modfDv4_DhPU3AS4S_(<4 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z4modfDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <8 x half> @_Z4modfDv8_DhPS_(<8 x half> %0, ptr %1) {
  %3 = alloca <4 x half>, align 8
  %4 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x half> @_Z4modfDv4_DhPS_(<4 x half> %5, ptr nonnull %3)
  %7 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x half> @_Z4modfDv4_DhPS_(<4 x half> %7, ptr nonnull %4)
  %9 = shufflevector <4 x half> %6, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x half>, ptr %3, align 8
  %11 = load <4 x half>, ptr %4, align 8
  %12 = shufflevector <4 x half> %10, <4 x half> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x half> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %9
}
define spir_func <8 x half> @_Z4modfDv8_DhPU3AS1S_(<8 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z4modfDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z4modfDv8_DhPU3AS3S_(<8 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z4modfDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z4modfDv8_DhPU3AS4S_(<8 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z4modfDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <16 x half> @_Z4modfDv16_DhPS_(<16 x half> %0, ptr %1) {
  %3 = alloca <8 x half>, align 16
  %4 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x half> @_Z4modfDv8_DhPS_(<8 x half> %5, ptr nonnull %3)
  %7 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x half> @_Z4modfDv8_DhPS_(<8 x half> %7, ptr nonnull %4)
  %9 = shufflevector <8 x half> %6, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x half>, ptr %3, align 16
  %11 = load <8 x half>, ptr %4, align 16
  %12 = shufflevector <8 x half> %10, <8 x half> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x half> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %9
}
define spir_func <16 x half> @_Z4modfDv16_DhPU3AS1S_(<16 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z4modfDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z4modfDv16_DhPU3AS3S_(<16 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z4modfDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z4modfDv16_DhPU3AS4S_(<16 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z4modfDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func float @_Z6sincosfPf(float %0, ptr %1) {
  %3 = tail call spir_func float @_Z3cosf(float %0)
  store float %3, ptr %1, align 4
  %4 = tail call spir_func float @_Z3sinf(float %0)
  ret float %4
}
declare spir_func float @_Z3cosf(float)
declare spir_func float @_Z3sinf(float)
define spir_func double @_Z6sincosdPd(double %0, ptr %1) {
  %3 = tail call spir_func double @_Z3cosd(double %0)
  store double %3, ptr %1, align 8
  %4 = tail call spir_func double @_Z3sind(double %0)
  ret double %4
}
declare spir_func double @_Z3cosd(double)
declare spir_func double @_Z3sind(double)
define spir_func half @_Z6sincosDhPDh(half %0, ptr %1) {
  %3 = tail call spir_func half @_Z3cosDh(half %0)
  store half %3, ptr %1, align 2
  %4 = tail call spir_func half @_Z3sinDh(half %0)
  ret half %4
}
declare spir_func half @_Z3cosDh(half)
declare spir_func half @_Z3sinDh(half)
define spir_func float @_Z6sincosfPU3AS1f(float %0, ptr addrspace(1) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z6sincosfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z6sincosfPU3AS3f(float %0, ptr addrspace(3) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z6sincosfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z6sincosfPU3AS4f(float %0, ptr addrspace(4) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z6sincosfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func <2 x float> @_Z6sincosDv2_fPS_(<2 x float> %0, ptr %1) {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x float> %0, i64 0
  %6 = call spir_func float @_Z6sincosfPf(float %5, ptr nonnull %3)
  %7 = insertelement <2 x float> poison, float %6, i64 0
  %8 = extractelement <2 x float> %0, i64 1
  %9 = call spir_func float @_Z6sincosfPf(float %8, ptr nonnull %4)
  %10 = insertelement <2 x float> %7, float %9, i64 1
  %11 = load float, ptr %3, align 4
  %12 = insertelement <2 x float> poison, float %11, i64 0
  %13 = load float, ptr %4, align 4
  %14 = insertelement <2 x float> %12, float %13, i64 1
  store <2 x float> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %10
}
define spir_func <2 x float> @_Z6sincosDv2_fPU3AS1S_(<2 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z6sincosDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z6sincosDv2_fPU3AS3S_(<2 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z6sincosDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z6sincosDv2_fPU3AS4S_(<2 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z6sincosDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <3 x float> @_Z6sincosDv3_fPS_(<3 x float> %0, ptr %1) {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x float> %0, i64 0
  %7 = call spir_func float @_Z6sincosfPf(float %6, ptr nonnull %3)
  %8 = insertelement <3 x float> poison, float %7, i64 0
  %9 = extractelement <3 x float> %0, i64 1
  %10 = call spir_func float @_Z6sincosfPf(float %9, ptr nonnull %4)
  %11 = insertelement <3 x float> %8, float %10, i64 1
  %12 = extractelement <3 x float> %0, i64 2
  %13 = call spir_func float @_Z6sincosfPf(float %12, ptr nonnull %5)
  %14 = insertelement <3 x float> %11, float %13, i64 2
  %15 = load float, ptr %3, align 4
  %16 = insertelement <3 x float> poison, float %15, i64 0
  %17 = load float, ptr %4, align 4
  %18 = insertelement <3 x float> %16, float %17, i64 1
  %19 = load float, ptr %5, align 4
  %20 = insertelement <3 x float> %18, float %19, i64 2
  %21 = shufflevector <3 x float> %20, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %14
}
define spir_func <3 x float> @_Z6sincosDv3_fPU3AS1S_(<3 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z6sincosDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z6sincosDv3_fPU3AS3S_(<3 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z6sincosDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z6sincosDv3_fPU3AS4S_(<3 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z6sincosDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <4 x float> @_Z6sincosDv4_fPS_(<4 x float> %0, ptr %1) {
  %3 = alloca <2 x float>, align 8
  %4 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x float> @_Z6sincosDv2_fPS_(<2 x float> %5, ptr nonnull %3)
  %7 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x float> @_Z6sincosDv2_fPS_(<2 x float> %7, ptr nonnull %4)
  %9 = shufflevector <2 x float> %6, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x float>, ptr %3, align 8
  %11 = load <2 x float>, ptr %4, align 8
  %12 = shufflevector <2 x float> %10, <2 x float> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %9
}
define spir_func <4 x float> @_Z6sincosDv4_fPU3AS1S_(<4 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z6sincosDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z6sincosDv4_fPU3AS3S_(<4 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z6sincosDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z6sincosDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <8 x float> @_Z6sincosDv8_fPS_(<8 x float> %0, ptr %1) {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x float> @_Z6sincosDv4_fPS_(<4 x float> %5, ptr nonnull %3)
  %7 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x float> @_Z6sincosDv4_fPS_(<4 x float> %7, ptr nonnull %4)
  %9 = shufflevector <4 x float> %6, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x float>, ptr %3, align 16
  %11 = load <4 x float>, ptr %4, align 16
  %12 = shufflevector <4 x float> %10, <4 x float> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %9
}
define spir_func <8 x float> @_Z6sincosDv8_fPU3AS1S_(<8 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z6sincosDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z6sincosDv8_fPU3AS3S_(<8 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z6sincosDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z6sincosDv8_fPU3AS4S_(<8 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z6sincosDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <16 x float> @_Z6sincosDv16_fPS_(<16 x float> %0, ptr %1) {
  %3 = alloca <8 x float>, align 32
  %4 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x float> @_Z6sincosDv8_fPS_(<8 x float> %5, ptr nonnull %3)
  %7 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x float> @_Z6sincosDv8_fPS_(<8 x float> %7, ptr nonnull %4)
  %9 = shufflevector <8 x float> %6, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x float>, ptr %3, align 32
  %11 = load <8 x float>, ptr %4, align 32
  %12 = shufflevector <8 x float> %10, <8 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %9
}
define spir_func <16 x float> @_Z6sincosDv16_fPU3AS1S_(<16 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z6sincosDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z6sincosDv16_fPU3AS3S_(<16 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z6sincosDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z6sincosDv16_fPU3AS4S_(<16 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z6sincosDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func double @_Z6sincosdPU3AS1d(double %0, ptr addrspace(1) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6sincosdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z6sincosdPU3AS3d(double %0, ptr addrspace(3) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6sincosdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z6sincosdPU3AS4d(double %0, ptr addrspace(4) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6sincosdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func <2 x double> @_Z6sincosDv2_dPS_(<2 x double> %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x double> %0, i64 0
  %6 = call spir_func double @_Z6sincosdPd(double %5, ptr nonnull %3)
  %7 = insertelement <2 x double> poison, double %6, i64 0
  %8 = extractelement <2 x double> %0, i64 1
  %9 = call spir_func double @_Z6sincosdPd(double %8, ptr nonnull %4)
  %10 = insertelement <2 x double> %7, double %9, i64 1
  %11 = load double, ptr %3, align 8
  %12 = insertelement <2 x double> poison, double %11, i64 0
  %13 = load double, ptr %4, align 8
  %14 = insertelement <2 x double> %12, double %13, i64 1
  store <2 x double> %14, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %10
}
define spir_func <2 x double> @_Z6sincosDv2_dPU3AS1S_(<2 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z6sincosDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z6sincosDv2_dPU3AS3S_(<2 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z6sincosDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z6sincosDv2_dPU3AS4S_(<2 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z6sincosDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <3 x double> @_Z6sincosDv3_dPS_(<3 x double> %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x double> %0, i64 0
  %7 = call spir_func double @_Z6sincosdPd(double %6, ptr nonnull %3)
  %8 = insertelement <3 x double> poison, double %7, i64 0
  %9 = extractelement <3 x double> %0, i64 1
  %10 = call spir_func double @_Z6sincosdPd(double %9, ptr nonnull %4)
  %11 = insertelement <3 x double> %8, double %10, i64 1
  %12 = extractelement <3 x double> %0, i64 2
  %13 = call spir_func double @_Z6sincosdPd(double %12, ptr nonnull %5)
  %14 = insertelement <3 x double> %11, double %13, i64 2
  %15 = load double, ptr %3, align 8
  %16 = insertelement <3 x double> poison, double %15, i64 0
  %17 = load double, ptr %4, align 8
  %18 = insertelement <3 x double> %16, double %17, i64 1
  %19 = load double, ptr %5, align 8
  %20 = insertelement <3 x double> %18, double %19, i64 2
  %21 = shufflevector <3 x double> %20, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %21, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %14
}
define spir_func <3 x double> @_Z6sincosDv3_dPU3AS1S_(<3 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z6sincosDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z6sincosDv3_dPU3AS3S_(<3 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z6sincosDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z6sincosDv3_dPU3AS4S_(<3 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z6sincosDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <4 x double> @_Z6sincosDv4_dPS_(<4 x double> %0, ptr %1) {
  %3 = alloca <2 x double>, align 16
  %4 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x double> @_Z6sincosDv2_dPS_(<2 x double> %5, ptr nonnull %3)
  %7 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x double> @_Z6sincosDv2_dPS_(<2 x double> %7, ptr nonnull %4)
  %9 = shufflevector <2 x double> %6, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x double>, ptr %3, align 16
  %11 = load <2 x double>, ptr %4, align 16
  %12 = shufflevector <2 x double> %10, <2 x double> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %9
}
define spir_func <4 x double> @_Z6sincosDv4_dPU3AS1S_(<4 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z6sincosDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z6sincosDv4_dPU3AS3S_(<4 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z6sincosDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z6sincosDv4_dPU3AS4S_(<4 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z6sincosDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <8 x double> @_Z6sincosDv8_dPS_(<8 x double> %0, ptr %1) {
  %3 = alloca <4 x double>, align 32
  %4 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x double> @_Z6sincosDv4_dPS_(<4 x double> %5, ptr nonnull %3)
  %7 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x double> @_Z6sincosDv4_dPS_(<4 x double> %7, ptr nonnull %4)
  %9 = shufflevector <4 x double> %6, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x double>, ptr %3, align 32
  %11 = load <4 x double>, ptr %4, align 32
  %12 = shufflevector <4 x double> %10, <4 x double> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x double> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %9
}
define spir_func <8 x double> @_Z6sincosDv8_dPU3AS1S_(<8 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z6sincosDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z6sincosDv8_dPU3AS3S_(<8 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z6sincosDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z6sincosDv8_dPU3AS4S_(<8 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z6sincosDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <16 x double> @_Z6sincosDv16_dPS_(<16 x double> %0, ptr %1) {
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x double> @_Z6sincosDv8_dPS_(<8 x double> %5, ptr nonnull %3)
  %7 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x double> @_Z6sincosDv8_dPS_(<8 x double> %7, ptr nonnull %4)
  %9 = shufflevector <8 x double> %6, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x double>, ptr %3, align 64
  %11 = load <8 x double>, ptr %4, align 64
  %12 = shufflevector <8 x double> %10, <8 x double> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x double> %12, ptr %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %9
}
define spir_func <16 x double> @_Z6sincosDv16_dPU3AS1S_(<16 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z6sincosDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(1) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z6sincosDv16_dPU3AS3S_(<16 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z6sincosDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(3) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z6sincosDv16_dPU3AS4S_(<16 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z6sincosDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(4) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func half @_Z6sincosDhPU3AS1Dh(half %0, ptr addrspace(1) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z6sincosDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(1) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z6sincosDhPU3AS3Dh(half %0, ptr addrspace(3) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z6sincosDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(3) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z6sincosDhPU3AS4Dh(half %0, ptr addrspace(4) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z6sincosDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(4) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func <2 x half> @_Z6sincosDv2_DhPS_(<2 x half> %0, ptr %1) {
  %3 = alloca half, align 2
  %4 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x half> %0, i64 0
  %6 = call spir_func half @_Z6sincosDhPDh(half %5, ptr nonnull %3)
  %7 = insertelement <2 x half> poison, half %6, i64 0
  %8 = extractelement <2 x half> %0, i64 1
  %9 = call spir_func half @_Z6sincosDhPDh(half %8, ptr nonnull %4)
  %10 = insertelement <2 x half> %7, half %9, i64 1
  %11 = load half, ptr %3, align 2
  %12 = insertelement <2 x half> poison, half %11, i64 0
  %13 = load half, ptr %4, align 2
  %14 = insertelement <2 x half> %12, half %13, i64 1
  store <2 x half> %14, ptr %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %10
}
define spir_func <2 x half> @_Z6sincosDv2_DhPU3AS1S_(<2 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z6sincosDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z6sincosDv2_DhPU3AS3S_(<2 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z6sincosDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z6sincosDv2_DhPU3AS4S_(<2 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z6sincosDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <3 x half> @_Z6sincosDv3_DhPS_(<3 x half> %0, ptr %1) {
  %3 = alloca half, align 2
  %4 = alloca half, align 2
  %5 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x half> %0, i64 0
  %7 = call spir_func half @_Z6sincosDhPDh(half %6, ptr nonnull %3)
  %8 = insertelement <3 x half> poison, half %7, i64 0
  %9 = extractelement <3 x half> %0, i64 1
  %10 = call spir_func half @_Z6sincosDhPDh(half %9, ptr nonnull %4)
  %11 = insertelement <3 x half> %8, half %10, i64 1
  %12 = extractelement <3 x half> %0, i64 2
  %13 = call spir_func half @_Z6sincosDhPDh(half %12, ptr nonnull %5)
  %14 = insertelement <3 x half> %11, half %13, i64 2
  %15 = load half, ptr %3, align 2
  %16 = insertelement <3 x half> poison, half %15, i64 0
  %17 = load half, ptr %4, align 2
  %18 = insertelement <3 x half> %16, half %17, i64 1
  %19 = load half, ptr %5, align 2
  %20 = insertelement <3 x half> %18, half %19, i64 2
  %21 = shufflevector <3 x half> %20, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %21, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %14
}
define spir_func <3 x half> @_Z6sincosDv3_DhPU3AS1S_(<3 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z6sincosDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z6sincosDv3_DhPU3AS3S_(<3 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z6sincosDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z6sincosDv3_DhPU3AS4S_(<3 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z6sincosDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <4 x half> @_Z6sincosDv4_DhPS_(<4 x half> %0, ptr %1) {
  %3 = alloca <2 x half>, align 4
  %4 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x half> @_Z6sincosDv2_DhPS_(<2 x half> %5, ptr nonnull %3)
  %7 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x half> @_Z6sincosDv2_DhPS_(<2 x half> %7, ptr nonnull %4)
  %9 = shufflevector <2 x half> %6, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x half>, ptr %3, align 4
  %11 = load <2 x half>, ptr %4, align 4
  %12 = shufflevector <2 x half> %10, <2 x half> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %12, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %9
}
define spir_func <4 x half> @_Z6sincosDv4_DhPU3AS1S_(<4 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z6sincosDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z6sincosDv4_DhPU3AS3S_(<4 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z6sincosDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z6sincosDv4_DhPU3AS4S_(<4 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z6sincosDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <8 x half> @_Z6sincosDv8_DhPS_(<8 x half> %0, ptr %1) {
  %3 = alloca <4 x half>, align 8
  %4 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x half> @_Z6sincosDv4_DhPS_(<4 x half> %5, ptr nonnull %3)
  %7 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x half> @_Z6sincosDv4_DhPS_(<4 x half> %7, ptr nonnull %4)
  %9 = shufflevector <4 x half> %6, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x half>, ptr %3, align 8
  %11 = load <4 x half>, ptr %4, align 8
  %12 = shufflevector <4 x half> %10, <4 x half> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x half> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %9
}
define spir_func <8 x half> @_Z6sincosDv8_DhPU3AS1S_(<8 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z6sincosDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z6sincosDv8_DhPU3AS3S_(<8 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z6sincosDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z6sincosDv8_DhPU3AS4S_(<8 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z6sincosDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <16 x half> @_Z6sincosDv16_DhPS_(<16 x half> %0, ptr %1) {
  %3 = alloca <8 x half>, align 16
  %4 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x half> @_Z6sincosDv8_DhPS_(<8 x half> %5, ptr nonnull %3)
  %7 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x half> @_Z6sincosDv8_DhPS_(<8 x half> %7, ptr nonnull %4)
  %9 = shufflevector <8 x half> %6, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x half>, ptr %3, align 16
  %11 = load <8 x half>, ptr %4, align 16
  %12 = shufflevector <8 x half> %10, <8 x half> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x half> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %9
}
define spir_func <16 x half> @_Z6sincosDv16_DhPU3AS1S_(<16 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z6sincosDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z6sincosDv16_DhPU3AS3S_(<16 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z6sincosDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z6sincosDv16_DhPU3AS4S_(<16 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z6sincosDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func float @_Z5fractfPf(float %0, ptr %1) {
  %3 = tail call spir_func float @_Z5floorf(float %0)
  store float %3, ptr %1, align 4
  %4 = fcmp oeq float %0, %3
  br i1 %4, label %5, label %7
5:                                                ; preds = %2
  %6 = tail call spir_func float @_Z8copysignff(float 0.000000e+00, float %0)
  br label %11
7:                                                ; preds = %2
  %8 = fsub float %0, %3
  %9 = fcmp ogt float %8, 0x3FEFFFFFE0000000
  %10 = select i1 %9, float 0x3FEFFFFFE0000000, float %8
  br label %11
11:                                               ; preds = %5, %7
  %12 = phi float [ %6, %5 ], [ %10, %7 ]
  ret float %12
}
define spir_func double @_Z5fractdPd(double %0, ptr %1) {
  %3 = tail call spir_func double @_Z5floord(double %0)
  store double %3, ptr %1, align 8
  %4 = fcmp oeq double %0, %3
  br i1 %4, label %5, label %7
5:                                                ; preds = %2
  %6 = tail call spir_func double @_Z8copysigndd(double 0.000000e+00, double %0)
  br label %11
7:                                                ; preds = %2
  %8 = fsub double %0, %3
  %9 = fcmp ogt double %8, 0x3FEFFFFFFFFFFFFF
  %10 = select i1 %9, double 0x3FEFFFFFFFFFFFFF, double %8
  br label %11
11:                                               ; preds = %5, %7
  %12 = phi double [ %6, %5 ], [ %10, %7 ]
  ret double %12
}
define spir_func half @_Z5fractDhPDh(half %0, ptr %1) {
  %3 = fpext half %0 to float
  %4 = tail call spir_func float @_Z5floorf(float %3)
  %5 = fcmp oeq float %4, %3
  br i1 %5, label %6, label %8
6:                                                ; preds = %2
  %7 = tail call spir_func float @_Z8copysignff(float 0.000000e+00, float %3)
  br label %12
8:                                                ; preds = %2
  %9 = fsub float %3, %4
  %10 = fcmp ogt float %9, 0x3FEFFC0000000000
  %11 = select i1 %10, float 0x3FEFFC0000000000, float %9
  br label %12
12:                                               ; preds = %6, %8
  %13 = phi float [ %7, %6 ], [ %11, %8 ]
  %14 = fptrunc float %13 to half
  %15 = fptrunc float %4 to half
  store half %15, ptr %1, align 2
  ret half %14
}
define spir_func float @_Z5fractfPU3AS1f(float %0, ptr addrspace(1) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5fractfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z5fractfPU3AS3f(float %0, ptr addrspace(3) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5fractfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func float @_Z5fractfPU3AS4f(float %0, ptr addrspace(4) %1) {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5fractfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}
define spir_func <2 x float> @_Z5fractDv2_fPS_(<2 x float> %0, ptr %1) {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x float> %0, i64 0
  %6 = call spir_func float @_Z5fractfPf(float %5, ptr nonnull %3)
  %7 = insertelement <2 x float> poison, float %6, i64 0
  %8 = extractelement <2 x float> %0, i64 1
  %9 = call spir_func float @_Z5fractfPf(float %8, ptr nonnull %4)
  %10 = insertelement <2 x float> %7, float %9, i64 1
  %11 = load float, ptr %3, align 4
  %12 = insertelement <2 x float> poison, float %11, i64 0
  %13 = load float, ptr %4, align 4
  %14 = insertelement <2 x float> %12, float %13, i64 1
  store <2 x float> %14, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %10
}
define spir_func <2 x float> @_Z5fractDv2_fPU3AS1S_(<2 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z5fractDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z5fractDv2_fPU3AS3S_(<2 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z5fractDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <2 x float> @_Z5fractDv2_fPU3AS4S_(<2 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x float> @_Z5fractDv2_fPS_(<2 x float> %0, ptr nonnull %3)
  %5 = load <2 x float>, ptr %3, align 8
  store <2 x float> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x float> %4
}
define spir_func <3 x float> @_Z5fractDv3_fPS_(<3 x float> %0, ptr %1) {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x float> %0, i64 0
  %7 = call spir_func float @_Z5fractfPf(float %6, ptr nonnull %3)
  %8 = insertelement <3 x float> poison, float %7, i64 0
  %9 = extractelement <3 x float> %0, i64 1
  %10 = call spir_func float @_Z5fractfPf(float %9, ptr nonnull %4)
  %11 = insertelement <3 x float> %8, float %10, i64 1
  %12 = extractelement <3 x float> %0, i64 2
  %13 = call spir_func float @_Z5fractfPf(float %12, ptr nonnull %5)
  %14 = insertelement <3 x float> %11, float %13, i64 2
  %15 = load float, ptr %3, align 4
  %16 = insertelement <3 x float> poison, float %15, i64 0
  %17 = load float, ptr %4, align 4
  %18 = insertelement <3 x float> %16, float %17, i64 1
  %19 = load float, ptr %5, align 4
  %20 = insertelement <3 x float> %18, float %19, i64 2
  %21 = shufflevector <3 x float> %20, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %21, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %14
}
define spir_func <3 x float> @_Z5fractDv3_fPU3AS1S_(<3 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z5fractDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z5fractDv3_fPU3AS3S_(<3 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z5fractDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <3 x float> @_Z5fractDv3_fPU3AS4S_(<3 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x float> @_Z5fractDv3_fPS_(<3 x float> %0, ptr nonnull %3)
  %5 = load <3 x float>, ptr %3, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %6, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x float> %4
}
define spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %0, ptr %1) {
  %3 = alloca <2 x float>, align 8
  %4 = alloca <2 x float>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x float> @_Z5fractDv2_fPS_(<2 x float> %5, ptr nonnull %3)
  %7 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x float> @_Z5fractDv2_fPS_(<2 x float> %7, ptr nonnull %4)
  %9 = shufflevector <2 x float> %6, <2 x float> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x float>, ptr %3, align 8
  %11 = load <2 x float>, ptr %4, align 8
  %12 = shufflevector <2 x float> %10, <2 x float> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %9
}
define spir_func <4 x float> @_Z5fractDv4_fPU3AS1S_(<4 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z5fractDv4_fPU3AS3S_(<4 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %0, ptr nonnull %3)
  %5 = load <4 x float>, ptr %3, align 16
  store <4 x float> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x float> %4
}
define spir_func <8 x float> @_Z5fractDv8_fPS_(<8 x float> %0, ptr %1) {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %5, ptr nonnull %3)
  %7 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %7, ptr nonnull %4)
  %9 = shufflevector <4 x float> %6, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x float>, ptr %3, align 16
  %11 = load <4 x float>, ptr %4, align 16
  %12 = shufflevector <4 x float> %10, <4 x float> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x float> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %9
}
define spir_func <8 x float> @_Z5fractDv8_fPU3AS1S_(<8 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z5fractDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z5fractDv8_fPU3AS3S_(<8 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z5fractDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <8 x float> @_Z5fractDv8_fPU3AS4S_(<8 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x float> @_Z5fractDv8_fPS_(<8 x float> %0, ptr nonnull %3)
  %5 = load <8 x float>, ptr %3, align 32
  store <8 x float> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x float> %4
}
define spir_func <16 x float> @_Z5fractDv16_fPS_(<16 x float> %0, ptr %1) {
  %3 = alloca <8 x float>, align 32
  %4 = alloca <8 x float>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x float> @_Z5fractDv8_fPS_(<8 x float> %5, ptr nonnull %3)
  %7 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x float> @_Z5fractDv8_fPS_(<8 x float> %7, ptr nonnull %4)
  %9 = shufflevector <8 x float> %6, <8 x float> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x float>, ptr %3, align 32
  %11 = load <8 x float>, ptr %4, align 32
  %12 = shufflevector <8 x float> %10, <8 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %9
}
define spir_func <16 x float> @_Z5fractDv16_fPU3AS1S_(<16 x float> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z5fractDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z5fractDv16_fPU3AS3S_(<16 x float> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z5fractDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func <16 x float> @_Z5fractDv16_fPU3AS4S_(<16 x float> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x float>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x float> @_Z5fractDv16_fPS_(<16 x float> %0, ptr nonnull %3)
  %5 = load <16 x float>, ptr %3, align 64
  store <16 x float> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x float> %4
}
define spir_func double @_Z5fractdPU3AS1d(double %0, ptr addrspace(1) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5fractdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z5fractdPU3AS3d(double %0, ptr addrspace(3) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5fractdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func double @_Z5fractdPU3AS4d(double %0, ptr addrspace(4) %1) {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5fractdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}
define spir_func <2 x double> @_Z5fractDv2_dPS_(<2 x double> %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x double> %0, i64 0
  %6 = call spir_func double @_Z5fractdPd(double %5, ptr nonnull %3)
  %7 = insertelement <2 x double> poison, double %6, i64 0
  %8 = extractelement <2 x double> %0, i64 1
  %9 = call spir_func double @_Z5fractdPd(double %8, ptr nonnull %4)
  %10 = insertelement <2 x double> %7, double %9, i64 1
  %11 = load double, ptr %3, align 8
  %12 = insertelement <2 x double> poison, double %11, i64 0
  %13 = load double, ptr %4, align 8
  %14 = insertelement <2 x double> %12, double %13, i64 1
  store <2 x double> %14, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %10
}
define spir_func <2 x double> @_Z5fractDv2_dPU3AS1S_(<2 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z5fractDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z5fractDv2_dPU3AS3S_(<2 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z5fractDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <2 x double> @_Z5fractDv2_dPU3AS4S_(<2 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x double> @_Z5fractDv2_dPS_(<2 x double> %0, ptr nonnull %3)
  %5 = load <2 x double>, ptr %3, align 16
  store <2 x double> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x double> %4
}
define spir_func <3 x double> @_Z5fractDv3_dPS_(<3 x double> %0, ptr %1) {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x double> %0, i64 0
  %7 = call spir_func double @_Z5fractdPd(double %6, ptr nonnull %3)
  %8 = insertelement <3 x double> poison, double %7, i64 0
  %9 = extractelement <3 x double> %0, i64 1
  %10 = call spir_func double @_Z5fractdPd(double %9, ptr nonnull %4)
  %11 = insertelement <3 x double> %8, double %10, i64 1
  %12 = extractelement <3 x double> %0, i64 2
  %13 = call spir_func double @_Z5fractdPd(double %12, ptr nonnull %5)
  %14 = insertelement <3 x double> %11, double %13, i64 2
  %15 = load double, ptr %3, align 8
  %16 = insertelement <3 x double> poison, double %15, i64 0
  %17 = load double, ptr %4, align 8
  %18 = insertelement <3 x double> %16, double %17, i64 1
  %19 = load double, ptr %5, align 8
  %20 = insertelement <3 x double> %18, double %19, i64 2
  %21 = shufflevector <3 x double> %20, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %21, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %14
}
define spir_func <3 x double> @_Z5fractDv3_dPU3AS1S_(<3 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z5fractDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z5fractDv3_dPU3AS3S_(<3 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z5fractDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <3 x double> @_Z5fractDv3_dPU3AS4S_(<3 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x double> @_Z5fractDv3_dPS_(<3 x double> %0, ptr nonnull %3)
  %5 = load <3 x double>, ptr %3, align 32
  %6 = shufflevector <3 x double> %5, <3 x double> <double undef, double poison, double poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %6, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x double> %4
}
define spir_func <4 x double> @_Z5fractDv4_dPS_(<4 x double> %0, ptr %1) {
  %3 = alloca <2 x double>, align 16
  %4 = alloca <2 x double>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x double> @_Z5fractDv2_dPS_(<2 x double> %5, ptr nonnull %3)
  %7 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x double> @_Z5fractDv2_dPS_(<2 x double> %7, ptr nonnull %4)
  %9 = shufflevector <2 x double> %6, <2 x double> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x double>, ptr %3, align 16
  %11 = load <2 x double>, ptr %4, align 16
  %12 = shufflevector <2 x double> %10, <2 x double> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %9
}
define spir_func <4 x double> @_Z5fractDv4_dPU3AS1S_(<4 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z5fractDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z5fractDv4_dPU3AS3S_(<4 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z5fractDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <4 x double> @_Z5fractDv4_dPU3AS4S_(<4 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x double> @_Z5fractDv4_dPS_(<4 x double> %0, ptr nonnull %3)
  %5 = load <4 x double>, ptr %3, align 32
  store <4 x double> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x double> %4
}
define spir_func <8 x double> @_Z5fractDv8_dPS_(<8 x double> %0, ptr %1) {
  %3 = alloca <4 x double>, align 32
  %4 = alloca <4 x double>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x double> @_Z5fractDv4_dPS_(<4 x double> %5, ptr nonnull %3)
  %7 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x double> @_Z5fractDv4_dPS_(<4 x double> %7, ptr nonnull %4)
  %9 = shufflevector <4 x double> %6, <4 x double> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x double>, ptr %3, align 32
  %11 = load <4 x double>, ptr %4, align 32
  %12 = shufflevector <4 x double> %10, <4 x double> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x double> %12, ptr %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %9
}
define spir_func <8 x double> @_Z5fractDv8_dPU3AS1S_(<8 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z5fractDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(1) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z5fractDv8_dPU3AS3S_(<8 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z5fractDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(3) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <8 x double> @_Z5fractDv8_dPU3AS4S_(<8 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x double> @_Z5fractDv8_dPS_(<8 x double> %0, ptr nonnull %3)
  %5 = load <8 x double>, ptr %3, align 64
  store <8 x double> %5, ptr addrspace(4) %1, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x double> %4
}
define spir_func <16 x double> @_Z5fractDv16_dPS_(<16 x double> %0, ptr %1) {
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x double> @_Z5fractDv8_dPS_(<8 x double> %5, ptr nonnull %3)
  %7 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x double> @_Z5fractDv8_dPS_(<8 x double> %7, ptr nonnull %4)
  %9 = shufflevector <8 x double> %6, <8 x double> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x double>, ptr %3, align 64
  %11 = load <8 x double>, ptr %4, align 64
  %12 = shufflevector <8 x double> %10, <8 x double> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x double> %12, ptr %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %9
}
define spir_func <16 x double> @_Z5fractDv16_dPU3AS1S_(<16 x double> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z5fractDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(1) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z5fractDv16_dPU3AS3S_(<16 x double> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z5fractDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(3) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func <16 x double> @_Z5fractDv16_dPU3AS4S_(<16 x double> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x double>, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x double> @_Z5fractDv16_dPS_(<16 x double> %0, ptr nonnull %3)
  %5 = load <16 x double>, ptr %3, align 128
  store <16 x double> %5, ptr addrspace(4) %1, align 128
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x double> %4
}
define spir_func half @_Z5fractDhPU3AS1Dh(half %0, ptr addrspace(1) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5fractDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(1) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z5fractDhPU3AS3Dh(half %0, ptr addrspace(3) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5fractDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(3) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func half @_Z5fractDhPU3AS4Dh(half %0, ptr addrspace(4) %1) {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5fractDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(4) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}
define spir_func <2 x half> @_Z5fractDv2_DhPS_(<2 x half> %0, ptr %1) {
  %3 = alloca half, align 2
  %4 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = extractelement <2 x half> %0, i64 0
  %6 = call spir_func half @_Z5fractDhPDh(half %5, ptr nonnull %3)
  %7 = insertelement <2 x half> poison, half %6, i64 0
  %8 = extractelement <2 x half> %0, i64 1
  %9 = call spir_func half @_Z5fractDhPDh(half %8, ptr nonnull %4)
  %10 = insertelement <2 x half> %7, half %9, i64 1
  %11 = load half, ptr %3, align 2
  %12 = insertelement <2 x half> poison, half %11, i64 0
  %13 = load half, ptr %4, align 2
  %14 = insertelement <2 x half> %12, half %13, i64 1
  store <2 x half> %14, ptr %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %10
}
define spir_func <2 x half> @_Z5fractDv2_DhPU3AS1S_(<2 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z5fractDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z5fractDv2_DhPU3AS3S_(<2 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z5fractDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <2 x half> @_Z5fractDv2_DhPU3AS4S_(<2 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <2 x half> @_Z5fractDv2_DhPS_(<2 x half> %0, ptr nonnull %3)
  %5 = load <2 x half>, ptr %3, align 4
  store <2 x half> %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <2 x half> %4
}
define spir_func <3 x half> @_Z5fractDv3_DhPS_(<3 x half> %0, ptr %1) {
  %3 = alloca half, align 2
  %4 = alloca half, align 2
  %5 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <3 x half> %0, i64 0
  %7 = call spir_func half @_Z5fractDhPDh(half %6, ptr nonnull %3)
  %8 = insertelement <3 x half> poison, half %7, i64 0
  %9 = extractelement <3 x half> %0, i64 1
  %10 = call spir_func half @_Z5fractDhPDh(half %9, ptr nonnull %4)
  %11 = insertelement <3 x half> %8, half %10, i64 1
  %12 = extractelement <3 x half> %0, i64 2
  %13 = call spir_func half @_Z5fractDhPDh(half %12, ptr nonnull %5)
  %14 = insertelement <3 x half> %11, half %13, i64 2
  %15 = load half, ptr %3, align 2
  %16 = insertelement <3 x half> poison, half %15, i64 0
  %17 = load half, ptr %4, align 2
  %18 = insertelement <3 x half> %16, half %17, i64 1
  %19 = load half, ptr %5, align 2
  %20 = insertelement <3 x half> %18, half %19, i64 2
  %21 = shufflevector <3 x half> %20, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %21, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %14
}
define spir_func <3 x half> @_Z5fractDv3_DhPU3AS1S_(<3 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z5fractDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z5fractDv3_DhPU3AS3S_(<3 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z5fractDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <3 x half> @_Z5fractDv3_DhPU3AS4S_(<3 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <3 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <3 x half> @_Z5fractDv3_DhPS_(<3 x half> %0, ptr nonnull %3)
  %5 = load <3 x half>, ptr %3, align 8
  %6 = shufflevector <3 x half> %5, <3 x half> <half undef, half poison, half poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %6, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <3 x half> %4
}
define spir_func <4 x half> @_Z5fractDv4_DhPS_(<4 x half> %0, ptr %1) {
  %3 = alloca <2 x half>, align 4
  %4 = alloca <2 x half>, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %6 = call spir_func <2 x half> @_Z5fractDv2_DhPS_(<2 x half> %5, ptr nonnull %3)
  %7 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %8 = call spir_func <2 x half> @_Z5fractDv2_DhPS_(<2 x half> %7, ptr nonnull %4)
  %9 = shufflevector <2 x half> %6, <2 x half> %8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <2 x half>, ptr %3, align 4
  %11 = load <2 x half>, ptr %4, align 4
  %12 = shufflevector <2 x half> %10, <2 x half> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %12, ptr %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %9
}
define spir_func <4 x half> @_Z5fractDv4_DhPU3AS1S_(<4 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z5fractDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z5fractDv4_DhPU3AS3S_(<4 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z5fractDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <4 x half> @_Z5fractDv4_DhPU3AS4S_(<4 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <4 x half> @_Z5fractDv4_DhPS_(<4 x half> %0, ptr nonnull %3)
  %5 = load <4 x half>, ptr %3, align 8
  store <4 x half> %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <4 x half> %4
}
define spir_func <8 x half> @_Z5fractDv8_DhPS_(<8 x half> %0, ptr %1) {
  %3 = alloca <4 x half>, align 8
  %4 = alloca <4 x half>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %6 = call spir_func <4 x half> @_Z5fractDv4_DhPS_(<4 x half> %5, ptr nonnull %3)
  %7 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <4 x half> @_Z5fractDv4_DhPS_(<4 x half> %7, ptr nonnull %4)
  %9 = shufflevector <4 x half> %6, <4 x half> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <4 x half>, ptr %3, align 8
  %11 = load <4 x half>, ptr %4, align 8
  %12 = shufflevector <4 x half> %10, <4 x half> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x half> %12, ptr %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %9
}
define spir_func <8 x half> @_Z5fractDv8_DhPU3AS1S_(<8 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z5fractDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(1) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z5fractDv8_DhPU3AS3S_(<8 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z5fractDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(3) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <8 x half> @_Z5fractDv8_DhPU3AS4S_(<8 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <8 x half> @_Z5fractDv8_DhPS_(<8 x half> %0, ptr nonnull %3)
  %5 = load <8 x half>, ptr %3, align 16
  store <8 x half> %5, ptr addrspace(4) %1, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <8 x half> %4
}
define spir_func <16 x half> @_Z5fractDv16_DhPS_(<16 x half> %0, ptr %1) {
  %3 = alloca <8 x half>, align 16
  %4 = alloca <8 x half>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %6 = call spir_func <8 x half> @_Z5fractDv8_DhPS_(<8 x half> %5, ptr nonnull %3)
  %7 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = call spir_func <8 x half> @_Z5fractDv8_DhPS_(<8 x half> %7, ptr nonnull %4)
  %9 = shufflevector <8 x half> %6, <8 x half> %8, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = load <8 x half>, ptr %3, align 16
  %11 = load <8 x half>, ptr %4, align 16
  %12 = shufflevector <8 x half> %10, <8 x half> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x half> %12, ptr %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %9
}
define spir_func <16 x half> @_Z5fractDv16_DhPU3AS1S_(<16 x half> %0, ptr addrspace(1) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z5fractDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(1) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z5fractDv16_DhPU3AS3S_(<16 x half> %0, ptr addrspace(3) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z5fractDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(3) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func <16 x half> @_Z5fractDv16_DhPU3AS4S_(<16 x half> %0, ptr addrspace(4) %1) {
  %3 = alloca <16 x half>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func <16 x half> @_Z5fractDv16_DhPS_(<16 x half> %0, ptr nonnull %3)
  %5 = load <16 x half>, ptr %3, align 32
  store <16 x half> %5, ptr addrspace(4) %1, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret <16 x half> %4
}
define spir_func float @_Z6remquoffPi(float %0, float %1, ptr %2) {
  %4 = tail call spir_func float @_Z4fabsf(float %0)
  %5 = tail call spir_func float @_Z4fabsf(float %1)
  store i32 0, ptr %2, align 4
  %6 = fcmp uno float %0, 0.000000e+00
  br i1 %6, label %11, label %7
7:                                                ; preds = %3
  %8 = fcmp oeq float %4, 0x7FF0000000000000
  %9 = fcmp ueq float %1, 0.000000e+00
  %10 = select i1 %9, i1 true, i1 %8
  br i1 %10, label %11, label %14
11:                                               ; preds = %7, %3
  %12 = fmul float %0, %1
  %13 = fdiv float %12, %12
  br label %57
14:                                               ; preds = %7
  %15 = fcmp oeq float %5, 0x7FF0000000000000
  br i1 %15, label %57, label %16
16:                                               ; preds = %14
  %17 = fmul float %5, 1.280000e+02
  %18 = tail call spir_func float @_Z4fmodff(float %4, float %17)
  br label %22
19:                                               ; preds = %22
  %20 = fsub float %5, %33
  %21 = fcmp ogt float %33, %20
  br i1 %21, label %41, label %36
22:                                               ; preds = %16, %22
  %23 = phi float [ %18, %16 ], [ %33, %22 ]
  %24 = phi i32 [ 6, %16 ], [ %34, %22 ]
  %25 = phi i32 [ 0, %16 ], [ %32, %22 ]
  %26 = shl nuw i32 1, %24
  %27 = sitofp i32 %26 to float
  %28 = fmul float %5, %27
  %29 = fcmp ult float %23, %28
  %30 = fsub float %23, %28
  %31 = select i1 %29, i32 0, i32 %26
  %32 = add nsw i32 %31, %25
  %33 = select i1 %29, float %23, float %30
  %34 = add nsw i32 %24, -1
  %35 = icmp eq i32 %24, 0
  br i1 %35, label %19, label %22
36:                                               ; preds = %19
  %37 = fcmp une float %33, %20
  %38 = and i32 %32, 1
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %37, i1 true, i1 %39
  br i1 %40, label %44, label %41
41:                                               ; preds = %36, %19
  %42 = fsub float %33, %5
  %43 = add nsw i32 %32, 1
  br label %44
44:                                               ; preds = %41, %36
  %45 = phi i32 [ %43, %41 ], [ %32, %36 ]
  %46 = phi float [ %42, %41 ], [ %33, %36 ]
  %47 = and i32 %45, 127
  %48 = bitcast float %0 to i32
  %49 = icmp slt i32 %48, 0
  %50 = bitcast float %1 to i32
  %51 = xor i32 %50, %48
  %52 = sub nsw i32 0, %47
  %53 = icmp slt i32 %51, 0
  %54 = select i1 %53, i32 %52, i32 %47
  store i32 %54, ptr %2, align 4
  %55 = fneg float %46
  %56 = select i1 %49, float %55, float %46
  br label %57
57:                                               ; preds = %11, %14, %44
  %58 = phi float [ %13, %11 ], [ %56, %44 ], [ %0, %14 ]
  ret float %58
}
define spir_func double @_Z6remquoddPi(double %0, double %1, ptr %2) {
  %4 = tail call spir_func double @_Z4fabsd(double %0)
  %5 = tail call spir_func double @_Z4fabsd(double %1)
  store i32 0, ptr %2, align 4
  %6 = fcmp uno double %0, 0.000000e+00
  br i1 %6, label %11, label %7
7:                                                ; preds = %3
  %8 = fcmp oeq double %4, 0x7FF0000000000000
  %9 = fcmp ueq double %1, 0.000000e+00
  %10 = select i1 %9, i1 true, i1 %8
  br i1 %10, label %11, label %14
11:                                               ; preds = %7, %3
  %12 = fmul double %0, %1
  %13 = fdiv double %12, %12
  br label %60
14:                                               ; preds = %7
  %15 = fcmp oeq double %5, 0x7FF0000000000000
  br i1 %15, label %60, label %16
16:                                               ; preds = %14
  %17 = fmul double %5, 1.280000e+02
  %18 = tail call spir_func double @_Z4fmoddd(double %4, double %17)
  br label %22
19:                                               ; preds = %22
  %20 = fsub double %5, %33
  %21 = fcmp ogt double %33, %20
  br i1 %21, label %41, label %36
22:                                               ; preds = %16, %22
  %23 = phi double [ %18, %16 ], [ %33, %22 ]
  %24 = phi i32 [ 6, %16 ], [ %34, %22 ]
  %25 = phi i32 [ 0, %16 ], [ %32, %22 ]
  %26 = shl nuw i32 1, %24
  %27 = sitofp i32 %26 to double
  %28 = fmul double %5, %27
  %29 = fcmp ult double %23, %28
  %30 = fsub double %23, %28
  %31 = select i1 %29, i32 0, i32 %26
  %32 = add nsw i32 %31, %25
  %33 = select i1 %29, double %23, double %30
  %34 = add nsw i32 %24, -1
  %35 = icmp eq i32 %24, 0
  br i1 %35, label %19, label %22
36:                                               ; preds = %19
  %37 = fcmp une double %33, %20
  %38 = and i32 %32, 1
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %37, i1 true, i1 %39
  br i1 %40, label %44, label %41
41:                                               ; preds = %36, %19
  %42 = fsub double %33, %5
  %43 = add nsw i32 %32, 1
  br label %44
44:                                               ; preds = %41, %36
  %45 = phi i32 [ %43, %41 ], [ %32, %36 ]
  %46 = phi double [ %42, %41 ], [ %33, %36 ]
  %47 = and i32 %45, 127
  %48 = bitcast double %0 to i64
  %49 = icmp slt i64 %48, 0
  %50 = lshr i64 %48, 63
  %51 = trunc nuw nsw i64 %50 to i32
  %52 = bitcast double %1 to i64
  %53 = lshr i64 %52, 63
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = icmp eq i32 %51, %54
  %56 = sub nsw i32 0, %47
  %57 = select i1 %55, i32 %47, i32 %56
  store i32 %57, ptr %2, align 4
  %58 = fneg double %46
  %59 = select i1 %49, double %58, double %46
  br label %60
60:                                               ; preds = %11, %14, %44
  %61 = phi double [ %13, %11 ], [ %59, %44 ], [ %0, %14 ]
  ret double %61
}
define spir_func half @_Z6remquoDhDhPi(half %0, half %1, ptr %2) {
  %4 = fpext half %0 to float
  %5 = fpext half %1 to float
  %6 = tail call spir_func float @_Z4fabsf(float %4)
  %7 = tail call spir_func float @_Z4fabsf(float %5)
  store i32 0, ptr %2, align 4
  %8 = fcmp uno half %0, 0xH0000
  br i1 %8, label %13, label %9
9:                                                ; preds = %3
  %10 = fcmp oeq float %6, 0x7FF0000000000000
  %11 = fcmp ueq half %1, 0xH0000
  %12 = select i1 %11, i1 true, i1 %10
  br i1 %12, label %13, label %16
13:                                               ; preds = %9, %3
  %14 = fmul float %4, %5
  %15 = fdiv float %14, %14
  br label %59
16:                                               ; preds = %9
  %17 = fcmp oeq float %7, 0x7FF0000000000000
  br i1 %17, label %59, label %18
18:                                               ; preds = %16
  %19 = fmul float %7, 1.280000e+02
  %20 = tail call spir_func float @_Z4fmodff(float %6, float %19)
  br label %24
21:                                               ; preds = %24
  %22 = fsub float %7, %35
  %23 = fcmp ogt float %35, %22
  br i1 %23, label %43, label %38
24:                                               ; preds = %18, %24
  %25 = phi float [ %20, %18 ], [ %35, %24 ]
  %26 = phi i32 [ 6, %18 ], [ %36, %24 ]
  %27 = phi i32 [ 0, %18 ], [ %34, %24 ]
  %28 = shl nuw i32 1, %26
  %29 = sitofp i32 %28 to float
  %30 = fmul float %7, %29
  %31 = fcmp ult float %25, %30
  %32 = fsub float %25, %30
  %33 = select i1 %31, i32 0, i32 %28
  %34 = add nsw i32 %33, %27
  %35 = select i1 %31, float %25, float %32
  %36 = add nsw i32 %26, -1
  %37 = icmp eq i32 %26, 0
  br i1 %37, label %21, label %24
38:                                               ; preds = %21
  %39 = fcmp une float %35, %22
  %40 = and i32 %34, 1
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %39, i1 true, i1 %41
  br i1 %42, label %46, label %43
43:                                               ; preds = %38, %21
  %44 = fsub float %35, %7
  %45 = add nsw i32 %34, 1
  br label %46
46:                                               ; preds = %43, %38
  %47 = phi i32 [ %45, %43 ], [ %34, %38 ]
  %48 = phi float [ %44, %43 ], [ %35, %38 ]
  %49 = and i32 %47, 127
  %50 = bitcast float %4 to i32
  %51 = icmp slt i32 %50, 0
  %52 = bitcast float %5 to i32
  %53 = xor i32 %52, %50
  %54 = sub nsw i32 0, %49
  %55 = icmp slt i32 %53, 0
  %56 = select i1 %55, i32 %54, i32 %49
  store i32 %56, ptr %2, align 4
  %57 = fneg float %48
  %58 = select i1 %51, float %57, float %48
  br label %59
59:                                               ; preds = %13, %16, %46
  %60 = phi float [ %15, %13 ], [ %58, %46 ], [ %4, %16 ]
  %61 = fptrunc float %60 to half
  ret half %61
}
define spir_func float @_Z6remquoffPU3AS1i(float %0, float %1, ptr addrspace(1) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func float @_Z6remquoffPi(float %0, float %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(1) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret float %5
}
define spir_func float @_Z6remquoffPU3AS3i(float %0, float %1, ptr addrspace(3) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func float @_Z6remquoffPi(float %0, float %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(3) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret float %5
}
define spir_func float @_Z6remquoffPU3AS4i(float %0, float %1, ptr addrspace(4) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func float @_Z6remquoffPi(float %0, float %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(4) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret float %5
}
define spir_func <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> %0, <2 x float> %1, ptr %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <2 x float> %0, i64 0
  %7 = extractelement <2 x float> %1, i64 0
  %8 = call spir_func float @_Z6remquoffPi(float %6, float %7, ptr nonnull %4)
  %9 = insertelement <2 x float> poison, float %8, i64 0
  %10 = extractelement <2 x float> %0, i64 1
  %11 = extractelement <2 x float> %1, i64 1
  %12 = call spir_func float @_Z6remquoffPi(float %10, float %11, ptr nonnull %5)
  %13 = insertelement <2 x float> %9, float %12, i64 1
  %14 = load i32, ptr %4, align 4
  %15 = insertelement <2 x i32> poison, i32 %14, i64 0
  %16 = load i32, ptr %5, align 4
  %17 = insertelement <2 x i32> %15, i32 %16, i64 1
  store <2 x i32> %17, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x float> %13
}
define spir_func <2 x float> @_Z6remquoDv2_fS_PU3AS1Dv2_i(<2 x float> %0, <2 x float> %1, ptr addrspace(1) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> %0, <2 x float> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(1) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x float> %5
}
define spir_func <2 x float> @_Z6remquoDv2_fS_PU3AS3Dv2_i(<2 x float> %0, <2 x float> %1, ptr addrspace(3) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> %0, <2 x float> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(3) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x float> %5
}
define spir_func <2 x float> @_Z6remquoDv2_fS_PU3AS4Dv2_i(<2 x float> %0, <2 x float> %1, ptr addrspace(4) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> %0, <2 x float> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(4) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x float> %5
}
define spir_func <3 x float> @_Z6remquoDv3_fS_PDv3_i(<3 x float> %0, <3 x float> %1, ptr %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = extractelement <3 x float> %0, i64 0
  %8 = extractelement <3 x float> %1, i64 0
  %9 = call spir_func float @_Z6remquoffPi(float %7, float %8, ptr nonnull %4)
  %10 = insertelement <3 x float> poison, float %9, i64 0
  %11 = extractelement <3 x float> %0, i64 1
  %12 = extractelement <3 x float> %1, i64 1
  %13 = call spir_func float @_Z6remquoffPi(float %11, float %12, ptr nonnull %5)
  %14 = insertelement <3 x float> %10, float %13, i64 1
  %15 = extractelement <3 x float> %0, i64 2
  %16 = extractelement <3 x float> %1, i64 2
  %17 = call spir_func float @_Z6remquoffPi(float %15, float %16, ptr nonnull %6)
  %18 = insertelement <3 x float> %14, float %17, i64 2
  %19 = load i32, ptr %4, align 4
  %20 = insertelement <3 x i32> poison, i32 %19, i64 0
  %21 = load i32, ptr %5, align 4
  %22 = insertelement <3 x i32> %20, i32 %21, i64 1
  %23 = load i32, ptr %6, align 4
  %24 = insertelement <3 x i32> %22, i32 %23, i64 2
  %25 = shufflevector <3 x i32> %24, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %25, ptr %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x float> %18
}
define spir_func <3 x float> @_Z6remquoDv3_fS_PU3AS1Dv3_i(<3 x float> %0, <3 x float> %1, ptr addrspace(1) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x float> @_Z6remquoDv3_fS_PDv3_i(<3 x float> %0, <3 x float> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(1) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x float> %5
}
define spir_func <3 x float> @_Z6remquoDv3_fS_PU3AS3Dv3_i(<3 x float> %0, <3 x float> %1, ptr addrspace(3) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x float> @_Z6remquoDv3_fS_PDv3_i(<3 x float> %0, <3 x float> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(3) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x float> %5
}
define spir_func <3 x float> @_Z6remquoDv3_fS_PU3AS4Dv3_i(<3 x float> %0, <3 x float> %1, ptr addrspace(4) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x float> @_Z6remquoDv3_fS_PDv3_i(<3 x float> %0, <3 x float> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(4) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x float> %5
}
define spir_func <4 x float> @_Z6remquoDv4_fS_PDv4_i(<4 x float> %0, <4 x float> %1, ptr %2) {
  %4 = alloca <2 x i32>, align 8
  %5 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %8 = call spir_func <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> %6, <2 x float> %7, ptr nonnull %4)
  %9 = shufflevector <4 x float> %0, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %10 = shufflevector <4 x float> %1, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %11 = call spir_func <2 x float> @_Z6remquoDv2_fS_PDv2_i(<2 x float> %9, <2 x float> %10, ptr nonnull %5)
  %12 = shufflevector <2 x float> %8, <2 x float> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %13 = load <2 x i32>, ptr %4, align 8
  %14 = load <2 x i32>, ptr %5, align 8
  %15 = shufflevector <2 x i32> %13, <2 x i32> %14, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %15, ptr %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x float> %12
}
define spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS1Dv4_i(<4 x float> %0, <4 x float> %1, ptr addrspace(1) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x float> @_Z6remquoDv4_fS_PDv4_i(<4 x float> %0, <4 x float> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(1) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x float> %5
}
define spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS3Dv4_i(<4 x float> %0, <4 x float> %1, ptr addrspace(3) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x float> @_Z6remquoDv4_fS_PDv4_i(<4 x float> %0, <4 x float> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(3) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x float> %5
}
define spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> %0, <4 x float> %1, ptr addrspace(4) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x float> @_Z6remquoDv4_fS_PDv4_i(<4 x float> %0, <4 x float> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(4) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x float> %5
}
define spir_func <8 x float> @_Z6remquoDv8_fS_PDv8_i(<8 x float> %0, <8 x float> %1, ptr %2) {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %8 = call spir_func <4 x float> @_Z6remquoDv4_fS_PDv4_i(<4 x float> %6, <4 x float> %7, ptr nonnull %4)
  %9 = shufflevector <8 x float> %0, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %10 = shufflevector <8 x float> %1, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %11 = call spir_func <4 x float> @_Z6remquoDv4_fS_PDv4_i(<4 x float> %9, <4 x float> %10, ptr nonnull %5)
  %12 = shufflevector <4 x float> %8, <4 x float> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %13 = load <4 x i32>, ptr %4, align 16
  %14 = load <4 x i32>, ptr %5, align 16
  %15 = shufflevector <4 x i32> %13, <4 x i32> %14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %15, ptr %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x float> %12
}
define spir_func <8 x float> @_Z6remquoDv8_fS_PU3AS1Dv8_i(<8 x float> %0, <8 x float> %1, ptr addrspace(1) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x float> @_Z6remquoDv8_fS_PDv8_i(<8 x float> %0, <8 x float> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(1) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x float> %5
}
define spir_func <8 x float> @_Z6remquoDv8_fS_PU3AS3Dv8_i(<8 x float> %0, <8 x float> %1, ptr addrspace(3) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x float> @_Z6remquoDv8_fS_PDv8_i(<8 x float> %0, <8 x float> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(3) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x float> %5
}
define spir_func <8 x float> @_Z6remquoDv8_fS_PU3AS4Dv8_i(<8 x float> %0, <8 x float> %1, ptr addrspace(4) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x float> @_Z6remquoDv8_fS_PDv8_i(<8 x float> %0, <8 x float> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(4) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x float> %5
}
define spir_func <16 x float> @_Z6remquoDv16_fS_PDv16_i(<16 x float> %0, <16 x float> %1, ptr %2) {
  %4 = alloca <8 x i32>, align 32
  %5 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <8 x float> @_Z6remquoDv8_fS_PDv8_i(<8 x float> %6, <8 x float> %7, ptr nonnull %4)
  %9 = shufflevector <16 x float> %0, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = shufflevector <16 x float> %1, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %11 = call spir_func <8 x float> @_Z6remquoDv8_fS_PDv8_i(<8 x float> %9, <8 x float> %10, ptr nonnull %5)
  %12 = shufflevector <8 x float> %8, <8 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %13 = load <8 x i32>, ptr %4, align 32
  %14 = load <8 x i32>, ptr %5, align 32
  %15 = shufflevector <8 x i32> %13, <8 x i32> %14, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %15, ptr %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x float> %12
}
define spir_func <16 x float> @_Z6remquoDv16_fS_PU3AS1Dv16_i(<16 x float> %0, <16 x float> %1, ptr addrspace(1) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x float> @_Z6remquoDv16_fS_PDv16_i(<16 x float> %0, <16 x float> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(1) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x float> %5
}
define spir_func <16 x float> @_Z6remquoDv16_fS_PU3AS3Dv16_i(<16 x float> %0, <16 x float> %1, ptr addrspace(3) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x float> @_Z6remquoDv16_fS_PDv16_i(<16 x float> %0, <16 x float> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(3) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x float> %5
}
define spir_func <16 x float> @_Z6remquoDv16_fS_PU3AS4Dv16_i(<16 x float> %0, <16 x float> %1, ptr addrspace(4) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x float> @_Z6remquoDv16_fS_PDv16_i(<16 x float> %0, <16 x float> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(4) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x float> %5
}
define spir_func double @_Z6remquoddPU3AS1i(double %0, double %1, ptr addrspace(1) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(1) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %5
}
define spir_func double @_Z6remquoddPU3AS3i(double %0, double %1, ptr addrspace(3) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(3) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %5
}
define spir_func double @_Z6remquoddPU3AS4i(double %0, double %1, ptr addrspace(4) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(4) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %5
}
define spir_func <2 x double> @_Z6remquoDv2_dS_PDv2_i(<2 x double> %0, <2 x double> %1, ptr %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <2 x double> %0, i64 0
  %7 = extractelement <2 x double> %1, i64 0
  %8 = call spir_func double @_Z6remquoddPi(double %6, double %7, ptr nonnull %4)
  %9 = insertelement <2 x double> poison, double %8, i64 0
  %10 = extractelement <2 x double> %0, i64 1
  %11 = extractelement <2 x double> %1, i64 1
  %12 = call spir_func double @_Z6remquoddPi(double %10, double %11, ptr nonnull %5)
  %13 = insertelement <2 x double> %9, double %12, i64 1
  %14 = load i32, ptr %4, align 4
  %15 = insertelement <2 x i32> poison, i32 %14, i64 0
  %16 = load i32, ptr %5, align 4
  %17 = insertelement <2 x i32> %15, i32 %16, i64 1
  store <2 x i32> %17, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x double> %13
}
define spir_func <2 x double> @_Z6remquoDv2_dS_PU3AS1Dv2_i(<2 x double> %0, <2 x double> %1, ptr addrspace(1) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x double> @_Z6remquoDv2_dS_PDv2_i(<2 x double> %0, <2 x double> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(1) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x double> %5
}
define spir_func <2 x double> @_Z6remquoDv2_dS_PU3AS3Dv2_i(<2 x double> %0, <2 x double> %1, ptr addrspace(3) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x double> @_Z6remquoDv2_dS_PDv2_i(<2 x double> %0, <2 x double> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(3) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x double> %5
}
define spir_func <2 x double> @_Z6remquoDv2_dS_PU3AS4Dv2_i(<2 x double> %0, <2 x double> %1, ptr addrspace(4) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x double> @_Z6remquoDv2_dS_PDv2_i(<2 x double> %0, <2 x double> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(4) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x double> %5
}
define spir_func <3 x double> @_Z6remquoDv3_dS_PDv3_i(<3 x double> %0, <3 x double> %1, ptr %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = extractelement <3 x double> %0, i64 0
  %8 = extractelement <3 x double> %1, i64 0
  %9 = call spir_func double @_Z6remquoddPi(double %7, double %8, ptr nonnull %4)
  %10 = insertelement <3 x double> poison, double %9, i64 0
  %11 = extractelement <3 x double> %0, i64 1
  %12 = extractelement <3 x double> %1, i64 1
  %13 = call spir_func double @_Z6remquoddPi(double %11, double %12, ptr nonnull %5)
  %14 = insertelement <3 x double> %10, double %13, i64 1
  %15 = extractelement <3 x double> %0, i64 2
  %16 = extractelement <3 x double> %1, i64 2
  %17 = call spir_func double @_Z6remquoddPi(double %15, double %16, ptr nonnull %6)
  %18 = insertelement <3 x double> %14, double %17, i64 2
  %19 = load i32, ptr %4, align 4
  %20 = insertelement <3 x i32> poison, i32 %19, i64 0
  %21 = load i32, ptr %5, align 4
  %22 = insertelement <3 x i32> %20, i32 %21, i64 1
  %23 = load i32, ptr %6, align 4
  %24 = insertelement <3 x i32> %22, i32 %23, i64 2
  %25 = shufflevector <3 x i32> %24, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %25, ptr %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x double> %18
}
define spir_func <3 x double> @_Z6remquoDv3_dS_PU3AS1Dv3_i(<3 x double> %0, <3 x double> %1, ptr addrspace(1) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x double> @_Z6remquoDv3_dS_PDv3_i(<3 x double> %0, <3 x double> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(1) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x double> %5
}
define spir_func <3 x double> @_Z6remquoDv3_dS_PU3AS3Dv3_i(<3 x double> %0, <3 x double> %1, ptr addrspace(3) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x double> @_Z6remquoDv3_dS_PDv3_i(<3 x double> %0, <3 x double> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(3) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x double> %5
}
define spir_func <3 x double> @_Z6remquoDv3_dS_PU3AS4Dv3_i(<3 x double> %0, <3 x double> %1, ptr addrspace(4) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x double> @_Z6remquoDv3_dS_PDv3_i(<3 x double> %0, <3 x double> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(4) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x double> %5
}
define spir_func <4 x double> @_Z6remquoDv4_dS_PDv4_i(<4 x double> %0, <4 x double> %1, ptr %2) {
  %4 = alloca <2 x i32>, align 8
  %5 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %8 = call spir_func <2 x double> @_Z6remquoDv2_dS_PDv2_i(<2 x double> %6, <2 x double> %7, ptr nonnull %4)
  %9 = shufflevector <4 x double> %0, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %10 = shufflevector <4 x double> %1, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %11 = call spir_func <2 x double> @_Z6remquoDv2_dS_PDv2_i(<2 x double> %9, <2 x double> %10, ptr nonnull %5)
  %12 = shufflevector <2 x double> %8, <2 x double> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %13 = load <2 x i32>, ptr %4, align 8
  %14 = load <2 x i32>, ptr %5, align 8
  %15 = shufflevector <2 x i32> %13, <2 x i32> %14, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %15, ptr %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x double> %12
}
define spir_func <4 x double> @_Z6remquoDv4_dS_PU3AS1Dv4_i(<4 x double> %0, <4 x double> %1, ptr addrspace(1) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x double> @_Z6remquoDv4_dS_PDv4_i(<4 x double> %0, <4 x double> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(1) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x double> %5
}
define spir_func <4 x double> @_Z6remquoDv4_dS_PU3AS3Dv4_i(<4 x double> %0, <4 x double> %1, ptr addrspace(3) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x double> @_Z6remquoDv4_dS_PDv4_i(<4 x double> %0, <4 x double> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(3) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x double> %5
}
define spir_func <4 x double> @_Z6remquoDv4_dS_PU3AS4Dv4_i(<4 x double> %0, <4 x double> %1, ptr addrspace(4) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x double> @_Z6remquoDv4_dS_PDv4_i(<4 x double> %0, <4 x double> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(4) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x double> %5
}
define spir_func <8 x double> @_Z6remquoDv8_dS_PDv8_i(<8 x double> %0, <8 x double> %1, ptr %2) {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %8 = call spir_func <4 x double> @_Z6remquoDv4_dS_PDv4_i(<4 x double> %6, <4 x double> %7, ptr nonnull %4)
  %9 = shufflevector <8 x double> %0, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %10 = shufflevector <8 x double> %1, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %11 = call spir_func <4 x double> @_Z6remquoDv4_dS_PDv4_i(<4 x double> %9, <4 x double> %10, ptr nonnull %5)
  %12 = shufflevector <4 x double> %8, <4 x double> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %13 = load <4 x i32>, ptr %4, align 16
  %14 = load <4 x i32>, ptr %5, align 16
  %15 = shufflevector <4 x i32> %13, <4 x i32> %14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %15, ptr %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x double> %12
}
define spir_func <8 x double> @_Z6remquoDv8_dS_PU3AS1Dv8_i(<8 x double> %0, <8 x double> %1, ptr addrspace(1) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x double> @_Z6remquoDv8_dS_PDv8_i(<8 x double> %0, <8 x double> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(1) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x double> %5
}
define spir_func <8 x double> @_Z6remquoDv8_dS_PU3AS3Dv8_i(<8 x double> %0, <8 x double> %1, ptr addrspace(3) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x double> @_Z6remquoDv8_dS_PDv8_i(<8 x double> %0, <8 x double> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(3) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x double> %5
}
define spir_func <8 x double> @_Z6remquoDv8_dS_PU3AS4Dv8_i(<8 x double> %0, <8 x double> %1, ptr addrspace(4) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x double> @_Z6remquoDv8_dS_PDv8_i(<8 x double> %0, <8 x double> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(4) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x double> %5
}
define spir_func <16 x double> @_Z6remquoDv16_dS_PDv16_i(<16 x double> %0, <16 x double> %1, ptr %2) {
  %4 = alloca <8 x i32>, align 32
  %5 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <8 x double> @_Z6remquoDv8_dS_PDv8_i(<8 x double> %6, <8 x double> %7, ptr nonnull %4)
  %9 = shufflevector <16 x double> %0, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = shufflevector <16 x double> %1, <16 x double> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %11 = call spir_func <8 x double> @_Z6remquoDv8_dS_PDv8_i(<8 x double> %9, <8 x double> %10, ptr nonnull %5)
  %12 = shufflevector <8 x double> %8, <8 x double> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %13 = load <8 x i32>, ptr %4, align 32
  %14 = load <8 x i32>, ptr %5, align 32
  %15 = shufflevector <8 x i32> %13, <8 x i32> %14, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %15, ptr %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x double> %12
}
define spir_func <16 x double> @_Z6remquoDv16_dS_PU3AS1Dv16_i(<16 x double> %0, <16 x double> %1, ptr addrspace(1) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x double> @_Z6remquoDv16_dS_PDv16_i(<16 x double> %0, <16 x double> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(1) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x double> %5
}
define spir_func <16 x double> @_Z6remquoDv16_dS_PU3AS3Dv16_i(<16 x double> %0, <16 x double> %1, ptr addrspace(3) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x double> @_Z6remquoDv16_dS_PDv16_i(<16 x double> %0, <16 x double> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(3) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x double> %5
}
define spir_func <16 x double> @_Z6remquoDv16_dS_PU3AS4Dv16_i(<16 x double> %0, <16 x double> %1, ptr addrspace(4) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x double> @_Z6remquoDv16_dS_PDv16_i(<16 x double> %0, <16 x double> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(4) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x double> %5
}
define spir_func half @_Z6remquoDhDhPU3AS1i(half %0, half %1, ptr addrspace(1) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func half @_Z6remquoDhDhPi(half %0, half %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(1) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %5
}
define spir_func half @_Z6remquoDhDhPU3AS3i(half %0, half %1, ptr addrspace(3) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func half @_Z6remquoDhDhPi(half %0, half %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(3) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %5
}
define spir_func half @_Z6remquoDhDhPU3AS4i(half %0, half %1, ptr addrspace(4) %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func half @_Z6remquoDhDhPi(half %0, half %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(4) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %5
}
define spir_func <2 x half> @_Z6remquoDv2_DhS_PDv2_i(<2 x half> %0, <2 x half> %1, ptr %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = extractelement <2 x half> %0, i64 0
  %7 = extractelement <2 x half> %1, i64 0
  %8 = call spir_func half @_Z6remquoDhDhPi(half %6, half %7, ptr nonnull %4)
  %9 = insertelement <2 x half> poison, half %8, i64 0
  %10 = extractelement <2 x half> %0, i64 1
  %11 = extractelement <2 x half> %1, i64 1
  %12 = call spir_func half @_Z6remquoDhDhPi(half %10, half %11, ptr nonnull %5)
  %13 = insertelement <2 x half> %9, half %12, i64 1
  %14 = load i32, ptr %4, align 4
  %15 = insertelement <2 x i32> poison, i32 %14, i64 0
  %16 = load i32, ptr %5, align 4
  %17 = insertelement <2 x i32> %15, i32 %16, i64 1
  store <2 x i32> %17, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x half> %13
}
define spir_func <2 x half> @_Z6remquoDv2_DhS_PU3AS1Dv2_i(<2 x half> %0, <2 x half> %1, ptr addrspace(1) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x half> @_Z6remquoDv2_DhS_PDv2_i(<2 x half> %0, <2 x half> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(1) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x half> %5
}
define spir_func <2 x half> @_Z6remquoDv2_DhS_PU3AS3Dv2_i(<2 x half> %0, <2 x half> %1, ptr addrspace(3) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x half> @_Z6remquoDv2_DhS_PDv2_i(<2 x half> %0, <2 x half> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(3) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x half> %5
}
define spir_func <2 x half> @_Z6remquoDv2_DhS_PU3AS4Dv2_i(<2 x half> %0, <2 x half> %1, ptr addrspace(4) %2) {
  %4 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <2 x half> @_Z6remquoDv2_DhS_PDv2_i(<2 x half> %0, <2 x half> %1, ptr nonnull %4)
  %6 = load <2 x i32>, ptr %4, align 8
  store <2 x i32> %6, ptr addrspace(4) %2, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <2 x half> %5
}
define spir_func <3 x half> @_Z6remquoDv3_DhS_PDv3_i(<3 x half> %0, <3 x half> %1, ptr %2) {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = extractelement <3 x half> %0, i64 0
  %8 = extractelement <3 x half> %1, i64 0
  %9 = call spir_func half @_Z6remquoDhDhPi(half %7, half %8, ptr nonnull %4)
  %10 = insertelement <3 x half> poison, half %9, i64 0
  %11 = extractelement <3 x half> %0, i64 1
  %12 = extractelement <3 x half> %1, i64 1
  %13 = call spir_func half @_Z6remquoDhDhPi(half %11, half %12, ptr nonnull %5)
  %14 = insertelement <3 x half> %10, half %13, i64 1
  %15 = extractelement <3 x half> %0, i64 2
  %16 = extractelement <3 x half> %1, i64 2
  %17 = call spir_func half @_Z6remquoDhDhPi(half %15, half %16, ptr nonnull %6)
  %18 = insertelement <3 x half> %14, half %17, i64 2
  %19 = load i32, ptr %4, align 4
  %20 = insertelement <3 x i32> poison, i32 %19, i64 0
  %21 = load i32, ptr %5, align 4
  %22 = insertelement <3 x i32> %20, i32 %21, i64 1
  %23 = load i32, ptr %6, align 4
  %24 = insertelement <3 x i32> %22, i32 %23, i64 2
  %25 = shufflevector <3 x i32> %24, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %25, ptr %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x half> %18
}
define spir_func <3 x half> @_Z6remquoDv3_DhS_PU3AS1Dv3_i(<3 x half> %0, <3 x half> %1, ptr addrspace(1) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x half> @_Z6remquoDv3_DhS_PDv3_i(<3 x half> %0, <3 x half> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(1) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x half> %5
}
define spir_func <3 x half> @_Z6remquoDv3_DhS_PU3AS3Dv3_i(<3 x half> %0, <3 x half> %1, ptr addrspace(3) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x half> @_Z6remquoDv3_DhS_PDv3_i(<3 x half> %0, <3 x half> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(3) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x half> %5
}
define spir_func <3 x half> @_Z6remquoDv3_DhS_PU3AS4Dv3_i(<3 x half> %0, <3 x half> %1, ptr addrspace(4) %2) {
  %4 = alloca <3 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <3 x half> @_Z6remquoDv3_DhS_PDv3_i(<3 x half> %0, <3 x half> %1, ptr nonnull %4)
  %6 = load <3 x i32>, ptr %4, align 16
  %7 = shufflevector <3 x i32> %6, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %7, ptr addrspace(4) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <3 x half> %5
}
define spir_func <4 x half> @_Z6remquoDv4_DhS_PDv4_i(<4 x half> %0, <4 x half> %1, ptr %2) {
  %4 = alloca <2 x i32>, align 8
  %5 = alloca <2 x i32>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %7 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %8 = call spir_func <2 x half> @_Z6remquoDv2_DhS_PDv2_i(<2 x half> %6, <2 x half> %7, ptr nonnull %4)
  %9 = shufflevector <4 x half> %0, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %10 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %11 = call spir_func <2 x half> @_Z6remquoDv2_DhS_PDv2_i(<2 x half> %9, <2 x half> %10, ptr nonnull %5)
  %12 = shufflevector <2 x half> %8, <2 x half> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %13 = load <2 x i32>, ptr %4, align 8
  %14 = load <2 x i32>, ptr %5, align 8
  %15 = shufflevector <2 x i32> %13, <2 x i32> %14, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %15, ptr %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x half> %12
}
define spir_func <4 x half> @_Z6remquoDv4_DhS_PU3AS1Dv4_i(<4 x half> %0, <4 x half> %1, ptr addrspace(1) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x half> @_Z6remquoDv4_DhS_PDv4_i(<4 x half> %0, <4 x half> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(1) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x half> %5
}
define spir_func <4 x half> @_Z6remquoDv4_DhS_PU3AS3Dv4_i(<4 x half> %0, <4 x half> %1, ptr addrspace(3) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x half> @_Z6remquoDv4_DhS_PDv4_i(<4 x half> %0, <4 x half> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(3) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x half> %5
}
define spir_func <4 x half> @_Z6remquoDv4_DhS_PU3AS4Dv4_i(<4 x half> %0, <4 x half> %1, ptr addrspace(4) %2) {
  %4 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <4 x half> @_Z6remquoDv4_DhS_PDv4_i(<4 x half> %0, <4 x half> %1, ptr nonnull %4)
  %6 = load <4 x i32>, ptr %4, align 16
  store <4 x i32> %6, ptr addrspace(4) %2, align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <4 x half> %5
}
define spir_func <8 x half> @_Z6remquoDv8_DhS_PDv8_i(<8 x half> %0, <8 x half> %1, ptr %2) {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %8 = call spir_func <4 x half> @_Z6remquoDv4_DhS_PDv4_i(<4 x half> %6, <4 x half> %7, ptr nonnull %4)
  %9 = shufflevector <8 x half> %0, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %10 = shufflevector <8 x half> %1, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %11 = call spir_func <4 x half> @_Z6remquoDv4_DhS_PDv4_i(<4 x half> %9, <4 x half> %10, ptr nonnull %5)
  %12 = shufflevector <4 x half> %8, <4 x half> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %13 = load <4 x i32>, ptr %4, align 16
  %14 = load <4 x i32>, ptr %5, align 16
  %15 = shufflevector <4 x i32> %13, <4 x i32> %14, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %15, ptr %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x half> %12
}
define spir_func <8 x half> @_Z6remquoDv8_DhS_PU3AS1Dv8_i(<8 x half> %0, <8 x half> %1, ptr addrspace(1) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x half> @_Z6remquoDv8_DhS_PDv8_i(<8 x half> %0, <8 x half> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(1) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x half> %5
}
define spir_func <8 x half> @_Z6remquoDv8_DhS_PU3AS3Dv8_i(<8 x half> %0, <8 x half> %1, ptr addrspace(3) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x half> @_Z6remquoDv8_DhS_PDv8_i(<8 x half> %0, <8 x half> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(3) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x half> %5
}
define spir_func <8 x half> @_Z6remquoDv8_DhS_PU3AS4Dv8_i(<8 x half> %0, <8 x half> %1, ptr addrspace(4) %2) {
  %4 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <8 x half> @_Z6remquoDv8_DhS_PDv8_i(<8 x half> %0, <8 x half> %1, ptr nonnull %4)
  %6 = load <8 x i32>, ptr %4, align 32
  store <8 x i32> %6, ptr addrspace(4) %2, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <8 x half> %5
}
define spir_func <16 x half> @_Z6remquoDv16_DhS_PDv16_i(<16 x half> %0, <16 x half> %1, ptr %2) {
  %4 = alloca <8 x i32>, align 32
  %5 = alloca <8 x i32>, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %8 = call spir_func <8 x half> @_Z6remquoDv8_DhS_PDv8_i(<8 x half> %6, <8 x half> %7, ptr nonnull %4)
  %9 = shufflevector <16 x half> %0, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = shufflevector <16 x half> %1, <16 x half> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %11 = call spir_func <8 x half> @_Z6remquoDv8_DhS_PDv8_i(<8 x half> %9, <8 x half> %10, ptr nonnull %5)
  %12 = shufflevector <8 x half> %8, <8 x half> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %13 = load <8 x i32>, ptr %4, align 32
  %14 = load <8 x i32>, ptr %5, align 32
  %15 = shufflevector <8 x i32> %13, <8 x i32> %14, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x i32> %15, ptr %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x half> %12
}
define spir_func <16 x half> @_Z6remquoDv16_DhS_PU3AS1Dv16_i(<16 x half> %0, <16 x half> %1, ptr addrspace(1) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x half> @_Z6remquoDv16_DhS_PDv16_i(<16 x half> %0, <16 x half> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(1) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x half> %5
}
define spir_func <16 x half> @_Z6remquoDv16_DhS_PU3AS3Dv16_i(<16 x half> %0, <16 x half> %1, ptr addrspace(3) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x half> @_Z6remquoDv16_DhS_PDv16_i(<16 x half> %0, <16 x half> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(3) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x half> %5
}
define spir_func <16 x half> @_Z6remquoDv16_DhS_PU3AS4Dv16_i(<16 x half> %0, <16 x half> %1, ptr addrspace(4) %2) {
  %4 = alloca <16 x i32>, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func <16 x half> @_Z6remquoDv16_DhS_PDv16_i(<16 x half> %0, <16 x half> %1, ptr nonnull %4)
  %6 = load <16 x i32>, ptr %4, align 64
  store <16 x i32> %6, ptr addrspace(4) %2, align 64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret <16 x half> %5
}
declare spir_func float @_Z4acosf(float)
declare spir_func double @_Z4acosd(double)
declare spir_func float @_Z4asinf(float)
declare spir_func double @_Z4asind(double)
declare spir_func float @_Z4atanf(float)
declare spir_func double @_Z4atand(double)
declare spir_func float @_Z4fabsf(float)
declare spir_func float @_Z5roundf(float)
declare spir_func double @_Z4fabsd(double)
declare spir_func double @_Z5roundd(double)
declare spir_func float @_Z8copysignff(float, float)
declare spir_func double @_Z8copysigndd(double, double)
declare spir_func float @_Z5floorf(float)
declare spir_func float @_Z3logf(float)
declare spir_func double @_Z5floord(double)
declare spir_func double @_Z3logd(double)
declare spir_func float @_Z3powff(float, float)
declare spir_func float @_Z3expf(float)
declare spir_func double @_Z3powdd(double, double)
declare spir_func double @_Z3expd(double)
declare spir_func float @_Z5atan2ff(float, float)
declare spir_func double @_Z5atan2dd(double, double)
declare spir_func float @_Z4fmaxff(float, float)
declare spir_func double @_Z4fmaxdd(double, double)
declare spir_func float @_Z4fminff(float, float)
declare spir_func double @_Z4fmindd(double, double)
declare spir_func float @_Z4fmodff(float, float)
declare spir_func double @_Z4fmoddd(double, double)
declare spir_func float @_Z5truncf(float)
declare spir_func double @_Z5truncd(double)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare i32 @llvm.abs.i32(i32, i1 immarg)
