/* Launches saxpy by OpenCL. saxpy.h comes from: gir-opt --emit-host=opencl-c ../saxpy.gir -o saxpy.h */
#include "saxpy.h"

#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 1000 };

static void check(cl_int error, const char *what) {
  if (error) {
    fprintf(stderr, "%s: OpenCL error %d\n", what, error);
    exit(1);
  }
}

int main(void) {
  float x[COUNT], y[COUNT];
  for (int i = 0; i < COUNT; i++) {
    x[i] = (float)i;
    y[i] = 1.0f;
  }
  cl_platform_id platforms[16];
  cl_uint count = 0;
  check(clGetPlatformIDs(16, platforms, &count), "platforms");
  cl_device_id device = NULL;
  for (cl_uint i = 0; i < count && i < 16 && !device; i++)
    clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 1, &device, NULL);
  check(device ? CL_SUCCESS : CL_DEVICE_NOT_FOUND, "device");

  cl_int error;
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  check(error, "context");
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &error);
  check(error, "queue");
  gir_buffer_f32 of_x = {clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof x, x, &error)};
  check(error, "buffer x");
  gir_buffer_f32 of_y = {clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof y, y, &error)};
  check(error, "buffer y");

  cl_kernel kernel;
  check(saxpy_load(context, device, &kernel), "saxpy_load");
  const size_t workgroups[3] = {(COUNT + 63) / 64, 1, 1};
  check(saxpy_launch(queue, kernel, workgroups, of_x, of_y, 2.0f, COUNT), "saxpy_launch");
  check(clEnqueueReadBuffer(queue, of_y.memory, CL_TRUE, 0, sizeof y, y, 0, NULL, NULL), "read");

  for (int i = 0; i < COUNT; i++)
    if (y[i] != 2.0f * (float)i + 1.0f) {
      fprintf(stderr, "y[%d] is %g\n", i, y[i]);
      return 1;
    }
  printf("y = %g %g %g … %g\n", y[0], y[1], y[2], y[COUNT - 1]);
  clReleaseKernel(kernel);
  clReleaseMemObject(of_x.memory);
  clReleaseMemObject(of_y.memory);
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
  return 0;
}
