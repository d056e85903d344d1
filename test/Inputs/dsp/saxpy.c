// A host of saxpy: fails unless the first 100 numbers are a * x + y, and the others are unchanged.
#include "kernel.h"

int main(void) {
  float x[128], y[128];
  const uint32_t workgroups[3] = {2, 1, 1};
  for (int i = 0; i < 128; ++i) {
    x[i] = (float)i;
    y[i] = 1.0f;
  }
  gir_launch_saxpy(workgroups, x, y, 2.0f, 100u);
  for (int i = 0; i < 128; ++i)
    if (y[i] != (i < 100 ? 2.0f * (float)i + 1.0f : 1.0f))
      return 1;
  return 0;
}
