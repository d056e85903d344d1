// Textures of CUDA, read by texture objects.
#include <cuda_runtime.h>

#define AT (int)(blockIdx.x * blockDim.x + threadIdx.x)

// A pixel with its neighbours; coordinates are those of texels.
extern "C" __global__ void blurred(cudaTextureObject_t image, float4 *out, int width) {
  int x = AT % width, y = AT / width;
  float4 sum = make_float4(0, 0, 0, 0);
  for (int i = -1; i <= 1; i++) {
    float4 one = tex2D<float4>(image, x + i + 0.5f, y + 0.5f);
    sum = make_float4(sum.x + one.x, sum.y + one.y, sum.z + one.z, sum.w + one.w);
  }
  out[AT] = sum;
}

// Texels of several types, by a helper that a branch calls, and through a structure.
struct Tables { cudaTextureObject_t words, bytes; };
__device__ static unsigned look(cudaTextureObject_t table, int i) { return tex1Dfetch<unsigned>(table, i); }
extern "C" __global__ void mixed(Tables tables, int *out, cudaTextureObject_t signs) {
  int i = AT;
  unsigned word = i & 1 ? look(tables.words, i) : look(tables.words, 7 - i);
  uchar4 byte = tex2D<uchar4>(tables.bytes, i & 3, i >> 2);
  short2 sign;
  tex1D(&sign, signs, i + 0.25f);
  out[i] = (int)(word * 3 + byte.x + byte.w * 256) - sign.x * sign.y;
}

// Those without a counterpart.
extern "C" __global__ void deep(cudaTextureObject_t volume, float *out) { out[AT] = tex3D<float>(volume, AT, 1, 2); }
extern "C" __global__ void level(cudaTextureObject_t image, float *out) { out[AT] = tex2DLod<float>(image, AT, 1, 2); }
extern "C" __global__ void faces(cudaTextureObject_t cube, float *out) { out[AT] = texCubemap<float>(cube, AT, 1, 2); }
extern "C" __global__ void both(cudaTextureObject_t table, float *out) {
  out[AT] = tex2D<float>(table, AT, 1) + tex1Dfetch<float>(table, AT);
}
