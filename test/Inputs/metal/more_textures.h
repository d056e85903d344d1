// Textures that the device msl-host does not have (sections 2.9 and 6.12 of the Metal Shading Language Specification):
// declarations, by which clang checks the types of calls.

#pragma once

#define GIR_HANDLE(name) static name gir_bound(uint number);

#define GIR_SIZES                                                                                                      \
  uint get_width(uint level = 0) const;                                                                                \
  uint get_height(uint level = 0) const;                                                                               \
  uint get_num_mip_levels() const;

namespace metal {

struct bias {
  explicit bias(float value);
};
struct gradientcube {
  gradientcube(float3 x, float3 y);
};

template <typename T, access A = access::sample, memory_coherence = memory_coherence_threadgroup> struct texturecube {
  GIR_HANDLE(texturecube)
  GIR_SIZES
  vec<T, 4> sample(sampler by, float3 at) const;
  template <typename O> vec<T, 4> sample(sampler by, float3 at, O option) const;
  vec<T, 4> gather(sampler by, float3 at, component part = component::x) const;
  vec<T, 4> read(uint2 at, uint face, uint level = 0) const;
  void write(vec<T, 4> texel, uint2 at, uint face, uint level = 0) const;
  void fence() const;
};

template <typename T, access A = access::sample, memory_coherence = memory_coherence_threadgroup> struct texturecube_array {
  GIR_HANDLE(texturecube_array)
  GIR_SIZES
  vec<T, 4> sample(sampler by, float3 at, uint layer) const;
  template <typename O> vec<T, 4> sample(sampler by, float3 at, uint layer, O option) const;
  vec<T, 4> gather(sampler by, float3 at, uint layer, component part = component::x) const;
  vec<T, 4> read(uint2 at, uint face, uint layer, uint level = 0) const;
  void write(vec<T, 4> texel, uint2 at, uint face, uint layer, uint level = 0) const;
  uint get_array_size() const;
  void fence() const;
};

template <typename T, access A = access::read, memory_coherence = memory_coherence_threadgroup> struct texture_buffer {
  GIR_HANDLE(texture_buffer)
  vec<T, 4> read(uint at) const;
  void write(vec<T, 4> texel, uint at) const;
  uint get_width() const;
  void fence() const;
  vec<T, 4> atomic_fetch_add(uint at, vec<T, 4> operand) const;
  vec<T, 4> atomic_fetch_sub(uint at, vec<T, 4> operand) const;
  vec<T, 4> atomic_fetch_and(uint at, vec<T, 4> operand) const;
  vec<T, 4> atomic_fetch_or(uint at, vec<T, 4> operand) const;
  vec<T, 4> atomic_fetch_xor(uint at, vec<T, 4> operand) const;
  vec<T, 4> atomic_fetch_min(uint at, vec<T, 4> operand) const;
  vec<T, 4> atomic_fetch_max(uint at, vec<T, 4> operand) const;
  vec<T, 4> atomic_exchange(uint at, vec<T, 4> desired) const;
  bool atomic_compare_exchange_weak(uint at, thread vec<T, 4> *expected, vec<T, 4> desired) const;
};

template <typename T, access A = access::read, memory_coherence = memory_coherence_threadgroup> struct texture2d_ms {
  static_assert(A == access::read, "texels with samples are only read");
  GIR_HANDLE(texture2d_ms)
  vec<T, 4> read(uint2 at, uint sample) const;
  uint get_width() const;
  uint get_height() const;
  uint get_num_samples() const;
};

template <typename T, access A = access::read, memory_coherence = memory_coherence_threadgroup> struct texture2d_ms_array {
  static_assert(A == access::read, "texels with samples are only read");
  GIR_HANDLE(texture2d_ms_array)
  vec<T, 4> read(uint2 at, uint layer, uint sample) const;
  uint get_width() const;
  uint get_height() const;
  uint get_array_size() const;
  uint get_num_samples() const;
};

template <typename T, access A = access::read> struct depth2d_ms {
  static_assert(__is_same(T, float) && A == access::read, "depths are floats, which are only read");
  GIR_HANDLE(depth2d_ms)
  T read(uint2 at, uint sample) const;
  uint get_width() const;
  uint get_height() const;
  uint get_num_samples() const;
};

template <typename T, access A = access::sample> struct depth2d {
  static_assert(__is_same(T, float), "depths are floats");
  GIR_HANDLE(depth2d)
  GIR_SIZES
  T sample(sampler by, float2 at, int2 offset = int2(0)) const;
  template <typename O> T sample(sampler by, float2 at, O option, int2 offset = int2(0)) const;
  T sample_compare(sampler by, float2 at, float value, int2 offset = int2(0)) const;
  template <typename O> T sample_compare(sampler by, float2 at, float value, O option, int2 offset = int2(0)) const;
  vec<T, 4> gather(sampler by, float2 at, int2 offset = int2(0)) const;
  vec<T, 4> gather_compare(sampler by, float2 at, float value, int2 offset = int2(0)) const;
  T read(uint2 at, uint level = 0) const;
};

template <typename T, access A = access::sample> struct depth2d_array {
  static_assert(__is_same(T, float), "depths are floats");
  GIR_HANDLE(depth2d_array)
  GIR_SIZES
  T sample(sampler by, float2 at, uint layer, int2 offset = int2(0)) const;
  template <typename O> T sample(sampler by, float2 at, uint layer, O option, int2 offset = int2(0)) const;
  T sample_compare(sampler by, float2 at, uint layer, float value, int2 offset = int2(0)) const;
  template <typename O>
  T sample_compare(sampler by, float2 at, uint layer, float value, O option, int2 offset = int2(0)) const;
  vec<T, 4> gather(sampler by, float2 at, uint layer, int2 offset = int2(0)) const;
  vec<T, 4> gather_compare(sampler by, float2 at, uint layer, float value, int2 offset = int2(0)) const;
  T read(uint2 at, uint layer, uint level = 0) const;
  uint get_array_size() const;
};

template <typename T, access A = access::sample> struct depthcube {
  static_assert(__is_same(T, float), "depths are floats");
  GIR_HANDLE(depthcube)
  GIR_SIZES
  T sample(sampler by, float3 at) const;
  template <typename O> T sample(sampler by, float3 at, O option) const;
  T sample_compare(sampler by, float3 at, float value) const;
  template <typename O> T sample_compare(sampler by, float3 at, float value, O option) const;
  vec<T, 4> gather(sampler by, float3 at) const;
  vec<T, 4> gather_compare(sampler by, float3 at, float value) const;
};

template <typename T, access A = access::sample> struct depthcube_array {
  static_assert(__is_same(T, float), "depths are floats");
  GIR_HANDLE(depthcube_array)
  GIR_SIZES
  T sample(sampler by, float3 at, uint layer) const;
  template <typename O> T sample(sampler by, float3 at, uint layer, O option) const;
  T sample_compare(sampler by, float3 at, uint layer, float value) const;
  template <typename O> T sample_compare(sampler by, float3 at, uint layer, float value, O option) const;
  vec<T, 4> gather(sampler by, float3 at, uint layer) const;
  vec<T, 4> gather_compare(sampler by, float3 at, uint layer, float value) const;
  uint get_array_size() const;
};

} // namespace metal
