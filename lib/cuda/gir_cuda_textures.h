// Textures of CUDA and HIP by texture objects: the functions of chipStar's device library, which the compiler makes
// images and samplers of. Those for three dimensions, levels, gradients, cubes, layers and gathering are errors where
// they are called.
#pragma once

#define cudaTextureType1D 1
#define cudaTextureType2D 2
#define cudaTextureType3D 3
#define cudaTextureTypeCubemap 0x0c

typedef float gir_texel_f __attribute__((ext_vector_type(4)));
typedef int gir_texel_i __attribute__((ext_vector_type(4)));
typedef unsigned gir_texel_u __attribute__((ext_vector_type(4)));

#define GIR_TEXEL_FUNCTIONS(K)                                                                                    \
  extern "C" __device__ gir_texel_##K _chip_tex1d##K(cudaTextureObject_t, float);                                 \
  extern "C" __device__ gir_texel_##K _chip_tex1dfetch##K(cudaTextureObject_t, int);                              \
  extern "C" __device__ gir_texel_##K _chip_tex2d##K(cudaTextureObject_t, float, float);                          \
  extern "C" __device__ gir_texel_##K _chip_tex3d##K(cudaTextureObject_t, float, float, float);                   \
  extern "C" __device__ gir_texel_##K _chip_tex1dlod##K(cudaTextureObject_t, float, float);                       \
  extern "C" __device__ gir_texel_##K _chip_tex2dlod##K(cudaTextureObject_t, float, float, float);                \
  extern "C" __device__ gir_texel_##K _chip_tex3dlod##K(cudaTextureObject_t, float, float, float, float);         \
  extern "C" __device__ gir_texel_##K _chip_tex1dgrad##K(cudaTextureObject_t, float, float, float);               \
  extern "C" __device__ gir_texel_##K _chip_tex2dgrad##K(cudaTextureObject_t, float, float, float2, float2);      \
  extern "C" __device__ gir_texel_##K _chip_tex1dlayered##K(cudaTextureObject_t, float, int);                     \
  extern "C" __device__ gir_texel_##K _chip_tex2dlayered##K(cudaTextureObject_t, float, float, int);              \
  extern "C" __device__ gir_texel_##K _chip_tex2dgather##K(cudaTextureObject_t, float, float, int);               \
  extern "C" __device__ gir_texel_##K _chip_texcubemap##K(cudaTextureObject_t, float, float, float);
GIR_TEXEL_FUNCTIONS(f)
GIR_TEXEL_FUNCTIONS(i)
GIR_TEXEL_FUNCTIONS(u)
#undef GIR_TEXEL_FUNCTIONS

// A type of texels: the functions that read it, and its value from four channels.
template <typename T> struct gir_texel_of;
#define GIR_TEXEL(T, K, ...)                                                                                      \
  template <> struct gir_texel_of<T> {                                                                            \
    GIR_DEVICE T of(gir_texel_##K t) { return {__VA_ARGS__}; }   \
    GIR_TEXEL_READERS(K)                                                                                          \
  };
#define GIR_TEXEL_READER(NAME, K)                                                                                 \
  template <typename... A> GIR_DEVICE gir_texel_##K NAME(A... a) { \
    return _chip_##NAME##K(a...);                                                                                 \
  }
#define GIR_TEXEL_READERS(K)                                                                                      \
  GIR_TEXEL_READER(tex1d, K) GIR_TEXEL_READER(tex1dfetch, K) GIR_TEXEL_READER(tex2d, K) GIR_TEXEL_READER(tex3d, K) \
  GIR_TEXEL_READER(tex1dlod, K) GIR_TEXEL_READER(tex2dlod, K) GIR_TEXEL_READER(tex3dlod, K)                       \
  GIR_TEXEL_READER(tex1dgrad, K) GIR_TEXEL_READER(tex2dgrad, K) GIR_TEXEL_READER(tex1dlayered, K)                 \
  GIR_TEXEL_READER(tex2dlayered, K) GIR_TEXEL_READER(tex2dgather, K) GIR_TEXEL_READER(texcubemap, K)
#define GIR_TEXELS(NAME, T, K)                                                                                    \
  GIR_TEXEL(T, K, (T)t.x)                                                                                         \
  GIR_TEXEL(NAME##1, K, (T)t.x)                                                                                   \
  GIR_TEXEL(NAME##2, K, (T)t.x, (T)t.y)                                                                           \
  GIR_TEXEL(NAME##4, K, (T)t.x, (T)t.y, (T)t.z, (T)t.w)
GIR_TEXELS(float, float, f)
GIR_TEXELS(char, signed char, i)
GIR_TEXELS(uchar, unsigned char, u)
GIR_TEXELS(short, short, i)
GIR_TEXELS(ushort, unsigned short, u)
GIR_TEXELS(int, int, i)
GIR_TEXELS(uint, unsigned, u)
GIR_TEXEL(char, i, (char)t.x)
#undef GIR_TEXELS
#undef GIR_TEXEL
#undef GIR_TEXEL_READERS
#undef GIR_TEXEL_READER

// The functions of CUDA: they return the texel, or store it at a pointer.
#define GIR_UNPACK(...) __VA_ARGS__
#define GIR_TEXTURE(NAME, READER, PARAMETERS, ARGUMENTS)                                                          \
  template <typename T>                                                                                           \
  GIR_DEVICE T NAME(cudaTextureObject_t object, GIR_UNPACK PARAMETERS) { \
    return gir_texel_of<T>::of(gir_texel_of<T>::READER(object, GIR_UNPACK ARGUMENTS));                            \
  }                                                                                                               \
  template <typename T>                                                                                           \
  GIR_DEVICE void NAME(T *to, cudaTextureObject_t object,        \
                                                                        GIR_UNPACK PARAMETERS) {                  \
    *to = NAME<T>(object, GIR_UNPACK ARGUMENTS);                                                                  \
  }
GIR_TEXTURE(tex1D, tex1d, (float x), (x))
GIR_TEXTURE(tex1Dfetch, tex1dfetch, (int x), (x))
GIR_TEXTURE(tex2D, tex2d, (float x, float y), (x, y))
GIR_TEXTURE(tex3D, tex3d, (float x, float y, float z), (x, y, z))
GIR_TEXTURE(tex1DLod, tex1dlod, (float x, float level), (x, level))
GIR_TEXTURE(tex2DLod, tex2dlod, (float x, float y, float level), (x, y, level))
GIR_TEXTURE(tex3DLod, tex3dlod, (float x, float y, float z, float level), (x, y, z, level))
GIR_TEXTURE(tex1DGrad, tex1dgrad, (float x, float dx, float dy), (x, dx, dy))
GIR_TEXTURE(tex2DGrad, tex2dgrad, (float x, float y, float2 dx, float2 dy), (x, y, dx, dy))
GIR_TEXTURE(tex1DLayered, tex1dlayered, (float x, int layer), (x, layer))
GIR_TEXTURE(tex2DLayered, tex2dlayered, (float x, float y, int layer), (x, y, layer))
GIR_TEXTURE(tex2Dgather, tex2dgather, (float x, float y, int channel = 0), (x, y, channel))
GIR_TEXTURE(texCubemap, texcubemap, (float x, float y, float z), (x, y, z))
#undef GIR_TEXTURE
#undef GIR_UNPACK
