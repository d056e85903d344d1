// What the language allows: `goto`, switches that fall through, nested arrays, pointers to pointers.

// A machine with registers: fetch, decode, jump.
// run interpreter: 16 * 2 (in u32 64 bits; out i32 128; val i32 64; val i32 200)
__kernel void interpreter(__global const uint *code, __global int *out, int length, int steps) {
  int r[4] = {(int)get_global_id(0), 1, 2, 3};
  int pc = 0;
  while (steps-- > 0) {
    uint op = code[pc++ % length];
    int a = (op >> 4) & 3, b = (op >> 6) & 3, c = (op >> 8) & 3;
    switch (op & 15) {
    case 0:
      r[a] = r[b] + r[c];
      break;
    case 1:
      r[a] = r[b] - r[c];
      break;
    case 2:
      r[a] = r[b] * r[c];
      break;
    case 3:
      r[a] ^= r[b];
      // Falls through.
    case 4:
      r[a] = (int)((uint)r[a] << (r[c] & 31));
      break;
    case 5:
      r[a] = r[b] >> (r[c] & 31);
      break;
    case 6:
      if (r[a] < r[b])
        pc += (op >> 10) & 7;
      break;
    case 7:
      if (r[a] == 0)
        goto done;
      break;
    case 8:
      r[a] = r[b] % (r[c] | 1);
      break;
    case 9:
      r[a] = (r[b] == (-2147483647 - 1)) ? 7 : r[b] / ((r[c] & 0xff) + 1);
      break;
    case 10:
    case 11:
      r[a] = (int)(op >> 12);
      break;
    case 12:
      pc = pc >= 9 ? pc - 9 : 0;
      steps -= 3;
      break;
    default:
      r[a]++;
    }
  }
done:
  for (int k = 0; k < 4; k++)
    out[get_global_id(0) * 4 + k] = r[k];
}

// `goto` into and out of what looks like loops.
// run jumps: 64 * 1 (in i32 64 small; out i32 64)
__kernel void jumps(__global const int *x, __global int *y) {
  int i = get_global_id(0);
  int n = x[i] < 0 ? -x[i] : x[i], sum = 0;
again:
  if (n > 90)
    goto out;
  sum += n;
  if (n & 1) {
    n = 3 * n + 1;
    if (n > 60)
      goto shrink;
    goto again;
  }
  n += 7;
  goto again;
shrink:
  n /= 2;
  sum -= n;
  if (sum < 500 && n > 3)
    goto again;
out:
  y[i] = sum * 100 + n;
}

// Arrays of arrays, a pointer to a pointer, a pointer that walks.
// run pointers_walk: 32 * 1 (in i32 96 small; out i32 64)
__kernel void pointers_walk(__global const int *x, __global int *y) {
  int i = get_global_id(0);
  int table[3][4];
  int *rows[3] = {table[2], table[0], table[1]};
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 4; column++)
      table[row][column] = x[(i * 3 + row + column * 5) % 96];
  int sum = 0;
  for (int k = 0; k < 3; k++) {
    const int *p = rows[k];
    for (int n = 4; n > 0; n--)
      sum = sum * 3 + *p++;
  }
  y[2 * i] = sum;
  int *p = table[i % 3];
  int **pp = &p;
  *pp += 2;
  (*p)++;
  **pp += p[-1];
  y[2 * i + 1] = *p;
}

typedef struct {
  char tag;
  short pair[2];
  double weight;
  struct {
    uchar r, g, b;
  } colour[3];
} Record;

