// test/e2e/binary_search.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

// The first place whose number is not less than the wanted one, or greater.
static __device__ unsigned bound(const long long *table, unsigned n, long long wanted, bool past) {
  unsigned low = 0, high = n;
  while (low < high) {
    unsigned middle = low + (high - low) / 2;
    long long number = table[middle];
    if (number < wanted || (past && number == wanted))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

extern "C" __global__ __launch_bounds__(64)
void binary_search(const long long *table, const long long *wanted, unsigned *places, unsigned *times, unsigned n,
                   unsigned count) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  unsigned place = bound(table, n, wanted[i], false), end = bound(table, n, wanted[i], true);
  places[i] = place;
  times[i] = end - place;
}
