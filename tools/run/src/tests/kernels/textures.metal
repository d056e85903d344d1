// What is in a texture goes to another one: of floats, of halves, of integers of both signs, of one dimension more. One
// kernel takes a texture that nothing binds.
#include <metal_stdlib>
using namespace metal;

kernel void floats(texture2d<float, access::read> from [[texture(0)]], texture2d<float, access::write> to [[texture(1)]],
                   uint2 at [[thread_position_in_grid]]) {
  to.write(from.read(at), at);
}
kernel void halves(texture2d<half, access::read> from [[texture(0)]], texture2d<half, access::write> to [[texture(1)]],
                   uint2 at [[thread_position_in_grid]]) {
  to.write(from.read(at), at);
}
kernel void unsigned_ones(texture2d<uint> from [[texture(0)]], texture2d<uint, access::write> to [[texture(1)]],
                          uint2 at [[thread_position_in_grid]]) {
  to.write(from.read(at, 0u), at);
}
kernel void signed_ones(texture2d<int> from [[texture(0)]], texture2d<int, access::write> to [[texture(1)]],
                        uint2 at [[thread_position_in_grid]]) {
  to.write(from.read(at, 0u), at);
}
kernel void unbound(texture2d<float> from [[texture(2)]]) {}
kernel void unsampled(texture2d<float> from [[texture(0)]], sampler by [[sampler(4)]]) {}
// Beyond the edges there are zeros, and nothing is stored.
kernel void strays(texture2d<float, access::read> from [[texture(0)]], texture2d<float, access::write> to [[texture(1)]],
                   uint2 at [[thread_position_in_grid]]) {
  to.write(from.read(at + 1u) + from.read(at - 7u), at + 1u);
}
