// Textures by their dimensions (section 2.9). Those of one dimension and arrays have one level.

#pragma once

namespace metal {

template <typename T, access A = access::sample, memory_coherence = memory_coherence_threadgroup>
struct texture1d : gir_texels<T, A> {
  static GIR_INLINE texture1d gir_bound(uint number) { return {{gir_image(number)}}; }
  GIR_INLINE vec<T, 4> sample(sampler by, float at) const { return this->gir_sample(by, at, 0.5f, 0.5f, 0); }
  GIR_INLINE vec<T, 4> read(uint at, uint level = 0) const { return this->gir_read(at, 0, 0, level); }
  GIR_INLINE void write(vec<T, 4> value, uint at) const { this->gir_write(value, at, 0, 0); }
  GIR_INLINE uint get_width(uint level = 0) const { return gir_image_extent(this->of, 0, level); }
  GIR_TEXTURE_ATOMICS((uint at), (at, 0, 0))
};

template <typename T, access A = access::sample, memory_coherence = memory_coherence_threadgroup>
struct texture1d_array : gir_texels<T, A> {
  static GIR_INLINE texture1d_array gir_bound(uint number) { return {{gir_image(number)}}; }
  GIR_INLINE vec<T, 4> sample(sampler by, float at, uint layer) const {
    return this->gir_sample(by, at, 0.5f, this->gir_slice(layer), 0);
  }
  GIR_INLINE vec<T, 4> read(uint at, uint layer, uint level = 0) const { return this->gir_read(at, 0, layer, level); }
  GIR_INLINE void write(vec<T, 4> value, uint at, uint layer) const { this->gir_write(value, at, 0, layer); }
  GIR_INLINE uint get_width(uint level = 0) const { return gir_image_extent(this->of, 0, level); }
  GIR_INLINE uint get_array_size() const { return gir_image_extent(this->of, 2, 0); }
  GIR_TEXTURE_ATOMICS((uint at, uint layer), (at, 0, layer))
};

template <typename T, access A = access::sample, memory_coherence = memory_coherence_threadgroup>
struct texture2d_array : gir_texels<T, A> {
  static GIR_INLINE texture2d_array gir_bound(uint number) { return {{gir_image(number)}}; }
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, 2> at, uint layer) const {
    return sample(by, at, layer, level(0));
  }
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, 2> at, uint layer, level level) const {
    return this->gir_sample(by, at.x, at.y, this->gir_slice(layer), level.detail);
  }
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, 2> at, uint layer, gradient2d gradient) const {
    float changes[6] = {gradient.x.x, gradient.x.y, 0, gradient.y.x, gradient.y.y, 0};
    return sample(by, at, layer, level(gir_image_level(this->of, by.of, (ulong)changes)));
  }
  GIR_INLINE vec<T, 4> gather(sampler by, vec<float, 2> at, uint layer, vec<int, 2> offset = vec<int, 2>(0),
                              component part = component::x) const {
    return this->gir_gather(by, at.x, at.y, this->gir_slice(layer), offset.x, offset.y, part);
  }
  GIR_INLINE vec<T, 4> read(vec<uint, 2> at, uint layer, uint level = 0) const {
    return this->gir_read(at.x, at.y, layer, level);
  }
  GIR_INLINE void write(vec<T, 4> value, vec<uint, 2> at, uint layer) const {
    this->gir_write(value, at.x, at.y, layer);
  }
  GIR_INLINE uint get_width(uint level = 0) const { return gir_image_extent(this->of, 0, level); }
  GIR_INLINE uint get_height(uint level = 0) const { return gir_image_extent(this->of, 1, level); }
  GIR_INLINE uint get_array_size() const { return gir_image_extent(this->of, 2, 0); }
  GIR_TEXTURE_ATOMICS((vec<uint, 2> at, uint layer), (at.x, at.y, layer))
};

template <typename T, access A = access::sample, memory_coherence = memory_coherence_threadgroup>
struct texture2d : gir_texture<T, 2, A> {
  static GIR_INLINE texture2d gir_bound(uint number) { return {{gir_image(number)}}; }
  using gir_texture<T, 2, A>::sample;
  GIR_INLINE vec<T, 4> sample(sampler by, vec<float, 2> at, level level, vec<int, 2> offset) const {
    uint nearest = (uint)(level.detail > 0 ? level.detail + 0.5f : 0);
    at.x += (float)offset.x / (float)gir_image_extent(this->of, 0, nearest);
    at.y += (float)offset.y / (float)gir_image_extent(this->of, 1, nearest);
    return this->sample(by, at, level);
  }
  GIR_INLINE vec<T, 4> gather(sampler by, vec<float, 2> at, vec<int, 2> offset = vec<int, 2>(0),
                              component part = component::x) const {
    return gir_texels<T, A>{this->of}.gir_gather(by, at.x, at.y, 0.5f, offset.x, offset.y, part);
  }
  GIR_INLINE uint get_num_mip_levels() const { return gir_texels<T, A>{this->of}.get_num_mip_levels(); }
  GIR_TEXTURE_ATOMICS((vec<uint, 2> at), (at.x, at.y, 0))
};

template <typename T, access A = access::sample, memory_coherence = memory_coherence_threadgroup>
struct texture3d : gir_texture<T, 3, A> {
  static GIR_INLINE texture3d gir_bound(uint number) { return {{gir_image(number)}}; }
  GIR_INLINE uint get_num_mip_levels() const { return gir_texels<T, A>{this->of}.get_num_mip_levels(); }
  GIR_TEXTURE_ATOMICS((vec<uint, 3> at), (at.x, at.y, at.z))
};

} // namespace metal
