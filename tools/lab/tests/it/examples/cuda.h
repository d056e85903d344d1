/* As much of CUDA's driver as a launch of saxpy needs, on the processor. */
#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int CUresult, CUdevice;
typedef struct context *CUcontext;
typedef struct module *CUmodule;
typedef struct function *CUfunction;
typedef struct stream *CUstream;
typedef uintptr_t CUdeviceptr;

static inline CUresult cuInit(unsigned flags) { return (int)flags; }
static inline CUresult cuDeviceGet(CUdevice *device, int index) { return *device = index; }
static inline CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  *context = NULL;
  return device;
}
static inline CUresult cuDevicePrimaryCtxRelease(CUdevice device) { return device; }
static inline CUresult cuCtxSetCurrent(CUcontext context) { return context != NULL; }
static inline CUresult cuMemAlloc(CUdeviceptr *memory, size_t size) {
  *memory = (CUdeviceptr)malloc(size);
  return !*memory;
}
static inline CUresult cuMemFree(CUdeviceptr memory) {
  free((void *)memory);
  return 0;
}
static inline CUresult cuMemcpyHtoD(CUdeviceptr to, const void *from, size_t size) {
  memcpy((void *)to, from, size);
  return 0;
}
static inline CUresult cuMemcpyDtoH(void *to, CUdeviceptr from, size_t size) {
  memcpy(to, (void *)from, size);
  return 0;
}
static inline CUresult cuModuleLoadData(CUmodule *module, const void *image) {
  *module = NULL;
  return strstr((const char *)image, ".entry saxpy(") == NULL;
}
static inline CUresult cuModuleUnload(CUmodule module) { return module != NULL; }
static inline CUresult cuModuleGetFunction(CUfunction *kernel, CUmodule module, const char *name) {
  *kernel = NULL;
  return module != NULL || strcmp(name, "saxpy") != 0;
}
static inline CUresult cuLaunchKernel(CUfunction kernel, unsigned groups, unsigned groups_y, unsigned groups_z,
                                      unsigned items, unsigned items_y, unsigned items_z, unsigned shared,
                                      CUstream stream, void **arguments, void **extra) {
  if (kernel || stream || extra || shared || groups_y * groups_z * items_y * items_z != 1 || items != 64)
    return 1;
  const float *x = (const float *)*(CUdeviceptr *)arguments[0];
  float *y = (float *)*(CUdeviceptr *)arguments[1];
  const float a = *(float *)arguments[2];
  const uint32_t n = *(uint32_t *)arguments[3];
  for (uint32_t i = 0; i < groups * items && i < n; i++)
    y[i] = a * x[i] + y[i];
  return 0;
}
