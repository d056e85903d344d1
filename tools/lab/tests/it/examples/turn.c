#include "turn.h"
#include <stdio.h>

#define CHECK(call) if ((call) != CL_SUCCESS) return __LINE__

int main(void) {
  cl_uint data[8];
  for (cl_uint i = 0; i < 8; i++)
    data[i] = i;
  cl_platform_id platforms[16];
  cl_uint count = 0;
  CHECK(clGetPlatformIDs(16, platforms, &count));
  cl_device_id device = NULL;
  for (cl_uint i = 0; i < count && !device; i++)
    clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, 1, &device, NULL);
  cl_int error;
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  CHECK(error);
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &error);
  CHECK(error);
  gir_buffer_u32 buffer = {clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof data, data, &error)};
  CHECK(error);
  cl_kernel kernel;
  CHECK(turn_load(context, device, &kernel));
  const size_t workgroups[3] = {1, 1, 1}, workgroup_size[3] = {8, 1, 1};
  const cl_uint2 two = {{3, 7}};
  CHECK(turn_launch(queue, kernel, workgroups, workgroup_size, buffer, 8, two));
  CHECK(clEnqueueReadBuffer(queue, buffer.memory, CL_TRUE, 0, sizeof data, data, 0, NULL, NULL));
  for (int i = 0; i < 8; i++)
    printf("%u%c", data[i], i < 7 ? ' ' : '\n');
  return 0;
}
