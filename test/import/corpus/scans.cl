// Scans, sorts and histograms in shared memory.

// run blelloch: 32 * 3 (in i32 192 small; out i32 192; out i32 3)
__kernel void blelloch(__global const int *in, __global int *out, __global int *sums) {
  __local int tree[64];
  int t = get_local_id(0), base = get_group_id(0) * 64;
  tree[2 * t] = in[base + 2 * t];
  tree[2 * t + 1] = in[base + 2 * t + 1];
  int stride = 1;
  for (int d = 32; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      int low = stride * (2 * t + 1) - 1, high = stride * (2 * t + 2) - 1;
      tree[high] += tree[low];
    }
    stride *= 2;
  }
  if (t == 0) {
    sums[get_group_id(0)] = tree[63];
    tree[63] = 0;
  }
  for (int d = 1; d < 64; d *= 2) {
    stride >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < d) {
      int low = stride * (2 * t + 1) - 1, high = stride * (2 * t + 2) - 1;
      int kept = tree[low];
      tree[low] = tree[high];
      tree[high] += kept;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + 2 * t] = tree[2 * t];
  out[base + 2 * t + 1] = tree[2 * t + 1];
}

// run hillis_steele: 64 * 2 (in f32 128 noise; out f32 128)
__kernel void hillis_steele(__global const float *in, __global float *out) {
  __local float sums[2][64];
  int t = get_local_id(0), from = 0;
  sums[0][t] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int offset = 1; offset < 64; offset <<= 1) {
    int to = 1 - from;
    if (t >= offset)
      sums[to][t] = sums[from][t] + sums[from][t - offset];
    else
      sums[to][t] = sums[from][t];
    barrier(CLK_LOCAL_MEM_FENCE);
    from = to;
  }
  out[get_global_id(0)] = sums[from][t];
}

// A pass of a radix sort by four bits, stable within the workgroup.
// run radix_pass: 32 * 2 (in u32 64 bits; out u32 64; val i32 8)
__kernel void radix_pass(__global const uint *keys, __global uint *sorted, int shift) {
  __local uint counts[16 * 32];
  int t = get_local_id(0);
  uint key = keys[get_global_id(0)];
  uint digit = (key >> shift) & 15u;
  for (int d = 0; d < 16; d++)
    counts[d * 32 + t] = digit == (uint)d;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t < 16) {
    uint sum = 0;
    for (int k = 0; k < 32; k++) {
      uint own = counts[t * 32 + k];
      counts[t * 32 + k] = sum;
      sum += own;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint before = 0;
  for (uint d = 0; d < digit; d++)
    for (int k = 0; k < 32; k++)
      before += ((keys[get_group_id(0) * 32 + k] >> shift) & 15u) == d;
  sorted[get_group_id(0) * 32 + before + counts[digit * 32 + t]] = key;
}

// run bitonic_sort: 32 * 2 (in i32 128 bits; out i32 128; val i32 1)
__kernel void bitonic_sort(__global const int *in, __global int *out, int ascending) {
  __local int keys[64];
  int t = get_local_id(0), base = get_group_id(0) * 64;
  keys[t] = in[base + t];
  keys[t + 32] = in[base + t + 32];
  for (int size = 2; size < 128; size <<= 1) {
    for (int stride = size / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      int at = 2 * t - (t & (stride - 1));
      int up = ((at & size) == 0) == (ascending != 0);
      int a = keys[at], b = keys[at + stride];
      if ((a > b) == up) {
        keys[at] = b;
        keys[at + stride] = a;
      }
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + t] = keys[t];
  out[base + t + 32] = keys[t + 32];
}

// A histogram for each quarter of the workgroup, which are added up.
// run histogram_privatised: 64 * 2 (in u8 1000 bits; io u32 256 zeros; val u32 1000)
__kernel void histogram_privatised(__global const uchar *data, volatile __global uint *bins, uint n) {
  __local uint parts[4][256];
  uint t = get_local_id(0);
  for (uint k = t; k < 4 * 256; k += get_local_size(0))
    parts[k / 256][k % 256] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&parts[t & 3][data[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint bin = t; bin < 256; bin += get_local_size(0)) {
    uint sum = parts[0][bin] + parts[1][bin] + parts[2][bin] + parts[3][bin];
    if (sum)
      atomic_add(&bins[bin], sum);
  }
}

// Those that are wanted keep their order: flags, a scan of them, a scatter.
// run compact: 64 * 1 (in i32 64 small; io i32 64 zeros; io i32 1 zeros)
__kernel void compact(__global const int *in, __global int *kept, __global int *count) {
  __local int places[64];
  int t = get_local_id(0);
  int own = in[t];
  bool wanted = own > 0 && own % 3 != 0;
  places[t] = wanted ? 1 : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int offset = 1; offset < 64; offset *= 2) {
    int other = t >= offset ? places[t - offset] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    places[t] += other;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (wanted)
    kept[places[t] - 1] = own;
  if (t == 63)
    *count = places[63];
}

// Odd and even neighbours are exchanged until nothing moves.
// run odd_even: 16 * 2 (io i16 64 bits; out i32 2)
__kernel void odd_even(__global short *all, __global int *rounds) {
  __local short s[32];
  __local int moved;
  int t = get_local_id(0);
  __global short *own = all + get_group_id(0) * 32;
  s[2 * t] = own[2 * t];
  s[2 * t + 1] = own[2 * t + 1];
  int round = 0, any;
  do {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0)
      moved = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int odd = 0; odd < 2; odd++) {
      int at = 2 * t + odd;
      if (at + 1 < 32 && s[at] > s[at + 1]) {
        short high = s[at];
        s[at] = s[at + 1];
        s[at + 1] = high;
        moved = 1;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    }
    any = moved;
    round++;
  } while (any);
  own[2 * t] = s[2 * t];
  own[2 * t + 1] = s[2 * t + 1];
  if (t == 0)
    rounds[get_group_id(0)] = round;
}
