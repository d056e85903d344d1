/* y = a x + y over floats with OpenMP: `saxpy COUNT RUNS` prints the nanoseconds of each run.
 * Memory is touched first by the threads that use it. */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  long count = argc > 2 ? atol(argv[1]) : 0;
  int runs = argc > 2 ? atoi(argv[2]) : 0;
  float *x = malloc(count * sizeof(float)), *y = malloc(count * sizeof(float));
  float a = (float)argc;
  if (count < 1 || !x || !y)
    return 1;
#pragma omp parallel for
  for (long i = 0; i < count; i++)
    x[i] = y[i] = 0;
  for (int run = 0; run < runs; run++) {
    double start = omp_get_wtime();
#pragma omp parallel for simd
    for (long i = 0; i < count; i++)
      y[i] = a * x[i] + y[i];
    printf("%.0f\n", (omp_get_wtime() - start) * 1e9);
  }
  return y[count - 1] != 0;
}
