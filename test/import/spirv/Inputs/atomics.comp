#version 450
layout(local_size_x = 32) in;
layout(std430, set = 0, binding = 0) buffer Words { uint words[]; };
layout(std430, set = 0, binding = 1) buffer Totals { uint sum; int least; uint most; uint bits; uint flips; uint swapped; uint bins[8]; } totals;
shared uint local;
shared uint hist[8];
void main() {
    uint g = gl_GlobalInvocationID.x, l = gl_LocalInvocationIndex;
    if (l == 0u) local = 0u;
    if (l < 8u) hist[l] = 0u;
    barrier();
    uint x = words[g];
    atomicAdd(local, x & 15u); atomicAdd(hist[x & 7u], 1u);
    memoryBarrierShared(); barrier();
    if (l == 0u) { atomicAdd(totals.sum, local); }
    if (l < 8u) atomicAdd(totals.bins[l], hist[l]);
    atomicMin(totals.least, int(x % 1000u) - 500); atomicMax(totals.most, x); atomicOr(totals.bits, 1u << (x & 31u)); atomicXor(totals.flips, x);
    if (atomicCompSwap(totals.swapped, 0u, 5u) == 0u) { words[200 + (g & 0u)] = 42u; }
}