// Structures in structures with padding, in memory of all kinds.
// run records: 16 * 2 (in u8 1024 bits; out f64 32; out i32 32)
__kernel void records(__global const uchar *bytes, __global double *weights, __global int *sums) {
  __local Record shared[16];
  int t = get_local_id(0), i = get_global_id(0);
  Record own;
  own.tag = (char)bytes[i * 4];
  own.pair[0] = (short)(bytes[i * 4 + 1] * 257);
  own.pair[1] = (short)-own.pair[0];
  own.weight = bytes[i * 4 + 2] * 0.125;
  for (int k = 0; k < 3; k++) {
    own.colour[k].r = bytes[(i * 7 + k) & 1023];
    own.colour[k].g = own.colour[k].r + own.tag;
    own.colour[k].b = own.colour[k / 2].r;
  }
  shared[t] = own;
  barrier(CLK_LOCAL_MEM_FENCE);
  Record other = shared[(t + 5) % 16];
  other.colour[t % 3] = own.colour[(t + 1) % 3];
  weights[i] = other.weight - own.weight;
  int sum = other.tag + other.pair[0] - own.pair[1];
  for (int k = 0; k < 3; k++)
    sum += other.colour[k].r * 3 + other.colour[k].g * 5 + other.colour[k].b * 7;
  sums[i] = sum;
}

// Integers of 8 and 16 bits widen, wrap and compare as the language says.
// run narrow: 64 * 1 (in i8 64 bits; in u8 64 bits; in i16 64 bits; in u16 64 bits; out i32 512)
__kernel void narrow(__global const char *a, __global const uchar *b, __global const short *c,
                     __global const ushort *d, __global int *y) {
  int i = get_global_id(0);
  char x = a[i];
  uchar u = b[i];
  short s = c[i];
  ushort v = d[i];
  y[8 * i] = x + u;
  x = (char)(x * 3 + u);
  y[8 * i + 1] = x;
  u -= 200;
  y[8 * i + 2] = u >> 1;
  s = (short)(s << 3);
  y[8 * i + 3] = s / 5;
  v = (ushort)(v * v);
  y[8 * i + 4] = v % 77;
  y[8 * i + 5] = (x < u) + 2 * (s < v) + 4 * ((uchar)x < u) + 8 * ((ushort)s < v);
  y[8 * i + 6] = (int)((uint)x >> 20) ^ ~s;
  y[8 * i + 7] = (int)((long)s * v >> 3) + (x ? u / x : -1);
}

// Loops of all shapes, with exits from the middle of two.
// run nested: 32 * 2 (in i32 64 small; out i32 64)
__kernel void nested(__global const int *x, __global int *y) {
  int i = get_global_id(0);
  int found = -1, steps = 0;
  for (int a = 1; a < 20; a++) {
    if (a % 3 == 0)
      continue;
    int b = a;
    do {
      steps++;
      if (a * b == (x[i] & 127) + 6) {
        found = a * 100 + b;
        break;
      }
      b += 2;
      if (b > 30)
        goto next;
    } while (b < 25 + (x[i] & 3));
    if (found >= 0)
      break;
  next:
    steps += 1000;
  }
  y[i] = found * 100000 + steps;
}

// A queue in a ring, a stack, and a list by indices.
// run containers: 16 * 1 (in i32 256 small; out i32 64)
__kernel void containers(__global const int *x, __global int *y) {
  int i = get_global_id(0);
  short next[16];
  int values[16], ring[4];
  int head = -1, begin = 0, count = 0, lost = 0;
  for (int k = 0; k < 16; k++) {
    int value = x[i * 16 + k];
    values[k] = value;
    int at = head, before = -1;
    while (at >= 0 && values[at] < value) {
      before = at;
      at = next[at];
    }
    next[k] = (short)at;
    if (before < 0)
      head = k;
    else
      next[before] = (short)k;
    if (count == 4) {
      lost += ring[begin];
      begin = (begin + 1) & 3;
      count--;
    }
    ring[(begin + count++) & 3] = value;
  }
  int sum = 0, weight = 1;
  for (int at = head; at >= 0; at = next[at])
    sum += values[at] * weight++;
  y[4 * i] = sum;
  y[4 * i + 1] = lost;
  y[4 * i + 2] = ring[begin];
  y[4 * i + 3] = values[head];
}
