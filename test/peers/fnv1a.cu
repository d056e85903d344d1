// test/e2e/fnv1a.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(32)
void fnv1a(const unsigned char *bytes, const unsigned *offsets, unsigned long long *hashes, unsigned count) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  unsigned long long hash = 0xcbf29ce484222325;
  unsigned end = offsets[i + 1];
  for (unsigned position = offsets[i]; position < end; position++)
    hash = (hash ^ bytes[position]) * 0x100000001b3;
  hashes[i] = hash;
}
