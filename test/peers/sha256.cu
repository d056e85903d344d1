// test/e2e/sha256.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

// Fractional parts of the cube roots of the first 64 primes.
__constant__ unsigned round_constants[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
};

static __device__ unsigned rotate_right(unsigned x, unsigned amount) {
  return x >> amount | x << (32 - amount);
}

extern "C" __global__ __launch_bounds__(32)
void sha256(const unsigned *blocks, unsigned *states, unsigned count) {
  unsigned schedule[64];
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  for (unsigned t = 0; t < 16; t++)
    schedule[t] = blocks[16 * i + t];
  for (unsigned t = 16; t < 64; t++) {
    unsigned x = schedule[t - 2], y = schedule[t - 15];
    unsigned sigma1 = rotate_right(x, 17) ^ rotate_right(x, 19) ^ x >> 10;
    unsigned sigma0 = rotate_right(y, 7) ^ rotate_right(y, 18) ^ y >> 3;
    schedule[t] = sigma1 + schedule[t - 7] + (sigma0 + schedule[t - 16]);
  }
  unsigned *state = states + 8 * i;
  unsigned a = state[0], b = state[1], c = state[2], d = state[3];
  unsigned e = state[4], f = state[5], g = state[6], h = state[7];
  unsigned old_a = a, old_b = b, old_c = c, old_d = d, old_e = e, old_f = f, old_g = g, old_h = h;
  for (unsigned round = 0; round < 64; round++) {
    unsigned sum1 = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25);
    unsigned chosen = (e & f) ^ (~e & g);
    unsigned t1 = h + sum1 + chosen + round_constants[round] + schedule[round];
    unsigned sum0 = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22);
    unsigned majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + (sum0 + majority);
  }
  state[0] = old_a + a;
  state[1] = old_b + b;
  state[2] = old_c + c;
  state[3] = old_d + d;
  state[4] = old_e + e;
  state[5] = old_f + f;
  state[6] = old_g + g;
  state[7] = old_h + h;
}
