// test/e2e/levenshtein.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

typedef unsigned short Distance;

static __device__ Distance least(Distance a, Distance b) {
  return a < b ? a : b;
}

static __device__ void next_row(Distance *row, unsigned char byte, const unsigned char *second, unsigned length) {
  Distance above_left = row[0];
  Distance left = above_left + 1;
  row[0] = left;
  for (unsigned j = 0; j < length; j++) {
    Distance above = row[j + 1];
    Distance replaced = above_left + (byte != second[j]);
    left = least(replaced, least(above + 1, left + 1));
    row[j + 1] = left;
    above_left = above;
  }
}

extern "C" __global__ __launch_bounds__(16)
void levenshtein(const unsigned char *bytes, const unsigned *offsets, Distance *distances, unsigned pairs) {
  Distance row[64];
  unsigned pair = blockIdx.x * blockDim.x + threadIdx.x;
  if (pair >= pairs)
    return;
  const unsigned *own = offsets + 2 * pair;
  unsigned start = own[0], middle = own[1], length = own[2] - middle;
  if (length > 63) {
    distances[pair] = 0xffff;
    return;
  }
  for (unsigned k = 0; k <= length; k++)
    row[k] = k;
  for (unsigned position = start; position < middle; position++)
    next_row(row, bytes[position], bytes + middle, length);
  distances[pair] = row[length];
}
