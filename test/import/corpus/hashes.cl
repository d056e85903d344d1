// Integers in all shapes: checksums, ciphers, codes, random numbers.

__constant uint round_keys[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

#define ROTR(x, n) (((x) >> (n)) | ((x) << (32 - (n))))

// run sha256: 16 * 1 (in u32 256 bits; out u32 128)
__kernel void sha256(__global const uint *blocks, __global uint *digests) {
  int i = get_global_id(0);
  uint w[64];
  for (int t = 0; t < 16; t++)
    w[t] = blocks[i * 16 + t];
  for (int t = 16; t < 64; t++) {
    uint s0 = ROTR(w[t - 15], 7) ^ ROTR(w[t - 15], 18) ^ (w[t - 15] >> 3);
    uint s1 = ROTR(w[t - 2], 17) ^ ROTR(w[t - 2], 19) ^ (w[t - 2] >> 10);
    w[t] = w[t - 16] + s0 + w[t - 7] + s1;
  }
  uint h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], z = h[7];
  for (int t = 0; t < 64; t++) {
    uint t1 = z + (ROTR(e, 6) ^ ROTR(e, 11) ^ ROTR(e, 25)) + ((e & f) ^ (~e & g)) + round_keys[t] + w[t];
    uint t2 = (ROTR(a, 2) ^ ROTR(a, 13) ^ ROTR(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    z = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + t2;
  }
  uint sums[8] = {a, b, c, d, e, f, g, z};
  for (int k = 0; k < 8; k++)
    digests[i * 8 + k] = h[k] + sums[k];
}

// run md5: 16 * 1 (in u32 256 bits; in u32 64 bits; out u32 64)
__kernel void md5(__global const uint *blocks, __global const uint *sines, __global uint *digests) {
  int i = get_global_id(0);
  const uchar turns[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
  uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
  for (int k = 0; k < 64; k++) {
    uint f;
    int g;
    if (k < 16) {
      f = (b & c) | (~b & d);
      g = k;
    } else if (k < 32) {
      f = (d & b) | (~d & c);
      g = (5 * k + 1) % 16;
    } else if (k < 48) {
      f = b ^ c ^ d;
      g = (3 * k + 5) % 16;
    } else {
      f = c ^ (b | ~d);
      g = (7 * k) % 16;
    }
    f += a + sines[k] + blocks[i * 16 + g];
    a = d;
    d = c;
    c = b;
    uint turn = turns[k / 16][k % 4];
    b += (f << turn) | (f >> (32 - turn));
  }
  digests[4 * i] = a + 0x67452301;
  digests[4 * i + 1] = b + 0xefcdab89;
  digests[4 * i + 2] = c + 0x98badcfe;
  digests[4 * i + 3] = d + 0x10325476;
}

// run crc32: 32 * 1 (in u8 960 bits; out u32 32; val i32 30)
__kernel void crc32(__global const uchar *bytes, __global uint *sums, int length) {
  __local uint table[256];
  for (int n = get_local_id(0); n < 256; n += get_local_size(0)) {
    uint c = n;
    for (int k = 0; k < 8; k++)
      c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
    table[n] = c;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint crc = 0xffffffffu;
  for (int k = 0; k < length; k++)
    crc = table[(crc ^ bytes[get_global_id(0) * length + k]) & 0xff] ^ (crc >> 8);
  sums[get_global_id(0)] = ~crc;
}

// run fnv64: 32 * 1 (in i8 960 bits; out u64 32; val i32 30)
__kernel void fnv64(__global const char *bytes, __global ulong *sums, int length) {
  ulong hash = 14695981039346656037ul;
  for (int k = 0; k < length; k++) {
    hash ^= (uchar)bytes[get_global_id(0) * length + k];
    hash *= 1099511628211ul;
  }
  sums[get_global_id(0)] = hash;
}

static uchar times2(uchar x) { return (uchar)((x << 1) ^ ((x >> 7) * 0x1b)); }

// A round of AES without its last key: shift rows, mix columns, add.
// run aes_round: 16 * 1 (in u8 256 bits; in u8 256 bits; in u8 16 bits; out u8 256)
__kernel void aes_round(__global const uchar *states, __global const uchar *box, __global const uchar *key,
                        __global uchar *results) {
  int i = get_global_id(0);
  uchar state[4][4], mixed[4][4];
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 4; column++)
      state[row][column] = box[states[i * 16 + ((column + row) % 4) * 4 + row]];
  for (int column = 0; column < 4; column++) {
    uchar a = state[0][column], b = state[1][column], c = state[2][column], d = state[3][column];
    uchar all = a ^ b ^ c ^ d;
    mixed[0][column] = a ^ all ^ times2(a ^ b);
    mixed[1][column] = b ^ all ^ times2(b ^ c);
    mixed[2][column] = c ^ all ^ times2(c ^ d);
    mixed[3][column] = d ^ all ^ times2(d ^ a);
  }
  for (int k = 0; k < 16; k++)
    results[i * 16 + k] = mixed[k % 4][k / 4] ^ key[k];
}

// Codes of Huffman are read bit by bit along a tree of 15 inner nodes.
// run huffman: 8 * 1 (in u8 128 bits; in i8 32 tree16; out u8 256; val i32 32)
__kernel void huffman(__global const uchar *bits, __global const char *tree, __global uchar *symbols, int count) {
  int i = get_global_id(0);
  uint at = 0;
  for (int k = 0; k < count; k++) {
    int node = 0;
    do {
      int bit = at < 128 ? (bits[i * 16 + at / 8] >> (at % 8)) & 1 : 0;
      at++;
      node = tree[node * 2 + bit];
    } while (node > 0);
    symbols[i * count + k] = (uchar)-node;
  }
}

// Circles by random numbers of xorshift.
// run monte_carlo: 32 * 2 (in u32 64 odd; io u32 1 zeros; out u32 64; val i32 50)
__kernel void monte_carlo(__global const uint *seeds, volatile __global uint *inside, __global uint *last, int tries) {
  __local uint hits;
  if (get_local_id(0) == 0)
    hits = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint state = seeds[get_global_id(0)], own = 0;
  for (int k = 0; k < tries; k++) {
    float p[2];
    for (int axis = 0; axis < 2; axis++) {
      state ^= state << 13;
      state ^= state >> 17;
      state ^= state << 5;
      p[axis] = (state >> 8) * (1.0f / 16777216.0f);
    }
    if (p[0] * p[0] + p[1] * p[1] <= 1.0f)
      own++;
  }
  atomic_add(&hits, own);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    atomic_add(inside, hits);
  last[get_global_id(0)] = state;
}

// Ten rounds of Philox with four words of 32 bits.
// run philox: 32 * 1 (in u32 64 bits; out u32 128)
__kernel void philox(__global const uint *keys, __global uint *numbers) {
  uint i = get_global_id(0);
  uint k0 = keys[2 * i], k1 = keys[2 * i + 1];
  uint c[4] = {i, 0, 7, 0xffffffffu};
  for (int round = 0; round < 10; round++) {
    ulong a = (ulong)c[0] * 0xd2511f53u, b = (ulong)c[2] * 0xcd9e8d57u;
    uint n0 = (uint)(b >> 32) ^ c[1] ^ k0, n2 = (uint)(a >> 32) ^ c[3] ^ k1;
    c[1] = (uint)b;
    c[3] = (uint)a;
    c[0] = n0;
    c[2] = n2;
    k0 += 0x9e3779b9u;
    k1 += 0xbb67ae85u;
  }
  for (int k = 0; k < 4; k++)
    numbers[4 * i + k] = c[k];
}

// Numbers of many words: products of 128 bits and their square roots.
// run wide_words: 32 * 1 (in u64 64 bits; out u64 96)
__kernel void wide_words(__global const ulong *x, __global ulong *y) {
  int i = get_global_id(0);
  ulong a = x[2 * i], b = x[2 * i + 1];
  ulong al = a & 0xffffffffu, ah = a >> 32, bl = b & 0xffffffffu, bh = b >> 32;
  ulong mid = ah * bl + (al * bl >> 32);
  ulong mid2 = al * bh + (mid & 0xffffffffu);
  y[3 * i] = a * b;
  y[3 * i + 1] = ah * bh + (mid >> 32) + (mid2 >> 32);
  ulong root = 0, bit = (ulong)1 << 62, rest = a;
  while (bit > rest)
    bit >>= 2;
  while (bit != 0) {
    if (rest >= root + bit) {
      rest -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
    bit >>= 2;
  }
  y[3 * i + 2] = root;
}

// Tricks with bits: next permutation, Gray's code, Morton's order, parity, the lowest bit.
// run tricks: 64 * 1 (in u32 64 odd; out u32 384)
__kernel void tricks(__global const uint *x, __global uint *y) {
  int i = get_global_id(0);
  uint v = x[i];
  uint t = v | (v - 1);
  uint low = v & -v;
  uint shift = 0;
  for (uint k = low; k > 1; k >>= 1)
    shift++;
  y[6 * i] = (t + 1) | (((~t & -~t) - 1) >> ((shift + 1) & 31));
  y[6 * i + 1] = v ^ (v >> 1);
  uint m = v & 0xffff;
  m = (m | (m << 8)) & 0x00ff00ff;
  m = (m | (m << 4)) & 0x0f0f0f0f;
  m = (m | (m << 2)) & 0x33333333;
  m = (m | (m << 1)) & 0x55555555;
  y[6 * i + 2] = m;
  uint p = v;
  p ^= p >> 16;
  p ^= p >> 8;
  p ^= p >> 4;
  y[6 * i + 3] = (0x6996 >> (p & 15)) & 1;
  y[6 * i + 4] = low;
  uint c = v - ((v >> 1) & 0x55555555);
  c = (c & 0x33333333) + ((c >> 2) & 0x33333333);
  y[6 * i + 5] = (((c + (c >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}
