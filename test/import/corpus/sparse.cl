// Sparse matrices, graphs, trees and strings.

// run csr: 16 * 1 (in i32 17 iota3; in i32 48 below 16; in f32 48 noise; in f32 16 noise; out f32 16; val i32 16)
__kernel void csr(__global const int *rows, __global const int *columns, __global const float *values,
                  __global const float *x, __global float *y, int n) {
  int row = get_global_id(0);
  if (row < n) {
    float sum = 0.0f;
    for (int k = rows[row]; k < rows[row + 1]; ++k)
      sum += values[k] * x[columns[k]];
    y[row] = sum;
  }
}

// run ell: 16 * 2 (in i32 160 below 40; in f64 160 noise; in f64 40 noise; out f64 32; val i32 32; val i32 5)
__kernel void ell(__global const int *columns, __global const double *values, __global const double *x,
                  __global double *y, int n, int width) {
  int row = get_global_id(0);
  double sum = 0;
  for (int k = 0; k < width; k++) {
    int column = columns[k * n + row];
    if (column < 32)
      sum += values[k * n + row] * x[column];
  }
  y[row] = sum;
}

// Rows by whole workgroups, with a sum as a tree.
// run csr_vector: 16 * 6 (in u32 7 iota3; in u32 18 below 20; in f32 18 noise; in f32 20 noise; out f32 6)
__kernel void csr_vector(__global const uint *rows, __global const uint *columns, __global const float *values,
                         __global const float *x, __global float *y) {
  __local float parts[16];
  uint row = get_group_id(0), lane = get_local_id(0);
  float sum = 0.0f;
  for (uint k = rows[row] + lane; k < rows[row + 1]; k += 16)
    sum += values[k] * x[columns[k]];
  parts[lane] = sum;
  for (uint half_ = 8; half_ > 0; half_ /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < half_)
      parts[lane] += parts[lane + half_];
  }
  if (lane == 0)
    y[row] = parts[0];
}

typedef struct {
  int first;
  int count;
} Node;

// A step of a search by levels, with a mask of those that are new.
// run bfs_step: 32 * 1 (in i32 64 pairs3; in i32 96 below 32; io u8 32 flag0; io u8 32 zeros; io u8 32 flag0; io i32 32 zeros; val i32 32)
__kernel void bfs_step(__global const int *pairs, __global const int *edges, __global uchar *mask,
                       __global uchar *updating, __global const uchar *visited, __global int *cost, int n) {
  __global const Node *nodes = (__global const Node *)pairs;
  int id = get_global_id(0);
  if (id < n && mask[id]) {
    mask[id] = false;
    for (int k = nodes[id].first; k < nodes[id].first + nodes[id].count; k++) {
      int to = edges[k];
      if (!visited[to]) {
        cost[to] = cost[id] + 1;
        updating[to] = true;
      }
    }
  }
}

// Sets are joined by their least members; all are found by halving paths.
// run union_find: 1 * 1 (in i32 40 below 24; io i32 24 iota; val i32 20)
__kernel void union_find(__global const int *pairs, __global int *parent, int edges) {
  for (int e = 0; e < edges; e++) {
    int a = pairs[2 * e], b = pairs[2 * e + 1];
    while (a != parent[a]) {
      parent[a] = parent[parent[a]];
      a = parent[a];
    }
    while (b != parent[b]) {
      parent[b] = parent[parent[b]];
      b = parent[b];
    }
    if (a < b)
      parent[b] = a;
    else if (b < a)
      parent[a] = b;
  }
  for (int k = 0; k < 24; k++) {
    int root = k;
    while (root != parent[root])
      root = parent[root];
    parent[k] = root;
  }
}

// A search tree without pointers: children of `k` are `2 k + 1` and `2 k + 2`.
// run tree_search: 32 * 2 (in i32 64 bits; in i32 31 iota; out i32 64; val i32 31)
__kernel void tree_search(__global const int *queries, __global const int *tree, __global int *found, int n) {
  int i = get_global_id(0);
  int query = queries[i] & 31;
  int at = 0, steps = 0;
  while (at < n) {
    int key = tree[at];
    steps++;
    if (key == query)
      break;
    at = 2 * at + (query < key ? 1 : 2);
  }
  found[i] = at < n ? at : -steps;
}

// Two strings in small, by diagonals: the best local alignment.
// run smith_waterman: 32 * 1 (in i8 32 below 4; in i8 40 below 4; out i32 1312; io i32 1 zeros; val i32 40)
__kernel void smith_waterman(__global const char *a, __global const char *b, __global int *scores,
                             volatile __global int *best, int length) {
  int row = get_local_id(0);
  int width = length + 1;
  scores[row * width] = 0;
  for (int diagonal = 0; diagonal < 32 + length; diagonal++) {
    barrier(CLK_GLOBAL_MEM_FENCE);
    int column = diagonal - row + 1;
    if (column >= 1 && column <= length) {
      int corner = row > 0 ? scores[(row - 1) * width + column - 1] : 0;
      int above = row > 0 ? scores[(row - 1) * width + column] : 0;
      int left = scores[row * width + column - 1];
      int score = corner + (a[row] == b[column - 1] ? 3 : -2);
      score = max(score, above - 1);
      score = max(score, left - 1);
      score = max(score, 0);
      scores[row * width + column] = score;
      atomic_max(best, score);
    }
  }
}

// Needleman and Wunsch with a square in shared memory.
// run needleman: 16 * 1 (in i32 256 small; out i32 289; val i32 10)
__kernel void needleman(__global const int *reference, __global int *result, int penalty) {
  __local int table[17][17];
  int t = get_local_id(0);
  table[t + 1][0] = -(t + 1) * penalty;
  table[0][t + 1] = -(t + 1) * penalty;
  if (t == 0)
    table[0][0] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int m = 0; m < 16; m++) {
    if (t <= m) {
      int x = t + 1, y = m - t + 1;
      int best = table[y - 1][x - 1] + reference[(y - 1) * 16 + x - 1];
      int left = table[y][x - 1] - penalty, up = table[y - 1][x] - penalty;
      table[y][x] = best > left ? (best > up ? best : up) : (left > up ? left : up);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int m = 14; m >= 0; m--) {
    if (t <= m) {
      int x = t + 16 - m, y = 16 - t;
      int best = table[y - 1][x - 1] + reference[(y - 1) * 16 + x - 1];
      int left = table[y][x - 1] - penalty, up = table[y - 1][x] - penalty;
      table[y][x] = best > left ? (best > up ? best : up) : (left > up ? left : up);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int k = t; k < 17 * 17; k += 16)
    result[k] = table[k / 17][k % 17];
}

// A table of skips, as Horspool's search has it.
// run horspool: 32 * 1 (in u8 320 below 3; in u8 4 below 3; out i32 32; val i32 320; val i32 4)
__kernel void horspool(__global const uchar *text, __global const uchar *word, __global int *counts, int n, int m) {
  uchar skip[256];
  for (int k = 0; k < 256; k++)
    skip[k] = (uchar)m;
  for (int k = 0; k < m - 1; k++)
    skip[word[k]] = (uchar)(m - 1 - k);
  int part = n / get_global_size(0);
  int at = get_global_id(0) * part, end = min(at + part + m - 1, n);
  int count = 0;
  while (at + m <= end) {
    int k = m - 1;
    while (k >= 0 && text[at + k] == word[k])
      k--;
    if (k < 0)
      count++;
    at += skip[text[at + m - 1]];
  }
  counts[get_global_id(0)] = count;
}
