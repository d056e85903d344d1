// Structures, unions, tables, switches, functions with pointers to locals.

typedef struct {
  float position[3];
  float speed[3];
  int hits;
  uchar kind;
} Particle;

typedef struct {
  float scale;
  int shift;
  float limits[2];
} Settings;

static void bounce(float *position, float *speed, float low, float high) {
  if (*position < low || *position > high)
    *speed = -*speed;
}

__kernel void move(__global Particle *particles, Settings settings, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  Particle own = particles[i];
  for (int axis = 0; axis < 3; axis++) {
    own.position[axis] += own.speed[axis] * settings.scale;
    float before = own.speed[axis];
    bounce(&own.position[axis], &own.speed[axis], settings.limits[0], settings.limits[1]);
    own.hits += own.speed[axis] != before;
  }
  own.kind ^= (uchar)(own.hits << settings.shift);
  particles[i] = own;
}

typedef union {
  float number;
  uint bits;
  uchar bytes[4];
} Word;

// The bytes of a float, reversed, and its exponent.
__kernel void pick(__global const float *x, __global uint *reversed, __global int *exponents) {
  size_t i = get_global_id(0);
  Word word, other;
  word.number = x[i];
  for (int k = 0; k < 4; k++)
    other.bytes[k] = word.bytes[3 - k];
  reversed[i] = other.bits;
  exponents[i] = (int)((word.bits >> 23) & 255u) - 127;
}

// A machine with a stack: digits push, other codes compute.
__kernel void interpret(__global const uchar *codes, __global int *results, uint length) {
  int stack[8];
  int depth = 0;
  for (int k = 0; k < 8; k++)
    stack[k] = 0;
  __global const uchar *own = codes + get_global_id(0) * length;
  for (uint at = 0; at < length; at++) {
    uchar code = own[at];
    switch (code) {
    case 10:
      stack[(depth - 2) & 7] += stack[(depth - 1) & 7];
      depth--;
      break;
    case 11:
      stack[(depth - 2) & 7] *= stack[(depth - 1) & 7];
      depth--;
      break;
    case 12:
      stack[(depth - 1) & 7] = -stack[(depth - 1) & 7];
      break;
    case 13: {
      int other = stack[depth & 7];
      stack[depth & 7] = stack[(depth - 1) & 7];
      depth++;
      stack[(depth + 1) & 7] = other;
      break;
    }
    default:
      stack[depth & 7] = code;
      depth++;
    }
  }
  results[get_global_id(0)] = stack[(depth - 1) & 7];
}

// Breadth-first levels of a graph: neighbours of `level` get the next.
__kernel void bfs(__global const uint *starts, __global const uint *edges, __global int *levels,
                  volatile __global int *changed, int level, uint n) {
  uint node = get_global_id(0);
  if (node >= n || levels[node] != level)
    return;
  for (uint at = starts[node]; at < starts[node + 1]; at++) {
    uint next = edges[at];
    if (atomic_cmpxchg((volatile __global int *)&levels[next], -1, level + 1) == -1)
      atomic_xchg(changed, 1);
  }
}

// The places where a word begins in a text.
__kernel void search(__global const char *text, uint length, __constant char *word, uint size,
                     __global uint *found, volatile __global uint *count) {
  uint at = get_global_id(0);
  if (at + size > length)
    return;
  for (uint k = 0; k < size; k++)
    if (text[at + k] != word[k])
      return;
  found[at] = 1;
  atomic_inc(count);
}

// Integers: products of halves, rotations, saturation, bits.
__kernel void integers(__global const int *x, __global const int *y, __global int *out) {
  size_t i = get_global_id(0);
  int a = x[i], b = y[i];
  uint u = as_uint(a), v = as_uint(b);
  __global int *own = out + i * 12;
  own[0] = mul_hi(a, b);
  own[1] = as_int(mul_hi(u, v));
  own[2] = as_int(rotate(u, v));
  own[3] = add_sat(a, b);
  own[4] = as_int(sub_sat(u, v));
  own[5] = popcount(u) + (int)clz(v);
  own[6] = hadd(a, b);
  own[7] = as_int(rhadd(u, v));
  own[8] = as_int(abs_diff(a, b));
  own[9] = max(a, b) ^ as_int(min(u, v));
  own[10] = convert_char_sat(a) * 256 + convert_uchar_sat(b);
  own[11] = clamp(a, -1000, 1000) + select(a, b, a > b);
}

// Vectors at any address, shuffles, lanes chosen at run time.
__kernel void vectors(__global const float *x, __global float *y, uint lane) {
  size_t i = get_global_id(0);
  float4 a = vload4(i, x), b = a.wzyx;
  float3 c = vload3(0, x + i);
  float4 d = a * b + (float4)(c, 1.0f);
  d[lane & 3] += 2.0f;
  float8 e = (float8)(a, b);
  vstore4(d + e.even - e.odd, i, y);
}

// A buffer that may be absent for the compiler, text for the host.
__kernel void report(__global const int *x, __global const int *mask, __global int *out) {
  size_t i = get_global_id(0);
  out[i] = mask && mask[i] ? x[i] : 0;
  if (x[i] > 2)
    printf("item %d has %d, %.1f\n", (int)i, x[i], x[i] * 0.5f);
}
