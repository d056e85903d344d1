/* C = A B of N x N floats by tiles of 16 x 16 in local memory, the algorithm of test/e2e/matmul.gir, in OpenCL C:
 * `matmul N RUNS` runs it on the first device and prints the nanoseconds of each run. */
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const char *source =
    "kernel __attribute__((reqd_work_group_size(16, 16, 1)))\n"
    "void matmul(global const float *a, global const float *b, global float *c, uint m, uint n, uint k) {\n"
    "  local float at[16][16], bt[16][16];\n"
    "  uint column = get_global_id(0), row = get_global_id(1);\n"
    "  uint x = get_local_id(0), y = get_local_id(1);\n"
    "  float sum = 0;\n"
    "  for (uint first = 0; first < k; first += 16) {\n"
    "    at[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0;\n"
    "    bt[y][x] = first + y < k && column < n ? b[(first + y) * n + column] : 0;\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    for (uint i = 0; i < 16; i++)\n"
    "      sum += at[y][i] * bt[i][x];\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "  }\n"
    "  if (row < m && column < n)\n"
    "    c[row * n + column] = sum;\n"
    "}\n";

static void check(cl_int error, const char *what) {
  if (error == CL_SUCCESS)
    return;
  fprintf(stderr, "%s: OpenCL error %d\n", what, error);
  exit(1);
}

int main(int argc, char **argv) {
  cl_uint n = argc > 2 ? (cl_uint)atoi(argv[1]) : 0;
  int runs = argc > 2 ? atoi(argv[2]) : 0;
  cl_platform_id platform;
  cl_device_id device;
  cl_int error;
  check(clGetPlatformIDs(1, &platform, NULL), "platform");
  check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL), "device");
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &error);
  check(error, "context");
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &error);
  check(error, "queue");
  cl_program program = clCreateProgramWithSource(context, 1, &source, NULL, &error);
  check(error, "program");
  check(clBuildProgram(program, 1, &device, "", NULL, NULL), "build");
  cl_kernel kernel = clCreateKernel(program, "matmul", &error);
  check(error, "kernel");
  size_t size = (size_t)n * n * sizeof(float);
  float *zeros = calloc(1, size);
  for (cl_uint i = 0; i < 3; i++) {
    cl_mem buffer = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, size, zeros, &error);
    check(error, "buffer");
    check(clSetKernelArg(kernel, i, sizeof buffer, &buffer), "argument");
    check(clSetKernelArg(kernel, 3 + i, sizeof n, &n), "argument");
  }
  size_t global[] = {n, n}, local[] = {16, 16};
  /* The first run compiles for the size of the workgroup, and is not counted. */
  for (int run = -1; run < runs; run++) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    check(clEnqueueNDRangeKernel(queue, kernel, 2, NULL, global, local, 0, NULL, NULL), "launch");
    check(clFinish(queue), "run");
    clock_gettime(CLOCK_MONOTONIC, &end);
    if (run >= 0)
      printf("%.0f\n", (end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec));
  }
  return 0;
}
