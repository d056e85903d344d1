/* Launches saxpy by CUDA's driver. saxpy.h comes from: gir-opt --emit-host=cuda-c ../saxpy.gir -o saxpy.h */
#include "saxpy.h"

#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 1000 };

static void check(CUresult error, const char *what) {
  if (error) {
    fprintf(stderr, "%s: CUDA error %d\n", what, (int)error);
    exit(1);
  }
}

int main(void) {
  float x[COUNT], y[COUNT];
  for (int i = 0; i < COUNT; i++) {
    x[i] = (float)i;
    y[i] = 1.0f;
  }
  CUdevice device;
  CUcontext context;
  check(cuInit(0), "cuInit");
  check(cuDeviceGet(&device, 0), "device");
  check(cuDevicePrimaryCtxRetain(&context, device), "context");
  check(cuCtxSetCurrent(context), "context");

  gir_buffer_f32 of_x, of_y;
  check(cuMemAlloc(&of_x.address, sizeof x), "buffer x");
  check(cuMemAlloc(&of_y.address, sizeof y), "buffer y");
  check(cuMemcpyHtoD(of_x.address, x, sizeof x), "write x");
  check(cuMemcpyHtoD(of_y.address, y, sizeof y), "write y");

  CUmodule module;
  CUfunction kernel;
  check(saxpy_load(&module, &kernel), "saxpy_load");
  const unsigned workgroups[3] = {(COUNT + 63) / 64, 1, 1};
  check(saxpy_launch(NULL, kernel, workgroups, of_x, of_y, 2.0f, COUNT), "saxpy_launch");
  check(cuMemcpyDtoH(y, of_y.address, sizeof y), "read");

  for (int i = 0; i < COUNT; i++)
    if (y[i] != 2.0f * (float)i + 1.0f) {
      fprintf(stderr, "y[%d] is %g\n", i, y[i]);
      return 1;
    }
  printf("y = %g %g %g … %g\n", y[0], y[1], y[2], y[COUNT - 1]);
  cuMemFree(of_x.address);
  cuMemFree(of_y.address);
  cuModuleUnload(module);
  cuDevicePrimaryCtxRelease(device);
  return 0;
}
