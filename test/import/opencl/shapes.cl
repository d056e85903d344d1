// Shapes of loops: values that are handed round and read behind, several exits, a switch that falls through.

static int handed(int n, int s) {
  uint a = s, b = a * 3 + 1, c = 7, last = -1;
  for (int i = 0; i < n; i++) {
    uint t = a;
    a = b ^ i;
    b = c + t;
    c = t - b;
    last = a;
    if ((a & 15) == 3) break;
    if ((b & 31) == 9) {
      last = c;
      continue;
    }
  }
  return a * 31 + b * 17 + c + last;
}

static int exits(int n, int s) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < 9; j++) {
      s = (int)((uint)s * 1103515245u + 12345u);
      if ((s >> 20 & 63) == 5) return i * 100 + j;
      if ((s >> 16 & 127) == 77) goto out;
      if ((s >> 9 & 7) == 2) break;
    }
  }
  return s;
out:
  return -s;
}

static int falls(int n, int s) {
  int r = 0;
  for (int i = 0; i < n; i++) {
    switch ((s + i) % 7) {
    case 0: r += 3;
    case 1: r ^= i; break;
    case 2:
      if (r > 50) goto done;
      r += 11;
    case 5: r -= 2; continue;
    case 6: r *= 3; break;
    default: r += s & 3;
    }
    r += 1;
  }
done:
  return r;
}

__kernel void shapes(__global const int *in, __global int *out, int n) {
  int g = get_global_id(0);
  if (g >= n) return;
  int s = in[g], m = g % 13;
  out[g * 3] = handed(m, s);
  out[g * 3 + 1] = exits(m, s);
  out[g * 3 + 2] = falls(m, s);
}
