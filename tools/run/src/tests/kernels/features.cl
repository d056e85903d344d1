// What the compiler was told: the version of the language, and quotients that are exact.
kernel void features(global uint* x) {
  x[0] = __OPENCL_C_VERSION__;
#ifdef __FAST_RELAXED_MATH__
  x[0] = 0u;
#endif
  volatile float three = 3.0f;
  for (uint i = 1u; i < 16u; ++i)
    x[i] = as_uint((float)i / three);
}
